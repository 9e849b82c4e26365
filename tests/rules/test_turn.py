"""Phases and their order (RULES §8)."""

import pytest
from scenario import *

pytestmark = both_seats


@pytest.mark.rule("R-PHASE-12", "R-BP-10")
def test_who_can_do_nothing_more_still_ends_his_phases_himself():
    d = table(you=attack("Battle Ox"), them=lp(8000)).to_battle()
    d.attack("Battle Ox")
    assert (d.phase, d.options()) == (BATTLE_PHASE, [MAIN_2])
    d.main2()
    assert (d.phase, d.options()) == (MAIN_2, [END_PHASE])
    d.end_turn()
    assert d.turn_player == THEM
