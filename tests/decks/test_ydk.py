"""`.ydk`: what is read, what is reported, and that writing and reading agree."""

import pytest
from deck_strategies import decks
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.cards import catalogue
from spellspeed.decks import Deck, DeckError, read_ydk, write_ydk
from spellspeed.decks.ydk import scan_ydk

KURIBOH, SWORDSMAN, FORCE = "40640057", "45231177", "44095762"


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(DeckError) as caught:
        read_ydk(text, "Mine")
    return caught.value.problems


def test_three_sections() -> None:
    text = f"#created by Somebody\n#main\n{KURIBOH}\n{KURIBOH}\n#extra\n{SWORDSMAN}\n!side\n{FORCE}\n"
    assert read_ydk(text, "Mine") == Deck(
        "Mine", ("Kuriboh", "Kuriboh"), ("Flame Swordsman",), ("Mirror Force",)
    )


@pytest.mark.rule("R-DECK-03", "R-DECK-04")
def test_the_frame_says_which_deck_a_card_belongs_to() -> None:
    assert read_ydk(f"#main\n{SWORDSMAN}\n{KURIBOH}\n") == Deck("", ("Kuriboh",), ("Flame Swordsman",))
    assert read_ydk(f"#extra\n{KURIBOH}\n{SWORDSMAN}\n") == Deck("", ("Kuriboh",), ("Flame Swordsman",))
    assert read_ydk(f"!side\n{SWORDSMAN}\n") == Deck("", (), (), ("Flame Swordsman",))


@pytest.mark.rule("R-DECK-06")
def test_a_ritual_monster_is_in_the_deck() -> None:
    assert read_ydk(f"{catalogue().by_name['Relinquished'].password}\n").main == ("Relinquished",)


@pytest.mark.parametrize(
    "text",
    [
        f"{KURIBOH}\n{KURIBOH}",
        f"\ufeff#main\r\n{KURIBOH}\r\n\r\n{KURIBOH}\r\n#extra\r\n!side\r\n",
        f"#main\r{KURIBOH}\r{KURIBOH}\r",
        f"  #main\n\t{KURIBOH} \n# a comment, 12345\n#Extra\n{KURIBOH}",
        f"000{KURIBOH}\n{KURIBOH}\n#main",
        f"{int(KURIBOH) + 1}\n{int(KURIBOH) - 3}\n",  # other pictures
    ],
)
def test_tolerated(text: str) -> None:
    assert read_ydk(text) == Deck("", ("Kuriboh", "Kuriboh"))


def test_a_short_password() -> None:
    assert read_ydk("32864\n").main == read_ydk("00032864\n").main == ("The 13th Grave",)


def test_every_problem_is_reported_with_its_line() -> None:
    assert problems(
        f"#main\n12345678\n{KURIBOH}\nKuriboh\n{KURIBOH} x3\n-{KURIBOH}\n\n!side\n#extra\n0\n"
    ) == (
        "line 2: no card of this pool has the password 12345678",
        'line 4: "Kuriboh" is neither a password nor a heading; the nearest card is Kuriboh, 40640057',
        f'line 5: "{KURIBOH} x3" is neither a password nor a heading',
        f'line 6: "-{KURIBOH}" is neither a password nor a heading',
        "line 9: #extra must stand above !side",
        "line 10: no card of this pool has the password 0",
    )


def test_the_message() -> None:
    with pytest.raises(DeckError) as caught:
        read_ydk("1\n2\n", "Mine")
    assert str(caught.value) == (
        "Mine: 2 problems\n"
        "  line 1: no card of this pool has the password 1\n"
        "  line 2: no card of this pool has the password 2"
    )
    with pytest.raises(DeckError, match=r"^Mine: line 1: no card of this pool has the password 1$"):
        read_ydk("1\n", "Mine")


@pytest.mark.parametrize("text", ["", "\ufeff", "#main\n#extra\n!side\n", "# nothing\n\n"])
def test_a_list_without_cards(text: str) -> None:
    assert problems(text) == ("the list holds no card",)


@pytest.mark.parametrize(
    "line",
    ["²", "４０６４０057", "9" * 5000, "4e7", "\x1b[31m", "\ud800", "\0"],
    ids=lambda line: ascii(line)[:12],
)
def test_lines_that_only_look_like_numbers(line: str) -> None:
    (problem,) = problems(line)
    assert problem.startswith("line 1: ")
    assert len(problem) < 110
    assert problem.isprintable()


def test_a_long_file_of_nonsense_is_cut_short() -> None:
    found = problems("what\n" * 7_000)
    assert len(found) == 201
    assert found[-1] == "line 200: too many problems, the rest of the file was not looked at"
    assert problems("what\n" * 10_000) == ("it has 10,000 lines; no deck needs more than 8,000",)
    assert problems(f"{KURIBOH}\n" * 10_000) == ("it has 10,000 lines; no deck needs more than 8,000",)


def test_a_slip_of_the_keyboard() -> None:
    (problem,) = problems("40640157\n")
    assert problem == "line 1: no card of this pool has the password 40640157; do you mean 40640057, Kuriboh?"


def test_what_is_in_the_deck_all_the_same() -> None:
    found = scan_ydk(f"#main\n{KURIBOH}\nwhat\n12345678\n#extra\n87654321\n!side\n{FORCE}\n", "Mine")
    assert found.deck == Deck("Mine", ("Kuriboh", "#12345678"), ("#87654321",), ("Mirror Force",))
    assert [(one.line, one.text) for one in (*found.unread, *found.strange)] == [
        (3, "what"),
        (4, "12345678"),
        (6, "87654321"),
    ]
    assert scan_ydk(write_ydk(found.deck), "Mine").deck == found.deck


def test_what_may_surprise_is_noted() -> None:
    assert scan_ydk(f"#main\n{SWORDSMAN}\n#extra\n{int(KURIBOH) + 1}\n").notes == (
        "line 2: Flame Swordsman goes to the Fusion Deck",
        "line 4: Kuriboh goes to the Deck",
        "line 4: 40640058 is another picture of Kuriboh",
    )
    assert scan_ydk(f"{SWORDSMAN}\n").notes == ()


@pytest.mark.rule("R-DECK-07")
@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_a_token_is_not_another_picture_of_its_maker(step: int) -> None:
    code = catalogue().by_name["Scapegoat"].password + step
    found = scan_ydk(f"{code}\n")
    assert found.deck.main == ("Sheep Token",)
    assert found.problems()[-1].rule == "R-DECK-07"
    assert problems(f"{code}\n") == ("line 1: Sheep Token is no card of this pool",)


@pytest.mark.rule("R-LIMIT-07")
def test_a_god_card_is_known() -> None:
    found = scan_ydk("10000000\n10000020\n10000010\n")
    assert found.deck.main == ("Obelisk the Tormentor", "Slifer the Sky Dragon", "The Winged Dragon of Ra")
    assert [problem.rule for problem in found.problems()[1:]] == ["R-LIMIT-07"] * 3


def test_a_name_that_cannot_be_written() -> None:
    with pytest.raises(DeckError, match=r'^Mine: no card is called "kuriboh"$'):
        write_ydk(Deck("Mine", ("kuriboh", "Kuriboh", "kuriboh")))


@pytest.mark.parametrize("heading", ["#side", "# Side", "#Side Deck:"])
def test_a_heading_that_is_none_is_noted(heading: str) -> None:
    found = scan_ydk(f"#main\n40640057\n{heading}\n44095762\n")
    assert found.deck.main == ("Kuriboh", "Mirror Force")
    assert found.notes == (f"line 3: {heading} is a comment; the Side Deck begins with !side",)


@given(decks(strange=False), st.sampled_from(["\n", "\r\n", "\r"]))
def test_what_is_written_is_read(deck: Deck, ending: str) -> None:
    assert read_ydk(write_ydk(deck).replace("\n", ending), deck.name) == deck


@given(decks())
def test_cards_that_are_not_ours_are_written_and_read(deck: Deck) -> None:
    assert scan_ydk(write_ydk(deck), deck.name).deck == deck


password = st.sampled_from(list(catalogue().by_password)).map(str)
line = st.one_of(
    password, st.sampled_from(["#main", "#extra", "!side", ""]), st.integers().map(str), st.text()
)


@given(st.one_of(st.text(), st.lists(line).map("\n".join)))
def test_nothing_but_a_deck_or_a_deck_error(text: str) -> None:
    try:
        deck = read_ydk(text)
    except DeckError as error:
        assert error.problems
        assert all(problem.isprintable() for problem in error.problems)
    else:
        assert deck.main or deck.fusion or deck.side


@given(
    st.lists(password, min_size=1),
    st.lists(st.integers(100_000_000, 2**32).map(str), min_size=1),
    st.randoms(),
)
def test_no_line_is_dropped(known: list[str], unknown: list[str], random: object) -> None:
    lines = [*known, *unknown]
    random.shuffle(lines)  # type: ignore[attr-defined]
    assert len(problems("\n".join(lines))) == len(unknown)
    deck = read_ydk("\n".join(known))
    assert len(deck.main) + len(deck.fusion) == len(known)
