"""Life Points gained and lost by effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.records import Ctx
from spellspeed.duel.settle import change_life

from ..selections import Sel
from .base import Deed, Verb, who

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class GainLife(Verb):
    """A player gains Life Points. `of`: 0 you, 1 the opponent."""

    def __init__(self, amount: int, *, of: int = 0) -> None:
        super().__init__()
        self.amount = amount
        self.of = of

    def run(self, duel: State, ctx: Ctx) -> None:
        player = who(ctx, self.of)
        change_life(duel, player, self.amount)
        duel.happen(c.LIFE_GAINED, player, (), amount=self.amount, source=ctx.source, by=ctx.player)

    def text(self) -> str:
        return f"{'you gain' if self.of == 0 else 'the opponent gains'} {self.amount} Life Points"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("gain", None),)


class Damage(Verb):
    """Effect damage, which is no Battle Damage (J-DMG-09).

    `each` multiplies by the cards that fit; `bound` takes a bound number; `both` hits both players at once.
    """

    def __init__(
        self, amount: int = 0, *, of: int = 1, each: Sel | None = None, bound: str = "", both: bool = False
    ) -> None:
        super().__init__()
        self.amount = amount
        self.of = of
        self.each = each
        self.bound = bound
        self.both = both

    def run(self, duel: State, ctx: Ctx) -> None:
        amount = ctx.number(self.bound) if self.bound else self.amount
        if self.each is not None:
            amount *= len(self.each.find(duel, ctx.player, ctx.card))
        if amount <= 0:
            return
        same = False
        for seat in (ctx.player, 1 - ctx.player) if self.both else (who(ctx, self.of),):
            change_life(duel, seat, -amount)
            duel.happen(
                c.EFFECT_DAMAGE,
                seat,
                (),
                amount=amount,
                cause=c.BY_EFFECT,
                source=ctx.source,
                by=ctx.player,
                same=same,
            )
            same = True

    def text(self) -> str:
        to = "to both players" if self.both else "to yourself" if self.of == 0 else "to the opponent"
        if self.bound:
            return f"inflict damage equal to {BOUND_TEXT.get(self.bound, self.bound)} {to}"
        if self.each is not None:
            return f"inflict {self.amount} damage {to} for each {self.each.words().bare()}"
        return f"inflict {self.amount} damage {to}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("damage", None),)


BOUND_TEXT = {"attack": "that monster’s ATK"}
