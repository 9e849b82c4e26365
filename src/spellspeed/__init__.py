"""Spellspeed: the classic Yu-Gi-Oh! TCG by the rules of 2 February 2004.

The names below are the public ones; docs/api.md shows them at work. Each is imported when it is first used.
"""

from typing import TYPE_CHECKING, Any

from spellspeed._core import CORE as CORE  # first: it decides whether compiled or plain modules are imported

__version__ = "0.1.0.dev0"

if TYPE_CHECKING:
    from .cards.catalogue import UnknownCard, catalogue
    from .cards.library import library
    from .decks import Deck, DeckError, Format, FormatError, IllegalDeck, builtin, load_deck, load_format
    from .duel.records import NotAnOption
    from .duel.rules import JUDGE, LETTER, Rules
    from .logs import ReplayStopped
    from .match import Match
    from .playable import UnplayableDeck
    from .protocol import Decision, Event, Option, Outcome, Reason, View
    from .referee import CannotUndo, Duel
    from .saves import BadSave

__all__ = [
    "CORE",
    "JUDGE",
    "LETTER",
    "BadSave",
    "CannotUndo",
    "Decision",
    "Deck",
    "DeckError",
    "Duel",
    "Event",
    "Format",
    "FormatError",
    "IllegalDeck",
    "Match",
    "NotAnOption",
    "Option",
    "Outcome",
    "Reason",
    "ReplayStopped",
    "Rules",
    "UnknownCard",
    "UnplayableDeck",
    "View",
    "builtin",
    "catalogue",
    "library",
    "load_deck",
    "load_format",
]

_HOMES = {
    "UnknownCard": "cards.catalogue",
    "catalogue": "cards.catalogue",
    "library": "cards.library",
    "Deck": "decks",
    "DeckError": "decks",
    "Format": "decks",
    "FormatError": "decks",
    "IllegalDeck": "decks",
    "builtin": "decks",
    "load_deck": "decks",
    "load_format": "decks",
    "NotAnOption": "duel.records",
    "JUDGE": "duel.rules",
    "LETTER": "duel.rules",
    "Rules": "duel.rules",
    "Decision": "protocol",
    "Event": "protocol",
    "Option": "protocol",
    "Outcome": "protocol",
    "Reason": "protocol",
    "View": "protocol",
    "Match": "match",
    "Duel": "referee",
    "CannotUndo": "referee",
    "ReplayStopped": "logs",
    "BadSave": "saves",
    "UnplayableDeck": "playable",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
