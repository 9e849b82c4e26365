"""Ritual Summons: the Ritual Monster in the hand, and its Tributes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.legality import borrowed, summon_ban, summon_forbidden, tribute_forbidden
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import move
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.values import level

from ..prose import PLAIN, Speech, name_quoted
from ..sel import Sel
from ..which import Chosen
from .base import Deed, Verb
from .fusion import materials_pool
from .summoning import ProperSummon

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class PickRitual(Step):
    """Asks which Ritual Monster to Summon, of those for which there are Tributes."""

    def __init__(self, verb: RitualSummon) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        found: dict[str, Card] = {}
        for card in self.verb.ready(duel, ctx):
            found.setdefault(card.name, card)
        if found:
            options = [Option(c.V_PICK, card.uid) for card in found.values()]
            duel.ask(ctx.player, c.CHOOSE, "Choose the Ritual Monster", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("ritual", (duel.cards[pick.card].ref,))


class PickRitualTributes(Step):
    """Asks for the Tributes of a Ritual Summon; none that is not needed is accepted (J-RIT-04)."""

    def __init__(self, verb: RitualSummon) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        verb = self.verb
        ritual = ctx.refs("ritual")
        if not ritual:
            return
        monster = duel.cards[ritual[0][0]]
        need = verb.need(monster)
        picked = ctx.refs("tributes")
        taken = [ref[0] for ref in picked]
        pool = verb.pool(duel, ctx, monster)
        levels = sum([level(duel, card) for card in pool if card.uid in taken])
        if picked and levels >= need and verb.all_lent(duel, ctx, taken):
            return
        rest = [card for card in pool if card.uid not in taken]
        options = []
        for card in rest:
            chosen = [other for other in pool if other.uid in taken or other is card]
            others = [other for other in rest if other is not card]
            if verb.completes(duel, ctx, monster, need, chosen, others):
                options.append(Option(c.V_PICK, card.uid))
        duel.ask(
            ctx.player,
            c.CHOOSE,
            f"Choose a Tribute (Levels {levels} of {need})",
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
    """A Ritual Summon: Tributes of enough Levels from hand or field as it resolves (J-RIT-02).

    Of one Ritual Monster by its name, with total Levels of at least so many; or of any that fits, with total
    Levels of exactly its original Level (J-RIT-01).
    """

    def __init__(self, monster: str | Sel, least: int = 0) -> None:
        super().__init__()
        self.monster = monster if isinstance(monster, str) else ""
        self.sel = None if isinstance(monster, str) else monster
        self.least = least
        self.ritual = PickRitual(self)
        self.tributes = PickRitualTributes(self)
        what = name_quoted(self.monster) if self.sel is None else "the Ritual Monster"
        self.summon = ProperSummon(Chosen("ritual", what), c.RITUAL_SUMMON)

    def asks(self) -> tuple[Step, ...]:
        return (self.ritual, self.tributes, *self.summon.asks())

    def rituals(self, duel: State, ctx: Ctx) -> list[Card]:
        """The Ritual Monsters in the hand that it may Summon."""
        found = []
        for card in duel.cards_in(ctx.player, c.HAND):
            if self.sel is None:
                if card.name == self.monster:
                    found.append(card)
            elif card.script.facts.is_ritual and self.sel.matches(duel, card, ctx.player, ctx.card, None):
                found.append(card)
        return found

    def need(self, ritual: Card) -> int:
        """The Levels that the Tributes must have together."""
        return self.least if self.sel is None else ritual.script.facts.level

    def pool(self, duel: State, ctx: Ctx, ritual: Card) -> list[Card]:
        """What may be Tributed for this Ritual Monster."""
        return [
            card
            for card in materials_pool(duel, ctx.player) + borrowed(duel, ctx.player)
            if card is not ritual and not tribute_forbidden(duel, card, for_summon=False)
        ]

    def completes(
        self, duel: State, ctx: Ctx, monster: Card, need: int, chosen: list[Card], rest: list[Card]
    ) -> bool:
        """Can these Tributes be completed to a set in which each is needed, with room for the monster?

        A lent monster must be among them, needed or not (Soul Exchange).
        """
        total = sum([level(duel, card) for card in chosen])
        if total >= need:
            if total > need and self.sel is not None:
                return False
            lent = [card.uid for card in borrowed(duel, ctx.player)]
            if any([total - level(duel, card) >= need for card in chosen if card.uid not in lent]):
                return False
            if not self.all_lent(duel, ctx, [card.uid for card in chosen]):
                missing = [card for card in rest if card.uid in lent]
                if not missing:
                    return False
                return self.completes(duel, ctx, monster, need, [*chosen, *missing], [])
            if duel.force_kinds & c.S_CANNOT_SUMMON:
                leaving = tuple([card.uid for card in chosen])
                if summon_ban(duel, ctx.player, c.SPECIAL_SUMMON, card=monster, leaving=leaving):
                    return False
            return duel.free_slots(ctx.player, c.MONSTER_ZONE) > 0 or any(
                [card.zone == c.MONSTER_ZONE and card.side == ctx.player for card in chosen]
            )
        if total + sum([level(duel, card) for card in rest]) < need:
            return False
        for i, card in enumerate(rest):
            if self.completes(duel, ctx, monster, need, [*chosen, card], rest[i + 1 :]):
                return True
        return False

    def all_lent(self, duel: State, ctx: Ctx, chosen: list[int]) -> bool:
        """Is every lent monster among these?"""
        return all([card.uid in chosen for card in borrowed(duel, ctx.player)])

    def ready(self, duel: State, ctx: Ctx) -> list[Card]:
        """The Ritual Monsters for which there are Tributes."""
        return [
            card
            for card in self.rituals(duel, ctx)
            if self.completes(duel, ctx, card, self.need(card), [], self.pool(duel, ctx, card))
        ]

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        name = duel.cards[ctx.card].name
        if not self.rituals(duel, ctx):
            if not duel.explaining:
                return BLOCKED
            what = self.monster or "no monster that it may Summon"
            return Reason("R-RIT-01", f"{name}: {what} is {'not ' if self.monster else ''}in your hand.")
        if not self.ready(duel, ctx):
            if not duel.explaining:
                return BLOCKED
            if summon_forbidden(duel, ctx.player, c.SPECIAL_SUMMON):
                return Reason("R-GEN-01", f"{name}: a card's effect forbids you to Special Summon now.")
            many = f"of {self.least} or more" if self.sel is None else "that are exactly as many"
            return Reason("R-RIT-02", f"{name}: you cannot Tribute monsters with total Levels {many}.")
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
        tribute = "Tribute monsters from your hand or field"
        if self.least == 1:
            return f'Ritual Summon "{self.monster}" from your hand: Tribute 1 monster from your hand or field'
        if self.sel is None:
            return (
                f'Ritual Summon "{self.monster}" from your hand: {tribute} with total Levels of '
                f"{self.least} or more"
            )
        words = self.sel.words()
        words.say_zones(c.IN_HAND)
        words.say_side("you")
        return (
            f"Ritual Summon {words.counted(1, out=True)}: {tribute} whose total Levels are exactly its "
            "original Level"
        )

    def names(self) -> tuple[str, ...]:
        return (self.monster,) if self.monster else ()

    def selections(self) -> tuple[Sel, ...]:
        return () if self.sel is None else (self.sel,)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", None),)
