"""The clock of a Match (J-MATCH-05). It runs by what it is told: nothing here looks at the time of day."""

from __future__ import annotations

from typing import Final

from ..logs import TIME
from ..protocol import Log

__all__ = ["MINUTES", "MatchClock"]

MINUTES: Final = 40
"""Of a Match, at the tournaments of the time."""
LONGEST: Final = 7 * 24 * 60
_MORE_TURNS: Final = 3


class MatchClock:
    """How much time a Match has, and how much of it is spent.

    >>> clock = MatchClock("2003", 40)
    >>> clock.spend(40 * 60 - 1)
    >>> clock.left, clock.up
    (1, False)
    >>> clock.spend(5)
    >>> clock.left, clock.up
    (0, True)
    """

    __slots__ = ("kind", "minutes", "spent")

    def __init__(self, kind: str, minutes: int = MINUTES, spent: int = 0) -> None:
        """`kind` is that of the switch `clock`: off, 2003 or 2005."""
        if not 1 <= minutes <= LONGEST:
            raise ValueError(f"a clock has 1 to {LONGEST} minutes, not {minutes!r}")
        self.kind = kind
        self.minutes = minutes
        self.spent = 0
        self.spend(spent)

    @property
    def left(self) -> int | None:
        """The seconds that are left; None when the clock is off."""
        return None if self.kind == "off" else max(0, self.minutes * 60 - self.spent)

    @property
    def up(self) -> bool:
        """Is the time up?"""
        return self.left == 0

    def spend(self, seconds: int) -> None:
        """So many seconds have gone by. With the clock off they are not counted."""
        if seconds < 0:
            raise ValueError(f"time does not go back: {seconds!r} seconds")
        if self.kind != "off":
            self.spent += seconds

    def restore(self, spent: int) -> None:
        """So many seconds had gone by. Raises ValueError when they do not agree with what has been called."""
        up = self.up
        self.spent = 0
        self.spend(spent)
        if self.up != up:
            raise ValueError("the clock does not show the time that was called")

    def has_called(self, log: Log) -> bool:
        """Was time called in this Duel only when it was up, and as this clock calls it?"""
        for index, answer in enumerate(log.answers):
            if answer.key.startswith(TIME):
                turn = max((one.turn for one in log.hashes if one.answers <= index), default=1)
                if not self.up or answer.key != f"{TIME}{self.last_turn(turn)}":
                    return False
        return True

    def last_turn(self, turn: int) -> int:
        """The last turn of a Duel in which time is called in this turn; 0 when it ends at once."""
        return turn + _MORE_TURNS if self.kind == "2005" else 0
