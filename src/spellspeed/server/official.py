"""Printed texts from a card database of the user's own (`.cdb`). They are shown to him and kept nowhere."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

__all__ = ["Official"]


class Official:
    """Reads texts by password. The file is opened for reading only, once for each text."""

    def __init__(self, path: Path) -> None:
        """Raises ValueError when the file is no card database."""
        self.path = path
        try:
            self._text(0)
        except sqlite3.Error as error:
            raise ValueError(f"{path} is no card database: {error}") from None

    def text(self, password: int) -> str:
        """The printed text; "" if there is none."""
        try:
            return self._text(password)
        except sqlite3.Error:
            return ""

    def _text(self, password: int) -> str:
        with closing(sqlite3.connect(f"{self.path.resolve().as_uri()}?mode=ro", uri=True)) as database:
            row = database.execute("SELECT desc FROM texts WHERE id = ?", (password,)).fetchone()
        return str(row[0]) if row and row[0] else ""
