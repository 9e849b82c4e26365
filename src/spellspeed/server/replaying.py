"""Replays: what is kept of a Duel that is over, and what is shown of it."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal

from spellspeed.logs import CONCEDE
from spellspeed.previews import battle_preview
from spellspeed.protocol import Log, encode
from spellspeed.referee import BadSave, Duel, ReplayStopped
from spellspeed.saves import read_save
from spellspeed.verify import verify_file

from .bodies import LifePoint, ReplayFrame, ReplayLine, TurnMark, Verified
from .deeds import dumps, loads

if TYPE_CHECKING:
    from .table import LiveTable

__all__ = [
    "frames_of",
    "life_of",
    "line_of",
    "log_of",
    "match_id",
    "match_rows",
    "replay_rows",
    "turns_of",
    "verified",
]

_CACHED: Final = 8
ReplayViewer = Literal[0, 1, "public", "all"]


def replay_rows(table: LiveTable) -> list[dict[str, Any]]:
    """What is kept of the Duels at a table that is over."""
    rows = []
    now = time.time_ns() // 1_000_000
    whole = match_id(table)
    for number, log in enumerate(table.course.logs(), start=1):
        id = table.store.tokens.replay(table.id, number)
        rows.append(
            {
                "id": id,
                "table": table.id,
                "number": number,
                "player0": table.players[0],
                "player1": table.players[1],
                "line": dumps(line_of(log, id, table.setup.names, now, match=whole)),
                "log": encode(log).decode(),
                "created": now,
            }
        )
    return rows


def match_id(table: LiveTable) -> str:
    """The id of the log of a Match that is over; empty when there is none."""
    course = table.course
    return table.store.tokens.match(table.id) if course.over and course.setup.mode == "match" else ""


def match_rows(table: LiveTable) -> list[dict[str, Any]]:
    """What is kept of the whole Match at a table that is over."""
    log = table.course.match_log()
    if log is None:
        return []
    row = {
        "id": match_id(table),
        "table": table.id,
        "log": encode(log).decode(),
        "created": time.time_ns() // 1_000_000,
    }
    return [row]


def line_of(log: Log, id: str, names: tuple[str, str], created: int, *, match: str = "") -> ReplayLine:
    """A replay in a list."""
    return ReplayLine(
        id=id,
        names=names,
        decks=(log.decks[0].name, log.decks[1].name),
        outcome=log.outcome,
        turns=log.hashes[-1].turn if log.hashes else 1,
        answers=len(log.answers),
        created=created,
        seat=-1,
        match=match,
    )


def log_of(data: bytes | str) -> Log:
    """The log in the bytes of a file; of a snapshot the log in it. Raises BadSave."""
    saved = read_save(data)
    if isinstance(saved, Log):
        return saved
    if saved.log is None:
        raise BadSave("this snapshot holds no log")
    return saved.log


def verified(data: bytes, commitment: str, gave: str) -> Verified:
    """Checks the log of a duel or a Match for who was told this and gave that. Raises BadSave."""
    report = verify_file(data, commitment=commitment, gave=gave)
    return Verified(report.true, report.form, report.checks)


@lru_cache(maxsize=_CACHED)
def replayed(text: str) -> Duel:
    """The duel of a log, played to where it still goes the same way."""
    log = loads(text, Log)
    try:
        return Duel.replay(log)
    except ReplayStopped as error:
        return Duel.replay(log, answers=error.answers)


def turns_of(duel: Duel) -> tuple[TurnMark, ...]:
    """Where each turn begins."""
    found: list[TurnMark] = []
    for count in range(duel.answers + 1):
        state = duel.state_after(count)
        if not found or state.turn > found[-1].turn:
            found.append(TurnMark(state.turn, state.turn_player, count))
    return tuple(found)


def life_of(duel: Duel) -> tuple[LifePoint, ...]:
    """Whenever the Life Points have changed."""
    found: list[LifePoint] = []
    for count in range(duel.answers + 1):
        state = duel.state_after(count)
        if not found or state.lp != found[-1].lp:
            found.append(LifePoint(count, state.turn, (state.lp[0], state.lp[1])))
    return tuple(found)


def frames_of(duel: Duel, log: Log, viewer: ReplayViewer, start: int, count: int) -> tuple[ReplayFrame, ...]:
    """The table after each answer, from so many on."""
    found = []
    for answers in range(start, min(start + count, duel.answers + 1)):
        view = duel.past(viewer, answers, since=answers - 1)
        chosen = ""
        if answers < len(log.answers):
            key = log.answers[answers].key
            whole = view if viewer == "all" else duel.past("all", answers)
            options = () if whole.decision is None else whole.decision.options
            chosen = next((one.sentence for one in options if one.key == key), "")
            if key == CONCEDE:
                chosen = "Concede."
        found.append(ReplayFrame(answers, view, chosen, battle_preview(view)))
    return tuple(found)
