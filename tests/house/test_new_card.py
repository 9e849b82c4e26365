"""tools/new_card.py begins a card where it belongs, with tests that fail."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent.parent / "tools" / "new_card.py"
LOB = '"""LOB."""\n\nfrom spellspeed.language.words import *\n\ncard("Pot of Greed", activate(Draw(2)))\n'


@pytest.fixture
def tree(tmp_path):
    (tmp_path / "src/spellspeed/cards").mkdir(parents=True)
    (tmp_path / "tests/cards").mkdir(parents=True)
    (tmp_path / "src/spellspeed/cards/lob.py").write_text(LOB)
    return tmp_path


def run(tree, name):
    return subprocess.run(
        [sys.executable, str(TOOL), name, "--root", str(tree)], capture_output=True, text=True, check=False
    )


def test_a_card_begins_in_its_place_with_two_tests(tree):
    assert run(tree, "Raigeki").returncode == 0
    assert run(tree, "dark hole").returncode == 0
    text = (tree / "src/spellspeed/cards/lob.py").read_text()
    assert text.index("Dark Hole") < text.index("Pot of Greed") < text.index("Raigeki")
    tests = (tree / "tests/cards/test_lob.py").read_text()
    assert "def test_raigeki_does():" in tests
    assert "def test_dark_hole_does_not():" in tests
    compile(tests, "test_lob.py", "exec")


@pytest.mark.parametrize(
    ("name", "said"),
    [("Pot of Greed", "written already"), ("Summoned Skull", "no effect"), ("Raigekki", "Raigeki")],
)
def test_what_cannot_be_begun_is_told(tree, name, said):
    done = run(tree, name)
    assert done.returncode == 2
    assert said in done.stderr
    assert (tree / "src/spellspeed/cards/lob.py").read_text() == LOB
