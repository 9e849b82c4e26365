"""All records that travel between the server and its clients: ``spellspeed schema --server``.

>>> from spellspeed.protocol import schema
>>> sorted(schema("Say", MESSAGES)["$defs"]["Say"]["properties"])
['message', 'text']
"""

from __future__ import annotations

from typing import Final

import msgspec

from spellspeed import protocol

from .bodies import BODIES
from .messages import FROM_CLIENT, FROM_SERVER

__all__ = ["MESSAGES"]

MESSAGES: Final[dict[str, type[msgspec.Struct]]] = protocol.MESSAGES | {
    one.__name__: one for one in (*FROM_CLIENT, *FROM_SERVER, *BODIES)
}
"""Those of the protocol, of the websocket and of HTTP."""
