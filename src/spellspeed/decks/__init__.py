"""Deck lists: the `Deck` itself, built-in decks, formats, files and codes.

`spellspeed.decks.stats`, `.odds` and `.advice` look at a deck more closely; they are imported when wanted.
"""

from .builtin import builtin, builtin_names
from .codes import read_link, read_omega, read_ydke, write_link, write_omega, write_ydke
from .deck import Deck, DeckError, IllegalDeck
from .find import deck_of, find_deck, load_deck, read_deck
from .format import Format, FormatError, format_names, load_format, read_format, write_format
from .lflist import read_lflist, write_lflist
from .names import read_names, write_names
from .problems import DeckProblem, Move, mended
from .reading import Reading, Unread
from .ydk import read_ydk, write_ydk

__all__ = [
    "Deck",
    "DeckError",
    "DeckProblem",
    "Format",
    "FormatError",
    "IllegalDeck",
    "Move",
    "Reading",
    "Unread",
    "builtin",
    "builtin_names",
    "deck_of",
    "find_deck",
    "format_names",
    "load_deck",
    "load_format",
    "mended",
    "read_deck",
    "read_format",
    "read_lflist",
    "read_link",
    "read_names",
    "read_omega",
    "read_ydk",
    "read_ydke",
    "write_format",
    "write_lflist",
    "write_link",
    "write_names",
    "write_omega",
    "write_ydk",
    "write_ydke",
]
