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


class AskTribute(Step):
    """Which monster is Tributed, or none."""

    def __init__(self, verb: TributeOrLose) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        options = [
            Option(c.V_PICK, card.uid)
            for card in self.verb.sel.find(duel, ctx.player, ctx.card)
            if not tribute_forbidden(duel, card, for_summon=False)
        ]
        if options:
            options.append(Option(c.V_NO))
            prompt = f"Tribute a monster to keep {duel.cards[ctx.card].name}?"
            duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb == c.V_PICK:
            duel.bind("tributes", (duel.cards[pick.card].ref,))


class TributeOrLose(Verb):
    """An upkeep: Tribute a monster that fits, or this card is destroyed (J-EFF-07)."""

    def __init__(self, sel: Sel) -> None:
        super().__init__(THIS)
        self.sel = sel
        self.step = AskTribute(self)

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def run(self, duel: State, ctx: Ctx) -> None:
        uids = [ref[0] for ref in ctx.refs("tributes") if duel.live(ref)]
        if uids:
            move(duel, uids, c.GRAVEYARD, c.AS_COST | c.AS_TRIBUTE, source=ctx.source, by=ctx.player)
        else:
            destroy(duel, self.uids(duel, ctx), c.BY_EFFECT, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"Tribute {self.sel.words().counted(1)}, or this card is destroyed"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("pay", None, c.MAY), Deed("destroy", self.which, c.MAY))


class AskCounter(Step):
    """From which card of yours a Spell Counter is taken, or none."""

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = (*duel.monsters(ctx.player), *duel.magic_traps(ctx.player))
        options = [Option(c.V_PICK, card.uid) for card in cards if card.note(c.SPELL_COUNTER)]
        if options:
            options.append(Option(c.V_NO))
            prompt = f"Remove a Spell Counter to keep {duel.cards[ctx.card].name}?"
            duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb == c.V_PICK:
            duel.bind("counters", (duel.cards[pick.card].ref,))


class CounterOrLose(Verb):
    """An upkeep: remove a Spell Counter on your side of the field, or this card is destroyed (J-EFF-07)."""

    def __init__(self) -> None:
        super().__init__(THIS)
        self.step = AskCounter()

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def run(self, duel: State, ctx: Ctx) -> None:
        uids = [ref[0] for ref in ctx.refs("counters") if duel.live(ref)]
        if not uids or not take_counters(duel, uids[0], 1):
            destroy(duel, self.uids(duel, ctx), c.BY_EFFECT, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return "remove 1 Spell Counter on your side of the field, or this card is destroyed"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("pay", None, c.MAY), Deed("destroy", self.which, c.MAY))


class AskDiscard(Step):
    """Which card of the hand is discarded, or none."""

    def run(self, duel: State, ctx: Ctx) -> None:
        options = [Option(c.V_PICK, uid) for uid in duel.pile(ctx.player, c.HAND)]
        if options:
            options.append(Option(c.V_NO))
            prompt = f"Discard a card to keep {duel.cards[ctx.card].name}?"
            duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb == c.V_PICK:
            duel.bind("discards", (duel.cards[pick.card].ref,))


class DiscardOrLose(Verb):
    """An upkeep: discard a card, or this card is destroyed (J-EFF-07)."""

    def __init__(self) -> None:
        super().__init__(THIS)
        self.step = AskDiscard()

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def run(self, duel: State, ctx: Ctx) -> None:
        uids = [ref[0] for ref in ctx.refs("discards") if duel.live(ref)]
        if uids:
            move(duel, uids, c.GRAVEYARD, c.AS_COST | c.AS_DISCARD, source=ctx.source, by=ctx.player)
        else:
            destroy(duel, self.uids(duel, ctx), c.BY_EFFECT, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return "discard 1 card, or this card is destroyed"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("pay", None, c.MAY), Deed("destroy", self.which, c.MAY))
