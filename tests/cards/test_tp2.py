"""Cards of Tournament Pack: 2nd Season."""

import pytest
from scenario import *

pytestmark = both_seats

RITUALS = {"Novox's Prayer": ("Skull Guardian", 7), "Revival of Dokurorider": ("Dokurorider", 6)}
TRIBUTES = {7: ("Battle Ox", "Silver Fang"), 6: ("Oscillo Hero", "Silver Fang")}
"""Two monsters with exactly so many Levels."""
ritual = pytest.mark.parametrize("magic", list(RITUALS))


@pytest.mark.card("Novox's Prayer", "Revival of Dokurorider")
@ritual
@pytest.mark.rule("R-RIT-02", "R-RIT-04", "R-RIT-05")
def test_a_ritual_takes_levels_from_hand_and_field(magic):
    monster, least = RITUALS[magic]
    first, second = TRIBUTES[least]
    d = table(you=set_(first) + hand(second, magic, monster)).activate(magic, [second]).choose("attack")
    assert (d.monsters(YOU), d.position(monster)) == ([monster], "attack")
    assert sorted(d.graveyard(YOU)) == sorted([first, second, magic])


@pytest.mark.card("Novox's Prayer", "Revival of Dokurorider")
@ritual
@pytest.mark.rule("R-RIT-02")
def test_one_level_too_few_is_refused(magic):
    monster, least = RITUALS[magic]
    first, _ = TRIBUTES[least]
    d = table(you=attack(first) + hand("Hane-Hane", magic, monster), them=attack("Dark Magician"))
    assert d.why_not(magic) == ["R-RIT-02"]


@pytest.mark.card("Novox's Prayer", "Revival of Dokurorider")
@ritual
@pytest.mark.rule("R-RIT-01")
def test_the_ritual_monster_must_be_in_the_hand(magic):
    monster, _ = RITUALS[magic]
    other = next(name for name, _ in RITUALS.values() if name != monster)
    d = table(you=attack("Dark Magician") + hand(magic, other) + graveyard(monster))
    assert d.why_not(magic) == ["R-RIT-01"]


@pytest.mark.card("Novox's Prayer", "Revival of Dokurorider")
@ritual
@pytest.mark.rule("J-RIT-01", "J-RIT-04")
def test_more_levels_are_fine_but_no_tribute_that_is_not_needed(magic):
    monster, _ = RITUALS[magic]
    d = table(you=attack("Cosmo Queen") + hand("Kuriboh", magic, monster)).activate(magic).choose("attack")
    assert d.graveyard(YOU) == ["Cosmo Queen", magic]
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.card("Novox's Prayer", "Revival of Dokurorider")
@ritual
@pytest.mark.rule("J-RIT-02", "J-MAG-06")
def test_a_ritual_negated_tributes_nothing(magic):
    monster, _ = RITUALS[magic]
    d = table(you=attack("Cosmo Queen") + hand(magic, monster), them=set_("Solemn Judgment"))
    d.activate(magic).respond("Solemn Judgment")
    assert (d.monsters(YOU), d.hand(YOU)) == (["Cosmo Queen"], [monster])


@pytest.mark.card("Novox's Prayer", "Revival of Dokurorider")
@ritual
@pytest.mark.rule("R-RIT-06", "R-ZONE-02")
def test_torrential_tribute_answers_a_ritual_summon_and_trap_hole_does_not(magic):
    monster, _ = RITUALS[magic]
    d = table(you=attack("Cosmo Queen") + hand(magic, monster), them=set_("Trap Hole", "Torrential Tribute"))
    d.activate(magic).choose("attack")
    assert not d.can_respond("Trap Hole")
    d.respond("Torrential Tribute")
    assert d.graveyard(YOU)[-1] == monster


# -- Morphing Jar -----------------------------------------------------------------------------------


@pytest.mark.card("Morphing Jar")
def test_morphing_jar_discards_both_hands_and_both_draw_five():
    d = table(you=set_("Morphing Jar") + hand("Jinzo", "Kuriboh"), them=hand("Waboku"))
    d.flip("Morphing Jar")
    assert (sorted(d.graveyard(YOU)), d.graveyard(THEM)) == (["Jinzo", "Kuriboh"], ["Waboku"])
    assert (len(d.hand(YOU)), len(d.hand(THEM))) == (5, 5)
    assert all("discard" in e.causes for e in d.events("move"))


@pytest.mark.card("Morphing Jar")
def test_morphing_jar_with_both_hands_empty_still_draws_five():
    d = table(you=set_("Morphing Jar")).flip("Morphing Jar")
    assert (len(d.hand(YOU)), len(d.hand(THEM))) == (5, 5)


@pytest.mark.card("Morphing Jar")
@pytest.mark.rule("J-WIN-03", "J-WIN-04")
def test_who_has_fewer_than_five_cards_left_loses_by_morphing_jar():
    few = deck("Jinzo", "Kuriboh", rest=False)
    d = table(you=set_("Morphing Jar"), them=few).flip("Morphing Jar")
    assert (d.winner, d.rule, d.hand(THEM)) == (YOU, "R-WIN-05", ["Jinzo", "Kuriboh"])
    assert table(you=set_("Morphing Jar") + few, them=few).flip("Morphing Jar").winner == DRAW


@pytest.mark.card("Morphing Jar")
@pytest.mark.rule("J-DMG-03")
def test_morphing_jar_destroyed_in_battle_still_works():
    d = table(you=set_("Morphing Jar"), them=attack("Battle Ox") + hand("Waboku"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Morphing Jar").resolve()
    assert (len(d.hand(YOU)), len(d.hand(THEM)), d.graveyard(YOU)) == (5, 5, ["Morphing Jar"])


# -- Soul of the Pure -------------------------------------------------------------------------------


@pytest.mark.card("Soul of the Pure")
def test_soul_of_the_pure_heals_800():
    assert table(you=hand("Soul of the Pure")).activate("Soul of the Pure").resolve().lp(YOU) == 8800


@pytest.mark.card("Exile of the Wicked")
def test_exile_of_the_wicked_destroys_fiends_on_both_sides():
    d = table(you=hand("Exile of the Wicked") + attack("Summoned Skull"), them=attack("Sangan", "Battle Ox"))
    d.activate("Exile of the Wicked").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Exile of the Wicked")
def test_exile_of_the_wicked_needs_a_face_up_fiend():
    d = table(you=hand("Exile of the Wicked"), them=set_("Sangan") + attack("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Exile of the Wicked")


@pytest.mark.card("Exile of the Wicked", "DNA Surgery")
def test_exile_of_the_wicked_destroys_what_becomes_a_fiend_in_answer():
    d = table(
        you=hand("Exile of the Wicked") + attack("Kuriboh"), them=attack("Battle Ox") + set_("DNA Surgery")
    )
    d.activate("Exile of the Wicked").respond("DNA Surgery").choose("Fiend").resolve()
    assert (d.graveyard(THEM), d.monsters(YOU)) == (["Battle Ox"], [])


@pytest.mark.card("Dragon Seeker")
def test_dragon_seeker_destroys_a_dragon_as_it_is_changed_to_attack_position():
    d = table(you=defense("Dragon Seeker"), them=attack("Koumori Dragon", "Battle Ox"))
    d.change("Dragon Seeker").use("Dragon Seeker").resolve()
    assert d.monsters(THEM) == ["Battle Ox"]
    d = table(you=defense("Dragon Seeker") + attack("Koumori Dragon"), them=attack("Battle Ox"))
    assert d.change("Dragon Seeker").no().resolve().monsters(YOU) == ["Dragon Seeker", "Koumori Dragon"]


@pytest.mark.card("Dragon Seeker", "Book of Moon")
def test_dragon_seeker_does_nothing_as_it_is_summoned_or_changed_to_defense():
    d = table(you=hand("Dragon Seeker") + attack("Kuriboh"), them=attack("Koumori Dragon"))
    d.summon("Dragon Seeker", tributes=["Kuriboh"])
    assert d.monsters(THEM) == ["Koumori Dragon"]
    d = table(you=attack("Dragon Seeker"), them=attack("Koumori Dragon")).change("Dragon Seeker")
    assert d.monsters(THEM) == ["Koumori Dragon"]


@pytest.mark.card("Call of the Grave", "Monster Reborn")
def test_call_of_the_grave_negates_monster_reborn():
    d = table(you=set_("Call of the Grave"), them=hand("Monster Reborn") + graveyard("Jinzo"), turn=THEM)
    d.activate("Monster Reborn").respond("Call of the Grave").resolve()
    assert (d.monsters(THEM), d.graveyard(THEM)) == ([], ["Jinzo", "Monster Reborn"])


@pytest.mark.card("Call of the Grave", "Monster Reborn", "Pot of Greed")
def test_call_of_the_grave_answers_nothing_else_and_not_your_own():
    d = table(you=set_("Call of the Grave"), them=hand("Pot of Greed"), turn=THEM).activate("Pot of Greed")
    assert not d.can_respond("Call of the Grave", YOU)
    d = table(you=set_("Call of the Grave") + hand("Monster Reborn") + graveyard("Jinzo"))
    assert not d.activate("Monster Reborn").can_respond("Call of the Grave", YOU)
