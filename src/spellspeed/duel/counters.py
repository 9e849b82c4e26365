"""Counters on face-up cards (J-EFF-18): notes of the card, which go when it leaves or is turned face-down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c

if TYPE_CHECKING:
    from .records import Card, Link
    from .state import State


def set_note(duel: State, card: Card, name: str, value: int) -> None:
    """Writes what a card remembers; 0 is forgotten."""
    new = card.twin()
    kept = tuple([note for note in card.notes if note[0] != name])
    new.notes = (*kept, (name, value)) if value else kept
    duel.put(new)


def turns_counted(duel: State, card: Card) -> int:
    """How many turns of its player have begun since this card began to count, each with a Standby Phase."""
    began = card.note(c.COUNTS_SINCE) or card.turn
    return max(0, (duel.turn - began) // 2)


def room_for(card: Card, name: str) -> int:
    """How many more counters of this name the card holds. Spell Counters go only where a card says so."""
    if not card.up or not card.on_field:
        return 0
    most = card.script.counters if name == c.SPELL_COUNTER else c.NO_LIMIT
    return most - card.note(name)


def put_counters(duel: State, uid: int, count: int, name: str = c.SPELL_COUNTER) -> int:
    """Puts counters on a card, no more than it holds. Gives how many."""
    card = duel.cards[uid]
    count = min(count, room_for(card, name))
    if count > 0:
        set_note(duel, card, name, card.note(name) + count)
        duel.tell(c.COUNTERS, card.side, (card.ref,), amount=count, text=name)
    return max(count, 0)


def take_counters(duel: State, uid: int, count: int, name: str = c.SPELL_COUNTER) -> int:
    """Takes counters from a card, no more than there are. Gives how many."""
    card = duel.cards[uid]
    count = min(count, card.note(name))
    if count > 0:
        set_note(duel, card, name, card.note(name) - count)
        duel.tell(c.COUNTERS, card.side, (card.ref,), amount=-count, text=name)
    return count


def gather(duel: State, link: Link) -> None:
    """A Magic Card has resolved: cards in force since its activation get a Spell Counter.

    Its effect may have been negated, but not its activation.
    """
    facts = duel.cards[link.source[0]].script.facts
    if link.effect.kind != c.CARD_ACTIVATION or facts.kind != c.MAGIC or link.negated or link.gone:
        return
    for force in duel.static_forces(c.S_GATHERS):
        if force.order <= link.order:
            put_counters(duel, force.source[0], 1)
