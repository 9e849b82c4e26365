"""Print the JSON Schema of the protocol.

Of all messages, or of one of them. docs/protocol.md tells the same in words. Ends with status 2 if there is
no message of that name.

  spellspeed schema
  spellspeed schema View
"""

import json
import sys
from typing import Annotated, Final

from cyclopts import Parameter

from spellspeed import protocol

UNKNOWN: Final = 2


def command(name: Annotated[str, Parameter(help="A message, such as View or Decision.")] = "") -> int:
    known = {one.lower(): one for one in protocol.MESSAGES}
    if name and name.lower() not in known:
        print(
            f"spellspeed schema: there is no message {name!r}; there are {', '.join(protocol.MESSAGES)}",
            file=sys.stderr,
        )
        return UNKNOWN
    print(json.dumps(protocol.schema(known[name.lower()] if name else ""), indent=2))
    return 0
