"""Taking control, and equipping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chain import ask_zone, attach
from spellspeed.duel.immunity import unaffected
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import add_claim, destroy, free_slot, is_marked, place
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.serving import serve
from spellspeed.duel.settle import change_life, settle

from ..prose import PLAIN, Speech
from ..which import TARGET, THIS, Targets, Which
from .base import Deed, Verb
from .summoning import cost_makes_room

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class PickComing(Step):
    """With more monsters than free zones, the player chooses which come; the rest is destroyed."""

    def __init__(self, verb: TakeControl) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        room = duel.free_slots(ctx.player, c.MONSTER_ZONE)
        cards = [card for card in self.verb.cards(duel, ctx) if card.side != ctx.player]
        picked = ctx.refs("coming")
        if len(cards) <= room or len(picked) >= room:
            return
        options = [Option(c.V_PICK, card.uid) for card in cards if card.ref not in picked]
        prompt = f"Take control of which monster? ({len(picked) + 1} of {room})"
        duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card, picked=picked)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind("coming", (*ctx.refs("coming"), duel.cards[pick.card].ref))


class TakeControl(Verb):
    """Take control of monsters: until the End Phase, for good, or while this is equipped (DESIGN §7.8).

    Without a free Monster Zone it cannot be activated; one that fills up later destroys it (J-CTRL-01).
    """

    def __init__(self, which: Which, lasts: int = c.FOREVER) -> None:
        super().__init__(which)
        self.lasts = lasts
        self.coming = PickComing(self)

    def asks(self) -> tuple[Step, ...]:
        # Of targets there are no more than there are zones, but when there is no zone at all.
        return super().asks() if isinstance(self.which, Targets) else (*super().asks(), self.coming)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if duel.free_slots(ctx.player, c.MONSTER_ZONE) > 0 or cost_makes_room(duel, ctx, ctx.player):
            return super().obstacle(duel, ctx)
        if not duel.explaining:
            return BLOCKED
        return Reason("J-CTRL-01", f"{duel.cards[ctx.card].name}: all 5 of your Monster Zones are taken.")

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.cards(duel, ctx)
        first = [card for card in cards if card.ref in ctx.refs("coming")]
        for card in first:
            add_claim(duel, card.uid, ctx.player, self.lasts, ctx.source)
        if first:
            settle(duel)
        for card in cards:
            if card not in first:
                add_claim(duel, card.uid, ctx.player, self.lasts, ctx.source)
        settle(duel)
        duel.bind("coming", ())

    def ties(self) -> bool:
        return self.lasts == c.WHILE_SOURCE

    def text(self, speech: Speech = PLAIN) -> str:
        until = " until the End Phase" if self.lasts == c.END_OF_TURN else ""
        return f"take control of {self.what(speech)}{until}"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("take control", self.which),)


class PickOwn(Step):
    """One player chooses a monster that he controls: the turn player first, then the other."""

    def __init__(self, second: bool) -> None:
        self.second = second

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = 1 - duel.turn_player if self.second else duel.turn_player
        if not switchable(duel, 0) or not switchable(duel, 1):
            return
        options = [Option(c.V_PICK, card.uid) for card in switchable(duel, seat)]
        duel.ask(seat, c.CHOOSE, "Choose the monster to give away", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("switched", (*ctx.refs("switched"), duel.cards[pick.card].ref))


def switchable(duel: State, seat: int) -> list[Card]:
    """Monsters of this player whose control can be switched."""
    found = [card for card in duel.monsters(seat) if not is_marked(duel, card)]
    if duel.force_kinds & c.S_CONTROL:
        found = [card for card in found if not card.up or duel.covering(c.S_CONTROL, card) is None]
    return found


class SwitchControl(Verb):
    """Each player chooses a monster that he controls; they change sides for good. Binds `switched`."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = (PickOwn(False), PickOwn(True))

    def asks(self) -> tuple[Step, ...]:
        return self.steps

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if switchable(duel, 0) and switchable(duel, 1):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: each player needs a monster to give away.")

    def run(self, duel: State, ctx: Ctx) -> None:
        refs = ctx.refs("switched")
        if any([unaffected(duel, duel.cards[ref[0]], ctx.card) for ref in refs]):
            refs = ()
        duel.bind("did", len(refs) // 2)
        if len(refs) == 2:
            for ref in refs:
                add_claim(duel, ref[0], 1 - duel.cards[ref[0]].side, c.FOREVER, ctx.source)
            settle(duel)

    def text(self, speech: Speech = PLAIN) -> str:
        return "each player chooses 1 monster he controls; switch control of these monsters"

    def binds(self) -> tuple[str, ...]:
        return ("did", "switched")

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("take control", None),)


class Equip(Verb):
    """Equip this card to the target; with `card` another Equip Magic Card, to `which`.

    One that is not activated `comes` from wherever it is to a Magic & Trap Zone first. A monster that Magic
    Cards do not affect is equipped all the same.
    """

    def __init__(self, which: Which = TARGET, *, card: Which = THIS, comes: bool = False) -> None:
        super().__init__(which)
        self.card = card
        self.comes = comes or card is not THIS

    def asks(self) -> tuple[Step, ...]:
        asked = () if self.card is THIS else self.card.asks()
        return (*super().asks(), *asked, *((PickEquipZone(self),) if self.comes else ()))

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return [] if self.which is None else self.which.cards(duel, ctx)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.comes and duel.free_slots(ctx.player, c.MAGIC_TRAP_ZONE) == 0:
            if not duel.explaining:
                return BLOCKED
            name = duel.cards[ctx.card].name
            return Reason("R-ZONE-04", f"{name}: all 5 of your Magic & Trap Zones are taken.")
        if self.comes and self.card is THIS:
            # It is played as an Equip Magic Card, which an effect may forbid (Cold Wave).
            for force in duel.static_forces(c.S_CANNOT_ACTIVATE):
                if force.static.number(duel, force):
                    if not duel.explaining:
                        return BLOCKED
                    name = duel.cards[ctx.card].name
                    return Reason("R-GEN-01", f"{name}: no Magic Card can be played or Set now.")
        return super().obstacle(duel, ctx)

    def run(self, duel: State, ctx: Ctx) -> None:
        hosts = self.cards(duel, ctx)
        if not hosts or not hosts[0].up:
            return
        if not self.comes:
            attach(duel, ctx.card, hosts[0].ref)
            return
        for card in self.card.cards(duel, ctx)[:1]:
            slot = ctx.number("zone") - 1
            if slot == c.EMPTY:
                slot = free_slot(duel, ctx.player, c.MAGIC_TRAP_ZONE)
            if slot == c.EMPTY:
                return
            zone = c.MAGIC_TRAP_ZONE
            place(duel, card.uid, ctx.player, zone, slot, up=True, attacking=False, arrived=c.PLACED)
            attach(duel, card.uid, hosts[0].ref)

    def ties(self) -> bool:
        return True

    def text(self, speech: Speech = PLAIN) -> str:
        return f"equip {self.card.moved(speech)} to {self.what(speech)}"

    def reads(self) -> tuple[str, ...]:
        return self.card.reads()

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE if self.card is THIS else 0

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("equip", self.which),)


class PickEquipZone(Step):
    """Which Magic & Trap Zone the Equip takes (switch `zones`)."""

    def __init__(self, verb: Equip) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.rules.zones == "ask" and self.verb.cards(duel, ctx) and self.verb.card.cards(duel, ctx):
            if duel.free_slots(ctx.player, c.MAGIC_TRAP_ZONE) > 0:
                ask_zone(duel, ctx, self, ctx.player, c.MAGIC_TRAP_ZONE, ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("zone", pick.number)


class BecomeEquip(Verb):
    """This monster becomes an Equip Card on another one, on your own side (Kiseitai).

    Without a free Magic & Trap Zone nothing happens.
    """

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = [card for card in self.cards(duel, ctx) if card.up and card.zone == c.MONSTER_ZONE]
        duel.bind("did", 0)
        if cards and duel.same(ctx.source) and duel.cards[ctx.card].zone == c.MONSTER_ZONE:
            seat = duel.cards[ctx.card].side
            duel.bind("did", int(serve(duel, ctx.card, cards[0].ref, held=False, seat=seat)))

    def text(self, speech: Speech = PLAIN) -> str:
        return f"this card becomes an Equip Card on {self.what(speech)}"

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("equip", self.which),)


class LinkTo(Verb):
    """Link this card with another, so that its effects can speak of it (`LINKED_MONSTER`, `LINKED_CARD`)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.cards(duel, ctx)
        if cards and duel.same(ctx.source):
            new = duel.cards[ctx.card].twin()
            new.host = cards[0].ref
            duel.put(new)

    def text(self, speech: Speech = PLAIN) -> str:
        return ""

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", self.which, c.LATER),)


class AskUpkeep(Step):
    def __init__(self, verb: PayOrLose) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        can = duel.lp[ctx.player] > self.verb.amount
        if self.verb.must:
            duel.bind("pays", 1 if can else 0)
            return
        options = [Option(c.V_NO)]
        if can:
            options.insert(0, Option(c.V_YES))
        prompt = f"Pay {self.verb.amount} Life Points to keep it?"
        duel.ask(ctx.player, c.YES_NO, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("pays", 1 if pick.verb == c.V_YES else 0)


class PayOrLose(Verb):
    """An upkeep: pay, leaving at least 1 Life Point, or this card is destroyed (J-EFF-07).

    With `must` who can pay has no choice.
    """

    def __init__(self, amount: int, *, must: bool = False) -> None:
        super().__init__(THIS)
        self.amount = amount
        self.must = must
        self.step = AskUpkeep(self)

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def run(self, duel: State, ctx: Ctx) -> None:
        if ctx.number("pays"):
            change_life(duel, ctx.player, -self.amount)
            duel.happen(c.LIFE_PAID, ctx.player, (), amount=self.amount, source=ctx.source, by=ctx.player)
            if duel.force_kinds & c.S_SHARED_UPKEEP:
                self.share(duel, ctx)
        else:
            destroy(duel, self.uids(duel, ctx), c.BY_EFFECT, source=ctx.source, by=ctx.player)

    def share(self, duel: State, ctx: Ctx) -> None:
        """Others pay as much, if they can (Battle-Scarred)."""
        for force in duel.static_forces(c.S_SHARED_UPKEEP):
            other = 1 - force.player
            if force.static.covers(duel, force, duel.cards[ctx.card]) and duel.lp[other] >= self.amount:
                change_life(duel, other, -self.amount)
                duel.happen(c.LIFE_PAID, other, (), amount=self.amount, source=force.source, by=other)

    def text(self, speech: Speech = PLAIN) -> str:
        if self.must:
            return f"you must pay {self.amount} Life Points; if you cannot, this card is destroyed"
        return f"pay {self.amount} Life Points, or this card is destroyed"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("pay", None, c.MAY), Deed("destroy", self.which, c.MAY))
