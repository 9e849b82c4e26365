"""What every verb can do besides run: ask first, explain, and tell its deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.machine import Step
from spellspeed.duel.records import Ctx, Reason

from ..which import Which

if TYPE_CHECKING:
    from spellspeed.duel.records import Card
    from spellspeed.duel.state import State


class Deed:
    """What a verb would do, to which cards, and whether it MUST, MAY or does so LATER (DESIGN §7.7)."""

    def __init__(self, deed: str, which: Which | None, sure: int = c.MUST) -> None:
        self.deed = deed
        self.which = which
        self.sure = sure


class Verb(Step):
    """One thing an effect does."""

    def __init__(self, which: Which | None = None) -> None:
        self.which = which

    def asks(self) -> tuple[Step, ...]:
        """The steps that ask for its choices; they stand before it in the program (law 2)."""
        return () if self.which is None else self.which.asks()

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        return None if self.which is None else self.which.obstacle(duel, ctx)

    def cards(self, duel: State, ctx: Ctx) -> list[Card]:
        return [] if self.which is None else self.which.cards(duel, ctx)

    def uids(self, duel: State, ctx: Ctx) -> list[int]:
        return [card.uid for card in self.cards(duel, ctx)]

    def what(self) -> str:
        return "" if self.which is None else self.which.text()

    def text(self) -> str:
        """A sentence without capital and full stop: "destroy the target"."""
        raise NotImplementedError

    def deeds(self) -> tuple[Deed, ...]:
        return ()


def who(ctx: Ctx, of: int) -> int:
    """The seat meant: 0 the player who uses the effect, 1 the opponent."""
    return ctx.player if of == 0 else 1 - ctx.player
