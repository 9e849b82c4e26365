"""When to ask and when to pass without asking.

This is a matter of the player's side of the table, never of the duel: what is passed over here is a pass in
the log like any other.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spellspeed.protocol import Decision, Event, View

__all__ = ["EVENTS", "MODES", "Prompts", "what_for"]

MODES: Final = {
    "auto": "asks where one of your Set cards could be used, and at the events you chose",
    "ask": "always asks",
    "set": "asks only where one of your Set cards could be used",
    "never": "does not ask till the end of this turn",
}
EVENTS: Final = {
    "summon": "a monster is Summoned",
    "attack": "an attack or a battle",
    "activation": "a card or an effect is activated",
    "phase": "a phase or step ends",
}


class Prompts:
    """How one player wants to be asked for answers."""

    def __init__(
        self, mode: str = "auto", events: Iterable[str] = ("summon", "attack", "activation")
    ) -> None:
        self.mode = mode
        self.events = set(events)
        self.silent_turn = 0
        """The turn in which nothing is asked (mode never)."""

    def passes(self, decision: Decision, view: View, events: Iterable[Event]) -> bool:
        """Is this question to be passed over? Only one that is answered by passing ever is."""
        if decision.kind != "respond" or all(option.verb != "pass" for option in decision.options):
            return False
        if self.silent_turn == view.turn:
            return True
        if self.mode == "ask":
            return False
        if concerns_set_card(decision, view):
            return False
        return self.mode == "set" or what_for(decision, view, events) not in self.events


def concerns_set_card(decision: Decision, view: View) -> bool:
    """Could a face-down card of this player be used?"""
    side = view.sides[decision.player]
    down = {
        card.handle
        for card in (*side.monsters, *side.magic_traps, side.field)
        if card is not None and card.face == "down"
    }
    return any(option.card in down for option in decision.options)


def what_for(decision: Decision, view: View, events: Iterable[Event]) -> str:
    """Which of EVENTS an answer is asked for."""
    if decision.about or view.chain:
        return "activation"
    if view.substep:
        return "attack"
    if "ends" in decision.prompt:
        return "phase"
    kinds = [event.kind for event in events]
    for kind in reversed(kinds):
        if kind in ("summon", "attempt", "flip", "set"):
            return "summon"
        if kind == "attack":
            return "attack"
        if kind in ("activate", "move", "draw", "position", "control", "equip"):
            return "activation"
    return "attack" if view.attack is not None else "activation"
