"""Cards and rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from spellspeed.cards.catalogue import CardFacts, CardSet
from spellspeed.cards.page import CardPage, SetLine

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
    cards: tuple[str, ...]
    """Cards on which a ruling rests on it."""


class RuleList(msgspec.Struct, frozen=True):
    """GET /api/rules?q=…"""

    found: int
    rules: tuple[RuleLine, ...]


class SearchHelp(msgspec.Struct, frozen=True):
    """GET /api/search: the fields of the search grammar, and values to offer."""

    fields: dict[str, str]
    values: dict[str, tuple[str, ...]]
    examples: tuple[str, ...]
