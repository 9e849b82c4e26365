"""Setting Magic and Trap Cards by an effect."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


@pytest.mark.word("SetCards")
@pytest.mark.rule("R-GEN-05")
def test_cards_are_set_from_the_hand():
    lay = magic("Lay", w.activate(w.SetCards(w.TRAP, 1, 2)))
    d = table(you=hand("Lay", "Trap Hole", "Waboku", "Pot of Greed"), cards=[lay]).activate("Lay")
    assert "pick Pot of Greed" not in d.options()
    d.pick("Trap Hole").done()
    assert d.is_set("Trap Hole") and d.hand(YOU) == ["Waboku", "Pot of Greed"]
    assert lay.effects[0].text() == "Set up to 2 Trap Cards from your hand."
    assert [deed.deed for deed in lay.effects[0].deeds()] == ["set"]


def test_there_must_be_something_to_set():
    lay = magic("Lay", w.activate(w.SetCards()))
    assert table(you=hand("Lay", "Kuriboh"), cards=[lay]).why_not("Lay") == ["J-EFF-12"]
