"""Tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from spellspeed.decks.deck import Deck

from ..messages import Ticket, Watch
from .fields import Name, Text

__all__ = [
    "ClockWish",
    "DeckChoice",
    "JoinWish",
    "Lobby",
    "TableInfo",
    "TableWish",
]


class DeckChoice(msgspec.Struct, frozen=True):
    """A deck to play with: exactly one of these."""

    builtin: Name = ""
    """Such as "SDY"."""
    saved: Name = ""
    """The id of a deck of one's own."""
    text: Text = ""
    """A list, code or share link."""
    deck: Deck | None = None


class ClockWish(msgspec.Struct, frozen=True):
    """Thinking time of a player: so much in each Duel, and so much more with each answer.

    Whose time is up has conceded the Duel.
    """

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    extra: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class TableWish(msgspec.Struct, frozen=True):
    """POST /api/tables."""

    deck: DeckChoice
    mode: Literal["duel", "match"] = "duel"
    computer: Name = ""
    """Play against this program; empty: against a person."""
    opponent: DeckChoice | None = None
    """The program's deck; without one it is dealt a starter deck."""
    first: Literal["toss", "me", "them"] = "toss"
    """Who starts the first Duel; the last two only against a program."""
    format: Name = ""
    rules: Name = "judge"
    """A preset; `switches` changes it."""
    switches: dict[Name, Name | bool] = {}
    casual: bool = False
    """Decks need not be legal."""
    public: bool = False
    """Shown in the lobby, and anyone may sit down or watch."""
    watch: Watch = "table"
    pace: Annotated[int, msgspec.Meta(ge=0, le=5_000)] | None = None
    """Milliseconds of "even pace"; without it 600 between people and 0 against a program."""
    clock: ClockWish | None = None
    """Thinking time of each player. The clock of a whole Match is a switch of the rules: `clock`."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=10_080)] = 40
    """Of that clock."""
    cut: bool = False
    """Both players cut: chance then comes from both of them and the server, and can be checked in the end."""
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    """Only against a program."""


class JoinWish(msgspec.Struct, frozen=True):
    """POST /api/tables/ID/join."""

    deck: DeckChoice
    invite: Name = ""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the lobby shows it, or one that follows an invitation. GET /api/tables/ID."""

    table: str
    names: tuple[str, str]
    """Empty for a free seat."""
    mode: Literal["duel", "match"]
    stage: str
    open: bool
    """The second seat is free."""
    format: str
    rules: dict[str, str | bool]
    casual: bool
    clock: ClockWish | None
    pace: int
    wins: tuple[int, int]
    turn: int
    watching: int
    watchable: bool
    created: int
    mine: Ticket | None = None
    """If one sits there oneself."""


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/lobby: public tables, the newest first."""

    tables: tuple[TableInfo, ...]
