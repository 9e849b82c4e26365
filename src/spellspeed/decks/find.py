"""From what a person types to a deck."""

from pathlib import Path

from ..cards.catalogue import quoted, shown
from .builtin import builtin_names, find_builtin
from .deck import Deck, DeckError
from .ydk import read_ydk

__all__ = ["load_deck"]

_MOST_BYTES = 1_000_000


def load_deck(text: str) -> Deck:
    """The deck meant by `text`: a built-in deck (see `builtin`) or the path of a `.ydk` file.

    A built-in name wins; write ./SDY for a file of that name. A deck from a file is named after the file.

    >>> load_deck("SDK").main[0]
    'Blue-Eyes White Dragon'

    Raises DeckError when there is no such deck or file, when the file cannot be opened or is not text in
    UTF-8, and for what `read_ydk` reports in it.

    >>> load_deck("Mai")
    Traceback (most recent call last):
    ...
    spellspeed.decks.deck.DeckError: there is no deck or file "Mai"; the built-in decks are SDK, SDY, SDJ, SDP
    """
    deck = find_builtin(text)
    return read_ydk(_text_of_file(text), shown(Path(text).stem)) if deck is None else deck


def _text_of_file(path: str) -> str:
    """The text of the file. Raises DeckError with one sentence when there is none."""
    data = _bytes_of_file(path)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise DeckError("", (f"{quoted(path)} is in UTF-16; save it as UTF-8",))
    if b"\0" in data:
        raise DeckError("", (f"{quoted(path)} is not a text file",))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise DeckError("", (f"{quoted(path)}, line {line}: not legal UTF-8; save it as UTF-8",)) from None
    if not text.strip():
        raise DeckError("", (f"{quoted(path)} is empty",))
    return text


def _bytes_of_file(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except FileNotFoundError:
        known = ", ".join(builtin_names())
        problem = f"there is no deck or file {quoted(path)}; the built-in decks are {known}"
    except IsADirectoryError:
        problem = f"{quoted(path)} is a directory, not a deck"
    except PermissionError:
        # Windows answers so for a directory.
        kind = "is a directory, not a deck" if Path(path).is_dir() else "may not be read"
        problem = f"{quoted(path)} {kind}"
    except (OSError, ValueError) as error:  # ValueError: a NUL or a lone surrogate in the path
        reason = error.strerror if isinstance(error, OSError) else error
        problem = f"{quoted(path)} cannot be read: {reason}"
    else:
        if len(data) <= _MOST_BYTES:
            return data
        problem = f"{quoted(path)} is too long for a deck list"
    raise DeckError("", (problem,))
