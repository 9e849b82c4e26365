"""Decks in words and numbers, as the deck commands tell them."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from spellspeed.cards.catalogue import catalogue, quoted, shown
from spellspeed.decks.deck import Deck
from spellspeed.decks.format import Format

from .deck_io import Refused

if TYPE_CHECKING:
    from spellspeed.decks.odds import Group
    from spellspeed.decks.stats import Stats

__all__ = ["counts", "described", "group_of", "grouped", "named", "sizes", "tell", "unwritten", "with_all"]

BAR_WIDTH: Final = 30
BLOCKS: Final = "█▏▎▍▌▋▊▉"


def named(deck: Deck) -> str:
    return shown(deck.name) or "The deck"


def counts(deck: Deck) -> dict[str, int]:
    return {"main": len(deck.main), "fusion": len(deck.fusion), "side": len(deck.side)}


def sizes(deck: Deck) -> str:
    return f"Deck {len(deck.main)}, Fusion Deck {len(deck.fusion)}, Side Deck {len(deck.side)}"


def unwritten(deck: Deck) -> list[str]:
    """The cards of the deck that the program cannot play yet."""
    from spellspeed.cards.search import is_written

    names = dict.fromkeys((*deck.main, *deck.fusion, *deck.side))
    return [name for name in names if name in catalogue().by_name and not is_written(name)]


def grouped(deck: Deck) -> list[tuple[str, dict[str, int]]]:
    """The cards of a deck by kind: monsters by Level, the rest by name."""
    groups: dict[str, list[str]] = {}
    for name in deck.main:
        card = catalogue().by_name.get(name)
        kind = (
            "Not of this pool"
            if card is None
            else {"monster": "Monsters"}.get(card.kind, f"{card.kind.title()} Cards")
        )
        groups.setdefault(kind, []).append(name)
    order = ("Monsters", "Magic Cards", "Trap Cards", "Not of this pool")
    found = [(kind, groups[kind]) for kind in order if kind in groups]
    found += [
        (kind, list(part)) for kind, part in (("Fusion Deck", deck.fusion), ("Side Deck", deck.side)) if part
    ]
    return [
        (kind, {name: names.count(name) for name in sorted(dict.fromkeys(names), key=_order)})
        for kind, names in found
    ]


def _order(name: str) -> tuple[int, int, str]:
    card = catalogue().by_name.get(name)
    if card is None:
        return 3, 0, name
    return ("monster", "magic", "trap").index(card.kind), -(card.level or 0), name


def described(name: str, era: bool, chosen: Format) -> str:
    from spellspeed.cards.search import in_words

    card = catalogue().by_name.get(name)
    if card is None:
        return shown(name)
    limit = {0: "Forbidden", 1: "Limited", 2: "Semi-Limited"}.get(chosen.copies(name))
    if name not in chosen.cards:
        limit = "not in this format"
    return f"{(era and card.era_name) or name}: {in_words(card)}{f', {limit}' if limit else ''}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def group_of(query: str, deck: Deck, chosen: Format) -> "Group":
    from spellspeed.cards.search import compile_query
    from spellspeed.decks.odds import read_group

    def search(text: str) -> Callable[[str], bool]:
        card = catalogue().named(text)
        if card is not None:
            return lambda name: name == card.name
        test = compile_query(text, chosen.copies)
        return lambda name: name in catalogue().by_name and test(catalogue().by_name[name])

    if not query.strip():
        raise Refused("--odds needs a card or a query")
    try:
        if read_group(query, catalogue().by_name, search).names:
            return read_group(query, deck.main, search)
    except ValueError as error:  # a BadQuery too
        raise Refused(f"--odds {quoted(query)}: {error}") from None
    near = catalogue().nearest(query)
    hint = f"; do you mean {' or '.join(near)}?" if near else ""
    raise Refused(f"--odds {quoted(query)}: no card fits{hint}")


def with_all(found: "Stats", deck: Deck, groups: list["Group"], chosen: Format) -> "Stats":
    """The numbers, and at the end of the odds those of all groups at once."""
    import msgspec

    from spellspeed.decks.stats import chance_of_all

    if len(groups) < 2:
        raise Refused("--together needs --odds twice or more")
    try:
        whole = chance_of_all(deck, groups, draws_first=chosen.rules.first_turn_draw)
    except ValueError as error:
        raise Refused(f"--together: {error}") from None
    return msgspec.structs.replace(found, chances=(*found.chances, whole))


def tell(found: "Stats", bare: bool) -> None:
    """All numbers, a fact a line; on a terminal with bars in colour."""
    import os

    from spellspeed.decks.charts import charts, lines

    real = sys.stdout.isatty() and not bare
    width = BAR_WIDTH if real else 0
    console: Any = None
    if real and os.environ.get("TERM") != "dumb":
        from rich.console import Console

        console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    say(
        console,
        f"{shown(found.name) or 'The deck'}: "
        f"Deck {found.size}, Fusion Deck {found.fusion}, Side Deck {found.side}",
    )
    for chart in charts(found)[:-1] if found.chances else charts(found):
        head, *rest = lines(chart, width)
        say(console, head, "bold")
        for line, bar in zip(rest, chart.bars, strict=True):
            say(console, line, bar.colour, len(line.rstrip(BLOCKS)))
    tributes = found.tributes
    say(console, "Tributes", "bold")
    say(console, f"  monsters that need none: {tributes.none}, one: {tributes.one}, two: {tributes.two}")
    if tributes.never:
        say(console, f"  monsters that cannot be Normal Summoned: {tributes.never}")
    say(console, f"  Tributes in all: {tributes.total}, for each monster {tributes.mean}")
    for word, spread in (("ATK", found.attack), ("DEF", found.defense)):
        if spread:
            say(
                console,
                f"{word}: from {spread.least} to {spread.most}, middle {spread.middle:g}, "
                f"mean {spread.mean:g}, half of them from {spread.quarter:g} to {spread.three_quarters:g}",
            )
    if found.unknown:
        say(console, f"Not counted, for they are not of this pool: {', '.join(map(shown, found.unknown))}")
    if found.chances:
        say(console, "Odds of having drawn, in the opening 5, and after the draw of turns 1 to 5", "bold")
    for one in found.chances:
        copies = "1 copy" if one.copies == 1 else f"{one.copies} copies"
        turns = ", ".join(percent(share) for share in one.by_turn)
        say(console, f"  {shown(one.label)} ({copies}): {percent(one.opening)}; {turns}")


def say(console: Any, line: str, style: str = "", start: int = 0) -> None:
    """A line; on a terminal with a style from the start on, so that words stay readable on any ground."""
    if console is None:
        print(line)
        return
    from rich.text import Text

    text = Text(line)
    text.stylize(style, start)
    console.print(text)
