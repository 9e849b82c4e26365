"""Equipping other monsters to this card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chain import ask_zone
from spellspeed.duel.equips import held_by
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import add_claim
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.serving import serve
from spellspeed.duel.settle import settle

from ..prose import PLAIN, Speech
from ..which import TARGET, Which
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class HoldAll(Verb):
    """Monsters become Equips on this card, as many as find a Magic & Trap Zone beside it."""

    def run(self, duel: State, ctx: Ctx) -> None:
        done = 0
        for card in self.cards(duel, ctx):
            if duel.same(ctx.source) and serve(duel, card.uid, ctx.source, held=True):
                done += 1
        duel.bind("did", done)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"equip {self.what(speech)} to this card, as far as there are zones"

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("equip", self.which),)


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


class Possess(Verb):
    """Equip this card, from the Graveyard, to a monster, and control it while it is equipped to it."""

    def __init__(self, which: Which = TARGET) -> None:
        super().__init__(which)
        self.zone = PickOwnZone(self)

    def asks(self) -> tuple[Step, ...]:
        return (*super().asks(), self.zone)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        name = duel.cards[ctx.card].name
        if not duel.live(ctx.source):
            return BLOCKED if not duel.explaining else Reason("J-EFF-12", f"{name} is there no more.")
        for zone, rule in ((c.MAGIC_TRAP_ZONE, "J-EQUIP-04"), (c.MONSTER_ZONE, "J-CTRL-01")):
            if duel.free_slots(ctx.player, zone) == 0:
                if not duel.explaining:
                    return BLOCKED
                return Reason(rule, f"{name}: all 5 of your {c.ZONE_NAMES[zone]}s are taken.")
        return super().obstacle(duel, ctx)

    def run(self, duel: State, ctx: Ctx) -> None:
        if not duel.live(ctx.source):
            return
        for card in self.cards(duel, ctx)[:1]:
            slot = ctx.number("zone") - 1
            if serve(duel, ctx.card, card.ref, held=False, slot=slot, seat=ctx.player):
                add_claim(duel, card.uid, ctx.player, c.WHILE_SOURCE, duel.cards[ctx.card].ref)
                settle(duel)

    def text(self, speech: Speech = PLAIN) -> str:
        what = self.what(speech)
        return f"equip this card to {what}; you control {what} while this card is equipped to it"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("equip", self.which), Deed("take control", self.which))


class PickOwnZone(Step):
    """Which of your own Magic & Trap Zones the card takes (switch `zones`)."""

    def __init__(self, verb: Possess) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.rules.zones == "ask" and self.verb.cards(duel, ctx) and duel.live(ctx.source):
            if duel.free_slots(ctx.player, c.MAGIC_TRAP_ZONE) > 0:
                ask_zone(duel, ctx, self, ctx.player, c.MAGIC_TRAP_ZONE, ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("zone", pick.number)
