"""Which test shows which rule: ``python tools/coverage.py --write | --check | --missing | --cards``.

A test says which rules it shows, and which cards it tries, by markers on itself, on its class or on its
module (``pytestmark``), and a single case of a parametrized test by the marks of its ``pytest.param``:

    @pytest.mark.rule("R-WIN-01", "J-WIN-01")
    @pytest.mark.card("Trap Hole")
    def test_name(): ...

The tests are read, not imported. A test that is always skipped or expected to fail shows nothing.

``--write``    writes the index that the rulebook ships (rulebook/tests.json);
``--check``    ends with 1 and a line for each trouble: the index is not what the tests say, a test names an
               id or a card that does not exist, a rule has no test and does not wait for an issue
               (rulebook/waiting.json), or it waits and has one;
``--missing``  prints a line for each rule without a test and for each card with an effect and less than two;
``--cards``    prints a table of the cards with an effect: is it written, how many tests name the card, and
               how many of its effects have resolved in random play (bench/activations.json).
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NOT_RUN = frozenset({"skip", "xfail"})
TESTS_PER_CARD = 2

Index = dict[str, list[str]]


@dataclass
class Marks:
    """What the markers of one place say."""

    rules: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    not_run: bool = False

    def __add__(self, other: Marks) -> Marks:
        return Marks(self.rules + other.rules, self.cards + other.cards, self.not_run or other.not_run)


@dataclass
class Coverage:
    """What all tests together show, each name in the order of the files."""

    rules: Index = field(default_factory=dict)
    cards: Index = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def add(self, name: str, marks: Marks) -> None:
        if marks.not_run:
            return
        for index, keys in ((self.rules, marks.rules), (self.cards, marks.cards)):
            for key in dict.fromkeys(keys):
                index.setdefault(key, []).append(name)


@dataclass
class Book:
    """What is to be shown: the rules, those that wait, and the cards, with those that do something."""

    ids: list[str]
    waiting: dict[str, Any]
    cards: frozenset[str] | None
    """None when there is no card catalogue."""
    effects: list[str]

    @property
    def need_tests(self) -> list[str]:
        """A contradiction needs no test: the rule that settles it does."""
        return [id for id in self.ids if not id.startswith("X-")]


# ---- reading the tests -----------------------------------------------------------------------------------


def read_tests(root: Path) -> Coverage:
    """Every test file below `root`/tests."""
    coverage = Coverage()
    for path in sorted((root / "tests").rglob("*.py")):
        if path.name.startswith("test_") or path.name.endswith("_test.py"):
            name = path.relative_to(root).as_posix()
            tree = ast.parse(path.read_bytes(), name)
            _read_body(_Words(tree).visit(tree).body, name, Marks(), coverage)
    return coverage


class _Words(ast.NodeTransformer):
    """Puts a string that the module names once, as in ``WALL = "Mirror Wall"``, where the name is read."""

    def __init__(self, tree: ast.Module) -> None:
        self.words: dict[str, ast.Constant] = {}
        for statement in tree.body:
            if isinstance(statement, ast.Assign):
                self.learn(statement.targets[0], statement.value)

    def learn(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, other in zip(target.elts, value.elts, strict=False):
                self.learn(one, other)
        elif (
            isinstance(target, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str)
        ):
            self.words[target.id] = value

    def visit_Name(self, node: ast.Name) -> ast.expr:
        word = self.words.get(node.id)
        if word is None or not isinstance(node.ctx, ast.Load):
            return node
        return ast.copy_location(ast.Constant(word.value), node)


def _read_body(body: Sequence[ast.stmt], place: str, outer: Marks, coverage: Coverage) -> None:
    """The tests of a module or a class called `place`, whose surroundings are marked with `outer`."""
    here = outer
    for statement in body:
        if _is_pytestmark(statement):
            here = here + _marks(statement, place, coverage)
    for statement in body:
        if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        name = f"{place}::{statement.name}"
        marks = here
        for decorator in statement.decorator_list:
            marks = marks + _marks(decorator, name, coverage)
        if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            _read_body(statement.body, name, marks, coverage)
        elif not isinstance(statement, ast.ClassDef) and statement.name.startswith("test"):
            coverage.add(name, marks)


def _is_pytestmark(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign | ast.AugAssign):
        targets = [statement.target]
    else:
        return False
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _marks(node: ast.AST, place: str, coverage: Coverage) -> Marks:
    """The markers in a decorator or in an assignment to ``pytestmark``."""
    marks = Marks()
    for name, arguments, whole in _markers(node):
        if name in NOT_RUN and whole:
            marks.not_run = True
        elif name in ("rule", "card") and (whole or not _skipped_case(node, arguments)):
            keys = marks.rules if name == "rule" else marks.cards
            for argument in arguments:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    keys.append(argument.value)
                else:
                    coverage.problems.append(
                        f"{place}: line {argument.lineno}: {name}() must name its {name}s as plain strings"
                    )
    return marks


def _markers(node: ast.AST) -> Iterator[tuple[str, list[ast.expr], bool]]:
    """Each ``mark.NAME`` with its arguments, and whether it marks more than one ``pytest.param``."""
    cases = {inner for call in ast.walk(node) if _is_param(call) for inner in ast.walk(call)}
    called = {call.func: call for call in ast.walk(node) if isinstance(call, ast.Call)}
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and _is_mark(inner.value):
            call = called.get(inner)
            yield inner.attr, list(call.args) if call else [], inner not in cases


def _is_mark(node: ast.expr) -> bool:
    """Is this ``pytest.mark`` or ``mark``?"""
    return (isinstance(node, ast.Attribute) and node.attr == "mark") or (
        isinstance(node, ast.Name) and node.id == "mark"
    )


def _is_param(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name | ast.Attribute)
        and (node.func.id if isinstance(node.func, ast.Name) else node.func.attr) == "param"
    )


def _skipped_case(node: ast.AST, arguments: Sequence[ast.expr]) -> bool:
    """Do these arguments of a marker stand in a ``pytest.param`` that is not run?"""
    for call in ast.walk(node):
        inside = set(ast.walk(call)) if _is_param(call) else set()
        if inside.intersection(arguments):
            names = {one.attr for one in inside if isinstance(one, ast.Attribute) and _is_mark(one.value)}
            return bool(names & NOT_RUN)
    return False


# ---- reading what is to be shown -------------------------------------------------------------------------


def rulebook_folder(root: Path) -> Path:
    return root / "src" / "spellspeed" / "rulebook"


def read_book(root: Path) -> Book:
    """The ids, what waits, and the printed facts of the cards, as they lie below `root`."""
    folder = rulebook_folder(root)
    sections = (_json(path) for path in sorted((folder / "sections").glob("*.json")))
    ids = [rule["id"] for section in sections for rule in section["rules"]]
    waiting = _json(folder / "waiting.json")
    facts = root / "src" / "spellspeed" / "cards" / "facts.json"
    if not facts.exists():
        return Book(ids, waiting, None, [])
    cards = _json(facts)["cards"]
    effects = [card["name"] for card in cards if card.get("needs_effect_code")]
    return Book(ids, waiting, frozenset(card["name"] for card in cards), effects)


def read_index(root: Path) -> Any:
    """The index as it was written last; None if it never was."""
    path = rulebook_folder(root) / "tests.json"
    return _json(path) if path.exists() else None


def index_of(coverage: Coverage, book: Book) -> Index:
    """The index as it should be: in the order of the book, only ids that exist."""
    return {id: coverage.rules[id] for id in book.ids if id in coverage.rules}


def _json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


# ---- judging ---------------------------------------------------------------------------------------------


def problems(root: Path) -> list[str]:
    """All that ``--check`` finds, one sentence each."""
    coverage, book = read_tests(root), read_book(root)
    known = frozenset(book.ids)
    found = list(coverage.problems)
    for id, names in coverage.rules.items():
        if id not in known:
            found += [f"{name}: there is no rule {id}" for name in names]
    for card, names in coverage.cards.items():
        if book.cards is not None and card not in book.cards:
            found += [f"{name}: there is no card {card}" for name in names]
    for id in book.waiting:
        if id not in known:
            found.append(f"{id}: waits, but there is no such rule")
        elif id in coverage.rules:
            found.append(f"{id}: no longer waits: remove it from waiting.json")
    found += [f"{id}: no test shows it, and it does not wait" for id in untested(coverage, book)]
    if read_index(root) != index_of(coverage, book):
        found.append("rulebook/tests.json is not what the tests say: run tools/coverage.py --write")
    return found


def untested(coverage: Coverage, book: Book) -> list[str]:
    """The rules that should have a test and have none."""
    return [id for id in book.need_tests if id not in coverage.rules and id not in book.waiting]


def missing(root: Path) -> list[str]:
    """All that ``--missing`` prints."""
    coverage, book = read_tests(root), read_book(root)
    lines = [f"{id}: no test" for id in untested(coverage, book)]
    for id in book.need_tests:
        if id in book.waiting and id not in coverage.rules:
            lines.append(f"{id}: no test, waits for {book.waiting[id]['issue']}")
    for card in book.effects:
        count = len(coverage.cards.get(card, ()))
        if count < TESTS_PER_CARD:
            lines.append(f"{card}: {('no test', 'only one test')[count]}")
    return lines


def read_played(root: Path) -> dict[str, dict[str, int]]:
    """Of each card that was played at random, how often each of its effects has resolved."""
    path = root / "bench" / "activations.json"
    return _json(path)["cards"] if path.exists() else {}


def card_table(root: Path, written: Container[str]) -> list[str]:
    """All that ``--cards`` prints: a head, then a line for each card with an effect."""
    coverage, book = read_tests(root), read_book(root)
    played = read_played(root)
    wide = max((len(card) for card in book.effects), default=0)
    lines = [f"{'card':{wide}}  effect   tests  resolved in random play"]
    for card in sorted(book.effects):
        tests = len(coverage.cards.get(card, ()))
        counts = played.get(card, {})
        resolved = f"{sum(map(bool, counts.values()))} of {len(counts)}" if counts else "not played"
        effect = "written" if card in written else "none"
        lines.append(f"{card:{wide}}  {effect:7}  {tests:5}  {resolved if card in written else ''}".rstrip())
    return lines


def card_summary(root: Path, written: Container[str]) -> str:
    book = read_book(root)
    played = read_played(root)
    done = [card for card in book.effects if card in written]
    resolved = sum(card in played and all(played[card].values()) for card in done)
    return (
        f"{len(done)} of {len(book.effects)} cards with an effect are written;"
        f" of {resolved} every effect has resolved in random play"
    )


def written_cards() -> frozenset[str]:
    """The cards whose effect is in the program; the one thing that is imported."""
    from spellspeed.cards.library import library

    return frozenset(name for name, script in library().scripts.items() if script.written)


def summary(root: Path) -> str:
    coverage, book = read_tests(root), read_book(root)
    shown = sum(id in coverage.rules for id in book.need_tests)
    cards = sum(len(coverage.cards.get(card, ())) >= TESTS_PER_CARD for card in book.effects)
    return (
        f"{shown} of {len(book.need_tests)} rules have a test, {len(book.waiting)} wait;"
        f" {cards} of {len(book.effects)} cards with an effect have at least two"
    )


def write_index(root: Path) -> None:
    index = index_of(read_tests(root), read_book(root))
    text = json.dumps(index, indent=2, ensure_ascii=False) + "\n"
    (rulebook_folder(root) / "tests.json").write_text(text, encoding="utf-8", newline="\n")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="write the index")
    what.add_argument("--check", action="store_true", help="end with 1 if anything is wrong")
    what.add_argument("--missing", action="store_true", help="print what has no test")
    what.add_argument("--cards", action="store_true", help="print what there is of each card with an effect")
    parser.add_argument("--root", type=Path, default=ROOT, help="another source tree")
    options = parser.parse_args(arguments)
    if options.write:
        write_index(options.root)
        print(summary(options.root))
        return 0
    if options.missing:
        for line in missing(options.root):
            print(line)
        print(summary(options.root), file=sys.stderr)
        return 0
    if options.cards:
        written = written_cards()
        print("\n".join(card_table(options.root, written)))
        print(card_summary(options.root, written), file=sys.stderr)
        return 0
    found = problems(options.root)
    for line in found:
        print(line)
    print(f"{len(found)} problems" if found else summary(options.root), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
