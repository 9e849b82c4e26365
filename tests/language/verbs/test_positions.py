"""Changing battle positions."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def spell(*verbs, **more):
    return magic("Spell", w.activate(*verbs, **more))


@pytest.mark.word("ChangeTo")
@pytest.mark.rule("J-POS-04")
@pytest.mark.parametrize(
    ("position", "is_in", "words"),
    [(w.P_ATTACK, "attack", "Attack Position"), (w.P_DEFENSE, "defense", "Defense Position")],
)
def test_monsters_are_changed(position, is_in, words):
    change = spell(w.ChangeTo(w.every(w.MONSTER & w.THEIRS), position))
    d = table(
        you=hand("Spell"), them=attack("Kuriboh") + defense("Battle Ox") + set_("Silver Fang"), cards=[change]
    )
    d.activate("Spell")
    assert [d.position(name) for name in ("Kuriboh", "Battle Ox", "Silver Fang")] == [is_in] * 3
    assert len({event.moment for event in (*d.events("position"), *d.events("flip"))}) == 1
    assert change.effects[0].text() == f"Change all monsters the opponent controls to {words}."
    assert [deed.deed for deed in change.effects[0].deeds()] == ["position"]


@pytest.mark.rule("R-EFF-02")
def test_a_flip_effect_starts_when_an_effect_turns_it_up():
    change = spell(w.ChangeTo(w.TARGET, w.P_ATTACK), target=w.MONSTER & w.FACE_DOWN)
    d = table(you=hand("Spell") + set_("Man-Eater Bug"), them=attack("Battle Ox"), cards=[change])
    d.activate("Spell").pick("Battle Ox")
    assert d.graveyard(THEM) == ["Battle Ox"]


@pytest.mark.word("FlipDown")
@pytest.mark.rule("J-TOK-01")
def test_monsters_are_turned_face_down():
    moon = spell(w.FlipDown(w.every(w.MONSTER & w.FACE_UP & w.THEIRS)))
    d = table(you=hand("Spell"), them=attack("Kuriboh", "Sheep Token"), cards=[moon]).activate("Spell")
    assert (d.position("Kuriboh"), d.position("Sheep Token")) == ("set", "attack")
    assert moon.effects[0].text() == (
        "Change all face-up monsters the opponent controls to face-down Defense Position."
    )
    assert [deed.deed for deed in moon.effects[0].deeds()] == ["turn down"]


@pytest.mark.word("FlipDown")
@pytest.mark.rule("J-POS-07")
def test_monsters_may_be_turned_face_down_as_they_lie():
    dusk = spell(w.FlipDown(w.every(w.MONSTER & w.FACE_UP & w.THEIRS), as_it_lies=True))
    d = table(you=hand("Spell"), them=attack("Kuriboh") + defense("Silver Fang"), cards=[dusk])
    d.activate("Spell")
    assert (d.position("Kuriboh"), d.position("Silver Fang")) == ("set attack", "set")
    assert dusk.effects[0].text() == (
        "Turn all face-up monsters the opponent controls face-down in the position they are in."
    )
