"""Who is at a table: the connections of its seats and of those who watch, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

from spellspeed.protocol import encode

from .connection import WATCHER

if TYPE_CHECKING:
    from spellspeed.sentences import Viewer

    from .connection import Connection

__all__ = ["Company"]


class Company:
    """The connections of one table."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self._told: dict[int, str] = {}
        """What each seat, and those who watch, were last sent of the table."""

    def __len__(self) -> int:
        return len(self.connections)

    def present(self, seat: int) -> bool:
        """Is somebody connected to this seat?"""
        return any(one.seat == seat for one in self.connections)

    def persons(self) -> bool:
        """Is anyone connected to a seat?"""
        return any(one.seat != WATCHER for one in self.connections)

    @property
    def watching(self) -> int:
        return sum(one.seat == WATCHER for one in self.connections)

    def viewers(self) -> Iterator[Viewer]:
        """The viewers that those who watch need."""
        watchers = (one.viewer for one in self.connections if one.seat == WATCHER)
        return iter({viewer for viewer in watchers if viewer is not None})

    def to_viewer(self, viewer: Viewer, message: msgspec.Struct) -> None:
        self._to([one for one in self.connections if one.viewer == viewer], message)

    def to_seat(self, seat: int, message: msgspec.Struct) -> None:
        """To all connections of a seat; WATCHER: of those who watch."""
        self._to([one for one in self.connections if one.seat == seat], message)

    def to_all(self, message: msgspec.Struct) -> None:
        self._to(self.connections, message)

    def _to(self, those: list[Connection], message: msgspec.Struct) -> None:
        if those:
            text = encode(message).decode()
            for one in those:
                one.send_text(text)

    def tell_table(self, seat: Literal[0, 1, -1], message: msgspec.Struct) -> None:
        """The table around the Duel, to a seat or those who watch, if it is not what they were told last."""
        text = encode(message).decode()
        if self._told.get(seat) == text:
            return
        self._told[seat] = text
        for one in self.connections:
            if one.seat == seat:
                one.send_text(text)
