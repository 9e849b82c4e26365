"""Which cards a verb acts on, told from the others: some of the targets, who fights, what was paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.records import Ctx, Ref

from .prose import PLAIN, Speech, ordinal
from .sel import Sel
from .which import EVENT, EventCards, Targets, Which, own_pile

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State

__all__ = ["FIGHTERS", "FOE", "PAID", "nth_target", "targets_that"]


class TargetsThat(Targets):
    """Those of the targets that fit."""

    def __init__(self, sel: Sel) -> None:
        self.sel = sel

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        found = super().cards(duel, ctx)
        return [card for card in found if self.sel.matches(duel, card, ctx.player, ctx.card, None)]

    def text(self, speech: Speech = PLAIN) -> str:
        words = self.sel.words()
        if words.side and not words.zones:
            return "your target" if words.side == "you" else "the opponent's target"
        return f"the targeted {words.bare(located=True)}"

    def many(self, speech: Speech = PLAIN) -> bool:
        return False

    def away(self, speech: Speech = PLAIN) -> bool:
        return own_pile(self.sel)


def targets_that(sel: Sel) -> Which:
    """Those of the targets that fit: of an effect that does one thing with some and another with others."""
    return TargetsThat(sel)


class Paid(Which):
    """The card that was paid with, as it was: to ask what is last known of it."""

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return []

    def refs(self, ctx: Ctx) -> tuple[Ref, ...]:
        return ctx.refs("cost")

    def text(self, speech: Speech = PLAIN) -> str:
        return "that card"


class Foe(Which):
    """The monster that fights with this card, or fought when it was destroyed."""

    def refs(self, ctx: Ctx) -> tuple[Ref, ...]:
        event = ctx.event
        if event is None:
            return ()
        if event.kind == c.MOVED:
            return (event.source,)
        return tuple([ref for ref in event.cards if ref[0] != ctx.card])

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return [duel.cards[ref[0]] for ref in self.refs(ctx) if ref[0] >= 0 and duel.live(ref)]

    def text(self, speech: Speech = PLAIN) -> str:
        return "the monster that battled with this card"

    def reads(self) -> tuple[str, ...]:
        return (EVENT,)


class NthTarget(Targets):
    """The n-th of the targets as they were named, if it is still one."""

    def __init__(self, place: int) -> None:
        self.place = place

    def refs(self, ctx: Ctx) -> tuple[Ref, ...]:
        return ctx.targets

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        chain = duel.chain
        named = ctx.targets if chain is None else chain.links[chain.resolving].ctx.targets
        if self.place >= len(named) or named[self.place] not in ctx.targets:
            return []
        ref = named[self.place]
        return [duel.cards[ref[0]]] if duel.live(ref) else []

    def text(self, speech: Speech = PLAIN) -> str:
        return f"the {ordinal(self.place + 1)} target"

    def many(self, speech: Speech = PLAIN) -> bool:
        return False


def nth_target(place: int) -> Which:
    """The first (0), second (1), ... target as they were named."""
    return NthTarget(place)


FIGHTERS: Final = EventCards("both battling monsters")
FOE: Final = Foe()
PAID: Final = Paid()
