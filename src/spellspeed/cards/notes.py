"""The rulings that we follow for a card, in our own words, each with its source: `rulings/<set>.toml`.

Notes are for people: what the program does stands in the set files, and a test shows it. See docs/cards.md.
"""

import datetime
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from .catalogue import catalogue

__all__ = ["SOURCES", "RulingNote", "cards_by_rule", "notes"]

FOLDER: Final = Path(__file__).with_name("rulings")

SOURCES: Final = (
    "card FAQ",
    "judges' list",
    "judge's answer",
    "older text",
    "rulebook",
    "our reading",
)
"""Where a ruling can come from. "our reading": nobody of the time said it; the rules it names carry it."""


class RulingNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One ruling on one card."""

    says: str
    """A sentence or two."""
    source: str
    """One of `SOURCES`."""
    date: datetime.date | None = None
    """The day of the answer, where it has one."""
    rules: tuple[str, ...] = ()
    """Ids of the rules that it rests on."""

    def told(self) -> str:
        """The note in a line, its source in brackets.

        >>> RulingNote("It does not target.", "card FAQ", datetime.date(2004, 1, 5), ("J-EFF-01",)).told()
        'It does not target. (card FAQ, 2004-01-05; J-EFF-01)'
        """
        day = f", {self.date.isoformat()}" if self.date else ""
        rules = f"; {', '.join(self.rules)}" if self.rules else ""
        return f"{self.says} ({self.source}{day}{rules})"


def notes(name: str) -> tuple[RulingNote, ...]:
    """The rulings on a card, by its name of today; none for most cards without an effect.

    >>> notes("Battle Ox")
    ()
    """
    return _all().get(name, ())


@cache
def cards_by_rule() -> dict[str, tuple[str, ...]]:
    """To each rule id the cards whose notes rest on it, in the order of their names."""
    found: dict[str, list[str]] = {}
    for name, told in _all().items():
        for id in dict.fromkeys(id for note in told for id in note.rules):
            found.setdefault(id, []).append(name)
    return {id: tuple(names) for id, names in found.items()}


@cache
def _all() -> dict[str, tuple[RulingNote, ...]]:
    read: dict[str, tuple[RulingNote, ...]] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        try:
            read |= msgspec.toml.decode(path.read_bytes(), type=dict[str, tuple[RulingNote, ...]])
        except msgspec.DecodeError as error:
            raise ValueError(f"{path.name}: {error}") from error
    return {card.name: read[card.name] for card in catalogue() if card.name in read}
