"""Many duels between two programs, as fast as they go, and what came of them. See docs/players.md."""

from __future__ import annotations

import hashlib
import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from spellspeed.cards.library import library
from spellspeed.decks import Deck, DeckError
from spellspeed.duel.rules import PRESETS
from spellspeed.duel.setup import new_duel
from spellspeed.players import make_player, player_seed
from spellspeed.players.random_player import RandomPlayer
from spellspeed.sentences import Eyes
from spellspeed.view import option_key, view

if TYPE_CHECKING:
    from spellspeed.duel.records import Event
    from spellspeed.duel.state import State

__all__ = ["Result", "Setup", "Tally", "check_decks", "duel_seed", "play_one", "run"]

MOST_DECISIONS: Final = 50_000
"""A duel that goes on longer has found a loop that the rules do not end; it counts as an error."""
_CHUNK: Final = 25
_ERRORS_KEPT: Final = 10


class Setup(msgspec.Struct, frozen=True):
    """What all duels of a run have in common. The players' seats are fixed; they take turns to start."""

    decks: tuple[Deck, Deck]
    players: tuple[str, str] = ("random", "random")
    seed: int = 0
    rules: str = "judge"
    max_turns: int = 0
    """The duel is stopped when this many turns are over; 0: never."""


class Result(msgspec.Struct, frozen=True):
    """How one duel of a run ended."""

    index: int
    seed: int
    winner: int
    """0 or 1 for a player, -1 for a draw, -2 when there is no result."""
    reason: str
    rule: str
    turns: int
    decisions: int
    """Questions with two options or more; a question with one is not counted."""
    error: str = ""


def duel_seed(seed: int, index: int) -> int:
    """The seed of the duel with this number in a run, so that it can be played again alone.

    >>> duel_seed(1, 0), duel_seed(1, 1)
    (34887875813985, 35486403336593)
    """
    return int.from_bytes(hashlib.blake2b(f"{seed}/{index}".encode(), digest_size=6).digest(), "big")


def check_decks(decks: tuple[Deck, ...]) -> None:
    """Raises DeckError when a deck holds cards whose effect the program does not play yet."""
    scripts = library().scripts
    for deck in decks:
        missing = sorted({name for name in (*deck.main, *deck.fusion) if not scripts[name].written})
        if missing:
            few = ", ".join(missing[:5]) + (f" and {len(missing) - 5} more" if len(missing) > 5 else "")
            raise DeckError(deck.name, (f"not in the program yet: {few}",))


def start(setup: Setup, index: int) -> State:
    """The duel with this number of the run, at its first question."""
    one, two = setup.decks
    return new_duel(
        library(),
        (list(one.main), list(two.main)),
        (list(one.fusion), list(two.fusion)),
        seed=duel_seed(setup.seed, index),
        first=index % 2,
        rules=PRESETS[setup.rules],
        quiet=setup.players == ("random", "random"),
    )


def play_one(setup: Setup, index: int) -> Result:
    """Plays one duel of the run. An exception becomes part of the result."""
    seed = duel_seed(setup.seed, index)
    duel: State | None = None
    try:
        duel = start(setup, index)
        count = _play(setup, duel, seed)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        text = f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"
        turn, count = (duel.turn, sum(duel.asked)) if duel else (0, 0)
        return Result(index, seed, -2, "error", "", turn, count, text)
    outcome = duel.outcome
    if outcome is None:
        return Result(index, seed, -2, f"stopped after turn {setup.max_turns}", "", setup.max_turns, count)
    return Result(index, seed, outcome.winner, outcome.reason, outcome.rule, duel.turn, count)


def _play_by_views(setup: Setup, duel: State, seed: int) -> int:
    """Any two players, each with the view of its seat; a random one still needs none."""
    players = [make_player(name, player_seed(seed, seat)) for seat, name in enumerate(setup.players)]
    news: tuple[list[Event], list[Event]] = (duel.news[:], duel.news[:])
    most = setup.max_turns or 1 << 60
    count = 0
    for _ in range(MOST_DECISIONS):
        decision = duel.decision
        if decision is None or duel.turn > most:
            return count
        count += len(decision.options) > 1
        seat = decision.player
        player = players[seat]
        if isinstance(player, RandomPlayer):
            option = player.pick(decision)
        else:
            eyes = Eyes(duel, 0 if seat == 0 else 1)
            seen = view(duel, eyes.viewer, news[seat])
            assert seen.decision is not None
            key = player.choose(seen, seen.decision)
            option = next(one for one in decision.options if option_key(eyes, one) == key)
        news[seat].clear()
        duel.choose(option)
        news[0].extend(duel.news)
        news[1].extend(duel.news)
    raise Endless(f"no end after {MOST_DECISIONS} decisions")


class Endless(RuntimeError):
    """A duel did not end."""


def _play(setup: Setup, duel: State, seed: int) -> int:
    """Plays to the end and gives the number of decisions."""
    if setup.players == ("random", "random"):
        return _play_random(setup, duel, seed)
    return _play_by_views(setup, duel, seed)


def _play_random(setup: Setup, duel: State, seed: int) -> int:
    """Two random players, who need no views: straight on the core."""
    picks = [RandomPlayer(player_seed(seed, seat)).pick for seat in (0, 1)]
    most = setup.max_turns or 1 << 60
    count = 0
    for _ in range(MOST_DECISIONS):
        decision = duel.decision
        if decision is None or duel.turn > most:
            return count
        count += len(decision.options) > 1
        duel.choose(picks[decision.player](decision))
    raise Endless(f"no end after {MOST_DECISIONS} decisions")


def run(
    setup: Setup, count: int, *, first: int = 0, jobs: int = 1, seen: Callable[[Result], None] | None = None
) -> Tally:
    """Plays duels `first` to `first + count - 1` of the run; `jobs` processes change nothing but the time.

    `seen` is told each result as it comes. KeyboardInterrupt ends the run early; what is done counts.
    """
    tally = Tally(setup)
    began = time.perf_counter()
    results = _here(setup, range(first, first + count)) if jobs <= 1 else _spread(setup, first, count, jobs)
    try:
        for result in results:
            tally.add(result)
            if seen is not None:
                seen(result)
    except KeyboardInterrupt:
        tally.interrupted = True
    finally:
        results.close()
    tally.seconds = time.perf_counter() - began
    return tally


class Tally:
    """What the duels of a run came to, added up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.duels = 0
        self.wins = [0, 0]
        self.wins_starting = 0
        """Duels won by the player who started."""
        self.draws = 0
        self.stopped = 0
        self.reasons: Counter[str] = Counter()
        self.turns = 0
        self.longest = 0
        self.decisions = 0
        self.errors = 0
        self.failures: list[Result] = []
        """The first few errors."""
        self.seconds = 0.0
        self.interrupted = False

    def add(self, result: Result) -> None:
        self.duels += 1
        self.turns += result.turns
        self.longest = max(self.longest, result.turns)
        self.decisions += result.decisions
        if result.error:
            self.errors += 1
            self.failures = sorted([*self.failures, result], key=lambda one: one.index)[:_ERRORS_KEPT]
            return
        self.reasons[f"{result.reason} ({result.rule})" if result.rule else result.reason] += 1
        if result.winner >= 0:
            self.wins[result.winner] += 1
            self.wins_starting += result.winner == result.index % 2
        elif result.winner == -1:
            self.draws += 1
        else:
            self.stopped += 1

    def report(self) -> dict[str, Any]:
        """Everything, as it goes into ``--json``."""
        setup, per = self.setup, max(self.duels, 1)
        seconds = max(self.seconds, 1e-9)
        return {
            "duels": self.duels,
            "seed": setup.seed,
            "players": [
                {"deck": deck.name, "player": player, "wins": wins}
                for deck, player, wins in zip(setup.decks, setup.players, self.wins, strict=True)
            ],
            "wins_of_who_started": self.wins_starting,
            "draws": self.draws,
            "stopped": self.stopped,
            "errors": self.errors,
            "reasons": dict(sorted(self.reasons.items(), key=lambda pair: (-pair[1], pair[0]))),
            "turns_per_duel": round(self.turns / per, 2),
            "longest": self.longest,
            "decisions": self.decisions,
            "decisions_per_duel": round(self.decisions / per, 2),
            "seconds": round(self.seconds, 3),
            "duels_per_s": round(self.duels / seconds, 1),
            "decisions_per_s": round(self.decisions / seconds),
            "interrupted": self.interrupted,
            "failures": [
                {"duel": one.index, "seed": one.seed, "turn": one.turns, "error": one.error}
                for one in self.failures
            ],
        }


# ---- several processes -----------------------------------------------------------------------------------


def _here(setup: Setup, indexes: range) -> Generator[Result, None, None]:
    for index in indexes:
        yield play_one(setup, index)


_told_to_stop = False


def _stop(*_: object) -> None:
    global _told_to_stop
    _told_to_stop = True


def _begin_worker() -> None:
    """Ctrl-C ends a worker after the duel it is at; what it has played is not lost."""
    signal.signal(signal.SIGINT, _stop)


def _chunk(setup: Setup, first: int, count: int) -> list[Result]:
    results = []
    for index in range(first, first + count):
        if _told_to_stop:
            break
        results.append(play_one(setup, index))
    return results


def _spread(setup: Setup, first: int, count: int, jobs: int) -> Generator[Result, None, None]:
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from multiprocessing import get_context

    size = max(1, min(_CHUNK, count // (jobs * 4)))
    waiting = [(at, min(size, first + count - at)) for at in range(first, first + count, size)][::-1]
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_worker)
    running: set[Future[list[Result]]] = set()
    try:
        while waiting or running:
            while waiting and len(running) < jobs * 2:
                running.add(pool.submit(_chunk, setup, *waiting.pop()))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except KeyboardInterrupt:
        # The generator's caller decides what to do; what the workers have finished still comes.
        for future in running:
            if not future.cancel():
                yield from future.result()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
