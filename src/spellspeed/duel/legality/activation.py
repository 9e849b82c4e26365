"""Rows of activating a card or an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import constants as c
from ..records import BLOCKED, Ctx, Reason
from .bans import CanPayFee
from .rows import Row, Table, allowed
from .setting import MagicTrapZoneFree

if TYPE_CHECKING:
    from ..effects import Effect, When
    from ..facts import Facts
    from ..records import Card, Event, Force
    from ..state import State


class Yours(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.side != player and (effect is None or not effect.either)

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
    def concerns(self, facts: Facts, effect: Effect) -> bool:
        return facts.kind == c.TRAP and effect.kind == c.CARD_ACTIVATION

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.zone == c.HAND and card.script.facts.kind == c.TRAP

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is a Trap Card: Set it first."


class TrapSetThisTurn(Row):
    def concerns(self, facts: Facts, effect: Effect) -> bool:
        return facts.kind == c.TRAP and effect.kind == c.CARD_ACTIVATION

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
    def concerns(self, facts: Facts, effect: Effect) -> bool:
        return facts.icon == c.QUICK_PLAY and effect.kind == c.CARD_ACTIVATION

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
    def concerns(self, facts: Facts, effect: Effect) -> bool:
        return facts.icon == c.QUICK_PLAY and effect.kind == c.CARD_ACTIVATION

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

    def concerns(self, facts: Facts, effect: Effect) -> bool:
        return effect.kind == c.CARD_ACTIVATION and effect.speed == 1

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        if effect.kind != c.CARD_ACTIVATION or effect.speed > 1:
            return False
        if effect.phase:
            return player != duel.turn_player or duel.phase != effect.phase
        return player != duel.turn_player or not duel.in_main_phase()

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        phase = "Main Phase" if effect is None or not effect.phase else c.PHASE_NAMES[effect.phase]
        return f"{card.name}: this Magic Card is played only in your own {phase}."


class IgnitionTime(Row):
    def concerns(self, facts: Facts, effect: Effect) -> bool:
        return effect.kind == c.IGNITION

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        if effect.kind != c.IGNITION:
            return False
        return player != duel.turn_player or not duel.in_main_phase()

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: this effect is used only in your own Main Phase."


class FaceUpToUse(Row):
    def concerns(self, facts: Facts, effect: Effect) -> bool:
        return effect.kind != c.CARD_ACTIVATION

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        return effect.kind != c.CARD_ACTIVATION and card.on_field and not card.up and not effect.face_down

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} must be face-up to use its effect."


class ActivatedEarlier(Row):
    """A Continuous Trap's effect is used in a later Chain than its activation (J-TRAP-01)."""

    def concerns(self, facts: Facts, effect: Effect) -> bool:
        return effect.kind != c.CARD_ACTIVATION

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        return (
            effect.kind != c.CARD_ACTIVATION
            and card.up
            and (card.zone == c.MAGIC_TRAP_ZONE or card.zone == c.FIELD_ZONE)
            and card.arrived != c.PLACED
            and card.arrived != c.HELD
        )

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is only being activated: its effect can be used in a later Chain."


class NotHeld(Row):
    """A monster that another one holds as an Equip does nothing of its own (J-EFF-16)."""

    def concerns(self, facts: Facts, effect: Effect) -> bool:
        return facts.kind == c.MONSTER and (effect.zones & c.IN_MAGIC_TRAP_ZONE) != 0

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.zone == c.MAGIC_TRAP_ZONE and card.arrived == c.HELD

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is held by {duel.cards[card.host[0]].name} and has no effect of its own there."


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
        if effect.speed >= 2 or effect.kind == c.MULTI_TRIGGER:
            return False
        if effect.phase and duel.window_kind == c.LEAVING and effect.kind == c.CARD_ACTIVATION:
            return player != duel.turn_player or duel.phase != effect.phase
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


def negates_too(duel: State, ban: Force) -> bool:
    """Does the card that forbids an activation negate as well?"""
    return any([static.kind & c.S_NEGATE != 0 for static in duel.cards[ban.source[0]].script.statics])


class ActivationNotForbidden(Row):
    kinds = c.S_CANNOT_ACTIVATE

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        ban = duel.covering(c.S_CANNOT_ACTIVATE, card)
        if ban is not None:
            # A card that would negate it as well means nothing to what cannot be negated (Spell Canceller).
            return effect is None or not effect.firm or not negates_too(duel, ban)
        return effect is not None and duel.barring(c.S_CANNOT_ACTIVATE, effect) is not None

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        force = duel.covering(c.S_CANNOT_ACTIVATE, card)
        if force is None and effect is not None:
            force = duel.barring(c.S_CANNOT_ACTIVATE, effect)
        ban = "a card" if force is None else force.name
        return f"{card.name}: {ban} forbids its activation."


class DamageStep(Row):
    damage_step = True

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
    damage_step = True

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
    if effect.once == 4:
        return duel.note(f"{c.FOR_GOOD} {card.uid}/{effect.index}") > 0
    if effect.once == 5:
        return duel.note(f"used {card.side} {card.name}") > 0
    used = card.note(f"used {effect.index}")
    return used > 0 if effect.once == 2 else used == use_mark(duel, effect)


class UsedOnce(Row):
    def concerns(self, facts: Facts, effect: Effect) -> bool:
        return effect.once > 0

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        return effect.once > 0 and used_up(duel, card, effect)

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        assert effect is not None
        if effect.once == 1:
            return f"{card.name}: this effect has been used this turn."
        if effect.once == 3:
            return f"{card.name}: this effect has been used in this battle."
        if effect.once == 5:
            return f"{card.name}: you have used one of this name this turn."
        if effect.once == 4:
            return f"{card.name}: this effect has been used and works only once per Duel."
        return f"{card.name}: this effect has been used and works only once while it is face-up."


class GraveyardNotLocked(Row):
    """What would choose or move a card of a locked Graveyard is not even activated (Necrovalley)."""

    kinds = c.S_GRAVE_LOCK

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        if not duel.force_kinds & c.S_GRAVE_LOCK:
            return False
        return effect.disturbs(duel, Ctx(player, card.uid, card.ref, effect))

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        locks = [
            f for f in duel.static_forces(c.S_GRAVE_LOCK) if not f.static.covers_player(duel, f, f.player)
        ]
        names = [force.name for force in locks]
        return f"{card.name}: {' and '.join(names)} locks the Graveyards."


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
    NotHeld("J-EFF-16"),
    AnswersSummonAttempt("J-SUM-01"),
    MagicTrapZoneFree("R-ZONE-04"),
    ActivationNotForbidden("J-TRAP-02"),
    DamageStep("J-DMG-02"),
    OneChainInSubstep("J-DMG-10"),
    UsedOnce("R-GEN-01"),
    CanPayFee("J-EFF-07"),
    GraveyardNotLocked("R-GEN-01"),
)


def activate_rows(card: Card, effect: Effect) -> Table:
    """The rows that may forbid this effect."""
    rows = effect.rows
    if rows is None:
        facts = card.script.facts
        rows = Table(*[row for row in ACTIVATE_ROWS if row.concerns(facts, effect)])
        effect.rows = rows
    return rows


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
    if not (effect.needs or effect.cost is not None or effect.targets or effect.steps or effect.modes):
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
    """Adds what stands against modes, cost, targets and resolution; the first unless `duel.explaining`."""
    for mode in effect.modes:
        reason = mode.obstacle(duel, ctx)
        if reason is not None:
            found.append(reason)
            if not duel.explaining:
                return
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


def heard(duel: State, when: When) -> bool:
    """Is there anything of the kind that it answers? Most often not, and this is quickly said."""
    if when.link and duel.links_built():
        return True
    for event in duel.window:
        if event.kind in when.kinds:
            return True
    return False


def can_activate(duel: State, player: int, card: Card, effect: Effect) -> bool:
    """May the player activate this effect now?"""
    if effect.when is not None and not heard(duel, effect.when):
        return False
    return allowed(activate_rows(card, effect), duel, player, card, effect) and not activation_reasons(
        duel, player, card, effect, False
    )
