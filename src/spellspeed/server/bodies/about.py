"""The server and its players."""

from __future__ import annotations

import datetime
from typing import Literal

import msgspec

from spellspeed.decks.deck import Deck

from .fields import Name

__all__ = [
    "About",
    "BuiltinDeck",
    "Computer",
    "FormatInfo",
    "Me",
    "MyTable",
    "NewPlayer",
    "PlayerTicket",
    "Problem",
    "Rename",
    "SwitchInfo",
]


class Problem(msgspec.Struct, frozen=True):
    """What every refused request is answered with; the status of HTTP goes with it."""

    code: str
    """bad-request, no-name, forbidden, not-found, not-now, too-much, too-fast, unplayable-deck, illegal-deck,
    storage or failed."""
    sentence: str
    """For a person."""
    problems: tuple[str, ...] = ()
    """The same in parts, as far as there are some."""
    nearest: tuple[str, ...] = ()
    """Names like one that is not known."""


class Computer(msgspec.Struct, frozen=True):
    """A program that can be played against."""

    name: str
    sentence: str


class BuiltinDeck(msgspec.Struct, frozen=True):
    code: str
    title: str
    deck: Deck


class SwitchInfo(msgspec.Struct, frozen=True):
    """A switch of the rules; the first value is the usual one."""

    name: str
    sentence: str
    values: tuple[str | bool, ...]
    rules: tuple[str, ...]


class FormatInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    date: datetime.date | None
    cards: int


class About(msgspec.Struct, frozen=True):
    """GET /api/about."""

    version: str
    library: str
    """Changes when cards or rules change: what was kept of cards is then old."""
    computers: tuple[Computer, ...]
    decks: tuple[BuiltinDeck, ...]
    formats: tuple[FormatInfo, ...]
    presets: dict[str, dict[str, str | bool]]
    switches: tuple[SwitchInfo, ...]
    alone: bool
    """Only this computer can reach the server: leave lobby and invitations away."""
    pictures: bool
    """GET /pictures/PASSWORD may have a picture."""
    official: bool
    """`CardPage.official` may hold a text."""
    addresses: tuple[str, ...]
    """Under which others may reach the server, for invitations."""


class NewPlayer(msgspec.Struct, frozen=True):
    """POST /api/players."""

    name: Name = ""


class PlayerTicket(msgspec.Struct, frozen=True):
    """A name of one's own. The secret is told this once; the browser keeps it."""

    player: str
    name: str
    secret: str
    """Sent with every request: Authorization: Bearer SECRET."""


class Rename(msgspec.Struct, frozen=True):
    """PATCH /api/me."""

    name: Name


class MyTable(msgspec.Struct, frozen=True):
    """A table one sits at."""

    table: str
    seat: int
    token: str
    opponent: str
    mode: Literal["duel", "match"]
    stage: str
    created: int
    """Milliseconds since 1970."""
    turn: int


class Me(msgspec.Struct, frozen=True):
    """GET /api/me."""

    player: str
    name: str
    tables: tuple[MyTable, ...]
    """Those that are not over, the newest first."""
