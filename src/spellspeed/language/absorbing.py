"""Monsters that hold another one as an Equip, take on its values and are saved by it (Relinquished)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.equips import held_by

from .events import SpokenEvent
from .selections import HELD_BY_THIS, THIS_CARD
from .statics import SpokenStatic, alike

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Event, Force
    from spellspeed.duel.state import State

__all__ = ["Substituted", "holds_one", "saved_by_held", "values_of_held"]


class ValuesOfHeld(SpokenStatic):
    """Its ATK and DEF are those printed on the monster it holds; those of a face-down one cannot be read."""

    def __init__(self) -> None:
        super().__init__(c.S_STAT | c.S_HOLDS, THIS_CARD)

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        held = held_by(duel, card)
        if held is None:
            return value
        if not held.up:
            return 0
        facts = held.script.facts
        return facts.attack if stat == values.ATTACK else facts.defense

    def said_of(self, what: str, many: bool) -> str:
        return f"the ATK and DEF of {what} become those of the {HELD_BY_THIS.words().bare()}"


class SavedByHeld(SpokenStatic):
    """If it would be destroyed by battle, the monster it holds is destroyed instead."""

    def __init__(self) -> None:
        super().__init__(c.S_SUBSTITUTE, THIS_CARD)

    def substitute(self, duel: State, force: Force, card: Card) -> int:
        if card.ref != force.source:
            return -1
        held = held_by(duel, card)
        return -1 if held is None else held.uid

    def said_of(self, what: str, many: bool) -> str:
        return f"if {what} would be destroyed by battle, the monster equipped to it is destroyed instead"


def holds_one() -> SpokenStatic:
    """It keeps the monster that its own effect has equipped to it, and takes nothing on from it."""
    return alike(c.S_HOLDS, THIS_CARD, "monsters equipped to {} give it nothing of their own")


def values_of_held() -> SpokenStatic:
    """Its ATK and DEF become those of the monster equipped to it by its own effect."""
    return ValuesOfHeld()


def saved_by_held() -> SpokenStatic:
    """Battle destroys the monster equipped to it in its place."""
    return SavedByHeld()


class Substituted(SpokenEvent):
    """Another card was destroyed in place of this one, and you took Battle Damage from that battle."""

    def __init__(self) -> None:
        super().__init__((c.SUBSTITUTED,))

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        return event.kind == c.SUBSTITUTED and event.cards[0][0] == this and event.amount > 0

    def text(self) -> str:
        return "another card is destroyed in place of this one in a battle that inflicts Battle Damage to you"
