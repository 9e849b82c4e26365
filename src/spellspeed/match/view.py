"""What the players of a Match may know of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..decks import Deck

__all__ = ["MatchView", "News", "Stage"]

Stage = Literal["siding", "choice", "duel", "over"]
"""What is to be done: exchange cards, choose who starts, play the Duel, nothing."""


class News(msgspec.Struct, frozen=True):
    """Something that both players see."""

    sentence: str
    rule: str


class MatchView(msgspec.Struct, frozen=True):
    """What one player may know of the Match besides the Duel. Of the other deck he knows the counts alone."""

    stage: Stage
    number: int
    """Of the present or the next Duel, from 1."""
    wins: tuple[int, int]
    draws: int
    chooser: int
    """The seat that is to choose who starts; -1 when none is."""
    ready: tuple[bool, bool]
    """Which seats are done with exchanging cards."""
    deck: Deck
    """His own deck as it is now."""
    deck_counts: tuple[int, int]
    side_counts: tuple[int, int]
    seconds_left: int
    """Of the clock; -1 without one."""
    news: tuple[News, ...]
    """Everything so far."""
