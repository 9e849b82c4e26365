"""The starter decks."""

import pytest

from spellspeed.cards import catalogue
from spellspeed.decks import DeckError, builtin, builtin_names, read_ydk, write_ydk


def test_the_four_starter_decks() -> None:
    assert builtin_names() == {
        "SDK": "Starter Deck: Kaiba",
        "SDY": "Starter Deck: Yugi",
        "SDJ": "Starter Deck: Joey",
        "SDP": "Starter Deck: Pegasus",
    }


@pytest.mark.parametrize(("code", "fusions"), [("SDK", 0), ("SDY", 0), ("SDJ", 2), ("SDP", 0)])
def test_fifty_cards_each(code: str, fusions: int) -> None:
    deck = builtin(code)
    assert deck.name == code
    assert (len(deck.main), len(deck.fusion), len(deck.side)) == (50 - fusions, fusions, 0)
    assert len({*deck.main, *deck.fusion}) == 50
    assert {*deck.main, *deck.fusion} == {card.name for card in catalogue().in_set(code)}
    assert not any(catalogue().by_name[name].facts.is_fusion for name in deck.main)


@pytest.mark.rule("R-DECK-03", "R-DECK-06")
def test_fusion_monsters_apart_and_ritual_monsters_not() -> None:
    assert builtin("SDJ").fusion == ("Thousand Dragon", "Flame Swordsman")
    assert builtin("SDP").main[0] == "Relinquished"


def test_the_first_and_last_cards() -> None:
    ends = {code: (builtin(code).main[0], builtin(code).main[-1]) for code in builtin_names()}
    assert ends == {
        "SDK": ("Blue-Eyes White Dragon", "Ultimate Offering"),
        "SDY": ("Mystical Elf", "Ultimate Offering"),
        "SDJ": ("Red-Eyes Black Dragon", "Reverse Trap"),
        "SDP": ("Relinquished", "Gryphon Wing"),
    }


@pytest.mark.parametrize("name", ["SDY", "sdy", " Sdy ", "Starter Deck: Yugi", "starter deck: yugi", "yugi"])
def test_names(name: str) -> None:
    assert builtin(name) is builtin("SDY")


@pytest.mark.parametrize("name", ["", "SD", "Starter Deck", "Marik"])
def test_unknown(name: str) -> None:
    with pytest.raises(DeckError) as caught:
        builtin(name)
    assert str(caught.value) == f'there is no built-in deck "{name}"; there are SDK, SDY, SDJ, SDP'


@pytest.mark.parametrize("code", ["SDK", "SDY", "SDJ", "SDP"])
def test_written_and_read(code: str) -> None:
    assert read_ydk(write_ydk(builtin(code)), code) == builtin(code)
