"""Decks that lie upside down, cards in a Deck that lie the other way round than the rest, hands kept open.

`Card.up` of a card in a Deck says that it was put in the other way round than its Deck: face-up while the
Deck lies face-down, face-down while it lies face-up (`State.turned`). What shows its face on top of a Deck is
known to both players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c

if TYPE_CHECKING:
    from .records import Card
    from .state import State


def shows(duel: State, card: Card) -> bool:
    """Would this card of a Deck show its face if it lay on top?"""
    return card.up != duel.turned


def top_shown(duel: State, seat: int) -> Card | None:
    """The card on top of the Deck, if it shows its face."""
    deck = duel.pile(seat, c.DECK)
    if not deck:
        return None
    top = duel.cards[deck[-1]]
    return top if shows(duel, top) else None


def show_tops(duel: State) -> None:
    """Both players know the cards that show their faces on top of the Decks."""
    for seat in (0, 1):
        deck = duel.piles[seat * c.ZONES + c.DECK]
        if not deck:
            continue
        top = duel.cards[deck[-1]]
        if top.known != 3 and shows(duel, top):
            new = top.twin()
            new.known = 3
            duel.cards[top.uid] = new


def show_hands(duel: State) -> None:
    """Both players see the cards of each hand that an effect keeps open."""
    for seat in (duel.turn_player, 1 - duel.turn_player):
        if duel.covering_player(c.S_HANDS_SHOWN, seat) is None:
            continue
        refs = []
        for uid in duel.pile(seat, c.HAND):
            card = duel.cards[uid]
            if card.known != 3:
                new = card.twin()
                new.known = 3
                duel.cards[uid] = new
                refs.append(new.ref)
        if refs:
            duel.tell(c.REVEALED, seat, tuple(refs))


def turn_decks(duel: State) -> None:
    """Turns both Decks over as a whole when an effect that holds them so begins or ends."""
    wanted = len(duel.static_forces(c.S_DECKS_TURNED)) > 0
    if wanted == duel.turned:
        return
    duel.turned = wanted
    for seat in (0, 1):
        index = seat * c.ZONES + c.DECK
        duel.piles[index] = tuple(reversed(duel.piles[index]))
    show_tops(duel)
