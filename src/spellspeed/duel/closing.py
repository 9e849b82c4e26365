"""Monster Zones that nobody can use while a card is in force (Ground Collapse).

Which ones is noted on that card. A closed zone holds CLOSED where others hold EMPTY, so nothing finds room in
it. A monster that lies in one already stays, and the zone is closed when it leaves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c

if TYPE_CHECKING:
    from .records import Card
    from .state import State

NOTES = ("zone 1", "zone 2")


def closed_by(card: Card) -> list[tuple[int, int]]:
    """The zones that are noted on the card: (seat, slot)."""
    found = []
    for name in NOTES:
        value = card.note(name)
        if value:
            found.append((card.side if value <= 5 else 1 - card.side, (value - 1) % 5))
    return found


def zone_number(theirs: bool, slot: int) -> int:
    """How a zone is noted: from 1 on its player's own side, from 6 on the opponent's."""
    return (5 if theirs else 0) + slot + 1


def close_zones(duel: State) -> None:
    """Closes the zones that cards in force close, and opens all others."""
    closed: list[tuple[int, int]] = []
    for force in duel.static_forces(c.S_CLOSES):
        closed.extend(closed_by(duel.cards[force.source[0]]))
    for seat in (0, 1):
        index = seat * c.ZONES + c.MONSTER_ZONE
        slots = list(duel.piles[index])
        for slot in range(5):
            if slots[slot] == c.EMPTY and (seat, slot) in closed:
                slots[slot] = c.CLOSED
            elif slots[slot] == c.CLOSED and (seat, slot) not in closed:
                slots[slot] = c.EMPTY
        duel.piles[index] = tuple(slots)
