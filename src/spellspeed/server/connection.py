"""One websocket: what goes out waits in a queue, so that a slow client holds up nobody."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketState

from spellspeed.protocol import encode

from .limits import Bucket
from .messages import Goodbye, Refused

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from spellspeed.sentences import Viewer

    from .limits import Limits

__all__ = ["Connection", "Left"]

WATCHER: Final = -1


class Left(Exception):
    """The client has gone, or the server has closed the connection."""


class Connection:
    """A client at a table."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.socket = socket
        self.limits = limits
        self.seat = WATCHER
        self.name = ""
        self.viewer: Viewer | None = None
        """What it sees of the Duel; None: nothing."""
        self.messages = Bucket(limits.messages_a_second, limits.messages_at_once)
        self.lines = Bucket(1 / limits.chat_seconds, limits.chat_at_once)
        self.strikes = 0
        self._out: asyncio.Queue[str | Goodbye] = asyncio.Queue(limits.queued)
        self._sender = asyncio.create_task(self._send_all())
        self._closed = False

    # -- out ----------------------------------------------------------------------------------------

    def send(self, message: msgspec.Struct) -> None:
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        """Never waits. A client that does not keep up is cut off; it can connect again."""
        if self._closed:
            return
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            self._closed = True
            self._sender.cancel()

    def refuse(self, of: str, code: str, sentence: str, *, number: int = 0) -> None:
        self.send(Refused(of, code, sentence, number=number))  # type: ignore[arg-type]

    def close(self, code: int, sentence: str) -> None:
        """Says why, and closes when all that waits has gone out."""
        if self._closed:
            return
        self._closed = True
        try:
            self._out.put_nowait(Goodbye(code, sentence))
        except asyncio.QueueFull:
            self._sender.cancel()

    async def _send_all(self) -> None:
        """Whatever happens, the socket is closed in the end, so that the reader wakes up."""
        code = 1013
        try:
            while True:
                item = await self._out.get()
                if isinstance(item, Goodbye):
                    code = item.code
                    await self.socket.send_text(encode(item).decode())
                    return
                await self.socket.send_text(item)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._closed = True
        finally:
            if self.socket.application_state is not WebSocketState.DISCONNECTED:
                with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
                    await self.socket.close(code)

    async def finished(self) -> None:
        """The reader is done: what waits goes out if it still can, then the sender ends."""
        if not self._closed:
            self._closed = True
            self._sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, asyncio.TimeoutError):
            await asyncio.wait_for(self._sender, 5)

    # -- in -----------------------------------------------------------------------------------------

    async def receive(self) -> str:
        """The next message. Raises Left, also for what is no text or too much of it."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Left
        text = message.get("text")
        if text is None:
            self.close(4400, "Messages are text.")
            raise Left
        if len(text) > self.limits.message_bytes:
            self.close(4400, f"A message has up to {self.limits.message_bytes} bytes.")
            raise Left
        return str(text)

    def too_fast(self) -> bool:
        """Is this message one too many? Who goes on after many refusals is cut off."""
        if self.messages.take():
            return False
        self.strikes += 1
        if self.strikes > self.limits.strikes:
            self.close(4429, "Too many messages.")
        return True
