"""Winning the Duel by a card, and the turn counts that lead there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.clocks import move_on, running
from spellspeed.duel.machine import Step
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.settle import win_by_card

from ..prose import PLAIN, Speech, number
from .base import Deed, Verb, who

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class WinDuel(Verb):
    """You win the Duel (`of` 1: the opponent does), once all that happens now is done (J-WIN-10)."""

    def __init__(self, *, of: int = 0) -> None:
        super().__init__()
        self.of = of

    def run(self, duel: State, ctx: Ctx) -> None:
        win_by_card(duel, who(ctx, self.of), ctx.card)

    def text(self, speech: Speech = PLAIN) -> str:
        return ("you win", "the opponent wins")[self.of] + " the Duel"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("win", None),)


class PickCount(Step):
    """Asks which of the turn counts is moved."""

    def run(self, duel: State, ctx: Ctx) -> None:
        options = [Option(c.V_PICK, force.source[0], number=force.order) for force in running(duel)]
        if options:
            prompt = "Choose the turn count to move"
            duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("count", pick.number)


class AdvanceCount(Verb):
    """Move the turn count of one effect forward, whosever it is, as if so many turns had passed."""

    def __init__(self, turns: int = 1) -> None:
        super().__init__()
        self.turns = turns

    def asks(self) -> tuple[Step, ...]:
        return (PickCount(),)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if running(duel):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is no turn count to move.")

    def run(self, duel: State, ctx: Ctx) -> None:
        order = ctx.number("count")
        if order:
            move_on(duel, order, self.turns)
            source = [force.source for force in running(duel) if force.order == order]
            duel.tell(c.CLOCK, ctx.player, tuple(source), amount=self.turns, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"move the turn count of an effect forward by {number(self.turns, 'turn')}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", None),)
