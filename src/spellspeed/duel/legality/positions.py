"""Rows of Flip Summons and changes of battle position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import constants as c
from .rows import OPEN_ROWS, MainPhase, Row, Table, covering_name
from .summons import SummonCondition, SummonNotForbidden

if TYPE_CHECKING:
    from ..effects import Effect
    from ..records import Card
    from ..state import State


MOVING_ROWS: tuple[Row, ...] = (OPEN_ROWS.rows[0], MainPhase("R-POS-01"), OPEN_ROWS.rows[2])
"""`OPEN_ROWS`, with the rule that names changes of position."""


class YourMonsterOnField(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.zone != c.MONSTER_ZONE or card.side != player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return "You control no such monster on the field."


class IsFaceDown(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.up

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is face-up already."


class IsFaceUp(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return not card.up

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is face-down: it can only be Flip Summoned."


class NotSetThisTurn(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.turn == duel.turn and card.by == player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} was Set this turn."


class NotArrivedThisTurn(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.turn == duel.turn and card.by == player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} was Summoned or Set this turn."


class NotChangedThisTurn(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.changed == duel.turn

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} has changed its battle position this turn."


class NotDeclaredAttack(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.declared == duel.turn

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} declared an attack this turn."


class PositionNotLocked(Row):
    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.kinds = c.S_CANNOT_CHANGE | c.S_POSITION

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.covering(c.S_CANNOT_CHANGE | c.S_POSITION, card) is not None

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return (
            f"{card.name}: {covering_name(duel, c.S_CANNOT_CHANGE | c.S_POSITION, card)} holds its position."
        )


RESTED_ROWS: tuple[Row, ...] = (
    NotChangedThisTurn("R-POS-02"),
    NotDeclaredAttack("J-POS-02"),
    PositionNotLocked("R-GEN-01"),
)
"""What is asked of every monster on the field whose position is to change."""


TURNING_ROWS: Final = Table(
    NotSetThisTurn("J-FLIP-01"),
    *RESTED_ROWS,
    SummonNotForbidden("R-GEN-01", c.FLIP_SUMMON),
    SummonCondition("R-GEN-01", c.FLIP_SUMMON),
)
"""What is asked of a face-down monster that is to be Flip Summoned."""


FLIP_ROWS: tuple[Row, ...] = (
    *MOVING_ROWS,
    YourMonsterOnField("R-FLIP-01"),
    IsFaceDown("R-FLIP-01"),
    *TURNING_ROWS.rows,
)


STANDING_ROWS: Final = Table(NotArrivedThisTurn("J-POS-01"), *RESTED_ROWS)
"""What is asked of a face-up monster whose position is to change."""


CHANGE_ROWS: tuple[Row, ...] = (
    *MOVING_ROWS,
    YourMonsterOnField("R-POS-01"),
    IsFaceUp("J-POS-05"),
    *STANDING_ROWS.rows,
)
