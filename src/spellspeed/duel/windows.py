"""What follows every play and Chain: rules, triggers, tasks, then one window for answers (DESIGN §7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .chain import CHAIN, PASS, responses, start_chain, tier
from .homecoming import CHOOSE_LOST, crowd
from .loops import LIMIT, circle_closed
from .machine import Program, Step, program
from .onetype import CHOOSE_TYPE, undecided
from .records import NO_CTX, NOBODY, Ctx, Event, Option, Waiting
from .settle import settle

if TYPE_CHECKING:
    from .state import State


def new_events(duel: State) -> tuple[Event, ...]:
    """The events of the last moment, unless they were answered before (J-CHAIN-08)."""
    last = duel.last
    if last and last[0].moment > duel.answered:
        return last
    return ()


def close_window(duel: State) -> None:
    duel.answered = duel.moment
    duel.window = ()
    duel.window_kind = c.OPEN


def moment_order(duel: State, waiting: Waiting) -> tuple[int, int]:
    return (waiting.event.moment, tier(duel, waiting))


def start_triggers(duel: State) -> bool:
    """Puts everything that waits on one Chain, earlier moments first (J-CHAIN-05, J-CHAIN-06)."""
    ready: list[Waiting] = []
    later: list[Waiting] = []
    last = duel.last[0].moment if duel.last else duel.moment
    for waiting in duel.waiting:
        if waiting.substep > duel.substep and duel.substep:
            later.append(waiting)
        elif (
            (waiting.effect.mandatory and not waiting.effect.only_last)
            or not waiting.effect.misses
            or waiting.substep
            or waiting.event.moment == last
        ):
            ready.append(waiting)
    if ready:
        duel.pace += 1
        if duel.pace > LIMIT and circle_closed(duel):
            return True
    duel.waiting = tuple(later)
    if not ready:
        return False
    if len(ready) > 1:
        ready.sort(key=lambda w: moment_order(duel, w))
    duel.window = new_events(duel)
    duel.window_kind = c.AFTER_EVENT
    duel.call(CHAIN, Ctx(duel.turn_player, -1, NOBODY).bind("queue", tuple(ready)))
    return True


def end_battle(duel: State) -> None:
    """Obeys an effect that ended the Battle Phase, now that the Chain has settled (J-BP-02).

    A Damage Step that has begun is carried out first. Or one that ended another phase, so that the End Phase
    comes at once.
    """
    duel.stop_battle = False
    if duel.phase != c.BATTLE_PHASE and duel.note(c.TO_END_PHASE):
        while duel.stack[-1].program.name != "turn":
            duel.leave()
        duel.duties = ()
        close_window(duel)
        steps = duel.stack[-1].program.steps
        duel.jump([step.enters() for step in steps].index(c.END_PHASE))
        return
    while duel.stack and duel.stack[-1].program.name != "battle phase":
        duel.leave()
    duel.attack = None
    duel.substep = 0
    close_window(duel)
    duel.jump(len(duel.stack[-1].program.steps) - 3)


def prompt(duel: State) -> str:
    if duel.substep:
        return f"Use a card in the Damage Step ({c.SUBSTEP_NAMES[duel.substep]})?"
    if duel.window_kind == c.LEAVING:
        if duel.phase == c.BATTLE_PHASE:
            return f"Use a card before the {c.STEP_NAMES[duel.step]} ends?"
        the = "" if duel.in_main_phase() else "the "
        return f"Use a card before {the}{c.PHASE_NAMES[duel.phase]} ends?"
    if duel.window_kind == c.NEGATION_WINDOW:
        return "Negate the Summon?"
    return "Answer what has just happened?"


def asks(duel: State, player: int, step: Step, ctx: Ctx) -> bool:
    """Asks this player for an answer; who has nothing legal is not asked (J-CHAIN-11)."""
    options = responses(duel, player)
    if not options:
        return False
    options.append(PASS)
    duel.ask(player, c.RESPOND, prompt(duel), options, step, ctx)
    return True


class SecondAnswer(Step):
    """The other player's chance to answer."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if not asks(duel, 1 - duel.turn_player, self, ctx):
            close_window(duel)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb == c.V_PASS:
            close_window(duel)
        else:
            self.begin(duel)
            start_chain(duel, 1 - duel.turn_player, pick)

    def begin(self, duel: State) -> None:
        """Where the program goes on when the Chain is over."""
        duel.jump(0)


class Window(Step):
    """The rules, then what waits, then one window for answers, in which the turn player speaks first.

    Stands before a `SecondAnswer`; it is one step because most windows close without a question.
    """

    def __init__(self, always: bool) -> None:
        self.always = always
        """In the Battle Phase a window opens again after every Chain, till both players pass (J-BP-01)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        if self.opens(duel) and not asks(duel, duel.turn_player, self, ctx):
            # The other player's question belongs to the next step.
            pc = duel.pcs[-1]
            duel.jump(pc + 1)
            duel.stack[-1].program.steps[pc].run(duel, ctx)

    def opens(self, duel: State) -> bool:
        """Does what must be done first; False when a program was called, or nothing is left to answer."""
        duel.window_kind = c.BUILDING
        if duel.dirty:
            settle(duel)
            if duel.outcome is not None:
                return False
        if duel.force_kinds & c.S_ONE_TYPE and undecided(duel) is not None:
            duel.again()
            duel.call(CHOOSE_TYPE, NO_CTX)
            return False
        if duel.force_kinds & c.S_CONTROL and crowd(duel) >= 0:
            duel.again()
            duel.call(CHOOSE_LOST, NO_CTX)
            return False
        if duel.waiting:
            duel.again()
            if start_triggers(duel):
                return False
            duel.skip(1)
        if duel.tasks:
            task = duel.tasks[0]
            duel.tasks = duel.tasks[1:]
            duel.again()
            duel.call(task.program, task.ctx)
            return False
        if duel.stop_battle and not duel.substep:
            end_battle(duel)
            return False
        if not self.goes_on(duel):
            close_window(duel)
            duel.skip_rest()
            return False
        duel.window = new_events(duel)
        duel.window_kind = c.AFTER_EVENT
        if not duel.window and not self.always:
            close_window(duel)
            duel.skip_rest()
            return False
        return True

    def goes_on(self, duel: State) -> bool:
        """Is there still something to be answered?"""
        return True

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        if pick.verb != c.V_PASS:
            self.begin(duel)
            start_chain(duel, duel.turn_player, pick)

    def begin(self, duel: State) -> None:
        """Where the program goes on when the Chain is over."""
        duel.jump(0)


def phase_goes_on(duel: State) -> None:
    """Someone acted instead of leaving the phase: it goes on after that (J-PHASE-01)."""
    duel.jump(0)
    duel.give("acted", 1)
    duel.call(AFTER, NO_CTX)


class LeavingWindow(Window):
    """A player may still act before a phase or step ends."""

    def opens(self, duel: State) -> bool:
        duel.window = ()
        duel.window_kind = c.LEAVING
        return True

    def begin(self, duel: State) -> None:
        phase_goes_on(duel)


class SecondLeaving(SecondAnswer):
    def begin(self, duel: State) -> None:
        phase_goes_on(duel)


class LeaveWished(SecondLeaving):
    """The turn player wishes to leave, which was his pass; only the other is asked."""

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.window = ()
        duel.window_kind = c.LEAVING
        super().run(duel, ctx)

    def begin(self, duel: State) -> None:
        """The phase goes on with its open state: the turn player acts first (J-CHAIN-03)."""
        duel.skip_rest()
        duel.give("acted", 1)
        duel.call(AFTER, NO_CTX)


class Run(Step):
    """Calls a program."""

    def __init__(self, called: Program) -> None:
        self.called = called

    def run(self, duel: State, ctx: Ctx) -> None:
        duel.call(self.called, NO_CTX)


AFTER = program("after", Window(always=False), SecondAnswer())
DAMAGE_WINDOW = program("damage window", Window(always=True), SecondAnswer())
"""One sub-step of the Damage Step: its triggers, then what may be used in it."""
LEAVE = program("leave", LeavingWindow(always=True), SecondLeaving())
"""Both players may act before the phase ends, the turn player first."""
LEAVE_WISHED = program("leave wished", LeaveWished())
