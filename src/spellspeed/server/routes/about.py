"""What the server is and has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.routing import BaseRoute, Route

import spellspeed
from spellspeed import players, rulebook
from spellspeed.cards.library import library
from spellspeed.decks import builtin, builtin_names, format_names, load_format
from spellspeed.duel.rules import PRESETS

from ..answers import answer
from ..bodies import About, BuiltinDeck, Computer, FormatInfo, SwitchInfo

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def about(request: Request) -> Response:
    config = request.app.state.config
    formats = [load_format(name) for name in format_names()]
    return answer(
        About(
            version=spellspeed.__version__,
            library=library().version,
            computers=tuple(Computer(name, players.sentence(name)) for name in reversed(players.names())),
            decks=tuple(BuiltinDeck(code, title, builtin(code)) for code, title in builtin_names().items()),
            formats=tuple(FormatInfo(one.name, one.title, one.date, len(one.cards)) for one in formats),
            presets={name: _plain(rules.items()) for name, rules in PRESETS.items()},
            switches=tuple(
                SwitchInfo(one.name, one.sentence, one.values, one.rules)
                for one in rulebook.switches().values()
            ),
            alone=config.alone,
            pictures=config.pictures is not None,
            official=config.official is not None,
            addresses=tuple(config.addresses),
        )
    )


def _plain(switches: dict[str, object]) -> dict[str, str | bool]:
    return {name: value for name, value in switches.items() if isinstance(value, (str, bool))}


ROUTES: Final[list[BaseRoute]] = [Route("/api/about", about)]
