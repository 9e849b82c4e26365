"""The positions that can be reached are the same as ever: a wall against silent change (tools/perft.py)."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
spec = importlib.util.spec_from_file_location("perft_tool", ROOT / "tools" / "perft.py")
tool = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tool)
LINES = (Path(__file__).parent / "perft.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("expected", LINES, ids=[line.split()[0] for line in LINES])
def test_the_count_of_positions(expected):
    seed, answers, *counts = map(int, expected.split())
    assert tool.line(seed, answers, len(counts)) == expected


def test_every_case_is_counted():
    assert [tuple(map(int, line.split()[:2])) for line in LINES] == tool.CASES
