"""Cards of The Sacred Cards."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Negate Attack ---------------------------------------------------------------------------------


@pytest.mark.card("Negate Attack")
@pytest.mark.rule("J-BP-02")
def test_negate_attack_ends_the_battle_phase():
    d = table(you=set_("Negate Attack"), them=attack("Summoned Skull", "Battle Ox"), turn=THEM).to_battle()
    d.attack("Summoned Skull").respond("Negate Attack").resolve()
    assert (d.phase, d.lp(YOU), d.monsters(THEM)) == (MAIN_2, 8000, ["Summoned Skull", "Battle Ox"])


@pytest.mark.card("Negate Attack", "Mystical Space Typhoon", "Seven Tools of the Bandit")
@pytest.mark.rule("R-CHAIN-06")
def test_only_a_counter_trap_answers_negate_attack():
    d = table(
        you=set_("Negate Attack"),
        them=attack("Battle Ox") + hand("Mystical Space Typhoon") + set_("Seven Tools of the Bandit"),
        turn=THEM,
    ).to_battle()
    d.attack("Battle Ox").respond("Negate Attack")
    assert not d.can_respond("Mystical Space Typhoon")
    d.respond("Seven Tools of the Bandit").resolve()
    assert d.lp(YOU) == 6300
