"""Static effects that forbid plays or effects of a whole kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.effects import Effect

from .selections import FACE_DOWN, IN_HAND, MAGIC
from .standing import SET_FOR_A_TURN
from .statics import SpokenStatic, alike

if TYPE_CHECKING:
    from spellspeed.duel.records import Force
    from spellspeed.duel.state import State

__all__ = ["NoEffects", "set_a_turn_before"]


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


def set_a_turn_before() -> SpokenStatic:
    """A Magic Card is Set first, and activated from its player's next turn on (Anti-Spell Fragrance)."""
    said = "a Magic Card can be activated only if it was Set before its player's latest turn began"
    return alike(c.S_CANNOT_ACTIVATE, MAGIC & (IN_HAND | FACE_DOWN) & ~SET_FOR_A_TURN, said)
