"""One duel between two programs, as fast as it goes. See docs/players.md."""

from __future__ import annotations

import hashlib
import traceback
from typing import TYPE_CHECKING, Any, Final

import msgspec

from spellspeed.cards.library import library
from spellspeed.decks import Deck
from spellspeed.duel.rollout import Whims, play_on
from spellspeed.duel.rules import Rules
from spellspeed.duel.setup import new_duel
from spellspeed.players import make_player, player_seed
from spellspeed.players.random_player import RandomPlayer
from spellspeed.sentences import Eyes
from spellspeed.view import option_key, view

if TYPE_CHECKING:
    from spellspeed.duel.records import Event
    from spellspeed.duel.state import State

__all__ = ["Result", "Setup", "duel_seed", "play_from", "play_one", "start"]

MOST_DECISIONS: Final = 50_000
"""A duel that goes on longer has found a loop that the rules do not end; it counts as an error."""


class Setup(msgspec.Struct, frozen=True):
    """What all duels of a run have in common. The players' seats are fixed; they take turns to start."""

    decks: tuple[Deck, Deck]
    players: tuple[str, str] = ("random", "random")
    seed: int = 0
    rules: dict[str, Any] = {}
    """Switches that differ from how judges ruled."""
    max_turns: int = 0
    """A duel is stopped when this many turns are over; 0: never."""
    match: bool = False
    """Matches are played, not single duels."""
    siding: bool = True
    """In a Match, the players use their Side Decks."""


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
    first: int = 0
    """The seat that started."""


def duel_seed(seed: int, index: int) -> int:
    """The seed of the duel with this number in a run, so that it can be played again alone.

    >>> duel_seed(1, 0), duel_seed(1, 1)
    (34887875813985, 35486403336593)
    """
    return int.from_bytes(hashlib.blake2b(f"{seed}/{index}".encode(), digest_size=6).digest(), "big")


def start(setup: Setup, index: int) -> State:
    """The duel with this number of the run, at its first question."""
    one, two = setup.decks
    return new_duel(
        library(),
        (list(one.main), list(two.main)),
        (list(one.fusion), list(two.fusion)),
        seed=duel_seed(setup.seed, index),
        first=index % 2,
        rules=Rules(**setup.rules),
        quiet=setup.players == ("random", "random"),
    )


def play_one(setup: Setup, index: int) -> Result:
    """Plays one duel of the run. An exception becomes part of the result."""
    seed, first = duel_seed(setup.seed, index), index % 2
    try:
        duel = start(setup, index)
    except Exception as error:
        return Result(index, seed, -2, "error", "", 0, 0, told(error), first)
    return play_from(setup, duel, index, seed, first)


def play_from(setup: Setup, duel: State, index: int, seed: int, first: int) -> Result:
    """Plays a duel that has begun, to its end or the last turn it may have. `seed` is that of the players."""
    try:
        count = _play(setup, duel, seed)
    except Exception as error:
        return Result(index, seed, -2, "error", "", duel.turn, sum(duel.asked), told(error), first)
    outcome = duel.outcome
    if outcome is None:
        reason = f"stopped after turn {setup.max_turns}"
        return Result(index, seed, -2, reason, "", setup.max_turns, count, "", first)
    return Result(index, seed, outcome.winner, outcome.reason, outcome.rule, duel.turn, count, "", first)


def told(error: Exception) -> str:
    """An exception in one line, with where it came from."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"


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
    whims = (Whims(player_seed(seed, 0)), Whims(player_seed(seed, 1)))
    most = setup.max_turns or 1 << 60
    count = play_on(duel, whims, most, MOST_DECISIONS)
    if duel.decision is not None and duel.turn <= most:
        raise Endless(f"no end after {MOST_DECISIONS} decisions")
    return count
