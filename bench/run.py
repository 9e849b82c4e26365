"""Measure Spellspeed, plain and compiled, and print a table: ``python bench/run.py``.

``--write`` puts the table into docs/bench.md. ``--profile`` tells where the plain core spends its time.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/bench.md"
BEGIN, END = "<!-- bench: written by bench/run.py -->\n", "<!-- bench: end -->\n"

# (what, key, unit, target plain, target compiled); a target is ">=" or "<=" and a number
ROWS = (
    ("random against random", "duels_per_s", "duels/s", ">= 40", ">= 200"),
    ("decisions with two options or more", "decisions_per_s", "a second", "", ">= 60000"),
    ("decisions in a duel", "decisions_per_duel", "", "", ""),
    ("`clone()` in the middle of a Chain", "clone_us", "µs", "<= 2", "<= 1"),
    ("start of a duel", "start_ms", "ms", "", "<= 1"),
    ("peak memory, 1,000 duels", "memory_mb", "MB", "<= 80", "<= 80"),
    ("heuristic against random, 400 duels", "won_percent", "% won", ">= 90", ">= 90"),
    ("the same", "heuristic_duels_per_s", "duels/s", "", ""),
    ("the same, with views", "ms_per_decision", "ms a decision", "", ""),
)


def environment(core: str) -> dict[str, str] | None:
    """The environment in which a process runs this core, or None where it cannot be compiled."""
    if core == "plain":
        return {**os.environ, "SPELLSPEED_PURE": "1", "PYTHONPATH": ""}
    made = subprocess.run(
        [sys.executable, ROOT / "tools/compile_core.py", "--for-tests"], stdout=subprocess.PIPE, text=True
    )
    if made.returncode:
        return None
    return {**os.environ, "SPELLSPEED_PURE": "", "PYTHONPATH": made.stdout.strip()}


def measured(environment: dict[str, str], *arguments: str) -> dict[str, object]:
    command = [sys.executable, str(ROOT / "bench/measure.py"), *arguments]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(done.returncode)
    return json.loads(done.stdout)


def measure(core: str, chosen: argparse.Namespace) -> dict[str, object] | None:
    where = environment(core)
    if where is None:
        print("It cannot be compiled here.", file=sys.stderr)
        return None
    decks = ("--decks", chosen.decks)
    print(f"{core}: random against random ...", file=sys.stderr)
    found = measured(where, *decks, "--seconds", "1" if chosen.quick else "5")
    if found["core"] != core:
        raise SystemExit(f"this was to be {core}, but {found['core']} ran")
    print(f"{core}: memory ...", file=sys.stderr)
    found |= measured(where, *decks, "--memory", "100" if chosen.quick else "1000")
    print(f"{core}: heuristic against random ...", file=sys.stderr)
    duels = "40" if chosen.quick else "400"
    beginner = measured(where, *decks, "--heuristic", duels)
    found["heuristic_duels_per_s"] = beginner["duels_per_s"]
    found["won_percent"] = beginner["won_percent"]
    found["ms_per_decision"] = beginner["ms_per_decision"]
    found["errors"] = int(str(found["errors"])) + int(str(beginner["errors"]))
    return found


def shown(value: object, unit: str, target: str) -> str:
    if value is None:
        return "–"
    number = float(str(value))
    text = f"{number:,.0f}" if number >= 1000 else f"{number:.0f}" if number >= 100 else f"{number:.3g}"
    text = f"{text} {unit}".strip()
    if target:
        sign, _, wanted = target.partition(" ")
        good = number >= float(wanted) if sign == ">=" else number <= float(wanted)
        wish = f"{float(wanted):,g}"
        text += f" ({'≥' if sign == '>=' else '≤'} {wish}{'' if good else ': missed'})"
    return text


def table(results: dict[str, dict[str, object] | None]) -> str:
    cores = [core for core, found in results.items() if found is not None]
    rows = [["measured (target)", *cores]]
    for what, key, unit, plain, compiled in ROWS:
        targets = {"plain": plain, "compiled": compiled}
        rows.append([what, *(shown(results[core].get(key), unit, targets[core]) for core in cores)])
    rows.append(["errors", *(str(results[core]["errors"]) for core in cores)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines) + "\n"


def commit() -> str:
    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.strip()

    changed = " with changes" if git("status", "--porcelain", "--", "src") else ""
    return (git("rev-parse", "--short", "HEAD") or "unknown") + changed


def write(text: str, decks: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    head = (
        f"Measured on {datetime.date.today()} at commit {commit()}, Python {platform.python_version()}, "
        f"{platform.machine()}, decks {decks.replace(',', ' and ')}.\n\n"
    )
    PAGE.write_text(f"{before}{BEGIN}{head}{text}{END}{after}", encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--core", choices=("plain", "compiled", "both"), default="both")
    parser.add_argument("--decks", default="SDY,SDK", help="two decks, with a comma between")
    parser.add_argument("--quick", action="store_true", help="less exact, in a tenth of the time")
    parser.add_argument("--write", action="store_true", help="put the table into docs/bench.md")
    parser.add_argument("--profile", action="store_true", help="only: where the plain core spends its time")
    parser.add_argument("--players", default="random,random", help="for --profile")
    chosen = parser.parse_args()
    if chosen.profile:
        where = environment("plain")
        words = ("--decks", chosen.decks, "--profile", chosen.players)
        raise SystemExit(subprocess.call([sys.executable, ROOT / "bench/measure.py", *words], env=where))
    cores = ("plain", "compiled") if chosen.core == "both" else (chosen.core,)
    text = table({core: measure(core, chosen) for core in cores})
    print(text, end="")
    if chosen.write:
        write(text, chosen.decks)


if __name__ == "__main__":
    main()
