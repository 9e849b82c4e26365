"""Which cards: small descriptions joined with `&`, `|` and `~`, read as they would be said.

>>> (MONSTER & FACE_UP & THEIRS & (ATK <= 1500)).phrase(1)
'1 face-up monster the opponent controls with 1500 or less ATK'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.equips import equips_on, serves_as_equip
from spellspeed.duel.legality import singled_out
from spellspeed.duel.records import Ctx
from spellspeed.duel.summon import asks_revival_tribute, may_be_special_summoned, revival_tributes

from .comparing import Compare as Compare
from .comparing import Highest, Lowest, Number, WithinReach
from .prose import CARD_NOUN, FRAME, MONSTER_NOUN, NAME, Noun, Phrase, kind_noun, name_quoted
from .sel import NO, PERHAPS, YES, Case, both, readable
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
    "CONTINUOUS_ICON",
    "DARK",
    "DEF",
    "DEFENSE_POSITION",
    "DINOSAUR",
    "DRAGON",
    "EARTH",
    "EFFECT_MONSTER",
    "EQUIPPED",
    "EQUIPPED_MONSTER",
    "EQUIP_ICON",
    "EQUIP_ON_THIS",
    "FACE_DOWN",
    "FACE_UP",
    "FAIRY",
    "FIELD_ICON",
    "FIEND",
    "FIRE",
    "FISH",
    "FLIP_MONSTER",
    "FUSION_MONSTER",
    "HELD_BY_THIS",
    "INSECT",
    "IN_DECK",
    "IN_FUSION_DECK",
    "IN_GRAVEYARD",
    "IN_HAND",
    "IN_MAGIC_TRAP_ZONE",
    "LEVEL",
    "LIGHT",
    "MACHINE",
    "MAGIC",
    "MAGIC_OR_TRAP",
    "MONSTER",
    "NORMAL_ICON",
    "NORMAL_MONSTER",
    "NORMAL_SUMMONABLE",
    "ON_FIELD",
    "OTHER",
    "OWN",
    "PLANT",
    "PRINTED_LEVEL",
    "PYRO",
    "REMOVED_FROM_PLAY",
    "REPTILE",
    "RITUAL_ICON",
    "RITUAL_MONSTER",
    "ROCK",
    "SEA_SERPENT",
    "SPELLCASTER",
    "SPIRIT_MONSTER",
    "THEIRS",
    "THIS_CARD",
    "THUNDER",
    "TOKEN",
    "TOON_MONSTER",
    "TRAP",
    "UNION_MONSTER",
    "WARRIOR",
    "WATER",
    "WIND",
    "WINGED_BEAST",
    "WITHIN_REACH",
    "YOURS",
    "ZOMBIE",
    "Highest",
    "Including",
    "Lowest",
    "Named",
    "revivable",
]


class Kind(Sel):
    """Monster, Magic or Trap. On the field a monster is what lies in a Monster Zone.

    A Monster Card in a Magic & Trap Zone is an Equip Magic Card there (J-EQUIP-04, J-EFF-16).
    """

    def __init__(self, kind: int) -> None:
        home = c.IN_MONSTER_ZONE if kind & c.MONSTER else 0
        if kind & (c.MAGIC | c.TRAP):
            home |= c.IN_MAGIC_TRAP_ZONE | c.IN_FIELD_ZONE
        super().__init__(0, home)
        self.kind = kind

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        there = card if was is None else was.card
        if there.zone == c.MONSTER_ZONE or there.zone == c.ARRIVING:
            return self.kind & c.MONSTER != 0
        if there.zone == c.MAGIC_TRAP_ZONE and there.script.facts.kind == c.MONSTER:
            return self.kind & c.MAGIC != 0
        return self.kind & there.script.facts.kind != 0

    def say(self, words: Phrase) -> None:
        words.say_noun(kind_noun(self.kind))

    def could(self, case: Case) -> int:
        return YES if self.kind & case.kind else NO


class AnyCard(Sel):
    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return True

    def say(self, words: Phrase) -> None:
        words.say_noun(CARD_NOUN)

    def could(self, case: Case) -> int:
        return YES


class Icon(Sel):
    def __init__(self, icon: int, adjective: str) -> None:
        super().__init__()
        self.icon = icon
        self.adjective = adjective

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        facts = card.script.facts
        if facts.kind == c.MONSTER and card.zone == c.MAGIC_TRAP_ZONE:
            # A monster that serves as an Equip is an Equip Magic Card there.
            return card.up and self.icon == c.EQUIP
        if self.icon == c.FIELD and card.zone == c.FIELD_ZONE:
            # Its place tells what it is, though it lies face-down.
            return True
        return readable(card) and facts.icon == self.icon

    def say(self, words: Phrase) -> None:
        words.say_adjective(self.adjective)

    def could(self, case: Case) -> int:
        return NO if case.kind == c.MONSTER or not case.readable else case.face

    def faces(self) -> bool:
        return True


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
        return frame == self.frame and readable(card)

    def say(self, words: Phrase) -> None:
        words.say_noun(Noun((self.noun,), "", FRAME))

    def could(self, case: Case) -> int:
        if self.frame == c.FRAME_TOKEN and case.zone not in (c.MONSTER_ZONE, c.MAGIC_TRAP_ZONE):
            return NO
        return NO if case.kind != c.MONSTER or not case.readable else case.face

    def faces(self) -> bool:
        return self.frame != c.FRAME_TOKEN  # a Token is never face-down


class Printed(Sel):
    """An Effect Monster, or one with a printed ability such as FLIP. A Token is none (J-TOK-01, J-RIT-05)."""

    def __init__(self, ability: int, adjective: str) -> None:
        super().__init__()
        self.ability = ability
        self.adjective = adjective

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        facts = card.script.facts
        if facts.kind != c.MONSTER or not facts.effect or not readable(card):
            return False
        return not self.ability or facts.abilities & self.ability != 0

    def say(self, words: Phrase) -> None:
        words.say_adjective(self.adjective)

    def could(self, case: Case) -> int:
        return NO if case.kind != c.MONSTER or not case.readable else case.face


class Place(Sel):
    """In these zones."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        zone = card.zone if was is None else was.card.zone
        return (self.zones >> zone) & 1 == 1

    def say(self, words: Phrase) -> None:
        words.say_zones(self.zones)

    def could(self, case: Case) -> int:
        return YES if (self.zones >> case.zone) & 1 else NO


class Side(Sel):
    """Yours or theirs: of the player who uses the effect, or of his opponent."""

    def __init__(self, other: bool) -> None:
        super().__init__()
        self.other = other

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        side = card.side if was is None else was.card.side
        return (side != player) == self.other

    def say(self, words: Phrase) -> None:
        words.say_side("the opponent" if self.other else "you")

    def could(self, case: Case) -> int:
        return YES if case.theirs == self.other else NO


class Owned(Sel):
    """Owned by the player who uses the effect."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.owner == player

    def say(self, words: Phrase) -> None:
        words.owned = True

    def could(self, case: Case) -> int:
        return PERHAPS


class Facing(Sel):
    def __init__(self, up: bool) -> None:
        super().__init__()
        self.up = up

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        there = card if was is None else was.card
        return there.up == self.up

    def say(self, words: Phrase) -> None:
        words.say_adjective("face-up" if self.up else "face-down")

    def could(self, case: Case) -> int:
        return YES if case.up == self.up else NO


class InPosition(Sel):
    def __init__(self, attacking: bool) -> None:
        super().__init__()
        self.attacking = attacking

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        there = card if was is None else was.card
        return there.zone == c.MONSTER_ZONE and there.attacking == self.attacking

    def could(self, case: Case) -> int:
        return YES if case.zone == c.MONSTER_ZONE and case.attacking == self.attacking else NO

    def say(self, words: Phrase) -> None:
        words.say_adjective("Attack Position" if self.attacking else "Defense Position")


class OfType(Sel):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.type = c.TYPE_NAMES.index(name)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return readable(card) and values.monster_type(duel, card) == self.type

    def say(self, words: Phrase) -> None:
        words.say_adjective(self.name)

    def could(self, case: Case) -> int:
        return NO if case.kind != c.MONSTER or not case.readable else case.face

    def faces(self) -> bool:
        return True


class OfAttribute(Sel):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.attribute = c.ATTRIBUTE_NAMES.index(name)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return readable(card) and values.attribute(duel, card) == self.attribute

    def say(self, words: Phrase) -> None:
        words.say_adjective(self.name)

    def could(self, case: Case) -> int:
        return NO if case.kind != c.MONSTER or not case.readable else case.face

    def faces(self) -> bool:
        return True


class Named(Sel):
    """A card with this name, or that counts as it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return readable(card) and values.has_name(card, self.name)

    def say(self, words: Phrase) -> None:
        words.say_noun(Noun((name_quoted(self.name),), "", NAME))

    def could(self, case: Case) -> int:
        return case.face if case.readable else NO

    def faces(self) -> bool:
        return True

    def names(self) -> tuple[str, ...]:
        return (self.name,)


class Including(Sel):
    """A card with these words in its name."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.part = words

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return readable(card) and self.part in card.name

    def say(self, words: Phrase) -> None:
        words.say_adjective(f'"{self.part}"')

    def could(self, case: Case) -> int:
        return case.face if case.readable else NO

    def faces(self) -> bool:
        return True


class Other(Sel):
    """Any card but this one."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.uid != this

    def say(self, words: Phrase) -> None:
        words.say_adjective("other")

    def could(self, case: Case) -> int:
        return PERHAPS


class This(Sel):
    """The card itself."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.uid == this

    def say(self, words: Phrase) -> None:
        words.definite = "this card"

    def could(self, case: Case) -> int:
        return PERHAPS


class Equipped(Sel):
    """The monster this card is equipped to."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return duel.cards[this].host == card.ref

    def say(self, words: Phrase) -> None:
        words.definite = "the equipped monster"

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE and case.up else NO


class WithEquip(Sel):
    """A monster that is equipped with an Equip Card, negated or not."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.zone == c.MONSTER_ZONE and len(equips_on(duel, card)) > 0

    def say(self, words: Phrase) -> None:
        words.say_suffix("equipped with an Equip Card")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE and case.up else NO


class EquipOnThis(Sel):
    """An Equip Card that is equipped to this card."""

    def __init__(self) -> None:
        super().__init__(0, c.IN_MAGIC_TRAP_ZONE)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.host == duel.cards[this].ref and serves_as_equip(card)

    def say(self, words: Phrase) -> None:
        words.say_noun(Noun(("Equip",), "Card"))
        words.say_suffix("equipped to this card")
        words.told_where = True

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MAGIC_TRAP_ZONE else NO


class NormalSummonable(Sel):
    """A monster that can be Normal Summoned, as far as its own text goes."""

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        script = card.script
        if script.facts.kind != c.MONSTER or not readable(card):
            return False
        return not (script.special_only or script.cannot_be_summoned & c.NORMAL_SUMMON)

    def say(self, words: Phrase) -> None:
        words.say_suffix("that can be Normal Summoned")

    def could(self, case: Case) -> int:
        return NO if case.kind != c.MONSTER or not case.readable else case.face

    def faces(self) -> bool:
        return True


class HeldByThis(Sel):
    """The monster that serves as an Equip on this card, by this card's own effect."""

    def __init__(self) -> None:
        super().__init__(c.IN_MAGIC_TRAP_ZONE)

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        return card.zone == c.MAGIC_TRAP_ZONE and card.arrived == c.HELD and card.host == duel.cards[this].ref

    def say(self, words: Phrase) -> None:
        words.say_noun(MONSTER_NOUN)
        words.say_suffix("equipped to this card")
        words.told_where = True

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MAGIC_TRAP_ZONE else NO


class Revivable(Sel):
    """Those that an effect may Special Summon (J-FUS-05, J-FUS-06, J-EFF-15), face-up or face-down."""

    def __init__(self, inner: Sel, face_down: bool) -> None:
        super().__init__(inner.zones, inner.home)
        self.among = inner
        self.face_down = face_down

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if not self.among.matches(duel, card, player, this, None) or not may_be_special_summoned(card):
            return False
        if asks_revival_tribute(card) and not revival_tributes(duel, player, card):
            return False
        need = card.script.special_if
        if need is not None and not need.holds(duel, Ctx(player, card.uid, card.ref)):
            return False
        return not singled_out(duel, player, card, face_down=self.face_down)

    def say(self, words: Phrase) -> None:
        self.among.say(words)

    def could(self, case: Case) -> int:
        return NO if case.kind != c.MONSTER else both(self.among.could(case), case.face)

    def inner(self) -> tuple[Sel, ...]:
        return (self.among,)


def revivable(sel: Sel, *, face_down: bool = False) -> Sel:
    """Those of a selection that an effect may Special Summon, face-up unless it says `face_down`."""
    return Revivable(sel, face_down)


CARD: Final = AnyCard()
MONSTER: Final = Kind(c.MONSTER)
MAGIC: Final = Kind(c.MAGIC)
TRAP: Final = Kind(c.TRAP)
MAGIC_OR_TRAP: Final = Kind(c.MAGIC | c.TRAP)
NORMAL_MONSTER: Final = Frame(c.FRAME_NORMAL, "Normal Monster")
EFFECT_MONSTER: Final = Printed(0, "Effect")
FLIP_MONSTER: Final = Printed(c.ABILITY_FLIP, "FLIP")
SPIRIT_MONSTER: Final = Printed(c.ABILITY_SPIRIT, "Spirit")
UNION_MONSTER: Final = Printed(c.ABILITY_UNION, "Union")
TOON_MONSTER: Final = Printed(c.ABILITY_TOON, "Toon")
TOKEN: Final = Frame(c.FRAME_TOKEN, "Token")
FUSION_MONSTER: Final = Frame(c.FRAME_FUSION, "Fusion Monster")
RITUAL_MONSTER: Final = Frame(c.FRAME_RITUAL, "Ritual Monster")
ON_FIELD: Final = Place(c.ON_FIELD)
IN_MAGIC_TRAP_ZONE: Final = Place(c.IN_MAGIC_TRAP_ZONE)
IN_HAND: Final = Place(c.IN_HAND)
IN_DECK: Final = Place(c.IN_DECK)
IN_GRAVEYARD: Final = Place(c.IN_GRAVEYARD)
IN_FUSION_DECK: Final = Place(c.IN_FUSION_DECK)
REMOVED_FROM_PLAY: Final = Place(c.IN_REMOVED)
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
EQUIPPED: Final = WithEquip()
EQUIP_ON_THIS: Final = EquipOnThis()
HELD_BY_THIS: Final = HeldByThis()
NORMAL_SUMMONABLE: Final = NormalSummonable()
NORMAL_ICON: Final = Icon(c.NORMAL, "Normal")
CONTINUOUS_ICON: Final = Icon(c.CONTINUOUS, "Continuous")
EQUIP_ICON: Final = Icon(c.EQUIP, "Equip")
FIELD_ICON: Final = Icon(c.FIELD, "Field")
RITUAL_ICON: Final = Icon(c.RITUAL, "Ritual")
ATK: Final = Number(values.ATTACK)
WITHIN_REACH: Final = WithinReach()
DEF: Final = Number(values.DEFENSE)
LEVEL: Final = Number(values.LEVEL)
PRINTED_LEVEL: Final = Number(values.PRINTED_LEVEL)
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
