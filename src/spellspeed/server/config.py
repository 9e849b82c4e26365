"""How a server is set up."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Final

import msgspec

from .limits import LIMITS, Limits
from .official import Official

__all__ = ["Config", "lan_addresses", "own_names"]

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
PAGE: Final = Path(__file__).parent / "page"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """What the application is told when it is made."""

    names: tuple[str, ...] = ("localhost",)
    """Host names the server is known by, besides addresses."""
    alone: bool = True
    """Only this computer can reach it."""
    addresses: tuple[str, ...] = ()
    """URLs for invitations."""
    limits: Limits = LIMITS
    pictures: Path | None = None
    """A folder of the user's own pictures, by password."""
    official: Official | None = None
    """A database of the user's own with printed texts."""
    page: Path = PAGE
    """Where the page in the browser lies when it is built."""


def own_names() -> list[str]:
    """The names of this computer."""
    name = socket.gethostname().lower()
    return list(dict.fromkeys(("localhost", name, f"{name.partition('.')[0]}.local")))


def lan_addresses() -> list[str]:
    """The addresses of this computer in its own networks. Nothing is sent to find them."""
    found = []
    for family, target in ((socket.AF_INET, "10.255.255.255"), (socket.AF_INET6, "fd00::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))  # no packet: it only chooses the way
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    return [one for one in found if one not in LOOPBACK]
