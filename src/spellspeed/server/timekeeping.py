"""The clocks of a table: the thinking time of each player, and the time of the whole Match (J-MATCH-05)."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

from .course import REFUSALS
from .database.writer import StorageFailed
from .deeds import Deed
from .thinking import ThinkingClock, left

if TYPE_CHECKING:
    from .table import LiveTable

__all__ = ["Timekeeper"]

_log = logging.getLogger("spellspeed.server")
_MATCH_CLOCK_SECONDS: Final = 5
_CLOCKED: Final = ("choice", "duel", "siding")


class Timekeeper:
    """Looks at the time for one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.clock = ThinkingClock()

    def spent(self, seat: int) -> int:
        """Milliseconds that this seat has thought about the open question."""
        return self.clock.spent(time.monotonic()) if self.clock.seat == seat else 0

    def put(self) -> None:
        """The open question has been shown: from now on its player thinks."""
        wish, duel = self.table.setup.clock, self.table.course.duel
        if wish is None or duel is None:
            return
        self.table.timers.cancel("time")
        self.table.timers.cancel("absent")
        seat = duel.to_move
        self.clock.begin(-1 if seat is None or not self.table.is_person(seat) else seat, time.monotonic())
        if self.clock.seat < 0:
            return
        if self.table.company.present(self.clock.seat):
            self.on()
        else:
            self.clock.pause(time.monotonic())
            self.table.timers.later("absent", self.table.limits.absent_seconds, self._absent_long)

    def on(self) -> None:
        wish, now = self.table.setup.clock, time.monotonic()
        if wish is None or self.clock.seat < 0:
            return
        self.clock.go_on(now)
        seat = self.clock.seat
        spent = self.table.course.spent[seat] + self.clock.spent(now)
        more = left(wish, spent, self.table.course.extra[seat]) / 1000
        self.table.timers.later("time", more, self._time_is_up)

    async def _absent_long(self) -> None:
        self.on()
        self.table.tell_table()

    async def _time_is_up(self) -> None:
        seat = self.clock.seat
        if self.table.course.stage == "duel" and seat >= 0:
            try:
                await self.table.carry_out(Deed("time-out", seat, spent=self.spent(seat)))
            except (*REFUSALS, StorageFailed) as error:
                _log.error("the time of a player at %s is up: %s", self.table.id, error)
                self.table.timers.later("time", 1.0, self._time_is_up)

    def spend_later(self) -> None:
        """The clock of the whole Match goes on while somebody is there."""
        clocked = self.table.course.rules.clock != "off"
        if clocked and "spend" not in self.table.timers and self.table.course.stage in _CLOCKED:
            self.table.timers.later("spend", _MATCH_CLOCK_SECONDS, self._spend)

    async def _spend(self) -> None:
        if not self.table.company.connections or self.table.course.match is None:
            return
        duel = self.table.course.duel
        if self.table.course.stage in _CLOCKED and (duel is None or duel.outcome is None):
            try:
                await self.table.carry_out(Deed("spend", number=_MATCH_CLOCK_SECONDS))
            except (*REFUSALS, StorageFailed) as error:
                _log.error("the clock of %s: %s", self.table.id, error)
        self.spend_later()

    def came(self, seat: int) -> None:
        """A player is connected again: his clock goes on."""
        if self.clock.seat == seat:
            self.table.timers.cancel("absent")
            self.on()

    def left_alone(self, seat: int) -> None:
        """A player has lost his last connection: his clock waits a while."""
        if seat != self.clock.seat:
            return
        self.clock.pause(time.monotonic())
        self.table.timers.cancel("time")
        if self.table.setup.clock is not None:
            self.table.timers.later("absent", self.table.limits.absent_seconds, self._absent_long)
