"""The websocket of a table: who it is, and then one message after another."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket

from . import words
from .connection import WATCHER, Connection, Left
from .database.writer import StorageFailed
from .hall import TableBroken
from .handlers import handle
from .messages import FromClient, Hello, decode

if TYPE_CHECKING:
    from .hall import Hall
    from .table import LiveTable

__all__ = ["table_socket"]

_log = logging.getLogger("spellspeed.server")
_NO_TABLE = "There is no such table, or it is not for you."


async def table_socket(socket: WebSocket) -> None:
    """/ws/tables/ID"""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    connection = Connection(socket, hall.limits)
    table: LiveTable | None = None
    try:
        hello = await _hello(connection)
        table = await _let_in(hall, socket.path_params["id"], connection, hello)
        await table.come(connection, hello.have)
        while True:
            message = _understood(connection, await connection.receive())
            if connection.too_fast():
                connection.refuse(_name(message), "too-fast", "Too fast; wait a little.")
                continue
            await handle(hall, table, connection, message)
            if table.doubtful:
                connection.close(1012, "The table is read again; please connect once more.")
    except Left:
        pass
    except Exception:
        _log.exception("a connection failed")
        connection.close(1011, "The server failed; please connect again. The duel is kept.")
    finally:
        if table is not None:
            table.go(connection)
        await connection.finished()


async def _hello(connection: Connection) -> Hello:
    try:
        text = await asyncio.wait_for(connection.receive(), connection.limits.hello_seconds)
    except TimeoutError:
        connection.close(4408, "No hello in time.")
        raise Left from None
    message = _understood(connection, text)
    if not isinstance(message, Hello):
        connection.close(4400, "The first message is hello.")
        raise Left
    return message


def _understood(connection: Connection, text: str) -> FromClient:
    try:
        return decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        said = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        connection.close(4400, f"That is no message: {said}.")
        raise Left from None


def _name(message: FromClient) -> str:
    return str(type(message).__struct_config__.tag)


async def _let_in(hall: Hall, id: str, connection: Connection, hello: Hello) -> LiveTable:
    """The table, if this client may come to it. Raises Left."""
    try:
        table = await hall.table(id)
    except StorageFailed as error:
        connection.close(1011, f"The table cannot be read, because {error}. Try again.")
        raise Left from None
    except TableBroken as error:
        connection.close(1011, str(error))
        raise Left from None
    if table is None:
        connection.close(4404, _NO_TABLE)
        raise Left
    found = hall.passes(table, hello.token)
    if found is None or found.kind == "invite":
        code, said = (4401, "No such token.") if table.setup.public else (4404, _NO_TABLE)
        connection.close(code, said)
        raise Left
    if len(table.company) >= hall.limits.table_connections:
        connection.close(4429, "Too many are connected to this table.")
        raise Left
    connection.seat = found.seat if found.kind == "seat" else WATCHER
    if connection.seat == WATCHER:
        try:
            connection.name = words.name(hello.name, hall.limits.name_signs)
        except words.BadWords:
            connection.name = "Guest"
    else:
        connection.name = table.setup.names[connection.seat]
        if not connection.name or table.setup.computers[connection.seat]:
            connection.close(4401, "Nobody plays this seat.")
            raise Left
    return table
