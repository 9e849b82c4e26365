"""What the players exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.records import Ctx

from ..prose import PLAIN, Speech
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class ExchangeLife(Verb):
    """The players exchange their Life Points: nobody gains, pays or takes damage."""

    def run(self, duel: State, ctx: Ctx) -> None:
        first, second = duel.lp
        duel.lp = (second, first)
        duel.dirty = True
        duel.tell(c.EXCHANGED, ctx.player, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return "exchange your Life Points with those of the opponent"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("exchange", None),)
