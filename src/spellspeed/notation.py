"""A text picture of a field, written and read back: for tests, the terminal, docs and bug reports.

One fact a line, so that it can be read aloud; the opponent stands above. docs/notation.md has the whole form.

>>> from spellspeed.cards.library import library
>>> position = read('''
... turn: 5, you, Main Phase 1
... them monsters: 4 (set) Mystical Elf
... you monsters: 3 summoned skull ATK
... you hand: Pot of Greed | Trap Hole
... ''', library())
>>> print(write(position, library()))
turn: 5, you, Main Phase 1
them LP: 8000
them hand: none
them monsters: 4 (set) Mystical Elf (800/2000)
you monsters: 3 Summoned Skull ATK (2500/1200)
you hand: Pot of Greed | Trap Hole
you LP: 8000
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final

import msgspec

from .duel import constants as c
from .duel.effects import Library
from .duel.records import Card
from .duel.state import State
from .duel.values import attack, defense, shown
from .position import HOW, PHASES, STEPS, UNTIL, Placed, Position, Side, find_name, left_out

__all__ = ["NotationError", "read", "write"]

SEATS: Final = ("you", "them")
NONE: Final = "none"
REST: Final = "..."
"""At the end of a Deck: below lie harmless cards."""
BETWEEN: Final = " | "
_KEYS: Final = {
    "LP": "lp",
    "hand": "hand",
    "deck": "deck",
    "fusion deck": "fusion_deck",
    "removed": "removed",
    "graveyard": "graveyard",
    "field": "field",
    "magic and traps": "magic_traps",
    "monsters": "monsters",
}
_OUTER_FIRST: Final = tuple(_KEYS)
"""The lines of the opponent from the top down; one's own stand the other way round."""


class NotationError(ValueError):
    """The picture cannot be read; `problems` has one sentence for each line that is wrong."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


# -- writing ----------------------------------------------------------------------------------------


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
        yield from self.side(1 - self.you, _OUTER_FIRST)
        yield from self.side(self.you, _OUTER_FIRST[::-1])

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
        pile: tuple[Placed, ...] = getattr(side, _KEYS[key])
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
            yield f"held {placed.until}"
        for seat in (0, 1):
            if placed.known >> seat & 1:
                yield f"known to {self.seat(seat)}"
        for name, value in placed.notes:
            yield f"{name}={value}"
        if placed.order:
            yield f"in force {placed.order}"


def _value(duel: State, card: Card, stat: Callable[[State, Card], int]) -> int:
    return shown(stat(duel, card))


# -- reading ----------------------------------------------------------------------------------------


def read(text: str, library: Library, *, you: int = 0) -> Position:
    """The position of a picture. The numbers of ATK and DEF are for the eye and not read.

    Raises NotationError with every line that is wrong and the nearest names.
    """
    return _Reader(library, you).read(text)


_CARD: Final = re.compile(
    r"""(?:(?P<zone>[1-5])\ +)?
        (?P<down>\((?:set|face-down)\)\ *)?
        (?P<name>.+?)
        (?:\ +(?P<position>ATK|DEF))?
        (?:\ +\(-?\d+/-?\d+\))?
        (?:\ +on\ +(?P<host>you|them)\ +(?P<host_zone>[1-5]))?
        (?:\ +\[(?P<marks>[^\]]*)\])?
        (?:\ +x(?P<times>\d+))?""",
    re.VERBOSE | re.IGNORECASE,
)
_FLAGS: Final[dict[str, dict[str, object]]] = {
    "this turn": {"this_turn": True},
    "by the other player": {"by_other": True},
    "changed": {"changed": True},
    "declared an attack": {"declared": True},
    "attacked": {"declared": True, "attacks": 1},
    "properly summoned": {"proper": True},
    "not properly summoned": {"proper": False},
}
_HOW: Final = {name.casefold(): name for name in (*HOW, "in use", "being Summoned") if name}


class _Reader:
    def __init__(self, library: Library, you: int) -> None:
        self.library = library
        self.you = you
        self.problems: list[str] = []
        self.line = 0

    def seat(self, word: str) -> int:
        return SEATS.index(word.strip().casefold()) ^ self.you

    def problem(self, sentence: str) -> None:
        self.problems.append(f"line {self.line}: {sentence}")

    def read(self, text: str) -> Position:
        moment: dict[str, object] = {}
        sides: tuple[dict[str, object], dict[str, object]] = ({}, {})
        seen: set[str] = set()
        for number, line in enumerate(text.splitlines(), 1):
            self.line = number
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            key, colon, value = (part.strip() for part in line.partition(":"))
            key = " ".join(key.casefold().split())
            if not colon:
                self.problem(f"{line!r} has no colon")
            elif key in seen:
                self.problem(f"{key!r} stands twice")
            else:
                seen.add(key)
                self.entry(key, value, moment, sides)
        if self.problems:
            raise NotationError(self.problems)
        built = tuple(msgspec.convert(side, Side) for side in sides)
        return msgspec.convert({**moment, "sides": built}, Position)

    def entry(
        self, key: str, value: str, moment: dict[str, object], sides: tuple[dict[str, object], ...]
    ) -> None:
        if key == "turn":
            self.turn(value, moment)
            return
        if key == "summons left":
            moment["summons_left"] = self.number(value)
            return
        who, _, what = key.partition(" ")
        fields = {name.casefold(): field for name, field in _KEYS.items()}
        if who not in SEATS or what not in fields:
            known = ["turn", "summons left", *(f"{one} {name.casefold()}" for one in SEATS for name in _KEYS)]
            near = difflib.get_close_matches(key, known, n=1, cutoff=0)
            self.problem(f"there is no {key!r}; do you mean {near[0]!r}?")
            return
        side = sides[self.seat(who)]
        if what == "lp":
            side["lp"] = self.number(value)
            return
        items = [] if value.casefold() == NONE else [item.strip() for item in value.split("|")]
        if what == "deck":
            side["filled"] = bool(items) and items[-1] == REST
            if items and items[-1] == REST:
                items.pop()
        cards = [card for item in items if item for card in self.cards(item, what)]
        if what != "field":
            side[fields[what]] = tuple(cards)
        elif len(cards) > 1:
            self.problem("there is one Field Card Zone")
        else:
            side["field"] = cards[0] if cards else None

    def number(self, value: str) -> int:
        if not re.fullmatch(r"\d+", value):
            self.problem(f"{value!r} is no number")
            return 0
        return int(value)

    def turn(self, value: str, moment: dict[str, object]) -> None:
        parts = [part.strip() for part in value.split(",")]
        phases = {name.casefold(): name for name in PHASES}
        steps = {name.casefold(): name for name in STEPS if name}
        if len(parts) not in (3, 4) or parts[1].casefold() not in SEATS:
            self.problem(f"{value!r} is not like '5, you, Main Phase 1'")
            return
        moment["turn"] = self.number(parts[0])
        moment["turn_player"] = self.seat(parts[1])
        if parts[2].casefold() not in phases:
            self.problem(f"there is no phase {parts[2]!r}; the phases are {', '.join(PHASES)}")
            return
        moment["phase"] = phases[parts[2].casefold()]
        if len(parts) == 4:
            if parts[3].casefold() not in steps:
                self.problem(f"there is no step {parts[3]!r}")
                return
            step = steps[parts[3].casefold()]
            moment["step"] = "" if step == STEPS[c.BATTLE_STEP] else step

    def cards(self, item: str, what: str) -> list[Placed]:
        """The cards of one item: one, or several of a kind in a pile."""
        match = _CARD.fullmatch(item)
        assert match is not None
        on_field = what in ("monsters", "magic and traps", "field")
        name = match["name"]
        zone = match["zone"]
        if zone and not on_field:
            name = f"{zone} {name}"
        try:
            name = find_name(self.library, name)
        except LookupError as error:
            self.problem(str(error))
            return []
        marks: dict[str, object] = {"name": name}
        if zone and on_field:
            marks["zone"] = int(zone)
        if match["down"]:
            marks["face_down"] = True
        if what == "monsters":
            position = (match["position"] or "").upper()
            marks["defense"] = position == "DEF" or bool(match["down"] and not position)
            if not position and not match["down"]:
                self.problem(f"{name}: in which position, ATK, DEF or (set)?")
        elif match["position"]:
            self.problem(f"{name}: a position is told of monsters on the field")
        if match["host"]:
            marks["on"] = (self.seat(match["host"]), int(match["host_zone"]))
        for mark in (match["marks"] or "").split(","):
            if mark.strip():
                self.mark(name, " ".join(mark.split()), marks)
        return [msgspec.convert(marks, Placed)] * int(match["times"] or 1)

    def mark(self, name: str, mark: str, marks: dict[str, object]) -> None:
        """One word from the brackets behind a card."""
        word = mark.casefold()
        flag = _FLAGS.get(word)
        about, _, seat = word.rpartition(" ")
        note = re.fullmatch(r"(.+?) ?= ?(-?\d+)", mark)
        number = re.fullmatch(r"(attacks|in force) (\d+)", word)
        if flag is not None:
            marks.update(flag)
        elif word in _HOW:
            marks["how"] = _HOW[word]
        elif note:
            kept = marks.get("notes", ())
            assert isinstance(kept, tuple)
            marks["notes"] = (*kept, (note[1], int(note[2])))
        elif number:
            marks["attacks" if number[1] == "attacks" else "order"] = int(number[2])
        elif about == "owner" and seat in SEATS:
            marks["owner"] = self.seat(seat)
        elif about == "known to" and seat in SEATS:
            known = marks.get("known", 0)
            assert isinstance(known, int)
            marks["known"] = known | 1 << self.seat(seat)
        elif word.startswith("held ") and word[5:] in UNTIL:
            marks["until"] = word[5:]
        else:
            known_marks = [*_FLAGS, *_HOW, "attacks 1", "owner them", "known to them", "held this turn"]
            near = difflib.get_close_matches(word, known_marks, n=1, cutoff=0)
            self.problem(f"{name}: there is no mark {mark!r}; do you mean {near[0]!r}?")
