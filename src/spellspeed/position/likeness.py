"""Do two duels go on alike? They do when all that decides the future is the same but for the numbers in it.

Cards are told by where they lie, the order of what is in force by its rank, turns by how long ago they were.
What is not compared has no future: which turn of the past it was, handles, how many questions were asked.
"""

from __future__ import annotations

from spellspeed.duel import constants as c
from spellspeed.duel.records import Card, Force, Option
from spellspeed.duel.state import State

from .taking import Reading

__all__ = ["Place", "alike", "place_of"]

Place = tuple[int, int, int]
"""Where a card lies: seat, zone, and its place there; (-1, 0, 0) for none."""


def alike(one: State, other: State) -> bool:
    """Will the same answers lead to the same in both?

    >>> from spellspeed.cards.library import library
    >>> from spellspeed.position import Position
    >>> alike(Position().start(library()), Position().start(library()))
    True
    >>> alike(Position().start(library()), Position().start(library(), seed=1))
    False
    """
    return _future(one) == _future(other)


def _future(duel: State) -> tuple[object, ...]:
    taken = Reading(duel)
    decision = duel.decision
    asked = None if decision is None else (decision.player, decision.kind, decision.prompt)
    options = [] if decision is None else sorted(place_of(taken, option) for option in decision.options)
    return (
        taken.position(),
        sorted(_card(taken, card) for card in duel.cards if card.zone != c.NOWHERE),
        [_force(taken, force) for force in duel.forces],
        [
            (one.program.name, pc)
            for one, pc in zip(duel.stack, duel.pcs, strict=True)
            if one.program.name != "duel"
        ],
        (duel.generator, duel.forced, duel.rules.items(), duel.pace, duel.seen, duel.circle),
        (duel.chain, duel.attack, duel.bout, duel.waiting, duel.tasks, duel.duties, duel.broken),
        (duel.turned, duel.stop_battle, duel.substep, duel.window_kind, duel.moment > duel.answered),
        asked,
        options,
    )


def place_of(taken: Reading, option: Option) -> tuple[int, Place, int, Place, int, str]:
    """An answer, its cards told by where they lie."""
    return (
        option.verb,
        _place(taken.duel, option.card),
        option.effect,
        _place(taken.duel, option.target),
        option.number,
        option.word,
    )


def _place(duel: State, uid: int) -> Place:
    if uid < 0:
        return (-1, 0, 0)
    card = duel.cards[uid]
    zone = c.MONSTER_ZONE if card.zone == c.ARRIVING else card.zone
    pile = duel.pile(card.side, zone)
    return (card.side, zone, pile.index(uid) if uid in pile else -1)


def _card(taken: Reading, card: Card) -> tuple[object, ...]:
    """What a position tells of the card only in so far as it is usual."""
    duel = taken.duel
    return (
        _place(duel, card.uid),
        card.name,
        card.up,
        card.arrived,
        _place(duel, card.host[0] if duel.same(card.host) else -1),
        sorted(_place(duel, uid) for uid in card.negaters),
        [
            (
                claim.player,
                claim.lasts,
                _place(duel, claim.source[0] if claim.lasts == c.WHILE_SOURCE else -1),
            )
            for claim in card.claims
        ],
        sorted(note for note in card.notes if taken.counts(card, note)),
    )


def _force(taken: Reading, force: Force) -> tuple[object, ...]:
    return (
        force.static.name,
        taken.spot(force.source),
        force.player,
        force.until,
        [taken.spot(ref) for ref in force.targets],
        force.turn == taken.duel.turn or force.until == c.WHILE_SOURCE,
        force.count,
    )
