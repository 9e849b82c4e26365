"""Show rules: by id, by the beginning of an id, or by words.

For each rule one sentence, where it comes from, and the tests that show it. Without words, all of them.
Ends with status 2 if there is no rule with the id, 1 if no rule has all the words.

  spellspeed rules R-TRAP-02 J-MAG-02
  spellspeed rules R-TRIB
  spellspeed rules trap hole
"""

import json
import re
import sys
from typing import Annotated, Any, Final

from cyclopts import Parameter

from spellspeed import rulebook
from spellspeed.rulebook import Rule, UnknownRule

NOTHING_FOUND: Final = 1
UNKNOWN_ID: Final = 2
LOOKS_LIKE_AN_ID: Final = re.compile(r"[a-z](-[a-z0-9]*)+|[a-z]+-\d\d+|x\d*", re.IGNORECASE)
SURENESS: Final = {
    "H": "high",
    "M": "middling, from sources a little later",
    "L": "low, we had to choose",
}


def chosen(words: tuple[str, ...]) -> list[Rule]:
    """The rules that are asked for; raises UnknownRule when one of the ids is none."""
    if not words:
        return list(rulebook.RULES.values())
    if not all(LOOKS_LIKE_AN_ID.fullmatch(word) for word in words):
        return rulebook.search(" ".join(words))
    found = (rulebook.family(word) or [rulebook.rule(word)] for word in words)
    return list(dict.fromkeys(rule for group in found for rule in group))


def described(rule: Rule) -> dict[str, Any]:
    """A rule as it goes into ``--json``."""
    return {
        "id": rule.id,
        "sentence": rule.sentence,
        "source": rule.source,
        "tests": list(rulebook.shown_by(rule.id)),
        "confidence": rule.confidence,
        "section": rule.section,
        "settled_by": list(rule.settled_by),
        "switches": [switch.name for switch in rulebook.switches_of(rule.id)],
    }


def sentences(rule: Rule) -> list[str]:
    """The same for people: one fact a line."""
    lines = [f"{rule.id}: {rule.sentence}", f"  source: {rule.source}"]
    if rule.id[0] == "J" and rule.confidence:
        lines.append(f"  confidence: {SURENESS[rule.confidence]}")
    if rule.settled_by:
        lines.append(f"  settled by: {', '.join(rule.settled_by)}")
    for switch in rulebook.switches_of(rule.id):
        values = ", ".join(_word(value) for value in switch.values)
        lines.append(f"  switch: {switch.name} ({values}; the first is the usual one)")
    tests = rulebook.shown_by(rule.id)
    lines += [f"  test: {name}" for name in tests]
    if not tests and rule.id in rulebook.waiting():
        lines.append(f"  test: none yet, waits for “{rulebook.waiting()[rule.id].issue}”")
    elif not tests and rule.id[0] != "X":
        lines.append("  test: none yet")
    return lines


def _word(value: bool | str) -> str:
    return str(value).lower()


def command(
    *words: Annotated[str, Parameter(help="Ids such as R-TRAP-02, beginnings such as R-TRAP, or any words.")],
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="Print a JSON list.")] = False,
) -> int:
    try:
        found = chosen(words)
    except UnknownRule as error:
        print(f"spellspeed rules: {error}", file=sys.stderr)
        return UNKNOWN_ID
    if as_json:
        print(json.dumps([described(rule) for rule in found], indent=2, ensure_ascii=False))
    elif found:
        print("\n".join(line for rule in found for line in sentences(rule)))
    if not found:
        print("spellspeed rules: no rule has all of these words", file=sys.stderr)
        return NOTHING_FOUND
    return 0
