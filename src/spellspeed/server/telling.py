"""What a table says of itself: the state around the Duel, and what is told between two Duels."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from spellspeed.match import side_plan

from .connection import WATCHER
from .messages import ClockState, DuelEnd, SeatState, Siding, Swap, Table
from .replaying import match_id
from .thinking import left

if TYPE_CHECKING:
    from .table import LiveTable

__all__ = ["siding_of", "table_state"]

_SEATS: Final[tuple[Literal[0, 1], ...]] = (0, 1)


def table_state(table: LiveTable, seat: int) -> Table:
    """The table around the Duel, for a seat or those who watch."""
    course, setup = table.course, table.setup
    wins, ready = course.wins, course.ready
    seats = tuple(
        SeatState(
            name=setup.names[one],
            computer=setup.computers[one],
            present=bool(setup.computers[one]) or table.company.present(one),
            watch=table.watch[one],
            wins=wins[one],
            ready=ready[one],
            rematch=table.rematches[one],
        )
        for one in _SEATS
    )
    shuffle = course.shuffle
    return Table(
        id=table.id,
        stage=course.stage,
        seats=(seats[0], seats[1]),
        mode=setup.mode,
        duel=course.number,
        chooser=course.chooser,
        news=course.news,
        results=_results(table, seat),
        end=course.end,
        clock=_clock_state(table, seat),
        pace=setup.pace,
        request=table.request if seat != WATCHER else None,
        watching=table.company.watching,
        format=setup.format,
        rules=setup.rules,
        commitment="" if shuffle is None else shuffle.commitment,
        shuffled=course.shuffled if seat != WATCHER else None,
        gives_first=course.gives_first,
        match=match_id(table) if seat != WATCHER else "",
        free_undo=table.alone,
    )


def _results(table: LiveTable, seat: int) -> tuple[DuelEnd, ...]:
    """With the replays for those who played, when all is over: they tell both decks."""
    results = table.course.results
    if seat == WATCHER or not table.course.over:
        return results
    tokens = table.store.tokens
    return tuple(
        msgspec.structs.replace(one, replay=tokens.replay(table.id, number))
        for number, one in enumerate(results, start=1)
    )


def _clock_state(table: LiveTable, viewer: int) -> ClockState | None:
    wish = table.setup.clock
    if wish is None:
        return None
    course, now = table.course, time.monotonic()
    running = table.time.clock.seat if table.time.clock.running else -1
    if running >= 0 and running != viewer and not _open(table):
        running = -1
    times = [
        left(
            wish,
            course.spent[seat] + (table.time.clock.spent(now) if seat == running else 0),
            course.extra[seat],
        )
        for seat in _SEATS
    ]
    return ClockState((times[0], times[1]), running)


def _open(table: LiveTable) -> bool:
    """Is the question that is open one that all know is open?"""
    duel = table.course.duel
    asked = None if duel is None else duel.asked_after(duel.answers)
    return asked is not None and asked[1] == "act"


def siding_of(table: LiveTable, seat: int) -> Siding | None:
    """What a seat is told between two Duels."""
    match, view = table.course.match, table.course.view(seat)
    if table.course.stage != "siding" or match is None or view is None:
        return None
    seen = match.seen(seat)
    advice = () if table.course.ready[seat] else side_plan(view.deck, seen)
    return Siding(
        deck=view.deck,
        registered=match.registered[seat],
        deck_counts=view.deck_counts,
        side_counts=view.side_counts,
        seen=seen,
        advice=tuple(Swap(one.out, one.into, one.reason) for one in advice),
    )
