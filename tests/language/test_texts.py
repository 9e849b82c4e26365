"""The words of the cards, made from what they do: all of them in a file, and what no sentence may look like.

`python tests/language/test_texts.py` writes the file anew; its difference is read before it is committed.
"""

import re
from pathlib import Path

import pytest

from spellspeed.cards.library import library
from spellspeed.language.card import WRITTEN, describe

FILE = Path(__file__).with_name("texts.txt")


def texts():
    """The text of every card with an effect, by name."""
    found = library()
    return {name: describe(found.script(name)) for name in sorted(WRITTEN)}


def written_down():
    lines = []
    for name, text in texts().items():
        lines += [name, *(f"    {line}" for line in text.splitlines()), ""]
    return "\n".join(lines)


def test_the_texts_are_as_written_down():
    assert written_down() == FILE.read_text(), (
        "read the difference, then: python tests/language/test_texts.py"
    )


@pytest.mark.parametrize("name", texts())
def test_every_line_is_in_the_house_style(name):
    lines = texts()[name].splitlines()
    assert lines, "every card has words"
    for line in lines:
        assert line.isascii(), "plain apostrophes and quotation marks"
        assert line[0].isupper() or line[0] == '"'
        assert line.endswith(".")
        assert len(line) <= 400
        assert not re.search(r"  | [.,:]|\.\.|,,", line)
        assert not re.search(r"[()\[\]{}_]", line), "no brackets"
        assert not re.search(r"\b(a|an|the|your) (a|an|the|your)\b", line)
        assert not re.search(r"\b(\w+) \1\b", line), "a word said twice"
        assert not re.search(r"\ba [aeioAEIO]", line) and "an other" not in line
        assert line.count('"') % 2 == 0


def test_the_words_of_the_game_have_their_capitals():
    wrong = re.compile(
        r"\b(deck|graveyard|tribute[ds]?|special summon|normal summon|life points|magic card|trap card|"
        r"spell|banish|extra deck|negate their|main phase|battle phase)\b"
    )
    assert [text for text in texts().values() if wrong.search(text)] == []


if __name__ == "__main__":
    FILE.write_text(written_down())
