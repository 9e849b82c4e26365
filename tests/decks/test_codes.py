"""`ydke://`, the Omega code and share links: decks in one line of signs."""

import base64
import struct
import zlib
from urllib.parse import quote

import pytest
from deck_strategies import STRANGE, decks
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.decks import (
    Deck,
    DeckError,
    read_deck,
    read_link,
    read_omega,
    read_ydke,
    write_link,
    write_omega,
    write_ydke,
)
from spellspeed.decks.codes import scan_link, scan_omega, scan_ydke

EXAMPLE = "ydke://rvTMAqOpVwWjqVcF!!!"
SMALL = Deck("Small", ("Kuriboh", "Kuriboh"), ("Flame Swordsman",), ("Mirror Force",))


def problems(read, text: str) -> tuple[str, ...]:
    with pytest.raises(DeckError) as caught:
        read(text, "Mine")
    return caught.value.problems


def packed(*codes: int) -> str:
    return base64.b64encode(struct.pack(f"<{len(codes)}I", *codes)).decode()


def omega(data: bytes) -> str:
    packer = zlib.compressobj(wbits=-15)
    return base64.b64encode(packer.compress(data) + packer.flush()).decode()


def test_the_example():
    assert read_ydke(EXAMPLE).main == ("Dark Magician", "Blue-Eyes White Dragon", "Blue-Eyes White Dragon")
    assert write_ydke(Deck("", ("Dark Magician", *["Blue-Eyes White Dragon"] * 2))) == EXAMPLE


@pytest.mark.parametrize(
    "text",
    [
        f"\ufeff {EXAMPLE}\r\n",
        f'"{EXAMPLE}"',
        f"<{EXAMPLE}>",
        EXAMPLE.replace("ydke", "YDKE"),
        EXAMPLE.replace("wW", "w\n W"),
        EXAMPLE.replace("!", "%21"),
    ],
)
def test_a_code_as_mail_brings_it(text: str):
    assert len(read_ydke(text).main) == 3
    assert read_deck(text).form == "ydke"


def test_missing_padding():
    assert read_ydke("ydke://OR5sAg!!!").main == ("Kuriboh",)


@pytest.mark.rule("R-DECK-03")
def test_the_frame_says_where_a_card_goes():
    text = f"ydke://{packed(45231177, 40640057)}!{packed(44095762)}!{packed(45231177)}!"
    assert read_ydke(text) == Deck(
        "", ("Kuriboh", "Mirror Force"), ("Flame Swordsman",), ("Flame Swordsman",)
    )
    assert scan_ydke(text).notes == (
        "card 1 of the Deck: Flame Swordsman goes to the Fusion Deck",
        "card 1 of the Fusion Deck: Mirror Force goes to the Deck",
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("ydke://", 'a ydke:// code has three "!", this one has 0'),
        ("ydke://!!", 'a ydke:// code has three "!", this one has 2'),
        ("ydke://!!!!", 'a ydke:// code has three "!", this one has 4'),
        ("ydke://!!!x", 'after the third "!" stands "x"'),
        ("ydke://!!!", "the list holds no card"),
        ("ydke://a?b=!!!", 'the Deck of the code is not Base64: "?" does not belong there'),
        ("ydke://!a=bc!!", 'the Fusion Deck of the code is not Base64: "=" does not belong there'),
        ("ydke://!!AAAAA!", "the Side Deck of the code is not Base64: it is cut off"),
        ("ydke://AAAA!!!", "the Deck of the code is cut off: 3 bytes, and a card takes 4"),
        (f"ydke://{packed(1)}!!!", "card 1 of the Deck: no card of this pool has the password 1"),
        ("http://x", "a ydke:// code begins with ydke://"),
        ("ydke://" + "A" * 400_000, "it has 400,007 signs; no code of a deck is so long"),
    ],
)
def test_a_broken_code(text: str, problem: str):
    assert problems(read_ydke, text) == (problem,)


def test_a_long_code_of_nonsense_is_cut_short():
    found = problems(read_ydke, f"ydke://{packed(*range(1, 9_000))}!!!")
    assert len(found) == 201
    assert "too many problems, the rest of the file was not looked at" in found


def test_unknown_cards_are_reported_and_kept():
    found = scan_ydke(f"ydke://{packed(40640057, 14558127)}!!!")
    assert found.deck.main == ("Kuriboh", "#14558127")
    assert write_ydke(found.deck) == f"ydke://{packed(40640057, 14558127)}!!!"
    assert [problem.rule for problem in found.problems()] == ["R-DECK-01", "J-DECK-04"]


def test_omega():
    assert read_omega(
        omega(bytes((3, 1)) + struct.pack("<4I", 40640057, 45231177, 40640057, 44095762))
    ) == Deck("", SMALL.main, SMALL.fusion, SMALL.side)
    assert read_deck(write_omega(SMALL)).form == "omega"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "the Omega code is cut off, or something stands behind it"),
        ("!", 'the code is not Base64: "!" does not belong there'),
        ("//////8=", "the Omega code cannot be unpacked"),
        (omega(b"\1"), "an Omega code begins with two counts, this one is cut off"),
        (omega(b"\0\0"), "the list holds no card"),
        (omega(b"\2\0AAAA"), "the Omega code counts 2 cards and has 4 bytes for them"),
        (omega(b"\1\0AAAAB"), "the Omega code counts 1 cards and has 5 bytes for them"),
        (write_omega(SMALL)[:-8], "the Omega code is cut off, or something stands behind it"),
        (omega(b"\0" * 50_000_000), "the Omega code is cut off, or something stands behind it"),
    ],
    ids=lambda text: text[:20],
)
def test_a_broken_omega_code(text: str, problem: str):
    assert problems(read_omega, text) == (problem,)


def test_what_an_omega_code_cannot_hold():
    assert len(read_omega(write_omega(Deck("", ("Kuriboh",) * 255, (), ("Kuriboh",) * 255))).side) == 255
    with pytest.raises(DeckError, match="together of 256 cards: an Omega code holds 255"):
        write_omega(Deck("", ("Kuriboh",) * 256))
    with pytest.raises(DeckError, match="a Side Deck of 256 cards"):
        write_omega(Deck("", (), (), ("Kuriboh",) * 256))


def test_what_no_code_can_hold():
    for write in (write_omega, write_ydke, write_link):
        with pytest.raises(DeckError, match="the password 4294967296 is too high for a code"):
            write(Deck("", ("#4294967296",)))
        with pytest.raises(DeckError, match='no card is called "kuriboh"'):
            write(Deck("", ("kuriboh",)))


@pytest.mark.parametrize(
    "link",
    [
        f"https://example.org/decks#{EXAMPLE}",
        f"https://example.org/decks?deck={quote(EXAMPLE)}",
        f"https://example.org/decks?a=b&deck={EXAMPLE}&c=d",
        f"http://example.org/{EXAMPLE}",
        f"spellspeed:deck#{EXAMPLE}",
        f"https://example.org/?d={quote(write_omega(read_ydke(EXAMPLE)))}",
        f"https://example.org/#d={write_omega(read_ydke(EXAMPLE))}",
    ],
)
def test_a_link_with_a_code_in_it(link: str):
    assert read_link(link).main == ("Dark Magician", "Blue-Eyes White Dragon", "Blue-Eyes White Dragon")
    assert read_deck(link).form == "link"


@pytest.mark.parametrize(
    ("link", "problem"),
    [
        ("https://example.org/deck/123", "nothing is downloaded"),
        ("http://[bad", "the link is broken: Invalid IPv6 URL"),
        ("https://example.org/#ydke://!!", 'a ydke:// code has three "!", this one has 2'),
        ("spellspeed:deck?" + "a&" * 60, "the link is broken: Max number of fields exceeded"),
    ],
)
def test_a_link_without_a_deck(link: str, problem: str):
    assert problem in problems(read_link, link)[0]


@given(decks())
def test_ydke_is_written_and_read(deck: Deck):
    assert scan_ydke(write_ydke(deck), deck.name).deck == deck


@given(
    decks(strange=False) | st.builds(Deck, st.just(""), st.lists(STRANGE, min_size=1, max_size=9).map(tuple))
)
def test_omega_is_written_and_read(deck: Deck):
    assert scan_omega(write_omega(deck), deck.name).deck == deck


@given(decks(name=st.text(st.characters(exclude_categories=["Cs"]))))
def test_a_link_is_written_and_read_with_the_name(deck: Deck):
    assert scan_link(write_link(deck)).deck == deck


base64_text = st.text("ABCabc012+/=-_", max_size=40)
ydke_text = st.lists(
    base64_text | st.binary(max_size=24).map(lambda data: base64.b64encode(data).decode()), max_size=5
)


@given(
    st.one_of(
        st.text(),
        st.text().map("ydke://{}".format),
        ydke_text.map(lambda parts: "ydke://" + "!".join(parts)),
        base64_text,
        st.binary().map(omega),
        st.binary().map(lambda data: base64.b64encode(data).decode()),
        st.text().map("https://{}".format),
        st.text().map("spellspeed:deck{}".format),
    )
)
def test_nothing_but_a_deck_or_a_deck_error(text: str):
    for read in (read_ydke, read_omega, read_link, read_deck):
        try:
            read(text)
        except DeckError as error:
            assert error.problems
            assert all(problem.isprintable() and len(problem) < 250 for problem in error.problems)
