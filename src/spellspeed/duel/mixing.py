"""Cards laid face-down together and mixed, so that the other player cannot tell which is which (J-PUB-04).

He knows which cards are among them, as far as he knew them before: `Card.mixed` is the number of the group,
`Card.mixed_known` who knew the card as it was mixed in. The group lives on in a hand or Deck, until that is
shuffled or a card leaves it unseen. Only `spellspeed.redeal` asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .chance import shuffled

if TYPE_CHECKING:
    from .records import Card
    from .state import State


def mix(duel: State, uids: list[int], seat: int, before: list[int], *, chosen: bool = False) -> None:
    """Mixes face-down cards on one side of the field; only their controller knows which is which.

    `before` holds for each the players who knew it until now. With `chosen` they stay in their zones, which
    were chosen unseen.
    """
    cards = [duel.cards[uid] for uid in uids]
    slots = [card.slot for card in cards]
    if not chosen:
        slots = shuffled(duel, slots)
    number = duel.next_order()
    other = 1 << (1 - seat)
    index = seat * c.ZONES + cards[0].zone
    pile = list(duel.piles[index])
    for i, card in enumerate(cards):
        new = card.twin()
        new.slot = slots[i]
        new.known &= ~other
        new.mixed = number
        new.mixed_known = before[i]
        pile[slots[i]] = card.uid
        duel.put(new)
    duel.piles[index] = tuple(pile)
    for uid in pile:
        if uid in uids:
            _new_handle(duel, uid, 1 - seat)


def _new_handle(duel: State, uid: int, viewer: int) -> None:
    first, second = duel.handles
    new = duel.cards[uid].twin()
    if viewer == 0:
        first += 1
        new.handle_0 = first
    else:
        second += 1
        new.handle_1 = second
    duel.handles = (first, second)
    duel.put(new)


def stay_mixed(old: Card, new: Card) -> None:
    """The card goes to a hand or Deck: it is still one of its group, unless both players know it."""
    if new.known != 3:
        new.mixed = old.mixed
        new.mixed_known = old.mixed_known


def part(duel: State, uids: tuple[int, ...]) -> None:
    """Among these cards one can no longer tell which came from where: their groups are given up."""
    numbers = {duel.cards[uid].mixed for uid in uids if duel.cards[uid].mixed}
    if not numbers:
        return
    for card in duel.cards:
        if card.mixed in numbers:
            new = card.twin()
            new.mixed = 0
            new.mixed_known = 0
            duel.put(new)
