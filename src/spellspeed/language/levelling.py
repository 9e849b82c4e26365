"""Levels that monsters on the field make together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.moving import is_marked
from spellspeed.duel.values import level

from .prose import Phrase
from .sel import NO, PERHAPS, Case, Sel

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Was
    from spellspeed.duel.state import State

__all__ = ["MADE_UP_LEVEL"]


def adds_up(levels: list[int], need: int) -> bool:
    """Do some of these make exactly so many together?"""
    sums = {0}
    for one in levels:
        sums |= {total + one for total in sums}
    return need > 0 and need in sums


def removable(duel: State, player: int) -> list[Card]:
    """The monsters of a player that can be taken away."""
    return [card for card in duel.monsters(player) if not is_marked(duel, card)]


class MadeUpLevel(Sel):
    """A monster whose Level is exactly that of some monsters you control together."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return adds_up([level(duel, one) for one in removable(duel, player)], level(duel, card))

    def say(self, words: Phrase) -> None:
        """Nothing: the verb that removes them says it."""

    def could(self, case: Case) -> int:
        return PERHAPS if case.kind == c.MONSTER else NO


MADE_UP_LEVEL: Final = MadeUpLevel()
