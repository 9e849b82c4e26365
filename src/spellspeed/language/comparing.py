"""Selections by the numbers of a monster: ATK, DEF and Level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel import values

from .prose import Phrase
from .sel import HIDDEN, NO, PERHAPS, Case, Sel, both, readable

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Was
    from spellspeed.duel.state import State


class Compare(Sel):
    """A comparison of a plain number: ATK, DEF or Level."""

    def __init__(self, stat: int, operator: int, number: int) -> None:
        super().__init__()
        self.stat = stat
        self.operator = operator
        self.number = number

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if not readable(card) or card.script.facts.kind != c.MONSTER:
            return False
        if was is None and not card.on_field and is_unknown(card, self.stat):
            return False
        value = number_of(duel, card, self.stat, was)
        if self.operator < 0:
            return value <= self.number
        if self.operator > 0:
            return value >= self.number
        return value == self.number

    def say(self, words: Phrase) -> None:
        if self.stat == values.PRINTED_LEVEL:
            more = {-1: " or lower", 0: "", 1: " or higher"}[self.operator]
            words.say_adjective(f"printed Level {self.number}{more}")
            return
        name = ("ATK", "DEF", "Level")[self.stat]
        if self.stat == values.LEVEL:
            more = {-1: " or lower", 0: "", 1: " or higher"}[self.operator]
            words.say_adjective(f"Level {self.number}{more}")
        else:
            more = {-1: " or less", 0: "", 1: " or more"}[self.operator]
            words.say_suffix(f"with {self.number}{more} {name}")

    def could(self, case: Case) -> int:
        return NO if case.kind != c.MONSTER or not case.readable else case.face

    def faces(self) -> bool:
        return True


class Lowest(Sel):
    """The one with the lowest ATK of a selection; several, when they are tied."""

    extreme = "lowest"

    def __init__(self, inner: Sel) -> None:
        super().__init__(inner.zones, inner.home)
        self.among = inner

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if not self.among.matches(duel, card, player, this, None):
            return False
        mine = number_of(duel, card, values.ATTACK, None)
        among = self.among.find(duel, player, this)
        return mine == self.bound([number_of(duel, other, values.ATTACK, None) for other in among])

    def bound(self, values: list[int]) -> int:
        return min(values)

    def say(self, words: Phrase) -> None:
        self.among.say(words)
        words.extreme = self.extreme

    def could(self, case: Case) -> int:
        return both(self.among.could(case), PERHAPS if case.up else HIDDEN)

    def inner(self) -> tuple[Sel, ...]:
        return (self.among,)


class Highest(Lowest):
    """The one with the highest ATK of a selection; several, when they are tied."""

    extreme = "highest"

    def bound(self, values: list[int]) -> int:
        return max(values)


class WithinReach(Sel):
    """With no more DEF than this card has ATK, or had when it was paid with (Throwstone Unit)."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if not readable(card) or card.script.facts.kind != c.MONSTER:
            return False
        reach = number_of(duel, duel.cards[this], values.ATTACK, None)
        return number_of(duel, card, values.DEFENSE, was) <= reach

    def say(self, words: Phrase) -> None:
        words.say_suffix("with no more DEF than this card has ATK")

    def could(self, case: Case) -> int:
        return NO if case.kind != c.MONSTER or not case.readable else case.face

    def faces(self) -> bool:
        return True


def is_unknown(card: Card, stat: int) -> bool:
    """Is a question mark printed? Off the field that is no number that could be compared."""
    facts = card.script.facts
    return facts.unknown_attack if stat == values.ATTACK else stat == values.DEFENSE and facts.unknown_defense


def number_of(duel: State, card: Card, stat: int, was: Was | None) -> int:
    """A monster's shown ATK, DEF or Level, now or as last known."""
    if stat == values.ATTACK:
        return values.shown(values.attack(duel, card) if was is None else was.attack)
    if stat == values.DEFENSE:
        return values.shown(values.defense(duel, card) if was is None else was.defense)
    if stat == values.PRINTED_LEVEL:
        return card.script.facts.level
    return values.level(duel, card) if was is None else was.level


class Number:
    """A plain number property, to be compared with a number: `ATK >= 1000`, `LEVEL.exactly(4)`."""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def __le__(self, number: int) -> Sel:
        return Compare(self.stat, -1, plain(number))

    def __ge__(self, number: int) -> Sel:
        return Compare(self.stat, 1, plain(number))

    def exactly(self, number: int) -> Sel:
        return Compare(self.stat, 0, plain(number))

    def __lt__(self, number: int) -> Sel:
        raise TypeError("compare with <=, >= or .exactly(...), as the cards say it")

    def __gt__(self, number: int) -> Sel:
        raise TypeError("compare with <=, >= or .exactly(...), as the cards say it")

    def __eq__(self, number: object) -> bool:
        raise TypeError("compare with <=, >= or .exactly(...), as the cards say it")

    def __hash__(self) -> int:
        return self.stat


def plain(number: object) -> int:
    """Refuses to compare with anything but a plain number."""
    if not isinstance(number, int):
        raise TypeError(f"ATK, DEF and Level are compared with plain numbers, not with {number!r}")
    return number
