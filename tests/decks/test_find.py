"""From what a person types to a deck, and one clear line when it fails."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.decks import (
    Deck,
    DeckError,
    builtin,
    deck_of,
    find_deck,
    load_deck,
    read_deck,
    write_link,
    write_names,
    write_omega,
    write_ydk,
    write_ydke,
)

TEXT = "#main\n40640057\n#extra\n!side\n"


def failure(text: str | Path) -> str:
    with pytest.raises(DeckError) as caught:
        load_deck(str(text))
    return str(caught.value)


def test_a_built_in_deck_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("SDY").write_text(TEXT, "utf-8")
    assert load_deck("sdy") is builtin("SDY")
    assert load_deck("./SDY") == Deck("SDY", ("Kuriboh",))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_a_file(tmp_path: Path, encoding: str, ending: str) -> None:
    path = tmp_path / "My Kuriboh.ydk"
    path.write_text("#created by José\n" + TEXT, encoding, newline=ending)
    assert load_deck(str(path)) == Deck("My Kuriboh", ("Kuriboh",))


def test_a_written_file(tmp_path: Path) -> None:
    path = tmp_path / "SDJ.ydk"
    path.write_text(write_ydk(builtin("SDJ")), "utf-8")
    assert load_deck(str(path)) == builtin("SDJ")


def test_the_problems_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.ydk"
    path.write_text("#main\n1\n", "utf-8")
    assert failure(path) == "mine: line 2: no card of this pool has the password 1"


def test_unknown() -> None:
    assert failure("Mai") == 'there is no deck or file "Mai"; the built-in decks are SDK, SDY, SDJ, SDP'
    assert failure("") == 'there is no deck or file ""; the built-in decks are SDK, SDY, SDJ, SDP'


def test_a_missing_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert failure("mine.ydk").startswith('there is no deck or file "mine.ydk"; ')


def test_a_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path.parent)
    assert failure(tmp_path.name) == f'"{tmp_path.name}" is a directory, not a deck'


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", '"it.ydk" is empty'),
        (b" \r\n\n", '"it.ydk" is empty'),
        (b"\xef\xbb\xbf", '"it.ydk" is empty'),
        (b"#main\n#extra\n!side\n", "it: the list holds no card"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", '"it.ydk" is not a text file'),
        (TEXT.encode("utf-16")[:-1], '"it.ydk" is not legal UTF-16'),
        (b"#main\n\x81\n", '"it.ydk" is not a text file'),
        (b"\x7fELF\x02\x01\x01", '"it.ydk" is not a text file'),
        (b"#" * 1_000_001, '"it.ydk" is too long for a deck'),
        (b"what now\n" * 10_000, "it: it has 10,000 lines; no deck needs more than 8,000"),
        (
            b"what now\n" * 300,
            'it: not one line of it is a card; line 1: no card of this pool is called "what now"',
        ),
        (b"!2004.2\n40640057 1 --Kuriboh\n", "it: this is a list of limits, not a deck"),
        (b"ydke://!!", 'it: a ydke:// code has three "!", this one has 2'),
    ],
)
def test_not_a_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes, message: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("it.ydk").write_bytes(data)
    assert failure("it.ydk") == message


@pytest.mark.parametrize(
    "text", ["a\0b", "\ud800", "x" * 5000, "a\nb", "\x1b[31m", "SDY/x"], ids=lambda text: ascii(text)[:12]
)
def test_odd_names(text: str) -> None:
    message = failure(text)
    assert message.isprintable()
    assert len(message) < 150


@given(st.binary())
def test_any_bytes_give_a_deck_or_a_deck_error(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.ydk"
    path.write_bytes(data)
    try:
        load_deck(str(path))
    except DeckError as error:
        assert error.problems


@pytest.mark.parametrize("write", [write_link, write_names, write_omega, write_ydk, write_ydke])
def test_what_is_in_a_file_says_its_form(tmp_path: Path, write: Callable[[Deck], str]) -> None:
    path = tmp_path / "SDJ"
    path.write_text(write(builtin("SDJ")), "utf-8")
    assert load_deck(str(path)) == builtin("SDJ")


@pytest.mark.parametrize("write", [write_link, write_omega, write_ydke])
def test_a_code_instead_of_a_file(write: Callable[[Deck], str]) -> None:
    assert load_deck(write(builtin("SDJ"))).main == builtin("SDJ").main


def test_what_had_to_be_guessed_is_noted() -> None:
    data = "3 Harpie’s Feather Duster\nJosé".encode("cp1252")
    found = deck_of(data)
    assert found.deck.main == ("Harpie's Feather Duster",) * 3
    assert found.notes == ("line 1 is not UTF-8; the text was read as Windows-1252",)
    assert [one.line for one in found.unread] == [2]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "standard input is empty"),
        (b"\0", "standard input is not a text file"),
        (b"x" * 1_000_001, "standard input is too long for a deck"),
    ],
)
def test_standard_input_without_a_deck(data: bytes, message: str) -> None:
    with pytest.raises(DeckError) as caught:
        deck_of(data)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("40640057\n44095762", "ydk"),
        ("#main", "ydk"),
        ("40640057\nwhat\n44095762", "ydk"),
        ("3 Kuriboh\n2 44095762", "names"),
        ("40640057 Kuriboh", "names"),
        ("#extra\nKuriboh\n40640057", "ydk"),
        ("Kuriboh", "names"),
    ],
)
def test_the_form_is_seen_from_the_text(text: str, form: str) -> None:
    try:
        assert read_deck(text).form == form
    except DeckError as error:
        assert (text, str(error)) == ("#main", "the list holds no card")


@given(st.binary() | st.text().map(str.encode) | st.text().map(lambda text: text.encode("utf-16", "replace")))
def test_any_bytes_of_standard_input_give_a_reading_or_a_deck_error(data: bytes) -> None:
    try:
        deck_of(data)
    except DeckError as error:
        assert error.problems and all(problem.isprintable() for problem in error.problems)


@given(st.text())
def test_any_argument_gives_a_reading_or_a_deck_error(text: str) -> None:
    if not text.strip("./"):
        return
    try:
        find_deck(text)
    except DeckError as error:
        assert all(problem.isprintable() for problem in error.problems)
