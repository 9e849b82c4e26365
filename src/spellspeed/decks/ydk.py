"""Deck lists in the `.ydk` format that most programs share; see docs/decks.md."""

import re
from collections.abc import Iterable
from itertools import groupby

from ..cards.catalogue import CardFacts, UnknownCard, catalogue, quoted
from .deck import Deck, DeckError

__all__ = ["read_ydk", "write_ydk"]

_CODE = re.compile(r"0*([0-9]{1,10})")
_MOST_PROBLEMS = 200  # a file with more is no deck list, and nobody reads on


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
    main: list[str] = []
    fusion: list[str] = []
    side: list[str] = []
    problems: list[str] = []
    in_side = False
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(map(str.strip, lines), start=1):
        if line.startswith("!"):
            in_side = True
        elif in_side and line in ("#main", "#extra"):
            problems.append(f"line {number}: {line} must stand above !side")
        elif line and not line.startswith("#"):
            try:
                card = _card(line)
            except UnknownCard as error:
                problems.append(f"line {number}: {error}")
            else:
                part = side if in_side else fusion if _is_fusion(card) else main
                part.append(card.name)
        if len(problems) == _MOST_PROBLEMS:
            problems.append(f"line {number}: too many problems, the rest of the file was not looked at")
            break
    if not problems and not (main or fusion or side):
        problems.append("the list holds no card")
    if problems:
        raise DeckError(name, tuple(problems))
    return Deck(name, tuple(main), tuple(fusion), tuple(side))


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
    names = dict.fromkeys((*deck.main, *deck.fusion, *deck.side))
    unknown = [name for name in names if name not in catalogue().by_name]
    if unknown:
        raise DeckError(deck.name, tuple(f"no card is called {quoted(name)}" for name in unknown))
    lines = ["#created by Spellspeed"]
    for heading, part in (("#main", deck.main), ("#extra", deck.fusion), ("!side", deck.side)):
        lines += [heading, *_lines(part)]
    return "\n".join(lines) + "\n"


def _lines(names: Iterable[str]) -> Iterable[str]:
    for name, copies in groupby(names):
        yield f"# {name}"
        yield from (str(catalogue().by_name[name].password) for _ in copies)


def _card(line: str) -> CardFacts:
    code = _CODE.fullmatch(line)
    if code is None:
        raise UnknownCard(f"{quoted(line)} is neither a password nor a heading")
    return catalogue().find_password(int(code[1]))


def _is_fusion(card: CardFacts) -> bool:
    return card.frame.startswith("fusion")
