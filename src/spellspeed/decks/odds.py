"""Exact odds of drawing: how likely certain cards are among the first that are drawn from a Deck."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

__all__ = ["OPENING", "Group", "copies_in", "odds", "read_group", "seen_by_turn"]

OPENING: Final = 5
"""Cards in the opening hand (R-SETUP-08)."""
MOST_GROUPS: Final = 6


class Group(NamedTuple):
    """Cards of which so many, or more, are wanted."""

    label: str
    names: frozenset[str]
    least: int = 1


def seen_by_turn(turn: int, *, draws_first: bool = True) -> int:
    """How many cards a player has drawn once he has drawn in his `turn`-th own turn; 0 is the opening hand.

    Whoever starts draws in his first turn too (J-SETUP-01), unless that is switched off.

    >>> seen_by_turn(0), seen_by_turn(1), seen_by_turn(3), seen_by_turn(3, draws_first=False)
    (5, 6, 8, 7)
    """
    return OPENING + max(0, turn if draws_first else turn - 1)


def odds(size: int, groups: Sequence[tuple[Collection[int], int]], seen: int) -> Fraction:
    """How likely it is to have enough of every group at once among the first `seen` of `size` cards.

    A group is the places of its cards in the list, from 0, and how many of them are wanted; groups may share
    cards.

    >>> odds(40, [(range(3), 1)], 5)
    Fraction(667, 1976)
    >>> float(odds(40, [(range(1), 1)], 5))
    0.125

    Raises ValueError for more groups than can be counted.
    """
    if len(groups) > MOST_GROUPS:
        raise ValueError(f"odds of {len(groups)} groups together; there may be {MOST_GROUPS}")
    seen = min(max(seen, 0), size)
    cells = Counter(tuple(place in places for places, _ in groups) for place in range(size))
    wanted = tuple(max(0, least) for _, least in groups)
    ways = Counter({((0,) * len(groups), 0): 1})
    for belongs, count in cells.items():
        more: Counter[tuple[tuple[int, ...], int]] = Counter()
        for (had, drawn), number in ways.items():
            for taken in range(min(count, seen - drawn) + 1):
                has = tuple(
                    min(least, held + taken) if inside else held
                    for held, inside, least in zip(had, belongs, wanted, strict=True)
                )
                more[has, drawn + taken] += number * comb(count, taken)
        ways = more
    return Fraction(ways[wanted, seen], comb(size, seen))


def copies_in(deck: Sequence[str], groups: Iterable[Group]) -> list[tuple[list[int], int]]:
    """The groups as `odds` takes them."""
    return [
        ([place for place, name in enumerate(deck) if name in group.names], group.least) for group in groups
    ]


def read_group(text: str, deck: Collection[str], search: Callable[[str], Callable[[str], bool]]) -> Group:
    """The group meant by a query, perhaps with a number before it: "2x kind:monster level<=4".

    `search` makes a test of a name from the query. Raises ValueError when no copies are asked for.
    """
    head, _, rest = text.strip().partition(" ")
    number = head.lower().rstrip("x×+")
    least, query = 1, text
    if (
        rest.strip()
        and number.isascii()
        and number.isdecimal()
        and len(number) < 4
        and number != head.lower()
    ):
        least, query = int(number), rest
        if least < 1:
            raise ValueError("it asks for 0 cards")
    test = search(query)
    return Group(text.strip(), frozenset(name for name in deck if test(name)), least)
