"""Ritual Summons: the Ritual Monster in the hand, and its Tributes (RULES §7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.legality import borrowed, summon_forbidden, tribute_forbidden
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import move
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason

from ..prose import PLAIN, Speech
from ..which import Which
from .base import Deed, Verb
from .fusion import materials_pool
from .summoning import ProperSummon

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class PickRitualTributes(Step):
    """Asks for the Tributes of a Ritual Summon; none that is not needed is accepted (J-RIT-04)."""

    def __init__(self, verb: RitualSummon) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        verb = self.verb
        if not verb.ready(duel, ctx):
            return
        picked = ctx.refs("tributes")
        taken = [ref[0] for ref in picked]
        pool = verb.pool(duel, ctx)
        levels = [card.script.facts.level for card in pool if card.uid in taken]
        if picked and sum(levels) >= verb.least and verb.all_lent(duel, ctx, taken):
            return
        rest = [card for card in pool if card.uid not in taken]
        options = []
        for card in rest:
            chosen = [other for other in pool if other.uid in taken or other is card]
            if verb.completes(duel, ctx, chosen, [other for other in rest if other is not card]):
                options.append(Option(c.V_PICK, card.uid))
        duel.ask(
            ctx.player,
            c.CHOOSE,
            f"Choose a Tribute (Levels {sum(levels)} of {verb.least})",
            options,
            self,
            ctx,
            about=ctx.card,
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind("tributes", (*ctx.refs("tributes"), duel.cards[pick.card].ref))


class RitualSummon(Verb):
    """A Ritual Summon: Tributes of enough Levels from hand or field as it resolves (J-RIT-02)."""

    def __init__(self, monster: str, least: int) -> None:
        super().__init__()
        self.monster = monster
        self.least = least
        self.tributes = PickRitualTributes(self)
        self.summon = ProperSummon(RitualMonster(monster), c.RITUAL_SUMMON)

    def asks(self) -> tuple[Step, ...]:
        return (self.tributes, *self.summon.asks())

    def ritual(self, duel: State, player: int) -> Card | None:
        for card in duel.cards_in(player, c.HAND):
            if card.name == self.monster:
                return card
        return None

    def pool(self, duel: State, ctx: Ctx) -> list[Card]:
        ritual = self.ritual(duel, ctx.player)
        return [
            card
            for card in materials_pool(duel, ctx.player) + borrowed(duel, ctx.player)
            if card is not ritual and not tribute_forbidden(duel, card, for_summon=False)
        ]

    def completes(self, duel: State, ctx: Ctx, chosen: list[Card], rest: list[Card]) -> bool:
        """Can these Tributes be completed to a set in which each is needed, with room for the monster?

        A lent monster must be among them, needed or not (Soul Exchange).
        """
        total = sum(card.script.facts.level for card in chosen)
        if total >= self.least:
            lent = [card.uid for card in borrowed(duel, ctx.player)]
            if any(total - card.script.facts.level >= self.least for card in chosen if card.uid not in lent):
                return False
            if not self.all_lent(duel, ctx, [card.uid for card in chosen]):
                missing = [card for card in rest if card.uid in lent]
                return len(missing) > 0 and self.completes(duel, ctx, [*chosen, *missing], [])
            return duel.free_slots(ctx.player, c.MONSTER_ZONE) > 0 or any(
                card.zone == c.MONSTER_ZONE and card.side == ctx.player for card in chosen
            )
        if total + sum(card.script.facts.level for card in rest) < self.least:
            return False
        for i, card in enumerate(rest):
            if self.completes(duel, ctx, [*chosen, card], rest[i + 1 :]):
                return True
        return False

    def all_lent(self, duel: State, ctx: Ctx, chosen: list[int]) -> bool:
        """Is every lent monster among these?"""
        return all(card.uid in chosen for card in borrowed(duel, ctx.player))

    def ready(self, duel: State, ctx: Ctx) -> bool:
        return self.ritual(duel, ctx.player) is not None and self.completes(
            duel, ctx, [], self.pool(duel, ctx)
        )

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        name = duel.cards[ctx.card].name
        if summon_forbidden(duel, ctx.player, c.SPECIAL_SUMMON):
            if not duel.explaining:
                return BLOCKED
            return Reason("R-GEN-01", f"{name}: a card's effect forbids you to Special Summon now.")
        if self.ritual(duel, ctx.player) is None:
            if not duel.explaining:
                return BLOCKED
            return Reason("R-RIT-01", f"{name}: {self.monster} is not in your hand.")
        if not self.completes(duel, ctx, [], self.pool(duel, ctx)):
            if not duel.explaining:
                return BLOCKED
            return Reason(
                "R-RIT-02", f"{name}: you cannot Tribute monsters with Levels of {self.least} or more."
            )
        return None

    def run(self, duel: State, ctx: Ctx) -> None:
        refs = ctx.refs("tributes")
        if not refs:
            return
        move(
            duel,
            [ref[0] for ref in refs],
            c.GRAVEYARD,
            c.AS_TRIBUTE,
            source=ctx.source,
            by=ctx.player,
        )
        self.summon.run(duel, ctx)

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            f'Ritual Summon "{self.monster}" from your hand: Tribute monsters from your hand or field with '
            f"total Levels of {self.least} or more"
        )

    def names(self) -> tuple[str, ...]:
        return (self.monster,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", None),)


class RitualMonster(Which):
    def __init__(self, name: str) -> None:
        self.name = name

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        if not ctx.refs("tributes"):
            return []
        for card in duel.cards_in(ctx.player, c.HAND):
            if card.name == self.name:
                return [card]
        return []

    def text(self, speech: Speech = PLAIN) -> str:
        return f'"{self.name}"'
