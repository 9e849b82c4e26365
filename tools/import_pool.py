"""Write src/spellspeed/cards/facts.json from a research pool, leaving every word of card text behind.

    python tools/import_pool.py POOL.json SETS.json [OUT.json]

POOL.json is a list of cards, SETS.json an object with a list "sets". Only the facts named in `card_facts` and
`set_facts` are copied, so a text field that a pool gains later cannot slip in. The result has one set or card
a line and the same bytes for the same facts, which keeps differences readable. See docs/cards.md.
"""

import json
import sys
from pathlib import Path
from typing import Any

OUT = Path(__file__).parent.parent / "src" / "spellspeed" / "cards" / "facts.json"
FORMAT = 1

Json = dict[str, Any]


def card_facts(card: Json, ritual: str) -> Json:
    """The facts of one card of the pool; what is empty or the usual case is left out.

    `ritual` is the name of the Ritual Monster of a Ritual Magic Card or the other way round, or "".
    """
    facts: Json = {"name": card["name"]}
    if card["era_name"]:
        facts["era_name"] = card["era_name"]
    facts |= {"password": card["password"], "kind": card["kind"], "frame": card["frame"]}
    for key in ("icon", "attribute", "type", "level", "atk", "def"):
        if card[key] is not None:
            facts[key] = card[key]
    if card["abilities"]:
        facts["abilities"] = card["abilities"]
    if card["needs_effect_code"]:
        facts["needs_effect_code"] = True
    if card["fusion_materials"]:
        facts["materials"] = card["fusion_materials"]
    if ritual:
        facts["ritual"] = ritual
    if card["limit"] != "unlimited":
        facts["limit"] = card["limit"]
    facts["first_date"] = card["first_date"]
    prints = [{"set": one["set"], "number": one["number"], "date": one["date"]} for one in card["sets"]]
    prints.sort(key=lambda one: (one["date"] or "9999", one["number"]))
    facts["sets"] = [{key: value for key, value in one.items() if value is not None} for one in prints]
    return facts


def set_facts(one: Json) -> Json:
    """The facts of one set; the date is left out when it is not known."""
    facts = {"code": one["code"], "name": one["name"], "kind": one["kind"]}
    if one["release_date"]:
        facts["date"] = one["release_date"]
    return facts


def ritual_links(pool: list[Json]) -> dict[str, str]:
    """Both directions of every link of Ritual Magic Card and Ritual Monster, whichever side names it."""
    links: dict[str, str] = {}
    for card in pool:
        other = card["ritual_monster"] or card["ritual_magic"]
        for here, there in ((card["name"], other), (other, card["name"])) if other else ():
            if links.setdefault(here, there) != there:
                raise ValueError(f"{here} is linked to both {links[here]} and {there}")
    return links


def convert(pool: list[Json], sets: Json) -> str:
    """The text of facts.json. Raises KeyError when the pool lacks a field, ValueError when links clash."""
    links = ritual_links(pool)
    cards = [card_facts(card, links.get(card["name"], "")) for card in pool]
    cards.sort(key=lambda card: (card["name"].casefold(), card["name"]))

    def lines(items: list[Json]) -> str:
        return ",\n".join(json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in items)

    return (
        f'{{"format":{FORMAT},\n"sets":[\n{lines([set_facts(one) for one in sets["sets"]])}\n],\n'
        f'"cards":[\n{lines(cards)}\n]}}\n'
    )


def main(arguments: list[str]) -> None:
    if len(arguments) not in (2, 3):
        sys.exit("usage: python tools/import_pool.py POOL.json SETS.json [OUT.json]")
    pool, sets = (json.loads(Path(argument).read_text("utf-8")) for argument in arguments[:2])
    out = Path(arguments[2]) if len(arguments) == 3 else OUT
    out.write_text(convert(pool, sets), "utf-8", newline="\n")
    print(f"{out}: {len(pool)} cards, {len(sets['sets'])} sets")


if __name__ == "__main__":
    main(sys.argv[1:])
