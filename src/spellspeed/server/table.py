"""A table with people at it: carries out what they do, keeps it, and shows each what he may see.

One thing is done at a time. A deed is carried out, committed to the database, and only then told to anyone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Literal

import sqlalchemy as sa

from spellspeed.protocol import encode

from .automatic import Automatic
from .company import Company
from .connection import WATCHER, Connection
from .course import Course
from .database import tables as kept
from .database.writer import StorageFailed
from .deeds import Deed, Setup, dumps
from .frames import Frames
from .messages import (
    Accepted,
    Chat,
    Frame,
    Have,
    Prompts,
    Request,
    Watch,
    Welcome,
)
from .replaying import match_rows, replay_rows
from .telling import siding_of, table_state
from .timekeeping import Timekeeper
from .timers import Timers

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection as Database

    from spellspeed.sentences import Viewer

    from .limits import Limits
    from .store import Store

__all__ = ["LiveTable"]

_log = logging.getLogger("spellspeed.server")
_CHAT: Final = 100
"""So many lines of chat are shown to one who comes."""
_PLAYS_ON: Final = ("choose", "yes-no", "option", "position", "declare")
"""Questions of a play that its player has begun: the other one cannot have been asked before them."""
_SEATS: Final[tuple[Literal[0, 1], ...]] = (0, 1)
Extra = Callable[["Database"], Any]


class LiveTable:
    """A table in memory."""

    def __init__(
        self,
        id: str,
        setup: Setup,
        deeds: list[Deed],
        players: tuple[str | None, str | None],
        store: Store,
        limits: Limits,
        *,
        course: Course,
        chat: Iterable[Chat] = (),
        hidden: frozenset[int] = frozenset(),
        created: int = 0,
        rematch: str = "",
    ) -> None:
        self.id = id
        self.setup = setup
        self.course = course
        self.deeds = deeds
        self.players = players
        self.created = created
        self.rematch_id = rematch
        self.rematches = [False, False]
        self.store = store
        self.limits = limits
        self.lock = asyncio.Lock()
        self.company = Company()
        self.automatic = Automatic(setup.computers, setup.seed)
        self.watch: list[Watch] = list(setup.watch)
        self.chat = list(chat)[-_CHAT:]
        self.chat_number = self.chat[-1].number if self.chat else 0
        self.hidden = set(hidden)
        """Numbers of lines that players do not see while they play."""
        self.request: Request | None = None
        self.request_for = -1
        """After how many answers the Duel would stand again."""
        self.requests = 0
        self.frames: dict[Viewer, Frames] = {}
        self.time = Timekeeper(self)
        self.empty_since = time.monotonic()
        self.timers = Timers(self.lock, f"the table {id}")
        self.turn = 0
        """Of the Duel, as it was shown last."""
        self._told: tuple[object, ...] = ()
        self.doubtful = False
        """What is here may not be what is kept: it is to be read again."""
        self._moving = -1
        """The seat whose answer waits to be shown, with "even pace"."""
        for deed in deeds:
            self._settle(deed)
        self._new_frames(rebuilt=bool(deeds))
        self.turn = 0 if course.duel is None else course.duel.state.turn

    # -- looking ------------------------------------------------------------------------------------

    @property
    def watchable(self) -> Watch:
        """What those who watch may see: what both seats allow."""
        order: tuple[Watch, ...] = ("nobody", "table", "hands")
        return order[min(order.index(one) for one in self.watch)]

    def is_person(self, seat: int) -> bool:
        return not self.setup.computers[seat]

    @property
    def hiding(self) -> bool:
        """Is it still to be shown what came of the last answer ("even pace")?"""
        return "show" in self.timers

    def question_shown(self, seat: int) -> int:
        """The number of the question that this seat was shown last, if it is open; 0: there is none."""
        duel, frames = self.course.duel, self.frames.get(0 if seat == 0 else 1)
        if duel is None or frames is None or frames.shown is None or duel.to_move != seat:
            return 0
        shown, decision = frames.shown.decision, duel.decision
        return decision.number if shown is not None and decision == shown else 0

    @property
    def alone(self) -> bool:
        """One person against a program."""
        return any(self.setup.computers)

    def viewer_of(self, connection: Connection) -> Viewer | None:
        if connection.seat != WATCHER:
            return 0 if connection.seat == 0 else 1
        return {"nobody": None, "table": "public", "hands": "all"}[self.watchable]

    # -- doing --------------------------------------------------------------------------------------

    async def do(self, deed: Deed, extra: Extra | None = None) -> None:
        """Carries out a deed and keeps it. Raises one of REFUSALS, or StorageFailed: nothing has changed."""
        await self.store.database.writer.trusted()
        course = self.course
        was_over = course.over
        course.do(deed)
        works = [extra] if extra is not None else []
        if course.over != was_over:
            works.append(self._over_work(course.over))
        row = {"table": self.id, "number": len(self.deeds) + 1, "deed": dumps(deed), "at": now_ms()}
        try:
            await self.store.database.writer.deeds([row], _all(works))
        except StorageFailed:
            self.course = Course.again(self.setup, self.deeds)
            duel = self.course.duel
            if duel is not None:
                for one in self.frames.values():
                    one.duel = duel
            raise
        except BaseException:
            self.doubtful = True  # nobody knows whether it was kept
            raise
        self.deeds.append(deed)
        self._settle(deed)

    def _over_work(self, over: bool) -> Extra:
        """With the last deed replays and the log of a Match come into the database.

        They go again if it is taken back.
        """
        rows, whole = (replay_rows(self), match_rows(self)) if over else ([], [])
        id = self.id

        def work(database: Database) -> None:
            database.execute(sa.update(kept.tables).where(kept.tables.c.id == id).values(over=over))
            database.execute(sa.delete(kept.replays).where(kept.replays.c.table == id))
            database.execute(sa.delete(kept.matches).where(kept.matches.c.table == id))
            if rows:
                database.execute(sa.insert(kept.replays), rows)
            if whole:
                database.execute(sa.insert(kept.matches), whole)

        return work

    def _settle(self, deed: Deed) -> None:
        """What a deed changes of the table itself."""
        if deed.kind == "prompts":
            duel = self.course.duel
            wish = _read_prompts(deed.key)
            self.automatic.ask(deed.seat, wish, deed.number if duel is not None else 0)
        elif deed.kind == "allow":
            self.watch[deed.seat] = deed.key  # type: ignore[call-overload]

    async def carry_out(
        self, deed: Deed, extra: Extra | None = None, connection: Connection | None = None
    ) -> None:
        """A deed of a player, and all that follows from it by itself."""
        asked = self.course.duel.to_move if self.course.duel is not None else None
        await self.do(deed, extra)
        if connection is not None and deed.kind == "answer":
            connection.send(Accepted(deed.number))
        self._changed(deed)
        if deed.kind == "answer" and deed.seat == asked:
            self._show_own_play(deed.seat)
        await self.go_on()

    async def go_on(self) -> None:
        """All that happens without anyone: the computer's part, chances that nobody wishes to be asked."""
        while True:
            deed = self.automatic.next(self.course)
            if deed is None or (deed.kind == "answer" and not self.company.persons()):
                break  # the computer waits till somebody is there to see what it does
            if self.setup.pace and self._moving == deed.seat and self.setup.computers[deed.seat]:
                break  # its last answer is to be seen first; the timer comes back
            try:
                done = await self._do_by_itself(deed)
            except StorageFailed as error:
                _log.error("the table %s waits: %s", self.id, error)
                self.timers.later("go-on", 1.0, self.go_on)
                break
            if done is None:
                break
            self._changed(done)
        if not self.hiding and self._stage() != self._told:
            self.tell_table()

    async def _do_by_itself(self, deed: Deed) -> Deed | None:
        """What the table does, or if that cannot be carried out anything else, so that the duel goes on."""
        failed: list[str] = []
        wish: Deed | None = deed
        while wish is not None:
            try:
                await self.do(wish)
                return wish
            except StorageFailed:
                raise
            except Exception:
                _log.exception("what the table %s does by itself failed: %s", self.id, wish)
                failed.append(wish.key)
                wish = self.automatic.other_answer(self.course, wish, failed)
        return None

    def _stage(self) -> tuple[object, ...]:
        """What of the table an answer may change: if it has, all are told."""
        duel = self.course.duel
        over = duel is not None and duel.outcome is not None
        asked = duel.asked_after(duel.answers) if duel is not None and self.setup.clock is not None else None
        return (self.course.stage, self.course.number, over, self.request, asked)

    def _changed(self, deed: Deed) -> None:
        """Shows what a deed has changed, now or after the pace."""
        kind = deed.kind
        frames = next(iter(self.frames.values()), None)
        if frames is None or frames.duel is not self.course.duel:
            self._new_frames()
        elif kind in ("take-back", "back"):
            for one in self.frames.values():
                one.taken_back()
        if kind not in ("prompts", "allow", "spend"):
            self.request = None
        if kind in ("end-duel", "side", "unside", "ready"):
            for seat in _SEATS:
                siding = siding_of(self, seat) if kind == "end-duel" or deed.seat == seat else None
                if siding is not None:
                    self.company.to_seat(seat, siding)
        if kind != "answer" or not self.setup.pace:
            self.show()
            if kind != "answer":
                self.tell_table()
            return
        self._moving = deed.seat
        if not self.hiding:
            self.timers.later("show", self.setup.pace / 1000, self._show_later)

    async def _show_later(self) -> None:
        self.show()
        await self.go_on()

    # -- showing ------------------------------------------------------------------------------------

    def _new_frames(self, *, rebuilt: bool = False) -> None:
        """For a Duel that has begun, or that was kept."""
        self.timers.cancel("show")
        self._moving = -1
        self.frames = {}
        duel = self.course.duel
        if duel is None:
            return
        for viewer in self._viewers():
            self.frames[viewer] = Frames(viewer, duel, self.course.number, rebuilt=rebuilt)
        self.time.put()

    def _viewers(self) -> list[Viewer]:
        found: list[Viewer] = [seat for seat in _SEATS if self.is_person(seat)]
        return [*found, *self.company.viewers()]

    def frames_of(self, viewer: Viewer) -> Frames | None:
        """Made when somebody comes to watch."""
        duel = self.course.duel
        if duel is None:
            return None
        if viewer not in self.frames:
            self.frames[viewer] = Frames(viewer, duel, self.course.number, rebuilt=True)
        return self.frames[viewer]

    def _next_frame(self, viewer: Viewer) -> Frame | None:
        go_back, take_back = self._backward(viewer)
        return self.frames[viewer].next(go_back=go_back, take_back=take_back)

    def _backward(self, viewer: Viewer) -> tuple[bool, bool]:
        """Can this viewer go back in his play, and take back an answer?"""
        duel = self.course.duel
        if duel is None or isinstance(viewer, str) or (self.hiding and not self.question_shown(viewer)):
            return False, False
        go_back = duel.to_move == viewer and duel.can_go_back
        playing = self.course.match is None or self.course.match.stage == "duel"
        shown = self.course.shuffled is not None
        return go_back, playing and not shown and self.course.last_own(viewer) >= 0

    def show(self) -> None:
        """Sends every viewer the frame that is due."""
        self.timers.cancel("show")
        self._moving = -1
        duel = self.course.duel
        self.turn = 0 if duel is None else duel.state.turn
        watchers = set(self.company.viewers())
        for viewer in list(self.frames):
            if isinstance(viewer, str) and viewer not in watchers:
                del self.frames[viewer]
                continue
            frame = self._next_frame(viewer)
            if frame is not None:
                self.company.to_viewer(viewer, frame)
        self.time.put()

    def _show_own_play(self, seat: int) -> None:
        """With "even pace": the next question of a play that was just begun comes at once."""
        duel = self.course.duel
        if not self.hiding or duel is None:
            return
        viewer: Viewer = 0 if seat == 0 else 1
        frames = self.frames.get(viewer)
        asked = duel.asked_after(duel.answers)
        if frames is None or asked is None or asked[0] != seat or asked[1] not in _PLAYS_ON:
            return
        if duel.past_events(viewer, duel.answers, since=frames.last):
            return
        frame = self._next_frame(viewer)
        if frame is not None:
            self.company.to_viewer(viewer, frame)

    def tell_table(self) -> None:
        """The table around the Duel, to all who do not know it yet."""
        self._told = self._stage()
        for seat in (0, 1, WATCHER):
            if any(one.seat == seat for one in self.company.connections):
                self.company.tell_table(seat, table_state(self, seat))

    # -- coming and going ---------------------------------------------------------------------------

    async def come(self, connection: Connection, have: Have | None) -> None:
        """A client has said who it is."""
        async with self.lock:
            self.company.connections.append(connection)
            connection.viewer = self.viewer_of(connection)
            if connection.seat != WATCHER:
                self.time.came(connection.seat)
            self.welcome(connection, have)
            self.tell_table()
            if not self.hiding:
                await self.go_on()
            self.time.spend_later()

    def welcome(self, connection: Connection, have: Have | None = None) -> None:
        """All that one who comes has to know."""
        viewer = connection.viewer
        frames = None if viewer is None else self.frames_of(viewer)
        held = 0
        newest: Frame | None = None
        if frames is not None and viewer is not None:
            if not self.hiding:
                due = self._next_frame(viewer)
                if due is not None:
                    for one in self.company.connections:
                        if one.viewer == viewer and one is not connection:
                            one.send(due)
            go_back, take_back = self._backward(viewer)
            newest = frames.newest(go_back=go_back, take_back=take_back)
            if have is not None and (have.duel, have.epoch) == (frames.number, frames.epoch):
                held = max(0, min(have.frame, len(frames.moments)))
        connection.send(
            Welcome(
                table=table_state(self, connection.seat),
                seat=connection.seat,
                chat=tuple(self.lines_for(connection)),
                duel=0 if frames is None else frames.number,
                epoch=0 if frames is None else frames.epoch,
                past=() if frames is None else frames.past(held),
                prompts=self.automatic.prompts[connection.seat] if connection.seat != WATCHER else None,
            )
        )
        siding = None if connection.seat == WATCHER else siding_of(self, connection.seat)
        if siding is not None:
            connection.send(siding)
        if newest is not None:
            connection.send(newest)

    def go(self, connection: Connection) -> None:
        """A client has left; its seat stays its own."""
        if connection not in self.company.connections:
            return
        self.company.connections.remove(connection)
        self.empty_since = time.monotonic()
        seat = connection.seat
        if seat != WATCHER and not self.company.present(seat):
            self.time.left_alone(seat)
        self.tell_table()

    def sat_down(self, setup: Setup, players: tuple[str | None, str | None], course: Course) -> None:
        """The second player has joined."""
        self.setup = setup
        self.players = players
        self.course = course
        self._new_frames()
        self.show()

    def ask_for_take_back(self, seat: int, target: int, sentence: str) -> None:
        """The other player is asked."""
        self.requests += 1
        self.request = Request(self.requests, seat, "take-back", sentence)
        self.request_for = target
        self.tell_table()

    def say(self, line: Chat, *, hidden: bool) -> None:
        """A line of chat that is kept goes to all who may see it."""
        self.chat_number = line.number
        self.chat = [*self.chat, line][-_CHAT:]
        if not hidden:
            self.company.to_all(line)
            return
        self.hidden.add(line.number)
        self.company.to_seat(WATCHER, line)

    def lines_for(self, connection: Connection) -> list[Chat]:
        if connection.seat == WATCHER or self.course.over:
            return self.chat
        return [one for one in self.chat if one.number not in self.hidden]

    def review_watchers(self) -> None:
        """What a seat allows has changed: those who watch see something else now."""
        for one in self.company.connections:
            if one.seat == WATCHER:
                viewer = self.viewer_of(one)
                if viewer != one.viewer:
                    one.viewer = viewer
                    self.welcome(one)

    def put_away(self) -> None:
        """Nobody is here; all that was done is in the database."""
        self.timers.stop()

    def close(self, code: int, sentence: str) -> None:
        """The server stops, or the table is taken down."""
        for one in self.company.connections:
            one.close(code, sentence)
        self.put_away()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _all(works: list[Extra]) -> Extra | None:
    if not works:
        return None
    if len(works) == 1:
        return works[0]

    def work(database: Database) -> None:
        for one in works:
            one(database)

    return work


def _read_prompts(text: str) -> Prompts:
    from .deeds import loads

    return loads(text, Prompts)


def prompts_text(wish: Prompts) -> str:
    return encode(wish).decode()
