"""The shuffle at the terminal: everybody gives a text, or has one drawn (docs/shuffle-and-cut.md)."""

from __future__ import annotations

import secrets

from spellspeed.decks import Deck
from spellspeed.shuffle import Shuffle

__all__ = ["cut"]

_BYTES = 16


def cut(decks: tuple[Deck, Deck], texts: tuple[str, ...] = (), persons: int = 1) -> Shuffle:
    """A shuffle to which both have given: the `texts` are those of so many persons, in their order.

    Raises ShuffleError when one of them is none, ValueError when there are more of them than persons.
    """
    if len(texts) > persons:
        raise ValueError(f"there {'is one person' if persons == 1 else 'are two persons'} here to cut")
    shuffle = Shuffle.commit(decks)
    for seat in (0, 1):
        shuffle.contribute(seat, texts[seat] if seat < len(texts) else secrets.token_hex(_BYTES))
    shuffle.start()
    return shuffle
