"""The advisor: each hint of the rulebook, with its numbers, and a deck made to follow them."""

import re

import pytest
from deck_strategies import any_deck
from hypothesis import given, settings
from hypothesis import strategies as st

from spellspeed.cards import catalogue
from spellspeed.cards.search import is_written
from spellspeed.decks import Deck, builtin, builtin_names, read_format
from spellspeed.decks.advice import advise, lists
from spellspeed.decks.build import build

PLAIN = [card.name for card in catalogue() if card.frame == "normal" and (card.level or 9) <= 4]
HIGH = [card.name for card in catalogue() if card.frame == "normal" and (card.level or 0) >= 5]
MAGIC = [card.name for card in catalogue() if card.icon == "equip"][:30]


def hint(rule: str, main, side=()):
    """What the advisor says to one of the hints."""
    return {one.rule: one for one in advise(Deck("Mine", tuple(main), (), tuple(side)))}[rule]


def test_one_word_to_each_hint():
    assert [one.rule for one in advise(builtin("SDY"))] == [f"R-ADV-0{number}" for number in range(1, 8)]


@pytest.mark.rule("R-ADV-01")
@pytest.mark.parametrize(("size", "fine"), [(39, False), (40, True), (44, True), (45, False), (60, False)])
def test_stay_near_forty(size: int, fine: bool):
    found = hint("R-ADV-01", PLAIN[:size])
    assert found.fine is fine
    assert found.numbers["cards"] == size
    assert found.numbers["one_copy_in_6"] == pytest.approx(6 / size, abs=1e-4)
    if size == 39:
        assert found.sentence == "The Deck has 39 cards; 40 are needed, and few more are usual."
    if size == 60:
        assert found.sentence == (
            "The Deck has 60 cards: a Limited card is in the opening 6 with 10.0 %, with 15.0 % in 40 cards."
        )


@pytest.mark.rule("R-ADV-02")
@pytest.mark.parametrize(("monsters", "fine"), [(15, False), (16, True), (20, True), (24, True), (25, False)])
def test_about_half_are_monsters(monsters: int, fine: bool):
    found = hint("R-ADV-02", [*PLAIN[:monsters], *(MAGIC * 2)[: 40 - monsters]])
    assert found.fine is fine
    assert (found.numbers["monster"], found.numbers["magic"]) == (monsters, 40 - monsters)
    if monsters == 25:
        assert found.sentence == "25 of 40 cards are monsters (62 %); about half is usual: 20."


@pytest.mark.rule("R-ADV-03")
@pytest.mark.parametrize(("high", "fine"), [(0, True), (5, True), (6, False), (20, False)])
def test_few_of_level_five_or_more(high: int, fine: bool):
    found = hint("R-ADV-03", [*HIGH[:high], *PLAIN[: 20 - high], *MAGIC[:20]])
    assert found.fine is fine
    assert found.numbers["one_tribute"] + found.numbers["two_tributes"] == high
    assert found.numbers["tributes_in_all"] >= high
    if high == 20:
        assert found.numbers["none_without_tribute_in_6"] == 1


@pytest.mark.rule("R-ADV-03")
def test_a_ritual_monster_asks_for_no_tribute_summon():
    assert hint("R-ADV-03", ["Relinquished", "Skull Guardian", *PLAIN[:18]]).numbers["special_only"] == 2


@pytest.mark.rule("R-ADV-04")
def test_effect_monsters():
    assert hint("R-ADV-04", PLAIN[:20]).sentence == (
        "0 of 20 monsters have effects; try some, such as Hane-Hane."
    )
    found = hint("R-ADV-04", [*PLAIN[:15], *["Hane-Hane"] * 3, "Sangan", "Jinzo"])
    assert found.fine
    assert found.numbers == {"effect_monsters": 5, "flip_monsters": 3, "monsters": 20}


@pytest.mark.rule("R-ADV-05")
def test_cards_that_draw():
    assert (
        hint("R-ADV-05", PLAIN[:40]).sentence
        == "0 cards of the Deck draw cards; add some, such as Pot of Greed."
    )
    found = hint("R-ADV-05", [*PLAIN[:38], "Pot of Greed", "Graceful Charity"])
    assert found.fine
    assert found.numbers["draw_cards"] == {"Graceful Charity": 1, "Pot of Greed": 1}
    assert found.numbers["one_in_6"] == pytest.approx(0.2808, abs=5e-5)


@pytest.mark.rule("R-ADV-06")
def test_a_side_deck_against_named_weaknesses():
    no_side = hint("R-ADV-06", PLAIN[:40])
    assert not no_side.fine
    assert "There is no Side Deck" in no_side.sentence
    assert "no answers to Magic and Traps (such as Mystical Space Typhoon)" in no_side.sentence
    some = hint("R-ADV-06", PLAIN[:40], ["Mystical Space Typhoon", "Trap Hole", "Waboku", *PLAIN[40:52]])
    assert some.numbers["Magic and Traps"] == {"answers_in_deck": 0, "answers_in_side_deck": 1}
    assert "Magic and Traps" not in some.sentence
    assert "Set monsters with Flip Effects" in some.sentence
    answers = [weakness.answers[0] for weakness in lists().weakness]
    assert hint("R-ADV-06", PLAIN[:40], [*answers, *PLAIN[40:50]]).fine


@pytest.mark.rule("R-ADV-04", "R-ADV-05", "R-ADV-06")
def test_only_cards_that_may_be_added_are_named():
    one_pot = hint("R-ADV-05", [*PLAIN[:39], "Pot of Greed"]).sentence
    assert one_pot == "1 card of the Deck draws cards; add some, such as Airknight Parshath."
    small = read_format('format = 1\nname = "Small"\npool.cards = ["Heavy Storm"]')
    sentences = {one.rule: one.sentence for one in advise(Deck("Plain", tuple(PLAIN[:40])), small)}
    assert sentences["R-ADV-04"].endswith("; try some.")
    assert sentences["R-ADV-05"].endswith("; add some.")
    assert "no answers to Set monsters with Flip Effects;" in sentences["R-ADV-06"]
    assert re.findall(r"\(such as (.*?)\)", sentences["R-ADV-06"]) == ["Heavy Storm"]


@pytest.mark.rule("R-ADV-06")
def test_a_deck_of_every_card_gets_hints_too():
    fusion = tuple(card.name for card in catalogue() if card.frame.startswith("fusion"))
    every = tuple(card.name for card in catalogue() if not card.frame.startswith("fusion"))
    once, thrice = (Deck("All", every * count, fusion * count) for count in (1, 3))
    assert "(such as " in advise(once)[5].sentence
    assert "answers to strong monsters" in advise(thrice)[5].sentence
    assert "such as" not in advise(thrice)[5].sentence


@pytest.mark.rule("R-ADV-07")
def test_the_five_staples():
    staples = ["Raigeki", "Monster Reborn", "Dark Hole", "Pot of Greed", "Change of Heart"]
    assert list(lists().staples) == staples
    assert hint("R-ADV-07", [*PLAIN[:35], *staples]).fine
    found = hint("R-ADV-07", [*PLAIN[:37], *staples[:3]])
    assert (
        found.sentence == "2 cards that make every Deck stronger are missing: Pot of Greed, Change of Heart."
    )
    assert found.numbers == {"staples": 3, "of": 5, "missing": ["Pot of Greed", "Change of Heart"]}
    one = hint("R-ADV-07", [*PLAIN[:36], *staples[:4]])
    assert one.sentence == "1 card that makes every Deck stronger is missing: Change of Heart."


def test_a_staple_outside_the_format_is_not_missed():
    early = read_format('format = 1\nname = "Early"\npool.sets = ["SDK"]')
    found = advise(builtin("SDK"), early)[-1]
    assert found.numbers["of"] == len({*lists().staples} & early.cards) < 5


def test_the_lists_name_cards():
    named = (*lists().staples, *lists().draw, *(name for one in lists().weakness for name in one.answers))
    assert [name for name in named if name not in catalogue().by_name] == []
    for weakness in lists().weakness:
        assert len({*weakness.answers}) == len(weakness.answers)


@given(any_deck)
@settings(max_examples=30)
def test_advice_for_any_deck(deck: Deck):
    for one in advise(deck):
        assert one.sentence.endswith(".") and one.sentence[0] and one.numbers
        assert str(one).startswith(one.rule)


@pytest.mark.parametrize("code", builtin_names())
def test_advice_is_no_law(code: str):
    assert builtin(code).problems() == () and not all(one.fine for one in advise(builtin(code)))


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=25)
def test_a_deck_made_by_chance_is_legal_can_be_played_and_follows_the_hints(seed: int):
    deck = build(seed, "Chance")
    assert deck.problems() == ()
    assert (len(deck.main), len(deck.side)) == (40, 15)
    assert all(is_written(name) for name in (*deck.main, *deck.side))
    assert [one for one in advise(deck) if not one.fine] == []
    assert build(seed, "Chance") == deck


def test_too_few_cards_for_a_deck():
    with pytest.raises(ValueError, match="Tiny has too few cards"):
        build(1, format=read_format('format = 1\nname = "Tiny"\npool.cards = ["Kuriboh"]'))
