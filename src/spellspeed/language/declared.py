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
STAT: Final = "value"
LEVEL_STARS: Final = "Level"
NAME: Final = "name"
MONSTER_NAME: Final = "Monster Card name"
STATS: Final = ("", "ATK", "DEF")
KINDS: Final = ("", "Monster", "Magic", "Trap")
LEVELS: Final = ("", *[f"Level {stars}" for stars in range(1, 13)])
_KIND_BITS: Final = (0, c.MONSTER, c.MAGIC, c.TRAP)


def named(what: str) -> tuple[str, ...]:
    """The names of what can be declared, by number; the first is nothing."""
    if what == TYPE:
        return c.TYPE_NAMES
    if what == LEVEL_STARS:
        return LEVELS
    if what == STAT:
        return STATS
    return c.ATTRIBUTE_NAMES if what == ATTRIBUTE else KINDS


def called(what: str) -> str:
    """What that which was declared is called from then on."""
    return NAME if what == MONSTER_NAME else what


def property_of(duel: State, card: Card, what: str) -> int:
    """The Type, the Attribute or the kind of a card, as a number to declare."""
    if what == TYPE:
        return values.monster_type(duel, card)
    if what == ATTRIBUTE:
        return values.attribute(duel, card)
    if what == LEVEL_STARS:
        return values.level(duel, card)
    return _KIND_BITS.index(card.script.facts.kind)


def as_declared(duel: State, cards: list[Card], ctx: Ctx, what: str) -> list[Card]:
    """Those of the cards that have what was declared; all of them as long as nothing was."""
    if what in (NAME, MONSTER_NAME):
        name = ctx.values.get("declaration")
        return [card for card in cards if card.name == name] if name else cards
    number = ctx.number("declared")
    if not what or not number:
        return cards
    return [card for card in cards if property_of(duel, card, what) == number]
