"""Events of a battle's outcome, and of cards that are Set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c

from .events import ANYONE, WHO, YOU, SpokenEvent, is_who
from .sel import Sel
from .selections import MONSTER

if TYPE_CHECKING:
    from spellspeed.duel.records import Event
    from spellspeed.duel.state import State

__all__ = ["Defeats", "SetDown"]


class Defeats(SpokenEvent):
    """This card has destroyed a monster by battle, which still lies on the field (R-DMG-08).

    `by_host`: the monster it is equipped to has. `lost`: this card itself has been destroyed so.
    """

    def __init__(self, that: Sel = MONSTER, *, by_host: bool = False, lost: bool = False) -> None:
        super().__init__((c.DEFEATED,))
        self.that = that
        self.by_host = by_host
        self.lost = lost

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind != c.DEFEATED:
            return False
        mine, other = (1, 0) if self.lost else (0, 1)
        one = duel.cards[this].host[0] if self.by_host else this
        if event.cards[mine][0] != one:
            return False
        return self.that.matches(duel, duel.cards[event.cards[other][0]], player, this, None)

    def text(self) -> str:
        if self.lost:
            return "this card is destroyed by battle"
        who = "the equipped monster" if self.by_host else "this card"
        return f"{who} destroys {self.that.words().a()} by battle"

    def selections(self) -> tuple[Sel, ...]:
        return (self.that,)


class SetDown(SpokenEvent):
    """A player has Set a monster, or a Magic or Trap Card."""

    def __init__(self, *, by: int = ANYONE, that: Sel = MONSTER) -> None:
        super().__init__((c.SET,))
        self.by = by
        self.that = that

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind != c.SET or not is_who(self.by, event.player, player):
            return False
        return any([self.that.matches(duel, duel.cards[ref[0]], player, this, None) for ref in event.cards])

    def text(self) -> str:
        if self.by == ANYONE:
            return f"{self.that.words().a()} is Set"
        return f"{WHO[self.by]} Set{'' if self.by == YOU else 's'} {self.that.words().a()}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.that,)
