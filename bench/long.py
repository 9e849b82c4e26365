"""Play many random duels with the laws checked all the way: `make long`, or python bench/long.py.

Decks are drawn at random from all written cards; every duel has its own seed, so the run goes on where it
was stopped (`build/long.json` remembers) and an error can be repeated with `--only SEED`. It ends with 1 if a
duel raised an error, broke a law or did not end. `--write` puts the result, with date and commit, into
docs/bench.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import random_duels  # noqa: E402
from rich.progress import Progress  # noqa: E402

import spellspeed  # noqa: E402
from spellspeed.duel import constants as c  # noqa: E402
from spellspeed.duel.rules import Rules  # noqa: E402

PROGRESS = ROOT / "build" / "long.json"
DOCS = ROOT / "docs" / "bench.md"
FIRST_MARK, LAST_MARK = "<!-- long: written by bench/long.py -->", "<!-- long: end -->"
CHUNK = 50
KEPT = 5
"""So many of the longest duels are told."""


def check(duel: object) -> None:
    """Every card lies in exactly one place, and the question has answers, all different."""
    lying = [uid for pile in duel.piles for uid in pile if uid >= 0]  # type: ignore[attr-defined]
    assert len(lying) == len(set(lying)), "a card lies in two places"
    placed = [card.uid for card in duel.cards if card.zone != c.NOWHERE]  # type: ignore[attr-defined]
    assert sorted(lying) == placed, "a card is lost"
    keys = [option.key for option in duel.decision.options]  # type: ignore[attr-defined]
    assert keys and len(set(keys)) == len(keys), "a question has no answer, or one twice"


def play(seed: int) -> tuple[int, int, str]:
    """Plays one duel: its seed, its questions, and what went wrong."""
    count = 0
    try:
        duel = None
        for duel in random_duels.states(seed, Rules(zones="ask") if seed % 2 else Rules(), quiet=True):
            count += 1
            check(duel)
        if duel is None or duel.decision is not None:
            return seed, count, "it does not end"
    except Exception:
        return seed, count, traceback.format_exc(limit=-3)
    return seed, count, ""


def chunk(first: int) -> list[tuple[int, int, str]]:
    return [play(seed) for seed in range(first, first + CHUNK)]


def remembered() -> dict[str, object]:
    if PROGRESS.exists():
        found: dict[str, object] = json.loads(PROGRESS.read_text(encoding="utf-8"))
        if found.get("commit") == commit():
            return found
    return {"commit": commit(), "done": [], "questions": 0, "errors": {}, "longest": []}


def commit() -> str:
    """The commit the tree stands at, and whether it was changed since."""
    found = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return found.stdout.strip()


def run(duels: int, jobs: int) -> dict[str, object]:
    state = remembered()
    done = state["done"]
    assert isinstance(done, list)
    left = [first for first in range(0, duels, CHUNK) if first not in done]
    PROGRESS.parent.mkdir(exist_ok=True)
    started = time.time()
    with Progress() as progress, ProcessPoolExecutor(jobs) as pool:
        bar = progress.add_task("duels", total=duels, completed=duels - CHUNK * len(left))
        for results, first in zip(pool.map(chunk, left), left, strict=True):
            for seed, count, error in results:
                state["questions"] += count  # type: ignore[operator]
                if error:
                    state["errors"][str(seed)] = error  # type: ignore[index]
                state["longest"] = sorted([*state["longest"], [count, seed]], reverse=True)[:KEPT]  # type: ignore
            done.append(first)
            PROGRESS.write_text(json.dumps(state), encoding="utf-8")
            progress.advance(bar, CHUNK)
    state["seconds"] = round(time.time() - started)
    return state


def told(state: dict[str, object], duels: int) -> str:
    errors = state["errors"]
    assert isinstance(errors, dict)
    longest = ", ".join(f"seed {seed}: {count}" for count, seed in state["longest"])  # type: ignore[attr-defined]
    return (
        f"{date.today()}, commit {state['commit']}, {spellspeed.CORE.kind} core: {duels:,} random duels with "
        f"cards drawn from all that are written, {state['questions']:,} questions, {len(errors)} errors. "
        f"Most questions: {longest}."
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many random duels with the laws checked.")
    parser.add_argument("--duels", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", type=int, help="play this one duel and show what happens")
    parser.add_argument("--write", action="store_true", help="put the result into docs/bench.md")
    wish = parser.parse_args()
    if wish.only is not None:
        print(play(wish.only))
        return 0
    state = run(wish.duels, wish.jobs)
    text = told(state, wish.duels)
    print(text)
    for seed, error in state["errors"].items():  # type: ignore[attr-defined]
        print(f"\nseed {seed}:\n{error}")
    if wish.write:
        page = DOCS.read_text(encoding="utf-8")
        head, rest = page.split(FIRST_MARK)
        DOCS.write_text(
            f"{head}{FIRST_MARK}\n{text}\n{LAST_MARK}{rest.split(LAST_MARK)[1]}", encoding="utf-8"
        )
    return 1 if state["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
