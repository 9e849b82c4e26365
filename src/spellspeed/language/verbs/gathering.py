"""Moving Equips from monster to monster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chain import reattach
from spellspeed.duel.equips import equips_on, held_by, may_hold
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import destroy
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.uniting import has_union

from ..picking import Pick
from ..prose import PLAIN, Speech
from ..selections import FACE_UP, MONSTER
from ..which import TARGET, Which
from .base import Deed, Verb
from .taking import Equip

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


def worn(duel: State) -> list[Card]:
    """All Equips on monsters, the turn player's monsters first."""
    found: list[Card] = []
    for seat in (duel.turn_player, 1 - duel.turn_player):
        for host in duel.monsters(seat):
            found.extend(equips_on(duel, host))
    return found


def unions_for(duel: State, host: Card) -> list[Card]:
    """The Unions on other monsters that may be equipped to this one; none if it has one."""
    if has_union(duel, host):
        return []
    return [
        card
        for card in worn(duel)
        if card.host != host.ref
        and card.arrived == c.PLACED
        and card.script.union is not None
        and card.script.union.matches(duel, host, card.side, card.uid, None)
    ]


def stays_fitting(duel: State, card: Card, host: Card) -> bool:
    """Can this Equip be moved to that monster, or is it destroyed (Collected Power)?

    It must be one that it could have been activated on: more than a monster on which it may stay.
    """
    script = card.script
    if script.linked:
        return False
    if card.arrived == c.HELD:
        return may_hold(duel, host) and held_by(duel, host) is None
    if script.facts.kind == c.MONSTER and script.equips is None:
        return False
    if script.equips is None:
        return True
    effect = script.activation
    if effect is not None and effect.targets:
        if not effect.targets[0].fits(duel, Ctx(card.side, card.uid, card.ref, effect), host.uid):
            return False
    return script.equips.matches(duel, host, card.side, card.uid, None)


def move_equip(duel: State, card: Card, host: Card) -> None:
    """Equips it to another monster; what ties it to its monster, such as control, begins anew."""
    reattach(duel, card.uid, host.ref)
    effect = card.script.activation
    if effect is None:
        return
    ctx = Ctx(card.side, card.uid, duel.cards[card.uid].ref, effect, None, (host.ref,))
    for step in effect.steps:
        if step.ties() and not isinstance(step, Equip):
            step.run(duel, ctx)


class PickUnion(Step):
    """Of several Unions that fit one is chosen; a monster has no more than one."""

    def __init__(self, verb: GatherEquips) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        hosts = self.verb.cards(duel, ctx)
        found = unions_for(duel, hosts[0]) if hosts else []
        if found:
            options = [Option(c.V_PICK, card.uid) for card in found]
            duel.ask(ctx.player, c.CHOOSE, "Choose the Union to equip", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("union", (duel.cards[pick.card].ref,))


class GatherEquips(Verb):
    """Equip all Equip Cards on the field to the target; what does not fit is destroyed. Binds `did`.

    They stay on the sides they are on. An Equip that has brought its monster is destroyed with it.
    """

    def __init__(self, which: Which = TARGET) -> None:
        super().__init__(which)
        self.union = PickUnion(self)

    def asks(self) -> tuple[Step, ...]:
        return (*super().asks(), self.union)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if worn(duel):
            return super().obstacle(duel, ctx)
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is no Equip Card on a monster.")

    def run(self, duel: State, ctx: Ctx) -> None:
        hosts = self.cards(duel, ctx)
        if not hosts or not hosts[0].up:
            duel.bind("did", 0)
            return
        host = hosts[0]
        lost = []
        count = 0
        for card in worn(duel):
            if card.host == host.ref:
                continue
            chosen = card.script.union is None or card.arrived == c.HELD or card.ref in ctx.refs("union")
            if chosen and stays_fitting(duel, card, host):
                move_equip(duel, card, host)
                count += 1
            else:
                lost.append(card.uid)
        destroy(duel, lost, c.BY_EFFECT, source=ctx.source, by=ctx.player)
        duel.bind("did", count + len(lost))

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            f"equip all Equip Cards on the field to {self.what(speech)}; those that do not fit are destroyed"
        )

    def binds(self) -> tuple[str, ...]:
        return ("did",)

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("equip", self.which), Deed("destroy", None, c.MAY))


class PickNewHost(Pick):
    """Another monster that the targeted Equip fits."""

    def __init__(self) -> None:
        super().__init__(MONSTER & FACE_UP, name="new host", needed=False)

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        cards = [duel.cards[ref[0]] for ref in ctx.targets if duel.live(ref)]
        return [
            host
            for host in super().candidates(duel, ctx)
            if cards and cards[0].host != host.ref and stays_fitting(duel, cards[0], host)
        ]

    def text(self, speech: Speech = PLAIN) -> str:
        return "another monster that it fits"


class MoveEquip(Verb):
    """Equip an Equip Card that is on a monster to another one (by default one that is picked)."""

    def __init__(self, which: Which = TARGET, *, to: Which | None = None) -> None:
        super().__init__(which)
        self.to = PickNewHost() if to is None else to

    def asks(self) -> tuple[Step, ...]:
        return (*super().asks(), *self.to.asks())

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.cards(duel, ctx)
        hosts = self.to.cards(duel, ctx)
        if cards and hosts and hosts[0].up and stays_fitting(duel, cards[0], hosts[0]):
            move_equip(duel, cards[0], hosts[0])

    def text(self, speech: Speech = PLAIN) -> str:
        return f"equip {self.what(speech)} to {self.to.text(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("equip", None),)
