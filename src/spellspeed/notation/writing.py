"""Pictures of a field, written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Library
from spellspeed.duel.records import Card
from spellspeed.duel.state import State
from spellspeed.duel.values import attack, defense, shown
from spellspeed.position import Before, Lasting, Past, Placed, Position, Side, left_out
from spellspeed.position.records import mirrored_note

from .names import BETWEEN, KEYS, NONE, OUTER_FIRST, REST, SEATS, UNDER_WAY, spot_words

__all__ = ["write"]


def write(what: Position | State, library: Library | None = None, *, you: int = 0) -> str:
    """The picture of a position or of a duel, without a line break at the end.

    `you` is the seat below. A position needs the library; of a duel also the open question and what a
    position does not hold are told, in lines that `read` passes over.
    """
    if isinstance(what, Position):
        if library is None:
            raise TypeError("a position is written with the library of its cards")
        position, duel = what.with_zones(), what.laid_out(library, quiet=True)
        remarks: list[str] = []
    else:
        position, duel = Position.of(what), what
        remarks = list(_remarks(what, you))
    return "\n".join([*_Writer(position, duel, you).lines(), *remarks])


def _remarks(duel: State, you: int) -> Iterator[str]:
    """What is going on besides the field."""
    for what in left_out(duel):
        yield f"# besides: {what}"
    if duel.outcome is not None:
        winner = duel.outcome.winner
        who = "a draw" if winner < 0 else f"won by {SEATS[winner ^ you]}"
        yield f"# {who}: {duel.outcome.reason} ({duel.outcome.rule})"
    if duel.decision is not None:
        yield f"# asked: {SEATS[duel.decision.player ^ you]}: {duel.decision.prompt}"


class _Writer:
    def __init__(self, position: Position, duel: State, you: int) -> None:
        self.position = position
        self.duel = duel
        self.you = you

    def seat(self, seat: int) -> str:
        return SEATS[seat ^ self.you]

    def lines(self) -> Iterator[str]:
        position = self.position
        step = f", {position.step}" if position.step else ""
        yield f"turn: {position.turn}, {self.seat(position.turn_player)}, {position.phase}{step}"
        if position.summons_left != 1:
            yield f"summons left: {position.summons_left}"
        if position.stirred:
            yield f"this phase: {UNDER_WAY}"
        if position.last_attacker is not None:
            yield f"last attacker: {spot_words(position.last_attacker, self.you)}"
        for mark in position.marks:
            who = f"<{self.seat(mark.seat)}>" if mark.seat >= 0 else ""
            yield f"mark: {mark.name.replace('{}', who)} = {mark.value}"
        for past in position.past:
            yield f"remembered: {BETWEEN.join(self.past(past))}"
        for one in position.lasting:
            yield f"lasting: {BETWEEN.join(self.lasting(one))}"
        yield from self.side(1 - self.you, OUTER_FIRST)
        yield from self.side(self.you, OUTER_FIRST[::-1])

    def lasting(self, one: Lasting) -> Iterator[str]:
        """The parts of an effect that goes on after it has resolved."""
        yield one.static
        yield self.seat(one.player)
        yield one.until
        if one.on:
            yield f"on {', '.join(spot_words(spot, self.you) for spot in one.on)}"
        if one.source.place:
            yield f"from {spot_words(one.source, self.you)}"
        if one.this_turn:
            yield "this turn"
        if one.count:
            yield f"count {one.count}"
        if one.order:
            yield f"in force {one.order}"

    def past(self, one: Past) -> Iterator[str]:
        """The parts of something that has happened this turn."""
        yield one.kind
        if one.player >= 0:
            yield self.seat(one.player)
        if one.by >= 0:
            yield f"by {self.seat(one.by)}"
        if one.amount:
            yield f"amount {one.amount}"
        if one.causes:
            yield f"cause {', '.join(one.causes)}"
        if one.source.place:
            yield f"from {spot_words(one.source, self.you)}"
        for card in one.cards:
            yield f"card {', '.join(self.before(card))}"

    def before(self, card: Before) -> Iterator[str]:
        yield spot_words(card.now, self.you)
        if card.was is None:
            return
        yield f"was {spot_words(card.was, self.you)}"
        if card.face_up:
            yield "face-up"
        if card.attacking:
            yield "attack"
        yield "/".join(map(str, card.values))
        if card.armed:
            yield "armed"
        if card.nullified:
            yield "nullified"

    def side(self, seat: int, keys: tuple[str, ...]) -> Iterator[str]:
        side = self.position.sides[seat]
        for key in keys:
            text = self.value(seat, side, key)
            if text:
                yield f"{self.seat(seat)} {key}: {text}"

    def value(self, seat: int, side: Side, key: str) -> str:
        """What stands behind a key; "" when the line is left out."""
        if key == "LP":
            return str(side.lp)
        if key == "field":
            return "" if side.field is None else self.card(side.field, seat, c.FIELD_ZONE)
        if key == "monsters":
            return BETWEEN.join(self.card(one, seat, c.MONSTER_ZONE) for one in side.monsters) or NONE
        if key == "magic and traps":
            return BETWEEN.join(self.card(one, seat, c.MAGIC_TRAP_ZONE) for one in side.magic_traps)
        pile: tuple[Placed, ...] = getattr(side, KEYS[key])
        items = [
            self.run(name, len(list(same))) for name, same in groupby(self.card(one, seat) for one in pile)
        ]
        if key == "deck":
            if side.filled:
                return BETWEEN.join([*items, REST]) if items else ""
            return BETWEEN.join(items) or NONE
        return BETWEEN.join(items) or (NONE if key == "hand" else "")

    def run(self, text: str, count: int) -> str:
        return text if count == 1 else f"{text} x{count}"

    def card(self, placed: Placed, seat: int, zone: int = 0) -> str:
        parts = [str(placed.zone)] if placed.zone and zone != c.FIELD_ZONE else []
        if placed.face_down:
            parts.append("(set)" if zone else "(face-down)")
        if placed.reversed:
            parts.append("(reversed)")
        parts.append(placed.name)
        if zone == c.MONSTER_ZONE:
            parts.extend(self.numbers(placed, seat))
        if placed.on is not None:
            parts.append(f"on {self.seat(placed.on[0])} {placed.on[1]}")
        marks = list(self.marks(placed))
        if marks:
            parts.append(f"[{', '.join(marks)}]")
        return " ".join(parts)

    def numbers(self, placed: Placed, seat: int) -> Iterator[str]:
        """Position and, for the eye, ATK and DEF as they are now."""
        if not placed.face_down:
            yield "DEF" if placed.defense else "ATK"
        elif not placed.defense:
            yield "ATK"
        card = self.duel.cards[self.duel.pile(seat, c.MONSTER_ZONE)[placed.zone - 1]]
        yield f"({_value(self.duel, card, attack)}/{_value(self.duel, card, defense)})"

    def marks(self, placed: Placed) -> Iterator[str]:
        if placed.how:
            yield placed.how
        if placed.this_turn:
            yield "this turn"
        if placed.by_other:
            yield "by the other player"
        if placed.changed:
            yield "changed"
        if placed.declared:
            yield "declared an attack"
        if placed.attacks:
            yield f"attacks {placed.attacks}"
        if placed.proper is not None:
            yield "properly Summoned" if placed.proper else "not properly Summoned"
        if placed.owner >= 0:
            yield f"owner {self.seat(placed.owner)}"
        if placed.until:
            yield f"held {placed.until}{f' with {placed.held_with}' if placed.held_with else ''}"
        for seat in (0, 1):
            if placed.known >> seat & 1:
                yield f"known to {self.seat(seat)}"
        notes = [mirrored_note(*note) if self.you else note for note in placed.notes]
        for name, value in notes:
            yield f'"{name}"={value}' if "," in name else f"{name}={value}"
        if placed.order:
            yield f"in force {placed.order}"
        if placed.since_turn:
            yield f"since turn {placed.since_turn}"
        if placed.later:
            yield "came later"
        if placed.muted:
            yield "negated until it leaves"
        for index in placed.spent:
            yield f"used for good {index}"
        if placed.done:
            yield "done in this phase"
        if placed.away is not None:
            yield f"away by {spot_words(placed.away, self.you)}"
        for one in placed.taken:
            until = f" {one.until}" if one.until else ""
            holder = f" {spot_words(one.source, self.you)}" if one.until == "while equipped" else ""
            yield f"taken by {self.seat(one.player)}{until}{holder}"
        if placed.material_of is not None:
            yield f"material of {spot_words(placed.material_of, self.you)}"
        for spot in placed.attacked:
            yield f"has attacked {spot_words(spot, self.you) if spot.place else 'directly'}"
        if placed.mixed:
            yield f"mixed {placed.mixed}"
        for seat in (0, 1):
            if placed.mixed_known >> seat & 1:
                yield f"mixed known to {self.seat(seat)}"


def _value(duel: State, card: Card, stat: Callable[[State, Card], int]) -> int:
    return shown(stat(duel, card))
