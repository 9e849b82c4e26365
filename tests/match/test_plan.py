"""The computer's use of the Side Deck."""

import pytest
from deck_strategies import decks
from hypothesis import given
from hypothesis import strategies as st
from match_scenes import MAIN, SIDE, WITHOUT, drawn_duel, go, match, play

from spellspeed import Deck, catalogue
from spellspeed.decks.advice import lists
from spellspeed.decks.passwords import is_fusion
from spellspeed.match import side_plan, swapped

ANSWERS = ("Mystical Space Typhoon", "Dust Tornado", "Trap Hole", "Nobleman of Crossout")
DECK = Deck("Mine", MAIN, (), (*ANSWERS, *SIDE[:11]))
MAGIC = ("Dark Hole", "Raigeki", "Monster Reborn")
STRONG = ("Summoned Skull", "Blue-Eyes White Dragon", "Gemini Elf", "La Jinn the Mystical Genie of the Lamp")


def coming(seen, deck=DECK):
    return {one.into for one in side_plan(deck, seen)}


def test_answers_come_in_to_what_was_seen():
    assert coming(MAGIC) == {"Mystical Space Typhoon", "Dust Tornado"}
    assert coming(STRONG) == {"Trap Hole"}
    assert coming(("Man-Eater Bug", "Magician of Faith")) == {"Nobleman of Crossout"}
    assert coming((*MAGIC, *STRONG)) == {"Trap Hole", "Mystical Space Typhoon", "Dust Tornado"}


def test_nothing_is_done_about_one_card_or_without_answers():
    assert coming(MAGIC[:1]) == coming(()) == set()
    assert coming(MAGIC, Deck("Mine", MAIN, (), SIDE)) == set()
    assert coming(MAGIC, Deck("Mine", MAIN)) == set()


def test_the_weakest_plain_monsters_go_out_and_each_exchange_has_a_reason():
    plan = side_plan(DECK, MAGIC)
    attacks = sorted(catalogue().by_name[name].attack for name in MAIN)
    assert [catalogue().by_name[one.out].attack for one in plan] == attacks[:2]
    assert {one.reason for one in plan} == {"It answers Magic and Traps, of which 3 were seen."}


def test_a_plan_can_always_be_carried_out():
    deck = Deck("Mine", MAIN, (), ANSWERS * 3)
    plan = side_plan(deck, MAGIC)
    assert len(plan) == 5
    after = swapped(deck, [one.out for one in plan], [one.into for one in plan])
    assert (len(after.main), len(after.side)) == (40, 12)


@pytest.mark.rule("J-DECK-03")
def test_fusion_monsters_stay_in_the_side_deck():
    fusions = tuple(name for one in lists().weakness for name in one.answers if is_fusion(name))
    assert fusions
    deck = Deck("Mine", MAIN, fusions[:1], (*fusions, "Trap Hole"))
    assert coming(STRONG, deck) == {"Trap Hole"}


@given(decks(), st.lists(st.sampled_from(sorted(catalogue().by_name)), max_size=30))
def test_any_plan_can_be_carried_out(deck, seen):
    plan = side_plan(deck, seen)
    after = swapped(deck, [one.out for one in plan], [one.into for one in plan])
    assert [len(after.main), len(after.fusion), len(after.side)] == [
        len(deck.main),
        len(deck.fusion),
        len(deck.side),
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_only_what_lay_open_was_seen(seat):
    m = play(match(WITHOUT, WITHOUT), 0)
    assert m.seen(seat) == ()
    go(m)
    m._duel = drawn_duel()
    m.end_duel()
    assert m.seen(0) == ("Summoned Skull",)
    assert m.seen(1) == ("Ring of Destruction",)
