"""Programs of small steps, and the stack of frames that runs them (DESIGN §1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .effects import Static
    from .records import Ctx, Option, Reason
    from .state import State


class Step:
    """One step of a program. It keeps nothing between questions (law 3)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        """Acts, or calls `duel.ask(...)` before it has changed anything (law 2)."""
        raise NotImplementedError

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        """Receives the answer."""
        raise NotImplementedError

    def enters(self) -> int:
        """The phase of the turn that begins with it; 0 for none."""
        return 0

    def obstacle(self, duel: State, ctx: Ctx) -> Reason | None:
        """Why an effect with this step cannot be activated now, or None (J-EFF-12)."""
        return None

    def statics(self) -> tuple[Static, ...]:
        """Static effects that this step leaves behind."""
        return ()

    def ties(self) -> bool:
        """Does it only tie an Equip to its monster, so that it is done though the Equip is negated?"""
        return False

    def bodies(self) -> tuple[Program, ...]:
        """Programs that this step calls; they are named after the effect they belong to."""
        return ()


class Program:
    """A named sequence of steps. The name is how a saved duel finds it again."""

    __slots__ = ("name", "steps")

    def __init__(self, name: str, steps: tuple[Step, ...]) -> None:
        self.name = name
        self.steps = steps


RULE_PROGRAMS: dict[str, Program] = {}


def program(name: str, *steps: Step) -> Program:
    """Defines a program of the rules."""
    if name in RULE_PROGRAMS:
        raise ValueError(f"program {name!r} is defined twice")
    made = Program(name, steps)
    RULE_PROGRAMS[name] = made
    return made
