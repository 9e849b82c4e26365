"""Decks, kept and worked on."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from spellspeed.decks.advice import Hint
from spellspeed.decks.deck import Deck
from spellspeed.decks.problems import DeckProblem
from spellspeed.decks.reading import Unread
from spellspeed.decks.stats import Stats

from .fields import Name, Short, Text

__all__ = [
    "Advice",
    "BuildWish",
    "DeckCheck",
    "DeckRead",
    "DeckStats",
    "DeckText",
    "DeckWish",
    "Hands",
    "HandsWish",
    "MendWish",
    "Mended",
    "SavedDeck",
    "SavedDecks",
    "StatsWish",
    "WriteWish",
    "Written",
]


class SavedDeck(msgspec.Struct, frozen=True):
    """GET and PUT /api/decks/ID, POST /api/decks."""

    id: str
    deck: Deck
    changed: int
    legal: bool
    problems: int


class SavedDecks(msgspec.Struct, frozen=True):
    """GET /api/decks."""

    decks: tuple[SavedDeck, ...]


class DeckText(msgspec.Struct, frozen=True):
    """POST /api/deck/read."""

    text: Text
    name: Name = ""


class DeckRead(msgspec.Struct, frozen=True):
    """A list as it was read; nothing is dropped in silence."""

    deck: Deck
    form: str
    unread: tuple[Unread, ...]
    strange: tuple[Unread, ...]
    notes: tuple[str, ...]


class DeckWish(msgspec.Struct, frozen=True):
    """POST /api/deck/check and /api/deck/advise."""

    deck: Deck
    format: Name = ""


class DeckCheck(msgspec.Struct, frozen=True):
    legal: bool
    playable: bool
    """The program can play every card."""
    problems: tuple[DeckProblem, ...]
    unwritten: tuple[str, ...]
    counts: dict[str, int]


class MendWish(msgspec.Struct, frozen=True):
    """POST /api/deck/mend: carry out what a problem says. Without it, all that can be."""

    deck: Deck
    problem: int = -1
    """Its place in `DeckCheck.problems`, from 0."""
    format: Name = ""


class Mended(msgspec.Struct, frozen=True):
    deck: Deck
    check: DeckCheck


class Advice(msgspec.Struct, frozen=True):
    hints: tuple[Hint, ...]


class StatsWish(msgspec.Struct, frozen=True):
    """POST /api/deck/stats."""

    deck: Deck
    odds: Annotated[tuple[Short, ...], msgspec.Meta(max_length=12)] = ()
    """Names or searches, perhaps with "2x" before."""
    together: bool = False
    format: Name = ""


class DeckStats(msgspec.Struct, frozen=True):
    stats: Stats


class HandsWish(msgspec.Struct, frozen=True):
    """POST /api/deck/hands."""

    deck: Deck
    hands: Annotated[int, msgspec.Meta(ge=1, le=100)] = 10
    draws: Annotated[int, msgspec.Meta(ge=0, le=20)] = 1
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None


class Hands(msgspec.Struct, frozen=True):
    seed: int
    hands: tuple[tuple[str, ...], ...]
    """The opening five first, then what is drawn."""


class WriteWish(msgspec.Struct, frozen=True):
    """POST /api/deck/write."""

    deck: Deck
    form: Literal["ydk", "ydke", "omega", "names", "link"] = "ydk"
    era: bool = False


class Written(msgspec.Struct, frozen=True):
    text: str
    file: str
    """A name for the file."""


class BuildWish(msgspec.Struct, frozen=True):
    """POST /api/deck/build: a legal deck by chance."""

    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    name: Name = ""
    format: Name = ""
