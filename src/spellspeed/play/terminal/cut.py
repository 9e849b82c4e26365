"""The shuffle at the terminal: everybody gives a text, or has one drawn (docs/shuffle-and-cut.md)."""

from __future__ import annotations

import secrets

from spellspeed.decks import Deck
from spellspeed.shuffle import Shuffle

__all__ = ["cut"]

_BYTES = 16


def cut(decks: tuple[Deck, Deck], text: str = "") -> Shuffle:
    """A shuffle to which both have given. Raises ShuffleError when the player's `text` is none."""
    shuffle = Shuffle.commit(decks)
    shuffle.contribute(0, text or secrets.token_hex(_BYTES))
    shuffle.contribute(1, secrets.token_hex(_BYTES))
    shuffle.start()
    return shuffle
