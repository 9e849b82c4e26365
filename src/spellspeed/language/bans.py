"""Static effects that forbid plays or effects of a whole kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.counters import set_note
from spellspeed.duel.declaring import declared_name
from spellspeed.duel.effects import Effect
from spellspeed.duel.onetype import refuses
from spellspeed.duel.values import has_name

from .prose import joined
from .sel import Sel
from .selections import CARD, FACE_DOWN, IN_HAND, MAGIC
from .standing import SET_FOR_A_TURN
from .statics import ForPlayer, Simple, SpokenStatic, alike

if TYPE_CHECKING:
    from spellspeed.duel.records import Card, Event, Force
    from spellspeed.duel.state import State

    from .conditions import Cond

__all__ = [
    "BansDeclared",
    "FewMoreSummons",
    "NoDiscardCosts",
    "NoEffects",
    "NoMoreMonsters",
    "OneType",
    "OnlyOne",
    "frail",
    "no_face_down_monsters",
    "no_new_monsters",
    "no_normal_summons",
    "no_special_summons",
    "no_upkeep",
    "rolls_when_targeted",
    "sends_to_attack",
    "set_a_turn_before",
    "shares_upkeep",
    "spirits_stay",
    "takes_fee",
]


class NoEffects(SpokenStatic):
    """Effects of one class cannot be used and are negated, whatever their cards are (Royal Command)."""

    def __init__(self, effects: int) -> None:
        super().__init__(c.S_CANNOT_ACTIVATE | c.S_NEGATE)
        self.effects = effects

    def bars(self, duel: State, force: Force, effect: Effect) -> bool:
        return effect.kind & self.effects != 0

    def said_of(self, what: str, many: bool) -> str:
        names = [name for bit, name in c.EFFECT_CLASS_NAMES.items() if self.effects & bit]
        names = [name.upper() if name == "flip" else name for name in names]
        return f"{' and '.join(names)} effects cannot be activated, and are negated"


def came(duel: State, force: Force) -> int:
    """When the card of this static effect came face-up to the side it is on."""
    card = duel.cards[force.source[0]]
    return max(force.order, card.claims[-1].order if card.claims else 0)


class OnlyOne(SpokenStatic):
    """Its controller can have no second face-up card of its name; the one that came later is destroyed."""

    def __init__(self) -> None:
        super().__init__(c.S_ONLY_ONE)

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
        if card is None or face_down or seat != force.player or way == c.SET_DOWN:
            return False
        return card.name == duel.cards[force.source[0]].name

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        if card.ref != force.source:
            return False
        for other in duel.static_forces(c.S_DESTROYED_IF):
            if isinstance(other.static, OnlyOne) and came(duel, other) < came(duel, force):
                if other.player == force.player and duel.cards[other.source[0]].name == card.name:
                    return True
        return False

    def said_of(self, what: str, many: bool) -> str:
        return "you can control only one face-up card of this name"


def no_normal_summons(who: int = 0) -> SpokenStatic:
    """A player cannot Normal Summon or Set monsters: 0 you, 1 the opponent."""
    said = ("you cannot", "the opponent cannot")[who] + " Normal Summon or Set monsters"
    ways = c.NORMAL_SUMMON | c.TRIBUTE_SUMMON | c.SET_DOWN
    return ForPlayer(c.S_CANNOT_SUMMON, who, said, amount=ways)


class NoDiscardCosts(SpokenStatic):
    """Nobody can activate what is paid for with cards discarded from the hand (Goblin of Greed)."""

    def __init__(self) -> None:
        super().__init__(c.S_CANNOT_ACTIVATE)

    def bars(self, duel: State, force: Force, effect: Effect) -> bool:
        return effect.cost is not None and effect.cost.discards

    def said_of(self, what: str, many: bool) -> str:
        return "neither player can activate anything that costs a discard"


class FewMoreSummons(SpokenStatic):
    """Each player can Normal Summon or Set only so many more monsters while this card is face-up."""

    def __init__(self, most: int) -> None:
        super().__init__(c.S_CANNOT_SUMMON | c.S_WATCH)
        self.most = most

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
        if not way & (c.NORMAL_SUMMON | c.TRIBUTE_SUMMON | c.SET_DOWN):
            return False
        return duel.cards[force.source[0]].note(came_note(player)) >= self.most

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind == c.SUMMONED:
            if not event.amount & (c.NORMAL_SUMMON | c.TRIBUTE_SUMMON):
                return False
        elif event.kind != c.SET or duel.cards[event.cards[0][0]].zone != c.MONSTER_ZONE:
            return False
        this = duel.cards[force.source[0]]
        name = came_note(event.player)
        set_note(duel, this, name, this.note(name) + 1)
        return True

    def said_of(self, what: str, many: bool) -> str:
        return f"from now on, each player can Normal Summon or Set only {self.most} more monsters"


def came_note(player: int) -> str:
    """Where a card keeps how many monsters this player has Normal Summoned or Set."""
    return f"Summons of {player}"


def no_special_summons(who: int = 2) -> SpokenStatic:
    """A player cannot Special Summon monsters: 0 you, 1 the opponent, 2 both."""
    said = ("you cannot", "the opponent cannot", "neither player can")[who] + " Special Summon monsters"
    return ForPlayer(c.S_CANNOT_SUMMON, who, said, amount=c.SPECIAL_SUMMON)


def no_new_monsters(who: int = 1, *, when: Cond | None = None) -> SpokenStatic:
    """A player can neither Normal Summon, Set nor Special Summon monsters; he may Flip Summon."""
    said = ("you cannot", "the opponent cannot")[who] + " Normal Summon, Set or Special Summon monsters"
    ways = c.NORMAL_SUMMON | c.TRIBUTE_SUMMON | c.SET_DOWN | c.SPECIAL_SUMMON
    return ForPlayer(c.S_CANNOT_SUMMON, who, said, amount=ways, when=when)


def shares_upkeep(on: Sel) -> SpokenStatic:
    """What is paid for these cards in the Standby Phase the opponent pays too, if he has as much."""
    said = "the opponent also pays the Life Points that are paid for {} in the Standby Phase"
    return alike(c.S_SHARED_UPKEEP, on, said)


def set_a_turn_before() -> SpokenStatic:
    """A Magic Card is Set first, and activated from its player's next turn on (Anti-Spell Fragrance)."""
    said = "a Magic Card can be activated only if it was Set before its player's latest turn began"
    return alike(c.S_CANNOT_ACTIVATE, MAGIC & (IN_HAND | FACE_DOWN) & ~SET_FOR_A_TURN, said)


class NoMoreMonsters(SpokenStatic):
    """The opponent cannot bring a monster to the field when he would have more than you then (J-SUM-08).

    It holds while you have one. A Flip Summon or a change of control brings none.
    """

    def __init__(self) -> None:
        super().__init__(c.S_CANNOT_SUMMON)

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
        if way == c.FLIP_SUMMON or player == force.player or seat == force.player:
            return False
        mine = len([one for one in duel.monsters(force.player) if one.uid not in leaving])
        his = len([one for one in duel.monsters(seat) if one.uid not in leaving])
        return mine > 0 and his + count > mine

    def said_of(self, what: str, many: bool) -> str:
        return (
            "while you control a monster, the opponent cannot Summon or Set a monster if he would control "
            "more monsters than you"
        )


class OneType(SpokenStatic):
    """Each player can have face-up monsters of one Type alone; monsters may be Set."""

    def __init__(self) -> None:
        super().__init__(c.S_ONE_TYPE | c.S_CANNOT_SUMMON)

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
        if way == c.SET_DOWN or face_down or card is None:
            return False
        return refuses(duel, force, seat, card, leaving)

    def said_of(self, what: str, many: bool) -> str:
        return (
            "each player can control face-up monsters of 1 Type alone, and sends those of his other Types to "
            "the Graveyard; a monster of another Type that comes to them is destroyed"
        )


def no_face_down_monsters() -> SpokenStatic:
    """Monsters are neither Set nor turned face-down; a Normal Summon may be in Defense Position instead."""
    said = (
        "no monster can be Set or turned face-down, and a monster can be Normal Summoned in face-up Defense "
        "Position"
    )
    return ForPlayer(c.S_FACE_UP, 2, said)


def takes_fee(amount: int) -> SpokenStatic:
    """Whoever plays a card from his hand pays for it: a Summon, a Set or an activation (J-EFF-07)."""
    said = (
        f"each player must pay {amount} Life Points for each card that he Summons, Sets or activates from "
        "his hand"
    )
    return alike(c.S_FEE, CARD & IN_HAND, said, amount=amount)


class BansDeclared(SpokenStatic):
    """Cards of the name that was declared for this card cannot be played or used (Prohibition).

    One that comes to the field by an effect has no effects there, and neither attacks nor changes its
    position. What was on the field before is free.
    """

    def __init__(self) -> None:
        super().__init__(
            c.S_CANNOT_ACTIVATE | c.S_CANNOT_SUMMON | c.S_NEGATE | c.S_CANNOT_ATTACK | c.S_CANNOT_CHANGE
        )

    def covers(self, duel: State, force: Force, card: Card) -> bool:
        if not self.named(duel, force, card):
            return False
        return not card.on_field or card.since > force.order

    def named(self, duel: State, force: Force, card: Card) -> bool:
        name = declared_name(duel.cards[force.source[0]])
        return name != "" and has_name(card, name)

    def number(self, duel: State, force: Force) -> int:
        """Nor can such a Magic or Trap Card be Set."""
        return 1

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
        return (
            card is not None and way & (c.NORMAL_SUMMON | c.SET_DOWN) != 0 and self.named(duel, force, card)
        )

    def said_of(self, what: str, many: bool) -> str:
        return (
            "cards with the declared name cannot be activated, Normal Summoned or Set, "
            "and their effects cannot "
            "be used; monsters with that name cannot attack or change their positions, and their effects are "
            "negated; none of this is so of cards that were on the field before"
        )


def sends_to_attack(count: int, on: Sel | None = None) -> SpokenStatic:
    """Declaring an attack costs cards from the top of the attacking player's Deck."""
    top = "the top card" if count == 1 else f"the top {count} cards"
    said = f"{{}} can attack only if their player sends {top} of his Deck to the Graveyard"
    return Simple(c.S_SEND_TO_ATTACK, on, said.replace("their", "its"), said, amount=count)


def frail(on: Sel) -> SpokenStatic:
    """Face-up monsters are destroyed once an effect that targets them has resolved, negated or not."""
    one = "when an effect that targets {} has resolved, {} is destroyed"
    return Simple(c.S_FRAIL, on, one, one.replace("is", "are"))


def rolls_when_targeted(on: Sel, *faces: int) -> SpokenStatic:
    """A die is rolled as an effect of the opponent that targets this resolves; these faces negate it."""
    shows = joined([str(face) for face in faces], "or")
    said = (
        "as an effect of the opponent that targets {} resolves, roll a die: if it shows "
        f"{shows}, negate the effect and destroy the opponent's card"
    )
    bits = 0
    for face in faces:
        bits |= 1 << face
    return Simple(c.S_DIE_SHIELD, on, said, said, amount=bits)


def spirits_stay() -> SpokenStatic:
    """Spirits do not return to the hand in the End Phase."""
    return ForPlayer(c.S_SPIRITS_STAY, 2, "Spirit monsters do not return to the hand in the End Phase")


def no_upkeep(on: Sel) -> SpokenStatic:
    """Nobody has to pay for these cards in the Standby Phase."""
    return alike(c.S_NO_UPKEEP, on, "neither player has to pay Life Points for {} in the Standby Phase")
