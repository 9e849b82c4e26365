"""Using someone else's card: forcing its activation, or doing what it says as if it were yours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chain import establish
from spellspeed.duel.legality import ActivationNotForbidden
from spellspeed.duel.moving import destroy
from spellspeed.duel.performing import can_perform, perform, zones_needed
from spellspeed.duel.records import Ctx

from ..prose import PLAIN, Speech
from .base import Deed, Verb
from .cards import show

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class ForceActivation(Verb):
    """Show a Set card; a Trap is activated by force, and negated and destroyed if its timing is wrong.

    Its player makes its choices and pays its cost. Another card stays Set.
    """

    def run(self, duel: State, ctx: Ctx) -> None:
        for card in self.cards(duel, ctx):
            if card.up:
                continue
            show(duel, ctx.player, [card])
            if card.script.facts.kind == c.TRAP:
                self.force(duel, ctx, duel.cards[card.uid])

    def force(self, duel: State, ctx: Ctx, card: Card) -> None:
        effect = card.script.activation
        if effect is None:
            return
        if ActivationNotForbidden("").fails(duel, card.side, card, effect):
            # Jinzo: one that stays lies there face-up without a purpose, another is destroyed.
            turn_up_trap(duel, card)
            if card.script.stays:
                establish(duel, duel.cards[card.uid], True)
            else:
                self.refuse(duel, ctx, card)
        elif card.turn == duel.turn or not can_perform(duel, card.side, card, effect):
            turn_up_trap(duel, card)
            self.refuse(duel, ctx, card)
        else:
            perform(duel, card.side, card, effect, forced=True)

    def refuse(self, duel: State, ctx: Ctx, card: Card) -> None:
        """Its effect is negated, and it is destroyed."""
        new = duel.cards[card.uid].twin()
        new.arrived = c.NULLIFIED
        duel.put(new)
        duel.tell(c.NEGATED, card.side, (new.ref,), source=ctx.source, by=ctx.player)
        destroy(duel, [card.uid], c.BY_EFFECT, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        what = self.what(speech)
        return (
            f"show {what}; if it is a Trap Card, it is activated now, and its player makes its choices and "
            "pays its cost; if it could not be activated properly, negate its effect and destroy it"
        )

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("show", self.which), Deed("destroy", self.which, c.MAY))


def turn_up_trap(duel: State, card: Card) -> None:
    new = card.twin()
    new.up = True
    new.known = 3
    duel.put(new)


class UseAsOwn(Verb):
    """Do what a Magic Card says as if you had used it: choices, cost and all, in this effect's resolution.

    One that stays on the field is laid on your side; another stays where it is.
    """

    def run(self, duel: State, ctx: Ctx) -> None:
        for card in self.cards(duel, ctx):
            effect = card.script.activation
            room = duel.free_slots(ctx.player, c.MAGIC_TRAP_ZONE)
            if effect is not None and room >= zones_needed(card):
                if can_perform(duel, ctx.player, card, effect):
                    perform(duel, ctx.player, card, effect)
            return

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            f"do what {self.what(speech)} says as if you had activated it; if it would stay on the field, it "
            "is laid on your side"
        )

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("use", self.which, c.MAY),)
