"""A deck made by chance that is legal and follows the advisor's hints: something to start from."""

from collections.abc import Iterable
from random import Random
from typing import Final

from ..cards.catalogue import CardFacts, catalogue
from ..cards.search import is_written
from .advice import lists
from .deck import Deck
from .format import Format, load_format
from .stats import is_low

__all__ = ["build"]

SIZE: Final = 40
SIDE: Final = 15
MONSTERS: Final = 20
EFFECTS: Final = 8
HIGH: Final = 3
DRAWING: Final = 3
STRONG: Final = 1500
STRONGER: Final = 2300


def build(seed: int, name: str = "", format: Format | None = None) -> Deck:
    """A Deck of 40: the staples, cards that draw, answers to what a Deck may be weak against, 20 monsters.

    The Side Deck holds 15 more answers, as far as there are so many. It holds
    only cards that the program plays. The same seed gives the same deck, as long as the cards and the format
    are the same.

    >>> deck = build(1, "One")
    >>> len(deck.main), len(deck.side), deck.problems(), deck == build(1, "One")
    (40, 15, (), True)

    Raises ValueError when the format has too few cards for one.
    """
    format = format or load_format()
    made = _Making(Random(seed), format)
    known = lists()
    for staple in known.staples:
        made.add(staple)
    made.some(known.draw, DRAWING)
    for weakness in known.weakness:
        made.some(weakness.answers, weakness.few)
    low = [card.name for card in made.pool if is_low(card)]
    strong = [one for one in low if _attack(catalogue().by_name[one]) >= STRONG or _flips(one)]
    effects = [one for one in strong if catalogue().by_name[one].needs_effect_code]
    high = [card.name for card in made.pool if card.level in (5, 6) and _attack(card) >= STRONGER]
    made.some(high, HIGH)
    made.some(effects, EFFECTS)
    for names in (strong, low):
        made.up_to(names, MONSTERS - made.monsters())
    answers = (one for weakness in known.weakness for one in weakness.answers)
    helpers = [one for one in (*known.draw, *answers) if catalogue().by_name[one].kind != "monster"]
    for names in (helpers, strong, low):
        made.up_to(names, SIZE - len(made.main))
    if len(made.main) < SIZE:
        raise ValueError(f"{format.title or format.name} has too few cards for a Deck of {SIZE}")
    main = sorted(made.main, key=_order)
    made.most = SIZE + SIDE
    for weakness in known.weakness:
        made.up_to(weakness.answers, SIDE // len(known.weakness))
    made.up_to(helpers, SIZE + SIDE - len(made.main))
    side = made.main[SIZE:] if len(made.main) == SIZE + SIDE else []
    return Deck(name, tuple(main), (), tuple(sorted(side, key=_order)))


def _attack(card: CardFacts) -> int:
    return card.attack if isinstance(card.attack, int) else 0


def _is_high(name: str) -> bool:
    return (catalogue().by_name[name].level or 0) >= 5


def _flips(name: str) -> bool:
    return "flip" in catalogue().by_name[name].abilities


def _order(name: str) -> tuple[int, int, str]:
    """Monsters first, the high Levels on top, then Magic, then Traps."""
    card = catalogue().by_name[name]
    return ("monster", "magic", "trap").index(card.kind), -(card.level or 0), name


class _Making:
    """A Deck in the making."""

    def __init__(self, chance: Random, format: Format) -> None:
        self.chance = chance
        self.format = format
        self.pool = [
            card
            for card in catalogue()
            if card.name in format.cards
            and is_written(card.name)
            and not card.frame.startswith(("fusion", "ritual"))
        ]
        self.known = {card.name for card in self.pool}
        self.main: list[str] = []
        """The Deck, and behind it the Side Deck."""
        self.most = SIZE

    def add(self, name: str) -> bool:
        """One copy more, if that is legal."""
        counted = self.format.counted_as(name)
        copies = sum(self.format.counted_as(one) == counted for one in self.main)
        if name not in self.known or copies >= self.format.copies(name) or len(self.main) >= self.most:
            return False
        if self.most == SIZE and _is_high(name) and sum(map(_is_high, self.main)) >= HIGH:
            return False
        self.main.append(name)
        return True

    def monsters(self) -> int:
        return sum(catalogue().by_name[name].kind == "monster" for name in self.main)

    def some(self, names: Iterable[str], wanted: int) -> None:
        """Adds of these until so many are there, those counted that are there already."""
        names = list(names)
        self.up_to(names, wanted - sum(name in names for name in self.main))

    def up_to(self, names: Iterable[str], more: int) -> None:
        """Adds so many of these, one to three copies of each."""
        left = list(dict.fromkeys(names))
        self.chance.shuffle(left)
        for name in left:
            for _ in range(self.chance.choice((1, 2, 2, 3))):
                if more > 0:
                    more -= self.add(name)
