"""Removing cards from play for a time, and bringing them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.absent import bring_back, put_away
from spellspeed.duel.records import Ctx

from ..picking import Pick
from ..prose import PLAIN, Speech
from ..which import Which
from .base import Deed, who
from .cards import Moving

if TYPE_CHECKING:
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


class BringBack(Moving):
    """Return removed monsters to the field as they lay; that is no Summon. One without a zone is lost."""

    def run(self, duel: State, ctx: Ctx) -> None:
        refs = bring_back(duel, self.uids(duel, ctx), source=ctx.source, by=ctx.player)
        duel.bind("did", len(refs))

    def text(self, speech: Speech = PLAIN) -> str:
        their = "their former positions" if self.many(speech) else "its former position"
        return f"return {self.what(speech)} to the field in {their}"

    def wants(self) -> int:
        return c.IN_REMOVED

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("return", self.which),)
