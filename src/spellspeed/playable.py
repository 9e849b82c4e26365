"""What the program can play at all, legal or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards.library import library as whole_library
from .decks import Deck, DeckError
from .duel import constants as c
from .duel.setup import OPENING_HAND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .duel.effects import Library

__all__ = ["UnplayableDeck", "require_playable", "unplayable"]

_IN_DECK: Final = tuple(
    frame for frame in range(len(c.FRAME_NAMES)) if frame not in (c.FRAME_FUSION, c.FRAME_TOKEN)
)
_PARTS: Final = (("Deck", "main", _IN_DECK), ("Fusion Deck", "fusion", (c.FRAME_FUSION,)))


class UnplayableDeck(DeckError):
    """The program cannot play a deck. `cards` names all the cards that stand in the way, each once."""

    def __init__(self, deck: str, found: Sequence[tuple[str, tuple[str, ...]]]) -> None:
        self.cards = tuple(dict.fromkeys(card for _, cards in found for card in cards))
        sentences = (f"{what}: {', '.join(cards)}" if cards else what for what, cards in found)
        super().__init__(deck or "the deck", tuple(sentences))


def unplayable(deck: Deck, library: Library | None = None) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Why the program cannot play Deck and Fusion Deck: what is wrong, and with which cards.

    >>> for what, cards in unplayable(Deck("Few", ("Kuriboh",) * 3 + ("Sheep Token",))): print(what, cards)
    cannot lie in the Deck ('Sheep Token',)
    the Deck has 4 cards, too few for an opening hand of 5 ()
    """
    library = library or whole_library()
    names = dict.fromkeys((*deck.main, *deck.fusion))
    unknown = tuple(name for name in names if name not in library.scripts)
    known = [name for name in names if name in library.scripts]
    found = [
        ("no such cards", unknown),
        ("not in the program yet", tuple(name for name in known if not library.script(name).written)),
    ]
    for part, held, fits in _PARTS:
        here = [name for name in dict.fromkeys(getattr(deck, held)) if name in library.scripts]
        astray = tuple(name for name in here if library.script(name).facts.frame not in fits)
        found.append((f"cannot lie in the {part}", astray))
    wrong = [(what, cards) for what, cards in found if cards]
    size = len(deck.main)
    if size < OPENING_HAND:
        cards = "1 card" if size == 1 else f"{size} cards"
        wrong.append((f"the Deck has {cards}, too few for an opening hand of {OPENING_HAND}", ()))
    return tuple(wrong)


def require_playable(deck: Deck, library: Library) -> None:
    """Does nothing when the program can play Deck and Fusion Deck, else raises UnplayableDeck."""
    found = unplayable(deck, library)
    if found:
        raise UnplayableDeck(deck.name, found)
