"""Steps that steer other steps: if you did, you may, each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.machine import Program, Step
from spellspeed.duel.records import Ctx, Option

from ..prose import PLAIN, Speech, chained
from ..sel import Sel
from ..which import Which
from .base import Deed, Verb

if TYPE_CHECKING:
    from spellspeed.duel.state import State

    from ..conditions import Cond


def laid_out(verbs: tuple[Verb, ...]) -> tuple[Step, ...]:
    """The steps of verbs: what each asks stands before it."""
    steps: list[Step] = []
    for verb in verbs:
        steps.extend(verb.asks())
        steps.append(verb)
    return tuple(steps)


class Body(Verb):
    """A verb with a program of its own."""

    def __init__(self, *verbs: Verb) -> None:
        super().__init__()
        self.verbs = verbs
        self.body = Program("", laid_out(verbs))

    def bodies(self) -> tuple[Program, ...]:
        return (self.body,)

    def deeds(self) -> tuple[Deed, ...]:
        found: list[Deed] = []
        for verb in self.verbs:
            found.extend(verb.deeds())
        return tuple(found)

    def inner_text(self, speech: Speech) -> str:
        return chained([said for said in [verb.text(speech) for verb in self.verbs] if said])

    def inner(self) -> tuple[Verb, ...]:
        return self.verbs


class IfDid(Body):
    """Only if the verb before it did something (it bound `did`); `otherwise`: what is done if not."""

    def __init__(self, *verbs: Verb, otherwise: Verb | None = None) -> None:
        super().__init__(*verbs)
        self.otherwise = otherwise
        self.if_not = Program("", laid_out(() if otherwise is None else (otherwise,)))

    def bodies(self) -> tuple[Program, ...]:
        return (self.body, self.if_not)

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.call(self.body if ctx.number("did") else self.if_not, ctx)

    def deeds(self) -> tuple[Deed, ...]:
        return super().deeds() if self.otherwise is None else (*super().deeds(), *self.otherwise.deeds())

    def text(self, speech: Speech = PLAIN) -> str:
        if self.otherwise is not None and not self.verbs:
            return f"if not, {self.otherwise.text(speech)}"
        said = f"if you do, {self.inner_text(speech)}"
        return said if self.otherwise is None else f"{said}; otherwise, {self.otherwise.text(speech)}"

    def inner(self) -> tuple[Verb, ...]:
        return self.verbs if self.otherwise is None else (*self.verbs, self.otherwise)

    def reads(self) -> tuple[str, ...]:
        return ("did",)


class IfIs(Body):
    """Only if one of the cards meant, as it is now, fits."""

    def __init__(self, meant: Which, sel: Sel, *verbs: Verb) -> None:
        super().__init__(*verbs)
        self.meant = meant
        self.sel = sel

    def run(self, duel: State, ctx: Ctx) -> None:
        for ref in self.meant.refs(ctx):
            if self.sel.matches(duel, duel.cards[ref[0]], ctx.player, ctx.card, None):
                duel.call(self.body, ctx)
                return

    def text(self, speech: Speech = PLAIN) -> str:
        words = self.sel.words()
        so = f"{self.meant.text(speech)} {words.has()}" if words.has() else f"it was {words.a()}"
        return f"if {so}, {self.inner_text(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return tuple([deed.but(c.MAY) for deed in super().deeds()])

    def reads(self) -> tuple[str, ...]:
        return self.meant.reads()

    def selections(self) -> tuple[Sel, ...]:
        return (self.sel,)


class IfSo(Body):
    """Only if something is so as the effect resolves; `otherwise`: what is done if not."""

    def __init__(self, need: Cond, *verbs: Verb, otherwise: Verb | None = None) -> None:
        super().__init__(*verbs)
        self.need = need
        self.otherwise = otherwise
        self.if_not = Program("", laid_out(() if otherwise is None else (otherwise,)))

    def bodies(self) -> tuple[Program, ...]:
        return (self.body, self.if_not)

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.call(self.body if self.need.holds(duel, ctx) else self.if_not, ctx)

    def text(self, speech: Speech = PLAIN) -> str:
        said = f"if {self.need.text()}, {self.inner_text(speech)}"
        return said if self.otherwise is None else f"{said}; otherwise, {self.otherwise.text(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        found = super().deeds() if self.otherwise is None else (*super().deeds(), *self.otherwise.deeds())
        return tuple([deed.but(c.MAY) for deed in found])

    def inner(self) -> tuple[Verb, ...]:
        return self.verbs if self.otherwise is None else (*self.verbs, self.otherwise)

    def selections(self) -> tuple[Sel, ...]:
        return self.need.selections()


class May(Body):
    """You may do it."""

    def __init__(self, *verbs: Verb, prompt: str = "Use the effect?") -> None:
        super().__init__(*verbs)
        self.prompt = prompt
        self.ask = AskMay(self)

    def asks(self) -> tuple[Step, ...]:
        return (self.ask,)

    def run(self, duel: State, ctx: Ctx) -> None:
        if ctx.number("may"):
            duel.call(self.body, ctx)

    def text(self, speech: Speech = PLAIN) -> str:
        return f"you may {self.inner_text(speech)}"

    def deeds(self) -> tuple[Deed, ...]:
        return tuple([deed.but(c.MAY) for deed in super().deeds()])


class AskMay(Step):
    def __init__(self, verb: May) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        if any(verb.obstacle(duel, ctx) is not None for verb in self.verb.verbs):
            duel.bind("may", 0)
            return
        options = [Option(c.V_YES), Option(c.V_NO)]
        duel.ask(ctx.player, c.YES_NO, self.verb.prompt, options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("may", 1 if pick.verb == c.V_YES else 0)


class OpponentDoes(Body):
    """The opponent does it, as if he used the effect; what was bound before is known to him."""

    def run(self, duel: State, ctx: Ctx) -> None:
        player = 1 - ctx.player
        his = Ctx(player, ctx.card, ctx.source, ctx.effect, ctx.event, ctx.targets, ctx.values)
        duel.call(self.body, his)

    def deeds(self) -> tuple[Deed, ...]:
        return tuple([deed.turned() for deed in super().deeds()])

    def text(self, speech: Speech = PLAIN) -> str:
        said = self.inner_text(speech).replace("your ", "his ")
        return f"the opponent does this: {said}"


class EachPlayer(Body):
    """Each player does it, the turn player first."""

    def run(self, duel: State, ctx: Ctx) -> None:
        for seat in (1 - duel.turn_player, duel.turn_player):
            duel.call(self.body, Ctx(seat, ctx.card, ctx.source, ctx.effect, ctx.event, ctx.targets))

    def text(self, speech: Speech = PLAIN) -> str:
        return f"each player does this, the turn player first: {self.inner_text(speech)}"

    def tells_inner(self) -> bool:
        return False
