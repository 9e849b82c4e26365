"""Static effects coming into force and ending, and Continuous negation, step by step (DESIGN §7.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .counters import take_counters
from .records import Card, Force

if TYPE_CHECKING:
    from .state import State


def acts(card: Card) -> bool:
    """Is this card face-up on the field with its effect working, as far as its place goes?"""
    if not card.up or card.muted:
        return False
    if card.zone == c.MONSTER_ZONE:
        # A Magic or Trap Card that poses as a monster is one without effect there.
        return card.script.facts.kind == c.MONSTER
    return (card.zone == c.MAGIC_TRAP_ZONE or card.zone == c.FIELD_ZONE) and card.arrived == c.PLACED


def negaters_of(duel: State, card: Card) -> tuple[int, ...]:
    """uids of the cards whose Continuous effects negate this one now."""
    if not duel.force_kinds & c.S_NEGATE:
        return ()
    return tuple(
        [
            force.source[0]
            for force in duel.static_forces(c.S_NEGATE)
            if force.source[0] != card.uid and force.static.covers(duel, force, card)
        ]
    )


def enter_force(duel: State, card: Card) -> None:
    """The card is face-up on the field from now on: who negates it, and what it does itself."""
    if not acts(card):
        return
    negaters = negaters_of(duel, card)
    if negaters != card.negaters:
        card = card.twin()
        card.negaters = negaters
        duel.put(card)
    if not negaters and card.script.statics:
        _begin(duel, card)


def _begin(duel: State, card: Card) -> None:
    """Puts the card's static effects into force; a negater marks what it covers.

    One that frees by its own negation a card that negates it says nothing more.
    """
    for static in card.script.statics:
        if duel.cards[card.uid].negaters:
            return
        duel.add_force(static, card.ref, card.side, c.WHILE_SOURCE)
        force = duel.forces[-1]
        if static.kind & c.S_NEGATE:
            begin_negating(duel, force)
        static.begins(duel, force)


def begin_negating(duel: State, force: Force) -> None:
    """Marks what a negater covers, itself excepted.

    All of it at once, and only then do the covered cards lose their force: what one of them negated is not
    free if it has been marked as well (Jinzo under Royal Decree and a Skill Drain that this negates).
    """
    fresh: list[int] = []
    for one in on_field(duel):
        card = duel.cards[one.uid]
        if card.uid == force.source[0] or not acts(card) or force.source[0] in card.negaters:
            continue
        if force.static.covers(duel, force, card):
            if not card.negaters:
                fresh.append(card.uid)
            new = card.twin()
            new.negaters = (*card.negaters, force.source[0])
            duel.put(new)
    for uid in fresh:
        lose_own_values(duel, duel.cards[uid])
    _end_forces(duel, fresh)


def lose_own_values(duel: State, card: Card) -> None:
    """What a card's own effect did to its values is lost for good when it is negated, and so are counters."""
    if card.script.counters:
        take_counters(duel, card.uid, card.note(c.SPELL_COUNTER))
    kept = []
    for force in duel.forces:
        own = (
            force.source[0] == card.uid
            and force.static.kind & (c.S_STAT | c.S_ORIGINAL) != 0
            and len(force.targets) > 0
        )
        if not (own and card.zone == c.MONSTER_ZONE and all([ref[0] == card.uid for ref in force.targets])):
            kept.append(force)
    duel.keep_forces(kept)


def leave_force(duel: State, card: Card) -> None:
    """The card has left or has been turned face-down: its static effects end.

    Call it after the card's record was replaced, so that what it sets free finds it there no more.
    """
    if card.script.statics:
        end_force(duel, card)
    elif duel.forces and any([force.source[0] == card.uid for force in duel.forces]):
        # What it put on other cards for as long as it is face-up.
        end_force(duel, card)


def end_force(duel: State, card: Card) -> None:
    """Takes the card's static effects out of force; what it negated is free again."""
    _end_forces(duel, [card.uid])


def _end_forces(duel: State, uids: list[int]) -> None:
    """The same for several cards at once."""
    mine: list[Force] = []
    kept: list[Force] = []
    for force in duel.forces:
        if force.source[0] in uids and force.until == c.WHILE_SOURCE:
            mine.append(force)
        else:
            kept.append(force)
    if not mine:
        return
    duel.keep_forces(kept)
    for force in mine:
        force.static.ends(duel, force)
    for negater in dict.fromkeys([force.source[0] for force in mine if force.static.kind & c.S_NEGATE]):
        end_negating(duel, negater)


def end_negating(duel: State, negater: int) -> None:
    """What this card's effect negated is free again."""
    for other in on_field(duel):
        _free(duel, duel.cards[other.uid], negater)


def _free(duel: State, card: Card, negater: int) -> None:
    """The negater negates this card no more."""
    if negater not in card.negaters:
        return
    new = card.twin()
    new.negaters = tuple([uid for uid in card.negaters if uid != negater])
    duel.put(new)
    if not new.negaters and acts(new) and new.script.statics:
        _begin(duel, new)


def change_hands(duel: State, card: Card) -> None:
    """Its controller has changed: its static effects go on for the new one, and may cover other cards."""
    if not acts(card):
        return
    forces: list[Force] = []
    negating: list[Force] = []
    for f in duel.forces:
        if f.source[0] == card.uid and f.until == c.WHILE_SOURCE:
            f = Force(f.order, f.static, f.source, card.side, f.until, f.turn, f.targets, f.count)
            if f.static.kind & c.S_NEGATE:
                negating.append(f)
        forces.append(f)
    duel.forces = tuple(forces)
    duel.dirty = True
    for one in on_field(duel):
        other = duel.cards[one.uid]
        if card.uid in other.negaters and not any(f.static.covers(duel, f, other) for f in negating):
            _free(duel, other, card.uid)
    for f in negating:
        begin_negating(duel, f)
    card = duel.cards[card.uid]
    negaters = negaters_of(duel, card)
    if negaters != card.negaters:
        new = card.twin()
        new.negaters = negaters
        duel.put(new)
        if not card.negaters:
            lose_own_values(duel, new)
            end_force(duel, new)
        elif not negaters and new.script.statics:
            _begin(duel, new)


def on_field(duel: State) -> list[Card]:
    """All cards on the field, the turn player's first, in zone order."""
    found: list[Card] = []
    for seat in (duel.turn_player, 1 - duel.turn_player):
        found.extend(duel.monsters(seat))
        found.extend(duel.magic_traps(seat))
    return found
