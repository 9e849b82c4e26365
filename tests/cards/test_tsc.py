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


# -- Perfectly Ultimate Great Moth ------------------------------------------------------------------

MOTH = "Perfectly Ultimate Great Moth"


def cocooned(turns):
    """Petit Moth has worn Cocoon of Evolution for so many of your turns."""
    d = table(you=hand("Cocoon of Evolution", MOTH) + attack("Petit Moth")).activate("Cocoon of Evolution")
    for _ in range(turns):
        d.resolve().end_turn().end_turn()
    return d


@pytest.mark.card(MOTH)
@pytest.mark.rule("J-SUM-06")
def test_perfectly_ultimate_great_moth_hatches_on_the_sixth_turn():
    d = cocooned(6).special_summon(MOTH, position="attack")
    assert (d.monsters(YOU), d.attack_of(MOTH)) == ([MOTH], 3500)


@pytest.mark.card(MOTH)
def test_not_on_the_fifth():
    assert "J-EFF-12" in cocooned(5).why_not(MOTH, "special summon")


@pytest.mark.card(MOTH, "Dark Hole", "Monster Reborn")
@pytest.mark.rule("J-FUS-06")
def test_once_hatched_it_may_be_revived():
    d = table(you=hand("Monster Reborn") + graveyard(MOTH))
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]


# -- Riryoku ---------------------------------------------------------------------------------------


@pytest.mark.card("Riryoku")
def test_riryoku_gives_half_of_the_atk_of_one_monster_to_another_for_a_turn():
    d = table(you=hand("Riryoku") + attack("Battle Ox"), them=attack("Summoned Skull"))
    d.activate("Riryoku", targets=["Summoned Skull", "Battle Ox"]).resolve()
    assert (d.attack_of("Summoned Skull"), d.attack_of("Battle Ox")) == (1250, 2950)
    d.end_turn()
    assert (d.attack_of("Summoned Skull"), d.attack_of("Battle Ox")) == (2500, 1700)


@pytest.mark.card("Riryoku", "Book of Moon")
@pytest.mark.rule("J-EFF-10")
def test_riryoku_with_one_target_gone_does_nothing():
    d = table(you=hand("Riryoku") + attack("Battle Ox"), them=attack("Summoned Skull") + set_("Book of Moon"))
    d.activate("Riryoku", targets=["Summoned Skull", "Battle Ox"])
    d.respond("Book of Moon", targets=["Summoned Skull"]).resolve()
    assert d.attack_of("Battle Ox") == 1700
    assert table(you=hand("Riryoku") + attack("Battle Ox")).why_not("Riryoku", "activate") == ["J-EFF-12"]


@pytest.mark.card("Riryoku", "Gradius' Option")
def test_riryoku_does_nothing_when_gradius_option_is_a_target():
    option = "Gradius' Option"
    mine = attack("Gradius", "Battle Ox") + hand(option, "Riryoku")
    d = table(you=mine).special_summon(option, position="attack").resolve()
    d.activate("Riryoku", ["Battle Ox", option]).resolve()
    assert (d.attack_of("Battle Ox"), d.attack_of(option)) == (1700, 1200)
