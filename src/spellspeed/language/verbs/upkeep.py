"""Upkeeps that are not paid with Life Points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.counters import take_counters
from spellspeed.duel.legality import tribute_forbidden
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import destroy, move
from spellspeed.duel.records import Ctx, Option

from ..prose import PLAIN, Speech
from ..sel import Sel
from ..which import THIS
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class AskPrice(Step):
    """With which card it is paid, or none."""

    def __init__(self, verb: OrLose) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        options = [Option(c.V_PICK, uid) for uid in self.verb.payable(duel, ctx)]
        if options:
            options.append(Option(c.V_NO))
            prompt = f"{self.verb.offer} to keep {duel.cards[ctx.card].name}?"
            duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb == c.V_PICK:
            duel.bind("price", (duel.cards[pick.card].ref,))


class OrLose(Verb):
    """An upkeep: a card pays for this one, or this card is destroyed (J-EFF-07)."""

    offer: str
    """What is done with it, as its player is asked."""

    def __init__(self) -> None:
        super().__init__(THIS)
        self.step = AskPrice(self)

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def payable(self, duel: State, ctx: Ctx) -> list[int]:
        """uids of the cards with which it may be paid."""
        raise NotImplementedError

    def pay(self, duel: State, ctx: Ctx, uid: int) -> bool:
        """Pays with this card; False when it has nothing any more."""
        raise NotImplementedError

    def run(self, duel: State, ctx: Ctx) -> None:
        uids = [ref[0] for ref in ctx.refs("price") if duel.live(ref)]
        if not uids or not self.pay(duel, ctx, uids[0]):
            destroy(duel, self.uids(duel, ctx), c.BY_EFFECT, source=ctx.source, by=ctx.player)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("pay", None, c.MAY), Deed("destroy", self.which, c.MAY))


class TributeOrLose(OrLose):
    """An upkeep: Tribute a monster that fits, or this card is destroyed (J-EFF-07)."""

    offer = "Tribute a monster"

    def __init__(self, sel: Sel) -> None:
        super().__init__()
        self.sel = sel

    def payable(self, duel: State, ctx: Ctx) -> list[int]:
        found = self.sel.find(duel, ctx.player, ctx.card)
        return [card.uid for card in found if not tribute_forbidden(duel, card, for_summon=False)]

    def pay(self, duel: State, ctx: Ctx, uid: int) -> bool:
        move(duel, [uid], c.GRAVEYARD, c.AS_COST | c.AS_TRIBUTE, source=ctx.source, by=ctx.player)
        return True

    def text(self, speech: Speech = PLAIN) -> str:
        return f"Tribute {self.sel.words().counted(1)}, or this card is destroyed"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


class CounterOrLose(OrLose):
    """An upkeep: remove a Spell Counter on your side of the field, or this card is destroyed (J-EFF-07)."""

    offer = "Remove a Spell Counter"

    def payable(self, duel: State, ctx: Ctx) -> list[int]:
        cards = (*duel.monsters(ctx.player), *duel.magic_traps(ctx.player))
        return [card.uid for card in cards if card.note(c.SPELL_COUNTER)]

    def pay(self, duel: State, ctx: Ctx, uid: int) -> bool:
        return take_counters(duel, uid, 1) > 0

    def text(self, speech: Speech = PLAIN) -> str:
        return "remove 1 Spell Counter on your side of the field, or this card is destroyed"


class DiscardOrLose(OrLose):
    """An upkeep: discard a card, or this card is destroyed (J-EFF-07)."""

    offer = "Discard a card"

    def payable(self, duel: State, ctx: Ctx) -> list[int]:
        return list(duel.pile(ctx.player, c.HAND))

    def pay(self, duel: State, ctx: Ctx, uid: int) -> bool:
        move(duel, [uid], c.GRAVEYARD, c.AS_COST | c.AS_DISCARD, source=ctx.source, by=ctx.player)
        return True

    def text(self, speech: Speech = PLAIN) -> str:
        return "discard 1 card, or this card is destroyed"
