"""What becomes of monsters, and of effects, because of being targeted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .chance import below
from .counters import set_note
from .moving import destroy

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


def thwarted(duel: State, link: Link) -> bool:
    """Is the effect negated, and its card destroyed, because of what it targets (S_DIE_SHIELD)?

    A die decides over the opponent's effects; where there is none the effects of certain cards are negated.
    """
    if not duel.force_kinds & c.S_DIE_SHIELD:
        return False
    for ref in link.ctx.targets:
        card = duel.cards[ref[0]]
        if not duel.same(ref) or not card.on_field:
            continue
        for force in duel.static_forces(c.S_DIE_SHIELD):
            static = force.static
            if not static.covers(duel, force, card):
                continue
            faces = static.number(duel, force)
            if faces and card.side == link.side:
                continue
            if rolled(duel, card, faces) if faces else wards_off(duel, force, link):
                duel.tell(c.NEGATED, link.player, (link.source,), source=card.ref, by=card.side)
                if static.gentle:
                    return True
                if duel.live(link.source) and duel.cards[link.source[0]].on_field:
                    destroy(duel, [link.source[0]], c.BY_EFFECT, source=force.source, by=force.player)
                return True
            if faces:
                break
    return False


def rolled(duel: State, card: Card, faces: int) -> bool:
    """Rolls a die for the monster: does it show one of these?"""
    shown = below(duel, 6) + 1
    said = f"The die shows {shown}"
    duel.tell(c.CHANCE, card.side, amount=shown, source=card.ref, by=card.side, text=said)
    return faces >> shown & 1 != 0


def wards_off(duel: State, force: Force, link: Link) -> bool:
    """Is this the effect of another card, of those that are negated (Rod of Silence - Kay'est)?"""
    source = duel.cards[link.source[0]]
    if force.static.gentle and len(link.ctx.targets) != 1:
        return False
    return source.uid != force.source[0] and force.static.shuts_out(duel, force, source)
