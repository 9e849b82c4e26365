"""What is remembered of this turn: what happened in it, and which cards lie where it put them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c

from .conditions import Cond
from .events import Sent, SpokenEvent
from .prose import Phrase
from .sel import NO, PERHAPS, Case, Sel

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Ctx, Was
    from spellspeed.duel.state import State

__all__ = ["NoNormalSummonThisTurn", "SentThisTurn", "ThisTurn"]


def bits(event: SpokenEvent) -> int:
    """The kinds of event it is about."""
    found = 0
    for kind in event.kinds:
        found |= 1 << kind
    return found


class ThisTurn(Cond):
    """Such an event has happened this turn."""

    def __init__(self, event: SpokenEvent) -> None:
        super().__init__(bits(event))
        self.event = event

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return any([self.event.happened(duel, event, ctx.player, ctx.card) for event in duel.memory])

    def text(self) -> str:
        return f"{self.event.text()} this turn".replace(" is ", " was ", 1)

    def selections(self) -> tuple[Sel, ...]:
        return self.event.selections()


class SentThisTurn(Sel):
    """A card that such an event has put where it lies, this turn. What moved since is another card."""

    def __init__(self, event: Sent) -> None:
        super().__init__(c.IN_GRAVEYARD)
        self.event = event
        self.remembers = bits(event)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        for event in duel.memory:
            for i in range(len(event.cards)):
                if event.cards[i] == card.ref and self.event.one(duel, event, i, player, this):
                    return True
        return False

    def say(self, words: Phrase) -> None:
        words.say_suffix(f"that {self.event.passed()} this turn")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.GRAVEYARD else NO


class NoNormalSummonThisTurn(Cond):
    """You have neither Normal Summoned nor Set a monster this turn, nor tried to."""

    def __init__(self) -> None:
        super().__init__(1 << c.SUMMON_ATTEMPT | 1 << c.SET)

    def holds(self, duel: State, ctx: Ctx) -> bool:
        for event in duel.memory:
            if event.player != ctx.player:
                continue
            if event.kind == c.SUMMON_ATTEMPT and event.amount & (c.NORMAL_SUMMON | c.TRIBUTE_SUMMON):
                return False
            if event.kind == c.SET and duel.cards[event.cards[0][0]].script.facts.kind == c.MONSTER:
                return False
        return True

    def text(self) -> str:
        return "you have neither Normal Summoned nor Set a monster this turn"


def remembered(sel: Sel) -> int:
    """Bits of the kinds of event that a selection asks about."""
    found = sel.remembers if isinstance(sel, SentThisTurn) else 0
    for part in sel.inner():
        found |= remembered(part)
    return found
