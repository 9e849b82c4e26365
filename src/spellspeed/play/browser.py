"""`spellspeed play` in the browser: a server of one's own on a free port, and the page opened."""

from __future__ import annotations

import sys
from typing import Final

__all__ = ["play_in_browser"]

CANNOT: Final = 2


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
