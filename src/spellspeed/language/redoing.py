"""Coins tossed and dice rolled once more (Second Coin Toss, Dice Re-Roll)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c

from .statics import SpokenStatic

if TYPE_CHECKING:
    from spellspeed.duel.records import Force
    from spellspeed.duel.state import State

__all__ = ["Redoes"]


class Redoes(SpokenStatic):
    """Once this turn you may toss your coins again, or (`dice`) have the dice of either player rolled again.

    No throw is repeated twice.
    """

    def __init__(self, *, dice: bool = False) -> None:
        super().__init__(c.S_WATCH)
        self.dice = dice

    def said_of(self, what: str, many: bool) -> str:
        if self.dice:
            return "once, when a player rolls dice, you may have them all rolled again"
        return "once per turn, when you toss coins, you may toss all of them again"


def redo_for(duel: State, player: int, dice: bool) -> Force | None:
    """What lets a throw of this player be done again."""
    for force in duel.static_forces(c.S_WATCH):
        static = force.static
        if isinstance(static, Redoes) and static.dice == dice and (dice or force.player == player):
            if not duel.note(f"redone {force.order}"):
                return force
    return None


def use_redo(duel: State, force: Force) -> None:
    """It is used up for this turn."""
    duel.mark(f"redone {force.order}", 1)
