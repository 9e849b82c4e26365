"""Cards of Tournament Pack: 1st Season."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Cockroach Knight -------------------------------------------------------------------------------


@pytest.mark.card("Cockroach Knight", "Dark Hole")
def test_cockroach_knight_returns_to_the_top_of_the_deck():
    d = table(you=hand("Dark Hole") + attack("Cockroach Knight")).activate("Dark Hole").resolve()
    assert (d.deck(YOU)[0], d.graveyard(YOU)) == ("Cockroach Knight", ["Dark Hole"])


@pytest.mark.card("Cockroach Knight", "Graceful Charity")
def test_cockroach_knight_returns_from_the_hand_too():
    d = table(you=hand("Graceful Charity", "Cockroach Knight", "Kuriboh"))
    d.activate("Graceful Charity").pick("Cockroach Knight", "Kuriboh").resolve()
    assert d.deck(YOU)[0] == "Cockroach Knight"


@pytest.mark.card("Blue Medicine")
def test_blue_medicine_heals_400():
    assert table(you=hand("Blue Medicine")).activate("Blue Medicine").resolve().lp(YOU) == 8400
