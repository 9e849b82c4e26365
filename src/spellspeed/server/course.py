"""The course of a table: what comes of a beginning and the deeds that follow, without clients and time.

The same beginning and the same deeds always give the same course; so a table that was kept goes on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from spellspeed import protocol
from spellspeed.decks.deck import Deck, DeckError
from spellspeed.duel.rules import Rules
from spellspeed.match import Match, NotNow, UnfairSwap
from spellspeed.match.admission import admitted
from spellspeed.protocol import Log, MatchLog
from spellspeed.referee import CannotUndo, Duel, NotAnOption, UnplayableDeck
from spellspeed.shuffle import Shuffle, ShuffleError

from .deeds import Deed, Setup
from .messages import DuelEnd, End, NewsLine, Stage

if TYPE_CHECKING:
    from spellspeed.match import MatchView

__all__ = ["REFUSALS", "Answered", "Course"]

REFUSALS: Final = (NotAnOption, NotNow, UnfairSwap, CannotUndo, ShuffleError, DeckError, UnplayableDeck)
"""What a deed may be refused with; the message is for a person, and nothing has changed."""
_TRIES: Final = 64

Answered = tuple[int, bool]
"""Who answered, and whether nobody was asked."""


class Course:
    """One duel, or a Match, from two decks to the end."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.match: Match | None = None
        self.answered: list[Answered] = []
        """By whom each answer of the present Duel that stands was given."""
        self.taken_back = 0
        self.spent = [0, 0]
        """Milliseconds that the players have thought in this Duel."""
        self.extra = [0, 0]
        """Answers for which time was added."""
        self.late: dict[int, int] = {}
        """By the number of a Duel: the seat whose time was up in it."""
        self._duel: Duel | None = None
        self._number = 0
        self._finished: list[Log] = []
        """Of the Duels that are taken down."""
        self.shuffle: Shuffle | None = None
        self.rules = Rules(**setup.rules)  # type: ignore[arg-type]
        if setup.log is not None:
            self._duel = Duel.replay(setup.log, answers=setup.answers)
            self._number = 1
            self.answered = [(one.player, True) for one in setup.log.answers[: setup.answers]]
        else:
            self._meet()

    @classmethod
    def again(cls, setup: Setup, deeds: Iterable[Deed]) -> Course:
        """The course of a table that was kept."""
        course = cls(setup)
        for deed in deeds:
            course.do(deed)
        return course

    # -- looking ------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        if self._duel is not None and self.match is None:
            return "over" if self._duel.outcome is not None else "duel"
        match = self.match
        if match is None:
            return "waiting" if self.shuffle is None else "cut"
        if self.setup.mode == "duel" and match.duel is not None and match.duel.outcome is not None:
            return "over"
        return match.stage

    @property
    def duel(self) -> Duel | None:
        """The Duel that is played, or was played last."""
        return self._duel if self.match is None else self.match.duel

    @property
    def number(self) -> int:
        """Of that Duel, from 1; 0 before the first."""
        return self._number

    @property
    def over(self) -> bool:
        return self.stage == "over"

    @property
    def chooser(self) -> int:
        """The seat that is to choose who starts; -1 when none is."""
        chooser = None if self.match is None else self.match.chooser
        return -1 if chooser is None else chooser

    @property
    def ready(self) -> tuple[bool, bool]:
        """Which seats are done with exchanging cards, or with cutting."""
        if self.stage == "cut" and self.shuffle is not None:
            return (0 not in self.shuffle.missing, 1 not in self.shuffle.missing)
        return (False, False) if self.match is None else self.match.view(0).ready

    @property
    def gives_first(self) -> int:
        """The seat that has to cut before the other one may; -1 when there is none."""
        host = self._host
        waits = self.stage == "cut" and self.shuffle is not None and host in self.shuffle.missing
        return host if host is not None and waits else -1

    @property
    def _host(self) -> int | None:
        """The seat of a person who might know the seed, for the server runs on his computer.

        When both sit there, neither can be kept from it. A program looks at nothing.
        """
        here = self.setup.here
        return None if here[0] == here[1] or any(self.setup.computers) else here.index(True)

    @property
    def wins(self) -> tuple[int, int]:
        winners = [one.winner for one in self.results]
        return (winners.count(0), winners.count(1))

    @property
    def results(self) -> tuple[DuelEnd, ...]:
        """How the Duels ended, also the one that is over and can still be taken back."""
        found = []
        if self.match is not None:
            found = [
                DuelEnd(
                    one.winner, one.rule, one.sentence, one.first, one.turns, late=self.late.get(number, -1)
                )
                for number, one in enumerate(self.match.results, start=1)
            ]
        duel = self.duel
        if duel is not None and duel.outcome is not None and len(found) < self._number:
            ended = duel.outcome
            first, turns, late = duel.log.first, duel.state.turn, self.late.get(self._number, -1)
            found.append(DuelEnd(ended.winner, ended.rule, ended.sentence, first, turns, late=late))
        return tuple(found)

    @property
    def end(self) -> End | None:
        """How it all ended."""
        if not self.over:
            return None
        if self.match is not None and self.match.outcome is not None:
            ended = self.match.outcome
            return End(ended.winner, ended.rule, ended.sentence)
        last = self.results[-1]
        return End(last.winner, last.rule, last.sentence)

    @property
    def news(self) -> tuple[NewsLine, ...]:
        if self.match is None:
            return ()
        return tuple(NewsLine(one.sentence, one.rule) for one in self.match.news)

    @property
    def shuffled(self) -> protocol.Shuffled | None:
        """The shuffle laid open, when all is over."""
        if not self.over or self.shuffle is None or self.match is None:
            return None
        return self.shuffle.log()

    def view(self, seat: int) -> MatchView | None:
        return None if self.match is None else self.match.view(seat)

    def logs(self) -> list[Log]:
        """Of all Duels, when all is over; that of a single one with its shuffle, to be checked."""
        duel = self.duel
        if duel is None or len(self._finished) == self._number:
            return self._finished[:]
        last = duel.log
        if self.setup.mode == "duel" and self.shuffled is not None:
            last = msgspec.structs.replace(last, shuffle=self.shuffled)
        return [*self._finished, last]

    def match_log(self) -> MatchLog | None:
        """Of the whole Match, when it is over: with its shuffle, which none of its Duels has by itself."""
        return self.match.log if self.over and self.match is not None and self.setup.mode == "match" else None

    def last_own(self, seat: int) -> int:
        """How many answers had been given when this player last answered himself; -1: he never did."""
        for index in range(len(self.answered) - 1, -1, -1):
            if self.answered[index] == (seat, False):
                return index
        return -1

    def own_question(self, seat: int, answers: int) -> int:
        """The last moment up to then at which this player was asked, else the first after; -1: none."""
        duel = self.duel
        if duel is None:
            return -1
        for count in range(min(answers, len(self.answered) - 1), -1, -1):
            if self.answered[count][0] == seat:
                return count
        for count in range(max(0, answers), len(self.answered)):
            if self.answered[count][0] == seat:
                return count
        return -1

    # -- doing --------------------------------------------------------------------------------------

    def do(self, deed: Deed) -> None:
        """Carries out a deed. Raises one of REFUSALS, or ValueError; nothing has changed then."""
        kind = deed.kind
        if kind == "answer":
            self._answer(deed)
        elif kind == "back":
            self._must_play().back()
            self._taken_back()
        elif kind == "take-back":
            self._take_back(deed.number)
        elif kind in ("concede", "time-out"):
            self._concede(deed)
        elif kind in ("prompts", "allow"):
            pass  # the table's own
        elif kind == "cut":
            self._cut(deed)
        else:
            self._of_match(deed)
        if self.duel is not None:  # a concession and the call of time are answers too
            self.answered.extend([(-1, True)] * (self.duel.answers - len(self.answered)))

    def _of_match(self, deed: Deed) -> None:
        match = self.match
        if match is None:
            raise NotNow("this is no Match, or it has not begun")
        kind = deed.kind
        if kind == "choose":
            match.choose(deed.seat, first=bool(deed.number))
        elif kind == "concede-match":
            match.concede(deed.seat)
        elif kind == "spend":
            match.spend(deed.number)
        elif self.setup.mode == "duel":
            raise NotNow("this is a single Duel")
        elif kind == "end-duel":
            played = match.duel
            match.end_duel()
            assert played is not None
            self._finished.append(played.log)
        elif kind == "side":
            match.side(deed.seat, deed.out, deed.into)
        elif kind == "unside":
            match.unside(deed.seat)
        elif kind == "ready":
            match.ready(deed.seat)
        self._begin()

    def _answer(self, deed: Deed) -> None:
        duel = self._must_play()
        player = duel.to_move
        if player != deed.seat:
            raise NotNow("it is not your move" if player is not None else "the Duel is over")
        duel.submit(deed.key, deed.number or None)
        self.answered.append((deed.seat, deed.auto))
        self.spent[deed.seat] += deed.spent
        self.extra[deed.seat] += not deed.auto

    def _take_back(self, answers: int) -> None:
        duel = self.duel
        if duel is None or not 0 <= answers < duel.answers:
            raise CannotUndo("there is nothing to take back")
        if self.match is not None and self.match.stage != "duel":
            raise CannotUndo("the Duel is over and taken down")
        if self.shuffled is not None:
            raise CannotUndo("it is over, and the seed of the shuffle has been shown")
        duel.undo(duel.answers - answers)
        self._taken_back()

    def _taken_back(self) -> None:
        duel = self.duel
        assert duel is not None
        del self.answered[duel.answers :]
        self.taken_back += 1
        self.late.pop(self._number, None)

    def _concede(self, deed: Deed) -> None:
        duel = self._must_play()
        if duel.outcome is not None:
            raise NotNow("the Duel is over")
        duel.concede(deed.seat)
        self.answered.append((deed.seat, False))
        if deed.kind == "time-out":
            self.late[self._number] = deed.seat

    def _must_play(self) -> Duel:
        if self.stage != "duel" or self.duel is None:
            raise NotNow("no Duel is played now")
        return self.duel

    # -- beginning ----------------------------------------------------------------------------------

    def _meet(self) -> None:
        """Begins as soon as both decks are there."""
        one, two = self.setup.decks
        if one is None or two is None:
            return
        if self.setup.cut:
            decks = (one, two)
            self._admit(decks)
            self.shuffle = Shuffle.commit(decks, seed=bytes.fromhex(self.setup.cut), host=self._host)
            return
        self._start(one, two)

    def _admit(self, decks: tuple[Deck, Deck]) -> None:
        from spellspeed.cards.library import library
        from spellspeed.decks.format import load_format

        format = load_format(self.setup.format) if self.setup.format else None
        admitted(*decks, library(), format, casual=self.setup.casual)

    def _cut(self, deed: Deed) -> None:
        if self.stage != "cut" or self.shuffle is None:
            raise NotNow("the Decks are not cut now")
        self.shuffle.contribute(deed.seat, deed.key)
        if not self.shuffle.missing:
            one, two = self.setup.decks
            assert one is not None and two is not None
            self._start(one, two)

    def _start(self, one: Deck, two: Deck) -> None:
        """The Match begins. With a seat that is to start, the toss is made to fit."""
        setup = self.setup
        self._admit((one, two))
        for more in range(_TRIES):
            match = Match.start(
                one,
                two,
                seed=None if self.shuffle is not None else (setup.seed + more) % (1 << 64),
                shuffle=self.shuffle,
                rules=self.rules,
                casual=True,  # admitted before, by the format of the table
                minutes=setup.minutes,
            )
            if setup.first < 0 or self.shuffle is not None:
                break
            if match.chooser is not None:
                match.choose(match.chooser, first=match.chooser == setup.first)
                break
            if match.duel is not None and match.duel.log.first == setup.first:
                break
        self.match = match
        self._begin()

    def _begin(self) -> None:
        """Takes notice of a Duel that has begun."""
        match = self.match
        if match is not None and match.stage == "duel" and match.number > self._number:
            self._number = match.number
            self.answered = []
            self.spent = [0, 0]
            self.extra = [0, 0]
