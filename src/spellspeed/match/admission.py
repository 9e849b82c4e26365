"""What a Match may begin with."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ..decks import Deck, builtin
from ..playable import require_playable
from .siding import with_side

if TYPE_CHECKING:
    from ..decks import Format
    from ..duel.effects import Library

__all__ = ["admitted", "checked_seed"]


def admitted(
    deck0: Deck | str, deck1: Deck | str, library: Library, format: Format | None = None, *, casual: bool
) -> tuple[Deck, Deck]:
    """Both decks, if they may be played, Side Decks too; a `casual` Match takes decks that are not legal.

    Raises DeckError for an unknown name, IllegalDeck, UnplayableDeck.
    """
    decks = (_deck(deck0), _deck(deck1))
    for deck in decks:
        if not casual:
            deck.require_legal(format)
        require_playable(with_side(deck), library)
    return decks


def checked_seed(seed: int | None) -> int:
    """The seed, or a secret one. Raises ValueError or TypeError for what is no number of 64 bits."""
    if seed is None:
        return secrets.randbits(64)
    if not isinstance(seed, int):
        raise TypeError(f"a seed is a number, not {seed!r}")
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed!r}")
    return seed


def _deck(deck: Deck | str) -> Deck:
    if isinstance(deck, str):
        return builtin(deck)
    if not isinstance(deck, Deck):
        raise TypeError(f"a deck is a Deck or the name of a built-in one, not {deck!r}")
    return deck
