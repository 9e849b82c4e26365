"""From a duel to the position it stands at, and what a position cannot hold of it."""

from __future__ import annotations

import re

from spellspeed.duel import constants as c
from spellspeed.duel.attacked import ATTACKED, LAST_ATTACKER, has_attacked
from spellspeed.duel.continuous import acts
from spellspeed.duel.materials import MADE, MADE_VISIT
from spellspeed.duel.records import Card, Event, Force, Ref, Was
from spellspeed.duel.state import State
from spellspeed.duel.summon import needs_proper
from spellspeed.duel.time_up import LAST_TURN
from spellspeed.duel.uniting import CHANGED
from spellspeed.sentences import cause_words

from .records import (
    HOW,
    LASTS,
    NOWHERE,
    PHASES,
    PILES,
    STEPS,
    UNTIL,
    Before,
    Lasting,
    Mark,
    Past,
    Placed,
    Position,
    Side,
    Spot,
    Taken,
    Where,
)
from .usual import known_anyway, proper_anyway, takes_control, usual_arrival

__all__ = ["Reading", "left_out", "position_of"]

_HOW_NAMES = {number: name for name, number in HOW.items()}
_LASTS = {number: name for name, number in LASTS.items()}
_PLACES = {zone: name for name, zone in PILES.items()}
_SEATED = re.compile(rf"({c.FOR_GOOD} paid |used )([01])(| .+)")
"""Marks of the duel that tell of a player."""
_PASSING = ("flipped", "attacked", "drew in turn", CHANGED)
"""Notes that hold a turn; that of an effect used once a turn is called "used" and its number."""


def position_of(duel: State) -> Position:
    """The field of a duel. `left_out` tells what a position does not hold."""
    return Reading(duel).position()


def left_out(duel: State) -> list[str]:
    """What goes on in a duel that a position of it does not hold, in words."""
    found = []
    if duel.outcome is not None:
        found.append("the duel is over")
    if duel.chain is not None:
        found.append(f"a Chain of {len(duel.chain.links)}")
    if duel.attack is not None:
        found.append("an attack")
    if duel.bout is not None:
        found.append("a battle inside another phase")
    if duel.waiting or duel.tasks or duel.duties:
        found.append("effects that wait")
    if duel.note("same attacker"):
        found.append("a Replay")
    if any(_linked_beside(duel, seat) for seat in (0, 1)):
        found.append("a card linked with a Magic or Trap Card")
    known = ("same attacker", "chain ", "late ", LAST_ATTACKER)
    marks = [name for name, value in duel.notes if value and not _mark(name, value)]
    if any(not name.startswith(known) and "/" not in name for name in marks):
        found.append("marks of the duel")
    if duel.seen or duel.circle:
        found.append("a loop that is looked for")
    unnamed = sum(1 for force in _left_behind(duel) if force.until not in _LASTS)
    if unnamed:
        found.append(f"effects that last in an unknown way: {unnamed}")
    return found


def _linked_beside(duel: State, seat: int) -> bool:
    """Is a card of this side linked with one that is no monster (Mask of Dispel)?"""
    hosts = [card.host for card in duel.magic_traps(seat)]
    return any(duel.same(host) and duel.cards[host[0]].zone != c.MONSTER_ZONE for host in hosts)


def _mark(name: str, value: int) -> Mark | None:
    """What the duel keeps under a name in which no card is told by its number."""
    match = _SEATED.fullmatch(name)
    if not value or (match is None and name != LAST_TURN):
        return None
    return Mark(name, value) if match is None else Mark(f"{match[1]}{{}}{match[3]}", value, int(match[2]))


def _printed(duel: State, force: Force) -> bool:
    """Is this the Continuous effect of a card that lies face-up on the field?"""
    if force.until != c.WHILE_SOURCE or force.targets or not duel.same(force.source):
        return False
    card = duel.cards[force.source[0]]
    return acts(card) and any(static is force.static for static in card.script.statics)


def _left_behind(duel: State) -> list[Force]:
    return [force for force in duel.forces if not _printed(duel, force)]


class Reading:
    """Reads a duel: the position it stands at, and where its cards lie."""

    def __init__(self, duel: State) -> None:
        self.duel = duel
        self.left_behind = _left_behind(duel)
        self.order = self.ranks()
        numbers = sorted({card.mixed for card in duel.cards if card.mixed})
        self.mixed = {number: rank for rank, number in enumerate(numbers, 1)}

    def position(self) -> Position:
        duel = self.duel
        begins = duel.phase == c.NO_PHASE
        step = duel.step if duel.phase == c.BATTLE_PHASE and duel.step != c.BATTLE_STEP else c.NO_STEP
        return Position(
            (self.side(0), self.side(1)),
            duel.turn + 1 if begins else duel.turn,
            duel.turn_player,
            PHASES[duel.phase],
            STEPS[step],
            1 if begins else duel.summons_left,
            tuple(self.lasting(force) for force in self.left_behind),
            tuple(self.past(event) for event in duel.memory),
            duel.phase == c.MAIN_1 and duel.entered != duel.moment,
            tuple(mark for name, value in duel.notes if (mark := _mark(name, value)) is not None),
            self.last_attacker(),
        )

    def ranks(self) -> dict[int, int]:
        """The order of what is in force, where it is not that of the list: by uid, or -1 - `Force.order`."""
        duel = self.duel
        listed = []
        for seat in (0, 1):
            listed += [*duel.monsters(seat), *duel.magic_traps(seat)]
        usual = [card.uid for card in listed if acts(card) and card.script.statics]
        usual += [-1 - force.order for force in self.left_behind]
        left = {force.order for force in self.left_behind}
        found: dict[int, int] = {}
        for force in duel.forces:
            key = -1 - force.order if force.order in left else force.source[0]
            if key in usual:
                found.setdefault(key, len(found))
        # What is negated now comes last: it entered force under its negater.
        actual = [*found, *(key for key in usual if key not in found)]
        if actual == usual:
            return {}
        return {key: rank + 1 for rank, key in enumerate(actual)}

    def side(self, seat: int) -> Side:
        field = self.pile(seat, c.FIELD_ZONE)
        return Side(
            self.duel.lp[seat],
            self.pile(seat, c.HAND),
            self.pile(seat, c.DECK)[::-1],
            False,
            self.pile(seat, c.FUSION_DECK),
            self.pile(seat, c.GRAVEYARD),
            self.pile(seat, c.REMOVED),
            self.pile(seat, c.MONSTER_ZONE),
            self.pile(seat, c.MAGIC_TRAP_ZONE),
            field[0] if field else None,
        )

    def pile(self, seat: int, zone: int) -> tuple[Placed, ...]:
        return tuple(self.placed(card) for card in self.duel.cards_in(seat, zone))

    def placed(self, card: Card) -> Placed:
        duel = self.duel
        on_field = card.on_field or card.zone == c.ARRIVING
        monster = on_field and card.zone in (c.MONSTER_ZONE, c.ARRIVING)
        proper = None
        if needs_proper(card) and card.proper != proper_anyway(card):
            proper = card.proper
        until = ""
        taken = self.taken(card) if monster else ()
        if monster and card.claims and not taken:
            until = self.until(card)
        this_turn = on_field and card.turn == duel.turn
        declared = on_field and card.declared == duel.turn
        return Placed(
            card.name,
            card.slot + 1 if on_field and card.zone != c.FIELD_ZONE else 0,
            not card.up and (on_field or card.zone == c.REMOVED),
            monster and not card.attacking,
            _where(duel, card.host),
            _how(card) if on_field else "",
            this_turn,
            this_turn and card.by != card.side,
            on_field and card.changed == duel.turn,
            declared,
            card.attacks if declared else 0,
            proper,
            -1 if card.owner == card.side else card.owner,
            until,
            card.known & ~known_anyway(card),
            tuple(note for note in card.notes if self.counts(card, note)),
            self.order.get(card.uid, 0),
            since_turn=self.since(card) if on_field else 0,
            later=on_field and _came_later(duel, card),
            muted=card.muted,
            reversed=card.zone == c.DECK and card.up,
            spent=tuple(self.spent(card)),
            done=duel.note(f"late {card.uid}") == card.visit + 1,
            away=self.away(card),
            material_of=self.material_of(card),
            attacked=self.attacked(card),
            held_with=self.held_with(card) if until == "while equipped" else 0,
            taken=taken,
            mixed=self.mixed.get(card.mixed, 0),
            mixed_known=card.mixed_known,
        )

    def since(self, card: Card) -> int:
        """The turn before this one in which it came, where anything may ask about it."""
        if card.turn >= self.duel.turn:
            return 0
        set_lately = not card.up and card.turn == self.duel.turn - 1
        return card.turn if set_lately or self.duel.same(card.host) else 0

    def counts(self, card: Card, note: tuple[str, int]) -> bool:
        """Does the note still say something? What tells of other cards is told apart from the notes."""
        name, value = note
        if name.startswith(ATTACKED) or name in ("away by", "away visit", MADE, MADE_VISIT):
            return False
        if name == "drew in turn":
            return value >= self.duel.turn - 1
        if name.startswith("used "):
            once = {effect.index: effect.once for effect in card.script.effects}
            if once.get(int(name[5:])) == 2:
                return value > 0
        if name in _PASSING or name.startswith("used "):
            return value == self.duel.turn
        return True

    def material_of(self, card: Card) -> Spot | None:
        made = card.note(MADE) - 1
        if made < 0:
            return None
        return self.spot((made, card.note(MADE_VISIT), self.duel.cards[made].face))

    def attacked(self, card: Card) -> tuple[Spot, ...]:
        """What it has attacked this turn, as far as that is still there."""
        if not card.on_field:
            return ()
        duel = self.duel
        found = [NOWHERE] if has_attacked(duel, card, None) else []
        for seat in (0, 1):
            found += [self.spot(one.ref) for one in duel.monsters(seat) if has_attacked(duel, card, one)]
        return tuple(found)

    def last_attacker(self) -> Spot | None:
        uid = self.duel.note(LAST_ATTACKER) - 1
        if uid < 0 or self.duel.cards[uid].zone == c.NOWHERE:
            return None
        return self.spot(self.duel.cards[uid].ref)

    def past(self, event: Event) -> Past:
        return Past(
            c.EVENT_NAMES[event.kind],
            event.player,
            event.by,
            event.amount,
            cause_words(event.cause),
            self.spot(event.source),
            tuple(
                self.before(ref, event.was[index] if index < len(event.was) else None)
                for index, ref in enumerate(event.cards)
            ),
        )

    def before(self, ref: Ref, was: Was | None) -> Before:
        now = self.spot(ref)
        if was is None or was.card.zone not in _PLACES:
            return Before(now)
        old = was.card
        return Before(
            now,
            Spot(old.side, _PLACES[old.zone], old.slot + 1),
            old.up,
            old.attacking,
            (was.attack, was.defense, was.level),
            old.note(c.ARMED) > 0,
            old.arrived == c.NULLIFIED,
        )

    def spent(self, card: Card) -> list[int]:
        mark = f"{c.FOR_GOOD} {card.uid}/"
        return sorted(
            int(name.removeprefix(mark)) for name, value in self.duel.notes if value and name.startswith(mark)
        )

    def away(self, card: Card) -> Spot | None:
        by = card.note("away by") - 1
        if card.zone != c.REMOVED or by < 0:
            return None
        return self.spot((by, card.note("away visit"), self.duel.cards[by].face))

    def taken(self, card: Card) -> tuple[Taken, ...]:
        """Who has taken control of it, where that is not simply the player on whose side it lies."""
        claims = card.claims
        if len(claims) < 2 and (not claims or card.side != card.owner):
            return ()
        return tuple(
            Taken(
                claim.player,
                next(name for name, lasts in UNTIL.items() if lasts == claim.lasts),
                self.spot(claim.source) if claim.lasts == c.WHILE_SOURCE else NOWHERE,
            )
            for claim in claims
        )

    def until(self, card: Card) -> str:
        """How long its player has control of it, where that is not for good as one would think."""
        lasts = card.claims[-1].lasts
        if lasts == c.FOREVER:
            equips = [one for one in self.duel.magic_traps(card.side) if one.host[0] == card.uid]
            return "for good" if any(takes_control(one.script) for one in equips) else ""
        return next(name for name, value in UNTIL.items() if value == lasts)

    def held_with(self, card: Card) -> int:
        """The zone of the card that holds it, if several are equipped to it."""
        equips = [one for one in self.duel.magic_traps(card.side) if one.host[0] == card.uid]
        return self.duel.cards[card.claims[-1].source[0]].slot + 1 if len(equips) > 1 else 0

    def lasting(self, force: Force) -> Lasting:
        return Lasting(
            force.static.name,
            force.player,
            _LASTS.get(force.until, ""),
            tuple(self.spot(ref) for ref in force.targets),
            self.spot(force.source),
            force.turn == self.duel.turn,
            force.count,
            self.order.get(-1 - force.order, 0),
        )

    def spot(self, ref: Ref) -> Spot:
        duel = self.duel
        if ref[0] < 0 or duel.cards[ref[0]].zone == c.ARRIVING:
            return NOWHERE
        card = duel.cards[ref[0]]
        if card.zone == c.NOWHERE:
            return Spot(card.owner, gone=True, name=card.name)
        if card.slot >= 0:
            number = card.slot + 1
        else:
            pile = duel.pile(card.side, card.zone)
            at = pile.index(card.uid)
            number = len(pile) - at if card.zone == c.DECK else at + 1
        gone = not duel.live(ref)
        turned = not gone and card.face != ref[2]
        return Spot(card.side, _PLACES[card.zone], number, gone, turned)


def _came_later(duel: State, card: Card) -> bool:
    """Is something in force that would treat the card otherwise if it had been there before?"""
    for force in duel.forces:
        if force.order < card.since and force.static.kind & c.S_CANNOT_ACTIVATE:
            before = card.twin()
            before.since = 0
            if force.static.covers(duel, force, card) != force.static.covers(duel, force, before):
                return True
    return False


def _where(duel: State, host: Ref) -> Where | None:
    if not duel.same(host) or duel.cards[host[0]].zone != c.MONSTER_ZONE:
        return None
    card = duel.cards[host[0]]
    return (card.side, card.slot + 1)


def _how(card: Card) -> str:
    if card.zone == c.ARRIVING:
        return "being Summoned"
    if card.zone != c.MONSTER_ZONE:
        if card.facts.kind == c.MONSTER and card.arrived in (c.PLACED, c.HELD):
            return "" if card.arrived == usual_arrival(card) else _HOW_NAMES[card.arrived]
        return "in use" if card.up and card.arrived not in (c.PLACED, c.HELD) else ""
    if card.arrived == usual_arrival(card):
        return ""
    return _HOW_NAMES.get(card.arrived, "")
