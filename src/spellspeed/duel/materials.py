"""What a monster was made of: the materials and Tributes of its Summon, as long as they lie in a Graveyard.

Each of them notes the monster as it came to the field. The note goes with the card when it leaves the
Graveyard, and means nothing once the monster has left the field and come back (J-TERM-07).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c

if TYPE_CHECKING:
    from .records import Card, Ref
    from .state import State

MADE: Final = "made"
MADE_VISIT: Final = "made visit"


def note_materials(duel: State, used: tuple[Ref, ...], made: Ref) -> None:
    """Notes on what was used for a Summon, as it lay before, which monster came of it."""
    for uid, visit, _ in used:
        card = duel.cards[uid]
        if card.zone == c.GRAVEYARD and card.visit == visit + 1:
            new = card.twin()
            new.notes = (*new.notes, (MADE, made[0] + 1), (MADE_VISIT, made[1]))
            duel.put(new)


def materials_of(duel: State, made: Ref) -> list[Card]:
    """The cards in the Graveyards that this monster was made of, the turn player's first."""
    found = []
    for seat in (duel.turn_player, 1 - duel.turn_player):
        for card in duel.cards_in(seat, c.GRAVEYARD):
            if card.notes and card.note(MADE) == made[0] + 1 and card.note(MADE_VISIT) == made[1]:
                found.append(card)
    return found


def is_fusion_material(duel: State, card: Card) -> bool:
    """Is it in the Graveyard since it was used for a Fusion Summon?"""
    made = card.note(MADE) if card.notes else 0
    return made > 0 and duel.cards[made - 1].script.facts.frame == c.FRAME_FUSION
