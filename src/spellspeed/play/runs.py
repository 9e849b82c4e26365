"""Many duels or Matches, in one process or several. See docs/players.md."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Generator
from typing import Final

from .selfmatch import MatchResult, play_match
from .selfplay import Result, Setup, play_one
from .tally import MatchTally, Tally

__all__ = ["run"]

_CHUNK: Final = 25
Played = Result | MatchResult


def run(
    setup: Setup, count: int, *, first: int = 0, jobs: int = 1, seen: Callable[[Played], None] | None = None
) -> Tally:
    """Plays duels or Matches `first` to `first + count - 1` of the run.

    `jobs` processes change nothing but the time.
    `seen` is told each result as it comes. KeyboardInterrupt ends the run early; what is done counts.
    """
    tally = MatchTally(setup) if setup.match else Tally(setup)
    began = time.perf_counter()
    results = _here(setup, range(first, first + count)) if jobs <= 1 else _spread(setup, first, count, jobs)
    try:
        for result in results:
            if isinstance(result, Result):
                tally.add(result)
            else:
                assert isinstance(tally, MatchTally)
                tally.add_match(result)
            if seen is not None:
                seen(result)
    except KeyboardInterrupt:
        tally.interrupted = True
    finally:
        results.close()
    tally.seconds = time.perf_counter() - began
    return tally


# ---- several processes -----------------------------------------------------------------------------------


def _played(setup: Setup, index: int) -> Played:
    return play_match(setup, index) if setup.match else play_one(setup, index)


def _here(setup: Setup, indexes: range) -> Generator[Played, None, None]:
    for index in indexes:
        yield _played(setup, index)


_told_to_stop = False


def _stop(*_: object) -> None:
    global _told_to_stop
    _told_to_stop = True


def _begin_worker() -> None:
    """Ctrl-C ends a worker after the duel it is at; what it has played is not lost."""
    signal.signal(signal.SIGINT, _stop)


def _chunk(setup: Setup, first: int, count: int) -> list[Played]:
    results: list[Played] = []
    for index in range(first, first + count):
        if _told_to_stop:
            break
        results.append(_played(setup, index))
    return results


def _spread(setup: Setup, first: int, count: int, jobs: int) -> Generator[Played, None, None]:
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from multiprocessing import get_context

    size = max(1, min(_CHUNK, count // (jobs * 4)))
    waiting = [(at, min(size, first + count - at)) for at in range(first, first + count, size)][::-1]
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_worker)
    running: set[Future[list[Played]]] = set()
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
