"""What a duel and a Match at the terminal have in common: nothing is lost, however it is left."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from pathlib import Path
from typing import ClassVar, Final

import msgspec

from spellspeed.cards.catalogue import shown
from spellspeed.protocol import Shuffled, encode
from spellspeed.referee import BadSave

from .files import Folder, write
from .screen import Screen

__all__ = ["PERSON", "Another", "Leave", "Table", "sit"]

PERSON: Final = "you"
INTERRUPTED: Final = 130


class Leave(Exception):
    """The player leaves the table; what is played is saved."""


class Another(Exception):
    """The player goes over to another table."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table


class Table(ABC):
    """One table at the terminal."""

    what: ClassVar[str]
    """What is played: the duel, the match."""

    def __init__(
        self, screen: Screen, players: tuple[str, str], folder: Folder | None, path: Path | None
    ) -> None:
        self.screen = screen
        self.players = players
        self.persons = tuple(seat for seat in (0, 1) if players[seat] == PERSON)
        self.folder = folder or Folder()
        self.path = path or self.folder.new_name()
        self.warned = ""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Is nothing left to be saved?"""

    @property
    @abstractmethod
    def where(self) -> str:
        """Where it stands, in a sentence."""

    @abstractmethod
    def play(self) -> None:
        """Plays to the end. Raises EOFError, KeyboardInterrupt, Leave or Another when it is left."""

    @abstractmethod
    def file(self) -> msgspec.Struct:
        """All there is to save."""

    def run(self) -> int:
        """Plays to the end, or till the player leaves. Gives the exit status."""
        try:
            self.play()
        except Leave:
            self.farewell()
        except EOFError:
            self.screen.say()
            self.screen.say("The input has ended.")
            self.farewell()
        except KeyboardInterrupt:
            self.screen.say()
            self.farewell()
            return INTERRUPTED
        return 0

    @property
    def hotseat(self) -> bool:
        """Do two people share the keyboard?"""
        return len(self.persons) == 2

    def hand_over(self, seat: int) -> None:
        """Another person is to look at the screen."""
        self.screen.hide()
        self.screen.say(f"Player {seat + 1} is asked; player {2 - seat} does not look.", "head")
        self.ask(f"Player {seat + 1}, press Enter: ")
        self.screen.hide()

    def ask(self, prompt: str = "> ") -> str:
        """One line of input. Raises EOFError at its end."""
        return self.screen.ask(prompt)

    def refuse(self, sentence: str) -> None:
        self.screen.say(sentence, "bad")

    def show_seed(self, shuffled: Shuffled | None) -> None:
        """The seed that was sealed at the beginning, now that all is over."""
        if shuffled is not None:
            self.screen.say(f"The seed of the shuffle was {shuffled.seed}; spellspeed verify checks the log.")

    def keep(self) -> None:
        """Saves what is in progress; that it cannot be saved is said once."""
        if not self.folder.keep(self.path, self.file(), self.what) and self.folder.problem != self.warned:
            self.warned = self.folder.problem
            self.refuse(f"Beware: {self.folder.problem}.")

    def save(self, name: str) -> None:
        """Saves to a file of the player's own, or says where it is saved anyway."""
        if not name:
            self.warned = ""  # asked for, it is said again
            self.keep()
            if not self.folder.problem:
                self.screen.say(f"Saved: {self.path}")
            return
        path = path_of(name)
        try:
            if os.path.exists(path) and not _ours(path):
                self.refuse(f"{path} is something else than a saved {self.what}; choose another name.")
                return
            write(path, encode(self.file()))
        except (OSError, ValueError) as error:
            self.refuse(f"{shown(str(path))} cannot be written: {getattr(error, 'strerror', '') or error}.")
            return
        self.screen.say(f"Saved: {path}")

    def load(self, name: str) -> None:
        """Goes over to what was saved in a file; raises Another. What is played here stays saved."""
        from .start import opened

        if not name:
            self.refuse("load takes a file: load duel.json")
            return
        path = path_of(name)
        if not os.path.exists(path) and os.path.exists(self.folder.duels / name):
            path = self.folder.duels / name
        try:
            table = opened(self.screen, path, self.folder, self.players)
        except BadSave as error:
            self.refuse(f"{error}.")
            return
        if not self.over:
            self.keep()
        self.screen.say(f"Loaded: {path}")
        raise Another(table)

    def farewell(self) -> None:
        """It waits to be resumed."""
        if self.over:
            return
        self.keep()
        if not self.folder.problem:
            self.screen.say(f"The {self.what} is saved: spellspeed play --resume continues it.")


def path_of(name: str) -> Path:
    """The file meant; `~` is the home folder, if there is one."""
    return Path(os.path.expanduser(name))


def _ours(path: Path) -> bool:
    return b'"format":"spellspeed-' in path.read_bytes()[:200].replace(b" ", b"")


def sit(table: Table) -> int:
    """Plays at this table, and at those that the player goes over to. Gives the exit status."""
    while True:
        try:
            return table.run()
        except Another as other:
            table = other.table
