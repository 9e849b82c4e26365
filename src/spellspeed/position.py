"""A whole field as one plain record, from which a duel can go on.

Tests, puzzles, lessons and bug reports all set up a `Position`, whether they write it in Python or as a
picture (`spellspeed.notation`), and all of it becomes a duel in one place: `Position.start`.

>>> from spellspeed.cards.library import library
>>> you = Side(monsters=(Placed("Summoned Skull"),), lp=1000)
>>> them = Side(monsters=(Placed("Kuriboh", face_down=True, defense=True),))
>>> duel = Position((you, them)).start(library())
>>> duel.decision.prompt
'Your move (Main Phase 1)'
>>> Position.of(duel).sides[0].monsters
(Placed(name='Summoned Skull', zone=3),)
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from .cards.catalogue import catalogue, fold, quoted
from .duel import constants as c
from .duel.battle import BATTLE_PHASE, EnterStep
from .duel.continuous import acts, enter_force
from .duel.effects import Library
from .duel.machine import Program
from .duel.moving import FOLLOWED
from .duel.records import NO_CTX, NOBODY, Card, Claim, Frame, Ref
from .duel.rules import JUDGE, Rules
from .duel.setup import empty_duel, listen
from .duel.state import State
from .duel.summon import needs_proper
from .duel.turn import TURN, AfterBattle, EnterPhase
from .duel.windows import AFTER

__all__ = ["FILLER", "Placed", "Position", "PositionError", "Side", "find_name", "left_out"]

FILLER: Final = "Cosmo Queen"
"""What fills the rest of a Deck: a Normal Monster that no search finds and that needs two Tributes."""
DECK_SIZE: Final = 20
"""A filled Deck has at least so many cards."""
TURN_BEGINS: Final = "the turn begins"
PHASES: Final = (TURN_BEGINS, *c.PHASE_NAMES[1:])
STEPS: Final = c.STEP_NAMES
HOW: Final = {
    "": c.UNPLACED,
    "Normal Summoned": c.NORMAL_SUMMON,
    "Tribute Summoned": c.TRIBUTE_SUMMON,
    "Flip Summoned": c.FLIP_SUMMON,
    "Special Summoned": c.SPECIAL_SUMMON,
    "Fusion Summoned": c.FUSION_SUMMON,
    "Ritual Summoned": c.RITUAL_SUMMON,
    "Set": c.SET_DOWN,
}
"""How a card came to lie where it lies. Of a duel also "in use" and "being Summoned" are told."""
_HOW_NAMES: Final = {number: name for name, number in HOW.items()}
UNTIL: Final = {"": c.FOREVER, "this turn": c.END_OF_TURN, "while equipped": c.WHILE_SOURCE}
"""How long a player has control of a card that is not his."""

Where = tuple[int, int]
"""A Monster Zone: (seat, zone from 1 to 5)."""


class PositionError(ValueError):
    """No duel can begin like this; `problems` has one sentence for each reason."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class Placed(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One card and all that is to be said of it where it lies. In a hand or pile most of it says nothing."""

    name: str
    zone: int = 0
    """1 to 5 from its player's left; 0 takes the middle free one (3, 2, 4, 1, 5)."""
    face_down: bool = False
    defense: bool = False
    """In Defense Position. A Set monster is `face_down` and `defense`."""
    on: Where | None = None
    """The monster it is equipped to or linked with."""
    how: str = ""
    """How it came here, one of `HOW`; "" is the usual: Normal Summoned, or Set when face-down."""
    this_turn: bool = False
    """It was Summoned, Set or Flip Summoned this turn."""
    by_other: bool = False
    """`this_turn`, but by the other player."""
    changed: bool = False
    """It has changed its battle position this turn."""
    declared: bool = False
    """It has declared an attack this turn."""
    attacks: int = 0
    """Attacks it has made this turn."""
    proper: bool | None = None
    """Properly Summoned once (J-FUS-06); None: yes on the field, no elsewhere."""
    owner: int = -1
    """Whose card it is, when not his on whose side it lies."""
    until: str = ""
    """How long the other player's card stays, one of `UNTIL`; "" is for good."""
    known: int = 0
    """Bit per seat: that player knows which card this is here, beyond who does anyway."""
    notes: tuple[tuple[str, int], ...] = ()
    """What its own effects remember: counters, uses."""
    order: int = 0
    """Its place among the cards whose Continuous effects are in force; 0: as they are listed."""


class Side(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One player's half of the field, with his hand, his piles and his Life Points."""

    lp: int = 8000
    hand: tuple[Placed, ...] = ()
    deck: tuple[Placed, ...] = ()
    """From the top down."""
    filled: bool = True
    """Below these the Deck holds harmless cards, so that nobody runs out of cards by accident."""
    fusion_deck: tuple[Placed, ...] = ()
    graveyard: tuple[Placed, ...] = ()
    """From the bottom up."""
    removed: tuple[Placed, ...] = ()
    monsters: tuple[Placed, ...] = ()
    magic_traps: tuple[Placed, ...] = ()
    field: Placed | None = None


class Position(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """Both sides of the field and the moment of the turn."""

    sides: tuple[Side, Side] = (Side(), Side())
    turn: int = 5
    turn_player: int = 0
    phase: str = "Main Phase 1"
    """One of `PHASES`. The Draw Phase is after the draw; "the turn begins" is before it."""
    step: str = ""
    """In the Battle Phase: Start Step, Battle Step (the usual) or End Step."""
    summons_left: int = 1

    def start(
        self,
        library: Library,
        rules: Rules = JUDGE,
        *,
        seed: int = 0,
        chance: tuple[int, ...] = (),
        quiet: bool = False,
    ) -> State:
        """A duel at its first question from here; `chance` holds forced results, handed out first.

        Raises PositionError with everything that is wrong.
        """
        duel = self.laid_out(library, rules, seed=seed, chance=chance, quiet=quiet)
        duel.advance()
        return duel

    def laid_out(
        self,
        library: Library,
        rules: Rules = JUDGE,
        *,
        seed: int = 0,
        chance: tuple[int, ...] = (),
        quiet: bool = False,
    ) -> State:
        """The duel of `start` before anything has happened in it: `advance()` goes on to the question."""
        problems = self.problems(library)
        if problems:
            raise PositionError(problems)
        return _Start(self.with_zones(), library, rules, seed, chance, quiet).duel

    @staticmethod
    def of(duel: State) -> Position:
        """The field of a duel. `left_out` tells what a position does not hold."""
        order = _ranks(duel)
        begins = duel.phase == c.NO_PHASE
        step = duel.step if duel.phase == c.BATTLE_PHASE and duel.step != c.BATTLE_STEP else c.NO_STEP
        return Position(
            (_side(duel, 0, order), _side(duel, 1, order)),
            duel.turn + 1 if begins else duel.turn,
            duel.turn_player,
            PHASES[duel.phase],
            STEPS[step],
            1 if begins else duel.summons_left,
        )

    def with_zones(self) -> Position:
        """The same with every card of the field in a zone of its own, in the order of the zones."""
        sides = tuple(
            msgspec.structs.replace(
                side, monsters=_zoned(side.monsters), magic_traps=_zoned(side.magic_traps)
            )
            for side in self.sides
        )
        return msgspec.structs.replace(self, sides=sides)

    def mirrored(self) -> Position:
        """The same with the two seats changed over."""
        first, second = self.sides
        return msgspec.structs.replace(
            self, sides=(_mirrored_side(second), _mirrored_side(first)), turn_player=1 - self.turn_player
        )

    def problems(self, library: Library) -> list[str]:
        """All that is wrong with it, one sentence each; empty when a duel can begin."""
        return list(_Check(self, library).problems())


def find_name(library: Library, text: str) -> str:
    """The name of a card of the library, however it is capitalised; its name of 2004 is understood too.

    Raises LookupError with the nearest names.
    """
    if text in library.scripts:
        return text
    names = {fold(card.era_name): card.name for card in catalogue() if card.name in library.scripts}
    names.pop("", None)
    names |= {fold(name): name for name in library.scripts}
    wanted = fold(text)
    if wanted in names:
        return names[wanted]
    near = [names[one] for one in difflib.get_close_matches(wanted[:80], names, n=3, cutoff=0.6)]
    near += [name for one, name in names.items() if len(wanted) > 2 and wanted in one and name not in near]
    hint = f"; the nearest names are {', '.join(near[:3])}" if near else ""
    raise LookupError(f"no card is called {quoted(text)}{hint}")


def left_out(duel: State) -> list[str]:
    """What goes on in a duel that a position of it does not hold, in words."""
    found = []
    if duel.outcome is not None:
        found.append("the duel is over")
    if duel.chain is not None:
        found.append(f"a Chain of {len(duel.chain.links)}")
    if duel.attack is not None:
        found.append("an attack")
    kept = sum(duel.pile(seat, c.MONSTER_ZONE).count(c.KEPT) for seat in (0, 1))
    if kept:
        found.append(f"Monster Zones kept for monsters removed from play: {kept}")
    if duel.waiting or duel.tasks:
        found.append("effects that wait")
    reversed_in = sum(1 for card in duel.cards if card.zone == c.DECK and card.up)
    if reversed_in:
        found.append(f"cards that lie the other way round in a Deck: {reversed_in}")
    mixed = sum(1 for card in duel.cards if card.mixed)
    if mixed:
        found.append(f"cards that were mixed with others: {mixed}")
    muted = sum(1 for card in duel.cards if card.muted)
    if muted:
        found.append(f"monsters negated until they leave the Graveyard: {muted}")
    spent = sum(1 for name, _ in duel.notes if name.startswith(c.FOR_GOOD))
    if spent:
        found.append(f"effects used once per Duel: {spent}")
    lasting = sum(1 for force in duel.forces if not _from_its_card(duel, force.source, force.until))
    if lasting:
        found.append(f"lasting effects: {lasting}")
    return found


# -- checking ---------------------------------------------------------------------------------------


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

    def side(self, seat: int, side: Side) -> Iterator[str]:
        who = ("you", "them")[seat]
        if side.lp < 0:
            yield f"{who}: Life Points cannot be {side.lp}"
        for pile in (side.hand, side.deck, side.graveyard, side.removed):
            for card in pile:
                yield from self.in_pile(who, card)
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
        if card.until not in UNTIL:
            return f"{who}: {card.name}: control cannot last {card.until!r}"
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
        if facts.kind != c.MONSTER:
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
        return next((card for card in _zoned(monsters) if card.zone == zone), None)


def _zoned(cards: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """Every card in a zone, in the order of the zones; those without one take the middle free zone."""
    taken = {card.zone for card in cards}
    free = [slot + 1 for slot in c.MIDDLE_FIRST if slot + 1 not in taken]
    placed = []
    for card in cards:
        placed.append(card if card.zone or not free else msgspec.structs.replace(card, zone=free.pop(0)))
    return tuple(sorted(placed, key=lambda card: card.zone))


def _mirrored_side(side: Side) -> Side:
    changed: dict[str, object] = {}
    for name in ("hand", "deck", "fusion_deck", "graveyard", "removed", "monsters", "magic_traps"):
        changed[name] = tuple(_mirrored_card(card) for card in getattr(side, name))
    if side.field is not None:
        changed["field"] = _mirrored_card(side.field)
    return msgspec.structs.replace(side, **changed)


def _mirrored_card(card: Placed) -> Placed:
    return msgspec.structs.replace(
        card,
        on=None if card.on is None else (1 - card.on[0], card.on[1]),
        owner=card.owner if card.owner < 0 else 1 - card.owner,
        known=(card.known & 1) << 1 | card.known >> 1,
    )


# -- from a position to a duel ----------------------------------------------------------------------


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
            if card.zone == c.MONSTER_ZONE and card.owner != card.side:
                self.claim(card)
        for _, uid in sorted(self.ranked):
            enter_force(duel, duel.cards[uid])
        # The Decks are told as they lie.
        duel.turned = len(duel.static_forces(c.S_DECKS_TURNED)) > 0
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
        card.known = _known_anyway(card) | placed.known
        card.proper = _proper_anyway(card) if placed.proper is None else placed.proper
        card.notes = placed.notes
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
        card.arrived = HOW[placed.how] or _usual_arrival(card)
        card.turn = turn if placed.this_turn else 0
        card.by = 1 - card.side if placed.by_other else card.side
        card.changed = turn if placed.changed else 0
        card.declared = turn if placed.declared or placed.attacks else 0
        card.attacks = placed.attacks
        if placed.on is not None:
            self.hosted.append((card.uid, placed.on))
        self.ranked.append((placed.order, card.uid))

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
        lasts = UNTIL[placed.until]
        source: Ref = NOBODY
        if lasts == c.WHILE_SOURCE:
            equips = [one for one in self.duel.magic_traps(card.side) if one.host[0] == card.uid]
            if not equips:
                raise PositionError([f"{card.name} is held while equipped, but nothing is equipped to it"])
            taking = [one for one in equips if any(part.kind & c.S_CONTROL for part in one.script.statics)]
            source = (taking or equips)[0].ref
        new = card.twin()
        new.claims = (Claim(card.side, lasts, source, self.duel.next_order()),)
        self.duel.put(new)

    def stack(self) -> None:
        """The frames that go on from the phase and step of the position."""
        duel = self.duel
        phase = duel.phase
        if phase == c.NO_PHASE:
            duel.turn -= 1
            if duel.turn > 0:
                duel.turn_player = 1 - duel.turn_player
            duel.stack.append(Frame(TURN, 0, NO_CTX))
        elif phase == c.BATTLE_PHASE:
            duel.step = STEPS.index(self.position.step or STEPS[c.BATTLE_STEP])
            duel.stack.append(Frame(TURN, _after_battle(), NO_CTX))
            duel.stack.append(Frame(BATTLE_PHASE, _entry(BATTLE_PHASE, duel.step), NO_CTX))
        elif phase == c.MAIN_2:
            duel.stack.append(Frame(TURN, _after_battle() + 1, NO_CTX))
        elif phase == c.DRAW_PHASE:
            # The draw comes first and is over.
            duel.stack.append(Frame(TURN, _entry(TURN, phase) + 1, NO_CTX))
        else:
            duel.stack.append(Frame(TURN, _entry(TURN, phase), NO_CTX))
        duel.stack.append(Frame(AFTER, 0, NO_CTX))


def _entry(program: Program, number: int) -> int:
    """Where a program goes on when it has entered this phase or step."""
    for pc, step in enumerate(program.steps):
        if isinstance(step, EnterPhase) and step.phase == number and program is TURN:
            return pc + 1
        if isinstance(step, EnterStep) and step.step == number and program is BATTLE_PHASE:
            return pc + 1
    raise LookupError(f"the program {program.name!r} never enters {number}")


def _after_battle() -> int:
    return next(pc for pc, step in enumerate(TURN.steps) if isinstance(step, AfterBattle))


# -- from a duel to a position ----------------------------------------------------------------------


def _usual_arrival(card: Card) -> int:
    """How a card came to the field when nothing is said of it."""
    if card.zone == c.MAGIC_TRAP_ZONE and card.facts.kind == c.MONSTER:
        return c.HELD if card.script.equips is None else c.PLACED
    if not card.up:
        return c.SET_DOWN
    if card.zone != c.MONSTER_ZONE:
        return c.PLACED
    frame = card.facts.frame
    if frame == c.FRAME_FUSION:
        return c.FUSION_SUMMON
    if frame == c.FRAME_RITUAL:
        return c.RITUAL_SUMMON
    return c.SPECIAL_SUMMON if frame == c.FRAME_TOKEN else c.NORMAL_SUMMON


def _known_anyway(card: Card) -> int:
    """Who knows which card this is, by where it lies."""
    if card.up or card.zone == c.GRAVEYARD:
        return 3
    if card.zone == c.HAND or card.on_field or card.zone == c.ARRIVING:
        return 1 << card.side
    if card.zone == c.FUSION_DECK:
        return 1 << card.owner
    return 0


def _proper_anyway(card: Card) -> bool:
    return card.on_field and card.up


def _from_its_card(duel: State, source: Ref, until: int) -> bool:
    """Is this the Continuous effect of a card that lies face-up on the field?"""
    return until == c.WHILE_SOURCE and duel.same(source) and acts(duel.cards[source[0]])


def _ranks(duel: State) -> dict[int, int]:
    """The order of the Continuous effects in force by uid, where it is not simply that of the list."""
    listed = []
    for seat in (0, 1):
        listed += [*duel.monsters(seat), *duel.magic_traps(seat)]
    working = [card.uid for card in listed if acts(card) and card.script.statics]
    first: dict[int, int] = {}
    for force in duel.forces:
        if force.source[0] in working and force.until == c.WHILE_SOURCE:
            first.setdefault(force.source[0], len(first))
    # What is negated now comes last: it entered force under its negater.
    actual = [*first, *(uid for uid in working if uid not in first)]
    if actual == working:
        return {}
    return {uid: rank + 1 for rank, uid in enumerate(actual)}


def _side(duel: State, seat: int, order: dict[int, int]) -> Side:
    def pile(zone: int) -> tuple[Placed, ...]:
        return tuple(_placed(duel, card, order) for card in duel.cards_in(seat, zone))

    field = pile(c.FIELD_ZONE)
    return Side(
        duel.lp[seat],
        pile(c.HAND),
        pile(c.DECK)[::-1],
        False,
        pile(c.FUSION_DECK),
        pile(c.GRAVEYARD),
        pile(c.REMOVED),
        pile(c.MONSTER_ZONE),
        pile(c.MAGIC_TRAP_ZONE),
        field[0] if field else None,
    )


def _placed(duel: State, card: Card, order: dict[int, int]) -> Placed:
    on_field = card.on_field or card.zone == c.ARRIVING
    monster = on_field and card.zone in (c.MONSTER_ZONE, c.ARRIVING)
    proper = None
    if needs_proper(card) and card.proper != _proper_anyway(card):
        proper = card.proper
    until = ""
    if monster and card.claims:
        until = next(name for name, lasts in UNTIL.items() if lasts == card.claims[-1].lasts)
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
        card.known & ~_known_anyway(card),
        card.notes if on_field else (),
        order.get(card.uid, 0),
    )


def _where(duel: State, host: Ref) -> Where | None:
    if not duel.same(host) or duel.cards[host[0]].zone != c.MONSTER_ZONE:
        return None
    card = duel.cards[host[0]]
    return (card.side, card.slot + 1)


def _how(card: Card) -> str:
    if card.zone == c.ARRIVING:
        return "being Summoned"
    if card.zone != c.MONSTER_ZONE:
        return "in use" if card.up and card.arrived not in (c.PLACED, c.HELD) else ""
    if card.arrived == _usual_arrival(card):
        return ""
    return _HOW_NAMES.get(card.arrived, "")
