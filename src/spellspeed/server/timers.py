"""What a table does later: named timers, each of which has the table for itself when its time has come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

__all__ = ["Timers"]

_log = logging.getLogger("spellspeed.server")


class Timers:
    """The timers of one table. A name has one timer at a time."""

    def __init__(self, lock: asyncio.Lock, what: str) -> None:
        self._lock = lock
        self._what = what
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __contains__(self, name: str) -> bool:
        return name in self._waiting

    def later(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Does this after a time, in place of what this name was to do."""
        self.cancel(name)

        async def run() -> None:
            async with self._lock:
                await work()

        def begin() -> None:
            self._waiting.pop(name, None)
            task = asyncio.create_task(run())
            self._tasks.add(task)
            task.add_done_callback(self._done)

        self._waiting[name] = asyncio.get_running_loop().call_later(seconds, begin)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("%s failed", self._what, exc_info=task.exception())

    def cancel(self, name: str) -> None:
        timer = self._waiting.pop(name, None)
        if timer is not None:
            timer.cancel()

    def stop(self) -> None:
        for name in list(self._waiting):
            self.cancel(name)
