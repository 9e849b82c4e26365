"""Unions: what all of them have in common, and how to speak of them (J-EFF-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.equips import equips_on, serves_as_equip
from spellspeed.duel.uniting import CHANGED, has_union

from .conditions import Cond
from .effects import CardEffect, continuous, ignition
from .prose import Noun, Phrase
from .sel import NO, PERHAPS, Case, Sel
from .selections import YOURS
from .statics import SpokenStatic
from .verbs.uniting import Separate, Unite

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Ctx, Force, Was
    from spellspeed.duel.state import State

__all__ = ["ATTACKED_WITH_UNION", "UNITED", "WITHOUT_UNION", "saved_by_this"]


class WithoutUnion(Sel):
    """A monster, not this one, that no Union is equipped to by a Union's effect."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.uid != this and card.zone == c.MONSTER_ZONE and not has_union(duel, card)

    def say(self, words: Phrase) -> None:
        words.say_suffix("that no Union is equipped to")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE else NO


class United(Sel):
    """A Union Monster that serves as an Equip, whatever has equipped it."""

    def __init__(self) -> None:
        super().__init__(c.IN_MAGIC_TRAP_ZONE)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.up and card.script.union is not None and serves_as_equip(card)

    def say(self, words: Phrase) -> None:
        words.say_noun(Noun(("equipped Union Monster",)))
        words.told_where = True

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MAGIC_TRAP_ZONE and case.up else NO


class Parting(Sel):
    """A monster that has attacked this turn and whose Union finds a zone as a monster."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if card.zone != c.MONSTER_ZONE or not card.attacks or card.declared != duel.turn:
            return False
        unions = [one for one in equips_on(duel, card) if one.script.union is not None]
        return len(unions) > 0 and duel.free_slots(unions[0].side, c.MONSTER_ZONE) > 0

    def say(self, words: Phrase) -> None:
        words.say_suffix("that has attacked this turn and is equipped with a Union Monster")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE and case.up else NO


ATTACKED_WITH_UNION: Final = Parting()
WITHOUT_UNION: Final = WithoutUnion()
UNITED: Final = United()


class SavedByThis(SpokenStatic):
    """If battle would destroy the monster this card is equipped to, this card is destroyed in its place."""

    def __init__(self) -> None:
        super().__init__(c.S_SUBSTITUTE)

    def substitute(self, duel: State, force: Force, card: Card) -> int:
        this = duel.cards[force.source[0]]
        return this.uid if this.host == card.ref and serves_as_equip(this) else -1

    def said_of(self, what: str, many: bool) -> str:
        return "if the equipped monster would be destroyed by battle, this card is destroyed instead"


def saved_by_this() -> SpokenStatic:
    """Battle destroys this card in place of the monster it is equipped to."""
    return SavedByThis()


class Unchanged(Cond):
    """This Union has not become an Equip, or a monster again, by its own effect this turn."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.cards[ctx.card].note(CHANGED) != duel.turn

    def text(self) -> str:
        return "this card has used no Union effect this turn"


class Equipping(Cond):
    """This Union is equipped to a monster by its own effect, or by one that equips it as a Union."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        card = duel.cards[ctx.card]
        return card.arrived == c.PLACED and serves_as_equip(card) and duel.same(card.host)

    def text(self) -> str:
        return "it is equipped to a monster"


def union_effects(hosts: Sel) -> tuple[CardEffect, ...]:
    """What a Union prints besides what it gives its host; it does either of the first two once per turn."""
    return (
        ignition(Unite(), target=hosts & YOURS & WITHOUT_UNION, needs=Unchanged(), once=1),
        ignition(Separate(), needs=(Unchanged(), Equipping()), zones=c.IN_MAGIC_TRAP_ZONE, once=1),
        continuous(saved_by_this()),
    )
