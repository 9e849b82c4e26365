"""A player that picks any option, every one as likely."""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spellspeed.duel import records
    from spellspeed.protocol import Decision, View

__all__ = ["RandomPlayer"]

_BLOCK: Final = struct.Struct("<256I")
"""So many numbers are made at once."""


class RandomPlayer:
    """Its choice hangs on its seed and the number of the question alone.

    So it has no state: a duel that is undone or resumed goes on as it would have. It needs no view either, so
    that mass simulation can use `pick` on the options of the core.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._blocks: dict[int, tuple[int, ...]] = {}

    def choose(self, view: View, decision: Decision) -> str:
        """The key of any option."""
        options = decision.options
        return options[self._number(decision.number, len(options))].key

    def pick(self, decision: records.Decision) -> records.Option:
        """The same choice in the terms of the core."""
        options = decision.options
        return options[self._number(decision.number, len(options))]

    def _number(self, question: int, count: int) -> int:
        """A number below `count`, every one as likely (SHAKE-128, 32 bits for each question of a seat)."""
        which, place = divmod(question >> 1, 256)
        block = self._blocks.get(which)
        if block is None:
            digest = hashlib.shake_128(f"{self._seed}/{which}".encode()).digest(_BLOCK.size)
            block = self._blocks[which] = _BLOCK.unpack(digest)
        return (block[place] * count) >> 32
