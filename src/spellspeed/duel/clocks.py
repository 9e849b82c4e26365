"""Effects that wait for the n-th phase or turn: how they count, and what the end of a turn brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .machine import Step
from .records import Ctx, Force

if TYPE_CHECKING:
    from .effects import Effect
    from .state import State


def counted(force: Force, by: int = 1) -> Force:
    """The same with so many more phases or turns counted."""
    return Force(
        force.order,
        force.static,
        force.source,
        force.player,
        force.until,
        force.turn,
        force.targets,
        force.count + by,
    )


def running(duel: State) -> list[Force]:
    """The turn counts that a card may move (Pyro Clock of Destiny), oldest first."""
    return [force for force in duel.forces if force.static.clocked]


def move_on(duel: State, order: int, by: int) -> None:
    """Moves the turn count of one effect."""
    duel.forces = tuple([counted(force, by) if force.order == order else force for force in duel.forces])


def is_due(duel: State, effect: Effect, player: int) -> bool:
    """Is it this player's phase, or whichever the duty names?"""
    if effect.whose == 2:
        return True
    return (player == duel.turn_player) == (effect.whose == 0)


class TurnEnds(Step):
    """What is due at the very end of the turn happens now: no Chain, nobody answers, all of it at once."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if not duel.force_kinds & c.S_DUTY:
            return
        kept: list[Force] = []
        due: list[Force] = []
        for force in duel.forces:
            effect = force.static.duty() if force.static.kind & c.S_DUTY else None
            ends = effect is not None and effect.phase == c.TURN_END
            if effect is None or not ends or not is_due(duel, effect, force.player):
                kept.append(force)
            elif force.count + 1 < force.static.after:
                kept.append(counted(force))
            else:
                due.append(force)
        duel.replace_forces(kept)
        for force in reversed(due):
            effect = force.static.duty()
            assert effect is not None
            duel.call(
                effect.resolve,
                Ctx(force.player, force.source[0], force.source, effect, None, force.targets),
            )
