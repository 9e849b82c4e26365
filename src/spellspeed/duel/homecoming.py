"""More monsters are to go back to their owner than he has room for (Remove Brainwashing).

Who controls them chooses which are destroyed; the others find a zone each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import constants as c
from .machine import Step, program
from .moving import destroy, is_marked
from .records import Card, Ctx, Option

if TYPE_CHECKING:
    from .state import State


def sends_home(duel: State) -> bool:
    """Does a card say that owners control their monsters?"""
    return any([force.static.number(duel, force) == 2 for force in duel.static_forces(c.S_CONTROL)])


def strangers(duel: State, seat: int) -> list[Card]:
    """Monsters on this side that go back to the other one."""
    found = []
    for card in duel.monsters(seat):
        if card.owner != seat and not is_marked(duel, card):
            if not card.up or duel.covering(c.S_CONTROL, card) is None:
                found.append(card)
    return found


def crowd(duel: State) -> int:
    """The seat with more monsters that go back than find a zone, if some do; -1 if nothing is to choose."""
    if not duel.force_kinds & c.S_CONTROL or not sends_home(duel):
        return -1
    for seat in (duel.turn_player, 1 - duel.turn_player):
        room = duel.free_slots(1 - seat, c.MONSTER_ZONE) + len(strangers(duel, 1 - seat))
        if 0 < room < len(strangers(duel, seat)):
            return seat
    return -1


class ChooseLost(Step):
    """Asks for one that is destroyed, until the others have room (J-CTRL-02)."""

    def run(self, duel: State, ctx: Ctx) -> None:
        seat = crowd(duel)
        if seat < 0:
            return
        options = [Option(c.V_PICK, card.uid) for card in strangers(duel, seat)]
        prompt = "Which monster is destroyed, as it has no free zone to go back to?"
        duel.ask(seat, c.CHOOSE, prompt, options, self, ctx)

    def take(self, duel: State, ctx: Ctx, pick: Option) -> None:
        destroy(duel, [pick.card], c.BY_RULE, same=duel.unanswered())
        duel.again()


CHOOSE_LOST = program("choose what is lost", ChooseLost())
