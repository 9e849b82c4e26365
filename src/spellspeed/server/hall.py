"""All tables of a server: those in memory, and those that come from the database when they are wanted."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

import anyio
import msgspec

from spellspeed.cards.library import library
from spellspeed.decks.format import load_format
from spellspeed.match.admission import admitted

from .bodies import TableInfo
from .course import Course
from .database.writer import StorageFailed
from .deeds import Setup, dumps
from .messages import Ticket
from .table import LiveTable
from .tokens import Pass

if TYPE_CHECKING:
    from spellspeed.decks.deck import Deck

    from .connection import Connection
    from .limits import Limits
    from .store import KeptTable, Player, Store

__all__ = ["Hall", "TableBroken", "TableTaken"]

_log = logging.getLogger("spellspeed.server")
_SWEEP_SECONDS: Final = 30
_TIDY_SECONDS: Final = 600
_LOBBY: Final = 50
_DAY_MS: Final = 24 * 3600 * 1000
_LOADS_AT_ONCE: Final = 2


class TableTaken(Exception):
    """Somebody else sits there. The message is one sentence for a person."""


class TableBroken(Exception):
    """A table cannot be played on with this version. The message is one sentence for a person."""


class Hall:
    """The tables of one server."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._live: dict[str, LiveTable] = {}
        self._coming: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._loads = asyncio.Semaphore(_LOADS_AT_ONCE)
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    def close(self) -> bool:
        """Says goodbye to all. What was done is in the database already. Was anybody there?"""
        if self._sweeper is not None:
            self._sweeper.cancel()
        somebody = any(table.company for table in self._live.values())
        for table in self._live.values():
            table.close(1012, "The server stops; the duel is kept.")
        self._live.clear()
        return somebody

    # -- tables -------------------------------------------------------------------------------------

    def live(self, id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._live.get(id)

    async def table(self, id: str) -> LiveTable | None:
        """The table, from the database if need be. Raises StorageFailed and TableBroken."""
        found = self._live.get(id)
        if found is not None and not found.doubtful:
            return found
        if found is not None:
            found.close(1012, "The table is read again; please connect once more.")
            del self._live[id]
        task = self._coming.get(id)
        if task is None:
            task = self._coming[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> LiveTable | None:
        kept = await self.store.table(id)
        if kept is None:
            return None
        async with self._loads:
            try:
                course = await anyio.to_thread.run_sync(Course.again, kept.setup, kept.deeds)
            except Exception as error:
                _log.exception("the table %s cannot be played again", id)
                raise TableBroken(
                    f"This table was kept by another version and cannot be played on ({error})."
                ) from None
        return self._sit(kept, course)

    def _sit(self, kept: KeptTable, course: Course) -> LiveTable:
        table = LiveTable(
            kept.id,
            kept.setup,
            kept.deeds,
            kept.players,
            self.store,
            self.limits,
            course=course,
            chat=kept.chat,
            hidden=kept.hidden,
            created=kept.created,
            rematch=kept.rematch,
        )
        self._live[kept.id] = table
        return table

    async def begin(self, setup: Setup, players: tuple[str | None, str | None]) -> LiveTable:
        """A new table. Raises what the decks are refused with, and StorageFailed."""
        course = Course(setup)
        id, created = await self.store.new_table(setup, players)
        table = LiveTable(id, setup, [], players, self.store, self.limits, course=course, created=created)
        self._live[id] = table
        async with table.lock:
            await table.go_on()
        return table

    async def join(self, table: LiveTable, player: Player, deck: Deck, *, here: bool) -> int:
        """A second player sits down, perhaps `here` at the server's own computer.

        Raises TableTaken, what the deck is refused with, and StorageFailed."""
        async with table.lock:
            if table.course.stage != "waiting" or None not in table.players:
                raise TableTaken("Somebody else has sat down there.")
            seat = table.players.index(None)
            if table.players[1 - seat] == player.id:
                raise TableTaken("You sit at this table already.")
            setup = _filled(table.setup, seat, player.name, deck, here=here)
            course = Course(setup)
            players = (player.id, table.players[1]) if seat == 0 else (table.players[0], player.id)
            column = f"player{seat}"
            await self.store.change_table(table.id, setup=dumps(setup), **{column: player.id})
            table.sat_down(setup, players, course)
            await table.go_on()
            return seat

    async def take_down(self, table: LiveTable) -> None:
        """Nobody has joined: the table is gone."""
        async with table.lock:
            if table.course.stage != "waiting":
                raise TableTaken("Somebody has sat down there.")
            await self.store.delete_table(table.id)
            self._live.pop(table.id, None)
            table.close(4404, "The table was taken down.")

    async def rematch(self, table: LiveTable, connection: Connection) -> None:
        """One player wishes to play again; the new table begins when both do."""
        seat = connection.seat
        if table.rematch_id:
            connection.send(self.ticket(table.rematch_id, seat))
            return
        table.rematches[seat] = True
        if table.alone or all(table.rematches):
            setup = table.setup
            again = msgspec.structs.replace(
                setup,
                seed=secrets.randbits(53),
                cut=secrets.token_hex(32) if setup.cut else "",
                watch=(table.watch[0], table.watch[1]),
                log=None,
            )
            if setup.log is not None:
                one, two = (_deck_of(setup, place) for place in (0, 1))
                again = msgspec.structs.replace(again, decks=(one, two), answers=0, casual=True)
            new = await self.begin(again, table.players)
            await self.store.change_table(table.id, rematch=new.id)
            table.rematch_id = new.id
            for place in (0, 1):
                table.company.to_seat(place, self.ticket(new.id, place))
        table.tell_table()

    # -- letting in ---------------------------------------------------------------------------------

    def ticket(self, id: str, seat: int) -> Ticket:
        tokens = self.store.tokens
        table = self._live.get(id)
        open_seat = table is not None and table.course.stage == "waiting"
        return Ticket(
            table=id,
            seat=seat,
            token=tokens.token(id, Pass("seat", seat)),
            invite=tokens.token(id, Pass("invite")) if open_seat else "",
            watch=tokens.token(id, Pass("watch")),
        )

    def passes(self, table: LiveTable, token: str) -> Pass | None:
        """What a token lets its holder do; without one a public table can be watched."""
        if token:
            return self.store.tokens.known(table.id, token)
        return Pass("watch") if table.setup.public else None

    # -- what there is ------------------------------------------------------------------------------

    async def lobby(self) -> list[TableInfo]:
        """The public tables of the last day that are not over."""
        since = time.time_ns() // 1_000_000 - _DAY_MS
        found = []
        for id in await self.store.public_tables(since, _LOBBY):
            try:
                table = await self.table(id)
            except TableBroken:
                continue
            if table is not None:
                found.append(info(table))
        return found

    async def _sweep(self) -> None:
        """Puts away tables that nobody has been at for a while."""
        tidy = time.monotonic() + _TIDY_SECONDS
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self.limits.idle_seconds))
            try:
                await self.store.forget(time.time_ns() // 1_000_000 - self.limits.kept_days * _DAY_MS)
            except StorageFailed as error:
                _log.warning("old tables cannot be forgotten: %s", error)
            now = time.monotonic()
            if now > tidy and not any(table.company for table in self._live.values()):
                tidy = now + _TIDY_SECONDS
                gc.collect()
            for id, table in list(self._live.items()):
                idle = not table.company and now - table.empty_since > self.limits.idle_seconds
                if idle and not table.lock.locked():
                    table.put_away()
                    del self._live[id]


def info(table: LiveTable) -> TableInfo:
    """A table as others see it."""
    setup, course = table.setup, table.course
    return TableInfo(
        table=table.id,
        names=setup.names,
        mode=setup.mode,
        stage=course.stage,
        open=course.stage == "waiting",
        format=setup.format,
        rules=setup.rules,
        casual=setup.casual,
        clock=setup.clock,
        pace=setup.pace,
        wins=course.wins,
        turn=table.turn,
        watching=table.company.watching,
        watchable=table.watchable != "nobody",
        created=table.created,
    )


def admit(deck: Deck, format: str, *, casual: bool) -> None:
    """May this deck be played? Raises DeckError, IllegalDeck, UnplayableDeck with all that is wrong."""
    admitted(deck, deck, library(), load_format(format) if format else None, casual=casual)


def _filled(setup: Setup, seat: int, name: str, deck: Deck, *, here: bool) -> Setup:
    names, decks, places = list(setup.names), list(setup.decks), list(setup.here)
    names[seat], decks[seat], places[seat] = name, deck, here
    return msgspec.structs.replace(
        setup, names=(names[0], names[1]), decks=(decks[0], decks[1]), here=(places[0], places[1])
    )


def _deck_of(setup: Setup, seat: int) -> Deck:
    """The deck of a duel that was taken over."""
    from spellspeed.decks.deck import Deck

    assert setup.log is not None
    listed = setup.log.decks[seat]
    return Deck(listed.name, listed.main, listed.fusion, listed.side)
