"""The pages on the language: what they quote from a file stands in that file."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = ("the-language", "add-a-card", "add-a-verb")


def quotes():
    """The blocks that begin with the name of a file, and the text of the page they are from."""
    for page in PAGES:
        text = (ROOT / "docs" / f"{page}.md").read_text()
        for file, code in re.findall(
            r"^```python\n# (\S+)\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL
        ):
            yield pytest.param(file, code, id=f"{page}: {file}")


@pytest.mark.parametrize(("file", "code"), list(quotes()))
def test_what_a_page_quotes_is_true(file, code):
    assert code in (ROOT / file).read_text()


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page):
    text = (ROOT / "docs" / f"{page}.md").read_text()
    for link in re.findall(r"\]\(([^)#]+)", text):
        assert (ROOT / "docs" / link).exists(), link
