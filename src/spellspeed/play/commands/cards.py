"""Search the cards: by words, by what is printed on them, by what they do.

Words are looked for in names and texts. A minus leaves out, "or" and brackets work, and fields ask for more:
kind, icon, type, attribute, level, atk, def, limit, set, date, effect, name, text, material, password, is.
One card is shown with its text, several with a line each. Ends with 1 if there is none, 2 if the query is not
understood; docs/search.md has it all.

  spellspeed cards summoned skull
  spellspeed cards kind:magic icon:equip limit:1
  spellspeed cards 'type:fiend level>=5 atk>2000 -toon'
  spellspeed cards effect:draw set:MRD --text
"""

import json
import sys
from typing import Annotated, Any, Final, Literal

from cyclopts import Parameter

NOTHING_FOUND: Final = 1
BAD_QUERY: Final = 2
WITH_TEXT: Final = 1


def command(
    *query: Annotated[
        str, Parameter(help="What to look for; nothing: every card.", allow_leading_hyphen=True)
    ],
    text: Annotated[
        bool, Parameter(negative="", show_default=False, help="Show the text of every card found.")
    ] = False,
    sort: Annotated[
        Literal["", "name", "level", "atk", "def", "date", "kind"],
        Parameter(help="The order; by default the best fitting names come first.", show_default=False),
    ] = "",
    first: Annotated[int, Parameter(help="Show no more than so many; 0: all.")] = 0,
    format: Annotated[
        str,
        Parameter(help="Only cards of this format, with its limits: a name or a file.", show_default=False),
    ] = "",
    as_json: Annotated[
        bool, Parameter("--json", negative="", show_default=False, help="Print a JSON list.")
    ] = False,
) -> int:
    from spellspeed.cards.catalogue import shown
    from spellspeed.cards.search import BadQuery, search
    from spellspeed.decks.format import FormatError, load_format

    line = " ".join(query)
    try:
        chosen = load_format(format) if format else load_format()
        found = search(line, sort=sort, copies=chosen.copies)
        if format:
            found = [card for card in found if card.name in chosen.cards]
        if first < 0:
            raise FormatError("", ("--first must be at least 0",))
    except BadQuery as error:
        print(
            f"spellspeed cards: {error}",
            *(f"  {part}" for part in error.pointer()),
            sep="\n",
            file=sys.stderr,
        )
        return BAD_QUERY
    except FormatError as error:
        print(f"spellspeed cards: {error}", file=sys.stderr)
        return BAD_QUERY
    chosen_few = found[:first] if first else found
    if as_json:
        print(json.dumps([described(card, chosen) for card in chosen_few], indent=2, ensure_ascii=False))
    else:
        for card in chosen_few:
            print("\n".join(sentences(card, chosen, text or len(found) <= WITH_TEXT)))
        if len(chosen_few) < len(found):
            print(f"... and {len(found) - len(chosen_few)} more", file=sys.stderr)
    if not found:
        if not as_json:
            print(f"spellspeed cards: no card fits {shown(line)}", file=sys.stderr)
        return NOTHING_FOUND
    return 0


def described(card: Any, chosen: Any) -> dict[str, Any]:
    """A card as it goes into ``--json``."""
    from spellspeed.cards.search import card_text, is_written

    return {
        "name": card.name,
        "era_name": card.era_name,
        "password": card.password,
        "written": is_written(card.name),
        "text": card_text(card.name),
        "kind": card.kind,
        "frame": card.frame,
        "icon": card.icon,
        "attribute": card.attribute,
        "type": card.type,
        "level": card.level,
        "atk": card.attack,
        "def": card.defense,
        "abilities": list(card.abilities),
        "materials": list(card.materials),
        "ritual": card.ritual,
        "limit": ("forbidden", "limited", "semi-limited", "unlimited")[chosen.copies(card.name)],
        "copies": chosen.copies(card.name),
        "first_date": card.first_date.isoformat(),
        "sets": [one.number for one in card.sets],
    }


LIMITS: Final = {0: "Forbidden", 1: "Limited", 2: "Semi-Limited"}


def sentences(card: Any, chosen: Any, whole: bool) -> list[str]:
    """A card for people: one fact a line."""
    from spellspeed.cards.search import card_text, in_words

    limit = LIMITS.get(chosen.copies(card.name), "") if card.name in chosen.cards else "not in this format"
    lines = [f"{card.name}: {in_words(card)}{f', {limit}' if limit else ''}"]
    if whole:
        lines += [f"  {line}" for line in card_text(card.name).split("\n")]
        if card.era_name:
            lines.append(f"  printed in 2004 as {card.era_name}")
        lines.append(f"  password {card.password}; {', '.join(one.number for one in card.sets)}")
    return lines
