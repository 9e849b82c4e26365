"""Cards that an effect removes from play for a time: how they lay, the zone kept for them, their return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .continuous import enter_force
from .duties import duties_of
from .moving import free_slot, free_zone, in_zone_order, move, place
from .records import NOBODY, Card, Duty, Ref, Was

if TYPE_CHECKING:
    from .state import State


def put_away(
    duel: State,
    uids: list[int],
    *,
    source: Ref = NOBODY,
    by: int = -1,
    face_down: bool = False,
    keeps_zone: bool = False,
) -> list[Ref]:
    """Removes cards from play and notes on them how they lay and which card did it. Tokens do not return.

    With `keeps_zone` nothing else may lie in their Monster Zones while they are away.
    """
    before: dict[int, Card] = {uid: duel.cards[uid] for uid in uids}
    due = {uid: due_this_turn(duel, before[uid]) for uid in uids}
    refs = move(duel, uids, c.REMOVED, c.AS_MOVE, source=source, by=by, kept_hidden=face_down)
    gone: list[Ref] = []
    for ref in refs:
        old = before[ref[0]]
        new = duel.cards[ref[0]].twin()
        if new.zone != c.REMOVED:
            continue
        notes = [("away by", source[0] + 1), ("away visit", source[1]), ("away side", old.side)]
        notes += [("away up", int(old.up)), ("away attacking", int(old.attacking))]
        if due[ref[0]] >= 0:
            notes += [("away due", due[ref[0]] + 1), ("away turn", duel.turn)]
        if keeps_zone and old.zone == c.MONSTER_ZONE:
            notes.append(("kept zone", old.slot + 1))
            keep_zone(duel, old.side, old.slot)
        new.notes = tuple(notes)
        duel.put(new)
        gone.append(new.ref)
    return gone


def due_this_turn(duel: State, card: Card) -> int:
    """The index of an effect that is due in this End Phase for what the card has done this turn; or -1.

    It is carried out though the card was away (a Spirit and Interdimensional Matter Transporter).
    """
    if card.zone != c.MONSTER_ZONE:
        return -1
    for duty in duties_of(duel, card, c.END_PHASE):
        if duty.effect is not None and duty.effect.needs:
            return duty.effect.index
    return -1


def keep_zone(duel: State, seat: int, slot: int) -> None:
    """Nothing else may lie in this Monster Zone from now on; it counts as taken."""
    index = seat * c.ZONES + c.MONSTER_ZONE
    slots = list(duel.piles[index])
    slots[slot] = c.KEPT
    duel.piles[index] = tuple(slots)


def removed_by(duel: State, source: Ref) -> list[Card]:
    """The cards still away by the effect of this card, which may have gone to the Graveyard since."""
    found = []
    for seat in (duel.turn_player, 1 - duel.turn_player):
        for card in duel.cards_in(seat, c.REMOVED):
            by, visit = card.note("away by") - 1, card.note("away visit")
            if by == source[0] and (visit == source[1] or visit == source[1] - 1):
                found.append(card)
    return found


def bring_back(duel: State, uids: list[int], *, source: Ref = NOBODY, by: int = -1) -> list[Ref]:
    """Cards come back to where they lay, face and position as they were; that is no Summon.

    Each returns to the side it left, and goes on from there to its owner if it was only borrowed (J-CTRL-05).
    One that finds no zone goes to the Graveyard.
    """
    refs: list[Ref] = []
    before: list[Was] = []
    lost: list[int] = []
    for uid in in_zone_order(duel, uids):
        old = duel.cards[uid]
        if old.zone != c.REMOVED:
            continue
        seat = old.note("away side")
        slot = old.note("kept zone") - 1
        free_zone(duel, old)
        if slot < 0:
            slot = free_slot(duel, seat, c.MONSTER_ZONE)
        if slot == c.EMPTY:
            lost.append(uid)
            continue
        up = old.note("away up") == 1
        attacking = old.note("away attacking") == 1
        card = place(duel, uid, seat, c.MONSTER_ZONE, slot, up=up, attacking=attacking, arrived=c.UNPLACED)
        new = card.twin()
        new.claims = ()
        new.known |= old.known
        duel.put(new)
        refs.append(new.ref)
        before.append(Was(old, 0, 0, 0))
        if duel.phase == c.END_PHASE and old.note("away due") and old.note("away turn") == duel.turn:
            effect = new.script.effects[old.note("away due") - 1]
            duel.duties = (*duel.duties, Duty(effect, new.ref, new.side, ()))
    for ref in refs:
        enter_force(duel, duel.cards[ref[0]])
    if refs:
        duel.happen(
            c.MOVED,
            by,
            tuple(refs),
            tuple(before),
            amount=c.MONSTER_ZONE,
            cause=c.AS_MOVE,
            source=source,
            by=by,
        )
    if lost:
        move(duel, lost, c.GRAVEYARD, c.BY_RULE, source=source, by=by, same=len(refs) > 0)
    return refs
