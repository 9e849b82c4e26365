"""What a view says, in plain lines: one fact a line, fit for a screen reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spellspeed.cards.catalogue import CardFacts, catalogue
from spellspeed.cards.notes import notes
from spellspeed.cards.search import card_text, in_words
from spellspeed.protocol import CardView, Event, TableSide, View

from .words import Shown

__all__ = [
    "all_cards",
    "board",
    "brief",
    "card_info",
    "counted",
    "field",
    "graveyard",
    "hand",
    "hurts",
    "life",
    "option_line",
    "short",
    "told",
]

_UNTOLD: Final = frozenset({"phase", "step", "shuffle", "resolve", "battle", "over", "lasting", "modify"})
"""Kinds of event that others tell better, or that only get in the way."""


def told(events: Sequence[Event], seat: int) -> list[Event]:
    """The events worth a line: no attempt that the Summon follows, no used card that goes its way."""
    found: list[Event] = []
    for event in events:
        if event.kind in _UNTOLD or (event.kind == "move" and "used" in event.cause):
            continue
        if event.kind == "draw" and event.player != seat and not event.source and event.amount == 1:
            continue
        if event.kind == "summon" and found and found[-1].kind == "attempt":
            found.pop()
        found.append(event)
    return found


def hurts(event: Event, seat: int) -> bool:
    """Does it cost this player Life Points?"""
    return event.player == seat and event.kind in ("battle-damage", "effect-damage", "pay")


def life(view: View, seat: int) -> str:
    """Both players' Life Points."""
    return f"Life Points: you {view.sides[seat].lp}, the opponent {view.sides[1 - seat].lp}."


def option_line(one: Shown, view: View) -> str:
    """An option in the list; a monster to be Summoned with its values."""
    if one.option.verb == "summon":
        for card in view.sides[0 if view.viewer == 0 else 1].hand:
            if card.handle == one.option.card and card.kind == "monster":
                return f"{one.sentence}, ATK {card.attack}, DEF {card.defense}"
    return one.sentence


def brief(view: View, seat: int) -> Iterator[str]:
    """The table at the beginning of a turn."""
    mine, theirs = view.sides[seat], view.sides[1 - seat]
    yield f"You: {mine.lp} Life Points, {counted(mine.hand_count, 'card')} in hand."
    yield f"The opponent: {theirs.lp} Life Points, {counted(theirs.hand_count, 'card')} in hand."
    yield from field(view, seat)


def board(view: View, seat: int) -> Iterator[str]:
    """The whole table, the opponent's side first."""
    for whose, side in (("The opponent", view.sides[1 - seat]), ("You", view.sides[seat])):
        yield (
            f"{whose}: {side.lp} Life Points, {counted(side.hand_count, 'card')} in hand, "
            f"{side.deck_count} in the Deck, {len(side.graveyard)} in the Graveyard, "
            f"{len(side.removed)} removed from play, {side.fusion_count} in the Fusion Deck."
        )
        yield from side_lines(side, "Your" if whose == "You" else "Their", view)
    for link in view.chain:
        yield link.sentence
    if view.attack is not None:
        yield view.attack.sentence


def field(view: View, seat: int) -> Iterator[str]:
    """What lies on the field, the opponent's side first."""
    lines = [*side_lines(view.sides[1 - seat], "Their", view), *side_lines(view.sides[seat], "Your", view)]
    yield from lines or ["The field is empty."]


def side_lines(side: TableSide, whose: str, view: View) -> Iterator[str]:
    for card in side.monsters:
        if card is not None:
            yield f"{whose} Monster Zone {card.slot}: {monster(card, view)}"
    for card in side.magic_traps:
        if card is not None:
            yield f"{whose} Magic & Trap Zone {card.slot}: {other(card, view)}"
    if side.field is not None:
        yield f"{whose} Field Card Zone: {other(side.field, view)}"


def monster(card: CardView, view: View) -> str:
    """A monster on the field, with what makes up its values."""
    position = "Attack Position" if card.position == "attack" else "Defense Position"
    if not card.name:
        return f"a face-down monster, {position}."
    down = "face-down, " if card.face == "down" else ""
    text = f"{card.name}, {down}{position}, ATK {card.attack}, DEF {card.defense}"
    changes = [f"{entry.change:+d} {entry.name}" for entry in card.attack_sum if entry.change]
    if changes:
        text += f" (ATK {card.original_attack} printed, {', '.join(changes)})"
    if card.negated:
        text += ", its effect is negated"
    for name, count in card.counters.items():
        text += f", {count} {name}{'' if count == 1 else 's'}"
    return f"{text}."


def other(card: CardView, view: View) -> str:
    """A card in a Magic & Trap Zone or the Field Card Zone."""
    if not card.name:
        return "a face-down card."
    text = f"{card.name}, {'face-up' if card.face == 'up' else 'face-down'}"
    if card.equipped_to:
        host = next((one.name for one in all_cards(view) if one.handle == card.equipped_to), "")
        text += f", on {host or 'a monster'}"
    return f"{text}."


def all_cards(view: View) -> Iterator[CardView]:
    """Every card that the view shows."""
    for side in view.sides:
        rows = (side.monsters, side.magic_traps, (side.field,), side.hand, side.graveyard, side.removed)
        for row in (*rows, side.fusion):
            yield from (card for card in row if card is not None)


def hand(view: View, seat: int) -> Iterator[str]:
    """Your hand, and what you know of the opponent's."""
    cards = view.sides[seat].hand
    yield "Your hand is empty." if not cards else f"Your hand, {counted(len(cards), 'card')}:"
    for card in cards:
        yield f"  {card.name}, {short(card)}." + (" The opponent knows it." if card.revealed else "")
    known = [card.name for card in view.sides[1 - seat].hand if card.name]
    if known:
        yield f"You know of the opponent's hand: {', '.join(known)}."


def short(card: CardView | CardFacts) -> str:
    """A card in a few words."""
    if card.kind != "monster":
        return f"{card.icon} {card.kind}" if card.icon else card.kind
    return f"Level {card.level}, ATK {card.attack}, DEF {card.defense}"


def graveyard(view: View, seat: int, whose: str) -> Iterator[str]:
    """A Graveyard from the top, and what is removed from play."""
    side = view.sides[seat]
    cards = side.graveyard
    yield f"{whose} Graveyard is empty." if not cards else f"{whose} Graveyard, the top first:"
    for card in reversed(cards):
        yield f"  {card.name}, {short(card)}."
    if side.removed:
        yield f"{whose} cards removed from play:"
        for card in side.removed:
            yield f"  {card.name or 'a face-down card'}."


def card_info(name: str, view: View | None = None) -> Iterator[str]:
    """The facts of a card, what it does in the words of the program, and the rulings we follow."""
    there = [] if view is None else [card for card in all_cards(view) if card.name == name]
    facts = catalogue().by_name.get(name)
    if facts is None:
        yield from (f"{name}: a Token, {one.attribute}, {one.type}, Level {one.level}." for one in there[:1])
    else:
        yield f"{name}: {in_words(facts)}."
        if facts.era_name:
            yield f"Printed in 2004 as {facts.era_name}."
        yield from card_text(name).split("\n")
        yield from (f"Ruling: {ruling.told()}" for ruling in notes(name))
        if facts.limit != "unlimited":
            yield f"On the list of 2 February 2004 it is {facts.limit}."
    if view is not None:
        yield from (f"Now: {monster(card, view)}" for card in there if card.zone == "Monster Zone")


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
