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

NO: Final = 0
PERHAPS: Final = 1
"""It hangs on what everybody can see."""
HIDDEN: Final = 2
"""It hangs on the face of a card, so only who may look at it can tell."""
YES: Final = 3


class Case:
    """A card of which only the place is known, to ask a selection whether it could fit (`check`)."""

    def __init__(self, kind: int, zone: int, *, up: bool, attacking: bool, theirs: bool) -> None:
        self.kind = kind
        """What it counts as: MONSTER, MAGIC or TRAP."""
        self.zone = zone
        self.up = up
        self.attacking = attacking
        self.theirs = theirs

    @property
    def face(self) -> int:
        """What a selection that reads its face can tell: PERHAPS, or HIDDEN."""
        if self.up or self.zone == c.GRAVEYARD or self.zone == c.REMOVED:
            return PERHAPS
        return HIDDEN

    @property
    def readable(self) -> bool:
        """May Type, Attribute, Level, ATK, DEF and name be asked for at all (J-EFF-20)?"""
        return self.up or not (c.ON_FIELD >> self.zone) & 1


def cases(zones: int) -> list[Case]:
    """Every kind of card that may lie in these zones, on either side."""
    found: list[Case] = []
    for theirs in (False, True):
        for zone in range(c.DECK, c.FUSION_DECK + 1):
            if not (zones >> zone) & 1:
                continue
            if zone == c.MONSTER_ZONE:
                for attacking in (True, False):
                    found.append(Case(c.MONSTER, zone, up=True, attacking=attacking, theirs=theirs))
                    found.append(Case(c.MONSTER, zone, up=False, attacking=attacking, theirs=theirs))
                continue
            kinds: tuple[int, ...] = (c.MONSTER, c.MAGIC, c.TRAP)
            if zone == c.FUSION_DECK:
                kinds = (c.MONSTER,)
            elif zone == c.FIELD_ZONE:
                kinds = (c.MAGIC,)
            elif zone == c.MAGIC_TRAP_ZONE:
                kinds = (c.MAGIC, c.TRAP)
            on_field = (c.ON_FIELD >> zone) & 1 == 1
            for kind in kinds:
                if on_field or zone == c.GRAVEYARD or zone == c.REMOVED:
                    found.append(Case(kind, zone, up=True, attacking=False, theirs=theirs))
                if zone != c.GRAVEYARD and zone != c.REMOVED:
                    found.append(Case(kind, zone, up=False, attacking=False, theirs=theirs))
    return found


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
        return Both(self, joinable(other))

    def __or__(self, other: Sel) -> Sel:
        return Either(self, joinable(other))

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
        return made

    def phrase(self, count: int = 1) -> str:
        """In words: "1 monster on the field"."""
        return self.words().counted(count)

    def could(self, case: Case) -> int:
        """Could such a card fit: NO, PERHAPS, HIDDEN or YES?"""
        return HIDDEN

    def inner(self) -> tuple[Sel, ...]:
        """The selections it is made of."""
        return ()

    def faces(self) -> bool:
        """Does it ask for nothing but what a face-up card shows (J-EFF-20)?"""
        return False

    def names(self) -> tuple[str, ...]:
        """Names of cards that it quotes itself."""
        return ()

    def where(self) -> int:
        """Bits of the zones in which it looks."""
        return self.zones if self.zones else self.home

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


def readable(card: Card) -> bool:
    """Type, Attribute, Level, ATK and DEF of a face-down monster cannot be read (J-EFF-20)."""
    return card.up or not card.on_field


def joinable(other: object) -> Sel:
    """Refuses what is no selection: the result of a comparison that was not one of `ATK >= 1000`."""
    if not isinstance(other, Sel):
        raise TypeError(f"{other!r} is no selection and cannot be joined with one")
    return other


class Both(Sel):
    """What fits both."""

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

    def could(self, case: Case) -> int:
        return both(self.left.could(case), self.right.could(case))

    def inner(self) -> tuple[Sel, ...]:
        return (self.left, self.right)

    def faces(self) -> bool:
        return self.left.faces() and self.right.faces()


def both(left: int, right: int) -> int:
    """Could it fit both? What hangs on a face hangs on it unless the other says NO."""
    if left == NO or right == NO:
        return NO
    if left == HIDDEN or right == HIDDEN:
        return HIDDEN
    return left if left < right else right


class Either(Sel):
    """What fits one of the two, or both."""

    def __init__(self, left: Sel, right: Sel) -> None:
        zones = left.where() | right.where() if left.zones or right.zones else 0
        super().__init__(zones, left.home | right.home)
        self.left = left
        self.right = right

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return self.left.matches(duel, card, player, this, was) or self.right.matches(
            duel, card, player, this, was
        )

    def say(self, words: Phrase) -> None:
        words.say_either(self.left.words(), self.right.words())

    def could(self, case: Case) -> int:
        left, right = self.left.could(case), self.right.could(case)
        return left if left > right else right

    def inner(self) -> tuple[Sel, ...]:
        return (self.left, self.right)

    def faces(self) -> bool:
        return self.left.faces() and self.right.faces()


class Not(Sel):
    """What does not fit. A face-down card is neither a Dragon nor a non-Dragon: that cannot be read."""

    def __init__(self, inner: Sel) -> None:
        super().__init__(0, inner.home if not inner.zones else c.ON_FIELD)
        self.negated = inner
        self.asks_face = inner.faces()

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if self.asks_face and not readable(card):
            return False
        return not self.negated.matches(duel, card, player, this, was)

    def say(self, words: Phrase) -> None:
        words.say_not(self.negated.words())

    def could(self, case: Case) -> int:
        if self.asks_face and not case.readable:
            return NO
        found = self.negated.could(case)
        return NO if found == YES else YES if found == NO else found

    def inner(self) -> tuple[Sel, ...]:
        return (self.negated,)

    def faces(self) -> bool:
        return self.negated.faces()


def in_place_of_graves(duel: State, sel: Sel, player: int, this: int, found: list[Card]) -> list[Card]:
    """Of cards to remove from play those that may be, when monsters you control stand for some in Graveyards.

    They must fit as if they lay in a Graveyard themselves (Spirit Elimination). Tokens are no cards.
    """
    kept = [card for card in found if card.zone != c.GRAVEYARD or card.script.facts.kind != c.MONSTER]
    for card in duel.monsters(player):
        if card.script.facts.frame == c.FRAME_TOKEN or card in kept:
            continue
        if as_if_buried(duel, sel, player, this, card):
            kept.append(card)
    return kept


def as_if_buried(duel: State, sel: Sel, player: int, this: int, card: Card) -> bool:
    """Would this monster fit in one of the Graveyards?"""
    for seat in (player, 1 - player):
        buried = card.twin()
        buried.zone = c.GRAVEYARD
        buried.side = seat
        buried.slot = -1
        buried.up = True
        if sel.matches(duel, buried, player, this, None):
            return True
    return False
