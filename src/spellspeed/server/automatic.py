"""What a table does by itself: the computer's part, and chances that a player does not wish to be asked."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Literal

from spellspeed.match import side_plan
from spellspeed.play.terminal.prompts import Prompts
from spellspeed.players import Player, make_player, player_seed

from .deeds import Deed
from .messages import Prompts as PromptsMessage

if TYPE_CHECKING:
    from .course import Course

__all__ = ["Automatic"]

_log = logging.getLogger("spellspeed.server")


class Automatic:
    """Knows the programs that play at a table, and how each player wishes to be asked."""

    def __init__(self, computers: tuple[str, str], seed: int) -> None:
        self.computers = computers
        self._players: dict[int, Player] = {
            seat: make_player(name, player_seed(seed, seat)) for seat, name in enumerate(computers) if name
        }
        self.prompts = [PromptsMessage(), PromptsMessage()]
        self._prompts = [Prompts("ask"), Prompts("ask")]
        self._sided: set[tuple[int, int]] = set()
        for seat in (0, 1):
            self.ask(seat, PromptsMessage(), 0)

    def ask(self, seat: int, wish: PromptsMessage, turn: int) -> None:
        """How the player in this seat wishes to be asked from now on."""
        mine = self._prompts[seat]
        if wish.mode == "never":
            mine.silent_turn = turn
            return
        mine.silent_turn = 0
        mine.mode = wish.mode
        mine.events = set(wish.events)
        self.prompts[seat] = wish

    def next(self, course: Course) -> Deed | None:
        """What is done now without anyone; None: somebody is to do something."""
        stage = course.stage
        if stage == "duel":
            duel = course.duel
            if duel is not None and duel.outcome is not None:
                return None  # a person looks at it first, and may take it back
            return self._answer(course)
        if stage == "choice" and self.computers[course.chooser]:
            return Deed("choose", course.chooser, number=1, auto=True)
        if stage in ("cut", "siding"):
            for seat in (0, 1):
                if self.computers[seat] and not course.ready[seat]:
                    return self._cut(seat) if stage == "cut" else self._side(course, seat)
        return None

    def _cut(self, seat: int) -> Deed:
        return Deed("cut", seat, key=secrets.token_hex(16), auto=True)

    def _side(self, course: Course, seat: int) -> Deed:
        """The exchanges first, once between two Duels, then it is ready."""
        match = course.match
        key = (seat, course.number)
        if match is not None and key not in self._sided:
            self._sided.add(key)
            plan = side_plan(match.decks[seat], match.seen(seat))
            if plan:
                out, into = tuple(one.out for one in plan), tuple(one.into for one in plan)
                return Deed("side", seat, out=out, into=into, auto=True)
        return Deed("ready", seat, auto=True)

    def _answer(self, course: Course) -> Deed | None:
        duel = course.duel
        seat = None if duel is None else duel.to_move
        if duel is None or seat is None:
            return None
        if seat not in self._players:
            return self._pass(course, seat)
        decision = duel.decision
        assert decision is not None
        try:
            key = self._players[seat].choose(duel.view(_viewer(seat)), decision)
        except Exception:
            _log.exception("the computer player %s failed", self.computers[seat])
            key = decision.options[-1].key
        return Deed("answer", seat, key=key, number=decision.number, auto=True)

    def other_answer(self, course: Course, wish: Deed, failed: list[str]) -> Deed | None:
        """Another answer of the computer, because those cannot be carried out."""
        duel = course.duel
        decision = None if duel is None else duel.decision
        if decision is None or wish.kind != "answer" or not self.computers[wish.seat]:
            return None
        rest = [one.key for one in reversed(decision.options) if one.key not in failed]
        return Deed("answer", wish.seat, key=rest[0], number=decision.number, auto=True) if rest else None

    def _pass(self, course: Course, seat: int) -> Deed | None:
        """A pass, if the player does not wish to be asked this."""
        duel = course.duel
        assert duel is not None
        kind = duel.asked_after(duel.answers)
        mine = self._prompts[seat]
        if kind is None or kind[1] != "respond" or (mine.mode == "ask" and not mine.silent_turn):
            return None
        decision = duel.decision
        assert decision is not None
        # What has happened since he last answered; that is what he is asked for.
        since = -1
        for index in range(len(course.answered) - 1, -1, -1):
            if course.answered[index][0] == seat:
                since = index
                break
        view = duel.past(_viewer(seat), duel.answers, since=since)
        if not mine.passes(decision, view, view.events):
            return None
        return Deed("answer", seat, key="pass", number=decision.number, auto=True)


def _viewer(seat: int) -> Literal[0, 1]:
    return 0 if seat == 0 else 1
