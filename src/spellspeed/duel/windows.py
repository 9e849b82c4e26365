"""What follows every play and Chain: rules, triggers, tasks, then one window for answers (DESIGN §7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .chain import CHAIN, PASS, responses, start_chain, tier
from .machine import Program, Step, program
from .records import NO_CTX, Ctx, Event, Option, Waiting
from .settle import settle

if TYPE_CHECKING:
    from .state import State


class Settle(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        duel.window_kind = c.BUILDING
        if duel.dirty:
            settle(duel)


class StartTriggers(Step):
    """Everything that waits goes on one Chain, earlier moments first (J-CHAIN-05, J-CHAIN-06)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if not duel.waiting:
            return
        ready: list[Waiting] = []
        later: list[Waiting] = []
        last = duel.last[0].moment if duel.last else duel.moment
        for waiting in duel.waiting:
            if waiting.substep > duel.substep and duel.substep:
                later.append(waiting)
            elif (
                waiting.effect.mandatory
                or not waiting.effect.misses
                or waiting.substep
                or waiting.event.moment == last
            ):
                ready.append(waiting)
        duel.waiting = tuple(later)
        if not ready:
            return
        ready.sort(key=lambda w: (w.event.moment, tier(duel, w)))
        duel.window = new_events(duel)
        duel.window_kind = c.AFTER_EVENT
        duel.jump(0)
        duel.call(CHAIN, Ctx(duel.turn_player, -1, (-1, 0, 0)).bind("queue", tuple(ready)))


def new_events(duel: State) -> tuple[Event, ...]:
    """The events of the last moment, unless they were answered before (J-CHAIN-08)."""
    last = duel.last
    if last and last[0].moment > duel.answered:
        return last
    return ()


class RunTask(Step):
    """What an effect left to be done after its Chain, first in first out."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.tasks:
            task = duel.tasks[0]
            duel.tasks = duel.tasks[1:]
            duel.jump(0)
            duel.call(task.program, task.ctx)


class OpenWindow(Step):
    """Opens the window after a play; with nothing to answer there is none."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.window = new_events(duel)
        duel.window_kind = c.AFTER_EVENT
        if not duel.window:
            close_window(duel)
            duel.skip_rest()


class OpenLeaving(Step):
    """Opens the window in which a player may still act before a phase or step ends (J-PHASE-01)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.window = ()
        duel.window_kind = c.LEAVING


def close_window(duel: State) -> None:
    duel.answered = duel.moment
    duel.window = ()
    duel.window_kind = c.OPEN


class CloseWindow(Step):
    def run(self, duel: State, ctx: Ctx) -> None:
        close_window(duel)


class Respond(Step):
    """One player's chance to answer; who has nothing legal is not asked (J-CHAIN-11)."""

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def player(self, duel: State) -> int:
        return 1 - duel.turn_player if self.opponent else duel.turn_player

    def run(self, duel: State, ctx: Ctx) -> None:
        player = self.player(duel)
        options = responses(duel, player)
        if options:
            options.append(PASS)
            duel.ask(player, c.RESPOND, self.prompt(duel), options, self, ctx)

    def prompt(self, duel: State) -> str:
        if duel.substep:
            return f"Use a card in the Damage Step ({c.SUBSTEP_NAMES[duel.substep]})?"
        if duel.window_kind == c.LEAVING:
            step = c.STEP_NAMES[duel.step] if duel.phase == c.BATTLE_PHASE else c.PHASE_NAMES[duel.phase]
            return f"Use a card before the {step} ends?"
        if duel.window_kind == c.NEGATION_WINDOW:
            return "Negate the Summon?"
        return "Answer what has just happened?"

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb != c.V_PASS:
            self.begin(duel)
            start_chain(duel, self.player(duel), pick)

    def begin(self, duel: State) -> None:
        """Where the program goes on when the Chain is over."""
        duel.jump(0)


class RespondLeaving(Respond):
    """Answers a request to leave a phase; if someone acts, the phase goes on."""

    def begin(self, duel: State) -> None:
        duel.jump(0)
        duel.give("acted", 1)
        duel.call(AFTER, NO_CTX)


class EndBattleIfTold(Step):
    """Obeys an effect that ended the Battle Phase, now that the Chain has settled (J-BP-02)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if duel.stop_battle:
            duel.stop_battle = False
            while duel.stack and duel.stack[-1].program.name != "battle phase":
                duel.stack.pop()
            duel.attack = None
            duel.substep = 0
            duel.jump(len(duel.stack[-1].program.steps) - 1)


AFTER = program(
    "after",
    Settle(),
    StartTriggers(),
    RunTask(),
    EndBattleIfTold(),
    OpenWindow(),
    Respond(False),
    Respond(True),
    CloseWindow(),
)


class OpenBattleWindow(Step):
    """In the Battle Phase a window opens again after every Chain, till both players pass (J-BP-01)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.window = new_events(duel)
        duel.window_kind = c.AFTER_EVENT


DAMAGE_WINDOW = program(
    "damage window",
    Settle(),
    StartTriggers(),
    RunTask(),
    EndBattleIfTold(),
    OpenBattleWindow(),
    Respond(False),
    Respond(True),
    CloseWindow(),
)
"""One sub-step of the Damage Step: its triggers, then what may be used in it."""
LEAVE = program("leave", OpenLeaving(), RespondLeaving(False), RespondLeaving(True), CloseWindow())
"""Both players may act before the phase ends, the turn player first."""
LEAVE_WISHED = program("leave wished", OpenLeaving(), RespondLeaving(True), CloseWindow())
"""The turn player wishes to leave, which was his pass."""


class Run(Step):
    """Calls a program."""

    def __init__(self, called: Program) -> None:
        self.called = called

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.call(self.called, NO_CTX)
