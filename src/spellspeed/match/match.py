"""`Match`: Duels between the same two players until one has won it.

>>> from spellspeed import Match
>>> match = Match.start("SDK", "SDY", seed=4)
>>> match.stage, match.chooser
('choice', 1)
>>> match.choose(1, first=False)
>>> match.stage, match.duel.decision.player
('duel', 0)
>>> match.duel.concede(1)
>>> match.end_duel()
>>> match.results[0].sentence
'Player 1 wins: Player 2 conceded.'
>>> match.stage, match.chooser
('choice', 1)
>>> match.concede(1)
>>> match.outcome.sentence
'Player 1 wins the Match: Player 2 conceded it.'
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .. import protocol
from ..cards.library import library as whole_library
from ..decks import Deck
from ..duel import constants as c
from ..duel.rules import JUDGE, Rules
from ..referee import BadSave, Duel
from ..sentences import Eyes
from ..shuffle import DUEL, TOSS, Shuffle, check_reveal, purpose
from .admission import admitted, checked_seed
from .book import MatchBook, read_match, repeat, same_beginning
from .clock import MINUTES, MatchClock
from .results import DuelResult, MatchOutcome, conceded, on_time, player, verdict
from .siding import swapped
from .view import MatchView, News, Stage, addressed

if TYPE_CHECKING:
    from ..decks import Format
    from ..duel.effects import Library
    from ..duel.state import State
    from ..protocol import Shuffled

__all__ = ["Match", "NotNow"]

_WAITS_FOR: Final = {
    "siding": "the players are exchanging cards with their Side Decks",
    "choice": "it is not settled yet who starts",
    "duel": "a Duel is being played",
    "over": "the Match is over",
}


class NotNow(ValueError):
    """This cannot be done now, or not by this player. The message is one sentence for a person."""


class Match:
    """A Match: `start` it, then do what its `stage` asks for until `outcome` is there.

    The match is the referee, as the `duel` in it is: it knows both decks. A player gets `view(seat)`.
    """

    __slots__ = (
        "_book",
        "_chooser",
        "_clock",
        "_decks",
        "_duel",
        "_first",
        "_library",
        "_news",
        "_outcome",
        "_ready",
        "_registered",
        "_results",
        "_rules",
        "_seed",
        "_seen",
        "_shuffle",
        "_stage",
    )

    def __init__(
        self,
        decks: tuple[Deck, Deck],
        seed: int,
        rules: Rules,
        library: Library,
        shuffle: Shuffle | None,
        clock: MatchClock,
    ) -> None:
        """A Match that is about to settle who starts; the decks are not looked at. Use `start`."""
        self._registered = decks
        self._decks = [decks[0], decks[1]]
        self._seed = seed
        self._shuffle = shuffle
        self._rules = rules
        self._library = library
        self._clock = clock
        self._book = MatchBook(
            decks,
            seed=seed,
            rules=rules,
            library=library.version,
            shuffle=None if shuffle is None else shuffle.log(),
        )
        self._results: list[DuelResult] = []
        self._news: list[News] = []
        self._duel: Duel | None = None
        self._outcome: MatchOutcome | None = None
        self._ready = [False, False]
        self._seen: tuple[set[str], set[str]] = (set(), set())
        self._chooser: int | None = None
        self._first = 0
        self._stage: Stage = "choice"
        self._show_sides("R-SETUP-05")
        self._settle_who_starts()

    @classmethod
    def start(
        cls,
        deck0: Deck | str,
        deck1: Deck | str,
        *,
        seed: int | None = None,
        shuffle: Shuffle | None = None,
        rules: Rules | None = None,
        format: Format | None = None,
        casual: bool = False,
        minutes: int = MINUTES,
        library: Library | None = None,
    ) -> Match:
        """A new Match between two registered decks, each a `Deck` or the name of a built-in one.

        All chance comes from `seed`, a number of 64 bits; without one a secret seed is drawn. With a
        `shuffle` to which both players have given, chance comes from that. The rules are by default those of
        the format; when they have a clock, the `minutes` count. A `casual` Match takes decks that are not
        legal.

        >>> Match.start(Deck("Few", ("Kuriboh",) * 3), "SDY")
        Traceback (most recent call last):
        ...
        spellspeed.decks.deck.IllegalDeck: Few: R-DECK-01: The Deck has 3 cards and needs at least 40...

        Raises IllegalDeck with all problems, UnplayableDeck with all cards that are not in the program yet,
        DeckError for an unknown name, ValueError for a wrong seed, shuffle or number of minutes.
        """
        library = library or whole_library()
        decks = admitted(deck0, deck1, library, format, casual=casual)
        if rules is None:
            rules = JUDGE if format is None else format.rules
        clock = MatchClock(rules.clock, minutes)
        if shuffle is not None:
            if seed is not None:
                raise ValueError("a Match has a seed or a shuffle")
            shuffle.start()
            check_reveal(shuffle.log(), decks)
        return cls(decks, checked_seed(seed), rules, library, shuffle, clock)

    # -- looking ------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """What is to be done now."""
        return self._stage

    @property
    def number(self) -> int:
        """Of the present or the next Duel, from 1; when the Match is over, of the last."""
        return max(1, len(self._results) + (self._stage != "over"))

    @property
    def chooser(self) -> int | None:
        """The seat that is to choose who starts."""
        return self._chooser if self._stage == "choice" else None

    @property
    def duel(self) -> Duel | None:
        """The Duel that is played, or was played last; None before the first."""
        return self._duel

    @property
    def results(self) -> tuple[DuelResult, ...]:
        """How the Duels ended, the first one first."""
        return tuple(self._results)

    @property
    def outcome(self) -> MatchOutcome | None:
        """How the Match ended; None while it goes on."""
        return self._outcome

    @property
    def registered(self) -> tuple[Deck, Deck]:
        """The decks the Match began with. They tell all: no player gets the other's."""
        return self._registered

    @property
    def decks(self) -> tuple[Deck, Deck]:
        """The decks as they are now; after the Match as they were registered (J-MATCH-04)."""
        return (self._decks[0], self._decks[1])

    @property
    def seed(self) -> int | None:
        """What all chance comes from; None until the Match is over, and when it comes from a shuffle."""
        return self._seed if self._stage == "over" and self._shuffle is None else None

    @property
    def shuffled(self) -> Shuffled | None:
        """How the Decks were shuffled and cut; None until the Match is over, and without a shuffle.

        Not after each Duel: who knows the seed learns something of the opponent's list from where cards lay.
        """
        return self._shuffle.log() if self._stage == "over" and self._shuffle is not None else None

    @property
    def news(self) -> tuple[News, ...]:
        """What both players have seen so far, besides the Duels themselves."""
        return tuple(self._news)

    def view(self, seat: int) -> MatchView:
        """What this player may know.

        >>> Match.start("SDK", "SDY", seed=4).view(0).deck_counts
        (50, 50)
        """
        seat = _seat(seat)
        winners = [one.winner for one in self._results]
        return MatchView(
            stage=self._stage,
            number=self.number,
            wins=(winners.count(0), winners.count(1)),
            draws=winners.count(-1),
            chooser=-1 if self.chooser is None else self.chooser,
            ready=(self._ready[0], self._ready[1]),
            deck=self._decks[seat],
            deck_counts=(len(self._decks[0].main), len(self._decks[1].main)),
            side_counts=(len(self._decks[0].side), len(self._decks[1].side)),
            seconds_left=-1 if self.seconds_left is None else self.seconds_left,
            news=tuple(News(addressed(one.sentence, seat), one.rule) for one in self._news),
        )

    def seen(self, seat: int) -> tuple[str, ...]:
        """The opponent's cards that lay open at the end of a Duel so far, each name once.

        `side_plan` makes a plan of them.
        """
        return tuple(sorted(self._seen[_seat(seat)]))

    # -- who starts ---------------------------------------------------------------------------------

    def choose(self, seat: int, *, first: bool) -> None:
        """The player who has to choose goes first, or second; the Duel begins. Raises NotNow."""
        seat = _seat(seat)
        self._must_be("choice")
        if seat != self._chooser:
            raise NotNow(f"{player(1 - seat)} chooses who starts, not {player(seat)}")
        rule = "R-MATCH-07" if self._loser() is not None else "J-MATCH-01"
        word = "first" if first else "second"
        self._tell(f"{player(seat)} chooses to go {word}.", rule)
        self._book.did(protocol.ChooseStep(seat, first))
        self._begin(seat if first else 1 - seat)

    def _settle_who_starts(self) -> None:
        """The loser of the last Duel chooses; without one a coin is tossed."""
        self._stage = "choice"
        loser = self._loser()
        if loser is not None:
            self._chooser = loser
            self._tell(f"{player(loser)} lost the last Duel and decides who starts.", "R-MATCH-07")
            return
        winner = self._chance(TOSS) & 1
        self._chooser = winner
        self._tell(f"{player(winner)} wins the toss.", "J-MATCH-02" if self._results else "R-MATCH-06")
        if self._rules.toss == "winner_starts":
            self._begin(winner)

    def _loser(self) -> int | None:
        if not self._results or self._results[-1].winner < 0:
            return None
        return 1 - self._results[-1].winner

    def _begin(self, first: int) -> None:
        duel = Duel.start(
            self._decks[0],
            self._decks[1],
            seed=self._chance(DUEL),
            first=first,
            rules=self._rules,
            library=self._library,
        )
        duel.seal()
        self._duel = duel
        self._first = first
        self._stage = "duel"
        self._tell(f"Duel {self.number} begins; {player(first)} starts.", "R-SETUP-07")

    def _chance(self, what: str) -> int:
        """A number of 64 bits for this purpose in this Duel."""
        wanted = purpose(len(self._results) + 1, what)
        if self._shuffle is not None:
            return self._shuffle.number(wanted)
        text = f"{self._seed}/{wanted}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    # -- the end of a Duel --------------------------------------------------------------------------

    def end_duel(self, played: State | None = None) -> None:
        """Takes down how the Duel ended; until then its last answers may be undone. Raises NotNow.

        A program that plays on the core, from a clone of `duel.state`, gives the state it has `played` to;
        then the Match has no log.
        """
        self._must_be("duel")
        duel = self._duel if played is None else Duel(played)
        assert duel is not None
        if duel.outcome is None:
            raise NotNow("the Duel is not over")
        self._duel = duel
        self._book.played(duel)
        self._take_down(duel)
        outcome = verdict(self._results, self._rules.match_policy)
        if outcome is None and self._clock.up:
            outcome = on_time(self._results, self._coin())
        if outcome is not None:
            self._finish(outcome)
            return
        self._stage = "siding"
        self._ready = [not deck.side for deck in self._decks]
        self._go_on_when_ready()

    def _take_down(self, duel: Duel) -> None:
        ended = duel.outcome
        assert ended is not None
        self._results.append(
            DuelResult(ended.winner, ended.rule, ended.sentence, self._first, duel.state.turn)
        )
        self._tell(ended.sentence, ended.rule)
        for seat in (0, 1):
            eyes = Eyes(duel.state, "public")
            self._seen[seat].update(
                card.name
                for card in duel.state.cards
                if card.owner != seat and card.zone not in (c.NOWHERE, c.DECK) and eyes.knows(card)
            )

    def concede(self, seat: int) -> None:
        """The player gives up the whole Match, at any time; a Duel that is played ends too (J-WIN-09).

        To give up the Duel alone, `match.duel.concede(seat)`. Raises NotNow when the Match is over.
        """
        seat = _seat(seat)
        if self._stage == "over":
            raise NotNow(_WAITS_FOR["over"])
        if self._stage == "duel":
            assert self._duel is not None
            self._duel.concede(seat)
            self._take_down(self._duel)
        self._book.conceded(seat, self._duel if self._stage == "duel" else None)
        self._finish(conceded(self._results, seat))

    def _finish(self, outcome: MatchOutcome) -> None:
        self._outcome = outcome
        self._stage = "over"
        self._decks = list(self._registered)
        self._tell(outcome.sentence, outcome.rule)

    # -- the clock ----------------------------------------------------------------------------------

    @property
    def seconds_left(self) -> int | None:
        """Of the clock; None when the rules have none. The time goes by as `spend` tells it."""
        return self._clock.left

    def spend(self, seconds: int) -> None:
        """So many seconds have gone by (J-MATCH-05). When the time is up, it is called.

        A Duel that is played ends by Life Points: at once, or with the clock of 2005 when this turn and three
        more are over. No further Duel is begun. Raises NotNow when the Match is over, ValueError for no time.

        >>> match = Match.start("SDK", "SDY", seed=4, rules=Rules(clock="2003"))
        >>> match.choose(1, first=False)
        >>> match.spend(40 * 60)
        >>> match.duel.outcome.rule
        'J-MATCH-05'
        """
        if self._stage == "over":
            raise NotNow(_WAITS_FOR["over"])
        was_up = self._clock.up
        self._clock.spend(seconds)
        if not self._clock.up:
            return
        if not was_up:
            self._book.did(protocol.TimeStep())
            self._tell("Time is up.", "J-MATCH-05")
        if self._stage == "duel":
            self._call_time()
        else:
            self._finish(on_time(self._results, self._coin()))

    def _call_time(self) -> None:
        """Calls the time in the Duel; once more when that was taken back."""
        duel = self._duel
        assert duel is not None
        if duel.outcome is not None or duel.last_turn:
            return
        duel.call_time(self._clock.last_turn(duel.state.turn))

    def _coin(self) -> int:
        return self._chance("time") & 1

    # -- the Side Decks -----------------------------------------------------------------------------

    def side(self, seat: int, out: Sequence[str], into: Sequence[str]) -> None:
        """The player exchanges cards: those `out` go to his Side Deck, those `into` come from it.

        It may be done several times, until he is `ready`. Raises UnfairSwap, or NotNow before the first Duel,
        during a Duel, and after `ready`; nothing has changed then.
        """
        seat = self._may_side(seat)
        self._decks[seat] = swapped(self._decks[seat], out, into)
        self._book.did(protocol.SideStep(seat, tuple(out), tuple(into)))

    def unside(self, seat: int) -> None:
        """The player takes all exchanges back, those before earlier Duels too. Raises NotNow."""
        seat = self._may_side(seat)
        self._decks[seat] = self._registered[seat]
        self._book.did(protocol.UnsideStep(seat))

    def ready(self, seat: int) -> None:
        """The player is done with exchanging. When both are, who starts is settled. Raises NotNow."""
        seat = self._may_side(seat)
        self._ready[seat] = True
        self._book.did(protocol.ReadyStep(seat))
        self._go_on_when_ready()

    def _go_on_when_ready(self) -> None:
        if all(self._ready):
            self._show_sides("R-SETUP-06")
            self._settle_who_starts()

    def _may_side(self, seat: int) -> int:
        seat = _seat(seat)
        self._must_be("siding")
        if self._ready[seat]:
            raise NotNow(f"{player(seat)} is done with exchanging cards")
        return seat

    def _show_sides(self, rule: str) -> None:
        """Each player counts out his Side Deck, face-down."""
        for seat, deck in enumerate(self._decks):
            if deck.side:
                cards = "card" if len(deck.side) == 1 else "cards"
                again = " again" if rule == "R-SETUP-06" else ""
                self._tell(f"{player(seat)} counts out{again} a Side Deck of {len(deck.side)} {cards}.", rule)

    # -- saving -------------------------------------------------------------------------------------

    @property
    def log(self) -> protocol.MatchLog:
        """All that was done so far. It tells all hidden cards: no player gets it before the end.

        Raises ValueError when a Duel of it was set up by hand.
        """
        return self._book.log(self._clock, self._duel if self._stage == "duel" else None, self._outcome)

    def save(self) -> bytes:
        """The log as JSON, from which the Match goes on wherever it stands.

        >>> match = Match.start("SDK", "SDY", seed=4)
        >>> again = Match.load(match.save())
        >>> again.choose(1, first=False)
        >>> again.duel.to_move
        0
        """
        return protocol.encode(self.log)

    @classmethod
    def load(cls, data: bytes, *, library: Library | None = None) -> Match:
        """A Match that was saved. Raises BadSave when it is none, was changed, or goes another way here."""
        return cls.replay(read_match(data), library=library)

    @classmethod
    def replay(cls, log: protocol.MatchLog, *, library: Library | None = None) -> Match:
        """The Match of a log, with every Duel played again. Raises BadSave when it goes another way here."""
        try:
            match = cls.begun(log, library=library)
            for step in log.steps:
                repeat(match, step)
            if log.duel is not None:
                match.take_up(log.duel)
            match._clock.restore(log.spent)
        except (TypeError, ValueError) as error:
            raise BadSave(f"this Match cannot be continued: {error}") from None
        if match.outcome != log.outcome:
            raise BadSave("this Match cannot be continued: it does not end as it ended when it was played")
        return match

    @classmethod
    def begun(cls, log: protocol.MatchLog, *, library: Library | None = None) -> Match:
        """The Match of a log before its first step. Raises ValueError for what cannot be begun so."""
        library = library or whole_library()
        one, two = (Deck(deck.name, deck.main, deck.fusion, deck.side) for deck in log.decks)
        decks = admitted(one, two, library, casual=True)
        rules = Rules(**log.rules)  # type: ignore[arg-type]
        shuffle = None if log.shuffle is None else Shuffle.again(log.shuffle, decks)
        return cls(decks, log.seed, rules, library, shuffle, MatchClock(rules.clock, log.minutes))

    def take_up(self, log: protocol.Log) -> None:
        """Goes on with the Duel that was begun where its log ends. Raises BadSave when it is another one."""
        self._must_be("duel")
        assert self._duel is not None
        if not same_beginning(log, self._duel.log):
            raise BadSave(f"Duel {self.number} is not the one that was begun")
        self._duel = Duel.replay(log, library=self._library)
        self._duel.seal()
        if not self._clock.has_called(self._duel.log):
            raise BadSave(f"time is called in Duel {self.number}, as the clock of the Match did not")

    # -- small things -------------------------------------------------------------------------------

    def _must_be(self, stage: Stage) -> None:
        if self._stage != stage:
            raise NotNow(_WAITS_FOR[self._stage])

    def _tell(self, sentence: str, rule: str) -> None:
        self._news.append(News(sentence, rule))


def _seat(seat: int) -> int:
    if seat not in (0, 1):
        raise ValueError(f"there is no seat {seat!r}; there are 0 and 1")
    return int(seat)
