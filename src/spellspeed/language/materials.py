"""What monsters were made of: the materials of Fusion Summons and the Tributes of Tribute Summons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.materials import is_fusion_material, materials_of
from spellspeed.duel.records import BLOCKED, Ctx, Reason, Ref
from spellspeed.duel.summon import may_be_special_summoned

from .prose import PLAIN, Phrase, Speech
from .sel import NO, PERHAPS, Case, Sel
from .which import Which

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Was
    from spellspeed.duel.state import State

__all__ = ["FUSION_MATERIAL", "TRIBUTED_FOR_THIS", "all_materials"]


class FusionMaterial(Sel):
    """It went to the Graveyard as material of a Fusion Summon and has lain there since."""

    def __init__(self) -> None:
        super().__init__(c.IN_GRAVEYARD)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.zone == c.GRAVEYARD and is_fusion_material(duel, card)

    def say(self, words: Phrase) -> None:
        words.say_zones(c.IN_GRAVEYARD)
        words.say_suffix("used for a Fusion Summon")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.GRAVEYARD and case.kind == c.MONSTER else NO


FUSION_MATERIAL: Final = FusionMaterial()


class Made(Which):
    """Of the cards in Graveyards those that a monster was made of."""

    def made(self, duel: State, ctx: Ctx) -> Ref | None:
        """The monster as it lay on the field."""
        raise NotImplementedError

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        if self.cards(duel, ctx):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: there is nothing to Special Summon.")


class AllMaterials(Made):
    """The Fusion Materials of a Fusion Monster: all of them, in your Graveyard, or none (De-Fusion)."""

    def __init__(self, of: Which) -> None:
        self.of = of

    def made(self, duel: State, ctx: Ctx) -> Ref | None:
        refs = self.of.refs(ctx)
        return refs[0] if refs else None

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        made = self.made(duel, ctx)
        if made is None:
            return []
        found = [card for card in materials_of(duel, made) if card.side == ctx.player]
        whole = len(found) == len(duel.cards[made[0]].script.facts.materials)
        return found if whole and all([may_be_special_summoned(card) for card in found]) else []

    def text(self, speech: Speech = PLAIN) -> str:
        return "the Fusion Material Monsters it was made of, if all of them are in your Graveyard"

    def moved(self, speech: Speech = PLAIN) -> str:
        return "all Fusion Material Monsters it was made of from your Graveyard"

    def many(self, speech: Speech = PLAIN) -> bool:
        return True

    def reads(self) -> tuple[str, ...]:
        return self.of.reads()


def all_materials(of: Which) -> Which:
    """All Fusion Materials of a Fusion Summoned monster, if they lie in your Graveyard; else none."""
    return AllMaterials(of)


class TributedForThis(Made):
    """The monsters in the Graveyards that were Tributed to Tribute Summon or Set this card."""

    def made(self, duel: State, ctx: Ctx) -> Ref | None:
        if ctx.event is not None:
            for past in ctx.event.was:
                if past.card.uid == ctx.card:
                    return past.card.ref
        return None

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        made = self.made(duel, ctx)
        if made is None:
            return []
        return [card for card in materials_of(duel, made) if may_be_special_summoned(card)]

    def text(self, speech: Speech = PLAIN) -> str:
        return "the monster that was Tributed for its Tribute Summon"

    def moved(self, speech: Speech = PLAIN) -> str:
        return "the monster that was Tributed for its Tribute Summon from the Graveyard"


TRIBUTED_FOR_THIS: Final = TributedForThis()
