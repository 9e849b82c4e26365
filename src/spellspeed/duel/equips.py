"""What is equipped to a monster: Equip Magic, and whatever else serves as an Equip (J-EQUIP-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c

if TYPE_CHECKING:
    from .records import Card
    from .state import State


def serves_as_equip(card: Card) -> bool:
    """Is this card equipped to a monster, and not only linked with one (Call of the Haunted)?"""
    if card.zone != c.MAGIC_TRAP_ZONE or card.host[0] < 0:
        return False
    facts = card.script.facts
    return facts.icon == c.EQUIP or facts.kind == c.MONSTER or card.script.equips is not None


def held_by(duel: State, host: Card) -> Card | None:
    """The monster that this one holds as an Equip by its own effect."""
    for card in equips_on(duel, host):
        if card.arrived == c.HELD:
            return card
    return None


def may_hold(duel: State, host: Card) -> bool:
    """Has this monster an effect in force by which another one is equipped to it?"""
    if not duel.force_kinds & c.S_HOLDS or host.zone != c.MONSTER_ZONE or not host.up:
        return False
    return any([force.static.kind & c.S_HOLDS and force.source == host.ref for force in duel.forces])


def equips_on(duel: State, host: Card) -> list[Card]:
    """The cards equipped to this monster, the turn player's first, in zone order."""
    found: list[Card] = []
    for seat in (duel.turn_player, 1 - duel.turn_player):
        for uid in duel.pile(seat, c.MAGIC_TRAP_ZONE):
            if uid >= 0:
                card = duel.cards[uid]
                if card.host == host.ref and serves_as_equip(card):
                    found.append(card)
    return found
