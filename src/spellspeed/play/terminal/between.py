"""What can be said between the Duels of a Match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from . import telling
from .table import Leave
from .words import card_meant

if TYPE_CHECKING:
    from .match import MatchTable

__all__ = ["Between", "Saying"]


class Saying(NamedTuple):
    """Something that can be said: a word, and perhaps more behind it."""

    name: str
    aliases: tuple[str, ...]
    usage: str
    does: str
    run: Callable[[str], None]


class Between:
    """A question between two Duels to the player in this seat."""

    def __init__(self, table: MatchTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.list = self.all()
        self.by_name = {word: one for one in self.list for word in (one.name, *one.aliases)}

    def all(self) -> tuple[Saying, ...]:
        return (
            Saying("help", ("?",), "help", "this list", self.help),
            Saying("score", ("match",), "score", "how the match stands, and the time left", self.score),
            Saying("log", ("l",), "log", "how the match has gone so far", self.log),
            Saying("info", ("i",), "info CARD", "what a card is and does", self.info),
            Saying("save", (), "save [FILE]", "save the match; it is saved by itself too", self.table.save),
            Saying("load", (), "load FILE", "go on with another saved duel or match", self.table.load),
            Saying("concede", (), "concede", "give up the match", self.concede),
            Saying("quit", ("q", "exit", "bye"), "quit", "leave; --resume goes on later", self.quit),
        )

    def put(self, question: str, *lines: str) -> None:
        """The question, and what can be answered."""
        self.table.screen.say(question, "prompt")
        for line in lines:
            self.table.screen.say(line)

    def said(self, line: str) -> bool:
        """Does what is said; False if it is nothing that can be said here."""
        word, _, rest = line.partition(" ")
        one = self.by_name.get(word.lower())
        if one is None:
            return False
        one.run(rest.strip())
        return True

    def help(self, rest: str) -> None:
        for one in self.list:
            also = f" (or {', '.join(one.aliases)})" if one.aliases else ""
            self.table.screen.say(f"  {one.usage}{also}: {one.does}")

    def score(self, rest: str) -> None:
        for line in (self.table.score, self.table.time_left):
            if line:
                self.table.screen.say(line)

    def log(self, rest: str) -> None:
        for one in self.table.match.news:
            self.table.screen.say(self.table.said(one.sentence))

    def info(self, rest: str) -> None:
        if not rest:
            self.table.refuse("info takes the name of a card: info skull")
            return
        name, problem = card_meant(rest, (), anywhere=True)
        if problem:
            self.table.refuse(problem)
            return
        for line in telling.card_info(name):
            self.table.screen.say(line)

    def concede(self, rest: str) -> None:
        self.table.give_up(self.seat)

    def quit(self, rest: str) -> None:
        raise Leave
