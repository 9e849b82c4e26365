"""What is asked and answered once, over HTTP: one file for each subject. docs/server.md lists the routes."""

from starlette.routing import BaseRoute

from . import about, cards, decks, play, players, replays, rules

__all__ = ["routes"]


def routes() -> list[BaseRoute]:
    """All routes below /api."""
    parts = (about, players, play, cards, rules, decks, replays)
    return [route for part in parts for route in part.ROUTES]
