"""What becomes of monsters, and of effects, because of being targeted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .chance import below
from .counters import set_note
from .moving import destroy

if TYPE_CHECKING:
    from .records import Card, Ctx, Link
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


def thwarted(duel: State, link: Link) -> bool:
    """Does a die that is rolled for a target of the opponent's effect negate it, and destroy its card?"""
    if not duel.force_kinds & c.S_DIE_SHIELD:
        return False
    for ref in link.ctx.targets:
        card = duel.cards[ref[0]]
        if not duel.same(ref) or not card.on_field or card.side == link.side:
            continue
        force = duel.covering(c.S_DIE_SHIELD, card)
        if force is None:
            continue
        shown = below(duel, 6) + 1
        said = f"The die shows {shown}"
        duel.tell(c.CHANCE, card.side, amount=shown, source=card.ref, by=card.side, text=said)
        if force.static.number(duel, force) >> shown & 1:
            duel.tell(c.NEGATED, link.player, (link.source,), source=card.ref, by=card.side)
            if duel.live(link.source) and duel.cards[link.source[0]].on_field:
                destroy(duel, [link.source[0]], c.BY_EFFECT, source=card.ref, by=card.side)
            return True
    return False
