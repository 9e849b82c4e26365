"""Closing Monster Zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.closing import NOTES, close_zones, zone_number
from spellspeed.duel.machine import Step
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason

from ..prose import PLAIN, Speech
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State

YOURS, THEIRS = "Your", "The opponent's"


class PickZonesToClose(Step):
    """Asks for free Monster Zones of either side, one at a time."""

    def run(self, duel: State, ctx: Ctx) -> None:
        done = ctx.values.get("closed")
        chosen = done if isinstance(done, tuple) else ()
        if len(chosen) == len(NOTES):
            return
        options = []
        for seat, word in ((ctx.player, YOURS), (1 - ctx.player, THEIRS)):
            slots = duel.pile(seat, c.MONSTER_ZONE)
            for slot in range(5):
                if slots[slot] == c.EMPTY and zone_number(word == THEIRS, slot) not in chosen:
                    options.append(Option(c.V_ZONE, number=slot + 1, word=word))
        prompt = f"Choose a Monster Zone to close ({len(chosen) + 1} of {len(NOTES)})"
        duel.ask(ctx.player, c.CHOOSE, prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        done = ctx.values.get("closed")
        chosen = done if isinstance(done, tuple) else ()
        duel.again()
        duel.bind("closed", (*chosen, zone_number(pick.word == THEIRS, pick.number - 1)))


class ChooseZones(Verb):
    """For `first=`: choose 2 free Monster Zones of either side, for `KeepZones`."""

    def __init__(self) -> None:
        super().__init__()
        self.step = PickZonesToClose()

    def asks(self) -> tuple[Step, ...]:
        return (self.step,)

    def run(self, duel: State, ctx: Ctx) -> None:
        """What was chosen is bound."""

    def binds(self) -> tuple[str, ...]:
        return ("closed",)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"choose {len(NOTES)} free Monster Zones on the field"

    def deeds(self) -> tuple[Deed, ...]:
        return ()


class KeepZones(Verb):
    """This card keeps the zones that were chosen, for `zones_closed`."""

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        free = duel.free_slots(0, c.MONSTER_ZONE) + duel.free_slots(1, c.MONSTER_ZONE)
        if free >= len(NOTES):
            return None
        if not duel.explaining:
            return BLOCKED
        return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: {len(NOTES)} free Monster Zones are needed.")

    def run(self, duel: State, ctx: Ctx) -> None:
        chosen = ctx.values.get("closed")
        if not duel.same(ctx.source) or not isinstance(chosen, tuple):
            return
        new = duel.cards[ctx.card].twin()
        new.notes = (*new.notes, *[(name, chosen[i]) for i, name in enumerate(NOTES)])
        duel.put(new)
        close_zones(duel)

    def reads(self) -> tuple[str, ...]:
        return ("closed",)

    def text(self, speech: Speech = PLAIN) -> str:
        return ""

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("lasting", None, c.LATER),)


__all__ = ["ChooseZones", "KeepZones"]
