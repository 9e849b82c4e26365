"""The starter decks of the pool, dealt from the card lists of their sets."""

from functools import cache

from ..cards.catalogue import catalogue, fold, quoted
from .deck import Deck, DeckError

__all__ = ["builtin", "builtin_names"]


@cache
def builtin_names() -> dict[str, str]:
    """The built-in decks: set code → long name, in the order of their release. Treat it as read only.

    >>> builtin_names()["SDP"]
    'Starter Deck: Pegasus'
    """
    return {one.code: one.name for one in catalogue().sets if one.kind == "starter deck"}


def builtin(name: str) -> Deck:
    """The starter deck with this set code, long name or duelist; capitals do not matter.

    It holds one card of each number of its set, Fusion Monsters in the Fusion Deck, no Side Deck, and is
    named by the set code.

    >>> deck = builtin("sdj")
    >>> deck.name, deck.main[0], len(deck.main), deck.fusion
    ('SDJ', 'Red-Eyes Black Dragon', 48, ('Thousand Dragon', 'Flame Swordsman'))
    >>> builtin("Joey") == builtin("Starter Deck: Joey") == deck
    True

    Raises DeckError, which lists the built-in decks, for any other name.
    """
    deck = find_builtin(name)
    if deck is None:
        known = ", ".join(builtin_names())
        raise DeckError("", (f"there is no built-in deck {quoted(name)}; there are {known}",))
    return deck


def find_builtin(name: str) -> Deck | None:
    """As `builtin`, but None when there is no such deck."""
    wanted = fold(name)
    for code, long_name in builtin_names().items():
        if wanted in (fold(code), fold(long_name), fold(long_name.rpartition(": ")[2])):
            return _starter(code)
    return None


@cache
def _starter(code: str) -> Deck:
    cards = catalogue().in_set(code)
    fusion = tuple(card.name for card in cards if card.frame.startswith("fusion"))
    return Deck(code, tuple(card.name for card in cards if card.name not in fusion), fusion)
