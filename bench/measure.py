"""Measure the core that this process runs, and print what was found as JSON.

``bench/run.py`` starts this file for plain and for compiled code. By hand: ``python bench/measure.py``. All
times are processor time, so that other programs on the machine matter less.
"""

from __future__ import annotations

import argparse
import json
import platform
import resource
import sys
import time
import timeit

import spellspeed
from spellspeed.play.decks import decks_to_play
from spellspeed.play.runs import run
from spellspeed.play.selfplay import RandomPlayer, Setup, duel_seed, start
from spellspeed.players import player_seed

SCALE = 1 if platform.system() == "Darwin" else 1024  # of ru_maxrss


def setup(decks, players=("random", "random"), seed=2004):
    one, two = decks_to_play(decks)
    return Setup((one, two), players, seed)


def best(function, number, repeat=5):
    """Seconds one call takes, in the quietest of several rounds."""
    return min(timeit.repeat(function, timer=time.process_time, number=number, repeat=repeat)) / number


def timed(which, count, first=0):
    """The report of a run in one process, by processor time."""
    began = time.process_time()
    tally = run(which, count, first=first)
    tally.seconds = time.process_time() - began
    return tally.report()


def chance(which, seconds):
    """Random against random for about so many seconds."""
    run(which, 10)
    count = max(20, int(timed(which, 20, first=10)["duels_per_s"] * seconds))
    found = timed(which, count, first=30)
    keys = ("duels", "errors", "duels_per_s", "decisions_per_s", "decisions_per_duel", "turns_per_duel")
    return {key: found[key] for key in keys}


def in_mid_chain(which):
    """The first state of the run in which a Chain Link is being answered."""
    for index in range(200):
        duel = start(which, index)
        players = [RandomPlayer(player_seed(duel_seed(which.seed, index), seat)) for seat in (0, 1)]
        while duel.decision is not None:
            if duel.turn > 5 and duel.chain is not None and duel.chain.links and duel.attack is None:
                return duel
            duel.choose(players[duel.decision.player].pick(duel.decision))
    return None


def clone(which):
    duel = in_mid_chain(which)
    if duel is None:
        return None
    return best(duel.clone, 20_000) * 1e6


def memory(which, count):
    """The most memory this process ever had, after so many duels."""
    run(which, count)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * SCALE / 1e6


def heuristic(decks, count):
    """The heuristic player against the random one: every deck and seat alike often."""
    wins = duels = errors = seconds = decisions = 0
    for pair in (decks, decks[::-1]):
        for seat in (0, 1):
            players = ("heuristic", "random") if seat == 0 else ("random", "heuristic")
            found = timed(setup(pair, players), count // 4)
            wins += found["players"][seat]["wins"]
            duels += found["duels"]
            errors += found["errors"]
            seconds += found["seconds"]
            decisions += found["decisions"]
    return {
        "duels": duels,
        "errors": errors,
        "won_percent": round(100 * wins / duels, 1),
        "duels_per_s": round(duels / seconds, 1),
        "ms_per_decision": round(1000 * seconds / decisions, 2),
    }


def profile(decks, players, count):
    """The 25 functions in which most time is spent."""
    import cProfile
    import pstats

    which = setup(decks, players)
    run(which, 5)
    profiler = cProfile.Profile()
    profiler.enable()
    run(which, count, first=5)
    profiler.disable()
    pstats.Stats(profiler, stream=sys.stdout).strip_dirs().sort_stats("tottime").print_stats(25)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decks", default="SDY,SDK", help="two decks, with a comma between")
    parser.add_argument("--seconds", type=float, default=5, help="how long random against random is measured")
    parser.add_argument("--memory", type=int, metavar="N", help="only: peak memory after N duels")
    parser.add_argument("--heuristic", type=int, metavar="N", help="only: heuristic against random, N duels")
    parser.add_argument("--profile", metavar="A,B", help="only: cProfile of these two players")
    chosen = parser.parse_args()
    decks = tuple(chosen.decks.split(","))
    if chosen.profile:
        profile(decks, tuple(chosen.profile.split(",")), 30)
        return
    if chosen.memory:
        found = {"memory_mb": round(memory(setup(decks), chosen.memory), 1)}
    elif chosen.heuristic:
        found = heuristic(decks, chosen.heuristic)
    else:
        which = setup(decks)
        found = chance(which, chosen.seconds)
        found["clone_us"] = clone(which)
        found["start_ms"] = best(lambda: start(which, 1), 50) * 1e3
    found["core"] = spellspeed.CORE.kind
    print(json.dumps(found))


if __name__ == "__main__":
    main()
