"""Verbs that steer other verbs: if you do, you may, each player."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats


def spell(*verbs, **more):
    return magic("Spell", w.activate(*verbs, **more))


def text(*verbs, **more):
    return spell(*verbs, **more).effects[0].text()


@pytest.mark.word("IfDid")
def test_only_if_the_verb_before_did_something():
    both = spell(w.Destroy(w.every(w.MONSTER, needed=False)), w.IfDid(w.Draw(1), w.GainLife(500)))
    d = table(you=hand("Spell"), cards=[both]).activate("Spell")
    assert (d.hand(YOU), d.lp(YOU)) == ([], 8000)
    d = table(you=hand("Spell"), them=attack("Kuriboh"), cards=[both]).activate("Spell")
    assert (len(d.hand(YOU)), d.lp(YOU)) == (1, 8500)
    assert both.effects[0].text() == (
        "Destroy all monsters on the field. If you do, draw 1 card and gain 500 Life Points."
    )
    assert [deed.deed for deed in both.effects[0].deeds()] == ["destroy", "draw", "gain"]


@pytest.mark.word("May", "MAY", "MUST")
def test_you_may():
    may = spell(w.GainLife(100), w.May(w.Draw(1)))
    d = table(you=hand("Spell"), cards=[may]).activate("Spell")
    assert (d.kind, d.asked) == ("yes-no", YOU)
    assert d.no().hand(YOU) == []
    d = table(you=hand("Spell"), cards=[may]).activate("Spell").yes()
    assert len(d.hand(YOU)) == 1
    assert may.effects[0].text() == "Gain 100 Life Points. You may draw 1 card."
    assert [(deed.deed, deed.sure) for deed in may.effects[0].deeds()] == [("gain", w.MUST), ("draw", w.MAY)]


def test_what_cannot_be_done_is_not_asked():
    may = spell(w.GainLife(100), w.May(w.Destroy(w.every(w.MONSTER))))
    d = table(you=hand("Spell"), cards=[may]).activate("Spell")
    assert (d.kind, d.lp(YOU)) == ("act", 8100)


@pytest.mark.word("EachPlayer")
def test_each_player_the_turn_player_first():
    each = spell(w.EachPlayer(w.Discard(1)))
    d = table(
        you=hand("Spell", "Kuriboh", "Battle Ox"), them=hand("Silver Fang", "Mystic Horseman"), cards=[each]
    )
    d.activate("Spell")
    assert d.asked == YOU
    assert d.pick("Kuriboh").asked == THEM
    d.pick("Silver Fang")
    assert (d.hand(YOU), d.hand(THEM)) == (["Battle Ox"], ["Mystic Horseman"])
    assert each.effects[0].text() == "Each player does this, the turn player first: discard 1 card."
    assert [deed.sure for deed in each.effects[0].deeds()] == [c.MUST]


def test_verbs_in_a_sentence_may_ask_too():
    inner = w.IfDid(w.Destroy(w.pick(w.MONSTER & w.THEIRS)), w.IfDid(w.Draw(1)))
    d = table(
        you=hand("Spell", "Kuriboh"),
        them=attack("Battle Ox", "Silver Fang"),
        cards=[spell(w.SendAway(w.every(w.IN_HAND & w.YOURS)), inner)],
    ).activate("Spell")
    d.pick("Silver Fang")
    assert (d.monsters(THEM), len(d.hand(YOU))) == (["Battle Ox"], 1)
