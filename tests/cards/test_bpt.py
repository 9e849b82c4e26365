"""Cards of the Collectible Tins of 2003."""

import pytest
from scenario import *

pytestmark = both_seats


# -- XYZ-Dragon Cannon ------------------------------------------------------------------------------

PARTS = ("X-Head Cannon", "Y-Dragon Head", "Z-Metal Tank")


@pytest.mark.card("XYZ-Dragon Cannon")
@pytest.mark.rule("J-SUM-06")
def test_xyz_dragon_cannon_removes_all_three_parts_face_down_ones_too():
    d = table(you=attack(*PARTS[:2]) + set_(PARTS[2]) + fusion_deck("XYZ-Dragon Cannon"))
    d.special_summon("XYZ-Dragon Cannon", position="defense")
    assert (d.monsters(YOU), sorted(d.removed(YOU))) == (["XYZ-Dragon Cannon"], list(PARTS))
    d = table(you=attack(*PARTS[:2]) + fusion_deck("XYZ-Dragon Cannon"))
    assert d.why_not("XYZ-Dragon Cannon", "special summon") == ["J-EFF-12"]


@pytest.mark.card("XYZ-Dragon Cannon")
@pytest.mark.rule("J-SUM-06")
def test_xyz_dragon_cannon_comes_in_a_main_phase_and_takes_no_substitute():
    # Upper Deck, 24 February 2004.
    d = table(you=attack(*PARTS) + fusion_deck("XYZ-Dragon Cannon")).to_battle()
    assert "J-SUM-06" in d.why_not("XYZ-Dragon Cannon", "special summon")
    d = table(you=attack(*PARTS[:2], "Versago the Destroyer") + fusion_deck("XYZ-Dragon Cannon"))
    assert d.why_not("XYZ-Dragon Cannon", "special summon") == ["J-EFF-12"]


@pytest.mark.card("XYZ-Dragon Cannon")
def test_xyz_dragon_cannon_discards_a_card_to_destroy_any_card_of_the_opponent():
    d = table(
        you=attack(*PARTS) + hand("Kuriboh", "Silver Fang") + fusion_deck("XYZ-Dragon Cannon"),
        them=attack("Battle Ox") + set_("Waboku"),
    )
    d.special_summon("XYZ-Dragon Cannon", position="attack")
    d.activate("XYZ-Dragon Cannon", ["Waboku"], cost=["Kuriboh"])
    d.activate("XYZ-Dragon Cannon", ["Battle Ox"], cost=["Silver Fang"]).resolve()
    assert sorted(d.graveyard(THEM)) == ["Battle Ox", "Waboku"]


@pytest.mark.card("XYZ-Dragon Cannon", "De-Fusion")
@pytest.mark.rule("J-FUS-05")
def test_de_fusion_returns_xyz_dragon_cannon_and_brings_nothing():
    # Upper Deck, 17 January 2004: a part in the Graveyard makes no difference.
    parts = graveyard(*PARTS)
    d = table(you=attack(*PARTS) + fusion_deck("XYZ-Dragon Cannon") + hand("De-Fusion") + parts)
    d.special_summon("XYZ-Dragon Cannon", position="attack").activate("De-Fusion").resolve()
    assert (d.monsters(YOU), d.fusion_deck(YOU)) == ([], ["XYZ-Dragon Cannon"])
