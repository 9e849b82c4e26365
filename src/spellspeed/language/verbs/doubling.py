"""A Token that is made like a monster on the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.effects import Static
from spellspeed.duel.records import Ctx

from ..identity import Given
from ..prose import PLAIN, Speech
from ..which import TARGET, Which
from .base import Deed
from .summoning import CHOICE, SummonTokens

if TYPE_CHECKING:
    from spellspeed.duel.state import State

COPIED: Final = (values.ATTACK, values.DEFENSE, values.LEVEL, values.TYPE, values.ATTRIBUTE)


class SummonDouble(SummonTokens):
    """Special Summon a Token with the Level, Type, Attribute, ATK and DEF that a face-up monster has now."""

    def __init__(self, token: str, which: Which = TARGET) -> None:
        super().__init__(token, 1, position=CHOICE)
        self.which = which
        self.given = tuple([Given(stat) for stat in COPIED])

    def statics(self) -> tuple[Static, ...]:
        return self.given

    def possible(self, duel: State, ctx: Ctx) -> bool:
        return any([card.up for card in self.cards(duel, ctx)]) and super().possible(duel, ctx)

    def run(self, duel: State, ctx: Ctx) -> None:
        models = [card for card in self.cards(duel, ctx) if card.up]
        if not models:
            return
        model = models[0]
        now = (
            values.attack(duel, model),
            values.defense(duel, model),
            values.level(duel, model),
            values.monster_type(duel, model),
            values.attribute(duel, model),
        )
        before = len(duel.cards)
        super().run(duel, ctx)
        if before == len(duel.cards):
            return
        for static, value in zip(self.given, now, strict=True):
            duel.add_force(static, ctx.source, ctx.player, c.FOREVER, (duel.cards[before].ref,), count=value)

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            f"Special Summon 1 {self.token}, with the Level, Type, Attribute, ATK and DEF that "
            f"{self.what(speech)} has then"
        )

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", None),)
