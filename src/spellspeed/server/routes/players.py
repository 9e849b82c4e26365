"""Names without accounts, and what one has here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.routing import BaseRoute, Route

from .. import words
from ..answers import answer, body, hall_of, me
from ..bodies import Me, MyTable, NewPlayer, PlayerTicket, Rename
from ..tokens import Pass

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from ..store import Player

_TABLES: Final = 50


async def new_player(request: Request) -> Response:
    hall = hall_of(request)
    wish = await body(request, NewPlayer)
    name = words.name(wish.name, hall.limits.name_signs)
    player, secret = await hall.store.new_player(name)
    return answer(PlayerTicket(player.id, player.name, secret), 201)


async def show_me(request: Request) -> Response:
    return answer(await _me(request, await me(request)))


async def rename(request: Request) -> Response:
    player = await me(request)
    hall = hall_of(request)
    wish = await body(request, Rename)
    player = await hall.store.rename(player, words.line(wish.name, hall.limits.name_signs, "a name"))
    return answer(await _me(request, player))


async def _me(request: Request, player: Player) -> Me:
    """Tables that are not in memory are told by what they began with; playing them again would take long."""
    hall = hall_of(request)
    mine = await hall.store.tables_of(player.id, _TABLES)
    setups = await hall.store.setups([id for id, _ in mine])
    found = []
    for id, seat in mine:
        setup, created = setups[id]
        live = hall.live(id)
        stage, turn = "waiting" if "" in setup.names else "kept", 0
        if live is not None:
            stage, turn = live.course.stage, live.turn
        token = hall.store.tokens.token(id, Pass("seat", seat))
        opponent = setup.names[1 - seat]
        found.append(MyTable(id, seat, token, opponent, setup.mode, stage, created, turn))
    return Me(player.id, player.name, tuple(found))


ROUTES: Final[list[BaseRoute]] = [
    Route("/api/players", new_player, methods=["POST"]),
    Route("/api/me", show_me, methods=["GET"]),
    Route("/api/me", rename, methods=["PATCH"]),
]
