"""A card that was taken back and cannot be activated yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Static
from spellspeed.duel.records import Ctx

from ..prose import PLAIN, Speech
from ..statics import SpokenStatic
from ..which import Which
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Force
    from spellspeed.duel.state import State


class NotYet(SpokenStatic):
    """A card cannot be activated, neither where it is nor where it goes next: see `Withhold`."""

    def __init__(self) -> None:
        super().__init__(c.S_CANNOT_ACTIVATE)

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        for ref in force.targets:
            if card.uid == ref[0] and card.visit == ref[1]:
                return True
        return False

    def said_of(self, what: str, many: bool) -> str:
        return f"{what} cannot be activated"


class Withhold(Verb):
    """Cards in the hand cannot be activated this turn, there or where they are Set (Fairy of the Spring).

    One that goes elsewhere and comes back can.
    """

    def __init__(self, which: Which) -> None:
        super().__init__(which)
        self.ban = NotYet()

    def statics(self) -> tuple[Static, ...]:
        return (self.ban,)

    def run(self, duel: State, ctx: Ctx) -> None:
        for card in self.cards(duel, ctx):
            later = (card.uid, card.visit + 1, card.face)
            duel.add_force(self.ban, ctx.source, ctx.player, c.END_OF_TURN, (card.ref, later))

    def text(self, speech: Speech = PLAIN) -> str:
        return f"{self.what(speech)} cannot be activated this turn"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", self.which, c.LATER),)
