"""Monsters that serve as Equips: they take a Magic & Trap Zone and are no monsters there (J-EQUIP-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .chain import attach
from .equips import held_by
from .moving import break_links_to, destroy, free_slot, place

if TYPE_CHECKING:
    from .records import Card, Ref
    from .state import State


def serve(duel: State, uid: int, host: Ref, *, held: bool, slot: int = c.EMPTY, seat: int = c.EMPTY) -> bool:
    """Equips a monster to one on the field, on the side of that one's controller or `seat`, face as it is.

    `held`: by an effect of the other one, so that it has no effects of its own. `slot`: the zone that was
    chosen. False without a free zone.
    """
    old = duel.cards[uid]
    if seat == c.EMPTY:
        seat = duel.cards[host[0]].side
    if slot == c.EMPTY:
        slot = free_slot(duel, seat, c.MAGIC_TRAP_ZONE)
    if slot == c.EMPTY:
        return False
    arrived = c.HELD if held else c.PLACED
    card = place(duel, uid, seat, c.MAGIC_TRAP_ZONE, slot, up=old.up, attacking=False, arrived=arrived).twin()
    card.known |= old.known
    duel.put(card)
    attach(duel, uid, host)
    if old.zone == c.MONSTER_ZONE:
        # It is no monster on the field any more (Nightmare Wheel).
        break_links_to(duel, old, c.AS_MOVE)
    return True


def substitute(duel: State, card: Card, amount: int) -> bool:
    """Destroys another card in place of this one, which battle would have destroyed; was there any?

    `amount` is the Battle Damage that its controller has taken.
    """
    for force in duel.static_forces(c.S_SUBSTITUTE):
        uid = force.static.substitute(duel, force, card)
        if uid < 0:
            continue
        counters = duel.cards[uid].note(c.REFLECTOR_COUNTER)
        gone = destroy(duel, [uid], c.BY_EFFECT, source=card.ref, by=card.side, substep=c.DAMAGE_END)
        if counters and duel.cards[uid].note(c.REFLECTOR_COUNTER) < counters:
            # The counter has been taken off in its place (Magic Reflector).
            return True
        if gone:
            duel.happen(
                c.SUBSTITUTED,
                card.side,
                (card.ref, *gone),
                amount=amount,
                source=force.source,
                by=force.player,
                substep=c.AFTER_DAMAGE,
            )
            return True
    return False


__all__ = ["held_by", "serve", "substitute"]
