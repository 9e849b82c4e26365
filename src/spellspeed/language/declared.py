"""What can be declared of a card, and which cards have what was declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel import values

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Ctx
    from spellspeed.duel.state import State

TYPE: Final = "Type"
ATTRIBUTE: Final = "Attribute"
KIND: Final = "kind"
KINDS: Final = ("", "Monster", "Magic", "Trap")
_KIND_BITS: Final = (0, c.MONSTER, c.MAGIC, c.TRAP)


def named(what: str) -> tuple[str, ...]:
    """The names of what can be declared, by number; the first is nothing."""
    if what == TYPE:
        return c.TYPE_NAMES
    return c.ATTRIBUTE_NAMES if what == ATTRIBUTE else KINDS


def property_of(duel: State, card: Card, what: str) -> int:
    """The Type, the Attribute or the kind of a card, as a number to declare."""
    if what == TYPE:
        return values.monster_type(duel, card)
    if what == ATTRIBUTE:
        return values.attribute(duel, card)
    return _KIND_BITS.index(card.script.facts.kind)


def as_declared(duel: State, cards: list[Card], ctx: Ctx, what: str) -> list[Card]:
    """Those of the cards that have what was declared; all of them as long as nothing was."""
    number = ctx.number("declared")
    if not what or not number:
        return cards
    return [card for card in cards if property_of(duel, card, what) == number]
