"""Coins and dice: tossed as the effect resolves, by the player who uses it (J-EFF-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.chance import below, redo_for, use_redo
from spellspeed.duel.life import inflict
from spellspeed.duel.machine import Step
from spellspeed.duel.records import Ctx, Option

from ..prose import PLAIN, Speech, number
from ..which import TARGETS
from .base import Deed, Verb
from .flow import Body

if TYPE_CHECKING:
    from spellspeed.duel.state import State


class Thrown(Verb):
    """A throw of coins or dice, which a card may let a player do again."""

    dice = False

    def throw(self, duel: State, ctx: Ctx) -> None:
        """Throws, and binds what it shows."""
        raise NotImplementedError

    def asks(self) -> tuple[Step, ...]:
        return (Throw(self), AskRedo(self))

    def run(self, duel: State, ctx: Ctx) -> None:
        """The throw stands."""

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("chance", None),)


class Throw(Step):
    """The throw itself."""

    def __init__(self, verb: Thrown) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.bind("redone", ctx.number("redoing"))
        duel.bind("redoing", 0)
        self.verb.throw(duel, ctx)


class AskRedo(Step):
    """Whether it is thrown again, if a card allows it; stands right after the throw."""

    def __init__(self, verb: Thrown) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        force = None if ctx.number("redone") else redo_for(duel, ctx.player, self.verb.dice)
        if force is not None:
            what = "dice" if self.verb.dice else "coins"
            prompt = f"Throw the {what} again ({force.name})?"
            options = [Option(c.V_YES), Option(c.V_NO)]
            duel.ask(force.player, c.YES_NO, prompt, options, self, ctx, about=force.source[0])

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        force = redo_for(duel, ctx.player, self.verb.dice)
        if pick.verb == c.V_YES and force is not None:
            use_redo(duel, force)
            duel.bind("redoing", 1)
            duel.skip(-2)


class TossCoins(Thrown):
    """Toss coins; binds how many came up heads."""

    def __init__(self, count: int = 1, *, name: str = "heads") -> None:
        super().__init__()
        self.count = count
        self.name = name

    def throw(self, duel: State, ctx: Ctx) -> None:
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


class PickByChance(Body):
    """One of so many targets is picked at random, if all of them are still there.

    Binds it as `hit`, and all of them as `offered`.
    """

    def __init__(self, of: int, *verbs: Verb) -> None:
        super().__init__(*verbs)
        self.of = of

    def run(self, duel: State, ctx: Ctx) -> None:
        found = [ref for ref in ctx.targets if duel.live(ref)]
        if len(found) == self.of:
            hit = found[below(duel, self.of)]
            by = 1 - ctx.player
            duel.tell(c.CHANCE, ctx.player, (hit,), source=ctx.source, by=by, text="Picked at random")
            duel.call(self.body, ctx.bind("hit", (hit,)).bind("offered", tuple(found)))

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            "if all the targets are still there, the opponent picks 1 of them at random; "
            f"{self.inner_text(speech)}"
        )

    def binds(self) -> tuple[str, ...]:
        return ("hit", "offered")

    def reads(self) -> tuple[str, ...]:
        return (TARGETS,)


class RollDie(Thrown):
    """Roll a die; binds what it shows, 1 to 6. When it shows `again` it is rolled again."""

    dice = True

    def __init__(self, *, name: str = "die", again: int = 0) -> None:
        super().__init__()
        self.name = name
        self.again = again

    def throw(self, duel: State, ctx: Ctx) -> None:
        shown = below(duel, 6) + 1
        said = f"The die shows {shown}"
        duel.tell(c.CHANCE, ctx.player, amount=shown, source=ctx.source, by=ctx.player, text=said)
        if shown == self.again:
            duel.again()
            return
        duel.bind(self.name, shown)

    def text(self, speech: Speech = PLAIN) -> str:
        return "roll a die" + (f", again as long as it shows {self.again}" if self.again else "")

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
            many = "heads" if self.least == 1 else f"{self.least} are heads"
        else:
            many = f"{self.least} {'or' if self.most - self.least == 1 else 'to'} {self.most} are heads"
        return f"if {many}, {self.inner_text(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return tuple([deed.but(c.MAY) for deed in super().deeds()])

    def reads(self) -> tuple[str, ...]:
        return (self.name,)


class IfRolled(IfHeads):
    """Only if the die rolled before it shows one of these numbers."""

    def __init__(self, least: int, most: int, *verbs: Verb) -> None:
        super().__init__(least, most, *verbs)
        self.name = "die"

    def text(self, speech: Speech = PLAIN) -> str:
        between = "or" if self.most == self.least + 1 else "to"
        shows = f"{self.least}" if self.least == self.most else f"{self.least} {between} {self.most}"
        return f"if it shows {shows}, {self.inner_text(speech)}"


class RollTwice(Thrown):
    """Roll a die twice and declare one of the numbers as a Level: `declared=LEVEL_STARS` reads it."""

    dice = True

    def throw(self, duel: State, ctx: Ctx) -> None:
        for name in ("die", "second die"):
            shown = below(duel, 6) + 1
            said = f"The die shows {shown}"
            duel.tell(c.CHANCE, ctx.player, amount=shown, source=ctx.source, by=ctx.player, text=said)
            duel.bind(name, shown)

    def text(self, speech: Speech = PLAIN) -> str:
        return "roll a die twice"

    def binds(self) -> tuple[str, ...]:
        return ("die", "second die")


class AskRoll(Step):
    """Which of the two numbers counts."""

    def run(self, duel: State, ctx: Ctx) -> None:
        numbers = sorted({ctx.number("die"), ctx.number("second die")})
        options = [Option(c.V_MODE, number=shown, word=f"Level {shown}") for shown in numbers]
        duel.ask(ctx.player, c.OPTION, "Which number?", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("declared", pick.number)


class DeclareRoll(Verb):
    """Declare one of the two numbers rolled before as a Level."""

    def asks(self) -> tuple[Step, ...]:
        return (AskRoll(),)

    def run(self, duel: State, ctx: Ctx) -> None:
        """The number is declared already."""

    def text(self, speech: Speech = PLAIN) -> str:
        return "declare one of the two numbers as a Level"

    def binds(self) -> tuple[str, ...]:
        return ("declared",)

    def reads(self) -> tuple[str, ...]:
        return ("second die",)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("declare", None),)


class RollAgainst(Thrown):
    """Both players roll a die, again as long as they show the same; the loser takes damage.

    So much for each point of the winner's die, `six` if it shows 6.
    """

    dice = True

    def __init__(self, each: int, six: int) -> None:
        super().__init__()
        self.each = each
        self.six = six

    def throw(self, duel: State, ctx: Ctx) -> None:
        shown = [0, 0]
        for seat in (ctx.player, 1 - ctx.player):
            shown[seat] = below(duel, 6) + 1
            said = f"The die shows {shown[seat]}"
            duel.tell(c.CHANCE, seat, amount=shown[seat], source=ctx.source, by=seat, text=said)
        if shown[0] == shown[1]:
            duel.again()
            return
        duel.bind("shown", shown[0])
        duel.bind("shown second", shown[1])

    def run(self, duel: State, ctx: Ctx) -> None:
        shown = [ctx.number("shown"), ctx.number("shown second")]
        most = max(shown)
        loser = 0 if shown[0] < shown[1] else 1
        amount = self.six if most == 6 else self.each * most
        inflict(duel, loser, amount, source=ctx.source, by=ctx.player)

    def text(self, speech: Speech = PLAIN) -> str:
        return (
            "each player rolls a die, again as long as both show the same; the player with the lower number "
            f"takes {self.each} damage times the higher number, or {self.six} if that is 6"
        )

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("chance", None), Deed("damage", None, c.MAY, of=2))


class AskCall(Step):
    """The player calls the coin before it is tossed (J-EFF-14)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        options = [Option(c.V_MODE, number=1, word="heads"), Option(c.V_MODE, number=0, word="tails")]
        duel.ask(ctx.player, c.OPTION, "Heads or tails?", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("call", pick.number)


class CallCoin(Thrown):
    """Call heads or tails, then toss a coin; binds `right` to 1 if the call was right, else to 0."""

    def __init__(self) -> None:
        super().__init__()
        self.step = AskCall()

    def asks(self) -> tuple[Step, ...]:
        return (self.step, *super().asks())

    def throw(self, duel: State, ctx: Ctx) -> None:
        side = below(duel, 2)
        right = 1 if side == ctx.number("call") else 0
        word = "heads" if side else "tails"
        said = f"The coin shows {word}: called {'right' if right else 'wrong'}"
        duel.tell(c.CHANCE, ctx.player, amount=side, source=ctx.source, by=ctx.player, text=said)
        duel.bind("right", right)

    def text(self, speech: Speech = PLAIN) -> str:
        return "call heads or tails and toss a coin"

    def binds(self) -> tuple[str, ...]:
        return ("right",)

    def deeds(self) -> tuple[Deed, ...]:
        return (Deed("chance", None),)


class IfCalled(IfHeads):
    """Only if the coin before it was called right, or wrong."""

    def __init__(self, right: bool, *verbs: Verb) -> None:
        value = 1 if right else 0
        super().__init__(value, value, *verbs)
        self.name = "right"

    def text(self, speech: Speech = PLAIN) -> str:
        return f"if you called it {'right' if self.most else 'wrong'}, {self.inner_text(speech)}"
