"""Deck lists: the `Deck` itself, the built-in starter decks, and files on the disk."""

from .builtin import builtin, builtin_names
from .deck import Deck, DeckError
from .find import load_deck
from .ydk import read_ydk, write_ydk

__all__ = ["Deck", "DeckError", "builtin", "builtin_names", "load_deck", "read_ydk", "write_ydk"]
