"""All that is wrong with a deck at once: the rule, the cards, and what would mend it."""

import datetime
from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

import msgspec

from ..cards.catalogue import catalogue, fold, shown
from .deck import Deck
from .format import MOST_COPIES, Format, load_format
from .passwords import TOKEN_MAKERS

__all__ = ["DeckProblem", "Move", "mended", "problems"]

LEAST: Final = 40
SIDE: Final = 15

Part = Literal["main", "fusion", "side"]
PARTS: Final[dict[Part, str]] = {"main": "Deck", "fusion": "Fusion Deck", "side": "Side Deck"}


class Move(msgspec.Struct, frozen=True):
    """Copies of a card to take out of a part of the deck, and where to put them."""

    card: str
    count: int
    out_of: Part
    into: Part | Literal[""] = ""
    """"": out of the deck altogether."""

    def __str__(self) -> str:
        what = f"{self.count} × {shown(self.card)}"
        if self.into:
            return f"Move {what} from the {PARTS[self.out_of]} to the {PARTS[self.into]}."
        return f"Take {what} out of the {PARTS[self.out_of]}."


class DeckProblem(msgspec.Struct, frozen=True):
    """Why a deck is not legal. As text it is one line: the rule, what is wrong, what would mend it."""

    rule: str
    """The id of the rule that is broken; "" when the list itself is at fault."""
    sentence: str
    mend: str
    """What would put it right, in a sentence or more."""
    cards: tuple[str, ...] = ()
    """The names of the cards it is about."""
    see: tuple[str, ...] = ()
    """Ids of further rules it rests on."""
    moves: tuple[Move, ...] = ()
    """The same as `mend` for a program, as far as no choice of the player is needed."""

    def __str__(self) -> str:
        head = f"{self.rule}: " if self.rule else ""
        return f"{head}{self.sentence} {self.mend}".rstrip()


class _Held(NamedTuple):
    """What a deck holds of one card, whatever the names are spelled like."""

    name: str
    """The card's name, or the name in the list when no card of ours has it."""
    copies: Counter[tuple[Part, str]]
    """By the part it is in and the name in the list."""

    def moves(
        self, out_of: tuple[Part, ...], into: Part | Literal[""] = "", most: int = 10**9
    ) -> tuple[Move, ...]:
        """Takes up to `most` copies away, from the first part first."""
        found = []
        for part in out_of:
            for (place, spelled), count in self.copies.items():
                if place == part and most:
                    found.append(Move(spelled, min(count, most), part, into))
                    most -= min(count, most)
        return tuple(found)

    def of(self, *parts: Part) -> int:
        return sum(count for (part, _), count in self.copies.items() if part in parts)


def problems(deck: Deck, format: Format | None = None) -> tuple[DeckProblem, ...]:
    """All that keeps the deck from a Match; see `Deck.problems`."""
    format = format or load_format()
    held = _held(deck)
    found = [*_sizes(deck), *_strangers(held, format), *_places(held), *_copies(held, format)]
    return tuple(found)


def _held(deck: Deck) -> list[_Held]:
    by_name: dict[str, _Held] = {}
    for part in PARTS:
        for spelled, count in Counter(getattr(deck, part)).items():
            card = catalogue().named(spelled)
            name = spelled if card is None else card.name
            one = by_name.setdefault(fold(name), _Held(name, Counter()))
            one.copies[part, spelled] += count
    return list(by_name.values())


def _sizes(deck: Deck) -> Iterator[DeckProblem]:
    size = len(deck.main)
    if size < LEAST:
        yield DeckProblem(
            "R-DECK-01",
            f"The Deck has {_number(size, 'card')} and needs at least {LEAST}.",
            f"Add {_number(LEAST - size, 'card')}.",
        )
    size = len(deck.side)
    if size not in (0, SIDE):
        sentence = f"The Side Deck has {_number(size, 'card')}; it has exactly {SIDE}, or there is none."
        if size > SIDE:
            mend = f"Take out {_number(size - SIDE, 'card')}."
        else:
            mend = f"Add {_number(SIDE - size, 'card')}, or leave the Side Deck away."
        yield DeckProblem("R-DECK-09", sentence, mend)


def _strangers(held: list[_Held], format: Format) -> Iterator[DeckProblem]:
    """Tokens, cards that are excluded, and cards outside the pool."""
    excluded = {fold(one.name): one for one in format.excluded}
    excluded |= {f"#{one.password}": one for one in format.excluded}
    tokens = {fold(name) for name in TOKEN_MAKERS.values()}
    for one in held:
        moves = one.moves(("main", "fusion", "side"))
        mend = f"Take {'it' if one.copies.total() == 1 else f'all {one.copies.total()}'} out."
        cards = (one.name,)
        other = excluded.get(fold(one.name))
        if fold(one.name) in tokens:
            sentence = f"{shown(one.name)}: a Token is no card and stands in no Deck."
            yield DeckProblem("R-DECK-07", sentence, mend, cards, moves=moves)
        elif other is not None:
            sentence = f"{other.name} may not be used in tournaments."
            yield DeckProblem(other.rule, sentence, mend, (other.name,), moves=moves)
        elif one.name not in catalogue().by_name:
            yield DeckProblem("J-DECK-04", _unknown(one.name), mend, cards, moves=moves)
        elif one.name not in format.cards:
            yield DeckProblem("J-DECK-04", _outside(one.name, format), mend, cards, moves=moves)


def _unknown(name: str) -> str:
    if name.startswith("#") and name[1:].isdecimal():
        sentence = f"No card of the pool has the password {name[1:]}"
        near = [f"{card.name} ({card.password})" for card in catalogue().near_passwords(int(name[1:][:12]))]
    else:
        sentence = f"No card of the pool is called {shown(name)}"
        near = list(catalogue().nearest(name))
    return f"{sentence}; do you mean {' or '.join(near[:3])}?" if near else f"{sentence}."


def _outside(name: str, format: Format) -> str:
    card = catalogue().by_name[name]
    if name in format.pool.without or format.printing(card) or not format.pool.until:
        return f"{name} is not in the pool of {format.title or format.name}."
    return f"{name} first came out on {_day(card.first_date)}, too late for {format.title or format.name}."


_MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def _day(date: datetime.date) -> str:
    return f"{date.day} {_MONTHS[date.month - 1]} {date.year}"


def _places(held: list[_Held]) -> Iterator[DeckProblem]:
    """Fusion Monsters in the Deck, and other cards in the Fusion Deck."""
    for one in held:
        card = catalogue().by_name.get(one.name)
        if card is None:
            continue
        if card.frame.startswith("fusion") and one.of("main"):
            yield DeckProblem(
                "R-DECK-03",
                f"{one.name} is a Fusion Monster and cannot be in the Deck.",
                "Move it to the Fusion Deck.",
                (one.name,),
                moves=one.moves(("main",), "fusion"),
            )
        elif not card.frame.startswith("fusion") and one.of("fusion"):
            yield DeckProblem(
                "R-DECK-04",
                f"{one.name} is no Fusion Monster and cannot be in the Fusion Deck.",
                "Move it to the Deck.",
                (one.name,),
                moves=one.moves(("fusion",), "main"),
            )


def _copies(held: list[_Held], format: Format) -> Iterator[DeckProblem]:
    """Too many of a name in all parts together (R-DECK-12), names that count as another taken together."""
    groups: dict[str, list[_Held]] = {}
    for one in held:
        if one.name in format.cards:
            groups.setdefault(format.counted_as(one.name), []).append(one)
    for group in groups.values():
        for one in group:
            copies = format.copies(one.name)
            if copies < MOST_COPIES and one.copies.total() > copies:
                yield _over_the_limit(one, copies)
        total = sum(one.copies.total() for one in group)
        listed = any(one.copies.total() > format.copies(one.name) < MOST_COPIES for one in group)
        if total > MOST_COPIES and not (listed and len(group) == 1):
            yield _over_three(group, total)


_LISTED: Final = (
    ("R-LIMIT-02", "Forbidden", "no copy may"),
    ("R-LIMIT-03", "Limited", "1 copy may"),
    ("R-LIMIT-04", "Semi-Limited", "2 copies may"),
)


def _over_the_limit(one: _Held, copies: int) -> DeckProblem:
    rule, word, may = _LISTED[copies]
    total = one.copies.total()
    return DeckProblem(
        rule,
        f"{one.name} is {word}: {may} be used, and there {_are(total)} {_where([one])}.",
        f"Take out {total - copies}.",
        (one.name,),
        ("R-DECK-12", "R-DECK-13"),
        one.moves(("side", "main", "fusion"), most=total - copies),
    )


def _over_three(group: list[_Held], total: int) -> DeckProblem:
    fusion = catalogue().by_name[group[0].name].frame.startswith("fusion")
    names = " and ".join(one.name for one in group)
    count = f"{names} count{'' if len(group) > 1 else 's'} as one name" if len(group) > 1 else names
    moves: list[Move] = []
    left = total - MOST_COPIES
    for one in group:
        found = one.moves(("side", "main", "fusion"), most=left)
        left -= sum(move.count for move in found)
        moves += found
    return DeckProblem(
        "J-DECK-02" if fusion else "R-DECK-11",
        f"{count}: at most {MOST_COPIES} copies may be used, and there {_are(total)} {_where(group)}.",
        f"Take out {total - MOST_COPIES}.",
        tuple(one.name for one in group),
        ("J-DECK-01", "R-DECK-13"),
        tuple(moves),
    )


def _are(total: int) -> str:
    return f"{'is' if total == 1 else 'are'} {total}"


def _where(group: list[_Held]) -> str:
    """ "in the Deck", "(2 in the Deck, 1 in the Side Deck)"."""
    counts = {word: sum(one.of(part) for one in group) for part, word in PARTS.items()}
    places = [(word, count) for word, count in counts.items() if count]
    if len(places) == 1:
        return f"in the {places[0][0]}"
    return f"({', '.join(f'{count} in the {word}' for word, count in places)})"


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def mended(deck: Deck, problem: DeckProblem) -> Deck:
    """The deck after the moves of one of its problems.

    >>> deck = Deck("Four", ("Kuriboh",) * 41, (), ())
    >>> [problem.rule for problem in deck.problems()]
    ['R-DECK-11']
    >>> len(mended(deck, deck.problems()[0]).main)
    3
    """
    parts: dict[str, list[str]] = {part: list(getattr(deck, part)) for part in PARTS}
    for move in problem.moves:
        # What another problem of the same deck has moved is taken from where it lies now.
        places = (
            [move.out_of] if move.into else [move.out_of, *(part for part in PARTS if part != move.out_of)]
        )
        left = move.count
        for part in places:
            here = parts[part]
            for _ in range(min(left, here.count(move.card))):
                here.pop(len(here) - 1 - here[::-1].index(move.card))
                left -= 1
                if move.into:
                    parts[move.into].append(move.card)
    return Deck(deck.name, tuple(parts["main"]), tuple(parts["fusion"]), tuple(parts["side"]))
