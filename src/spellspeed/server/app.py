"""The application: routes, the websocket, the page, and what goes wrong told as a `Problem`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import anyio
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from spellspeed.cards.library import library

from .answers import HANDLED, NOT_FOUND, Refusal, problem
from .guard import Guard
from .hall import Hall
from .pages import pages
from .routes import routes
from .socket import table_socket
from .store import Store

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from .config import Config
    from .database import Database

__all__ = ["application"]

_log = logging.getLogger("spellspeed.server")


def application(database: Database, config: Config) -> Starlette:
    """The server on a database that is open; it is closed by whoever opened it."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await anyio.to_thread.run_sync(library)  # cards are read before the first duel, not in it
        store = await Store.open(database)
        hall = app.state.hall = Hall(store, config.limits)
        hall.open()
        try:
            yield
        finally:
            hall.close()

    app = Starlette(
        routes=[
            *routes(),
            Route("/api/{path:path}", _nothing),
            WebSocketRoute("/ws/tables/{id}", table_socket),
            *pages(config),
        ],
        middleware=[Middleware(Guard, config=config)],
        exception_handlers={
            **{kind: _told for kind in HANDLED},
            HTTPException: _of_starlette,
            Exception: _failed,
        },
        lifespan=life,
    )
    app.state.config = config
    return app


async def _nothing(request: Request) -> Response:
    raise Refusal(404, "not-found", NOT_FOUND)


async def _told(request: Request, error: Exception) -> Response:
    return problem(error)


async def _of_starlette(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return problem(Refusal(405, "bad-request", "This address does not take such a request."))
    return problem(Refusal(error.status_code, "not-found", NOT_FOUND))


async def _failed(request: Request, error: Exception) -> Response:
    _log.exception("a request failed: %s", request.url.path, exc_info=error)
    return problem(error)
