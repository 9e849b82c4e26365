"""Cards of Tournament Pack 4."""

import pytest
from scenario import *

pytestmark = both_seats


@pytest.mark.card("Royal Decree")
@pytest.mark.rule("J-EFF-04")
def test_royal_decree_negates_other_traps_and_lets_them_be_activated():
    d = table(you=attack("Battle Ox"), them=set_("Mirror Force") + face_up("Royal Decree"))
    d.to_battle().attack("Battle Ox").respond("Mirror Force").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM), d.lp(THEM)) == (["Battle Ox"], ["Mirror Force"], 6300)


@pytest.mark.card("Royal Decree", "Imperial Order")
def test_royal_decree_frees_what_a_trap_negates():
    d = table(you=set_("Royal Decree") + hand("Pot of Greed"), them=face_up("Imperial Order"))
    d.activate("Royal Decree").activate("Pot of Greed")
    assert len(d.hand(YOU)) == 2


@pytest.mark.card("Royal Decree")
def test_of_two_royal_decrees_the_first_rules():
    d = table(you=face_up("Royal Decree"), them=set_("Royal Decree", "Dust Tornado"))
    d.leave_for(BATTLE_PHASE).respond("Royal Decree").resolve()
    assert d.card("Royal Decree", seat=THEM).negaters and not d.card("Royal Decree", seat=YOU).negaters


@pytest.mark.card("Royal Decree", "Skill Drain", "Jinzo")
@pytest.mark.rule("J-TRAP-02")
def test_skill_drain_then_jinzo_then_royal_decree_frees_jinzo_who_negates_both():
    d = table(you=face_up("Skill Drain", order=1) + attack("Jinzo", order=2), them=set_("Royal Decree"))
    assert d.card("Jinzo").negaters
    d.leave_for(BATTLE_PHASE).respond("Royal Decree").resolve()
    assert not d.card("Jinzo").negaters
    assert d.card("Skill Drain").negaters and d.card("Royal Decree").negaters


@pytest.mark.card("Royal Decree", "Imperial Order")
def test_a_negated_imperial_order_asks_no_upkeep():
    d = table(you=face_up("Imperial Order"), them=face_up("Royal Decree"), phase="the turn begins")
    d.to_phase(MAIN_1)
    assert (d.lp(YOU), d.magic_traps(YOU)) == (8000, ["Imperial Order"])
