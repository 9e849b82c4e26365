"""Placing cards face-up in Magic & Trap Zones without activating them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chain import ask_zone
from spellspeed.duel.continuous import enter_force
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import free_slot, place, shuffle
from spellspeed.duel.records import Ctx, Option, Was
from spellspeed.duel.values import has_name

from ..picking import Pick
from ..prose import PLAIN, Speech, joined, name_quoted
from ..selections import IN_DECK, IN_HAND, YOURS
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class PickNext(Pick):
    """A card with the first of these names that is not face-up on your side yet, from your hand or Deck."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__((IN_HAND | IN_DECK) & YOURS, needed=False)
        self.names = names

    def next_name(self, duel: State, player: int) -> str:
        for name in self.names:
            if not any([card.up and has_name(card, name) for card in duel.magic_traps(player)]):
                return name
        return ""

    def candidates(self, duel: State, ctx: Ctx) -> list[Card]:
        name = self.next_name(duel, ctx.player)
        if not name or free_slot(duel, ctx.player, c.MAGIC_TRAP_ZONE) == c.EMPTY:
            return []
        return [card for card in super().candidates(duel, ctx) if has_name(card, name)]

    def _said(self, out: bool, *, asked: bool = False) -> str:
        place = "from your hand or Deck" if out else "in your hand or Deck"
        names = joined([name_quoted(name) for name in self.names])
        return f"the next one of {names} {place}"


class PickPlace(Step):
    """Which zone it takes (switch `zones`)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.rules.zones == "ask" and ctx.refs("picked"):
            ask_zone(duel, ctx, self, ctx.player, c.MAGIC_TRAP_ZONE, ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("zone", pick.number)


class PlaceNext(Verb):
    """Place the next of these cards face-up in your Magic & Trap Zone: that is no activation.

    The Deck is shuffled if the card came from there, or shown if there was none (J-PUB-03).
    """

    def __init__(self, *cards: str) -> None:
        self.next = PickNext(cards)
        super().__init__(self.next)

    def asks(self) -> tuple[Step, ...]:
        return (*super().asks(), PickPlace())

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.cards(duel, ctx)
        if not cards:
            if self.next.next_name(duel, ctx.player) and duel.pile(ctx.player, c.DECK):
                deck = tuple([duel.cards[uid].ref for uid in sorted(duel.pile(ctx.player, c.DECK))])
                duel.tell(c.REVEALED, ctx.player, deck, by=ctx.player, text="verify")
                shuffle(duel, ctx.player)
            return
        slot = ctx.number("zone") - 1
        if slot < 0:
            slot = free_slot(duel, ctx.player, c.MAGIC_TRAP_ZONE)
        old = cards[0]
        card = place(
            duel,
            old.uid,
            ctx.player,
            c.MAGIC_TRAP_ZONE,
            slot,
            up=True,
            attacking=False,
            arrived=c.PLACED,
        )
        enter_force(duel, card)
        duel.happen(
            c.MOVED,
            ctx.player,
            (card.ref,),
            (Was(old, 0, 0, 0),),
            amount=c.MAGIC_TRAP_ZONE,
            cause=c.AS_MOVE,
            source=ctx.source,
            by=ctx.player,
        )
        if old.zone == c.DECK:
            shuffle(duel, ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"place {self.moved(speech)} face-up in your Magic & Trap Zone, without activating it"

    def names(self) -> tuple[str, ...]:
        return self.next.names

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("place", None),)
