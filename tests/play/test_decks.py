"""What is played with: legal decks, and with --casual all that the program can play."""

import pytest

from spellspeed.cards.library import library
from spellspeed.decks import Deck, builtin, write_ydk, write_ydke
from spellspeed.duel.effects import Library, Script
from spellspeed.play.decks import Refused, decks_to_play

FEW = Deck("Few", ("Kuriboh",) * 4 + ("Mystical Elf",) * 36)


def refused(*texts, **wishes):
    with pytest.raises(Refused) as error:
        decks_to_play(texts, **wishes)
    return str(error.value).splitlines()


@pytest.fixture
def few(tmp_path):
    file = tmp_path / "few.ydk"
    file.write_text(write_ydk(FEW), encoding="utf-8")
    return str(file)


def test_legal_decks_are_played():
    assert decks_to_play(["SDY", "sdk"]) == (builtin("SDY"), builtin("SDK"))
    assert decks_to_play(["SDY", "SDY"]) == (builtin("SDY"), builtin("SDY"))


@pytest.mark.rule("R-DECK-11", "R-DECK-13")
def test_a_deck_that_is_not_legal_is_refused_with_all_its_problems_and_what_mends_them(few):
    assert refused(few, "SDK") == [
        "few: 2 problems",
        "  R-DECK-11: Kuriboh: at most 3 copies may be used, and there are 4 in the Deck. Take out 1.",
        "  R-DECK-11: Mystical Elf: at most 3 copies may be used, and there are 36 in the Deck. Take out 33.",
        "  With --casual it can be played.",
    ]


def test_a_casual_deck_need_not_be_legal(few):
    assert decks_to_play([few, "SDK"], casual=True)[0].main == FEW.main


def test_the_problems_of_both_decks_are_told(few, tmp_path):
    lines = refused(few, str(tmp_path / "nowhere.ydk"))
    assert lines[0] == "few: 2 problems"
    assert lines[-1].startswith('there is no deck or file "')


def test_what_is_not_understood_cannot_be_played_casually_either(tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("40 Mystical Elf\n1 Kurriboh\n1 14558127\n", encoding="utf-8")
    casual = refused(str(file), casual=True)
    assert casual == [
        "mine: 2 problems",
        '  line 2: no card of this pool is called "Kurriboh"; do you mean Kuriboh?',
        "  line 3: no card of this pool has the password 14558127",
    ]
    lines = refused(str(file))
    assert lines[0] == "mine: 3 problems"
    assert {line.strip().partition(":")[0] for line in lines[1:-1]} == {"Line 2", "R-DECK-11", "J-DECK-04"}
    assert lines[-1] == "  It cannot be played with --casual either."


def few_cards(monkeypatch, *unwritten):
    """The program has not these cards yet."""
    whole = library()
    scripts = {name: Script(whole.script(name).facts, written=False) for name in unwritten}
    few = Library({**whole.scripts, **scripts}, whole.version)
    monkeypatch.setattr("spellspeed.playable.whole_library", lambda: few)


def test_cards_that_are_not_written_are_all_named(monkeypatch):
    few_cards(monkeypatch, "Dark Hole", "Fissure")
    assert (
        refused("SDK", "SDY", casual=True)
        == refused("SDK", "SDY")
        == [
            "SDK: not in the program yet: Dark Hole, Fissure",
            "SDY: not in the program yet: Dark Hole, Fissure",
        ]
    )


def test_what_is_illegal_and_not_written_is_told_at_once(monkeypatch, few):
    few_cards(monkeypatch, "Kuriboh")
    lines = refused(few)
    assert lines[0] == "few: 3 problems"
    assert lines[-2:] == ["  not in the program yet: Kuriboh", "  It cannot be played with --casual either."]


def test_a_deck_without_an_opening_hand_cannot_be_played():
    lines = refused(write_ydke(Deck("", ("Kuriboh",) * 3)), casual=True)
    assert lines == ["the deck: the Deck has 3 cards, too few for an opening hand of 5"]


def test_the_side_deck_counts_where_it_is_played(monkeypatch):
    few_cards(monkeypatch, "Jinzo")
    text = write_ydke(Deck("", builtin("SDY").main, (), ("Jinzo",)))
    assert decks_to_play([text], casual=True)
    assert refused(text, casual=True, siding=True) == ["the deck: not in the program yet: Jinzo"]


def test_a_format_says_what_is_legal():
    from spellspeed.decks import read_format

    only = read_format('format = 1\nname = "Kaiba only"\npool.sets = ["SDK"]\n')
    assert decks_to_play(["SDK"], format=only)
    assert all("J-DECK-04" in line for line in refused("SDY", format=only)[1:-1])
