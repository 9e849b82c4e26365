"""Numbers of a deck, exact odds, charts."""

from fractions import Fraction
from itertools import combinations
from math import comb
from xml.etree import ElementTree

import pytest
from deck_strategies import any_deck
from hypothesis import given, settings
from hypothesis import strategies as st

from spellspeed.decks import Deck, builtin, load_format
from spellspeed.decks.charts import charts, lines, page, svg
from spellspeed.decks.odds import Group, odds, read_group, seen_by_turn
from spellspeed.decks.stats import chance, chance_of_all, stats

MIXED = Deck(
    "Mixed",
    (
        *["Kuriboh"] * 3,  # Level 1, 300/200, effect
        *["Summoned Skull"] * 2,  # Level 6, 2500/1200
        "Dark Magician",  # Level 7, 2500/2100
        "Relinquished",  # a Ritual Monster of Level 1
        "Toon Summoned Skull",  # Level 6, 2500/1200, cannot be Normal Summoned
        *["Dark Hole", "Swords of Revealing Light", "Axe of Despair"],
        *["Mirror Force", "Call of the Haunted"],
        "#14558127",
    ),
    ("Flame Swordsman",),
    ("Kuriboh", "Jinzo"),
)


def test_kinds_frames_and_icons():
    found = stats(MIXED)
    assert (found.size, found.fusion, found.side) == (14, 1, 2)
    assert found.kinds == {"monster": 8, "magic": 3, "trap": 2}
    assert found.frames == {"effect": 4, "normal": 3, "ritual+effect": 1}
    assert found.icons == {"normal magic": 2, "continuous trap": 1, "equip magic": 1, "normal trap": 1}
    assert found.unknown == ("#14558127",)


def test_levels_and_values():
    found = stats(MIXED)
    assert found.levels == {1: 4, 6: 3, 7: 1}
    attack = found.attack
    assert (attack.count, attack.least, attack.most) == (8, 0, 2500)
    assert attack.mean == pytest.approx((3 * 300 + 4 * 2500) / 8, abs=0.05)
    assert (attack.quarter, attack.middle, attack.three_quarters) == (300, 1400, 2500)
    assert attack.steps == {0: 4, 500: 0, 1000: 0, 1500: 0, 2000: 0, 2500: 4}
    assert stats(Deck("", ("Dark Hole",))).attack is None


def test_the_load_of_tributes():
    tributes = stats(MIXED).tributes
    assert (tributes.none, tributes.one, tributes.two, tributes.never) == (3, 2, 1, 2)
    assert (tributes.total, tributes.mean) == (4, 0.67)


def test_cards_on_the_list():
    assert stats(MIXED).limited == {
        "Dark Hole": 1,
        "Swords of Revealing Light": 1,
        "Mirror Force": 1,
        "Call of the Haunted": 1,
    }


def test_an_empty_deck_has_numbers_too():
    found = stats(Deck("Empty", ()))
    assert found.size == 0 and all(not one.opening for one in found.chances)


def test_the_usual_odds():
    chances = {one.label: one for one in stats(builtin("SDY")).chances}
    low = chances["a monster that needs no Tribute"]
    assert low.opening == pytest.approx(1 - comb(50 - low.copies, 5) / comb(50, 5), abs=1e-6)
    assert low.first_draw == low.by_turn[0]
    assert chances["a card that draws"].copies == 1  # Card Destruction


# ---- odds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("copies", "five", "six"), [(1, 0.125, 0.15), (2, 0.2372, 0.2808), (3, 0.3376, 0.3943)]
)
def test_odds_that_every_duelist_knows(copies: int, five: float, six: float):
    group = [(range(copies), 1)]
    assert float(odds(40, group, 5)) == pytest.approx(five, abs=5e-5)
    assert float(odds(40, group, 6)) == pytest.approx(six, abs=5e-5)


def test_exodia_in_the_opening_hand():
    assert odds(40, [([place], 1) for place in range(5)], 5) == Fraction(1, 658_008)


def test_impossible_and_certain():
    assert odds(40, [(range(3), 4)], 40) == 0
    assert odds(40, [(range(3), 3)], 40) == odds(40, [(range(3), 3)], 99) == 1
    assert odds(40, [(range(3), 0)], 5) == 1
    assert odds(40, [], 5) == odds(0, [], 5) == 1
    assert odds(0, [((), 1)], 5) == 0


sizes = st.integers(0, 9)
groups = st.lists(st.tuples(st.frozensets(st.integers(0, 8)), st.integers(0, 3)), max_size=3)


@given(sizes, groups, st.integers(0, 9))
def test_odds_agree_with_counting_every_hand(size: int, wanted, seen: int):
    """Groups may share cards, and may name cards that are not there."""
    hands = list(combinations(range(size), min(seen, size)))
    good = sum(all(len(places & {*hand}) >= least for places, least in wanted) for hand in hands)
    assert odds(size, wanted, seen) == Fraction(good, len(hands))


@pytest.mark.rule("J-SETUP-01")
def test_cards_drawn_by_a_turn():
    assert [seen_by_turn(turn) for turn in range(4)] == [5, 6, 7, 8]
    assert [seen_by_turn(turn, draws_first=False) for turn in range(4)] == [5, 5, 6, 7]


def test_two_groups_at_once():
    deck = Deck("", ("Dark Hole", "Raigeki", *["Kuriboh"] * 38))
    one, other = (Group(name, frozenset([name])) for name in ("Dark Hole", "Raigeki"))
    both = chance_of_all(deck, [one, other])
    assert both.opening == pytest.approx(comb(38, 3) / comb(40, 5), abs=1e-6)
    assert (both.label, both.copies, both.least) == ("Dark Hole and Raigeki", 2, 2)
    assert chance(deck, Group("either", one.names | other.names)).opening == pytest.approx(0.2372, abs=5e-5)
    with pytest.raises(ValueError, match="odds of 7 groups together"):
        chance_of_all(deck, [one] * 7)


@pytest.mark.parametrize(
    ("text", "least", "query"),
    [
        ("Kuriboh", 1, "Kuriboh"),
        ("2x Kuriboh", 2, "Kuriboh"),
        ("2+ kind:monster level<=4", 2, "kind:monster level<=4"),
        ("3× Kuriboh", 3, "Kuriboh"),
        ("7 Colored Fish", 1, "7 Colored Fish"),
        ("2x", 1, "2x"),
    ],
)
def test_a_group_with_a_number(text: str, least: int, query: str):
    asked = []
    found = read_group(text, ["Kuriboh"], lambda words: asked.append(words) or (lambda name: True))
    assert (found.least, found.names, asked) == (least, {"Kuriboh"}, [query])


# ---- charts ----------------------------------------------------------------------------------------------


def test_a_chart_in_lines():
    levels = next(chart for chart in charts(stats(MIXED)) if chart.title == "Levels")
    assert lines(levels)[:3] == ["Levels", "  Level 1: 4 cards", "  Level 2: 0 cards"]
    drawn = lines(levels, 8)
    assert drawn[1] == "  Level 1: 4 cards  ████████"
    assert drawn[6] == "  Level 6: 3 cards  ██████"
    assert drawn[7] == "  Level 7: 1 card   ██"


def test_nothing_to_draw():
    assert charts(stats(Deck("", ()), ())) == ()


@given(any_deck)
@settings(max_examples=25)
def test_pictures_are_well_formed_and_tell_their_numbers(deck: Deck):
    found = stats(deck)
    made = charts(found)
    picture = ElementTree.fromstring(svg(made, deck.name or "A deck"))
    told = "".join(picture.itertext())
    assert all(bar.said in told for chart in made for bar in chart.bars)
    whole = page(found)
    assert whole.startswith("<!doctype html>") and "http" not in whole.replace(
        "http://www.w3.org/2000/svg", ""
    )


def test_names_are_made_safe():
    deck = Deck('<script>"&\x1b\ud800', ("Kuriboh",))
    whole = page(stats(deck, [Group("<b>", frozenset())]))
    assert "<script" not in whole and "<b>" not in whole and "\x1b" not in whole
    assert whole.encode("utf-8")


def test_the_first_draw_switched_off():
    from spellspeed.decks import read_format

    later = read_format('format = 1\nname = "Later"\nrules.first_turn_draw = false')
    one = stats(MIXED, [Group("Dark Hole", frozenset(["Dark Hole"]))], later).chances[0]
    assert one.by_turn[0] == one.opening < one.by_turn[1] == one.first_draw
    assert load_format().rules.first_turn_draw
