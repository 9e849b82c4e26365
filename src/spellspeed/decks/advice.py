"""The advisor: the rulebook's hints for building a Deck (R-ADV-01 to 07), each with the numbers behind it.

Hints decide nothing; what is legal is in `spellspeed.decks.problems`.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ..cards.catalogue import catalogue
from .deck import Deck
from .format import Format, load_format
from .odds import Group
from .problems import LEAST
from .stats import Stats, chance, is_low, stats

__all__ = ["Hint", "Lists", "Weakness", "advise", "lists"]

Number = int | float | str | list[str] | dict[str, int]

NEAR_FORTY: Final = 44
BALANCED: Final = (0.4, 0.6)
MANY_HIGH: Final = 0.25
FEW_EFFECTS: Final = 0.25
FEW_DRAWS: Final = 2


class Weakness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a Deck may be weak against."""

    name: str
    few: int
    """So many answers in 40 cards, and no fewer, are enough."""
    answers: tuple[str, ...]


class Lists(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lists of `advice.toml`."""

    staples: tuple[str, ...]
    draw: tuple[str, ...]
    weakness: tuple[Weakness, ...]


class Hint(msgspec.Struct, frozen=True):
    """What the advisor says to one of the rulebook's hints."""

    rule: str
    fine: bool
    """Does the deck follow the hint?"""
    sentence: str
    numbers: dict[str, Number]
    """The numbers the sentence rests on."""

    def __str__(self) -> str:
        return f"{self.rule}: {'Fine: ' if self.fine else ''}{self.sentence}"


@cache
def lists() -> Lists:
    """The lists the advisor goes by; read once."""
    import tomllib

    text = Path(__file__).with_name("advice.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Lists)


def advise(deck: Deck, format: Format | None = None) -> tuple[Hint, ...]:
    """The advisor's word on each of the rulebook's seven hints.

    >>> from spellspeed.decks import builtin
    >>> for hint in advise(builtin("SDK"))[:2]: print(hint)
    R-ADV-01: The Deck has 50 cards: a Limited card is in the opening 6 with 12.0 %, with 15.0 % in 40 cards.
    R-ADV-02: 31 of 50 cards are monsters (62 %); about half is usual: 25.
    """
    format = format or load_format()
    found = stats(deck, (), format)
    return (
        _size(found),
        _ratio(found),
        _levels(deck, found),
        _effects(deck, found, format),
        _draws(deck, format),
        _side(deck, format),
        _staples(deck, format),
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _example(names: Iterable[str], deck: Deck, format: Format, words: str = "such as") -> str:
    """The words, and the first of these cards of which the deck may take one more; nothing without one."""
    held = Counter((*deck.main, *deck.fusion, *deck.side))
    return next((f"{words} {name}" for name in names if held[name] < format.copies(name)), "")


def _cards(count: int, noun: str = "card") -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _size(found: Stats) -> Hint:
    size = found.size
    one = min(6 / size, 1.0) if size else 0.0
    numbers: dict[str, Number] = {"cards": size, "one_copy_in_6": round(one, 4), "one_copy_in_6_of_40": 0.15}
    if size < LEAST:
        sentence = f"The Deck has {_cards(size)}; {LEAST} are needed, and few more are usual."
        return Hint("R-ADV-01", False, sentence, numbers)
    if size <= NEAR_FORTY:
        return Hint("R-ADV-01", True, f"the Deck has {_cards(size)}.", numbers)
    sentence = (
        f"The Deck has {size} cards: a Limited card is in the opening 6 with {_percent(one)}, "
        f"with {_percent(0.15)} in 40 cards."
    )
    return Hint("R-ADV-01", False, sentence, numbers)


def _ratio(found: Stats) -> Hint:
    monsters, size = found.kinds["monster"], found.size
    share = monsters / size if size else 0.0
    numbers: dict[str, Number] = {**found.kinds, "monster_share": round(share, 4)}
    what = f"{monsters} of {_cards(size)} {'is a monster' if monsters == 1 else 'are monsters'} ({share:.0%})"
    what = what.replace("%", " %")
    if BALANCED[0] <= share <= BALANCED[1]:
        return Hint("R-ADV-02", True, f"{what}.", numbers)
    return Hint("R-ADV-02", False, f"{what}; about half is usual: {(size + 1) // 2}.", numbers)


def _levels(deck: Deck, found: Stats) -> Hint:
    tributes = found.tributes
    high, low = tributes.one + tributes.two, tributes.none
    names = frozenset(
        name for name in deck.main if name in catalogue().by_name and is_low(catalogue().by_name[name])
    )
    lacking = 1 - chance(deck, Group("", names)).first_draw
    numbers: dict[str, Number] = {
        "without_tribute": low,
        "one_tribute": tributes.one,
        "two_tributes": tributes.two,
        "special_only": tributes.never,
        "tributes_in_all": tributes.total,
        "none_without_tribute_in_6": round(lacking, 4),
    }
    what = (
        f"{high} of {_cards(high + low, 'monster')} {'needs' if high == 1 else 'need'} Tributes, "
        f"{tributes.total} in all; a hand of 6 has no monster without Tribute with {_percent(lacking)}"
    )
    if high <= MANY_HIGH * (high + low) and low:
        return Hint("R-ADV-03", True, f"{what}.", numbers)
    return Hint(
        "R-ADV-03", False, f"{what[:1].upper()}{what[1:]}; few of Level 5 or more are usual.", numbers
    )


def _effects(deck: Deck, found: Stats, format: Format) -> Hint:
    monsters = found.kinds["monster"]
    effects = sum(count for frame, count in found.frames.items() if "effect" in frame)
    flips = sum("flip" in card.abilities for name in deck.main if (card := catalogue().by_name.get(name)))
    numbers: dict[str, Number] = {"effect_monsters": effects, "flip_monsters": flips, "monsters": monsters}
    what = f"{effects} of {_cards(monsters, 'monster')} {'has an effect' if effects == 1 else 'have effects'}"
    if effects and effects >= FEW_EFFECTS * monsters:
        return Hint("R-ADV-04", True, f"{what}.", numbers)
    example = _example(("Hane-Hane",), deck, format, ", such as")
    return Hint("R-ADV-04", False, f"{what}; try some{example}.", numbers)


def _draws(deck: Deck, format: Format) -> Hint:
    here = {name: deck.main.count(name) for name in lists().draw if name in deck.main}
    count = sum(here.values())
    likely = chance(deck, Group("", frozenset(here))).first_draw
    numbers: dict[str, Number] = {"draw_cards": here, "copies": count, "one_in_6": likely}
    what = f"{_cards(count)} of the Deck {'draws' if count == 1 else 'draw'} cards"
    if count >= FEW_DRAWS:
        names = ", ".join(here)
        return Hint(
            "R-ADV-05", True, f"{what} ({names}); one is in a hand of 6 with {_percent(likely)}.", numbers
        )
    example = _example(("Pot of Greed", *lists().draw), deck, format, ", such as")
    return Hint("R-ADV-05", False, f"{what}; add some{example}.", numbers)


def _side(deck: Deck, format: Format) -> Hint:
    """Few answers in the Deck to something, and none in the Side Deck."""
    rows: dict[str, Number] = {}
    open_ones = []
    size = max(len(deck.main), 1)
    here = (*deck.main, *deck.fusion)
    for weakness in lists().weakness:
        main = sum(here.count(name) for name in weakness.answers)
        side = sum(deck.side.count(name) for name in weakness.answers)
        rows[weakness.name] = {"answers_in_deck": main, "answers_in_side_deck": side}
        if main * 40 < weakness.few * size and not side:
            others_first = sorted(weakness.answers, key=lambda name: name in here)
            example = _example(others_first, deck, format)
            count = "no answers" if main == 0 else "1 answer" if main == 1 else f"{main} answers"
            open_ones.append(f"{count} to {weakness.name}{f' ({example})' if example else ''}")
    rows["side_deck"] = len(deck.side)
    if not deck.side:
        weak = (
            f"the Deck has {'; '.join(open_ones)}" if open_ones else "the Deck has answers to all looked for"
        )
        return Hint("R-ADV-06", False, f"There is no Side Deck to add answers between Duels; {weak}.", rows)
    if not open_ones:
        return Hint("R-ADV-06", True, "the Side Deck covers what the Deck leaves open.", rows)
    return Hint("R-ADV-06", False, f"The Deck has {'; '.join(open_ones)}, and the Side Deck none.", rows)


def _staples(deck: Deck, format: Format) -> Hint:
    wanted = [name for name in lists().staples if format.copies(name)]
    missing = [name for name in wanted if name not in deck.main]
    numbers: dict[str, Number] = {
        "staples": len(wanted) - len(missing),
        "of": len(wanted),
        "missing": missing,
    }
    if not missing:
        return Hint(
            "R-ADV-07", True, f"all {len(wanted)} cards that make every Deck stronger are there.", numbers
        )
    are = (
        "cards that make every Deck stronger are"
        if len(missing) > 1
        else "card that makes every Deck stronger is"
    )
    return Hint("R-ADV-07", False, f"{len(missing)} {are} missing: {', '.join(missing)}.", numbers)
