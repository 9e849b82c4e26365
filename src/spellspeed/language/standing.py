"""Selections by what has befallen a card where it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.attacked import LAST_ATTACKER
from spellspeed.duel.counters import room_for
from spellspeed.duel.legality import may_be_singled_out
from spellspeed.duel.values import monster_type

from .events import ways_text, with_tribute
from .identity import DECLARED
from .prose import Phrase
from .sel import NO, PERHAPS, Case, Sel, readable

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Was
    from spellspeed.duel.state import State

__all__ = [
    "AFTER_ANOTHER",
    "ATTACKED_NOW",
    "ATTACKING_NOW",
    "BATTLING_NOW",
    "CAN_BE_ATTACKED",
    "FREE_TO_ATTACK",
    "HOLDS_COUNTERS",
    "LINKED_CARD",
    "LINKED_MONSTER",
    "OF_DECLARED_TYPE",
    "WITH_SUMMONER",
    "came_by",
]


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


class CanBeAttacked(Sel):
    """A monster that the one that attacks now could attack, if it were the only one it may attack."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        attack = duel.attack
        return attack is not None and may_be_singled_out(duel, duel.cards[attack.attacker[0]], card)

    def say(self, words: Phrase) -> None:
        words.say_suffix("that can be attacked")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE else NO


class Linked(Sel):
    """The monster this card is linked with (`LinkTo`)."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        host = duel.cards[this].host
        return host[0] == card.uid and host[1] == card.visit

    def say(self, words: Phrase) -> None:
        words.definite = "that monster"

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE else NO


class LinkedCard(Linked):
    """The card, of whatever kind, that this card is linked with."""

    def say(self, words: Phrase) -> None:
        words.definite = "that card"

    def could(self, case: Case) -> int:
        return PERHAPS


class InBattle(Sel):
    """A monster that battles now: the attacking one, or the one it attacks."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        attack = duel.attack
        if attack is None:
            return False
        return any([ref[0] == card.uid and ref[1] == card.visit for ref in (attack.attacker, attack.target)])

    def say(self, words: Phrase) -> None:
        words.say_suffix("that battles now")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE else NO


class AfterAnother(Sel):
    """A monster while another one was the last to attack in this Battle Phase (The Dark Door)."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        last = duel.note(LAST_ATTACKER)
        return last > 0 and last != card.uid + 1

    def say(self, words: Phrase) -> None:
        words.definite = "all monsters but the first to attack in each Battle Phase"

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE else NO


class FreeToAttack(Sel):
    """Nothing forbids it to attack this turn, and the opponent has a monster that can be attacked."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if duel.covering(c.S_CANNOT_ATTACK, card) is not None:
            return False
        rivals = duel.monsters(1 - card.side)
        return any([duel.covering(c.S_CANNOT_BE_ATTACKED, rival) is None for rival in rivals])

    def say(self, words: Phrase) -> None:
        words.say_suffix("that can attack a monster this turn")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE else NO


class CameBy(Sel):
    """A monster that was Summoned to the field in one of these ways; `this_turn`: in this turn."""

    def __init__(self, ways: int, this_turn: bool) -> None:
        super().__init__()
        self.ways = with_tribute(ways)
        self.this_turn = this_turn

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        there = card if was is None else was.card
        if self.this_turn and there.turn != duel.turn:
            return False
        return there.zone == c.MONSTER_ZONE and there.arrived & self.ways & c.ANY_SUMMON != 0

    def say(self, words: Phrase) -> None:
        if self.this_turn:
            words.say_suffix(f"{ways_text(self.ways)} this turn")
        else:
            words.say_adjective(ways_text(self.ways))

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE else NO


def came_by(ways: int = c.ANY_SUMMON, *, this_turn: bool = False) -> Sel:
    """Monsters that were Summoned to the field in one of these ways; `this_turn`: in this turn."""
    return CameBy(ways, this_turn)


class DeclaredType(Sel):
    """A monster of the Type that this card keeps (`KeepDeclared`)."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        kept = duel.cards[this].note(DECLARED)
        return kept > 0 and readable(card) and monster_type(duel, card) == kept

    def say(self, words: Phrase) -> None:
        words.say_suffix("of the declared Type")

    def could(self, case: Case) -> int:
        return NO if case.kind != c.MONSTER or not case.readable else case.face

    def faces(self) -> bool:
        return True


class HoldsCounters(Sel):
    """A face-up card on the field that has room for another Spell Counter."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return room_for(card, c.SPELL_COUNTER) > 0

    def say(self, words: Phrase) -> None:
        words.say_suffix("that you can put a Spell Counter on")

    def could(self, case: Case) -> int:
        return PERHAPS if case.up else NO


FREE_TO_ATTACK: Final = FreeToAttack()
HOLDS_COUNTERS: Final = HoldsCounters()
AFTER_ANOTHER: Final = AfterAnother()
OF_DECLARED_TYPE: Final = DeclaredType()
BATTLING_NOW: Final = InBattle()
ATTACKING_NOW: Final = InAttack(False)
ATTACKED_NOW: Final = InAttack(True)
CAN_BE_ATTACKED: Final = CanBeAttacked()
LINKED_CARD: Final = LinkedCard()
LINKED_MONSTER: Final = Linked()
