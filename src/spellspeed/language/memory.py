"""What is remembered of this turn: what happened in it, and which cards lie where it put them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c

from .conditions import Cond
from .events import Sent, SpokenEvent
from .prose import Phrase
from .sel import NO, PERHAPS, Case, Sel

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Ctx, Was
    from spellspeed.duel.state import State

__all__ = ["BATTLED_THIS_TURN", "NoNormalSummonThisTurn", "SentThisTurn", "ThisTurn"]


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


class Remembering(Sel):
    """A selection that asks what has happened this turn."""

    def __init__(self, zones: int, remembers: int) -> None:
        super().__init__(zones)
        self.remembers = remembers
        """Bits of the kinds of event."""


class SentThisTurn(Remembering):
    """A card that such an event has put where it lies, this turn. What moved since is another card."""

    def __init__(self, event: Sent) -> None:
        super().__init__(c.IN_GRAVEYARD, bits(event))
        self.event = event

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


class InCalculation(Remembering):
    """A monster that took part in a damage calculation this turn, be it face-down by now (J-TERM-07)."""

    def __init__(self) -> None:
        super().__init__(0, 1 << c.BATTLED)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        for event in duel.memory:
            if event.kind == c.BATTLED and any([ref[:2] == card.ref[:2] for ref in event.cards]):
                return card.zone == c.MONSTER_ZONE
        return False

    def say(self, words: Phrase) -> None:
        words.say_suffix("that took part in a damage calculation this turn")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE else NO


BATTLED_THIS_TURN: Final = InCalculation()


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
    found = sel.remembers if isinstance(sel, Remembering) else 0
    for part in sel.inner():
        found |= remembered(part)
    return found
