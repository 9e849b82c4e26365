"""What every request passes first: its host, its origin, how many there are; and headers of every answer."""

from __future__ import annotations

import ipaddress
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from .answers import Refusal, problem
from .limits import Buckets

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from .config import Config

__all__ = ["HEADERS", "Guard"]

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final[dict[str, str]] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_CONNECTING: Final = 10
"""So many requests a websocket counts for: who connects is told all that he missed."""
_BEGINNINGS: Final = ("/api/players", "/api/tables", "/api/decks", "/api/replays")
"""What fills the database."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_HOST: Final = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+)(:[0-9]{1,5})?")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.names = frozenset(name.lower() for name in config.names)
        limits = config.limits
        self.buckets = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.new = Buckets(limits.new_a_second, limits.new_at_once)
        self.most = limits.address_connections
        self.connected: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self._let_in(scope)
        except Refusal as refusal:
            await _turn_away(refusal, scope, receive, send)
            return
        if kind == "http":
            await self.app(scope, receive, _with_headers(send))
            return
        address = _address(scope)
        self.connected[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.connected[address] -= 1
            if not self.connected[address]:
                del self.connected[address]

    def _let_in(self, scope: Scope) -> None:
        """Raises Refusal."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._is_ours(host):
            said = "This server is not known by that name; start it with --name if it is to be."
            raise Refusal(421, "forbidden", said)
        origin = headers.get(b"origin")
        matters = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if matters and origin is not None and _host_of(origin.decode("latin-1")) != host.lower():
            raise Refusal(403, "forbidden", "Another site may not do this.")
        address = _address(scope)
        if not self.buckets.take(address, _CONNECTING if scope["type"] == "websocket" else 1):
            raise Refusal(429, "too-fast", "Too many requests; wait a little.")
        if scope.get("method") == "POST" and scope["path"] in _BEGINNINGS and not self.new.take(address):
            raise Refusal(429, "too-fast", "Too much is begun at once; wait a little.")
        if scope["type"] == "websocket" and self.connected[address] >= self.most:
            raise Refusal(429, "too-much", "Too many connections.")

    def _is_ours(self, host: str) -> bool:
        """An address, or a name that is known: so nobody else's name can lead here."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].strip("[]").lower()
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _host_of(origin: str) -> str:
    """Host and port of an origin, as a Host header has them; "" for none."""
    parts = urlsplit(origin)
    return parts.netloc.lower() if parts.scheme in ("http", "https") else ""


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers: list[tuple[bytes, bytes]] = list(message.get("headers", ()))
            there = {name.lower() for name, _ in headers}
            for name, value in HEADERS.items():
                if name.lower().encode() not in there:
                    headers.append((name.encode(), value.encode()))
            if b"cache-control" not in there:
                headers.append((b"Cache-Control", b"no-store"))
            message = {**message, "headers": headers}
        await send(message)

    return sending


async def _turn_away(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await problem(refusal)(scope, receive, _with_headers(send))
        return
    await receive()
    close: dict[str, Any] = {"type": "websocket.close", "code": 4403, "reason": refusal.problem.code}
    await send(close)  # before it is accepted: the answer is status 403
