"""A Match in words, for people: what its log says, one fact a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from .. import protocol
from ..referee import Duel
from .book import repeat
from .match import Match
from .results import player

__all__ = ["story"]


def story(log: protocol.MatchLog) -> Iterator[str]:
    """The whole Match with every hidden card, one fact a line.

    >>> match = Match.start("SDK", "SDY", seed=4)
    >>> match.concede(1)
    >>> print(*story(match.log), sep="\\n")
    A Match: Player 1 with SDK against Player 2 with SDY.
    Player 2 wins the toss.
    Player 1 wins the Match: Player 2 conceded it.

    Raises ValueError when the Match does not go the same way here.
    """
    one, two = (deck.name or "a deck without a name" for deck in log.decks)
    yield f"A Match: Player 1 with {one} against Player 2 with {two}."
    match = Match.begun(log)
    yield from _news(match, 0)
    for step in log.steps:
        told = len(match.news)
        duel = isinstance(step, protocol.DuelStep | protocol.ConcedeStep) and step.log is not None
        repeat(match, step)
        if duel:
            yield from _duel(match.duel)
        yield from _exchanged(step)
        yield from _news(match, told + duel)  # how the Duel ended is told with it
    if log.duel is not None:
        match.take_up(log.duel)
        yield from _duel(match.duel)


def _news(match: Match, told: int) -> Iterator[str]:
    for one in match.news[told:]:
        if one.rule == "R-SETUP-07":  # a Duel begins
            yield ""
        yield one.sentence


def _exchanged(step: protocol.MatchStep) -> Iterator[str]:
    """What no news tells: both players do not see it."""
    match step:
        case protocol.SideStep():
            out, into = _counted(step.out), _counted(step.into)
            yield f"{player(step.seat)} exchanges cards. Out: {out}. In: {into}."
        case protocol.UnsideStep():
            yield f"{player(step.seat)} takes all exchanges back."
        case protocol.ReadyStep():
            yield f"{player(step.seat)} is done with exchanging cards."


def _duel(duel: Duel | None) -> Iterator[str]:
    """A Duel from its beginning to its end, or as far as it was played."""
    assert duel is not None
    for event in duel.history("all"):
        if event.kind == "turn":
            yield ""
        yield event.sentence
    yield ""


def _counted(names: Iterable[str]) -> str:
    found = [f"{count} {name}" if count > 1 else name for name, count in Counter(names).items()]
    return ", ".join(found) or "nothing"
