"""Static effects that change what a monster is: its Type, its Attribute or its Level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel import values

from .declared import ATTRIBUTE, TYPE, named
from .sel import Sel
from .statics import SpokenStatic

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Force
    from spellspeed.duel.state import State

    from .conditions import Cond

__all__ = ["Becomes", "BecomesDeclared", "Levels"]

DECLARED = "declared"
"""The note of a card that keeps what was declared for it."""


class Becomes(SpokenStatic):
    """Monsters become of this TYPE or ATTRIBUTE, said by its name."""

    def __init__(self, what: str, name: str, on: Sel | None = None, when: Cond | None = None) -> None:
        super().__init__(c.S_IDENTITY, on, when)
        self.name_of = name
        self.stat = {TYPE: values.TYPE, ATTRIBUTE: values.ATTRIBUTE}[what]
        self.number_of = named(what).index(name)

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        return self.number_of if stat == self.stat else value

    def said_of(self, what: str, many: bool) -> str:
        if many:
            return f"{what} are {self.name_of} monsters"
        return f"{what} is {'an' if self.name_of[0] in 'AEIOU' else 'a'} {self.name_of} monster"


class BecomesDeclared(SpokenStatic):
    """Monsters become of the TYPE or ATTRIBUTE that was declared for this card (`KeepDeclared`)."""

    def __init__(self, what: str, on: Sel) -> None:
        super().__init__(c.S_IDENTITY, on)
        self.property = what
        self.stat = {TYPE: values.TYPE, ATTRIBUTE: values.ATTRIBUTE}[what]

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        if stat != self.stat:
            return value
        declared = duel.cards[force.source[0]].note(DECLARED)
        return declared if declared else value

    def said_of(self, what: str, many: bool) -> str:
        return f"{what} {'have' if many else 'has'} the declared {self.property}"


class Levels(SpokenStatic):
    """The Levels of monsters are raised or, below 0, reduced; never to less than 1."""

    def __init__(self, amount: int, on: Sel | None = None) -> None:
        super().__init__(c.S_LEVEL, on)
        self.amount = amount

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        return max(1, value + self.amount) if value else 0

    def said_of(self, what: str, many: bool) -> str:
        done = f"{'increased' if self.amount > 0 else 'reduced'} by {abs(self.amount)}"
        return f"the {'Levels' if many else 'Level'} of {what} {'are' if many else 'is'} {done}"
