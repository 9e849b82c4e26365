"""Exchanging cards of a deck with its Side Deck, one for one (R-DECK-08, J-DECK-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..cards.catalogue import catalogue, quoted
from ..decks import Deck

__all__ = ["UnfairSwap", "swapped", "with_side"]


class UnfairSwap(ValueError):
    """Cards cannot be exchanged so. The message is one sentence for a person; `rule` is the id behind it."""

    def __init__(self, rule: str, message: str) -> None:
        self.rule = rule
        super().__init__(message)


def swapped(deck: Deck, out: Sequence[str], into: Sequence[str]) -> Deck:
    """The deck after the cards `out` went to the Side Deck and the cards `into` came from it.

    >>> deck = Deck("Two", ("Kuriboh", "Battle Ox"), (), ("Dark Hole",))
    >>> swapped(deck, ["Battle Ox"], ["Dark Hole"])
    Deck(name='Two', main=('Kuriboh', 'Dark Hole'), fusion=(), side=('Battle Ox',))

    Raises UnfairSwap when it is not one for one, a card is not there, or a Fusion Monster would take the
    place of another card.

    >>> swapped(deck, [], ["Dark Hole"])
    Traceback (most recent call last):
    ...
    spellspeed.match.siding.UnfairSwap: cards are exchanged one for one: 0 go out and 1 comes in
    """
    if len(out) != len(into):
        goes = f"{len(out)} {'goes' if len(out) == 1 else 'go'} out"
        comes = f"{len(into)} {'comes' if len(into) == 1 else 'come'} in"
        raise UnfairSwap("R-DECK-08", f"cards are exchanged one for one: {goes} and {comes}")
    leaving, coming = [_name(card) for card in out], [_name(card) for card in into]
    _held(leaving, (*deck.main, *deck.fusion), "Deck or Fusion Deck")
    _held(coming, deck.side, "Side Deck")
    fusions_out = [name for name in leaving if _is_fusion(name)]
    fusions_in = [name for name in coming if _is_fusion(name)]
    if len(fusions_out) != len(fusions_in):
        raise UnfairSwap(
            "J-DECK-03",
            "Fusion Monsters are exchanged with Fusion Monsters only: "
            f"{len(fusions_out)} would go out and {len(fusions_in)} come in",
        )
    main, side = list(deck.main), list(deck.side)
    fusion = list(deck.fusion)
    others_out = [name for name in leaving if not _is_fusion(name)]
    others_in = [name for name in coming if not _is_fusion(name)]
    for part, gone, come in ((main, others_out, others_in), (fusion, fusions_out, fusions_in)):
        for one, other in zip(gone, come, strict=True):
            part[part.index(one)] = other
            side[side.index(other)] = one
    return Deck(deck.name, tuple(main), tuple(fusion), tuple(side))


def with_side(deck: Deck) -> Deck:
    """All that may ever be played of the deck: the Side Deck's cards in the parts they would go to.

    >>> with_side(Deck("Two", ("Kuriboh",), (), ("Dark Hole", "Flame Swordsman")))
    Deck(name='Two', main=('Kuriboh', 'Dark Hole'), fusion=('Flame Swordsman',), side=())
    """
    fusions = tuple(name for name in deck.side if _is_fusion(name))
    others = tuple(name for name in deck.side if not _is_fusion(name))
    return Deck(deck.name, deck.main + others, deck.fusion + fusions)


def _name(card: str) -> str:
    """The card's name as it stands in decks; a name we do not know stays as it is."""
    found = catalogue().named(card)
    return card if found is None else found.name


def _is_fusion(name: str) -> bool:
    card = catalogue().by_name.get(name)
    return card is not None and card.frame.startswith("fusion")


def _held(names: Sequence[str], held: Sequence[str], part: str) -> None:
    there = Counter(held)
    for name, count in Counter(names).items():
        if count > there[name]:
            copies = "no copy" if not there[name] else f"only {there[name]}"
            raise UnfairSwap("R-DECK-08", f"there is {copies} of {quoted(name)} in your {part}")
