"""A ruling as it stands in its file: the position, the moves, what is expected, line by line."""

from __future__ import annotations

import base64
import binascii
import difflib
import re
import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from spellspeed import saves
from spellspeed.cards.catalogue import quoted
from spellspeed.duel.effects import Library
from spellspeed.duel.rules import JUDGE, PRESETS, Rules
from spellspeed.duel.state import State
from spellspeed.notation import NotationError, read_lines
from spellspeed.notation.names import KEYS
from spellspeed.position import Position, PositionError
from spellspeed.protocol import Snapshot

from .expectations import Expectation, read_expectations
from .moves import BOTH, Move, read_move
from .words import Sentences, Unclear

__all__ = ["Line", "Ruling", "RulingError", "read_ruling"]

MOST_LINES: Final = 2_000
MOST_SNAPSHOT: Final = 20_000_000
_PICTURE: Final = re.compile(
    r"turn|summons left|this phase|last attacker|lasting|remembered|mark|"
    r"(?:you|them) (?:LP|hand|deck|fusion deck|removed|graveyard|field|magic and traps|monsters)",
    re.IGNORECASE,
)
_SEATS: Final = {"you": 0, "them": 1, "both": BOTH}
_HEAD: Final = ("title", "rules", "generator", "answers", "snapshot")
_KEYS: Final = (*_HEAD, "chance", "expect", "refused", "allowed")
_RULE: Final = re.compile(r"\s*\[(?P<rule>[^\]]*)\]\s*$")
_RULE_ID: Final = re.compile(r"[RJX]-[A-Z]+-\d{2}|X-\d{2}", re.IGNORECASE)
_CHANCE: Final = re.compile(
    r"(?P<side>heads|tails)|(?:die )?(?P<die>[1-6])|(?:card|pick) (?P<card>\d{1,3})", re.I
)


class RulingError(ValueError):
    """The file cannot be read; `problems` has one sentence for each line that is wrong."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class Line(NamedTuple):
    """One line that does something, after the position."""

    number: int
    kind: str
    """move, expect, refused, allowed or chance."""
    text: str
    move: Move | None = None
    rule: str = ""
    """The rule by which it is to be refused."""
    expectations: tuple[Expectation, ...] = ()
    chance: tuple[int, ...] = ()


class Ruling(NamedTuple):
    """A ruling, read."""

    title: str
    rules: Rules
    position: Position
    snapshot: Snapshot | None
    lines: tuple[Line, ...]
    generator: tuple[int, int, int, int] | None = None
    """The state of chance; None: that of seed 0."""
    pace: int = 0
    """Answers given in this turn before."""

    def start(self, library: Library, *, swapped: bool = False) -> State:
        """The duel at its first question. `swapped`: you sit at seat 1.

        Raises PositionError with everything that is wrong with the position.
        """
        if self.snapshot is not None:
            return saves.restore(self.snapshot, library)
        position = self.position.mirrored() if swapped else self.position
        duel = position.laid_out(library, self.rules)
        if self.generator is not None:
            duel.generator = self.generator
        duel.pace = self.pace
        duel.advance()
        return duel


def read_ruling(text: str, library: Library) -> Ruling:
    """A ruling from the text of its file. Raises RulingError with every line that is wrong."""
    return _Reader(library).read(text)


def _line_of(problem: str) -> int:
    """In which line it is; what is wrong with the position as a whole comes last."""
    number = re.match(r"line (\d+):", problem)
    return int(number[1]) if number else MOST_LINES + 1


@lru_cache(maxsize=2)
def _sentences(library: Library) -> Sentences:
    return Sentences(library)


class _Reader:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.sentences = _sentences(library)
        self.problems: list[str] = []
        self.picture: list[tuple[int, str]] = []
        self.lines: list[Line] = []
        self.title = ""
        self.rules = JUDGE
        self.snapshot: Snapshot | None = None
        self.generator: tuple[int, int, int, int] | None = None
        self.pace = 0
        self.seen: set[str] = set()

    def read(self, text: str) -> Ruling:
        lines = text.splitlines()
        if len(lines) > MOST_LINES:
            raise RulingError([f"the file has {len(lines)} lines; a ruling has at most {MOST_LINES}"])
        for number, line in enumerate(lines, 1):
            line = line.strip()
            if line and not line.startswith("#"):
                try:
                    self.line(number, line)
                except Unclear as error:
                    self.problems.append(f"line {number}: {error}")
        for one in self.lines:
            if one.move is not None and one.move.zone and self.rules.zones == "auto":
                told = "with 'rules: zones ask' they are chosen"
                self.problems.append(
                    f"line {one.number}: cards take the middle free zone by themselves; {told}"
                )
        position = self.position()
        if self.problems:
            raise RulingError(sorted(self.problems, key=_line_of))
        return Ruling(
            self.title, self.rules, position, self.snapshot, tuple(self.lines), self.generator, self.pace
        )

    def position(self) -> Position:
        position = Position()
        if self.snapshot is not None and self.picture:
            number, line = self.picture[0]
            self.problems.append(
                f"line {number}: a snapshot holds the whole position; take out {quoted(line)}"
            )
            return position
        try:
            position = read_lines(self.picture, self.library)
        except NotationError as error:
            self.problems.extend(error.problems)
        else:
            try:
                if not self.problems:
                    position.laid_out(self.library, self.rules, quiet=True)
            except PositionError as error:
                self.problems.extend(f"the position: {problem}" for problem in error.problems)
        return position

    def line(self, number: int, line: str) -> None:
        key, colon, value = (part.strip() for part in line.partition(":"))
        key = " ".join(key.casefold().split())
        if not colon and key in ("resolve", "pass"):
            key, value = "both", "pass"
        elif not colon:
            raise Unclear(f"{quoted(line)} has no colon; a move is told like 'you: summon Battle Ox'")
        if key in _SEATS:
            move = read_move(_SEATS[key], value, self.sentences)
            self.lines.append(Line(number, "move", f"{key}: {value}", move))
        elif key == "expect":
            found = tuple(read_expectations(value, self.sentences))
            self.lines.append(Line(number, key, value, expectations=found))
        elif key in ("refused", "allowed"):
            self.lines.append(self.tried(number, key, value))
        elif key == "chance":
            self.lines.append(Line(number, key, value, chance=tuple(_chances(value))))
        elif key in _HEAD:
            self.head(key, value)
        elif _PICTURE.fullmatch(key):
            if self.lines and any(one.kind != "chance" for one in self.lines):
                raise Unclear(f"{quoted(key)} belongs to the position, which is told before the first move")
            self.picture.append((number, line))
        else:
            known = [*_SEATS, *_KEYS, "turn", "summons left", "lasting"]
            known += [f"{who} {what}" for who in ("you", "them") for what in KEYS]
            near = difflib.get_close_matches(key[:40], known, n=1, cutoff=0)
            raise Unclear(f"there is no {quoted(key)}; do you mean {near[0]!r}?")

    def head(self, key: str, value: str) -> None:
        """What is said of the ruling as a whole."""
        if key in self.seen:
            raise Unclear(f"{key!r} stands twice")
        self.seen.add(key)
        if key == "title":
            self.title = value
        elif key == "rules":
            self.rules = _rules(value)
        elif key == "snapshot":
            self.snapshot = _snapshot(value)
            try:
                saves.restore(self.snapshot, self.library)
            except saves.BadSave as error:
                raise Unclear(str(error)) from None
        elif key == "answers":
            self.pace = _numbers(value, 1, 10**6)[0]
        else:
            a, b, d, e = _numbers(value, 4, 1 << 32)
            self.generator = (a, b, d, e)

    def tried(self, number: int, key: str, value: str) -> Line:
        """A move that must be refused, or allowed; it is not made."""
        who, colon, words = (part.strip() for part in value.partition(":"))
        seat = _SEATS.get(who.casefold(), BOTH)
        if not colon or seat == BOTH:
            raise Unclear(f"who? It is told like '{key}: you: summon Battle Ox'")
        rule = _RULE.search(words)
        words = words[: rule.start()] if rule else words
        wanted = rule["rule"].strip().upper() if rule else ""
        if rule and (key == "allowed" or not _RULE_ID.fullmatch(wanted)):
            raise Unclear(
                f"in brackets stands the id of a rule that refuses it, such as [R-TRAP-02], not {wanted!r}"
            )
        return Line(number, key, value, read_move(seat, words, self.sentences), wanted)


_PLACES: Final = (
    "hand",
    "graveyard",
    "monsters",
    "magic and traps",
    "deck",
    "removed",
    "field",
    "LP",
    "fusion deck",
)


def _rules(text: str) -> Rules:
    """ "letter", or "judge, zones ask, clock 2003"."""
    rules = dict(JUDGE.items())
    for part in (one.strip().casefold() for one in text.split(",")):
        switch, _, value = part.replace("=", " ").partition(" ")
        if part in PRESETS:
            rules = dict(PRESETS[part].items())
        elif switch in Rules.CHOICES:
            values = {str(one).casefold(): one for one in Rules.CHOICES[switch]}
            if value.strip() not in values:
                raise Unclear(f"the switch {switch} is {', '.join(values)}, not {value.strip()!r}")
            rules[switch] = values[value.strip()]
        else:
            near = difflib.get_close_matches(switch, [*PRESETS, *Rules.CHOICES], n=1, cutoff=0)
            raise Unclear(f"there are no rules {part!r}; do you mean {near[0]!r}?")
    return Rules(**rules)  # type: ignore[arg-type]


def _numbers(text: str, count: int, below: int) -> list[int]:
    words = text.split()
    numbers = [int(word) for word in words if re.fullmatch(r"\d{1,10}", word)]
    if len(words) != count or len(numbers) != count or any(number >= below for number in numbers):
        raise Unclear(f"{count} numbers below {below} stand here, not {quoted(text)}")
    return numbers


def _chances(text: str) -> Iterator[int]:
    """Results of coins, dice and random picks, as the generator would give them."""
    for word in text.split(","):
        match = _CHANCE.fullmatch(" ".join(word.split()))
        if match is None:
            raise Unclear(
                f"{quoted(word.strip())} is no result of chance: heads, tails, die 1 to 6, or card 1 and up"
            )
        if match["side"]:
            yield int(match["side"].casefold() == "heads")
        else:
            yield int(match["die"] or match["card"]) - 1


def _snapshot(text: str) -> Snapshot:
    """A snapshot as JSON, or packed into one line."""
    data = text.encode()
    if not text.startswith("{"):
        try:
            unpacker = zlib.decompressobj()
            data = unpacker.decompress(base64.b64decode(data, validate=True), MOST_SNAPSHOT)
        except (binascii.Error, zlib.error, ValueError):
            raise Unclear(
                "the snapshot is damaged: it is neither JSON nor packed as `--write` packs it"
            ) from None
    try:
        saved = saves.read_save(data)
    except saves.BadSave as error:
        raise Unclear(str(error)) from None
    if not isinstance(saved, Snapshot):
        raise Unclear(
            "this is a log; a snapshot holds the duel as it stands (spellspeed ruling --write makes one)"
        )
    return saved
