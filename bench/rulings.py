"""Write 1,000 positions of random duels as rulings, read them and play on with both: python bench/rulings.py.

Of each duel some open states are taken, drawn by its seed; the duel and the one that was read are given the
same random answers till the end and compared at each question. Ends with 1 if two of them part. `--write`
puts the result into docs/ruling-lab.md.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter
from datetime import date
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import random_duels  # noqa: E402

from spellspeed.duel.rules import Rules  # noqa: E402
from spellspeed.lab import stated  # noqa: E402
from spellspeed.lab.goingon import PlaysOnOtherwise, goes_on_alike, open_states  # noqa: E402
from spellspeed.position import left_out  # noqa: E402

DOCS = ROOT / "docs" / "ruling-lab.md"
FIRST_MARK, LAST_MARK = "<!-- rulings: written by bench/rulings.py -->", "<!-- rulings: end -->"
FROM_EACH = 10


def run(positions: int, first: int) -> tuple[int, int, Counter[str], list[str]]:
    """How many were tried and how many answers compared, why some are snapshots, and which duels parted."""
    done = answers = 0
    snapshots: Counter[str] = Counter()
    parted: list[str] = []
    seed = first
    while done < positions:
        rules = Rules(zones="ask") if seed % 2 else Rules()
        found = list(open_states(random_duels.states(seed, rules, quiet=True)))
        chosen = Random(seed).sample(found, min(FROM_EACH, len(found), positions - done))
        for duel in chosen:
            done += 1
            if stated(duel) is None:
                snapshots.update(left_out(duel) or ["lines that do not lead back"])
            try:
                answers += goes_on_alike(duel, seed)
            except PlaysOnOtherwise as error:
                parted.append(f"seed {seed}, turn {duel.turn}: {error}")
        seed += 1
    return done, answers, snapshots, parted


def main() -> int:
    parser = argparse.ArgumentParser(description="Positions written as rulings, read, and played on.")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--from", dest="first", type=int, default=0, help="the seed of the first duel")
    parser.add_argument("--write", action="store_true", help="put the result into docs/ruling-lab.md")
    wish = parser.parse_args()
    done, answers, snapshots, parted = run(wish.positions, wish.first)
    commit = subprocess.run(
        ["git", "describe", "--always"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    why = ", ".join(f"{count} with {what}" for what, count in snapshots.most_common()) or "none"
    text = (
        f"{date.today()}, commit {commit}: {done:,} positions of random duels at an open state, "
        f"written, read and played on with the same {answers:,} random answers; {len(parted)} parted. "
        f"As a snapshot: {why}."
    )
    print(text)
    print("\n".join(parted))
    if wish.write:
        page = DOCS.read_text(encoding="utf-8")
        head, rest = page.split(FIRST_MARK)
        tail = rest.split(LAST_MARK)[1]
        DOCS.write_text(f"{head}{FIRST_MARK}\n{text}\n{LAST_MARK}{tail}", encoding="utf-8")
    return 1 if parted else 0


if __name__ == "__main__":
    sys.exit(main())
