"""Logs: a duel as seed, decks and answers, with a hash of the table for every turn.

See docs/saves-and-logs.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import __version__, protocol
from .saves import table_hash

if TYPE_CHECKING:
    from .decks import Deck
    from .duel.rules import Rules
    from .duel.state import State

__all__ = ["CONCEDE", "TIME", "LogBook", "ReplayStopped"]

CONCEDE: Final = "concede"
TIME: Final = "time="
"""The clock of the Match, with the number of the last turn."""


class ReplayStopped(ValueError):
    """A log does not lead to the same duel here. `turn` is the first turn that is not the same.

    The message is one sentence for a person; `answers` tells how many answers were given before.
    """

    def __init__(self, turn: int, answers: int, why: str) -> None:
        self.turn = turn
        self.answers = answers
        super().__init__(f"the replay stopped in turn {turn}: {why}")


class LogBook:
    """Writes the log of one duel as it is played."""

    __slots__ = (
        "answers",
        "decks",
        "first",
        "hashes",
        "library",
        "ordered",
        "rules",
        "sealed",
        "seed",
        "shuffle",
    )

    def __init__(
        self,
        decks: tuple[Deck, Deck],
        *,
        seed: int,
        first: int,
        ordered: bool,
        rules: Rules,
        library: str,
        shuffle: protocol.Shuffled | None = None,
    ) -> None:
        self.decks = tuple(
            protocol.LoggedDeck(deck.main, deck.fusion, deck.name, deck.side) for deck in decks
        )
        self.seed = seed
        self.shuffle = shuffle
        self.first = first
        self.ordered = ordered
        self.rules = {name: value for name, value in rules.items().items() if isinstance(value, (str, bool))}
        self.library = library
        self.sealed = False
        """The seed stays secret when the duel is over, for it is one of a Match."""
        self.answers: list[protocol.LoggedAnswer] = []
        self.hashes: list[protocol.TurnHash] = []

    @classmethod
    def of(cls, log: protocol.Log) -> LogBook:
        """A book that goes on where a log ends."""
        book = cls.__new__(cls)
        book.decks = log.decks
        book.seed = log.seed
        book.shuffle = log.shuffle
        book.first = log.first
        book.ordered = log.ordered
        book.rules = dict(log.rules)
        book.library = log.library
        book.sealed = False
        book.answers = list(log.answers)
        book.hashes = list(log.hashes)
        return book

    def copy(self) -> LogBook:
        """An independent book with the same beginning."""
        book = LogBook.__new__(LogBook)
        for name in self.__slots__:
            setattr(book, name, getattr(self, name))
        book.answers = self.answers[:]
        book.hashes = self.hashes[:]
        return book

    def answered(self, player: int, key: str) -> None:
        self.answers.append(protocol.LoggedAnswer(player, key))

    def reached(self, duel: State) -> None:
        """Notes the hash of the table when a question is open in a turn that has none yet."""
        if duel.decision is not None and (not self.hashes or self.hashes[-1].turn < duel.turn):
            self.hashes.append(protocol.TurnHash(duel.turn, len(self.answers), table_hash(duel)))

    def cut(self, answers: int) -> None:
        """Forgets all but the first so many answers."""
        del self.answers[answers:]
        while self.hashes and self.hashes[-1].answers > answers:
            self.hashes.pop()

    def log(self, outcome: protocol.Outcome | None) -> protocol.Log:
        """The log so far."""
        first, second = self.decks
        return protocol.Log(
            engine=__version__,
            library=self.library,
            decks=(first, second),
            seed=self.seed,
            first=self.first,
            rules=self.rules,
            ordered=self.ordered,
            answers=tuple(self.answers),
            hashes=tuple(self.hashes),
            outcome=outcome,
            shuffle=self.shuffle,
        )
