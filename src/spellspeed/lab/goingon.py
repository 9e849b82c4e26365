"""Does a duel that was written as a ruling and read play on as the duel itself? For tests and the bench."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from spellspeed.duel import constants as c
from spellspeed.duel.state import State
from spellspeed.position.likeness import place_of
from spellspeed.position.taking import Reading

from .ruling import read_ruling
from .writing import write_ruling

__all__ = ["PlaysOnOtherwise", "goes_on_alike", "open_states"]

MOST: Final = 400
"""So many answers are compared."""


class PlaysOnOtherwise(AssertionError):
    """The two duels part; the message says where."""


def open_states(duels: Iterable[State]) -> Iterator[State]:
    """Of the questions of a duel those that are open states, each as a state of its own."""
    for duel in duels:
        if duel.decision is not None and duel.decision.kind == c.ACT:
            yield duel.clone()


def goes_on_alike(duel: State, seed: int) -> int:
    """Writes the duel, reads it, and gives both the same random answers; gives how many.

    Answers are the same when their cards lie in the same places. Raises PlaysOnOtherwise.
    """
    ours = duel.clone()
    theirs = read_ruling(write_ruling(duel), duel.library).start(duel.library)
    ours.quiet = theirs.quiet = True
    chance = Random(seed)
    for answers in range(MOST):
        _compare(ours, theirs, answers)
        if ours.decision is None or theirs.decision is None:
            return answers
        mine, other = Reading(ours), Reading(theirs)
        options = sorted(ours.decision.options, key=lambda option: place_of(mine, option))
        same = sorted(theirs.decision.options, key=lambda option: place_of(other, option))
        pick = chance.randrange(len(options))
        ours.choose(options[pick])
        theirs.choose(same[pick])
    return MOST


def _compare(ours: State, theirs: State, answers: int) -> None:
    """Life Points, question, answers, and what lies where."""
    one, other = _seen(ours), _seen(theirs)
    if one != other:
        parts = [f"{a!r} is {b!r}" for a, b in zip(one, other, strict=True) if a != b]
        raise PlaysOnOtherwise(f"after {answers} answers: {'; '.join(parts)[:2000]}")


def _seen(duel: State) -> tuple[object, ...]:
    decision = duel.decision
    taken = Reading(duel)
    piles = [
        [
            (duel.cards[uid].name, duel.cards[uid].up, duel.cards[uid].attacking) if uid >= 0 else uid
            for uid in pile
        ]
        for pile in duel.piles
    ]
    if decision is None:
        asked: tuple[object, ...] = ()
    else:
        options = sorted(place_of(taken, option) for option in decision.options)
        asked = (decision.player, decision.kind, decision.prompt, options)
    outcome = duel.outcome and (duel.outcome.winner, duel.outcome.rule)
    return (duel.turn, duel.phase, duel.lp, asked, piles, outcome, duel.generator)


def _lying(duel: State, uid: int) -> object:
    if uid < 0:
        return uid
    card = duel.cards[uid]
    return (card.name, card.up, card.attacking)
