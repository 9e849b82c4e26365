"""Pictures of a field, read."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from spellspeed.cards.catalogue import quoted
from spellspeed.duel import constants as c
from spellspeed.duel.effects import Library
from spellspeed.position import (
    HOW,
    LASTS,
    PHASES,
    STEPS,
    UNTIL,
    Before,
    Lasting,
    Mark,
    Past,
    Placed,
    Position,
    Side,
    Spot,
    Taken,
    find_name,
)
from spellspeed.position.records import mirrored_note

from .names import KEYS, NONE, REST, SEATS, UNDER_WAY, NotationError, read_spot

__all__ = ["Item", "item", "read", "read_lines"]


def read(text: str, library: Library, *, you: int = 0) -> Position:
    """The position of a picture. The numbers of ATK and DEF are for the eye and not read.

    Raises NotationError with every line that is wrong and the nearest names.
    """
    return read_lines(enumerate(text.splitlines(), 1), library, you=you)


def read_lines(lines: Iterable[tuple[int, str]], library: Library, *, you: int = 0) -> Position:
    """The same of lines with their numbers, by which they are called when one is wrong."""
    return _Reader(library, you).read(lines)


_CARD: Final = re.compile(
    r"""(?:(?P<zone>[1-5])\ +)?
        (?P<down>\((?:set|face-down|reversed)\)\ *)?
        (?P<name>.+?)
        (?:\ +(?P<position>ATK|DEF))?
        (?:\ +\((?P<attack>-?\d+)/(?P<defense>-?\d+)\))?
        (?:\ +on\ +(?P<host>you|them)\ +(?P<host_zone>[1-5]))?
        (?:\ +\[(?P<marks>[^\]]*)\])?
        (?:\ +x(?P<times>\d{1,3}))?""",
    re.VERBOSE | re.IGNORECASE,
)
_MARKS: Final = re.compile(r'(?:"[^"]*"|[^,"])+')
_FLAGS: Final[dict[str, dict[str, object]]] = {
    "this turn": {"this_turn": True},
    "by the other player": {"by_other": True},
    "changed": {"changed": True},
    "declared an attack": {"declared": True},
    "attacked": {"declared": True, "attacks": 1},
    "properly summoned": {"proper": True},
    "not properly summoned": {"proper": False},
    "came later": {"later": True},
    "negated until it leaves": {"muted": True},
    "done in this phase": {"done": True},
}
_BEFORE: Final = {"face-up": "face_up", "attack": "attacking", "armed": "armed", "nullified": "nullified"}
_NUMBERS: Final = {
    "attacks": "attacks",
    "in force": "order",
    "mixed": "mixed",
    "since turn": "since_turn",
}
_SEATED: Final = {"known to": "known", "mixed known to": "mixed_known"}
_HOW: Final = {name.casefold(): name for name in (*HOW, "in use", "being Summoned") if name}


class Item(NamedTuple):
    """One card as it stands in a line, taken apart."""

    name: str
    zone: int
    down: str
    """"" or "set", "face-down" or "reversed"."""
    position: str
    values: tuple[int, int] | None
    on: tuple[str, int] | None
    marks: tuple[str, ...]
    times: int


def item(text: str) -> Item:
    """Takes one card apart; its name is not looked up.

    >>> item("3 (set) Mystical Elf (800/2000)")[:3]
    ('Mystical Elf', 3, 'set')
    """
    match = _CARD.fullmatch(text)
    if match is None:
        return Item(text, 0, "", "", None, None, (), 1)
    return Item(
        match["name"],
        int(match["zone"] or 0),
        (match["down"] or "").strip(" ()").casefold(),
        (match["position"] or "").upper(),
        (int(match["attack"]), int(match["defense"])) if match["attack"] else None,
        (match["host"].casefold(), int(match["host_zone"])) if match["host"] else None,
        tuple(" ".join(mark.split()) for mark in _MARKS.findall(match["marks"] or "") if mark.strip()),
        int(match["times"] or 1),
    )


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

    def read(self, lines: Iterable[tuple[int, str]]) -> Position:
        moment: dict[str, object] = {}
        sides: tuple[dict[str, object], dict[str, object]] = ({}, {})
        lasting: list[Lasting] = []
        past: list[Past] = []
        marks: list[Mark] = []
        seen: set[str] = set()
        for number, line in lines:
            self.line = number
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            key, colon, value = (part.strip() for part in line.partition(":"))
            key = " ".join(key.casefold().split())
            if not colon:
                self.problem(f"{line!r} has no colon")
            elif key == "lasting":
                lasting.append(self.lasting(value))
            elif key == "mark":
                marks.append(self.duel_mark(value))
            elif key == "remembered":
                past.append(self.past(value))
            elif key in seen:
                self.problem(f"{key!r} stands twice")
            else:
                seen.add(key)
                self.entry(key, value, moment, sides)
        if self.problems:
            raise NotationError(self.problems)
        built = tuple(msgspec.convert(side, Side) for side in sides)
        moment |= {"sides": built, "lasting": tuple(lasting), "past": tuple(past), "marks": tuple(marks)}
        return msgspec.convert(moment, Position)

    def entry(
        self, key: str, value: str, moment: dict[str, object], sides: tuple[dict[str, object], ...]
    ) -> None:
        if key == "turn":
            self.turn(value, moment)
            return
        if key == "summons left":
            moment["summons_left"] = self.number(value)
            return
        if key == "this phase":
            moment["stirred"] = value.casefold() == UNDER_WAY
            if value.casefold() not in (UNDER_WAY, "at its beginning"):
                self.problem(f"the phase is {UNDER_WAY} or at its beginning, not {value!r}")
            return
        if key == "last attacker":
            moment["last_attacker"] = self.spot(value)
            return
        who, _, what = key.partition(" ")
        fields = {name.casefold(): field for name, field in KEYS.items()}
        if who not in SEATS or what not in fields:
            other = ["turn", "summons left", "this phase", "last attacker", "lasting", "remembered", "mark"]
            known = [*other, *(f"{one} {name.casefold()}" for one in SEATS for name in KEYS)]
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
        if not re.fullmatch(r"\d{1,9}", value):
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

    def cards(self, text: str, what: str) -> list[Placed]:
        """The cards of one item: one, or several of a kind in a pile."""
        told = item(text)
        on_field = what in ("monsters", "magic and traps", "field")
        name = told.name if on_field or not told.zone else f"{told.zone} {told.name}"
        try:
            name = find_name(self.library, name)
        except LookupError as error:
            self.problem(str(error))
            return []
        marks: dict[str, object] = {"name": name}
        if told.zone and on_field:
            marks["zone"] = told.zone
        if told.down == "reversed":
            marks["reversed"] = True
            if what != "deck":
                self.problem(f"{name}: only in a Deck a card lies the other way round than the rest")
        elif told.down:
            marks["face_down"] = True
        if what == "monsters":
            marks["defense"] = told.position == "DEF" or bool(told.down and not told.position)
            if not told.position and not told.down:
                self.problem(f"{name}: in which position, ATK, DEF or (set)?")
        elif told.position:
            self.problem(f"{name}: a position is told of monsters on the field")
        if told.on is not None:
            marks["on"] = (self.seat(told.on[0]), told.on[1])
        for mark in told.marks:
            self.mark(name, mark, marks)
        return [msgspec.convert(marks, Placed)] * told.times

    def spot(self, text: str) -> Spot:
        """A card of the picture by where it lies."""
        found = read_spot(text, self.you)
        if found is None:
            self.problem(f"{text!r} is no place of a card; it is told like 'you 3' or 'them graveyard 2'")
        return found or Spot(gone=True)

    def lasting(self, value: str) -> Lasting:
        """An effect that goes on after it has resolved."""
        name, *parts = [" ".join(part.split()) for part in value.split("|")]
        lasts = {words.casefold(): words for words in LASTS}
        told: dict[str, object] = {"static": self.static(name)}
        for part in parts:
            word = part.casefold()
            number = re.fullmatch(r"(count|in force) (-?\d{1,9})", word)
            if word in SEATS:
                told["player"] = self.seat(word)
            elif word in lasts:
                told["until"] = lasts[word]
            elif word == "this turn":
                told["this_turn"] = True
            elif number:
                told["count" if number[1] == "count" else "order"] = int(number[2])
            elif word.startswith("on "):
                told["on"] = tuple(self.spot(spot.strip()) for spot in part[3:].split(","))
            elif word.startswith("from "):
                told["source"] = self.spot(part[5:])
            else:
                known = (
                    *SEATS,
                    *LASTS,
                    "this turn",
                    "on you 3",
                    "from you graveyard 1",
                    "count 1",
                    "in force 1",
                )
                near = difflib.get_close_matches(word, known, n=1, cutoff=0)
                self.problem(f"{name}: {part!r} says nothing of a lasting effect; do you mean {near[0]!r}?")
        return msgspec.convert(told, Lasting)

    def duel_mark(self, value: str) -> Mark:
        """A number that the duel keeps under a name."""
        match = re.fullmatch(r"(.+?) ?= ?(\d{1,9})", value)
        if match is None:
            self.problem(f"{value!r} is not like 'for good paid <you> = 500'")
            return Mark("")
        who = re.search(r"<(you|them)>", match[1])
        if who is None:
            return Mark(match[1], int(match[2]))
        name = match[1].replace(who[0], "{}")
        return Mark(name, int(match[2]), self.seat(who[1]))

    def past(self, value: str) -> Past:
        """Something that has happened this turn."""
        kind, *parts = [" ".join(part.split()) for part in value.split("|")]
        told: dict[str, object] = {"kind": kind.casefold()}
        cards: list[Before] = []
        for part in parts:
            word, _, rest = part.partition(" ")
            word = word.casefold()
            if word in SEATS and not rest:
                told["player"] = self.seat(word)
            elif word == "by" and rest.casefold() in SEATS:
                told["by"] = self.seat(rest)
            elif word == "amount" and re.fullmatch(r"\d{1,9}", rest):
                told["amount"] = int(rest)
            elif word == "cause":
                told["causes"] = tuple(one.strip().casefold() for one in rest.split(","))
            elif word == "from":
                told["source"] = self.spot(rest)
            elif word == "card":
                cards.append(self.before(rest))
            else:
                self.problem(
                    f"{part!r} says nothing of what is remembered; there are 'you', 'by them', 'amount 1', "
                    "'cause battle', 'from you 3', 'card you graveyard 1, was you 3'"
                )
        return msgspec.convert({**told, "cards": tuple(cards)}, Past)

    def before(self, text: str) -> Before:
        now, *parts = [part.strip() for part in text.split(",")]
        told: dict[str, object] = {"now": self.spot(now)}
        for part in parts:
            word = part.casefold()
            values = re.fullmatch(r"(-?\d{1,7})/(-?\d{1,7})/(\d{1,3})", word)
            if word.startswith("was "):
                told["was"] = self.spot(part[4:])
            elif values:
                told["values"] = tuple(int(value) for value in values.groups())
            elif word in _BEFORE:
                told[_BEFORE[word]] = True
            else:
                known = "'was you 3', 'face-up', 'attack', '1700/1000/4', 'armed' and 'nullified'"
                self.problem(f"{part!r} says nothing of how a card lay; there are {known}")
        return msgspec.convert(told, Before)

    def static(self, name: str) -> str:
        """A static effect by its name; that of its card alone will do when it leaves only one."""
        card, mark, place = name.rpartition("#")
        try:
            card = find_name(self.library, card if mark and "." in place else name)
        except LookupError as error:
            self.problem(str(error))
            return name
        if mark and "." in place:
            try:
                return self.library.static(f"{card}#{place}").name
            except (KeyError, ValueError):
                pass
        effects = self.library.script(card).effects
        names = [static.name for effect in effects for static in effect.all_statics]
        left = [one for one in names if one not in [s.name for s in self.library.script(card).statics]]
        if len(left) == 1 and "." not in place:
            return left[0]
        told = f"it leaves {', '.join(left)}" if left else "it leaves no lasting effect"
        self.problem(f"{quoted(name)}: {told}")
        return name

    def mark(self, name: str, mark: str, marks: dict[str, object]) -> None:
        """One word from the brackets behind a card."""
        word = mark.casefold()
        flag = _FLAGS.get(word)
        about, _, last = word.rpartition(" ")
        note = re.fullmatch(r'"?([^"]+?)"? ?= ?(-?\d{1,9})', mark)
        took = re.fullmatch(r"taken by (you|them)(?: (this turn|while equipped)(?: (.+))?)?", word)
        held = re.fullmatch(r"held (.+?)(?: with ([1-5]))?", word)
        if flag is not None:
            marks.update(flag)
        elif word in _HOW:
            marks["how"] = _HOW[word]
        elif note:
            kept = marks.get("notes", ())
            assert isinstance(kept, tuple)
            found = (note[1], int(note[2]))
            marks["notes"] = (*kept, mirrored_note(*found) if self.you else found)
        elif about in _NUMBERS and re.fullmatch(r"\d{1,6}", last):
            marks[_NUMBERS[about]] = int(last)
        elif about == "used for good" and re.fullmatch(r"\d{1,3}", last):
            spent = marks.get("spent", ())
            assert isinstance(spent, tuple)
            marks["spent"] = (*spent, int(last))
        elif about == "owner" and last in SEATS:
            marks["owner"] = self.seat(last)
        elif about in _SEATED and last in SEATS:
            known = marks.get(_SEATED[about], 0)
            assert isinstance(known, int)
            marks[_SEATED[about]] = known | 1 << self.seat(last)
        elif held and held[1] in UNTIL:
            marks["until"] = held[1]
            marks["held_with"] = int(held[2] or 0)
        elif word.startswith("has attacked "):
            aim = Spot(gone=True) if word == "has attacked directly" else self.spot(mark[13:])
            attacked = marks.get("attacked", ())
            assert isinstance(attacked, tuple)
            marks["attacked"] = (*attacked, aim)
        elif took:
            taken = marks.get("taken", ())
            assert isinstance(taken, tuple)
            source = self.spot(took[3]) if took[3] else Spot(gone=True)
            marks["taken"] = (*taken, Taken(self.seat(took[1]), took[2] or "", source))
        elif word.startswith("material of "):
            marks["material_of"] = self.spot(mark[12:])
        elif word.startswith("away by "):
            marks["away"] = self.spot(mark[8:])
        else:
            examples = ("attacks 1", "owner them", "known to them", "held this turn", "away by you magic 3")
            known_marks = [*_FLAGS, *_HOW, *examples, "used for good 0", "in force 1", "mixed 1"]
            near = difflib.get_close_matches(word, known_marks, n=1, cutoff=0)
            self.problem(f"{name}: there is no mark {mark!r}; do you mean {near[0]!r}?")
