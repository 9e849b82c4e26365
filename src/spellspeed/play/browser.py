"""`spellspeed play` in the browser: a server of one's own on a free port, and the page opened."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

__all__ = ["can_play_in_browser", "play_in_browser"]

CANNOT: Final = 2
PAGE: Final = Path(__file__).parent.parent / "server/page/index.html"


def can_play_in_browser() -> bool:
    """Whether a person sits here, and the page is there. If only the page is missing, that is told."""
    if not sys.stdin.isatty():
        return False
    if not PAGE.is_file():
        print("The page in the browser has not been built (make page), so you play here.", file=sys.stderr)
        return False
    return True


def play_in_browser(host: str = "127.0.0.1", port: int = 0) -> int:
    """Serves till it is stopped; the exit status. A server of this folder that runs already is opened."""
    from spellspeed.play.cli import data_folder
    from spellspeed.server.run import CannotServe, Wishes, serve

    try:
        serve(Wishes(host=host, port=port), data_folder(), browser=True)
    except CannotServe as error:
        print(f"spellspeed play: {error}", file=sys.stderr)
        return CANNOT
    return 0
