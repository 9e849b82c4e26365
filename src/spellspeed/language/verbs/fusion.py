"""Fusion Summons: the Fusion Monster, its materials, and the Summon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.legality import summon_ban, summon_forbidden
from spellspeed.duel.machine import Step
from spellspeed.duel.materials import note_materials
from spellspeed.duel.moving import is_marked, move
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason
from spellspeed.duel.values import has_name

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


def can_cover(names: list[str], pool: list[Card], spare: int) -> bool:
    """Can every name be covered by a card of its own, `spare` of them by a substitute (J-FUS-03)?"""
    left = list(pool)
    missing = 0
    for name in names:
        for card in left:
            if has_name(card, name):
                left.remove(card)
                break
        else:
            missing += 1
            if missing > spare:
                return False
    return not missing or any([card.script.substitute for card in left])


def completes(names: list[str], taken: list[Card], others: list[Card], spare: int) -> bool:
    """Can these cards and some of the others be the materials, each for one name?"""
    if not taken:
        return can_cover(names, others, spare)
    first = taken[0]
    for name in dict.fromkeys(names):
        if has_name(first, name):
            left = spare
        elif spare and first.script.substitute:
            left = spare - 1
        else:
            continue
        rest = list(names)
        rest.remove(name)
        if completes(rest, taken[1:], others, left):
            return True
    return False


def substitutes_for(fusion: Card) -> int:
    """How many of its materials may be replaced by a substitute (J-FUS-03)."""
    return 0 if fusion.script.true_materials else 1


def fusions(duel: State, player: int, this: int) -> list[Card]:
    """Fusion Monsters whose materials are all there, with room for the Summon (J-FUS-02)."""
    pool = [card for card in materials_pool(duel, player) if card.uid != this]
    room = duel.free_slots(player, c.MONSTER_ZONE) > 0
    found = []
    for card in duel.cards_in(player, c.FUSION_DECK):
        names = list(card.script.facts.materials)
        if (
            not names
            or card.script.procedure is not None
            or not can_cover(names, pool, substitutes_for(card))
        ):
            continue
        if (room and not duel.force_kinds & c.S_CANNOT_SUMMON) or fusable(duel, player, card, [], pool):
            found.append(card)
    return found


def fusable(duel: State, player: int, fusion: Card, taken: list[Card], pool: list[Card]) -> bool:
    """Can these materials be completed so that there is room and no static effect forbids the Summon?"""
    names = list(fusion.script.facts.materials)
    others = [card for card in pool if card not in taken]
    if not completes(names, taken, others, substitutes_for(fusion)):
        return False
    bans = duel.force_kinds & c.S_CANNOT_SUMMON
    room = duel.free_slots(player, c.MONSTER_ZONE) > 0
    room = room or any([card.zone == c.MONSTER_ZONE for card in taken])
    if room and not bans:
        return True
    if len(taken) == len(names):
        leaving = tuple([card.uid for card in taken])
        return room and summon_ban(duel, player, c.SPECIAL_SUMMON, card=fusion, leaving=leaving) is None
    return any([fusable(duel, player, fusion, [*taken, card], pool) for card in others])


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
        made = duel.cards[fusion[0][0]]
        count = len(made.script.facts.materials)
        if len(picked) == count:
            return
        taken = [duel.cards[ref[0]] for ref in picked]
        pool = [card for card in materials_pool(duel, ctx.player) if card.uid != ctx.card]
        options = [
            Option(c.V_PICK, card.uid)
            for card in pool
            if card not in taken and fusable(duel, ctx.player, made, [*taken, card], pool)
        ]
        duel.ask(
            ctx.player,
            c.CHOOSE,
            f"Choose a Fusion Material Monster ({len(taken) + 1} of {count})",
            options,
            self,
            ctx,
            about=made.uid,
            least=count,
            most=count,
            picked=picked,
        )

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        duel.bind("materials", (*ctx.refs("materials"), duel.cards[pick.card].ref))


class FusionSummon(Verb):
    """Fusion Summon: the materials go to the Graveyard as it resolves; no cost, no Tributes (J-FUS-01).

    `removes`: they are removed from play instead.
    """

    def __init__(self, *, removes: bool = False) -> None:
        super().__init__()
        self.removes = removes
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
            c.REMOVED if self.removes else c.GRAVEYARD,
            c.AS_MATERIAL,
            source=ctx.source,
            by=ctx.player,
        )
        self.summon.run(duel, ctx)
        made = duel.cards[ctx.refs("fusion")[0][0]]
        if made.zone == c.MONSTER_ZONE:
            note_materials(duel, ctx.refs("materials"), made.ref)

    def text(self, speech: Speech = PLAIN) -> str:
        said = "Fusion Summon 1 Fusion Monster from your Fusion Deck: "
        if self.removes:
            return f"{said}remove its Fusion Material Monsters in your hand or on your field from play"
        return f"{said}send its Fusion Material Monsters from your hand or field to the Graveyard"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("special summon", None),)
