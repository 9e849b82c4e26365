"""Equipping other monsters to this card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.equips import held_by
from spellspeed.duel.records import BLOCKED, Ctx, Reason
from spellspeed.duel.serving import serve

from ..prose import PLAIN, Speech
from ..which import TARGET, Which
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class Absorb(Verb):
    """Equip a monster to this card, in a Magic & Trap Zone beside it; no more than one at a time."""

    def __init__(self, which: Which = TARGET) -> None:
        super().__init__(which)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        this = duel.cards[ctx.card]
        if held_by(duel, this) is not None:
            if not duel.explaining:
                return BLOCKED
            return Reason("R-GEN-01", f"{this.name}: a monster is equipped to it already.")
        if duel.free_slots(this.side, c.MAGIC_TRAP_ZONE) == 0:
            if not duel.explaining:
                return BLOCKED
            return Reason("J-EQUIP-04", f"{this.name}: all 5 of your Magic & Trap Zones are taken.")
        return super().obstacle(duel, ctx)

    def run(self, duel: State, ctx: Ctx) -> None:
        this = duel.cards[ctx.card]
        if not duel.same(ctx.source) or not this.up or held_by(duel, this) is not None:
            return
        for card in self.cards(duel, ctx)[:1]:
            serve(duel, card.uid, this.ref, held=True)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"equip {self.what(speech)} to this card, only 1 monster at a time"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("equip", self.which),)
