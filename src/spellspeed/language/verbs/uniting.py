"""Unions: a monster becomes an Equip, and a monster again (J-EFF-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chain import ask_zone
from spellspeed.duel.equips import equips_on
from spellspeed.duel.machine import Step
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.summon import special_summon
from spellspeed.duel.uniting import CHANGED, may_unite, note_change, unite

from ..picking import Pick
from ..prose import PLAIN, Speech
from ..selections import FACE_UP, MONSTER, UNION_MONSTER, YOURS
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

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        # That of a target goes to the side of the Union; the target has been chosen so that there is room.
        return None if isinstance(self.which, UnionOn) else super().obstacle(duel, ctx)

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.able(duel, ctx)
        before = cards[0].note(CHANGED) if cards else 0
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
        if refs:
            note_change(duel, refs[0][0], duel.turn if self.which is THIS else before)
        duel.bind("did", len(refs))
        duel.bind("summoned", tuple(refs))

    def wants(self) -> int:
        return 0


class PickUnion(Pick):
    """A Union of yours that may be equipped to another monster now."""

    def __init__(self) -> None:
        super().__init__(MONSTER & FACE_UP & YOURS & UNION_MONSTER, name="union")

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        hosts = duel.monsters(ctx.player)
        return [
            card
            for card in super().candidates(duel, ctx)
            if any([may_unite(duel, card, host) and host.side == card.side for host in hosts])
        ]


class PickHost(Pick):
    """A monster of yours that the chosen Union may be equipped to."""

    def __init__(self) -> None:
        super().__init__(MONSTER & FACE_UP & YOURS, name="host", needed=False)

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        unions = [duel.cards[ref[0]] for ref in ctx.refs("union") if duel.live(ref)]
        return [card for card in super().candidates(duel, ctx) if unions and may_unite(duel, unions[0], card)]

    def text(self, speech: Speech = PLAIN) -> str:
        return "a fitting monster you control"


def unite_any() -> Unite:
    """Equip a Union monster of yours to one of the monsters it may be equipped to (Formation Union)."""
    return Unite(PickHost(), union=PickUnion())


class UnionOn(Which):
    """The Union that is equipped to a monster."""

    def __init__(self, of: Which) -> None:
        self.of = of

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        found: list[Card] = []
        for host in self.of.cards(duel, ctx):
            found.extend([card for card in equips_on(duel, host) if card.script.union is not None])
        return found[:1]

    def text(self, speech: Speech = PLAIN) -> str:
        return f"the Union equipped to {self.of.text(speech)}"

    def reads(self) -> tuple[str, ...]:
        return self.of.reads()


def union_on(which: Which) -> Which:
    """The Union that is equipped to a monster."""
    return UnionOn(which)


class AttackAgain(Verb):
    """Monsters that have attacked may attack once more this turn."""

    def run(self, duel: State, ctx: Ctx) -> None:
        for card in self.cards(duel, ctx):
            if card.attacks > 0 and card.declared == duel.turn:
                new = card.twin()
                new.attacks -= 1
                duel.put(new)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"{self.what(speech)} may attack again this turn"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", self.which),)
