"""Setting Magic and Trap Cards by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.legality import set_forbidden
from spellspeed.duel.records import Ctx
from spellspeed.duel.turn import SET_CARD

from ..picking import Pick
from ..prose import PLAIN, Speech
from ..sel import Sel
from ..selections import IN_HAND, MAGIC_OR_TRAP, YOURS
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class PickToSet(Pick):
    """Cards that find a zone: a Field Magic always does, others while one is free."""

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        room = duel.free_slots(ctx.player, c.MAGIC_TRAP_ZONE) > len(ctx.refs(self.name))
        return [
            card
            for card in super().candidates(duel, ctx)
            if card.uid != ctx.card
            and (room or card.script.facts.icon == c.FIELD)
            and set_forbidden(duel, card) is None
        ]


class SetCards(Verb):
    """Set Magic or Trap Cards from your hand, `least` to `most`. It is a play like any Set (R-GEN-05)."""

    def __init__(self, sel: Sel = MAGIC_OR_TRAP, least: int = 1, most: int = 0) -> None:
        super().__init__(PickToSet(sel & IN_HAND & YOURS, least, most, name="set"))

    def run(self, duel: State, ctx: Ctx) -> None:
        for card in reversed(self.cards(duel, ctx)):
            duel.call(SET_CARD, Ctx(ctx.player, card.uid, card.ref).bind("by effect", 1))

    def text(self, speech: Speech = PLAIN) -> str:
        return f"Set {self.moved(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("set", self.which),)
