"""A duel played on at random, as fast as it goes: for mass simulation, and for search."""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .state import State

BLOCK: Final = 256
"""So many numbers are made at once."""
FORMAT: Final = f"<{BLOCK}I"


class Whims:
    """A number for each question of one seat, which hangs on the seed and the question alone (SHAKE-128).

    >>> whims = Whims(2004)
    >>> [whims.below(question, 6) for question in (2, 4, 6, 2)]
    [2, 2, 0, 2]
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.block: tuple[int, ...] = ()
        self.which = -1

    def below(self, question: int, count: int) -> int:
        """A number from 0 to count - 1, every one as likely, for the question with this number."""
        place = question >> 1
        which = place // BLOCK
        if which != self.which:
            digest = hashlib.shake_128(f"{self.seed}/{which}".encode()).digest(4 * BLOCK)
            self.block = struct.unpack(FORMAT, digest)
            self.which = which
        return (self.block[place % BLOCK] * count) >> 32


def play_on(duel: State, whims: tuple[Whims, Whims], most_turns: int, most_decisions: int) -> int:
    """Answers at random until the duel is over, or so many turns are, or so many decisions have been made.

    Gives how many decisions had two options or more.
    """
    first, second = whims
    count = 0
    for _ in range(most_decisions):
        decision = duel.decision
        if decision is None or duel.turn > most_turns:
            break
        options = decision.options
        chance = first if decision.player == 0 else second
        if len(options) > 1:
            count += 1
        duel.choose(options[chance.below(decision.number, len(options))])
    return count
