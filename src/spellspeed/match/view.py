"""What the players of a Match may know of it."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from ..decks import Deck

__all__ = ["MatchView", "News", "Stage", "addressed"]

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
    """Everything so far, as it is said to him."""


_CLAUSE: Final = re.compile(r"(?<=[:;] )|(?<=\. )")
_PLAYER: Final = re.compile(r"Player ([12])('s)?")
_SAYS: Final = re.compile(r"(?<!who )\b(win|decide|choose|count|start)s\b")


def addressed(sentence: str, seat: int) -> str:
    """What is said of both players, as it is said to one of them.

    >>> addressed("Player 1 lost the last Duel and decides who starts.", 0)
    'You lost the last Duel and decide who starts.'
    >>> addressed("Player 2 wins: Player 1's Life Points are at 0.", 0)
    'The opponent wins: your Life Points are at 0.'
    """
    said = ""
    for clause in _CLAUSE.split(sentence):
        begins = not said or said.endswith(". ")

        def name(found: re.Match[str], begins: bool = begins) -> str:
            mine, whose = int(found[1]) - 1 == seat, found[2] or ""
            word = ("your" if whose else "you") if mine else f"the opponent{whose}"
            return word.capitalize() if begins and found.start() == 0 else word

        you = clause.startswith(f"Player {seat + 1} ")
        said += _PLAYER.sub(name, _SAYS.sub(r"\1", clause) if you else clause)
    return said
