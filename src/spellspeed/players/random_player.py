"""A player that picks any option, every one as likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spellspeed.duel import records
    from spellspeed.protocol import Decision, View

__all__ = ["RandomPlayer"]

_MASK: Final = (1 << 64) - 1


class RandomPlayer:
    """Its choice hangs on its seed and the number of the question alone.

    So it has no state: a duel that is undone or resumed goes on as it would have. It needs no view either, so
    that mass simulation can use `pick` on the options of the core.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed * 0x9E3779B97F4A7C15

    def choose(self, view: View, decision: Decision) -> str:
        """The key of any option."""
        options = decision.options
        return options[self._number(decision.number, len(options))].key

    def pick(self, decision: records.Decision) -> records.Option:
        """The same choice in the terms of the core."""
        options = decision.options
        return options[self._number(decision.number, len(options))]

    def _number(self, question: int, count: int) -> int:
        """A number below `count`, every one as likely (splitmix64)."""
        mixed = (self._seed + question * 0xD1B54A32D192ED03) & _MASK
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK
        return ((mixed >> 32) * count) >> 32
