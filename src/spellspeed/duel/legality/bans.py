"""What static effects forbid: Summons by way, by number and by monster, and Sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import constants as c
from ..records import NOBODY
from .rows import Row

if TYPE_CHECKING:
    from ..effects import Effect
    from ..records import Card, Force, Ref
    from ..state import State


def summon_ban(
    duel: State,
    player: int,
    way: int,
    *,
    card: Card | None = None,
    but: Ref = NOBODY,
    seat: int = -1,
    leaving: tuple[int, ...] = (),
    count: int = 1,
    face_down: bool = False,
) -> Force | None:
    """The static effect that forbids the player this way of bringing monsters to the field (bits), if any.

    `card` is the monster, as far as it is known which. `but` is a card whose own ban does not count: what it
    Summons itself (Scapegoat). `seat` is the side it goes to, his own by default. `leaving` are the uids of
    monsters that leave for it; their bans end with them. `count`: so many at once.
    """
    if not duel.force_kinds & c.S_CANNOT_SUMMON:
        return None
    side = player if seat < 0 else seat
    for force in duel.static_forces(c.S_CANNOT_SUMMON):
        if force.source == but or force.source[0] in leaving:
            continue
        if force.static.forbids(duel, force, player, way, card, side, leaving, count, face_down):
            return force
    return None


def summon_forbidden(
    duel: State,
    player: int,
    way: int,
    *,
    card: Card | None = None,
    but: Ref = NOBODY,
    seat: int = -1,
    count: int = 1,
    face_down: bool = False,
) -> bool:
    """Does a static effect forbid the player this way of bringing monsters to the field? See `summon_ban`."""
    if not duel.force_kinds & c.S_CANNOT_SUMMON:
        return False
    ban = summon_ban(duel, player, way, card=card, but=but, seat=seat, count=count, face_down=face_down)
    return ban is not None


def singled_out(duel: State, player: int, card: Card, *, seat: int = -1, face_down: bool = False) -> bool:
    """May the player Special Summon other monsters now, but not this one?"""
    if not duel.force_kinds & c.S_CANNOT_SUMMON:
        return False
    if not summon_forbidden(duel, player, c.SPECIAL_SUMMON, card=card, seat=seat, face_down=face_down):
        return False
    return not summon_forbidden(duel, player, c.SPECIAL_SUMMON, seat=seat, face_down=face_down)


def summon_room(duel: State, player: int, seat: int, *, but: Ref = NOBODY) -> int:
    """How many monsters the player can Special Summon to this side now."""
    room = duel.free_slots(seat, c.MONSTER_ZONE)
    while room > 0 and summon_forbidden(duel, player, c.SPECIAL_SUMMON, but=but, seat=seat, count=room):
        room -= 1
    return room


def ban_after_tributes(
    duel: State, player: int, card: Card, way: int, taken: tuple[int, ...], left: int, pool: list[Card]
) -> Force | None:
    """What forbids the Summon of this card however `left` Tributes of `pool` are added to those taken.

    A ban may end with the monster that is Tributed, or hang on which monsters stay.
    """
    if left <= 0:
        return summon_ban(duel, player, way, card=card, leaving=taken)
    found: Force | None = None
    free = [one for one in pool if one.uid not in taken]
    for index in range(len(free) - left + 1):
        chosen = (*taken, free[index].uid)
        found = ban_after_tributes(duel, player, card, way, chosen, left - 1, free[index + 1 :])
        if found is None:
            return None
    return found


def kept_face_up(duel: State) -> Force | None:
    """What keeps monsters from being Set or turned face-down (Light of Intervention)."""
    if not duel.force_kinds & c.S_FACE_UP:
        return None
    forces = duel.static_forces(c.S_FACE_UP)
    return forces[0] if forces else None


class MonsterSetNotForbidden(Row):
    kinds = c.S_FACE_UP

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return kept_face_up(duel) is not None

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        force = kept_face_up(duel)
        ban = "a card" if force is None else force.name
        return f"{card.name}: {ban} lets no monster be Set; it can be Summoned in face-up Defense Position."


def play_fee(duel: State, card: Card) -> int:
    """Life Points that a card demands for playing this one from the hand (J-EFF-07)."""
    if not duel.force_kinds & c.S_FEE or card.zone != c.HAND:
        return 0
    fee = 0
    for force in duel.static_forces(c.S_FEE):
        if force.static.covers(duel, force, card):
            fee += force.static.number(duel, force)
    return fee


class CanPayFee(Row):
    """A fee that a card imposes may take the last Life Points, so only those that are missing forbid it."""

    kinds = c.S_FEE

    def fails(self, duel: State, player: int, card: Card, effect: Effect | None) -> bool:
        return play_fee(duel, card) > duel.lp[player]

    def says(self, duel: State, player: int, card: Card, effect: Effect | None) -> str:
        fee = play_fee(duel, card)
        return f"{card.name}: playing it costs {fee} Life Points, and you have {duel.lp[player]}."
