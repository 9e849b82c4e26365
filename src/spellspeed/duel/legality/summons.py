"""Rows of Normal Summons and Sets of monsters, and what may be Tributed for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import constants as c
from ..records import Ctx
from ..values import level
from .bans import CanPayFee, MonsterSetNotForbidden, ban_after_tributes, summon_ban
from .rows import OPEN_ROWS, InYourHand, Row, Table

if TYPE_CHECKING:
    from ..effects import Effect
    from ..records import Card, Force
    from ..state import State


LEAVING: Final = "leaving"
"""Bound for the condition of a Summon: the uids of the monsters that leave for it."""


class IsMonster(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return card.script.facts.kind != c.MONSTER

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name} is no Monster Card."


class SummonLeft(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return duel.summons_left <= 0

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: you have used this turn's Normal Summon or Set."


class NotSpecialOnly(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        script = card.script
        return script.special_only or script.cannot_be_summoned & c.NORMAL_SUMMON != 0

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        frame = card.script.facts.frame
        if frame == c.FRAME_RITUAL:
            return f"{card.name} comes out only through its Ritual Magic Card."
        if frame == c.FRAME_FUSION:
            return f"{card.name} comes out only from the Fusion Deck."
        return f"{card.name} cannot be Normal Summoned or Set."


class SummonNotForbidden(Row):
    """A static effect forbids this way of Summoning to the player."""

    kinds = c.S_CANNOT_SUMMON

    def __init__(self, rule: str, way: int) -> None:
        super().__init__(rule)
        self.way = way

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return self.ban(duel, player, card) is not None

    def ban(self, duel: State, player: int, card: Card) -> Force | None:
        """What forbids it, whatever is Tributed or paid for it."""
        if self.way == c.FLIP_SUMMON:
            return summon_ban(duel, player, self.way, card=card)
        if self.way != c.SPECIAL_SUMMON:
            return ban_with_tributes(duel, player, card, self.way)
        procedure = card.script.procedure
        if procedure is not None and procedure.to == 1:
            # What is Tributed for it on the other side frees it from nothing (Jowgen the Spiritualist).
            return summon_ban(duel, player, self.way, card=card, seat=1 - player)
        paid = None
        if procedure is not None and procedure.cost is not None:
            paid = procedure.cost.pays_with(duel, Ctx(player, card.uid, card.ref))
        if paid is None:
            return summon_ban(duel, player, self.way, card=card)
        sel, count = paid
        pool = [one for one in duel.monsters(player) if sel.matches(duel, one, player, card.uid, None)]
        return ban_after_tributes(duel, player, card, self.way, (), min(count, len(pool)), pool)

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        force = self.ban(duel, player, card)
        ban = "a card" if force is None else force.name
        return f"{card.name}: {ban} forbids you to {'Set' if self.way == c.SET_DOWN else 'Summon'} it now."


class SummonCondition(Row):
    """Some monsters are Normal or Flip Summoned only if something is so (`Script.summoned_if`)."""

    def __init__(self, rule: str, way: int) -> None:
        super().__init__(rule)
        self.way = way

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        if card.script.summoned_if is None:
            return False
        if self.way == c.FLIP_SUMMON:
            return spoiled(duel, player, card, ())
        # It must still be so when the Tributes have left.
        taken, pool, left = tribute_choice(duel, player, card, ())
        fit = unspoiling(duel, player, card, taken, pool)
        return spoiled(duel, player, card, taken) or len(fit) < min(left, len(pool))

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        need = card.script.summoned_if
        assert need is not None
        return f"{card.name}: it can be Normal or Flip Summoned {need.missing()}."


def spoiled(duel: State, player: int, card: Card, leaving: tuple[int, ...]) -> bool:
    """Is its condition for a Summon broken, once these monsters have left for it?"""
    need = card.script.summoned_if
    if need is None:
        return False
    return not need.holds(duel, Ctx(player, card.uid, card.ref).bind(LEAVING, leaving))


def tributes_needed(duel: State, card: Card) -> int:
    """Tributes for a Normal Summon or Set (R-TRIB-01)."""
    stars = level(duel, card)
    return 0 if stars <= 4 else 1 if stars <= 6 else 2


def tribute_forbidden(duel: State, card: Card, *, for_summon: bool) -> bool:
    """Does a static effect forbid to Tribute this monster? Some forbid only Tribute Summons (number 0)."""
    if not duel.force_kinds & c.S_CANNOT_BE_TRIBUTED:
        return False
    for force in duel.static_forces(c.S_CANNOT_BE_TRIBUTED):
        if for_summon or force.static.number(duel, force):
            if card.ref in force.targets or force.static.covers(duel, force, card):
                return True
    return False


def tribute_candidates(duel: State, player: int) -> list[Card]:
    """Monsters the player may Tribute for a Tribute Summon or Set."""
    found = []
    for card in duel.monsters(player):
        if tribute_forbidden(duel, card, for_summon=True):
            continue
        found.append(card)
    return found + borrowed(duel, player)


def borrowed(duel: State, player: int) -> list[Card]:
    """Monsters of the other side that must be Tributed first this turn (Soul Exchange)."""
    if not duel.force_kinds & c.S_MUST_TRIBUTE:
        return []
    found = []
    for force in duel.static_forces(c.S_MUST_TRIBUTE):
        if force.player == player:
            for ref in force.targets:
                card = duel.cards[ref[0]]
                if duel.same(ref) and card.side != player:
                    found.append(card)
    return found


def ban_with_tributes(
    duel: State, player: int, card: Card, way: int, taken: tuple[int, ...] = ()
) -> Force | None:
    """What forbids this Summon or Set however its Tributes are added to those taken, borrowed ones first."""
    taken, pool, left = tribute_choice(duel, player, card, taken)
    if way == c.NORMAL_SUMMON and card.script.summoned_if is not None:
        pool = unspoiling(duel, player, card, taken, pool)
    return ban_after_tributes(duel, player, card, way, taken, min(left, len(pool)), pool)


def tribute_choice(
    duel: State, player: int, card: Card, taken: tuple[int, ...]
) -> tuple[tuple[int, ...], list[Card], int]:
    """Which Tributes are sure, which to choose from, and how many of these: borrowed ones come first."""
    pool = [one for one in borrowed(duel, player) if one.uid not in taken]
    left = tributes_needed(duel, card) - len(taken)
    if len(pool) < left:
        taken = (*taken, *[one.uid for one in pool])
        left -= len(pool)
        pool = [one for one in tribute_candidates(duel, player) if one.uid not in taken]
    return (taken, pool, left)


def unspoiling(duel: State, player: int, card: Card, taken: tuple[int, ...], pool: list[Card]) -> list[Card]:
    """Those of the Tributes to choose from that leave its condition for a Summon as it is."""
    return [one for one in pool if not spoiled(duel, player, card, (*taken, one.uid))]


class EnoughTributes(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        need = tributes_needed(duel, card)
        return need > 0 and len(tribute_candidates(duel, player)) < need

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        need = tributes_needed(duel, card)
        have = len(tribute_candidates(duel, player))
        plural = "" if need == 1 else "s"
        stars = level(duel, card)
        return f"{card.name} is Level {stars} and needs {need} Tribute{plural}; you can Tribute {have}."


class MonsterZoneFree(Row):
    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        if duel.free_slots(player, c.MONSTER_ZONE) > 0:
            return False
        need = tributes_needed(duel, card)
        # A Tribute from your own side frees a zone (J-TRIB-02); one from the other side does not.
        return need == 0 or len(borrowed(duel, player)) >= need

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        return f"{card.name}: all 5 of your Monster Zones are taken."


SUMMON_LEFT_ROWS: Final = Table(SummonLeft("R-SUM-01"))
"""What is asked of the turn for a Summon or Set, besides `OPEN_ROWS`."""


COMING_ROWS: Final = Table(
    NotSpecialOnly("R-RIT-08"),
    EnoughTributes("R-TRIB-01"),
    MonsterZoneFree("R-ZONE-02"),
    CanPayFee("J-EFF-07"),
)
"""What is asked of a monster that is to come to the field, Summoned or Set."""


SUMMON_WAY_ROWS: Final = Table(
    SummonNotForbidden("R-GEN-01", c.NORMAL_SUMMON),
    SummonCondition("R-GEN-01", c.NORMAL_SUMMON),
)


SET_WAY_ROWS: Final = Table(
    SummonNotForbidden("R-GEN-01", c.SET_DOWN),
    MonsterSetNotForbidden("R-GEN-01"),
)


SUMMON_ROWS: tuple[Row, ...] = (
    *OPEN_ROWS.rows,
    *SUMMON_LEFT_ROWS.rows,
    InYourHand("R-SUM-02"),
    IsMonster("R-SUM-02"),
    *COMING_ROWS.rows,
    *SUMMON_WAY_ROWS.rows,
)


SET_MONSTER_ROWS: tuple[Row, ...] = (
    *OPEN_ROWS.rows,
    *SUMMON_LEFT_ROWS.rows,
    InYourHand("R-SUM-03"),
    IsMonster("R-SUM-03"),
    *COMING_ROWS.rows,
    *SET_WAY_ROWS.rows,
)


EFFECT_SET_ROWS: Final = Table(IsMonster("R-SUM-03"), *COMING_ROWS.rows, *SET_WAY_ROWS.rows)


EFFECT_SUMMON_ROWS: Final = Table(IsMonster("R-SUM-02"), *COMING_ROWS.rows, *SUMMON_WAY_ROWS.rows)
"""A Normal Summon (or Set) that an effect makes (J-SUM-10)."""
