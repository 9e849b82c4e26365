"""The examples of the pages on decks are true, and their links lead somewhere."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["cards", "decks", "formats", "search"])
def test_a_page_is_true(name: str):
    failed, tried = doctest.testfile(
        str(DOCS / f"{name}.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert failed == 0 and tried
    for part in (DOCS / f"{name}.md").read_text("utf-8").split("](")[1:]:
        page = part.partition(")")[0]
        assert page.startswith("https://") or (DOCS / page.partition("#")[0]).is_file(), page
