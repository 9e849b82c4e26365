"""docs/shuffle-and-cut.md tells the truth."""

import doctest
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_examples_of_the_page_run():
    failed, tried = doctest.testfile(str(DOCS / "shuffle-and-cut.md"), module_relative=False)
    assert (failed, tried > 10) == (0, True)
