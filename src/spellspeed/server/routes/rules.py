"""The rules, to be read and searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.routing import BaseRoute, Route

from spellspeed import rulebook
from spellspeed.cards.notes import cards_by_rule
from spellspeed.rulebook import Rule, UnknownRule

from ..answers import Refusal, answer
from ..bodies import RuleLine, RuleList

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

_MOST_SIGNS: Final = 200


async def listed(request: Request) -> Response:
    query = request.query_params.get("q", "").strip()[:_MOST_SIGNS]
    if not query:
        found = list(rulebook.RULES.values())
    else:
        found = [] if " " in query else list(rulebook.family(query))
        found = found or list(rulebook.search(query))
    return answer(RuleList(len(found), tuple(_line(one) for one in found)))


async def shown(request: Request) -> Response:
    try:
        return answer(_line(rulebook.rule(request.path_params["id"][:_MOST_SIGNS])))
    except UnknownRule as error:
        raise Refusal(404, "not-found", f"{error}.".capitalize(), (), error.nearest) from None


def _line(rule: Rule) -> RuleLine:
    return RuleLine(
        id=rule.id,
        sentence=rule.sentence,
        source=rule.source,
        confidence=rule.confidence,
        section=rule.section,
        settled_by=rule.settled_by,
        switches=tuple(one.name for one in rulebook.switches_of(rule.id)),
        tests=rulebook.shown_by(rule.id),
        cards=cards_by_rule().get(rule.id, ()),
    )


ROUTES: Final[list[BaseRoute]] = [Route("/api/rules", listed), Route("/api/rules/{id}", shown)]
