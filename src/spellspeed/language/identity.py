"""Static effects that change what a monster is: its Type or its Attribute, as it was declared."""

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

__all__ = ["Becomes", "BecomesDeclared"]

DECLARED = "declared"
"""The note of a card that keeps what was declared for it."""


class Becomes(SpokenStatic):
    """Monsters become of this TYPE or ATTRIBUTE, said by its name."""

    def __init__(self, what: str, name: str, on: Sel, when: Cond | None = None) -> None:
        super().__init__(c.S_IDENTITY, on, when)
        self.name_of = name
        self.stat = {TYPE: values.TYPE, ATTRIBUTE: values.ATTRIBUTE}[what]
        self.number_of = named(what).index(name)

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        return self.number_of if stat == self.stat else value

    def said_of(self, what: str, many: bool) -> str:
        return f"{what} {'are' if many else 'is'} {self.name_of} {'monsters' if many else 'monster'}"


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
