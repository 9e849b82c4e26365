"""The one door to chance: a small generator of integers that is part of the state (xoshiro128++).

A test or a search may force the results: `State.forced` holds numbers that are handed out first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c

if TYPE_CHECKING:
    from .records import Force
    from .state import State

MASK: Final = 0xFFFFFFFF
Generator = tuple[int, int, int, int]


def seeded(seed: int) -> Generator:
    """A generator from one seed of 64 bits (splitmix64 fills the state)."""
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")
    words: list[int] = []
    for _ in range(2):
        seed = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
        words.append(mixed & MASK)
        words.append(mixed >> 32)
    return (words[0], words[1], words[2], words[3] | 1)


def _rotate(value: int, by: int) -> int:
    return ((value << by) & MASK) | (value >> (32 - by))


def below(duel: State, bound: int) -> int:
    """A number from 0 to bound - 1, every one as likely."""
    if duel.forced:
        forced = duel.forced[0]
        duel.forced = duel.forced[1:]
        if not 0 <= forced < bound:
            raise ValueError(f"forced chance {forced} is not below {bound}")
        return forced
    limit = (1 << 32) - ((1 << 32) % bound)
    while True:
        a, b, d, e = duel.generator
        result = (_rotate((a + e) & MASK, 7) + a) & MASK
        t = (b << 9) & MASK
        d ^= a
        e ^= b
        b ^= d
        a ^= e
        d ^= t
        e = _rotate(e, 11)
        duel.generator = (a, b, d, e)
        if result < limit:
            return result % bound


def shuffled(duel: State, uids: list[int]) -> list[int]:
    """The cards in a random order, every one as likely. Forced results do not touch a shuffle."""
    held = duel.forced
    duel.forced = ()
    uids = uids[:]
    for i in range(len(uids) - 1, 0, -1):
        j = below(duel, i + 1)
        uids[i], uids[j] = uids[j], uids[i]
    duel.forced = held
    return uids


def redo_for(duel: State, player: int, dice: bool) -> Force | None:
    """What lets a throw of this player be done again; dice of either player."""
    for force in duel.static_forces(c.S_WATCH):
        if force.static.redoes(dice) and (dice or force.player == player):
            if not duel.note(f"redone {force.order}"):
                return force
    return None


def use_redo(duel: State, force: Force) -> None:
    """It is used up for this turn."""
    duel.mark(f"redone {force.order}", 1)
