"""Lists of names as people write them, and what of them is reported."""

import pytest
from deck_strategies import decks
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.cards import catalogue
from spellspeed.decks import Deck, DeckError, read_names, write_names
from spellspeed.decks.names import scan_names


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(DeckError) as caught:
        read_names(text, "Mine")
    return caught.value.problems


@pytest.mark.parametrize(
    "line",
    [
        "3 Harpie's Feather Duster",
        "3x Harpie's Feather Duster",
        "3xHarpie's Feather Duster",
        "3 x HARPIE'S FEATHER DUSTER",
        "3 × Harpie’s Feather Duster",
        "x3 harpie‘s feather duster",
        "X 3 Harpies Feather Duster",
        "Harpie's Feather Duster x3",
        "Harpie's Feather Duster x 3",
        "Harpie's Feather Duster (3)",
        "Harpie's Feather Duster, 3",
        "Harpie's Feather Duster\t3",
        "Harpie's Feather Duster, 3x",
        "Harpie's Feather Duster [3]",
        "Harpie's Feather Duster (x3)",
        "(3) Harpie's Feather Duster",
        "[3x] Harpie's Feather Duster",
        "３　Ｈａｒｐｉｅ＇ｓ Feather Duster",
        "\ufeff\u200b3 Harpie's Feather\u200b Duster\u200e",
        "3 Härpie's Féather Düster",
        "3, Harpie's Feather Duster",
        "3\tHarpie's Feather Duster,",
        '3 "Harpie\'s Feather Duster"',
        "3x “Harpie’s Feather Duster”",
        "- 3 Harpie's Feather Duster",
        "* 3x Harpie's Feather Duster",
        "• Harpie's  Feather   Duster x3",
        "3 Harpie's Feather Duster (MRD-003)",
        "3 Harpie's Feather Duster SDD-003",
        "3 18144506",
        "3x 18144506",
    ],
)
def test_three_copies(line: str):
    assert read_names(line).main == ("Harpie's Feather Duster",) * 3


@pytest.mark.parametrize("card", [card for card in catalogue() if card.era_name], ids=lambda card: card.name)
def test_names_of_2004(card):
    section = "fusion" if card.facts.is_fusion else "main"
    for text in (card.era_name, f"1 {card.era_name.upper()}", f"{card.era_name} x1"):
        assert getattr(read_names(text), section) == (card.name,)


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("7 Colored Fish", ["7 Colored Fish"]),
        ("2 7 Colored Fish", ["7 Colored Fish"] * 2),
        ("7 Completed", ["7 Completed"]),
        ("4-Starred Ladybug of Doom", ["4-Starred Ladybug of Doom"]),
        ("Morphing Jar #2", ["Morphing Jar #2"]),
        ("Morphing Jar 2", ["Morphing Jar #2"]),
        ("Morphing Jar (2)", ["Morphing Jar"] * 2),
        ("Morphing Jar x2", ["Morphing Jar"] * 2),
        ("Morphing Jar, 2", ["Morphing Jar"] * 2),
        ("2 Morphing Jar #2", ["Morphing Jar #2"] * 2),
        ("Jinzo #7", ["Jinzo #7"]),
        ("2 X-Head Cannon", ["X-Head Cannon"] * 2),
        ("2 X Head Cannon", ["X-Head Cannon"] * 2),
        ("2x X-Head Cannon", ["X-Head Cannon"] * 2),
        ("The 13th Grave", ["The 13th Grave"]),
    ],
)
def test_names_with_numbers_in_them(line: str, cards: list[str]):
    assert list(read_names(line).main) == cards


@pytest.mark.parametrize(
    ("form", "copies"), [("{}", 1), ("2 {}", 2), ("3x {}", 3), ("{} x3", 3), ("{} (2)", 2)]
)
def test_every_name_is_read_however_many(form: str, copies: int):
    for name in catalogue().by_name:
        deck = read_names(form.format(name))
        assert (*deck.main, *deck.fusion) == (name,) * copies


@pytest.mark.parametrize(
    "headings",
    [
        ("Main Deck:", "Fusion Deck:", "Side Deck:"),
        ("Deck", "Extra Deck", "Side"),
        ("Main Deck (3)", "Extra Deck [1]", "Side Deck - 2 cards"),
        ("# Main", "# Extra", "# Side"),
        ("== MAIN DECK ==", "== FUSION MONSTERS ==", "== SIDEBOARD =="),
        ("Monsters: 2", "Fusions", "Side deck: 2"),
    ],
)
def test_headings(headings):
    main, fusion, side = headings
    text = f"{main}\n2 Kuriboh\n1 Jinzo\n\n{fusion}\nFlame Swordsman\n----\n{side}\nMirror Force\nDark Hole\n"
    assert read_names(text) == Deck(
        "", ("Kuriboh", "Kuriboh", "Jinzo"), ("Flame Swordsman",), ("Mirror Force", "Dark Hole")
    )


def test_kinds_are_headings_too():
    text = (
        "Effect Monsters (1)\nKuriboh\nSpells & Traps:\nDark Hole\nSide\nTrap Cards\nMirror Force\nTotal: 3"
    )
    assert read_names(text) == Deck("", ("Kuriboh", "Dark Hole"), (), ("Mirror Force",))
    assert read_names("Fusion Deck\nFlame Swordsman\nMonsters\nKuriboh").main == ("Kuriboh",)


def test_comments_and_the_name():
    assert read_names("// a comment\n# another\nName: My deck\nKuriboh\n", "file") == Deck(
        "My deck", ("Kuriboh",)
    )


@pytest.mark.rule("R-DECK-03")
def test_the_frame_says_where_a_card_goes():
    found = scan_names(
        "Flame Swordsman\nMain Deck\nThousand Dragon\nFusion Deck\nKuriboh\nSide Deck\nFlame Swordsman"
    )
    assert found.deck == Deck("", ("Kuriboh",), ("Flame Swordsman", "Thousand Dragon"), ("Flame Swordsman",))
    assert found.notes == (
        "line 3: Thousand Dragon goes to the Fusion Deck",
        "line 5: Kuriboh goes to the Deck",
    )


def test_a_heading_that_counts_wrong_is_noted():
    assert scan_names("Main Deck: 3\n2 Kuriboh\nSide Deck: 1\nJinzo").notes == (
        "line 1 says 3 cards, and the Deck has 2",
    )


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            "3 Sumoned Skul",
            'no card of this pool is called "Sumoned Skul"; '
            "the nearest are Summoned Skull, Toon Summoned Skull",
        ),
        ("Pot of Gread x1", 'no card of this pool is called "Pot of Gread"; do you mean Pot of Greed?'),
        ("2 Mirror Forse", 'no card of this pool is called "Mirror Forse"; do you mean Mirror Force?'),
        ("zzz", 'no card of this pool is called "zzz"'),
        ("0 Kuriboh", '"0 Kuriboh" asks for 0 copies'),
        ("1000000 Kuriboh", '"1000000 Kuriboh" asks for 1000000 copies'),
        ("12345678", "no card of this pool has the password 12345678"),
        ("2 Obelisk the Tormentor", "Obelisk the Tormentor is no card of this pool"),
        ("Sheep Token", "Sheep Token is no card of this pool"),
        ("7", 'no card of this pool is called "7"'),
        ("x" * 5000, f'"{"x" * 60}…" is too long for the name of a card'),
    ],
)
def test_a_line_that_is_not_understood(line: str, problem: str):
    assert problems(f"Kuriboh\n{line}\n") == (f"line 2: {problem}",)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (
            "1 Chaos Emperor Dragon - Envoy of the End (IOC-000)",
            'no card of this pool is called "Chaos Emperor Dragon - Envoy of the End", '
            "and IOC-000 is of a set that is not in it",
        ),
        (
            "2x Cyber Dragon [crv-en015]",
            'no card of this pool is called "Cyber Dragon", and CRV-EN015 is of a set that is not in it; '
            "the nearest are Cave Dragon, Berserk Dragon, Spear Dragon",
        ),
        (
            "1 Dark Magican LOB-005",
            'no card of this pool is called "Dark Magican"; the nearest are Dark Magician, ',
        ),
        ("Chaos Emperor Dragon", 'no card of this pool is called "Chaos Emperor Dragon"'),
    ],
)
@pytest.mark.rule("J-DECK-04")
def test_a_card_of_a_later_set_is_told_as_such_where_its_printing_shows_it(line: str, why: str):
    (problem,) = problems(f"Kuriboh\n{line}\n")
    assert problem.startswith(f"line 2: {why}")


def test_a_later_printing_of_an_old_card_is_the_old_card():
    found = scan_names("1 Dark Hole (SKE-024)")
    assert (found.deck.main, found.unread) == (("Dark Hole",), ())


@pytest.mark.parametrize("line", ["③ Kuriboh", "三 Kuriboh", "٣ Kuriboh", "Курибо Kuriboh", "² Kuriboh"])
def test_letters_and_digits_of_other_scripts_are_not_dropped(line: str):
    (problem,) = problems(f"1 Jinzo\n{line}\n")
    assert problem.startswith(f'line 2: no card of this pool is called "{line}"')


def test_nothing_is_dropped():
    found = scan_names("3 Kuriboh\nwhat\n1 12345678\nSide:\n2 Obelisk the Tormentor\nGod knows\n", "Mine")
    assert found.deck == Deck("Mine", ("Kuriboh",) * 3 + ("#12345678",), (), ("Obelisk the Tormentor",) * 2)
    assert [one.line for one in found.unread] == [2, 6]
    assert [one.line for one in found.strange] == [3, 5]
    assert [problem.rule for problem in found.problems()] == [
        *("", "", "R-DECK-01", "R-DECK-09", "J-DECK-04", "R-LIMIT-07")
    ]


@pytest.mark.rule("R-LIMIT-06")
@pytest.mark.parametrize(
    ("number", "legal"),
    [
        ("LOB-052", True),
        ("LOB-EN052", True),
        ("LOB-E052", True),
        ("LOB-JP052", False),
        ("LOB-J052", False),
        ("LOB-AE052", False),
        ("lob-a052", False),
    ],
)
def test_a_printing_from_japan_or_asia_is_not_legal(number: str, legal: bool):
    found = scan_names(f"2 Dark Hole ({number})")
    assert found.deck.main == ("Dark Hole",) * 2
    assert ("R-LIMIT-06" not in [problem.rule for problem in found.problems()]) is legal


def test_an_empty_list():
    assert problems("") == problems("Main Deck:\nSide Deck:\n") == ("the list holds no card",)


def test_a_story_is_no_list():
    (problem,) = problems("Once upon a time\nthere was a duelist\n" * 100)
    assert (
        problem == 'not one line of it is a card; line 1: no card of this pool is called "Once upon a time"'
    )


def test_written_with_headings_and_counts():
    deck = Deck(
        "Mine", ("Kuriboh", "Kuriboh", "Jinzo", "Kuriboh", "#1"), ("Black Skull Dragon",), ("Sky Scout",)
    )
    assert write_names(deck) == (
        "Name: Mine\n\nDeck: 5\n2 Kuriboh\n1 Jinzo\n1 Kuriboh\n1 1\n\n"
        "Fusion Deck: 1\n1 Black Skull Dragon\n\nSide Deck: 1\n1 Sky Scout\n"
    )
    assert "1 B. Skull Dragon\n" in write_names(deck, era=True)
    assert "1 Harpie's Brother\n" in write_names(deck, era=True)


def test_a_name_that_cannot_be_written():
    with pytest.raises(DeckError, match=r'^Mine: no card is called "kuriboh"$'):
        write_names(Deck("Mine", ("kuriboh", "Kuriboh", "kuriboh")))


@given(decks(), st.booleans(), st.sampled_from(["\n", "\r\n", "\r"]))
def test_what_is_written_is_read(deck: Deck, era: bool, ending: str):
    found = scan_names(write_names(deck, era=era).replace("\n", ending))
    assert found.deck == deck
    assert not found.unread


line = st.one_of(
    st.sampled_from(["Main Deck", "Side:", "Fusion Deck: 3", "", "Name: x"]),
    st.sampled_from(list(catalogue().by_name)),
    st.builds("{}{}{}".format, st.integers(), st.sampled_from(["x", " ", " x ", ","]), st.text()),
    st.text(),
)


@given(st.text() | st.lists(line).map("\n".join))
def test_nothing_but_a_deck_or_a_deck_error(text: str):
    try:
        deck = read_names(text)
    except DeckError as error:
        assert error.problems
        assert all(problem.isprintable() for problem in error.problems)
    else:
        assert deck.main or deck.fusion or deck.side


good = st.builds(
    str.format,
    st.sampled_from(["{}", "2 {}", "3x {}", "{} x2", "{} (3)", "- {}", "1 {} [LOB-001]", "(2) {}"]),
    st.sampled_from(list(catalogue().by_name)),
)
bad = st.from_regex(r"([1-3] )?qz[a-z0-9А-я３]{2,9}( [a-zé#]{1,6}){0,3}", fullmatch=True)


@given(st.lists(good | bad, min_size=1, max_size=30))
def test_every_line_is_a_card_or_told(lines: list[str]):
    lines = ["1 Kuriboh", *lines]
    found = scan_names("\n".join(lines))
    wrong = [number for number, one in enumerate(lines, start=1) if "qz" in one]
    assert [one.line for one in found.unread] == wrong
    one_by_one = [scan_names(one).deck for one in lines if "qz" not in one]
    assert len(found.deck.main) == sum(len(deck.main) for deck in one_by_one)
    assert len(found.deck.fusion) == sum(len(deck.fusion) for deck in one_by_one)
    assert all(deck.main or deck.fusion for deck in one_by_one)
