"""A duel at the terminal: tells what happens, asks, and understands the answers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Raw

from spellspeed import rulebook
from spellspeed.players import Player, make_player, player_seed
from spellspeed.protocol import Decision, Event, Option, View, encode
from spellspeed.referee import Duel, NotAnOption

from . import telling
from .commands import Commands, viewer
from .files import Folder, PromptsFile, TableFile, prompts_files, prompts_of, stamp
from .screen import Screen
from .table import PERSON, Table
from .words import Shown, matching, merged, number

__all__ = ["Game"]

_ORDER: Final = (
    "first",
    "activate",
    "special-summon",
    "summon",
    "set",
    "flip-summon",
    "change-position",
    "attack",
)
"""Options are listed by what they do; those not named here come last."""


class Game(Table):
    """One duel. Its seats are taken by persons at this terminal or by computer players."""

    what = "duel"
    enter = "Enter ends"

    def __init__(
        self,
        screen: Screen,
        duel: Duel,
        players: tuple[str, str] = (PERSON, "heuristic"),
        *,
        folder: Folder | None = None,
        path: Path | None = None,
        prompts: tuple[PromptsFile, PromptsFile] | None = None,
    ) -> None:
        super().__init__(screen, players, folder, path)
        self.commands = Commands(self)
        self.duel = duel
        log = duel.log
        self.bots: dict[int, Player] = {
            seat: make_player(name, player_seed(log.seed, seat))
            for seat, name in enumerate(players)
            if name != PERSON
        }
        self.prompts = prompts_of(prompts)
        self.marks = [
            place
            for place, answer in enumerate(log.answers)
            if answer.player in self.persons and answer.key != "pass"
        ]
        """How many answers had been given when a person answered himself: where undo goes back to."""
        self.at = -1 if self.hotseat else self.persons[0] if self.persons else 0
        """The seat that looks at the screen."""
        self.shown: list[Shown] = []
        self.look_again()

    def look_again(self) -> None:
        """Forgets what was told: after an undo, or at a new table."""
        self.pending: list[list[Event]] = [[], []]
        """What has happened since each player was last told."""
        self.recent: list[Sequence[Event]] = [(), ()]
        self.life = ["", ""]
        """The Life Points as each player was last told them."""
        self.greeted = [0, 0]
        """The turn at whose beginning each player was shown the table."""

    # -- the course of the duel ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.duel.outcome is not None

    @property
    def where(self) -> str:
        return f"The duel goes on in turn {self.duel.state.turn}."

    @property
    def can_undo(self) -> bool:
        """May answers be taken back?"""
        return True

    def play(self) -> None:
        while True:
            while self.duel.outcome is None:
                self.step()
            if not self.finish():
                return

    def step(self) -> None:
        """One question: to a computer player or to a person."""
        decision = self.duel.decision
        assert decision is not None
        seat = decision.player
        bot = self.bots.get(seat)
        if bot is not None:
            key = self.bot_answer(bot, seat, decision)
            if not self.submit(key, decision):
                # Its answer cannot be carried out: any other, so that the duel goes on.
                rest = (one.key for one in reversed(decision.options) if one.key != key)
                if not any(self.submit(other, decision) for other in rest):
                    raise RuntimeError("the duel cannot go on")
            return
        view = self.duel.view(viewer(seat))
        if view.events:
            self.pending[seat].extend(view.events)
            self.recent[seat] = view.events
        if self.prompts[seat].passes(decision, view, self.recent[seat]):
            if self.submit("pass", decision):
                return
        if self.hotseat and seat != self.at:
            self.hand_over(seat)
            self.at = seat
        begins = decision.kind == "act" and view.turn_player == seat and self.greeted[seat] != view.turn
        if begins:
            self.life[seat] = telling.life(view, seat)  # which is told below
        self.tell(seat, view)
        if begins:
            self.greeted[seat] = view.turn
            for line in telling.brief(view, seat):
                self.screen.say(line, "quiet")
        self.put(decision, view)
        while not self.answered(decision, view):
            pass

    def bot_answer(self, bot: Player, seat: int, decision: Decision) -> str:
        """What the computer plays. Should its program fail, the duel goes on with some answer."""
        try:
            return bot.choose(self.duel.view(viewer(seat)), decision)
        except Exception as error:
            self.screen.say(f"The computer player failed ({type(error).__name__}: {error}).", "bad")
            return decision.options[-1].key

    def tell(self, seat: int, view: View) -> None:
        """What has happened since this player was last told, and the Life Points if they changed."""
        for event in telling.told(self.pending[seat], seat):
            if event.kind == "turn":
                self.screen.say()
            style = "head" if event.kind == "turn" else "hurt" if telling.hurts(event, seat) else ""
            self.screen.say(event.sentence, style)
        self.pending[seat].clear()
        life = telling.life(view, seat)
        if life != self.life[seat] and self.life[seat]:
            self.screen.say(life)
        self.life[seat] = life

    def put(self, decision: Decision, view: View) -> None:
        """The question, then the options, one a line."""
        hand = [card.handle for card in view.sides[decision.player].hand]
        ordered = sorted(
            decision.options, key=lambda one: _ORDER.index(one.verb) if one.verb in _ORDER else len(_ORDER)
        )
        self.shown = merged(ordered, hand)
        self.screen.say(decision.prompt, "prompt")
        for place, one in enumerate(self.shown, start=1):
            self.screen.say(f"{place} {telling.option_line(one, view)}")
        if self.duel.can_go_back:
            self.screen.say("back: take this play back", "quiet")

    # -- answers ------------------------------------------------------------------------------------

    def answered(self, decision: Decision, view: View) -> bool:
        """Reads one line and does what it says. Is the question done with?"""
        line = self.ask()
        if self.duel.outcome is not None:
            return True  # the time of the Match was up before the answer came
        if not line:
            self.put(decision, view)
            return False
        chosen = number(line)
        if chosen is not None:
            if 1 <= chosen <= len(self.shown):
                return self.give(decision, self.shown[chosen - 1].option)
            self.refuse(f"There is no option {chosen}; there are 1 to {len(self.shown)}.")
            return False
        done = self.commands.said(line, decision, view)
        if done is not None:
            return done
        found = matching(line, self.shown)
        if len(found) == 1:
            return self.give(decision, self.shown[found[0]].option)
        if found:
            self.refuse("Which one do you mean?")
            for at in found:
                self.screen.say(f"{at + 1} {self.shown[at].sentence}")
            return False
        return self.commands.not_an_option(line, decision, view)

    def give(self, decision: Decision, option: Option) -> bool:
        """Gives the player's answer to the duel."""
        mark = len(self.duel.log.answers)
        if not self.submit(option.key, decision):
            return False
        self.marks.append(mark)
        self.keep()
        return True

    def submit(self, key: str, decision: Decision) -> bool:
        """Gives an answer to the duel. What the duel refuses, or fails at, changes nothing."""
        try:
            self.duel.submit(key, decision.number)
        except NotAnOption as error:
            self.refuse(f"That is no longer possible: {error}.")
            return False
        except Exception as error:
            self.refuse(f"The program failed at this ({type(error).__name__}: {error}).")
            self.refuse("Nothing has changed. A report with the saved duel would help.")
            return False
        return True

    # -- files and the end --------------------------------------------------------------------------

    def file(self) -> TableFile:
        return TableFile(self.players, prompts_files(self.prompts), Raw(encode(self.duel.log)))

    def finish(self) -> bool:
        """Tells the end. True if the last answer was taken back and the duel goes on."""
        outcome = self.duel.outcome
        assert outcome is not None
        if self.at < 0:  # nobody was asked, here or since it was left; what is told next shows a hand
            self.hand_over(0)
            self.at = 0
        seat = self.at
        view = self.duel.view(viewer(seat))
        self.pending[seat].extend(view.events)
        self.tell(seat, view)
        self.screen.say()
        sentence = view.outcome.sentence if view.outcome is not None else outcome.sentence
        self.screen.say(sentence, "head")
        self.screen.say(f"{outcome.rule}: {rulebook.sentence(outcome.rule)}")
        self.put_away()
        undo = "undo plays on, " if self.can_undo else ""
        self.screen.say(f"log tells what happened, board shows the table, {undo}{self.enter}.")
        while True:
            line = self.ask()
            if not line:
                return False
            if self.commands.afterwards(line, self.duel.view(viewer(seat))):
                return True

    def put_away(self) -> None:
        """The duel is over: its log is written, and there is nothing to be resumed."""
        path = self.folder.log(f"{stamp()}-{self.duel.log.seed}.json", encode(self.duel.log))
        self.folder.forget(self.path)
        self.screen.say(f"The log: {path}" if path else f"Beware: {self.folder.problem}.")
        self.show_seed(self.duel.shuffled)
