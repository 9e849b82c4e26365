"""The page of a card: everything that is to be looked up about it, for the command line and the table.

>>> page = card_page(catalogue().find("pot of greed"))
>>> page.text, page.copies, page.sets[0].number
(('Draw 2 cards.',), 1, 'LOB-119')
"""

from __future__ import annotations

import datetime
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from .catalogue import CardFacts, catalogue
from .notes import RulingNote, notes
from .search import card_text, effect_words, in_words, is_written

if TYPE_CHECKING:
    from ..decks.format import Format

__all__ = ["CardPage", "SetLine", "card_page"]


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
    rulings: tuple[RulingNote, ...]
    """The rulings that we follow, in our own words."""
    sets: tuple[SetLine, ...]
    related: tuple[str, ...]
    """Its materials and its Ritual card, and the cards of which it is one."""
    decks: tuple[str, ...]
    """Codes of the built-in decks that hold it."""
    official: str = ""
    """The text in a database of the user's own, if the server was given one."""


def card_page(card: CardFacts, format: Format | None = None, official: str = "") -> CardPage:
    """The page of this card under the limits of a format; by default under those of 2 February 2004."""
    from ..decks.format import load_format

    limits = format or load_format()
    return CardPage(
        facts=card,
        words=in_words(card),
        text=tuple(card_text(card.name).split("\n")),
        written=is_written(card.name),
        copies=limits.copies(card.name),
        in_format=card.name in limits.cards,
        effect_words=effect_words(card.name),
        rulings=notes(card.name),
        sets=tuple(_sets(card)),
        related=_related(card),
        decks=_decks().get(card.name, ()),
        official=official,
    )


def _sets(card: CardFacts) -> list[SetLine]:
    names = {one.code: one.name for one in catalogue().sets}
    return [SetLine(one.set, names.get(one.set, one.set), one.number, one.date) for one in card.sets]


def _related(card: CardFacts) -> tuple[str, ...]:
    ritual = (card.ritual,) if card.ritual else ()
    return tuple(dict.fromkeys((*card.materials, *ritual, *_uses().get(card.name, ()))))


@cache
def _uses() -> dict[str, list[str]]:
    """Which Fusion Monsters each card is a material of."""
    found: dict[str, list[str]] = {}
    for card in catalogue():
        for name in card.materials:
            found.setdefault(name, []).append(card.name)
    return found


@cache
def _decks() -> dict[str, tuple[str, ...]]:
    """The built-in decks that hold each card."""
    from ..decks import builtin, builtin_names

    found: dict[str, tuple[str, ...]] = {}
    for code in builtin_names():
        deck = builtin(code)
        for name in dict.fromkeys((*deck.main, *deck.fusion, *deck.side)):
            found[name] = (*found.get(name, ()), code)
    return found
