"""Cards of Dark Crisis."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Contract with the Abyss ------------------------------------------------------------------------


@pytest.mark.card("Contract with the Abyss")
def test_contract_with_the_abyss_summons_any_dark_ritual_monster_of_your_choice():
    hands = (
        "Contract with the Abyss",
        "Hungry Burger",
        "Relinquished",
        "Crab Turtle",
        "Kuriboh",
        "Man-Eater Bug",
    )
    d = table(you=hand(*hands, "Sangan", "Silver Fang")).activate("Contract with the Abyss")
    assert sorted(d.options()) == ["pick Hungry Burger", "pick Relinquished"]
    d.pick("Hungry Burger", "Kuriboh", "Man-Eater Bug", "Sangan").choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]
    assert sorted(d.hand(YOU)) == ["Crab Turtle", "Relinquished", "Silver Fang"]


@pytest.mark.card("Contract with the Abyss")
def test_contract_with_the_abyss_is_for_dark_ritual_monsters_alone():
    d = table(you=hand("Contract with the Abyss", "Crab Turtle", "Dark Magician", "Cosmo Queen"))
    assert d.why_not("Contract with the Abyss") == ["R-RIT-01"]


@pytest.mark.card("Contract with the Abyss", "Monster Reborn", "Dark Hole")
@pytest.mark.rule("J-FUS-06")
def test_a_monster_summoned_by_contract_with_the_abyss_may_be_revived():
    cards = ("Contract with the Abyss", "Hungry Burger", "Summoned Skull", "Dark Hole", "Monster Reborn")
    d = table(you=hand(*cards)).activate("Contract with the Abyss").choose("attack").activate("Dark Hole")
    d.activate("Monster Reborn", ["Hungry Burger"]).choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]


@pytest.mark.card("Contract with the Abyss", "Ring of Destruction")
@pytest.mark.rule("J-RIT-02")
def test_without_tributes_contract_with_the_abyss_does_nothing():
    d = table(
        you=hand("Contract with the Abyss", "Relinquished") + attack("Kuriboh"),
        them=set_("Ring of Destruction"),
    )
    d.activate("Contract with the Abyss").respond("Ring of Destruction", ["Kuriboh"]).resolve()
    assert (d.hand(YOU), d.monsters(YOU)) == (["Relinquished"], [])


# -- Arsenal Robber ---------------------------------------------------------------------------------


@pytest.mark.card("Arsenal Robber")
def test_arsenal_robber_makes_the_opponent_send_an_equip_of_his_choice_from_his_deck():
    d = table(you=set_("Arsenal Robber"), them=deck("Axe of Despair", "Dark Hole", "Black Pendant"))
    d.activate("Arsenal Robber").resolve()
    assert (d.asked, sorted(d.options())) == (THEM, ["pick Axe of Despair", "pick Black Pendant"])
    d.pick("Black Pendant")
    assert d.graveyard(THEM) == ["Black Pendant"]
    assert [one.player for one in d.events("shuffle")] == [THEM]
    assert d.lp(YOU) == 8000, "Black Pendant was not on the field"


@pytest.mark.card("Arsenal Robber")
@pytest.mark.rule("J-PUB-03")
def test_without_an_equip_the_deck_is_shown_and_shuffled():
    d = table(you=set_("Arsenal Robber"), them=deck("Dark Hole"))
    d.activate("Arsenal Robber").resolve()
    assert d.graveyard(THEM) == []
    assert [one.text for one in d.events("reveal")] == ["verify"]
    assert len(d.events("shuffle")) == 1
