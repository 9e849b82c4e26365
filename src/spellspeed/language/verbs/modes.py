"""One of several effects, chosen as the card or effect is activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.duel import constants as c
from spellspeed.duel.machine import Program, Step
from spellspeed.duel.records import BLOCKED, Ctx, Option, Reason

from ..prose import PLAIN, Speech
from ..sel import Sel
from ..targeting import Target
from ..which import own_pile
from .base import Deed, Verb
from .flow import Body

if TYPE_CHECKING:
    from spellspeed.duel.state import State

    from ..conditions import Cond


class ModeTarget(Target):
    """The target of one mode: asked for when that mode was chosen."""

    def __init__(self, sel: Sel) -> None:
        super().__init__(sel)
        self.mode = 0
        """The number of its mode, from 1; `OneOf` gives it."""

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        """Without a target its mode cannot be chosen; another one can."""
        return None

    def missing(self, duel: State, ctx: Ctx) -> Reason | None:
        return super().obstacle(duel, ctx)

    def fits(self, duel: State, ctx: Ctx, uid: int) -> bool:
        return ctx.number("mode") == self.mode and super().fits(duel, ctx, uid)

    def run(self, duel: State, ctx: Ctx) -> None:
        if ctx.number("mode") == self.mode:
            super().run(duel, ctx)


class Mode(Body):
    """One of the effects of `OneOf`, with the word by which it is chosen; `needs`: when it can be.

    `target`: what it targets, if it is chosen.
    """

    def __init__(self, word: str, *verbs: Verb, needs: Cond | None = None, target: Sel | None = None) -> None:
        super().__init__(*verbs)
        self.word = word
        self.needs = needs
        self.aim = None if target is None else ModeTarget(target)

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        reason = None if self.aim is None else self.aim.missing(duel, ctx)
        if reason is not None:
            return reason
        if self.needs is not None and not self.needs.holds(duel, ctx):
            return Reason("J-EFF-12", f"{duel.cards[ctx.card].name}: {self.needs.missing()}.")
        for verb in self.verbs:
            reason = verb.obstacle(duel, ctx)
            if reason is not None:
                return reason
        return None

    def text(self, speech: Speech = PLAIN) -> str:
        if self.aim is None:
            return self.inner_text(speech)
        own = Speech("the target", away=own_pile(self.aim.sel))
        return f"target {self.aim.text()} and {self.inner_text(own)}"

    def selections(self) -> tuple[Sel, ...]:
        return () if self.needs is None else self.needs.selections()


class AskMode(Step):
    """Which of the effects that are possible now; told as the play is made."""

    def __init__(self, verb: OneOf) -> None:
        self.verb = verb

    def run(self, duel: State, ctx: Ctx) -> None:
        modes = self.verb.modes
        options = [
            Option(c.V_MODE, number=i + 1, word=modes[i].word)
            for i in range(len(modes))
            if modes[i].obstacle(duel, ctx) is None
        ]
        if options:
            player = ctx.player if self.verb.by == 0 else 1 - ctx.player
            duel.ask(player, c.OPTION, "Which effect?", options, self, ctx, about=ctx.card)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        duel.bind("mode", pick.number)
        duel.bind("declaration", pick.word)


class OneOf(Verb):
    """Use one of several effects; which one is said at activation (J-EFF-06).

    `by` 1: the opponent says it, as the effect resolves.
    """

    def __init__(self, *modes: Mode, by: int = 0) -> None:
        super().__init__()
        self.modes = modes
        self.by = by
        self.ask = AskMode(self)
        for i, mode in enumerate(modes):
            if mode.aim is not None:
                mode.aim.mode = i + 1

    def aims(self) -> tuple[ModeTarget, ...]:
        """The targets of its modes."""
        return tuple([mode.aim for mode in self.modes if mode.aim is not None])

    def asks(self) -> tuple[Step, ...]:
        return (self.ask,) if self.by == 1 else ()

    def bodies(self) -> tuple[Program, ...]:
        return tuple([mode.body for mode in self.modes])

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        reason: Reason | None = BLOCKED
        for mode in self.modes:
            reason = mode.obstacle(duel, ctx)
            if reason is None:
                return None
        return reason

    def run(self, duel: State, ctx: Ctx) -> None:
        mode = ctx.number("mode")
        if mode:
            duel.call(self.modes[mode - 1].body, ctx)

    def text(self, speech: Speech = PLAIN) -> str:
        use = "the opponent chooses one of these effects" if self.by == 1 else "use one of these effects"
        return f"{use}: {', or '.join([mode.text(speech) for mode in self.modes])}"

    def deeds(self) -> tuple[Deed, ...]:
        found = [deed for mode in self.modes for deed in mode.deeds()]
        return tuple([deed.but(c.MAY) for deed in found])

    def inner(self) -> tuple[Verb, ...]:
        return self.modes
