"""Removing cards from play for a time, and bringing them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.absent import bring_back, put_away
from spellspeed.duel.machine import Step
from spellspeed.duel.records import NOBODY, Ctx, Option

from ..paying import SelectHost
from ..picking import Pick
from ..prose import PLAIN, Speech
from ..which import Which
from .base import Deed, who
from .cards import Moving

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Ref
    from spellspeed.duel.state import State


class RemoveForNow(Moving):
    """Remove cards from play, so that they can be told again by who removed them; binds `removed` and `did`.

    `face_down`: who has not seen them before does not see them now. `keeps_zone`: their Monster Zones cannot
    be used while they are away.
    """

    def __init__(self, which: Which, *, face_down: bool = False, keeps_zone: bool = False) -> None:
        super().__init__(which)
        self.face_down = face_down
        self.keeps_zone = keeps_zone

    def run(self, duel: State, ctx: Ctx) -> None:
        cards = self.cards(duel, ctx)
        if self.face_down and isinstance(self.which, Pick):
            # Who has chosen the card knows it.
            for card in cards:
                new = duel.cards[card.uid].twin()
                new.known |= 1 << who(ctx, self.which.by)
                duel.put(new)
        refs = put_away(
            duel,
            [card.uid for card in cards],
            source=ctx.source,
            by=ctx.player,
            face_down=self.face_down,
            keeps_zone=self.keeps_zone,
        )
        duel.bind("removed", tuple(refs))
        duel.bind("did", len(refs))

    def text(self, speech: Speech = PLAIN) -> str:
        said = f"remove {self.moved(speech)} from play"
        if self.face_down:
            said = f"{said} face-down"
        if self.keeps_zone:
            zone = "their Monster Zones" if self.many(speech) else "its Monster Zone"
            said = f"{said}; until it returns {zone} cannot be used"
        return said

    def binds(self) -> tuple[str, ...]:
        return ("did", "removed")

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("remove", self.which),)


class SelectAnew(Step):
    """One that was linked with a monster as it was Summoned selects one again as it returns."""

    def __init__(self, verb: BringBack) -> None:
        self.verb = verb

    def selected(self, duel: State, ctx: Ctx) -> tuple[list[Ref], list[Card], int]:
        """What is selected so far, NOBODY where nothing fits; for the next one what fits, and who selects."""
        done = list(ctx.refs("selected"))
        for card, cost in self.verb.linked(duel, ctx)[len(done) :]:
            seat = card.note("away side")
            found = cost.sel.find(duel, seat, card.uid)
            if found:
                return (done, found, seat)
            done.append(NOBODY)
        return (done, [], -1)

    def run(self, duel: State, ctx: Ctx) -> None:
        done, found, seat = self.selected(duel, ctx)
        if found:
            options = [Option(c.V_PICK, card.uid) for card in found]
            duel.ask(seat, c.CHOOSE, "Select the monster", options, self, ctx, about=ctx.card)
        else:
            duel.bind("selected", tuple(done))

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.again()
        done, _, _ = self.selected(duel, ctx)
        duel.bind("selected", (*done, duel.cards[pick.card].ref))


class BringBack(Moving):
    """Return removed monsters to the field as they lay; that is no Summon. One without a zone is lost."""

    def __init__(self, which: Which) -> None:
        super().__init__(which)
        self.select = SelectAnew(self)

    def asks(self) -> tuple[Step, ...]:
        return (*super().asks(), self.select)

    def linked(self, duel: State, ctx: Ctx) -> list[tuple[Card, SelectHost]]:
        """Those to be linked with a monster again, if they lay face-up (Gradius' Option)."""
        found = []
        for card in self.cards(duel, ctx):
            built_in = card.script.procedure
            if built_in is not None and isinstance(built_in.cost, SelectHost) and card.note("away up"):
                found.append((card, built_in.cost))
        return found

    def run(self, duel: State, ctx: Ctx) -> None:
        linked = [card.uid for card, _ in self.linked(duel, ctx)]
        refs = bring_back(duel, self.uids(duel, ctx), source=ctx.source, by=ctx.player)
        duel.bind("did", len(refs))
        for uid, host in zip(linked, ctx.refs("selected"), strict=False):
            if duel.cards[uid].zone == c.MONSTER_ZONE and duel.same(host):
                new = duel.cards[uid].twin()
                new.host = host
                duel.put(new)

    def text(self, speech: Speech = PLAIN) -> str:
        their = "their former positions" if self.many(speech) else "its former position"
        return f"return {self.what(speech)} to the field in {their}"

    def wants(self) -> int:
        return c.IN_REMOVED

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("return", self.which),)
