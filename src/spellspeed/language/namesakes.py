"""Face-up monsters of the same name, which a Continuous effect destroys (Kotodama)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.counters import set_note

from .statics import SpokenStatic

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Event, Force
    from spellspeed.duel.state import State

__all__ = ["NamesakesFall"]

CAME_UP: Final = "came up"
"""The note of a monster that has come face-up under such an effect: after how many others, the same for those
that came at once."""


def comers(duel: State, event: Event) -> list[Card]:
    """The monsters that this event may have brought face-up."""
    if event.kind not in (c.SUMMONED, c.FLIPPED, c.MOVED):
        return []
    cards = [duel.cards[ref[0]] for ref in event.cards]
    return [card for card in cards if card.up and card.zone == c.MONSTER_ZONE]


class NamesakesFall(SpokenStatic):
    """Of face-up monsters of the same name the one that came face-up last is destroyed.

    All are that came at once, or were all there when this card came or its effect began. What they would use
    as they come is not used. In the Damage Step this waits until the damage has been calculated (J-DMG-01).
    """

    def __init__(self) -> None:
        super().__init__(c.S_DESTROYED_IF | c.S_WATCH)
        self.silences = True

    def number(self, duel: State, force: Force) -> int:
        return c.BY_EFFECT | c.BY_RULE

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        rank = 0
        for card in comers(duel, event):
            if not card.note(CAME_UP):
                rank = rank or self.rank(duel)
                set_note(duel, card, CAME_UP, rank)
        return rank > 0

    def rank(self, duel: State) -> int:
        """That of those that came in this moment, or else the next."""
        for event in duel.last:
            for card in comers(duel, event):
                if card.note(CAME_UP):
                    return card.note(CAME_UP)
        return 1 + max([card.note(CAME_UP) for seat in (0, 1) for card in duel.monsters(seat)])

    def ends(self, duel: State, force: Force) -> None:
        if any([isinstance(other.static, NamesakesFall) for other in duel.forces]):
            return
        for seat in (0, 1):
            for card in duel.monsters(seat):
                if card.note(CAME_UP):
                    set_note(duel, card, CAME_UP, 0)

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        if not card.up or card.zone != c.MONSTER_ZONE:
            return False
        mine = card.note(CAME_UP)
        this = force.source[0]
        began = duel.cards[this].note(CAME_UP)
        for seat in (0, 1):
            for other in duel.monsters(seat):
                if other.uid == card.uid or not other.up or card.name != other.name:
                    continue
                theirs = other.note(CAME_UP)
                if mine >= theirs or (theirs <= began and this != card.uid and this != other.uid):
                    return True
        return False

    def said_of(self, what: str, many: bool) -> str:
        return (
            "when a monster is Summoned or turned face-up while another one of its name is face-up on the "
            "field, destroy it; its effects are not used then. Destroy all of one name that come at the same "
            "time, or that were there before this effect"
        )
