"""A Match in words, for people: what its log says, one fact a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from .. import protocol
from ..referee import Duel
from .results import player

__all__ = ["story"]


def story(log: protocol.MatchLog) -> Iterator[str]:
    """The whole Match with every hidden card, one fact a line.

    >>> from spellspeed import Match
    >>> match = Match.start("SDK", "SDY", seed=4)
    >>> match.concede(1)
    >>> print(*story(match.log), sep="\\n")
    A Match: Player 1 with SDK against Player 2 with SDY.
    Player 2 concedes the Match.
    Player 1 wins the Match: Player 2 conceded it.

    Raises ReplayStopped or BadSave when a Duel does not go the same way here.
    """
    one, two = (deck.name or "a deck without a name" for deck in log.decks)
    yield f"A Match: Player 1 with {one} against Player 2 with {two}."
    number = 1
    for step in log.steps:
        yield from _said(step, number)
        number += isinstance(step, protocol.DuelStep)
    if log.duel is not None:
        yield from _duel(log.duel, number)
    if log.outcome is not None:
        yield log.outcome.sentence


def _said(step: protocol.MatchStep, number: int) -> Iterator[str]:
    match step:
        case protocol.ChooseStep():
            yield f"{player(step.seat)} chooses to go {'first' if step.first else 'second'}."
        case protocol.SideStep():
            out, into = _counted(step.out), _counted(step.into)
            yield f"{player(step.seat)} exchanges cards. Out: {out}. In: {into}."
        case protocol.UnsideStep():
            yield f"{player(step.seat)} takes all exchanges back."
        case protocol.ReadyStep():
            yield f"{player(step.seat)} is done with exchanging cards."
        case protocol.TimeStep():
            yield "Time is up."
        case protocol.DuelStep():
            yield from _duel(step.log, number)
        case protocol.ConcedeStep():
            if step.log is not None:
                yield from _duel(step.log, number)
            yield f"{player(step.seat)} concedes the Match."


def _duel(log: protocol.Log, number: int) -> Iterator[str]:
    """A Duel from its beginning to its end, or as far as it was played."""
    yield ""
    yield f"Duel {number}"
    duel = Duel.replay(log)
    for event in duel.history("all"):
        if event.kind == "turn":
            yield ""
        yield event.sentence
    yield ""


def _counted(names: Iterable[str]) -> str:
    found = [f"{count} {name}" if count > 1 else name for name, count in Counter(names).items()]
    return ", ".join(found) or "nothing"
