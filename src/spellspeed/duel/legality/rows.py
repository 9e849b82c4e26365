"""Rows: what forbids a play and says why (law 5); and those that many tables share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import constants as c
from ..records import Reason

if TYPE_CHECKING:
    from ..effects import Effect
    from ..facts import Facts
    from ..records import Card
    from ..state import State


class Row:
    """One rule that may forbid a play of `card` (and its `effect`) by `player`."""

    kinds: int = 0
    """Static effects (bits) of which one must be in force, or it forbids nothing; 0: it hangs on none."""
    damage_step: bool = False
    """It forbids nothing outside the Damage Step."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def concerns(self, facts: Facts, effect: Effect) -> bool:
        """Can it forbid this effect at all? Rows that cannot are left out once for all."""
        return True

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        raise NotImplementedError

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        raise NotImplementedError

    def reason(self, duel: State, player: int, card: Card, effect: Effect | None) -> Reason:
        return Reason(self.rule, self.says(duel, player, card, effect))


class Table:
    """Rows that are asked together, and which of them to leave out as they forbid nothing now."""

    def __init__(self, *rows: Row) -> None:
        self.rows: tuple[Row, ...] = rows
        self.kinds = 0
        for row in rows:
            self.kinds |= row.kinds
        outside = tuple([row for row in rows if not row.damage_step])
        plain = tuple([row for row in rows if not row.kinds])
        both = tuple([row for row in outside if not row.kinds])
        self.parts: tuple[tuple[Row, ...], ...] = (both, outside, plain, rows)
        """Without both; with those of static effects; with those of the Damage Step; all."""


def allowed(table: Table, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
    """Does no row forbid it?"""
    part = 1 if duel.force_kinds & table.kinds else 0
    if duel.substep:
        part += 2
    for row in table.parts[part]:
        if row.fails(duel, player, card, effect):
            return False
    return True


def reasons(
    rows: tuple[Row, ...], duel: State, player: int, card: Card, effect: Effect | None
) -> list[Reason]:
    """Every row that forbids it, with its sentence."""
    return [row.reason(duel, player, card, effect) for row in rows if row.fails(duel, player, card, effect)]


class YourTurn(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return player != duel.turn_player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: it is the opponent's turn."


class MainPhase(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return not duel.in_main_phase()

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        if duel.phase == c.MAIN_1:
            return f"{card.name}: Main Phase 1 is skipped this turn."
        return f"{card.name}: only in a Main Phase; this is the {c.PHASE_NAMES[duel.phase] or 'set-up'}."


class OpenState(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.window_kind != c.OPEN or duel.chain is not None

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: not while a Chain or an answer to a play is open."


OPEN_ROWS: Final = Table(YourTurn("R-PHASE-01"), MainPhase("R-PHASE-07"), OpenState("J-CHAIN-03"))
"""What is asked of the turn for a play of one's own, whatever the card: once for all cards."""


class InYourHand(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.zone != c.HAND or card.side != player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is not in your hand."


def covering_name(duel: State, kind: int, card: Card) -> str:
    force = duel.covering(kind, card)
    return "a card" if force is None else force.name
