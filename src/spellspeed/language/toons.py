"""Toons: what all of them have in common (J-EFF-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Procedure
from spellspeed.duel.facts import Facts

from .conditions import Absent, ArrivedThisTurn, Exists
from .costs import tribute
from .effects import CardEffect, continuous
from .holding import Lure, attacks_directly, cannot_attack, pays_to_attack
from .selections import FACE_UP, MONSTER, ON_FIELD, THEIRS, THIS_CARD, TOON_MONSTER, YOURS, Named, Sel
from .statics import SpokenStatic

if TYPE_CHECKING:
    from spellspeed.duel.records import Event, Force
    from spellspeed.duel.state import State

__all__ = ["falls_with"]

WORLD: Final = "Toon World"
IN_THE_WORLD: Final = Exists(ON_FIELD & FACE_UP & YOURS & Named(WORLD))
"""What must be so to Special Summon or Flip Summon a Toon."""
RIVALS: Final = MONSTER & FACE_UP & TOON_MONSTER & THEIRS


class FallsWith(SpokenStatic):
    """This card is destroyed when such a card on the field is destroyed, by whomever; no Chain."""

    def __init__(self, sel: Sel) -> None:
        super().__init__(c.S_WATCH)
        self.sel = sel

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind != c.MOVED or not event.cause & c.IS_DESTROYED:
            return False
        this = force.source[0]
        for i in range(len(event.cards)):
            old = event.was[i].card
            if not old.on_field or old.arrived == c.NULLIFIED:
                continue
            if self.sel.matches(duel, duel.cards[old.uid], force.player, this, event.was[i]):
                if this not in duel.broken:
                    duel.broken = (*duel.broken, this)
                    duel.dirty = True
                return True
        return False

    def said_of(self, what: str, many: bool) -> str:
        return f"when {self.sel.words().a(located=True)} is destroyed, this card is destroyed"


def falls_with(sel: Sel) -> SpokenStatic:
    """This card is destroyed when such a card is destroyed on either side of the field."""
    return FallsWith(sel)


def toon_effect() -> CardEffect:
    """How it attacks, and what it does not survive."""
    return continuous(
        cannot_attack(THIS_CARD, when=ArrivedThisTurn(c.SPECIAL_SUMMON | c.FLIP_SUMMON, turned_up=False)),
        pays_to_attack(500, THIS_CARD),
        attacks_directly(THIS_CARD, when=Absent(RIVALS)),
        Lure(RIVALS, attackers=THIS_CARD),
        falls_with(ON_FIELD & Named(WORLD)),
    )


def toon_procedure(facts: Facts) -> Procedure:
    """The Special Summon from the hand; its Tributes are no Tribute Summon."""
    count = 0 if facts.level <= 4 else 1 if facts.level <= 6 else 2
    return Procedure((IN_THE_WORLD,), tribute(count) if count else None)
