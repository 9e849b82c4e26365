"""Cards of The Falsebound Kingdom."""

import pytest
from scenario import *

pytestmark = both_seats


# -- Goblin Fan ------------------------------------------------------------------------------------


@pytest.mark.card("Goblin Fan", "Man-Eater Bug")
def test_goblin_fan_destroys_a_small_monster_that_is_flip_summoned_without_its_effect():
    d = table(you=face_up("Goblin Fan") + attack("Battle Ox"), them=set_("Man-Eater Bug"), turn=THEM)
    d.flip("Man-Eater Bug").resolve()
    assert (d.graveyard(THEM), d.monsters(YOU)) == (["Man-Eater Bug"], ["Battle Ox"])


@pytest.mark.card("Goblin Fan", "Hane-Hane")
def test_goblin_fan_leaves_others_and_those_turned_up_otherwise():
    d = table(you=face_up("Goblin Fan"), them=set_("Battle Ox"), turn=THEM).flip("Battle Ox").resolve()
    assert d.monsters(THEM) == ["Battle Ox"]
    d = table(you=face_up("Goblin Fan") + attack("Kuriboh"), them=set_("Hane-Hane")).to_battle()
    assert d.attack("Kuriboh", "Hane-Hane").pick("Kuriboh").resolve().hand(YOU) == ["Kuriboh"]


# -- Metalzoa ---------------------------------------------------------------------------------------


@pytest.mark.card("Metalzoa", "Metalmorph", "Monster Reborn")
@pytest.mark.rule("J-SUM-06", "J-FUS-06")
def test_metalzoa_comes_out_of_the_deck_and_may_return_afterwards():
    worn = attack("Zoa") + equip("Metalmorph", on="Zoa")
    d = table(
        you=worn + deck("Battle Ox", "Metalzoa") + hand("Monster Reborn"), them=set_("Ring of Destruction")
    )
    d.special_summon("Metalzoa", position="attack")
    assert (d.monsters(YOU), d.attack_of("Metalzoa")) == (["Metalzoa"], 3000)
    d.respond("Ring of Destruction", ["Metalzoa"]).resolve()
    d.activate("Monster Reborn", ["Metalzoa"]).choose("attack")
    assert d.monsters(YOU) == ["Metalzoa"]


@pytest.mark.card("Metalzoa", "Metalmorph")
def test_metalzoa_needs_zoa_in_metal():
    for worn in (attack("Zoa"), attack("Zoa", "Battle Ox") + equip("Metalmorph", on="Battle Ox")):
        assert not table(you=worn + deck("Metalzoa")).can("special summon", "Metalzoa")
