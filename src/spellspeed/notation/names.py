"""The words that pictures are made of, and how a card of the picture is referred to."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from spellspeed.position import Spot

__all__ = [
    "BETWEEN",
    "KEYS",
    "NONE",
    "NOWHERE",
    "OUTER_FIRST",
    "REST",
    "SEATS",
    "UNDER_WAY",
    "NotationError",
    "read_spot",
    "spot_words",
]

SEATS: Final = ("you", "them")
NONE: Final = "none"
REST: Final = "..."
"""At the end of a Deck: below lie harmless cards."""
BETWEEN: Final = " | "
UNDER_WAY: Final = "under way"
NOWHERE: Final = "nowhere"
KEYS: Final = {
    "LP": "lp",
    "hand": "hand",
    "deck": "deck",
    "fusion deck": "fusion_deck",
    "removed": "removed",
    "graveyard": "graveyard",
    "field": "field",
    "magic and traps": "magic_traps",
    "monsters": "monsters",
}
OUTER_FIRST: Final = tuple(KEYS)
"""The lines of the opponent from the top down; one's own stand the other way round."""
_PLACES: Final = {
    "": "monsters",
    "magic": "magic_traps",
    "field": "field",
    "hand": "hand",
    "deck": "deck",
    "fusion deck": "fusion_deck",
    "graveyard": "graveyard",
    "removed": "removed",
}
"""How a place is called before a number: "you 3" is a Monster Zone, "you magic 3" a Magic & Trap Zone."""
_WORDS: Final = {place: word for word, place in _PLACES.items()}
_SPOT: Final = re.compile(
    r"(?P<seat>you|them)(?: (?P<place>magic|field|hand|fusion deck|deck|graveyard|removed))?"
    r"(?: (?P<number>\d{1,3}))?(?P<state> \((?:gone|turned)\))?",
    re.IGNORECASE,
)


class NotationError(ValueError):
    """The picture cannot be read; `problems` has one sentence for each line that is wrong."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


def spot_words(spot: Spot, you: int) -> str:
    """ "you 3", "them magic 2", "you graveyard 1 (gone)", "nowhere you Sheep Token"."""
    if not spot.place:
        return f"{NOWHERE} {SEATS[spot.seat ^ you]} {spot.name}" if spot.name else NOWHERE
    number = "" if spot.place == "field" else str(spot.number)
    state = "(gone)" if spot.gone else "(turned)" if spot.turned else ""
    words = (SEATS[spot.seat ^ you], _WORDS[spot.place], number, state)
    return " ".join(word for word in words if word)


def read_spot(text: str, you: int) -> Spot | None:
    """The card meant by such words, None if they are none."""
    if text.casefold() == NOWHERE:
        return Spot(gone=True)
    gone = re.fullmatch(rf"{NOWHERE} (you|them) (.+)", text, re.IGNORECASE)
    if gone:
        return Spot(SEATS.index(gone[1].casefold()) ^ you, gone=True, name=gone[2])
    match = _SPOT.fullmatch(" ".join(text.split()))
    if match is None:
        return None
    place = _PLACES[(match["place"] or "").casefold()]
    if (match["number"] is None) != (place == "field"):
        return None
    state = (match["state"] or "").casefold()
    seat = SEATS.index(match["seat"].casefold()) ^ you
    return Spot(seat, place, int(match["number"] or 1), "gone" in state, "turned" in state)
