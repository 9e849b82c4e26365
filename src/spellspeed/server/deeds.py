"""What a table begins with and what is done at it, as the database keeps them."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar

import msgspec

from spellspeed.decks.deck import Deck
from spellspeed.protocol import Log

from .bodies import ClockWish
from .messages import Watch

__all__ = ["Deed", "Kind", "Setup", "dumps", "loads"]

T = TypeVar("T")

Kind = Literal[
    "cut",
    "choose",
    "answer",
    "back",
    "take-back",
    "concede",
    "concede-match",
    "time-out",
    "spend",
    "end-duel",
    "side",
    "unside",
    "ready",
    "prompts",
    "allow",
]


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table begins with. It tells all: no client gets it."""

    mode: Literal["duel", "match"]
    names: tuple[str, str]
    """Of the players; empty for a free seat."""
    computers: tuple[str, str]
    """Which program plays a seat; empty for a person."""
    decks: tuple[Deck | None, Deck | None]
    seed: int
    rules: dict[str, str | bool]
    format: str
    casual: bool = False
    first: int = -1
    """The seat that starts the first Duel; -1: as the toss says."""
    minutes: int = 40
    clock: ClockWish | None = None
    pace: int = 0
    public: bool = False
    watch: tuple[Watch, Watch] = ("table", "table")
    cut: str = ""
    """The referee's secret for a shuffle with cutting, in hexadecimal digits; empty without cutting."""
    here: tuple[bool, bool] = (False, False)
    """Who sat down at the computer that the server runs on."""
    log: Log | None = None
    """A duel that is taken over, and `answers` of it."""
    answers: int = 0
    prompts: tuple[str, str] = ("", "")


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that was done at a table."""

    kind: Kind
    seat: int = -1
    key: str = ""
    """Of an answer; what was given to the shuffle; a setting."""
    number: int = 0
    """take-back: how many answers stand afterwards; choose: 1 to go first; spend: seconds."""
    auto: bool = False
    """Nobody was asked: passed over as the prompts say, or played by the computer."""
    spent: int = 0
    """Milliseconds of thinking."""
    out: tuple[str, ...] = ()
    into: tuple[str, ...] = ()


_encoder: Final = msgspec.json.Encoder()


def dumps(value: Any) -> str:
    return _encoder.encode(value).decode()


def loads(text: str, kind: type[T]) -> T:
    return msgspec.json.decode(text, type=kind)
