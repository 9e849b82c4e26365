"""The time of the Match is up (J-MATCH-05): the higher Life Points win, or a coin where they are equal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .chance import below

if TYPE_CHECKING:
    from .state import State

LAST_TURN: Final = f"{c.FOR_GOOD} last turn"


def call_time(duel: State, last_turn: int) -> None:
    """Time is called: the Duel ends with this turn, or at once where none is given (0)."""
    if last_turn:
        duel.mark(LAST_TURN, last_turn)
    else:
        decide(duel)
        duel.stop()


def turn_over(duel: State) -> None:
    """A turn is over. Was it the last one?"""
    last_turn = duel.note(LAST_TURN)
    if last_turn and duel.turn >= last_turn:
        decide(duel)


def decide(duel: State) -> None:
    """Ends the Duel by the Life Points."""
    one, two = duel.lp
    if one != two:
        reason = f"the time was up, with {max(one, two)} Life Points to {min(one, two)}"
        duel.end(0 if one > two else 1, reason, "J-MATCH-05")
    else:
        reason = f"the time was up, both had {one} Life Points, and the coin decided"
        duel.end(below(duel, 2), reason, "J-MATCH-05")
