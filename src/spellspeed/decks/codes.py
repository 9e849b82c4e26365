"""Decks in one line of signs: `ydke://`, the Omega code, and our share link."""

import base64
import binascii
import re
import struct
import zlib
from typing import Final
from urllib.parse import parse_qsl, quote, unquote, urlsplit

from msgspec import structs

from ..cards.catalogue import quoted
from .deck import Deck, DeckError
from .passwords import MOST
from .problems import PARTS, Part
from .reading import Builder, Reading
from .ydk import passwords_of

__all__ = [
    "is_link",
    "is_omega",
    "is_ydke",
    "read_link",
    "read_omega",
    "read_ydke",
    "scan_link",
    "scan_omega",
    "scan_ydke",
    "write_link",
    "write_omega",
    "write_ydke",
]

_YDKE: Final = "ydke://"
_LINK: Final = "spellspeed:deck"
_SECTIONS: Final[tuple[Part, Part, Part]] = ("main", "fusion", "side")
_MOST_OMEGA: Final = 255
_BASE64: Final = re.compile(r"[A-Za-z0-9+/_-]*={0,2}")
_SPACE: Final = re.compile(r"\s+")
_MOST_SIGNS: Final = 400_000


def _decoded(text: str, name: str, what: str) -> bytes:
    """The bytes of Base64, also without its padding or in the alphabet for addresses. Raises DeckError."""
    if not _BASE64.fullmatch(text):
        odd = next(sign for sign in text if not re.match(r"[A-Za-z0-9+/_=-]", sign) or sign == "=")
        raise DeckError(name, (f"{what} is not Base64: {quoted(odd)} does not belong there",))
    bare = text.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        return base64.b64decode(bare + "=" * (-len(bare) % 4), validate=True)
    except binascii.Error:
        raise DeckError(name, (f"{what} is not Base64: it is cut off",)) from None


# ---- ydke:// ---------------------------------------------------------------------------------------------


def is_ydke(text: str) -> bool:
    return text.lstrip("\ufeff \t\r\n<\"'").lower().startswith(_YDKE)


def read_ydke(text: str, name: str = "") -> Deck:
    """The deck in a `ydke://` code; as for a `.ydk` list, a card's frame says where it goes.

    >>> read_ydke("ydke://rvTMAqOpVwWjqVcF!!!").main
    ('Dark Magician', 'Blue-Eyes White Dragon', 'Blue-Eyes White Dragon')

    Raises DeckError for a broken code, for unknown passwords, and when it holds no card.

    >>> read_ydke("ydke://rvTMAqOpVwWjqVcF!!", "Example")
    Traceback (most recent call last):
    ...
    spellspeed.decks.deck.DeckError: Example: a ydke:// code has three "!", this one has 2
    """
    return scan_ydke(text, name).whole()


def scan_ydke(text: str, name: str = "") -> Reading:
    """As `read_ydke`, with unknown cards in the deck. Raises DeckError for a broken or empty code."""
    code = _one_line(text, name)
    if not code.lower().startswith(_YDKE):
        raise DeckError(name, (f"a {_YDKE} code begins with {_YDKE}",))
    code = code[len(_YDKE) :]
    if "%" in code:
        code = unquote(code)
    parts = code.split("!")
    if len(parts) != 4:
        raise DeckError(name, (f'a {_YDKE} code has three "!", this one has {len(parts) - 1}',))
    if parts[3]:
        raise DeckError(name, (f'after the third "!" stands {quoted(parts[3])}',))
    found = Builder(name, "ydke")
    for section, part in zip(_SECTIONS, parts, strict=False):
        where = f"the {PARTS[section]} of the code"
        data = _decoded(part, name, where)
        if len(data) % 4:
            raise DeckError(name, (f"{where} is cut off: {len(data)} bytes, and a card takes 4",))
        _add(found, struct.unpack(f"<{len(data) // 4}I", data), section)
    return found.done()


def write_ydke(deck: Deck) -> str:
    """The deck as a `ydke://` code; its name is not in it.

    >>> write_ydke(Deck("Example", ("Dark Magician", "Blue-Eyes White Dragon", "Blue-Eyes White Dragon")))
    'ydke://rvTMAqOpVwWjqVcF!!!'

    Raises DeckError when a card has no password, or one that is too high.
    """
    parts = (_packed(deck, codes) for codes in passwords_of(deck))
    return _YDKE + "".join(f"{base64.b64encode(part).decode()}!" for part in parts)


# ---- Omega -----------------------------------------------------------------------------------------------


def is_omega(text: str) -> bool:
    """Is it an Omega code, or so near to one that nothing else can be meant?"""
    code = _SPACE.sub("", text.strip("\ufeff \t\r\n\"'"))
    if not 8 <= len(code) <= _MOST_SIGNS or not _BASE64.fullmatch(code):
        return False
    try:
        return len(_inflated(_decoded(code, "", "it"), "")) >= 2
    except DeckError:
        return False


def read_omega(text: str, name: str = "") -> Deck:
    """The deck in an Omega code: Base64 of packed counts and passwords, Deck and Fusion Deck together.

    >>> read_omega(write_omega(Deck("", ("Kuriboh",), ("Flame Swordsman",), ("Mirror Force",)))).fusion
    ('Flame Swordsman',)

    Raises DeckError for a broken code, for unknown passwords, and when it holds no card.
    """
    return scan_omega(text, name).whole()


def scan_omega(text: str, name: str = "") -> Reading:
    """As `read_omega`, with unknown cards in the deck. Raises DeckError for a broken or empty code."""
    data = _inflated(_decoded(_one_line(text, name), name, "the code"), name)
    if len(data) < 2:
        raise DeckError(name, ("an Omega code begins with two counts, this one is cut off",))
    count, side = data[0], data[1]
    if len(data) - 2 != 4 * (count + side):
        raise DeckError(
            name, (f"the Omega code counts {count + side} cards and has {len(data) - 2} bytes for them",)
        )
    codes = struct.unpack(f"<{count + side}I", data[2:])
    found = Builder(name, "omega")
    _add(found, codes[:count], None)
    _add(found, codes[count:], "side")
    return found.done()


def write_omega(deck: Deck) -> str:
    """The deck as an Omega code; its name is not in it.

    Raises DeckError when Deck and Fusion Deck together, or the Side Deck, have more than 255 cards, and when
    a card has no password, or one that is too high.
    """
    main, fusion, side = passwords_of(deck)
    for what, codes in (("Deck and Fusion Deck together", [*main, *fusion]), ("a Side Deck", side)):
        if len(codes) > _MOST_OMEGA:
            raise DeckError(deck.name, (f"{what} of {len(codes)} cards: an Omega code holds {_MOST_OMEGA}",))
    data = bytes((len(main) + len(fusion), len(side))) + _packed(deck, [*main, *fusion, *side])
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.b64encode(packer.compress(data) + packer.flush()).decode()


def _inflated(data: bytes, name: str) -> bytes:
    """Unpacks no more than a code can hold, whatever the data promise."""
    unpacker = zlib.decompressobj(-15)
    most = 2 + 4 * 2 * _MOST_OMEGA
    try:
        found = unpacker.decompress(data, most + 1)
    except zlib.error:
        raise DeckError(name, ("the Omega code cannot be unpacked",)) from None
    if len(found) > most or not unpacker.eof or unpacker.unused_data:
        raise DeckError(name, ("the Omega code is cut off, or something stands behind it",))
    return found


# ---- share links -----------------------------------------------------------------------------------------


def is_link(text: str) -> bool:
    lower = text.lstrip("\ufeff \t\r\n<\"'").lower()
    return lower.startswith((_LINK, "http://", "https://"))


def read_link(text: str, name: str = "") -> Deck:
    """The deck in a share link: ours, or any address with a `ydke://` code or an Omega code in it.

    >>> read_link(write_link(Deck("My deck", ("Kuriboh",))))
    Deck(name='My deck', main=('Kuriboh',), fusion=(), side=())

    Nothing is downloaded: raises DeckError for an address without a code, and for what is wrong in the code.
    """
    return scan_link(text, name).whole()


def scan_link(text: str, name: str = "") -> Reading:
    """As `read_link`, with unknown cards in the deck. Raises DeckError for a broken or empty code."""
    link = _one_line(text, name)
    try:
        parts = urlsplit(link)
        query = parse_qsl(parts.query, keep_blank_values=True, max_num_fields=50)
    except ValueError as error:
        raise DeckError(name, (f"the link is broken: {error}",)) from None
    name = next((value for key, value in query if key == "name" and value), name)
    values = [unquote(parts.fragment), *(value.replace(" ", "+") for _, value in query), unquote(parts.path)]
    for value in values:
        start = value.lower().find(_YDKE)
        if start >= 0:
            code = value[start:].partition("&")[0]
            return structs.replace(scan_ydke(code, name), form="link")
    for value in values:
        for code in (value, value.partition("=")[2]):
            if is_omega(code):
                return structs.replace(scan_omega(code, name), form="link")
    raise DeckError(
        name,
        (f"there is no deck in the link {quoted(link)}; nothing is downloaded, so paste the list itself",),
    )


def write_link(deck: Deck) -> str:
    """The deck with its name as a link that can be sent as text.

    >>> write_link(Deck("My deck", ("Kuriboh",)))
    'spellspeed:deck?name=My%20deck#ydke://OR5sAg==!!!'

    Raises DeckError when a card has no password, or one that is too high.
    """
    name = f"?name={quote(deck.name.encode('utf-8', 'replace'), safe='')}" if deck.name else ""
    return f"{_LINK}{name}#{write_ydke(deck)}"


# ---- both ------------------------------------------------------------------------------------------------


def _one_line(text: str, name: str) -> str:
    """The code without the breaks and the quotes that mail puts into and around it."""
    if len(text) > _MOST_SIGNS:
        raise DeckError(name, (f"it has {len(text):,} signs; no code of a deck is so long",))
    return _SPACE.sub("", text.strip("\ufeff \t\r\n<>\"'"))


def _add(found: Builder, codes: tuple[int, ...], section: Part | None) -> None:
    for number, code in enumerate(codes, start=1):
        where = f"card {number} of the {PARTS[section or 'main']}"
        found.password(code, section, where)
        if found.full:
            found.give_up(0)
            return


def _packed(deck: Deck, codes: list[int]) -> bytes:
    for code in codes:
        if code > MOST:
            raise DeckError(deck.name, (f"the password {code} is too high for a code",))
    return struct.pack(f"<{len(codes)}I", *codes)
