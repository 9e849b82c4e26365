"""Static effects that act on what happens: at once, without a Chain (R-EFF-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chance import below
from spellspeed.duel.closing import close_zones
from spellspeed.duel.counters import set_note
from spellspeed.duel.effects import Static
from spellspeed.duel.equips import serves_as_equip
from spellspeed.duel.life import gain_life, inflict
from spellspeed.duel.moving import destroy, move

from .events import Sent, SpokenEvent
from .sel import Sel
from .selections import MONSTER, THEIRS
from .statics import ForPlayer, SpokenStatic

if TYPE_CHECKING:
    from spellspeed.duel.records import Event, Force
    from spellspeed.duel.state import State

__all__ = [
    "DamageEachBurn",
    "DamageEachDestroyed",
    "DamageEachGain",
    "DamageEachSent",
    "DiscardEachDamage",
    "EquipsPay",
    "FansAway",
    "GainEach",
    "OnAttackers",
    "ZonesClosed",
    "counts_slain",
    "gains_hurt",
]


class OnAttackers(SpokenStatic):
    """Puts a static effect on each monster that attacks, as it does; it stays as long as this is in force.

    One that attacks as this comes into force gets it too. No monster gets it twice.
    """

    def __init__(self, static: SpokenStatic, that: Sel = MONSTER & THEIRS) -> None:
        super().__init__(c.S_WATCH)
        self.static = static
        self.that = that

    def follow(self) -> Static | None:
        return self.static

    def begins(self, duel: State, force: Force) -> None:
        attack = duel.attack
        if attack is not None and duel.same(attack.attacker):
            self.put_on(duel, force, attack.attacker[0])

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind != c.ATTACK_DECLARED:
            return False
        self.put_on(duel, force, event.cards[0][0])
        return True

    def put_on(self, duel: State, force: Force, uid: int) -> None:
        card = duel.cards[uid]
        if not self.that.matches(duel, card, force.player, force.source[0], None):
            return
        for other in duel.forces:
            if other.static is self.static and other.source == force.source and card.ref in other.targets:
                return
        duel.add_force(self.static, force.source, force.player, c.WHILE_SOURCE, (card.ref,))

    def said_of(self, what: str, many: bool) -> str:
        attacker = self.that.words()
        said = self.static.said_of(attacker.a(), False)
        return f"{said} when it attacks, as long as this card is face-up on the field"


class CountsSlain(SpokenStatic):
    """This card counts what it destroys by battle, Tokens too, for `Slain`."""

    def __init__(self) -> None:
        super().__init__(c.S_WATCH)

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        this = force.source
        if event.kind != c.MOVED or not event.cause & c.BY_BATTLE or not duel.live(this):
            return False
        if event.source[0] != this[0]:
            return False
        card = duel.cards[this[0]]
        set_note(duel, card, c.USES, card.note(c.USES) + len(event.cards))
        return True

    def said_of(self, what: str, many: bool) -> str:
        return "this card counts the monsters that it destroys by battle"


def counts_slain() -> SpokenStatic:
    """This card counts what it destroys by battle, Tokens too, for `Slain`."""
    return CountsSlain()


class DamageEachGain(SpokenStatic):
    """Each time you gain Life Points, the opponent takes damage at once."""

    def __init__(self, amount: int) -> None:
        super().__init__(c.S_WATCH)
        self.amount = amount

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind != c.LIFE_GAINED or event.player != force.player:
            return False
        _burn(duel, force, 1 - force.player, self.amount)
        return True

    def said_of(self, what: str, many: bool) -> str:
        return f"each time you gain Life Points, inflict {self.amount} damage to the opponent"


class GainEach(SpokenStatic):
    """Each time the event happens you gain Life Points at once, however many cards it is about."""

    def __init__(self, amount: int, when: SpokenEvent) -> None:
        super().__init__(c.S_WATCH)
        self.amount = amount
        self.event = when

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind not in self.event.kinds:
            return False
        if not self.event.happened(duel, event, force.player, force.source[0]):
            return False
        gain_life(duel, force.player, self.amount, source=force.source, by=force.player, same=True)
        return True

    def said_of(self, what: str, many: bool) -> str:
        event = self.event
        what = event.together() if isinstance(event, Sent) else event.text()
        return f"each time {what}, you gain {self.amount} Life Points"


def gains_hurt() -> SpokenStatic:
    """What the opponent would gain in Life Points is damage to him instead."""
    said = "when the opponent would gain Life Points, he takes as much damage instead"
    return ForPlayer(c.S_GAIN_HURTS, 1, said)


class FansAway(SpokenStatic):
    """Destroys such monsters as they are Flip Summoned, at once; their effects are not used then."""

    def __init__(self, that: Sel) -> None:
        super().__init__(c.S_WATCH)
        self.that = that

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind != c.SUMMONED or not event.amount & c.FLIP_SUMMON:
            return False
        uids = [
            ref[0]
            for ref in event.cards
            if self.that.matches(duel, duel.cards[ref[0]], force.player, force.source[0], None)
        ]
        duel.waiting = tuple([wait for wait in duel.waiting if wait.source[0] not in uids])
        destroy(duel, uids, c.BY_EFFECT, source=force.source, by=force.player, same=True)
        return len(uids) > 0

    def said_of(self, what: str, many: bool) -> str:
        return f"when {self.that.words().a()} is Flip Summoned, destroy it; its effects are not used then"


class DiscardEachDamage(SpokenStatic):
    """For `Leave`: each time these monsters inflict Battle Damage to the opponent he discards at random.

    Of several such effects on one monster only one acts.
    """

    def __init__(self) -> None:
        super().__init__(c.S_WATCH)

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind != c.BATTLE_DAMAGE or event.player == force.player:
            return False
        for other in duel.forces:
            if other.static is self and event.cards[0] in other.targets:
                if other.order != force.order:
                    return False
                break
        else:
            return False
        hand = duel.pile(event.player, c.HAND)
        if hand:
            uid = hand[below(duel, len(hand))]
            move(
                duel,
                [uid],
                c.GRAVEYARD,
                c.AS_DISCARD,
                source=force.source,
                by=force.player,
                same=True,
                substep=c.AFTER_DAMAGE,
            )
        return True

    def said_of(self, what: str, many: bool) -> str:
        inflict = "inflict" if many else "inflicts"
        return f"each time {what} {inflict} Battle Damage to the opponent, he discards 1 random card"


class DamageEachSent(SpokenStatic):
    """Each time cards are sent to the Graveyard, their owners take damage at once, so much for each card.

    `monsters`: only Monster Cards that were monsters in one of these places. `theirs`: only the opponent's.
    `once`: so much each time, however many cards they are.
    """

    def __init__(self, amount: int, *, monsters: int = 0, theirs: bool = False, once: bool = False) -> None:
        super().__init__(c.S_WATCH)
        self.amount = amount
        self.monsters = monsters
        self.theirs = theirs
        self.each_time = once

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind != c.MOVED or event.amount != c.GRAVEYARD:
            return False
        sent = [0, 0]
        for i in range(len(event.cards)):
            card = duel.cards[event.cards[i][0]]
            if card.zone != c.GRAVEYARD or (self.theirs and card.owner == force.player):
                continue
            if self.monsters:
                there = (self.monsters >> event.was[i].card.zone) & 1 == 1
                if card.script.facts.kind != c.MONSTER or not there:
                    continue
            sent[card.owner] += 1
        for player in (duel.turn_player, 1 - duel.turn_player):
            if sent[player]:
                _burn(duel, force, player, self.amount if self.each_time else sent[player] * self.amount)
        return sent[0] + sent[1] > 0

    def said_of(self, what: str, many: bool) -> str:
        kind = "monsters" if self.monsters else "cards"
        origin = " from the field" if self.monsters == c.IN_MONSTER_ZONE else ""
        pile = "the opponent's Graveyard" if self.theirs else "the Graveyard"
        whom = "the opponent" if self.theirs else "their owner"
        each = "" if self.each_time else f" for each {kind[:-1]}"
        return f"each time {kind} are sent{origin} to {pile}, inflict {self.amount} damage to {whom}{each}"


class DamageEachBurn(SpokenStatic):
    """Each time the opponent takes effect damage, but not by a card of this name, he takes more at once."""

    def __init__(self, amount: int) -> None:
        super().__init__(c.S_WATCH)
        self.amount = amount

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind != c.EFFECT_DAMAGE or event.player == force.player:
            return False
        name = duel.cards[force.source[0]].name
        if event.source[0] >= 0 and duel.cards[event.source[0]].name == name:
            return False
        _burn(duel, force, event.player, self.amount)
        return True

    def said_of(self, what: str, many: bool) -> str:
        return (
            "each time the opponent takes damage by an effect, but not by that of a card of this name, "
            f"inflict {self.amount} damage to him"
        )


class DamageEachDestroyed(SpokenStatic):
    """When such a monster is destroyed, damage at once: to the opponent, or to who controlled it (`own`)."""

    def __init__(self, amount: int, *, causes: int = c.IS_DESTROYED, own: bool = False) -> None:
        super().__init__(c.S_WATCH)
        self.amount = amount
        self.causes = causes
        self.own = own

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind != c.MOVED or not event.cause & self.causes:
            return False
        for was in event.was:
            if was.card.ref in force.targets:
                _burn(duel, force, was.card.side if self.own else 1 - force.player, self.amount)
        return True

    def said_of(self, what: str, many: bool) -> str:
        how = " by battle" if self.causes == c.BY_BATTLE else ""
        whom = "the player who controlled it" if self.own else "the opponent"
        each = f"each time one of {what} is" if many else f"when {what} is"
        return f"{each} destroyed{how}, inflict {self.amount} damage to {whom}"


class EquipsPay(SpokenStatic):
    """Who equips an Equip Card gains Life Points; who loses one from the field takes damage, at once."""

    def __init__(self, gain: int, damage: int) -> None:
        super().__init__(c.S_WATCH)
        self.gain = gain
        self.damage = damage

    def covers_event(self, duel: State, force: Force, event: Event) -> bool:
        if event.kind == c.EQUIPPED:
            gain_life(duel, event.player, self.gain, source=force.source, by=force.player, same=True)
            return True
        if event.kind != c.MOVED and event.kind != c.SUMMONED:
            return False
        # A Union leaves its host for a Monster Zone too.
        for was in event.was:
            if serves_as_equip(was.card):
                _burn(duel, force, was.card.side, self.damage)
        return True

    def said_of(self, what: str, many: bool) -> str:
        return (
            f"each time a player equips an Equip Card, he gains {self.gain} Life Points; each time an Equip "
            f"Card leaves the field, inflict {self.damage} damage to the player who controlled it"
        )


def _burn(duel: State, force: Force, player: int, amount: int) -> None:
    """Damage that is part of what just happened."""
    inflict(duel, player, amount, source=force.source, by=force.player, same=True)


class ZonesClosed(SpokenStatic):
    """Nobody can use the Monster Zones that this card keeps (`KeepZones`); a monster in one may stay."""

    def __init__(self) -> None:
        super().__init__(c.S_CLOSES)

    def begins(self, duel: State, force: Force) -> None:
        close_zones(duel)

    def ends(self, duel: State, force: Force) -> None:
        close_zones(duel)

    def said_of(self, what: str, many: bool) -> str:
        return "nobody can use these Monster Zones"
