"""What can be said in a Duel of a Match besides what can be said in any duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellspeed.protocol import Decision, View

from .commands import Command, Commands

if TYPE_CHECKING:
    from .match import MatchDuel

__all__ = ["MatchCommands"]


class MatchCommands(Commands):
    """The commands of one Duel of a Match."""

    def __init__(self, game: MatchDuel) -> None:
        super().__init__(game)
        self.table = game.table

    def all(self) -> tuple[Command, ...]:
        score = Command("score", ("match",), "score", "how the match stands, and the time left", self.score)
        return (*super().all(), score)

    def score(self, rest: str, decision: Decision | None, view: View) -> bool:
        self.say(f"Duel {self.table.match.number}. {self.table.score}")
        if self.table.time_left:
            self.say(self.table.time_left)
        return False

    def picture(self, rest: str, decision: Decision | None, view: View) -> bool:
        """Not before the end of the Match: it shows what the opponent's deck holds."""
        self.game.refuse("A picture shows hidden cards too; there is none while the match goes on.")
        return False

    def undo(self, rest: str, decision: Decision | None, view: View) -> bool:
        if not self.game.can_undo:
            self.game.refuse("The time is up: nothing is taken back any more.")
            return False
        return super().undo(rest, decision, view)

    def concede(self, rest: str, decision: Decision | None, view: View) -> bool:
        seat = self.seat(decision, view)
        wish = rest.lower() or self.game.ask("1 Give up this Duel, 2 give up the match, else go on: ").lower()
        if self.game.over:
            return True
        if wish in ("2", "match", "the match"):
            return self.table.give_up(seat)
        if wish not in ("1", "duel", "the duel"):
            return self.say("The Duel goes on.")
        self.game.marks.append(len(self.game.duel.log.answers))
        self.game.duel.concede(seat)
        self.game.keep()
        return True
