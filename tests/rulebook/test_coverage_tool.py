"""``tools/coverage.py``, on small source trees."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

from spellspeed import rulebook

TOOL = Path(__file__).parents[2] / "tools" / "coverage.py"


def load_tool():
    spec = importlib.util.spec_from_file_location("spellspeed_tools_coverage", TOOL)
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool = load_tool()


class Tree:
    """A source tree with three rules and two cards that do something."""

    def __init__(self, root, capsys):
        self.root = root
        self.capsys = capsys
        self.book = "src/spellspeed/rulebook"
        rules = [
            {"id": id, "sentence": "", "source": ""} for id in ("R-WIN-01", "R-WIN-02", "J-WIN-01", "X-01")
        ]
        self.write(f"{self.book}/sections/01_all.json", {"section": "All", "rules": rules})
        self.wait()
        names = {"Trap Hole": True, "Kuriboh": True, "Battle Ox": False}
        cards = [{"name": name, "needs_effect_code": effect} for name, effect in names.items()]
        self.write("src/spellspeed/cards/facts.json", {"cards": cards})
        self.write("tests/test_all.py", "")

    def write(self, name, content):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")

    def wait(self, *ids):
        self.write(f"{self.book}/waiting.json", {id: {"issue": "Later", "why": "Not yet."} for id in ids})

    def tests(self, text, name="tests/test_all.py"):
        self.write(name, text)

    def run(self, *arguments):
        """Status and the lines of the standard output."""
        try:
            status = tool.main(["--root", str(self.root), *arguments])
        except SystemExit as end:
            status = end.code
        return status, self.capsys.readouterr().out.splitlines()

    def index(self):
        self.run("--write")
        return json.loads((self.root / self.book / "tests.json").read_text(encoding="utf-8"))


@pytest.fixture
def tree(tmp_path, capsys):
    return Tree(tmp_path, capsys)


ALL_SHOWN = """
import pytest

@pytest.mark.rule("R-WIN-01", "R-WIN-02", "J-WIN-01")
def test_all(): ...
"""


def test_marks_on_functions_classes_and_modules(tree):
    tree.tests("""
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.rule("R-WIN-01")]

@mark.rule("R-WIN-02")
class TestWin:
    pytestmark = pytest.mark.rule("J-WIN-01")

    def test_one(self): ...

    @pytest.mark.rule("R-WIN-02", "J-WIN-01")
    async def test_two(self): ...

    def helper(self): ...

class Helper:
    def test_not(self): ...

def test_alone():
    def test_inner(): ...
""")
    in_class = ["tests/test_all.py::TestWin::test_one", "tests/test_all.py::TestWin::test_two"]
    assert tree.index() == {
        "R-WIN-01": [*in_class, "tests/test_all.py::test_alone"],
        "R-WIN-02": in_class,
        "J-WIN-01": in_class,
    }


def test_the_index_is_in_the_order_of_the_book_and_of_the_files(tree):
    tree.tests(ALL_SHOWN, "tests/rules/test_b.py")
    tree.tests(ALL_SHOWN, "tests/rules/test_a.py")
    tree.tests(ALL_SHOWN, "tests/rules/helper.py")
    index = tree.index()
    assert list(index) == ["R-WIN-01", "R-WIN-02", "J-WIN-01"]
    assert index["R-WIN-01"] == ["tests/rules/test_a.py::test_all", "tests/rules/test_b.py::test_all"]


def test_one_case_of_a_parametrized_test(tree):
    tree.tests("""
import pytest

@pytest.mark.parametrize("n", [
    1,
    pytest.param(2, marks=pytest.mark.rule("R-WIN-01")),
    pytest.param(3, marks=[pytest.mark.rule("R-WIN-02"), pytest.mark.skip]),
])
def test_numbers(n): ...
""")
    assert tree.index() == {"R-WIN-01": ["tests/test_all.py::test_numbers"]}


@pytest.mark.parametrize("mark", ["skip", "skip('no')", "xfail(strict=True)"])
def test_a_test_that_does_not_run_shows_nothing(tree, mark):
    tree.tests(f"""
import pytest

@pytest.mark.{mark}
@pytest.mark.rule("R-WIN-01")
def test_one(): ...
""")
    assert tree.index() == {}


def test_a_test_that_runs_somewhere_counts(tree):
    tree.tests("""
import sys
import pytest

@pytest.mark.skipif(sys.platform == "win32", reason="…")
@pytest.mark.rule("R-WIN-01")
def test_one(): ...
""")
    assert list(tree.index()) == ["R-WIN-01"]


def test_check_is_content(tree):
    tree.tests(ALL_SHOWN)
    tree.index()
    assert tree.run("--check") == (0, [])


def test_check_does_not_ask_a_test_of_what_waits_or_contradicts(tree):
    tree.tests(ALL_SHOWN.replace('"R-WIN-02", ', ""))
    tree.index()
    assert tree.run("--check") == (1, ["R-WIN-02: no test shows it, and it does not wait"])
    tree.wait("R-WIN-02")
    assert tree.run("--check") == (0, [])


def test_check_finds_what_no_longer_waits(tree):
    tree.tests(ALL_SHOWN)
    tree.wait("R-WIN-02", "R-FOO-01")
    tree.index()
    assert tree.run("--check") == (
        1,
        [
            "R-WIN-02: no longer waits: remove it from waiting.json",
            "R-FOO-01: waits, but there is no such rule",
        ],
    )


@pytest.mark.parametrize("before", [None, ALL_SHOWN.replace("test_all", "test_old")])
def test_check_finds_an_old_index(tree, before):
    if before:
        tree.tests(before)
        tree.index()
    tree.tests(ALL_SHOWN)
    line = "rulebook/tests.json is not what the tests say: run tools/coverage.py --write"
    assert tree.run("--check") == (1, [line])


def test_check_finds_unknown_ids_and_cards(tree):
    tree.tests(
        ALL_SHOWN
        + """
@pytest.mark.card("Trap Whole")
@pytest.mark.rule("R-WIN-99")
def test_two(): ...
"""
    )
    assert "R-WIN-99" not in tree.index()
    assert tree.run("--check") == (
        1,
        [
            "tests/test_all.py::test_two: there is no rule R-WIN-99",
            "tests/test_all.py::test_two: there is no card Trap Whole",
        ],
    )


def test_a_string_may_be_named_at_the_head_of_the_module(tree):
    tree.tests(
        ALL_SHOWN + '\nBALL, HOLE = "Kuriboh", "Trap Hole"\n\n@pytest.mark.card(HOLE)\ndef test_two(): ...\n'
    )
    tree.index()
    assert tree.run("--check") == (0, [])
    assert "Trap Hole: only one test" in tree.run("--missing")[1]


def test_check_wants_plain_strings(tree):
    tree.tests(
        ALL_SHOWN
        + """
NAME = "R-WIN-" + "01"

@pytest.mark.rule(NAME)
def test_two(): ...
"""
    )
    tree.index()
    line = "tests/test_all.py::test_two: line 9: rule() must name its rules as plain strings"
    assert tree.run("--check") == (1, [line])


def test_missing(tree):
    tree.wait("J-WIN-01")
    tree.tests("""
import pytest

@pytest.mark.card("Trap Hole", "Kuriboh")
def test_one(): ...

@pytest.mark.card("Trap Hole")
@pytest.mark.rule("R-WIN-01")
def test_two(): ...
""")
    assert tree.run("--missing") == (
        0,
        ["R-WIN-02: no test", "J-WIN-01: no test, waits for Later", "Kuriboh: only one test"],
    )


def test_without_a_catalogue_no_card_is_asked_for(tree):
    (tree.root / "src/spellspeed/cards/facts.json").unlink()
    tree.tests(ALL_SHOWN + "\n@pytest.mark.card('Trap Whole')\ndef test_two(): ...\n")
    tree.index()
    assert tree.run("--missing") == (0, [])
    assert tree.run("--check") == (0, [])


def test_the_table_of_cards_tells_effect_tests_and_what_has_resolved(tree):
    tree.tests(ALL_SHOWN)
    counts = {"Trap Hole": {"0": 7, "1": 0}}
    tree.write("bench/activations.json", {"cards": counts})
    assert tree.run("--cards") == (
        0,
        [
            "card       effect   tests  resolved in random play",
            "Kuriboh    written      0  not played",
            "Trap Hole  written      0  1 of 2",
        ],
    )
    assert tool.card_table(tree.root, ())[1] == "Kuriboh    none         0"
    assert tool.card_summary(tree.root, {"Trap Hole"}).endswith(
        "of 0 every effect has resolved in random play"
    )


def test_exactly_one_thing_is_done(tree):
    assert tree.run()[0] == 2
    assert tree.run("--check", "--write")[0] == 2


def test_this_very_tree_can_be_read():
    """Whether it is complete is the question of ``--check``; no test asks it here."""
    book = tool.read_book(tool.ROOT)
    assert book.ids == list(rulebook.RULES)
    assert set(book.waiting) == set(rulebook.waiting())
    assert "Trap Hole" in book.effects and "Battle Ox" not in book.effects
    tool.read_tests(tool.ROOT)
