"""What a player may do in place of the draw of his Draw Phase (Freed the Matchless General)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .chain import PASS
from .duties import duties_of, duty_option, possible, start_duty
from .machine import Step
from .records import NO_CTX, Ctx, Duty, Option
from .windows import AFTER

if TYPE_CHECKING:
    from .state import State

FORGONE: Final = "forgone"
"""Bound in the turn: its player has given up his draw, whatever came of it."""


def offered(duel: State) -> list[Duty]:
    """The effects that the turn player may use in place of his draw."""
    found: list[Duty] = []
    for uid in duel.duty_cards:
        found.extend(duties_of(duel, duel.cards[uid], duel.phase))
    return [duty for duty in found if duty.player == duel.turn_player and possible(duel, duty)]


class ForgoDraw(Step):
    """The turn player may use one such effect: a Chain of its own, which can be answered before any draw."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if not duel.traits & c.T_FOR_DRAW or (duel.turn == 1 and not duel.rules.first_turn_draw):
            return
        options = [duty_option(duty) for duty in offered(duel)]
        if options:
            options.append(PASS)
            prompt = "Use an effect in place of your draw?"
            duel.ask(duel.turn_player, c.ORDER, prompt, options, self, ctx)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb == c.V_PASS:
            return
        for duty in offered(duel):
            if duty_option(duty).key == pick.key:
                duel.bind(FORGONE, 1)
                duel.call(AFTER, NO_CTX)
                start_duty(duel, duty)
                return
