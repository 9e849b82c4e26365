"""The rules of 2 February 2004, each under its id, with one sentence and where it comes from.

A move that is refused is explained with these sentences, a test names the ids it shows, and
``spellspeed rules`` reads the same words. How the ids are made is told in docs/rules.md.

>>> from spellspeed import rulebook
>>> rulebook.sentence("R-TRAP-02")
"A Trap may be activated from the opponent's next turn on, not in the turn it was Set."
>>> rulebook.rule("J-WIN-09").source
'Upper Deck judges, 1 Feb 2004 (Yata-Garasu)'
>>> len(rulebook.RULES)
389

Importing the package reads no rule; the files are read when the first rule is asked for.
"""

from typing import TYPE_CHECKING, Any

from .book import (
    Confidence,
    Rule,
    Switch,
    UnknownRule,
    Waiting,
    family,
    nearest,
    presets,
    rule,
    rules,
    search,
    sentence,
    shown_by,
    switches,
    switches_of,
    waiting,
)

if TYPE_CHECKING:
    RULES: dict[str, Rule]
    """Every rule by its id, in the order of the book."""
    SWITCHES: dict[str, Switch]
    """Every switch by its name."""
    PRESETS: dict[str, dict[str, bool | str]]
    """Every preset by its name: the value it gives to each switch."""

__all__ = [
    "PRESETS",
    "RULES",
    "SWITCHES",
    "Confidence",
    "Rule",
    "Switch",
    "UnknownRule",
    "Waiting",
    "family",
    "nearest",
    "presets",
    "rule",
    "rules",
    "search",
    "sentence",
    "shown_by",
    "switches",
    "switches_of",
    "waiting",
]

_READ_WHEN_ASKED_FOR = {"RULES": rules, "SWITCHES": switches, "PRESETS": presets}


def __getattr__(name: str) -> Any:
    if name not in _READ_WHEN_ASKED_FOR:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = _READ_WHEN_ASKED_FOR[name]()
    return value
