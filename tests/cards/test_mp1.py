"""Cards of McDonald's Promotional Cards."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Dark-Piercing Light ---------------------------------------------------------------------------


@pytest.mark.card("Dark-Piercing Light", "Man-Eater Bug")
def test_dark_piercing_light_turns_the_opponents_monsters_up_and_flip_effects_follow():
    d = table(
        you=hand("Dark-Piercing Light") + attack("Battle Ox") + set_("Kuriboh"),
        them=set_("Man-Eater Bug", "Sangan"),
    )
    d.activate("Dark-Piercing Light").resolve().pick("Battle Ox").resolve()
    assert [d.position(name) for name in ("Sangan", "Man-Eater Bug", "Kuriboh")] == [
        "defense",
        "defense",
        "set",
    ]
    assert "Battle Ox" in d.graveyard(YOU)


@pytest.mark.card("Dark-Piercing Light")
@pytest.mark.rule("J-EFF-12")
def test_dark_piercing_light_needs_a_face_down_monster_of_the_opponent():
    d = table(you=hand("Dark-Piercing Light") + set_("Kuriboh"), them=attack("Sangan"))
    assert d.why_not("Dark-Piercing Light", "activate") == ["J-EFF-12"]


# -- Goddess of Whim --------------------------------------------------------------------------------


@pytest.mark.card("Goddess of Whim")
@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize(("called", "value"), [("heads", 1900), ("tails", 475)])
def test_goddess_of_whim_doubles_or_halves_her_atk_once_a_turn(called, value):
    goddess = "Goddess of Whim"
    d = table(you=attack(goddess), chance=[1]).activate(goddess).choose(called).resolve()
    assert d.attack_of(goddess) == value
    assert d.why_not(goddess, "activate")
    assert d.end_turn().attack_of(goddess) == 950


@pytest.mark.card("Goddess of Whim", "Axe of Despair")
def test_goddess_of_whim_doubles_what_she_has_with_her_equips():
    goddess = "Goddess of Whim"
    d = table(you=attack(goddess) + equip("Axe of Despair", on=goddess), chance=[1]).activate(goddess)
    assert d.choose("heads").resolve().attack_of(goddess) == 3900
    assert table(you=attack(goddess), turn=THEM).attack_of(goddess) == 950
