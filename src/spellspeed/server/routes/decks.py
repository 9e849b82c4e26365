"""Decks: those that are kept here, and the tools of the deck editor."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from spellspeed import decks
from spellspeed.cards.catalogue import catalogue, quoted
from spellspeed.cards.search import BadQuery, compile_query, is_written
from spellspeed.decks.advice import advise
from spellspeed.decks.build import build
from spellspeed.decks.deck import Deck
from spellspeed.decks.odds import OPENING, Group, read_group
from spellspeed.decks.problems import mended
from spellspeed.decks.stats import chance_of_all, stats

from .. import words
from ..answers import NOT_FOUND, Refusal, answer, body, format_named, hall_of, heavy, me
from ..bodies import (
    Advice,
    BuildWish,
    DeckCheck,
    DeckRead,
    DeckStats,
    DeckText,
    DeckWish,
    Hands,
    HandsWish,
    Mended,
    MendWish,
    SavedDeck,
    SavedDecks,
    StatsWish,
    WriteWish,
    Written,
)

if TYPE_CHECKING:
    from starlette.requests import Request

    from spellspeed.decks.format import Format

_MOST_CARDS: Final = 1_000
_MENDS: Final = 50

# ---- those that are kept ---------------------------------------------------------------------------------


async def listed(request: Request) -> Response:
    player = await me(request)
    rows = await hall_of(request).store.decks(player.id)
    found = await heavy(lambda: tuple(_saved(*row) for row in rows))
    return answer(SavedDecks(found))


async def keep(request: Request) -> Response:
    player, hall = await me(request), hall_of(request)
    deck = _tidy(request, await body(request, Deck))
    if await hall.store.count_decks(player.id) >= hall.limits.decks:
        raise Refusal(429, "too-much", f"{hall.limits.decks} decks are kept; delete one first.")
    id, changed = await hall.store.new_deck(player.id, deck)
    return answer(_saved(id, deck, changed), 201)


async def shown(request: Request) -> Response:
    id, deck, changed = await _mine(request)
    return answer(_saved(id, deck, changed))


async def change(request: Request) -> Response:
    id, _, _ = await _mine(request)
    deck = _tidy(request, await body(request, Deck))
    return answer(_saved(id, deck, await hall_of(request).store.change_deck(id, deck)))


async def delete(request: Request) -> Response:
    id, _, _ = await _mine(request)
    await hall_of(request).store.delete_deck(id)
    return Response(status_code=204)


async def _mine(request: Request) -> tuple[str, Deck, int]:
    player = await me(request)
    id = request.path_params["id"]
    found = await hall_of(request).store.deck(player.id, id)
    if found is None:
        raise Refusal(404, "not-found", NOT_FOUND)
    return id, *found


def _saved(id: str, deck: Deck, changed: int) -> SavedDeck:
    found = deck.problems()
    return SavedDeck(id, deck, changed, not found, len(found))


def _tidy(request: Request, deck: Deck) -> Deck:
    """A deck that can be kept: never mind whether it is legal."""
    if sum(map(len, (deck.main, deck.fusion, deck.side))) > _MOST_CARDS:
        raise Refusal(413, "too-much", f"A deck has up to {_MOST_CARDS} cards here.")
    most = hall_of(request).limits.name_signs
    name = words.line(deck.name, most, "the name of a deck") if deck.name.strip() else "Deck"
    return Deck(name, deck.main, deck.fusion, deck.side)


# ---- tools -----------------------------------------------------------------------------------------------


async def read(request: Request) -> Response:
    wish = await body(request, DeckText)
    reading = await heavy(decks.read_deck, wish.text, wish.name)
    return answer(DeckRead(reading.deck, reading.form, reading.unread, reading.strange, reading.notes))


async def check(request: Request) -> Response:
    wish = await body(request, DeckWish)
    _not_too_large(wish.deck)
    return answer(await heavy(_check, wish.deck, format_named(wish.format)))


def _check(deck: Deck, format: Format) -> DeckCheck:
    problems = deck.problems(format)
    names = dict.fromkeys((*deck.main, *deck.fusion, *deck.side))
    known = catalogue().by_name
    unwritten = tuple(name for name in names if name in known and not is_written(name))
    return DeckCheck(
        legal=not problems,
        playable=not unwritten and all(name in known for name in names),
        problems=problems,
        unwritten=unwritten,
        counts={"main": len(deck.main), "fusion": len(deck.fusion), "side": len(deck.side)},
    )


async def mend(request: Request) -> Response:
    wish = await body(request, MendWish)
    _not_too_large(wish.deck)
    return answer(await heavy(_mend, wish, format_named(wish.format)))


def _mend(wish: MendWish, format: Format) -> Mended:
    deck = wish.deck
    if wish.problem >= 0:
        problems = deck.problems(format)
        if wish.problem >= len(problems):
            raise Refusal(404, "not-found", "The deck has no such problem any more.")
        deck = mended(deck, problems[wish.problem])
    else:
        for _ in range(_MENDS):  # one mend may bring another problem
            found = next((one for one in deck.problems(format) if one.moves), None)
            if found is None:
                break
            deck = mended(deck, found)
    return Mended(deck, _check(deck, format))


async def advice(request: Request) -> Response:
    wish = await body(request, DeckWish)
    _not_too_large(wish.deck)
    return answer(Advice(await heavy(advise, wish.deck, format_named(wish.format))))


async def numbers(request: Request) -> Response:
    wish = await body(request, StatsWish)
    _not_too_large(wish.deck)
    return answer(await heavy(_stats, wish, format_named(wish.format)))


def _stats(wish: StatsWish, format: Format) -> DeckStats:
    deck = wish.deck
    groups = [_group(query, deck, format) for query in wish.odds]
    found = stats(deck, groups or None, format)
    if wish.together and len(groups) > 1:
        try:
            whole = chance_of_all(deck, groups, draws_first=format.rules.first_turn_draw)
        except ValueError as error:
            raise Refusal(422, "bad-request", f"{error}.".capitalize()) from None
        found = msgspec.structs.replace(found, chances=(*found.chances, whole))
    return DeckStats(found)


def _group(query: str, deck: Deck, format: Format) -> Group:
    """The cards that a name or a search means, and how many are wanted."""

    def test(text: str) -> Callable[[str], bool]:
        card = catalogue().named(text)
        if card is not None:
            return lambda name: name == card.name
        fits = compile_query(text, format.copies)
        return lambda name: name in catalogue().by_name and fits(catalogue().by_name[name])

    try:
        return read_group(query, deck.main, test)
    except BadQuery as error:
        raise Refusal(422, "bad-query", f"{quoted(query)}: {error}.") from None


async def hands(request: Request) -> Response:
    wish = await body(request, HandsWish)
    _not_too_large(wish.deck)
    size = OPENING + wish.draws
    if len(wish.deck.main) < size:
        raise Refusal(422, "bad-request", f"For that the Deck needs {size} cards.")
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    chance = Random(seed)
    return answer(Hands(seed, tuple(tuple(chance.sample(wish.deck.main, size)) for _ in range(wish.hands))))


async def write(request: Request) -> Response:
    wish = await body(request, WriteWish)
    _not_too_large(wish.deck)
    deck = wish.deck
    if wish.form == "names":
        text = decks.write_names(deck, era=wish.era)
    else:
        text = _WRITERS[wish.form](deck)
    return answer(Written(text, f"{_file_name(deck.name)}.{_ENDINGS.get(wish.form, 'txt')}"))


_WRITERS: Final[dict[str, Callable[[Deck], str]]] = {
    "ydk": decks.write_ydk,
    "ydke": decks.write_ydke,
    "omega": decks.write_omega,
    "link": decks.write_link,
}
_ENDINGS: Final = {"ydk": "ydk"}


def _file_name(name: str) -> str:
    """A name that is one on every system."""
    kept = "".join(one if one.isalnum() or one in " -_" else "-" for one in name).strip(" -")
    return kept[:60] or "deck"


async def made(request: Request) -> Response:
    wish = await body(request, BuildWish)
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    try:
        return answer(await heavy(build, seed, wish.name, format_named(wish.format)))
    except ValueError as error:
        raise Refusal(422, "bad-request", f"{error}.".capitalize()) from None


def _not_too_large(deck: Deck) -> None:
    if sum(map(len, (deck.main, deck.fusion, deck.side))) > _MOST_CARDS:
        raise Refusal(413, "too-much", f"A deck has up to {_MOST_CARDS} cards here.")


ROUTES: Final[list[BaseRoute]] = [
    Route("/api/decks", listed, methods=["GET"]),
    Route("/api/decks", keep, methods=["POST"]),
    Route("/api/decks/{id}", shown, methods=["GET"]),
    Route("/api/decks/{id}", change, methods=["PUT"]),
    Route("/api/decks/{id}", delete, methods=["DELETE"]),
    Route("/api/deck/read", read, methods=["POST"]),
    Route("/api/deck/check", check, methods=["POST"]),
    Route("/api/deck/mend", mend, methods=["POST"]),
    Route("/api/deck/advise", advice, methods=["POST"]),
    Route("/api/deck/stats", numbers, methods=["POST"]),
    Route("/api/deck/hands", hands, methods=["POST"]),
    Route("/api/deck/write", write, methods=["POST"]),
    Route("/api/deck/build", made, methods=["POST"]),
]
