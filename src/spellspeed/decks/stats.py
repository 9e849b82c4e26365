"""What a deck is made of, in numbers: kinds, Levels, ATK and DEF, Tributes, odds of the opening hand."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from ..cards.catalogue import CardFacts, catalogue
from .deck import Deck
from .format import Format, load_format
from .odds import Group, copies_in, odds, seen_by_turn

__all__ = [
    "Chance",
    "Spread",
    "Stats",
    "Tributes",
    "chance",
    "chance_of_all",
    "is_low",
    "stats",
    "usual_groups",
]

TURNS: Final = 5
"""Odds are told from the opening hand to this turn of the player's own."""
_STEP: Final = 500


class Spread(msgspec.Struct, frozen=True):
    """How a value is spread over the monsters; a printed ? is left out."""

    count: int
    least: int
    quarter: float
    middle: float
    three_quarters: float
    most: int
    mean: float
    steps: dict[int, int]
    """Monsters from this value up to the next."""


class Tributes(msgspec.Struct, frozen=True):
    """What the monsters of a Deck ask for when they are Normal Summoned."""

    none: int
    """Monsters that need no Tribute."""
    one: int
    two: int
    never: int
    """Monsters that cannot be Normal Summoned: Ritual Monsters, and those whose text says so."""
    total: int
    """Tributes of all monsters together."""
    mean: float
    """Tributes for each monster that can be Normal Summoned."""


class Chance(msgspec.Struct, frozen=True):
    """How likely it is to have drawn enough of a group."""

    label: str
    copies: int
    """Copies of its cards in the Deck."""
    least: int
    """How many of them are wanted."""
    opening: float
    """Among the 5 cards of the opening hand."""
    first_draw: float
    """Among 6 cards: after the first draw."""
    by_turn: tuple[float, ...]
    """After the draw of the player's own turns 1, 2, …"""


class Stats(msgspec.Struct, frozen=True):
    """A deck in numbers. All but `fusion` and `side` is about the Deck that is drawn from."""

    name: str
    size: int
    fusion: int
    side: int
    kinds: dict[str, int]
    """monster, magic, trap."""
    frames: dict[str, int]
    """Of the monsters: normal, effect, ritual, …"""
    icons: dict[str, int]
    """Of Magic and Traps."""
    levels: dict[int, int]
    types: dict[str, int]
    attributes: dict[str, int]
    attack: Spread | None
    defense: Spread | None
    tributes: Tributes
    limited: dict[str, int]
    """Copies of cards on the list."""
    chances: tuple[Chance, ...]
    unknown: tuple[str, ...] = ()
    """Cards that are none of ours, and so in no number but `size`."""


def stats(deck: Deck, groups: Iterable[Group] | None = None, format: Format | None = None) -> Stats:
    """The deck in numbers, with the odds of the groups, by default the usual ones.

    >>> from spellspeed.decks import builtin
    >>> found = stats(builtin("SDK"))
    >>> found.kinds
    {'monster': 31, 'magic': 12, 'trap': 7}
    >>> found.tributes.none, found.tributes.one, found.tributes.two
    (26, 4, 1)
    """
    format = format or load_format()
    known = catalogue().by_name
    cards = [known[name] for name in deck.main if name in known]
    monsters = [card for card in cards if card.kind == "monster"]
    wanted = usual_groups(deck) if groups is None else list(groups)
    return Stats(
        name=deck.name,
        size=len(deck.main),
        fusion=len(deck.fusion),
        side=len(deck.side),
        kinds={kind: sum(card.kind == kind for card in cards) for kind in ("monster", "magic", "trap")},
        frames=_counted(card.frame for card in monsters),
        icons=_counted(f"{card.icon} {card.kind}" for card in cards if card.kind != "monster"),
        levels=dict(sorted(Counter(card.level for card in monsters if card.level).items())),
        types=_counted(card.type for card in monsters),
        attributes=_counted(card.attribute for card in monsters),
        attack=_spread([card.attack for card in monsters if isinstance(card.attack, int)]),
        defense=_spread([card.defense for card in monsters if isinstance(card.defense, int)]),
        tributes=_tributes(monsters),
        limited={name: count for name, count in Counter(deck.main).items() if 0 < format.copies(name) < 3},
        chances=tuple(chance(deck, group, draws_first=format.rules.first_turn_draw) for group in wanted),
        unknown=tuple(dict.fromkeys(name for name in deck.main if name not in known)),
    )


def _counted(words: Iterable[str]) -> dict[str, int]:
    """Counts, the most frequent first."""
    return dict(sorted(Counter(words).items(), key=lambda one: (-one[1], one[0])))


def _spread(values: list[int]) -> Spread | None:
    if not values:
        return None
    values.sort()
    steps = Counter(value // _STEP * _STEP for value in values)
    return Spread(
        len(values),
        values[0],
        _quantile(values, 1),
        _quantile(values, 2),
        _quantile(values, 3),
        values[-1],
        round(sum(values) / len(values), 1),
        {step: steps[step] for step in range(min(steps), max(steps) + 1, _STEP)},
    )


def _quantile(values: Sequence[int], quarters: int) -> float:
    place = (len(values) - 1) * quarters / 4
    low = int(place)
    high = min(low + 1, len(values) - 1)
    return round(values[low] + (values[high] - values[low]) * (place - low), 1)


def _normal_summonable(card: CardFacts) -> bool:
    """Can the monster be Normal Summoned at all?"""
    from ..cards.library import library
    from ..duel.constants import NORMAL_SUMMON

    if card.kind != "monster" or card.frame.startswith(("ritual", "fusion")):
        return False
    return not library().script(card.name).cannot_be_summoned & NORMAL_SUMMON


def is_low(card: CardFacts) -> bool:
    """Is it a monster that can be Normal Summoned without a Tribute?"""
    return (card.level or 9) <= 4 and _normal_summonable(card)


def _tributes(monsters: list[CardFacts]) -> Tributes:
    needs = [0 if (card.level or 0) <= 4 else 1 if (card.level or 0) <= 6 else 2 for card in monsters]
    able = [need for card, need in zip(monsters, needs, strict=True) if _normal_summonable(card)]
    mean = round(sum(able) / len(able), 2) if able else 0.0
    never = len(monsters) - len(able)
    return Tributes(able.count(0), able.count(1), able.count(2), never, sum(able), mean)


def chance(deck: Deck, group: Group, *, draws_first: bool = True) -> Chance:
    """The odds of one group."""
    return chance_of_all(deck, [group], draws_first=draws_first)


def chance_of_all(deck: Deck, groups: Sequence[Group], *, draws_first: bool = True) -> Chance:
    """The odds of having enough of every group at once. Raises ValueError for too many groups."""
    places = copies_in(deck.main, groups)

    def after(seen: int) -> float:
        return round(float(odds(len(deck.main), places, seen)), 6)

    return Chance(
        " and ".join(group.label for group in groups),
        sum(any(name in group.names for group in groups) for name in deck.main),
        sum(group.least for group in groups),
        after(5),
        after(6),
        tuple(after(seen_by_turn(turn, draws_first=draws_first)) for turn in range(1, TURNS + 1)),
    )


def usual_groups(deck: Deck) -> list[Group]:
    """What one wants to see in an opening hand."""
    from .advice import lists

    cards = {name: catalogue().by_name[name] for name in deck.main if name in catalogue().by_name}

    def group(label: str, test: Callable[[CardFacts], bool], least: int = 1) -> Group:
        return Group(label, frozenset(name for name, card in cards.items() if test(card)), least)

    return [
        group("a monster that needs no Tribute", is_low),
        group("two monsters that need no Tribute", is_low, 2),
        group("a Magic Card", lambda card: card.kind == "magic"),
        group("a Trap Card", lambda card: card.kind == "trap"),
        group("a card that draws", lambda card: card.name in lists().draw),
        group("two monsters of Level 5 or more", lambda card: (card.level or 0) >= 5, 2),
    ]
