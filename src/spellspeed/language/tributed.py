"""Events that befall this card itself: Tributed for a Summon or Set, taken over by the other player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c

from .events import ANYONE, YOU, SpokenEvent, is_who, of_monster
from .sel import Sel
from .selections import MONSTER

if TYPE_CHECKING:
    from spellspeed.duel.records import Event
    from spellspeed.duel.state import State

__all__ = ["ControlShifted", "TributedFor"]


class TributedFor(SpokenEvent):
    """You controlled this card and it was Tributed for the Tribute Summon of such a monster.

    With `sets` for a Tribute Set too. `by`: who Summoned.
    """

    def __init__(self, that: Sel = MONSTER, *, by: int = ANYONE, sets: bool = False) -> None:
        super().__init__((c.SUMMONED, c.SET) if sets else (c.SUMMONED,))
        self.tributed = True
        self.that = that
        self.by = by
        self.sets = sets

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind not in self.kinds or not event.was or not is_who(self.by, event.player, player):
            return False
        if not of_monster(duel, event) or not any([was.card.uid == this for was in event.was]):
            return False
        if duel.cards[this].note(c.TRIBUTED_FROM) - 1 != player:
            return False
        made = duel.cards[event.cards[0][0]].twin()
        made.up = True
        return self.that.matches(duel, made, player, this, None)

    def text(self) -> str:
        ways = "Tribute Summon or Set" if self.sets else "Tribute Summon"
        what = self.that.words().a()
        if self.by == YOU:
            return f"you Tribute this card for the {ways} of {what}"
        return f"this card is Tributed, while you control it, for the {ways} of {what}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.that,)


class ControlShifted(SpokenEvent):
    """You have taken control of this face-up card from the other player, or he has given it to you."""

    def __init__(self) -> None:
        super().__init__((c.CONTROL_CHANGED,))

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        return event.kind == c.CONTROL_CHANGED and event.cards[0][0] == this and duel.cards[this].up

    def text(self) -> str:
        return "you get control of this face-up card"
