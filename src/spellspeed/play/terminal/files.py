"""Files of the table: what is in progress, what was saved by hand, logs of what is over."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from spellspeed.cards.catalogue import shown
from spellspeed.match import Match
from spellspeed.play.cli import data_folder
from spellspeed.players import UnknownPlayer, sentence
from spellspeed.protocol import encode
from spellspeed.referee import BadSave, Duel

from .prompts import Prompts

__all__ = [
    "Folder",
    "Loaded",
    "MatchTableFile",
    "PromptsFile",
    "TableFile",
    "load",
    "log_in",
    "prompts_files",
    "prompts_of",
    "stamp",
    "unfinished",
    "write",
]

_TABLES: Final = (b'"spellspeed-table', b'"spellspeed-match-table')
_MATCH: Final = b'"spellspeed-match-'
_KEPT: Final = 20
"""So many unfinished duels are kept; the oldest goes first."""


class PromptsFile(msgspec.Struct, frozen=True):
    """How a player wishes to be asked."""

    mode: str
    events: tuple[str, ...]


class TableFile(msgspec.Struct, frozen=True, tag_field="format", tag="spellspeed-table-1"):
    """A duel at a terminal table: who sits there, and the log of the duel itself."""

    players: tuple[str, str]
    """By seat: "you" for a person, else the name of a computer player."""
    prompts: tuple[PromptsFile, PromptsFile]
    duel: msgspec.Raw
    """The log, as the protocol tells it."""


class MatchTableFile(msgspec.Struct, frozen=True, tag_field="format", tag="spellspeed-match-table-1"):
    """A Match at a terminal table: who sits there, and the log of the Match itself."""

    players: tuple[str, str]
    prompts: tuple[PromptsFile, PromptsFile]
    match: msgspec.Raw
    """The log, as the protocol tells it."""


class Loaded(NamedTuple):
    """What was read from a file. The players and prompts are None when it was not saved at a table."""

    game: Duel | Match
    players: tuple[str, str] | None = None
    prompts: tuple[PromptsFile, PromptsFile] | None = None


class Folder:
    """The data folder. When it cannot be written to, that is said once and the duel goes on."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = data_folder() if path is None else path
        self.problem = ""

    @property
    def duels(self) -> Path:
        return self.path / "duels"

    @property
    def logs(self) -> Path:
        return self.path / "logs"

    def new_name(self) -> Path:
        """Where a duel that begins now is kept until it is over."""
        now = stamp()
        for number in range(1000):
            path = self.duels / f"{now}{f'-{number}' if number else ''}.json"
            if not path.exists():
                break
        return path

    def keep(self, path: Path, table: msgspec.Struct, what: str) -> bool:
        """Saves a duel or match in progress; False, with `problem` set, if that cannot be done."""
        try:
            write(path, encode(table))
            self.problem = ""
        except OSError as error:
            self.problem = f"the {what} cannot be saved in {path.parent}: {error.strerror or error}"
            return False
        if path.parent == self.duels:
            for old in _by_age(self.duels)[_KEPT:]:
                with contextlib.suppress(OSError):
                    old.unlink()
        return True

    def log(self, name: str, data: bytes) -> Path | None:
        """Writes the log of a finished duel or match."""
        path = self.logs / name
        try:
            write(path, data)
        except OSError as error:
            self.problem = f"the log cannot be written to {path.parent}: {error.strerror or error}"
            return None
        return path

    def forget(self, path: Path) -> None:
        """The duel is over; it is no longer there to be resumed."""
        with contextlib.suppress(OSError):
            path.unlink()


def _by_age(folder: Path) -> list[Path]:
    """The saved duels, the newest first."""
    found = []
    for path in folder.glob("*.json"):
        with contextlib.suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def stamp() -> str:
    """The time, as names of files begin."""
    return time.strftime("%Y-%m-%d-%H%M%S")


def unfinished(folder: Folder) -> list[Path]:
    """The duels and matches that are not over, the one played last first."""
    return _by_age(folder.duels)


def write(path: Path, data: bytes) -> None:
    """Writes a file as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        aside.write_bytes(data + b"\n")
        aside.replace(path)
    finally:
        with contextlib.suppress(OSError):
            aside.unlink(missing_ok=True)


def prompts_files(prompts: Sequence[Prompts]) -> tuple[PromptsFile, PromptsFile]:
    """What is saved of how the players wish to be asked."""
    one, two = (PromptsFile(each.mode, tuple(sorted(each.events))) for each in prompts)
    return one, two


def prompts_of(saved: Sequence[PromptsFile] | None) -> list[Prompts]:
    """How the players wish to be asked, from what was saved."""
    return [Prompts(), Prompts()] if saved is None else [Prompts(one.mode, one.events) for one in saved]


def load(path: Path) -> Loaded:
    """A duel or Match from a file: one saved at a table, or a log or snapshot of anyone's.

    Raises BadSave with a sentence that names the file.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadSave(f"there is no file {shown(str(path))}") from None
    except (OSError, ValueError) as error:
        raise BadSave(
            f"{shown(str(path))} cannot be read: {getattr(error, 'strerror', '') or error}"
        ) from None
    try:
        return _loaded(data)
    except (ValueError, UnknownPlayer, RecursionError) as error:  # BadSave and its like are ValueErrors
        raise BadSave(f"{path} does not hold a duel that can be continued here: {error}") from None


def log_in(data: bytes) -> bytes:
    """The log in a file that was saved at a table; any other data as it is."""
    try:
        table = _table_in(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return data
    if table is None:
        return data
    return bytes(table.match if isinstance(table, MatchTableFile) else table.duel)


def _table_in(data: bytes) -> TableFile | MatchTableFile | None:
    if not any(mark in data[:100] for mark in _TABLES):
        return None
    return msgspec.json.decode(data, type=TableFile | MatchTableFile)


def _loaded(data: bytes) -> Loaded:
    table = _table_in(data)
    if table is None:
        return Loaded(Match.load(data) if _MATCH in data[:100] else Duel.load(data))
    for name in table.players:
        if name != "you":
            sentence(name)
    if isinstance(table, MatchTableFile):
        return Loaded(Match.load(bytes(table.match)), table.players, table.prompts)
    return Loaded(Duel.load(bytes(table.duel)), table.players, table.prompts)
