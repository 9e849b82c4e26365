"""How the computer uses its Side Deck: a simple plan, with a reason for every exchange."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ..cards.catalogue import catalogue
from ..cards.library import library
from ..decks import Deck
from ..decks.advice import lists
from ..decks.passwords import is_fusion
from ..duel import constants as c

__all__ = ["Exchange", "side_plan"]

_MOST: Final = 5
"""Exchanges between two Duels: the deck stays the deck that it is."""
_ENOUGH: Final = 2
"""Cards of a kind that must have been seen before something is done about them."""
_STRONG: Final = 1800


class Exchange(msgspec.Struct, frozen=True):
    """One card out, one in, and why."""

    out: str
    into: str
    reason: str


def side_plan(deck: Deck, seen: Sequence[str]) -> tuple[Exchange, ...]:
    """What to exchange after these cards of the opponent were seen; perhaps nothing.

    Answers come in to the kind of card that was seen most; the weakest monsters without an effect go out. The
    Fusion Deck stays as it is (J-DECK-03).

    >>> deck = Deck("Two", ("Kuriboh", "Petit Angel"), (), ("Mystical Space Typhoon",))
    >>> for one in side_plan(deck, ["Dark Hole", "Raigeki"]): print(one.out, "->", one.into, one.reason)
    Petit Angel -> Mystical Space Typhoon It answers Magic and Traps, of which 2 were seen.
    """
    threats = sorted(
        ((sum(test(name) for name in set(seen)), kind) for kind, test in _THREATS.items()),
        key=lambda one: -one[0],
    )
    answers = {one.name: one.answers for one in lists().weakness}
    coming: dict[int, str] = {}  # by the place in the Side Deck
    for count, kind in threats:
        if count >= _ENOUGH:
            for place, name in enumerate(deck.side):
                if name in answers[kind] and not is_fusion(name):
                    coming.setdefault(place, f"It answers {kind}, of which {count} were seen.")
    going = sorted((name for name in deck.main if _is_plain(name)), key=_attack)
    found = []
    for (place, reason), out in zip(list(coming.items())[:_MOST], going, strict=False):
        found.append(Exchange(out, deck.side[place], reason))
    return tuple(found)


def _attack(name: str) -> int:
    card = catalogue().by_name.get(name)
    return card.attack if card is not None and isinstance(card.attack, int) else 0


def _is_plain(name: str) -> bool:
    card = catalogue().by_name.get(name)
    return card is not None and card.frame == "normal"


def _is_strong(name: str) -> bool:
    return _attack(name) >= _STRONG


def _is_magic_or_trap(name: str) -> bool:
    card = catalogue().by_name.get(name)
    return card is not None and card.kind in ("magic", "trap")


def _flips(name: str) -> bool:
    script = library().scripts.get(name)
    return script is not None and any(effect.kind == c.FLIP for effect in script.effects)


_THREATS: Final[dict[str, Callable[[str], bool]]] = {
    "strong monsters": _is_strong,
    "Magic and Traps": _is_magic_or_trap,
    "Set monsters with Flip Effects": _flips,
}
"""The kinds of cards of `advice.toml` that one can tell by their facts."""
