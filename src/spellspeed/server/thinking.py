"""The clock of the players: whose thinking is counted, and when it is up. The time is told from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .bodies import ClockWish

__all__ = ["ThinkingClock"]


class ThinkingClock:
    """Counts the milliseconds one player thinks about the question that is open.

    >>> clock = ThinkingClock()
    >>> clock.begin(0, 10.0); clock.pause(11.5); clock.go_on(20.0); clock.spent(21.0)
    2500
    """

    __slots__ = ("_before", "_since", "seat")

    def __init__(self) -> None:
        self.seat = -1
        """Whose question is open; -1: nobody's."""
        self._before = 0.0
        self._since: float | None = None

    def begin(self, seat: int, now: float) -> None:
        """A question was put to this seat; -1: to nobody."""
        self.seat = seat
        self._before = 0.0
        self._since = now if seat >= 0 else None

    def pause(self, now: float) -> None:
        if self._since is not None:
            self._before += now - self._since
            self._since = None

    def go_on(self, now: float) -> None:
        if self._since is None and self.seat >= 0:
            self._since = now

    @property
    def running(self) -> bool:
        return self._since is not None

    def spent(self, now: float) -> int:
        """Milliseconds since the question was put, without pauses."""
        more = 0.0 if self._since is None else now - self._since
        return round((self._before + more) * 1000)


def left(wish: ClockWish, spent: int, answers: int) -> int:
    """Milliseconds that a player has left who has thought so long and answered so often.

    >>> from spellspeed.server.bodies import ClockWish
    >>> left(ClockWish(60, 5), 10_000, 2)
    60000
    """
    return max(0, (wish.seconds + wish.extra * answers) * 1000 - spent)
