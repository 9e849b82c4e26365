"""A card lent to a hand: who uses it takes damage (Graverobber)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c

if TYPE_CHECKING:
    from .records import Card
    from .state import State


def use_lent(duel: State, card: Card) -> None:
    """The card leaves the hand because its holder uses it: activates it, Sets it, or pays a cost with it."""
    from .life import inflict

    for force in duel.static_forces(c.S_LENT):
        if card.ref in force.targets:
            amount = force.static.number(duel, force)
            same = duel.unanswered()
            inflict(duel, card.side, amount, source=force.source, by=force.player, same=same)
