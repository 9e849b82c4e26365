"""Rows of going on to another phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import constants as c
from .attacks import ATTACK_ROWS, attacks_made, may_attack
from .rows import allowed

if TYPE_CHECKING:
    from ..records import Card
    from ..state import State


class PhaseRow:
    """One rule that may forbid the player to go to a phase."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def fails(self, duel: State, player: int, phase: int) -> bool:
        raise NotImplementedError

    def says(self, duel: State, player: int, phase: int) -> str:
        raise NotImplementedError


class YourTurnToEnd(PhaseRow):
    def fails(self, duel: State, player: int, phase: int) -> bool:
        return player != duel.turn_player

    def says(self, duel: State, player: int, phase: int) -> str:
        return "It is the opponent's turn."


class OpenToLeave(PhaseRow):
    def fails(self, duel: State, player: int, phase: int) -> bool:
        if duel.window_kind != c.OPEN or duel.chain is not None:
            return True
        return not (duel.phase == c.MAIN_1 or duel.phase == c.MAIN_2 or duel.step == c.BATTLE_STEP)

    def says(self, duel: State, player: int, phase: int) -> str:
        return "You leave a phase only from an open state of a Main Phase or the Battle Step."


class Forward(PhaseRow):
    def fails(self, duel: State, player: int, phase: int) -> bool:
        if duel.bout is not None:
            return phase != duel.bout.phase
        return phase <= duel.phase or (duel.phase == c.BATTLE_PHASE and phase != c.MAIN_2)

    def says(self, duel: State, player: int, phase: int) -> str:
        if phase <= duel.phase:
            return f"A turn never goes back: this is the {c.PHASE_NAMES[duel.phase]}."
        return "After the Battle Phase comes Main Phase 2."


class MainPhase2AfterBattle(PhaseRow):
    def fails(self, duel: State, player: int, phase: int) -> bool:
        return phase == c.MAIN_2 and duel.phase < c.BATTLE_PHASE

    def says(self, duel: State, player: int, phase: int) -> str:
        return "There is a Main Phase 2 only after a Battle Phase."


class NotFirstTurn(PhaseRow):
    def fails(self, duel: State, player: int, phase: int) -> bool:
        return phase == c.BATTLE_PHASE and duel.turn <= 1

    def says(self, duel: State, player: int, phase: int) -> str:
        return "The player who starts has no Battle Phase in his first turn."


class BattleNotForbidden(PhaseRow):
    def fails(self, duel: State, player: int, phase: int) -> bool:
        return (
            phase == c.BATTLE_PHASE
            and duel.bout is None
            and duel.covering_player(c.S_NO_BATTLE_PHASE, duel.turn_player) is not None
        )

    def says(self, duel: State, player: int, phase: int) -> str:
        force = duel.covering_player(c.S_NO_BATTLE_PHASE, duel.turn_player)
        name = "a card" if force is None else force.name
        return f"{name} forbids your Battle Phase."


class ReplayFirst(PhaseRow):
    """With the switch `replay_attacker=same_only` the attacker's player first says what it does."""

    def fails(self, duel: State, player: int, phase: int) -> bool:
        return duel.note("same attacker") > 0

    def says(self, duel: State, player: int, phase: int) -> str:
        return "First say whether the monster of this Replay attacks."


class FightFirst(PhaseRow):
    """In a Battle Phase of two monsters the attack is made, if it can be (Last Turn)."""

    def fails(self, duel: State, player: int, phase: int) -> bool:
        bout = duel.bout
        if bout is None or not duel.live(bout.attacker) or not duel.live(bout.target):
            return False
        attacker, target = duel.cards[bout.attacker[0]], duel.cards[bout.target[0]]
        if attacks_made(duel, attacker) or not allowed(ATTACK_ROWS, duel, player, attacker, None):
            return False
        return may_attack(duel, attacker, target)

    def says(self, duel: State, player: int, phase: int) -> str:
        bout = duel.bout
        assert bout is not None
        return f"{duel.cards[bout.attacker[0]].name} attacks in this Battle Phase."


class AttacksFirst(PhaseRow):
    """Monsters that must attack do so before the Battle Phase is left (Amazoness Archers)."""

    def held_by(self, duel: State, player: int) -> Card | None:
        if duel.phase != c.BATTLE_PHASE or not duel.force_kinds & c.S_MUST_ATTACK:
            return None
        for card in duel.monsters(player):
            if duel.covering(c.S_MUST_ATTACK, card) is None:
                continue
            if not allowed(ATTACK_ROWS, duel, player, card, None):
                continue
            targets: list[Card | None] = [None, *duel.monsters(1 - player)]
            if any([may_attack(duel, card, target) for target in targets]):
                return card
        return None

    def fails(self, duel: State, player: int, phase: int) -> bool:
        return self.held_by(duel, player) is not None

    def says(self, duel: State, player: int, phase: int) -> str:
        card = self.held_by(duel, player)
        return f"{'A monster' if card is None else card.name} must attack first."


AHEAD_ROWS: tuple[PhaseRow, ...] = (
    NotFirstTurn("R-PHASE-09"),
    BattleNotForbidden("R-GEN-01"),
    ReplayFirst("J-REPLAY-02"),
    FightFirst("R-GEN-01"),
    AttacksFirst("R-GEN-01"),
)
"""What is asked, in an open state, of a phase that can come next."""


PHASE_ROWS: tuple[PhaseRow, ...] = (
    YourTurnToEnd("R-PHASE-01"),
    OpenToLeave("J-CHAIN-03"),
    Forward("R-PHASE-02"),
    MainPhase2AfterBattle("R-PHASE-10"),
    *AHEAD_ROWS,
)


def may_go_to(duel: State, player: int, phase: int) -> bool:
    """May the player leave the present phase, in its open state, for this one that can come next?"""
    for row in AHEAD_ROWS:
        if row.fails(duel, player, phase):
            return False
    return True
