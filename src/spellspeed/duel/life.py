"""Life Points gained by effects, and what turns a gain into damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .records import NOBODY, Ref
from .settle import change_life

if TYPE_CHECKING:
    from .state import State


def gain_life(
    duel: State, player: int, amount: int, *, source: Ref = NOBODY, by: int = -1, same: bool = False
) -> None:
    """This player gains Life Points, or takes as much damage under Bad Reaction to Simochi."""
    if amount <= 0:
        return
    hurts = (
        duel.force_kinds & c.S_GAIN_HURTS != 0 and duel.covering_player(c.S_GAIN_HURTS, player) is not None
    )
    change_life(duel, player, -amount if hurts else amount)
    if hurts:
        duel.happen(
            c.EFFECT_DAMAGE,
            player,
            (),
            amount=amount,
            cause=c.BY_EFFECT,
            source=source,
            by=by,
            same=same,
        )
    else:
        duel.happen(c.LIFE_GAINED, player, (), amount=amount, source=source, by=by, same=same)
