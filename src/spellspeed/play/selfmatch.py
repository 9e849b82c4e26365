"""One Match between two programs, as fast as it goes. See docs/players.md."""

from __future__ import annotations

from typing import Final

import msgspec

from spellspeed.duel.rules import Rules
from spellspeed.match import Match, side_plan

from .selfplay import Result, Setup, duel_seed, play_from, told

__all__ = ["MOST_DUELS", "MatchResult", "play_match"]

MOST_DUELS: Final = 100
"""With `match_policy=ude` two Decks that always draw would play on for ever; such a Match is stopped."""


class MatchResult(msgspec.Struct, frozen=True):
    """How one Match of a run ended."""

    index: int
    seed: int
    winner: int
    """0 or 1 for a player, -1 for a draw, -2 when there is no result."""
    rule: str
    duels: tuple[Result, ...]
    exchanges: tuple[int, int] = (0, 0)
    """Cards exchanged with the Side Decks, by seat, between all Duels."""
    error: str = ""


def play_match(setup: Setup, index: int) -> MatchResult:
    """Plays one Match of the run. An exception becomes part of the result."""
    seed = duel_seed(setup.seed, index)
    duels: list[Result] = []
    exchanges = [0, 0]

    def ended(winner: int, rule: str, error: str = "") -> MatchResult:
        one, two = exchanges
        return MatchResult(index, seed, winner, rule, tuple(duels), (one, two), error)

    try:
        match = Match.start(*setup.decks, seed=seed, rules=Rules(**setup.rules), casual=True)
        for number in range(MOST_DUELS):
            if match.chooser is not None:
                match.choose(match.chooser, first=True)
            assert match.duel is not None
            duel = match.duel.state.clone()
            result = play_from(setup, duel, index, duel_seed(seed, number), duel.turn_player)
            duels.append(result)
            if result.winner == -2:
                return ended(-2, "")
            match.end_duel(played=duel)
            if match.stage == "siding":
                for seat in (0, 1):
                    exchanges[seat] += _sided(match, seat, setup)
            if match.outcome is not None:
                return ended(match.outcome.winner, match.outcome.rule)
    except Exception as error:
        return ended(-2, "", told(error))
    return ended(-2, "")


def _sided(match: Match, seat: int, setup: Setup) -> int:
    """The computer exchanges cards by its plan, and is ready. Gives how many."""
    deck = match.decks[seat]
    if not deck.side:  # then the Match has taken him for ready
        return 0
    plan = side_plan(deck, match.seen(seat)) if setup.siding else ()
    if plan:
        match.side(seat, [one.out for one in plan], [one.into for one in plan])
    match.ready(seat)
    return len(plan)
