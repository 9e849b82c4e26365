"""Life Points gained and lost by effects, and what turns a gain into damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .records import NOBODY, Ref
from .settle import change_life

if TYPE_CHECKING:
    from .state import State


def inflict(
    duel: State, player: int, amount: int, *, source: Ref = NOBODY, by: int = -1, same: bool = False
) -> None:
    """Effect damage (J-DMG-09), unless what answered the effect spares this player or turns it round."""
    chain = duel.chain
    if chain is not None and chain.resolving >= 0:
        link = chain.links[chain.resolving]
        if link.harm and link.source == source:
            if link.harm == 1 + player:
                return
            if link.harm == 3 + player:
                player = 1 - player
    change_life(duel, player, -amount)
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


def gain_life(
    duel: State, player: int, amount: int, *, source: Ref = NOBODY, by: int = -1, same: bool = False
) -> None:
    """This player gains Life Points, or takes as much damage under Bad Reaction to Simochi."""
    if amount <= 0:
        return
    hurts = (
        duel.force_kinds & c.S_GAIN_HURTS != 0 and duel.covering_player(c.S_GAIN_HURTS, player) is not None
    )
    if hurts:
        inflict(duel, player, amount, source=source, by=by, same=same)
    else:
        change_life(duel, player, amount)
        duel.happen(c.LIFE_GAINED, player, (), amount=amount, source=source, by=by, same=same)
