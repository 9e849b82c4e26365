"""Replays: to list, to look at, to download, to check, and to play on from."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from spellspeed import players
from spellspeed.cards.catalogue import quoted
from spellspeed.decks.deck import Deck
from spellspeed.protocol import Log, encode

from ..answers import NOT_FOUND, Refusal, answer, body, hall_of, heavy, me, number, perhaps_me, raw_body
from ..bodies import ReplayFrames, ReplayLine, ReplayPage, Replays, TakeOver, Uploaded
from ..deeds import Setup, dumps, loads
from ..replaying import (
    ReplayViewer,
    frames_of,
    life_of,
    line_of,
    log_of,
    replayed,
    turns_of,
    verified,
)
from ..table import now_ms
from ..tokens import new_id

if TYPE_CHECKING:
    from starlette.requests import Request

    from ..store import KeptReplay

_MOST: Final = 200
_FRAMES: Final = 100
_LOG_BYTES: Final = 1_000_000
"""Ten times the longest Match that was ever seen."""
_VIEWERS: Final[dict[str, ReplayViewer]] = {"all": "all", "public": "public", "0": 0, "1": 1}


async def listed(request: Request) -> Response:
    player = await me(request)
    rows = await hall_of(request).store.replays(player.id, _MOST)
    lines = [msgspec.structs.replace(loads(line, ReplayLine), seat=seat) for line, seat in rows]
    return answer(Replays(tuple(lines)))


async def upload(request: Request) -> Response:
    player, hall = await me(request), hall_of(request)
    if len(await hall.store.replays(player.id, hall.limits.replays)) >= hall.limits.replays:
        raise Refusal(429, "too-much", f"{hall.limits.replays} replays are kept.")
    log = log_of(await raw_body(request, _LOG_BYTES))
    id = new_id()
    line = line_of(log, id, ("Player 1", "Player 2"), now_ms())
    await hall.store.new_replay(player.id, id, dumps(line), encode(log).decode())
    return answer(Uploaded(id), 201)


async def verify(request: Request) -> Response:
    told, gave = (request.query_params.get(name, "") for name in ("commitment", "gave"))
    return answer(await heavy(verified, await raw_body(request, _LOG_BYTES), told, gave))


async def _kept(request: Request) -> KeptReplay:
    found = await hall_of(request).store.replay(request.path_params["id"])
    if found is None:
        raise Refusal(404, "not-found", NOT_FOUND)
    return found


async def shown(request: Request) -> Response:
    kept, player = await _kept(request), await perhaps_me(request)
    line = loads(kept.line, ReplayLine)
    seat = kept.players.index(player.id) if player is not None and player.id in kept.players else -1

    def page() -> ReplayPage:
        duel = replayed(kept.log)
        whole = duel.answers == line.answers
        said = f"It stops after {duel.answers} of {line.answers} answers: this version plays on differently."
        return ReplayPage(
            replay=msgspec.structs.replace(line, seat=seat),
            turns=turns_of(duel),
            life=life_of(duel),
            replayable=whole,
            sentence="" if whole else said,
        )

    return answer(await heavy(page))


async def download(request: Request) -> Response:
    kept = await _kept(request)
    return _file(kept.log, f"spellspeed-{request.path_params['id']}.json")


async def download_match(request: Request) -> Response:
    """The log of a whole Match that is over, as `spellspeed play --match` writes it."""
    id = request.path_params["id"]
    found = await hall_of(request).store.match_log(id)
    if found is None:
        raise Refusal(404, "not-found", NOT_FOUND)
    return _file(found, f"spellspeed-match-{id}.json")


def _file(log: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(log, 200, headers, "application/json")


async def frames(request: Request) -> Response:
    kept = await _kept(request)
    viewer = _VIEWERS.get(request.query_params.get("viewer", "all"))
    if viewer is None:
        raise Refusal(400, "bad-request", "The viewer is all, public, 0 or 1.")
    start, count = number(request, "start", 0, 0, 10**6), number(request, "count", 50, 1, _FRAMES)

    def made() -> ReplayFrames:
        return ReplayFrames(frames_of(replayed(kept.log), loads(kept.log, Log), viewer, start, count))

    return answer(await heavy(made))


async def take_over(request: Request) -> Response:
    """Play on from a moment of a replay against the computer."""
    player, hall = await me(request), hall_of(request)
    wish = await body(request, TakeOver)
    kept = await _kept(request)
    if wish.computer not in players.names():
        raise Refusal(404, "not-found", f"There is no player {quoted(wish.computer)}.", (), players.names())
    log = loads(kept.log, Log)
    duel = await heavy(replayed, kept.log)
    if wish.answers > duel.answers or duel.asked_after(wish.answers) is None:
        raise Refusal(409, "not-now", "The duel was over then, or cannot be played again so far.")
    one, two = (Deck(deck.name, deck.main, deck.fusion, deck.side) for deck in log.decks)
    names = (player.name, f"Computer ({wish.computer})")
    computers = ("", wish.computer)
    setup = Setup(
        mode="duel",
        names=names if wish.seat == 0 else names[::-1],
        computers=computers if wish.seat == 0 else computers[::-1],
        decks=(one, two),
        seed=secrets.randbits(53),
        rules=log.rules,
        format="",
        casual=True,
        log=msgspec.structs.replace(log, answers=log.answers[: wish.answers], outcome=None, hashes=()),
        answers=wish.answers,
    )
    table = await hall.begin(setup, (player.id, None) if wish.seat == 0 else (None, player.id))
    return answer(hall.ticket(table.id, wish.seat), 201)


ROUTES: Final[list[BaseRoute]] = [
    Route("/api/replays", listed, methods=["GET"]),
    Route("/api/replays", upload, methods=["POST"]),
    Route("/api/replays/verify", verify, methods=["POST"]),
    Route("/api/replays/{id}", shown, methods=["GET"]),
    Route("/api/replays/{id}/log", download, methods=["GET"]),
    Route("/api/matches/{id}/log", download_match, methods=["GET"]),
    Route("/api/replays/{id}/frames", frames, methods=["GET"]),
    Route("/api/replays/{id}/take-over", take_over, methods=["POST"]),
]
