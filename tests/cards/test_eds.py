"""Cards of The Eternal Duelist Soul."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Exchange ---------------------------------------------------------------------------------------


@pytest.mark.card("Exchange", "Kuriboh")
@pytest.mark.rule("J-TERM-04")
def test_exchange_gives_each_player_a_card_of_the_other():
    d = table(you=hand("Exchange", "Sangan", "Dark Hole"), them=hand("Kuriboh", "Pot of Greed")).activate(
        "Exchange"
    )
    d.resolve().pick("Kuriboh")
    assert (d.asked, sorted(d.options())) == (THEM, ["pick Dark Hole", "pick Sangan"])
    d.pick("Dark Hole")
    assert (d.hand(YOU), d.hand(THEM)) == (["Sangan", "Kuriboh"], ["Pot of Greed", "Dark Hole"])
    d.set("Kuriboh").end_turn()


@pytest.mark.card("Exchange")
def test_exchange_needs_a_card_in_each_hand():
    assert "J-EFF-12" in table(you=hand("Exchange"), them=hand("Kuriboh")).why_not("Exchange")
    assert "J-EFF-12" in table(you=hand("Exchange", "Kuriboh")).why_not("Exchange")


# -- Graceful Dice, Skull Dice ----------------------------------------------------------------------


@pytest.mark.card("Graceful Dice")
@pytest.mark.rule("J-EFF-14", "J-DMG-02")
def test_graceful_dice_strengthens_your_monsters_until_the_turn_ends():
    d = table(you=hand("Graceful Dice") + attack("Kuriboh"), them=attack("Kuriboh"), chance=[3])
    d.activate("Graceful Dice").resolve()
    assert (d.attack_of("Kuriboh", YOU), d.defense_of("Kuriboh", YOU)) == (700, 600)
    assert d.attack_of("Kuriboh", THEM) == 300
    assert d.end_turn().attack_of("Kuriboh", YOU) == 300


@pytest.mark.card("Skull Dice")
@pytest.mark.rule("J-DMG-02")
def test_skull_dice_weakens_the_monsters_of_the_opponent_even_in_a_battle():
    d = table(you=set_("Skull Dice") + attack("Battle Ox"), them=attack("Battle Ox"), turn=THEM, chance=[5])
    d.to_battle().attack("Battle Ox", "Battle Ox").respond("Skull Dice").resolve()
    assert (d.monsters(YOU), d.monsters(THEM), d.lp(THEM)) == (["Battle Ox"], [], 7400)


@pytest.mark.card("Skull Dice", "Call of the Haunted")
def test_monsters_summoned_in_answer_to_skull_dice_are_spared():
    theirs = attack("Battle Ox") + set_("Call of the Haunted") + graveyard("Summoned Skull")
    d = table(you=set_("Skull Dice"), them=theirs, chance=[0])
    d.activate("Skull Dice").respond("Call of the Haunted").resolve()
    assert (d.attack_of("Battle Ox"), d.attack_of("Summoned Skull")) == (1600, 2500)
