"""What travels over the websocket of a table, as JSON: docs/server.md tells it in words.

The rules of `spellspeed.protocol` hold here too: a message says what it is in ``"message"``, a field with its
usual value is left out, and what is not known is passed over.

>>> decode(b'{"message":"answer","number":2,"key":"phase=6"}')
Answer(key='phase=6', number=2)
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from spellspeed.decks.deck import Deck
from spellspeed.previews import Preview
from spellspeed.protocol import Answer, Event, Reason, Shuffled, View, WhyNot

__all__ = ["FROM_CLIENT", "FROM_SERVER", "FromClient", "decode"]

Watch = Literal["nobody", "table", "hands"]
"""What a seat allows those who watch: nothing, what lies open, or its hand and Set cards too."""

Stage = Literal["waiting", "cut", "choice", "duel", "siding", "over"]
"""What is to be done: wait for a player, cut the Decks, choose who starts, play, exchange cards, nothing."""

# ---- from the client -------------------------------------------------------------------------------------


class Have(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a client has come that connects again: the newest frame it holds."""

    duel: int
    epoch: int
    frame: int


class Hello(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="hello"):
    """The first message of a connection."""

    token: str = ""
    """Of a seat, or for watching; empty: to watch a table that is open to all."""
    name: str = ""
    """What one who watches is called in the chat."""
    have: Have | None = None


class Back(msgspec.Struct, frozen=True, tag_field="message", tag="back"):
    """Take back the play that has been begun (its Tributes, costs, targets); see `Frame.can_go_back`."""


class TakeBack(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="take-back"):
    """Go back to an earlier frame. Against the computer at once, else if the other player agrees."""

    frame: int = 0
    """0: to where this player last answered himself."""


class Reply(msgspec.Struct, frozen=True, tag_field="message", tag="reply"):
    """The answer to a `Request` of the other player."""

    id: int
    yes: bool


class Concede(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="concede"):
    """Give up the Duel, or the whole Match."""

    match: bool = False


class Cut(msgspec.Struct, frozen=True, tag_field="message", tag="cut"):
    """In the stage "cut": this player's part in the shuffle, a line of 1 to 200 signs, best a secret one."""

    text: str


class Choose(msgspec.Struct, frozen=True, tag_field="message", tag="choose"):
    """In the stage "choice": go first, or second."""

    first: bool


class Side(msgspec.Struct, frozen=True, tag_field="message", tag="side"):
    """In the stage "siding": cards out of the deck and into it, one for one."""

    out: tuple[str, ...]
    into: tuple[str, ...]


class Unside(msgspec.Struct, frozen=True, tag_field="message", tag="unside"):
    """In the stage "siding": the deck as it was registered."""


class Ready(msgspec.Struct, frozen=True, tag_field="message", tag="ready"):
    """In the stage "siding": done. When both are, the Match goes on."""


class GoOn(msgspec.Struct, frozen=True, tag_field="message", tag="go-on"):
    """The Duel of a Match is over and has been looked at: to the next one. Before that it can be undone."""


class Rematch(msgspec.Struct, frozen=True, tag_field="message", tag="rematch"):
    """Play again. When both wish it, each gets a `Ticket` for the new table."""


class Say(msgspec.Struct, frozen=True, tag_field="message", tag="say"):
    """A line of chat."""

    text: str


class Allow(msgspec.Struct, frozen=True, tag_field="message", tag="allow"):
    """What this seat allows those who watch. They see what both seats allow."""

    watch: Watch


class Prompts(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="prompts"):
    """When to be asked for answers; all other chances are passed over by the server.

    It is kept by the server for as long as the table lasts, and only passes are ever given so.
    """

    mode: Literal["auto", "ask", "set", "never"] = "ask"
    """Every seat begins with "ask". auto: where a Set card could be used, and at `events`; ask: always; set:
    only for Set cards; never: not till the end of this turn, then as before."""
    events: tuple[Literal["summon", "attack", "activation", "phase"], ...] = (
        "summon",
        "attack",
        "activation",
    )


class Look(msgspec.Struct, frozen=True, tag_field="message", tag="look"):
    """Show an earlier frame again. `Looked` answers."""

    frame: int


FromClient = (
    Hello
    | Answer
    | WhyNot
    | Back
    | TakeBack
    | Reply
    | Concede
    | Cut
    | Choose
    | Side
    | Unside
    | Ready
    | GoOn
    | Rematch
    | Say
    | Allow
    | Prompts
    | Look
)

# ---- from the server -------------------------------------------------------------------------------------


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    name: str = ""
    """Empty while nobody does."""
    computer: str = ""
    """Which program plays: heuristic or random; empty for a person."""
    present: bool = False
    """Connected now; a computer always is."""
    watch: Watch = "table"
    wins: int = 0
    ready: bool = False
    """Done with exchanging cards, or with cutting."""
    rematch: bool = False
    """Wishes to play again."""


class ClockState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time of both seats, in milliseconds, when this message was sent."""

    left: tuple[int, int]
    running: int = -1
    """The seat whose time runs; -1 for none. Of a chance to respond that is not yours it tells nothing."""


class Request(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one player asks of the other, and waits for his `Reply`."""

    id: int
    seat: int
    """Who asks."""
    what: Literal["take-back"]
    sentence: str


class NewsLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something of the Match that both players see."""

    sentence: str
    rule: str = ""


class DuelEnd(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one Duel ended."""

    winner: int
    """A seat, or -1 for a draw."""
    rule: str
    sentence: str
    first: int
    turns: int
    replay: str = ""
    """Its id, for those who played it: /api/replays/ID."""
    late: int = -1
    """The seat whose time was up, so that it counts as conceded; -1: nobody's."""


class End(msgspec.Struct, frozen=True, omit_defaults=True):
    """How it all ended."""

    winner: int
    rule: str
    sentence: str


class Table(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="table"):
    """The table around the Duel. Sent whenever something of it has changed."""

    id: str
    stage: Stage
    seats: tuple[SeatState, SeatState]
    mode: Literal["duel", "match"] = "duel"
    duel: int = 0
    """Number of the Duel that is played or was played last, from 1; 0 before the first."""
    chooser: int = -1
    """In the stage "choice": the seat that chooses who starts."""
    news: tuple[NewsLine, ...] = ()
    results: tuple[DuelEnd, ...] = ()
    end: End | None = None
    clock: ClockState | None = None
    pace: int = 0
    """Milliseconds of "even pace"; 0 when it is off."""
    request: Request | None = None
    """For the two seats only."""
    watching: int = 0
    """How many watch."""
    format: str = ""
    rules: dict[str, str | bool] = {}
    commitment: str = ""
    """What seals the shuffle, told before either player cuts; empty without cutting."""
    shuffled: Shuffled | None = None
    """The shuffle laid open when all is over, to be checked against the commitment: for those who played."""
    gives_first: int = -1
    """In the stage "cut": the seat that cuts before the other may, for the server runs on his computer."""
    match: str = ""
    """Id of the log of the whole Match that is over, for those who played it: /api/matches/ID/log."""
    free_undo: bool = False
    """Nobody needs to be asked for a take-back: the other seat is a computer's."""


class Siding(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="siding"):
    """In the stage "siding", to a seat: its own deck, and what it may know. After each exchange again."""

    deck: Deck
    registered: Deck
    deck_counts: tuple[int, int]
    side_counts: tuple[int, int]
    seen: tuple[str, ...] = ()
    """Cards of the opponent that lay open so far."""
    advice: tuple[Swap, ...] = ()


class Swap(msgspec.Struct, frozen=True):
    """What the computer would exchange, and why."""

    out: str
    into: str
    reason: str


class Frame(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="frame"):
    """What one viewer sees of the Duel, each time it has changed for him.

    A client that keeps all frames has the whole Duel: the log is their events, one after the other. A frame
    with a number that it holds already, or with another `epoch`, means that answers were taken back: it drops
    what it holds from that number on.
    """

    duel: int
    epoch: int
    """Another number when answers were taken back."""
    frame: int
    """From 1 in every Duel, one by one."""
    view: View
    can_go_back: bool = False
    """`Back` is possible."""
    can_take_back: bool = False
    """There is an answer of his own to go back to."""
    battle: Preview | None = None
    """Of the attack that is going on."""
    previews: tuple[Preview, ...] = ()
    """Of the attacks among the options."""
    teaching: tuple[str, ...] = ()
    """Lines for newcomers about the open question. Show them or not."""


class Past(msgspec.Struct, frozen=True, omit_defaults=True):
    """The log of a frame that was sent before."""

    frame: int
    turn: int
    phase: str
    events: tuple[Event, ...] = ()


class Welcome(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="welcome"):
    """Answers `Hello`. `Siding`, the newest `Frame` and a `Refused` for what is wrong may follow."""

    table: Table
    seat: int = -1
    """-1 for one who watches."""
    chat: tuple[Chat, ...] = ()
    """The last lines."""
    duel: int = 0
    epoch: int = 0
    past: tuple[Past, ...] = ()
    """What the client does not hold of the Duel that is played, without the newest frame, which follows."""
    prompts: Prompts | None = None


class Chat(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="chat"):
    """A line that was said. It is plain text, never markup."""

    number: int
    name: str
    text: str
    seat: int = -1
    """-1 for one who watches."""
    at: int = 0
    """Milliseconds since 1970."""


class Accepted(msgspec.Struct, frozen=True, tag_field="message", tag="accepted"):
    """An answer is in the database. What came of it follows as a `Frame`, with "even pace" a little later."""

    number: int
    """Of the question."""


class Refused(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="refused"):
    """A message was not accepted; nothing has changed."""

    of: str
    """Which message: "answer", "say", ..."""
    code: Literal[
        "stale", "illegal", "not-now", "not-yours", "too-fast", "too-long", "bad", "storage", "failed"
    ]
    """storage: it could not be saved and is not played, the same may be sent again; failed: the program
    failed at it."""
    sentence: str
    reasons: tuple[Reason, ...] = ()
    number: int = 0
    """Of the question that is open now, if it is this seat's."""


class Why(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="why"):
    """Answers a `WhyNot`: one reason for every rule in the way; none if the move is legal."""

    wish: WhyNot
    sentence: str
    reasons: tuple[Reason, ...] = ()


class Looked(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="looked"):
    """Answers `Look`: that frame as this viewer saw it."""

    frame: int
    view: View


class Ticket(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="message", tag="ticket"):
    """A seat at a table. After `Rematch` it comes over the websocket, else as the answer of HTTP."""

    table: str
    seat: int
    token: str
    """Secret: who has it plays this seat."""
    invite: str = ""
    """For the other seat, while it is free: /join/TABLE#INVITE."""
    watch: str = ""
    """For those who watch: /watch/TABLE#WATCH."""


class Goodbye(msgspec.Struct, frozen=True, tag_field="message", tag="goodbye"):
    """The last message before the server closes the connection."""

    code: int
    """As that of the websocket: 4400 not understood, 4401 no such token, 4403 not allowed, 4404 no such
    table, 4408 no hello in time, 4429 too much, 1012 the server stops, 1011 it failed."""
    sentence: str


FROM_CLIENT: Final[tuple[type[msgspec.Struct], ...]] = FromClient.__args__
FROM_SERVER: Final[tuple[type[msgspec.Struct], ...]] = (
    Welcome,
    Table,
    Siding,
    Frame,
    Accepted,
    Refused,
    Why,
    Looked,
    Chat,
    Ticket,
    Goodbye,
)

_decoder: Final = msgspec.json.Decoder(FromClient)


def decode(data: bytes | str) -> FromClient:
    """A message of a client. Raises msgspec.MsgspecError, or RecursionError, when it is none."""
    message: FromClient = _decoder.decode(data)
    return message
