"""What the core knows of a card's effects. The words they are written in live in `spellspeed.language`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from . import constants as c
from .facts import Facts
from .machine import RULE_PROGRAMS, Program, Step

if TYPE_CHECKING:
    from .hurting import Hit
    from .legality import Table
    from .records import Card, Ctx, Event, Force, Link, Option, Reason, Ref, Was
    from .state import State


EXODIA = (
    "Exodia the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Leg of the Forbidden One",
)
"""The five cards of R-WIN-08."""


LEFT_BEHIND: Final = 100
"""Effects that a verb leaves behind are numbered from here on."""


class Selection:
    """A description of cards: "a face-up monster of the opponent with 1500 or less ATK"."""

    zones: int
    """Bits of the zones it looks in; 0 when it says nothing of the place."""

    def __init__(self, zones: int) -> None:
        self.zones = zones

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        """Does this card fit, for an effect of card `this` used by `player`?

        With `was` the last known facts are read instead of the present ones.
        """
        raise NotImplementedError


class When:
    """The event, or the Chain Link, that an effect answers."""

    def __init__(self, kinds: tuple[int, ...], link: bool = False) -> None:
        self.kinds = kinds
        """Kinds of event."""
        self.link = link
        """It answers the newest Chain Link, not an event."""
        self.tributed = False
        """It answers that its own card was Tributed for a Summon or Set."""

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        return False

    def includes(self, duel: State, event: Event, index: int, player: int, this: int) -> bool:
        """Is the card at this place of an event that it answers one of those it is about?"""
        return True

    def answers(self, duel: State, link: Link, player: int, this: int) -> bool:
        return False

    def missing(self) -> str:
        """Why it cannot be used when the event is not there: "no monster was Summoned"."""
        raise NotImplementedError


class Condition:
    """Something that must be true to use an effect, or while a static effect holds."""

    remembers: int
    """Bits of the kinds of event that it asks about: these are kept in the memory of the turn."""

    def __init__(self, remembers: int = 0) -> None:
        self.remembers = remembers

    def holds(self, duel: State, ctx: Ctx) -> bool:
        raise NotImplementedError

    def missing(self) -> str:
        raise NotImplementedError


class Cost:
    """What is paid at activation. Choices are asked first, then everything is paid at once (law 2)."""

    discards: bool = False
    """It is paid with cards discarded from the hand (Goblin of Greed)."""

    def choices(self) -> tuple[Step, ...]:
        """Steps that ask what to pay with; they bind the answers and change nothing."""
        return ()

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        """Why it cannot be paid now, or None."""
        raise NotImplementedError

    def payment(self) -> tuple[Step, ...]:
        """Steps that pay. They ask nothing."""
        raise NotImplementedError

    def pays_with(self, duel: State, ctx: Ctx) -> tuple[Selection, int] | None:
        """The monsters on the field it takes away, so that targets are counted without them."""
        return None


class TargetStep(Step):
    """Asks for the targets of an effect at its activation (J-EFF-10)."""

    def fits(self, duel: State, ctx: Ctx, uid: int) -> bool:
        """Does this card still fit at resolution?"""
        raise NotImplementedError


class Static:
    """A static effect: it holds while its card is in force, with no activation (R-EFF-03)."""

    kind: int
    when: Condition | None

    def __init__(self, kind: int, when: Condition | None = None) -> None:
        self.kind = kind
        self.when = when
        self.after = 1
        """One that falls due does so in the n-th such phase or turn."""
        self.this_turn = False
        """One that falls due does so in this turn, even if that phase has begun."""
        self.clocked = False
        """It counts turns, and a card may move its count (Pyro Clock of Destiny)."""
        self.silences = False
        """What it destroys does not use the effects that wait for their Chain (Kotodama)."""
        self.outlasts = False
        """Left behind on cards, it goes on when these have left or been turned down (Staunch Defender)."""
        self.defers = False
        """It takes only a Battle Phase that no other effect takes (S_NO_BATTLE_PHASE)."""
        self.gentle = False
        """A ward that negates only what targets a single card, and destroys nothing."""
        self.fades = False
        """It is over once another effect has set the original ATK of its monster (Maju Garzett)."""
        self.resets = False
        """It sets the original ATK in a battle, as one during damage calculation alone (Cat's Ear Tribe)."""
        self.name = ""
        """How a saved duel finds it again; given when its card is defined."""

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        """Does it apply to this card?"""
        return False

    def covers_player(self, duel: State, force: Force, player: int) -> bool:
        """Does it apply to this player?"""
        return False

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        """For an effect left behind that waits for an event."""
        return False

    def forbids(
        self,
        duel: State,
        force: Force,
        player: int,
        way: int,
        card: Card | None,
        seat: int,
        leaving: tuple[int, ...],
        count: int,
        face_down: bool,
    ) -> bool:
        """Does it forbid the player this way of bringing monsters to the field (S_CANNOT_SUMMON)?

        The arguments are those of `legality.bans.summon_ban`.
        """
        return self.number(duel, force) & way != 0 and self.covers_player(duel, force, player)

    def begins(self, duel: State, force: Force) -> None:
        """It has just come into force on its card."""

    def ends(self, duel: State, force: Force) -> None:
        """It has just gone out of force on its card."""

    def bars(self, duel: State, force: Force, effect: Effect) -> bool:
        """Does it forbid (S_CANNOT_ACTIVATE) or negate (S_NEGATE) this effect, wherever its card is?"""
        return False

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        """The value of this stat after it."""
        return value

    def original(self, duel: State, force: Force, card: Card, attack: int, defense: int) -> tuple[int, int]:
        """The original ATK and DEF after it (S_ORIGINAL)."""
        return (attack, defense)

    def factor(self, duel: State, force: Force, stat: int) -> int:
        """By what it multiplies the original value (S_ORIGINAL): 2, -2 for one half, 0 for nothing.

        Of several the newest counts.
        """
        return 0

    def substitute(self, duel: State, force: Force, card: Card) -> int:
        """uid of the card that is destroyed in place of this one (S_SUBSTITUTE), or -1."""
        return -1

    def quells(self, duel: State, force: Force, card: Card) -> bool:
        """Does it negate this monster, destroyed by battle with one that it covers (S_QUELLS)?"""
        return True

    def alters(self, duel: State, force: Force, hit: Hit) -> None:
        """Changes the damage of a battle (S_DAMAGE); `number` says what of it."""

    def lures(self, duel: State, force: Force, attacker: Card, target: Card) -> bool:
        """Must this attacker attack this monster alone (S_LURE)? A higher `number` comes first."""
        return False

    def duty(self) -> Effect | None:
        """For an effect left behind that falls due in a later phase."""
        return None

    def follow(self) -> Static | None:
        """A static effect that it puts on a card in its turn."""
        return None

    def shuts_out(self, duel: State, force: Force, source: Card) -> bool:
        """Do the effects of this card pass by those that it covers (S_UNAFFECTED)?"""
        return False

    def names_field(self) -> str:
        """As which Field Magic Card the field counts (S_FIELD_NAME)."""
        return ""

    def spares(self, duel: State, force: Force, source: Ref) -> bool:
        """Does it save from destruction by the effect of this card (S_NOT_DESTROYED)?"""
        return True

    def withholds(self) -> bool:
        """Is what could destroy nothing but cards it keeps safe not even activated (S_NOT_DESTROYED)?"""
        return False

    def redoes(self, dice: bool) -> bool:
        """Does it have dice rolled, or coins tossed, once more (S_WATCH)?"""
        return False

    def number(self, duel: State, force: Force) -> int:
        """A number that goes with it: attacks allowed, Life Points to pay."""
        return 0


class Effect:
    """One effect of a card.

    `steps_choose` ask for mode, cost and targets; `steps_pay` pay; `steps_do` are the resolution. The two
    programs made of them are named after the card, so that a saved duel can find them.
    """

    def __init__(
        self,
        kind: int,
        *,
        speed: int = 1,
        zones: int = 0,
        mandatory: bool = False,
        when: When | None = None,
        needs: tuple[Condition, ...] = (),
        cost: Cost | None = None,
        targets: tuple[TargetStep, ...] = (),
        modes: tuple[Step, ...] = (),
        steps: tuple[Step, ...] = (),
        oath: tuple[Step, ...] = (),
        statics: tuple[Static, ...] = (),
        once: int = 0,
        substeps: int = 0,
        phase: int = 0,
        whose: int = 2,
        misses: bool = True,
        only_last: bool = False,
        face_down: bool = False,
        needs_source: bool = False,
        needs_again: bool = False,
        unanswered: bool = False,
        unlocked: bool = False,
        upkeep: bool = False,
        either: bool = False,
        late: bool = False,
        outside: bool = False,
    ) -> None:
        self.kind = kind
        self.speed = speed
        self.zones = zones
        """Bits of the zones its card must be in to use it."""
        self.mandatory = mandatory
        self.when = when
        self.needs = needs
        self.cost = cost
        self.targets = targets
        self.modes = modes
        self.steps = steps
        self.oath = oath
        """What having activated it binds to at once, unless the activation itself is negated."""
        self.statics = statics
        self.once = once
        """1: once per turn; 2: once while face-up on the field; 3: once per battle; 4: once per Duel;
        5: one card of its name per turn and player; 0: as often as it can be paid (J-EFF-03)."""
        self.substeps = substeps
        """Bits of the sub-steps of the Damage Step in which it may start (J-DMG-02)."""
        self.phase = phase
        """A duty: the phase it is due in."""
        self.whose = whose
        """A duty: 0 its player's phase, 1 the opponent's, 2 either."""
        self.misses = misses
        """An optional trigger that can miss the timing (J-CHAIN-07)."""
        self.only_last = only_last
        """A mandatory one that can: its event must be the last thing that happened (Pharaoh's Treasure)."""
        self.face_down = face_down
        self.needs_source = needs_source
        """It resolves only while its card is still there."""
        self.unlocked = unlocked
        """The lock on the Graveyards does not concern it (Necrovalley)."""
        self.unanswered = unanswered
        """A duty that is carried out without a Chain, so that nobody can answer it."""
        self.needs_again = needs_again
        """Its conditions must still hold when it resolves; otherwise they are not asked again (J-EFF-13)."""
        self.late = late
        """A duty that may also fall due in the middle of its phase (Sinister Serpent)."""
        self.outside = outside
        """A trigger that is not used in the Damage Step."""
        self.either = either
        """Either player may use it, whoever controls its card; of a trigger whichever its event is about."""
        self.upkeep = upkeep
        """A maintenance cost: that of a monster is paid although its effects are negated."""
        self.remembers = 0
        """Bits of the kinds of event that it asks about besides its conditions: kept in memory."""
        self.firm = False
        """Neither its activation nor its effect can be negated (Spiritualism)."""
        self.repeats = False
        """A duty that may be done again in the same phase, as often as its player likes (Inspection)."""
        self.goes_on = False
        """It does the rest though all its targets are gone (Bait Doll)."""
        self.blinds = False
        """From its activation on the opponent may not look into the Graveyard of its player (Question)."""
        self.script_name = ""
        self.index = -1
        self.rows: Table | None = None
        """The rows of legality that may forbid its activation; filled in at its first use."""
        self.announce = Program("", ())
        self.perform = Program("", ())
        """Of a card's activation: what another effect carries out; see `performing`."""
        self.resolve = Program("", ())
        self.swear = Program("", ())
        self.programs: dict[str, Program] = {}
        """All its programs by name."""
        self.all_statics: tuple[Static, ...] = ()
        """Its static effects, and those its steps leave behind."""

    @property
    def name(self) -> str:
        return f"{self.script_name}#{self.index}"

    def gist(self) -> str:
        """What it does, in short, to tell it from the others of its card."""
        return ""

    def disturbs(self, duel: State, ctx: Ctx) -> bool:
        """Would it choose or move a card of a locked Graveyard, if it resolved now (DESIGN §7.7)?"""
        return False

    @property
    def left_behind(self) -> bool:
        """Was it left behind by another effect, so that it needs its card no more?"""
        return self.index >= LEFT_BEHIND

    def named(self, script_name: str, index: int) -> None:
        """Gives the effect its place on a card; called once, when the card is defined."""
        from .chain import Commit, Enlist, PickZone
        from .performing import DoPerformed, EndPerformance, Establish, PickPerformZone, Produce

        self.script_name = script_name
        self.index = index
        choose: list[Step] = list(self.modes)
        pay: tuple[Step, ...] = ()
        if self.cost is not None:
            choose.extend(self.cost.choices())
            pay = self.cost.payment()
        choose.extend(self.targets)
        if self.kind == c.CARD_ACTIVATION:
            end = (Establish(), DoPerformed(), EndPerformance())
            self.perform = Program(
                f"{self.name}.perform", (*choose, PickPerformZone(), Produce(), *pay, *end)
            )
            self._enter(self.perform)
        choose.append(PickZone())
        self.announce = Program(f"{self.name}.announce", (*choose, Commit(), *pay, Enlist()))
        self.resolve = Program(f"{self.name}.resolve", self.steps)
        self.swear = Program(f"{self.name}.oath", self.oath)
        self._enter(self.announce)
        self._enter(self.swear)
        self._enter(self.resolve)
        found = list(self.statics)
        for program in self.programs.values():
            for step in program.steps:
                found.extend(step.statics())
        for static in list(found):
            follow = static.follow()
            if follow is not None:
                found.append(follow)
        self.all_statics = tuple(found)
        for number, static in enumerate(found):
            static.name = f"{self.name}.static{number}"
            duty = static.duty()
            if duty is not None:
                duty.named(script_name, LEFT_BEHIND * (index + 1) + number)
                self.programs.update(duty.programs)

    def _enter(self, program: Program) -> None:
        self.programs[program.name] = program
        for number, step in enumerate(program.steps):
            for part, body in enumerate(step.bodies()):
                body.name = f"{program.name}.{number}.{part}"
                self._enter(body)


class Procedure:
    """A Special Summon built into a monster: no activation, no Spell Speed (J-SUM-06).

    From the hand, or for what lies there from the Fusion Deck. `to`: 0 to your side, 1 to the opponent's.
    """

    def __init__(
        self, needs: tuple[Condition, ...], cost: Cost | None = None, *, zone: int = c.HAND, to: int = 0
    ) -> None:
        self.needs = needs
        self.cost = cost
        self.zone = zone
        self.to = to
        self.program = Program("", ())

    def named(self, script_name: str) -> None:
        """Gives the Summon its place on a card; called once, when the card is defined."""
        from .summon import (
            Arrive,
            Land,
            OpenNegation,
            PayFee,
            PickMonsterZone,
            PickSummonPosition,
            RespondToAttempt,
            ShuffleAfter,
        )

        choose = () if self.cost is None else self.cost.choices()
        pay = () if self.cost is None else self.cost.payment()
        self.program = Program(
            f"{script_name}#summon",
            (
                *choose,
                PickSummonPosition(),
                PickMonsterZone(),
                *pay,
                PayFee(),
                Arrive(),
                *((ShuffleAfter(),) if self.zone == c.DECK else ()),
                OpenNegation(),
                RespondToAttempt(True),
                RespondToAttempt(False),
                Land(),
            ),
        )

    def possible(self, duel: State, player: int, card: Card) -> bool:
        """May the player Special Summon the card this way now, in his open Main Phase?"""
        return not self.reasons(duel, player, card)

    def reasons(self, duel: State, player: int, card: Card) -> list[Reason]:
        """Why not, all of it."""
        from .legality import procedure_reasons

        return procedure_reasons(duel, player, card, self)


class Script:
    """A card as the core plays it: printed facts and effects."""

    def __init__(
        self,
        facts: Facts,
        effects: tuple[Effect, ...] = (),
        *,
        written: bool = True,
        also: tuple[str, ...] = (),
        cannot_be_summoned: int = 0,
        no_revival: bool = False,
        equips: Selection | None = None,
        spirit: bool = False,
        procedure: Procedure | None = None,
        linked: int = 0,
        counters: int = 0,
        remains: int = 0,
        summoned_if: Condition | None = None,
        special_if: Condition | None = None,
        revival_type: int = 0,
        toon: bool = False,
        together: tuple[str, ...] = (),
        only_placed: bool = False,
        union: Selection | None = None,
        substitute: bool = False,
        true_materials: bool = False,
        keeps_tributes: bool = False,
        takes_host: bool = False,
    ) -> None:
        self.facts = facts
        self.effects = effects
        self.written = written
        """False for a card whose effect is not in the program yet; it is refused in a deck."""
        self.also = also
        """Other names it counts as."""
        self.cannot_be_summoned = cannot_be_summoned
        """Bits of the ways it cannot be Summoned: NORMAL_SUMMON (and Set), SPECIAL_SUMMON."""
        self.no_revival = no_revival
        self.equips = equips
        """For a card that equips: what it may be equipped to, tested all the time (J-EQUIP-01)."""
        self.spirit = spirit
        self.procedure = procedure
        if procedure is not None:
            procedure.named(facts.name)
        self.linked = linked
        """Its linked monster is destroyed: 1 when this leaves the field, 2 only when this is destroyed.

        With 1 it is destroyed with the monster too, with 3 that alone happens. With 4 as with 1, and it is
        destroyed as soon as the monster leaves the field in any way.
        """
        self.summoned_if = summoned_if
        """What must be so to Normal Summon or Flip Summon it. It is no effect, so nothing negates it."""
        self.special_if = special_if
        self.revival_type = revival_type
        """A monster of this Type is Tributed when an effect Special Summons it from the Graveyard."""
        """What must be so to Special Summon it, in whatever way."""
        self.toon = toon
        self.together = together
        """Names of cards that fall together: the first of them holds, and is in force for, the others."""
        self.only_placed = only_placed
        """It comes to the field only when an effect places it there."""
        self.union = union
        """A Union: the monsters it may be equipped to (J-EFF-16)."""
        self.substitute = substitute
        """It may stand for one Fusion Material Monster (J-FUS-03)."""
        self.true_materials = true_materials
        """A Fusion Monster that is made of its own materials alone."""
        self.keeps_tributes = keeps_tributes
        """It is remembered what was Tributed for it (see `materials`)."""
        self.greedy: Effect | None = None
        """What it does when it is Tribute Summoned with more Tributes than it needs (Moisture Creature)."""
        self.most_tributes = 0
        """For that: how many."""
        self.takes_host = takes_host
        """As it leaves the field the monster it is equipped to is removed from play."""
        self.counters = counters
        """How many Spell Counters it holds."""
        self.remains = remains
        """A Magic or Trap Card, not Continuous, that stays for so many turns of the opponent, or UNTIL_DONE.

        Destroyed in the Chain it resolves all the same; negated it does not stay (J-MAG-05).
        """
        self.has_duty = False
        self.has_late_duty = False
        self.statics: tuple[Static, ...] = ()
        self.activation: Effect | None = None
        self.exodia = facts.name in EXODIA
        self.rests = False
        """It goes to Defense Position at the end of a Battle Phase in which it attacked."""
        self.ignition = False
        self.ignition_hand = False
        self.asks_tributed = False
        """It answers that it was Tributed for a Summon or Set."""
        self.quick_hand = False
        self.quick_field = False
        self.stays = False
        """A Magic or Trap Card that stays on the field."""
        for index, effect in enumerate(effects):
            effect.named(facts.name, index)
            self.statics = self.statics + effect.statics
            self.rests = self.rests or any([static.kind & c.S_RESTS for static in effect.statics])
            if effect.kind == c.CARD_ACTIVATION and self.activation is None:
                self.activation = effect
            if effect.when is not None and effect.when.tributed:
                self.asks_tributed = True
            if effect.kind == c.DUTY:
                self.has_duty = True
                self.has_late_duty = self.has_late_duty or effect.late
            if effect.kind == c.IGNITION:
                self.ignition = self.ignition or effect.zones & c.ON_FIELD != 0
                self.ignition_hand = self.ignition_hand or effect.zones & c.IN_HAND != 0
            if effect.kind == c.MULTI_TRIGGER:
                if effect.zones & c.IN_HAND:
                    self.quick_hand = True
                if effect.zones & c.ON_FIELD:
                    self.quick_field = True
        if facts.kind == c.MAGIC:
            activation = self.activation
            self.quick_hand = facts.icon == c.QUICK_PLAY or (activation is not None and activation.phase > 0)
        if facts.kind != c.MONSTER:
            # A Trap Card may become an Equip, too (Blast with Chain).
            self.stays = facts.icon in (c.CONTINUOUS, c.EQUIP, c.FIELD) or remains != 0 or equips is not None

    @property
    def special_only(self) -> bool:
        """A Fusion or Ritual Monster: it comes out only through its own Summon the first time (R-RIT-08)."""
        return self.facts.frame == c.FRAME_FUSION or self.facts.frame == c.FRAME_RITUAL


class Library:
    """All cards a duel may use, by name; a saved duel finds its programs and static effects here."""

    def __init__(self, scripts: dict[str, Script], version: str | Callable[[], str]) -> None:
        self.scripts = scripts
        self._version = version
        self.names: dict[int, list[Option]] = {}
        """The names that may be declared, by kind of card; see `declaring`."""

    @property
    def version(self) -> str:
        """A hash of programs and card data; snapshots carry it. It is made when first asked for."""
        if not isinstance(self._version, str):
            self._version = self._version()
        return self._version

    def script(self, name: str) -> Script:
        return self.scripts[name]

    def program(self, name: str) -> Program:
        """The program of the rules or of a card with this name. Raises KeyError."""
        found = RULE_PROGRAMS.get(name)
        if found is not None:
            return found
        script = self.scripts[name[: name.rindex("#")]]
        if script.procedure is not None and script.procedure.program.name == name:
            return script.procedure.program
        for effect in script.effects:
            if name in effect.programs:
                return effect.programs[name]
        raise KeyError(name)

    def static(self, name: str) -> Static:
        """The static effect with this name, whether printed or left behind by a verb. Raises KeyError."""
        card, _, place = name.rpartition("#")
        for static in self.effect(card, int(place[: place.index(".")])).all_statics:
            if static.name == name:
                return static
        raise KeyError(name)

    def effect(self, card: str, index: int) -> Effect:
        """The effect of a card by its place; one left behind by a verb has a place of 100 or more."""
        script = self.scripts[card]
        if index < len(script.effects):
            return script.effects[index]
        for effect in script.effects:
            for static in effect.all_statics:
                duty = static.duty()
                if duty is not None and duty.index == index:
                    return duty
        raise KeyError(f"{card}#{index}")
