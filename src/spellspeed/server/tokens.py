"""Secrets that let in. A player's is random and kept as a hash; all others follow from the server's key."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

__all__ = ["Pass", "Tokens", "hashed", "new_id", "new_secret"]

_SIGNS: Final = 32
_ID_BYTES: Final = 12
ID_SIGNS: Final = 16


class Pass(NamedTuple):
    """What a token lets its holder do at one table."""

    kind: str
    """seat, invite or watch; replay or match for the id of a log."""
    seat: int = -1


_PASSES: Final = (Pass("seat", 0), Pass("seat", 1), Pass("invite"), Pass("watch"))


def new_id() -> str:
    """A random id of 16 signs: who is not told it does not guess it."""
    return base64.urlsafe_b64encode(secrets.token_bytes(_ID_BYTES)).decode()


def new_secret() -> str:
    """A player's secret."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is long and random, so that a plain hash will do."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


class Tokens:
    """Makes and knows the tokens of tables.

    >>> tokens = Tokens(bytes(32))
    >>> tokens.known("T", tokens.token("T", Pass("seat", 1)))
    Pass(kind='seat', seat=1)
    >>> tokens.known("T", "guess") is None
    True
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, table: str, what: Pass) -> str:
        message = f"{table}/{what.kind}/{what.seat}".encode()
        digest = hmac.new(self._key, message, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode()[:_SIGNS]

    def replay(self, table: str, number: int) -> str:
        """The id of the replay of a Duel at this table."""
        return self.token(table, Pass("replay", number))[:ID_SIGNS]

    def match(self, table: str) -> str:
        """The id of the log of the whole Match at this table."""
        return self.token(table, Pass("match"))[:ID_SIGNS]

    def known(self, table: str, token: str) -> Pass | None:
        """What this token is at this table; None: nothing."""
        given = token.encode("utf-8", "surrogatepass")
        found = None
        for one in _PASSES:  # all of them, so that the time tells nothing
            if hmac.compare_digest(self.token(table, one).encode(), given):
                found = one
        return found
