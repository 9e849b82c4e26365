"""Cards of the Worldwide Edition promotional cards."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Harpie's Feather Duster ------------------------------------------------------------------------


@pytest.mark.card("Harpie's Feather Duster")
def test_harpies_feather_duster_destroys_every_magic_and_trap_of_the_opponent():
    d = table(
        you=hand("Harpie's Feather Duster") + face_up("Gravity Bind"),
        them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox") + set_("Waboku") + field("Yami"),
    )
    d.activate("Harpie's Feather Duster").resolve()
    assert sorted(d.graveyard(THEM)) == ["Axe of Despair", "Waboku", "Yami"]
    assert (d.magic_traps(YOU), d.monsters(THEM)) == (["Gravity Bind"], ["Battle Ox"])


@pytest.mark.card("Harpie's Feather Duster")
@pytest.mark.rule("J-EFF-12")
def test_harpies_feather_duster_needs_a_magic_or_trap_of_the_opponent():
    d = table(you=hand("Harpie's Feather Duster") + set_("Waboku"), them=attack("Battle Ox"))
    assert d.why_not("Harpie's Feather Duster") == ["J-EFF-12"]
