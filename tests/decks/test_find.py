"""From what a person types to a deck, and one clear line when it fails."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.decks import Deck, DeckError, builtin, load_deck, write_ydk

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


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
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
        (TEXT.encode("utf-16"), '"it.ydk" is in UTF-16; save it as UTF-8'),
        (b"#main\n#by Jos\xe9\n40640057\n", '"it.ydk", line 2: not legal UTF-8; save it as UTF-8'),
        (b"#" * 1_000_001, '"it.ydk" is too long for a deck list'),
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
