"""What must be true to use an effect, or while a static effect holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Condition

from .selections import Sel

if TYPE_CHECKING:
    from spellspeed.duel.records import Ctx
    from spellspeed.duel.state import State

__all__ = [
    "AnyOf",
    "ArrivedThisTurn",
    "AtCalculation",
    "Battling",
    "DuringPhase",
    "Exists",
    "NoBattlePhaseYet",
    "NoSummonThisTurn",
]


class Cond(Condition):
    """A condition that can be put into words."""

    def __init__(self, remembers: int = 0) -> None:
        super().__init__(remembers)

    def text(self) -> str:
        """A clause after "if" or "while": "there is a monster on the field"."""
        raise NotImplementedError

    def missing(self) -> str:
        return f"only if {self.text()}"


class Exists(Cond):
    """At least so many cards fit."""

    def __init__(self, sel: Sel, least: int = 1) -> None:
        super().__init__()
        self.sel = sel
        self.least = least

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return len(self.sel.find(duel, ctx.player, ctx.card)) >= self.least

    def text(self) -> str:
        words = self.sel.words()
        if words.proper():
            return f"{words.bare()} is on the field"
        if self.least == 1:
            return f"there is {self.sel.phrase(1)}"
        return f"there are {self.sel.phrase(self.least)}"


class DuringPhase(Cond):
    """In these phases, of your turn (0), the opponent's (1) or either's (2)."""

    def __init__(self, phases: tuple[int, ...], whose: int = 2) -> None:
        super().__init__()
        self.phases = phases
        self.whose = whose

    def holds(self, duel: State, ctx: Ctx) -> bool:
        if duel.phase not in self.phases:
            return False
        return self.whose == 2 or (ctx.player == duel.turn_player) == (self.whose == 0)

    def text(self) -> str:
        names = " or ".join(dict.fromkeys(_phase(p) for p in self.phases))
        whose = {0: "your ", 1: "the opponent's ", 2: "a "}[self.whose]
        return f"it is {whose}{names}"


def _phase(phase: int) -> str:
    return "Main Phase" if phase in (c.MAIN_1, c.MAIN_2) else c.PHASE_NAMES[phase]


class AnyOf(Cond):
    def __init__(self, *parts: Cond) -> None:
        super().__init__()
        self.parts = parts

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return any(part.holds(duel, ctx) for part in self.parts)

    def text(self) -> str:
        return " or ".join(part.text() for part in self.parts)


class Battling(Cond):
    """This card battles now; `attacked_by_opponent`: the opponent's monster attacks."""

    def __init__(self, *, opponent_attacks: bool = False) -> None:
        super().__init__()
        self.opponent_attacks = opponent_attacks

    def holds(self, duel: State, ctx: Ctx) -> bool:
        attack = duel.attack
        if attack is None:
            return False
        if self.opponent_attacks:
            return duel.cards[attack.attacker[0]].side != ctx.player
        return ctx.card == attack.attacker[0] or ctx.card == attack.target[0]

    def text(self) -> str:
        return "the opponent's monster attacks" if self.opponent_attacks else "this card battles"


class ArrivedThisTurn(Cond):
    """This card came to the field, or was turned face-up, this turn in one of these ways."""

    def __init__(self, ways: int) -> None:
        super().__init__()
        self.ways = ways

    def holds(self, duel: State, ctx: Ctx) -> bool:
        card = duel.cards[ctx.card]
        if card.note("flipped") == duel.turn and self.ways & c.FLIP_SUMMON:
            return True
        return card.turn == duel.turn and card.arrived & self.ways != 0

    def text(self) -> str:
        return "this card was Normal Summoned or turned face-up this turn"


class AtCalculation(Cond):
    """It is damage calculation (sub-step 4 of the Damage Step)."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.substep == c.CALCULATION

    def text(self) -> str:
        return "it is damage calculation"


class NoBattlePhaseYet(Cond):
    """You have had no Battle Phase this turn."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.turn_player != ctx.player or duel.phase < c.BATTLE_PHASE

    def text(self) -> str:
        return "you have had no Battle Phase this turn"


class NoSummonThisTurn(Cond):
    """You have Summoned no monster this turn; a Set is no Summon."""

    def __init__(self) -> None:
        super().__init__(1 << c.SUMMONED)

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return not any(event.kind == c.SUMMONED and event.player == ctx.player for event in duel.memory)

    def text(self) -> str:
        return "you have Summoned no monster this turn"
