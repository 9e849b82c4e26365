"""A deck list, as a duelist brings it to a Match."""

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from .format import Format
    from .problems import DeckProblem

__all__ = ["Deck", "DeckError", "IllegalDeck"]


class Deck(msgspec.Struct, frozen=True):
    """The three parts of a deck; each holds card names, one a copy, in the order of the list.

    Names are today's names as in `spellspeed.cards`. A card that only its password is known of, because it is
    none of ours, is `#` and the password. Any three tuples make a Deck; `problems` says whether it is legal.

    >>> deck = Deck("Three cards", main=("Kuriboh", "Kuriboh"), fusion=("Flame Swordsman",))
    >>> deck.main.count("Kuriboh"), deck.side
    (2, ())
    >>> for problem in deck.problems(): print(problem)
    R-DECK-01: The Deck has 2 cards and needs at least 40. Add 38 cards.
    """

    name: str
    main: tuple[str, ...]
    """The Deck that is drawn from; Ritual Monsters are in it."""
    fusion: tuple[str, ...] = ()
    """The Fusion Deck."""
    side: tuple[str, ...] = ()
    """The Side Deck; it may hold Fusion Monsters."""

    def problems(self, format: "Format | None" = None) -> tuple["DeckProblem", ...]:
        """All that keeps the deck from a Match, by default on 2 February 2004; () for a legal deck."""
        from .problems import problems

        return problems(self, format)

    def require_legal(self, format: "Format | None" = None) -> None:
        """Does nothing for a legal deck. Raises IllegalDeck, which has all problems, for another."""
        found = self.problems(format)
        if found:
            raise IllegalDeck(self.name, found)


def told(name: str, problems: tuple[str, ...]) -> str:
    """A message that leads with the name: one line for one problem, else a headline and a line each."""
    head = f"{name}: " if name else ""
    if len(problems) == 1:
        return head + problems[0]
    return "\n  ".join((f"{head}{len(problems)} problems", *problems))


class DeckError(ValueError):
    """A deck cannot be found, read or written.

    The message names the deck and every problem: on one line when there is one problem, else a headline and a
    line each. `problems` holds them apart, one sentence each.
    """

    def __init__(self, name: str, problems: tuple[str, ...]) -> None:
        self.problems = problems
        super().__init__(told(name, problems))


class IllegalDeck(DeckError):
    """A deck may not be used in a Match. `found` holds the problems with their rules."""

    def __init__(self, name: str, found: tuple["DeckProblem", ...]) -> None:
        self.found = found
        super().__init__(name, tuple(str(problem) for problem in found))
