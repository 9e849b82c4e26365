"""Check the log of a duel or a Match: nobody stacked a Deck, and it went as it says.

LOG is a file, also one saved at a table, or - for standard input. Says step by step what was checked: the
commitment is the hash of the referee's seed and the deck lists, the Decks lie as the seed and both players'
texts shuffle them, the answers lead to the outcome. That proves something to you only if the commitment is
the one you were told before the duel, and your text the one you gave: say them with --commitment and --gave.
Ends with 0 if nothing is false, 1 if something is, 2 if the log cannot be read.

  spellspeed verify duel.json
  spellspeed verify duel.json --commitment 48b50e58… --gave "seven of hearts"
"""

import json
import sys
from typing import Annotated, Final

from cyclopts import Parameter

from spellspeed.cards.catalogue import shown
from spellspeed.saves import BadSave

FALSE: Final = 1
UNREADABLE: Final = 2


def command(
    log: Annotated[str, Parameter(help="The log.", allow_leading_hyphen=True)],
    /,
    *,
    commitment: Annotated[
        str, Parameter(show_default=False, help="What you were told before the duel.")
    ] = "",
    gave: Annotated[str, Parameter(show_default=False, help="The text that you gave to the shuffle.")] = "",
    as_json: Annotated[
        bool, Parameter("--json", negative="", show_default=False, help="Print one JSON object.")
    ] = False,
) -> int:
    from spellspeed.play.terminal.files import log_in
    from spellspeed.verify import verify_file

    try:
        report = verify_file(log_in(_bytes(log)), commitment=commitment, gave=gave)
    except BadSave as error:
        if as_json:
            print(json.dumps({"readable": False, "true": False, "problem": str(error), "checks": []}))
        else:
            print(f"spellspeed verify: {shown(log)}: {error}", file=sys.stderr)
        return UNREADABLE
    if as_json:
        import msgspec

        checks = msgspec.to_builtins(report.checks)
        found = {"readable": True, "true": report.true, "form": report.form, "checks": checks}
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        for check in report.checks:
            print(shown(str(check)))
        print(f"{shown(log)}: {_VERDICTS[report.true]}")
    return 0 if report.true else FALSE


_VERDICTS: Final = {True: "nothing in it is false", False: "not all of it is true"}


def _bytes(path: str) -> bytes:
    from spellspeed.verify import MOST_BYTES

    try:
        if path == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with open(path, "rb") as file:
                data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise BadSave("there is no such file") from None
    except IsADirectoryError:
        raise BadSave("this is a directory, not a log") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadSave(f"it cannot be read: {reason}") from None
    if len(data) > MOST_BYTES:
        raise BadSave("it is too long for a log")
    return data
