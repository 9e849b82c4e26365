"""The vocabulary: what the star import of `words` gives; every word has a test and a line in the docs."""

import ast
import inspect
import re
from pathlib import Path

import spellspeed.language.words as words

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "the-language.md"
VOCABULARY = {name for name in vars(words) if not name.startswith("_")}


def marked():
    """The words in the marks `@pytest.mark.word(...)` of all tests."""
    found = set()
    for path in sorted(HERE.parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.word":
                found |= {ast.literal_eval(argument) for argument in node.args}
    return found


def test_every_word_has_a_test():
    assert sorted(VOCABULARY - marked()) == [], "mark a test of it: @pytest.mark.word(...)"


def test_every_tested_word_is_a_word():
    assert sorted(marked() - VOCABULARY) == []


def test_every_word_is_on_the_page_and_no_other():
    cells = re.findall(r"^\| (`.*?`) \|", PAGE.read_text(), flags=re.MULTILINE)
    said = {word for cell in cells for word in re.findall(r"`(\w+)`", cell)}
    assert sorted(VOCABULARY - said) == [], "give it a line in docs/the-language.md"
    assert sorted(said - VOCABULARY) == []


def test_only_the_vocabulary_is_exported():
    """No module, no helper and nothing of `typing`: what a card file sees is what a card may say."""
    for name in VOCABULARY:
        word = getattr(words, name)
        assert not inspect.ismodule(word), name
        where = getattr(word, "__module__", "")
        assert where == "" or where.startswith("spellspeed."), name
