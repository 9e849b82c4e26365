"""Who may reach into the Graveyards (Necrovalley), and what stands for cards there (Spirit Elimination)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .records import Card, Ctx

if TYPE_CHECKING:
    from .state import State


def locked(duel: State, card: Card, ctx: Ctx) -> bool:
    """Is this card locked away from what this effect or cost chooses? Some effects the lock leaves alone."""
    if not duel.force_kinds & c.S_GRAVE_LOCK or card.zone != c.GRAVEYARD:
        return False
    effect = ctx.effect
    if effect is not None and effect.unlocked:
        return False
    if duel.covering(c.S_GRAVE_LOCK, card) is None:
        return False
    # A player may be spared by a card of his own (Gravekeeper's Chief).
    return duel.covering_player(c.S_GRAVE_LOCK, card.side) is None


def substitutes(duel: State, player: int) -> bool:
    """Does this player remove monsters he controls from play where he would remove some in a Graveyard?"""
    return duel.force_kinds & c.S_REMOVES_YOURS != 0 and (
        duel.covering_player(c.S_REMOVES_YOURS, player) is not None
    )
