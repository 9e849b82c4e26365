"""Cards and rules."""

from __future__ import annotations

import datetime
from typing import Literal

import msgspec

from spellspeed.cards.catalogue import CardFacts, CardSet

__all__ = [
    "AllCards",
    "CardLine",
    "CardList",
    "CardPage",
    "QueryProblem",
    "RuleLine",
    "RuleList",
    "SearchHelp",
    "SetLine",
]


class CardLine(msgspec.Struct, frozen=True):
    """A card in a list."""

    facts: CardFacts
    copies: int
    """How many the format allows."""
    in_format: bool
    written: bool
    """The program can play it."""


class CardList(msgspec.Struct, frozen=True):
    """GET /api/cards?q=…"""

    found: int
    cards: tuple[CardLine, ...]


class QueryProblem(msgspec.Struct, frozen=True):
    """A search that was not understood; status 422."""

    code: Literal["bad-query"]
    sentence: str
    column: int
    """Where, from 1."""


class AllCards(msgspec.Struct, frozen=True):
    """GET /api/cards/all: what card faces are drawn from. To be kept until `library` changes."""

    library: str
    cards: tuple[CardFacts, ...]
    sets: tuple[CardSet, ...]
    unwritten: tuple[str, ...]


class SetLine(msgspec.Struct, frozen=True):
    code: str
    name: str
    number: str
    date: datetime.date | None


class CardPage(msgspec.Struct, frozen=True):
    """GET /api/cards/NAME: the name of today or of 2004, or the password."""

    facts: CardFacts
    words: str
    """The facts in a line."""
    text: tuple[str, ...]
    """What the card does, from what the program does; a line each."""
    written: bool
    copies: int
    in_format: bool
    effect_words: tuple[str, ...]
    """What it does in words to search for: effect:WORD."""
    sets: tuple[SetLine, ...]
    related: tuple[str, ...]
    """Its materials and its Ritual card, and the cards of which it is one."""
    decks: tuple[str, ...]
    """Codes of the built-in decks that hold it."""
    official: str = ""
    """The text in a database of the user's own, if the server was given one."""


class RuleLine(msgspec.Struct, frozen=True):
    """A rule of the rulebook. GET /api/rules/ID."""

    id: str
    sentence: str
    source: str
    confidence: str
    section: str
    settled_by: tuple[str, ...]
    switches: tuple[str, ...]
    tests: tuple[str, ...]


class RuleList(msgspec.Struct, frozen=True):
    """GET /api/rules?q=…"""

    found: int
    rules: tuple[RuleLine, ...]


class SearchHelp(msgspec.Struct, frozen=True):
    """GET /api/search: the fields of the search grammar, and values to offer."""

    fields: dict[str, str]
    values: dict[str, tuple[str, ...]]
    examples: tuple[str, ...]
