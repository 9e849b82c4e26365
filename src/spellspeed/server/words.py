"""Names and lines that people send: tidied, never trusted. They are plain text wherever they go."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

__all__ = ["BadWords", "line", "name"]

_CONTROL: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control signs, signs that turn the direction of writing, halves of signs, and no signs at all."""
_JOINERS: Final = "\u200c\u200d"
_SPACE: Final = re.compile(r"\s+")


class BadWords(ValueError):
    """This cannot be a name or a line. The message is one sentence for a person."""


def line(text: str, most: int, what: str = "a line") -> str:
    """The text on one line without control signs. Raises BadWords when nothing is left, or too much.

    >>> line("  well \\n played\\x07 ", 500)
    'well played'
    """
    spaced = _SPACE.sub(" ", text)
    kept = "".join(one for one in spaced if one in _JOINERS or unicodedata.category(one) not in _CONTROL)
    kept = unicodedata.normalize("NFC", kept).strip()
    if not kept.strip(_JOINERS):
        raise BadWords(f"{what} needs at least one sign")
    if len(kept) > most:
        raise BadWords(f"{what} has up to {most} signs, not {len(kept)}")
    return kept


def name(text: str, most: int) -> str:
    """A name; without one somebody is a guest.

    >>> name("", 40), name("<b>Kaiba</b>", 40)
    ('Guest', '<b>Kaiba</b>')
    """
    return line(text, most, "a name") if text.strip() else "Guest"
