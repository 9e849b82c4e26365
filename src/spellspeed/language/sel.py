"""What a selection is, and how selections are joined: `&`, `|` and `~`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Selection

from .prose import Phrase

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Was
    from spellspeed.duel.state import State


MANY: Final = 1000
"""More cards than a duel has."""


class Sel(Selection):
    """A selection that can be joined with others and put into words."""

    home: int
    """Bits of the zones where it can fit when it says nothing of the place."""
    places: tuple[int, ...]

    def __init__(self, zones: int = 0, home: int = c.ON_FIELD) -> None:
        super().__init__(zones)
        self.home = home
        self.places = ()

    def __and__(self, other: Sel) -> Sel:
        return Both(self, other)

    def __or__(self, other: Sel) -> Sel:
        return Either(self, other)

    def __invert__(self) -> Sel:
        return Not(self)

    def __bool__(self) -> bool:
        raise TypeError("a selection is neither true nor false: join selections with &, | and ~, in brackets")

    def say(self, words: Phrase) -> None:
        """Adds its words to a phrase."""
        raise NotImplementedError

    def words(self) -> Phrase:
        made = Phrase()
        self.say(made)
        made.zones = self.zones
        return made

    def phrase(self, count: int = 1) -> str:
        """In words: "1 monster on the field"."""
        return self.words().counted(count)

    def find(self, duel: State, player: int, this: int, enough: int = MANY) -> list[Card]:
        """The cards that fit, the turn player's first, in zone order; no more than are `enough`."""
        places = self.places
        if not places:
            zones = self.zones if self.zones else self.home
            places = tuple([zone for zone in range(c.DECK, c.FUSION_DECK + 1) if (zones >> zone) & 1])
            self.places = places
        found: list[Card] = []
        cards = duel.cards
        piles = duel.piles
        base = duel.turn_player * c.ZONES
        for _ in range(2):
            for zone in places:
                for uid in piles[base + zone]:
                    if uid >= 0:
                        card = cards[uid]
                        if card.zone == zone and self.matches(duel, card, player, this, None):
                            found.append(card)
                            if len(found) >= enough:
                                return found
            base = c.ZONES - base
        return found

    def any(self, duel: State, player: int, this: int) -> bool:
        return len(self.find(duel, player, this, 1)) > 0


class Both(Sel):
    def __init__(self, left: Sel, right: Sel) -> None:
        zones = left.zones & right.zones if left.zones and right.zones else left.zones | right.zones
        if left.zones and right.zones and not zones:
            raise ValueError("this selection looks in no zone at all")
        super().__init__(zones, left.home & right.home)
        self.left = left
        self.right = right

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return self.left.matches(duel, card, player, this, was) and self.right.matches(
            duel, card, player, this, was
        )

    def say(self, words: Phrase) -> None:
        self.left.say(words)
        self.right.say(words)


class Either(Sel):
    def __init__(self, left: Sel, right: Sel) -> None:
        super().__init__(
            left.zones | right.zones if left.zones and right.zones else 0, left.home | right.home
        )
        self.left = left
        self.right = right

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return self.left.matches(duel, card, player, this, was) or self.right.matches(
            duel, card, player, this, was
        )

    def say(self, words: Phrase) -> None:
        words.either(self.left.words(), self.right.words())


class Not(Sel):
    def __init__(self, inner: Sel) -> None:
        super().__init__(0)
        self.inner = inner

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return not self.inner.matches(duel, card, player, this, was)

    def say(self, words: Phrase) -> None:
        words.without(self.inner.words())
