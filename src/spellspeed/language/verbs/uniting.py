"""Unions: a monster becomes an Equip, and a monster again (J-EFF-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chain import ask_zone
from spellspeed.duel.machine import Step
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.summon import special_summon
from spellspeed.duel.uniting import may_unite, note_change, unite

from ..prose import PLAIN, Speech
from ..which import TARGET, THIS, Which
from .base import Deed, Verb
from .summoning import SpecialSummon

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class PickUnionZone(Step):
    """Which Magic & Trap Zone the Union takes (switch `zones`)."""

    def __init__(self, verb: Unite) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        pair = self.verb.pair(duel, ctx)
        if duel.rules.zones == "ask" and pair is not None:
            if duel.free_slots(pair[1].side, c.MAGIC_TRAP_ZONE) > 0:
                ask_zone(duel, ctx, self, pair[1].side, c.MAGIC_TRAP_ZONE, pair[0].uid)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("zone", pick.number)


class Unite(Verb):
    """Equip a Union monster (`union`, by default this card) to a monster that it may be equipped to.

    By its own effect it can be changed no more this turn.
    """

    def __init__(self, which: Which = TARGET, *, union: Which = THIS) -> None:
        super().__init__(which)
        self.union = union
        self.zone = PickUnionZone(self)

    def asks(self) -> tuple[Step, ...]:
        asked = () if self.union is THIS else self.union.asks()
        return (*asked, *super().asks(), self.zone)

    def pair(self, duel: State, ctx: Ctx) -> tuple[Card, Card] | None:
        """The Union, still a face-up monster, and its host."""
        unions = self.union.cards(duel, ctx)
        hosts = self.cards(duel, ctx)
        if not unions or not hosts or not unions[0].up or unions[0].zone != c.MONSTER_ZONE:
            return None
        return (unions[0], hosts[0]) if may_unite(duel, unions[0], hosts[0]) else None

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if duel.free_slots(ctx.player, c.MAGIC_TRAP_ZONE) == 0:
            if not duel.explaining:
                return BLOCKED
            name = duel.cards[ctx.card].name
            return Reason("J-EFF-16", f"{name}: all 5 of your Magic & Trap Zones are taken.")
        return super().obstacle(duel, ctx) or self.union.obstacle(duel, ctx)

    def run(self, duel: State, ctx: Ctx) -> None:
        pair = self.pair(duel, ctx)
        if pair is not None:
            slot = ctx.number("zone") - 1
            unite(duel, pair[0].uid, pair[1].ref, by_itself=self.union is THIS, slot=slot)
        duel.bind("did", 0 if pair is None else 1)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"equip {self.union.text(speech)} to {self.what(speech)} as a Union"

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("equip", self.which),)


class Separate(SpecialSummon):
    """Special Summon a Union that serves as an Equip. Binds `did` and `summoned`."""

    def __init__(self, which: Which = THIS, *, position: int = c.P_ATTACK) -> None:
        super().__init__(which, position=position)

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.able(duel, ctx)
        places = ctx.values.get("positions")
        positions = places if isinstance(places, tuple) and places else (self.position,)
        chosen = ctx.values.get("zones")
        slots = list(chosen) if isinstance(chosen, tuple) and chosen else None
        refs = special_summon(
            duel,
            [card.uid for card in cards[:1]],
            cards[0].side if cards else ctx.player,
            [positions[0] == c.P_ATTACK],
            source=ctx.source,
            by=ctx.player,
            slots=slots,
        )
        if refs and self.which is THIS:
            note_change(duel, refs[0][0])
        duel.bind("did", len(refs))
        duel.bind("summoned", tuple(refs))

    def wants(self) -> int:
        return c.IN_MAGIC_TRAP_ZONE
