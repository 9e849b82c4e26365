"""Another card's effect carried out as part of one that resolves: no Chain Link of its own, and no answer.

The program of a card's activation that is performed asks for its choices, pays its cost and does what the
effect says; Continuous, Equip and Field cards, and others that stay, lie on the field from then on
(DESIGN §7.12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .chain import ask_zone, clear_field_zone, establish, negated_now
from .declaring import tell_choices
from .legality import ActivationNotForbidden, obstacles
from .machine import Step
from .moving import free_slot, move, place
from .records import Ctx, Option, Reason

if TYPE_CHECKING:
    from .effects import Effect
    from .records import Card
    from .state import State

FORBIDDEN: Final = ActivationNotForbidden("R-GEN-01")
NESTED: Final = "nested"
"""Bound while it is asked what another effect could perform: how deep the question is."""


def can_perform(duel: State, player: int, card: Card, effect: Effect, *, nested: int = 0) -> bool:
    """Could this player activate the card now, but for its place and the turn of its Chain?

    A card that answers something could not: it is performed in the middle of an effect.
    """
    if effect.when is not None or FORBIDDEN.fails(duel, player, card, effect):
        return False
    ctx = Ctx(player, card.uid, card.ref, effect).bind(NESTED, nested + 1)
    for need in effect.needs:
        if not need.holds(duel, ctx):
            return False
    found: list[Reason] = []
    obstacles(duel, ctx, effect, found)
    return not found


def zones_needed(card: Card) -> int:
    """How many Magic & Trap Zones a card from elsewhere takes up when it is performed."""
    if card.on_field or not card.script.stays or card.script.facts.icon == c.FIELD:
        return 0
    return 1


def perform(duel: State, player: int, card: Card, effect: Effect, *, forced: bool = False) -> None:
    """Carries out the activation of a card. `forced`: it is activated, though not by its player's will."""
    ctx = Ctx(player, card.uid, card.ref, effect)
    duel.call(effect.perform, ctx.bind("forced", 1) if forced else ctx)


class PickPerformZone(Step):
    """Which zone a card takes that stays on the field (switch `zones`)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.rules.zones == "ask" and zones_needed(duel.cards[ctx.card]):
            ask_zone(duel, ctx, self, ctx.player, c.MAGIC_TRAP_ZONE, ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("zone", pick.number)


class Produce(Step):
    """The card is turned up or, if it stays on the field, laid there; what was chosen is told."""

    def run(self, duel: State, ctx: Ctx) -> None:
        card = duel.cards[ctx.card]
        if card.on_field:
            new = card.twin()
            new.up = True
            new.known = 3
            duel.put(new)
        elif card.script.stays:
            self.lay(duel, ctx, card)
        card = duel.cards[ctx.card]
        duel.rebind(ctx.with_source(card.ref))
        effect = ctx.effect
        assert effect is not None
        if ctx.number("forced"):
            duel.tell(
                c.ACTIVATED, ctx.player, (card.ref,), source=card.ref, by=ctx.player, amount=effect.index
            )
        tell_choices(duel, ctx, card)

    def lay(self, duel: State, ctx: Ctx, card: Card) -> None:
        zone = c.MAGIC_TRAP_ZONE
        slot = ctx.number("zone") - 1
        if card.script.facts.icon == c.FIELD:
            clear_field_zone(duel, ctx.player)
            zone = c.FIELD_ZONE
        if slot < 0:
            slot = free_slot(duel, ctx.player, zone)
        if slot != c.EMPTY:
            place(duel, card.uid, ctx.player, zone, slot, up=True, attacking=False, arrived=c.UNPLACED)


class Establish(Step):
    """A card that stays is on the field from now on; what its activation binds to is sworn."""

    def run(self, duel: State, ctx: Ctx) -> None:
        card = duel.cards[ctx.card]
        effect = ctx.effect
        assert effect is not None
        if card.script.stays and card.on_field and duel.same(ctx.source):
            establish(duel, card, negated_now(duel, card))
        if effect.oath:
            duel.call(effect.swear, ctx)


class DoPerformed(Step):
    """What the effect does, unless the card is negated or had to be there and is not."""

    def run(self, duel: State, ctx: Ctx) -> None:
        card = duel.cards[ctx.card]
        effect = ctx.effect
        assert effect is not None
        if card.script.stays and not (card.on_field and duel.same(ctx.source)):
            return
        if negated_now(duel, card):
            duel.tell(c.NEGATED, ctx.player, (card.ref,), by=ctx.player)
            return
        duel.call(effect.resolve, ctx)


class EndPerformance(Step):
    """A card on the field that does not stay there has been used."""

    def run(self, duel: State, ctx: Ctx) -> None:
        card = duel.cards[ctx.card]
        if card.on_field and duel.live(ctx.source) and not card.script.stays:
            move(duel, [card.uid], c.GRAVEYARD, c.AS_USED, by=ctx.player)
