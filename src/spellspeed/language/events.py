"""What an effect answers: an event, or the newest Chain Link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.effects import When

from .deeds import Would
from .prose import OTHER_THAN, joined
from .sel import Sel
from .selections import CARD, MONSTER

if TYPE_CHECKING:
    from spellspeed.duel.records import Event, Link, Was
    from spellspeed.duel.state import State

__all__ = [
    "ANYONE",
    "ANY_PLACE",
    "AS_MONSTER",
    "OPPONENT",
    "YOU",
    "Activated",
    "AttackDeclared",
    "Battled",
    "Changed",
    "Damaged",
    "Drawn",
    "DrawnFaceUp",
    "EitherEvent",
    "Fighting",
    "Flipped",
    "Sent",
    "SummonAttempt",
    "Summoned",
]

ANYONE: Final = 0
YOU: Final = 1
OPPONENT: Final = 2
WHO: Final = ("a player", "you", "the opponent")


def is_who(who: int, player: int, you: int) -> bool:
    """Is this player the one meant, seen from `you`?"""
    return who == ANYONE or (who == YOU) == (player == you)


class SpokenEvent(When):
    """An event that can be put into words."""

    def text(self) -> str:
        """A clause: "a monster is Summoned"."""
        raise NotImplementedError

    def head(self) -> str:
        """How the effect begins: "when a monster is Summoned"."""
        return f"when {self.text()}"

    def missing(self) -> str:
        return f"it answers only this: {self.text()}"

    # What follows is read by `check` alone.

    def selections(self) -> tuple[Sel, ...]:
        return ()

    def parts(self) -> tuple[SpokenEvent, ...]:
        """The events of which it answers any."""
        return (self,)


class Summoned(SpokenEvent):
    """A monster was Summoned; `ways` are bits of NORMAL_SUMMON, FLIP_SUMMON, SPECIAL_SUMMON and so on.

    `built_in`: by its own `Procedure`, not by an effect. `origin`: from such a place, its owner being you.
    `tributes`: for at least so many; a Tribute Set counts too. With `this`: this card, which may be Tribute
    Summoned with so many.
    """

    def __init__(
        self,
        ways: int = c.ANY_SUMMON,
        *,
        by: int = ANYONE,
        that: Sel = MONSTER,
        this: bool = False,
        built_in: bool = False,
        origin: int = 0,
        tributes: int = 0,
    ) -> None:
        super().__init__((c.SUMMONED, c.SET) if tributes else (c.SUMMONED,))
        self.origin = origin
        self.tributes = tributes
        self.built_in = built_in
        self.ways = with_tribute(ways)
        self.by = by
        self.that = that
        self.this = this

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind not in self.kinds or not is_who(self.by, event.player, player):
            return False
        if self.tributes and self.this:
            mine = event.kind == c.SUMMONED and event.cards[0][0] == this
            return mine and len(event.was) >= self.tributes
        if self.tributes:
            return event.kind in self.kinds and len(event.was) >= self.tributes and of_monster(duel, event)
        if not event.amount & self.ways:
            return False
        if self.origin and not any(
            [(self.origin >> was.card.zone) & 1 and was.card.owner == player for was in event.was]
        ):
            return False
        if self.built_in and event.source[0] >= 0:
            return False
        if self.this:
            return any(ref[0] == this for ref in event.cards)
        if self.that is MONSTER:
            # It was Summoned, though it may have been Tributed since (Exiled Force, 15 Dec 2003).
            return True
        return any(
            duel.live(ref) and self.that.matches(duel, duel.cards[ref[0]], player, this, None)
            for ref in event.cards
        )

    def text(self) -> str:
        what = "this card" if self.this else self.that.words().a()
        if self.tributes and self.this:
            return f"this card is Tribute Summoned with {self.tributes} Tributes in place of 2"
        if self.tributes:
            who = "you Tribute" if self.by == YOU else f"{WHO[self.by]} Tributes"
            return f"{who} {self.tributes} or more monsters for a Tribute Summon or Set"
        if self.origin:
            what = f"{what} from your Graveyard"
        if self.by != ANYONE and not self.this:
            return f"{WHO[self.by]} {ways_text(self.ways, self.by)} {what}"
        own = " by its own text" if self.built_in else ""
        return f"{what} is {ways_text(self.ways)}{own}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.that,)

    def missing(self) -> str:
        return f"nothing that fits was Summoned (it answers only this: {self.text()})"


def of_monster(duel: State, event: Event) -> bool:
    """Is it a monster that was Summoned or Set for Tributes?"""
    return bool(event.amount & c.TRIBUTE_SUMMON) if event.kind == c.SUMMONED else len(event.was) > 0


class SummonAttempt(SpokenEvent):
    """A Summon that is being made and may be negated (J-SUM-01)."""

    def __init__(self, ways: int = c.ANY_SUMMON, *, by: int = ANYONE, that: Sel = MONSTER) -> None:
        super().__init__((c.SUMMON_ATTEMPT,))
        self.ways = with_tribute(ways)
        self.by = by
        self.that = that

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind != c.SUMMON_ATTEMPT or not event.amount & self.ways:
            return False
        return is_who(self.by, event.player, player) and any(
            duel.live(ref) and self.that.matches(duel, duel.cards[ref[0]], player, this, None)
            for ref in event.cards
        )

    def text(self) -> str:
        what = self.that.words().a()
        if self.by != ANYONE:
            return f"{WHO[self.by]} would {ways_text(self.ways, YOU)} {what}"
        return f"{what} would be {ways_text(self.ways)}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.that,)


def with_tribute(ways: int) -> int:
    """A Tribute Summon is a Normal Summon (R-TRIB-03)."""
    return ways | c.TRIBUTE_SUMMON if ways & c.NORMAL_SUMMON else ways


def ways_text(ways: int, who: int = ANYONE) -> str:
    """ "Normal or Flip Summoned"; of a player "Normal or Flip Summon(s)"."""
    summon = {ANYONE: "Summoned", YOU: "Summon", OPPONENT: "Summons"}[who]
    if ways & c.ANY_SUMMON == c.ANY_SUMMON:
        return summon
    names = []
    if ways & c.NORMAL_SUMMON:
        names.append("Normal")
    elif ways & c.TRIBUTE_SUMMON:
        names.append("Tribute")
    if ways & c.FLIP_SUMMON:
        names.append("Flip")
    if ways & c.SPECIAL_SUMMON:
        names.append("Special")
    return f"{joined(names, 'or')} {summon}"


class Flipped(SpokenEvent):
    """This card was turned from face-down to face-up, in whatever way (R-FLIP-04, R-EFF-02).

    `loud`: for FLIP effects, which some cards keep from being used (Amazoness Archers).
    """

    def __init__(self, *, loud: bool = False) -> None:
        super().__init__((c.FLIPPED,))
        self.loud = loud

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind != c.FLIPPED or (event.amount and self.loud):
            return False
        return any([ref[0] == this for ref in event.cards])

    def text(self) -> str:
        return "this card is turned face-up"


AS_MONSTER: Final = c.IN_MONSTER_ZONE | 1 << c.ARRIVING | c.IN_HAND | c.IN_DECK | c.IN_GRAVEYARD
"""`origin=` of a monster, wherever it was, but not while it served as an Equip."""
ANY_PLACE: Final = AS_MONSTER | c.ON_FIELD | c.IN_REMOVED


class DrawnFaceUp(SpokenEvent):
    """A player drew this card, which lay the other way round than the rest of his Deck."""

    def __init__(self) -> None:
        super().__init__((c.DRAWN,))

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind != c.DRAWN:
            return False
        for i in range(len(event.cards)):
            if event.cards[i][0] == this and event.was[i].card.up:
                return True
        return False

    def text(self) -> str:
        return "you draw this card after it was shuffled face-up into your Deck"


CAUSES: Final = {
    c.BY_BATTLE: "destroyed by battle",
    c.BY_EFFECT: "destroyed by an effect",
    c.IS_DESTROYED: "destroyed",
    c.BY_EFFECT | c.BY_RULE: "destroyed otherwise than by battle",
    c.AS_TRIBUTE: "Tributed",
    c.AS_DISCARD: "discarded",
    c.AS_COST: "used to pay a cost",
}


class Sent(SpokenEvent):
    """A card went somewhere: by default this card, from the field to the Graveyard.

    `causes` are bits such as BY_BATTLE; 0 means any. `by` asks who controlled the card that did it.
    `equipped`: while it was equipped to a monster. `kept`: while its owner controlled it, or out of his own
    hand or Deck. `armed`: after its own verb `Arm`. `face_down` (or `face_up`): while it lay so.
    `by_this`: by this card, or in battle with it. `but`: causes that do not count.
    """

    def __init__(
        self,
        *,
        that: Sel | None = None,
        origin: int = c.ON_FIELD,
        to: int = c.GRAVEYARD,
        causes: int = 0,
        by: int = ANYONE,
        equipped: bool = False,
        kept: bool = False,
        armed: bool = False,
        face_down: bool = False,
        face_up: bool = False,
        by_this: bool = False,
        but: int = 0,
    ) -> None:
        super().__init__((c.MOVED,))
        self.armed = armed
        self.face_down = face_down
        self.face_up = face_up
        self.by_this = by_this
        self.but = but
        self.equipped = equipped
        self.kept = kept
        self.that = that
        self.origin = origin
        self.to = to
        self.causes = causes
        self.by = by

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind != c.MOVED or event.amount != self.to:
            return False
        return any([self.one(duel, event, i, player, this) for i in range(len(event.cards))])

    def one(self, duel: State, event: Event, index: int, player: int, this: int) -> bool:
        """Is the card at this place of an event one that it is about?"""
        if event.kind != c.MOVED or event.amount != self.to:
            return False
        if event.cause & self.but or (self.causes and not event.cause & self.causes):
            return False
        was = event.was[index]
        if self.by != ANYONE:
            # Battle destroys each of two monsters by the other one.
            by = 1 - was.card.side if event.cause & c.BY_BATTLE else event.by
            if by < 0 or not is_who(self.by, by, player):
                return False
        if self.by_this and event.source[0] != this and not in_mutual_end(event, index, this):
            return False
        if self.equipped and (event.cause & c.BY_RULE or not was_equipped(duel, was)):
            # The rules destroy an Equip that has lost its monster.
            return False
        if self.equipped and event.source[0] in was.card.negaters:
            # It is negated by the very card that destroys it (Rod of Silence - Kay'est).
            return False
        return self.fits(duel, event.cards[index][0], was, player, this)

    def includes(self, duel: State, event: Event, index: int, player: int, this: int) -> bool:
        return self.fits(duel, event.cards[index][0], event.was[index], player, this)

    def fits(self, duel: State, uid: int, was: Was, player: int, this: int) -> bool:
        if not (self.origin >> was.card.zone) & 1:
            return False
        if self.kept and was.card.side != was.card.owner:
            return False
        if (self.armed and not was.card.note(c.ARMED)) or (self.face_down and was.card.up):
            return False
        if self.face_up and not was.card.up:
            return False
        if self.that is None:
            return uid == this and was.card.arrived != c.NULLIFIED
        return self.that.matches(duel, duel.cards[uid], player, this, was)

    def text(self) -> str:
        what = "this card" if self.that is None else self.that.words().a()
        if self.that is not None and self.kept and self.origin & c.ON_FIELD:
            what += " and own"
        if self.that is not None and self.origin == c.IN_HAND and self.that.words().side == "you":
            words = self.that.words()
            words.say_zones(c.IN_HAND)
            what = words.a(located=True)
        if self.face_down or self.face_up:
            what = "this face-up card" if self.face_up else "this Set card"
        by = {ANYONE: "", YOU: " by your card", OPPONENT: " by the opponent's card"}[self.by]
        how = CAUSES.get(self.causes, "")
        goes = self._goes()
        if by and self.causes == c.BY_EFFECT:
            how = "destroyed"
        if self.by_this and self.causes == c.BY_BATTLE:
            how += " with this card"
        so = " while equipped to a monster" if self.equipped else ""
        if self.that is None and self.kept and self.origin & c.ON_FIELD and self.origin != ANY_PLACE:
            so += " while you control it"
        so += " after it was made ready" if self.armed else ""
        if self.but & c.BY_BATTLE:
            so += ", but not by battle or to pay a cost" if self.but & c.AS_COST else ", but not by battle"
        elif self.but & c.AS_COST:
            so += ", but not to pay a cost"
        if not how:
            return f"{what} is {goes}{by}{so}"
        if self.to == c.GRAVEYARD and self.causes != c.BY_BATTLE:
            also = ""
            if how.startswith("destroyed"):
                also = f"{',' if ', ' in so else ''} and sent to the Graveyard"
            return f"{what} is {how}{by}{so}{also}"
        return f"{what} is {how}{by} and {goes}{so}"

    def together(self) -> str:
        """Of all that go at once: "monsters are returned to the hand"."""
        what = "these cards" if self.that is None else self.that.words().plural(located=False)
        return f"{what} are {self._goes()}"

    def what(self) -> str:
        """What is sent: "monster you control"."""
        return "this card" if self.that is None else self.that.words().bare()

    def passed(self) -> str:
        """As a clause about such a card: "was destroyed by battle"."""
        how = CAUSES.get(self.causes, "sent to the Graveyard")
        by = {ANYONE: "", YOU: " by your card", OPPONENT: " by the opponent's card"}[self.by]
        return "this card destroyed by battle" if self.by_this else f"was {how}{by}"

    def _goes(self) -> str:
        origin = ""
        if self.origin in (c.ON_FIELD, c.IN_MONSTER_ZONE) and not self.causes & c.IS_DESTROYED:
            origin = " from the field"
        elif not self.origin & c.ON_FIELD:
            zones = [c.ZONE_NAMES[zone] for zone in range(c.ZONES) if (self.origin >> zone) & 1]
            origin = f" from {'your' if self.kept else 'the'} {joined(zones, 'or')}"
        elif self.kept and self.origin == ANY_PLACE:
            origin = " from your hand, your Deck or your side of the field"
        if self.to == c.REMOVED:
            return "removed from play"
        if self.to == c.GRAVEYARD:
            return f"sent{origin} to the Graveyard"
        return f"returned{origin} to the {c.ZONE_NAMES[self.to]}"

    def selections(self) -> tuple[Sel, ...]:
        return () if self.that is None else (self.that,)


def in_mutual_end(event: Event, index: int, this: int) -> bool:
    """Did this card and the one at that place destroy each other by battle?"""
    if not event.cause & c.BY_BATTLE or event.cards[index][0] == this:
        return False
    return any([ref[0] == this for ref in event.cards])


def was_equipped(duel: State, was: Was) -> bool:
    """Was this card equipped to a monster as it moved? One that moved in the same moment was still there."""
    host = was.card.host
    if duel.same(host):
        return True
    return host[0] >= 0 and any([past.card.ref == host for event in duel.last for past in event.was])


class AttackDeclared(SpokenEvent):
    """A monster declared an attack."""

    def __init__(self, *, by: int = ANYONE, that: Sel = MONSTER, on: Sel | None = None) -> None:
        super().__init__((c.ATTACK_DECLARED,))
        self.by = by
        self.that = that
        self.on = on

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind != c.ATTACK_DECLARED or not is_who(self.by, event.player, player):
            return False
        if not self.that.matches(duel, duel.cards[event.cards[0][0]], player, this, None):
            return False
        if self.on is None:
            return True
        return len(event.cards) > 1 and self.on.matches(
            duel, duel.cards[event.cards[1][0]], player, this, None
        )

    def text(self) -> str:
        attacker = self.that.words()
        if self.by != ANYONE:
            attacker.say_side(WHO[self.by])
        on = "" if self.on is None else f" on {self.on.words().a()}"
        return f"{attacker.a()} declares an attack{on}"

    def selections(self) -> tuple[Sel, ...]:
        return (self.that,) if self.on is None else (self.that, self.on)


class Changed(SpokenEvent):
    """This card, face-up, was changed to this battle position, by its player or by an effect.

    `turned_up`: also from face-down Defense Position to Attack Position, as a Flip Summon does.
    """

    def __init__(self, position: int, *, turned_up: bool = False) -> None:
        super().__init__((c.POSITION_CHANGED, c.FLIPPED) if turned_up else (c.POSITION_CHANGED,))
        self.position = position
        self.turned_up = turned_up

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind not in self.kinds or event.cards[0][0] != this:
            return False
        card, was = duel.cards[this], event.was[0].card
        if not card.up or card.attacking != (self.position == c.P_ATTACK):
            return False
        return not was.attacking if event.kind == c.FLIPPED else was.up

    def text(self) -> str:
        if self.turned_up:
            return "this card is changed from Defense Position, face-up or face-down, to Attack Position"
        before = c.P_DEFENSE if self.position == c.P_ATTACK else c.P_ATTACK
        names = c.POSITION_NAMES
        return f"this face-up card is changed from {names[before]} to {names[self.position]}"


class Drawn(SpokenEvent):
    """A player drew cards; `outside`: not in a Draw Phase; `normal`: the one card of the Draw Phase."""

    def __init__(self, *, by: int = ANYONE, outside: bool = False, normal: bool = False) -> None:
        super().__init__((c.DRAWN,))
        self.by = by
        self.outside = outside
        self.normal = normal

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind != c.DRAWN or not is_who(self.by, event.player, player):
            return False
        if self.normal and (event.by >= 0 or duel.phase != c.DRAW_PHASE):
            return False
        return not self.outside or duel.phase != c.DRAW_PHASE

    def text(self) -> str:
        if self.normal:
            return f"{WHO[self.by]} draw{'' if self.by == YOU else 's'} the card of the Draw Phase"
        said = f"{WHO[self.by]} draw{'' if self.by == YOU else 's'} cards"
        return f"{said} outside the Draw Phase" if self.outside else said


class Damaged(SpokenEvent):
    """A player took Battle Damage; `from_this`: inflicted by this card (R-EFF-06), or `by` another.

    `direct`: by a direct attack. `effects`: damage by effects counts too, with `foreign` only if the effect
    was not that player's own.
    """

    def __init__(
        self,
        *,
        who: int = OPPONENT,
        from_this: bool = True,
        by: Sel | None = None,
        direct: bool = False,
        effects: bool = False,
        foreign: bool = False,
    ) -> None:
        super().__init__((c.BATTLE_DAMAGE, c.EFFECT_DAMAGE) if effects else (c.BATTLE_DAMAGE,))
        self.foreign = foreign
        self.who = who
        self.from_this = from_this and by is None and not effects
        self.by = by
        self.direct = direct
        self.effects = effects

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind not in self.kinds or not is_who(self.who, event.player, player):
            return False
        if self.direct and (duel.attack is None or not duel.attack.direct):
            return False
        if self.foreign and event.kind == c.EFFECT_DAMAGE and event.by == event.player:
            return False
        if self.by is not None:
            return self.by.matches(duel, duel.cards[event.cards[0][0]], player, this, None)
        return not self.from_this or event.cards[0][0] == this

    def selections(self) -> tuple[Sel, ...]:
        return () if self.by is None else (self.by,)

    def text(self) -> str:
        if self.by is not None:
            return f"{self.by.words().a()} inflicts Battle Damage to {WHO[self.who]}"
        if self.from_this:
            how = " by a direct attack" if self.direct else ""
            return f"this card inflicts Battle Damage to {WHO[self.who]}{how}"
        what = "damage" if self.effects else "Battle Damage"
        what += f", but not by {'your' if self.who == YOU else 'his'} own effect" if self.foreign else ""
        return f"{WHO[self.who]} take{'' if self.who == YOU else 's'} {what}"


class Fighting(SpokenEvent):
    """This card fights, as attacker or (`as_target`) attacked: early in the Damage Step (J-DMG-01).

    `substep` is DAMAGE_START, with a Set target still face-down, or BEFORE_CALCULATION. `against` is what the
    other fighter must be; `in_attack`: this card must be in Attack Position then.
    """

    def __init__(
        self,
        substep: int,
        *,
        as_target: bool = False,
        against: Sel | None = None,
        in_attack: bool = False,
        hidden: bool = False,
    ) -> None:
        super().__init__((c.FIGHTING,))
        self.in_attack = in_attack
        self.hidden = hidden
        """It was face-down as it was attacked."""
        self.substep = substep
        self.as_target = as_target
        self.against = against

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind != c.FIGHTING or event.amount != self.substep:
            return False
        mine = 1 if self.as_target else 0
        if len(event.cards) <= mine or event.cards[mine][0] != this:
            return False
        if self.in_attack and not duel.cards[this].attacking:
            return False
        if self.hidden and (duel.attack is None or not duel.attack.turned):
            return False
        if self.against is None:
            return True
        other = 1 - mine
        return len(event.cards) > other and self.against.matches(
            duel, duel.cards[event.cards[other][0]], player, this, None
        )

    def selections(self) -> tuple[Sel, ...]:
        return () if self.against is None else (self.against,)

    def text(self) -> str:
        other = "a monster" if self.against is None else self.against.words().a()
        here = " in Attack Position" if self.in_attack else ""
        here = " in face-down Defense Position" if self.hidden else here
        return f"{other} attacks this card{here}" if self.as_target else f"this card{here} attacks {other}"

    def head(self) -> str:
        when = {
            c.DAMAGE_START: "at the start of the Damage Step",
            c.BEFORE_CALCULATION: "before damage calculation",
        }
        return f"{when[self.substep]}, if {self.text()}"


class Battled(SpokenEvent):
    """This card battled: as attacker, as target, or either."""

    def __init__(self, *, as_target: bool = False, as_attacker: bool = False) -> None:
        super().__init__((c.BATTLED,))
        self.as_target = as_target
        self.as_attacker = as_attacker

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        if event.kind != c.BATTLED or len(event.cards) < 2:
            return False
        if self.as_target:
            return event.cards[1][0] == this
        if self.as_attacker:
            return event.cards[0][0] == this
        return event.cards[0][0] == this or event.cards[1][0] == this

    def text(self) -> str:
        if self.as_target:
            return "a monster has attacked this card, after damage calculation"
        if self.as_attacker:
            return "this card has attacked a monster, after damage calculation"
        return "this card has battled a monster, after damage calculation"

    def head(self) -> str:
        return f"after damage calculation, if {self.text().removesuffix(', after damage calculation')}"


class Activated(SpokenEvent):
    """The newest Chain Link: what it is, whose (J-CHAIN-09), and what it would do.

    `cards_only`: the activation of a card; `effects_only`: an effect of a card that is there already. `aims`:
    it targets exactly one card, and one that fits this; with `aims_at` one that fits is among its targets.
    """

    def __init__(
        self,
        that: Sel = CARD,
        *,
        by: int = ANYONE,
        cards_only: bool = False,
        effects_only: bool = False,
        would: Would | None = None,
        aims: Sel | None = None,
        aims_at: Sel | None = None,
    ) -> None:
        super().__init__((), link=True)
        self.aims_at = aims_at
        self.that = that
        self.by = by
        self.cards_only = cards_only
        self.effects_only = effects_only
        self.would = would
        self.aims = aims

    def answers(self, duel: State, link: Link, player: int, this: int) -> bool:
        if not is_who(self.by, link.player, player):
            return False
        if self.aims is not None:
            targets = link.aimed()
            if len(targets) != 1 or not duel.live(targets[0]):
                return False
            if not self.aims.matches(duel, duel.cards[targets[0][0]], player, this, None):
                return False
        aims_at = self.aims_at
        if aims_at is not None:
            found = [duel.cards[ref[0]] for ref in link.aimed() if duel.live(ref)]
            if not any([aims_at.matches(duel, card, player, this, None) for card in found]):
                return False
        is_card = link.effect.kind == c.CARD_ACTIVATION
        if (self.cards_only and not is_card) or (self.effects_only and is_card):
            return False
        if self.would is not None and not self.would.holds(duel, link.effect, link.ctx, player, this):
            return False
        return self.that.matches(duel, duel.cards[link.source[0]], player, this, None)

    def text(self) -> str:
        words = self.that.words()
        but = ""
        if not self.cards_only and words.suffixes and words.suffixes[-1].startswith(OTHER_THAN):
            but = f", other than of {words.suffixes.pop().removeprefix(OTHER_THAN)}"
        what = words.a()
        if self.effects_only:
            what = f"the effect of {what}"
        elif not self.cards_only:
            what = f"{what} or its effect"
        if self.would is not None:
            what = f"{what} {self.would.text()}"
        if self.aims is not None:
            what = f"{what} that targets exactly {self.aims.words().counted(1)} and nothing else"
        if self.aims_at is not None:
            what = f"{what} that targets {self.aims_at.words().a(located=True)}"
        if self.by != ANYONE:
            return f"{WHO[self.by]} activate{'' if self.by == YOU else 's'} {what}{but}"
        return f"{what} is activated{but}"

    def selections(self) -> tuple[Sel, ...]:
        found = [self.that]
        if self.would is not None and self.would.on is not None:
            found.append(self.would.on)
        found.extend([sel for sel in (self.aims, self.aims_at) if sel is not None])
        return tuple(found)


class EitherEvent(SpokenEvent):
    """One of two: an event or a Chain Link."""

    def __init__(self, first: SpokenEvent, second: SpokenEvent) -> None:
        super().__init__((*first.kinds, *second.kinds), first.link or second.link)
        self.first = first
        self.second = second

    def happened(self, duel: State, event: Event, player: int, this: int) -> bool:
        return self.first.happened(duel, event, player, this) or self.second.happened(
            duel, event, player, this
        )

    def answers(self, duel: State, link: Link, player: int, this: int) -> bool:
        return self.first.answers(duel, link, player, this) or self.second.answers(duel, link, player, this)

    def text(self) -> str:
        return f"{self.first.text()}, or {self.second.text()}"

    def selections(self) -> tuple[Sel, ...]:
        return (*self.first.selections(), *self.second.selections())

    def parts(self) -> tuple[SpokenEvent, ...]:
        return (*self.first.parts(), *self.second.parts())
