"""The one thread that writes. What waits is committed together, so that many answers cost one commit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from .tables import deeds, facts

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection, Engine

__all__ = ["StorageFailed", "Writer", "plainly"]

_MOST: Final = 500
"""So much is committed together at most."""
_SYNC_SECONDS: Final = 1.0
_CHECKPOINT_SECONDS: Final = 60
_INSERT_DEED: Final = sa.insert(deeds)

Row = dict[str, Any]


class StorageFailed(RuntimeError):
    """It could not be saved, or not be read. The message says why, in a few words for a person."""


class _Job:
    """Something to write, and who waits for it: rows of deeds, work of any kind, or both."""

    __slots__ = ("future", "loop", "rows", "work")

    def __init__(
        self,
        rows: list[Row],
        work: Callable[[Connection], Any] | None,
        loop: asyncio.AbstractEventLoop,
        future: asyncio.Future[None],
    ) -> None:
        self.rows = rows
        self.work = work
        self.loop = loop
        self.future = future

    def run(self, connection: Connection) -> None:
        if self.rows:
            connection.execute(_INSERT_DEED, self.rows)
        if self.work is not None:
            self.work(connection)


class Writer:
    """`write` and `deeds` return when it is committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="database writer", daemon=True)
        self._syncer = threading.Thread(target=self._sync, name="database sync", daemon=True)
        self._stopped = threading.Event()
        self._written = threading.Event()
        self._failing = False
        self._connection: Connection | None = None

    def start(self) -> None:
        self._thread.start()
        if self._engine.dialect.name == "sqlite":
            self._syncer.start()

    def stop(self) -> None:
        """Writes what waits, then ends the thread."""
        if self._stopped.is_set():
            return
        self._stopped.set()
        self._jobs.put(None)
        self._written.set()
        for thread in (self._thread, self._syncer):
            if thread.is_alive():
                thread.join(10)

    async def trusted(self) -> None:
        """Does nothing while writing succeeds; after a failure tries whether it does again.

        So a table that cannot be kept is not played on first and then taken back. Raises StorageFailed.
        """
        if self._failing:
            await self._put([], _try_to_write)

    async def write(self, work: Callable[[Connection], Any]) -> None:
        """Carries out work on the connection and commits it. Raises StorageFailed."""
        await self._put([], work)

    async def deeds(self, rows: list[Row], work: Callable[[Connection], Any] | None = None) -> None:
        """Adds deeds, and does the work in the same commit. Raises StorageFailed."""
        await self._put(rows, work)

    async def _put(self, rows: list[Row], work: Callable[[Connection], Any] | None) -> None:
        if self._stopped.is_set():
            raise StorageFailed("the server stops")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._jobs.put(_Job(rows, work, loop, future))
        await asyncio.shield(future)  # what is begun is carried out, even if nobody waits for it any more

    # -- the thread ---------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                break
            jobs = [job]
            last = False
            while len(jobs) < _MOST:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                jobs.append(more)
            self._commit(jobs)
            if last:
                break
        if self._connection is not None:
            self._connection.close()

    def _commit(self, jobs: list[_Job]) -> None:
        """All together; if that fails, one by one, so that each is told its own fate."""
        try:
            with self._writing() as connection:
                rows = [row for job in jobs for row in job.rows]
                if rows:
                    connection.execute(_INSERT_DEED, rows)
                for job in jobs:
                    if job.work is not None:
                        job.work(connection)
        except Exception as error:
            if len(jobs) == 1:
                self._failing = isinstance(error, DBAPIError)
                _tell(jobs, error)
                return
            for job in jobs:
                self._commit([job])
            return
        self._failing = False
        self._written.set()
        _tell(jobs, None)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Connection]:
        """The connection of this thread, in a transaction. After a failure a new one is opened."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None
            raise

    def _sync(self) -> None:
        """Once a second what was written goes to the disk for good; now and then into the main file.

        The log is synced by itself, because a checkpoint makes the next writer wait for the disk.
        """
        log = f"{self._engine.url.database}-wal"
        checked = time.monotonic()
        while not self._stopped.is_set():
            self._written.wait()
            self._written.clear()
            with contextlib.suppress(OSError, DBAPIError):  # the next second tries again
                _to_disk(log)
                if time.monotonic() - checked > _CHECKPOINT_SECONDS:
                    checked = time.monotonic()
                    with self._engine.connect() as connection:
                        connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            self._stopped.wait(_SYNC_SECONDS)


def _to_disk(file: str) -> None:
    handle = os.open(file, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _try_to_write(connection: Connection) -> None:
    """Takes as much room as an answer does, and gives it back."""
    connection.execute(sa.insert(facts).values(name="trial", value="x" * 4096))
    connection.execute(sa.delete(facts).where(facts.c.name == "trial"))


def _tell(jobs: list[_Job], error: Exception | None) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, mine in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, mine, error)


def _settle(jobs: list[_Job], error: Exception | None) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if error is None:
            job.future.set_result(None)
        elif isinstance(error, DBAPIError):
            job.future.set_exception(StorageFailed(plainly(error)))
        else:
            job.future.set_exception(error)


def plainly(error: BaseException) -> str:
    """What a database says, in a few words."""
    said = str(getattr(error, "orig", None) or error).strip().split("\n")[0]
    for sign, words in _WORDS.items():
        if sign in said:
            return words
    return said or type(error).__name__


_WORDS: Final = {
    "disk is full": "the disk is full",
    "database is locked": "another program has locked the file",
    "malformed": "the file is damaged",
    "not a database": "the file is no database of Spellspeed, or it is damaged",
    "unable to open": "the file cannot be opened",
    "readonly database": "the file cannot be written to",
    "disk I/O error": "the disk cannot be read or written",
    "No module named": "the driver for this kind of database is not installed",
}
