"""Which cards: small descriptions joined with `&`, `|` and `~`, read as they would be said.

>>> (MONSTER & FACE_UP & THEIRS & (ATK <= 1500)).phrase(1)
"1 face-up monster the opponent controls with 1500 or less ATK"
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.summon import may_be_special_summoned

from .prose import Noun, Phrase
from .sel import Both as Both
from .sel import Either as Either
from .sel import Not as Not
from .sel import Sel as Sel

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Was
    from spellspeed.duel.state import State

__all__ = [
    "AQUA",
    "ATK",
    "ATTACK_POSITION",
    "BEAST",
    "BEAST_WARRIOR",
    "CARD",
    "DARK",
    "DEF",
    "DEFENSE_POSITION",
    "DINOSAUR",
    "DRAGON",
    "EARTH",
    "EQUIPPED_MONSTER",
    "FACE_DOWN",
    "FACE_UP",
    "FAIRY",
    "FIEND",
    "FIRE",
    "FISH",
    "FUSION_MONSTER",
    "HAND_OR_FIELD",
    "INSECT",
    "IN_DECK",
    "IN_FUSION_DECK",
    "IN_GRAVEYARD",
    "IN_HAND",
    "IN_MONSTER_ZONE",
    "LEVEL",
    "LIGHT",
    "MACHINE",
    "MAGIC",
    "MAGIC_OR_TRAP",
    "MONSTER",
    "MONSTER_CARD",
    "NORMAL_ICON",
    "NORMAL_MONSTER",
    "ON_FIELD",
    "OTHER",
    "OWN",
    "PLANT",
    "PYRO",
    "REPTILE",
    "ROCK",
    "SEA_SERPENT",
    "SPELLCASTER",
    "THEIRS",
    "THIS_CARD",
    "THUNDER",
    "TOKEN",
    "TRAP",
    "WARRIOR",
    "WATER",
    "WIND",
    "WINGED_BEAST",
    "YOURS",
    "ZOMBIE",
    "Lowest",
    "Named",
    "revivable",
]


class Kind(Sel):
    """Monster, Magic or Trap. On the field a monster is what lies in a Monster Zone.

    A Monster Card in a Magic & Trap Zone is an Equip Magic Card there (J-EQUIP-04, J-EFF-16).
    """

    def __init__(self, kind: int, noun: str, zones: int = 0) -> None:
        home = c.IN_MONSTER_ZONE if kind & c.MONSTER else 0
        if kind & (c.MAGIC | c.TRAP):
            home |= c.IN_MAGIC_TRAP_ZONE | c.IN_FIELD_ZONE
        super().__init__(zones, home)
        self.kind = kind
        self.noun = noun

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        there = card if was is None else was.card
        if there.zone == c.MONSTER_ZONE or there.zone == c.ARRIVING:
            return self.kind & c.MONSTER != 0
        if there.zone == c.MAGIC_TRAP_ZONE and there.script.facts.kind == c.MONSTER:
            return self.kind & c.MAGIC != 0
        return self.kind & there.script.facts.kind != 0

    def say(self, words: Phrase) -> None:
        words.noun(Noun(self.noun))


class AnyCard(Sel):
    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return True

    def say(self, words: Phrase) -> None:
        words.noun(Noun("card"))


class Icon(Sel):
    def __init__(self, icon: int, adjective: str) -> None:
        super().__init__()
        self.icon = icon
        self.adjective = adjective

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.script.facts.icon == self.icon

    def say(self, words: Phrase) -> None:
        words.adjective(self.adjective)


class Frame(Sel):
    """A Normal, Effect, Fusion or Ritual Monster, as printed. A Token is a Normal Monster (J-TOK-01)."""

    def __init__(self, frame: int, noun: str) -> None:
        super().__init__()
        self.frame = frame
        self.noun = noun

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        frame = card.script.facts.frame
        if frame == c.FRAME_TOKEN and self.frame == c.FRAME_NORMAL:
            return True
        return frame == self.frame

    def say(self, words: Phrase) -> None:
        words.noun(Noun(self.noun))


class Place(Sel):
    """In these zones."""

    def __init__(self, zones: int, place: str) -> None:
        super().__init__(zones)
        self.place = place

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        zone = card.zone if was is None else was.card.zone
        return (self.zones >> zone) & 1 == 1

    def say(self, words: Phrase) -> None:
        words.place(self.place)


class Side(Sel):
    """Yours or theirs: of the player who uses the effect, or of his opponent."""

    def __init__(self, other: bool) -> None:
        super().__init__()
        self.other = other

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        side = card.side if was is None else was.card.side
        return (side != player) == self.other

    def say(self, words: Phrase) -> None:
        words.side("the opponent" if self.other else "you")


class Owned(Sel):
    """Owned by the player who uses the effect."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.owner == player

    def say(self, words: Phrase) -> None:
        words.suffix("you own")


class Facing(Sel):
    def __init__(self, up: bool) -> None:
        super().__init__()
        self.up = up

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        there = card if was is None else was.card
        return there.up == self.up

    def say(self, words: Phrase) -> None:
        words.adjective("face-up" if self.up else "Set")


class InPosition(Sel):
    def __init__(self, attacking: bool) -> None:
        super().__init__()
        self.attacking = attacking

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        there = card if was is None else was.card
        return there.attacking == self.attacking

    def say(self, words: Phrase) -> None:
        words.adjective("Attack Position" if self.attacking else "Defense Position")


def readable(card: Card) -> bool:
    """Type, Attribute, Level, ATK and DEF of a face-down monster cannot be read (J-EFF-20)."""
    return card.up or not card.on_field


class OfType(Sel):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.type = c.TYPE_NAMES.index(name)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return readable(card) and values.monster_type(duel, card) == self.type

    def say(self, words: Phrase) -> None:
        words.adjective(self.name)


class OfAttribute(Sel):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.attribute = c.ATTRIBUTE_NAMES.index(name)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return readable(card) and values.attribute(duel, card) == self.attribute

    def say(self, words: Phrase) -> None:
        words.adjective(self.name)


class Named(Sel):
    """A card with this name, or that counts as it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return readable(card) and values.has_name(card, self.name)

    def say(self, words: Phrase) -> None:
        words.noun(Noun(f"“{self.name}”", proper=True))


class Other(Sel):
    """Any card but this one."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.uid != this

    def say(self, words: Phrase) -> None:
        words.adjective("other")


class This(Sel):
    """The card itself."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.uid == this

    def say(self, words: Phrase) -> None:
        words.noun(Noun("this card", proper=True))


class Equipped(Sel):
    """The monster this card is equipped to."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return duel.cards[this].host == card.ref

    def say(self, words: Phrase) -> None:
        words.noun(Noun("the equipped monster", proper=True))


class Compare(Sel):
    """A comparison of a plain number: ATK, DEF or Level."""

    def __init__(self, stat: int, operator: int, number: int) -> None:
        super().__init__()
        self.stat = stat
        self.operator = operator
        self.number = number

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if not readable(card) or card.script.facts.kind != c.MONSTER:
            return False
        if was is None and not card.on_field and is_unknown(card, self.stat):
            return False
        value = number_of(duel, card, self.stat, was)
        if self.operator < 0:
            return value <= self.number
        if self.operator > 0:
            return value >= self.number
        return value == self.number

    def say(self, words: Phrase) -> None:
        name = ("ATK", "DEF", "Level")[self.stat]
        if self.stat == values.LEVEL:
            more = {-1: " or lower", 0: "", 1: " or higher"}[self.operator]
            words.adjective(f"Level {self.number}{more}")
        else:
            more = {-1: " or less", 0: "", 1: " or more"}[self.operator]
            words.suffix(f"with {self.number}{more} {name}")


class Lowest(Sel):
    """The one with the lowest ATK of a selection; several, when they are tied."""

    def __init__(self, inner: Sel) -> None:
        super().__init__(inner.zones, inner.home)
        self.inner = inner

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if not self.inner.matches(duel, card, player, this, None):
            return False
        mine = number_of(duel, card, values.ATTACK, None)
        return all(
            number_of(duel, other, values.ATTACK, None) >= mine
            for other in self.inner.find(duel, player, this)
        )

    def say(self, words: Phrase) -> None:
        self.inner.say(words)
        words.suffix("with the lowest ATK")


class Revivable(Sel):
    """Those that an effect may Special Summon (J-FUS-05, J-FUS-06, J-EFF-15)."""

    def __init__(self, inner: Sel) -> None:
        super().__init__(inner.zones, inner.home)
        self.inner = inner

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return self.inner.matches(duel, card, player, this, None) and may_be_special_summoned(card)

    def say(self, words: Phrase) -> None:
        self.inner.say(words)


def revivable(sel: Sel) -> Sel:
    """Those of a selection that an effect may Special Summon."""
    return Revivable(sel)


def is_unknown(card: Card, stat: int) -> bool:
    """Is a question mark printed? Off the field that is no number that could be compared."""
    facts = card.script.facts
    return facts.unknown_attack if stat == values.ATTACK else stat == values.DEFENSE and facts.unknown_defense


def number_of(duel: State, card: Card, stat: int, was: Was | None) -> int:
    """A monster's shown ATK, DEF or Level, now or as last known."""
    if stat == values.ATTACK:
        return values.shown(values.attack(duel, card) if was is None else was.attack)
    if stat == values.DEFENSE:
        return values.shown(values.defense(duel, card) if was is None else was.defense)
    return values.level(duel, card) if was is None else was.level


class Number:
    """A plain number property, to be compared: `ATK >= 1000`, `LEVEL.exactly(4)`."""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def __le__(self, number: int) -> Sel:
        return Compare(self.stat, -1, number)

    def __ge__(self, number: int) -> Sel:
        return Compare(self.stat, 1, number)

    def exactly(self, number: int) -> Sel:
        return Compare(self.stat, 0, number)


CARD: Final = AnyCard()
MONSTER: Final = Kind(c.MONSTER, "monster")
MAGIC: Final = Kind(c.MAGIC, "Magic Card")
TRAP: Final = Kind(c.TRAP, "Trap Card")
MAGIC_OR_TRAP: Final = Kind(c.MAGIC | c.TRAP, "Magic or Trap Card")
MONSTER_CARD: Final = Kind(c.MONSTER, "Monster Card")
NORMAL_MONSTER: Final = Frame(c.FRAME_NORMAL, "Normal Monster")
TOKEN: Final = Frame(c.FRAME_TOKEN, "Token")
FUSION_MONSTER: Final = Frame(c.FRAME_FUSION, "Fusion Monster")
ON_FIELD: Final = Place(c.ON_FIELD, "on the field")
IN_MONSTER_ZONE: Final = Place(c.IN_MONSTER_ZONE, "on the field")
IN_HAND: Final = Place(c.IN_HAND, "hand")
IN_DECK: Final = Place(c.IN_DECK, "Deck")
IN_GRAVEYARD: Final = Place(c.IN_GRAVEYARD, "Graveyard")
IN_FUSION_DECK: Final = Place(c.IN_FUSION_DECK, "Fusion Deck")
HAND_OR_FIELD: Final = Place(c.IN_HAND | c.IN_MONSTER_ZONE, "hand or field")
YOURS: Final = Side(False)
THEIRS: Final = Side(True)
OWN: Final = Owned()
FACE_UP: Final = Facing(True)
FACE_DOWN: Final = Facing(False)
ATTACK_POSITION: Final = InPosition(True)
DEFENSE_POSITION: Final = InPosition(False)
OTHER: Final = Other()
THIS_CARD: Final = This()
EQUIPPED_MONSTER: Final = Equipped()
NORMAL_ICON: Final = Icon(c.NORMAL, "Normal")
ATK: Final = Number(values.ATTACK)
DEF: Final = Number(values.DEFENSE)
LEVEL: Final = Number(values.LEVEL)
DRAGON: Final = OfType("Dragon")
SPELLCASTER: Final = OfType("Spellcaster")
ZOMBIE: Final = OfType("Zombie")
WARRIOR: Final = OfType("Warrior")
BEAST_WARRIOR: Final = OfType("Beast-Warrior")
BEAST: Final = OfType("Beast")
WINGED_BEAST: Final = OfType("Winged Beast")
FIEND: Final = OfType("Fiend")
FAIRY: Final = OfType("Fairy")
INSECT: Final = OfType("Insect")
DINOSAUR: Final = OfType("Dinosaur")
REPTILE: Final = OfType("Reptile")
FISH: Final = OfType("Fish")
SEA_SERPENT: Final = OfType("Sea Serpent")
MACHINE: Final = OfType("Machine")
THUNDER: Final = OfType("Thunder")
AQUA: Final = OfType("Aqua")
PYRO: Final = OfType("Pyro")
ROCK: Final = OfType("Rock")
PLANT: Final = OfType("Plant")
EARTH: Final = OfAttribute("EARTH")
WATER: Final = OfAttribute("WATER")
FIRE: Final = OfAttribute("FIRE")
WIND: Final = OfAttribute("WIND")
LIGHT: Final = OfAttribute("LIGHT")
DARK: Final = OfAttribute("DARK")
