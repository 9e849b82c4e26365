"""Unions: monsters that become an Equip of another monster, and a monster again (J-EFF-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .counters import set_note
from .equips import equips_on
from .serving import serve

if TYPE_CHECKING:
    from .records import Card, Ref
    from .state import State

CHANGED: Final = "changed by itself"
"""The turn in which a Union has last become an Equip, or a monster again, by its own effect."""


def may_unite(duel: State, card: Card, host: Card) -> bool:
    """Is this a monster that the Union may be equipped to, with no other Union on it?"""
    union = card.script.union
    if union is None or host.uid == card.uid or not host.up or host.zone != c.MONSTER_ZONE:
        return False
    return union.matches(duel, host, card.side, card.uid, None) and not has_union(duel, host)


def has_union(duel: State, host: Card) -> bool:
    """Is a Union equipped to this monster, by a Union's effect?"""
    return any([card.script.union is not None and card.arrived == c.PLACED for card in equips_on(duel, host)])


def unite(duel: State, uid: int, host: Ref, *, by_itself: bool, slot: int = c.EMPTY) -> bool:
    """A Union monster becomes an Equip of its host. False without a free zone."""
    before = duel.cards[uid].note(CHANGED)
    if not serve(duel, uid, host, held=False, slot=slot):
        return False
    note_change(duel, uid, duel.turn if by_itself else before)
    return True


def note_change(duel: State, uid: int, turn: int) -> None:
    """Once per turn a Union becomes an Equip or a monster by its own effect: it was in this turn."""
    if turn:
        set_note(duel, duel.cards[uid], CHANGED, turn)
