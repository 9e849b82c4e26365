"""Cards of Forbidden Memories."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Harpie's Pet Dragon ---------------------------------------------------------------------------


@pytest.mark.card("Harpie's Pet Dragon")
def test_harpies_pet_dragon_counts_every_face_up_harpie_lady():
    pet = "Harpie's Pet Dragon"
    d = table(you=attack(pet, "Harpie Lady"), them=attack("Harpie Lady", "Kuriboh") + set_("Harpie Lady"))
    assert (d.attack_of(pet), d.defense_of(pet)) == (2600, 3100)
