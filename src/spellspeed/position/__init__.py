"""Positions: a whole field as one plain record, from which a duel can go on.

`records` has the records, `usual` what is so when nothing is said, `checking` what is wrong with a position,
`laying` makes a duel of it, `taking` reads one from a duel, `likeness` tells whether two duels go on alike.
"""

from .likeness import alike
from .records import (
    FILLER,
    HOW,
    LASTS,
    PHASES,
    STEPS,
    UNTIL,
    Before,
    Lasting,
    Mark,
    Past,
    Placed,
    Position,
    PositionError,
    Side,
    Spot,
    Taken,
    find_name,
)
from .taking import left_out

__all__ = [
    "FILLER",
    "HOW",
    "LASTS",
    "PHASES",
    "STEPS",
    "UNTIL",
    "Before",
    "Lasting",
    "Mark",
    "Past",
    "Placed",
    "Position",
    "PositionError",
    "Side",
    "Spot",
    "Taken",
    "alike",
    "find_name",
    "left_out",
]
