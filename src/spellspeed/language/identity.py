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

__all__ = ["Becomes", "BecomesDeclared", "Levels", "mirrors_linked"]

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


class Given(SpokenStatic):
    """A monster has the value that another one had: ATK, DEF, Level, Type or Attribute, once and for all.

    What changes the Level of both comes on top of it, whether it began before or after.
    """

    def __init__(self, stat: int) -> None:
        super().__init__(
            {values.ATTACK: c.S_ORIGINAL, values.DEFENSE: c.S_ORIGINAL, values.LEVEL: c.S_LEVEL}.get(
                stat, c.S_IDENTITY
            )
        )
        self.stat = stat

    def original(self, duel: State, force: Force, card: Card, attack: int, defense: int) -> tuple[int, int]:
        return (force.count, defense) if self.stat == values.ATTACK else (attack, force.count)

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        if stat != self.stat:
            return value
        if stat == values.LEVEL:
            return max(1, value + force.count - card.script.facts.level)
        return force.count

    def said_of(self, what: str, many: bool) -> str:
        return f"{what} {'have' if many else 'has'} what the other monster had"


class MirrorsLinked(SpokenStatic):
    """This card always has the ATK and DEF of the monster it is linked with; nothing else changes them."""

    def __init__(self) -> None:
        super().__init__(c.S_MIRRORS)

    def said_of(self, what: str, many: bool) -> str:
        return "the ATK and DEF of this card are always those of that monster"


def mirrors_linked() -> SpokenStatic:
    """This card always has the ATK and DEF of the monster it is linked with (Gradius' Option)."""
    return MirrorsLinked()
