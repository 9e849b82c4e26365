"""The page on the server is true to the routes and messages there are."""

import re
from pathlib import Path

from starlette.routing import Route

from spellspeed.server.limits import LIMITS
from spellspeed.server.messages import FROM_CLIENT, FROM_SERVER
from spellspeed.server.routes import routes

PAGE = (Path(__file__).parents[2] / "docs/server.md").read_text(encoding="utf-8")


def test_every_route_is_on_the_page():
    for route in routes():
        assert isinstance(route, Route)
        path = re.sub(r"\{(\w+)(:\w+)?\}", lambda found: found[1].upper(), route.path)
        assert f"`{path}" in PAGE, path


def test_every_message_is_on_the_page():
    for kind in (*FROM_CLIENT, *FROM_SERVER):
        assert f"`{kind.__struct_config__.tag}`" in PAGE, kind


def test_the_limits_on_the_page_are_the_limits():
    for said in (
        f"{LIMITS.messages_a_second} a second, {LIMITS.messages_at_once} at once",
        f"{LIMITS.requests_a_second} a second, {LIMITS.requests_at_once} at once",
        f"{LIMITS.new_a_second} a second, {LIMITS.new_at_once} at once",
        f"{LIMITS.message_bytes // 1024} KiB",
        f"{LIMITS.body_bytes // 1024} KiB",
        f"{LIMITS.name_signs} signs",
        f"{LIMITS.chat_signs} signs",
        f"{LIMITS.decks}; tables not over: {LIMITS.tables}",
        f"{LIMITS.table_connections}; of an address: {LIMITS.address_connections}",
    ):
        assert said in PAGE, said


def test_the_links_of_the_page_lead_somewhere():
    for target in re.findall(r"\]\(([\w-]+\.md)", PAGE):
        assert (Path(__file__).parents[2] / "docs" / target).is_file(), target
