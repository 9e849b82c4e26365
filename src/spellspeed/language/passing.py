"""What passes a card by, and what the field counts as."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.equips import equips_on, serves_as_equip
from spellspeed.duel.legality import LEAVING
from spellspeed.duel.values import has_name

from .conditions import Cond
from .effects import CardEffect
from .events import Activated, SpokenEvent
from .identity import DECLARED
from .prose import Noun, Phrase, name_quoted
from .sel import NO, PERHAPS, Case, Sel
from .selections import EQUIPPED_MONSTER, MAGIC, THIS_CARD
from .statics import SpokenStatic
from .targeting import Target
from .verbs.gathering import stays_fitting

if TYPE_CHECKING:
    from spellspeed.duel.effects import Effect, Static
    from spellspeed.duel.records import Card, Ctx, Event, Force, Was
    from spellspeed.duel.state import State

__all__ = [
    "EQUIPS_THIS",
    "EQUIP_BESIDE_THIS",
    "MOVABLE_EQUIP",
    "NEGATES_TRAPS",
    "WORN_EQUIP",
    "DeclaredBonus",
    "Equipped",
    "EquippedFor",
    "FieldIs",
    "Wields",
    "WornFor",
    "field_counts_as",
    "turns_anew",
    "unaffected_by",
    "values_of_this",
    "warded",
]


class Unaffected(SpokenStatic):
    """The effects of certain cards pass these by, though they can be targeted and equipped."""

    def __init__(self, on: Sel, by: Sel, when: Cond | None) -> None:
        super().__init__(c.S_UNAFFECTED, on, when)
        self.by = by

    def shuts_out(self, duel: State, force: Force, source: Card) -> bool:
        return self.by.matches(duel, source, force.player, force.source[0], None)

    def said_of(self, what: str, many: bool) -> str:
        cards = self.by.words().plural(located=False)
        return f"{what} {'are' if many else 'is'} unaffected by the effects of {cards}"


def unaffected_by(by: Sel = MAGIC, on: Sel = THIS_CARD, *, when: Cond | None = None) -> SpokenStatic:
    """The effects of these cards pass others by: they can still be targeted and equipped."""
    return Unaffected(on, by, when)


class Warded(SpokenStatic):
    """The effects of other cards of these kinds that target the covered ones are negated.

    The cards are destroyed, or with `alone` not: these effects target one single card.
    """

    def __init__(self, on: Sel, by: Sel, alone: bool, when: Cond | None) -> None:
        super().__init__(c.S_DIE_SHIELD, on, when)
        self.by = by
        self.alone = alone
        self.gentle = alone

    def shuts_out(self, duel: State, force: Force, source: Card) -> bool:
        return self.by.matches(duel, source, force.player, force.source[0], None)

    def said_of(self, what: str, many: bool) -> str:
        cards = self.by.words().plural(located=False)
        if self.alone:
            return f"the effects of {cards} that target {what} and nothing else are negated"
        # Only a ward that is a Magic or Trap Card itself could be one of those.
        other = "other " if "equipped" in what else ""
        return f"the effects of {other}{cards} that target {what} are negated, and these cards are destroyed"


def warded(on: Sel, by: Sel = MAGIC, *, alone: bool = False, when: Cond | None = None) -> SpokenStatic:
    """Other cards of these kinds that target the covered ones are negated and destroyed.

    With `alone` only effects that target nothing else, and their cards are not destroyed.
    """
    return Warded(on, by, alone, when)


class Equipped(SpokenEvent):
    """A monster has been equipped with a card."""

    def __init__(self) -> None:
        super().__init__((c.EQUIPPED,))

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        return event.kind == c.EQUIPPED

    def text(self) -> str:
        return "a monster is equipped with a card"


class NegatesTraps(Sel):
    """A face-up card with an effect by which effects of Trap Cards are negated."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if not card.up:
            return False
        script = card.script
        return any([self.negates(static) for static in script.statics]) or any(
            [self.answers(effect) for effect in script.effects]
        )

    def answers(self, effect: Effect) -> bool:
        when = effect.when
        if effect.kind != c.MULTI_TRIGGER or not isinstance(effect, CardEffect):
            return False
        if not isinstance(when, Activated):
            return False
        negating = any([deed.deed in ("negate effect", "negate activation") for deed in effect.deeds()])
        return negating and when.that.could(TRAP_ON_FIELD) != NO

    def negates(self, static: Static) -> bool:
        if static.kind & c.S_DIE_SHIELD and isinstance(static, Warded):
            return static.by.could(TRAP_ON_FIELD) != NO
        if static.kind & c.S_NEGATE and isinstance(static, SpokenStatic) and static.on is not None:
            return static.on.could(TRAP_ON_FIELD) != NO
        return False

    def say(self, words: Phrase) -> None:
        words.say_suffix("that negates the effects of Trap Cards")

    def could(self, case: Case) -> int:
        return PERHAPS if case.up else NO


TRAP_ON_FIELD: Final = Case(c.TRAP, c.MAGIC_TRAP_ZONE, up=True, attacking=False, theirs=True)
NEGATES_TRAPS: Final = NegatesTraps()


class Worn(Sel):
    """An Equip Card on a monster; `movable`: no Union, and there is another monster that it fits."""

    def __init__(self, movable: bool) -> None:
        super().__init__(c.IN_MAGIC_TRAP_ZONE)
        self.movable = movable

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if not card.up or not serves_as_equip(card) or not duel.same(card.host):
            return False
        if not self.movable:
            return True
        if card.script.union is not None or card.arrived == c.HELD:
            return False
        hosts = [*duel.monsters(player), *duel.monsters(1 - player)]
        return any([host.up and host.ref != card.host and stays_fitting(duel, card, host) for host in hosts])

    def say(self, words: Phrase) -> None:
        words.say_noun(Noun(("Equip",), "Card"))
        words.say_suffix("equipped to a monster")
        words.told_where = True

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MAGIC_TRAP_ZONE and case.up else NO


WORN_EQUIP: Final = Worn(False)
MOVABLE_EQUIP: Final = Worn(True)


class EquipBesideThis(Sel):
    """Another card that is equipped to the monster this card is equipped to."""

    def __init__(self) -> None:
        super().__init__(c.IN_MAGIC_TRAP_ZONE)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        host = duel.cards[this].host
        return host[0] >= 0 and card.uid != this and card.host == host and serves_as_equip(card)

    def say(self, words: Phrase) -> None:
        magic = words.noun is not None and words.noun.words == ("Magic",)
        words.say_adjective("other")
        words.say_noun(Noun(("Equip Magic" if magic else "Equip",), "Card"))
        words.say_suffix("on the equipped monster")
        words.told_where = True

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MAGIC_TRAP_ZONE and case.up else NO


EQUIP_BESIDE_THIS: Final = EquipBesideThis()


class FieldName(SpokenStatic):
    """While no Field Magic Card is face-up the field counts as one of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(c.S_FIELD_NAME)
        self.field = name

    def names_field(self) -> str:
        return self.field

    def said_of(self, what: str, many: bool) -> str:
        return f'while there is no face-up Field Magic Card, the field counts as "{self.field}"'


def field_counts_as(name: str) -> SpokenStatic:
    """While no Field Magic Card is face-up the field counts as this one (Maiden of the Aqua)."""
    return FieldName(name)


class FieldIs(Cond):
    """A Field Magic Card of this name is face-up, or the field counts as it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.field = name

    def holds(self, duel: State, ctx: Ctx) -> bool:
        active = False
        for seat in (0, 1):
            for card in duel.cards_in(seat, c.FIELD_ZONE):
                if card.up and card.arrived == c.PLACED:
                    active = True
                    if has_name(card, self.field):
                        return True
        if active:
            return False
        return any([force.static.names_field() == self.field for force in duel.static_forces(c.S_FIELD_NAME)])

    def text(self) -> str:
        return f"{name_quoted(self.field)} is on the field"

    def denied(self) -> str:
        return f"{name_quoted(self.field)} is not on the field"


class Wields(Cond):
    """You control a face-up card of this name, one that does not go with a monster that is Tributed."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.named = name

    def holds(self, duel: State, ctx: Ctx) -> bool:
        leaving = ctx.values.get(LEAVING)
        gone = leaving if isinstance(leaving, tuple) else ()
        for card in duel.magic_traps(ctx.player):
            if card.up and has_name(card, self.named) and card.host[0] not in gone:
                return True
        return False

    def text(self) -> str:
        return f'you control a face-up "{self.named}"'

    def names(self) -> tuple[str, ...]:
        return (self.named,)


class EquipsThis(Sel):
    """An Equip Magic Card that could be activated on this monster."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        effect = card.script.activation
        if (
            card.script.facts.icon != c.EQUIP
            or not isinstance(effect, CardEffect)
            or not effect.equips_first()
        ):
            return False
        target = effect.targets[0]
        assert isinstance(target, Target)
        # One on the field must fit in the eyes of its own player too, whose it stays.
        seats = (player, card.side) if card.on_field else (player,)
        return all([target.sel.matches(duel, duel.cards[this], seat, card.uid, None) for seat in seats])

    def say(self, words: Phrase) -> None:
        words.say_adjective("fitting")
        words.say_noun(Noun(("Equip Magic",), "Card"))

    def could(self, case: Case) -> int:
        return PERHAPS if case.kind == c.MAGIC else NO


EQUIPS_THIS: Final = EquipsThis()


def turns_worn(duel: State, equip: Card) -> int:
    """In how many turns of the turn player, this one included, the monster has worn the Equip."""
    return (duel.turn - equip.turn + 1) // 2


class WornFor(Cond):
    """It is the n-th turn of its controller that the monster wears this card, or a later one."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self.turns = turns

    def holds(self, duel: State, ctx: Ctx) -> bool:
        this = duel.cards[ctx.card]
        if not duel.same(this.host) or duel.cards[this.host[0]].side != duel.turn_player:
            return False
        return turns_worn(duel, this) >= self.turns

    def text(self) -> str:
        return f"the equipped monster has worn this card for {self.turns} turns of its controller"


class EquippedFor(Sel):
    """A monster that has worn an Equip of this name for so many of your turns, or for longer."""

    def __init__(self, name: str, turns: int) -> None:
        super().__init__(c.IN_MONSTER_ZONE)
        self.equip = name
        self.turns = turns

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if card.zone != c.MONSTER_ZONE or duel.turn_player != player:
            return False
        for equip in equips_on(duel, card):
            if has_name(equip, self.equip) and turns_worn(duel, equip) >= self.turns:
                return True
        return False

    def say(self, words: Phrase) -> None:
        long = f" for {self.turns} or more of your turns" if self.turns else ""
        words.say_suffix(f"equipped with {name_quoted(self.equip)}{long}")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE and case.up else NO

    def names(self) -> tuple[str, ...]:
        return (self.equip,)


class ValuesOfThis(SpokenStatic):
    """The original ATK and DEF of the monster this card is equipped to become those printed on this card."""

    def __init__(self) -> None:
        super().__init__(c.S_ORIGINAL, EQUIPPED_MONSTER)

    def original(self, duel: State, force: Force, card: Card, attack: int, defense: int) -> tuple[int, int]:
        facts = duel.cards[force.source[0]].script.facts
        return (facts.attack, facts.defense)

    def said_of(self, what: str, many: bool) -> str:
        return f"the original ATK and DEF of {what} become those of this card"


def values_of_this() -> SpokenStatic:
    """The original ATK and DEF of the equipped monster become those of this card."""
    return ValuesOfThis()


class TurnsAnew(SpokenStatic):
    """The turns that the monster has worn this card begin anew when control of it changes."""

    def __init__(self) -> None:
        super().__init__(c.S_WATCH)

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        this = duel.cards[force.source[0]]
        if event.kind != c.CONTROL_CHANGED or event.cards[0] != this.host:
            return False
        new = this.twin()
        new.turn = duel.turn
        duel.put(new)
        return True

    def said_of(self, what: str, many: bool) -> str:
        return "when control of the equipped monster changes, its turns are counted anew"


def turns_anew() -> SpokenStatic:
    """The turns with this Equip are counted anew when control of its monster changes."""
    return TurnsAnew()


class DeclaredBonus(SpokenStatic):
    """The declared one of ATK and DEF is changed (`Declare(STAT)`, `KeepDeclared`)."""

    def __init__(self, on: Sel, amount: int) -> None:
        super().__init__(c.S_STAT, on)
        self.amount = amount

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        return card.up and super().covers(duel, force, card)

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        if duel.cards[force.source[0]].note(DECLARED) != stat + 1:
            return value
        return value - self.amount if duel.force_kinds & c.S_REVERSE else value + self.amount

    def said_of(self, what: str, many: bool) -> str:
        return f"the declared value of {what} is increased by {self.amount}"
