"""What is wrong with a position, in one sentence each."""

from __future__ import annotations

from collections.abc import Iterator

from spellspeed.cards.catalogue import quoted
from spellspeed.duel import constants as c
from spellspeed.duel.effects import Library
from spellspeed.sentences import cause_bits

from .records import (
    HOW,
    LASTS,
    PHASES,
    PILES,
    UNTIL,
    Lasting,
    Past,
    Placed,
    Position,
    Side,
    Spot,
    find_name,
    zoned,
)

__all__ = ["problems"]


def problems(position: Position, library: Library) -> list[str]:
    """All that is wrong, one sentence each; empty when a duel can begin."""
    return list(_Check(position, library).problems())


class _Check:
    def __init__(self, position: Position, library: Library) -> None:
        self.position = position
        self.library = library

    def problems(self) -> Iterator[str]:
        position = self.position
        if position.phase not in PHASES:
            yield f"there is no phase {position.phase!r}; the phases are {', '.join(PHASES)}"
        if position.step not in ("", "Start Step", "Battle Step", "End Step"):
            yield f"a duel cannot begin in the step {position.step!r}"
        elif position.step and position.phase != c.PHASE_NAMES[c.BATTLE_PHASE]:
            yield f"the {position.step} belongs to the Battle Phase"
        if position.turn < 1:
            yield f"there is no turn {position.turn}"
        if position.turn_player not in (0, 1):
            yield f"there is no seat {position.turn_player}"
        for seat, side in enumerate(position.sides):
            yield from self.side(seat, side)
        fields = [side.field for side in position.sides if side.field is not None]
        if len(fields) == 2 and not any(card.face_down for card in fields):
            yield "only one Field Magic is active at a time (R-FIELD-02): one of the two lies face-down"
        for one in position.lasting:
            yield from self.lasting(one)
        for past in position.past:
            yield from self.past(past)
        if position.last_attacker is not None and not self.there(position.last_attacker):
            yield f"the last attacker: no card is there: {self.said(position.last_attacker)}"

    def past(self, one: Past) -> Iterator[str]:
        if one.kind not in c.EVENT_NAMES[1:]:
            yield f"nothing remembered is a {one.kind!r}"
        try:
            cause_bits(one.causes)
        except KeyError as error:
            yield f"remembered: there is no cause {error}"
        for card in one.cards:
            if not self.there(card.now) or not (card.now.place or card.now.name):
                yield f"remembered: no card is there: {self.said(card.now)}"
            if card.was is not None and card.was.place not in PILES:
                yield f"remembered: no card can have been there: {self.said(card.was)}"
        if not self.there(one.source):
            yield f"remembered: no card is there: {self.said(one.source)}"

    def lasting(self, one: Lasting) -> Iterator[str]:
        name = one.static.rpartition("#")[0] or one.static
        try:
            self.library.static(one.static)
        except (KeyError, ValueError):
            yield f"no lasting effect is called {quoted(one.static)}"
        if one.until not in LASTS:
            yield f"{name}: nothing lasts {one.until!r}; it lasts {', '.join(LASTS)}"
        if one.player not in (0, 1):
            yield f"{name}: there is no seat {one.player}"
        for spot in (*one.on, one.source):
            if not self.there(spot):
                yield f"{name}: no card is there: {self.said(spot)}"

    def there(self, spot: Spot) -> bool:
        """Does a card of the position lie there?"""
        if not spot.place:
            return spot.gone and (not spot.name or spot.name in self.library.scripts)
        if spot.seat not in (0, 1) or spot.place not in PILES:
            return False
        side = self.position.sides[spot.seat]
        if spot.place == "field":
            return side.field is not None and spot.number == 1
        pile: tuple[Placed, ...] = getattr(side, spot.place)
        if spot.place in ("monsters", "magic_traps"):
            return len(pile) <= 5 and any(card.zone == spot.number for card in zoned(pile))
        return 1 <= spot.number <= len(pile)

    def said(self, spot: Spot) -> str:
        if not spot.place:
            return f"nowhere {spot.name}".strip()
        return f"{('you', 'them')[spot.seat == 1]} {spot.place.replace('_', ' ')} {spot.number}"

    def side(self, seat: int, side: Side) -> Iterator[str]:
        who = ("you", "them")[seat]
        if side.lp < 0:
            yield f"{who}: Life Points cannot be {side.lp}"
        for pile in (side.hand, side.deck, side.graveyard, side.removed):
            for card in pile:
                yield from self.in_pile(who, card)
        for card in (*side.hand, *side.deck):
            script = self.library.scripts.get(card.name)
            if script is not None and script.facts.is_fusion:
                yield f"{who}: {card.name} is a Fusion Monster and lies in no hand and no Deck"
        for card in side.fusion_deck:
            problem = self.unknown(who, card)
            if problem:
                yield problem
            elif not self.library.script(card.name).facts.is_fusion:
                yield f"{who}: {card.name} is no Fusion Monster and does not go to the Fusion Deck"
        yield from self.zones(f"{who} monsters", side.monsters)
        for card in side.monsters:
            yield from self.monster(who, card)
        yield from self.zones(f"{who} magic and traps", side.magic_traps)
        for card in side.magic_traps:
            yield from self.magic_trap(who, card)
        if side.field is not None:
            problem = self.unknown(who, side.field)
            if problem:
                yield problem
            elif self.library.script(side.field.name).facts.icon != c.FIELD:
                yield f"{who}: {side.field.name} is no Field Magic"

    def unknown(self, who: str, card: Placed) -> str:
        """What is wrong with the card wherever it lies."""
        if card.name not in self.library.scripts:
            try:
                return f"{who}: {quoted(card.name)} is written {find_name(self.library, card.name)}"
            except LookupError as error:
                return f"{who}: {error}"
        if card.how not in HOW:
            return f"{who}: {card.name}: a duel cannot begin with a card that is {card.how}"
        if card.since_turn > self.position.turn:
            return f"{who}: {card.name}: turn {card.since_turn} is still to come"
        if card.until not in UNTIL:
            return f"{who}: {card.name}: control cannot last {card.until!r}"
        if card.away is not None and not self.there(card.away):
            return f"{who}: {card.name}: no card is there: {self.said(card.away)}"
        if card.material_of is not None and not self.there(card.material_of):
            return f"{who}: {card.name}: no card is there: {self.said(card.material_of)}"
        for one in card.taken:
            if one.until not in UNTIL or one.player not in (0, 1) or not self.there(one.source):
                return f"{who}: {card.name}: nobody can have taken control of it like this"
        for spot in card.attacked:
            if not self.there(spot):
                return f"{who}: {card.name}: no card is there: {self.said(spot)}"
        return ""

    def in_pile(self, who: str, card: Placed) -> Iterator[str]:
        problem = self.unknown(who, card)
        if problem:
            yield problem
        elif self.library.script(card.name).facts.is_token:
            yield f"{who}: {card.name} is a Token and lies only on the field"

    def zones(self, where: str, cards: tuple[Placed, ...]) -> Iterator[str]:
        if len(cards) > 5:
            yield f"{where}: {len(cards)} cards for 5 zones"
        taken: set[int] = set()
        for card in cards:
            if not 0 <= card.zone <= 5:
                yield f"{where}: there is no zone {card.zone} for {card.name}"
            elif card.zone in taken:
                yield f"{where}: two cards in zone {card.zone}"
            if card.zone:
                taken.add(card.zone)

    def monster(self, who: str, card: Placed) -> Iterator[str]:
        problem = self.unknown(who, card)
        if problem:
            yield problem
            return
        facts = self.library.script(card.name).facts
        poses = card.face_down and card.how == "Special Summoned"
        if facts.kind != c.MONSTER and not poses:
            yield f"{who}: {card.name} is no monster"
        if facts.is_token and card.face_down:
            yield f"{who}: {card.name} is a Token and cannot be face-down"

    def magic_trap(self, who: str, card: Placed) -> Iterator[str]:
        problem = self.unknown(who, card)
        if problem:
            yield problem
            return
        script = self.library.script(card.name)
        icon = script.facts.icon
        if script.facts.kind == c.MONSTER and card.on is None:
            yield f"{who}: {card.name} is a monster; in a Magic & Trap Zone it must be equipped to one"
        elif icon == c.FIELD:
            yield f"{who}: {card.name} is a Field Magic and has a zone of its own"
        elif not card.face_down and script.facts.kind != c.MONSTER and not script.stays:
            yield f"{who}: {card.name} does not stay on the field face-up"
        elif not card.face_down and icon == c.EQUIP and card.on is None:
            yield f"{who}: {card.name} is face-up but on no monster"
        if card.on is not None:
            seat, zone = card.on
            host = self.host(seat, zone)
            if host is None:
                yield f"{who}: {card.name} is on a Monster Zone with no monster"
            elif host.face_down and icon == c.EQUIP:
                yield f"{who}: {card.name} is on {host.name}, which is face-down"

    def host(self, seat: int, zone: int) -> Placed | None:
        if seat not in (0, 1):
            return None
        monsters = self.position.sides[seat].monsters
        if len(monsters) > 5:
            return None
        return next((card for card in zoned(monsters) if card.zone == zone), None)
