"""A Special Summon that takes as many Levels from the field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.legality import summon_forbidden
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import in_zone_order, move
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.values import level

from ..levelling import adds_up, removable
from ..prose import PLAIN, Speech
from ..which import TARGET
from .base import Deed
from .summoning import SpecialSummon

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class PickLevels(Step):
    """Asks for the monsters to remove, until their Levels are exactly that of the target."""

    def __init__(self, verb: SummonForLevels) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        targets = self.verb.cards(duel, ctx)
        if not targets:
            return
        picked = ctx.refs("removed")
        taken = [ref[0] for ref in picked]
        need = level(duel, targets[0])
        have = sum([level(duel, duel.cards[uid]) for uid in taken])
        if picked and have == need:
            return
        rest = [card for card in removable(duel, ctx.player) if card.uid not in taken]
        options = []
        for card in rest:
            left = need - have - level(duel, card)
            if left == 0 or adds_up([level(duel, one) for one in rest if one is not card], left):
                options.append(Option(c.V_PICK, card.uid))
        if options:
            prompt = f"Remove which monster? (Levels {have} of {need})"
            duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card, picked=picked)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind("removed", (*ctx.refs("removed"), duel.cards[pick.card].ref))


class SummonForLevels(SpecialSummon):
    """Remove monsters you control from play whose Levels are exactly that of the target, and Summon it."""

    def __init__(self) -> None:
        super().__init__(TARGET)
        self.levels = PickLevels(self)

    def asks(self) -> tuple[Step, ...]:
        return (self.levels, *super().asks())

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if not summon_forbidden(duel, ctx.player, c.SPECIAL_SUMMON):
            return None
        if not duel.explaining:
            return BLOCKED
        name = duel.cards[ctx.card].name
        return Reason("R-GEN-01", f"{name}: a card's effect forbids you to Special Summon now.")

    def leaving(self, ctx: Ctx) -> list[int]:
        return [ref[0] for ref in ctx.refs("removed")]

    def able(self, duel: State, ctx: Ctx) -> list[Card]:
        return super().able(duel, ctx) if ctx.refs("removed") else []

    def run(self, duel: State, ctx: Ctx) -> None:
        if self.able(duel, ctx):
            uids = in_zone_order(duel, self.leaving(ctx))
            move(duel, uids, c.REMOVED, c.AS_MOVE, source=ctx.source, by=ctx.player)
            super().run(duel, ctx)

    def text(self, speech: Speech = PLAIN) -> str:
        target = self.what(speech)
        return (
            "remove from play monsters you control whose total Levels are exactly the Level of "
            f"{target}, and Special Summon it"
        )

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("remove", None), Deed("special summon", self.which))
