"""Reading the rulebook: the sections, the switches, what waits, and which test shows what."""

import difflib
import re
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

__all__ = [
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

Confidence = Literal["H", "M", "L", ""]
"""How sure we are: H printed, dated or never changed; M written a little later, with no sign of a change;
L little is known, and we had to choose.

A contradiction (X-…) has none: the rule that settles it has.
"""

_FOLDER: Final = Path(__file__).parent
_ID: Final = re.compile(r"(?:([RJ])-?([A-Z]+)|(X))-?([0-9]{1,3})")
_WORD: Final = re.compile(r"[a-z0-9]+")


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the rulebook.

    >>> rule("R-WIN-01")
    Rule(id='R-WIN-01', sentence='Both players start the Duel with 8000 Life Points.',
    source='Rulebook, Winning a Duel', confidence='H',
    section='Winning, losing and drawing a Duel', settled_by=())
    """

    id: str
    """R-… printed in the rulebook, J-… a ruling of judges, X-… a contradiction in the rulebook."""
    sentence: str
    """What the rule says, as a player is told it."""
    source: str
    """Where it comes from."""
    confidence: Confidence
    section: str
    """The title of its section."""
    settled_by: tuple[str, ...] = ()
    """The ids that have the last word on it; every X-… has some."""


class Switch(msgspec.Struct, frozen=True, kw_only=True):
    """A point on which rulebook, judges and later policy differ, and how it may be set.

    >>> switches()["toss"].values
    ('winner_chooses', 'winner_starts')
    """

    name: str
    sentence: str
    """What it decides."""
    default: bool | str
    values: tuple[bool | str, ...]
    rules: tuple[str, ...]
    """The ids it concerns."""


class Waiting(msgspec.Struct, frozen=True):
    """Why a rule has no test yet."""

    issue: str
    """The title of the issue that will bring the test."""
    why: str


class UnknownRule(LookupError):
    """No rule has this id. The message is one sentence for a person; `nearest` holds the ids most like it."""

    def __init__(self, message: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.nearest = nearest


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    sentence: str
    source: str
    confidence: Confidence
    settled_by: tuple[str, ...] = ()


class _Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: str
    rules: tuple[_Row, ...]


class _Switches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    switches: tuple[Switch, ...]
    presets: dict[str, dict[str, bool | str]]


@cache
def rules() -> dict[str, Rule]:
    """Every rule by its id, in the order of the book; the same as ``rulebook.RULES``."""
    decoder = msgspec.json.Decoder(_Section)
    book: dict[str, Rule] = {}
    for path in sorted((_FOLDER / "sections").glob("*.json")):
        section = decoder.decode(path.read_bytes())
        for row in section.rules:
            book[row.id] = Rule(
                id=row.id,
                sentence=row.sentence,
                source=row.source,
                confidence=row.confidence,
                section=section.section,
                settled_by=row.settled_by,
            )
    return book


def rule(id: str) -> Rule:
    """The rule with this id; capitals and leading noughts do not matter.

    >>> rule("j-win-9").sentence
    'Life Points have no upper limit, and a player may concede at any time.'

    Raises UnknownRule, which names the nearest ids.

    >>> rule("R-GEN-99")
    Traceback (most recent call last):
    ...
    spellspeed.rulebook.book.UnknownRule: there is no rule R-GEN-99; the nearest are R-GEN-09, ...
    """
    book = rules()
    found = book.get(id) or book.get(_tidy(id))
    if found is None:
        near = nearest(id)
        name = "".join(sign if sign.isprintable() else "?" for sign in _tidy(id)[:40])
        raise UnknownRule(f"there is no rule {name}; the nearest are {', '.join(near)}", near)
    return found


def sentence(id: str) -> str:
    """The sentence of the rule with this id.

    >>> sentence("R-CHAIN-01")
    'The first activation is Chain Link 1, and each response is the next Chain Link.'
    """
    return rule(id).sentence


def family(prefix: str) -> list[Rule]:
    """The rules whose ids begin with these letters, up to the number.

    >>> [one.id for one in family("R-KIND")]
    ['R-KIND-01', 'R-KIND-02', 'R-KIND-03', 'R-KIND-04', 'R-KIND-05', 'R-KIND-06']
    """
    wanted = prefix.strip().upper().rstrip("-")
    return [one for one in rules().values() if one.id.rpartition("-")[0] == wanted]


def search(words: str) -> list[Rule]:
    """The rules that have all these words, or words that begin so, in id, sentence, section or source.

    Those whose sentence has the most of the words as they are come first.

    >>> [one.id for one in search("coin toss starts")]
    ['R-MATCH-06', 'J-MATCH-02']
    >>> [one.id for one in search("chain energy")]
    ['J-WIN-01', 'J-EFF-07']
    """
    wanted = _WORD.findall(words.casefold())
    if not wanted:
        return []
    found: list[tuple[int, Rule]] = []
    for one in rules().values():
        said = set(_WORD.findall(one.sentence.casefold()))
        around = said.union(_WORD.findall(f"{one.id} {one.section} {one.source}".casefold()))
        if all(_has(around, word) for word in wanted):
            found.append((-sum(word in said for word in wanted), one))
    found.sort(key=lambda pair: pair[0])
    return [one for _, one in found]


def nearest(id: str, count: int = 3) -> tuple[str, ...]:
    """The ids most like this one, best first.

    >>> nearest("R-CHAINS-2", 1)
    ('R-CHAIN-02',)
    """
    return tuple(difflib.get_close_matches(_tidy(id)[:40], rules(), n=count, cutoff=0.0))


@cache
def switches() -> dict[str, Switch]:
    """Every switch by its name; the same as ``rulebook.SWITCHES``.

    >>> switches()["quick_play_hand"].default
    'any_phase'
    """
    return {one.name: one for one in _switches().switches}


@cache
def presets() -> dict[str, dict[str, bool | str]]:
    """Every preset by its name, with a value for each switch; the same as ``rulebook.PRESETS``.

    >>> presets()["letter"]["quick_play_hand"]
    'main_and_battle'
    """
    default = {one.name: one.default for one in _switches().switches}
    return {name: default | values for name, values in _switches().presets.items()}


def switches_of(id: str) -> list[Switch]:
    """The switches that concern this rule.

    >>> [one.name for one in switches_of("J-MAG-01")]
    ['quick_play_hand']
    """
    return [one for one in switches().values() if id in one.rules]


@cache
def waiting() -> dict[str, Waiting]:
    """The rules that have no test yet, and the issue each of them waits for.

    >>> [id for id, waits in waiting().items() if not waits.issue or id not in rules()]
    []
    """
    return msgspec.json.decode((_FOLDER / "waiting.json").read_bytes(), type=dict[str, Waiting])


def shown_by(id: str) -> tuple[str, ...]:
    """The tests that show this rule, as ``tests/rules/test_win.py::test_name``; perhaps none.

    They are read from the index that ``tools/coverage.py --write`` writes: an installed game has no tests.
    """
    return _tests().get(id, ())


@cache
def _switches() -> _Switches:
    return msgspec.json.decode((_FOLDER / "switches.json").read_bytes(), type=_Switches)


@cache
def _tests() -> dict[str, tuple[str, ...]]:
    return msgspec.json.decode((_FOLDER / "tests.json").read_bytes(), type=dict[str, tuple[str, ...]])


def _tidy(id: str) -> str:
    """`id` as the book writes it, as far as it looks like an id at all."""
    text = id.strip().upper()
    parts = _ID.fullmatch(text)
    if parts is None:
        return text
    kind, letters, contradiction, number = parts.groups()
    return f"{contradiction or f'{kind}-{letters}'}-{int(number):02}"


def _has(words: set[str], wanted: str) -> bool:
    """Is one of the words, or its plural or singular, the wanted one or longer than it?"""
    if wanted in words:
        return True
    stem = wanted[:-1] if len(wanted) > 3 and wanted.endswith("s") else wanted
    return any(word.startswith(stem) for word in words)
