"""Lists of limits in the `.lflist.conf` format of other programs, read as formats and written from them."""

import datetime
import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from ..cards.catalogue import catalogue, quoted, shown
from .format import MOST_COPIES, Format, FormatError, Limits, Pool, load_format
from .passwords import card_of
from .text import Unreadable, lines_of

__all__ = ["Lists", "lflist_hash", "read_lflist", "write_lflist"]

MOST_LINES: Final = 200_000
_MOST_PROBLEMS: Final = 200
_LINE: Final = re.compile(r"0*([0-9]{1,10})\s+(-?[0-9]{1,4})(?![0-9])(.*)")
_DATE: Final = re.compile(
    r"(?<![0-9])((?:19|20)[0-9]{2})[-./](1[0-2]|0?[1-9])(?:[-./](3[01]|[12][0-9]|0?[1-9]))?(?![0-9])"
)


class Lists(NamedTuple):
    """The lists of a file, and what in it may surprise, one sentence each."""

    formats: tuple[Format, ...]
    notes: tuple[str, ...]


class _List:
    """One list while it is read."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.whitelist = False
        self.copies: dict[str, int] = {}
        self.foreign: dict[int, int] = {}

    def format(self) -> Format:
        listed: list[list[str]] = [
            [name for name, copies in self.copies.items() if copies == count] for count in range(4)
        ]
        free = () if self.whitelist else tuple(listed[3])
        usual = load_format()
        return Format(
            name=self.name,
            date=_date(self.name),
            pool=Pool(cards=tuple(self.copies)) if self.whitelist else Pool(),
            limits=Limits(tuple(listed[0]), tuple(listed[1]), tuple(listed[2]), free),
            counts_as={one: other for one, other in usual.counts_as.items()},
            foreign=tuple(self.foreign.items()),
        )


def read_lflist(text: str, name: str = "") -> Lists:
    """The lists in the text of an `.lflist.conf`, each as a format. `name` leads an error message.

    A whitelist gives a format with just its cards. Cards that are none of ours are kept by their passwords.
    The date is taken from the name of the list, where one stands in it.

    >>> lines = ("!2004.2 Mine", "$whitelist", "40640057 2 --Kuriboh", "44095762 3", "14558127 1")
    >>> (one,), notes = read_lflist("\\n".join(lines))
    >>> one.name, one.copies("Kuriboh"), one.copies("Mirror Force"), one.copies("Jinzo")
    ('2004.2 Mine', 2, 3, 0)
    >>> notes
    ('1 card of "2004.2 Mine" is none of ours; its password is kept',)

    Raises FormatError with each line that is not understood, and when there is no list.
    """
    try:
        lines = lines_of(text, MOST_LINES)
    except Unreadable as error:
        raise FormatError(name, (str(error).replace("deck", "list of limits"),)) from None
    lists: list[_List] = []
    problems: list[str] = []
    notes: list[str] = []
    outside = 0
    for number, line in enumerate(lines, start=1):
        if not line or line.startswith(("#", "--")):
            continue
        if line.startswith("!"):
            lists.append(_List(shown(line[1:].strip()) or f"list {len(lists) + 1}"))
            continue
        if not lists:
            outside += 1
            problems.append(f"line {number}: {quoted(line)} stands before the first list, which ! begins")
        elif line.lower() == "$whitelist":
            lists[-1].whitelist = True
        elif line.startswith("$"):
            notes.append(f"line {number}: {quoted(line)} is not known here and was passed over")
        else:
            wrong = _read_line(lists[-1], line)
            if wrong:
                problems.append(f"line {number}: {wrong}")
        if len(problems) == _MOST_PROBLEMS:
            problems.append(f"line {number}: too many problems, the rest of the file was not looked at")
            break
    if outside > 9:
        first = "no line begins with !" if not lists else f"{outside} lines stand before the first !"
        problems = [f"it is no list of limits: {first}"]
    if not lists and not problems:
        problems.append("there is no list in it")
    if problems:
        raise FormatError(name, tuple(problems))
    for one in lists:
        if one.foreign:
            count = len(one.foreign)
            what = "card" if count == 1 else "cards"
            are, its, password = (
                ("is", "its", "password is") if count == 1 else ("are", "their", "passwords are")
            )
            notes.append(f"{count:,} {what} of {quoted(one.name)} {are} none of ours; {its} {password} kept")
    return Lists(tuple(one.format() for one in lists), tuple(notes))


def _read_line(found: _List, line: str) -> str:
    """What is wrong with a line of a list, "" when nothing is."""
    match = _LINE.fullmatch(line)
    if match is None:
        return f"{quoted(line)} is not a password and a number of copies"
    code, copies = int(match[1]), int(match[2])
    if not 0 < code < 2**32:
        return f"{code} is no password"
    if not -1 <= copies <= MOST_COPIES:
        return f"{copies} copies of {code}; there may be 0 to {MOST_COPIES}"
    copies = max(copies, 0)  # -1 hides a card in a whitelist
    card = card_of(code)
    if card is None:
        if found.foreign.setdefault(code, copies) != copies:
            return f"{code} is listed before with {_copies(found.foreign[code])}"
    elif found.copies.setdefault(card.name, copies) != copies:
        return f"{card.name} is listed before with {_copies(found.copies[card.name])}"
    return ""


def _copies(count: int) -> str:
    return "1 copy" if count == 1 else f"{count} copies"


def _date(name: str) -> datetime.date | None:
    match = _DATE.search(name)
    if match is None:
        return None
    try:
        return datetime.date(int(match[1]), int(match[2]), int(match[3] or 1))
    except ValueError:
        return None


def write_lflist(formats: Iterable[Format]) -> str:
    """The formats as lists in one `.lflist.conf`: pool and limits together, as whitelists.

    Programs that read this kind of file then allow what the format allows. What it cannot say is lost: the
    switches of the rules, and names that count as another.

    >>> print("\\n".join(write_lflist([load_format()]).splitlines()[:5]))
    #[2 February 2004]
    !2004-02-02
    $whitelist
    83994646 3 --4-Starred Ladybug of Doom
    23771716 3 --7 Colored Fish
    """
    formats = list(formats)
    lines = ["#" + "".join(f"[{shown(one.title or one.name)}]" for one in formats)]
    for one in formats:
        lines += [f"!{shown(one.name)}", "$whitelist"]
        names = {name: catalogue().by_name[name].password for name in one.cards}
        for name in sorted(names, key=lambda name: (name.casefold(), name)):
            lines.append(f"{names[name]} {one.copies(name)} --{name}")
        lines += [f"{code} {copies}" for code, copies in one.foreign]
    return "\n".join(lines) + "\n"


def lflist_hash(format: Format) -> int:
    """The number by which programs that play over a network know the list of `write_lflist`.

    >>> f"{lflist_hash(load_format()):#010x}"
    '0x00d19fc9'
    """
    found = 0x7DFCEE6A
    for name in format.cards:
        found ^= _mixed(catalogue().by_name[name].password, format.copies(name))
    for code, copies in format.foreign:
        found ^= _mixed(code, copies)
    return found


def _mixed(code: int, copies: int) -> int:
    return ((code << 18 | code >> 14) ^ (code << (27 + copies) | code >> (5 - copies))) & 0xFFFFFFFF
