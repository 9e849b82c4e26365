"""What the run of bench/activations.py has found, and the page it is told on (docs/coverage.md)."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
RESULT = Path(__file__).with_name("activations.json")
REASONS = Path(__file__).with_name("unreached.toml")
DOCS = ROOT / "docs" / "coverage.md"
FIRST_MARK, LAST_MARK = "<!-- played: written by bench/activations.py -->", "<!-- played: end -->"


def read_result() -> dict[str, Any]:
    """The result that was written last; empty if there is none."""
    if not RESULT.exists():
        return {"cards": {}}
    found: dict[str, Any] = json.loads(RESULT.read_text(encoding="utf-8"))
    return found


def read_reasons() -> dict[str, dict[str, str]]:
    """Of the effects that random play does not reach: why, and the test that shows them."""
    return tomllib.loads(REASONS.read_text(encoding="utf-8"))


def unreached(result: dict[str, Any]) -> list[str]:
    """The effects that have not resolved, by their names in the engine."""
    return [
        f"{card}#{effect}"
        for card, effects in result["cards"].items()
        for effect, count in effects.items()
        if not count
    ]


def page(result: dict[str, Any]) -> str:
    """The page with the result in its place."""
    counts = [count for effects in result["cards"].values() for count in effects.values()]
    left = unreached(result)
    reasons = read_reasons()
    lines = [
        f"{result['date']}, commit {result['commit']}: {result['duels']:,} random duels. Of"
        f" {len(counts)} effects of {len(result['cards'])} cards {len(counts) - len(left)} have resolved,"
        f" {sum(0 < count < 5 for count in counts)} of them less than five times.",
    ]
    if left:
        lines += ["", "| not reached | why | shown by |", "|---|---|---|"]
    for name in left:
        known = reasons.get(name, {})
        test = known.get("test", "").rpartition("::")[2]
        lines.append(
            f"| {name} | {known.get('reason', 'not looked into yet')} | {f'`{test}`' if test else ''} |"
        )
    text = DOCS.read_text(encoding="utf-8")
    head, rest = text.split(FIRST_MARK)
    told = "\n".join(lines)
    return f"{head}{FIRST_MARK}\n{told}\n{LAST_MARK}{rest.split(LAST_MARK)[1]}"
