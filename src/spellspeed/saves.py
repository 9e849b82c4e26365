"""Snapshots: a duel exactly as it stands, as data. See docs/saves-and-logs.md.

What decides the future of a duel is packed field by field: the tables below name every field of every record,
and a test compares them with the records. Programs, effects, static effects and cards are told by name. The
open question is not packed but asked anew (law 2), and compared.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec

from . import __version__, protocol
from .duel import records
from .duel.effects import Effect, Library, Script, Static
from .duel.machine import RULE_PROGRAMS, Program
from .duel.records import Decision
from .duel.rules import Rules
from .duel.setup import listen
from .duel.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "FIELDS",
    "LEFT_OUT",
    "BadSave",
    "fingerprint",
    "pack",
    "read_save",
    "restore",
    "snapshot",
    "state_hash",
    "table_hash",
    "unpack",
]


class BadSave(ValueError):
    """A saved duel cannot be read. The message is one sentence for a person."""


# ---- which fields a record has -----------------------------------------------------------------------------

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "Card": (
        "uid",
        "script",
        "owner",
        "side",
        "zone",
        "slot",
        "up",
        "attacking",
        "visit",
        "face",
        "arrived",
        "turn",
        "by",
        "changed",
        "declared",
        "attacks",
        "proper",
        "known",
        "handle_0",
        "handle_1",
        "host",
        "negaters",
        "claims",
        "notes",
        "since",
        "mixed",
        "mixed_known",
        "muted",
    ),
    "Claim": ("player", "lasts", "source", "order"),
    "Was": ("card", "attack", "defense", "level"),
    "Event": (
        "kind",
        "moment",
        "player",
        "cards",
        "was",
        "amount",
        "cause",
        "source",
        "by",
        "seen",
        "text",
    ),
    "Force": ("order", "static", "source", "player", "until", "turn", "targets", "count"),
    "Link": (
        "effect",
        "source",
        "player",
        "side",
        "ctx",
        "negated",
        "effect_negated",
        "gone",
        "order",
        "harm",
    ),
    "Chain": ("links", "priority", "passes", "resolving", "parent"),
    "Attack": (
        "attacker",
        "target",
        "defenders",
        "order",
        "direct",
        "negated",
        "marked",
        "lately",
        "by_trap",
        "turned",
        "hidden",
        "repelled",
        "forced",
        "parent",
    ),
    "Bout": ("attacker", "target", "order", "phase", "step", "attack", "stop_battle", "parent"),
    "Waiting": ("effect", "source", "player", "event", "substep"),
    "Task": ("program", "ctx"),
    "Duty": ("effect", "source", "player", "targets", "notes"),
    "Ctx": ("player", "card", "source", "effect", "event", "targets", "values"),
    "Frame": ("program", "ctx"),
    "Outcome": ("winner", "reason", "rule"),
}
"""The fields of every record, in the order in which they are packed."""

_GIVEN: Final[dict[str, tuple[str, ...]]] = {
    "Card": ("uid", "script", "owner", "zone"),
    "Link": ("effect", "source", "player", "side", "ctx"),
    "Attack": ("attacker", "target", "defenders", "order", "parent"),
}
"""What a record is made from, where that is not all of its fields in order."""

STATE_FIELDS: Final = (
    "turn",
    "turn_player",
    "phase",
    "step",
    "substep",
    "lp",
    "summons_left",
    "cards",
    "piles",
    "chain",
    "attack",
    "bout",
    "forces",
    "waiting",
    "tasks",
    "duties",
    "moment",
    "entered",
    "order",
    "last",
    "window",
    "window_kind",
    "answered",
    "broken",
    "memory",
    "last_memory",
    "notes",
    "stop_battle",
    "pace",
    "seen",
    "circle",
    "trail",
    "handles",
    "turned",
    "generator",
    "forced",
    "dirty",
    "outcome",
    "asked",
    "stack",
    "pcs",
)
_LISTS: Final = ("cards", "piles", "stack", "pcs")
_MACHINE: Final = ("asked", "stack", "pcs")
"""How the machine stands, as against what lies on the table."""

LEFT_OUT: Final[dict[str, tuple[str, ...]]] = {
    "Event": ("shown", "origin"),
    "State": (
        "library",
        "rules",
        "force_kinds",
        "decision",
        "listeners",
        "answerable",
        "traits",
        "odd",
        "remembered",
        "duty_cards",
        "shared",
        "news",
        "quiet",
        "explaining",
        "refusals",
    ),
}
"""What is not packed: it is made anew, or only for the players' eyes."""

_CLASSES: Final[dict[str, Any]] = {name: getattr(records, name) for name in FIELDS}


# ---- packing -----------------------------------------------------------------------------------------------


def _pack(value: object) -> object:
    """Numbers, words and truth values as they are, tuples as lists; a record is {its name: [its fields]}."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return [_pack(one) for one in value]
    name = type(value).__name__
    fields = FIELDS.get(name)
    if fields is not None:
        return {name: [_pack(getattr(value, field)) for field in fields]}
    if isinstance(value, Script):
        return {"card": value.facts.name}
    if isinstance(value, Program):
        return {"program": value.name}
    if isinstance(value, Effect):
        return {"effect": [value.script_name, value.index]}
    if isinstance(value, Static):
        return {"static": value.name}
    if isinstance(value, dict):
        return {"dict": [[key, _pack(value[key])] for key in sorted(value)]}
    if isinstance(value, list):
        return {"list": [_pack(one) for one in value]}
    if isinstance(value, (set, frozenset)):
        return {"set": [_pack(one) for one in sorted(value)]}
    raise TypeError(f"a state cannot hold a {name}: {value!r}")


def pack(duel: State) -> dict[str, Any]:
    """All that decides the future of the duel, as plain data for JSON."""
    packed = {}
    for field in STATE_FIELDS:
        value = getattr(duel, field)
        packed[field] = [_pack(one) for one in value] if field in _LISTS else _pack(value)
    decision = duel.decision
    packed["decision"] = None if decision is None else _question(decision)
    return packed


def _question(decision: Decision) -> list[object]:
    """Enough of the open question to know it again."""
    keys = "\n".join(option.key for option in decision.options)
    return [decision.number, decision.player, decision.kind, sha256(keys.encode()).hexdigest()[:16]]


class _Unpacker:
    def __init__(self, library: Library) -> None:
        self.library = library

    def __call__(self, value: object) -> Any:
        if isinstance(value, list):
            return tuple([self(one) for one in value])
        if not isinstance(value, dict):
            return value
        ((kind, inner),) = value.items()
        fields = FIELDS.get(kind)
        if fields is not None:
            given = {field: self(one) for field, one in zip(fields, inner, strict=True)}
            made = _CLASSES[kind](*(given.pop(field) for field in _GIVEN.get(kind, fields)))
            for field, one in given.items():
                setattr(made, field, one)
            if kind == "Event":
                made.shown = ()
                made.origin = None
            return made
        if kind == "card":
            return self.library.script(inner)
        if kind == "program":
            return self.library.program(inner)
        if kind == "effect":
            return self.library.effect(*inner)
        if kind == "static":
            return self.library.static(inner)
        if kind == "dict":
            return {key: self(one) for key, one in inner}
        if kind == "list":
            return [self(one) for one in inner]
        if kind == "set":
            return frozenset(self(one) for one in inner)
        raise KeyError(kind)


def unpack(packed: Mapping[str, Any], library: Library, rules: Rules) -> State:
    """The duel that was packed, at the same question. Raises whatever goes wrong; see `restore`."""
    duel = State(library, rules)
    duel.begin()
    unpacked = _Unpacker(library)
    for field in STATE_FIELDS:
        value = unpacked(packed[field])
        setattr(duel, field, list(value) if field in _LISTS else value)
    kinds = 0
    for force in duel.forces:
        kinds |= force.static.kind
    duel.force_kinds = kinds
    listen(duel)
    asked = packed["decision"]
    if asked is not None:
        _check_piles(duel)
        number, player, _, _ = asked
        first, second = duel.asked
        duel.asked = (first - 1, second) if player == 0 else (first, second - 1)
        duel.run_step()
        if duel.decision is None or _question(duel.decision) != list(asked):
            raise ValueError(f"question {number} is not asked again")
    duel.news = []
    return duel


def _check_piles(duel: State) -> None:
    """Every card lies exactly where it says."""
    lying = sorted(uid for pile in duel.piles for uid in pile if uid >= 0)
    placed = [card.uid for card in duel.cards if card.zone]
    if lying != placed or [card.uid for card in duel.cards] != list(range(len(duel.cards))):
        raise ValueError("cards and piles do not agree")


# ---- hashes ------------------------------------------------------------------------------------------------

_encode: Final = msgspec.json.Encoder(order="deterministic").encode


def _hash(packed: Mapping[str, Any]) -> str:
    return sha256(_encode(packed)).hexdigest()


def _seal(packed: Mapping[str, Any], log: protocol.Log | None) -> str:
    """A hash of all that a snapshot holds."""
    return sha256(_encode(packed) + (b"" if log is None else protocol.encode(log))).hexdigest()


def state_hash(duel: State) -> str:
    """A hash of all that decides the future: equal for duels that will go on alike."""
    return _hash(pack(duel))


def table_hash(duel: State) -> str:
    """A hash of what lies on the table, generator included, whatever the machine is doing. Logs hold it."""
    packed: dict[str, Any] = {"cards": [_card(one) for one in duel.cards]}
    for field in STATE_FIELDS:
        if field != "cards" and field not in _MACHINE:
            value = getattr(duel, field)
            packed[field] = [_pack(one) for one in value] if field in _LISTS else _pack(value)
    return _hash(packed)


def _card(card: records.Card) -> msgspec.Raw:
    """A card as JSON. Cards are never changed, and from turn to turn most of them stay."""
    found = _CARDS.get(id(card))
    if found is not None:
        return found[1]
    if len(_CARDS) >= _MOST_CARDS:
        _CARDS.clear()
    made = msgspec.Raw(_encode(_pack(card)))
    _CARDS[id(card)] = (card, made)
    return made


_CARDS: Final[dict[int, tuple[records.Card, msgspec.Raw]]] = {}
"""By identity; the card is kept, so that no other takes its place in memory."""
_MOST_CARDS: Final = 30_000


@lru_cache(maxsize=8)
def fingerprint(library: Library) -> str:
    """A hash of the programs of the rules, of the form of the records, and of the version of the cards."""
    programs = [
        [program.name, [type(step).__name__ for step in program.steps]]
        for _, program in sorted(RULE_PROGRAMS.items())
        if all(type(step).__module__.startswith("spellspeed.duel.") for step in program.steps)
    ]
    return sha256(_encode([library.version, programs, FIELDS, STATE_FIELDS])).hexdigest()[:32]


# ---- snapshots ---------------------------------------------------------------------------------------------


def snapshot(duel: State, log: protocol.Log | None = None) -> protocol.Snapshot:
    """The duel as it stands.

    >>> from spellspeed import Deck, Duel
    >>> duel = Duel.start(Deck("A", ("Mystical Elf",) * 40), Deck("B", ("Battle Ox",) * 40), seed=1)
    >>> saved = snapshot(duel.state)
    >>> state_hash(restore(saved)) == saved.hash
    True
    """
    packed = pack(duel)
    return protocol.Snapshot(
        engine=__version__,
        library=duel.library.version,
        version=fingerprint(duel.library),
        rules=_rules(duel.rules),
        hash=_seal(packed, log),
        state=packed,
        log=log,
    )


def _rules(rules: Rules) -> dict[str, str | bool]:
    return {name: value for name, value in rules.items().items() if isinstance(value, (str, bool))}


def restore(saved: protocol.Snapshot, library: Library | None = None) -> State:
    """The duel of a snapshot, at the same question.

    Raises BadSave when it comes from another version of the programs or cards, or is damaged.
    """
    if library is None:
        from .cards.library import library as whole_library

        library = whole_library()
    if saved.version != fingerprint(library):
        raise BadSave(
            f"this snapshot was saved by another version (Spellspeed {saved.engine}); "
            + ("the log in it can be replayed" if saved.log is not None else "it cannot be read by this one")
        )
    if _seal(saved.state, saved.log) != saved.hash:
        raise BadSave("this snapshot is damaged: its hash is wrong")
    try:
        return unpack(saved.state, library, Rules(**saved.rules))  # type: ignore[arg-type]
    except Exception as error:  # whatever can go wrong with made-up data
        raise BadSave(f"this snapshot is damaged: {type(error).__name__} {error}".rstrip()) from error


def read_save(data: bytes | str) -> protocol.Snapshot | protocol.Log:
    """A snapshot or a log from the bytes of a file. Raises BadSave when it is neither.

    >>> read_save(b'{"format":"chess"}')
    Traceback (most recent call last):
    ...
    spellspeed.saves.BadSave: this is no saved duel: Invalid value 'chess' - at `$.format`
    """
    try:
        saved: protocol.Snapshot | protocol.Log = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(f"this is no saved duel: {error}") from None
    except RecursionError:
        raise BadSave("this is no saved duel: it is nested too deeply") from None
    return saved


_decoder: Final = msgspec.json.Decoder(protocol.Snapshot | protocol.Log)
