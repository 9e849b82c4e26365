"""Begin a card: python tools/new_card.py "Raigeki" writes it into its set's file, and two failing tests.

What it writes is where the work starts: the effect to be filled in, by the printed kind of the card, and a
test for what it does and one for what it must not do, which fail until somebody says so. docs/add-a-card.md
goes on.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from spellspeed.cards.catalogue import CardFacts, UnknownCard, catalogue
from spellspeed.cards.library import SETS

ROOT = Path(__file__).parent.parent
CARD = re.compile(r'^(?:card|spirit|union|toon)\(\s*"((?:[^"\\]|\\.)*)"', re.MULTILINE)


def set_of(card: CardFacts) -> str:
    """The code of the set it was first printed in: the file it belongs to."""
    order = {code: place for place, code in enumerate(SETS)}
    first = [one.set.lower() for one in card.sets if one.date == card.first_date]
    return min(first, key=lambda code: order.get(code, len(order)))


def effect(card: CardFacts) -> str:
    """The call its kind suggests."""
    if card.kind != "monster":
        return "activate()" if card.icon not in ("continuous", "field") else "continuous()"
    if "flip" in card.abilities:
        return "flip()"
    return "trigger(when=Sent())"


def written(card: CardFacts) -> str:
    return f'card(\n    "{card.name}",\n    {effect(card)},\n)\n'


def tests(card: CardFacts) -> str:
    name = re.sub(r"[^a-z0-9]+", "_", card.name.lower()).strip("_")
    mark = f'@both_seats\n@pytest.mark.card("{card.name}")\n'
    return (
        f"\n\n{mark}def test_{name}_does():\n"
        f'    raise AssertionError("lay the table and say what {card.name} does")\n'
        f"\n\n{mark}def test_{name}_does_not():\n"
        f'    raise AssertionError("say what {card.name} must not do, and the rule")\n'
    )


def insert(text: str, card: CardFacts) -> str:
    """The set's file with the card in its place by name."""
    for found in CARD.finditer(text):
        if found.group(1).lower() > card.name.lower():
            return text[: found.start()] + written(card) + text[found.start() :]
    return text.rstrip("\n") + "\n\n" + written(card)


def begin(name: str, root: Path) -> list[Path]:
    """Writes both stubs; raises ValueError when there is nothing to write."""
    card = catalogue().find(name)
    if not card.needs_effect_code:
        raise ValueError(f"{card.name} has no effect: it can be played as it is")
    code = set_of(card)
    source = root / "src" / "spellspeed" / "cards" / f"{code}.py"
    test = root / "tests" / "cards" / f"test_{code}.py"
    text = source.read_text(encoding="utf-8")
    if f'"{card.name}"' in CARD.sub(lambda found: f'"{found.group(1)}"', text):
        raise ValueError(f"{card.name} is written already, in {source.name}")
    source.write_text(insert(text, card), encoding="utf-8")
    head = f'"""Cards first printed in {code.upper()}."""\n\nimport pytest\nfrom scenario import both_seats\n'
    before = test.read_text(encoding="utf-8") if test.exists() else head
    test.write_text(before.rstrip("\n") + "\n" + tests(card), encoding="utf-8")
    return [source, test]


def main() -> int:
    parser = argparse.ArgumentParser(description="Begin a card and its tests.")
    parser.add_argument("name")
    parser.add_argument("--root", type=Path, default=ROOT)
    wish = parser.parse_args()
    try:
        paths = begin(wish.name, wish.root)
    except (UnknownCard, ValueError) as error:
        print(f"new_card: {error}", file=sys.stderr)
        return 2
    print("\n".join(f"wrote into {path}" for path in paths))
    return 0


if __name__ == "__main__":
    sys.exit(main())
