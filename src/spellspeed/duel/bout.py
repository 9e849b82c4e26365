"""A Battle Phase of two monsters inside whatever phase it is (Last Turn, DESIGN §7.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .battle import BATTLE_PHASE
from .machine import Step, program
from .records import Bout, Ctx, Ref
from .windows import Run, close_window

if TYPE_CHECKING:
    from .state import State


def may_fight(duel: State, attacker: Ref, target: Ref) -> bool:
    """Do both still stand there, on opposite sides, and may the turn player have a Battle Phase?"""
    if not duel.live(attacker) or not duel.live(target):
        return False
    one, other = duel.cards[attacker[0]], duel.cards[target[0]]
    if one.zone != c.MONSTER_ZONE or other.zone != c.MONSTER_ZONE:
        return False
    if one.side != duel.turn_player or other.side == duel.turn_player:
        return False
    return duel.covering_player(c.S_NO_BATTLE_PHASE, duel.turn_player) is None


class BeginBout(Step):
    """What goes on outside is put aside: the phase, its step and an attack that is under way."""

    def run(self, duel: State, ctx: Ctx) -> None:
        attacker, target = ctx.targets
        duel.bout = Bout(
            attacker,
            target,
            ctx.number("order"),
            duel.phase,
            duel.step,
            duel.attack,
            duel.stop_battle,
            duel.bout,
        )
        duel.attack = None
        duel.stop_battle = False


class EndBout(Step):
    """The phase around it goes on. The attacks made in between do not count in it."""

    def run(self, duel: State, ctx: Ctx) -> None:
        bout = duel.bout
        assert bout is not None
        duel.phase = bout.phase
        duel.step = bout.step
        duel.attack = bout.attack
        duel.stop_battle = bout.stop_battle
        duel.bout = bout.parent
        if duel.live(bout.attacker):
            new = duel.cards[bout.attacker[0]].twin()
            new.attacks = 0
            duel.put(new)
        close_window(duel)
        duel.tell(c.PHASE_BEGAN, duel.turn_player, amount=bout.phase)


BOUT = program("bout", BeginBout(), Run(BATTLE_PHASE), EndBout())
