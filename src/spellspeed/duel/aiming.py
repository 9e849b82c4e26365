"""What becomes of monsters, and of cards tied to them, because of being targeted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .counters import set_note

if TYPE_CHECKING:
    from .records import Card, Ctx, Force, Link
    from .state import State

TARGETED = "targeted"
"""The note of a monster that falls because an effect has targeted it."""


def note_frail(duel: State, ctx: Ctx) -> Ctx:
    """Notes which targets are face-up and fall once the effect has resolved (S_FRAIL)."""
    if not duel.force_kinds & c.S_FRAIL or not ctx.targets:
        return ctx
    found = [ref for ref in ctx.targets if duel.covering(c.S_FRAIL, duel.cards[ref[0]]) is not None]
    return ctx.bind("frail", tuple(found))


def mark_frail(duel: State, link: Link) -> None:
    """The link has resolved, though perhaps without effect: what it was noted to fell is marked."""
    if link.negated or link.gone:
        return
    for ref in link.ctx.refs("frail"):
        card = duel.cards[ref[0]]
        if duel.same(ref) and card.up and not card.note(TARGETED):
            set_note(duel, card, TARGETED, 1)


def falls(duel: State, card: Card) -> bool:
    """Has this frail monster been targeted, or is a card equipped to it or linked with it?"""
    if card.note(TARGETED):
        return True
    for seat in (0, 1):
        for uid in duel.pile(seat, c.MAGIC_TRAP_ZONE):
            if uid >= 0 and duel.cards[uid].host == card.ref:
                return True
    return False


def warded_links(duel: State) -> list[tuple[int, Force]]:
    """Cards that have Special Summoned a monster and are tied to it, which it wards off now.

    They targeted it in the Graveyard, where it could not (Call of the Haunted with Tyrant Dragon).
    """
    found: list[tuple[int, Force]] = []
    for seat in (duel.turn_player, 1 - duel.turn_player):
        for card in duel.magic_traps(seat):
            if not card.script.linked or card.negaters or not card.up or not duel.same(card.host):
                continue
            host = duel.cards[card.host[0]]
            for force in duel.static_forces(c.S_DIE_SHIELD):
                static = force.static
                if not host.on_field or static.gentle or static.number(duel, force):
                    continue
                if static.covers(duel, force, host) and static.shuts_out(duel, force, card):
                    found.append((card.uid, force))
                    break
    return found
