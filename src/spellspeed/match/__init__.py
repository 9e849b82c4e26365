"""Matches: best of three Duels, who starts, and what is exchanged with the Side Deck. See docs/match.md."""

from .match import Match, NotNow
from .plan import Exchange, side_plan
from .results import DuelResult, MatchOutcome, verdict
from .siding import UnfairSwap, swapped
from .story import story
from .view import MatchView, News, Stage, addressed

__all__ = [
    "DuelResult",
    "Exchange",
    "Match",
    "MatchOutcome",
    "MatchView",
    "News",
    "NotNow",
    "Stage",
    "UnfairSwap",
    "addressed",
    "side_plan",
    "story",
    "swapped",
    "verdict",
]
