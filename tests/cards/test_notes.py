"""Ruling notes: our own words, a known source, a card that is there; and the page of a card."""

import datetime
import json
import re
import tomllib
from pathlib import Path

import pytest

import spellspeed.cards
from spellspeed import rulebook
from spellspeed.cards import catalogue
from spellspeed.cards.notes import SOURCES, cards_by_rule, notes
from spellspeed.cards.page import card_page
from spellspeed.play.cli import main
from spellspeed.play.terminal.telling import card_info

FILES = sorted((Path(spellspeed.cards.__file__).parent / "rulings").glob("*.toml"))
NOTES = [(card.name, note) for card in catalogue() for note in notes(card.name)]
NOT_OF_2004 = re.compile(
    r"\bspells?\b(?! speed| counter)|\bbanish|\bextra deck\b|\bmain deck\b", re.IGNORECASE
)
NAMES = [card.name for card in catalogue() if NOT_OF_2004.search(card.name)]
"""Names of cards in which such a word stands."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_note_stands_in_the_file_of_its_cards_set_in_the_order_of_names(path):
    named = list(tomllib.loads(path.read_text(encoding="utf-8")))
    source = (path.parent.parent / f"{path.stem}.py").read_text(encoding="utf-8")
    assert [name for name in named if f'"{name}"' not in source and f"'{name}'" not in source] == []
    plain = [re.sub(r"[^a-z0-9 ]", "", name.lower()) for name in named]
    assert plain == sorted(plain)
    assert all(notes(name) for name in named)


def test_every_note_is_fit_for_a_player():
    for name, note in NOTES:
        assert 10 < len(note.says) <= 320 and note.says.endswith("."), name
        said = note.says
        for other in NAMES:
            said = said.replace(other, "")
        assert not NOT_OF_2004.search(said), (name, said)
        assert note.source in SOURCES, name
        assert note.date is None or datetime.date(2002, 3, 1) <= note.date <= datetime.date(2005, 12, 31), (
            name
        )
        assert set(note.rules) <= set(rulebook.RULES), name


def test_a_rule_knows_the_cards_whose_rulings_rest_on_it():
    assert "Hane-Hane" in cards_by_rule()["J-EFF-20"]
    assert all(names == tuple(dict.fromkeys(names)) for names in cards_by_rule().values())


def test_the_page_of_a_card():
    page = card_page(catalogue().find("flame swordsman"))
    assert page.related[:2] == ("Flame Manipulator", "Masaki the Legendary Swordsman")
    assert "SDJ" in page.decks
    assert [one.number for one in page.sets] == ["LOB-003", "SDJ-024"]
    assert (page.copies, page.in_format, page.written) == (3, True, True)


# ---- the command -----------------------------------------------------------------------------------------


@pytest.fixture
def run(capsys):
    def command(*arguments):
        with pytest.raises(SystemExit) as end:
            main(["card", *arguments])
        printed = capsys.readouterr()
        return end.value.code or 0, printed.out, printed.err

    return command


def test_a_card_for_people(run):
    status, out, err = run("hane-hane")
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert lines[:2] == [
        "Hane-Hane: Effect Monster, EARTH Beast, Flip, Level 2, ATK 450, DEF 500",
        "  Unlimited",
    ]
    assert "  FLIP: Target 1 monster on the field. Return the target to its owner's hand." in lines
    assert any(line.endswith("(our reading; J-EFF-20)") for line in lines)
    assert "  SDK-046, Starter Deck: Kaiba, 2002-03-29" in lines
    assert lines[-1] == "Password 07089711"


@pytest.mark.parametrize("words", [("pot of greed",), ("pot", "of", "greed"), ("55144522",), ("pot of g",)])
def test_a_card_as_json(run, words):
    status, out, err = run(*words, "--json")
    found = json.loads(out)
    assert (status, err) == (0, "")
    assert (found["name"], found["password"], found["limit"]) == ("Pot of Greed", 55144522, "limited")
    assert {"text", "written", "sets", "rulings", "related", "decks", "effect_words", "in_format"} <= set(
        found
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("zzz", 'no card is called "zzz"'),
        ("dark ma", "begins the names of several cards"),
        ("1", "1"),
        ("", "which card?"),
    ],
)
def test_no_card_is_meant(run, words, told):
    status, out, err = run(words)
    assert (status, out) == (2, "")
    assert told in err and err.count("\n") == 1


def test_the_terminal_tells_the_rulings_too():
    assert any(line.startswith("Ruling: ") for line in card_info("Hane-Hane"))
    assert list(card_info("Battle Ox"))[1:] == ["A monster without an effect."]
