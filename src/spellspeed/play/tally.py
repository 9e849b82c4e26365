"""What the duels and Matches of a run came to, added up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, Final

if TYPE_CHECKING:
    from .selfmatch import MatchResult
    from .selfplay import Result, Setup

__all__ = ["MatchTally", "Tally"]

_ERRORS_KEPT: Final = 10


class Tally:
    """What the duels of a run came to, added up."""

    what: ClassVar = "duel"
    """What the numbers of a run count."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.duels = 0
        self.wins = [0, 0]
        self.wins_starting = 0
        """Duels won by the player who started."""
        self.draws = 0
        self.stopped = 0
        self.reasons: Counter[str] = Counter()
        self.turns = 0
        self.longest = 0
        self.decisions = 0
        self.errors = 0
        self.failures: list[dict[str, Any]] = []
        """The first few errors."""
        self.seconds = 0.0
        self.interrupted = False

    def add(self, result: Result) -> None:
        self.duels += 1
        self.turns += result.turns
        self.longest = max(self.longest, result.turns)
        self.decisions += result.decisions
        if result.error:
            self.fail(result.index, result.seed, result.turns, result.error)
            return
        self.reasons[f"{result.reason} ({result.rule})" if result.rule else result.reason] += 1
        if result.winner >= 0:
            self.wins[result.winner] += 1
            self.wins_starting += result.winner == result.first
        elif result.winner == -1:
            self.draws += 1
        else:
            self.stopped += 1

    def fail(self, index: int, seed: int, turn: int, error: str) -> None:
        """Something went wrong in the duel or Match with this number."""
        self.errors += 1
        failure = {self.what: index, "seed": seed, "turn": turn, "error": error}
        self.failures = sorted([*self.failures, failure], key=lambda one: one[self.what])[:_ERRORS_KEPT]

    def report(self) -> dict[str, Any]:
        """Everything, as it goes into ``--json``."""
        setup, per = self.setup, max(self.duels, 1)
        seconds = max(self.seconds, 1e-9)
        return {
            "duels": self.duels,
            "seed": setup.seed,
            "players": [
                {"deck": deck.name, "player": player, "wins": wins}
                for deck, player, wins in zip(setup.decks, setup.players, self.wins, strict=True)
            ],
            "wins_of_who_started": self.wins_starting,
            "draws": self.draws,
            "stopped": self.stopped,
            "errors": self.errors,
            "reasons": dict(sorted(self.reasons.items(), key=lambda pair: (-pair[1], pair[0]))),
            "turns_per_duel": round(self.turns / per, 2),
            "longest": self.longest,
            "decisions": self.decisions,
            "decisions_per_duel": round(self.decisions / per, 2),
            "seconds": round(self.seconds, 3),
            "duels_per_s": round(self.duels / seconds, 1),
            "decisions_per_s": round(self.decisions / seconds),
            "interrupted": self.interrupted,
            "failures": self.failures,
        }


class MatchTally(Tally):
    """What the Matches of a run came to, and all their Duels."""

    what: ClassVar = "match"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.matches = 0
        self.match_wins = [0, 0]
        self.match_draws = 0
        self.matches_stopped = 0
        self.match_reasons: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        """Matches that came to an end, by the number of their Duels."""
        self.exchanges = [0, 0]

    def add_match(self, result: MatchResult) -> None:
        self.matches += 1
        for duel in result.duels:
            self.add(duel)
        for seat in (0, 1):
            self.exchanges[seat] += result.exchanges[seat]
        if result.error or any(duel.error for duel in result.duels):
            if result.error:
                self.fail(result.index, result.seed, 0, result.error)
            return
        if result.winner == -2:
            self.matches_stopped += 1
            return
        self.match_reasons[result.rule] += 1
        self.lengths[len(result.duels)] += 1
        if result.winner >= 0:
            self.match_wins[result.winner] += 1
        else:
            self.match_draws += 1

    def report(self) -> dict[str, Any]:
        """Everything, as it goes into ``--json``: the Matches, then the Duels in them."""
        per = max(self.matches, 1)
        found = super().report()
        for seat, one in enumerate(found["players"]):
            one |= {"match_wins": self.match_wins[seat], "exchanges": self.exchanges[seat]}
        return {
            "matches": self.matches,
            "match_draws": self.match_draws,
            "matches_stopped": self.matches_stopped,
            "match_reasons": dict(sorted(self.match_reasons.items())),
            "lengths": {str(length): count for length, count in sorted(self.lengths.items())},
            "duels_per_match": round(self.duels / per, 2),
            "siding": self.setup.siding,
            "matches_per_s": round(self.matches / max(self.seconds, 1e-9), 1),
            **found,
        }
