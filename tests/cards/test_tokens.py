"""Tokens: what they are and what becomes of them."""

import pytest
from scenario import *

pytestmark = both_seats


@pytest.mark.card("Scapegoat")
@pytest.mark.rule("R-TOK-01")
def test_a_sheep_is_a_weak_beast_of_earth():
    card = table(you=defense("Sheep Token")).card("Sheep Token")
    facts = card.facts
    assert (facts.level, facts.attack, facts.defense, facts.type, facts.attribute) == (1, 0, 0, 6, 1)


@pytest.mark.card("Scapegoat")
@pytest.mark.rule("R-TOK-04")
def test_a_destroyed_sheep_is_simply_gone():
    d = table(you=defense("Sheep Token") + hand("Dark Hole")).activate("Dark Hole")
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], ["Dark Hole"])


@pytest.mark.card("Scapegoat")
@pytest.mark.rule("J-TOK-01", "R-ZONE-09")
def test_a_sheep_may_be_taken_changed_and_attack():
    d = table(you=hand("Change of Heart"), them=defense("Sheep Token"))
    d.activate("Change of Heart").change("Sheep Token")
    d.to_battle().attack("Sheep Token").end_turn()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Sheep Token"])


@pytest.mark.card("Scapegoat", "Book of Moon")
@pytest.mark.rule("J-TOK-01", "J-EFF-12")
def test_a_sheep_is_never_turned_face_down():
    d = table(you=hand("Book of Moon"), them=defense("Sheep Token"))
    assert "J-EFF-12" in d.why_not("Book of Moon")


@pytest.mark.card("Scapegoat")
@pytest.mark.rule("J-DMG-06", "R-TOK-04")
def test_a_sheep_blocks_one_attack_and_is_gone():
    d = table(you=attack("Battle Ox"), them=defense("Sheep Token"))
    d.to_battle().attack("Battle Ox", "Sheep Token").resolve()
    assert (d.lp(THEM), d.monsters(THEM), d.graveyard(THEM)) == (8000, [], [])


@pytest.mark.card("Scapegoat")
@pytest.mark.rule("R-ZONE-09", "R-ZONE-02")
def test_sheep_take_up_monster_zones():
    d = table(you=defense(*["Sheep Token"] * 5) + hand("Battle Ox"))
    assert "R-ZONE-02" in d.why_not("Battle Ox", "summon")


@pytest.mark.card("Scapegoat", "Monster Reborn")
def test_a_sheep_cannot_be_revived():
    d = table(you=defense("Sheep Token") + hand("Dark Hole", "Monster Reborn")).activate("Dark Hole")
    assert "J-EFF-12" in d.why_not("Monster Reborn")


@pytest.mark.card("Scapegoat", "Hamburger Recipe")
def test_a_sheep_may_be_a_tribute_of_a_ritual():
    d = table(you=defense("Sheep Token") + hand("Hamburger Recipe", "Hungry Burger", "Curse of Dragon"))
    d.activate("Hamburger Recipe").pick("Sheep Token").choose("attack")
    assert (d.monsters(YOU), d.hand(YOU)) == (["Hungry Burger"], [])
