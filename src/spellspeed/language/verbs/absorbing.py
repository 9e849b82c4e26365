"""Equipping other monsters to this card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chain import ask_zone
from spellspeed.duel.equips import held_by
from spellspeed.duel.machine import Step
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.serving import serve

from ..prose import PLAIN, Speech
from ..which import TARGET, Which
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class PickServingZone(Step):
    """Which Magic & Trap Zone the monster takes (switch `zones`)."""

    def __init__(self, verb: Absorb) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = duel.cards[ctx.card].side
        if duel.rules.zones == "ask" and self.verb.ready(duel, ctx) and self.verb.cards(duel, ctx):
            if duel.free_slots(seat, c.MAGIC_TRAP_ZONE) > 0:
                ask_zone(duel, ctx, self, seat, c.MAGIC_TRAP_ZONE, ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("zone", pick.number)


class Absorb(Verb):
    """Equip a monster to this card, in a Magic & Trap Zone beside it; no more than one at a time."""

    def __init__(self, which: Which = TARGET) -> None:
        super().__init__(which)
        self.zone = PickServingZone(self)

    def asks(self) -> tuple[Step, ...]:
        return (*super().asks(), self.zone)

    def ready(self, duel: State, ctx: Ctx) -> bool:
        """Is this card still there, face-up, with no monster equipped to it by its effect?"""
        this = duel.cards[ctx.card]
        return duel.same(ctx.source) and this.up and held_by(duel, this) is None

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
        if self.ready(duel, ctx):
            for card in self.cards(duel, ctx)[:1]:
                serve(duel, card.uid, duel.cards[ctx.card].ref, held=True, slot=ctx.number("zone") - 1)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"equip {self.what(speech)} to this card, only 1 monster at a time"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("equip", self.which),)
