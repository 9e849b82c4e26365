"""The state of a duel and the machine that advances it."""

from __future__ import annotations

from . import constants as c
from .chance import Generator
from .effects import Effect, Library, Static
from .immunity import unaffected
from .loops import LIMIT, note_answer, refuse
from .machine import Program, Step
from .records import (
    NOBODY,
    Attack,
    Bout,
    Card,
    Chain,
    Ctx,
    Decision,
    Duty,
    Event,
    Force,
    Frame,
    Link,
    NotAnOption,
    Option,
    Outcome,
    Ref,
    Task,
    Waiting,
    Was,
)
from .rules import Rules

Listeners = dict[int, tuple[tuple[int, Effect], ...]]

FULL_ZONES = (c.EMPTY, c.EMPTY, c.EMPTY, c.EMPTY, c.EMPTY)


class State:
    """The state of one duel: all that decides its future, and nothing else.

    Everything in it is immutable or a flat list of immutable records, so `clone()` is cheap at any decision.
    `spellspeed.duel.setup.new_duel` makes one; players use it through `spellspeed.Duel`.
    """

    __slots__ = (
        "answerable",
        "answered",
        "asked",
        "attack",
        "bout",
        "broken",
        "cards",
        "chain",
        "circle",
        "decision",
        "dirty",
        "duties",
        "duty_cards",
        "entered",
        "explaining",
        "force_kinds",
        "forced",
        "forces",
        "generator",
        "handles",
        "last",
        "last_memory",
        "library",
        "listeners",
        "lp",
        "memory",
        "moment",
        "news",
        "notes",
        "odd",
        "order",
        "outcome",
        "pace",
        "pcs",
        "phase",
        "piles",
        "quiet",
        "refusals",
        "remembered",
        "rules",
        "seen",
        "shared",
        "stack",
        "step",
        "stop_battle",
        "substep",
        "summons_left",
        "tasks",
        "trail",
        "traits",
        "turn",
        "turn_player",
        "turned",
        "waiting",
        "window",
        "window_kind",
    )

    def __init__(self, library: Library, rules: Rules) -> None:
        self.library = library
        self.rules = rules

    def begin(self) -> None:
        """Fills in an empty table. Apart from `__init__`, so that `clone()` fills each field only once."""
        self.cards: list[Card] = []
        """Every card and Token by uid."""
        self.piles: list[tuple[int, ...]] = [()] * (2 * c.ZONES)
        """uids by place, at `seat * ZONES + zone`. Deck and Graveyard: the last is the top."""
        self.stack: list[Frame] = []
        """The programs at work, the newest last."""
        self.pcs: list[int] = []
        """Which step of each comes next."""
        self.lp: tuple[int, int] = (8000, 8000)
        self.turn = 0
        self.turn_player = 0
        self.phase = c.NO_PHASE
        self.step = c.NO_STEP
        self.substep = 0
        self.summons_left = 0
        """Normal Summons or Sets the turn player may still make."""
        self.chain: Chain | None = None
        self.attack: Attack | None = None
        self.bout: Bout | None = None
        self.forces: tuple[Force, ...] = ()
        """Static effects in force, in the order they began."""
        self.force_kinds = 0
        """Bits of all kinds in `forces`."""
        self.waiting: tuple[Waiting, ...] = ()
        self.tasks: tuple[Task, ...] = ()
        self.duties: tuple[Duty, ...] = ()
        self.moment = 0
        self.entered = 0
        """The moment in which the present phase began."""
        self.order = 0
        self.last: tuple[Event, ...] = ()
        """The events of the last moment."""
        self.window: tuple[Event, ...] = ()
        """The events that may be answered now."""
        self.window_kind = 0
        self.answered = 0
        """The number of the last moment that is past: it can no longer be answered (J-CHAIN-08)."""
        self.duty_cards: tuple[int, ...] = ()
        """uids of the cards that may have a duty in a Standby or End Phase."""
        self.shared: tuple[int, ...] = ()
        """uids of the cards with an effect that either player may use."""
        self.remembered = 0
        """Bits of the kinds of event that some card asks about later."""
        self.broken: tuple[int, ...] = ()
        """uids that a broken link destroys as soon as the rules act (Call of the Haunted).

        -1 - uid for one that it removes from play.
        """
        self.memory: tuple[Event, ...] = ()
        """Events of this turn that some card asks about."""
        self.last_memory: tuple[Event, ...] = ()
        self.notes: tuple[tuple[str, int], ...] = ()
        """Marks of effects used this turn: once per turn."""
        self.stop_battle = False
        """The Battle Phase is to end when the Chain has settled."""
        self.pace = 0
        """Answers and forced steps of this turn. Above `loops.LIMIT` loops are looked for (J-WIN-08)."""
        self.seen: tuple[tuple[str, str, bool], ...] = ()
        """States in which somebody did something this turn, his answer, and whether it was an open state."""
        self.circle: tuple[tuple[str, int], ...] = ()
        """States in which triggers started since then, with how much of `trail` there was."""
        self.trail: tuple[int, ...] = ()
        """uids of the cards whose effects have resolved since then."""
        self.refusals: tuple[str, ...] = ()
        """Keys of the answers that are refused to the open question as endless loops."""
        self.handles: tuple[int, int] = (0, 0)
        self.turned = False
        """Both Decks lie upside down."""
        self.generator: Generator = (0, 0, 0, 1)
        self.forced: tuple[int, ...] = ()
        self.dirty = False
        """Something changed that the rules of the state must look at."""
        self.outcome: Outcome | None = None
        self.decision: Decision | None = None
        self.asked: tuple[int, int] = (0, 0)
        """How many questions each player has been asked; neither learns from it what the other was asked."""
        self.listeners: Listeners = {}
        """Which triggers listen to which kind of event; built once."""
        self.traits = 0
        """Bits of what the cards of the duel can do at all (`constants.T_...`); built once."""
        self.odd = c.O_ALL
        """Bits of what may lie on the field that the rules must look after (`constants.O_...`)."""
        self.answerable = 0
        """Bits of the kinds of event that some effect of the duel answers."""
        self.news: list[Event] = []
        """What happened since the last answer; not part of the state."""
        self.quiet = False
        self.explaining = False
        """Reasons are wanted with their sentences; not part of the state."""

    # -- copies -------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent duel that continues exactly as this one would, from any decision."""
        twin = State(self.library, self.rules)
        twin.cards = self.cards[:]
        twin.piles = self.piles[:]
        twin.stack = self.stack[:]
        twin.pcs = self.pcs[:]
        twin.lp = self.lp
        twin.turn = self.turn
        twin.turn_player = self.turn_player
        twin.phase = self.phase
        twin.step = self.step
        twin.substep = self.substep
        twin.summons_left = self.summons_left
        twin.chain = self.chain
        twin.attack = self.attack
        twin.bout = self.bout
        twin.forces = self.forces
        twin.force_kinds = self.force_kinds
        twin.waiting = self.waiting
        twin.tasks = self.tasks
        twin.duties = self.duties
        twin.moment = self.moment
        twin.entered = self.entered
        twin.order = self.order
        twin.last = self.last
        twin.window = self.window
        twin.window_kind = self.window_kind
        twin.answered = self.answered
        twin.duty_cards = self.duty_cards
        twin.shared = self.shared
        twin.remembered = self.remembered
        twin.broken = self.broken
        twin.memory = self.memory
        twin.last_memory = self.last_memory
        twin.notes = self.notes
        twin.stop_battle = self.stop_battle
        twin.pace = self.pace
        twin.seen = self.seen
        twin.circle = self.circle
        twin.trail = self.trail
        twin.refusals = self.refusals
        twin.handles = self.handles
        twin.turned = self.turned
        twin.generator = self.generator
        twin.forced = self.forced
        twin.dirty = self.dirty
        twin.outcome = self.outcome
        twin.decision = self.decision
        twin.asked = self.asked
        twin.listeners = self.listeners
        twin.traits = self.traits
        twin.odd = self.odd
        twin.answerable = self.answerable
        twin.news = []
        twin.quiet = self.quiet
        twin.explaining = False
        return twin

    # -- the machine --------------------------------------------------------------------------------

    def call(self, program: Program, ctx: Ctx, pc: int = 0) -> None:
        """Puts a program on the stack; it runs before the one below goes on."""
        self.stack.append(Frame(program, ctx))
        self.pcs.append(pc)

    def leave(self) -> None:
        """Ends the present program and takes it off the stack at once."""
        self.stack.pop()
        self.pcs.pop()

    def again(self) -> None:
        """Runs the present step once more (a loop)."""
        self.pcs[-1] -= 1

    def jump(self, pc: int) -> None:
        """Goes on with another step of the present program."""
        self.pcs[-1] = pc

    def skip(self, steps: int) -> None:
        """Leaves out so many of the steps that follow (back, if negative)."""
        self.pcs[-1] += steps

    def skip_rest(self) -> None:
        """Ends the present program after this step."""
        self.pcs[-1] = len(self.stack[-1].program.steps)

    def bind(self, name: str, value: object) -> None:
        """Binds a name for the steps that follow in the present program."""
        top = self.stack[-1]
        self.stack[-1] = Frame(top.program, top.ctx.bind(name, value))

    def rebind(self, ctx: Ctx) -> None:
        self.stack[-1] = Frame(self.stack[-1].program, ctx)

    def give(self, name: str, value: object) -> None:
        """Binds a name for the program below the present one."""
        below = self.stack[-2]
        self.stack[-2] = Frame(below.program, below.ctx.bind(name, value))

    def ask(
        self,
        player: int,
        kind: int,
        prompt: str,
        options: list[Option],
        step: Step,
        ctx: Ctx,
        about: int = -1,
        least: int = 1,
        most: int = 1,
        picked: tuple[Ref, ...] = (),
    ) -> None:
        """Puts a question; one single option is taken without asking, except to respond and in an open state.

        Who can do nothing more still ends his Battle Phase and his turn himself.
        """
        if self.pace > LIMIT:
            options = refuse(self, kind, options)
        if len(options) == 1 and (self.refusals or kind != c.RESPOND) and kind != c.ACT:
            step.take(self, ctx, options[0])
            return
        first, second = self.asked
        self.asked = (first + 1, second) if player == 0 else (first, second + 1)
        # Numbers of the two players never meet: even ones for seat 0, odd ones for seat 1.
        number = 2 * self.asked[player] + player
        decision = Decision(number, player, kind, prompt, options, step, ctx, about)
        decision.least = least
        decision.most = most
        decision.picked = picked
        self.decision = decision

    def submit(self, key: str, number: int = 0) -> None:
        """Answers the open question with the key of one of its options.

        `number` is the question's number, so that a stale answer is refused. Raises `NotAnOption`; nothing
        has changed then.
        """
        decision = self.decision
        if decision is None:
            raise NotAnOption("the duel is over: there is no open question")
        if number and number != decision.number:
            raise NotAnOption(f"stale answer: question {number} is past, {decision.number} is open")
        self.choose(decision.option(key))

    def choose(self, option: Option) -> None:
        """Answers the open question with one of its options, unchecked."""
        decision = self.decision
        assert decision is not None
        self.news = []
        self.pace += 1
        if self.pace > LIMIT:
            note_answer(self, decision.kind, decision.options, option)
        self.decision = None
        decision.step.take(self, self.stack[-1].ctx, option)
        self.advance()

    def ask_again(self) -> None:
        """Drops the open question and runs the step that asked it once more: it asks the same (law 2)."""
        decision = self.decision
        assert decision is not None
        first, second = self.asked
        self.asked = (first - 1, second) if decision.player == 0 else (first, second - 1)
        self.decision = None
        self.run_step()

    def run_step(self) -> None:
        """Runs the step that the topmost program has just gone past."""
        top = self.stack[-1]
        top.program.steps[self.pcs[-1] - 1].run(self, top.ctx)

    def advance(self) -> None:
        """Runs until the next question or the end of the duel."""
        stack = self.stack
        pcs = self.pcs
        while self.decision is None and stack:
            top = stack[-1]
            pc = pcs[-1]
            steps = top.program.steps
            if pc >= len(steps):
                stack.pop()
                pcs.pop()
                continue
            pcs[-1] = pc + 1
            steps[pc].run(self, top.ctx)
            if self.outcome is not None:
                self.stop()
                self.chain = None
                return

    def concede(self, player: int) -> None:
        """The player gives up (J-WIN-09)."""
        if self.outcome is None:
            self.end(1 - player, "the opponent conceded", "J-WIN-09")
            self.stop()

    def stop(self) -> None:
        """Nothing more is asked: the duel has ended."""
        self.stack = []
        self.pcs = []
        self.decision = None

    def end(self, winner: int, reason: str, rule: str) -> None:
        """Ends the duel; the first outcome counts."""
        if self.outcome is None:
            self.outcome = Outcome(winner, reason, rule)
            self.tell(c.DUEL_OVER, winner, text=reason)

    # -- looking ------------------------------------------------------------------------------------

    def pile(self, seat: int, zone: int) -> tuple[int, ...]:
        return self.piles[seat * c.ZONES + zone]

    def monsters(self, seat: int) -> list[Card]:
        """The monsters on a player's side of the field (not one that is being Summoned)."""
        cards = self.cards
        return [
            cards[uid]
            for uid in self.piles[seat * c.ZONES + c.MONSTER_ZONE]
            if uid >= 0 and cards[uid].zone == c.MONSTER_ZONE
        ]

    def magic_traps(self, seat: int) -> list[Card]:
        """Cards in a player's Magic & Trap Zones and Field Card Zone."""
        cards = self.cards
        base = seat * c.ZONES
        found = [cards[uid] for uid in self.piles[base + c.MAGIC_TRAP_ZONE] if uid >= 0]
        field = self.piles[base + c.FIELD_ZONE][0]
        if field >= 0:
            found.append(cards[field])
        return found

    def cards_in(self, seat: int, zone: int) -> list[Card]:
        cards = self.cards
        return [cards[uid] for uid in self.piles[seat * c.ZONES + zone] if uid >= 0]

    def free_slots(self, seat: int, zone: int) -> int:
        return self.piles[seat * c.ZONES + zone].count(c.EMPTY)

    def live(self, ref: Ref) -> bool:
        """Is the card still where it was, though it may have been turned?"""
        return ref[0] >= 0 and self.cards[ref[0]].visit == ref[1]

    def same(self, ref: Ref) -> bool:
        """Is the card still where it was, and not been turned face-down since?"""
        if ref[0] < 0:
            return False
        card = self.cards[ref[0]]
        return card.visit == ref[1] and card.face == ref[2]

    @property
    def number(self) -> int:
        """How many questions have been asked."""
        return self.asked[0] + self.asked[1]

    def links_built(self) -> tuple[Link, ...]:
        """The links of the Chain that is being built; none while a Chain resolves (J-CHAIN-04)."""
        chain = self.chain
        return chain.links if chain is not None and chain.resolving < 0 else ()

    def unanswered(self) -> bool:
        """Has the last moment not been answered yet, so that what the rules do now belongs to it?"""
        return bool(self.last) and self.last[0].moment == self.moment and self.moment > self.answered

    def in_main_phase(self) -> bool:
        """Is it a Main Phase, and not one that is skipped (Timeater)?"""
        if self.phase == c.MAIN_1:
            return not self.notes or not self.note(c.NO_MAIN_1)
        return self.phase == c.MAIN_2

    def note(self, name: str) -> int:
        for key, value in self.notes:
            if key == name:
                return value
        return 0

    def mark(self, name: str, value: int) -> None:
        kept = [pair for pair in self.notes if pair[0] != name]
        kept.append((name, value))
        self.notes = tuple(kept)

    def static_forces(self, kind: int) -> list[Force]:
        """The static effects of this kind in force now, in the order they began."""
        if not self.force_kinds & kind:
            return []
        found = []
        for force in self.forces:
            static = force.static
            if static.kind & kind:
                when = static.when
                if when is None or when.holds(self, Ctx(force.player, force.source[0], force.source)):
                    found.append(force)
        return found

    def covering(self, kind: int, card: Card) -> Force | None:
        """The first static effect of this kind that covers the card."""
        if not self.force_kinds & kind:
            return None
        for force in self.static_forces(kind):
            if force.static.covers(self, force, card):
                if self.force_kinds & c.S_UNAFFECTED and unaffected(self, card, force.source[0]):
                    continue
                return force
        return None

    def covering_player(self, kind: int, player: int) -> Force | None:
        """The first static effect of this kind that covers the player."""
        if not self.force_kinds & kind:
            return None
        for force in self.static_forces(kind):
            if force.static.covers_player(self, force, player):
                return force
        return None

    def barring(self, kind: int, effect: Effect) -> Force | None:
        """The first static effect of this kind that bars effects like this one, wherever their cards are."""
        if not self.force_kinds & kind:
            return None
        for force in self.static_forces(kind):
            if force.static.bars(self, force, effect):
                return force
        return None

    # -- changing -----------------------------------------------------------------------------------

    def put(self, card: Card) -> None:
        """Replaces a card's record."""
        self.cards[card.uid] = card
        self.dirty = True
        if card.host[0] >= 0:
            self.odd |= c.O_HOSTED
        if card.claims:
            self.odd |= c.O_CLAIMED

    def next_order(self) -> int:
        self.order += 1
        return self.order

    def add_force(
        self,
        static: Static,
        source: Ref,
        player: int,
        until: int,
        targets: tuple[Ref, ...] = (),
        count: int = 0,
    ) -> None:
        """Puts a static effect into force."""
        force = Force(self.next_order(), static, source, player, until, self.turn, targets, count)
        self.forces = (*self.forces, force)
        self.force_kinds |= static.kind
        self.dirty = True

    def keep_forces(self, kept: list[Force]) -> None:
        """Leaves only these static effects in force."""
        if len(kept) != len(self.forces):
            self.replace_forces(kept)

    def replace_forces(self, kept: list[Force]) -> None:
        """Puts these static effects in the place of all that were in force."""
        kinds = 0
        for force in kept:
            kinds |= force.static.kind
        self.forces = tuple(kept)
        self.force_kinds = kinds
        self.dirty = True

    # -- events -------------------------------------------------------------------------------------

    def tell(
        self,
        kind: int,
        player: int,
        cards: tuple[Ref, ...] = (),
        *,
        amount: int = 0,
        source: Ref = NOBODY,
        by: int = -1,
        seen: int = 3,
        text: str = "",
    ) -> None:
        """Announces something that nothing answers: for the players' eyes only."""
        if self.quiet:
            return
        event = Event(kind, self.moment, player, cards, (), amount, 0, source, by, (seen,) * len(cards), text)
        self.note_news(event)

    def note_news(self, event: Event) -> None:
        """Keeps an event for the players' eyes, with the records of its cards as they are now."""
        event.shown = tuple([self.cards[ref[0]] for ref in event.cards])
        if event.source[0] >= 0:
            event.origin = self.cards[event.source[0]]
        self.news.append(event)

    def happen(
        self,
        kind: int,
        player: int,
        cards: tuple[Ref, ...] = (),
        was: tuple[Was, ...] = (),
        *,
        amount: int = 0,
        cause: int = 0,
        source: Ref = NOBODY,
        by: int = -1,
        same: bool = False,
        substep: int = 0,
        text: str = "",
    ) -> Event:
        """Something happens that effects may answer. `same` joins it to the moment before."""
        if not same:
            self.moment += 1
            self.last = ()
        seen = tuple([self.cards[ref[0]].known for ref in cards])
        if kind == c.MOVED and source[0] in self.shared and self.cards[source[0]].on_field:
            # Destroyed by its controller's card, whoever has used it (DESIGN §7.7).
            by = self.cards[source[0]].side
        event = Event(kind, self.moment, player, cards, was, amount, cause, source, by, seen, text)
        self.last = (*self.last, event)
        if not self.quiet:
            self.note_news(event)
        if (self.remembered >> kind) & 1:
            self.memory = (*self.memory, event)
        listening = self.listeners.get(kind)
        if listening is not None:
            self.wake(event, listening, substep)
        if self.force_kinds & c.S_WATCH:
            for force in self.static_forces(c.S_WATCH):
                force.static.covers_event(self, force, event)
        return event

    def wake(self, event: Event, listening: tuple[tuple[int, Effect], ...], substep: int) -> None:
        """Lets triggers that the event starts wait for their Chain."""
        for uid, effect in listening:
            card = self.cards[uid]
            if not (effect.zones >> card.zone) & 1 or card.muted:
                continue
            if self.substep and effect.outside:
                continue
            if card.on_field and not card.up and not effect.face_down:
                continue
            if card.zone == c.MAGIC_TRAP_ZONE and (card.arrived == c.UNPLACED or card.arrived == c.HELD):
                # It is only being activated, or held by a monster as an Equip.
                continue
            if card.negaters and card.on_field and card.script.facts.kind == c.TRAP:
                # A negated Trap hears nothing (Jinzo and Forced Requisition).
                continue
            player = card.side if card.on_field or card.zone == c.HAND else card.owner
            when = effect.when
            if effect.either and when is not None:
                for seat in (self.turn_player, 1 - self.turn_player):
                    if when.happened(self, event, seat, uid) and effect.kind == c.AFTERMATH:
                        self.leave_behind(effect, Ctx(seat, uid, card.ref, effect, event))
                    elif when.happened(self, event, seat, uid):
                        self.waiting = (*self.waiting, Waiting(effect, card.ref, seat, event, substep))
                continue
            if when is not None and when.happened(self, event, player, uid):
                if effect.kind == c.AFTERMATH:
                    self.leave_behind(effect, Ctx(player, uid, card.ref, effect, event))
                    continue
                self.waiting = (*self.waiting, Waiting(effect, card.ref, player, event, substep))

    def leave_behind(self, effect: Effect, ctx: Ctx) -> None:
        """What an event leaves behind at once, without a Chain."""
        for step in effect.steps:
            step.run(self, ctx)
