"""Tables: to begin one, to sit down at one, to find one."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from spellspeed import players
from spellspeed.cards.catalogue import quoted
from spellspeed.decks import Deck, builtin, builtin_names, read_deck
from spellspeed.duel.rules import PRESETS, Rules

from ..answers import NOT_FOUND, Refusal, answer, body, format_named, hall_of, here, me, perhaps_me
from ..bodies import DeckChoice, JoinWish, Lobby, TableWish
from ..deeds import Setup
from ..hall import admit, info
from ..tokens import Pass

if TYPE_CHECKING:
    from starlette.requests import Request

    from ..hall import Hall
    from ..store import Player
    from ..table import LiveTable

_PACE_MS: Final = 600
_SEED_BITS: Final = 53


async def begin(request: Request) -> Response:
    player, hall = await me(request), hall_of(request)
    wish = await body(request, TableWish)
    if await hall.store.count_tables(player.id) >= hall.limits.tables:
        raise Refusal(429, "too-much", f"You sit at {hall.limits.tables} tables; finish or leave one first.")
    setup = msgspec.structs.replace(await _setup(hall, player, wish), here=(here(request), False))
    table = await hall.begin(setup, (player.id, None))
    return answer(hall.ticket(table.id, 0), 201)


async def _setup(hall: Hall, player: Player, wish: TableWish) -> Setup:
    computer = wish.computer.strip().lower()
    if computer and computer not in players.names():
        raise Refusal(404, "not-found", f"There is no player {quoted(computer)}.", (), players.names())
    if not computer and (wish.first != "toss" or wish.seed is not None or wish.opponent is not None):
        said = "Who starts, the seed and the opponent's deck can be chosen against the computer only."
        raise Refusal(400, "bad-request", said)
    if wish.cut and (wish.first != "toss" or wish.seed is not None):
        said = "Where the Decks are cut, nobody chooses the seed or who starts."
        raise Refusal(400, "bad-request", said)
    format_named(wish.format)
    deck = await chosen(hall, player, wish.deck)
    admit(deck, wish.format, casual=wish.casual)
    other = None
    if computer:
        choice = wish.opponent or DeckChoice(builtin=secrets.choice(list(builtin_names())))
        other = await chosen(hall, player, choice)
        admit(other, wish.format, casual=wish.casual)
    pace = wish.pace if wish.pace is not None else 0 if computer else _PACE_MS
    return Setup(
        mode=wish.mode,
        names=(player.name, f"Computer ({computer})" if computer else ""),
        computers=("", computer),
        decks=(deck, other),
        seed=secrets.randbits(_SEED_BITS) if wish.seed is None else wish.seed,
        rules=_rules(wish),
        format=wish.format,
        casual=wish.casual,
        first={"toss": -1, "me": 0, "them": 1}[wish.first],
        minutes=wish.minutes,
        clock=wish.clock,
        pace=pace,
        public=wish.public,
        watch=(wish.watch, "hands" if computer else "table"),
        cut=secrets.token_hex(32) if wish.cut else "",
    )


def _rules(wish: TableWish) -> dict[str, str | bool]:
    preset = PRESETS.get(wish.rules)
    if preset is None:
        raise Refusal(404, "not-found", f"There are no rules {quoted(wish.rules)}.", (), tuple(PRESETS))
    unknown = sorted(set(wish.switches) - set(Rules.CHOICES))
    if unknown:
        said = f"There is no switch {quoted(unknown[0])}."
        raise Refusal(404, "not-found", said, (), tuple(Rules.CHOICES))
    try:
        rules = Rules(**(preset.items() | wish.switches))  # type: ignore[arg-type]
    except ValueError as error:
        raise Refusal(400, "bad-request", f"The {error}.") from None
    return {name: value for name, value in rules.items().items() if isinstance(value, (str, bool))}


async def chosen(hall: Hall, player: Player, choice: DeckChoice) -> Deck:
    """The deck that is meant. Raises DeckError, or a Refusal."""
    given = [bool(choice.builtin), bool(choice.saved), bool(choice.text), choice.deck is not None]
    if sum(given) != 1:
        said = "A deck is chosen by exactly one of builtin, saved, text and deck."
        raise Refusal(400, "bad-request", said)
    if choice.deck is not None:
        return choice.deck
    if choice.builtin:
        return builtin(choice.builtin)
    if choice.text:
        return read_deck(choice.text).whole()
    found = await hall.store.deck(player.id, choice.saved)
    if found is None:
        raise Refusal(404, "not-found", "You have no such deck.")
    return found[0]


async def _table(request: Request) -> LiveTable:
    table = await hall_of(request).table(request.path_params["id"])
    if table is None:
        raise Refusal(404, "not-found", NOT_FOUND)
    return table


async def show(request: Request) -> Response:
    hall, player = hall_of(request), await perhaps_me(request)
    table = await _table(request)
    seat = _seat_of(table, player)
    token = request.query_params.get("token", "")
    if seat < 0 and hall.passes(table, token) is None:
        raise Refusal(404, "not-found", NOT_FOUND)
    found = info(table)
    if seat >= 0:
        found = msgspec.structs.replace(found, mine=hall.ticket(table.id, seat))
    return answer(found)


def _seat_of(table: LiveTable, player: Player | None) -> int:
    if player is None or player.id not in table.players:
        return -1
    return table.players.index(player.id)


async def join(request: Request) -> Response:
    player, hall = await me(request), hall_of(request)
    wish = await body(request, JoinWish)
    table = await _table(request)
    invited = wish.invite and hall.passes(table, wish.invite) == Pass("invite")
    if not invited and not table.setup.public:
        raise Refusal(404, "not-found", NOT_FOUND)
    deck = await chosen(hall, player, wish.deck)
    admit(deck, table.setup.format, casual=table.setup.casual)
    seat = await hall.join(table, player, deck, here=here(request))
    return answer(hall.ticket(table.id, seat), 201)


async def take_down(request: Request) -> Response:
    player, hall = await me(request), hall_of(request)
    table = await _table(request)
    if _seat_of(table, player) < 0:
        raise Refusal(404, "not-found", NOT_FOUND)
    await hall.take_down(table)
    return Response(status_code=204)


async def lobby(request: Request) -> Response:
    return answer(Lobby(tuple(await hall_of(request).lobby())))


ROUTES: Final[list[BaseRoute]] = [
    Route("/api/lobby", lobby),
    Route("/api/tables", begin, methods=["POST"]),
    Route("/api/tables/{id}", show, methods=["GET"]),
    Route("/api/tables/{id}", take_down, methods=["DELETE"]),
    Route("/api/tables/{id}/join", join, methods=["POST"]),
]
