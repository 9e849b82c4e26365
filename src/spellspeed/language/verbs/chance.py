"""Coins and dice: tossed as the effect resolves, by the player who uses it (J-EFF-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chance import below
from spellspeed.duel.records import Ctx

from ..prose import PLAIN, Speech, number
from .base import Deed, Verb
from .flow import Body

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class TossCoins(Verb):
    """Toss coins; binds how many came up heads."""

    def __init__(self, count: int = 1, *, name: str = "heads") -> None:
        super().__init__()
        self.count = count
        self.name = name

    def run(self, duel: State, ctx: Ctx) -> None:
        sides = [below(duel, 2) for _ in range(self.count)]
        shown = ", ".join(["heads" if side else "tails" for side in sides])
        said = f"The coin shows {shown}" if self.count == 1 else f"The coins show {shown}"
        duel.tell(c.CHANCE, ctx.player, amount=sum(sides), source=ctx.source, by=ctx.player, text=said)
        duel.bind(self.name, sum(sides))

    def text(self, speech: Speech = PLAIN) -> str:
        return "toss a coin" if self.count == 1 else f"toss {number(self.count, 'coin')}"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("chance", None),)

    def binds(self) -> tuple[str, ...]:
        return (self.name,)


class RollDie(Verb):
    """Roll a die; binds what it shows, 1 to 6."""

    def __init__(self, *, name: str = "die") -> None:
        super().__init__()
        self.name = name

    def run(self, duel: State, ctx: Ctx) -> None:
        shown = below(duel, 6) + 1
        said = f"The die shows {shown}"
        duel.tell(c.CHANCE, ctx.player, amount=shown, source=ctx.source, by=ctx.player, text=said)
        duel.bind(self.name, shown)

    def text(self, speech: Speech = PLAIN) -> str:
        return "roll a die"

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("chance", None),)

    def binds(self) -> tuple[str, ...]:
        return (self.name,)


class IfHeads(Body):
    """Only if so many of the coins tossed before it came up heads."""

    def __init__(self, least: int, most: int, *verbs: Verb) -> None:
        super().__init__(*verbs)
        self.least = least
        self.most = most
        self.name = "heads"

    def run(self, duel: State, ctx: Ctx) -> None:
        if self.least <= ctx.number(self.name) <= self.most:
            duel.call(self.body, ctx)

    def text(self, speech: Speech = PLAIN) -> str:
        if not self.most:
            return f"if tails, {self.inner_text(speech)}"
        if self.least == self.most:
            many = "heads" if self.least == 1 else f"{self.least} heads"
        else:
            many = f"{self.least} {'or' if self.most - self.least == 1 else 'to'} {self.most} heads"
        return f"if {many}, {self.inner_text(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return tuple([Deed(deed.deed, deed.which, c.MAY) for deed in super().deeds()])

    def reads(self) -> tuple[str, ...]:
        return (self.name,)


class IfRolled(IfHeads):
    """Only if the die rolled before it shows one of these numbers."""

    def __init__(self, least: int, most: int, *verbs: Verb) -> None:
        super().__init__(least, most, *verbs)
        self.name = "die"

    def text(self, speech: Speech = PLAIN) -> str:
        shows = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"if it shows {shows}, {self.inner_text(speech)}"
