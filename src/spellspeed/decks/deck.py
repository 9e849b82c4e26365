"""A deck list, as a duelist brings it to a Match."""

import msgspec

__all__ = ["Deck", "DeckError"]


class Deck(msgspec.Struct, frozen=True):
    """The three parts of a deck; each holds card names, one a copy, in the order of the list.

    Names are today's names as in `spellspeed.cards`. A Deck says nothing about its legality: any three tuples
    make one.

    >>> deck = Deck("Three cards", main=("Kuriboh", "Kuriboh"), fusion=("Flame Swordsman",))
    >>> deck.main.count("Kuriboh"), deck.side
    (2, ())
    """

    name: str
    main: tuple[str, ...]
    """The Deck that is drawn from; Ritual Monsters are in it."""
    fusion: tuple[str, ...] = ()
    """The Fusion Deck."""
    side: tuple[str, ...] = ()
    """The Side Deck; it may hold Fusion Monsters."""


class DeckError(ValueError):
    """A deck cannot be found, read or written.

    The message names the deck and every problem: on one line when there is one problem, else a headline and a
    line each. `problems` holds them apart, one sentence each.
    """

    def __init__(self, name: str, problems: tuple[str, ...]) -> None:
        self.problems = problems
        head = f"{name}: " if name else ""
        if len(problems) == 1:
            super().__init__(head + problems[0])
        else:
            super().__init__("\n  ".join((f"{head}{len(problems)} problems", *problems)))
