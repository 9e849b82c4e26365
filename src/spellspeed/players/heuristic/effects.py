"""What using an effect is worth now, in the points of `table.worth`; and which cards to choose for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spellspeed.duel import constants as c
from spellspeed.protocol import CardView

from .reading import BOTH, ME, THEM, Deed, Reading, fits
from .table import FRESH_ATTACK, Table, attack_of, defense_of, in_hand, worth

__all__ = ["of_deed", "wanted", "worth_using"]

CARD: Final = 4.0
"""What it costs to use a card up."""
HOPELESS: Final = -1000.0
_REMOVES: Final = {"destroy": 1.0, "send": 0.9, "return": 0.7, "remove": 1.1, "turn down": 0.3}


def worth_using(table: Table, reading: Reading, card: CardView) -> float:
    """What using this effect of `card` is worth; above 0 it is worth its cost."""
    total = -price(table, reading, card)
    if not reading.deeds:
        return total + 4.5  # nothing is understood: mostly it does some good
    total += sum(of_deed(table, reading, deed, card) for deed in reading.deeds)
    return total


def price(table: Table, reading: Reading, card: CardView) -> float:
    """What it costs: the card itself if it is used up, Life Points, cards, Tributes."""
    stays = card.icon in ("continuous", "field", "equip")
    cost = 0.0
    if reading.kind == c.CARD_ACTIVATION and card.kind != "monster":
        cost += CARD / 2 if stays else CARD
    if reading.life:
        life = table.mine.lp // 2 if reading.life < 0 else reading.life
        left = table.mine.lp - life
        cost += life / 250 + (20 if left < 1500 else 0)
    if reading.discards:
        hand = sorted(in_hand(one) for one in table.mine.hand if one.handle != card.handle)
        cost += sum(hand[: reading.discards]) * 0.6
    if reading.tributes:
        field = sorted(worth(one) for one in table.my_monsters if one.handle != card.handle)
        cost += sum(field[: reading.tributes])
    if reading.tributes_this:
        cost += worth(card)
    return cost


def of_deed(table: Table, reading: Reading, deed: Deed, card: CardView) -> float:
    """What one deed is worth."""
    what = deed.what
    if what in _REMOVES:
        return _REMOVES[what] * _removal(table, reading, deed, card)
    if what == "draw":
        if deed.whom == THEM:
            return -6.0 * deed.amount
        return HOPELESS if table.mine.deck_count <= deed.amount else 8.0 * deed.amount
    if what == "discard":
        if deed.whom == THEM:
            return 6.0 * min(deed.amount, table.theirs.hand_count)
        return -4.0 * deed.amount
    if what == "search":
        return 9.0
    if what == "look" or what == "show":
        return CARD + 0.5  # it does no harm, and the card is good for nothing else
    if what == "shuffle" or what == "pay":
        return 0.0
    if what == "new hands":
        mine = table.mine.hand_count - (card.zone == "hand")
        if table.mine.deck_count <= mine:
            return HOPELESS
        kept = sum(in_hand(one) for one in table.mine.hand if one.handle != card.handle)
        return 10.0 * mine - kept + 2.0 * (table.theirs.hand_count - mine)
    if what == "gain":
        return -deed.amount / 200 if deed.whom == THEM else deed.amount / 200 + 1
    if what == "damage":
        return _damage(table, reading, deed, card)
    if what == "special summon":
        return _summons(table, reading, deed)
    if what == "take control":
        chosen = candidates(table, reading, deed, table.their_monsters, card)
        return max((1.2 * worth(one) for one in chosen), default=HOPELESS)
    if what == "values":
        return 0.0 if table.view.attack is None else _turns_battle(table, reading, deed, card)
    if what == "equip":
        return max((_equipped(table, reading, one) for one in _hosts(table, reading)), default=HOPELESS)
    if what == "position":
        return _position(table, reading, deed, card)
    if what == "negate activation":
        return _top_link(table)
    if what == "negate it":
        return max(_top_link(table), _summoned_now(table) - 8)
    if what == "negate summon":
        return _summoned_now(table) - 8
    if what == "negate attack" or what == "end battle":
        return max(0.0, attack_on_me(table))
    if what in ("static", "lasting"):
        return _static(table, reading, deed, card)
    if what == "normal summon":
        monsters = [one for one in table.mine.hand if one.kind == "monster" and one.level <= 4]
        return max((attack_of(one) / 100 for one in monsters), default=-5.0) - 8
    return 1.0


# ---- removal ----------------------------------------------------------------------------------------------


def candidates(
    table: Table, reading: Reading, deed: Deed, among: Iterable[CardView], card: CardView
) -> list[CardView]:
    """Which of these cards the deed may be done to."""
    sels = reading.targets if deed.scope == "target" else (deed.cards,)
    return [
        one
        for one in among
        if one.handle != card.handle and any(fits(sel, one, table.me, card.equipped_to) for sel in sels)
    ]


def _removal(table: Table, reading: Reading, deed: Deed, card: CardView) -> float:
    everything = table.all
    if deed.scope == "event":
        return sum(_sign(table, one) * worth(one) for one in happened(table))
    if deed.scope == "every":
        return sum(
            _sign(table, one) * worth(one) for one in candidates(table, reading, deed, everything, card)
        )
    if deed.scope == "this":
        return -worth(card)
    if deed.scope == "target" and len(reading.targets) > 1:
        return _several(table, reading, everything, card)
    if deed.scope in ("target", "pick"):
        chosen = candidates(table, reading, deed, everything, card)
        signed = sorted((_sign(table, one) * worth(one) for one in chosen), reverse=True)
        if not signed:
            return HOPELESS
        if deed.scope == "pick" and deed.whom == THEM:
            return signed[-1]
        count = reading.counts[0] if reading.counts else 1
        return signed[0] + sum(max(0.0, value) for value in signed[1:count])
    return 2.0


def _several(table: Table, reading: Reading, among: list[CardView], card: CardView) -> float:
    """Several targets of different kinds, some of them perhaps my own (Two-Pronged Attack)."""
    total = 0.0
    for sel, count in zip(reading.targets, reading.counts, strict=True):
        signed = sorted(
            (_sign(table, one) * worth(one) for one in among if fits(sel, one, table.me)), reverse=True
        )
        total += sum(signed[:count]) if len(signed) >= count else HOPELESS
    return total


def _sign(table: Table, card: CardView) -> int:
    return -1 if card.seat == table.me else 1


def happened(table: Table) -> list[CardView]:
    """The cards of what may be answered now: the newest Summon, attack or the like."""
    for event in reversed(table.view.events):
        if event.kind in ("summon", "attempt", "attack", "set", "flip", "position"):
            found = [table.card(one.handle) for one in event.cards[:1]]
            return [one for one in found if one is not None]
    if table.view.attack is not None:
        attacker = table.card(table.view.attack.attacker)
        return [] if attacker is None else [attacker]
    return []


def _summoned_now(table: Table) -> float:
    return sum(worth(one) for one in happened(table) if one.seat != table.me)


def _top_link(table: Table) -> float:
    chain = table.view.chain
    if not chain or chain[-1].player == table.me:
        return HOPELESS
    return 9.0


# ---- Life Points ------------------------------------------------------------------------------------------


def _damage(table: Table, reading: Reading, deed: Deed, card: CardView) -> float:
    amount = deed.amount
    if deed.scope == "each":
        amount *= sum(fits(deed.cards, one, table.me) for one in table.all)
    elif deed.scope == "attack":
        among = happened(table) if not reading.targets else table.their_monsters
        amount = max((attack_of(one) for one in among), default=0)
    if deed.whom in (ME, BOTH) and amount >= table.mine.lp:
        return HOPELESS
    gain = 0.0
    if deed.whom in (THEM, BOTH):
        gain += 1000 if amount >= table.theirs.lp else amount / 150
    if deed.whom in (ME, BOTH):
        gain -= amount / 150
    return gain


# ---- Summons and control ----------------------------------------------------------------------------------


def _summons(table: Table, reading: Reading, deed: Deed) -> float:
    if deed.kind == 1:
        return -10.0  # to the other side
    sels = reading.targets if deed.scope == "target" else (deed.cards,)
    piles = (*table.mine.graveyard, *table.theirs.graveyard, *table.mine.hand, *table.mine.fusion)
    found = [
        one
        for one in piles
        if one.kind == "monster" and sels[0] is not None and any(fits(sel, one, table.me) for sel in sels)
    ]
    if found:
        return max(worth(one) for one in found) - 6  # better ones may still come
    return 6.0


def _position(table: Table, reading: Reading, deed: Deed, card: CardView) -> float:
    """Changing positions is worth something when a battle is won by it."""
    if not (table.may_battle() or table.view.attack is not None):
        return -1.0
    best = max((attack_of(one) for one in table.my_monsters if one.position == "attack"), default=0)
    gain = -1.0
    for one in candidates(table, reading, deed, table.their_monsters, card):
        before = attack_of(one) if one.position == "attack" else defense_of(one)
        after = attack_of(one) if deed.kind == c.P_ATTACK else defense_of(one)
        if after < best <= before:
            gain = max(gain, worth(one) * 0.8)
    return gain


# ---- battle -----------------------------------------------------------------------------------------------


def attack_on_me(table: Table, more_attack: int = 0, more_guard: int = 0) -> float:
    """What I lose by the attack that goes on, or gain, as a negative number, if it is mine.

    `more_attack` goes to my fighter if it attacks, `more_guard` if it is attacked.
    """
    attack = table.view.attack
    if attack is None:
        return 0.0
    attacker = table.card(attack.attacker)
    if attacker is None:
        return 0.0
    target = None if attack.target == "player" else table.card(attack.target)
    strength = attack_of(attacker)
    if attacker.seat == table.me:
        return -table.fight(strength + more_attack, worth(attacker), target)
    if target is None:
        hurt = strength
        return 1000.0 if hurt >= table.mine.lp else hurt / 150
    guard = attack_of(target) if target.position == "attack" else defense_of(target)
    guard += more_guard
    if target.position == "attack":
        if strength > guard:
            hurt = strength - guard
            return 1000.0 if hurt >= table.mine.lp else worth(target) + hurt / 150
        if strength == guard:
            return worth(target) - worth(attacker)
        return -worth(attacker) - (guard - strength) / 150
    return worth(target) if strength > guard else -(guard - strength) / 150


def _turns_battle(table: Table, reading: Reading, deed: Deed, card: CardView) -> float:
    """What ATK or DEF is worth in the battle that goes on."""
    attack = table.view.attack
    assert attack is not None
    mine = [one for one in fighters(table) if one.seat == table.me]
    rivals = [one for one in fighters(table) if one.seat != table.me]
    now = attack_on_me(table)
    best = 0.0
    if deed.scope == "this":
        mine = [one for one in mine if one.handle == card.handle]
    elif deed.scope == "target":
        mine = candidates(table, reading, deed, mine, card)
    for one in mine:
        guard = deed.amount if one.position == "attack" else deed.defense
        best = max(best, now - attack_on_me(table, deed.amount, guard))
    if deed.scope == "target" and (deed.amount < 0 or deed.defense < 0):
        for one in candidates(table, reading, deed, rivals, card):
            less = -(deed.amount if one.position == "attack" else deed.defense)
            best = max(best, now - attack_on_me(table, less, less))
    return best if best > CARD else 0.0


def fighters(table: Table) -> list[CardView]:
    attack = table.view.attack
    if attack is None:
        return []
    found = (table.card(attack.attacker), table.card(attack.target))
    return [one for one in found if one is not None]


# ---- what stays -------------------------------------------------------------------------------------------


def _hosts(table: Table, reading: Reading) -> list[CardView]:
    monsters = (*table.my_monsters, *table.their_monsters)
    return [one for one in monsters if any(fits(sel, one, table.me) for sel in reading.targets)]


def _equipped(table: Table, reading: Reading, host: CardView) -> float:
    """What the monster gains or loses by this Equip, from my side."""
    attack = sum(deed.amount for deed in reading.deeds if deed.what == "static")
    other = any(deed.what == "take control" for deed in reading.deeds)
    if host.seat != table.me:
        return 0.0 if other else -attack / 100 if attack < 0 else HOPELESS
    if attack <= 0:
        return HOPELESS if attack < 0 else -2.0
    gain = attack / 120
    before, after = attack_of(host), attack_of(host) + attack
    if host.position == "attack" or table.may_battle():
        if any(before <= attack_of(one) < after for one in table.their_monsters):
            gain += 8
        elif before < FRESH_ATTACK <= after:
            gain += 2
    return gain


def _static(table: Table, reading: Reading, deed: Deed, card: CardView) -> float:
    kind = deed.kind
    if kind & c.S_STAT:
        if reading.does("equip"):
            return 0.0  # counted with the monster
        gain = 0.0
        for one in (*table.my_monsters, *table.their_monsters):
            if one.name and fits(deed.cards, one, table.me):
                gain += _sign(table, one) * -deed.amount / 100
        for one in table.mine.hand:
            if one.kind == "monster" and fits(deed.cards, one, table.me):
                gain += deed.amount / 250
        return gain
    if kind & c.S_NO_BATTLE_DAMAGE or kind & c.S_NOT_DESTROYED:
        loss = attack_on_me(table)
        return loss if loss >= 8 and not table.my_turn else -2.0
    if kind & (c.S_CANNOT_ATTACK | c.S_NO_BATTLE_PHASE):
        theirs = sum(attack_of(one) for one in table.their_monsters)
        mine = sum(attack_of(one) for one in table.my_monsters)
        return (theirs - mine) / 150
    if kind & c.S_REVERSE:
        return -3.0
    if kind & c.S_MUST_TRIBUTE:
        wishes = any(one.level > 4 for one in table.mine.hand if one.kind == "monster")
        if not (wishes and table.my_turn and table.view.summon_left):
            return -5.0
        return max((worth(one) for one in table.their_monsters), default=0.0) - 2
    if kind & c.S_WATCH:
        return 0.0
    if kind & c.S_POSITION:
        return sum(
            3.0 * _sign(table, one) for one in table.all if fits(deed.cards, one, table.me) and one.name
        )
    return 2.0


# ---- choosing ---------------------------------------------------------------------------------------------


def wanted(table: Table, reading: Reading, card: CardView) -> float:
    """How gladly I choose this card for the effect."""
    sign = _sign(table, card)
    for deed in reading.deeds:
        what = deed.what
        if what in _REMOVES:
            return sign * worth(card)
        if what == "take control":
            return sign * worth(card)
        if what == "special summon":
            return worth(card)
        if what == "equip":
            return _equipped(table, reading, card) + worth(card) / 100
        if what == "values":
            if deed.amount >= 0 and deed.defense >= 0:
                fighting = 50 if card in fighters(table) else 0
                return -sign * (worth(card) + fighting)
            return sign * worth(card)
        if what == "position":
            return sign * worth(card)
        if what in ("draw", "discard"):
            break
    return sign * worth(card)
