"""What a client may do, and the buckets that count it."""

from __future__ import annotations

import time
from typing import Final

import msgspec

__all__ = ["LIMITS", "Bucket", "Buckets", "Limits"]


class Limits(msgspec.Struct, frozen=True):
    """The limits of a server; docs/server.md tells them."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024
    messages_a_second: float = 20
    messages_at_once: int = 60
    strikes: int = 100
    """Messages beyond the limit, after which the connection ends."""
    chat_seconds: float = 2
    """A line of chat every so many seconds, `chat_at_once` at once."""
    chat_at_once: int = 5
    chat_signs: int = 500
    name_signs: int = 40
    requests_a_second: float = 50
    requests_at_once: int = 200
    new_a_second: float = 2
    """Names, tables, decks and replays that an address may begin."""
    new_at_once: int = 60
    decks: int = 500
    replays: int = 500
    """Replays of a player, beyond which none is uploaded."""
    tables: int = 50
    """Tables of a player that are not over."""
    table_connections: int = 64
    address_connections: int = 200
    hello_seconds: float = 10
    queued: int = 400
    """Messages that wait for a slow client; then it is cut off and may connect again."""
    absent_seconds: float = 60
    """So long the clock of a player waits who has lost his connection."""
    kept_days: int = 30
    """Tables that are over are forgotten then; their replays stay."""
    idle_seconds: float = 600
    """A table that nobody is connected to is put away after so long; it comes back when it is wanted."""


LIMITS: Final = Limits()


class Bucket:
    """Lets through so many at once, and so many a second after that."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self.left = float(most)
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Are so many more within the limit?"""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """A bucket for each address. Those that are full again are forgotten."""

    _MOST: Final = 10_000

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self._of: dict[str, Bucket] = {}

    def take(self, who: str, count: int = 1) -> bool:
        bucket = self._of.get(who)
        if bucket is None:
            if len(self._of) >= self._MOST:
                self._forget()
            bucket = self._of[who] = Bucket(self.rate, self.most)
        return bucket.take(count)

    def _forget(self) -> None:
        now = time.monotonic()
        full = self.most / self.rate
        self._of = {who: one for who, one in self._of.items() if now - one.at < full}
        if len(self._of) >= self._MOST:
            self._of.clear()
