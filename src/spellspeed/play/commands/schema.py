"""Print the JSON Schema of the protocol.

Of all messages, or of one of them. docs/protocol.md tells the same in words; with --server all that travels
between the server and its clients is in it, which docs/server.md tells. Ends with status 2 if there is no
message of that name.

  spellspeed schema
  spellspeed schema View
  spellspeed schema --server
"""

import json
import sys
from typing import Annotated, Final

from cyclopts import Parameter

from spellspeed import protocol

UNKNOWN: Final = 2


def command(
    name: Annotated[str, Parameter(help="A message, such as View or Decision.")] = "",
    *,
    server: Annotated[
        bool,
        Parameter(negative="", show_default=False, help="Also what only the server and its clients say."),
    ] = False,
) -> int:
    kinds = protocol.MESSAGES
    if server:
        from spellspeed.server.schema import MESSAGES

        kinds = MESSAGES
    known = {one.lower(): one for one in kinds}
    if name and name.lower() not in known:
        print(
            f"spellspeed schema: there is no message {name!r}; there are {', '.join(kinds)}",
            file=sys.stderr,
        )
        return UNKNOWN
    print(json.dumps(protocol.schema(known[name.lower()] if name else "", kinds), indent=2))
    return 0
