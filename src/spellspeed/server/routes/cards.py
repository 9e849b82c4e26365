"""Cards: facts for their faces, pages, and the search."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from spellspeed.cards.catalogue import CardFacts, catalogue
from spellspeed.cards.library import library
from spellspeed.cards.page import card_page
from spellspeed.cards.search import FIELDS, BadQuery, effect_words, is_written, search
from spellspeed.duel import constants as c

from ..answers import answer, format_named, heavy, number
from ..bodies import AllCards, CardLine, CardList, QueryProblem, SearchHelp

if TYPE_CHECKING:
    from starlette.requests import Request

    from spellspeed.decks.format import Format

_MOST: Final = 2_000
_MOST_SIGNS: Final = 500
_SORTS: Final = ("", "name", "level", "atk", "def", "date", "kind")


async def listed(request: Request) -> Response:
    query = request.query_params.get("q", "")[:_MOST_SIGNS]
    sort = request.query_params.get("sort", "")
    named = request.query_params.get("format", "")
    format = format_named(named)
    start, count = number(request, "start", 0, 0, _MOST), number(request, "count", 60, 1, _MOST)
    try:
        found = await heavy(lambda: search(query, sort=sort if sort in _SORTS else "", copies=format.copies))
    except BadQuery as error:
        return answer(QueryProblem("bad-query", f"{error}.", error.column), 422)
    if named:
        found = [card for card in found if card.name in format.cards]
    page = found[start : start + count]
    return answer(CardList(len(found), tuple(_line(card, format) for card in page)))


def _line(card: CardFacts, format: Format) -> CardLine:
    return CardLine(card, format.copies(card.name), card.name in format.cards, is_written(card.name))


@lru_cache(maxsize=1)
def _all_cards() -> tuple[bytes, bytes]:
    """As JSON, and the same packed."""
    cards = catalogue()
    data = msgspec.json.encode(
        AllCards(
            library=library().version,
            cards=tuple(cards),
            sets=tuple(cards.sets),
            unwritten=tuple(card.name for card in cards if not is_written(card.name)),
        )
    )
    return data, gzip.compress(data, 6, mtime=0)


async def everything(request: Request) -> Response:
    data, packed = await heavy(_all_cards)
    tag = f'"{library().version}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, headers | {"Content-Encoding": "gzip"}, "application/json")
    return Response(data, 200, headers, "application/json")


async def shown(request: Request) -> Response:
    text = request.path_params["name"][:_MOST_SIGNS]
    cards = catalogue()
    card = cards.find_password(int(text)) if text.isascii() and text.isdecimal() else cards.find(text)
    format = format_named(request.query_params.get("format", ""))
    official = request.app.state.config.official
    text = "" if official is None else await heavy(official.text, card.password)
    return answer(card_page(card, format, text))


async def grammar(request: Request) -> Response:
    """The fields of the search, with values to offer."""
    return answer(await heavy(_grammar))


@lru_cache(maxsize=1)
def _grammar() -> SearchHelp:
    words = sorted({word for card in catalogue() for word in effect_words(card.name)})
    return SearchHelp(
        fields=FIELDS,
        values={
            "kind": (
                "monster",
                "magic",
                "trap",
                "normal",
                "effect",
                "fusion",
                "ritual",
                "flip",
                "spirit",
                "union",
                "toon",
            ),
            "icon": tuple(name for name in c.ICON_NAMES if name),
            "type": tuple(sorted({card.type for card in catalogue() if card.type})),
            "attribute": tuple(sorted({card.attribute for card in catalogue() if card.attribute})),
            "limit": ("forbidden", "limited", "semi-limited", "unlimited"),
            "set": tuple(one.code for one in catalogue().sets),
            "effect": tuple(words),
            "is": ("written", "unwritten", "effect", "vanilla"),
        },
        examples=(
            "summoned skull",
            "kind:magic icon:quick-play",
            "type:fiend level>=5 atk>2000 -toon",
            "effect:draw or effect:search",
            "kind:trap limit:1",
        ),
    )


async def picture(request: Request) -> Response:
    """A picture of the user's own folder."""
    from starlette.responses import FileResponse

    from ..answers import NOT_FOUND, Refusal

    folder = request.app.state.config.pictures
    if folder is not None:
        for ending in ("jpg", "png", "webp"):
            path = folder / f"{request.path_params['password']}.{ending}"
            if path.is_file():
                return FileResponse(path, headers={"Cache-Control": "private, max-age=86400"})
    raise Refusal(404, "not-found", NOT_FOUND)


ROUTES: Final[list[BaseRoute]] = [
    Route("/api/cards", listed),
    Route("/api/cards/all", everything),
    Route("/api/cards/{name:path}", shown),
    Route("/api/search", grammar),
    Route("/pictures/{password:int}", picture),
]
