"""Scenes at the table: what rule tests and card tests are written in. docs/write-a-test.md tells how.

    d = table(you=set_("Trap Hole"), them=hand("Battle Ox"), turn=THEM)
    d.summon("Battle Ox").respond("Trap Hole")
    assert d.graveyard(THEM) == ["Battle Ox"]

`table` lays out a field from *parts* (`hand`, `monster`, `set_`, ...), joined by `+` or in a list. What it
gives has *actions*, which play and give the table back, and *queries*, which look and change nothing.

One rule holds for every action: it first lets everybody pass who is asked to respond, until the question
comes that it answers, and it stops at the very next question. `resolve()` passes on till nobody is asked to
respond.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest

from spellspeed import notation
from spellspeed.cards.library import library as all_cards
from spellspeed.duel import constants as c
from spellspeed.duel import legality, values
from spellspeed.duel.effects import Effect, Library, Script
from spellspeed.duel.facts import Facts
from spellspeed.duel.records import Card
from spellspeed.duel.rules import PRESETS, Rules
from spellspeed.duel.setup import new_duel
from spellspeed.duel.state import State
from spellspeed.duel.whynot import why_not
from spellspeed.lab.plays import DIRECT, VERBS, At, Name, Plays
from spellspeed.language.card import define
from spellspeed.language.effects import CardEffect
from spellspeed.position import FILLER, Placed, Position, Side, find_name
from spellspeed.protocol import TableSide
from spellspeed.view import view

__all__ = [
    "BATTLE_PHASE",
    "DIRECT",
    "DRAW",
    "DRAW_PHASE",
    "END_PHASE",
    "FILLER",
    "MAIN_1",
    "MAIN_2",
    "PHASES",
    "STANDBY_PHASE",
    "STEPS",
    "THEM",
    "TURN_BEGINS",
    "YOU",
    "Table",
    "at",
    "attack",
    "both_seats",
    "deck",
    "defense",
    "effect_monster",
    "equip",
    "face_up",
    "field",
    "from_picture",
    "fusion_deck",
    "graveyard",
    "hand",
    "lp",
    "magic",
    "monster",
    "normal_monster",
    "opening",
    "removed",
    "seating",
    "set_",
    "table",
    "trap",
]

YOU, THEM = 0, 1
TURN_BEGINS = "the turn begins"
PHASES, STEPS = c.PHASE_NAMES, c.STEP_NAMES
DRAW_PHASE, STANDBY_PHASE, MAIN_1, BATTLE_PHASE, MAIN_2, END_PHASE = PHASES[1:]
DRAW = "draw"
"""`Table.winner` when the duel is drawn."""

_OPEN_VERBS = ("summon", "set", "flip", "change", "attack", "special summon")


# -- both seats -------------------------------------------------------------------------------------

_swapped = 0


@pytest.fixture(params=[0, 1], ids=["seats", "swapped"])
def seating(request):
    """Lets YOU sit at seat 0, then at seat 1."""
    global _swapped
    _swapped = request.param
    yield
    _swapped = 0


both_seats = pytest.mark.usefixtures("seating")
"""Runs a test twice, the second time with the seats changed over.

For one test `@both_seats`, for all tests of a module `pytestmark = both_seats`.
"""


# -- parts ------------------------------------------------------------------------------------------


def at(seat: int, zone: int, magic_trap: bool = False) -> At:
    """The card in this Monster Zone (or Magic & Trap Zone), 1 to 5 from its player's left."""
    return At(seat, zone, magic_trap)


class Part(NamedTuple):
    """One card to lay out, or the Life Points."""

    place: str
    name: str = ""
    marks: dict[str, Any] = {}  # noqa: RUF012
    number: int = 0


class Parts(list):
    """Several parts of one side. They are joined by `+`."""

    def __add__(self, other: Any) -> Parts:
        return Parts([*self, *_flat(other)])


def _flat(parts: Any) -> list[Part]:
    if isinstance(parts, Part):
        return [parts]
    return [one for part in parts for one in _flat(part)]


def _parts(place: str, names: Sequence[str], marks: dict[str, Any]) -> Parts:
    return Parts(Part(place, name, marks) for name in names)


def hand(*names: str, **marks: Any) -> Parts:
    return _parts("hand", names, marks)


def deck(*names: str, rest: bool = True, **marks: Any) -> Parts:
    """Cards on top of the Deck, the first name on top. Below lie harmless ones, unless `rest=False`."""
    return Parts([*_parts("deck", names, marks), *([] if rest else [Part("no rest")])])


def fusion_deck(*names: str, **marks: Any) -> Parts:
    return _parts("fusion_deck", names, marks)


def graveyard(*names: str, **marks: Any) -> Parts:
    """Cards in the Graveyard, the first at the bottom."""
    return _parts("graveyard", names, marks)


def removed(*names: str, **marks: Any) -> Parts:
    return _parts("removed", names, marks)


def attack(*names: str, **marks: Any) -> Parts:
    """Monsters in face-up Attack Position."""
    return _parts("monsters", names, marks)


monster = attack


def defense(*names: str, **marks: Any) -> Parts:
    """Monsters in face-up Defense Position."""
    return _parts("monsters", names, {"defense": True, **marks})


def set_(*names: str, **marks: Any) -> Parts:
    """Face-down cards: monsters in Defense Position, Magic and Traps, Field Magic in its own zone."""
    return _parts("set", names, marks)


def face_up(*names: str, **marks: Any) -> Parts:
    """Face-up Continuous Magic and Traps (and Equips with `on=`), activated earlier."""
    return _parts("magic_traps", names, marks)


def equip(name: str, *, on: Name, **marks: Any) -> Parts:
    """A face-up Equip Magic on a monster of either side."""
    return _parts("magic_traps", [name], {"on": on, **marks})


def field(name: str, **marks: Any) -> Parts:
    """The active Field Magic."""
    return _parts("field", [name], marks)


def lp(number: int) -> Parts:
    return Parts([Part("lp", number=number)])


def normal_monster(
    name: str,
    attack: int = 0,
    defense: int = 0,
    *,
    level: int = 4,
    type: str = "Warrior",
    attribute: str = "EARTH",
) -> Script:
    """A Normal Monster of the test's own, for `table(cards=[...])`."""
    return Script(
        Facts(
            name,
            c.MONSTER,
            c.FRAME_NORMAL,
            attribute=c.ATTRIBUTE_NAMES.index(attribute),
            type=c.TYPE_NAMES.index(type),
            level=level,
            attack=attack,
            defense=defense,
        )
    )


def effect_monster(
    name: str,
    *effects: CardEffect,
    attack: int = 0,
    defense: int = 0,
    level: int = 4,
    type: str = "Warrior",
    attribute: str = "EARTH",
    abilities: int = 0,
    materials: tuple[str, ...] = (),
    **more: Any,
) -> Script:
    """An Effect Monster of the test's own; with `materials` a Fusion. `more` is what `define` takes."""
    facts = Facts(
        name,
        c.MONSTER,
        c.FRAME_FUSION if materials else c.FRAME_EFFECT,
        attribute=c.ATTRIBUTE_NAMES.index(attribute),
        type=c.TYPE_NAMES.index(type),
        level=level,
        attack=attack,
        defense=defense,
        abilities=abilities,
        materials=materials,
        effect=True,
    )
    return define(name, *effects, **more).script(facts)


def magic(name: str, *effects: CardEffect, icon: str = "normal", **more: Any) -> Script:
    """A Magic Card of the test's own."""
    facts = Facts(name, c.MAGIC, c.FRAME_MAGIC, icon=c.ICON_NAMES.index(icon), effect=True)
    return define(name, *effects, **more).script(facts)


def trap(name: str, *effects: CardEffect, icon: str = "normal", **more: Any) -> Script:
    """A Trap Card of the test's own."""
    facts = Facts(name, c.TRAP, c.FRAME_TRAP, icon=c.ICON_NAMES.index(icon), effect=True)
    return define(name, *effects, **more).script(facts)


# -- laying out -------------------------------------------------------------------------------------


def table(
    you: Any = (),
    them: Any = (),
    *,
    turn: int = YOU,
    phase: str = MAIN_1,
    step: str = "",
    turn_number: int = 5,
    summons: int = 1,
    rules: Rules | str | dict[str, Any] | None = None,
    chance: Sequence[int] = (),
    seed: int = 0,
    cards: Iterable[Script] = (),
) -> Table:
    """A duel that goes on from this field, at its first question.

    `turn` is the turn player; `chance` holds the results of coins (1 is heads), dice and random picks from 0
    up; `rules` is a preset, a dictionary of switches or a `Rules`; `cards` are cards of the test's own.
    """
    library = _library(cards)
    layout = _Layout(library)
    sides = (layout.side(_flat(you)), layout.side(_flat(them)))
    position = Position(sides, turn_number, turn, phase, step, summons).with_zones()
    position = layout.equipped(position)
    return _seated(position, library, rules, chance, seed)


def from_picture(
    text: str,
    *,
    rules: Rules | str | dict[str, Any] | None = None,
    chance: Sequence[int] = (),
    seed: int = 0,
    cards: Iterable[Script] = (),
) -> Table:
    """A duel that goes on from a text picture (docs/notation.md)."""
    library = _library(cards)
    return _seated(notation.read(text, library), library, rules, chance, seed)


def opening(
    you: Sequence[str] = (),
    them: Sequence[str] = (),
    *,
    you_fusion: Sequence[str] = (),
    them_fusion: Sequence[str] = (),
    first: int = YOU,
    shuffled: bool = False,
    rest: bool = True,
    rules: Rules | str | dict[str, Any] | None = None,
    seed: int = 0,
    cards: Iterable[Script] = (),
) -> Table:
    """A duel from its beginning. The Decks are told from the top down; without `shuffled` they stay so.

    A short Deck is filled with harmless cards to 40, unless `rest=False`.
    """
    library = _library(cards)

    def whole(names: Sequence[str]) -> list[str]:
        found = [find_name(library, name) for name in names]
        return found + [FILLER] * (40 - len(found)) if rest else found

    decks = [whole(you), whole(them)]
    fusions = [list(you_fusion), list(them_fusion)]
    if _swapped:
        decks.reverse()
        fusions.reverse()
    duel = new_duel(
        library,
        (decks[0], decks[1]),
        (fusions[0], fusions[1]),
        seed=seed,
        ordered=not shuffled,
        first=first ^ _swapped,
        rules=_rules(rules),
    )
    return Table(duel, _swapped)


def _library(cards: Iterable[Script]) -> Library:
    own = {script.facts.name: script for script in cards}
    return Library({**all_cards().scripts, **own}, "test") if own else all_cards()


def _rules(rules: Rules | str | dict[str, Any] | None) -> Rules:
    if isinstance(rules, Rules):
        return rules
    return PRESETS[rules] if isinstance(rules, str) else Rules(**(rules or {}))


def _seated(
    position: Position,
    library: Library,
    rules: Rules | str | dict[str, Any] | None,
    chance: Sequence[int],
    seed: int,
) -> Table:
    if _swapped:
        position = position.mirrored()
    return Table(position.start(library, _rules(rules), seed=seed, chance=tuple(chance)), _swapped)


class _Layout:
    """From parts to the sides of a position."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.hosts: list[tuple[str, Name]] = []

    def side(self, parts: list[Part]) -> Side:
        places: dict[str, list[Placed]] = {}
        chosen: dict[str, Any] = {}
        for part in parts:
            if part.place == "lp":
                chosen["lp"] = part.number
            elif part.place == "no rest":
                chosen["filled"] = False
            else:
                place, card = self.card(part)
                places.setdefault(place, []).append(card)
        for place, cards in places.items():
            if place == "field":
                assert len(cards) == 1, "there is one Field Card Zone"
            if place in ("monsters", "magic_traps"):
                cards = self.from_the_left(cards)
            chosen[place] = cards[0] if place == "field" else tuple(cards)
        return Side(**chosen)

    def card(self, part: Part) -> tuple[str, Placed]:
        try:
            name = find_name(self.library, part.name)
        except LookupError as error:
            raise AssertionError(str(error)) from None
        facts = self.library.script(name).facts
        marks = dict(part.marks)
        place = part.place
        if place == "set":
            place = "monsters" if facts.kind == c.MONSTER else "magic_traps"
            marks = {"face_down": True, "defense": facts.kind == c.MONSTER, **marks}
        if place == "magic_traps" and facts.icon == c.FIELD:
            place = "field"
        if marks.pop("attacked", False):
            marks |= {"declared": True, "attacks": 1}
        on = marks.pop("on", None)
        if on is not None:
            self.hosts.append((name, on))
        notes = marks.pop("notes", {})
        return place, Placed(name, **marks, notes=tuple(dict(notes).items()), on=None)

    def from_the_left(self, cards: list[Placed]) -> list[Placed]:
        """In a scene cards lie from the left, as they are told, so that queries give them in this order."""
        free = [zone for zone in range(1, 6) if zone not in {card.zone for card in cards}]
        return [
            card if card.zone or not free else msgspec.structs.replace(card, zone=free.pop(0))
            for card in cards
        ]

    def equipped(self, position: Position) -> Position:
        """The same with every Equip on its monster, now that all monsters have their zones."""
        hosts = list(self.hosts)
        sides = []
        for side in position.sides:
            cards = list(side.magic_traps)
            for i, card in enumerate(cards):
                wanted = next((pair for pair in hosts if pair[0] == card.name), None)
                if wanted is not None:
                    hosts.remove(wanted)
                    cards[i] = msgspec.structs.replace(card, on=self.where(position, wanted[1]))
            sides.append(msgspec.structs.replace(side, magic_traps=tuple(cards)))
        return msgspec.structs.replace(position, sides=tuple(sides))

    def where(self, position: Position, name: Name) -> tuple[int, int]:
        if isinstance(name, At):
            return (name.seat, name.zone)
        wanted = find_name(self.library, name)
        found = [
            (seat, card.zone)
            for seat in (YOU, THEM)
            for card in position.sides[seat].monsters
            if card.name == wanted
        ]
        assert len(found) == 1, f"{len(found)} monsters are called {wanted}: say on=at(seat, zone)"
        return found[0]


# -- the table --------------------------------------------------------------------------------------


class Happened(NamedTuple):
    """An event, in words."""

    kind: str
    player: int | None
    cards: tuple[str, ...]
    amount: int
    text: str
    causes: frozenset[str]
    """Why cards moved: "battle", "effect" and "rule" are destruction, the others are not."""
    moment: int
    shown: frozenset[int]
    """The players who may know every card of it."""


_CAUSES = {
    "battle": c.BY_BATTLE,
    "effect": c.BY_EFFECT,
    "rule": c.BY_RULE,
    "cost": c.AS_COST,
    "tribute": c.AS_TRIBUTE,
    "material": c.AS_MATERIAL,
    "discard": c.AS_DISCARD,
    "hand limit": c.BY_HAND_LIMIT,
    "move": c.AS_MOVE,
    "used": c.AS_USED,
}


class Table(Plays):
    """A duel in a test. YOU and THEM are its two players, at whichever seats they sit."""

    # -- actions ------------------------------------------------------------------------------------

    def summon(self, name: Name, tributes: Sequence[Name] = (), zone: int = 0) -> Table:
        """Normal Summons or, with `tributes`, Tribute Summons."""
        return self.play("summon", name, picks=tributes, zone=zone)

    def set(self, name: Name, tributes: Sequence[Name] = (), zone: int = 0) -> Table:
        """Sets a monster, a Magic or a Trap Card from the hand."""
        return self.play("set", name, picks=tributes, zone=zone)

    def special_summon(
        self, name: Name, cost: Sequence[Name] = (), position: str = "", zone: int = 0
    ) -> Table:
        """Uses the Special Summon that is built into a monster."""
        return self.play("special summon", name, picks=cost, position=position, zone=zone)

    def flip(self, name: Name) -> Table:
        """Flip Summons."""
        return self.play("flip", name)

    def change(self, name: Name) -> Table:
        """Changes the battle position of a face-up monster."""
        return self.play("change", name)

    def attack(self, name: Name, target: Name | None = None) -> Table:
        """Declares an attack, a direct one without `target`."""
        return self.play("attack", name, target=DIRECT if target is None else target)

    def activate(
        self,
        name: Name,
        targets: Sequence[Name] = (),
        *,
        cost: Sequence[Name] = (),
        mode: str | int = "",
        effect: int = -1,
        zone: int = 0,
        seat: int | None = None,
    ) -> Table:
        """Activates a card or an effect, in the open state or as an answer."""
        return self.play(
            "activate", name, picks=[*cost, *targets], mode=mode, effect=effect, zone=zone, seat=seat
        )

    def respond(
        self,
        name: Name,
        targets: Sequence[Name] = (),
        *,
        cost: Sequence[Name] = (),
        mode: str | int = "",
        effect: int = -1,
        zone: int = 0,
        seat: int | None = None,
    ) -> Table:
        """Answers what has just happened with this card; whoever has it, the other passes."""
        return self.play(
            "activate",
            name,
            picks=[*cost, *targets],
            mode=mode,
            effect=effect,
            zone=zone,
            seat=seat,
            answer=True,
        )

    passes = Plays.resolve

    def resolve_chain(self) -> Table:
        """Passes until the Chain has resolved, and leaves open what may be done then."""
        while self.chain() and self.kind == "respond":
            self.pass_()
        return self

    def to_battle(self) -> Table:
        """Goes on to the Battle Step of the Battle Phase."""
        return self.to_phase(BATTLE_PHASE)

    def main2(self) -> Table:
        """Goes on to Main Phase 2."""
        if self.state.phase == c.MAIN_1:
            self.to_battle()
        return self.to_phase(MAIN_2)

    def until(self, step: str) -> Table:
        """Passes until somebody is asked to respond in this step of the Battle Phase (see `step`)."""
        while step not in self.step:
            if self.kind != "respond":
                self.fail(f"nobody is asked to respond in the step {step!r}")
            self.pass_()
        return self

    # -- queries: the field ---------------------------------------------------------------------------

    def lp(self, seat: int) -> int:
        return self.state.lp[self._seat(seat)]

    def hand(self, seat: int) -> list[str]:
        return self._names(seat, c.HAND)

    def deck(self, seat: int) -> list[str]:
        """From the top down."""
        return self._names(seat, c.DECK)[::-1]

    def fusion_deck(self, seat: int) -> list[str]:
        return self._names(seat, c.FUSION_DECK)

    def graveyard(self, seat: int) -> list[str]:
        """From the bottom up."""
        return self._names(seat, c.GRAVEYARD)

    def removed(self, seat: int) -> list[str]:
        return self._names(seat, c.REMOVED)

    def monsters(self, seat: int) -> list[str]:
        """In the order of the zones; not one whose Summon may still be negated."""
        return [card.name for card in self.state.monsters(self._seat(seat))]

    def magic_traps(self, seat: int) -> list[str]:
        """In the Magic & Trap Zones, in their order."""
        return self._names(seat, c.MAGIC_TRAP_ZONE)

    def field(self, seat: int) -> str | None:
        """The card in the Field Card Zone."""
        return next(iter(self._names(seat, c.FIELD_ZONE)), None)

    def zones(self, seat: int, magic_trap: bool = False) -> list[str | None]:
        """What lies in the five Monster Zones (or Magic & Trap Zones)."""
        zone = c.MAGIC_TRAP_ZONE if magic_trap else c.MONSTER_ZONE
        pile = self.state.pile(self._seat(seat), zone)
        return [self.state.cards[uid].name if uid >= 0 else None for uid in pile]

    def position(self, name: Name, seat: int | None = None) -> str:
        """ "attack", "defense", "set" or "set attack"."""
        card = self.card(name, seat)
        if card.up:
            return "attack" if card.attacking else "defense"
        return "set attack" if card.attacking else "set"

    def attack_of(self, name: Name, seat: int | None = None) -> int:
        """ATK as everyone reads it now."""
        return values.shown(values.attack(self.state, self.card(name, seat)))

    def defense_of(self, name: Name, seat: int | None = None) -> int:
        return values.shown(values.defense(self.state, self.card(name, seat)))

    def level_of(self, name: Name, seat: int | None = None) -> int:
        return values.level(self.state, self.card(name, seat))

    def type_of(self, name: Name, seat: int | None = None) -> str:
        return c.TYPE_NAMES[values.monster_type(self.state, self.card(name, seat))]

    def controller(self, name: Name) -> int:
        return self._who(self.card(name).side)

    def is_set(self, name: Name, seat: int | None = None) -> bool:
        return not self.card(name, seat).up

    def equipped_to(self, name: Name, seat: int | None = None) -> str | None:
        """The monster that this Equip is on."""
        host = self.card(name, seat).host
        return self.state.cards[host[0]].name if self.state.same(host) else None

    def knows(self, seat: int, name: Name) -> bool:
        """Does this player know which card it is, where it lies on the field?"""
        return self.card(name).known >> self._seat(seat) & 1 == 1

    def seen(self, by: int, of: int) -> TableSide:
        """One player's half of the table as the other, or he himself, may see it."""
        return view(self.state, self._seat(by)).sides[self._seat(of)]

    def card(self, name: Name, seat: int | None = None) -> Card:
        """The one card on the field of this name, as the engine sees it."""
        found = [card for card in self._on_field() if self.is_(card, name)]
        if seat is not None:
            found = [card for card in found if card.side == self._seat(seat)]
        if len(found) != 1:
            many = "no card" if not found else f"{len(found)} cards"
            self.fail(f"{many} on the field {'is' if not found else 'are'} {self._called(name)}")
        return found[0]

    # -- queries: the moment --------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def turn_player(self) -> int:
        return self._who(self.state.turn_player)

    @property
    def phase(self) -> str:
        return c.PHASE_NAMES[self.state.phase]

    @property
    def step(self) -> str:
        """The step of the Battle Phase, with the part of the Damage Step."""
        words = c.STEP_NAMES[self.state.step]
        return f"{words}: {c.SUBSTEP_NAMES[self.state.substep]}" if self.state.substep else words

    @property
    def asked(self) -> int | None:
        """Who is asked the open question."""
        return None if self.state.decision is None else self._who(self.state.decision.player)

    @property
    def kind(self) -> str:
        """The kind of the open question: "act", "respond", "choose", ..."""
        return "" if self.state.decision is None else c.DECISION_NAMES[self.state.decision.kind]

    @property
    def prompt(self) -> str:
        return "" if self.state.decision is None else self.state.decision.prompt

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def winner(self) -> int | str | None:
        """YOU, THEM or DRAW; None while the duel goes on."""
        if self.state.outcome is None:
            return None
        winner = self.state.outcome.winner
        return DRAW if winner < 0 else self._who(winner)

    @property
    def rule(self) -> str | None:
        """The rule by which the duel ended."""
        return None if self.state.outcome is None else self.state.outcome.rule

    def chain(self) -> list[str]:
        """The cards of the Chain, Link 1 first."""
        chain = self.state.chain
        return [] if chain is None else [self.state.cards[link.source[0]].name for link in chain.links]

    def can(self, verb: str, name: Name | None = None, target: Name | None = None) -> bool:
        """May the asked player do this now? `target` is for attacks.

        Fails when the question is not one in which this could be answered at all: a False would tell nothing.
        """
        decision = self.decision()
        if verb in ("pass", "done", "yes", "no"):
            return any(c.VERB_NAMES[option.verb] == verb for option in decision.options)
        if verb in _OPEN_VERBS and decision.kind != c.ACT:
            self.fail(f"can({verb!r}) asks of an open state, but there is another question")
        assert name is not None, "of which card?"
        if verb == "activate":
            holders = {card.side for card in self.state.cards if self.is_(card, name)}
            if decision.player not in holders:
                self.fail(f"{self._called(name)} does not belong to the player who is asked")
        return bool(self.matching(VERBS[verb], name, target))

    def can_go(self, phase: str) -> bool:
        """May the turn player, in an open state, go to this phase?"""
        decision = self.decision()
        if decision.kind != c.ACT:
            self.fail("can_go() asks of an open state, but there is another question")
        return any(
            option.verb == c.V_PHASE and c.PHASE_NAMES[option.number] == phase for option in decision.options
        )

    def can_respond(self, name: Name, seat: int | None = None) -> bool:
        """May somebody answer with this card before the next thing happens?"""
        twin = Table(self.state.clone(), self.swapped)
        while twin.state.decision is not None and twin.state.decision.kind == c.RESPOND:
            if seat is None or twin.asked == seat:
                if twin.matching(c.V_ACTIVATE, name, None):
                    return True
            twin.pass_()
        return False

    def why_not(self, name: Name, verb: str = "", target: Name | None = None) -> list[str]:
        """The ids of the rules that forbid it now; empty when it is allowed. `target` is for attacks.

        Without a verb the usual one for where the card lies. A card that answers something is asked about
        what has just happened, though its window may be past.
        """
        return [reason.rule for reason in self.reasons(name, verb, target)]

    def why_not_go(self, phase: str) -> list[str]:
        """The ids of the rules that keep the asked player from going to a phase now."""
        return [reason.rule for reason in self.reasons_to_stay(phase)]

    def reasons_to_stay(self, phase: str) -> list[Any]:
        """As `why_not_go`, with the sentences."""
        return why_not(self.state, self.decision().player, c.V_PHASE, number=c.PHASE_NAMES.index(phase))

    def reasons(self, name: Name, verb: str = "", target: Name | None = None) -> list[Any]:
        """As `why_not`, with the sentences."""
        cards = [card for card in self.state.cards if card.zone != c.NOWHERE and self.is_(card, name)]
        from_hand = verb in ("summon", "set", "special summon")
        places = (c.IN_HAND, c.ON_FIELD, ~0) if from_hand else (c.ON_FIELD, c.IN_HAND, ~0)
        for place in places:
            near = [card for card in cards if place >> card.zone & 1]
            if near:
                break
        else:
            self.fail(f"no card is {self._called(name)}")
        if len({card.side for card in near}) > 1:
            near = [card for card in near if card.side == self.state.turn_player]
        if target is not None and verb in ("", "attack"):
            aims = (
                [-1]
                if target == DIRECT
                else [card.uid for card in self._on_field() if self.is_(card, target)]
            )
            assert len(aims) == 1, f"{len(aims)} cards are {self._called(target)}"
            return why_not(self.state, near[0].side, c.V_ATTACK, near[0].uid, target=aims[0])
        return _reasons(self.state, near[0], verb)

    def events(self, kind: str) -> list[Happened]:
        """What has happened so far of this kind (the names of `duel.constants`)."""
        assert kind in c.EVENT_NAMES, f"there is no kind of event {kind!r}: {', '.join(c.EVENT_NAMES[1:])}"
        return [
            Happened(
                kind,
                None if event.player < 0 else self._who(event.player),
                tuple(self.state.cards[ref[0]].name for ref in event.cards),
                event.amount,
                event.text,
                frozenset(word for word, bit in _CAUSES.items() if event.cause & bit),
                event.moment,
                frozenset(
                    who for who in (YOU, THEM) if all(bits >> self._seat(who) & 1 for bits in event.seen)
                ),
            )
            for event in self.log
            if c.EVENT_NAMES[event.kind] == kind
        ]

    def kinds(self) -> list[str]:
        """The kinds of all events so far, in their order."""
        return [c.EVENT_NAMES[event.kind] for event in self.log]

    def picture(self) -> str:
        return notation.write(self.state, you=self.swapped)

    def __repr__(self) -> str:
        return self.picture()

    # -- inside ---------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> int:
        assert seat in (YOU, THEM), "whose? YOU or THEM"
        return self.seat(seat)

    _who = _seat
    _submit = Plays.submit

    def _names(self, seat: int, zone: int) -> list[str]:
        return [card.name for card in self.state.cards_in(self._seat(seat), zone)]

    def _on_field(self) -> list[Card]:
        return [card for card in self.state.cards if card.on_field or card.zone == c.ARRIVING]

    def _called(self, name: Name) -> str:
        if not isinstance(name, At):
            return f"called {name!r}"
        where = "Magic & Trap Zone" if name.magic_trap else "Monster Zone"
        return f"in {'the opponent´s ' if name.seat else 'your '}{where} {name.zone}"

    def fail(
        self, sentence: str, name: Name | None = None, verb: str = "", target: Name | None = None
    ) -> Any:
        """Ends the test with everything a reader needs."""
        lines = [sentence, "", self.picture()]
        if self.state.decision is not None:
            lines.append(f"options: {', '.join(self.options())}")
        if isinstance(name, str):
            script = self.state.library.scripts.get(name)
            if script is not None and not script.written:
                lines.append(f"the effect of {name} is not in the program yet")
        if name is not None:
            try:
                reasons = self.reasons(name, verb, target)
            except AssertionError as error:
                lines.append(str(error).partition("\n")[0])
            else:
                lines += [f"why not: {reason.rule}: {reason.sentence}" for reason in reasons]
        raise AssertionError("\n".join(lines))


# -- why not ----------------------------------------------------------------------------------------


def _usual_verb(state: State, card: Card) -> str:
    if card.facts.kind != c.MONSTER:
        return "activate"
    if card.zone == c.HAND:
        return "summon"
    if state.phase == c.BATTLE_PHASE:
        return "attack"
    return "change" if card.up else "flip"


def _reasons(state: State, card: Card, verb: str) -> list[Any]:
    verb = verb or _usual_verb(state, card)
    if verb == "activate":
        return _activation_reasons(state, card)
    if verb == "special summon":
        procedure = card.script.procedure
        assert procedure is not None, f"{card.name} has no Special Summon of its own"
        return procedure.reasons(state, card.side, card)
    rows = {
        "summon": legality.SUMMON_ROWS,
        "flip": legality.FLIP_ROWS,
        "change": legality.CHANGE_ROWS,
        "attack": legality.ATTACK_ROWS.rows,
        "set": legality.SET_MONSTER_ROWS if card.facts.kind == c.MONSTER else legality.SET_CARD_ROWS,
    }
    return legality.reasons(rows[verb], state, card.side, card, None)


def _activation_reasons(state: State, card: Card) -> list[Any]:
    """For every effect that a player may choose to use; an allowed one leaves nothing to explain."""
    usable = (c.CARD_ACTIVATION, c.IGNITION, c.MULTI_TRIGGER)
    found = []
    for effect in card.script.effects:
        if effect.kind in usable:
            reasons = _effect_reasons(state, card, effect)
            if not reasons:
                return []
            found += reasons
    return found


def _effect_reasons(state: State, card: Card, effect: Effect) -> list[Any]:
    answers = effect.when is not None and effect.when.kinds
    asked = state.decision.player if state.decision is not None else -1
    if state.window_kind == c.OPEN and state.chain is None and (answers or card.side != asked):
        state = state.clone()
        state.window = state.last
        state.window_kind = c.AFTER_EVENT
    return legality.reasons(
        legality.activate_rows(card, effect).rows, state, card.side, card, effect
    ) + legality.activation_reasons(state, card.side, card, effect, True)
