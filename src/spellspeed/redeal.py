"""Another duel that looks the same to one player: what he does not know is dealt anew.

A search plays on from such duels, because it may not look at hidden cards; and the law of views is tested
with them: a view may not change when only hidden cards do. See docs/hidden-information.md.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from .duel import constants as c
from .duel.setup import listen

if TYPE_CHECKING:
    from .duel.effects import Script
    from .duel.records import Card
    from .duel.state import State

__all__ = ["redeal"]


def redeal(duel: State, player: int, seed: int, *, ask: bool = True) -> State:
    """A twin of the duel in which the cards this player does not know have changed places.

    They change only with cards of the same owner, and only so that nothing he has seen becomes impossible: a
    card Set as a monster is one that needed as many Tributes, one Set in a Field Card Zone a Field Magic.
    The open question is asked anew, so that its options fit; with the opponent asked, it may turn out that he
    has no answer, and the duel goes on. `ask=False` leaves the question as it is: only to look, not to play.
    The same seed gives the same twin.

    >>> from spellspeed.duel.setup import new_duel
    >>> from spellspeed.cards.library import library
    >>> deck = ["Kuriboh", "Summoned Skull"] * 20
    >>> duel = new_duel(library(), (deck, deck), ([], []))
    >>> twin = redeal(duel, 0, seed=7)
    >>> def cards(duel, seat, zone):
    ...     return [card.name for card in duel.cards_in(seat, zone)]
    >>> cards(duel, 0, c.HAND) == cards(twin, 0, c.HAND), cards(duel, 1, c.HAND) == cards(twin, 1, c.HAND)
    (True, False)
    >>> cards(duel, 0, c.DECK) == cards(twin, 0, c.DECK)
    False
    """
    twin = duel.clone()
    chance = Random(seed)
    busy = _bound(duel)
    changed = False
    for owner in (0, 1):
        unknown = [
            card
            for card in duel.cards
            if card.owner == owner
            and card.uid not in busy
            and not (card.known >> player) & 1
            # Of a card mixed with others he knows that it is one of these.
            and not (card.mixed_known >> player) & 1
        ]
        for cards in _apart([card for card in unknown if _moves(card)], duel, player):
            changed = _deal(twin, cards, chance) or changed
        mixed = [card for card in twin.cards if card.mixed and card.owner == owner and card.uid not in busy]
        changed = _mix(twin, [card for card in mixed if not (card.known >> player) & 1], chance) or changed
    _move_reversed(twin, player, chance)
    if changed:
        listen(twin)
        twin.waiting = tuple(
            one for one in twin.waiting if one.effect in twin.cards[one.source[0]].script.effects
        )
    if ask and twin.decision is not None:
        twin.ask_again()
        twin.advance()
    return twin


def _bound(duel: State) -> set[int]:
    """The cards that something at work has chosen: whoever chose them knows them, and they must still fit."""
    found: set[int] = set()
    for frame in duel.stack:
        ctx = frame.ctx
        found.add(ctx.card)
        for value in (ctx.targets, *ctx.values.values()):
            if isinstance(value, tuple):
                found.update(ref[0] for ref in value if _is_ref(ref))
    return found


def _apart(cards: list[Card], duel: State, player: int) -> list[list[Card]]:
    """The cards of a Deck he is looking through are dealt anew only among themselves."""
    decision = duel.decision
    if decision is None or decision.player != player:
        return [cards]
    asked = [duel.cards[option.card] for option in decision.options if option.card >= 0]
    sides = {card.side for card in asked if card.zone == c.DECK}
    inside = [card for card in cards if card.zone == c.DECK and card.side in sides]
    return [inside, [card for card in cards if card not in inside]]


def _is_ref(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(one, int) for one in value)


def _moves(card: Card) -> bool:
    """May another card lie in its place? Fusion Decks hold nothing else, and Tokens are known.

    So are the cards that lie the other way round in a Deck, though not where in it.
    """
    if card.zone == c.DECK and card.up:
        return False
    return card.zone != c.NOWHERE and card.zone != c.FUSION_DECK


def _move_reversed(duel: State, player: int, chance: Random) -> None:
    """A card that lies the other way round may be anywhere in its Deck, but not on top: all can see that."""
    for seat in (0, 1):
        index = seat * c.ZONES + c.DECK
        deck = list(duel.piles[index])
        cards = [duel.cards[uid] for uid in deck[:-1]]
        if not any(card.up for card in cards):
            continue
        places = [i for i, card in enumerate(cards) if not (card.known >> player) & 1]
        uids = [deck[i] for i in places]
        chance.shuffle(uids)
        for i, uid in zip(places, uids, strict=True):
            deck[i] = uid
        duel.piles[index] = tuple(deck)


def _poses(card: Card) -> bool:
    """Does a Magic or Trap Card lie there as a monster (Magical Hats)?"""
    return card.zone == c.MONSTER_ZONE and card.script.facts.kind != c.MONSTER


def _class(script: Script, card: Card) -> str:
    """Cards of one class could have been Set in the same way where this card lies."""
    facts = script.facts
    if _poses(card):
        return "monster" if facts.kind == c.MONSTER else "posing"
    if facts.kind != c.MONSTER:
        return "field" if facts.icon == c.FIELD else "card"
    if script.special_only or script.cannot_be_summoned & c.NORMAL_SUMMON:
        return "special"
    return "monster 0" if facts.level <= 4 else "monster 1" if facts.level <= 6 else "monster 2"


def _deal(duel: State, cards: list[Card], chance: Random) -> bool:
    """Deals the scripts of these cards among them: the field first, what is left at random."""
    places = sorted(cards, key=lambda card: (_poses(card), card.uid))
    scripts = [card.script for card in places]
    chance.shuffle(scripts)
    free: list[Card] = []
    changed = False
    for card in places:
        if not card.on_field:
            free.append(card)
            continue
        wanted = _class(card.script, card)
        script = next(one for one in scripts if _class(one, card) == wanted)
        scripts.remove(script)
        changed = _give(duel, card, script) or changed
    for card, script in zip(free, scripts, strict=True):
        changed = _give(duel, card, script) or changed
    return changed


def _mix(duel: State, cards: list[Card], chance: Random) -> bool:
    """Deals mixed cards anew within their groups, each with all that hangs on which card it is."""
    changed = False
    for number in sorted({card.mixed for card in cards}):
        places = sorted([card for card in cards if card.mixed == number], key=lambda card: card.uid)
        dealt = places[:]
        chance.shuffle(dealt)
        for card, other in zip(places, dealt, strict=True):
            if card is other:
                continue
            new = card.twin()
            new.script = other.script
            new.proper = other.proper
            new.mixed_known = other.mixed_known
            if card.on_field and other.on_field:
                for field in _HISTORY:
                    setattr(new, field, getattr(other, field))
            duel.cards[card.uid] = new
            changed = True
    return changed


_HISTORY = ("arrived", "turn", "by", "changed", "declared", "attacks", "notes", "since")
"""What a card takes with it when it is mixed with others."""


def _give(duel: State, card: Card, script: Script) -> bool:
    if card.script is script:
        return False
    new = card.twin()
    new.script = script
    duel.cards[card.uid] = new
    return True
