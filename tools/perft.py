"""Count positions to a fixed depth from fixed seeds: a wall against silent change of the rules.

python tools/perft.py [--depth 4] [--write]

Each line is a seed, the answers given at random before counting, and how many positions lie 1, 2, ... answers
further on. `tests/laws/perft.txt` holds them; a change of a number there wants a reason in the commit.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from spellspeed.cards.library import library
from spellspeed.decks import builtin
from spellspeed.duel.setup import new_duel
from spellspeed.duel.state import State

GOLDEN = Path(__file__).parent.parent / "tests" / "laws" / "perft.txt"
CASES = [(seed, 12 * seed + 5) for seed in range(12)]
"""Seeds, and how many random answers come before the counting: from the first turn to deep in the duel."""


def at(seed: int, answers: int) -> State:
    """A duel of the starter decks some random answers on; one that is over sooner stops one answer before."""
    decks = [list(builtin(name).main) for name in ("SDY", "SDK")]
    duel = new_duel(library(), (decks[0], decks[1]), ([], []), seed=seed, first=seed % 2, quiet=True)
    chance = Random(seed)
    for _ in range(answers):
        assert duel.decision is not None
        ahead = duel.clone()
        ahead.choose(chance.choice(duel.decision.options))
        if ahead.outcome is not None:
            break
        duel = ahead
    return duel


def perft(duel: State, depth: int) -> int:
    """How many positions lie `depth` answers further on; a duel that is over counts once."""
    if depth == 0 or duel.decision is None:
        return 1
    total = 0
    for option in duel.decision.options:
        ahead = duel.clone()
        ahead.choose(option)
        total += perft(ahead, depth - 1)
    return total


def line(seed: int, answers: int, depth: int) -> str:
    duel = at(seed, answers)
    return " ".join([f"{seed}", f"{answers}", *(str(perft(duel, one)) for one in range(1, depth + 1))])


def main() -> None:
    parser = argparse.ArgumentParser(description="Count positions to a fixed depth.")
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--write", action="store_true", help=f"put them into {GOLDEN.name}")
    wish = parser.parse_args()
    lines = [line(seed, answers, wish.depth) for seed, answers in CASES]
    print("\n".join(lines))
    if wish.write:
        GOLDEN.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
