"""Selections by what has befallen a card where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .prose import Phrase
from .sel import NO, PERHAPS, Case, Sel

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Was
    from spellspeed.duel.state import State

__all__: list[str] = []


class SetForATurn(Sel):
    """A face-down card that was Set before its player's latest turn began."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if card.up or not card.on_field:
            return False
        began = duel.turn if card.side == duel.turn_player else duel.turn - 1
        return card.turn < began

    def say(self, words: Phrase) -> None:
        words.say_suffix("Set before its player's latest turn began")

    def could(self, case: Case) -> int:
        return NO if case.up else PERHAPS


SET_FOR_A_TURN: Final = SetForATurn()
