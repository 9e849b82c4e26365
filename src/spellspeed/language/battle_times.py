"""Conditions that ask where in a Battle Phase the duel is, and what this card has done in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.attacked import LAST_ATTACKER, has_attacked

from .conditions import Cond

if TYPE_CHECKING:
    from spellspeed.duel.records import Ctx
    from spellspeed.duel.state import State

__all__ = ["AttackedLast", "BattleAhead", "BattledThisTurn", "InBattleStep", "InDamageStep"]


class BattleAhead(Cond):
    """It is your Main Phase 1, and a Battle Phase may follow it."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        if duel.phase != c.MAIN_1 or duel.turn_player != ctx.player or duel.turn <= 1:
            return False
        return duel.covering_player(c.S_NO_BATTLE_PHASE, ctx.player) is None

    def text(self) -> str:
        return "you can have a Battle Phase after this Main Phase 1"

    def head(self) -> str:
        return "in your Main Phase 1, with a Battle Phase to come"

    def timing(self) -> bool:
        return True


class AttackedLast(Cond):
    """This card was the last to attack in this Battle Phase; `monster`: and it did not attack directly."""

    def __init__(self, *, monster: bool = False) -> None:
        super().__init__()
        self.monster = monster

    def holds(self, duel: State, ctx: Ctx) -> bool:
        if duel.note(LAST_ATTACKER) != ctx.card + 1:
            return False
        return not self.monster or not has_attacked(duel, duel.cards[ctx.card], None)

    def text(self) -> str:
        return f"this card was the last to attack{' and has attacked a monster' if self.monster else ''}"


class BattledThisTurn(Cond):
    """There was a damage calculation with this card this turn, and it has not been turned down since."""

    def __init__(self) -> None:
        super().__init__(1 << c.BATTLED)

    def holds(self, duel: State, ctx: Ctx) -> bool:
        ref = duel.cards[ctx.card].ref
        return any([event.kind == c.BATTLED and ref in event.cards for event in duel.memory])

    def text(self) -> str:
        return "this card battled this turn"


class InDamageStep(Cond):
    """It is a Damage Step."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.substep > 0

    def text(self) -> str:
        return "it is the Damage Step"

    def head(self) -> str:
        return "in the Damage Step"

    def timing(self) -> bool:
        return True


class InBattleStep(Cond):
    """It is a Battle Step: an attack may have been declared, its Damage Step has not begun."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.step == c.BATTLE_STEP

    def text(self) -> str:
        return "it is the Battle Step"

    def head(self) -> str:
        return "in the Battle Step"

    def timing(self) -> bool:
        return True
