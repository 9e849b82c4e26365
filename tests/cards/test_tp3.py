"""Cards of Tournament Pack: 3rd Season."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Needle Worm ------------------------------------------------------------------------------------

FIVE = ("Battle Ox", "Mystical Elf", "Dark Hole", "Silver Fang", "Kuriboh")


@pytest.mark.card("Needle Worm")
def test_needle_worm_sends_the_top_five_cards_of_the_opponents_deck_to_the_graveyard():
    d = table(you=set_("Needle Worm"), them=deck(*FIVE, "Summoned Skull")).flip("Needle Worm").resolve()
    assert d.graveyard(THEM) == list(FIVE)
    assert d.deck(THEM)[0] == "Summoned Skull"


@pytest.mark.card("Needle Worm")
@pytest.mark.rule("J-WIN-03", "R-WIN-06")
def test_with_too_few_cards_needle_worm_takes_all_and_the_next_draw_loses():
    d = table(you=set_("Needle Worm"), them=deck("Battle Ox", "Kuriboh", rest=False)).flip("Needle Worm")
    d.resolve()
    assert (d.graveyard(THEM), d.deck(THEM), d.over) == (["Battle Ox", "Kuriboh"], [], False)
    d.end_turn()
    assert (d.winner, d.rule) == (YOU, "R-WIN-05")


@pytest.mark.card("Needle Worm", "Sangan")
@pytest.mark.rule("J-TERM-01")
def test_a_card_sent_from_the_deck_is_neither_destroyed_nor_from_the_field():
    d = table(you=set_("Needle Worm"), them=deck("Sangan")).flip("Needle Worm").resolve()
    assert "Sangan" in d.graveyard(THEM)
    assert d.kind == "act"


# -- Anti Raigeki -----------------------------------------------------------------------------------


@pytest.mark.card("Anti Raigeki", "Raigeki")
def test_anti_raigeki_turns_raigeki_round():
    d = table(you=hand("Raigeki") + attack("Kuriboh"), them=set_("Anti Raigeki") + attack("Battle Ox"))
    d.activate("Raigeki").respond("Anti Raigeki").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Anti Raigeki", "Dark Hole", "Raigeki")
def test_anti_raigeki_answers_nothing_else_and_not_your_own():
    d = table(you=hand("Dark Hole") + attack("Kuriboh"), them=set_("Anti Raigeki"))
    assert d.activate("Dark Hole").monsters(YOU) == []
    d = table(you=hand("Raigeki") + set_("Anti Raigeki"), them=attack("Battle Ox")).activate("Raigeki")
    assert d.monsters(THEM) == []
