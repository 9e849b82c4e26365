"""The Fusion Deck at the table."""

import pytest
from scenario import *

pytestmark = both_seats

MATERIALS = ("Battle Ox", "Mystic Horseman", "Flame Manipulator", "Masaki the Legendary Swordsman")


@pytest.mark.rule("R-DECK-05")
@pytest.mark.parametrize(
    ("fusion", "material"), [("Rabid Horseman", "Battle Ox"), ("Flame Swordsman", "Flame Manipulator")]
)
def test_a_fusion_monster_is_chosen_from_the_fusion_deck(fusion, material):
    d = table(you=[*hand("Polymerization", *MATERIALS), *fusion_deck("Rabid Horseman", "Flame Swordsman")])
    d.activate("Polymerization")
    d.pick(fusion).pick(material).choose("attack")
    assert d.monsters(YOU) == [fusion]
    assert len(d.fusion_deck(YOU)) == 1
