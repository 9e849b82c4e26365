"""Rows: what forbids a play and says why (law 5); and those that many tables share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import constants as c
from ..records import Reason

if TYPE_CHECKING:
    from ..effects import Effect
    from ..facts import Facts
    from ..records import Card
    from ..state import State


class Row:
    """One rule that may forbid a play of `card` (and its `effect`) by `player`."""

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


def allowed(rows: tuple[Row, ...], duel: State, player: int, card: Card, effect: Effect | None) -> bool:
    """Does no row forbid it?"""
    for row in rows:
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


OPEN_ROWS: tuple[Row, ...] = (YourTurn("R-PHASE-01"), MainPhase("R-PHASE-07"), OpenState("J-CHAIN-03"))
"""What is asked of the turn for a play of one's own, whatever the card: once for all cards."""


class InYourHand(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.zone != c.HAND or card.side != player

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is not in your hand."


def covering_name(duel: State, kind: int, card: Card) -> str:
    force = duel.covering(kind, card)
    return "a card" if force is None else duel.cards[force.source[0]].name
