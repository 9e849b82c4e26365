"""Formats: which cards may be played, how many of each, and by which switches of the rules; dated data.

A format is a file: our own `.toml`, or an `.lflist.conf` of other programs (`spellspeed.decks.lflist`).
docs/formats.md tells how one is written.
"""

import datetime
import json
import re
from collections import Counter
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from ..cards.catalogue import CardFacts, Printing, UnknownCard, catalogue, quoted, shown
from .deck import told

if TYPE_CHECKING:
    from ..duel.rules import Rules
    from .text import FileText

__all__ = [
    "DEFAULT_FORMAT",
    "Excluded",
    "Format",
    "FormatError",
    "FoundFormat",
    "Limits",
    "Pool",
    "find_format",
    "format_names",
    "load_format",
    "read_format",
    "write_format",
]

DEFAULT_FORMAT: Final = "2004-02-02"
MOST_COPIES: Final = 3
_FOLDER: Final = Path(__file__).with_name("formats")
_MOST_PROBLEMS: Final = 200
"""A file with more is no format, and nobody reads on."""
_DEEP_KEY: Final = re.compile(r"""(?<![\w-])(?>(?>[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')[ \t]*+\.[ \t]*+){16}""")
"""A key of so many parts, `a.a.a`: the reader of TOML takes the square of their number in memory."""
_MOST_BYTES: Final = 4_000_000


class FormatError(ValueError):
    """A format cannot be found or read. `problems` holds all that is wrong, one sentence each."""

    def __init__(self, name: str, problems: tuple[str, ...]) -> None:
        self.problems = problems
        super().__init__(told(name, problems))


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """A part of the file; a word it does not know is an error, not a wish that is passed over."""


class Pool(_Part, frozen=True):
    """The cards that may be used: those of some sets, or named one by one, or both; by default all."""

    until: datetime.date | None = None
    """Printings after this day do not count."""
    sets: tuple[str, ...] = ()
    """Codes of sets."""
    cards: tuple[str, ...] = ()
    """Names of cards, whenever they were printed."""
    without: tuple[str, ...] = ()
    """Names of cards that may not be used all the same."""


class Limits(_Part, frozen=True):
    """The list: names of cards, by how many copies may be used."""

    forbidden: tuple[str, ...] = ()
    limited: tuple[str, ...] = ()
    semi_limited: tuple[str, ...] = ()
    unlimited: tuple[str, ...] = ()
    """Cards of which the list says that they are free; so is every card that it does not name."""


class Excluded(_Part, frozen=True):
    """A card that exists and may not be used, though no card of the pool."""

    name: str
    password: int
    rule: str
    """The id of the rule that says so."""


class Format(_Part, frozen=True, kw_only=True, dict=True):
    """A name, a date, a pool of cards, their limits and the switches of the rules.

    >>> day = load_format()
    >>> day.title, day.date.year, len(day.cards)
    ('2 February 2004', 2004, 1161)
    >>> day.copies("Pot of Greed"), day.copies("Creature Swap"), day.copies("Kuriboh")
    (1, 2, 3)
    >>> day.rules.first_turn_draw
    True
    """

    format: Literal[1] = 1
    """The version of this kind of file."""
    name: str
    title: str = ""
    """The name for people, where that is another."""
    date: datetime.date | None = None
    """The day it was, or is, in force; None when the file does not say."""
    pool: Pool = Pool()
    limits: Limits = Limits()
    counts_as: dict[str, str] = {}
    """Names of cards that are counted under the name of another card."""
    excluded: tuple[Excluded, ...] = ()
    foreign: tuple[tuple[int, int], ...] = ()
    """Passwords of no card we know, with the copies allowed of each: kept for other programs."""
    switches: dict[str, bool | str] = msgspec.field(default_factory=dict, name="rules")
    """`preset`, and any switches that differ from it."""

    @cached_property
    def cards(self) -> frozenset[str]:
        """The names of all cards that may be used, were it not for the limits."""
        pool = self.pool
        if pool.sets or pool.until or not pool.cards:
            names = {card.name for card in catalogue() if self.printing(card)}
        else:
            names = set()
        return frozenset(names | set(pool.cards)) - set(pool.without)

    def printing(self, card: CardFacts) -> Printing | None:
        """The first printing of the card that counts; None when there is none."""
        for one in card.sets:
            if self.pool.sets and one.set not in self.pool.sets:
                continue
            if self.pool.until and one.date and one.date > self.pool.until:
                continue
            return one
        return None

    @cached_property
    def limited_copies(self) -> dict[str, int]:
        """How many copies the list allows of each card that it names."""
        lists = (self.limits.forbidden, self.limits.limited, self.limits.semi_limited, self.limits.unlimited)
        return {name: copies for copies, names in enumerate(lists) for name in names}

    def copies(self, name: str) -> int:
        """How many copies of the card may be used, in all parts together; 0 for a card outside the pool."""
        return self.limited_copies.get(name, MOST_COPIES) if name in self.cards else 0

    def counted_as(self, name: str) -> str:
        """The name under which copies of the card are counted (J-DECK-01)."""
        return self.counts_as.get(name, name)

    @cached_property
    def rules(self) -> "Rules":
        """The switches as a duel takes them."""
        from ..duel.rules import PRESETS, Rules

        chosen = {name: value for name, value in self.switches.items() if name != "preset"}
        preset = PRESETS[str(self.switches.get("preset", "judge"))]
        return Rules(**(preset.items() | chosen))  # type: ignore[arg-type]


@cache
def format_names() -> tuple[str, ...]:
    """The formats that come with the program, oldest first.

    >>> format_names()
    ('2004-02-02',)
    """
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


def load_format(text: str = DEFAULT_FORMAT) -> Format:
    """The format meant by `text`: one that comes with the program, or the path of a file.

    A file is a `.toml` of ours or else an `.lflist.conf`; of several lists in it one is named after a `#`, as
    in `lists.conf#2004.2 TCG`.

    Raises FormatError when there is no such format or file, and for all that is wrong in it.
    """
    return find_format(text).format


class FoundFormat(NamedTuple):
    """A format, and what in its file was understood in a way that may surprise, one sentence each."""

    format: Format
    notes: tuple[str, ...] = ()


def find_format(text: str = DEFAULT_FORMAT) -> FoundFormat:
    """As `load_format`, with what may surprise beside the format. Raises FormatError."""
    if text in format_names():
        return FoundFormat(_built_in(text))
    path, _, wanted = text.partition("#")
    if not Path(path).is_file() and Path(text).is_file():
        path, wanted = text, ""
    data, notes = _text_of_file(path)
    if path.lower().endswith(".toml"):
        return FoundFormat(read_format(data, shown(Path(path).stem)), notes)
    from .lflist import read_lflist

    found, more = read_lflist(data, shown(Path(path).name))
    names = ", ".join(quoted(one.name) for one in found[:9])
    if wanted:
        named = [one for one in found if one.name.casefold() == wanted.strip().casefold()]
        if not named:
            raise FormatError("", (f"{quoted(path)} has no list {quoted(wanted)}; it has {names}",))
        return FoundFormat(named[0], notes + more)
    if len(found) > 1:
        raise FormatError("", (f"{quoted(path)} has {len(found)} lists, add # and a name: {names}",))
    return FoundFormat(found[0], notes + more)


@cache
def _built_in(name: str) -> Format:
    return read_format((_FOLDER / f"{name}.toml").read_text("utf-8"), name)


def _text_of_file(path: str) -> "FileText":
    from .text import Unreadable, text_of_file

    try:
        return text_of_file(path, "format", _MOST_BYTES)
    except Unreadable as error:
        known = f"; the formats here are {', '.join(format_names())}" if error.missing else ""
        raise FormatError("", (f"{error}{known}",)) from None


def read_format(text: str, name: str = "") -> Format:
    """The format written in the text of a `.toml` file; `name` leads an error message.

    Names of cards may be spelled as people do (`catalogue().named`); they become today's.

    Raises FormatError with all unknown cards, sets, rules and switches, and for a text of another shape.

    >>> read_format('format = 1\\nname = "Mine"\\nlimits.limited = ["kuriboh", "Kurribe"]', "mine")
    Traceback (most recent call last):
    ...
    spellspeed.decks.format.FormatError: mine: limited: no card is called "Kurribe"; do you mean Kuriboh?
    """
    import tomllib

    if _DEEP_KEY.search(text):
        raise FormatError(name, ("it is nested too deeply",))
    try:
        found = msgspec.convert(tomllib.loads(text.removeprefix("\ufeff")), Format)
    except RecursionError:
        raise FormatError(name, ("it is nested too deeply",)) from None
    except ValueError as error:  # both a mistake in the TOML and a value of the wrong kind
        said = "a number in it is too long" if "integer string" in str(error) else shown(str(error))
        raise FormatError(name, (said,)) from None
    found, problems = _tidy(found)
    if problems:
        raise FormatError(name, tuple(problems))
    return found


def _tidy(found: Format) -> tuple[Format, list[str]]:
    """The format with today's names, and what is wrong with it."""
    problems: list[str] = []

    def names(where: str, given: tuple[str, ...]) -> tuple[str, ...]:
        known = []
        for text in given:
            card = catalogue().named(text)
            if card is not None:
                known.append(card.name)
            elif len(problems) < _MOST_PROBLEMS:
                problems.append(f"{where}: {_unknown(text)}")
            elif len(problems) == _MOST_PROBLEMS:
                problems.append("too many problems, the rest of the names was not looked at")
        return tuple(dict.fromkeys(known))

    pool, limits = found.pool, found.limits
    pool = Pool(
        pool.until,
        tuple(dict.fromkeys(code.upper() for code in pool.sets)),
        names("cards", pool.cards),
        names("without", pool.without),
    )
    codes = {one.code for one in catalogue().sets}
    unknown = [code for code in pool.sets if code not in codes][:_MOST_PROBLEMS]
    problems += [f"sets: no set has the code {quoted(code)}" for code in unknown]
    limits = Limits(
        names("forbidden", limits.forbidden),
        names("limited", limits.limited),
        names("semi-limited", limits.semi_limited),
        names("unlimited", limits.unlimited),
    )
    listed = [*limits.forbidden, *limits.limited, *limits.semi_limited, *limits.unlimited]
    problems += [f"{name} is on more than one list" for name, count in Counter(listed).items() if count > 1]
    counts_as = {}
    for one, other in found.counts_as.items():
        pair = names("counts-as", (one, other))
        if len(pair) == 2:
            counts_as[pair[0]] = pair[1]
    for excluded in found.excluded:
        if not 0 < excluded.password < 2**32:
            problems.append(f"excluded: {shown(excluded.name)} has no password from 1 to {2**32 - 1}")
    for code, copies in found.foreign:
        if not (0 < code < 2**32 and 0 <= copies <= MOST_COPIES):
            problems.append(f"foreign: {code} with {copies} copies; there may be 0 to {MOST_COPIES}")
    problems += _wrong_switches(found.switches)
    if not found.name.strip():
        problems.append("its name is empty")
    tidy = msgspec.structs.replace(found, pool=pool, limits=limits, counts_as=counts_as)
    return tidy, problems


def _wrong_switches(given: dict[str, bool | str]) -> list[str]:
    from ..duel.rules import PRESETS, Rules

    choices: dict[str, tuple[object, ...]] = {"preset": tuple(PRESETS), **Rules.CHOICES}
    problems = []
    for name, value in given.items():
        if name not in choices:
            problems.append(f"rules: there is no switch {quoted(name)}; there are {', '.join(choices)}")
        elif not any(value is one or (isinstance(value, str) and value == one) for one in choices[name]):
            words = ", ".join(json.dumps(one) for one in choices[name])
            problems.append(f"rules: {name} may be {words}, not {shown(json.dumps(value))}")
    return problems


def _unknown(text: str) -> str:
    try:
        card = catalogue().find(text)
    except UnknownCard as error:
        return str(error)
    return f"no card is called {quoted(text)}; do you mean {card.name}?"


def write_format(found: Format) -> str:
    """The text of a `.toml` file with this format; `read_format` reads the same format from it.

    >>> read_format(write_format(load_format())) == load_format()
    True
    """
    lines = ["format = 1", f"name = {_toml(found.name)}"]
    if found.title:
        lines.append(f"title = {_toml(found.title)}")
    if found.date:
        lines.append(f"date = {found.date}")
    if found.foreign:
        rows = ", ".join(f"[{code}, {copies}]" for code, copies in found.foreign)
        lines.append(f"foreign = [{rows}]")
    lines += ["", "[pool]"]
    if found.pool.until:
        lines.append(f"until = {found.pool.until}")
    for key in ("sets", "cards", "without"):
        lines += _names(key, getattr(found.pool, key))
    lines += ["", "[limits]"]
    for key in ("forbidden", "limited", "semi_limited", "unlimited"):
        lines += _names(key.replace("_", "-"), getattr(found.limits, key))
    if found.counts_as:
        lines += ["", "[counts-as]"]
        lines += [f"{_toml(one)} = {_toml(other)}" for one, other in found.counts_as.items()]
    for one in found.excluded:
        lines += ["", "[[excluded]]", f"name = {_toml(one.name)}", f"password = {one.password}"]
        lines.append(f"rule = {_toml(one.rule)}")
    if found.switches:
        lines += ["", "[rules]"]
        lines += [f"{key} = {_toml(value)}" for key, value in found.switches.items()]
    return "\n".join(lines) + "\n"


def _names(key: str, names: tuple[str, ...]) -> list[str]:
    if not names:
        return []
    return [f"{key} = [", *(f"  {_toml(name)}," for name in names), "]"]


def _toml(value: bool | str) -> str:
    """A value as TOML writes it: as JSON does, but for one sign that only JSON allows."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
