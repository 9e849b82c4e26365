"""Static effects of battles: how often monsters attack, their ATK in a fight, the damage they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel import values
from spellspeed.duel.hurting import AMOUNT, AS_EFFECT, DIRECT_AMOUNT, OTHER_PLAYER
from spellspeed.duel.legality import ALONE, CHOOSES
from spellspeed.duel.life import gain_life

from .declared import TYPE, property_of
from .identity import DECLARED
from .prose import Phrase
from .sel import NO, PERHAPS, Case, Sel, readable
from .selections import THIS_CARD
from .statics import ADD, BECOME, HALVE, ForPlayer, Simple, SpokenStatic, alike

if TYPE_CHECKING:
    from spellspeed.duel.hurting import Hit
    from spellspeed.duel.records import Card, Force, Was
    from spellspeed.duel.state import State

    from .conditions import Cond

__all__ = [
    "EACH_ONCE",
    "HALF_ATK",
    "ORIGINAL_ATK",
    "FightingBonus",
    "GainsBeforeDamage",
    "PlainAtk",
    "RivalBecomes",
    "attacks_directly_up_to",
    "attacks_often",
    "chooses_attacked",
    "damage_as_effect",
    "damage_becomes",
    "damage_halved",
    "damage_to_rival",
    "must_attack",
    "repels",
    "safe_in_battle",
    "takes_away",
    "two_battle_phases",
]

EACH_ONCE: Final = c.EACH_ONCE
ORIGINAL_ATK: Final = -1
"""`attack=` of a `FightingBonus`: as much as the original ATK of the other monster."""
HALF_ATK: Final = -2
"""The same: half the ATK of the other monster."""


def attacks_often(times: int, on: Sel | None = None, *, when: Cond | None = None) -> SpokenStatic:
    """Monsters may attack so many times in a turn, or each monster of the opponent EACH_ONCE."""
    if times == EACH_ONCE:
        said = "{} can attack all monsters the opponent controls, once each"
    else:
        said = f"{{}} can attack {'twice' if times == 2 else f'{times} times'} in each Battle Phase"
    return alike(c.S_ATTACKS, on, said, amount=times, when=when)


def takes_away(on: Sel) -> SpokenStatic:
    """Monsters that these destroy by battle are removed from play; if both are destroyed, none is."""
    said = "monsters that {} destroys by battle are removed from play"
    return Simple(c.S_TAKES_AWAY, on, said, said.replace("destroys", "destroy"))


class GainsBeforeDamage(SpokenStatic):
    """Before you take at least so much Battle Damage from one attack, you gain Life Points."""

    def __init__(self, least: int, gain: int) -> None:
        super().__init__(c.S_DAMAGE)
        self.least = least
        self.gain = gain

    def number(self, duel: State, force: Force) -> int:
        return AMOUNT

    def alters(self, duel: State, force: Force, hit: Hit) -> None:
        if hit.hurt == force.player and hit.amount >= self.least:
            gain_life(duel, force.player, self.gain, source=force.source, by=force.player, same=True)

    def said_of(self, what: str, many: bool) -> str:
        return f"before you take {self.least} or more Battle Damage at once, you gain {self.gain} Life Points"


def must_attack(on: Sel | None = None) -> SpokenStatic:
    """Monsters have to attack before their player leaves the Battle Phase, if they can."""
    return alike(c.S_MUST_ATTACK, on, "{} must attack if possible")


def fighters(duel: State, card: Card) -> tuple[bool, Card | None]:
    """Does this monster attack now, and which is the other one? None when it attacks directly."""
    attack = duel.attack
    assert attack is not None
    attacks = attack.attacker[0] == card.uid
    other = attack.target if attacks else attack.attacker
    return (attacks, duel.cards[other[0]] if other[0] >= 0 else None)


def is_fighting(duel: State, card: Card) -> bool:
    attack = duel.attack
    return attack is not None and (attack.attacker[0] == card.uid or attack.target[0] == card.uid)


class FightingBonus(SpokenStatic):
    """The ATK of a monster during damage calculation alone, after everything else that changes it.

    `against`: what the other monster must be; `attacking`: only as the attacker; `hidden`: of a monster that
    was face-down when it declared that attack; `declared`: the other one has the declared Type;
    `direct`: as it attacks directly; `most`: only as long as it has no more ATK than this without it.
    `attack` may be ORIGINAL_ATK.
    """

    def __init__(
        self,
        attack: int,
        on: Sel = THIS_CARD,
        *,
        operation: int = ADD,
        against: Sel | None = None,
        attacking: bool = False,
        hidden: bool = False,
        declared: bool = False,
        direct: bool = False,
        most: int = -1,
    ) -> None:
        super().__init__(c.S_CALCULATED, on)
        self.most = most
        self.attack = attack
        self.operation = operation
        self.against = against
        self.attacking = attacking
        self.hidden = hidden
        self.declared = declared
        self.direct = direct

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        if not card.up or not is_fighting(duel, card) or not super().covers(duel, force, card):
            return False
        attacks, other = fighters(duel, card)
        if self.direct or other is None:
            return self.direct and attacks and other is None
        if (self.attacking or self.hidden) and not attacks:
            return False
        attack = duel.attack
        if self.hidden and (attack is None or not attack.hidden):
            return False
        if self.declared:
            wanted = duel.cards[force.source[0]].note(DECLARED)
            return wanted > 0 and property_of(duel, other, TYPE) == wanted
        against = self.against
        return against is None or against.matches(duel, other, force.player, force.source[0], None)

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        if self.operation == BECOME:
            return self.attack
        if 0 <= self.most < value:
            return value
        amount = self.attack
        if amount == ORIGINAL_ATK:
            _, other = fighters(duel, card)
            amount = 0 if other is None else values.originals(duel, other)[0]
        if amount == HALF_ATK:
            _, other = fighters(duel, card)
            # It is no addition of a set amount, so Reverse Trap does not turn it round.
            return value if other is None else value + (values.shown(values.attack(duel, other)) + 1) // 2
        return value - amount if duel.force_kinds & c.S_REVERSE else value + amount

    def said_of(self, what: str, many: bool) -> str:
        if self.direct:
            when = "attack directly" if many else "attacks directly"
        else:
            foe = "a monster" if self.against is None else self.against.words().a()
            if self.hidden:
                foe = "a monster that was face-down as the attack was declared"
            elif self.declared:
                foe = "a monster of the declared Type"
            verb = "attack" if self.attacking or self.hidden else "battle"
            when = f"{verb} {foe}" if many else f"{verb}s {foe}"
        gains = ("gains", "gain")[many]
        if self.attack < HALF_ATK:
            gains = ("loses", "lose")[many]
        does = f"{gains} {abs(self.attack)} ATK"
        if self.operation == BECOME:
            does = f"{'have' if many else 'has'} {self.attack} ATK"
        elif self.attack == ORIGINAL_ATK:
            does = f"{gains} ATK equal to the original ATK of that monster"
        elif self.attack == HALF_ATK:
            does = f"{gains} ATK equal to half the ATK of that monster"
        it = "they" if many else "it"
        return f"during damage calculation, if {what} {when}, {it} {does}"


class PlainAtk(Sel):
    """A monster with so much ATK or less, apart from what this card itself adds during a battle."""

    def __init__(self, most: int) -> None:
        super().__init__(0, c.IN_MONSTER_ZONE)
        self.most = most

    def matches(self, duel: State, card: Card, player: int, this: int, was: Was | None) -> bool:
        if not readable(card):
            return False
        value = values.attack(duel, card)
        if duel.force_kinds & c.S_CALCULATED and values.in_calculation(duel, values.ATTACK):
            before = values.originals(duel, card)[0]
            for force, after in values.entries(duel, card, values.ATTACK):
                if force.source[0] == this and force.static.kind & c.S_CALCULATED:
                    value -= after - before
                before = after
        return value <= self.most

    def say(self, words: Phrase) -> None:
        words.say_suffix(f"with {self.most} or less ATK")

    def could(self, case: Case) -> int:
        return PERHAPS if case.zone == c.MONSTER_ZONE and case.up else NO


class RivalBecomes(SpokenStatic):
    """In the opponent's turn the original ATK of what battles with this card is another (Cat's Ear Tribe).

    During damage calculation alone; what was done to its ATK once, before, counts no more, what goes on
    changing it does.
    """

    def __init__(self, attack: int) -> None:
        super().__init__(c.S_CALCULATED)
        self.attack = attack
        self.resets = True

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        if duel.turn_player == force.player or card.side == force.player or not is_fighting(duel, card):
            return False
        _, other = fighters(duel, card)
        return other is not None and other.uid == force.source[0]

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        value = self.attack
        for other in duel.static_forces(c.S_STAT):
            if not other.targets and other.static.covers(duel, other, card):
                value = other.static.apply(duel, other, card, stat, value)
        return value

    def said_of(self, what: str, many: bool) -> str:
        return (
            "during damage calculation in the opponent's turn, the original ATK of a monster that battles "
            f"this card is {self.attack}"
        )


class Repels(Simple):
    """See `repels`."""

    def __init__(self, on: Sel | None, hidden: bool, at: int) -> None:
        how = "face-down Defense Position" if hidden else "Defense Position"
        when = "" if at == c.CALCULATION else " at the end of the Damage Step"
        one = f"if a monster attacks {{}} in {how} with less ATK than its DEF, destroy the attacker{when}"
        super().__init__(c.S_REPELS, on, one, one.replace("its", "their"), amount=at)
        self.once = at != c.CALCULATION
        self.hidden = hidden

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        if self.hidden and (duel.attack is None or not duel.attack.turned):
            return False
        return super().covers(duel, force, card)


def repels(on: Sel | None = None, *, hidden: bool = False, late: bool = False) -> SpokenStatic:
    """Who attacks these monsters in Defense Position with less ATK than their DEF is destroyed.

    An effect of this card, settled in damage calculation, with `late` at the end of the Damage Step.
    `hidden`: only monsters that were face-down as they were attacked.
    """
    return Repels(on, hidden, c.DAMAGE_END if late else c.CALCULATION)


class DirectUpTo(Simple):
    """Monsters may attack directly with ATK up to a limit; past other monsters no more of it counts."""

    def __init__(self, atk: int) -> None:
        said = (
            f"{{}} can attack the opponent directly while its ATK is {atk} or less, "
            f"and past monsters its ATK counts as {atk} at most"
        )
        super().__init__(c.S_DIRECT | c.S_CALCULATED, None, said, said.replace("its", "their"))
        self.atk = atk

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        return super().covers(duel, force, card) and values.shown(values.attack(duel, card)) <= self.atk

    def apply(self, duel: State, force: Force, card: Card, stat: int, value: int) -> int:
        attack = duel.attack
        passes = attack is not None and attack.direct and attack.attacker == card.ref
        return min(value, self.atk) if passes and duel.monsters(1 - card.side) else value


def attacks_directly_up_to(atk: int) -> SpokenStatic:
    """For `Leave`: monsters may attack directly as long as they have no more than this ATK."""
    return DirectUpTo(atk)


class LoneAttacker(SpokenStatic):
    """Of your monsters only one can attack, whatever becomes of it; its uid is the count (`OnlyAttacker`)."""

    def __init__(self) -> None:
        super().__init__(c.S_CANNOT_ATTACK)

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        return card.zone == c.MONSTER_ZONE and card.side == force.player and card.uid != force.count

    def said_of(self, what: str, many: bool) -> str:
        return f"your monsters other than {what} cannot attack"


class LoneTarget(SpokenStatic):
    """The opponent's monsters can attack one monster alone, and those that are face-up must (`OnlyTarget`).

    When it has gone there is nothing left for them to attack.
    """

    def __init__(self) -> None:
        super().__init__(c.S_LURE | c.S_MUST_ATTACK)
        self.outlasts = True

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        return card.zone == c.MONSTER_ZONE and card.up and card.side != force.player

    def lures(self, duel: State, force: Force, attacker: Card, target: Card) -> bool:
        ref = force.targets[0]
        return target.uid == ref[0] and target.visit == ref[1]

    def number(self, duel: State, force: Force) -> int:
        return ALONE

    def said_of(self, what: str, many: bool) -> str:
        return (
            f"monsters the opponent controls can attack only {what} and, if face-up, must attack it if "
            "possible; if it leaves the field, they cannot attack"
        )


def chooses_attacked() -> SpokenStatic:
    """You say what the opponent's monsters attack, as far as they may attack it."""
    said = "when a monster the opponent controls attacks, you choose what it attacks, of all that it could"
    return ForPlayer(c.S_LURE, 1, said, amount=CHOOSES)


def two_battle_phases() -> SpokenStatic:
    """You may have a second Battle Phase right after the first; monsters may attack again in it."""
    return ForPlayer(c.S_SKIP, 0, "you may have 2 Battle Phases", amount=c.TWO_BATTLES)


class SafeInBattle(Simple):
    """See `safe_in_battle`."""

    def __init__(self, on: Sel, against: Sel | None) -> None:
        foe = "of the same ATK" if against is None else against.words().a().removeprefix("a monster ")
        said = f"{{}} cannot be destroyed by battle with a monster {foe}"
        super().__init__(c.S_NOT_DESTROYED, on, said, said, amount=c.BY_BATTLE)
        self.against = against

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        if not is_fighting(duel, card) or not super().covers(duel, force, card):
            return False
        _, other = fighters(duel, card)
        if other is None:
            return False
        if self.against is not None:
            return self.against.matches(duel, other, force.player, force.source[0], None)
        return values.shown(values.attack(duel, card)) == values.shown(values.attack(duel, other))


def safe_in_battle(on: Sel, *, against: Sel | None = None) -> SpokenStatic:
    """Monsters are not destroyed by battle with such monsters, or with those of the same ATK."""
    return SafeInBattle(on, against)


class Damages(SpokenStatic):
    """Changes the Battle Damage that monsters inflict to the opponent of their controller."""

    def __init__(
        self,
        on: Sel | None,
        what: int,
        said: str,
        *,
        operation: int = 0,
        amount: int = 0,
        direct: bool = False,
    ) -> None:
        super().__init__(c.S_DAMAGE, on)
        self.what = what
        self.said = said
        self.operation = operation
        self.amount = amount
        self.direct = direct

    def number(self, duel: State, force: Force) -> int:
        return self.what

    def alters(self, duel: State, force: Force, hit: Hit) -> None:
        if hit.hurt == hit.winner.side or not self.covers(duel, force, hit.winner):
            return
        if self.direct and (duel.attack is None or not duel.attack.direct):
            return
        if self.what == AS_EFFECT:
            hit.as_effect = True
        elif self.operation == HALVE:
            hit.amount = (hit.amount + 1) // 2
        elif hit.amount > 0:
            hit.amount = self.amount

    def said_of(self, what: str, many: bool) -> str:
        said = self.said
        return said.replace("{}", what).replace("{s}", "" if many else "s")


def damage_halved(on: Sel | None = None) -> SpokenStatic:
    """The Battle Damage that monsters inflict to the opponent is halved."""
    said = "the Battle Damage that {} inflict{s} to the opponent is halved"
    return Damages(on, AMOUNT, said, operation=HALVE)


def damage_becomes(amount: int, on: Sel | None = None, *, direct: bool = False) -> SpokenStatic:
    """The Battle Damage that monsters inflict to the opponent is so much; `direct`: by direct attacks."""
    how = " by a direct attack" if direct else ""
    said = f"the Battle Damage that {{}} inflict{{s}} to the opponent{how} becomes {amount}"
    return Damages(on, DIRECT_AMOUNT if direct else AMOUNT, said, amount=amount, direct=direct)


def damage_as_effect(on: Sel | None = None) -> SpokenStatic:
    """The damage that monsters inflict to the opponent by battle is effect damage, no Battle Damage."""
    said = "the Battle Damage that {} inflict{s} to the opponent is effect damage instead"
    return Damages(on, AS_EFFECT, said)


class ToRival(SpokenStatic):
    """The opponent takes the Battle Damage that you would take from battles of this card."""

    def __init__(self) -> None:
        super().__init__(c.S_DAMAGE)

    def number(self, duel: State, force: Force) -> int:
        return OTHER_PLAYER

    def alters(self, duel: State, force: Force, hit: Hit) -> None:
        if hit.hurt == force.player and is_fighting(duel, duel.cards[force.source[0]]):
            hit.hurt = 1 - hit.hurt

    def said_of(self, what: str, many: bool) -> str:
        return "the opponent takes the Battle Damage that you would take from battles of this card"


def damage_to_rival() -> SpokenStatic:
    """The opponent takes the Battle Damage that you would take from battles of this card."""
    return ToRival()
