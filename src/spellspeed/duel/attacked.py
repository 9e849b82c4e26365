"""What a monster has attacked this turn, for those that may attack more than once, and who attacked last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c

if TYPE_CHECKING:
    from .records import Card, Ref
    from .state import State

ASK_FOR_ATTACKS: Final = c.S_ATTACKS | c.S_CANNOT_ATTACK
"""While nothing of these kinds is in force nobody asks."""
LAST_ATTACKER: Final = "last attacker"
"""The mark of the duel: the uid, and 1, of the monster whose attack was the last of this Battle Phase."""
ATTACKED: Final = "has attacked "
"""How the notes of a monster begin that tell what it has attacked."""
_TURN: Final = "has attacked in turn"


def note_attack(duel: State, uid: int, target: Ref) -> None:
    """Notes on the attacker what it has attacked, as its attack counts as made."""
    duel.mark(LAST_ATTACKER, uid + 1)
    note_target(duel, uid, target)


def note_target(duel: State, uid: int, target: Ref) -> None:
    """Notes on the attacker what it has attacked this turn."""
    new = duel.cards[uid].twin()
    notes = list(new.notes)
    if new.note(_TURN) != duel.turn:
        notes = [note for note in notes if not note[0].startswith(ATTACKED)]
        notes = [*[note for note in notes if note[0] != _TURN], (_TURN, duel.turn)]
    new.notes = (*notes, (f"{ATTACKED}{target[0]}", target[1] + 1))
    duel.put(new)


def forget_attacks(duel: State, card: Card) -> None:
    """In another Battle Phase of the turn it may attack as if it had not attacked before."""
    if card.declared == duel.turn and card.attacks:
        new = card.twin()
        new.attacks = 0
        new.notes = tuple([note for note in card.notes if not note[0].startswith(ATTACKED)])
        duel.put(new)


def has_attacked(duel: State, attacker: Card, target: Card | None) -> bool:
    """Has it attacked this monster this turn, or attacked directly?"""
    if attacker.note(_TURN) != duel.turn:
        return False
    if target is None:
        return attacker.note(f"{ATTACKED}-1") > 0
    wanted = (f"{ATTACKED}{target.uid}", target.visit + 1)
    return wanted in attacker.notes
