"""What a player is told before the other takes answers back: how far, and what that one has seen since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel.constants import PHASE_NAMES

if TYPE_CHECKING:
    from spellspeed.protocol import CardView, View

    from .frames import Frames

__all__ = ["take_back_sentence"]

_LOOKED_AT: Final = 60
"""So many moments are looked through at most."""


def take_back_sentence(name: str, frames: Frames, target: int) -> str:
    """The question to the other player; `frames` are those of who asks.

    Who takes back keeps what he has seen, so that is told; each of it was an event that both saw.
    """
    duel, viewer = frames.duel, frames.viewer
    state = duel.state_after(target)
    where = f"turn {state.turn}, {PHASE_NAMES[state.phase]}"
    before = _known(duel.past(viewer, target))
    seen: set[str] = set()
    chances = 0
    last = target
    shown = [one for one in frames.moments if target < one < duel.answers]
    for moment in [*shown, duel.answers][-_LOOKED_AT:]:
        view = duel.past(viewer, moment, since=last)
        last = moment
        seen |= _known(view)
        chances += sum(event.kind == "chance" for event in view.events)
    told = []
    if new := len(seen - before):
        told.append(f"{new} {'card' if new == 1 else 'cards'} not known before")
    if chances:
        told.append(f"{chances} {'result' if chances == 1 else 'results'} of coins or dice")
    since = f"{name} has seen {' and '.join(told)} since." if told else f"{name} has seen nothing new since."
    return f"{name} asks to go back to {where}. {since}"


def _known(view: View) -> set[str]:
    """The handles of the cards whose faces this viewer sees, on the table or to choose from."""
    cards: list[CardView | None] = []
    for side in view.sides:
        cards += [*side.hand, *side.monsters, *side.magic_traps, side.field, side.deck_top]
        cards += [*side.graveyard, *side.removed, *side.fusion]
    known = {card.handle for card in cards if card is not None and card.name}
    there = {card.handle for card in cards if card is not None}
    if view.decision is not None:  # picked from where nobody looks else: a Deck
        picks = {option.card for option in view.decision.options if option.verb == "pick" and option.card}
        known |= picks - there
    return known
