"""Let every pair of decks play random duels: python bench/pairs.py [DECK ...] --duels 500.

The built-in decks, and any others that are named (a file or a code, as for `spellspeed selfplay`); each plays
against each, and against itself. It prints a table, ends with 1 if there was an error, and tells how to play
the duel of the error again. With `--write` the table goes into docs/bench.md, with date and commit.
"""

from __future__ import annotations

import argparse
import sys
from datetime import date
from itertools import combinations_with_replacement
from pathlib import Path

from long import commit
from rich.progress import Progress

import spellspeed
from spellspeed.decks import builtin_names
from spellspeed.play.decks import Refused, decks_to_play
from spellspeed.play.runs import run
from spellspeed.play.selfplay import Setup
from spellspeed.play.tally import Tally

DOCS = Path(__file__).parent.parent / "docs" / "bench.md"
FIRST_MARK, LAST_MARK = "<!-- pairs: written by bench/pairs.py -->", "<!-- pairs: end -->"
HEAD = ("deck", "against", "won", "lost", "drawn", "turns", "longest", "errors")
NAMES = 2
"""The first two columns hold names, the others numbers."""


def row(tally: Tally) -> tuple[str, ...]:
    found = tally.report()
    one, two = found["players"]
    counts = (one["wins"], two["wins"], found["draws"], found["turns_per_duel"], found["longest"])
    return (one["deck"], two["deck"], *map(str, counts), str(found["errors"]))


def table(rows: list[tuple[str, ...]]) -> str:
    """In Markdown, the numbers to the right."""
    wide = [max(len(line[place]) for line in (HEAD, *rows)) for place in range(len(HEAD))]
    lines = []
    for line in (HEAD, *rows):
        cells = [aligned(line[place], wide[place], place) for place in range(len(HEAD))]
        lines.append(f"| {' | '.join(cells)} |")
    rule = ["-" * w if place < NAMES else "-" * (w - 1) + ":" for place, w in enumerate(wide)]
    return "\n".join([lines[0], f"| {' | '.join(rule)} |", *lines[1:]])


def aligned(word: str, wide: int, place: int) -> str:
    return word.ljust(wide) if place < NAMES else word.rjust(wide)


def main() -> int:
    parser = argparse.ArgumentParser(description="Let every pair of decks play random duels.")
    parser.add_argument("decks", nargs="*", metavar="DECK", help="a deck besides the built-in ones")
    parser.add_argument("--duels", type=int, default=100, help="for each pair")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--players", default="random,random", help="random or heuristic")
    parser.add_argument("--casual", action="store_true", help="the decks need not be legal")
    parser.add_argument("--write", action="store_true", help="put the table into docs/bench.md")
    wish = parser.parse_args()
    try:
        decks = decks_to_play([*builtin_names(), *wish.decks], casual=wish.casual)
    except Refused as error:
        print(error, file=sys.stderr)
        return 2
    one, two = wish.players.split(",")
    tallies = []
    pairs = list(combinations_with_replacement(decks, 2))
    with Progress() as progress:
        bar = progress.add_task("pairs", total=len(pairs))
        for pair in pairs:
            tallies.append(run(Setup(pair, (one, two), wish.seed), wish.duels, jobs=wish.jobs))
            progress.advance(bar)
    text = (
        f"{date.today()}, commit {commit()}, {spellspeed.CORE.kind} core, {wish.duels} duels for each pair,"
        f" players {wish.players}, seed {wish.seed}.\n\n{table([row(tally) for tally in tallies])}"
    )
    print(text)
    for tally in tallies:
        for failure in tally.failures:
            names = " ".join(deck.name for deck in tally.setup.decks)
            print(f"\n{names}: {failure['error']}")
            print(f"  spellspeed selfplay {names} --seed {wish.seed} --from {failure['duel']} --duels 1")
    if wish.write:
        page = DOCS.read_text(encoding="utf-8")
        head, rest = page.split(FIRST_MARK)
        DOCS.write_text(
            f"{head}{FIRST_MARK}\n{text}\n{LAST_MARK}{rest.split(LAST_MARK)[1]}", encoding="utf-8"
        )
    return 1 if any(tally.errors for tally in tallies) else 0


if __name__ == "__main__":
    sys.exit(main())
