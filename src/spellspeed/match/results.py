"""How Duels and Matches end, and when a Match is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ..protocol import MatchOutcome

__all__ = ["MOST_DUELS", "DuelResult", "MatchOutcome", "conceded", "on_time", "player", "verdict"]

MOST_DUELS: Final = 3
"""Of a Match by the rulebook; with `match_policy=ude` there is no limit."""
_WINS: Final = 2


class DuelResult(msgspec.Struct, frozen=True):
    """How one Duel of a Match ended."""

    winner: int
    """A seat, or -1 for a draw."""
    rule: str
    sentence: str
    first: int
    """The seat that started."""
    turns: int


def player(seat: int) -> str:
    """What a seat is called."""
    return f"Player {seat + 1}"


def verdict(results: Sequence[DuelResult], policy: str = "rulebook") -> MatchOutcome | None:
    """How the Match has ended with these Duels; None when another one is to be played.

    >>> won, drawn = DuelResult(0, "R-WIN-02", "", 0, 9), DuelResult(-1, "J-WIN-02", "", 0, 9)
    >>> verdict([won, drawn, drawn]).sentence
    'Player 1 wins the Match: 1 Duel won, 0 lost, 2 drawn.'
    >>> verdict([won, drawn, drawn], "ude") is None
    True
    """
    wins, draws = _counted(results)
    for seat in (0, 1):
        if wins[seat] == _WINS:
            return _won(seat, "R-MATCH-02", wins, draws)
    if policy == "ude" or len(results) < MOST_DUELS:
        return None
    if wins[0] != wins[1]:
        return _won(0 if wins[0] > wins[1] else 1, "R-MATCH-03", wins, draws)
    if draws == MOST_DUELS:
        return MatchOutcome(-1, "R-MATCH-05", "The Match is a draw: all Duels were drawn.", wins, draws)
    sentence = "The Match is a draw: each player has won one Duel, and one was drawn."
    return MatchOutcome(-1, "R-MATCH-04", sentence, wins, draws)


def conceded(results: Sequence[DuelResult], seat: int) -> MatchOutcome:
    """The outcome when the player in this seat gives up the whole Match, whatever the Duels were."""
    sentence = f"{player(1 - seat)} wins the Match: {player(seat)} conceded it."
    return MatchOutcome(1 - seat, "J-WIN-09", sentence, *_counted(results))


def on_time(results: Sequence[DuelResult], coin: int) -> MatchOutcome:
    """The outcome when the time is up and no more Duels are played: who has won more, or the coin's seat.

    >>> on_time([DuelResult(1, "R-WIN-02", "", 0, 9)], 0).sentence
    'Player 2 wins the Match on time: 1 Duel won, 0 lost.'
    >>> on_time([], 0).sentence
    'Player 1 wins the Match: the time is up, both have won as many Duels, and the coin decides.'
    """
    wins, draws = _counted(results)
    if wins[0] != wins[1]:
        return _won(0 if wins[0] > wins[1] else 1, "J-MATCH-05", wins, draws, " on time")
    sentence = "the time is up, both have won as many Duels, and the coin decides"
    return MatchOutcome(coin, "J-MATCH-05", f"{player(coin)} wins the Match: {sentence}.", wins, draws)


def _won(seat: int, rule: str, wins: tuple[int, int], draws: int, how: str = "") -> MatchOutcome:
    count = f"{wins[seat]} Duel{'s' if wins[seat] > 1 else ''} won, {wins[1 - seat]} lost"
    drawn = f", {draws} drawn" if draws else ""
    return MatchOutcome(seat, rule, f"{player(seat)} wins the Match{how}: {count}{drawn}.", wins, draws)


def _counted(results: Sequence[DuelResult]) -> tuple[tuple[int, int], int]:
    winners = [one.winner for one in results]
    return (winners.count(0), winners.count(1)), winners.count(-1)
