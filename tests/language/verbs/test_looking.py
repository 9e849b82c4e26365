"""Looking at hidden cards, showing them, shuffling."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


def spell(*verbs, **more):
    return magic("Spell", w.activate(*verbs, **more))


def text(*verbs, **more):
    return spell(*verbs, **more).effects[0].text()


def cast(*verbs, you=(), them=(), picks=(), **more):
    d = table(you=hand("Spell") + list(you), them=list(them), cards=[spell(*verbs, **more)])
    return d.activate("Spell", picks)


@pytest.mark.word("LookAt")
@pytest.mark.rule("J-PUB-01")
def test_you_look_and_the_opponent_does_not():
    d = cast(w.LookAt(w.every(w.IN_HAND & w.THEIRS)), them=hand("Kuriboh"))
    assert [card.name for card in d.seen(YOU, THEM).hand] == ["Kuriboh"]
    d = cast(w.LookAt(w.TARGET), them=set_("Trap Hole"), target=w.MAGIC_OR_TRAP & w.FACE_DOWN)
    assert d.knows(YOU, "Trap Hole") and d.is_set("Trap Hole")
    assert text(w.LookAt(w.every(w.IN_HAND & w.THEIRS))) == "Look at all cards in the opponent's hand."
    assert [deed.deed for deed in spell(w.LookAt(w.THIS)).effects[0].deeds()] == ["look"]


@pytest.mark.word("LookAtDeckTop")
def test_you_look_at_the_top_of_their_deck():
    d = cast(w.LookAtDeckTop(2), them=deck("Kuriboh", "Battle Ox"))
    assert d.events("reveal")[0].cards == ("Kuriboh", "Battle Ox")
    assert d.deck(THEM)[:2] == ["Kuriboh", "Battle Ox"]
    assert text(w.LookAtDeckTop(2)) == (
        "Look at the top 2 cards of the opponent's Deck and put them back in the same order."
    )


@pytest.mark.word("Reveal")
def test_cards_are_shown_to_both():
    d = cast(w.Reveal(w.every(w.IN_HAND & w.YOURS)), you=hand("Kuriboh"))
    assert [card.name for card in d.seen(THEM, YOU).hand] == ["Kuriboh"]
    assert text(w.Reveal(w.every(w.IN_HAND & w.YOURS))) == "Show all cards in your hand."
    assert [deed.deed for deed in spell(w.Reveal(w.THIS)).effects[0].deeds()] == ["show"]


@pytest.mark.word("RevealAllSet")
def test_all_set_cards_are_looked_at():
    d = cast(w.RevealAllSet(), you=set_("Man-Eater Bug"), them=set_("Trap Hole"))
    assert d.knows(THEM, "Man-Eater Bug") and d.knows(YOU, "Trap Hole")
    assert d.is_set("Man-Eater Bug") and d.is_set("Trap Hole")
    assert (
        text(w.RevealAllSet())
        == "Both players look at all face-down cards on the field, which stay face-down."
    )


@pytest.mark.word("RevealThenDestroy")
def test_a_set_card_is_shown_and_destroyed_if_it_is_the_right_one():
    either = (w.TRAP & w.FACE_UP) | (w.MAGIC_OR_TRAP & w.FACE_DOWN)
    for name, gone in (("Trap Hole", True), ("Dark Hole", False)):
        d = cast(w.RevealThenDestroy(w.TARGET, w.TRAP), them=set_(name), target=either)
        assert (d.graveyard(THEM) == [name]) == gone
        assert gone or (d.is_set(name) and d.knows(YOU, name))
    face = face_up("Gravity Bind")
    d = cast(w.RevealThenDestroy(w.TARGET, w.TRAP), w.IfDid(w.Draw(1)), them=face, target=either)
    assert (d.graveyard(THEM), len(d.hand(YOU))) == (["Gravity Bind"], 1)
    assert text(w.RevealThenDestroy(w.TARGET, w.TRAP), target=either).endswith(
        "If the target is Set, show it; if it is a Trap Card, destroy it."
    )


@pytest.mark.word("ShuffleDeck")
@pytest.mark.rule("J-PUB-03")
def test_the_deck_is_shuffled():
    d = cast(w.ShuffleDeck(), you=deck("Kuriboh", "Battle Ox"))
    assert [event.player for event in d.events("shuffle")] == [YOU]
    find = w.ToHand(w.search(w.DRAGON & w.IN_DECK & w.YOURS))
    found = cast(find, w.ShuffleDeck(after_search="picked"), you=deck("Baby Dragon"))
    failed = cast(find, w.ShuffleDeck(after_search="picked"))
    verified = [[event.text for event in d.events("reveal")].count("verify") for d in (found, failed)]
    assert verified == [0, 1], "the opponent sees a Deck in which nothing was found"
    assert text(w.ShuffleDeck()) == "Shuffle your Deck."
    assert [deed.deed for deed in spell(w.ShuffleDeck()).effects[0].deeds()] == ["shuffle"]
