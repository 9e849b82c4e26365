"""What a battle would come to, as far as a viewer knows: made from his view alone, so it tells no more.

Values count as they are now, and of effects only piercing that is printed on cards he sees; what may still be
played, and what other effects do in the Damage Step, is not foreseen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from .cards.library import library
from .duel import constants as c

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .protocol import CardView, View

__all__ = ["Preview", "battle_preview", "previews"]

Fate = Literal["", "destroyed", "stays"]
PLAYER: Final = "player"


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a battle would come to with the values as this viewer sees them now."""

    sentence: str
    key: str = ""
    """Of the option it is about; empty for the attack that is going on."""
    attacker: Fate = ""
    """Empty where it cannot be known."""
    target: Fate = ""
    damage: tuple[int, int] | None = None
    """Battle damage by seat; none where it cannot be known."""


def previews(view: View) -> tuple[Preview, ...]:
    """Of each attack among the options of the open question."""
    decision = view.decision
    if decision is None:
        return ()
    cards: dict[str, CardView] = {}
    found = []
    for option in decision.options:
        if option.verb == "attack":
            cards = cards or _monsters(view)
            one = _battle(cards.get(option.card), option.target, cards, option.key)
            if one is not None:
                found.append(one)
    return tuple(found)


def battle_preview(view: View) -> Preview | None:
    """Of the attack that is going on."""
    attack = view.attack
    if attack is None or not attack.attacker:
        return None
    cards = _monsters(view)
    return _battle(cards.get(attack.attacker), attack.target, cards, "")


def _monsters(view: View) -> dict[str, CardView]:
    """The monsters on the field by their handles, and what is equipped to them."""
    return {card.handle: card for card in _field(view)}


def _field(view: View) -> Iterator[CardView]:
    for side in view.sides:
        for card in (*side.monsters, *side.magic_traps):
            if card is not None:
                yield card


def _battle(attacker: CardView | None, target: str, cards: dict[str, CardView], key: str) -> Preview | None:
    if attacker is None or attacker.attack is None:
        return None
    name, strength = attacker.name, attacker.attack
    if target == PLAYER:
        return Preview(
            f"{name} attacks directly for {strength} damage.",
            key,
            "stays",
            damage=_hurt(1 - attacker.seat, strength),
        )
    other = cards.get(target)
    if other is None:
        return None
    attacks = other.position == "attack"
    guard = other.attack if attacks else other.defense
    if other.face == "down" or guard is None:
        if not other.name or guard is None:
            return Preview(f"{name} ({strength} ATK) attacks a Set monster that is not known.", key)
    return _compared(attacker, other, strength, guard, attacks, cards, key)


def _compared(
    attacker: CardView,
    other: CardView,
    strength: int,
    guard: int,
    attacks: bool,
    cards: dict[str, CardView],
    key: str,
) -> Preview:
    """Two known values against each other (R-DMG-09 to R-DMG-15)."""
    name, word = attacker.name, "ATK" if attacks else "DEF"
    against = f"{strength} ATK against {guard} {word}"
    more = abs(strength - guard)
    if strength > guard:
        pierces = attacks or _pierces(attacker, cards)
        damage = more if pierces else 0
        sentence = f"{against}: {other.name} is destroyed{f', {damage} damage' if damage else ''}."
        return Preview(sentence, key, "stays", "destroyed", _hurt(other.seat, damage))
    if strength == guard:
        if attacks:
            return Preview(f"{against}: both are destroyed.", key, "destroyed", "destroyed", (0, 0))
        return Preview(f"{against}: nothing happens.", key, "stays", "stays", (0, 0))
    lost = _hurt(attacker.seat, more)
    if attacks:
        sentence = f"{against}: {name} is destroyed, {more} damage to its controller."
        return Preview(sentence, key, "destroyed", "stays", lost)
    sentence = f"{against}: no monster is destroyed, {more} damage to the attacker's controller."
    return Preview(sentence, key, "stays", "stays", lost)


def _pierces(attacker: CardView, cards: dict[str, CardView]) -> bool:
    """Is it printed on the monster, or on what is equipped to it?"""
    if not attacker.negated and _printed(attacker.name):
        return True
    worn = (cards[handle] for handle in attacker.equips if handle in cards)
    return any(card.face == "up" and not card.negated and _printed(card.name) for card in worn)


def _printed(name: str) -> bool:
    script = library().scripts.get(name)
    return script is not None and any(static.kind & c.S_PIERCING for static in script.statics)


def _hurt(seat: int, amount: int) -> tuple[int, int]:
    return (amount, 0) if seat == 0 else (0, amount)
