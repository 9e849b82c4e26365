"""Conditions about this card on the field and about the two sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c

from .conditions import Cond
from .prose import number

if TYPE_CHECKING:
    from spellspeed.duel.records import Ctx
    from spellspeed.duel.state import State

__all__ = [
    "AnyHolds",
    "Armed",
    "FreeMonsterZones",
    "LinkedGone",
    "MoreMonsters",
    "NoLinkOfYours",
    "Slain",
    "ThisIn",
    "UpToCalculation",
    "UsedLessThan",
]


class UsedLessThan(Cond):
    """This card has counted less than so many uses (`CountUse`) since it was turned face-up."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.cards[ctx.card].note(c.USES) < self.times

    def text(self) -> str:
        return f"this has been done less than {self.times} times"


class Slain(Cond):
    """This card has destroyed at least so many monsters by battle (`counts_slain`), while face-up."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.cards[ctx.card].note(c.USES) >= self.least

    def text(self) -> str:
        return (
            f"this card has destroyed {number(self.least, 'monster')} by battle since it was turned face-up"
        )


class ThisIn(Cond):
    """This card is in this battle position."""

    def __init__(self, position: int) -> None:
        super().__init__()
        self.position = position

    def holds(self, duel: State, ctx: Ctx) -> bool:
        card = duel.cards[ctx.card]
        return card.zone == c.MONSTER_ZONE and card.attacking == (self.position == c.P_ATTACK)

    def text(self) -> str:
        return f"this card is in {c.POSITION_NAMES[self.position]}"


class Armed(Cond):
    """This card is ready, by its verb `Arm`."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return duel.cards[ctx.card].note(c.ARMED) > 0

    def text(self) -> str:
        return "this card is ready"


class FreeMonsterZones(Cond):
    """So many of your Monster Zones are free, once this has left (`this_leaves`); `both`: of each side."""

    def __init__(self, least: int, *, this_leaves: bool = False, both: bool = False) -> None:
        super().__init__()
        self.both = both
        self.least = least
        self.this_leaves = this_leaves

    def holds(self, duel: State, ctx: Ctx) -> bool:
        this = duel.cards[ctx.card]
        more = 1 if self.this_leaves and this.zone == c.MONSTER_ZONE and this.side == ctx.player else 0
        if self.both and duel.free_slots(1 - ctx.player, c.MONSTER_ZONE) < self.least:
            return False
        return duel.free_slots(ctx.player, c.MONSTER_ZONE) + more >= self.least

    def text(self) -> str:
        if self.both:
            return f"each player has {number(self.least, 'free Monster Zone')}"
        after = " once this card has left" if self.this_leaves else ""
        return f"{self.least} of your Monster Zones are free{after}"


class MoreMonsters(Cond):
    """The opponent controls at least so many monsters more than you."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return len(duel.monsters(1 - ctx.player)) - len(duel.monsters(ctx.player)) >= self.least

    def text(self) -> str:
        if self.least == 1:
            return "the opponent controls more monsters than you"
        return f"the opponent controls at least {self.least} monsters more than you"


class NoLinkOfYours(Cond):
    """No effect of yours is on the Chain so far (Pineapple Blast)."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return not any([link.player == ctx.player for link in duel.links_built()])

    def text(self) -> str:
        return "nothing of yours is on the Chain"


class AnyHolds(Cond):
    """A player has so many cards in his hand and on his side of the field, without this one."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def holds(self, duel: State, ctx: Ctx) -> bool:
        for seat in (0, 1):
            cards = (*duel.monsters(seat), *duel.magic_traps(seat), *duel.cards_in(seat, c.HAND))
            if len([card for card in cards if card.uid != ctx.card]) >= self.least:
                return True
        return False

    def text(self) -> str:
        return f"a player has {self.least} or more cards in his hand and on his side of the field"


class UpToCalculation(Cond):
    """It is the Damage Step, up to damage calculation."""

    def holds(self, duel: State, ctx: Ctx) -> bool:
        return 0 < duel.substep <= c.CALCULATION

    def text(self) -> str:
        return "it is the Damage Step, up to damage calculation"

    def head(self) -> str:
        return "in the Damage Step, up to damage calculation"

    def timing(self) -> bool:
        return True


class LinkedGone(Cond):
    """The monster this card is linked with is face-up on the field no more; `card`: it need be no monster."""

    def __init__(self, *, card: bool = False) -> None:
        super().__init__()
        self.card = card

    def holds(self, duel: State, ctx: Ctx) -> bool:
        host = duel.cards[ctx.card].host
        return not duel.same(host) or not duel.cards[host[0]].up

    def text(self) -> str:
        return f"that {'card' if self.card else 'monster'} is not face-up on the field"
