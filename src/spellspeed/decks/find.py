"""From what a person types, or gives to standard input, to a deck."""

from pathlib import Path
from typing import Final

from msgspec import structs

from ..cards.catalogue import shown
from .builtin import builtin_names, find_builtin
from .codes import is_link, is_omega, is_ydke, scan_link, scan_omega, scan_ydke
from .deck import Deck, DeckError
from .names import scan_names
from .reading import Reading
from .text import FileText, Unreadable, text_of, text_of_file
from .ydk import scan_ydk

__all__ = ["deck_of", "find_deck", "load_deck", "read_deck"]

MOST_BYTES: Final = 1_000_000


def load_deck(text: str) -> Deck:
    """The deck meant by `text`: a built-in deck (see `builtin`), a file, a `ydke://` code or a share link.

    A file may be a `.ydk` list, a list of names, or hold a code; which, is seen from what is in it. A
    built-in name wins; write ./SDY for a file of that name. A deck from a file is named after the file.

    >>> load_deck("SDK").main[0]
    'Blue-Eyes White Dragon'

    Raises DeckError when there is no such deck or file, when the file cannot be opened or is not text, and
    for everything in it that is not understood or is no card of ours.

    >>> load_deck("Mai")
    Traceback (most recent call last):
    ...
    spellspeed.decks.deck.DeckError: there is no deck or file "Mai"; the built-in decks are SDK, SDY, SDJ, SDP
    """
    deck = find_builtin(text)
    return find_deck(text).whole() if deck is None else deck


def find_deck(text: str) -> Reading:
    """As `load_deck`, with what is not understood beside the deck. Raises DeckError when there is no deck."""
    deck = find_builtin(text)
    if deck is not None:
        return Reading(deck=deck, form="built-in")
    if is_ydke(text) or is_link(text):
        return read_deck(text)
    try:
        found = text_of_file(text, "deck", MOST_BYTES)
    except Unreadable as error:
        if is_omega(text):
            return read_deck(text)
        known = f"; the built-in decks are {', '.join(builtin_names())}" if error.missing else ""
        raise DeckError("", (f"{error}{known}",)) from None
    return _read(found, shown(Path(text).stem))


def deck_of(data: bytes, name: str = "standard input") -> Reading:
    """The deck in these bytes, as they come from a file or from standard input; see `read_deck`.

    Raises DeckError, which calls them by `name`, when there is no deck in them.
    """
    if len(data) > MOST_BYTES:
        raise DeckError("", (f"{name} is too long for a deck",))
    try:
        found = text_of(data, name)
    except Unreadable as error:
        raise DeckError("", (str(error),)) from None
    return _read(found, "")


def _read(found: FileText, name: str) -> Reading:
    reading = read_deck(found.text, name)
    if not found.notes:
        return reading
    return structs.replace(reading, notes=(*found.notes, *reading.notes))


def read_deck(text: str, name: str = "") -> Reading:
    """The deck in a text of any form we know: `.ydk`, `ydke://`, Omega code, share link, or names.

    >>> reading = read_deck("3 Kuriboh\\n1 Kurribe", "Example")
    >>> reading.form, reading.deck.main
    ('names', ('Kuriboh', 'Kuriboh', 'Kuriboh'))
    >>> str(reading.unread[0])
    'line 2: no card of this pool is called "Kurribe"; do you mean Kuriboh?'

    Raises DeckError, which is named by `name`, when there is no deck in it at all.
    """
    if is_ydke(text):
        return scan_ydke(text, name)
    if is_link(text):
        return scan_link(text, name)
    lines = [line.strip() for line in text.removeprefix("\ufeff").splitlines()]
    full = [line for line in lines if line]
    if any(line.startswith("!") and not line.lower().startswith("!side") for line in full[:50]) and any(
        len(line.split()) > 1 and all(word.lstrip("-").isdecimal() for word in line.split()[:2])
        for line in full
    ):
        raise DeckError(name, ("this is a list of limits, not a deck",))
    bare = [line for line in full if not line.startswith("#")]
    numbers = sum(line.isdecimal() and len(line) > 4 for line in bare)
    if "#main" in full or "#extra" in full or "!side" in full or (numbers and numbers * 2 >= len(bare)):
        return scan_ydk(text, name)
    if len(full) < 50 and is_omega(text):
        return scan_omega(text, name)
    return scan_names(text, name)
