"""Coins tossed and dice rolled once more (Second Coin Toss, Dice Re-Roll)."""

from __future__ import annotations

from spellspeed.duel import constants as c

from .statics import SpokenStatic

__all__ = ["Redoes"]


class Redoes(SpokenStatic):
    """Once this turn you may toss your coins again, or (`dice`) have the dice of either player rolled again.

    No throw is repeated twice.
    """

    def __init__(self, *, dice: bool = False) -> None:
        super().__init__(c.S_WATCH)
        self.dice = dice

    def redoes(self, dice: bool) -> bool:
        return self.dice == dice

    def said_of(self, what: str, many: bool) -> str:
        if self.dice:
            return "once, when a player rolls dice, you may have them all rolled again"
        return "once per turn, when you toss coins, you may toss all of them again"
