"""Look a card up: facts, what it does, the rulings we follow, where it was printed, how many are allowed.

The card is named as people say it: today's name or the one of 2004, the beginning of just one name, or the
password. Rulings are in our own words, each with its source, the day of the answer and the rules it rests on
(spellspeed rules ID shows them). Ends with 2 if no card or more than one is meant.

  spellspeed card sangan
  spellspeed card harpie's feather
  spellspeed card 46986414 --json
"""

import json
import sys
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter

from .cards import LIMITS, described

UNKNOWN: Final = 2


def command(
    *name: Annotated[str, Parameter(help="The card's name or its password.")],
    format: Annotated[
        str, Parameter(help="With the limits of this format: a name or a file.", show_default=False)
    ] = "",
    as_json: Annotated[
        bool, Parameter("--json", negative="", show_default=False, help="Print a JSON object.")
    ] = False,
) -> int:
    from spellspeed.cards.catalogue import UnknownCard, catalogue
    from spellspeed.cards.page import card_page
    from spellspeed.decks.format import FormatError, load_format

    words = " ".join(name)
    try:
        chosen = load_format(format) if format else load_format()
        if not words:
            raise UnknownCard("which card? Give its name or its password")
        number = words.isascii() and words.isdecimal()
        card = catalogue().find_password(int(words)) if number else catalogue().find(words)
    except (UnknownCard, FormatError) as error:
        print(f"spellspeed card: {error}", file=sys.stderr)
        return UNKNOWN
    page = card_page(card, chosen)
    if as_json:
        more = {
            field: msgspec.to_builtins(getattr(page, field))
            for field in ("in_format", "rulings", "effect_words", "related", "decks")
        }
        print(json.dumps(described(card, chosen) | more, indent=2, ensure_ascii=False))
    else:
        print("\n".join(sentences(page)))
    return 0


def sentences(page: Any) -> list[str]:
    """The page of a card for people: one fact a line."""
    limit = LIMITS.get(page.copies, "Unlimited") if page.in_format else "not in this format"
    lines = [f"{page.facts.name}: {page.words}", f"  {limit}"]
    if page.facts.era_name:
        lines.append(f"  printed in 2004 as {page.facts.era_name}")
    lines += ["What it does", *(f"  {line}" for line in page.text)]
    if page.rulings:
        lines += ["Rulings", *(f"  {ruling.told()}" for ruling in page.rulings)]
    if page.related:
        lines.append(f"Belongs to: {', '.join(page.related)}")
    lines.append("Printed in")
    lines += [
        f"  {one.number}, {one.name}{f', {one.date.isoformat()}' if one.date else ''}" for one in page.sets
    ]
    if page.decks:
        lines.append(f"In the built-in decks {', '.join(page.decks)}")
    if page.effect_words:
        lines.append(f"Found with {', '.join(f'effect:{word}' for word in page.effect_words)}")
    lines.append(f"Password {page.facts.password:08}")
    return lines
