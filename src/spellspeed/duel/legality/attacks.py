"""Rows of attacks: who may attack, and whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import constants as c
from ..attacked import has_attacked
from ..records import NOBODY
from .positions import YourMonsterOnField
from .rows import OpenState, Row, Table, YourTurn, covering_name

if TYPE_CHECKING:
    from ..effects import Effect
    from ..records import Card, Ref
    from ..state import State


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
    kinds = c.S_CANNOT_ATTACK

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.covering(c.S_CANNOT_ATTACK, card) is not None

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: {covering_name(duel, c.S_CANNOT_ATTACK, card)} keeps it from attacking."


def attacks_made(duel: State, card: Card) -> int:
    return card.attacks if card.declared == duel.turn else 0


def attacks_allowed(duel: State, card: Card) -> int:
    """How many attacks a monster may make in a turn (R-BP-06, unless a card says more).

    A number of attacks goes before one on each monster (Diffusion Wave-Motion: UDE on Twin Swords).
    """
    most = 1
    each = False
    if duel.force_kinds & c.S_ATTACKS:
        for force in duel.static_forces(c.S_ATTACKS):
            if force.static.covers(duel, force, card):
                number = force.static.number(duel, force)
                each = each or number == c.EACH_ONCE
                if number != c.EACH_ONCE:
                    most = max(most, number)
    return c.EACH_ONCE if each and most == 1 else most


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


def cards_to_attack(duel: State, card: Card) -> int:
    """Cards from the top of the Deck to send for declaring an attack with it."""
    count = 0
    for force in duel.static_forces(c.S_SEND_TO_ATTACK):
        if force.static.covers(duel, force, card):
            count += force.static.number(duel, force)
    return count


class CanSendToAttack(Row):
    """They must be there, and reach the Graveyard (DESIGN §7.13)."""

    kinds = c.S_SEND_TO_ATTACK

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        from ..moving import destination

        count = cards_to_attack(duel, card)
        deck = duel.pile(player, c.DECK)
        if len(deck) < count:
            return True
        top = list(deck[-count:]) if count else []
        return any([destination(duel, duel.cards[uid], c.GRAVEYARD, top) != c.GRAVEYARD for uid in top])

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        count = cards_to_attack(duel, card)
        plural = "" if count == 1 else "s"
        return (
            f"{card.name}: its attack costs the top {count} card{plural} of your Deck, which you cannot send."
        )


class CanPayToAttack(Row):
    kinds = c.S_PAY_TO_ATTACK

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        price = attack_price(duel, card)
        return price > 0 and price >= duel.lp[player]

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return (
            f"{card.name}: its attack costs {attack_price(duel, card)} Life Points, and you need some left."
        )


class OnlyFighter(Row):
    """In a Battle Phase of two monsters nobody else attacks (Last Turn)."""

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        bout = duel.bout
        return bout is not None and (card.uid != bout.attacker[0] or card.visit != bout.attacker[1])

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        bout = duel.bout
        assert bout is not None
        return f"{card.name}: in this Battle Phase only {duel.cards[bout.attacker[0]].name} attacks."


ATTACK_ROWS: Final = Table(
    YourTurn("R-BP-05"),
    BattleStep("R-BP-03"),
    OpenState("J-CHAIN-03"),
    YourMonsterOnField("R-BP-05"),
    InAttackPosition("R-BP-05"),
    AttackLeft("R-BP-06"),
    AttackNotForbidden("R-GEN-01"),
    SameAttacker("J-REPLAY-02"),
    CanPayToAttack("R-GEN-01"),
    CanSendToAttack("R-GEN-01"),
    OnlyFighter("R-GEN-01"),
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
        if target is None or duel.covering(c.S_CANNOT_BE_ATTACKED, target) is None:
            return False
        return not must_attack(duel, attacker, target)

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        assert target is not None
        shield = covering_name(duel, c.S_CANNOT_BE_ATTACKED, target)
        return f"{attacker.name}: {shield} keeps this monster from being attacked."


def in_the_way(duel: State, rival: Card) -> bool:
    """Does this monster stop direct attacks? Some that cannot be attacked do not (number 1)."""
    if not duel.force_kinds & c.S_CANNOT_BE_ATTACKED:
        return True
    for force in duel.static_forces(c.S_CANNOT_BE_ATTACKED):
        if force.static.number(duel, force) and force.static.covers(duel, force, rival):
            return False
    return True


class RivalsInTheWay(TargetRow):
    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        if target is not None or not any(
            [in_the_way(duel, card) for card in duel.monsters(1 - attacker.side)]
        ):
            return False
        return duel.covering(c.S_DIRECT, attacker) is None

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        return f"{attacker.name}: the opponent has monsters, so one of them must be the target."


class OnlyDirect(TargetRow):
    """A monster that can attack only the player (Inaba White Rabbit)."""

    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        if target is None or not duel.force_kinds & c.S_DIRECT or must_attack(duel, attacker, target):
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
        ban = covering_name(duel, c.S_CANNOT_ATTACK_DIRECTLY, attacker)
        return f"{attacker.name}: {ban} forbids its direct attack."


LURES: Final = 2
"""`number` of what lures all attacks of the other side: it goes before every other restriction."""
CHOOSES: Final = 3
"""That of what lures nothing, but lets the other player choose what is attacked (Patrician of Darkness)."""
ALONE: Final = 4
"""That of one monster that alone is attacked; with it gone, nothing is (Staunch Defender)."""


def lured(duel: State, attacker: Card, below: int = ALONE + 1) -> tuple[list[Card], int]:
    """The monsters that alone it can attack, and how strongly they lure; none for a free choice.

    Only what lures less strongly than `below` is asked. Of several that lure ALONE the last one counts.
    """
    found: list[Card] = []
    strongest = 0
    for force in duel.static_forces(c.S_LURE):
        strength = force.static.number(duel, force)
        if strength < strongest or strength >= below or strength == CHOOSES:
            continue
        if strength == ALONE:
            if not force.static.covers(duel, force, attacker):
                continue
            found = []
            strongest = ALONE
        for rival in duel.monsters(1 - attacker.side):
            if force.static.lures(duel, force, attacker, rival):
                if strength > strongest:
                    found = []
                    strongest = strength
                if rival not in found:
                    found.append(rival)
    return (found, strongest)


def must_attack(duel: State, attacker: Card, target: Card) -> bool:
    """Does the monster lure its attack, whatever else forbids it?"""
    if not duel.force_kinds & c.S_LURE:
        return False
    found, strongest = lured(duel, attacker, ALONE)
    return strongest == LURES and target in found


def rival_picks(duel: State, attacker: Card) -> bool:
    """Does the other player say what it attacks, of all that it may attack?"""
    if lured(duel, attacker)[1] == LURES:
        return True
    for force in duel.static_forces(c.S_LURE):
        if force.static.number(duel, force) == CHOOSES:
            if force.static.covers_player(duel, force, attacker.side):
                return True
    return False


def may_be_singled_out(duel: State, attacker: Card, target: Card) -> bool:
    """Could an effect say that this monster alone is attacked, instead of one that says so already?"""
    if duel.covering(c.S_CANNOT_BE_ATTACKED, target) is not None and not must_attack(duel, attacker, target):
        return False
    found, _ = lured(duel, attacker, ALONE)
    return not found or target in found


class NotLuredElsewhere(TargetRow):
    """Other monsters are the only ones it can attack (Ring of Magnetism)."""

    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        if not duel.force_kinds & c.S_LURE:
            return False
        found, strongest = lured(duel, attacker)
        return (len(found) > 0 or strongest == ALONE) and target not in found

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        found, _ = lured(duel, attacker)
        if not found:
            return f"{attacker.name}: the only monster that it could attack this turn is not there any more."
        names = " or ".join([card.name for card in found if card.up])
        return f"{attacker.name} can attack only {names or 'another monster'}."


class EachOnce(TargetRow):
    """A monster that attacks all monsters attacks each once; attacking directly is its only attack."""

    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        if not duel.force_kinds & c.S_ATTACKS or not attacks_made(duel, attacker):
            return False
        if attacks_allowed(duel, attacker) != c.EACH_ONCE:
            return False
        return target is None or has_attacked(duel, attacker, None) or has_attacked(duel, attacker, target)

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        if target is None:
            return f"{attacker.name} has attacked this turn and cannot attack directly any more."
        return f"{attacker.name} has attacked this monster, or attacked directly, this turn."


class TargetIsFighter(TargetRow):
    """In a Battle Phase of two monsters nothing but the other one is attacked (Last Turn)."""

    def fails(self, duel: State, attacker: Card, target: Card | None) -> bool:
        bout = duel.bout
        if bout is None:
            return False
        return target is None or target.uid != bout.target[0] or target.visit != bout.target[1]

    def says(self, duel: State, attacker: Card, target: Card | None) -> str:
        return f"{attacker.name}: in this Battle Phase only the chosen monster is attacked."


TARGET_ROWS: tuple[TargetRow, ...] = (
    TargetIsRival("R-BP-08"),
    TargetNotShielded("R-GEN-01"),
    RivalsInTheWay("R-BP-08"),
    OnlyDirect("R-GEN-01"),
    DirectNotForbidden("R-GEN-01"),
    NotLuredElsewhere("R-GEN-01"),
    EachOnce("R-BP-06"),
    TargetIsFighter("R-GEN-01"),
)


def may_attack(duel: State, attacker: Card, target: Card | None) -> bool:
    """May it attack this monster, or directly? Says nothing of whether it may attack at all."""
    for row in TARGET_ROWS:
        if row.fails(duel, attacker, target):
            return False
    return True


def attack_targets(duel: State, card: Card) -> list[Ref]:
    """What a monster may attack: the opponent's monsters, or the player when there is none (R-BP-08)."""
    found = [rival.ref for rival in duel.monsters(1 - card.side) if may_attack(duel, card, rival)]
    if may_attack(duel, card, None):
        found.append(NOBODY)
    if len(found) > 1 and duel.force_kinds & c.S_LURE and rival_picks(duel, card):
        # Which of these is attacked, the other player says.
        return found[:1]
    return found
