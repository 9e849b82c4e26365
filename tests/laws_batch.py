"""One line for each duel of a batch of random duels; run as a program by test_cores_agree.

python tests/laws_batch.py FIRST COUNT
"""

import sys
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from random_duels import states

from spellspeed.duel.rules import Rules
from spellspeed.saves import state_hash

ASK = Rules(zones="ask", replay_attacker="same_only")


def line(seed):
    """Every question and answer of a duel in one hash, and the hash of its last state."""
    told = sha256()
    last = None
    for duel in states(seed, ASK if seed % 3 == 0 else Rules()):
        one = duel.decision
        told.update(repr((one.number, one.player, one.kind, one.prompt, one.about)).encode())
        told.update(repr([option.key for option in one.options]).encode())
        told.update(
            repr([(event.kind, event.player, event.amount, event.seen) for event in duel.news]).encode()
        )
        last = duel
    return f"{seed} {told.hexdigest()} {state_hash(last)} {last.outcome}"


def lines(first, count):
    return [line(seed) for seed in range(first, first + count)]


if __name__ == "__main__":
    import spellspeed

    print(spellspeed.CORE.kind)
    print("\n".join(lines(int(sys.argv[1]), int(sys.argv[2]))))
