"""Keeping cards from the effect that is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chain import replace_link
from spellspeed.duel.records import Ctx

from ..holding import not_destroyed
from ..prose import PLAIN, Speech
from ..sel import Sel
from .base import Deed, Verb
from .cards import show

if TYPE_CHECKING:
    from spellspeed.duel.effects import Static
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class SpareDamage(Verb):
    """Of the effect it answers you take no damage; `turned`: the opponent takes it in your place."""

    def __init__(self, *, turned: bool = False) -> None:
        super().__init__()
        self.turned = turned

    def run(self, duel: State, ctx: Ctx) -> None:
        chain = duel.chain
        assert chain is not None
        below = chain.resolving - 1
        if below >= 0:
            link = chain.links[below].twin()
            link.harm = (3 if self.turned else 1) + ctx.player
            replace_link(duel, below, link)

    def text(self, speech: Speech = PLAIN) -> str:
        if self.turned:
            return "the opponent takes the damage that you would take by that effect"
        return "you take no damage by that effect"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", None, c.LATER),)


class Spare(Verb):
    """Cards that fit are not destroyed by the effect it answers; `shown`: Set ones it spares are shown."""

    def __init__(self, sel: Sel, *, shown: bool = False) -> None:
        super().__init__()
        self.sel = sel
        self.shown = shown
        self.static = not_destroyed(sel, c.BY_EFFECT)

    def statics(self) -> tuple[Static, ...]:
        return (self.static,)

    def run(self, duel: State, ctx: Ctx) -> None:
        from ..deeds import deeds_of

        chain = duel.chain
        assert chain is not None
        below = chain.resolving - 1
        if below < 0:
            return
        link = chain.links[below]
        saved: list[Card] = []
        for foreseen in deeds_of(duel, link.effect, link.ctx):
            if foreseen.deed == "destroy":
                for card in foreseen.cards:
                    if (
                        self.shown
                        and not card.up
                        and self.sel.matches(duel, card, ctx.player, ctx.card, None)
                    ):
                        saved.append(card)
        if saved:
            show(duel, ctx.player, saved)
        duel.add_force(self.static, ctx.source, ctx.player, c.NEXT_LINK)

    def text(self, speech: Speech = PLAIN) -> str:
        what = self.sel.words().bare()
        shown = "; show each Set one that it would have destroyed" if self.shown else ""
        return f"that effect destroys no {what}{shown}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", None, c.LATER),)
