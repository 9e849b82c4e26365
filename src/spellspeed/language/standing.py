"""Selections by what has befallen a card where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c

from .prose import Phrase
from .sel import NO, PERHAPS, Case, Sel

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Was
    from spellspeed.duel.state import State

__all__ = ["ATTACKED_NOW", "ATTACKING_NOW", "LINKED_MONSTER", "WITH_SUMMONER"]


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


class WithSummoner(Sel):
    """On the side of the player who Summoned this card."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.side == duel.cards[this].by

    def say(self, words: Phrase) -> None:
        words.say_suffix("that the player who Summoned this card controls")

    def could(self, case: Case) -> int:
        return PERHAPS


WITH_SUMMONER: Final = WithSummoner()
SET_FOR_A_TURN: Final = SetForATurn()


class InAttack(Sel):
    """The monster that attacks now, or the one it attacks."""

    def __init__(self, target: bool) -> None:
        super().__init__()
        self.target = target

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        attack = duel.attack
        if attack is None:
            return False
        ref = attack.target if self.target else attack.attacker
        return ref[0] == card.uid and ref[1] == card.visit

    def say(self, words: Phrase) -> None:
        words.definite = "the attacked monster" if self.target else "the attacking monster"

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE else NO


class Linked(Sel):
    """The monster this card is linked with (`LinkTo`)."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return duel.cards[this].host == card.ref

    def say(self, words: Phrase) -> None:
        words.definite = "that monster"

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE else NO


ATTACKING_NOW: Final = InAttack(False)
ATTACKED_NOW: Final = InAttack(True)
LINKED_MONSTER: Final = Linked()
