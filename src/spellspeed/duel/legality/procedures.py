"""Rows of a Special Summon built into a monster (J-SUM-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import constants as c
from ..records import Ctx, Reason
from .bans import CanPayFee
from .rows import MainPhase, OpenState, Row, YourTurn, reasons
from .summons import SummonNotForbidden

if TYPE_CHECKING:
    from ..effects import Effect, Procedure
    from ..records import Card
    from ..state import State


class InItsPlace(Row):
    """In your hand, or in your Fusion Deck if it comes from there."""

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        procedure = card.script.procedure
        return card.side != player or procedure is None or card.zone != procedure.zone

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        procedure = card.script.procedure
        assert procedure is not None
        return f"{card.name} is not in your {c.ZONE_NAMES[procedure.zone]}."


class SummonRoom(Row):
    """A free Monster Zone where it goes, or one that what is paid makes free."""

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        procedure = card.script.procedure
        seat = player if procedure is None or procedure.to == 0 else 1 - player
        if duel.free_slots(seat, c.MONSTER_ZONE) > 0:
            return False
        if procedure is None or procedure.cost is None:
            return True
        paid = procedure.cost.pays_with(duel, Ctx(player, card.uid, card.ref))
        if paid is None:
            return True
        sel, _ = paid
        return not any([sel.matches(duel, one, player, card.uid, None) for one in duel.monsters(seat)])

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        procedure = card.script.procedure
        whose = "your" if procedure is None or procedure.to == 0 else "the opponent's"
        return f"{card.name}: all 5 of {whose} Monster Zones are taken."


PROCEDURE_ROWS: tuple[Row, ...] = (
    YourTurn("J-SUM-06"),
    MainPhase("J-SUM-06"),
    OpenState("J-SUM-06"),
    InItsPlace("J-SUM-06"),
    SummonRoom("R-ZONE-02"),
    SummonNotForbidden("R-GEN-01", c.SPECIAL_SUMMON),
    CanPayFee("J-EFF-07"),
)


def procedure_reasons(duel: State, player: int, card: Card, procedure: Procedure) -> list[Reason]:
    """Why a Special Summon built into a monster cannot be made now (J-SUM-06)."""
    found = reasons(PROCEDURE_ROWS, duel, player, card, None)
    ctx = Ctx(player, card.uid, card.ref)
    for need in procedure.needs:
        if not need.holds(duel, ctx):
            found.append(Reason("J-SUM-06", f"{card.name}: {need.missing()}."))
    if procedure.cost is not None:
        duel.explaining = True
        reason = procedure.cost.obstacle(duel, ctx)
        duel.explaining = False
        if reason is not None:
            found.append(reason)
    return found
