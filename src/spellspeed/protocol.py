"""The one wire format: what players, tables, servers, bots and files say to each other, as JSON.

Every message is a small record with named fields. Fields that hold their usual value are left out, so a
reader must supply the defaults told here; fields and values may be added in later versions, so a reader must
pass over what it does not know. ``spellspeed schema`` prints the same as a JSON Schema; docs/protocol.md
tells it in words.

Words used throughout:

* A *seat* is 0 or 1.
* A *handle* is a short string that names a card for one viewer, such as "c12" or "deck-Kuriboh-1".
  It says nothing that this viewer may not know.
* A *key* names an answer to one question: the same answer to the same question has the same key.
* A *name* is empty where the viewer may not know which card it is.

>>> option = Option("summon:c3", "Summon Kuriboh", "summon", card="c3")
>>> encode(option)
b'{"key":"summon:c3","sentence":"Summon Kuriboh","verb":"summon","card":"c3"}'
>>> decode(encode(option), Option) == option
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

__all__ = [
    "MESSAGES",
    "Answer",
    "AttackView",
    "CardView",
    "ChooseStep",
    "Clock",
    "ConcedeStep",
    "Decision",
    "DuelStep",
    "Event",
    "EventCard",
    "LinkView",
    "Log",
    "LoggedAnswer",
    "LoggedDeck",
    "MatchLog",
    "MatchOutcome",
    "MatchStep",
    "Option",
    "Outcome",
    "ReadyStep",
    "Reason",
    "Refusal",
    "Shuffled",
    "SideStep",
    "Snapshot",
    "SumEntry",
    "TableSide",
    "TimeStep",
    "TurnHash",
    "UnsideStep",
    "View",
    "WhyNot",
    "decode",
    "encode",
    "schema",
]

Value = str | bool
T = TypeVar("T")


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer to a question."""

    key: str
    """What is sent back to choose it."""
    sentence: str
    """The same for a person: "Summon Summoned Skull (2 Tributes)"."""
    verb: str
    """summon, set, activate, flip-summon, change-position, attack, special-summon, phase, pass, pick, done,
    yes, no, mode, position, zone, declare or first."""
    card: str = ""
    """Handle of the card it is about."""
    effect: int = -1
    """Which effect of that card, counted from 0; -1 where the verb needs none."""
    target: str = ""
    """Handle of the card that is attacked, or "player" for a direct attack."""
    zone: str = ""
    """For the verb zone: which kind of zone is meant. `number` says which one."""
    number: int = -1
    """A phase (1 to 6), a position (1 Attack, 2 Defense, 3 face-down Defense), a zone (1 to 5 from the
    player's left), or a number that is declared; -1 for none."""
    word: str = ""
    """A phase, position, mode, name, Type or Attribute in words."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="decision"):
    """A question to one player, with every legal answer."""

    number: int
    """Sent back with the answer, so that a stale one is refused. It grows with each question to a player."""
    player: int
    kind: str
    """act, respond, choose, yes-no, option, position, order or declare."""
    prompt: str
    options: tuple[Option, ...]
    about: str = ""
    """Handle of the card whose effect, Summon or link asks."""
    least: int = 1
    most: int = 1
    """Of a choice of several cards, which are picked one at a time: how many in all."""
    picked: tuple[str, ...] = ()
    """Handles of those picked before."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="answer"):
    """What a player sends back."""

    key: str
    number: int = 0
    """The question's number; 0: whichever is open."""


class Reason(msgspec.Struct, frozen=True):
    """One rule that forbids a move."""

    rule: str
    """An id of `spellspeed.rulebook`."""
    sentence: str


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="refusal"):
    """An answer was not accepted; nothing has changed and the question is still open."""

    sentence: str
    reasons: tuple[Reason, ...] = ()


class EventCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card of an event, with where it is now and, if it moved, where it was."""

    name: str = ""
    handle: str = ""
    """Empty for a card the viewer cannot follow by eye."""
    seat: int = -1
    zone: str = ""
    slot: int = 0
    """1 to 5 from the player's left; 0 outside the zones of the field."""
    from_seat: int = -1
    from_zone: str = ""
    from_slot: int = 0


class WhyNot(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="why-not"):
    """A player wishes to know why he cannot make a move. A `Refusal` answers; without reasons, he can."""

    verb: str
    """summon, set, activate, flip-summon, change-position, attack, special-summon or phase."""
    card: str = ""
    """A handle or the name of a card that he can see; for a phase its name."""
    target: str = ""
    """What is attacked: a handle, a name, "player", or nothing for any."""
    effect: int = -1
    """Which effect of the card; -1 for any."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="event"):
    """Something that happened. Events with the same moment happened at once."""

    kind: str
    """turn, phase, step, draw, move, attempt, summon, set, flip, position, attack, battle, battle-damage,
    effect-damage, gain, pay, activate, resolve, negate, control, equip, shuffle, reveal, chance, over, greet,
    summon-negated, attack-stopped, replay, disappear, declare, lasting, modify, fight, counters, loop, lose,
    clock or exchange."""
    sentence: str
    player: int = -1
    """The seat it is about."""
    cards: tuple[EventCard, ...] = ()
    amount: int = 0
    """Life Points, cards drawn, a turn, a result of chance."""
    cause: tuple[str, ...] = ()
    """For a move: battle, effect, rule, cost, tribute, material, discard, hand-limit, move, used, draw."""
    source: str = ""
    """Handle of the card whose effect did it."""
    source_name: str = ""
    by: int = -1
    """The seat that used that card."""
    word: str = ""
    """A phase, a step, how a monster was Summoned, or the printed words that belong to it."""
    moment: int = 0


class SumEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that changes a value, in the order they began."""

    name: str
    """The card it comes from."""
    after: int
    """The value after it."""
    change: int = 0
    handle: str = ""


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as one viewer sees it. Of a card he does not know only place and position are told."""

    handle: str = ""
    name: str = ""
    kind: str = ""
    """monster, magic or trap."""
    frame: str = ""
    """normal, effect, fusion, ritual, magic, trap or token."""
    icon: str = ""
    attribute: str = ""
    type: str = ""
    level: int = 0
    attack: int | None = None
    """As everyone reads it now; None for what has no ATK. A printed "?" counts as 0."""
    defense: int | None = None
    original_attack: int | None = None
    original_defense: int | None = None
    attack_sum: tuple[SumEntry, ...] = ()
    defense_sum: tuple[SumEntry, ...] = ()
    owner: int = 0
    seat: int = 0
    """Whose side it lies on."""
    zone: str = ""
    slot: int = 0
    """1 to 5 from that player's left; 0 outside the zones of the field."""
    face: str = ""
    """up or down, on the field."""
    position: str = ""
    """attack or defense, for a monster on the field."""
    revealed: bool = False
    """Your own card in a hidden place, and the opponent knows it."""
    negated: bool = False
    counters: dict[str, int] = {}
    declared: str = ""
    """What was declared for it as it was activated: a name, a Type."""
    equipped_to: str = ""
    equips: tuple[str, ...] = ()
    """Handles of what is equipped to it."""


class TableSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player's half of the table."""

    lp: int
    hand_count: int
    deck_count: int
    fusion_count: int
    monsters: tuple[CardView | None, ...]
    """Five, from the player's left."""
    magic_traps: tuple[CardView | None, ...]
    kept: tuple[int, ...] = ()
    """Monster Zones, from 1, kept for monsters removed from play or closed: nothing can be placed there."""
    hand: tuple[CardView, ...] = ()
    """Your own; of another's only the cards you know, each with its place in `slot`."""
    field: CardView | None = None
    deck_top: CardView | None = None
    """The top card of the Deck, if it shows its face."""
    deck_turned: bool = False
    """The Deck lies upside down."""
    deck_reversed: tuple[str, ...] = ()
    """Names of the cards in the Deck that lie the other way round than the rest; both players know them."""
    graveyard: tuple[CardView, ...] = ()
    """The last is the top."""
    graveyard_hidden: int = 0
    """How many more cards lie there, into which this viewer may not look now (Question)."""
    removed: tuple[CardView, ...] = ()
    fusion: tuple[CardView, ...] = ()
    """The Fusion Deck, for its owner."""


class LinkView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One Chain Link."""

    number: int
    player: int
    sentence: str
    card: str = ""
    name: str = ""
    targets: tuple[str, ...] = ()
    resolving: bool = False
    negated: bool = False


class AttackView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The attack that is going on."""

    attacker: str
    sentence: str
    target: str = ""
    """A handle, or "player"."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="outcome"):
    """How the duel ended."""

    winner: int
    """A seat, or -1 for a draw."""
    reason: str
    rule: str
    sentence: str = ""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """An effect that waits for the n-th phase or turn."""

    name: str
    """The card it comes from."""
    player: int
    count: int
    """How many have been counted."""
    of: int
    sentence: str


class View(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="view"):
    """The whole table as one viewer may see it.

    It never depends on what he may not know: two duels that differ only in that give the same bytes.
    """

    viewer: int | str
    """0, 1, "public" (a spectator) or "all" (a replay)."""
    turn: int
    turn_player: int
    phase: str
    sides: tuple[TableSide, TableSide]
    """By seat."""
    step: str = ""
    substep: str = ""
    summon_left: bool = False
    """The turn player may still make his Normal Summon or Set."""
    chain: tuple[LinkView, ...] = ()
    """Link 1 first."""
    attack: AttackView | None = None
    clocks: tuple[Clock, ...] = ()
    """Turn counts, oldest first."""
    asked: int | None = None
    """The seat that is to answer. A spectator is told only in an open state: else silence would speak."""
    decision: Decision | None = None
    """The open question, if it is the viewer's."""
    events: tuple[Event, ...] = ()
    """What has happened since the view before."""
    outcome: Outcome | None = None


class LoggedDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck as it was played: names, one a copy, in the order in which cards were numbered."""

    main: tuple[str, ...]
    fusion: tuple[str, ...] = ()
    name: str = ""
    side: tuple[str, ...] = ()


class Shuffled(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="shuffled"):
    """How the Decks were shuffled and cut, shown when all is over: docs/shuffle-and-cut.md."""

    commitment: str
    """The hash that sealed seed and decks; it was told before the players gave theirs."""
    given: tuple[str, str]
    """The texts of the players, by seat."""
    seed: str
    """The referee's, in 64 hexadecimal digits."""


class LoggedAnswer(msgspec.Struct, frozen=True, array_like=True):
    """One answer of a log. The key numbers the cards of the duel.

    "concede" is the player giving up. "time=9" is nobody's (-1): the time of the Match is up, and turn 9 is
    the last; "time=0" ends the duel at once.
    """

    player: int
    key: str


class TurnHash(msgspec.Struct, frozen=True, array_like=True):
    """What lay on the table, hashed at the first question of a turn, after so many answers."""

    turn: int
    answers: int
    hash: str


class Log(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="format", tag="spellspeed-log-1"):
    """A duel as seed, decks and answers: durable, and a proof of itself. It tells all, hidden cards too."""

    engine: str
    library: str
    """The version of the card data and programs it was played with."""
    decks: tuple[LoggedDeck, LoggedDeck]
    seed: int
    first: int
    """The seat that started."""
    rules: dict[str, Value]
    ordered: bool = False
    """The Decks were not shuffled: the first name of each was the top card."""
    answers: tuple[LoggedAnswer, ...] = ()
    hashes: tuple[TurnHash, ...] = ()
    outcome: Outcome | None = None
    shuffle: Shuffled | None = None
    """What `seed` follows from, when the players had a part in it."""


class Snapshot(
    msgspec.Struct, frozen=True, omit_defaults=True, tag_field="format", tag="spellspeed-snapshot-1"
):
    """A duel exactly as it stands. Only the very engine and cards that wrote it read it."""

    engine: str
    library: str
    version: str
    """A hash of the programs and card data."""
    rules: dict[str, Value]
    hash: str
    """Of `state` and `log`."""
    state: dict[str, Any]
    log: Log | None = None
    """How it came about, as far as known."""


class MatchOutcome(msgspec.Struct, frozen=True):
    """How a Match ended."""

    winner: int
    """A seat, or -1 for a draw."""
    rule: str
    sentence: str
    wins: tuple[int, int]
    """Duels won by each seat."""
    draws: int


class ChooseStep(msgspec.Struct, frozen=True, tag_field="step", tag="choose"):
    """The player who was to choose who starts chose."""

    seat: int
    first: bool


class SideStep(msgspec.Struct, frozen=True, tag_field="step", tag="side"):
    """Cards were exchanged with the Side Deck."""

    seat: int
    out: tuple[str, ...]
    into: tuple[str, ...]


class UnsideStep(msgspec.Struct, frozen=True, tag_field="step", tag="unside"):
    """All exchanges were taken back."""

    seat: int


class ReadyStep(msgspec.Struct, frozen=True, tag_field="step", tag="ready"):
    """The player was done with exchanging."""

    seat: int


class DuelStep(msgspec.Struct, frozen=True, tag_field="step", tag="duel"):
    """A Duel was played to its end."""

    log: Log


class TimeStep(msgspec.Struct, frozen=True, tag_field="step", tag="time"):
    """The time was up; in a Duel, whose log tells where, or between two."""


class ConcedeStep(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="step", tag="concede"):
    """The player gave up the Match, perhaps in the middle of a Duel."""

    seat: int
    log: Log | None = None


MatchStep = ChooseStep | SideStep | UnsideStep | ReadyStep | DuelStep | TimeStep | ConcedeStep


class MatchLog(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="format", tag="spellspeed-match-1"):
    """A Match, over or not, as what was done in it: its save and its log. It tells all."""

    engine: str
    library: str
    decks: tuple[LoggedDeck, LoggedDeck]
    """As they were registered."""
    seed: int
    rules: dict[str, Value]
    hash: str = ""
    """Of all the rest: the hexadecimal SHA-256 of this record with an empty hash, as it is encoded."""
    minutes: int = 40
    """Of the clock, if the rules have one."""
    spent: int = 0
    """Seconds."""
    steps: tuple[MatchStep, ...] = ()
    duel: Log | None = None
    """The Duel that is not taken down yet."""
    shuffle: Shuffled | None = None
    """What chance follows from instead of the seed, when the players had a part in it."""
    outcome: MatchOutcome | None = None


MESSAGES: Final[dict[str, type[msgspec.Struct]]] = {
    one.__name__: one
    for one in (View, Decision, Answer, WhyNot, Refusal, Event, Outcome, Shuffled, Log, MatchLog, Snapshot)
}
"""The records that travel by themselves; all others are parts of these."""


def encode(message: msgspec.Struct) -> bytes:
    """A message as JSON, without spaces or line ends: one line of a stream."""
    return _encoder.encode(message)


def decode(data: bytes | str, kind: type[T]) -> T:
    """A message of this kind from JSON. Raises ValueError with a sentence when it is none."""
    return msgspec.json.decode(data, type=kind)


_encoder: Final = msgspec.json.Encoder(order="deterministic")


def schema(name: str = "", kinds: Mapping[str, type[msgspec.Struct]] = MESSAGES) -> dict[str, Any]:
    """The JSON Schema of one kind of message, or of all that travel by themselves.

    >>> schema("Answer")["$ref"]
    '#/$defs/Answer'
    """
    chosen = kinds if not name else {name: kinds[name]}
    refs, parts = msgspec.json.schema_components(chosen.values(), ref_template="#/$defs/{name}")
    head: dict[str, Any] = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    head |= refs[0] if name else {"anyOf": list(refs)}
    return head | {"$defs": parts}
