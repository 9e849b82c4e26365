"""All pages are listed; their links, paths and rules lead somewhere; sections that code names are there."""

import doctest
import re

import pytest

from spellspeed import rulebook

from .conftest import ROOT

DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")], key=lambda path: path.name)


def anchors(page):
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def test_every_page_is_listed():
    listed = set(re.findall(r"\]\(([\w-]+\.md)\)", (DOCS / "README.md").read_text("utf-8")))
    assert listed == {path.name for path in DOCS.glob("*.md")} - {"README.md"}
    assert "](docs/README.md)" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_paths_and_rules_lead_somewhere(page):
    text = page.read_text("utf-8")
    for link in re.findall(r"\]\(([^)]+)\)", text):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        other = page.parent / path if path else page
        assert other.exists(), link
        assert not anchor or anchor in anchors(other), link
    for path in re.findall(r"`((?:src|tests|tools|docs|bench|page)/[\w./-]+)`", text):
        assert (ROOT / path).exists() or "/server/page" in path, path
    for rule in re.findall(r"\b(?:[RJ]-[A-Z]+|X)-\d+\b", text):
        assert rule in rulebook.RULES, rule


@pytest.mark.parametrize("name", ["players"])
def test_a_page_is_true(name):
    failed, tried = doctest.testfile(str(DOCS / f"{name}.md"), module_relative=False)
    assert failed == 0 and tried


def test_docstrings_name_sections_of_the_design_that_are_there():
    design = (DOCS / "design.md").read_text("utf-8")
    there = set(re.findall(r"^(?:## |\*\*)([\d.]*\d)", design, re.MULTILINE))
    for folder in ("src", "tests"):
        for path in (ROOT / folder).rglob("*.py"):
            for named in re.findall(r"DESIGN (§\d[\d.]*(?:, §\d[\d.]*)*)", path.read_text("utf-8")):
                for section in re.findall(r"\d+(?:\.\d+)?", named):
                    assert section in there, f"{path}: DESIGN §{section}"
