"""Cards of Yu-Gi-Oh! DDS."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Salamandra -------------------------------------------------------------------------------------


@pytest.mark.card("Salamandra")
@pytest.mark.rule("R-EQUIP-03")
def test_salamandra_gives_a_fire_monster_700_atk():
    host = normal_monster("Host", 1000, 1000, attribute="FIRE")
    d = (
        table(you=hand("Salamandra") + attack("Host", "Battle Ox"), cards=[host])
        .activate("Salamandra")
        .resolve()
    )
    assert (d.attack_of("Host"), d.defense_of("Host")) == (1700, 1000)


@pytest.mark.card("Salamandra")
def test_salamandra_fits_nothing_but_fire():
    assert table(you=hand("Salamandra") + attack("Battle Ox")).why_not("Salamandra") == ["J-EFF-12"]


@pytest.mark.card("Acid Trap Hole", "Man-Eater Bug")
def test_acid_trap_hole_destroys_a_weak_defender_whose_flip_effect_still_acts():
    d = table(you=set_("Acid Trap Hole") + attack("Battle Ox"), them=set_("Man-Eater Bug"))
    d.activate("Acid Trap Hole").resolve()
    assert (d.monsters(THEM), d.monsters(YOU)) == ([], [])


@pytest.mark.card("Acid Trap Hole")
def test_acid_trap_hole_turns_a_strong_defender_down_again():
    d = table(
        you=set_("Acid Trap Hole"),
        them=set_("Giant Soldier of Stone", "Aqua Madoor") + set_("Labyrinth Wall"),
    )
    d.activate("Acid Trap Hole", ["Labyrinth Wall"]).resolve()
    assert d.position("Labyrinth Wall") == "set" and d.knows(YOU, "Labyrinth Wall")
    d = table(you=set_("Acid Trap Hole"), them=attack("Kuriboh") + defense("Sangan"))
    assert "J-EFF-12" in d.why_not("Acid Trap Hole")


@pytest.mark.card("Acid Trap Hole", "Jinzo")
def test_acid_trap_hole_destroys_a_face_down_jinzo():
    d = table(you=set_("Acid Trap Hole"), them=set_("Jinzo")).activate("Acid Trap Hole").resolve()
    assert d.graveyard(THEM) == ["Jinzo"]
