"""docs/match.md tells the truth."""

import doctest
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_examples_of_the_page_run():
    failed, tried = doctest.testfile(
        str(DOCS / "match.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert (failed, tried > 5) == (0, True)
