"""A player that picks any option, every one as likely."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spellspeed.duel.records import Option
    from spellspeed.protocol import Decision, View

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Picks an option by its number alone, so that views, which cost time, are not needed: see `pick`."""

    def __init__(self, seed: int) -> None:
        self._draw = Random(seed).random

    def choose(self, view: View, decision: Decision) -> str:
        """The key of any option."""
        return decision.options[self.number(len(decision.options))].key

    def number(self, count: int) -> int:
        """Which of so many options."""
        return int(self._draw() * count)

    def pick(self, options: list[Option]) -> Option:
        """The same choice among the options of the core, for mass simulation."""
        return options[int(self._draw() * len(options))]
