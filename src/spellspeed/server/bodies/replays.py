"""Replays."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from spellspeed.previews import Preview
from spellspeed.protocol import Outcome, View
from spellspeed.verify import Check

from .fields import Count, Name

__all__ = [
    "LifePoint",
    "ReplayFrame",
    "ReplayFrames",
    "ReplayLine",
    "ReplayPage",
    "Replays",
    "TakeOver",
    "TurnMark",
    "Uploaded",
    "Verified",
]


class LifePoint(msgspec.Struct, frozen=True):
    """Life Points of both at a moment, for a graph."""

    answers: int
    turn: int
    lp: tuple[int, int]


class TurnMark(msgspec.Struct, frozen=True):
    turn: int
    player: int
    answers: int
    """After so many answers it began."""


class ReplayLine(msgspec.Struct, frozen=True):
    """A replay in a list. Who has its id may see it."""

    id: str
    names: tuple[str, str]
    decks: tuple[str, str]
    outcome: Outcome | None
    turns: int
    answers: int
    created: int
    seat: int
    """Where one sat oneself; -1 for one that was uploaded."""
    match: str = ""
    """Id of the log of the Match that this Duel belongs to: /api/matches/ID/log."""


class Replays(msgspec.Struct, frozen=True):
    """GET /api/replays: one's own, the newest first."""

    replays: tuple[ReplayLine, ...]


class ReplayPage(msgspec.Struct, frozen=True):
    """GET /api/replays/ID."""

    replay: ReplayLine
    turns: tuple[TurnMark, ...]
    life: tuple[LifePoint, ...]
    replayable: bool
    """It still leads to the same duel here; else `sentence` says where it stops."""
    sentence: str


class ReplayFrame(msgspec.Struct, frozen=True):
    """The table after so many answers, with what happened since the one before."""

    answers: int
    view: View
    """Of the viewer "all", with both hands, or of a seat."""
    chosen: str = ""
    """The sentence of the answer that was given here."""
    battle: Preview | None = None


class ReplayFrames(msgspec.Struct, frozen=True):
    """GET /api/replays/ID/frames?start=0&count=50&viewer=all"""

    frames: tuple[ReplayFrame, ...]


class Verified(msgspec.Struct, frozen=True):
    """POST /api/replays/verify?commitment=&gave=, with the log of a duel or a Match as body."""

    true: bool
    """Nothing was found that is false."""
    form: Literal["duel", "match"]
    checks: tuple[Check, ...]


class Uploaded(msgspec.Struct, frozen=True):
    """POST /api/replays, with the log as body."""

    id: str


class TakeOver(msgspec.Struct, frozen=True):
    """POST /api/replays/ID/take-over: play on from there, against a program. A `Ticket` answers."""

    answers: Count
    seat: Annotated[int, msgspec.Meta(ge=0, le=1)]
    computer: Name = "heuristic"
