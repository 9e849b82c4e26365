"""Battle Damage: who takes it, how much, and what it counts as (R-DMG-09 to R-DMG-15, J-DMG-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import constants as c
from .records import Card
from .settle import change_life

if TYPE_CHECKING:
    from .state import State

AS_EFFECT: Final = 1
"""`number` of a static effect that makes it effect damage; what spares Battle Damage does not help."""
OTHER_PLAYER: Final = 2
"""The other player takes it; only one such effect acts."""
AMOUNT: Final = 3
"""It is more or less."""
DIRECT_AMOUNT: Final = 4
"""The same of direct attacks alone; what holds for every battle goes before it (Rod of the Mind's Eye)."""


class Hit:
    """The damage of one battle, as static effects change it."""

    __slots__ = ("amount", "as_effect", "hurt", "winner")

    def __init__(self, winner: Card, hurt: int, amount: int) -> None:
        self.winner = winner
        """The monster that inflicts it."""
        self.hurt = hurt
        """The seat that takes it."""
        self.amount = amount
        self.as_effect = False


def inflict(duel: State, winner: Card, hurt: int, amount: int) -> int:
    """Inflicts what a battle inflicts, in the moment of the battle; gives how much Battle Damage it was."""
    hit = Hit(winner, hurt, amount)
    altered = duel.force_kinds & c.S_DAMAGE != 0
    if altered:
        _alter(duel, hit, AS_EFFECT)
    if not hit.as_effect:
        if _spared(duel, hit):
            return 0
        if altered:
            _alter(duel, hit, OTHER_PLAYER)
            if hit.hurt != hurt and _spared(duel, hit):
                return 0
            _alter(duel, hit, DIRECT_AMOUNT)
            _alter(duel, hit, AMOUNT)
    if hit.amount <= 0:
        return 0
    change_life(duel, hit.hurt, -hit.amount)
    duel.happen(
        c.EFFECT_DAMAGE if hit.as_effect else c.BATTLE_DAMAGE,
        hit.hurt,
        (winner.ref,),
        amount=hit.amount,
        cause=c.BY_EFFECT if hit.as_effect else c.BY_BATTLE,
        source=winner.ref,
        by=winner.side,
        same=True,
        substep=c.AFTER_DAMAGE,
    )
    return 0 if hit.as_effect else hit.amount


def _alter(duel: State, hit: Hit, what: int) -> None:
    hurt = hit.hurt
    for force in duel.static_forces(c.S_DAMAGE):
        if force.static.number(duel, force) == what:
            force.static.alters(duel, force, hit)
            if what == OTHER_PLAYER and hit.hurt != hurt:
                return


def _spared(duel: State, hit: Hit) -> bool:
    return (
        duel.covering_player(c.S_NO_BATTLE_DAMAGE, hit.hurt) is not None
        or duel.covering(c.S_NO_BATTLE_DAMAGE, hit.winner) is not None
    )
