"""A Match at the terminal: who starts, the Duels, and what comes between them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Raw

from spellspeed import rulebook
from spellspeed.match import Match, addressed, side_plan, story
from spellspeed.protocol import encode

from . import telling
from .between import Between
from .files import Folder, MatchTableFile, PromptsFile, prompts_files, prompts_of, stamp
from .game import Game
from .match_commands import MatchCommands
from .screen import Screen
from .siding import Siding
from .table import Table

__all__ = ["MatchDuel", "MatchTable"]

_WARNINGS: Final = (600, 300, 60)
"""So many seconds before the end the time is told."""
_FIRST: Final = {"1": True, "first": True, "go first": True, "2": False, "second": False, "go second": False}


class MatchTable(Table):
    """One Match. Its seats are taken by persons at this terminal or by computer players."""

    what = "match"

    def __init__(
        self,
        screen: Screen,
        match: Match,
        players: tuple[str, str],
        *,
        folder: Folder | None = None,
        path: Path | None = None,
        prompts: tuple[PromptsFile, PromptsFile] | None = None,
        timer: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(screen, players, folder, path)
        self.match = match
        self.prompts = prompts_of(prompts)
        self.told = len(match.news) if match.results or match.stage in ("duel", "over") else 0
        """So much of the news has been told."""
        self.played = False
        """Has anything been done at this table, or was the Match over when it was loaded?"""
        self.timer = timer
        self.since = timer()

    @property
    def over(self) -> bool:
        return self.match.stage == "over"

    @property
    def where(self) -> str:
        if self.over:
            return "The match is over."
        return f"The match goes on with Duel {self.match.number}. {self.score}"

    @property
    def score(self) -> str:
        """How many Duels each player has won."""
        view = self.match.view(0)
        names = ("Player 1", "Player 2") if self.hotseat else ("you", "the opponent")
        mine = 0 if self.hotseat else self.seat
        drawn = f", {view.draws} drawn" if view.draws else ""
        return f"Duels won: {names[0]} {view.wins[mine]}, {names[1]} {view.wins[1 - mine]}{drawn}."

    @property
    def seat(self) -> int:
        """The seat whose eyes the news is told with; of two persons each is called by his number."""
        return self.persons[0] if self.persons else 0

    def said(self, sentence: str) -> str:
        """A sentence of the Match as it is told here."""
        return sentence if self.hotseat else addressed(sentence, self.seat)

    # -- the course of the Match --------------------------------------------------------------------

    def play(self) -> None:
        self.tell()
        while self.match.stage != "over":
            self.played = True
            if self.match.stage == "choice":
                self.choose()
            elif self.match.stage == "duel":
                self.play_duel()
            else:
                self.exchange()
            self.keep()
            self.tell()
        self.finish()

    def tell(self) -> None:
        """The news since it was last told."""
        news = self.match.news[self.told :]
        self.told += len(news)
        for one in news:
            self.screen.say(self.said(one.sentence), "head" if one.rule == "J-MATCH-05" else "")

    def choose(self) -> None:
        """Who starts? The computer likes to."""
        seat = self.match.chooser
        assert seat is not None
        if seat not in self.persons:
            self.match.choose(seat, first=True)
            return
        self.keep()
        between = Between(self, seat)
        who = f"Player {seat + 1}, do" if self.hotseat else "Do"
        question = (f"{who} you go first or second?", "1 Go first", "2 Go second")
        between.put(*question)
        while self.match.chooser == seat:
            line = self.ask()
            if self.over:
                return  # the time was up before the answer came
            if not line:
                between.put(*question)
            elif line.lower() in _FIRST:
                self.match.choose(seat, first=_FIRST[line.lower()])
            elif not between.said(line):
                self.refuse("1 or 2, please; ? tells what else you can say.")

    def play_duel(self) -> None:
        duel = MatchDuel(self)
        duel.play()
        if self.hotseat:
            self.screen.hide()  # it shows the hand of the player who was asked last
        if self.match.stage == "duel":
            self.match.end_duel()
            if self.hotseat:
                self.screen.say(self.match.news[self.told].sentence)
            self.told += 1  # how the Duel ended has been told
            self.screen.say(self.score)

    def exchange(self) -> None:
        """Every seat that is not done yet uses its Side Deck."""
        for seat in (0, 1):
            if self.match.stage == "siding" and not self.match.view(seat).ready[seat]:
                if seat in self.persons:
                    self.keep()
                    Siding(self, seat).run()
                else:
                    plan = side_plan(self.match.view(seat).deck, self.match.seen(seat))
                    if plan:
                        self.match.side(seat, [one.out for one in plan], [one.into for one in plan])
                    self.match.ready(seat)

    def give_up(self, seat: int) -> bool:
        """The player gives up the Match, if he means it."""
        if self.ask("Do you give up the match? yes or no: ").lower() not in ("y", "yes"):
            self.screen.say("The match is over." if self.over else "The match goes on.")
        elif not self.over:
            self.match.concede(seat)
        return self.over

    def finish(self) -> None:
        """Tells the end, and writes the logs."""
        outcome = self.match.outcome
        assert outcome is not None
        if not self.played:
            self.screen.say(self.said(outcome.sentence), "head")
        self.screen.say(f"{outcome.rule}: {rulebook.sentence(outcome.rule)}")
        name = f"{stamp()}-match"
        text = "\n".join(story(self.match.log)).encode()
        for kind, data in (("json", encode(self.match.log)), ("txt", text)):
            path = self.folder.log(f"{name}.{kind}", data)
            if path is None:
                self.refuse(f"Beware: {self.folder.problem}.")
                break
            self.screen.say(f"The log{', to be read' if kind == 'txt' else ''}: {path}")
        self.show_seed(self.match.shuffled)
        self.folder.forget(self.path)

    # -- the clock ----------------------------------------------------------------------------------

    def ask(self, prompt: str = "> ") -> str:
        line = super().ask(prompt)
        self.tick()
        return line

    def tick(self) -> None:
        """Tells the Match what time has gone by, and the players what is left."""
        match = self.match
        passed = int(self.timer() - self.since)
        self.since += passed
        before = match.seconds_left
        if before is None or match.stage == "over":
            return
        match.spend(passed)
        self.tell()
        left = match.seconds_left
        assert left is not None
        for mark in _WARNINGS:
            if 0 < left <= mark < before:
                minutes = telling.counted(mark // 60, "minute")
                self.screen.say(f"{minutes} {'are' if mark > 60 else 'is'} left.", "head")
                return
        if before and not left and match.duel is not None and match.duel.last_turn:
            self.screen.say(f"Turn {match.duel.last_turn} is the last.", "head")

    @property
    def time_left(self) -> str:
        """What the clock shows, in a sentence; nothing without a clock."""
        left = self.match.seconds_left
        if left is None:
            return ""
        return f"Time left: {left // 60} minutes and {left % 60} seconds." if left else "The time is up."

    # -- saving -------------------------------------------------------------------------------------

    def file(self) -> MatchTableFile:
        return MatchTableFile(self.players, prompts_files(self.prompts), Raw(encode(self.match.log)))


class MatchDuel(Game):
    """A Duel of a Match: saved with it, and ended by its clock."""

    what = "match"
    enter = "Enter goes on with the match"

    def __init__(self, table: MatchTable) -> None:
        duel = table.match.duel
        assert duel is not None
        super().__init__(table.screen, duel, table.players, folder=table.folder, path=table.path)
        self.table = table
        self.prompts = table.prompts
        for one in self.prompts:
            one.silent_turn = 0
        self.commands = MatchCommands(self)

    @property
    def can_undo(self) -> bool:
        return self.table.match.seconds_left != 0

    def step(self) -> None:
        super().step()
        self.table.tick()

    def finish(self) -> bool:
        return not self.table.over and super().finish()

    def put_away(self) -> None:
        """The Duel is over, and may still be taken back; its log is part of the Match."""
        self.keep()

    def ask(self, prompt: str = "> ") -> str:
        return self.table.ask(prompt)

    def keep(self) -> None:
        self.table.keep()

    def save(self, name: str) -> None:
        self.table.save(name)

    def load(self, name: str) -> None:
        self.table.load(name)
