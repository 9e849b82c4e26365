"""Verbs that move cards: destroy, return, send, draw, discard."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def spell(*verbs, **more):
    return magic("Spell", w.activate(*verbs, **more))


def text(*verbs, **more):
    return spell(*verbs, **more).effects[0].text()


def deeds(*verbs):
    return [deed.deed for deed in spell(*verbs).effects[0].deeds()]


def cast(*verbs, you=(), them=(), picks=(), **more):
    """A Magic Card of YOU with these verbs has resolved."""
    d = table(you=hand("Spell") + list(you), them=list(them), cards=[spell(*verbs, **more)])
    return d.activate("Spell", picks)


@pytest.mark.word("Destroy")
@pytest.mark.rule("J-TERM-01")
def test_destroy():
    d = cast(w.Destroy(w.every(w.MONSTER)), you=attack("Kuriboh"), them=set_("Battle Ox"))
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Kuriboh", "Spell"], ["Battle Ox"])
    gone = d.events("move")[0]
    assert (gone.causes, sorted(gone.cards)) == ({"effect"}, ["Battle Ox", "Kuriboh"]), "in one moment"
    assert text(w.Destroy(w.TARGET), target=w.MONSTER) == "Target 1 monster on the field. Destroy the target."
    assert deeds(w.Destroy(w.every(w.MONSTER))) == ["destroy"]


@pytest.mark.word("ToHand")
@pytest.mark.rule("J-TERM-04")
def test_to_hand():
    stolen = table(
        you=hand("Change of Heart", "Spell"),
        them=attack("Battle Ox"),
        cards=[spell(w.ToHand(w.every(w.MONSTER)))],
    )
    d = stolen.activate("Change of Heart").activate("Spell")
    assert (d.hand(YOU), d.hand(THEM)) == ([], ["Battle Ox"]), "to its owner"
    assert text(w.ToHand(w.TARGET), target=w.MONSTER) == (
        "Target 1 monster on the field. Return the target to its owner's hand."
    )
    assert text(w.ToHand(w.every(w.MONSTER))) == "Return all monsters on the field to their owners' hands."
    assert deeds(w.ToHand(w.every(w.MONSTER))) == ["return"]


@pytest.mark.rule("J-PUB-02")
def test_to_hand_shown_or_not():
    for shown in (False, True):
        find = w.ToHand(w.search(w.DRAGON & w.IN_DECK & w.YOURS), shown=shown)
        d = cast(find, w.ShuffleDeck(after_search="picked"), you=deck("Baby Dragon"))
        assert d.hand(YOU) == ["Baby Dragon"]
        assert [one.name for one in d.seen(THEM, YOU).hand] == (["Baby Dragon"] if shown else [])
    assert text(w.ToHand(w.TARGET), target=w.MAGIC & w.IN_GRAVEYARD & w.YOURS) == (
        "Target 1 Magic Card in your Graveyard. Add the target to your hand."
    )
    assert deeds(w.ToHand(w.search(w.DRAGON & w.IN_DECK & w.YOURS))) == ["add"]


@pytest.mark.word("ToDeck", "ON_TOP", "AT_BOTTOM", "SHUFFLED")
@pytest.mark.parametrize(
    ("where", "words"),
    [
        (w.ON_TOP, "Return the target to the top of its owner's Deck."),
        (w.AT_BOTTOM, "Return the target to the bottom of its owner's Deck."),
        (w.SHUFFLED, "Return the target to its owner's Deck, which is shuffled."),
    ],
)
def test_to_deck(where, words):
    d = cast(w.ToDeck(w.TARGET, where), them=attack("Battle Ox"), target=w.MONSTER)
    assert d.monsters(THEM) == [] and d.deck(THEM).count("Battle Ox") == 1
    assert (d.deck(THEM)[0] == "Battle Ox") or where != w.ON_TOP
    assert (d.deck(THEM)[-1] == "Battle Ox") or where != w.AT_BOTTOM
    assert [event.player for event in d.events("shuffle")] == ([THEM] if where == w.SHUFFLED else [])
    assert text(w.ToDeck(w.TARGET, where), target=w.MONSTER) == f"Target 1 monster on the field. {words}"
    assert deeds(w.ToDeck(w.THIS)) == ["return"]


@pytest.mark.word("SendAway", "FUSION_DECK")
@pytest.mark.parametrize(
    ("to", "words", "deed"),
    [
        (w.GRAVEYARD, "Send all monsters the opponent controls to the Graveyard.", "send"),
        (w.REMOVED, "Remove all monsters the opponent controls from play.", "remove"),
        (w.FUSION_DECK, "Return all monsters the opponent controls to the Fusion Deck.", "return"),
    ],
)
def test_send_away(to, words, deed):
    away = w.SendAway(w.every(w.MONSTER & w.THEIRS), to=to)
    d = cast(away, them=attack("Rabid Horseman"))
    assert {
        w.GRAVEYARD: d.graveyard(THEM),
        w.REMOVED: d.removed(THEM),
        w.FUSION_DECK: d.fusion_deck(THEM),
    }[to] == ["Rabid Horseman"]
    assert not d.events("move")[0].causes & {"battle", "effect", "rule"}, "no destruction"
    assert (text(away), deeds(away)) == (words, [deed])


@pytest.mark.word("Draw")
@pytest.mark.rule("J-WIN-03")
def test_draw():
    assert len(cast(w.Draw(2)).hand(YOU)) == 2
    assert len(cast(w.Draw(1, of=1)).hand(THEM)) == 1
    d = cast(w.Draw(3), you=deck("Kuriboh", rest=False))
    assert d.winner == THEM
    assert (text(w.Draw(2)), text(w.Draw(of=1))) == ("Draw 2 cards.", "The opponent draws 1 card.")
    assert deeds(w.Draw()) == ["draw"]


def test_draw_as_many_as_something_else():
    both = (w.Destroy(w.every(w.MONSTER & w.THEIRS)), w.Draw(same_as="did"))
    assert len(cast(*both, them=attack("Kuriboh", "Battle Ox")).hand(YOU)) == 2
    assert text(*both) == "Destroy all monsters the opponent controls. Draw as many cards."


@pytest.mark.word("Discard")
@pytest.mark.rule("J-TERM-02")
def test_discard():
    d = cast(w.Discard(1), you=hand("Kuriboh", "Battle Ox")).pick("Kuriboh")
    assert d.graveyard(YOU) == ["Kuriboh", "Spell"]
    assert d.events("move")[0].causes == {"discard"}
    d = cast(w.Discard(2, of=1), them=hand("Kuriboh"))
    assert d.graveyard(THEM) == ["Kuriboh"], "as many as there are"
    d = cast(w.Discard(1, of=1), them=hand("Kuriboh", "Battle Ox"))
    assert d.asked == THEM, "who discards chooses"
    assert text(w.Discard(2)) == "Discard 2 cards."
    assert text(w.Discard(1, of=1)) == "The opponent discards 1 card."
    assert deeds(w.Discard(1)) == ["discard"]


def test_discard_at_random():
    lose = spell(w.Discard(1, of=1, at_random=True))
    for chance, gone in ((0, "Kuriboh"), (1, "Battle Ox")):
        d = table(you=hand("Spell"), them=hand("Kuriboh", "Battle Ox"), cards=[lose], chance=[chance])
        assert d.activate("Spell").graveyard(THEM) == [gone]
    assert text(w.Discard(1, of=1, at_random=True)) == "The opponent discards 1 card at random."


@pytest.mark.word("DiscardHand")
def test_discard_hands():
    d = cast(w.DiscardHand(), you=hand("Kuriboh", "Battle Ox"), them=hand("Silver Fang"))
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Kuriboh", "Battle Ox", "Spell"], ["Silver Fang"])
    assert (len(d.hand(YOU)), len(d.hand(THEM))) == (2, 1)
    d = table(you=hand("Spell"), cards=[spell(w.DiscardHand())])
    assert d.reasons("Spell")[0].sentence == "Spell: nobody has a card to discard."
    assert text(w.DiscardHand()) == (
        "Both players discard their whole hands, then each draws as many cards as he discarded."
    )
    assert deeds(w.DiscardHand()) == ["discard", "draw"]


@pytest.mark.word("Excavate")
def test_excavate():
    show = w.Excavate(2)
    add = w.SendAway(w.chosen("excavated", "them", many=True))
    d = cast(show, add, you=deck("Kuriboh", "Battle Ox"))
    assert d.graveyard(YOU) == ["Battle Ox", "Kuriboh", "Spell"] or d.graveyard(YOU) == [
        "Kuriboh",
        "Battle Ox",
        "Spell",
    ]
    assert d.events("reveal")[0].cards == ("Kuriboh", "Battle Ox")
    assert text(show, add) == "Show the top 2 cards of your Deck. Send them to the Graveyard."
    assert deeds(show) == ["show"]


@pytest.mark.rule("J-DMG-03")
def test_what_falls_in_the_battle_that_goes_on_is_not_moved():
    soldier = effect_monster("Soldier", w.flip(w.ToHand(w.every(w.MONSTER, needed=False))), defense=100)
    d = table(you=set_("Soldier"), them=attack("Battle Ox"), turn=THEM, cards=[soldier]).to_battle()
    d.attack("Battle Ox", "Soldier").resolve()
    assert (d.hand(THEM), d.graveyard(YOU)) == (["Battle Ox"], ["Soldier"])
