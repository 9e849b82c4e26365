"""Static effects: what holds while a card is in force, or for a while after an effect (DESIGN §7.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.effects import Effect, Static
from spellspeed.duel.records import Waiting

from .selections import Sel

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
    "ZERO",
    "Bonus",
    "Due",
    "Original",
    "OriginalBecomes",
    "Reversed",
    "Said",
    "Waits",
]

ADD: Final = 1
HALVE: Final = 2
DOUBLE: Final = 3
BECOME: Final = 4
SWITCH: Final = 5
ZERO: Final = 6


ANYWHERE: Final = c.S_CANNOT_ACTIVATE | c.S_REPLACE_MOVE | c.S_IDENTITY | c.S_LEVEL
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
        return said if self.condition is None else self.condition.around(said)

    def text(self) -> str:
        if self.on is None:
            return self.said_while("", True)
        words = self.on.words()
        return self.said_while(words.plural(located=not self.kind & ANYWHERE), not words.definite)


class Bonus(SpokenStatic):
    """ATK and DEF changed: added to, halved, doubled, or set.

    `each` multiplies by the cards that fit, `each_counter` by the counters of this name on this card. With
    `holds` Trap and Quick-Play Magic Cards do not raise the value again.
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
        counted: bool = False,
        holds: bool = False,
        when: Cond | None = None,
    ) -> None:
        super().__init__(c.S_STAT | (c.S_WATCH if holds else 0), on, when)
        self.holds = holds
        self.counted = counted
        """Left behind with a count by which it is multiplied."""
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
            if self.counted:
                amount *= force.count
            if amount and duel.force_kinds & c.S_REVERSE:
                amount = -amount
            if amount > 0 and duel.force_kinds & c.S_WATCH and held_low(duel, force, card):
                return value
            return value + amount
        if not amount or (self.operation == BECOME and outdone(duel, force, card)):
            return value
        if self.operation == ZERO:
            return 0
        if self.operation == HALVE:
            return (value + 1) // 2
        if self.operation == DOUBLE:
            return value * 2
        return amount

    def said_of(self, what: str, many: bool) -> str:
        if self.operation == ADD:
            each = "" if self.each is None else f" for each {self.each.words().bare(located=True)}"
            if self.each_counter:
                each = f" for each {self.each_counter} on {'it' if what == 'this card' else 'this card'}"
            return f"{what} {self._gains(many)}{each}"
        stats = [name for amount, name in ((self.attack, "ATK"), (self.defense, "DEF")) if amount]
        verb = "is" if len(stats) == 1 else "are"
        if self.operation == ZERO:
            said = f"the {' and '.join(stats)} of {what} become{'s' if len(stats) == 1 else ''} 0"
            return f"{said}, and no Trap or Quick-Play Magic Card raises it" if self.holds else said
        if self.operation == BECOME and self.attack == self.defense:
            whose = {"it": "its ATK and DEF", "them": "their ATK and DEF"}
            return f"{whose.get(what, f'the ATK and DEF of {what}')} become {self.attack}"
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


def held_low(duel: State, force: Force, card: Card) -> bool:
    """Is this what a Trap or Quick-Play Magic Card adds to a value that is held (Fairy Box)?"""
    facts = duel.cards[force.source[0]].script.facts
    if facts.kind != c.TRAP and facts.icon != c.QUICK_PLAY:
        return False
    for other in duel.static_forces(c.S_WATCH):
        if isinstance(other.static, Bonus) and other.static.holds and card.ref in other.targets:
            return True
    return False


def outdone(duel: State, force: Force, card: Card) -> bool:
    """Has an effect on the original ATK begun later, so that a value set before counts no more?"""
    if not duel.force_kinds & c.S_ORIGINAL:
        return False
    for other in duel.static_forces(c.S_ORIGINAL):
        if other.order > force.order and (
            card.ref in other.targets or other.static.covers(duel, other, card)
        ):
            return True
    return False


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


class OriginalBecomes(SpokenStatic):
    """The original ATK and DEF are these, unless another effect multiplies the printed ones (Arsenal Bug)."""

    def __init__(self, amount: int, on: Sel, *, when: Cond | None = None) -> None:
        super().__init__(c.S_ORIGINAL, on, when)
        self.amount = amount

    def original(self, duel: State, force: Force, card: Card, attack: int, defense: int) -> tuple[int, int]:
        for other in duel.forces:
            static = other.static
            if static.kind & c.S_ORIGINAL and static.factor(duel, other, values.ATTACK) == 2:
                if values.is_on(duel, other, card):
                    return (attack, defense)
        return (self.amount, self.amount)

    def said_of(self, what: str, many: bool) -> str:
        return f"the original ATK and DEF of {what} are {self.amount}"


class OriginalGiven(SpokenStatic):
    """The original ATK that another monster had: a value of its own for each monster."""

    def __init__(self) -> None:
        super().__init__(c.S_ORIGINAL)

    def original(self, duel: State, force: Force, card: Card, attack: int, defense: int) -> tuple[int, int]:
        return (force.count, defense)

    def said_of(self, what: str, many: bool) -> str:
        return f"the original ATK of {what} is that of the other monster"


class Reached(SpokenStatic):
    """The ATK that a one-time doubling or halving reached: a value of its own for each monster."""

    def __init__(self) -> None:
        super().__init__(c.S_STAT)

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        return force.count if stat == values.ATTACK else value

    def said_of(self, what: str, many: bool) -> str:
        return f"the ATK of {what} stays as it is now"


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

    def takes_over(self) -> bool:
        """Do its targets leave their controller's side for that of the player?"""
        for deed in self.deeds():
            if deed.deed == "take control" and deed.which is not None and "targets" in deed.which.reads():
                return True
        return False


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
    `this_turn`: in that phase of this turn, even if it has begun.
    """

    def __init__(
        self, effect: SpokenEffect, *, after: int = 1, clock: bool = False, this_turn: bool = False
    ) -> None:
        super().__init__(c.S_DUTY)
        self.this_turn = this_turn
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


def alike(kind: int, on: Sel | None, said: str, *, amount: int = 0, when: Cond | None = None) -> SpokenStatic:
    """A static effect whose sentence is the same of one card and of many."""
    return Simple(kind, on, said, said, amount=amount, when=when)
