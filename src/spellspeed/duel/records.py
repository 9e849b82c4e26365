"""The records a duel is made of. Each is replaced, never changed, once it is part of a state (law 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .facts import Facts

if TYPE_CHECKING:
    from .effects import Effect, Script, Static
    from .machine import Program, Step

Ref = tuple[int, int, int]
"""A card as it is now: (uid, visit, face). It is live while the visit is the same; see `State.live`."""

NOBODY: Ref = (-1, 0, 0)


class Card:
    """Where one card of the duel is and what has befallen it there.

    `visit` grows when the card changes zone, `face` when it is turned face-down; both make older references
    stale (DESIGN §7.2). `twin()` gives a fresh copy to change before it is put into the state.
    """

    __slots__ = (
        "arrived",
        "attacking",
        "attacks",
        "by",
        "changed",
        "claims",
        "declared",
        "face",
        "handle_0",
        "handle_1",
        "host",
        "known",
        "mixed",
        "mixed_known",
        "muted",
        "negaters",
        "notes",
        "owner",
        "proper",
        "script",
        "side",
        "since",
        "slot",
        "turn",
        "uid",
        "up",
        "visit",
        "zone",
    )

    def __init__(self, uid: int, script: Script, owner: int, zone: int) -> None:
        self.uid = uid
        self.script = script
        self.owner = owner
        self.side = owner
        """The seat on whose side it lies: its controller while it is on the field."""
        self.zone = zone
        self.slot = -1
        self.up = False
        self.attacking = False
        """True in Attack Position (face-up or face-down)."""
        self.visit = 0
        self.face = 0
        self.arrived = 0
        """How it came to the field: NORMAL_SUMMON, SET_DOWN, ... (a Flip Summon replaces SET_DOWN)."""
        self.turn = 0
        """The turn in which it arrived, was Set or was Flip Summoned."""
        self.by = owner
        """Who Summoned, Set or turned it up then."""
        self.changed = 0
        """The turn in which its battle position was last changed."""
        self.declared = 0
        """The turn in which it last declared an attack."""
        self.attacks = 0
        """Attacks made in the turn `declared`."""
        self.proper = False
        """Properly Summoned, so that it may be revived (J-FUS-05, J-FUS-06)."""
        self.known = 0
        """Bit per seat: that player knows which card this is here."""
        self.handle_0 = 0
        self.handle_1 = 0
        self.host: Ref = NOBODY
        """What it is equipped to, or linked with."""
        self.negaters: tuple[int, ...] = ()
        """uids of the Continuous effects that negate it now (DESIGN §7.9)."""
        self.claims: tuple[Claim, ...] = ()
        """Who has taken control of it, newest last (DESIGN §7.8)."""
        self.notes: tuple[tuple[str, int], ...] = ()
        """What its own effects remember; dies with visit or face."""
        self.since = 0
        """`State.order` as it came to the field: what came into force before was there before it."""
        self.mixed = 0
        """The group of face-down cards it was mixed with (see `mixing`); 0 for none."""
        self.mixed_known = 0
        """Bit per seat: that player knew the card as it was mixed in."""
        self.muted = False
        """Destroyed by a battle that negates its effects till it leaves the Graveyard (Dark Ruler Ha Des)."""

    def twin(self) -> Card:
        new = Card(self.uid, self.script, self.owner, self.zone)
        new.side = self.side
        new.slot = self.slot
        new.up = self.up
        new.attacking = self.attacking
        new.visit = self.visit
        new.face = self.face
        new.arrived = self.arrived
        new.turn = self.turn
        new.by = self.by
        new.changed = self.changed
        new.declared = self.declared
        new.attacks = self.attacks
        new.proper = self.proper
        new.known = self.known
        new.handle_0 = self.handle_0
        new.handle_1 = self.handle_1
        new.host = self.host
        new.negaters = self.negaters
        new.claims = self.claims
        new.notes = self.notes
        new.since = self.since
        new.mixed = self.mixed
        new.mixed_known = self.mixed_known
        new.muted = self.muted
        return new

    @property
    def facts(self) -> Facts:
        return self.script.facts

    @property
    def name(self) -> str:
        return self.script.facts.name

    @property
    def ref(self) -> Ref:
        return (self.uid, self.visit, self.face)

    @property
    def on_field(self) -> bool:
        return (c.ON_FIELD >> self.zone) & 1 == 1

    def note(self, name: str) -> int:
        for key, value in self.notes:
            if key == name:
                return value
        return 0


class Claim:
    """One entry of a monster's stack of controllers (DESIGN §7.8)."""

    __slots__ = ("lasts", "order", "player", "source")

    def __init__(self, player: int, lasts: int, source: Ref, order: int) -> None:
        self.player = player
        self.lasts = lasts
        """FOREVER, END_OF_TURN (a duty of the End Phase takes it out) or WHILE_SOURCE."""
        self.source = source
        self.order = order


class Was:
    """The last known facts of a card that moved: the record before and, from the field, its values."""

    __slots__ = ("attack", "card", "defense", "level")

    def __init__(self, card: Card, attack: int, defense: int, level: int) -> None:
        self.card = card
        self.attack = attack
        self.defense = defense
        self.level = level


class Event:
    """Something that happened. Events with the same `moment` happened at once (DESIGN §7.3)."""

    __slots__ = (
        "amount",
        "by",
        "cards",
        "cause",
        "kind",
        "moment",
        "origin",
        "player",
        "seen",
        "shown",
        "source",
        "text",
        "was",
    )

    def __init__(
        self,
        kind: int,
        moment: int,
        player: int,
        cards: tuple[Ref, ...],
        was: tuple[Was, ...],
        amount: int,
        cause: int,
        source: Ref,
        by: int,
        seen: tuple[int, ...],
        text: str,
    ) -> None:
        self.kind = kind
        self.moment = moment
        self.player = player
        """The seat it is about: who draws, Summons, loses Life Points."""
        self.cards = cards
        """The cards it is about, as they are afterwards."""
        self.was = was
        self.amount = amount
        self.cause = cause
        self.source = source
        """The card whose effect did it; NOBODY for the rules."""
        self.by = by
        """The seat that used it; -1 for the rules."""
        self.seen = seen
        """For each card the bits of the players who may know which card it is."""
        self.text = text
        self.shown: tuple[Card, ...] = ()
        """The records of `cards` then, and in `origin` that of `source`: for the players' eyes, not saved."""
        self.origin: Card | None = None


class Force:
    """A static effect in force: from a face-up card, or left behind by an effect for a while.

    `order` tells which began first; values are computed in that order (DESIGN §7.9).
    """

    __slots__ = ("count", "order", "player", "source", "static", "targets", "turn", "until")

    def __init__(
        self,
        order: int,
        static: Static,
        source: Ref,
        player: int,
        until: int,
        turn: int,
        targets: tuple[Ref, ...],
        count: int = 0,
    ) -> None:
        self.order = order
        self.static = static
        self.source = source
        self.player = player
        self.until = until
        """WHILE_SOURCE for the static effect of a face-up card."""
        self.turn = turn
        self.targets = targets
        """The cards it was put on; empty when its selection says what it covers."""
        self.count = count
        """For an effect that waits for the n-th such phase or turn: how many have been counted.

        For one with a value of its own: that value.
        """

    @property
    def name(self) -> str:
        """The card whose text it is, whatever that card has become since."""
        return self.static.name.rpartition("#")[0]


class Link:
    """One Chain Link."""

    __slots__ = (
        "ctx",
        "effect",
        "effect_negated",
        "gone",
        "harm",
        "negated",
        "order",
        "player",
        "side",
        "source",
    )

    def __init__(self, effect: Effect, source: Ref, player: int, side: int, ctx: Ctx) -> None:
        self.effect = effect
        self.source = source
        """The card at the time it was activated."""
        self.player = player
        self.side = side
        """Who controlled the card then."""
        self.ctx = ctx
        """What was bound at activation: targets, mode, cost."""
        self.negated = False
        """Its activation was negated."""
        self.effect_negated = False
        self.gone = False
        """Its card had to be there as it resolved, and was not (J-MAG-05)."""
        self.order = 0
        """What came into force later was not there when it was activated."""
        self.harm = 0
        """What becomes of its damage: 1 + a player, he takes none; 3 + a player, the other one takes his."""

    def aimed(self) -> tuple[Ref, ...]:
        """Its targets. Cards that an effect was left behind on are none, unless it names some itself."""
        return self.ctx.targets if self.effect.targets or not self.effect.left_behind else ()

    def twin(self) -> Link:
        new = Link(self.effect, self.source, self.player, self.side, self.ctx)
        new.negated = self.negated
        new.effect_negated = self.effect_negated
        new.gone = self.gone
        new.order = self.order
        new.harm = self.harm
        return new


class Chain:
    """The Chain being built or resolved. `parent` is the one it interrupts, if any."""

    __slots__ = ("links", "parent", "passes", "priority", "resolving")

    def __init__(
        self, links: tuple[Link, ...], priority: int, passes: int, resolving: int, parent: Chain | None
    ) -> None:
        self.links = links
        self.priority = priority
        self.passes = passes
        self.resolving = resolving
        """Index of the link that resolves, -1 while the Chain is being built."""
        self.parent = parent


class Attack:
    """An attack from its declaration to the end of its Damage Step. `parent` is the one it interrupts."""

    __slots__ = (
        "attacker",
        "by_trap",
        "defenders",
        "direct",
        "forced",
        "hidden",
        "lately",
        "marked",
        "negated",
        "order",
        "parent",
        "repelled",
        "target",
        "turned",
    )

    def __init__(
        self,
        attacker: Ref,
        target: Ref,
        defenders: tuple[Ref, ...],
        order: int,
        parent: Attack | None,
    ) -> None:
        self.attacker = attacker
        self.target = target
        """NOBODY for a direct attack."""
        self.defenders = defenders
        """The monsters on the other side when it was declared (J-REPLAY-01)."""
        self.order = order
        """What came into force later may stop the attack (J-BP-06)."""
        self.direct = target[0] < 0
        self.negated = False
        self.marked: tuple[Ref, ...] = ()
        """Monsters destroyed in this battle that still lie on the field (DESIGN §7.6)."""
        self.lately = defenders
        """The monsters there after the last Chain Link (kept only with the switch `replay_sources`)."""
        self.by_trap = False
        """The effect of a Trap or Quick-Play Magic has changed which monsters are there (R-REPLAY-04)."""
        self.turned = False
        """The target was face-down when the Damage Step began."""
        self.hidden = False
        """The target was face-down when the attack was declared."""
        self.repelled: Ref = NOBODY
        """The card whose effect, not the battle, has destroyed the attacker that is marked."""
        self.forced = False
        """Made by an effect in place of another: it costs nothing and is not the monster's own attack."""
        self.parent = parent

    def twin(self) -> Attack:
        new = Attack(self.attacker, self.target, self.defenders, self.order, self.parent)
        new.negated = self.negated
        new.lately = self.lately
        new.by_trap = self.by_trap
        new.marked = self.marked
        new.turned = self.turned
        new.hidden = self.hidden
        new.repelled = self.repelled
        new.forced = self.forced
        return new


class Bout:
    """A Battle Phase of two monsters inside another phase, and what goes on around it (DESIGN §7.11)."""

    __slots__ = ("attack", "attacker", "order", "parent", "phase", "step", "stop_battle", "target")

    def __init__(
        self,
        attacker: Ref,
        target: Ref,
        order: int,
        phase: int,
        step: int,
        attack: Attack | None,
        stop_battle: bool,
        parent: Bout | None,
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.order = order
        """What came into force before it outlasts it."""
        self.phase = phase
        """The phase, its step and the attack that go on afterwards."""
        self.step = step
        self.attack = attack
        self.stop_battle = stop_battle
        self.parent = parent


class Waiting:
    """A trigger that waits for its Chain."""

    __slots__ = ("effect", "event", "player", "source", "substep")

    def __init__(self, effect: Effect, source: Ref, player: int, event: Event, substep: int) -> None:
        self.effect = effect
        self.source = source
        self.player = player
        self.event = event
        self.substep = substep
        """The earliest sub-step of the Damage Step in which it may start; 0 for at once."""


class Task:
    """Something to be done after the Chain and its triggers, not part of any Chain (DESIGN §7.3, §7.11)."""

    __slots__ = ("ctx", "program")

    def __init__(self, program: Program, ctx: Ctx) -> None:
        self.program = program
        self.ctx = ctx


class Duty:
    """An effect due in this Standby or End Phase (DESIGN §7.10)."""

    __slots__ = ("effect", "notes", "player", "source", "targets")

    def __init__(
        self,
        effect: Effect | None,
        source: Ref,
        player: int,
        targets: tuple[Ref, ...],
        notes: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self.notes = notes
        """What its card remembered when the phase began."""
        self.effect = effect
        """None: control of the source goes back (J-CTRL-04)."""
        self.source = source
        self.player = player
        self.targets = targets


class Ctx:
    """The bindings of a frame. `bind` gives a new one."""

    __slots__ = ("card", "effect", "event", "player", "source", "targets", "values")

    def __init__(
        self,
        player: int,
        card: int,
        source: Ref,
        effect: Effect | None = None,
        event: Event | None = None,
        targets: tuple[Ref, ...] = (),
        values: dict[str, object] | None = None,
    ) -> None:
        self.player = player
        """The player who uses it."""
        self.card = card
        """uid of the card it is."""
        self.source = source
        """The card as it was when it was used."""
        self.effect = effect
        self.event = event
        """The event it answers."""
        self.targets = targets
        self.values: dict[str, object] = {} if values is None else values

    def bind(self, name: str, value: object) -> Ctx:
        values = dict(self.values)
        values[name] = value
        return Ctx(self.player, self.card, self.source, self.effect, self.event, self.targets, values)

    def with_targets(self, targets: tuple[Ref, ...]) -> Ctx:
        return Ctx(self.player, self.card, self.source, self.effect, self.event, targets, self.values)

    def with_source(self, source: Ref) -> Ctx:
        return Ctx(self.player, self.card, source, self.effect, self.event, self.targets, self.values)

    def with_event(self, event: Event | None) -> Ctx:
        return Ctx(self.player, self.card, self.source, self.effect, event, self.targets, self.values)

    def number(self, name: str, default: int = 0) -> int:
        value = self.values.get(name, default)
        return value if isinstance(value, int) else default

    def refs(self, name: str) -> tuple[Ref, ...]:
        value = self.values.get(name)
        if isinstance(value, tuple):
            return value
        return ()


NO_CTX = Ctx(-1, -1, NOBODY)


class Frame:
    """One program at work and what is bound; `State.pcs` says which step comes next."""

    __slots__ = ("ctx", "program")

    def __init__(self, program: Program, ctx: Ctx) -> None:
        self.program = program
        self.ctx = ctx


class Option:
    """One legal answer: a verb and the cards, effect and number it is about (-1 for none)."""

    __slots__ = ("card", "effect", "number", "target", "verb", "word")

    def __init__(
        self, verb: int, card: int = -1, effect: int = -1, target: int = -1, number: int = -1, word: str = ""
    ) -> None:
        self.verb = verb
        self.card = card
        self.effect = effect
        self.target = target
        self.number = number
        self.word = word

    def text(self, card: str, target: str) -> str:
        """The key, with these words for card and target."""
        key = c.VERB_NAMES[self.verb]
        if self.card >= 0:
            key = f"{key}:{card}"
        if self.effect >= 0:
            key = f"{key}/{self.effect}"
        if self.verb == c.V_ATTACK:
            key = f"{key}>{target}" if self.target >= 0 else f"{key}>player"
        elif self.target >= 0:
            key = f"{key}>{target}"
        if self.number >= 0:
            key = f"{key}={self.number}"
        if self.word:
            key = f"{key}={self.word}"
        return key

    @property
    def key(self) -> str:
        """The stable key of this answer, as logs hold it."""
        return self.text(str(self.card), str(self.target))


class Decision:
    """A question to one player, with every legal answer (law 4)."""

    __slots__ = (
        "about",
        "ctx",
        "done",
        "kind",
        "least",
        "most",
        "number",
        "options",
        "picked",
        "player",
        "prompt",
        "step",
    )

    def __init__(
        self,
        number: int,
        player: int,
        kind: int,
        prompt: str,
        options: list[Option],
        step: Step,
        ctx: Ctx,
        about: int,
    ) -> None:
        self.number = number
        self.player = player
        self.kind = kind
        self.prompt = prompt
        """What is asked, in words that name no hidden card."""
        self.options = options
        self.step = step
        self.ctx = ctx
        self.about = about
        """uid of the card whose effect or Summon asks; -1 for the rules."""
        self.least = 1
        self.most = 1
        self.picked: tuple[Ref, ...] = ()
        self.done = False

    def option(self, key: str) -> Option:
        """The option with this key.

        Raises `NotAnOption` when there is none; nothing has changed then.
        """
        for option in self.options:
            if option.key == key:
                return option
        raise NotAnOption(
            f"{key!r} is not an answer to {self.prompt!r}; legal: {', '.join(o.key for o in self.options)}"
        )


class Outcome:
    """How a duel ended: `winner` is a seat or -1 for a draw; `reason` and the rule behind it."""

    __slots__ = ("reason", "rule", "winner")

    def __init__(self, winner: int, reason: str, rule: str) -> None:
        self.winner = winner
        self.reason = reason
        self.rule = rule

    def __repr__(self) -> str:
        who = "draw" if self.winner < 0 else f"player {self.winner} wins"
        return f"Outcome({who}: {self.reason}, {self.rule})"


class NotAnOption(ValueError):
    """The answer is not among the options of the question, or the question is no longer open."""


class Reason:
    """Why a move is refused: the rule's id and a sentence with names and numbers filled in."""

    __slots__ = ("rule", "sentence")

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule
        self.sentence = sentence

    def __repr__(self) -> str:
        return f"{self.rule}: {self.sentence}"


BLOCKED = Reason("", "")
"""What forbids, when nobody asks for the sentence (`State.explaining` is unset)."""
