"""Battle positions."""

import pytest
from scenario import *

pytestmark = both_seats


@pytest.mark.rule("R-POS-01", "R-GEN-04", "J-POS-05")
def test_a_monster_on_the_field_may_be_changed_both_ways():
    d = table(you=attack("Battle Ox") + defense("Kuriboh")).change("Battle Ox").change("Kuriboh")
    assert d.position("Battle Ox") == "defense"
    assert d.position("Kuriboh") == "attack"


@pytest.mark.rule("R-POS-01")
def test_positions_may_be_changed_in_main_phase_2():
    d = table(you=attack("Battle Ox")).main2().change("Battle Ox")
    assert d.position("Battle Ox") == "defense"


@pytest.mark.rule("R-POS-01")
@pytest.mark.parametrize("name", ["Battle Ox", "Mystical Elf"])
def test_the_opponents_monsters_are_not_yours_to_change(name):
    d = table(them=attack("Battle Ox") + defense("Mystical Elf"))
    assert not d.can("change", name)
    assert "R-PHASE-01" in d.why_not(name, "change")


@pytest.mark.rule("R-POS-02", "R-POS-03")
def test_a_monster_changes_once_a_turn():
    d = table(you=attack("Battle Ox")).change("Battle Ox")
    assert not d.can("change", "Battle Ox")
    assert d.why_not("Battle Ox", "change") == ["R-POS-02"]


@pytest.mark.rule("R-POS-02")
def test_each_monster_has_a_change_of_its_own_and_again_next_turn():
    d = table(you=attack("Battle Ox", "Kuriboh")).change("Battle Ox").change("Kuriboh")
    d.end_turn().end_turn().change("Battle Ox").change("Kuriboh")
    assert d.position("Battle Ox") == d.position("Kuriboh") == "attack"


@pytest.mark.rule("R-POS-04", "J-POS-02")
def test_a_monster_that_attacked_stays_in_attack_position():
    d = table(you=attack("Battle Ox", "Kuriboh")).to_battle().attack("Battle Ox").main2()
    assert not d.can("change", "Battle Ox")
    assert d.why_not("Battle Ox", "change") == ["J-POS-02"]
    assert d.can("change", "Kuriboh")


@pytest.mark.rule("R-POS-04")
def test_next_turn_a_monster_that_attacked_may_be_changed():
    d = table(you=attack("Battle Ox")).to_battle().attack("Battle Ox").end_turn().end_turn()
    assert d.change("Battle Ox").position("Battle Ox") == "defense"


@pytest.mark.rule("J-POS-01")
def test_no_change_in_the_turn_of_the_normal_summon():
    d = table(you=hand("Battle Ox")).summon("Battle Ox")
    assert d.why_not("Battle Ox", "change") == ["J-POS-01"]
    d.end_turn().end_turn()
    assert d.can("change", "Battle Ox")


@pytest.mark.rule("J-POS-01")
def test_no_change_in_the_turn_of_the_tribute_summon_and_the_flip_summon():
    d = table(you=hand("Summoned Skull") + attack("Kuriboh") + set_("Mystical Elf"))
    d.summon("Summoned Skull", tributes=["Kuriboh"]).flip("Mystical Elf")
    assert "J-POS-01" in d.why_not("Summoned Skull", "change")
    assert "J-POS-01" in d.why_not("Mystical Elf", "change")


@pytest.mark.rule("J-POS-01")
@pytest.mark.card("Monster Reborn")
def test_no_change_in_the_turn_of_a_special_summon():
    d = table(you=hand("Monster Reborn") + graveyard("Battle Ox"))
    d.activate("Monster Reborn").choose("defense")
    assert d.position("Battle Ox") == "defense"
    assert d.why_not("Battle Ox", "change") == ["J-POS-01"]


@pytest.mark.rule("J-POS-02")
@pytest.mark.card("Magic Cylinder")
def test_no_change_after_a_negated_attack():
    d = table(you=attack("Battle Ox"), them=set_("Magic Cylinder"))
    d.to_battle().attack("Battle Ox").respond("Magic Cylinder").main2()
    assert d.lp(YOU) == 8000 - 1700
    assert d.why_not("Battle Ox", "change") == ["J-POS-02"]


@pytest.mark.rule("J-POS-02", "J-REPLAY-02")
@pytest.mark.card("Call of the Haunted")
def test_no_change_after_an_attack_that_was_replayed_and_given_up():
    d = table(you=attack("Battle Ox"), them=set_("Call of the Haunted") + graveyard("Dark Magician"))
    d.to_battle().attack("Battle Ox").respond("Call of the Haunted").resolve()
    assert d.lp(THEM) == 8000
    d.main2()
    assert d.why_not("Battle Ox", "change") == ["J-POS-02"]


@pytest.mark.rule("J-POS-03", "R-POS-03", "J-POS-06")
@pytest.mark.card("Block Attack", "Change of Heart")
def test_T05_a_monster_put_in_defense_by_an_effect_may_not_be_turned_back():
    d = table(you=hand("Block Attack", "Change of Heart"), them=attack("Battle Ox"))
    d.activate("Block Attack").resolve()
    assert d.position("Battle Ox") == "defense"
    d.activate("Change of Heart").resolve()
    assert d.why_not("Battle Ox", "change") == ["R-POS-02"]


@pytest.mark.rule("J-POS-03")
@pytest.mark.card("Block Attack")
def test_a_change_made_by_an_effect_counts_for_this_turn_alone():
    d = table(you=hand("Block Attack"), them=attack("Battle Ox")).activate("Block Attack").resolve()
    assert d.end_turn().change("Battle Ox").position("Battle Ox") == "attack"


@pytest.mark.rule("J-POS-03")
@pytest.mark.card("Book of Moon")
def test_T05_a_monster_turned_face_down_may_not_be_flip_summoned_in_that_turn():
    d = table(you=attack("Battle Ox") + hand("Book of Moon"))
    d.activate("Book of Moon").resolve()
    assert d.position("Battle Ox") == "set"
    assert "R-POS-02" in d.why_not("Battle Ox", "flip")


@pytest.mark.rule("J-POS-03")
@pytest.mark.card("Book of Moon")
def test_switch_effect_change_counts_off():
    d = table(you=attack("Battle Ox") + hand("Book of Moon"), rules={"effect_change_counts": False})
    d.activate("Book of Moon").resolve().flip("Battle Ox")
    assert d.position("Battle Ox") == "attack"


@pytest.mark.rule("J-POS-04")
@pytest.mark.card("Book of Moon")
def test_an_effect_may_change_a_monster_that_its_player_may_not():
    d = table(you=hand("Battle Ox", "Book of Moon")).summon("Battle Ox").resolve()
    assert d.why_not("Battle Ox", "change") == ["J-POS-01"]
    d.activate("Book of Moon").resolve()
    assert d.position("Battle Ox") == "set"


@pytest.mark.rule("J-POS-05", "R-FLIP-01")
def test_a_face_down_monster_is_flip_summoned_not_changed():
    d = table(you=set_("Mystical Elf"))
    assert d.why_not("Mystical Elf", "change") == ["J-POS-05"]
    assert not d.can("change", "Mystical Elf")


@pytest.mark.rule("J-POS-05")
def test_a_player_turns_no_monster_face_down():
    d = table(you=defense("Mystical Elf"))
    assert [words for words in d.options() if "Mystical Elf" in words] == ["change Mystical Elf"]


@pytest.mark.rule("J-POS-06")
@pytest.mark.card("Change of Heart")
def test_a_monster_taken_from_the_opponent_may_be_changed():
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox"))
    d.activate("Change of Heart").resolve().change("Battle Ox")
    assert d.controller("Battle Ox") == YOU
    assert d.position("Battle Ox") == "defense"


@pytest.mark.rule("J-POS-06", "J-CTRL-03")
@pytest.mark.card("Change of Heart")
def test_a_monster_set_by_the_opponent_last_turn_may_be_flip_summoned_when_taken():
    d = table(you=hand("Change of Heart"), them=hand("Mystical Elf"), turn=THEM)
    d.set("Mystical Elf").end_turn().activate("Change of Heart").resolve()
    assert d.position("Mystical Elf") == "set"
    assert d.knows(YOU, "Mystical Elf")
    d.flip("Mystical Elf")
    assert d.position("Mystical Elf") == "attack"
