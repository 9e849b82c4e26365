"""The tables of rows that forbid (law 5): deciding stops at the first, explaining collects them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .records import BLOCKED, Ctx, Reason
from .values import level

if TYPE_CHECKING:
    from .effects import Effect, Procedure
    from .records import Card, Event
    from .state import State


class Row:
    """One rule that may forbid a play of `card` (and its `effect`) by `player`."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        raise NotImplementedError

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        raise NotImplementedError

    def reason(self, duel: State, player: int, card: Card, effect: Effect | None) -> Reason:
        return Reason(self.rule, self.says(duel, player, card, effect))


def allowed(rows: tuple[Row, ...], duel: State, player: int, card: Card, effect: Effect | None) -> bool:
    """Does no row forbid it?"""
    for row in rows:
        if row.fails(duel, player, card, effect):
            return False
    return True


def reasons(
    rows: tuple[Row, ...], duel: State, player: int, card: Card, effect: Effect | None
) -> list[Reason]:
    """Every row that forbids it, with its sentence."""
    return [row.reason(duel, player, card, effect) for row in rows if row.fails(duel, player, card, effect)]


# -- rows for plays that belong to the turn player's open state -------------------------------------


class YourTurn(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return player != duel.turn_player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: it is the opponent's turn."


class MainPhase(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.phase != c.MAIN_1 and duel.phase != c.MAIN_2

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: only in a Main Phase; this is the {c.PHASE_NAMES[duel.phase] or 'set-up'}."


class OpenState(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.window_kind != c.OPEN or duel.chain is not None

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: not while a Chain or an answer to a play is open."


class IsMonster(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.script.facts.kind != c.MONSTER

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is no Monster Card."


class InYourHand(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.zone != c.HAND or card.side != player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is not in your hand."


class SummonLeft(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.summons_left <= 0

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: you have used this turn's Normal Summon or Set."


class NotSpecialOnly(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        script = card.script
        return script.special_only or script.cannot_be_summoned & c.NORMAL_SUMMON != 0

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        frame = card.script.facts.frame
        if frame == c.FRAME_RITUAL:
            return f"{card.name} comes out only through its Ritual Magic Card."
        if frame == c.FRAME_FUSION:
            return f"{card.name} comes out only from the Fusion Deck."
        return f"{card.name} cannot be Normal Summoned or Set."


class SummonNotForbidden(Row):
    """A static effect forbids this way of Summoning to the player."""

    def __init__(self, rule: str, way: int) -> None:
        super().__init__(rule)
        self.way = way

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return summon_forbidden(duel, player, self.way)

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: a card's effect forbids you to Summon it that way now."


def summon_forbidden(duel: State, player: int, way: int) -> bool:
    """Does a static effect forbid the player this way of Summoning (bits)?"""
    if not duel.force_kinds & c.S_CANNOT_SUMMON:
        return False
    for force in duel.static_forces(c.S_CANNOT_SUMMON):
        if force.static.number(duel, force) & way and force.static.covers_player(duel, force, player):
            return True
    return False


def tributes_needed(duel: State, card: Card) -> int:
    """Tributes for a Normal Summon or Set (R-TRIB-01)."""
    stars = level(duel, card)
    return 0 if stars <= 4 else 1 if stars <= 6 else 2


def tribute_forbidden(duel: State, card: Card, *, for_summon: bool) -> bool:
    """Does a static effect forbid to Tribute this monster? Some forbid only Tribute Summons (number 0)."""
    if not duel.force_kinds & c.S_CANNOT_BE_TRIBUTED:
        return False
    for force in duel.static_forces(c.S_CANNOT_BE_TRIBUTED):
        if (for_summon or force.static.number(duel, force)) and force.static.covers(duel, force, card):
            return True
    return False


def tribute_candidates(duel: State, player: int) -> list[Card]:
    """Monsters the player may Tribute for a Tribute Summon or Set."""
    found = []
    for card in duel.monsters(player):
        if tribute_forbidden(duel, card, for_summon=True):
            continue
        found.append(card)
    return found + borrowed(duel, player)


def borrowed(duel: State, player: int) -> list[Card]:
    """Monsters of the other side that must be Tributed first this turn (Soul Exchange)."""
    if not duel.force_kinds & c.S_MUST_TRIBUTE:
        return []
    found = []
    for force in duel.static_forces(c.S_MUST_TRIBUTE):
        if force.player == player:
            for ref in force.targets:
                card = duel.cards[ref[0]]
                if duel.same(ref) and card.side != player:
                    found.append(card)
    return found


class EnoughTributes(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        need = tributes_needed(duel, card)
        return need > 0 and len(tribute_candidates(duel, player)) < need

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        need = tributes_needed(duel, card)
        have = len(tribute_candidates(duel, player))
        plural = "" if need == 1 else "s"
        stars = level(duel, card)
        return f"{card.name} is Level {stars} and needs {need} Tribute{plural}; you can Tribute {have}."


class MonsterZoneFree(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        if duel.free_slots(player, c.MONSTER_ZONE) > 0:
            return False
        need = tributes_needed(duel, card)
        # A Tribute from your own side frees a zone (J-TRIB-02); one from the other side does not.
        return need == 0 or len(borrowed(duel, player)) >= need

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: all 5 of your Monster Zones are taken."


SUMMON_TURN_ROWS: tuple[Row, ...] = (
    YourTurn("R-PHASE-01"),
    MainPhase("R-PHASE-07"),
    OpenState("J-CHAIN-03"),
    SummonLeft("R-SUM-01"),
)
SUMMON_CARD_ROWS: tuple[Row, ...] = (
    InYourHand("R-SUM-02"),
    IsMonster("R-SUM-02"),
    NotSpecialOnly("R-RIT-08"),
    EnoughTributes("R-TRIB-01"),
    MonsterZoneFree("R-ZONE-02"),
    SummonNotForbidden("R-GEN-01", c.NORMAL_SUMMON),
)
SUMMON_ROWS: tuple[Row, ...] = (*SUMMON_TURN_ROWS, *SUMMON_CARD_ROWS)
SET_MONSTER_TURN_ROWS: tuple[Row, ...] = (
    YourTurn("R-PHASE-01"),
    MainPhase("R-PHASE-07"),
    OpenState("J-CHAIN-03"),
    SummonLeft("R-SUM-01"),
)
SET_MONSTER_CARD_ROWS: tuple[Row, ...] = (
    InYourHand("R-SUM-03"),
    IsMonster("R-SUM-03"),
    NotSpecialOnly("R-RIT-08"),
    EnoughTributes("R-TRIB-01"),
    MonsterZoneFree("R-ZONE-02"),
    SummonNotForbidden("R-GEN-01", c.SET_DOWN),
)
SET_MONSTER_ROWS: tuple[Row, ...] = (*SET_MONSTER_TURN_ROWS, *SET_MONSTER_CARD_ROWS)
EFFECT_SET_ROWS: tuple[Row, ...] = (
    IsMonster("R-SUM-03"),
    NotSpecialOnly("R-RIT-08"),
    EnoughTributes("R-TRIB-01"),
    MonsterZoneFree("R-ZONE-02"),
    SummonNotForbidden("R-GEN-01", c.SET_DOWN),
)
EFFECT_SUMMON_ROWS: tuple[Row, ...] = (
    IsMonster("R-SUM-02"),
    NotSpecialOnly("R-RIT-08"),
    EnoughTributes("R-TRIB-01"),
    MonsterZoneFree("R-ZONE-02"),
    SummonNotForbidden("R-GEN-01", c.NORMAL_SUMMON),
)
"""A Normal Summon (or Set) that an effect makes (J-SUM-10)."""


class IsMagicOrTrap(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.script.facts.kind == c.MONSTER

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is no Magic or Trap Card."


class MagicTrapZoneFree(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        if card.zone != c.HAND or card.script.facts.icon == c.FIELD:
            return False
        return c.EMPTY not in duel.piles[player * c.ZONES + c.MAGIC_TRAP_ZONE]

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: all 5 of your Magic & Trap Zones are taken."


SET_CARD_TURN_ROWS: tuple[Row, ...] = (
    YourTurn("R-PHASE-01"),
    MainPhase("R-PHASE-07"),
    OpenState("J-CHAIN-03"),
)
SET_CARD_OWN_ROWS: tuple[Row, ...] = (
    InYourHand("R-MAG-02"),
    IsMagicOrTrap("R-MAG-02"),
    MagicTrapZoneFree("R-ZONE-04"),
)
SET_CARD_ROWS: tuple[Row, ...] = (*SET_CARD_TURN_ROWS, *SET_CARD_OWN_ROWS)


class YourMonsterOnField(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.zone != c.MONSTER_ZONE or card.side != player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return "You control no such monster on the field."


class IsFaceDown(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.up

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is face-up already."


class IsFaceUp(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return not card.up

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is face-down: it can only be Flip Summoned."


class NotSetThisTurn(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.turn == duel.turn and card.by == player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} was Set this turn."


class NotArrivedThisTurn(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.turn == duel.turn and card.by == player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} was Summoned or Set this turn."


class NotChangedThisTurn(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.changed == duel.turn

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} has changed its battle position this turn."


class NotDeclaredAttack(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.declared == duel.turn

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} declared an attack this turn."


class PositionNotLocked(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.covering(c.S_CANNOT_CHANGE | c.S_POSITION, card) is not None

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return (
            f"{card.name}: {_covering_name(duel, c.S_CANNOT_CHANGE | c.S_POSITION, card)} holds its position."
        )


def _covering_name(duel: State, kind: int, card: Card) -> str:
    force = duel.covering(kind, card)
    return "a card" if force is None else duel.cards[force.source[0]].name


FLIP_TURN_ROWS: tuple[Row, ...] = (
    YourTurn("R-PHASE-01"),
    MainPhase("R-POS-01"),
    OpenState("J-CHAIN-03"),
)
FLIP_CARD_ROWS: tuple[Row, ...] = (
    YourMonsterOnField("R-FLIP-01"),
    IsFaceDown("R-FLIP-01"),
    NotSetThisTurn("J-FLIP-01"),
    NotChangedThisTurn("R-POS-02"),
    NotDeclaredAttack("J-POS-02"),
    PositionNotLocked("R-GEN-01"),
    SummonNotForbidden("R-GEN-01", c.FLIP_SUMMON),
)
FLIP_ROWS: tuple[Row, ...] = (*FLIP_TURN_ROWS, *FLIP_CARD_ROWS)
CHANGE_TURN_ROWS: tuple[Row, ...] = (
    YourTurn("R-PHASE-01"),
    MainPhase("R-POS-01"),
    OpenState("J-CHAIN-03"),
)
CHANGE_CARD_ROWS: tuple[Row, ...] = (
    YourMonsterOnField("R-POS-01"),
    IsFaceUp("J-POS-05"),
    NotArrivedThisTurn("J-POS-01"),
    NotChangedThisTurn("R-POS-02"),
    NotDeclaredAttack("J-POS-02"),
    PositionNotLocked("R-GEN-01"),
)
CHANGE_ROWS: tuple[Row, ...] = (*CHANGE_TURN_ROWS, *CHANGE_CARD_ROWS)


class BattleStep(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.phase != c.BATTLE_PHASE or duel.step != c.BATTLE_STEP

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} attacks only in the Battle Step of your Battle Phase."


class InAttackPosition(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return not (card.up and card.attacking)

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is not in face-up Attack Position."


class AttackLeft(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return attacks_made(duel, card) >= attacks_allowed(duel, card)

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} has made its attack this turn."


class AttackNotForbidden(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.covering(c.S_CANNOT_ATTACK, card) is not None

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: {_covering_name(duel, c.S_CANNOT_ATTACK, card)} keeps it from attacking."


def attacks_made(duel: State, card: Card) -> int:
    return card.attacks if card.declared == duel.turn else 0


def attacks_allowed(duel: State, card: Card) -> int:
    """How many attacks a monster may make in a turn (R-BP-06, unless a card says more)."""
    if duel.force_kinds & c.S_ATTACKS:
        force = duel.covering(c.S_ATTACKS, card)
        if force is not None:
            return force.static.number(duel, force)
    return 1


class SameAttacker(Row):
    """In a Replay only the first attacker may attack again (switch `replay_attacker`)."""

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        only = duel.note("same attacker") - 1
        return only >= 0 and card.uid != only

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        only = duel.cards[duel.note("same attacker") - 1]
        return f"{card.name}: in this Replay only {only.name} may attack."


def attack_price(duel: State, card: Card) -> int:
    """Life Points to pay for declaring an attack with it."""
    price = 0
    for force in duel.static_forces(c.S_PAY_TO_ATTACK):
        if force.static.covers(duel, force, card):
            price += force.static.number(duel, force)
    return price


class CanPayToAttack(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.force_kinds & c.S_PAY_TO_ATTACK != 0 and attack_price(duel, card) >= duel.lp[player]

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return (
            f"{card.name}: its attack costs {attack_price(duel, card)} Life Points, and you need some left."
        )


ATTACK_ROWS: tuple[Row, ...] = (
    YourTurn("R-BP-05"),
    BattleStep("R-BP-03"),
    OpenState("J-CHAIN-03"),
    YourMonsterOnField("R-BP-05"),
    InAttackPosition("R-BP-05"),
    AttackLeft("R-BP-06"),
    AttackNotForbidden("R-GEN-01"),
    SameAttacker("J-REPLAY-02"),
    CanPayToAttack("R-GEN-01"),
)


class TargetRow:
    """One rule that may forbid an attack on `target`, or a direct attack when it is None."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        raise NotImplementedError

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        raise NotImplementedError


class TargetIsRival(TargetRow):
    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        return target is not None and (target.zone != c.MONSTER_ZONE or target.side == attacker.side)

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        return f"{attacker.name} attacks only the opponent's monsters."


class TargetNotShielded(TargetRow):
    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        return target is not None and duel.covering(c.S_CANNOT_BE_ATTACKED, target) is not None

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        assert target is not None
        shield = _covering_name(duel, c.S_CANNOT_BE_ATTACKED, target)
        return f"{attacker.name}: {shield} keeps this monster from being attacked."


class RivalsInTheWay(TargetRow):
    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        if target is not None or not duel.monsters(1 - attacker.side):
            return False
        return duel.covering(c.S_DIRECT, attacker) is None

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        return f"{attacker.name}: the opponent has monsters, so one of them must be the target."


class OnlyDirect(TargetRow):
    """A monster that can attack only the player (Inaba White Rabbit)."""

    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        if target is None or not duel.force_kinds & c.S_DIRECT:
            return False
        for force in duel.static_forces(c.S_DIRECT):
            if force.static.number(duel, force) and force.static.covers(duel, force, attacker):
                return True
        return False

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        return f"{attacker.name} attacks only the opponent directly."


class DirectNotForbidden(TargetRow):
    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        return target is None and duel.covering(c.S_CANNOT_ATTACK_DIRECTLY, attacker) is not None

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        ban = _covering_name(duel, c.S_CANNOT_ATTACK_DIRECTLY, attacker)
        return f"{attacker.name}: {ban} forbids its direct attack."


TARGET_ROWS: tuple[TargetRow, ...] = (
    TargetIsRival("R-BP-08"),
    TargetNotShielded("R-GEN-01"),
    RivalsInTheWay("R-BP-08"),
    OnlyDirect("R-GEN-01"),
    DirectNotForbidden("R-GEN-01"),
)


def may_attack(duel: State, attacker: Card, target: Card | None) -> bool:
    """May it attack this monster, or directly? Says nothing of whether it may attack at all."""
    for row in TARGET_ROWS:
        if row.fails(duel, attacker, target):
            return False
    return True


# -- rows for going to another phase ----------------------------------------------------------------


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
        return not (duel.in_main_phase() or duel.step == c.BATTLE_STEP)

    def says(self, duel: State, player: int, phase: int) -> str:
        return "You leave a phase only from an open state of a Main Phase or the Battle Step."


class Forward(PhaseRow):
    def fails(self, duel: State, player: int, phase: int) -> bool:
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
            and duel.covering_player(c.S_NO_BATTLE_PHASE, duel.turn_player) is not None
        )

    def says(self, duel: State, player: int, phase: int) -> str:
        force = duel.covering_player(c.S_NO_BATTLE_PHASE, duel.turn_player)
        name = "a card" if force is None else duel.cards[force.source[0]].name
        return f"{name} forbids your Battle Phase."


class ReplayFirst(PhaseRow):
    """With the switch `replay_attacker=same_only` the attacker's player first says what it does."""

    def fails(self, duel: State, player: int, phase: int) -> bool:
        return duel.note("same attacker") > 0

    def says(self, duel: State, player: int, phase: int) -> str:
        return "First say whether the monster of this Replay attacks."


PHASE_ROWS: tuple[PhaseRow, ...] = (
    YourTurnToEnd("R-PHASE-01"),
    OpenToLeave("J-CHAIN-03"),
    Forward("R-PHASE-02"),
    MainPhase2AfterBattle("R-PHASE-10"),
    NotFirstTurn("R-PHASE-09"),
    BattleNotForbidden("R-GEN-01"),
    ReplayFirst("J-REPLAY-02"),
)
PHASES_TO_GO_TO = (c.BATTLE_PHASE, c.MAIN_2, c.END_PHASE)


def may_go_to(duel: State, player: int, phase: int) -> bool:
    """May the player leave the present phase for this one?"""
    for row in PHASE_ROWS:
        if row.fails(duel, player, phase):
            return False
    return True


# -- rows for activating a card or an effect --------------------------------------------------------


class Yours(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.side != player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return "Only its controller can use this card."


class RightPlace(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        if effect.kind == c.CARD_ACTIVATION:
            if card.zone == c.HAND:
                return False
            return card.up or not (card.zone == c.MAGIC_TRAP_ZONE or card.zone == c.FIELD_ZONE)
        return not (effect.zones >> card.zone) & 1

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        if card.up and card.on_field:
            return f"{card.name} is face-up and active already."
        return f"{card.name} cannot be used while it is in the {c.ZONE_NAMES[card.zone]}."


class TrapWasSet(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.zone == c.HAND and card.script.facts.kind == c.TRAP

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is a Trap Card: Set it first."


class TrapSetThisTurn(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return (
            card.zone == c.MAGIC_TRAP_ZONE
            and not card.up
            and card.turn == duel.turn
            and card.script.facts.kind == c.TRAP
        )

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} was Set this turn: it can be used from the next turn on."


class QuickPlaySetThisTurn(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return (
            card.zone == c.MAGIC_TRAP_ZONE
            and not card.up
            and card.turn == duel.turn
            and card.script.facts.icon == c.QUICK_PLAY
        )

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} was Set this turn: a Set Quick-Play Magic Card waits like a Trap."


class QuickPlayFromHand(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        if card.zone != c.HAND or card.script.facts.icon != c.QUICK_PLAY:
            return False
        if player != duel.turn_player:
            return True
        if duel.rules.quick_play_hand == "any_phase":
            return False
        return not (duel.phase == c.BATTLE_PHASE or duel.in_main_phase())

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        if player != duel.turn_player:
            return f"{card.name}: from the hand only in your own turn."
        return f"{card.name}: from the hand only in your Main Phases and Battle Phase."


class SlowMagic(Row):
    """A Magic Card other than Quick-Play: own Main Phase (R-MAG-01)."""

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        if effect.kind != c.CARD_ACTIVATION or effect.speed > 1:
            return False
        return player != duel.turn_player or not duel.in_main_phase()

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: this Magic Card is played only in your own Main Phase."


class IgnitionTime(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        if effect.kind != c.IGNITION:
            return False
        return player != duel.turn_player or not duel.in_main_phase()

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: this effect is used only in your own Main Phase."


class FaceUpToUse(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        return effect.kind != c.CARD_ACTIVATION and card.on_field and not card.up and not effect.face_down

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} must be face-up to use its effect."


class ActivatedEarlier(Row):
    """A Continuous Trap's effect is used in a later Chain than its activation (J-TRAP-01)."""

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        return (
            effect.kind != c.CARD_ACTIVATION
            and card.up
            and (card.zone == c.MAGIC_TRAP_ZONE or card.zone == c.FIELD_ZONE)
            and card.arrived != c.PLACED
        )

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is only being activated: its effect can be used in a later Chain."


def summon_to_follow(duel: State, player: int) -> bool:
    """Has the turn player just Summoned, so that he may use an ignition effect first (J-SUM-03)?"""
    if player != duel.turn_player or duel.window_kind != c.AFTER_EVENT or not duel.in_main_phase():
        return False
    for event in duel.window:
        if event.kind == c.SUMMONED and event.player == player:
            return True
    return False


class SpellSpeed(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        links = duel.links_built()
        if links:
            return effect.speed < 2 or effect.speed < links[-1].effect.speed
        if effect.speed >= 2:
            return False
        if duel.window_kind != c.OPEN:
            return (
                effect.kind != c.IGNITION or card.zone != c.MONSTER_ZONE or not summon_to_follow(duel, player)
            )
        return player != duel.turn_player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        assert effect is not None
        links = duel.links_built()
        if links:
            top = links[-1]
            return (
                f"{card.name} has Spell Speed {effect.speed} and cannot answer "
                f"{duel.cards[top.source[0]].name} (Spell Speed {top.effect.speed})."
            )
        return (
            f"{card.name} has Spell Speed 1: it starts a Chain in your open Main Phase and answers nothing."
        )


class NothingResolving(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.window_kind == c.BUILDING

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: nothing can be activated while an effect resolves or a play is being made."


class AnswersSummonAttempt(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        if duel.window_kind != c.NEGATION_WINDOW or duel.links_built():
            return False
        when = effect.when
        return when is None or c.SUMMON_ATTEMPT not in when.kinds

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: a Summon that is being made can be answered only by what negates a Summon."


class ActivationNotForbidden(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return (
            duel.force_kinds & c.S_CANNOT_ACTIVATE != 0
            and duel.covering(c.S_CANNOT_ACTIVATE, card) is not None
        )

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: {_covering_name(duel, c.S_CANNOT_ACTIVATE, card)} forbids its activation."


class DamageStep(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        if not duel.substep:
            return False
        if (effect.substeps >> duel.substep) & 1:
            return False
        # A Counter Trap may answer whatever was legally activated.
        return not (effect.speed == 3 and duel.links_built())

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} cannot be used in the Damage Step ({c.SUBSTEP_NAMES[duel.substep]})."


class OneChainInSubstep(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        if not duel.substep or duel.links_built():
            return False
        return duel.note(f"chain {player}") == duel.substep

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: you have started a Chain in this part of the Damage Step."


def use_mark(duel: State, effect: Effect) -> int:
    """What is noted on a card whose effect works only once in a while: the turn, or the battle."""
    attack = duel.attack
    return attack.order if effect.once == 3 and attack is not None else duel.turn


def used_up(duel: State, card: Card, effect: Effect) -> bool:
    """Has an effect that works only once in a while been used?"""
    used = card.note(f"used {effect.index}")
    return used > 0 if effect.once == 2 else used == use_mark(duel, effect)


class UsedOnce(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        return effect.once > 0 and used_up(duel, card, effect)

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        assert effect is not None
        if effect.once == 1:
            return f"{card.name}: this effect has been used this turn."
        if effect.once == 3:
            return f"{card.name}: this effect has been used in this battle."
        return f"{card.name}: this effect has been used and works only once while it is face-up."


ACTIVATE_ROWS: tuple[Row, ...] = (
    Yours("R-GEN-04"),
    RightPlace("R-MAG-02"),
    TrapWasSet("R-TRAP-01"),
    TrapSetThisTurn("R-TRAP-02"),
    QuickPlaySetThisTurn("J-MAG-02"),
    NothingResolving("J-CHAIN-04"),
    SpellSpeed("R-CHAIN-06"),
    QuickPlayFromHand("J-MAG-01"),
    SlowMagic("R-MAG-01"),
    IgnitionTime("J-EFF-01"),
    FaceUpToUse("J-EFF-02"),
    ActivatedEarlier("J-TRAP-01"),
    AnswersSummonAttempt("J-SUM-01"),
    MagicTrapZoneFree("R-ZONE-04"),
    ActivationNotForbidden("J-TRAP-02"),
    DamageStep("J-DMG-02"),
    OneChainInSubstep("J-DMG-10"),
    UsedOnce("R-GEN-01"),
)


def answered_event(duel: State, player: int, card: Card, effect: Effect) -> Event | None:
    """The event of the open window that this effect answers."""
    when = effect.when
    if when is None:
        return None
    for event in duel.window:
        if event.kind in when.kinds and when.happened(duel, event, player, card.uid):
            return event
    return None


def activation_reasons(
    duel: State, player: int, card: Card, effect: Effect, everything: bool
) -> list[Reason]:
    """What the effect itself asks for: its event, conditions, cost, targets and room (J-EFF-12).

    Stops at the first reason, and without its sentence, unless `everything` is wanted.
    """
    found: list[Reason] = []
    event: Event | None = None
    when = effect.when
    if when is not None:
        ok = False
        if when.kinds:
            event = answered_event(duel, player, card, effect)
            ok = event is not None
        if when.link and not ok:
            links = duel.links_built()
            ok = len(links) > 0 and when.answers(duel, links[-1], player, card.uid)
        if not ok:
            if not everything:
                return [BLOCKED]
            found.append(Reason("J-EFF-12", f"{card.name}: {when.missing()}."))
    if not (effect.needs or effect.cost is not None or effect.targets or effect.steps):
        return found
    ctx = Ctx(player, card.uid, card.ref, effect, event)
    for need in effect.needs:
        if not need.holds(duel, ctx):
            if not everything:
                return [BLOCKED]
            found.append(Reason("J-EFF-12", f"{card.name}: {need.missing()}."))
    duel.explaining = everything
    obstacles(duel, ctx, effect, found)
    duel.explaining = False
    return found


def obstacles(duel: State, ctx: Ctx, effect: Effect, found: list[Reason]) -> None:
    """Adds what stands against cost, targets and resolution; only the first unless `duel.explaining`."""
    if effect.cost is not None:
        reason = effect.cost.obstacle(duel, ctx)
        if reason is not None:
            found.append(reason)
            if not duel.explaining:
                return
    for step in effect.targets:
        reason = step.obstacle(duel, ctx)
        if reason is not None:
            found.append(reason)
            if not duel.explaining:
                return
    for work in effect.steps:
        reason = work.obstacle(duel, ctx)
        if reason is not None:
            found.append(reason)
            if not duel.explaining:
                return


def can_activate(duel: State, player: int, card: Card, effect: Effect) -> bool:
    """May the player activate this effect now?"""
    return allowed(ACTIVATE_ROWS, duel, player, card, effect) and not activation_reasons(
        duel, player, card, effect, False
    )


class SummonRoom(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        if duel.free_slots(player, c.MONSTER_ZONE) > 0:
            return False
        procedure = card.script.procedure
        return (
            procedure is None
            or procedure.cost is None
            or procedure.cost.pays_with(duel, Ctx(player, card.uid, card.ref)) is None
        )

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: all 5 of your Monster Zones are taken."


PROCEDURE_ROWS: tuple[Row, ...] = (
    YourTurn("J-SUM-06"),
    MainPhase("J-SUM-06"),
    OpenState("J-SUM-06"),
    InYourHand("J-SUM-06"),
    SummonRoom("R-ZONE-02"),
    SummonNotForbidden("R-GEN-01", c.SPECIAL_SUMMON),
)


def procedure_reasons(duel: State, player: int, card: Card, procedure: Procedure) -> list[Reason]:
    """Why a Special Summon built into a monster cannot be made now (J-SUM-06)."""
    found = reasons(PROCEDURE_ROWS, duel, player, card, None)
    ctx = Ctx(player, card.uid, card.ref)
    for need in procedure.needs:
        if not need.holds(duel, ctx):
            found.append(Reason("J-SUM-06", f"{card.name}: {need.missing()}."))
    if procedure.cost is not None:
        duel.explaining = True
        reason = procedure.cost.obstacle(duel, ctx)
        duel.explaining = False
        if reason is not None:
            found.append(reason)
    return found
