"""Cards that the effects of certain others pass by: they can still be targeted (The Legendary Fisherman)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c

if TYPE_CHECKING:
    from .records import Card
    from .state import State


def unaffected(duel: State, card: Card, source: int) -> bool:
    """Do the effects of the card with this uid pass it by (S_UNAFFECTED)?"""
    if not duel.force_kinds & c.S_UNAFFECTED or source < 0:
        return False
    for force in duel.static_forces(c.S_UNAFFECTED):
        static = force.static
        if static.covers(duel, force, card) and static.shuts_out(duel, force, duel.cards[source]):
            return True
    return False
