"""Changing battle positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spellspeed.duel import constants as c
from spellspeed.duel.legality import kept_face_up
from spellspeed.duel.moving import change_position, turn_down, turn_up
from spellspeed.duel.records import BLOCKED, Ctx, Reason

from ..prose import PLAIN, Speech
from ..which import Which
from .base import Deed
from .cards import Moving

if TYPE_CHECKING:
    from spellspeed.duel.state import State


P_OTHER: Final = 0
"""The position that a monster is not in: Attack or Defense Position."""


class ChangeTo(Moving):
    """Change monsters to face-up Attack or Defense Position; a face-down one is turned up.

    One in face-down Attack Position stays face-down (J-POS-07).
    """

    def __init__(self, which: Which, position: int, *, flips: bool = True) -> None:
        super().__init__(which)
        self.position = position
        self.flips = flips
        """FLIP effects of those turned up are used."""

    def run(self, duel: State, ctx: Ctx) -> None:
        same = False
        for card in self.cards(duel, ctx):
            attacking = self.position == c.P_ATTACK
            if self.position == P_OTHER:
                attacking = not card.attacking
            if not card.up and not card.attacking:
                turn_up(duel, card.uid, attacking, cause=c.BY_EFFECT, same=same, quietly=not self.flips)
            else:
                change_position(
                    duel, card.uid, attacking, manual=False, source=ctx.source, by=ctx.player, same=same
                )
            same = True

    def text(self, speech: Speech = PLAIN) -> str:
        if self.position == P_OTHER:
            return f"change the battle position{'s' if self.many(speech) else ''} of {self.what(speech)}"
        if not self.flips:
            what = c.POSITION_NAMES[self.position]
            return f"change {self.what(speech)} to face-up {what}, without using FLIP effects"
        return f"change {self.what(speech)} to {c.POSITION_NAMES[self.position]}"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("position", self.which),)


class FlipUp(Moving):
    """Turn face-down monsters face-up, in the position they are in; without `flips` with no FLIP effect."""

    def __init__(self, which: Which, *, flips: bool = True) -> None:
        super().__init__(which)
        self.flips = flips

    def run(self, duel: State, ctx: Ctx) -> None:
        same = False
        for card in self.cards(duel, ctx):
            if not card.up:
                attacking = card.attacking
                turn_up(duel, card.uid, attacking, cause=c.BY_EFFECT, same=same, quietly=not self.flips)
                same = True

    def text(self, speech: Speech = PLAIN) -> str:
        said = f"turn {self.what(speech)} face-up"
        return said if self.flips else f"{said}, without using FLIP effects"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("turn up", self.which),)


class FlipDown(Moving):
    """Change face-up monsters to face-down Defense Position. Tokens cannot be turned face-down (J-TOK-01).

    With `as_it_lies` an Attack Position monster lies in face-down Attack Position (J-POS-07).
    """

    def __init__(self, which: Which, *, as_it_lies: bool = False) -> None:
        super().__init__(which)
        self.as_it_lies = as_it_lies

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        force = kept_face_up(duel)
        if force is None:
            return super().obstacle(duel, ctx)
        if not duel.explaining:
            return BLOCKED
        ban = force.name
        return Reason(
            "R-GEN-01", f"{duel.cards[ctx.card].name}: {ban} keeps monsters from being turned down."
        )

    def run(self, duel: State, ctx: Ctx) -> None:
        for card in self.cards(duel, ctx):
            if card.up and card.script.facts.frame != c.FRAME_TOKEN:
                attacking = self.as_it_lies and card.attacking
                turn_down(duel, card.uid, attacking, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        if self.as_it_lies:
            place = "they are" if self.many(speech) else "it is"
            return f"turn {self.what(speech)} face-down in the position {place} in"
        return f"change {self.what(speech)} to face-down Defense Position"

    def wants(self) -> int:
        return c.IN_MONSTER_ZONE

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("turn down", self.which),)
