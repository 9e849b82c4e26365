"""What a legal deck is: every problem at once, with its rule, its cards and what would mend it."""

import pytest
from deck_strategies import FUSIONS, OTHERS, any_deck, legal_decks
from hypothesis import example, given, settings

from spellspeed.cards import catalogue
from spellspeed.decks import Deck, IllegalDeck, builtin, builtin_names, mended, read_format

PLAIN = tuple(card.name for card in catalogue() if card.frame == "normal" and card.first_date.year == 2002)
FORTY = PLAIN[:40]
SIDE = PLAIN[40:55]


def rules(deck: Deck) -> list[str]:
    return [problem.rule for problem in deck.problems()]


def told(main=FORTY, fusion=(), side=()):
    """The problems of a deck, one line each."""
    return [str(problem) for problem in Deck("Mine", tuple(main), tuple(fusion), tuple(side)).problems()]


@pytest.mark.rule("R-DECK-01")
def test_a_deck_has_forty_cards_or_more():
    assert told() == []
    assert told(FORTY[1:]) == ["R-DECK-01: The Deck has 39 cards and needs at least 40. Add 1 card."]
    assert told(()) == ["R-DECK-01: The Deck has 0 cards and needs at least 40. Add 40 cards."]


@pytest.mark.rule("R-DECK-02")
def test_a_deck_has_no_upper_limit():
    assert told([name for name in OTHERS if name != "Umi"]) == []


@pytest.mark.rule("R-DECK-03")
def test_fusion_monsters_are_not_in_the_deck_and_do_not_count():
    assert told((*FORTY, "Flame Swordsman")) == [
        "R-DECK-03: Flame Swordsman is a Fusion Monster and cannot be in the Deck. "
        "Move it to the Fusion Deck."
    ]
    assert rules(Deck("Mine", FORTY[1:], ("Flame Swordsman",))) == ["R-DECK-01"]


@pytest.mark.rule("R-DECK-04")
def test_only_fusion_monsters_are_in_the_fusion_deck():
    assert told(fusion=("Relinquished", "Thousand Dragon")) == [
        "R-DECK-04: Relinquished is no Fusion Monster and cannot be in the Fusion Deck. Move it to the Deck."
    ]


@pytest.mark.rule("R-DECK-06")
def test_ritual_monsters_count_to_the_forty():
    assert told((*FORTY[1:], "Relinquished")) == []


@pytest.mark.rule("R-DECK-07")
@pytest.mark.parametrize("part", ["main", "fusion", "side"])
def test_tokens_are_in_no_deck(part):
    assert "R-DECK-07" in rules(Deck("Mine", **{"main": FORTY, part: (*FORTY[:39], "Sheep Token")}))


def test_every_token_of_the_program_is_known_as_one():
    from spellspeed.cards.tokens import TOKENS
    from spellspeed.decks.passwords import TOKEN_MAKERS

    assert TOKENS.keys() <= {*TOKEN_MAKERS.values()}


@pytest.mark.rule("R-DECK-09")
@pytest.mark.parametrize("size", range(17))
def test_a_side_deck_has_fifteen_cards_or_none(size):
    found = told(side=PLAIN[40 : 40 + size])
    assert bool(found) is (size not in (0, 15))
    if size == 16:
        assert found == [
            "R-DECK-09: The Side Deck has 16 cards; it has exactly 15, or there is none. Take out 1 card."
        ]


@pytest.mark.rule("R-DECK-11")
def test_three_copies_over_deck_and_side_deck_together():
    assert told((*FORTY, "Kuriboh", "Kuriboh", "Kuriboh")) == []
    side = ("Kuriboh", "Kuriboh", *SIDE[2:])
    assert told((*FORTY, "Kuriboh", "Kuriboh"), side=side) == [
        "R-DECK-11: Kuriboh: at most 3 copies may be used, and there are 4 "
        "(2 in the Deck, 2 in the Side Deck). Take out 1."
    ]


@pytest.mark.rule("R-DECK-02", "R-DECK-03", "R-DECK-09", "R-DECK-11")
def test_T08_sizes_and_copies_of_2004():
    assert told(PLAIN[:61]) == []
    assert told(fusion=FUSIONS[:40]) == [] and len(FUSIONS[:40]) == 40
    assert told(side=SIDE) == told() == []
    assert rules(Deck("Mine", FORTY, (), SIDE[:14])) == ["R-DECK-09"]
    assert rules(Deck("Mine", FORTY, (), (*FORTY[:1] * 3, *SIDE[3:]))) == ["R-DECK-11"]


@pytest.mark.rule("R-DECK-12", "R-LIMIT-03")
def test_a_limit_binds_deck_and_side_deck_together():
    assert told((*FORTY, "Pot of Greed")) == []
    (problem,) = Deck("Mine", (*FORTY, "Pot of Greed"), (), ("Pot of Greed", *SIDE[1:])).problems()
    assert str(problem) == (
        "R-LIMIT-03: Pot of Greed is Limited: 1 copy may be used, and there are 2 "
        "(1 in the Deck, 1 in the Side Deck). Take out 1."
    )
    assert problem.cards == ("Pot of Greed",)
    assert "R-DECK-12" in problem.see


@pytest.mark.rule("R-DECK-13")
def test_too_many_copies_point_to_the_penalty():
    for main in (("Pot of Greed",) * 2, ("Kuriboh",) * 4):
        (problem,) = Deck("Mine", (*FORTY, *main)).problems()
        assert "R-DECK-13" in problem.see


@pytest.mark.rule("R-DECK-13")
def test_an_illegal_deck_is_refused_with_all_its_problems():
    Deck("Mine", FORTY).require_legal()
    with pytest.raises(IllegalDeck) as caught:
        Deck("Mine", ("Pot of Greed", "Pot of Greed"), (), ("Jinzo",)).require_legal()
    assert [problem.rule for problem in caught.value.found] == ["R-DECK-01", "R-DECK-09", "R-LIMIT-03"]
    assert str(caught.value).startswith("Mine: 3 problems\n  R-DECK-01: ")


@pytest.mark.rule("R-LIMIT-02")
def test_a_list_may_forbid_and_this_one_forbids_nothing():
    assert not any("R-LIMIT-02" in rules(Deck("Mine", (*FORTY, name))) for name in OTHERS[:200])
    strict = read_format('format = 1\nname = "Mine"\nlimits.forbidden = ["Yata-Garasu"]')
    (problem,) = Deck("Mine", (*FORTY, "Yata-Garasu")).problems(strict)
    assert str(problem) == (
        "R-LIMIT-02: Yata-Garasu is Forbidden: no copy may be used, and there is 1 in the Deck. Take out 1."
    )


@pytest.mark.rule("R-LIMIT-03", "R-LIMIT-04", "R-LIMIT-05")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_each_card_as_often_as_the_list_allows(copies):
    most = {"limited": 1, "semi-limited": 2, "unlimited": 3}
    main = [name for name in OTHERS if name != "Umi" for _ in range(copies)]
    over = {problem.cards[0]: problem.rule for problem in Deck("Mine", tuple(main)).problems()}
    rule = {"limited": "R-LIMIT-03", "semi-limited": "R-LIMIT-04"}
    assert over == {card.name: rule[card.limit] for card in catalogue() if most[card.limit] < copies}
    assert not {"Backup Soldier", "Limiter Removal"} & over.keys()


@pytest.mark.rule("R-LIMIT-06")
def test_only_what_was_printed_in_english_for_north_america_is_in_the_pool():
    numbers = [one.number for card in catalogue() for one in card.sets]
    assert not [number for number in numbers if not number.rpartition("-")[2].isdecimal()]


@pytest.mark.rule("R-LIMIT-07")
@pytest.mark.parametrize(
    "name", ["Obelisk the Tormentor", "Slifer the Sky Dragon", "The Winged Dragon of Ra", "#10000010"]
)
def test_god_cards_are_not_legal(name):
    (problem,) = Deck("Mine", (*FORTY, name)).problems()
    assert problem.rule == "R-LIMIT-07"
    assert problem.sentence.endswith("may not be used in tournaments.")


@pytest.mark.rule("J-DECK-01")
def test_copies_are_counted_by_name_however_it_is_spelled():
    names = ("Harpie's Feather Duster", "HARPIE’S FEATHER DUSTER", "harpies feather duster")
    (problem,) = Deck("Mine", (*FORTY, *names)).problems()
    assert problem.rule == "R-LIMIT-03"
    assert [move.card for move in problem.moves] == list(names[:2])
    assert rules(Deck("Mine", (*FORTY, *["Vampire Baby"] * 2, *["Red-Moon Baby"] * 2))) == ["R-DECK-11"]


@pytest.mark.rule("J-DECK-01")
def test_a_name_that_counts_as_another_shares_the_three():
    assert told((*FORTY, *["Umi"] * 2, "A Legendary Ocean")) == []
    (problem,) = Deck("Mine", (*FORTY, *["Umi"] * 3, "A Legendary Ocean")).problems()
    assert (problem.rule, problem.cards) == ("R-DECK-11", ("Umi", "A Legendary Ocean"))


@pytest.mark.rule("J-DECK-02")
def test_a_fusion_deck_of_any_size_with_three_copies_of_a_name():
    assert told(fusion=FUSIONS * 3) == []
    (problem,) = Deck("Mine", FORTY, ("Flame Swordsman",) * 2, ("Flame Swordsman",) * 2 + SIDE[2:]).problems()
    assert (problem.rule, problem.cards) == ("J-DECK-02", ("Flame Swordsman",))


def test_fusion_monsters_may_be_in_the_side_deck():
    assert told(side=("Flame Swordsman", *SIDE[1:])) == []


@pytest.mark.rule("J-DECK-04", "R-LIMIT-01")
def test_the_pool_ends_with_the_day():
    assert told((*FORTY, "#72989439")) == [
        "J-DECK-04: No card of the pool has the password 72989439. Take it out."
    ]
    assert told((*FORTY, "Kurribe", "Kurribe")) == [
        "J-DECK-04: No card of the pool is called Kurribe; do you mean Kuriboh? Take all 2 out."
    ]
    earlier = read_format('format = 1\nname = "2003-01"\npool.until = 2003-01-01')
    (problem,) = Deck("Mine", (*FORTY, "Jinzo", "Skilled Dark Magician")).problems(earlier)
    assert str(problem) == (
        "J-DECK-04: Skilled Dark Magician first came out on 10 October 2003, too late for 2003-01. "
        "Take it out."
    )


@pytest.mark.rule("R-LIMIT-08", "R-LIMIT-01")
def test_the_changes_of_the_list():
    newly = ("Butterfly Dagger - Elma", "Magical Scientist", "Reflect Bounder", "Vampire Lord")
    for name in newly:
        assert rules(Deck("Mine", (*FORTY, name, name))) == ["R-LIMIT-03"]
    assert rules(Deck("Mine", (*FORTY, *["Morphing Jar"] * 2))) == []
    assert rules(Deck("Mine", (*FORTY, *["Morphing Jar"] * 3))) == ["R-LIMIT-04"]


@pytest.mark.parametrize("code", builtin_names())
def test_the_starter_decks_are_legal(code):
    assert builtin(code).problems() == ()


@given(legal_decks)
def test_legal_decks_have_no_problem(deck):
    assert deck.problems() == ()


@given(any_deck)
@settings(max_examples=50)
@example(Deck("", (), ("Harpie's Feather Duster", "Harpie's Feather Duster")))
def test_the_moves_mend_all_but_sizes(deck):
    for problem in deck.problems():
        assert problem.sentence.endswith((".", "?")) and problem.mend.endswith(".")
        deck = mended(deck, problem)
    assert set(rules(deck)) <= {"R-DECK-01", "R-DECK-09"}
