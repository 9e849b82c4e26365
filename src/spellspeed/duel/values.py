"""ATK, DEF, Level, Type and Attribute of a card as they are now (DESIGN §7.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .immunity import unaffected
from .records import Ctx

if TYPE_CHECKING:
    from .records import Card, Force
    from .state import State

ATTACK: Final = 0
DEFENSE: Final = 1
LEVEL: Final = 2
TYPE: Final = 3
ATTRIBUTE: Final = 4
PRINTED_LEVEL: Final = 5


def applied(duel: State, card: Card, stat: int, value: int, kind: int) -> int:
    """The value after every static effect of this kind on the card, in the order they began."""
    for force in duel.forces:
        static = force.static
        if static.kind & kind and is_on(duel, force, card):
            value = static.apply(duel, force, card, stat, value)
    return value


def is_on(duel: State, force: Force, card: Card) -> bool:
    """Does this static effect hold for the card now?"""
    static = force.static
    if force.targets:
        if card.ref not in force.targets:
            return False
    elif not static.covers(duel, force, card):
        return False
    if duel.force_kinds & c.S_UNAFFECTED and unaffected(duel, card, force.source[0]):
        return False
    when = static.when
    return when is None or when.holds(duel, Ctx(force.player, force.source[0], force.source))


def scaled(value: int, factor: int) -> int:
    """Doubled for 2, halved for -2 (J-EFF-08)."""
    return value * 2 if factor == 2 else (value + 1) // 2 if factor == -2 else value


def originals(duel: State, card: Card) -> tuple[int, int]:
    """Original ATK and DEF: as printed, then switched or set, then doubled or halved (DESIGN §7.9)."""
    facts = card.script.facts
    first, second = facts.attack, facts.defense
    if not duel.force_kinds & c.S_ORIGINAL or card.zone != c.MONSTER_ZONE or not card.up:
        return (first, second)
    times_first = times_second = 0
    for force in duel.forces:
        static = force.static
        if static.kind & c.S_ORIGINAL and is_on(duel, force, card):
            first, second = static.original(duel, force, card, first, second)
            times_first = static.factor(duel, force, ATTACK) or times_first
            times_second = static.factor(duel, force, DEFENSE) or times_second
    return (scaled(first, times_first), scaled(second, times_second))


def mirrored(duel: State, card: Card) -> Card | None:
    """The monster whose ATK and DEF this one has, whatever else would change them (Gradius' Option)."""
    if card.host[0] < 0 or card.zone != c.MONSTER_ZONE or not duel.same(card.host):
        return None
    for force in duel.static_forces(c.S_MIRRORS):
        if force.source == card.ref:
            host = duel.cards[card.host[0]]
            return host if host.up else None
    return None


def attack(duel: State, card: Card) -> int:
    """The true sum of ATK, which may be below 0 (J-EFF-09)."""
    if duel.force_kinds & c.S_MIRRORS:
        model = mirrored(duel, card)
        if model is not None:
            return attack(duel, model)
    value = card.script.facts.attack
    if duel.force_kinds & c.S_ORIGINAL:
        value = originals(duel, card)[0]
    if duel.force_kinds & c.S_STAT and card.zone == c.MONSTER_ZONE:
        value = applied(duel, card, ATTACK, value, c.S_STAT)
    if duel.force_kinds & c.S_CALCULATED and in_calculation(duel, ATTACK):
        return applied(duel, card, ATTACK, value, c.S_CALCULATED)
    return value


def in_calculation(duel: State, stat: int) -> bool:
    """Do changes count that hold during damage calculation alone?"""
    return stat == ATTACK and duel.substep == c.CALCULATION


def defense(duel: State, card: Card) -> int:
    """The true sum of DEF, which may be below 0 (J-EFF-09)."""
    if duel.force_kinds & c.S_MIRRORS:
        model = mirrored(duel, card)
        if model is not None:
            return defense(duel, model)
    value = card.script.facts.defense
    if duel.force_kinds & c.S_ORIGINAL:
        value = originals(duel, card)[1]
    if duel.force_kinds & c.S_STAT and card.zone == c.MONSTER_ZONE:
        return applied(duel, card, DEFENSE, value, c.S_STAT)
    return value


def shown(value: int) -> int:
    """ATK or DEF as everyone reads it: never below 0 (J-EFF-09)."""
    return value if value > 0 else 0


def level(duel: State, card: Card) -> int:
    value = card.script.facts.level
    if duel.force_kinds & c.S_LEVEL:
        return applied(duel, card, LEVEL, value, c.S_LEVEL)
    return value


def monster_type(duel: State, card: Card) -> int:
    value = card.script.facts.type
    if duel.force_kinds & c.S_IDENTITY:
        return applied(duel, card, TYPE, value, c.S_IDENTITY)
    return value


def attribute(duel: State, card: Card) -> int:
    value = card.script.facts.attribute
    if duel.force_kinds & c.S_IDENTITY:
        return applied(duel, card, ATTRIBUTE, value, c.S_IDENTITY)
    return value


def entries(duel: State, card: Card, stat: int) -> list[tuple[Force, int]]:
    """What changes a value, in order: (static effect, value after it). For the table to show the sum."""
    facts = card.script.facts
    value = facts.attack if stat == ATTACK else facts.defense
    found = []
    if duel.force_kinds & c.S_MIRRORS:
        model = mirrored(duel, card)
        if model is not None:
            own = [force for force in duel.static_forces(c.S_MIRRORS) if force.source == card.ref]
            return [(own[0], attack(duel, model) if stat == ATTACK else defense(duel, model))]
    if card.zone == c.MONSTER_ZONE:
        original = originals(duel, card)[stat]
        if original != value:
            for force in duel.forces:
                # The newest that changes the original value stands for all of them.
                if force.static.kind & c.S_ORIGINAL and is_on(duel, force, card):
                    found = [(force, original)]
            value = original
        calculated = duel.static_forces(c.S_CALCULATED) if in_calculation(duel, stat) else []
        for force in (*duel.static_forces(c.S_STAT), *calculated):
            if is_on(duel, force, card):
                after = force.static.apply(duel, force, card, stat, value)
                if after != value:
                    found.append((force, after))
                    value = after
    return found


def has_name(card: Card, name: str) -> bool:
    """Is this its name, or one that it counts as?"""
    script = card.script
    return script.facts.name == name or name in script.also
