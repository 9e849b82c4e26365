"""Fusion Summons: the Fusion Monster, its materials, and the Summon (RULES §7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.legality import summon_ban, summon_forbidden
from spellspeed.duel.machine import Step
from spellspeed.duel.moving import is_marked, move
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason

from ..prose import PLAIN, Speech
from ..which import Chosen
from .base import Deed, Verb
from .summoning import ProperSummon

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


def materials_pool(duel: State, player: int) -> list[Card]:
    """Cards in hand and monsters you control: what may be Fusion Material or Ritual Tribute (J-FUS-04)."""
    found = [card for card in duel.monsters(player) if not is_marked(duel, card)]
    found.extend(card for card in duel.cards_in(player, c.HAND) if card.script.facts.kind == c.MONSTER)
    return found


def can_cover(names: list[str], pool: list[Card]) -> bool:
    """Can every named material be covered by a card of its own?"""
    left = list(pool)
    for name in names:
        for card in left:
            if card.script.facts.name == name or name in card.script.also:
                left.remove(card)
                break
        else:
            return False
    return True


def fusions(duel: State, player: int, this: int) -> list[Card]:
    """Fusion Monsters whose materials are all there, with room for the Summon (J-FUS-02)."""
    pool = [card for card in materials_pool(duel, player) if card.uid != this]
    room = duel.free_slots(player, c.MONSTER_ZONE) > 0
    found = []
    for card in duel.cards_in(player, c.FUSION_DECK):
        if card.script.cannot_be_summoned & c.FUSION_SUMMON & ~c.SPECIAL_SUMMON:
            continue
        names = list(card.script.facts.materials)
        if names and can_cover(names, pool) and (room or _frees_zone(names, pool)):
            if not duel.force_kinds & c.S_CANNOT_SUMMON or fusable(duel, player, card, names, (), pool):
                found.append(card)
    return found


def fusable(
    duel: State, player: int, fusion: Card, names: list[str], taken: tuple[int, ...], pool: list[Card]
) -> bool:
    """Can the materials taken be completed so that no static effect forbids the Summon?"""
    if not names:
        return summon_ban(duel, player, c.SPECIAL_SUMMON, card=fusion, leaving=taken) is None
    for card in pool:
        if card.uid not in taken and _covers(card, names[:1]):
            if fusable(duel, player, fusion, names[1:], (*taken, card.uid), pool):
                return True
    return False


def _frees_zone(names: list[str], pool: list[Card]) -> bool:
    """Can the materials include a monster from the field?"""
    for card in pool:
        if card.zone == c.MONSTER_ZONE:
            for name in names:
                if card.script.facts.name == name:
                    rest = list(names)
                    rest.remove(name)
                    others = [other for other in pool if other is not card]
                    if can_cover(rest, others):
                        return True
    return False


class PickFusion(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        found = fusions(duel, ctx.player, ctx.card)
        if found:
            options = [Option(c.V_PICK, card.uid) for card in _by_name(found)]
            duel.ask(ctx.player, c.CHOOSE, "Choose the Fusion Monster", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("fusion", (duel.cards[pick.card].ref,))


def _by_name(cards: list[Card]) -> list[Card]:
    seen: set[str] = set()
    found = []
    for card in cards:
        if card.name not in seen:
            seen.add(card.name)
            found.append(card)
    return found


class PickMaterials(Step):
    """Asks for the Fusion Material Monsters in any order; each pick can still be completed."""

    def run(self, duel: State, ctx: Ctx) -> None:
        fusion = ctx.refs("fusion")
        if not fusion:
            return
        picked = ctx.refs("materials")
        taken = [ref[0] for ref in picked]
        names = list(duel.cards[fusion[0][0]].script.facts.materials)
        for uid in taken:
            names.remove(_covers(duel.cards[uid], names))
        if not names:
            return
        pool = [
            card
            for card in materials_pool(duel, ctx.player)
            if card.uid != ctx.card and card.uid not in taken
        ]
        room = duel.free_slots(ctx.player, c.MONSTER_ZONE) > 0 or any(
            duel.cards[uid].zone == c.MONSTER_ZONE for uid in taken
        )
        options = []
        for card in pool:
            name = _covers(card, names)
            if not name:
                continue
            rest = list(names)
            rest.remove(name)
            others = [other for other in pool if other is not card]
            if not can_cover(rest, others):
                continue
            if not room and card.zone != c.MONSTER_ZONE and not _frees_zone(rest, others):
                continue
            if duel.force_kinds & c.S_CANNOT_SUMMON:
                whole = (*taken, card.uid)
                if not fusable(duel, ctx.player, duel.cards[fusion[0][0]], rest, whole, pool):
                    continue
            options.append(Option(c.V_PICK, card.uid))
        count = len(taken) + len(names)
        duel.ask(
            ctx.player,
            c.CHOOSE,
            f"Choose a Fusion Material Monster ({len(taken) + 1} of {count})",
            options,
            self,
            ctx,
            about=fusion[0][0],
            least=count,
            most=count,
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind("materials", (*ctx.refs("materials"), duel.cards[pick.card].ref))


def _covers(card: Card, names: list[str]) -> str:
    """Which of the names this card stands for."""
    for name in names:
        if card.script.facts.name == name or name in card.script.also:
            return name
    return ""


class FusionSummon(Verb):
    """Fusion Summon: the materials go to the Graveyard as it resolves; no cost, no Tributes (J-FUS-01)."""

    def __init__(self) -> None:
        super().__init__()
        self.fusion = PickFusion()
        self.materials = PickMaterials()
        self.summon = ProperSummon(Chosen("fusion", "the Fusion Monster"), c.FUSION_SUMMON)

    def asks(self) -> tuple[Step, ...]:
        return (self.fusion, self.materials, *self.summon.asks())

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if fusions(duel, ctx.player, ctx.card):
            return None
        if not duel.explaining:
            return BLOCKED
        if summon_forbidden(duel, ctx.player, c.SPECIAL_SUMMON):
            name = duel.cards[ctx.card].name
            return Reason("R-GEN-01", f"{name}: a card's effect forbids you to Special Summon now.")
        return Reason(
            "R-FUS-02",
            f"{duel.cards[ctx.card].name}: you have no Fusion Monster with all of its materials at hand.",
        )

    def run(self, duel: State, ctx: Ctx) -> None:
        if not ctx.refs("fusion"):
            return
        move(
            duel,
            [ref[0] for ref in ctx.refs("materials")],
            c.GRAVEYARD,
            c.AS_MATERIAL,
            source=ctx.source,
            by=ctx.player,
        )
        self.summon.run(duel, ctx)

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            "Fusion Summon 1 Fusion Monster from your Fusion Deck: send its Fusion Material Monsters from "
            "your hand or field to the Graveyard"
        )

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", None),)
