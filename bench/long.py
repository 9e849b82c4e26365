"""Play many random duels with the laws checked all the way: `make long`, or python bench/long.py.

Legal Decks of 40 to 60 cards are drawn at random from all written cards. Every duel has its own seed, so the
run goes on where it was stopped (`build/long.json` remembers), and an error can be repeated with `--only`. It
ends with 1 if a duel raised an error, broke a law (tests/duel_laws.py) or did not end. `--write` puts the
result, with date and commit, into docs/bench.md.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import subprocess
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import duel_laws  # noqa: E402
from rich.progress import Progress  # noqa: E402

import spellspeed  # noqa: E402

PROGRESS = ROOT / "build" / "long.json"
DOCS = ROOT / "docs" / "bench.md"
FIRST_MARK, LAST_MARK = "<!-- long: written by bench/long.py -->", "<!-- long: end -->"
CHUNK = 50
KEPT = 5
"""So many of the longest and of the slowest duels are told."""
HANGS = 300
"""Seconds after which a duel hangs: its process ends and shows where it was."""

Played = tuple[int, int, float, str]
"""A duel: its seed, its questions, its seconds, and what went wrong."""


def play(seed: int) -> Played:
    began = time.process_time()
    error = ""
    count = 0
    faulthandler.dump_traceback_later(HANGS, exit=True)
    try:
        count = duel_laws.play(seed)
    except Exception:
        error = traceback.format_exc(limit=-4)
    finally:
        faulthandler.cancel_dump_traceback_later()
    return seed, count, time.process_time() - began, error


def chunk(first: int) -> list[Played]:
    return [play(seed) for seed in range(first, first + CHUNK)]


def commit() -> str:
    """The commit the tree stands at, and whether it was changed since."""
    found = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return found.stdout.strip()


class Run:
    """What has been played so far, of one commit on one core; it is kept in a file."""

    def __init__(self, duels: int) -> None:
        self.duels = duels
        same: dict[str, Any] = {"commit": commit(), "core": spellspeed.CORE.kind, "duels": duels}
        self.state: dict[str, Any] = {**same, "done": []}
        self.state |= {"questions": 0, "seconds": 0.0, "errors": {}, "longest": [], "slowest": []}
        if PROGRESS.exists():
            found = json.loads(PROGRESS.read_text(encoding="utf-8"))
            if all(found.get(key) == value for key, value in same.items()):
                self.state = found

    def add(self, played: list[Played]) -> None:
        state = self.state
        for seed, count, seconds, error in played:
            state["questions"] += count
            state["seconds"] += seconds
            if error:
                state["errors"][str(seed)] = error
            for key, value in (("longest", count), ("slowest", round(seconds, 2))):
                state[key] = sorted([*state[key], [value, seed]], reverse=True)[:KEPT]
        state["done"].append(played[0][0])
        PROGRESS.write_text(json.dumps(state), encoding="utf-8")

    def go(self, jobs: int) -> None:
        left = [first for first in range(0, self.duels, CHUNK) if first not in self.state["done"]]
        PROGRESS.parent.mkdir(exist_ok=True)
        with Progress() as progress, ProcessPoolExecutor(jobs) as pool:
            bar = progress.add_task("duels", total=self.duels, completed=self.duels - CHUNK * len(left))
            coming = list(left)
            try:
                for played in pool.map(chunk, left):
                    self.add(played)
                    coming.pop(0)
                    progress.advance(bar, CHUNK)
            except BrokenProcessPool:
                near = f"one of the duels {coming[0]} to {coming[0] + jobs * CHUNK - 1}"
                self.state["errors"][f"{coming[0]} and on"] = (
                    f"{near} hangs or has ended its process: see above"
                )

    def told(self) -> str:
        """The result in a paragraph."""
        state = self.state
        longest = ", ".join(f"{count} (duel {seed})" for count, seed in state["longest"])
        slowest = ", ".join(f"{seconds} (duel {seed})" for seconds, seed in state["slowest"])
        return (
            f"{date.today()}, commit {state['commit']}, {state['core']} core: "
            f"{len(state['done']) * CHUNK:,} random duels of legal decks, {state['questions']:,} questions, "
            f"{len(state['errors'])} errors, {state['seconds']:,.0f} processor seconds with the laws.\n\n"
            f"- Most questions in a duel: {longest}.\n- Most seconds for a duel: {slowest}."
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many random duels with the laws checked.")
    parser.add_argument("--duels", type=int, default=50_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", type=int, metavar="SEED", help="play this one duel and show what happens")
    parser.add_argument("--write", action="store_true", help="put the result into docs/bench.md")
    wish = parser.parse_args()
    if wish.only is not None:
        seed, count, seconds, error = play(wish.only)
        print(f"duel {seed}: {count} questions, {seconds:.2f} seconds\n{error}")
        return 1 if error else 0
    run = Run(wish.duels)
    run.go(wish.jobs)
    print(run.told())
    for seed, error in run.state["errors"].items():
        print(f"\nduel {seed}:\n{error}")
    if wish.write:
        page = DOCS.read_text(encoding="utf-8")
        head, rest = page.split(FIRST_MARK)
        DOCS.write_text(
            f"{head}{FIRST_MARK}\n{run.told()}\n{LAST_MARK}{rest.split(LAST_MARK)[1]}", encoding="utf-8"
        )
    return 1 if run.state["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
