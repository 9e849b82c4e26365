"""Static effects: what holds while a card is in force, or for a while after an effect (DESIGN §7.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.effects import Effect, Static
from spellspeed.duel.records import Waiting

from .selections import EQUIPPED_MONSTER, FACE_UP, MONSTER, THIS_CARD, Sel

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Event, Force
    from spellspeed.duel.state import State

    from .conditions import Cond
    from .verbs.base import Deed

__all__ = [
    "ADD",
    "BECOME",
    "DOUBLE",
    "HALVE",
    "SWITCH",
    "Bonus",
    "Due",
    "Lure",
    "Original",
    "Reversed",
    "Said",
    "Waits",
    "attacks_directly",
    "cannot_activate",
    "cannot_attack",
    "cannot_attack_directly",
    "cannot_be_attacked",
    "cannot_be_targeted",
    "cannot_change",
    "destroyed_while",
    "equip_bonus",
    "gathers_spell_counters",
    "hand_limit",
    "held_in",
    "must_be_tributed",
    "negates",
    "no_battle_damage",
    "no_battle_phase",
    "no_summons",
    "no_tribute_summon",
    "not_destroyed",
    "pays_to_attack",
    "piercing",
    "skips",
]

ADD: Final = 1
HALVE: Final = 2
DOUBLE: Final = 3
BECOME: Final = 4
SWITCH: Final = 5


ANYWHERE: Final = c.S_CANNOT_ACTIVATE | c.S_REPLACE_MOVE | c.S_IDENTITY
"""Kinds that cover cards off the field too, unless their selection names a place; the others do not."""


ON_MONSTERS: Final = (
    c.S_STAT
    | c.S_ORIGINAL
    | c.S_CANNOT_ATTACK
    | c.S_CANNOT_CHANGE
    | c.S_PIERCING
    | c.S_DIRECT
    | c.S_ATTACKS
    | c.S_POSITION
    | c.S_CANNOT_BE_TRIBUTED
    | c.S_PAY_TO_ATTACK
    | c.S_MUST_TRIBUTE
    | c.S_CANNOT_BE_ATTACKED
    | c.S_CANNOT_ATTACK_DIRECTLY
)
"""Kinds that mean something only for monsters on the field."""


class SpokenStatic(Static):
    """A static effect over a selection of cards or over a player."""

    def __init__(self, kind: int, on: Sel | None = None, when: Cond | None = None) -> None:
        super().__init__(kind, when)
        self.on = on
        self.condition = when
        self.once = False
        """It waits for something and is then done, so its words say themselves how long it lasts."""

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        if force.targets:
            return card.ref in force.targets
        if self.on is None or (not self.on.zones and not card.on_field and not self.kind & ANYWHERE):
            return False
        return self.on.matches(duel, card, force.player, force.source[0], None)

    def said_of(self, what: str, many: bool) -> str:
        """The sentence about these cards: "Fiend monsters on the field gain 200 ATK"."""
        raise NotImplementedError

    def said_while(self, what: str, many: bool) -> str:
        """The same with the condition under which it holds."""
        said = self.said_of(what, many)
        return said if self.condition is None else f"while {self.condition.text()}, {said}"

    def text(self) -> str:
        if self.on is None:
            return self.said_while("", True)
        words = self.on.words()
        return self.said_while(words.plural(located=not self.kind & ANYWHERE), not words.definite)


class Bonus(SpokenStatic):
    """ATK and DEF changed: added to, halved, doubled, or set.

    `each` multiplies by the cards that fit, `each_counter` by the counters of this name on this card.
    """

    def __init__(
        self,
        on: Sel | None = None,
        *,
        attack: int = 0,
        defense: int = 0,
        operation: int = ADD,
        each: Sel | None = None,
        each_counter: str = "",
        when: Cond | None = None,
    ) -> None:
        super().__init__(c.S_STAT, on, when)
        self.each = each
        self.each_counter = each_counter
        self.attack = attack
        self.defense = defense
        self.operation = operation

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        return card.up and super().covers(duel, force, card)

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        amount = self.attack if stat == values.ATTACK else self.defense
        if self.operation == ADD:
            if amount and self.each is not None:
                amount *= len(self.each.find(duel, force.player, force.source[0]))
            if amount and self.each_counter:
                amount *= duel.cards[force.source[0]].note(self.each_counter)
            if amount and duel.force_kinds & c.S_REVERSE:
                return value - amount
            return value + amount
        if not amount:
            return value
        if self.operation == HALVE:
            return (value + 1) // 2
        if self.operation == DOUBLE:
            return value * 2
        return amount

    def said_of(self, what: str, many: bool) -> str:
        if self.operation == ADD:
            each = "" if self.each is None else f" for each {self.each.words().bare()}"
            if self.each_counter:
                each = f" for each {self.each_counter} on {'it' if what == 'this card' else 'this card'}"
            return f"{what} {self._gains(many)}{each}"
        stats = [name for amount, name in ((self.attack, "ATK"), (self.defense, "DEF")) if amount]
        verb = "is" if len(stats) == 1 else "are"
        if self.operation == BECOME:
            return " and ".join(
                [
                    f"the {name} of {what} becomes {amount}"
                    for amount, name in ((self.attack, "ATK"), (self.defense, "DEF"))
                    if amount
                ]
            )
        done = "halved" if self.operation == HALVE else "doubled"
        return f"the {' and '.join(stats)} of {what} {verb} {done}"

    def _gains(self, many: bool) -> str:
        gain, lose = ("gain", "lose") if many else ("gains", "loses")
        if self.attack and self.attack == self.defense:
            return f"{gain if self.attack > 0 else lose} {abs(self.attack)} ATK and DEF"
        parts = []
        for amount, name in ((self.attack, "ATK"), (self.defense, "DEF")):
            if amount:
                parts.append(f"{gain if amount > 0 else lose} {abs(amount)} {name}")
        return " and ".join(parts)


class Original(SpokenStatic):
    """The original ATK is doubled or halved, or switched with the original DEF (DESIGN §7.9)."""

    def __init__(self, operation: int, on: Sel | None = None, *, when: Cond | None = None) -> None:
        super().__init__(c.S_ORIGINAL, on, when)
        self.operation = operation

    def original(self, duel: State, force: Force, card: Card, attack: int, defense: int) -> tuple[int, int]:
        return (defense, attack) if self.operation == SWITCH else (attack, defense)

    def factor(self, duel: State, force: Force, stat: int) -> int:
        if stat != values.ATTACK or self.operation == SWITCH:
            return 0
        return 2 if self.operation == DOUBLE else -2

    def said_of(self, what: str, many: bool) -> str:
        if self.operation == SWITCH:
            return f"the original ATK and DEF of {what} are switched"
        done = "doubled" if self.operation == DOUBLE else "halved"
        return f"the original ATK of {what} is {done}"


class Reached(SpokenStatic):
    """The ATK that a one-time doubling or halving reached: a value of its own for each monster."""

    def __init__(self) -> None:
        super().__init__(c.S_STAT)

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        return force.count if stat == values.ATTACK else value

    def said_of(self, what: str, many: bool) -> str:
        return f"the ATK of {what} stays as it is now"


class Lure(SpokenStatic):
    """Whoever could attack these monsters can attack nothing else; with `attackers` only these monsters."""

    def __init__(self, on: Sel, *, attackers: Sel | None = None) -> None:
        super().__init__(c.S_LURE, on)
        self.attackers = attackers

    def lures(self, duel: State, force: Force, attacker: Card, target: Card) -> bool:
        assert self.on is not None
        if not self.on.matches(duel, target, force.player, force.source[0], None):
            return False
        if self.attackers is None:
            return attacker.side != target.side
        return self.attackers.matches(duel, attacker, force.player, force.source[0], None)

    def number(self, duel: State, force: Force) -> int:
        return 2 if self.attackers is None else 1

    def said_of(self, what: str, many: bool) -> str:
        if self.attackers is None:
            return f"monsters that could attack {what} can attack nothing else"
        assert self.on is not None
        who = self.attackers.words().bare()
        return f"{who} can attack nothing but {what}, if there is one"


class Reversed(SpokenStatic):
    """Additions to ATK and DEF are subtractions, and the other way round (Reverse Trap)."""

    def __init__(self) -> None:
        super().__init__(c.S_REVERSE)

    def said_of(self, what: str, many: bool) -> str:
        return "every effect that adds to ATK or DEF subtracts instead, and the other way round"


class Simple(SpokenStatic):
    """A static effect that says one thing of the cards it covers, which stand for "{}" in its words."""

    def __init__(
        self, kind: int, on: Sel | None, one: str, many: str, *, amount: int = 0, when: Cond | None = None
    ) -> None:
        super().__init__(kind, on, when)
        self.one = one
        self.many = many
        self.amount = amount

    def number(self, duel: State, force: Force) -> int:
        return self.amount

    def said_of(self, what: str, many: bool) -> str:
        return (self.many if many else self.one).replace("{}", what)


class ForPlayer(SpokenStatic):
    """A static effect over a player: 0 the one who uses it, 1 the opponent, 2 both."""

    def __init__(self, kind: int, who: int, said: str, *, amount: int = 0, when: Cond | None = None) -> None:
        super().__init__(kind, None, when)
        self.who = who
        self.said = said
        self.amount = amount

    def covers_player(self, duel: State, force: Force, player: int) -> bool:
        return self.who == 2 or (player == force.player) == (self.who == 0)

    def number(self, duel: State, force: Force) -> int:
        return self.amount

    def said_of(self, what: str, many: bool) -> str:
        return self.said


class SpokenEffect(Effect):
    """An effect that can be put into words; `spellspeed.language.effects` makes them."""

    def text(self) -> str:
        raise NotImplementedError

    def text_once(self, what: str, many: bool, after: int = 1) -> str:
        """The same for an effect that was left behind on these cards and is used once, in the n-th phase."""
        raise NotImplementedError

    def deeds(self) -> tuple[Deed, ...]:
        """What it would do (DESIGN §7.7)."""
        raise NotImplementedError


class Waits(SpokenStatic):
    """An effect left behind: a fitting event of this turn triggers it, until it has been used (Last Will)."""

    def __init__(self, effect: SpokenEffect) -> None:
        super().__init__(c.S_WATCH)
        self.effect = effect
        self.once = True

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        when = self.effect.when
        if when is None or event.kind not in when.kinds:
            return False
        if not when.happened(duel, event, force.player, force.source[0]):
            return False
        for waiting in duel.waiting:
            if waiting.effect is self.effect and waiting.source == force.source:
                return False
        duel.waiting = (*duel.waiting, Waiting(self.effect, force.source, force.player, event, 0))
        return True

    def duty(self) -> Effect | None:
        return self.effect

    def said_of(self, what: str, many: bool) -> str:
        said = self.effect.text()
        return f"once this turn, {said[0].lower()}{said[1:]}"


class Due(SpokenStatic):
    """An effect left behind that falls due in a later phase, on the cards it was put on.

    `after`: in the n-th such phase, or at the end of the n-th turn. `clock`: a card may move that count.
    """

    def __init__(self, effect: SpokenEffect, *, after: int = 1, clock: bool = False) -> None:
        super().__init__(c.S_DUTY)
        self.effect = effect
        self.once = True
        self.after = after
        self.clocked = clock

    def duty(self) -> Effect | None:
        return self.effect

    def said_of(self, what: str, many: bool) -> str:
        return self.effect.text_once(what, many, self.after)


class Said(SpokenStatic):
    """A rule of the game that the card reminds of; it does nothing of its own."""

    def __init__(self, said: str) -> None:
        super().__init__(0)
        self.said = said

    def said_of(self, what: str, many: bool) -> str:
        return self.said


def no_battle_damage(who: int = 0) -> SpokenStatic:
    """A player takes no Battle Damage: 0 you, 1 the opponent."""
    return ForPlayer(c.S_NO_BATTLE_DAMAGE, who, ("you take", "the opponent takes")[who] + " no Battle Damage")


def no_battle_phase(who: int = 0) -> SpokenStatic:
    """A player has no Battle Phase: 0 you, 1 the opponent."""
    said = ("you have", "the opponent has")[who] + " no Battle Phase"
    return ForPlayer(c.S_NO_BATTLE_PHASE, who, said)


def skips(phase: int, who: int = 0) -> SpokenStatic:
    """A player skips his Draw or Standby Phase: 0 you, 1 the opponent. Left behind for ever, the next one."""
    said = ("you skip your", "the opponent skips his")[who] + f" next {c.PHASE_NAMES[phase]}"
    return ForPlayer(c.S_SKIP, who, said, amount=phase)


def hand_limit(limit: int, who: int = 0) -> SpokenStatic:
    """So many cards a player may hold at the end of his turn, or UNLIMITED: 0 you, 1 the opponent, 2 each."""
    whose = ("your hand size limit", "the opponent's hand size limit", "each player's hand size limit")[who]
    if limit == c.UNLIMITED:
        said = ("you have", "the opponent has", "the players have")[who] + " no limit to the hand size"
    else:
        said = f"{whose} becomes {limit} cards"
    return ForPlayer(c.S_HAND_LIMIT, who, said, amount=limit)


def no_summons(who: int = 0) -> SpokenStatic:
    """A player cannot Normal, Flip or Special Summon; he may Set."""
    said = ("you", "the opponent")[who] + " cannot Normal, Flip or Special Summon"
    return ForPlayer(c.S_CANNOT_SUMMON, who, said, amount=c.NORMAL_SUMMON | c.FLIP_SUMMON | c.SPECIAL_SUMMON)


def must_be_tributed() -> SpokenStatic:
    """The chosen monster of the opponent is your next Tribute, as if it were yours (Soul Exchange)."""
    said = "when you Tribute a monster, you must Tribute {}, as if you controlled it"
    return Simple(c.S_MUST_TRIBUTE, None, said, said)


def negates(on: Sel) -> SpokenStatic:
    """Negates the effects of face-up cards."""
    return Simple(c.S_NEGATE, on & FACE_UP, "the effect of {} is negated", "the effects of {} are negated")


def cannot_activate(on: Sel, *, sets: bool = False) -> SpokenStatic:
    """Cards cannot be activated, and their effects cannot be used; with `sets` they cannot be Set either."""
    if sets:
        return alike(c.S_CANNOT_ACTIVATE, on, "{} cannot be activated or Set", amount=1)
    return alike(c.S_CANNOT_ACTIVATE, on, "{} cannot be activated")


def alike(kind: int, on: Sel | None, said: str, *, amount: int = 0, when: Cond | None = None) -> SpokenStatic:
    """A static effect whose sentence is the same of one card and of many."""
    return Simple(kind, on, said, said, amount=amount, when=when)


def cannot_attack(on: Sel | None = None, when: Cond | None = None) -> SpokenStatic:
    """Monsters cannot declare an attack."""
    return alike(c.S_CANNOT_ATTACK, on, "{} cannot attack", when=when)


def cannot_be_targeted(on: Sel | None = None) -> SpokenStatic:
    """No effect can target the cards."""
    said = "{} cannot be the target of Magic, Trap or monster effects"
    return Simple(c.S_CANNOT_TARGET, on, said, said.replace("target", "targets"))


def held_in(on: Sel, position: int) -> SpokenStatic:
    """Holds face-up monsters in a position."""
    said = f"changed to {c.POSITION_NAMES[position]} and cannot change"
    one, many = f"{{}} is {said} its position", f"{{}} are {said} their positions"
    return Simple(c.S_POSITION, on, one, many, amount=position)


def piercing(on: Sel | None = None) -> SpokenStatic:
    """The excess over DEF goes through as Battle Damage."""
    attacks = "a Defense Position monster with less DEF"
    one = f"when {{}} attacks {attacks}, it inflicts the difference as Battle Damage"
    many = f"when {{}} attack {attacks}, they inflict the difference as Battle Damage"
    return Simple(c.S_PIERCING, on, one, many)


def attacks_directly(on: Sel | None = None, *, only: bool = False) -> SpokenStatic:
    """Monsters may attack the player although he has monsters; `only`: they attack nothing else."""
    if only:
        return alike(c.S_DIRECT, on, "{} can attack only the opponent directly", amount=1)
    return alike(c.S_DIRECT, on, "{} can attack the opponent directly")


def cannot_attack_directly(on: Sel | None = None) -> SpokenStatic:
    """Monsters can attack nothing but monsters."""
    return alike(c.S_CANNOT_ATTACK_DIRECTLY, on, "{} cannot attack the opponent directly")


def cannot_be_attacked(on: Sel | None = None) -> SpokenStatic:
    """The opponent's monsters cannot attack these monsters; with no other to attack they do not attack."""
    return alike(c.S_CANNOT_BE_ATTACKED, on, "{} cannot be attacked")


def cannot_change(on: Sel | None = None) -> SpokenStatic:
    """A player cannot change the battle positions of monsters; effects can (J-POS-04)."""
    said = "the battle position of {} cannot be changed"
    return Simple(c.S_CANNOT_CHANGE, on, said, said.replace("position", "positions"))


def pays_to_attack(amount: int, on: Sel | None = None) -> SpokenStatic:
    """Declaring an attack costs Life Points, paid by the player who attacks (J-REPLAY-04)."""
    return alike(c.S_PAY_TO_ATTACK, on, f"{{}} attacks only if you pay {amount} Life Points", amount=amount)


def gathers_spell_counters() -> SpokenStatic:
    """Each Magic Card activated while this was in force gives a Spell Counter as it resolves (J-EFF-18)."""
    said = "each time a Magic Card that was activated resolves, put 1 Spell Counter on {}"
    return alike(c.S_GATHERS, THIS_CARD, said)


def not_destroyed(on: Sel | None = None, causes: int = c.IS_DESTROYED) -> SpokenStatic:
    """Cards are safe from destruction by battle (BY_BATTLE), by effects (BY_EFFECT) or by both."""
    how = {c.BY_BATTLE: " by battle", c.BY_EFFECT: " by effects"}.get(causes, "")
    return alike(c.S_NOT_DESTROYED, on, f"{{}} cannot be destroyed{how}", amount=causes)


def no_tribute_summon(on: Sel | None = None) -> SpokenStatic:
    """Monsters are no Tributes for a Tribute Summon or Set; they may pay costs."""
    return alike(c.S_CANNOT_BE_TRIBUTED, on, "{} cannot be Tributed for a Tribute Summon or Set")


def destroyed_while(on: Sel, when: Cond | None = None, *, by_effect: bool = False) -> SpokenStatic:
    """Cards are destroyed as soon as something is so; `by_effect`: by the effect of this card, at once."""
    amount = c.BY_EFFECT if by_effect else 0
    return Simple(c.S_DESTROYED_IF, on, "{} is destroyed", "{} are destroyed", amount=amount, when=when)


def equip_bonus(attack: int = 0, defense: int = 0, *, each: Sel | None = None) -> Bonus:
    """The equipped monster gains ATK and DEF."""
    return Bonus(MONSTER & EQUIPPED_MONSTER, attack=attack, defense=defense, each=each)
