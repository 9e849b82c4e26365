"""The examples of the pages on the public interface are true."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("api", "decisions", "hidden-information", "protocol", "saves-and-logs")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_true(name):
    failed, _ = doctest.testfile(str(DOCS / f"{name}.md"), module_relative=False)
    assert failed == 0


@pytest.mark.parametrize("name", PAGES)
def test_the_links_of_a_page_lead_somewhere(name):
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    for part in text.split("](")[1:]:
        page, _, heading = part.partition(")")[0].partition("#")
        other = DOCS / (page or f"{name}.md")
        assert other.is_file(), page
        headings = [
            line.lstrip("# ").lower().replace(" ", "-")
            for line in other.read_text(encoding="utf-8").splitlines()
            if line.startswith("#")
        ]
        assert not heading or heading in headings
