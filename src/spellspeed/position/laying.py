"""From a position to the duel that goes on from it."""

from __future__ import annotations

from typing import Final

import msgspec

from spellspeed.duel import constants as c
from spellspeed.duel.absent import keep_zone
from spellspeed.duel.attacked import LAST_ATTACKER, note_target
from spellspeed.duel.battle import BATTLE_PHASE, EnterStep
from spellspeed.duel.closing import close_zones
from spellspeed.duel.continuous import begin_negating, enter_force
from spellspeed.duel.counters import set_note
from spellspeed.duel.effects import Library
from spellspeed.duel.machine import Program, Step
from spellspeed.duel.materials import MADE, MADE_VISIT
from spellspeed.duel.moving import FOLLOWED
from spellspeed.duel.records import NO_CTX, NOBODY, Card, Claim, Event, Force, Ref, Was
from spellspeed.duel.rules import Rules
from spellspeed.duel.setup import empty_duel, listen
from spellspeed.duel.state import State
from spellspeed.duel.turn import TURN, AfterBattle, DrawForTurn, EnterPhase
from spellspeed.duel.windows import AFTER
from spellspeed.sentences import cause_bits

from .records import (
    DECK_SIZE,
    FILLER,
    HOW,
    LASTS,
    PHASES,
    PILES,
    STEPS,
    UNTIL,
    Before,
    Lasting,
    Past,
    Placed,
    Position,
    PositionError,
    Side,
    Spot,
    Where,
)
from .usual import known_anyway, proper_anyway, takes_control, usual_arrival

__all__ = ["lay_out"]

LATER: Final = 1 << 30
"""A number that is higher than that of anything in force."""


def lay_out(
    position: Position, library: Library, rules: Rules, *, seed: int, chance: tuple[int, ...], quiet: bool
) -> State:
    """The duel of a position without a problem, every card in a zone of its own; nothing has happened yet."""
    return _Start(position, library, rules, seed, chance, quiet).duel


class _Start:
    """Builds the duel: cards, then equips and control, then what is in force, then the stack."""

    def __init__(
        self,
        position: Position,
        library: Library,
        rules: Rules,
        seed: int,
        chance: tuple[int, ...],
        quiet: bool,
    ) -> None:
        duel = empty_duel(library, rules, seed)
        self.duel = duel
        self.position = position
        self.hosted: list[tuple[int, Where]] = []
        self.ranked: list[tuple[int, int]] = []
        self.away: list[tuple[int, Spot]] = []
        self.materials: list[tuple[int, Spot]] = []
        self.later: list[int] = []
        self.attacked: list[tuple[int, tuple[Spot, ...]]] = []
        duel.quiet = quiet
        duel.forced = chance
        duel.turn = position.turn
        duel.turn_player = position.turn_player
        duel.phase = PHASES.index(position.phase)
        duel.summons_left = position.summons_left
        duel.lp = (position.sides[0].lp, position.sides[1].lp)
        for seat in (0, 1):
            self.side(seat, position.sides[seat])
        listen(duel)
        for uid, (seat, zone) in self.hosted:
            self.host(uid, duel.pile(seat, c.MONSTER_ZONE)[zone - 1])
        for card in list(duel.cards):
            if card.zone == c.MONSTER_ZONE:
                self.claim(card)
        counters = [(card.uid, card.note(c.SPELL_COUNTER)) for card in duel.cards if card.notes]
        self.forces()
        for uid, count in counters:
            # A negater takes those that were there before it, and these are there.
            if duel.cards[uid].note(c.SPELL_COUNTER) != count:
                set_note(duel, duel.cards[uid], c.SPELL_COUNTER, count)
        # The Decks are told as they lie.
        duel.turned = len(duel.static_forces(c.S_DECKS_TURNED)) > 0
        self.marks_of_the_turn()
        self.stack()
        duel.dirty = True

    def side(self, seat: int, side: Side) -> None:
        for name in [FILLER] * (DECK_SIZE - len(side.deck) if side.filled else 0):
            self.add(Placed(name), seat, c.DECK)
        for card in reversed(side.deck):
            self.add(card, seat, c.DECK)
        for zone, pile in (
            (c.HAND, side.hand),
            (c.FUSION_DECK, side.fusion_deck),
            (c.GRAVEYARD, side.graveyard),
            (c.REMOVED, side.removed),
            (c.MONSTER_ZONE, side.monsters),
            (c.MAGIC_TRAP_ZONE, side.magic_traps),
        ):
            for card in pile:
                self.add(card, seat, zone)
        if side.field is not None:
            self.add(msgspec.structs.replace(side.field, zone=1), seat, c.FIELD_ZONE)

    def add(self, placed: Placed, seat: int, zone: int) -> None:
        """Puts one card where it lies and gives it its marks."""
        duel = self.duel
        script = duel.library.script(placed.name)
        card = Card(len(duel.cards), script, seat if placed.owner < 0 else placed.owner, zone)
        on_field = card.on_field
        card.side = seat
        card.up = not placed.face_down and (on_field or zone == c.GRAVEYARD or zone == c.REMOVED)
        card.up = card.up or (zone == c.DECK and placed.reversed)
        card.known = known_anyway(card) | placed.known
        card.proper = proper_anyway(card) if placed.proper is None else placed.proper
        card.notes = placed.notes
        card.muted = placed.muted
        card.mixed = placed.mixed
        card.mixed_known = placed.mixed_known
        for index in placed.spent:
            duel.mark(f"{c.FOR_GOOD} {card.uid}/{index}", 1)
        if placed.done:
            duel.mark(f"late {card.uid}", card.visit + 1)
        if placed.away is not None:
            self.away.append((card.uid, placed.away))
        if placed.material_of is not None:
            self.materials.append((card.uid, placed.material_of))
        if placed.attacked:
            self.attacked.append((card.uid, placed.attacked))
        if on_field:
            self.marks(placed, card)
        self.handles(card)
        duel.cards.append(card)
        index = seat * c.ZONES + zone
        if on_field:
            card.slot = placed.zone - 1
            slots = list(duel.piles[index])
            slots[card.slot] = card.uid
            duel.piles[index] = tuple(slots)
        else:
            duel.piles[index] = (*duel.piles[index], card.uid)

    def marks(self, placed: Placed, card: Card) -> None:
        turn = self.position.turn
        card.attacking = card.zone == c.MONSTER_ZONE and not placed.defense
        card.arrived = HOW[placed.how] if placed.how else usual_arrival(card)
        card.turn = turn if placed.this_turn else placed.since_turn
        card.by = 1 - card.side if placed.by_other else card.side
        card.changed = turn if placed.changed else 0
        card.declared = turn if placed.declared or placed.attacks else 0
        card.attacks = placed.attacks
        if placed.on is not None:
            self.hosted.append((card.uid, placed.on))
        self.ranked.append((placed.order, card.uid))
        if placed.later:
            card.since = LATER
            self.later.append(card.uid)

    def handles(self, card: Card) -> None:
        """Names for the two viewers, where they see the card (DESIGN §7.14)."""
        first, second = self.duel.handles
        seen = (FOLLOWED >> card.zone) & 1 == 1
        if seen or (card.zone == c.HAND and card.side == 0):
            first += 1
            card.handle_0 = first
        if seen or (card.zone == c.HAND and card.side == 1):
            second += 1
            card.handle_1 = second
        self.duel.handles = (first, second)

    def host(self, uid: int, host: int) -> None:
        new = self.duel.cards[uid].twin()
        new.host = self.duel.cards[host].ref
        self.duel.put(new)

    def claim(self, card: Card) -> None:
        """Why the card lies on the side of one who does not own it."""
        placed = next(one for one in self.position.sides[card.side].monsters if one.zone == card.slot + 1)
        if placed.taken:
            self.claims(card, [(one.player, UNTIL[one.until], self.ref(one.source)) for one in placed.taken])
            return
        if card.owner == card.side:
            return
        lasts = UNTIL[placed.until]
        source: Ref = NOBODY
        equips = [one for one in self.duel.magic_traps(card.side) if one.host[0] == card.uid]
        taking = [one for one in equips if takes_control(one.script)]
        if not placed.until and taking:
            lasts = c.WHILE_SOURCE
        if lasts == c.WHILE_SOURCE:
            if placed.held_with:
                taking = [one for one in equips if placed.held_with == one.slot + 1]
            if not equips or (placed.held_with and not taking):
                raise PositionError([f"{card.name} is held while equipped, but nothing is equipped to it"])
            source = (taking or equips)[0].ref
        self.claims(card, [(card.side, lasts, source)])

    def claims(self, card: Card, found: list[tuple[int, int, Ref]]) -> None:
        new = card.twin()
        new.claims = tuple(
            Claim(player, lasts, source, self.duel.next_order()) for player, lasts, source in found
        )
        self.duel.put(new)

    def forces(self) -> None:
        """What is in force, in the order in which it began: cards, unless told otherwise, then what lasts."""
        duel = self.duel
        # Groups of mixed cards are numbered as what comes into force.
        duel.order = max([0, *(card.mixed for card in duel.cards)])
        entries = [(order, 0, uid) for order, uid in self.ranked]
        entries += [(one.order, 1, index) for index, one in enumerate(self.position.lasting)]
        for _, lasts, which in sorted(entries):
            if lasts:
                self.lasting(self.position.lasting[which])
            else:
                enter_force(duel, duel.cards[which])
        self.clocks()
        for uid in self.later:
            new = duel.cards[uid].twin()
            new.since = duel.next_order()
            duel.put(new)
        if duel.force_kinds & c.S_CLOSES:
            close_zones(duel)

    def clocks(self) -> None:
        """A card that stays for so many turns has just come, when nothing is told of its count."""
        duel = self.duel
        counted = [ref for force in duel.forces if force.static.clocked for ref in force.targets]
        for seat in (0, 1):
            for card in duel.magic_traps(seat):
                if card.up and card.script.remains > 0 and card.ref not in counted:
                    for effect in card.script.effects:
                        for static in effect.all_statics:
                            if static.clocked:
                                duel.add_force(static, card.ref, seat, c.FOREVER, (card.ref,))

    def lasting(self, one: Lasting) -> None:
        duel = self.duel
        static = duel.library.static(one.static)
        targets = tuple(self.ref(spot) for spot in one.on)
        duel.add_force(static, self.ref(one.source), one.player, LASTS[one.until], targets, one.count)
        if not one.this_turn:
            new = duel.forces[-1]
            turn = duel.turn - 1
            old = Force(
                new.order, new.static, new.source, new.player, new.until, turn, new.targets, new.count
            )
            duel.replace_forces([*duel.forces[:-1], old])
        if static.kind & c.S_NEGATE:
            begin_negating(duel, duel.forces[-1])

    def ref(self, spot: Spot) -> Ref:
        """How something in the duel refers to the card there, as it is or as it was."""
        duel = self.duel
        if spot.name:
            gone = Card(len(duel.cards), duel.library.script(spot.name), spot.seat, c.NOWHERE)
            gone.visit = 1
            duel.cards.append(gone)
            return gone.ref
        if not spot.place:
            return NOBODY
        pile = duel.pile(spot.seat, PILES[spot.place])
        index = spot.number - 1
        card = duel.cards[pile[-spot.number] if spot.place == "deck" else pile[index]]
        return (card.uid, card.visit - spot.gone, card.face - spot.turned)

    def marks_of_the_turn(self) -> None:
        """What is remembered of the turn, and by which card others were removed from play."""
        duel = self.duel
        for uid, spot in self.away:
            by, visit, _ = self.ref(spot)
            new = duel.cards[uid].twin()
            new.notes = (("away by", by + 1), ("away visit", visit), *new.notes)
            duel.put(new)
            if new.note("kept zone"):
                self.keep_zone(new)
        for uid, spot in self.materials:
            made, visit, _ = self.ref(spot)
            new = duel.cards[uid].twin()
            new.notes = (*new.notes, (MADE, made + 1), (MADE_VISIT, visit))
            duel.put(new)
        for mark in self.position.marks:
            duel.mark(mark.name if mark.seat < 0 else mark.name.replace("{}", str(mark.seat)), mark.value)
        duel.memory = tuple(self.past(one) for one in self.position.past)
        if self.position.last_attacker is not None:
            duel.mark(LAST_ATTACKER, self.ref(self.position.last_attacker)[0] + 1)
        for uid, targets in self.attacked:
            for spot in targets:
                note_target(duel, uid, self.ref(spot))
        duel.entered = duel.moment - 1 if self.position.stirred else duel.moment

    def past(self, one: Past) -> Event:
        """Something that has happened this turn."""
        cards = tuple(self.ref(card.now) for card in one.cards)
        was = tuple(
            self.before(ref, card, card.was)
            for ref, card in zip(cards, one.cards, strict=True)
            if card.was is not None
        )
        kind, cause = c.EVENT_NAMES.index(one.kind), cause_bits(one.causes)
        source = self.ref(one.source)
        return Event(
            kind, self.duel.moment, one.player, cards, was, one.amount, cause, source, one.by, (), ""
        )

    def before(self, ref: Ref, told: Before, spot: Spot) -> Was:
        """The record of a card as it lay before it moved."""
        now = self.duel.cards[ref[0]]
        old = Card(now.uid, now.script, now.owner, PILES[spot.place])
        old.side = spot.seat
        old.visit = ref[1] - 1
        old.slot = spot.number - 1 if old.on_field else -1
        old.up, old.attacking = told.face_up, told.attacking
        old.arrived = c.NULLIFIED if told.nullified else c.PLACED
        old.known = 3
        if told.armed:
            old.notes = ((c.ARMED, 1),)
        return Was(old, *told.values)

    def keep_zone(self, card: Card) -> None:
        """The Monster Zone kept for a card that is removed from play for a time."""
        seat, zone = card.note("away side"), card.note("kept zone")
        if seat not in (0, 1) or zone not in range(1, 6):
            raise PositionError([f"{card.name}: no such zone can be kept for it"])
        if self.duel.pile(seat, c.MONSTER_ZONE)[zone - 1] != c.EMPTY:
            raise PositionError([f"{card.name}: the zone kept for it is not free"])
        keep_zone(self.duel, seat, zone - 1)

    def stack(self) -> None:
        """The frames that go on from the phase and step of the position."""
        duel = self.duel
        phase = duel.phase
        if phase == c.NO_PHASE:
            duel.turn -= 1
            if duel.turn > 0:
                duel.turn_player = 1 - duel.turn_player
            duel.call(TURN, NO_CTX)
        elif phase == c.BATTLE_PHASE:
            duel.step = STEPS.index(self.position.step or STEPS[c.BATTLE_STEP])
            duel.call(TURN, NO_CTX, _step(AfterBattle))
            duel.call(BATTLE_PHASE, NO_CTX, _entry(BATTLE_PHASE, duel.step))
        elif phase == c.MAIN_2:
            duel.call(TURN, NO_CTX, _step(AfterBattle) + 1)
        elif phase == c.DRAW_PHASE:
            # The draw comes first and is over.
            duel.call(TURN, NO_CTX, _step(DrawForTurn) + 1)
        else:
            duel.call(TURN, NO_CTX, _entry(TURN, phase))
        duel.call(AFTER, NO_CTX)


def _entry(program: Program, number: int) -> int:
    """Where a program goes on when it has entered this phase or step."""
    for pc, step in enumerate(program.steps):
        if isinstance(step, EnterPhase) and step.phase == number and program is TURN:
            return pc + 1
        if isinstance(step, EnterStep) and step.step == number and program is BATTLE_PHASE:
            return pc + 1
    raise LookupError(f"the program {program.name!r} never enters {number}")


def _step(kind: type[Step]) -> int:
    """Where in a turn this step stands."""
    return next(pc for pc, step in enumerate(TURN.steps) if isinstance(step, kind))
