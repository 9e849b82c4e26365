"""Reading what is asked over HTTP, and answering it."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import anyio
import msgspec
from starlette.responses import Response

from spellspeed.cards.catalogue import UnknownCard
from spellspeed.decks.deck import DeckError, IllegalDeck
from spellspeed.decks.format import Format, format_names, load_format
from spellspeed.referee import BadSave, UnplayableDeck

from .bodies import Problem
from .config import lan_addresses
from .database.writer import StorageFailed
from .hall import TableBroken, TableTaken
from .words import BadWords

if TYPE_CHECKING:
    from starlette.requests import Request

    from .hall import Hall
    from .store import Player

__all__ = [
    "Refusal",
    "answer",
    "body",
    "format_named",
    "hall_of",
    "heavy",
    "here",
    "me",
    "number",
    "problem",
    "raw_body",
]

T = TypeVar("T")
_encoder: Final = msgspec.json.Encoder()


class Refusal(Exception):
    """A request is refused; the sentence is for a person."""

    def __init__(
        self,
        status: int,
        code: str,
        sentence: str,
        problems: tuple[str, ...] = (),
        nearest: tuple[str, ...] = (),
    ) -> None:
        self.status = status
        self.problem = Problem(code, sentence, problems, nearest)
        super().__init__(sentence)


NOT_FOUND: Final = "There is nothing here, or it is not for you."


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(_encoder.encode(value), status, headers, "application/json")


def problem(error: Exception) -> Response:
    """What went wrong, as an answer."""
    refusal = error if isinstance(error, Refusal) else _refusal(error)
    headers = {"Retry-After": "1"} if refusal.status in (429, 503) else None
    return answer(refusal.problem, refusal.status, headers)


def _refusal(error: Exception) -> Refusal:
    said = str(error)
    sentence = said[:1].upper() + said[1:] + ("" if said.endswith((".", "?", "!")) else ".")
    if isinstance(error, StorageFailed):
        return Refusal(503, "storage", f"It cannot be saved or read: {said}. Nothing has changed.")
    if isinstance(error, IllegalDeck):
        return Refusal(422, "illegal-deck", sentence, error.problems)
    if isinstance(error, UnplayableDeck):
        return Refusal(422, "unplayable-deck", sentence, error.cards)
    if isinstance(error, DeckError):
        return Refusal(422, "bad-deck", sentence, error.problems)
    if isinstance(error, UnknownCard):
        return Refusal(404, "not-found", sentence, (), error.nearest)
    if isinstance(error, (TableTaken, TableBroken)):
        return Refusal(409, "not-now", sentence)
    if isinstance(error, (BadWords, BadSave, ValueError)):
        return Refusal(400, "bad-request", sentence)
    return Refusal(500, "failed", "The server failed at this; nothing has changed.")


HANDLED: Final = (
    Refusal,
    StorageFailed,
    DeckError,
    UnplayableDeck,
    UnknownCard,
    TableTaken,
    TableBroken,
    BadWords,
    BadSave,
)
"""What routes may raise; the answer is a `Problem`."""


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def heavy(work: Callable[..., T], *given: Any) -> T:
    """Does what takes long beside the tables, and not much of it at once."""
    global _heavy
    if _heavy is None:
        _heavy = anyio.CapacityLimiter(_HEAVY_AT_ONCE)
    return await anyio.to_thread.run_sync(lambda: work(*given), limiter=_heavy)


_heavy: anyio.CapacityLimiter | None = None
_HEAVY_AT_ONCE: Final = 2


async def raw_body(request: Request, most: int) -> bytes:
    """The body, if it is not too large."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise Refusal(413, "too-much", f"A request has up to {most // 1024} KiB.")
    return bytes(found)


async def body(request: Request, kind: type[T]) -> T:
    """The body as a record."""
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != "application/json":
        raise Refusal(415, "bad-request", "The body of a request is JSON: application/json.")
    data = await raw_body(request, hall_of(request).limits.body_bytes)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Refusal(400, "bad-request", f"This is no {kind.__name__}: {error}.") from None
    except RecursionError:
        raise Refusal(400, "bad-request", "This is nested too deeply.") from None


async def me(request: Request) -> Player:
    """Who asks. A request without a name of one's own is refused."""
    player = await perhaps_me(request)
    if player is None:
        raise Refusal(401, "no-name", "You have no name here yet, or another one in this browser.")
    return player


async def perhaps_me(request: Request) -> Player | None:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret or len(secret) > 200:
        return None
    return await hall_of(request).store.player(secret.strip())


def here(request: Request) -> bool:
    """Does this come from the computer that the server runs on?"""
    client = request.client.host if request.client is not None else ""
    own = request.scope.get("server") or ("",)
    if client in (own[0], *lan_addresses()):
        return True
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback


def number(request: Request, name: str, usual: int, least: int, most: int) -> int:
    """A number of the query, within bounds."""
    text = request.query_params.get(name, "")
    if not text:
        return usual
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Refusal(400, "bad-request", f"{name} is a number.")
    return max(least, min(most, int(text)))


def format_named(name: str) -> Format:
    """A format that comes with the program, never a file."""
    if name and name not in format_names():
        raise Refusal(404, "not-found", "There is no format of this name.", (), tuple(format_names()))
    return load_format(name) if name else load_format()
