"""Continuous negaters that meet in a circle come to rest (DESIGN §7.9)."""

import pytest
from scenario import *

pytestmark = both_seats


@pytest.mark.card("Jinzo", "Royal Decree", "Skill Drain")
def test_jinzo_turned_up_negates_the_decree_and_the_skill_drain_that_it_negates():
    d = table(you=set_("Jinzo"), them=face_up("Royal Decree", "Skill Drain"))
    d.flip("Jinzo")
    assert d.card("Royal Decree").negaters and d.card("Skill Drain").negaters
    assert not d.card("Jinzo").negaters
