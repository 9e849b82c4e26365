"""Plain and compiled code agree, decision by decision; and so do two processes of the same code.

The batch runs here, on whichever core the tests are run on, and in another process on the plain code with
another hash seed: nothing in a duel hangs on the order of a set or on the machine.
"""

import os
import subprocess
import sys
from pathlib import Path

from laws_batch import lines

BATCH = Path(__file__).parent.parent / "laws_batch.py"


def test_the_cores_agree_on_a_batch_of_random_duels():
    environment = os.environ | {"SPELLSPEED_PURE": "1", "PYTHONHASHSEED": "77"}
    environment.pop("SPELLSPEED_TEST_CORE", None)
    done = subprocess.run(
        [sys.executable, str(BATCH), "0", "40"], env=environment, capture_output=True, text=True, check=True
    )
    kind, *plain = done.stdout.splitlines()
    assert kind == "plain"
    assert plain == lines(0, 40)
