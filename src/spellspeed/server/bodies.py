"""What travels over HTTP, as JSON: what is asked for, and what is answered. docs/server.md has the routes.

Every field of an answer is there, also one with its usual value; in what is asked for, usual values may be
left out.
"""

from __future__ import annotations

import datetime
from typing import Annotated, Final, Literal

import msgspec

from spellspeed.cards.catalogue import CardFacts, CardSet
from spellspeed.decks.advice import Hint
from spellspeed.decks.deck import Deck
from spellspeed.decks.problems import DeckProblem
from spellspeed.decks.reading import Unread
from spellspeed.decks.stats import Stats
from spellspeed.previews import Preview
from spellspeed.protocol import Outcome, View
from spellspeed.verify import Check

from .messages import Ticket, Watch

__all__ = ["BODIES"]

Name = Annotated[str, msgspec.Meta(max_length=200)]
Short = Annotated[str, msgspec.Meta(max_length=500)]
Text = Annotated[str, msgspec.Meta(max_length=100_000)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Problem(msgspec.Struct, frozen=True):
    """What every refused request is answered with; the status of HTTP goes with it."""

    code: str
    """bad-request, no-name, forbidden, not-found, not-now, too-much, too-fast, unplayable-deck, illegal-deck,
    storage or failed."""
    sentence: str
    """For a person."""
    problems: tuple[str, ...] = ()
    """The same in parts, as far as there are some."""
    nearest: tuple[str, ...] = ()
    """Names like one that is not known."""


# ---- the server and its players --------------------------------------------------------------------------


class Computer(msgspec.Struct, frozen=True):
    """A program that can be played against."""

    name: str
    sentence: str


class BuiltinDeck(msgspec.Struct, frozen=True):
    code: str
    title: str
    deck: Deck


class SwitchInfo(msgspec.Struct, frozen=True):
    """A switch of the rules; the first value is the usual one."""

    name: str
    sentence: str
    values: tuple[str | bool, ...]
    rules: tuple[str, ...]


class FormatInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    date: datetime.date | None
    cards: int


class About(msgspec.Struct, frozen=True):
    """GET /api/about."""

    version: str
    library: str
    """Changes when cards or rules change: what was kept of cards is then old."""
    computers: tuple[Computer, ...]
    decks: tuple[BuiltinDeck, ...]
    formats: tuple[FormatInfo, ...]
    presets: dict[str, dict[str, str | bool]]
    switches: tuple[SwitchInfo, ...]
    alone: bool
    """Only this computer can reach the server: leave lobby and invitations away."""
    pictures: bool
    """GET /pictures/PASSWORD may have a picture."""
    official: bool
    """`CardPage.official` may hold a text."""
    addresses: tuple[str, ...]
    """Under which others may reach the server, for invitations."""


class NewPlayer(msgspec.Struct, frozen=True):
    """POST /api/players."""

    name: Name = ""


class PlayerTicket(msgspec.Struct, frozen=True):
    """A name of one's own. The secret is told this once; the browser keeps it."""

    player: str
    name: str
    secret: str
    """Sent with every request: Authorization: Bearer SECRET."""


class Rename(msgspec.Struct, frozen=True):
    """PATCH /api/me."""

    name: Name


class MyTable(msgspec.Struct, frozen=True):
    """A table one sits at."""

    table: str
    seat: int
    token: str
    opponent: str
    mode: Literal["duel", "match"]
    stage: str
    created: int
    """Milliseconds since 1970."""
    turn: int


class Me(msgspec.Struct, frozen=True):
    """GET /api/me."""

    player: str
    name: str
    tables: tuple[MyTable, ...]
    """Those that are not over, the newest first."""


# ---- tables ----------------------------------------------------------------------------------------------


class DeckChoice(msgspec.Struct, frozen=True):
    """A deck to play with: exactly one of these."""

    builtin: Name = ""
    """Such as "SDY"."""
    saved: Name = ""
    """The id of a deck of one's own."""
    text: Text = ""
    """A list, code or share link."""
    deck: Deck | None = None


class ClockWish(msgspec.Struct, frozen=True):
    """Thinking time of a player: so much in each Duel, and so much more with each answer.

    Whose time is up has conceded the Duel.
    """

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    extra: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class TableWish(msgspec.Struct, frozen=True):
    """POST /api/tables."""

    deck: DeckChoice
    mode: Literal["duel", "match"] = "duel"
    computer: Name = ""
    """Play against this program; empty: against a person."""
    opponent: DeckChoice | None = None
    """The program's deck; without one it is dealt a starter deck."""
    first: Literal["toss", "me", "them"] = "toss"
    """Who starts the first Duel; the last two only against a program."""
    format: Name = ""
    rules: Name = "judge"
    """A preset; `switches` changes it."""
    switches: dict[Name, Name | bool] = {}
    casual: bool = False
    """Decks need not be legal."""
    public: bool = False
    """Shown in the lobby, and anyone may sit down or watch."""
    watch: Watch = "table"
    pace: Annotated[int, msgspec.Meta(ge=0, le=5_000)] | None = None
    """Milliseconds of "even pace"; without it 600 between people and 0 against a program."""
    clock: ClockWish | None = None
    """Thinking time of each player. The clock of a whole Match is a switch of the rules: `clock`."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=10_080)] = 40
    """Of that clock."""
    cut: bool = False
    """Both players cut: chance then comes from both of them and the server, and can be checked in the end."""
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    """Only against a program."""


class JoinWish(msgspec.Struct, frozen=True):
    """POST /api/tables/ID/join."""

    deck: DeckChoice
    invite: Name = ""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the lobby shows it, or one that follows an invitation. GET /api/tables/ID."""

    table: str
    names: tuple[str, str]
    """Empty for a free seat."""
    mode: Literal["duel", "match"]
    stage: str
    open: bool
    """The second seat is free."""
    format: str
    rules: dict[str, str | bool]
    casual: bool
    clock: ClockWish | None
    pace: int
    wins: tuple[int, int]
    turn: int
    watching: int
    watchable: bool
    created: int
    mine: Ticket | None = None
    """If one sits there oneself."""


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/lobby: public tables, the newest first."""

    tables: tuple[TableInfo, ...]


# ---- cards and rules -------------------------------------------------------------------------------------


class CardLine(msgspec.Struct, frozen=True):
    """A card in a list."""

    facts: CardFacts
    copies: int
    """How many the format allows."""
    in_format: bool
    written: bool
    """The program can play it."""


class CardList(msgspec.Struct, frozen=True):
    """GET /api/cards?q=…"""

    found: int
    cards: tuple[CardLine, ...]


class QueryProblem(msgspec.Struct, frozen=True):
    """A search that was not understood; status 422."""

    code: Literal["bad-query"]
    sentence: str
    column: int
    """Where, from 1."""


class AllCards(msgspec.Struct, frozen=True):
    """GET /api/cards/all: what card faces are drawn from. To be kept until `library` changes."""

    library: str
    cards: tuple[CardFacts, ...]
    sets: tuple[CardSet, ...]
    unwritten: tuple[str, ...]


class SetLine(msgspec.Struct, frozen=True):
    code: str
    name: str
    number: str
    date: datetime.date | None


class CardPage(msgspec.Struct, frozen=True):
    """GET /api/cards/NAME: the name of today or of 2004, or the password."""

    facts: CardFacts
    words: str
    """The facts in a line."""
    text: tuple[str, ...]
    """What the card does, from what the program does; a line each."""
    written: bool
    copies: int
    in_format: bool
    effect_words: tuple[str, ...]
    """What it does in words to search for: effect:WORD."""
    sets: tuple[SetLine, ...]
    related: tuple[str, ...]
    """Its materials and its Ritual card, and the cards of which it is one."""
    decks: tuple[str, ...]
    """Codes of the built-in decks that hold it."""
    official: str = ""
    """The text in a database of the user's own, if the server was given one."""


class RuleLine(msgspec.Struct, frozen=True):
    """A rule of the rulebook. GET /api/rules/ID."""

    id: str
    sentence: str
    source: str
    confidence: str
    section: str
    settled_by: tuple[str, ...]
    switches: tuple[str, ...]
    tests: tuple[str, ...]


class RuleList(msgspec.Struct, frozen=True):
    """GET /api/rules?q=…"""

    found: int
    rules: tuple[RuleLine, ...]


class SearchHelp(msgspec.Struct, frozen=True):
    """GET /api/search: the fields of the search grammar, and values to offer."""

    fields: dict[str, str]
    values: dict[str, tuple[str, ...]]
    examples: tuple[str, ...]


# ---- decks -----------------------------------------------------------------------------------------------


class SavedDeck(msgspec.Struct, frozen=True):
    """GET and PUT /api/decks/ID, POST /api/decks."""

    id: str
    deck: Deck
    changed: int
    legal: bool
    problems: int


class SavedDecks(msgspec.Struct, frozen=True):
    """GET /api/decks."""

    decks: tuple[SavedDeck, ...]


class DeckText(msgspec.Struct, frozen=True):
    """POST /api/deck/read."""

    text: Text
    name: Name = ""


class DeckRead(msgspec.Struct, frozen=True):
    """A list as it was read; nothing is dropped in silence."""

    deck: Deck
    form: str
    unread: tuple[Unread, ...]
    strange: tuple[Unread, ...]
    notes: tuple[str, ...]


class DeckWish(msgspec.Struct, frozen=True):
    """POST /api/deck/check and /api/deck/advise."""

    deck: Deck
    format: Name = ""


class DeckCheck(msgspec.Struct, frozen=True):
    legal: bool
    playable: bool
    """The program can play every card."""
    problems: tuple[DeckProblem, ...]
    unwritten: tuple[str, ...]
    counts: dict[str, int]


class MendWish(msgspec.Struct, frozen=True):
    """POST /api/deck/mend: carry out what a problem says. Without it, all that can be."""

    deck: Deck
    problem: int = -1
    """Its place in `DeckCheck.problems`, from 0."""
    format: Name = ""


class Mended(msgspec.Struct, frozen=True):
    deck: Deck
    check: DeckCheck


class Advice(msgspec.Struct, frozen=True):
    hints: tuple[Hint, ...]


class StatsWish(msgspec.Struct, frozen=True):
    """POST /api/deck/stats."""

    deck: Deck
    odds: Annotated[tuple[Short, ...], msgspec.Meta(max_length=12)] = ()
    """Names or searches, perhaps with "2x" before."""
    together: bool = False
    format: Name = ""


class DeckStats(msgspec.Struct, frozen=True):
    stats: Stats


class HandsWish(msgspec.Struct, frozen=True):
    """POST /api/deck/hands."""

    deck: Deck
    hands: Annotated[int, msgspec.Meta(ge=1, le=100)] = 10
    draws: Annotated[int, msgspec.Meta(ge=0, le=20)] = 1
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None


class Hands(msgspec.Struct, frozen=True):
    seed: int
    hands: tuple[tuple[str, ...], ...]
    """The opening five first, then what is drawn."""


class WriteWish(msgspec.Struct, frozen=True):
    """POST /api/deck/write."""

    deck: Deck
    form: Literal["ydk", "ydke", "omega", "names", "link"] = "ydk"
    era: bool = False


class Written(msgspec.Struct, frozen=True):
    text: str
    file: str
    """A name for the file."""


class BuildWish(msgspec.Struct, frozen=True):
    """POST /api/deck/build: a legal deck by chance."""

    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    name: Name = ""
    format: Name = ""


# ---- replays ---------------------------------------------------------------------------------------------


class LifePoint(msgspec.Struct, frozen=True):
    """Life Points of both at a moment, for a graph."""

    answers: int
    turn: int
    lp: tuple[int, int]


class TurnMark(msgspec.Struct, frozen=True):
    turn: int
    player: int
    answers: int
    """After so many answers it began."""


class ReplayLine(msgspec.Struct, frozen=True):
    """A replay in a list. Who has its id may see it."""

    id: str
    names: tuple[str, str]
    decks: tuple[str, str]
    outcome: Outcome | None
    turns: int
    answers: int
    created: int
    seat: int
    """Where one sat oneself; -1 for one that was uploaded."""


class Replays(msgspec.Struct, frozen=True):
    """GET /api/replays: one's own, the newest first."""

    replays: tuple[ReplayLine, ...]


class ReplayPage(msgspec.Struct, frozen=True):
    """GET /api/replays/ID."""

    replay: ReplayLine
    turns: tuple[TurnMark, ...]
    life: tuple[LifePoint, ...]
    replayable: bool
    """It still leads to the same duel here; else `sentence` says where it stops."""
    sentence: str


class ReplayFrame(msgspec.Struct, frozen=True):
    """The table after so many answers, with what happened since the one before."""

    answers: int
    view: View
    """Of the viewer "all", with both hands, or of a seat."""
    chosen: str = ""
    """The sentence of the answer that was given here."""
    battle: Preview | None = None


class ReplayFrames(msgspec.Struct, frozen=True):
    """GET /api/replays/ID/frames?start=0&count=50&viewer=all"""

    frames: tuple[ReplayFrame, ...]


class Verified(msgspec.Struct, frozen=True):
    """POST /api/replays/verify, with the log of a duel or a Match as body."""

    true: bool
    """Nothing was found that is false."""
    form: Literal["duel", "match"]
    checks: tuple[Check, ...]


class Uploaded(msgspec.Struct, frozen=True):
    """POST /api/replays, with the log as body."""

    id: str


class TakeOver(msgspec.Struct, frozen=True):
    """POST /api/replays/ID/take-over: play on from there, against a program. A `Ticket` answers."""

    answers: Count
    seat: Annotated[int, msgspec.Meta(ge=0, le=1)]
    computer: Name = "heuristic"


BODIES: Final[tuple[type[msgspec.Struct], ...]] = (
    Problem,
    About,
    NewPlayer,
    PlayerTicket,
    Rename,
    Me,
    TableWish,
    JoinWish,
    TableInfo,
    Lobby,
    CardList,
    QueryProblem,
    AllCards,
    CardPage,
    RuleLine,
    RuleList,
    SearchHelp,
    SavedDeck,
    SavedDecks,
    DeckText,
    DeckRead,
    DeckWish,
    DeckCheck,
    MendWish,
    Mended,
    Advice,
    StatsWish,
    DeckStats,
    HandsWish,
    Hands,
    WriteWish,
    Written,
    BuildWish,
    Replays,
    ReplayPage,
    ReplayFrames,
    Verified,
    Uploaded,
    TakeOver,
)
