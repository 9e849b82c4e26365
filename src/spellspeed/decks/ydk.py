"""Deck lists in the `.ydk` format that most programs share; see docs/decks.md."""

import re
from collections.abc import Iterable
from itertools import groupby

from ..cards.catalogue import catalogue, quoted
from .deck import Deck, DeckError
from .passwords import UNKNOWN, password_of
from .problems import Part
from .reading import Builder, Reading
from .text import Unreadable, lines_of

__all__ = ["passwords_of", "read_ydk", "scan_ydk", "write_ydk"]

_CODE = re.compile(r"0*([0-9]{1,10})")
_NO_HEADING = re.compile(r"#\s*side(\s*deck)?\s*:?", re.IGNORECASE)
"""What people write for `!side`."""


def read_ydk(text: str, name: str = "") -> Deck:
    """The deck written in the text of a `.ydk` file. `name` becomes its name and leads an error message.

    One password a line, below `#main`, `#extra` (the Fusion Deck) and, last, `!side`. Outside the Side Deck a
    Fusion Monster goes to the Fusion Deck and any other card to the Deck, whatever heading it stands below:
    old files know no `#extra`. The code of another picture of a card counts as that card. Empty lines and
    other lines that begin with `#` mean nothing; a line that begins with `!` opens the Side Deck.

    >>> read_ydk("#main\\n40640057\\n45231177\\n!side\\n44095762\\n", "Example")
    Deck(name='Example', main=('Kuriboh',), fusion=('Flame Swordsman',), side=('Mirror Force',))

    Raises DeckError with a sentence for each unknown password and each line that is not understood, with its
    number; also when the list holds no card.

    >>> read_ydk("#main\\n40640057 x3\\n12345678\\n", "Example")
    Traceback (most recent call last):
    ...
    spellspeed.decks.deck.DeckError: Example: 2 problems
      line 2: "40640057 x3" is neither a password nor a heading
      line 3: no card of this pool has the password 12345678
    """
    return scan_ydk(text, name).whole()


def scan_ydk(text: str, name: str = "") -> Reading:
    """As `read_ydk`, with what is not understood beside the deck. Raises DeckError when there is nothing."""
    found = Builder(name, "ydk")
    section: Part | None = None
    try:
        lines = lines_of(text)
    except Unreadable as error:
        raise DeckError(name, (str(error),)) from None
    for number, line in enumerate(lines, start=1):
        place = f"line {number}"
        if line.startswith("!"):
            section = "side"
        elif line in ("#main", "#extra"):
            if section == "side":
                found.miss(number, line, f"{line} must stand above !side")
            else:
                section = "main" if line == "#main" else "fusion"
        elif _NO_HEADING.fullmatch(line):
            found.notes.append(f"{place}: {line} is a comment; the Side Deck begins with !side")
        elif line and not line.startswith("#"):
            code = _CODE.fullmatch(line)
            if code is not None:
                found.password(int(code[1]), section, place, number)
            else:
                near = catalogue().nearest(line)
                hint = (
                    f"; the nearest card is {near[0]}, {catalogue().by_name[near[0]].password}"
                    if near
                    else ""
                )
                found.miss(number, line, f"{quoted(line)} is neither a password nor a heading{hint}", near)
        if found.full:
            found.give_up(number)
            break
    return found.done()


def write_ydk(deck: Deck) -> str:
    """The text of a `.ydk` file with this deck: every copy a line, the card's name above as a comment.

    `read_ydk` reads the same deck from it, provided that the deck has a card and keeps its Fusion Monsters
    apart. The deck's name is not in the text.

    >>> print(write_ydk(Deck("Example", ("Kuriboh", "Kuriboh"), ("Flame Swordsman",))), end="")
    #created by Spellspeed
    #main
    # Kuriboh
    40640057
    40640057
    #extra
    # Flame Swordsman
    45231177
    !side

    Raises DeckError when a name is not that of a card.
    """
    passwords_of(deck)
    lines = ["#created by Spellspeed"]
    for heading, part in (("#main", deck.main), ("#extra", deck.fusion), ("!side", deck.side)):
        lines += [heading, *_lines(part)]
    return "\n".join(lines) + "\n"


def passwords_of(deck: Deck) -> tuple[list[int], list[int], list[int]]:
    """The passwords of the three parts. Raises DeckError with every name that has none."""
    unknown: dict[str, None] = {}

    def codes(names: tuple[str, ...]) -> list[int]:
        found = []
        for name in names:
            code = password_of(name)
            if code is None:
                unknown[name] = None
            else:
                found.append(code)
        return found

    parts = codes(deck.main), codes(deck.fusion), codes(deck.side)
    if unknown:
        raise DeckError(deck.name, tuple(f"no card is called {quoted(name)}" for name in unknown))
    return parts


def _lines(names: Iterable[str]) -> Iterable[str]:
    for name, copies in groupby(names):
        if not name.startswith(UNKNOWN):
            yield f"# {name}"
        yield from (str(password_of(name)) for _ in copies)
