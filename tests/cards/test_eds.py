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
