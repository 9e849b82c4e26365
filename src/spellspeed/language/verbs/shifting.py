"""Control that is given away or changed with another monster's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.moving import add_claim
from spellspeed.duel.records import BLOCKED, Ctx, Reason
from spellspeed.duel.settle import settle

from ..prose import PLAIN, Speech
from ..which import TARGET, THIS, Which
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class GiveControl(Verb):
    """The opponent takes control of monsters, for good."""

    def __init__(self, which: Which = THIS) -> None:
        super().__init__(which)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if duel.free_slots(1 - ctx.player, c.MONSTER_ZONE) > 0:
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-CTRL-01", f"{duel.cards[ctx.card].name}: all 5 Monster Zones there are taken.")

    def run(self, duel: State, ctx: Ctx) -> None:
        for card in self.cards(duel, ctx):
            add_claim(duel, card.uid, 1 - ctx.player, c.FOREVER, ctx.source)
        settle(duel)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"the opponent takes control of {self.what(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("take control", self.which),)


class SwapWithThis(Verb):
    """This card, still a monster on your side, and another monster change sides for good."""

    def __init__(self, which: Which = TARGET) -> None:
        super().__init__(which)

    def run(self, duel: State, ctx: Ctx) -> None:
        this = duel.cards[ctx.card]
        if not duel.live(ctx.source) or this.side != ctx.player:
            return
        for card in self.cards(duel, ctx)[:1]:
            if card.side != ctx.player:
                add_claim(duel, card.uid, ctx.player, c.FOREVER, ctx.source)
                add_claim(duel, this.uid, 1 - ctx.player, c.FOREVER, ctx.source)
        settle(duel)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"switch control of this card and {self.what(speech)}"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("take control", self.which),)
