"""Rows of Setting a Magic or Trap Card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import constants as c
from .bans import CanPayFee
from .rows import OPEN_ROWS, InYourHand, Row, Table

if TYPE_CHECKING:
    from ..effects import Effect
    from ..records import Card, Force
    from ..state import State


class IsMagicOrTrap(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.script.facts.kind == c.MONSTER

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is no Magic or Trap Card."


class MagicTrapZoneFree(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        if card.zone != c.HAND or card.script.facts.icon == c.FIELD:
            return False
        return c.EMPTY not in duel.piles[player * c.ZONES + c.MAGIC_TRAP_ZONE]

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: all 5 of your Magic & Trap Zones are taken."


def set_forbidden(duel: State, card: Card) -> Force | None:
    """What forbids to Set this Magic or Trap Card: a ban on its activation that goes so far (number 1)."""
    if not duel.force_kinds & c.S_CANNOT_ACTIVATE:
        return None
    for force in duel.static_forces(c.S_CANNOT_ACTIVATE):
        if force.static.number(duel, force) and force.static.covers(duel, force, card):
            return force
    return None


class SetNotForbidden(Row):
    kinds = c.S_CANNOT_ACTIVATE

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return set_forbidden(duel, card) is not None

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        force = set_forbidden(duel, card)
        assert force is not None
        return f"{card.name}: {force.name} forbids to Set it."


class NotOnlyPlaced(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.script.only_placed

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} comes to the field only when an effect places it there."


SETTING_ROWS: Final = Table(
    MagicTrapZoneFree("R-ZONE-04"),
    NotOnlyPlaced("R-GEN-01"),
    SetNotForbidden("R-GEN-01"),
    CanPayFee("J-EFF-07"),
)
"""What is asked of a Magic or Trap Card in the hand that is to be Set."""


SET_CARD_ROWS: tuple[Row, ...] = (
    *OPEN_ROWS.rows,
    InYourHand("R-MAG-02"),
    IsMagicOrTrap("R-MAG-02"),
    *SETTING_ROWS.rows,
)
