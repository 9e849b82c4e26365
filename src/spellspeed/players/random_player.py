"""A player that picks any option, every one as likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel.rollout import Whims

if TYPE_CHECKING:
    from spellspeed.duel import records
    from spellspeed.protocol import Decision, View

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Its choice hangs on its seed and the number of the question alone.

    So it has no state: a duel that is undone or resumed goes on as it would have. It needs no view either, so
    that mass simulation can use `pick` on the options of the core, or `duel.rollout` altogether.
    """

    def __init__(self, seed: int) -> None:
        self._whims = Whims(seed)

    def choose(self, view: View, decision: Decision) -> str:
        """The key of any option."""
        options = decision.options
        return options[self._whims.below(decision.number, len(options))].key

    def pick(self, decision: records.Decision) -> records.Option:
        """The same choice in the terms of the core."""
        options = decision.options
        return options[self._whims.below(decision.number, len(options))]
