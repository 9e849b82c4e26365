"""Costs of which the player himself says how much he pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.machine import Step
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.settle import change_life

from .costs import SpokenCost
from .sel import Sel

if TYPE_CHECKING:
    from spellspeed.duel.state import State

__all__ = ["HUNDREDS", "PayHundreds"]

HUNDREDS: Final = "hundreds"
"""Bound by `PayHundreds`: how many hundreds of Life Points were paid. Read by `Gain(per=HUNDREDS)`."""


class PayHundreds(SpokenCost):
    """Life Points in multiples of 100, no more than the ATK or DEF of a monster needs to fall to 0."""

    def __init__(self, of: Sel) -> None:
        self.of = of
        self.step = AskHundreds(self)

    def most(self, duel: State, ctx: Ctx) -> int:
        """How many hundreds may be paid, at least 1 Life Point being left (J-EFF-07)."""
        found = self.of.find(duel, ctx.player, ctx.card, 1)
        if not found:
            return 0
        need = max(values.attack(duel, found[0]), values.defense(duel, found[0])) // 100
        return max(0, min(need, (duel.lp[ctx.player] - 1) // 100))

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.most(duel, ctx):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-07", f"{duel.cards[ctx.card].name}: there are no 100 Life Points to pay.")

    def choices(self) -> tuple[Step, ...]:
        return (self.step,)

    def payment(self) -> tuple[Step, ...]:
        return (PayChosen(),)

    def text(self) -> str:
        return "pay any multiple of 100 Life Points, no more than is needed"

    def selections(self) -> tuple[Sel, ...]:
        return (self.of,)


class AskHundreds(Step):
    def __init__(self, cost: PayHundreds) -> None:
        self.cost = cost

    def run(self, duel: State, ctx: Ctx) -> None:
        most = self.cost.most(duel, ctx)
        options = [Option(c.V_MODE, number=n, word=str(100 * n)) for n in range(1, most + 1)]
        if options:
            prompt = "How many Life Points do you pay?"
            duel.ask(ctx.player, c.OPTION, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind(HUNDREDS, pick.number)


class PayChosen(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        price = 100 * ctx.number(HUNDREDS)
        change_life(duel, ctx.player, -price)
        duel.happen(c.LIFE_PAID, ctx.player, (), amount=price, source=ctx.source, by=ctx.player)
