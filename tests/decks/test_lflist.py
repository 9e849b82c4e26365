"""`.lflist.conf`: a list of other programs becomes a format, and a format becomes such a list."""

import datetime
from pathlib import Path

import pytest
from deck_strategies import ALL
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.cards import catalogue
from spellspeed.decks import Deck, FormatError, load_format, read_lflist, write_lflist
from spellspeed.decks.format import Format, Limits, Pool
from spellspeed.decks.lflist import lflist_hash

KURIBOH = 40640057


def one(text: str) -> Format:
    (found,) = read_lflist(text).formats
    return found


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(FormatError) as caught:
        read_lflist(text, "lists")
    return caught.value.problems


def test_a_list():
    found = one(
        "#[2004.2 TCG]\n!2004.2 TCG\n83764718 1 --Monster Reborn\n0040640057\t0\n4031928 2\n44095762 3\n"
    )
    assert (found.name, found.date) == ("2004.2 TCG", datetime.date(2004, 2, 1))
    assert found.limits == Limits(("Kuriboh",), ("Monster Reborn",), ("Change of Heart",), ("Mirror Force",))
    assert found.copies("Jinzo") == 3


def test_a_whitelist():
    found = one(f"!Mine\n$whitelist\n{KURIBOH} 2\n44095762 3\n46986415 -1 --hidden\n")
    assert found.cards == {"Kuriboh", "Mirror Force", "Dark Magician"}
    assert [found.copies(name) for name in ("Kuriboh", "Mirror Force", "Dark Magician", "Jinzo")] == [
        2,
        3,
        0,
        0,
    ]
    deck = Deck("Mine", ("Kuriboh",) * 3 + ("Mirror Force",) * 3 + ("Jinzo",) * 34)
    assert [problem.rule for problem in deck.problems(found)] == ["J-DECK-04", "R-LIMIT-04"]


def test_other_pictures_count_as_the_card():
    assert one(f"!Mine\n{KURIBOH + 1} 1\n{KURIBOH} 1\n").limits.limited == ("Kuriboh",)


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
def test_a_file_of_any_kind(tmp_path: Path, ending: str, encoding: str):
    path = tmp_path / "lists.lflist.conf"
    path.write_text(f"#x\n\n!One\n{KURIBOH} 1\n!Two\n{KURIBOH} 2\n", encoding, newline=ending)
    assert load_format(f"{path}#one").copies("Kuriboh") == 1
    assert load_format(f"{path}# Two").copies("Kuriboh") == 2
    with pytest.raises(FormatError, match=r'has 2 lists, add # and a name: "One", "Two"'):
        load_format(str(path))
    with pytest.raises(FormatError, match='has no list "three"; it has "One", "Two"'):
        load_format(f"{path}#three")


def test_cards_that_are_not_ours_are_kept_and_told():
    found = read_lflist("!Mine\n$whitelist\n14558127 1\n14558128 0\n")
    assert found.formats[0].foreign == ((14558127, 1), (14558128, 0))
    assert found.notes == ('2 cards of "Mine" are none of ours; their passwords are kept',)
    assert "\n14558127 1\n14558128 0\n" in write_lflist(found.formats)


def test_a_word_that_is_not_known_is_told():
    assert read_lflist("!Mine\n$genesys 100\n").notes == (
        'line 2: "$genesys 100" is not known here and was passed over',
    )


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (f"{KURIBOH}", f'line 2: "{KURIBOH}" is not a password and a number of copies'),
        (f"{KURIBOH} x", f'line 2: "{KURIBOH} x" is not a password and a number of copies'),
        ("Kuriboh 1", 'line 2: "Kuriboh 1" is not a password and a number of copies'),
        ("0 1", "line 2: 0 is no password"),
        ("4294967296 1", "line 2: 4294967296 is no password"),
        (f"{KURIBOH} 4", f"line 2: 4 copies of {KURIBOH}; there may be 0 to 3"),
        (f"{KURIBOH} -2", f"line 2: -2 copies of {KURIBOH}; there may be 0 to 3"),
        (f"{KURIBOH} 1\n{KURIBOH} 2", "line 3: Kuriboh is listed before with 1 copy"),
        ("14558127 1\n14558127 2", "line 3: 14558127 is listed before with 1 copy"),
    ],
)
def test_what_is_not_understood_is_told(line: str, problem: str):
    assert problems(f"!Mine\n{line}\n") == (problem,)


def test_no_list():
    assert problems("# nothing\n") == ("there is no list in it",)
    assert problems(f"{KURIBOH} 1") == (
        f'line 1: "{KURIBOH} 1" stands before the first list, which ! begins',
    )
    assert problems("what\n" * 500) == ("it is no list of limits: no line begins with !",)
    assert problems("#main\n" + f"{KURIBOH}\n" * 40 + "!side\n") == (
        "it is no list of limits: 40 lines stand before the first !",
    )
    assert problems("\n" * 300_000) == ("it has 300,000 lines; no list of limits needs more than 200,000",)


@pytest.mark.rule("R-LIMIT-01")
def test_our_format_as_a_list():
    text = write_lflist([load_format()])
    lines = text.splitlines()
    assert lines[1:3] == ["!2004-02-02", "$whitelist"]
    assert len(lines) == 3 + len(catalogue())
    assert f"{KURIBOH} 3 --Kuriboh" in lines and "55144522 1 --Pot of Greed" in lines
    found = one(text)
    assert found.date == load_format().date
    assert {name: found.copies(name) for name in ALL} == {name: load_format().copies(name) for name in ALL}


def test_the_number_of_a_list_in_network_play():
    """Worked out by hand: 0x7dfcee6a ^ (1 << 18) ^ (1 << 28), then with the card of the number 2 as well."""
    assert lflist_hash(Format(name="x", pool=Pool(cards=()), foreign=((1, 1),))) == (
        lflist_hash(Format(name="x")) ^ 1 << 18 ^ 1 << 28
    )
    assert lflist_hash(Format(name="x", pool=Pool(without=tuple(ALL)), foreign=((2, 3),))) == (
        0x7DFCEE6A ^ 2 << 18 ^ 2 << 30 & 0xFFFFFFFF
    )


counts = st.dictionaries(st.sampled_from(ALL), st.integers(0, 3), max_size=30)
foreign = st.dictionaries(st.integers(100_000_000, 2**32 - 1), st.integers(0, 3), max_size=5)
list_names = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=9).filter(
    lambda name: name.strip() == name
)


@given(list_names, counts.filter(bool), foreign)
def test_what_is_written_is_read(name, copies, others):
    lists = [tuple(card for card in copies if copies[card] == count) for count in range(3)]
    first = Format(
        name=name, pool=Pool(cards=tuple(copies)), limits=Limits(*lists), foreign=tuple(others.items())
    )
    again = one(write_lflist([first]))
    assert (again.name, again.cards, again.foreign) == (first.name, first.cards, first.foreign)
    assert all(again.copies(card) == first.copies(card) for card in ALL)
    assert write_lflist([again]) == write_lflist([first])
    assert lflist_hash(again) == lflist_hash(first)


line = st.one_of(
    st.sampled_from(["!list", "$whitelist", f"{KURIBOH} 1", f"{KURIBOH} 9", "1 1 1"]),
    st.text(),
    st.integers().map(str),
)


@given(st.text() | st.lists(line).map("\n".join))
def test_nothing_but_lists_or_a_format_error(text):
    try:
        read_lflist(text)
    except FormatError as error:
        assert error.problems and all(one.isprintable() for one in error.problems)
