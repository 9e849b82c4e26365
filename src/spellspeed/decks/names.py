"""Plain lists of names, as people write and paste them: "3x Summoned Skull"."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from ..cards.catalogue import catalogue, fold, quoted, shown
from .deck import Deck, DeckError
from .passwords import UNKNOWN, named, password_of
from .problems import PARTS, Part
from .reading import Builder, Reading
from .text import Unreadable, lines_of

__all__ = ["read_names", "scan_names", "write_names"]

MOST_COPIES_A_LINE: Final = 100

_HEADINGS: Final[dict[str, Part]] = {
    "main": "main",
    "deck": "main",
    "main deck": "main",
    "fusion": "fusion",
    "fusions": "fusion",
    "fusion deck": "fusion",
    "fusion monsters": "fusion",
    "extra": "fusion",
    "extra deck": "fusion",
    "side": "side",
    "sideboard": "side",
    "side deck": "side",
}
_KINDS: Final = re.compile(
    r"((normal|effect|flip|ritual|tribute|level|high|low) )*"
    r"(monsters?|magics?|spells?|traps?|spells? and traps?|magics? and traps?)( cards?)?"
)
_TOTAL: Final = re.compile(r"(total|cards?|total cards?|cards? in total)")
_RULE: Final = re.compile(r"[-=_*~.# ]+")
_COUNT: Final = re.compile(r"[0-9]+")
_NOT_LETTERS: Final = re.compile(r"[^a-z]+")

_SIGNS: Final = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | dict.fromkeys(
    (0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF)
)
"""Wide forms of letters and digits, and signs that nobody sees."""
_BULLET: Final = re.compile(r"[-*•·–—>]\s+")
_TITLE: Final = re.compile(r"(?:deck )?name\s*:\s*(.+)", re.IGNORECASE)
_LONGEST_LINE: Final = 200
# Ways to tell the copies, the likeliest first.
_WITH_COPIES: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"(?P<count>[0-9]{1,9})\s*[x×*]\s+(?P<name>\S.*)",
        r"(?P<count>[0-9]{1,9})[\s,;]+(?P<name>\S.*)",
        r"(?P<count>[0-9]{1,9})[x×*](?P<name>\S.*)",
        r"[x×]\s*(?P<count>[0-9]{1,9})\s+(?P<name>\S.*)",
        r"(?P<name>.*\S)\s+[x×*]\s*(?P<count>[0-9]{1,9})",
        r"(?P<name>.*\S)[x×*](?P<count>[0-9]{1,9})",
        r"(?P<name>.*\S)[,;\t]\s*(?P<count>[0-9]{1,9})\s*[x×]?",
        r"(?P<name>.*\S)\s+[\[(][x×]?\s*(?P<count>[0-9]{1,9})\s*[x×]?[\])]",
        r"[\[(][x×]?\s*(?P<count>[0-9]{1,9})\s*[x×]?[\])]\s*(?P<name>\S.*)",
    )
)
_PRINTING: Final = re.compile(r"(.*\S)\s*[\[({ ]([A-Z0-9]{2,4}-([A-Z]{0,2})[0-9]{2,3})[\])}]?", re.IGNORECASE)
_FOREIGN: Final = ("J", "JP", "A", "AE")
_QUOTES: Final = ('""', "''", "“”", "„“", "‘’", "«»", "**", "__", "``")
_PASSWORD: Final = re.compile(r"0*([0-9]{1,10})")


class _Entry(NamedTuple):
    copies: int
    name: str
    printing: re.Match[str] | None


def read_names(text: str, name: str = "") -> Deck:
    """The deck in a list of names: a line a card, with the copies before or after it.

    Names of today and of 2004 are known, whatever their capitals, apostrophes and dashes; a password will do.
    The headings Main Deck, Fusion Deck (or Extra Deck) and Side Deck say what follows; Monsters, Magic, Traps
    and the like mean nothing, nor do empty lines and lines that begin with # or //.

    >>> lines = ("Deck:", "3x HARPIE’S Feather Duster", "7 Colored Fish", "Side Deck:", "'Red-Moon Baby' x2")
    >>> deck = read_names("\\n".join(lines))
    >>> deck.main[2:], deck.side
    (("Harpie's Feather Duster", '7 Colored Fish'), ('Vampire Baby', 'Vampire Baby'))

    Raises DeckError with a sentence for each line that is not understood; also when the list holds no card.

    >>> read_names("3 Sumoned Skull", "Example")
    Traceback (most recent call last):
    ...
    spellspeed.decks.deck.DeckError: Example: line 1: no card of this pool is called "Sumoned Skull"; the
    nearest are Summoned Skull, Toon Summoned Skull
    """
    return scan_names(text, name).whole()


def scan_names(text: str, name: str = "") -> Reading:
    """As `read_names`, with what is not understood beside the deck. Raises DeckError for an empty list."""
    try:
        lines = lines_of(text)
    except Unreadable as error:
        raise DeckError(name, (str(error),)) from None
    found = Builder(name, "names")
    section: Part | None = None
    counted: list[tuple[int, Part, int]] = []
    for number, line in enumerate((one.translate(_SIGNS).strip() for one in lines), start=1):
        if not line or line.startswith("//") or _RULE.fullmatch(line):
            continue
        title = _TITLE.fullmatch(line)
        if title is not None:
            found.name = shown(title[1])
            continue
        heading = _heading(line)
        if heading is not None:
            part, count = heading
            if part is not None:
                section = part
                if count is not None:
                    counted.append((number, part, count))
            elif section == "fusion" and not _TOTAL.fullmatch(_words(line)):
                section = "main"  # "Monsters" below the Fusion Deck begins the Deck
            continue
        if not line.startswith("#"):
            _read_line(found, line, section, number)
        if found.full:
            found.give_up(number)
            break
    if not any(found.parts.values()) and len(found.unread) > 9:
        first = f"; line {found.unread[0].line}: {found.unread[0].why}"
        raise DeckError(found.name, (f"not one line of it is a card{first}",))
    for number, part, count in counted:
        if len(found.parts[part]) != count:
            found.notes.append(
                f"line {number} says {count} cards, and the {PARTS[part]} has {len(found.parts[part])}"
            )
    return found.done()


def _words(line: str) -> str:
    return _NOT_LETTERS.sub(" ", line.lower().replace("&", "and").replace("/", " and ")).strip()


def _heading(line: str) -> tuple[Part | None, int | None] | None:
    """What the line is a heading of, if it is one, and the number of cards it tells."""
    words = _words(line)
    if catalogue().named(line) is not None:
        return None
    count = _COUNT.search(line)
    number = int(count[0]) if count is not None and len(count[0]) < 6 else None
    for ending in ("", " cards", " total", " card"):
        part = _HEADINGS.get(words.removesuffix(ending))
        if part is not None:
            return part, number
    if _KINDS.fullmatch(words) or _TOTAL.fullmatch(words):
        return None, number
    return None


def _read_line(found: Builder, line: str, section: Part | None, number: int) -> None:
    if len(line) > _LONGEST_LINE:
        found.miss(number, line, f"{quoted(line)} is too long for the name of a card")
        return
    bare = _BULLET.sub("", line, count=1) if _BULLET.match(line) else line
    entries = [
        _Entry(copies, text, printing)
        for copies, name in _taken_apart(bare)
        for text, printing in _spellings(name)
    ]
    for entry in (*(entry for entry in entries if _is_exact(entry.name)), *entries):
        name = named(entry.name)
        code = _PASSWORD.fullmatch(entry.name)
        if name is None and (code is None or (entry.name == bare and len(bare) < 5)):
            continue
        if not 0 < entry.copies <= MOST_COPIES_A_LINE:
            found.miss(number, line, f"{quoted(line)} asks for {entry.copies} copies")
        elif name is None:
            assert code is not None
            found.password(int(code[1]), section, f"line {number}", number, entry.copies)
        else:
            found.card(name, section, f"line {number}", entry.copies)
            if name not in catalogue().by_name:
                found.strange_name(number, name)
            if entry.printing is not None and entry.printing[3].upper() in _FOREIGN:
                found.foreign.append((name, entry.printing[2].upper()))
        return
    text = next((name for _, name in list(_taken_apart(bare))[1:]), bare)
    printing = _printing(text)
    if printing is not None:
        text = printing[1]
    near = catalogue().nearest(text)
    hint = f"; the nearest are {', '.join(near)}" if len(near) > 1 else ""
    if len(near) == 1:
        hint = f"; do you mean {near[0]}?"
    why = f"no card of this pool is called {quoted(text)}"
    if printing is not None and printing[2].upper().partition("-")[0] not in _set_codes():
        why += f", and {printing[2].upper()} is of a set that is not in it"
    found.miss(number, line, f"{why}{hint}", near)


@cache
def _set_codes() -> frozenset[str]:
    return frozenset(one.code for one in catalogue().sets)


def _printing(name: str) -> re.Match[str] | None:
    """The name and the number of its printing, if there is one."""
    return next((match for _, match in _spellings(name) if match is not None), None)


def _is_exact(text: str) -> bool:
    """Is it a card's name, signs and all? "Morphing Jar (2)" means two jars, not "Morphing Jar #2"."""
    card = catalogue().named(text)
    return card is not None and fold(text) in (fold(card.name), fold(card.era_name))


def _taken_apart(line: str) -> Iterator[tuple[int, str]]:
    """All ways to take the line for copies and a name; some names begin or end with a number."""
    yield 1, line
    for pattern in _WITH_COPIES:
        match = pattern.fullmatch(line)
        if match is not None:
            yield int(match["count"]), match["name"]


def _spellings(name: str) -> Iterator[tuple[str, re.Match[str] | None]]:
    """The name as it stands, without quotes, and without the number of its printing."""
    name = name.strip().rstrip(",;")
    yield name, None
    for pair in _QUOTES:
        if len(name) > 2 and name[0] == pair[0] and name[-1] == pair[1]:
            name = name[1:-1].strip()
            yield name, None
    match = _PRINTING.fullmatch(name)
    if match is not None:
        for inner, _ in _spellings(match[1]):
            yield inner, match


def write_names(deck: Deck, *, era: bool = False) -> str:
    """The deck as a list of names, with its own name on top; with `era` under the names of 2004.

    `read_names` reads the same deck from it, provided that the deck has a card and keeps its Fusion Monsters
    apart.

    >>> print(write_names(Deck("Example", ("Kuriboh", "Kuriboh", "Vampire Baby")), era=True), end="")
    Name: Example
    <BLANKLINE>
    Deck: 3
    2 Kuriboh
    1 Red-Moon Baby

    Raises DeckError when a name is not that of a card.
    """
    unknown = [
        name for part in PARTS for name in dict.fromkeys(getattr(deck, part)) if password_of(name) is None
    ]
    if unknown:
        raise DeckError(
            deck.name, tuple(f"no card is called {quoted(name)}" for name in dict.fromkeys(unknown))
        )
    blocks = []
    if deck.name.strip():
        blocks.append([f"Name: {shown(deck.name.strip())}"])
    for part, heading in PARTS.items():
        names = getattr(deck, part)
        if names:
            copies = [(name, len(list(group))) for name, group in groupby(names)]
            lines = [f"{heading}: {len(names)}"]
            for name, count in copies:
                while count:
                    lines.append(f"{min(count, MOST_COPIES_A_LINE)} {_said(name, era)}")
                    count -= min(count, MOST_COPIES_A_LINE)
            blocks.append(lines)
    return "\n\n".join("\n".join(lines) for lines in blocks) + "\n"


def _said(name: str, era: bool) -> str:
    card = catalogue().by_name.get(name)
    if card is None:
        return name.removeprefix(UNKNOWN)
    return card.era_name if era and card.era_name else name
