"""What follows a Chain and is no part of it: a Battle Phase of two monsters, a last look (DESIGN §7.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.bout import BOUT, may_fight
from spellspeed.duel.effects import Static
from spellspeed.duel.records import NOBODY, Ctx, Task
from spellspeed.duel.settle import win_by_card

from ..prose import PLAIN, Speech
from ..statics import ForPlayer
from .base import Deed, Verb
from .flow import Body

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class Afterwards(Body):
    """After this Chain, and what it has triggered: no part of a Chain, so nothing negates or answers it."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.tasks = (*duel.tasks, Task(self.body, ctx))

    def text(self, speech: Speech = PLAIN) -> str:
        return f"after that, {self.inner_text(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return tuple([deed.but(c.LATER) for deed in super().deeds()])


class SpecialBattlePhase(Verb):
    """A Battle Phase, whatever phase it is, in which one monster attacks another; there is no Battle Damage.

    `attacker` and `target` are names that were bound. Without one of them, with both on one side, or if the
    turn player has no Battle Phase this turn, nothing happens.
    """

    def __init__(self, attacker: str, target: str) -> None:
        super().__init__()
        self.attacker = attacker
        self.target = target
        self.harmless = ForPlayer(c.S_NO_BATTLE_DAMAGE, 2, "nobody takes Battle Damage")

    def statics(self) -> tuple[Static, ...]:
        return (self.harmless,)

    def run(self, duel: State, ctx: Ctx) -> None:
        attackers, targets = ctx.refs(self.attacker), ctx.refs(self.target)
        if not attackers or not targets or not may_fight(duel, attackers[0], targets[0]):
            return
        if duel.covering_player(c.S_NO_BATTLE_PHASE, duel.turn_player) is not None:
            return
        order = duel.order
        duel.add_force(self.harmless, ctx.source, ctx.player, c.END_OF_PHASE)
        bout = Ctx(duel.turn_player, ctx.card, NOBODY, None, None, (attackers[0], targets[0]))
        duel.call(BOUT, bout.bind("order", order))

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            "if the two monsters are on opposite sides, there is a Battle Phase in which one attacks the "
            "other, without Battle Damage"
        )

    def reads(self) -> tuple[str, ...]:
        return (self.attacker, self.target)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("battle", None),)


class LoneMonsterWins(Verb):
    """If only one player has monsters on the field he wins the Duel; otherwise it is a draw (J-WIN-10)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        having = [seat for seat in (0, 1) if duel.monsters(seat)]
        if len(having) == 1:
            win_by_card(duel, having[0], ctx.card)
        else:
            duel.end(-1, f"the effect of {duel.cards[ctx.card].name}", "J-WIN-10")

    def text(self, speech: Speech = PLAIN) -> str:
        return "if only one player has monsters on the field, he wins the Duel; otherwise it is a draw"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("win", None),)
