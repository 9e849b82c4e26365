"""Why a move is refused: the rows of `legality` that forbid it, all of them (law 5).

Reads only what the player may know: of a card hidden from him it says no more than where it lies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .legality import (
    ATTACK_ROWS,
    CHANGE_ROWS,
    FLIP_ROWS,
    PHASE_ROWS,
    SET_CARD_ROWS,
    SET_MONSTER_ROWS,
    SUMMON_ROWS,
    TARGET_ROWS,
    InYourHand,
    RightPlace,
    Row,
    YourMonsterOnField,
    Yours,
    activate_rows,
    activation_reasons,
    attack_targets,
)
from .records import Option, Reason

if TYPE_CHECKING:
    from .effects import Effect
    from .records import Card
    from .state import State

ANY_TARGET = -2
"""For an attack: whatever may be attacked."""

_USABLE = c.CARD_ACTIVATION | c.IGNITION | c.MULTI_TRIGGER


def why_not(
    duel: State,
    player: int,
    verb: int,
    card: int = -1,
    effect: int = -1,
    target: int = -1,
    number: int = -1,
) -> list[Reason]:
    """Every reason why the player cannot make this move now; none if he can.

    `verb` is one of a play (V_SUMMON, V_SET, V_ACTIVATE, V_FLIP_SUMMON, V_CHANGE_POSITION, V_ATTACK,
    V_SPECIAL_SUMMON) with the uid of its card, or V_PHASE with the phase in `number`. An attack needs a
    `target`: a uid, -1 for a direct attack, or ANY_TARGET. Without an `effect` any of the card's will do.
    """
    found = _not_your_move(duel, player, verb)
    if verb == c.V_PHASE:
        found.extend(
            [
                Reason(row.rule, row.says(duel, player, number))
                for row in PHASE_ROWS
                if row.fails(duel, player, number)
            ]
        )
        return found
    one = duel.cards[card]
    if not (one.known >> player) & 1:
        found.append(_hidden(duel, player, verb, one))
        return found
    if verb != c.V_ACTIVATE:
        found.extend(_endless(duel, verb, one, -1, target))
    if verb == c.V_SUMMON:
        found.extend(_rows(SUMMON_ROWS, duel, player, one, None))
    elif verb == c.V_SET:
        rows = SET_MONSTER_ROWS if one.script.facts.kind == c.MONSTER else SET_CARD_ROWS
        found.extend(_rows(rows, duel, player, one, None))
    elif verb == c.V_FLIP_SUMMON:
        found.extend(_rows(FLIP_ROWS, duel, player, one, None))
    elif verb == c.V_CHANGE_POSITION:
        found.extend(_rows(CHANGE_ROWS, duel, player, one, None))
    elif verb == c.V_SPECIAL_SUMMON:
        procedure = one.script.procedure
        if procedure is None:
            found.append(Reason("J-SUM-06", f"{one.name} does not Special Summon itself."))
        else:
            found.extend(procedure.reasons(duel, player, one))
    elif verb == c.V_ATTACK:
        found.extend(_rows(ATTACK_ROWS.rows, duel, player, one, None))
        if one.zone == c.MONSTER_ZONE and one.side == player:
            found.extend(_target(duel, one, target))
    elif verb == c.V_ACTIVATE:
        found.extend(_activate(duel, player, one, effect))
    else:
        raise ValueError(f"nobody wishes to {c.VERB_NAMES[verb]}")
    return found


def _endless(duel: State, verb: int, card: Card, effect: int, target: int) -> list[Reason]:
    """Would it lead from this very state back to it (J-WIN-08)?"""
    for key in duel.refusals:
        play, _, aim = key.partition(">")
        if play != Option(verb, card.uid, effect).key.partition(">")[0]:
            continue
        if verb == c.V_ATTACK and target != ANY_TARGET and aim != ("player" if target < 0 else str(target)):
            continue
        return [
            Reason("J-WIN-08", f"{card.name}: this has led back to the same state and would do so for ever.")
        ]
    return []


def _not_your_move(duel: State, player: int, verb: int) -> list[Reason]:
    """Is the player asked at all, and for a play (J-CHAIN-03)?"""
    decision = duel.decision
    if decision is None:
        return [Reason("R-PHASE-13", "The duel is over.")]
    if decision.player != player:
        return [Reason("J-CHAIN-03", "It is not your move: the opponent is asked.")]
    if decision.kind not in (c.ACT, c.RESPOND, c.ORDER):
        return [Reason("J-CHAIN-03", f"First answer the open question: {decision.prompt}")]
    if duel.note("same attacker") and verb != c.V_ATTACK and verb != c.V_PHASE:
        return [Reason("J-REPLAY-02", "First say whether the monster of this Replay attacks.")]
    return []


def _hidden(duel: State, player: int, verb: int, card: Card) -> Reason:
    """What may be said of a card the player does not know: where it lies."""
    if card.side != player:
        return Reason("R-PUB-04", "That card is the opponent's.")
    place = c.ZONE_NAMES[card.zone]
    return Reason("R-SUM-02" if verb == c.V_SUMMON else "R-MAG-02", f"That card is in your {place}.")


def _rows(rows: tuple[Row, ...], duel: State, player: int, card: Card, effect: Effect | None) -> list[Reason]:
    """The rows that forbid it, up to one that says that the card is not where it would have to be."""
    found = []
    for row in rows:
        if row.fails(duel, player, card, effect):
            found.append(row.reason(duel, player, card, effect))
            if isinstance(row, (InYourHand, YourMonsterOnField, Yours, RightPlace)):
                break
    return found


def _target(duel: State, attacker: Card, target: int) -> list[Reason]:
    if target == ANY_TARGET:
        rivals = [rival.uid for rival in duel.monsters(1 - attacker.side)]
        first: list[Reason] = []
        for uid in (*rivals, -1):
            found = _target(duel, attacker, uid)
            if not found:
                return []
            first = first or found
        return first
    aim = None if target < 0 else duel.cards[target]
    against = [
        Reason(row.rule, row.says(duel, attacker, aim))
        for row in TARGET_ROWS
        if row.fails(duel, attacker, aim)
    ]
    if not against and target not in [ref[0] for ref in attack_targets(duel, attacker)]:
        says = f"{attacker.name}: declare its attack; the opponent chooses what it attacks."
        against.append(Reason("R-GEN-01", says))
    return against


def _activate(duel: State, player: int, card: Card, index: int) -> list[Reason]:
    script = card.script
    usable = [
        one
        for one in script.effects
        if one.kind & _USABLE
        and (index < 0 or one.index == index)
        and (one.kind != c.CARD_ACTIVATION or one is script.activation)
    ]
    if not usable:
        return [Reason("J-EFF-01", _nothing_to_use(card, index))]
    best: list[Reason] = []
    fits = False
    for effect in usable:
        found = _effect(duel, player, card, effect)
        if not found:
            return []
        # An effect that is used from where the card lies is rather meant than one that is not.
        placed = not RightPlace("").fails(duel, player, card, effect)
        if not best or (placed and not fits) or (placed == fits and len(found) < len(best)):
            best = found
            fits = placed
    return best


def _nothing_to_use(card: Card, index: int) -> str:
    for effect in card.script.effects:
        if index < 0 or effect.index == index:
            if effect.kind == c.TRIGGER or effect.kind == c.FLIP or effect.kind == c.DUTY:
                return f"{card.name}: its effect starts by itself when its time comes."
            if effect.kind == c.CONTINUOUS_EFFECT:
                return f"{card.name}: its effect is always on while it is face-up and is never activated."
    return f"{card.name} has no effect to use."


def _effect(duel: State, player: int, card: Card, effect: Effect) -> list[Reason]:
    found = _endless(duel, c.V_ACTIVATE, card, effect.index, -1)
    found.extend(_rows(activate_rows(card, effect).rows, duel, player, card, effect))
    placed = (card.side == player or effect.either) and not RightPlace("").fails(duel, player, card, effect)
    if placed:
        found.extend(activation_reasons(duel, player, card, effect, True))
    return found
