"""Cards of Legend of Blue Eyes White Dragon."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.duel.facts import Facts
from spellspeed.language import words as w
from spellspeed.language.card import define
from spellspeed.view import view

pytestmark = both_seats

FIVE = ("Battle Ox", "Mystical Elf", "Silver Fang", "Summoned Skull", "Dark Magician")
EXODIA = (
    "Exodia the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Leg of the Forbidden One",
)


# -- Book of Secret Arts, Dark Energy ---------------------------------------------------------------


@pytest.mark.card("Book of Secret Arts")
def test_book_of_secret_arts_raises_a_spellcaster():
    d = table(you=attack("Mystical Elf") + hand("Book of Secret Arts")).activate("Book of Secret Arts")
    assert d.equipped_to("Book of Secret Arts") == "Mystical Elf"
    assert (d.attack_of("Mystical Elf"), d.defense_of("Mystical Elf")) == (1100, 2300)


@pytest.mark.card("Book of Secret Arts")
@pytest.mark.rule("R-EQUIP-03")
def test_book_of_secret_arts_is_only_for_spellcasters():
    d = table(you=attack("Battle Ox") + hand("Book of Secret Arts"), them=set_("Mystical Elf"))
    assert not d.can("activate", "Book of Secret Arts")
    assert d.why_not("Book of Secret Arts") == ["J-EFF-12"]


@pytest.mark.card("Book of Secret Arts")
@pytest.mark.rule("R-EQUIP-02", "R-ZONE-05")
def test_book_of_secret_arts_on_the_opponents_spellcaster_lies_on_your_side():
    d = table(you=hand("Book of Secret Arts"), them=attack("Mystical Elf")).activate("Book of Secret Arts")
    assert d.attack_of("Mystical Elf") == 1100
    assert d.magic_traps(YOU) == ["Book of Secret Arts"]


@pytest.mark.card("Dark Energy")
def test_dark_energy_raises_a_fiend():
    d = table(you=attack("Summoned Skull") + hand("Dark Energy")).activate("Dark Energy")
    assert (d.attack_of("Summoned Skull"), d.defense_of("Summoned Skull")) == (2800, 1500)


@pytest.mark.card("Dark Energy")
@pytest.mark.rule("R-EQUIP-03")
def test_dark_energy_is_only_for_fiends():
    d = table(you=attack("Summoned Skull", "Dark Magician") + hand("Dark Energy")).activate("Dark Energy")
    assert d.equipped_to("Dark Energy") == "Summoned Skull"
    d = table(you=attack("Dark Magician") + hand("Dark Energy"))
    assert not d.can("activate", "Dark Energy")


@pytest.mark.card("Dark Energy")
def test_the_bonus_of_an_equip_ends_when_it_is_destroyed():
    d = table(
        you=attack("Summoned Skull") + equip("Dark Energy", on="Summoned Skull"),
        them=set_("Mystical Space Typhoon"),
    )
    assert d.attack_of("Summoned Skull") == 2800
    d.leave_for(BATTLE_PHASE).respond("Mystical Space Typhoon", ["Dark Energy"]).resolve()
    assert d.attack_of("Summoned Skull") == 2500
    assert d.graveyard(YOU) == ["Dark Energy"]


# -- Dark Hole --------------------------------------------------------------------------------------


@pytest.mark.card("Dark Hole")
def test_dark_hole_destroys_all_monsters_of_both_players():
    d = table(
        you=attack("Battle Ox") + set_("Silver Fang") + hand("Dark Hole"),
        them=defense("Mystical Elf") + set_("Dark Magician"),
    )
    d.activate("Dark Hole")
    assert d.monsters(YOU) == d.monsters(THEM) == []
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Dark Hole", "Silver Fang"]
    assert sorted(d.graveyard(THEM)) == ["Dark Magician", "Mystical Elf"]


@pytest.mark.card("Dark Hole")
def test_dark_hole_leaves_magic_and_trap_cards():
    d = table(you=attack("Battle Ox") + hand("Dark Hole") + face_up("Gravity Bind"), them=set_("Waboku"))
    d.activate("Dark Hole").resolve()
    assert d.magic_traps(YOU) == ["Gravity Bind"]
    assert d.magic_traps(THEM) == ["Waboku"]


@pytest.mark.card("Dark Hole")
@pytest.mark.rule("J-EFF-12")
def test_dark_hole_needs_a_monster():
    d = table(you=hand("Dark Hole"), them=set_("Waboku"))
    assert not d.can("activate", "Dark Hole")
    assert d.why_not("Dark Hole") == ["J-EFF-12"]


@pytest.mark.card("Dark Hole", "Man-Eater Bug")
@pytest.mark.rule("J-FLIP-05")
def test_dark_hole_destroys_a_set_monster_without_turning_it_up():
    d = table(you=attack("Battle Ox", "Silver Fang") + hand("Dark Hole"), them=set_("Man-Eater Bug"))
    d.activate("Dark Hole")
    assert d.events("flip") == []
    assert d.kind == "act"


# -- Dragon Capture Jar -----------------------------------------------------------------------------


@pytest.mark.card("Dragon Capture Jar")
def test_dragon_capture_jar_turns_the_dragons_of_both_players_to_defense():
    d = table(
        you=attack("Luster Dragon", "Battle Ox"),
        them=attack("Koumori Dragon") + set_("Dragon Capture Jar"),
    )
    d.leave_for(BATTLE_PHASE).respond("Dragon Capture Jar").resolve()
    assert d.position("Luster Dragon") == d.position("Koumori Dragon") == "defense"
    assert d.position("Battle Ox") == "attack"


@pytest.mark.card("Dragon Capture Jar")
def test_dragon_capture_jar_holds_dragons_and_no_others():
    d = table(you=defense("Luster Dragon", "Battle Ox") + face_up("Dragon Capture Jar"))
    assert not d.can("change", "Luster Dragon")
    assert d.can("change", "Battle Ox")
    assert d.why_not("Luster Dragon", "change") == ["R-GEN-01"]


@pytest.mark.card("Dragon Capture Jar")
def test_a_dragon_summoned_under_dragon_capture_jar_goes_to_defense_at_once():
    d = table(you=hand("Luster Dragon"), them=face_up("Dragon Capture Jar")).summon("Luster Dragon")
    assert d.position("Luster Dragon") == "defense"


@pytest.mark.card("Dragon Capture Jar")
def test_a_set_dragon_is_no_dragon_yet_for_dragon_capture_jar():
    d = table(you=set_("Luster Dragon"), them=face_up("Dragon Capture Jar")).flip("Luster Dragon")
    assert d.position("Luster Dragon") == "defense"


@pytest.mark.card("Dragon Capture Jar", "Jinzo")
def test_dragon_capture_jar_lets_go_while_jinzo_is_there():
    d = table(you=defense("Luster Dragon", "Jinzo") + face_up("Dragon Capture Jar"))
    assert d.change("Luster Dragon").position("Luster Dragon") == "attack"


@pytest.mark.card("Dragon Capture Jar")
def test_an_effect_that_turns_a_dragon_to_attack_works_only_for_a_moment():
    stop = define(
        "No Defense",
        w.activate(w.ChangeTo(w.TARGET, w.P_ATTACK), target=w.MONSTER & w.DEFENSE_POSITION),
    ).script(Facts("No Defense", c.MAGIC, c.FRAME_MAGIC, icon=c.NORMAL, effect=True))
    d = table(
        you=hand("No Defense"), them=defense("Luster Dragon") + face_up("Dragon Capture Jar"), cards=[stop]
    ).activate("No Defense")
    assert len(d.events("position")) == 2
    assert d.position("Luster Dragon") == "defense"


@pytest.mark.card("Dragon Capture Jar", "Mystical Space Typhoon")
def test_without_dragon_capture_jar_dragons_may_change_again():
    d = table(
        you=defense("Luster Dragon") + hand("Mystical Space Typhoon"), them=face_up("Dragon Capture Jar")
    )
    assert d.activate("Mystical Space Typhoon").can("change", "Luster Dragon")


# -- Exodia -----------------------------------------------------------------------------------------


@pytest.mark.card("Exodia the Forbidden One")
@pytest.mark.rule("R-WIN-07", "R-WIN-08")
def test_the_five_parts_of_exodia_in_hand_win_at_once():
    d = table(you=hand(*EXODIA[:4], "Pot of Greed") + deck(EXODIA[4])).activate("Pot of Greed")
    assert (d.winner, d.rule) == (YOU, "R-WIN-07")


@pytest.mark.card("Exodia the Forbidden One")
@pytest.mark.rule("R-WIN-08")
def test_four_parts_of_exodia_or_two_of_the_same_do_not_win():
    d = table(you=hand(*EXODIA[:4], EXODIA[3]))
    assert not d.over
    d = table(you=hand(*EXODIA[:4]) + attack(EXODIA[4]))
    assert not d.over


@pytest.mark.card("Exodia the Forbidden One", "Card Destruction")
@pytest.mark.rule("J-WIN-06")
def test_exodia_of_both_players_by_card_destruction_is_a_draw():
    d = table(
        you=hand("Card Destruction", *["Battle Ox"] * 5) + deck(*EXODIA),
        them=hand(*["Battle Ox"] * 5) + deck(*EXODIA),
    )
    d.activate("Card Destruction")
    assert (d.winner, d.rule) == (DRAW, "J-WIN-06")


# -- Fissure ----------------------------------------------------------------------------------------


@pytest.mark.card("Fissure")
def test_fissure_destroys_the_opponents_weakest_monster():
    d = table(
        you=attack("Kuriboh") + hand("Fissure"),
        them=attack("Battle Ox", "Silver Fang") + set_("Skull Servant"),
    )
    d.activate("Fissure")
    assert d.graveyard(THEM) == ["Silver Fang"]
    assert d.monsters(YOU) == ["Kuriboh"]


@pytest.mark.card("Fissure")
def test_fissure_reads_defense_position_monsters_by_their_atk():
    d = table(you=hand("Fissure"), them=attack("Silver Fang") + defense("Mystical Elf")).activate("Fissure")
    assert d.graveyard(THEM) == ["Mystical Elf"]


@pytest.mark.card("Fissure")
def test_with_a_tie_the_player_of_fissure_chooses():
    d = table(you=hand("Fissure"), them=attack("Silver Fang", "Tripwire Beast", "Battle Ox"))
    d.activate("Fissure")
    assert (d.asked, d.options()) == (YOU, ["pick Silver Fang", "pick Tripwire Beast"])
    d.pick("Tripwire Beast")
    assert d.graveyard(THEM) == ["Tripwire Beast"]


@pytest.mark.card("Fissure")
@pytest.mark.rule("J-EFF-12")
def test_fissure_needs_a_face_up_monster_of_the_opponent():
    d = table(you=attack("Battle Ox") + hand("Fissure"), them=set_("Silver Fang"))
    assert d.why_not("Fissure") == ["J-EFF-12"]
    assert table(you=hand("Fissure"), them=attack("Silver Fang")).can("activate", "Fissure")


@pytest.mark.card("Fissure", "Rush Recklessly")
@pytest.mark.rule("J-EFF-11")
def test_fissure_looks_for_the_weakest_only_as_it_resolves():
    d = table(
        you=hand("Fissure"),
        them=attack("Silver Fang", "Battle Ox") + set_("Rush Recklessly"),
    )
    d.activate("Fissure").respond("Rush Recklessly", ["Silver Fang"]).resolve()
    assert d.graveyard(THEM) == ["Battle Ox", "Rush Recklessly"]


@pytest.mark.card("Fissure", "Lord of D.")
@pytest.mark.rule("J-EFF-11")
def test_fissure_names_no_target():
    d = table(you=hand("Fissure"), them=attack("Baby Dragon") + defense("Lord of D."))
    d.activate("Fissure").pick("Baby Dragon")
    assert d.graveyard(THEM) == ["Baby Dragon"]


# -- Hane-Hane, Man-Eater Bug -----------------------------------------------------------------------


@pytest.mark.card("Hane-Hane")
def test_hane_hane_returns_a_monster_to_its_owners_hand():
    d = table(you=set_("Hane-Hane"), them=attack("Summoned Skull")).flip("Hane-Hane").pick("Summoned Skull")
    assert d.hand(THEM) == ["Summoned Skull"]
    assert d.monsters(THEM) == []


@pytest.mark.card("Hane-Hane")
@pytest.mark.rule("J-EFF-20")
def test_hane_hane_may_return_a_set_monster_or_itself():
    d = table(you=set_("Hane-Hane"), them=set_("Battle Ox")).flip("Hane-Hane")
    assert d.options() == ["pick Hane-Hane", "pick Battle Ox"]
    d.pick("Battle Ox")
    assert d.hand(THEM) == ["Battle Ox"]
    d = table(you=set_("Hane-Hane")).flip("Hane-Hane")
    assert d.hand(YOU) == ["Hane-Hane"]


@pytest.mark.card("Hane-Hane")
@pytest.mark.rule("J-FLIP-03")
def test_hane_hane_summoned_face_up_returns_nothing():
    d = table(you=hand("Hane-Hane"), them=attack("Battle Ox")).summon("Hane-Hane")
    assert d.kind == "act"
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Hane-Hane")
@pytest.mark.rule("R-DMG-05", "J-DMG-03")
def test_hane_hane_that_is_attacked_returns_the_attacker_after_the_calculation():
    d = table(you=attack("Battle Ox"), them=set_("Hane-Hane"), phase=BATTLE_PHASE)
    d.attack("Battle Ox", "Hane-Hane")
    assert d.hand(YOU) == ["Battle Ox"]
    assert d.graveyard(THEM) == ["Hane-Hane"]


@pytest.mark.card("Hane-Hane")
@pytest.mark.rule("R-FUS-09")
def test_hane_hane_returns_a_fusion_monster_to_the_fusion_deck():
    d = table(you=set_("Hane-Hane"), them=attack("Flame Swordsman")).flip("Hane-Hane").pick("Flame Swordsman")
    assert (d.fusion_deck(THEM), d.hand(THEM)) == (["Flame Swordsman"], [])


@pytest.mark.card("Man-Eater Bug")
def test_man_eater_bug_destroys_a_monster():
    d = table(you=set_("Man-Eater Bug"), them=attack("Summoned Skull") + set_("Battle Ox"))
    d.flip("Man-Eater Bug").pick("Summoned Skull")
    assert d.graveyard(THEM) == ["Summoned Skull"]
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Man-Eater Bug")
@pytest.mark.rule("J-FLIP-05")
def test_man_eater_bug_alone_on_the_field_destroys_itself():
    d = table(you=set_("Man-Eater Bug")).flip("Man-Eater Bug")
    assert d.graveyard(YOU) == ["Man-Eater Bug"]


@pytest.mark.card("Man-Eater Bug")
@pytest.mark.rule("J-FLIP-03")
def test_man_eater_bug_summoned_face_up_destroys_nothing():
    d = table(you=hand("Man-Eater Bug"), them=attack("Battle Ox")).summon("Man-Eater Bug")
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Man-Eater Bug")
@pytest.mark.rule("J-DMG-03", "R-DMG-05")
def test_man_eater_bug_destroyed_in_battle_takes_the_attacker_with_it():
    d = table(you=attack("Battle Ox"), them=set_("Man-Eater Bug"), phase=BATTLE_PHASE)
    d.attack("Battle Ox", "Man-Eater Bug")
    assert d.graveyard(YOU) == ["Battle Ox"]
    assert d.graveyard(THEM) == ["Man-Eater Bug"]


@pytest.mark.card("Man-Eater Bug")
@pytest.mark.rule("J-DMG-03")
def test_man_eater_bug_destroyed_in_battle_cannot_choose_itself():
    d = table(you=attack("Battle Ox", "Silver Fang"), them=set_("Man-Eater Bug"), phase=BATTLE_PHASE)
    d.attack("Battle Ox", "Man-Eater Bug")
    assert (d.asked, d.options()) == (THEM, ["pick Battle Ox", "pick Silver Fang"])
    d.pick("Silver Fang")
    assert (d.graveyard(YOU), d.monsters(YOU)) == (["Silver Fang"], ["Battle Ox"])


@pytest.mark.card("Man-Eater Bug", "Waboku")
def test_man_eater_bug_that_survives_may_choose_itself():
    d = table(you=attack("Battle Ox"), them=set_("Man-Eater Bug", "Waboku"), phase=BATTLE_PHASE)
    d.attack("Battle Ox", "Man-Eater Bug").respond("Waboku").resolve()
    assert d.options() == ["pick Battle Ox", "pick Man-Eater Bug"]
    d.pick("Man-Eater Bug")
    assert d.monsters(YOU) == ["Battle Ox"]
    assert "Man-Eater Bug" in d.graveyard(THEM)


@pytest.mark.card("Man-Eater Bug", "Book of Moon")
@pytest.mark.rule("J-EFF-04")
def test_man_eater_bug_turned_down_again_in_chain_still_destroys():
    d = table(you=set_("Man-Eater Bug"), them=attack("Summoned Skull") + set_("Book of Moon"))
    d.flip("Man-Eater Bug").pick("Summoned Skull").respond("Book of Moon", ["Man-Eater Bug"]).resolve()
    assert d.monsters(THEM) == []
    assert d.position("Man-Eater Bug") == "set"


# -- Monster Reborn ---------------------------------------------------------------------------------


@pytest.mark.card("Monster Reborn")
def test_monster_reborn_revives_from_either_graveyard():
    for side in (YOU, THEM):
        you = hand("Monster Reborn") + (graveyard("Dark Magician") if side == YOU else [])
        d = table(you=you, them=graveyard("Dark Magician") if side == THEM else ())
        d.activate("Monster Reborn").choose("defense")
        assert d.monsters(YOU) == ["Dark Magician"]
        assert d.position("Dark Magician") == "defense"
        assert d.graveyard(THEM) == []


@pytest.mark.card("Monster Reborn")
@pytest.mark.rule("J-TERM-04")
def test_the_opponents_monster_revived_goes_to_his_graveyard_again():
    d = table(you=hand("Monster Reborn", "Dark Hole"), them=graveyard("Dark Magician"))
    d.activate("Monster Reborn").choose("attack").activate("Dark Hole")
    assert d.graveyard(THEM) == ["Dark Magician"]


@pytest.mark.card("Monster Reborn")
@pytest.mark.rule("J-EFF-12")
def test_monster_reborn_needs_a_monster_in_a_graveyard_and_a_free_zone():
    d = table(you=hand("Monster Reborn") + graveyard("Dark Hole"), them=removed("Battle Ox"))
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]
    d = table(you=attack(*FIVE) + hand("Monster Reborn") + graveyard("Kuriboh"))
    assert d.why_not("Monster Reborn") == ["R-ZONE-02"]


@pytest.mark.card("Monster Reborn")
@pytest.mark.rule("J-FUS-05")
def test_monster_reborn_revives_a_fusion_monster_only_after_a_fusion_summon():
    d = table(you=hand("Monster Reborn"), them=graveyard("Flame Swordsman"))
    assert not d.can("activate", "Monster Reborn")
    d = table(you=hand("Monster Reborn"), them=graveyard("Flame Swordsman", proper=True))
    assert d.activate("Monster Reborn").choose("attack").monsters(YOU) == ["Flame Swordsman"]


@pytest.mark.card("Monster Reborn")
@pytest.mark.rule("J-FUS-06")
def test_monster_reborn_revives_a_ritual_monster_only_after_a_ritual_summon():
    d = table(you=hand("Monster Reborn") + graveyard("Hungry Burger"))
    assert not d.can("activate", "Monster Reborn")
    d = table(you=hand("Monster Reborn") + graveyard("Hungry Burger", proper=True))
    assert d.activate("Monster Reborn").choose("attack").monsters(YOU) == ["Hungry Burger"]


@pytest.mark.card("Monster Reborn", "Inaba White Rabbit")
@pytest.mark.rule("J-EFF-15")
def test_monster_reborn_revives_no_spirit():
    d = table(you=hand("Monster Reborn") + graveyard("Inaba White Rabbit"))
    assert not d.can("activate", "Monster Reborn")


@pytest.mark.card("Monster Reborn", "Call of the Haunted")
@pytest.mark.rule("J-EFF-10")
def test_monster_reborn_does_nothing_when_call_of_the_haunted_takes_its_target_first():
    d = table(you=hand("Monster Reborn"), them=graveyard("Battle Ox") + set_("Call of the Haunted"))
    d.activate("Monster Reborn").respond("Call of the Haunted").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])
    assert d.graveyard(YOU) == ["Monster Reborn"]


# -- Polymerization ---------------------------------------------------------------------------------


FLAME = ("Flame Manipulator", "Masaki the Legendary Swordsman")


@pytest.mark.card("Polymerization")
@pytest.mark.rule("R-FUS-02", "R-FUS-03", "R-FUS-05", "R-FUS-06")
def test_polymerization_takes_the_materials_from_hand_and_field():
    d = table(you=attack(FLAME[0]) + hand(FLAME[1], "Polymerization") + fusion_deck("Flame Swordsman"))
    d.activate("Polymerization", FLAME[:1]).choose("defense")
    assert d.monsters(YOU) == ["Flame Swordsman"]
    assert d.position("Flame Swordsman") == "defense"
    assert sorted(d.graveyard(YOU)) == sorted([*FLAME, "Polymerization"])
    assert d.events("move")[0].causes == {"material"}


@pytest.mark.card("Polymerization")
@pytest.mark.rule("R-FUS-02")
def test_polymerization_needs_all_materials_and_the_fusion_monster():
    d = table(you=attack(FLAME[0]) + hand("Polymerization") + fusion_deck("Flame Swordsman"))
    assert d.why_not("Polymerization") == ["R-FUS-02"]
    d = table(you=attack(*FLAME) + hand("Polymerization"))
    assert d.why_not("Polymerization") == ["R-FUS-02"]
    d = table(
        you=attack(FLAME[0]) + hand("Polymerization") + graveyard(FLAME[1]) + fusion_deck("Flame Swordsman"),
        them=attack(FLAME[1]),
    )
    assert d.why_not("Polymerization") == ["R-FUS-02"]


@pytest.mark.card("Polymerization")
@pytest.mark.rule("R-FUS-02")
def test_two_materials_of_one_name_must_be_two_cards():
    you = hand("Polymerization", "Thunder Dragon") + fusion_deck("Twin-Headed Thunder Dragon")
    own = [normal_monster("Thunder Dragon", 1600, 1500, level=5, type="Thunder", attribute="LIGHT")]
    assert not table(you=you, cards=own).can("activate", "Polymerization")
    d = table(you=you + hand("Thunder Dragon"), cards=own)
    d.activate("Polymerization", ["Thunder Dragon"]).choose("attack")
    assert d.monsters(YOU) == ["Twin-Headed Thunder Dragon"]


@pytest.mark.card("Polymerization")
@pytest.mark.rule("J-FUS-04")
def test_a_face_down_monster_and_one_of_the_opponents_that_you_control_are_materials():
    d = table(
        you=set_(FLAME[0])
        + attack(FLAME[1], owner=THEM)
        + hand("Polymerization")
        + fusion_deck("Flame Swordsman")
    )
    d.activate("Polymerization", FLAME[:1]).choose("attack")
    assert d.monsters(YOU) == ["Flame Swordsman"]
    assert d.graveyard(THEM) == [FLAME[1]]


@pytest.mark.card("Polymerization")
@pytest.mark.rule("J-FUS-02")
def test_with_a_full_field_a_material_must_leave_it():
    you = hand("Polymerization") + fusion_deck("Flame Swordsman")
    d = table(you=you + attack(*FIVE[:4], FLAME[0]) + hand(FLAME[1]))
    d.activate("Polymerization", FLAME[:1]).choose("attack")
    assert "Flame Swordsman" in d.monsters(YOU)
    d = table(you=you + attack(*FIVE) + hand(*FLAME))
    assert not d.can("activate", "Polymerization")


@pytest.mark.card("Polymerization")
@pytest.mark.rule("J-FUS-02")
def test_with_a_full_field_a_material_in_hand_does_not_replace_the_one_on_the_field():
    d = table(
        you=attack(*FIVE[:4], FLAME[0]) + hand(*FLAME, "Polymerization") + fusion_deck("Flame Swordsman")
    )
    d.activate("Polymerization", [FLAME[1]]).choose("attack")
    assert "Flame Swordsman" in d.monsters(YOU)
    assert d.hand(YOU) == [FLAME[0]]


@pytest.mark.card("Polymerization", "Ring of Destruction")
@pytest.mark.rule("J-FUS-01")
def test_polymerization_does_nothing_when_a_material_has_gone():
    d = table(
        you=attack(FLAME[0]) + hand(FLAME[1], "Polymerization") + fusion_deck("Flame Swordsman"),
        them=set_("Ring of Destruction"),
    )
    d.activate("Polymerization").respond("Ring of Destruction", [FLAME[0]]).resolve()
    assert d.fusion_deck(YOU) == ["Flame Swordsman"]
    assert d.hand(YOU) == [FLAME[1]]


@pytest.mark.card("Polymerization", "Trap Hole")
@pytest.mark.rule("R-FUS-07")
def test_a_fusion_summon_is_special_and_leaves_the_normal_summon():
    d = table(
        you=hand(*FLAME, "Polymerization", "Battle Ox") + fusion_deck("Flame Swordsman"),
        them=set_("Trap Hole"),
    )
    d.activate("Polymerization", FLAME[:1]).choose("attack")
    assert d.kind == "act"
    assert d.can("summon", "Battle Ox")


@pytest.mark.card("Polymerization", "Monster Reborn")
@pytest.mark.rule("J-FUS-05")
def test_a_monster_fused_by_polymerization_can_be_revived():
    d = table(
        you=hand(*FLAME, "Polymerization", "Dark Hole", "Monster Reborn") + fusion_deck("Flame Swordsman")
    )
    d.activate("Polymerization", FLAME[:1]).choose("attack").activate("Dark Hole")
    d.activate("Monster Reborn", ["Flame Swordsman"]).choose("attack")
    assert d.monsters(YOU) == ["Flame Swordsman"]


@pytest.mark.card("Polymerization")
@pytest.mark.rule("R-FUS-05")
def test_which_fusion_monster_is_chosen_as_polymerization_resolves():
    d = table(
        you=hand(*FLAME, "Polymerization", "Battle Ox", "Mystic Horseman")
        + fusion_deck("Flame Swordsman", "Rabid Horseman")
    )
    d.activate("Polymerization", ["Rabid Horseman", "Battle Ox"]).choose("attack")
    assert d.monsters(YOU) == ["Rabid Horseman"]
    assert sorted(d.hand(YOU)) == sorted(FLAME)


# -- Pot of Greed -----------------------------------------------------------------------------------


@pytest.mark.card("Pot of Greed")
def test_pot_of_greed_draws_two_cards():
    d = table(you=hand("Pot of Greed") + deck("Battle Ox", "Kuriboh", "Silver Fang")).activate("Pot of Greed")
    assert d.hand(YOU) == ["Battle Ox", "Kuriboh"]
    assert d.hand(THEM) == []
    assert d.graveyard(YOU) == ["Pot of Greed"]


@pytest.mark.card("Pot of Greed")
@pytest.mark.rule("J-WIN-03", "R-WIN-05")
def test_pot_of_greed_with_one_card_left_loses():
    d = table(you=hand("Pot of Greed") + deck("Battle Ox", rest=False)).activate("Pot of Greed")
    assert (d.winner, d.rule) == (THEM, "R-WIN-05")
    assert d.hand(YOU) == ["Battle Ox"]


@pytest.mark.card("Pot of Greed")
@pytest.mark.rule("R-WIN-06")
def test_pot_of_greed_may_draw_the_last_two_cards():
    d = table(you=hand("Pot of Greed") + deck("Battle Ox", "Kuriboh", rest=False)).activate("Pot of Greed")
    assert not d.over


# -- Remove Trap ------------------------------------------------------------------------------------


@pytest.mark.card("Remove Trap")
def test_remove_trap_destroys_a_face_up_trap():
    d = table(you=hand("Remove Trap"), them=face_up("Gravity Bind") + set_("Waboku")).activate("Remove Trap")
    d.resolve()
    assert d.graveyard(THEM) == ["Gravity Bind"]
    assert d.magic_traps(THEM) == ["Waboku"]


@pytest.mark.card("Remove Trap")
@pytest.mark.rule("J-EFF-12")
def test_remove_trap_finds_no_set_trap_and_no_magic():
    d = table(
        you=attack("Summoned Skull") + equip("Dark Energy", on="Summoned Skull") + hand("Remove Trap"),
        them=set_("Waboku"),
    )
    assert not d.can("activate", "Remove Trap")
    assert d.why_not("Remove Trap") == ["J-EFF-12"]


# -- the Field Magics -------------------------------------------------------------------------------


@pytest.mark.card("Sogen")
def test_sogen_raises_warriors_and_beast_warriors_of_both_players():
    d = table(you=attack("Sonic Maid", "Silver Fang") + hand("Sogen"), them=attack("Battle Ox"))
    d.activate("Sogen")
    assert (d.attack_of("Sonic Maid"), d.defense_of("Sonic Maid")) == (1400, 1100)
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (1900, 1200)
    assert (d.attack_of("Silver Fang"), d.defense_of("Silver Fang")) == (1200, 800)


@pytest.mark.card("Umi")
@pytest.mark.parametrize(
    ("name", "attack_now", "defense_now"),
    [
        ("Great White", 1800, 1000),
        ("Takriminos", 1700, 1400),
        ("Tripwire Beast", 1400, 1500),
        ("Armored Starfish", 1050, 1600),
        ("Disk Magician", 1150, 800),
        ("Fireyarou", 1100, 800),
        ("Battle Ox", 1700, 1000),
    ],
)
def test_umi_changes_six_types_and_no_others(name, attack_now, defense_now):
    d = table(you=attack(name), them=field("Umi"))
    assert (d.attack_of(name), d.defense_of(name)) == (attack_now, defense_now)


@pytest.mark.card("Yami")
@pytest.mark.parametrize(
    ("name", "attack_now", "defense_now"),
    [
        ("Summoned Skull", 2700, 1400),
        ("Dark Magician", 2700, 2300),
        ("Shining Friendship", 1100, 900),
        ("Battle Ox", 1700, 1000),
    ],
)
def test_yami_changes_three_types_and_no_others(name, attack_now, defense_now):
    d = table(you=field("Yami"), them=attack(name))
    assert (d.attack_of(name), d.defense_of(name)) == (attack_now, defense_now)


@pytest.mark.card("Sogen", "Yami", "Umi")
@pytest.mark.rule("R-FIELD-02", "R-FIELD-03", "J-FIELD-01")
def test_only_the_newest_field_magic_counts():
    d = table(
        you=attack("Sonic Maid", "Summoned Skull", "Jinzo") + field("Yami") + hand("Umi"),
        them=hand("Sogen"),
    )
    three = ("Sonic Maid", "Summoned Skull", "Jinzo")
    d.activate("Umi")
    assert [d.attack_of(name) for name in three] == [1200, 2500, 2200]
    d.end_turn().activate("Sogen")
    assert [d.attack_of(name) for name in three] == [1400, 2500, 2400]
    assert (d.field(YOU), d.field(THEM)) == (None, "Sogen")
    assert d.graveyard(YOU) == ["Yami", "Umi"]


@pytest.mark.card("Yami", "Sogen")
@pytest.mark.rule("R-FIELD-01", "R-FIELD-04")
def test_a_set_field_magic_does_nothing():
    d = table(you=attack("Summoned Skull") + set_("Yami"))
    assert d.attack_of("Summoned Skull") == 2500
    assert d.activate("Yami").attack_of("Summoned Skull") == 2700


@pytest.mark.card("Yami")
@pytest.mark.rule("J-EFF-09")
def test_a_fairy_below_zero_shows_zero_and_the_true_sum_counts():
    own = [normal_monster("Weak Fairy", 100, 100, type="Fairy", attribute="LIGHT")]
    d = table(you=attack("Weak Fairy") + field("Yami") + hand("Axe of Despair"), cards=own)
    assert (d.attack_of("Weak Fairy"), d.defense_of("Weak Fairy")) == (0, 0)
    assert d.activate("Axe of Despair").attack_of("Weak Fairy") == 900


@pytest.mark.card("Yami")
@pytest.mark.rule("J-EFF-20")
def test_yami_changes_no_face_down_monster():
    d = table(you=set_("Dark Magician") + field("Yami"))
    assert d.attack_of("Dark Magician") == 2500
    assert d.flip("Dark Magician").attack_of("Dark Magician") == 2700


@pytest.mark.card("Umi")
@pytest.mark.rule("R-CTRL-03")
def test_umi_counts_while_a_battle_is_calculated():
    d = table(you=attack("Great White"), them=attack("Battle Ox") + field("Umi"), phase=BATTLE_PHASE)
    d.attack("Great White", "Battle Ox")
    assert (d.lp(THEM), d.graveyard(THEM)) == (7900, ["Battle Ox"])


# -- Trap Hole --------------------------------------------------------------------------------------


@pytest.mark.card("Trap Hole")
def test_trap_hole_destroys_a_strong_summon():
    d = table(you=set_("Trap Hole"), them=hand("Battle Ox"), turn=THEM)
    d.summon("Battle Ox").respond("Trap Hole")
    assert d.graveyard(THEM) == ["Battle Ox"]
    assert d.graveyard(YOU) == ["Trap Hole"]


@pytest.mark.card("Trap Hole")
@pytest.mark.rule("J-EFF-12")
def test_trap_hole_spares_a_weak_one():
    d = table(you=set_("Trap Hole"), them=hand("Kuriboh"), turn=THEM)
    assert "J-EFF-12" in d.summon("Kuriboh").why_not("Trap Hole")


@pytest.mark.card("Trap Hole")
def test_trap_hole_answers_a_flip_summon_and_a_tribute_summon():
    d = table(you=set_("Trap Hole"), them=set_("Battle Ox"), turn=THEM).flip("Battle Ox").respond("Trap Hole")
    assert d.graveyard(THEM) == ["Battle Ox"]
    d = table(you=set_("Trap Hole"), them=attack("Kuriboh") + hand("Summoned Skull"), turn=THEM)
    d.summon("Summoned Skull", ["Kuriboh"]).respond("Trap Hole")
    assert d.graveyard(THEM) == ["Kuriboh", "Summoned Skull"]


@pytest.mark.card("Trap Hole", "Monster Reborn")
@pytest.mark.rule("R-FUS-07")
def test_trap_hole_answers_no_special_summon_and_no_set():
    d = table(
        you=set_("Trap Hole"), them=hand("Monster Reborn", "Battle Ox") + graveyard("Silver Fang"), turn=THEM
    )
    d.activate("Monster Reborn").choose("attack")
    assert not d.can_respond("Trap Hole")
    d.set("Battle Ox")
    assert not d.can_respond("Trap Hole")


@pytest.mark.card("Trap Hole")
def test_trap_hole_does_not_answer_its_own_players_summon():
    d = table(you=set_("Trap Hole") + hand("Battle Ox")).summon("Battle Ox")
    assert d.kind == "act"
    assert "J-EFF-12" in d.why_not("Trap Hole")


@pytest.mark.card("Trap Hole", "Book of Moon")
@pytest.mark.rule("J-EFF-10")
def test_trap_hole_does_nothing_to_a_monster_turned_face_down_in_chain():
    d = table(you=set_("Trap Hole"), them=hand("Battle Ox") + set_("Book of Moon"), turn=THEM)
    d.summon("Battle Ox").respond("Trap Hole").respond("Book of Moon").resolve()
    assert d.position("Battle Ox") == "set"
    assert d.graveyard(YOU) == ["Trap Hole"]


@pytest.mark.card("Trap Hole", "The Stern Mystic")
@pytest.mark.rule("J-FLIP-04")
def test_trap_hole_on_a_flip_summon_does_not_stop_the_flip_effect():
    d = table(you=attack("Battle Ox") + set_("Trap Hole"), them=set_("The Stern Mystic"), turn=THEM)
    d.flip("The Stern Mystic").respond("Trap Hole").resolve()
    assert d.graveyard(THEM) == ["The Stern Mystic"]
    assert [e.cards for e in d.events("resolve")] == [("Trap Hole",), ("The Stern Mystic",)]


@pytest.mark.card("Trap Hole", "Lord of D.")
def test_trap_hole_cannot_target_a_dragon_beside_lord_of_d():
    d = table(you=set_("Trap Hole"), them=attack("Lord of D.") + hand("Luster Dragon"), turn=THEM)
    assert not d.summon("Luster Dragon").can_respond("Trap Hole")


@pytest.mark.card("Trap Hole", "Umi")
def test_trap_hole_reads_the_atk_on_the_field():
    d = table(you=set_("Trap Hole") + field("Umi"), them=hand("Disk Magician"), turn=THEM)
    assert d.summon("Disk Magician").can_respond("Trap Hole")
    own = [normal_monster("Old Engine", 1100, type="Machine")]
    d = table(you=set_("Trap Hole") + field("Umi"), them=hand("Old Engine"), turn=THEM, cards=own)
    assert not d.summon("Old Engine").can_respond("Trap Hole")


# -- Two-Pronged Attack -----------------------------------------------------------------------------


@pytest.mark.card("Two-Pronged Attack")
def test_two_pronged_attack_destroys_two_of_yours_and_one_of_theirs():
    d = table(
        you=attack("Battle Ox", "Silver Fang", "Kuriboh") + set_("Two-Pronged Attack"),
        them=attack("Summoned Skull", "Dark Magician"),
    )
    d.activate("Two-Pronged Attack", ["Silver Fang", "Kuriboh", "Dark Magician"])
    assert d.monsters(YOU) == ["Battle Ox"]
    assert d.monsters(THEM) == ["Summoned Skull"]
    assert {tuple(sorted(e.cards)) for e in d.events("move") if "effect" in e.causes} == {
        ("Dark Magician", "Kuriboh", "Silver Fang")
    }


@pytest.mark.card("Two-Pronged Attack")
@pytest.mark.rule("J-EFF-12")
def test_two_pronged_attack_needs_two_and_one():
    d = table(you=attack("Battle Ox") + set_("Two-Pronged Attack"), them=attack("Summoned Skull"))
    assert d.why_not("Two-Pronged Attack") == ["J-EFF-12"]
    d = table(you=attack("Battle Ox", "Kuriboh") + set_("Two-Pronged Attack"))
    assert d.why_not("Two-Pronged Attack") == ["J-EFF-12"]


@pytest.mark.card("Two-Pronged Attack")
@pytest.mark.rule("J-EFF-20")
def test_two_pronged_attack_takes_face_down_monsters_too():
    d = table(you=set_("Battle Ox", "Kuriboh", "Two-Pronged Attack"), them=set_("Summoned Skull"))
    d.activate("Two-Pronged Attack", ["Battle Ox", "Kuriboh"])
    assert d.monsters(YOU) == d.monsters(THEM) == []


@pytest.mark.card("Two-Pronged Attack", "Lord of D.")
def test_two_pronged_attack_targets_all_three():
    d = table(
        you=attack("Battle Ox", "Luster Dragon") + set_("Two-Pronged Attack"), them=attack("Lord of D.")
    )
    assert not d.can("activate", "Two-Pronged Attack")


# -- Dragon Treasure --------------------------------------------------------------------------------


@pytest.mark.card("Dragon Treasure")
def test_dragon_treasure_raises_atk_and_def_of_a_dragon_by_300():
    d = table(you=attack("Baby Dragon") + hand("Dragon Treasure")).activate("Dragon Treasure")
    assert (d.attack_of("Baby Dragon"), d.defense_of("Baby Dragon")) == (1500, 1000)


@pytest.mark.card("Dragon Treasure")
@pytest.mark.rule("R-EQUIP-03")
def test_dragon_treasure_is_for_face_up_dragons_alone():
    d = table(you=attack("Battle Ox") + set_("Baby Dragon") + hand("Dragon Treasure"))
    assert d.why_not("Dragon Treasure") == ["J-EFF-12"]


# -- Mountain ---------------------------------------------------------------------------------------


@pytest.mark.card("Mountain")
def test_mountain_raises_dragons_winged_beasts_and_thunder_monsters_on_both_sides():
    d = table(you=hand("Mountain") + attack("Baby Dragon"), them=attack("Harpie Lady", "Battle Ox"))
    d.activate("Mountain")
    assert (d.attack_of("Baby Dragon"), d.defense_of("Baby Dragon")) == (1400, 900)
    assert (d.attack_of("Harpie Lady"), d.attack_of("Battle Ox")) == (1500, 1700)


@pytest.mark.card("Mountain")
@pytest.mark.rule("R-FIELD-04")
def test_without_mountain_the_field_is_neutral_again():
    d = table(you=field("Mountain") + attack("Baby Dragon") + hand("Mystical Space Typhoon"))
    assert d.attack_of("Baby Dragon") == 1400
    assert d.activate("Mystical Space Typhoon", ["Mountain"]).attack_of("Baby Dragon") == 1200


# -- Armed Ninja ------------------------------------------------------------------------------------


@pytest.mark.card("Armed Ninja")
@pytest.mark.parametrize("magic", [field("Umi"), set_("Dark Hole")])
def test_armed_ninja_destroys_a_magic_card_face_up_or_set(magic):
    d = table(you=set_("Armed Ninja"), them=magic + set_("Trap Hole")).flip("Armed Ninja")
    d.pick(magic[0].name)
    assert d.graveyard(THEM) == [magic[0].name]


@pytest.mark.card("Armed Ninja")
def test_armed_ninja_shows_a_set_trap_and_leaves_it():
    d = table(you=set_("Armed Ninja"), them=set_("Trap Hole", "Waboku")).flip("Armed Ninja")
    d.pick("Waboku").resolve()
    assert d.magic_traps(THEM) == ["Trap Hole", "Waboku"]
    assert d.knows(YOU, "Waboku") and not d.knows(YOU, "Trap Hole")


@pytest.mark.card("Armed Ninja")
@pytest.mark.rule("J-FLIP-05")
def test_armed_ninja_must_take_your_own_magic_if_there_is_no_other():
    d = table(you=set_("Armed Ninja") + field("Umi")).flip("Armed Ninja")
    assert d.graveyard(YOU) == ["Umi"]


# -- Stop Defense -----------------------------------------------------------------------------------


@pytest.mark.card("Stop Defense")
def test_stop_defense_turns_the_opponents_monster_to_attack_position():
    d = table(you=hand("Stop Defense") + defense("Kuriboh"), them=defense("Battle Ox") + attack("Sangan"))
    d.activate("Stop Defense")
    assert (d.position("Battle Ox"), d.position("Kuriboh")) == ("attack", "defense")


@pytest.mark.card("Stop Defense", "Trap Hole", "Man-Eater Bug")
@pytest.mark.rule("R-FLIP-04", "R-EFF-02")
def test_stop_defense_flips_a_set_monster_which_is_no_summon():
    d = table(
        you=hand("Stop Defense") + set_("Trap Hole"),
        them=set_("Man-Eater Bug") + attack("Summoned Skull"),
    )
    d.activate("Stop Defense").pick("Summoned Skull")
    assert (d.position("Man-Eater Bug"), d.graveyard(THEM)) == ("attack", ["Summoned Skull"])
    assert "J-EFF-12" in d.why_not("Trap Hole")


@pytest.mark.card("Stop Defense", "Dragon Capture Jar")
def test_dragon_capture_jar_turns_back_what_stop_defense_has_turned():
    d = table(you=hand("Stop Defense"), them=defense("Baby Dragon") + face_up("Dragon Capture Jar"))
    d.activate("Stop Defense")
    assert [e.cards for e in d.events("position")] == [("Baby Dragon",)] * 2
    assert d.position("Baby Dragon") == "defense"


@pytest.mark.card("Stop Defense")
def test_stop_defense_needs_a_monster_in_defense_position():
    d = table(you=hand("Stop Defense") + defense("Kuriboh"), them=attack("Battle Ox"))
    assert d.why_not("Stop Defense") == ["J-EFF-12"]


# -- Raigeki ----------------------------------------------------------------------------------------


@pytest.mark.card("Raigeki")
def test_raigeki_destroys_all_monsters_of_the_opponent_also_set_ones_and_no_other():
    d = table(you=attack("Battle Ox") + hand("Raigeki"), them=attack("Jinzo") + set_("Sangan", "Waboku"))
    d.activate("Raigeki").resolve()
    assert (d.monsters(YOU), d.monsters(THEM), d.magic_traps(THEM)) == (["Battle Ox"], [], ["Waboku"])
    assert [e.cards for e in d.events("move") if "effect" in e.causes] == [("Jinzo", "Sangan")]


@pytest.mark.card("Raigeki")
@pytest.mark.rule("J-EFF-12")
def test_raigeki_needs_a_monster_of_the_opponent():
    assert table(you=attack("Battle Ox") + hand("Raigeki")).why_not("Raigeki") == ["J-EFF-12"]


# -- Swords of Revealing Light ----------------------------------------------------------------------

SWORDS = "Swords of Revealing Light"


def wait(d, turns):
    """So many turns go by."""
    for _ in range(turns):
        d.end_turn().to_phase(MAIN_1)
    return d


@pytest.mark.card("Swords of Revealing Light")
def test_swords_turn_the_opponents_set_monsters_up_and_forbid_his_attacks():
    d = table(you=hand(SWORDS) + attack("Kuriboh"), them=set_("Mystical Elf") + attack("Battle Ox"))
    d.activate(SWORDS)
    assert (d.position("Mystical Elf"), d.magic_traps(YOU)) == ("defense", [SWORDS])
    wait(d, 1).to_battle()
    assert not d.can("attack", "Battle Ox")
    assert d.why_not("Battle Ox", "attack", "Kuriboh") == ["R-GEN-01"]


@pytest.mark.card("Swords of Revealing Light")
def test_you_may_attack_under_your_own_swords():
    d = table(you=hand(SWORDS) + attack("Kuriboh")).activate(SWORDS).to_battle()
    assert d.can("attack", "Kuriboh", DIRECT)


@pytest.mark.card("Swords of Revealing Light")
def test_swords_are_destroyed_at_the_end_of_the_opponents_third_turn():
    d = wait(table(you=hand(SWORDS)).activate(SWORDS), 5)
    assert (d.turn_player, d.magic_traps(YOU)) == (THEM, [SWORDS])
    wait(d, 1)
    assert (d.magic_traps(YOU), d.graveyard(YOU)) == ([], [SWORDS])
    assert [e.causes for e in d.events("move") if e.cards == (SWORDS,)] == [{"effect"}]


@pytest.mark.card("Swords of Revealing Light", "Heavy Storm")
def test_when_swords_leave_the_opponent_attacks_again():
    d = wait(table(you=hand(SWORDS), them=attack("Battle Ox") + hand("Heavy Storm")).activate(SWORDS), 1)
    d.activate("Heavy Storm").to_battle()
    assert d.can("attack", "Battle Ox", DIRECT)
    wait(d, 6)
    assert d.graveyard(YOU).count(SWORDS) == 1


@pytest.mark.card("Swords of Revealing Light")
@pytest.mark.rule("J-CHAIN-06", "J-FLIP-06")
def test_the_flip_effects_of_all_monsters_turned_up_make_one_chain():
    d = table(you=hand(SWORDS) + attack("Battle Ox", "Kuriboh"), them=set_("Man-Eater Bug", "Hane-Hane"))
    d.activate(SWORDS)
    assert d.asked == THEM
    d.use("Man-Eater Bug", ["Battle Ox"]).pick("Kuriboh").resolve()
    assert (d.monsters(YOU), d.hand(YOU), d.graveyard(YOU)) == ([], ["Kuriboh"], ["Battle Ox"])


@pytest.mark.card("Swords of Revealing Light", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_swords_destroyed_in_answer_still_turn_monsters_up_and_lock_nothing():
    d = table(
        you=hand(SWORDS), them=set_("Mystical Elf", "Mystical Space Typhoon") + attack("Battle Ox")
    ).activate(SWORDS)
    d.respond("Mystical Space Typhoon", [SWORDS]).resolve()
    assert (d.position("Mystical Elf"), d.graveyard(YOU)) == ("defense", [SWORDS])
    wait(d, 1).to_battle()
    assert d.can("attack", "Battle Ox", DIRECT)


@pytest.mark.card("Swords of Revealing Light", "Magic Jammer")
@pytest.mark.rule("J-MAG-06")
def test_swords_whose_activation_is_negated_turn_nothing_up():
    d = table(you=hand(SWORDS), them=set_("Mystical Elf", "Magic Jammer") + hand("Kuriboh")).activate(SWORDS)
    d.respond("Magic Jammer").resolve()
    assert (d.position("Mystical Elf"), d.graveyard(YOU)) == ("set", [SWORDS])


@pytest.mark.card("Swords of Revealing Light", "Imperial Order")
@pytest.mark.rule("J-MAG-06")
def test_under_imperial_order_swords_count_their_turns_without_effect():
    d = table(
        you=hand(SWORDS) + face_up("Imperial Order"),
        them=set_("Mystical Elf") + attack("Battle Ox"),
        phase=MAIN_1,
    )
    d.activate(SWORDS)
    assert (d.position("Mystical Elf"), sorted(d.magic_traps(YOU))) == ("set", ["Imperial Order", SWORDS])
    wait(d, 1).to_battle()
    assert d.can("attack", "Battle Ox", DIRECT)
    d.end_turn().no().end_turn().to_battle()
    assert not d.can("attack", "Battle Ox")
    wait(d, 3)
    assert SWORDS in d.graveyard(YOU)


@pytest.mark.card("Swords of Revealing Light")
def test_swords_need_no_monster_of_the_opponent_and_catch_those_that_come_later():
    d = wait(table(you=hand(SWORDS), them=hand("Battle Ox")).activate(SWORDS), 1)
    d.summon("Battle Ox").to_battle()
    assert not d.can("attack", "Battle Ox")


@pytest.mark.card("Swords of Revealing Light")
def test_the_turns_of_swords_are_shown():
    d = wait(table(you=hand(SWORDS)).activate(SWORDS), 2)
    assert [(clock.name, clock.count, clock.of) for clock in view(d.state, 0).clocks] == [(SWORDS, 1, 3)]


# -- Red Medicine, Goblin's Secret Remedy, Gravedigger Ghoul ----------------------------------------


@pytest.mark.card("Red Medicine", "Goblin's Secret Remedy")
@pytest.mark.parametrize("name, amount", [("Red Medicine", 500), ("Goblin's Secret Remedy", 600)])
def test_a_medicine_heals(name, amount):
    assert table(you=hand(name)).activate(name).resolve().lp(YOU) == 8000 + amount


@pytest.mark.card("Gravedigger Ghoul")
def test_gravedigger_ghoul_removes_up_to_two_monsters_of_the_opponents_graveyard():
    d = table(
        you=hand("Gravedigger Ghoul") + graveyard("Kuriboh"),
        them=graveyard("Sangan", "Dark Hole", "Battle Ox"),
    )
    d.activate("Gravedigger Ghoul")
    assert sorted(d.options()) == ["pick Battle Ox", "pick Sangan"]
    d.pick("Sangan", "Battle Ox").resolve()
    assert d.removed(THEM) == ["Sangan", "Battle Ox"]
    assert "J-EFF-12" in table(you=hand("Gravedigger Ghoul")).why_not("Gravedigger Ghoul")


# -- Equips of one Type, Forest, Wasteland ----------------------------------------------------------

EQUIPS_OF_A_TYPE = {
    "Beast Fangs": "Silver Fang",
    "Electro-Whip": "Mega Thunderball",
    "Follow Wind": "Niwatori",
    "Laser Cannon Armor": "Petit Moth",
    "Legendary Sword": "Armaill",
    "Machine Conversion Factory": "X-Head Cannon",
    "Mystical Moon": "Battle Ox",
    "Power of Kaishin": "Armored Starfish",
    "Raise Body Heat": "Two-Headed King Rex",
    "Silver Bow and Arrow": "Petit Angel",
    "Vile Germs": "Darkworld Thorns",
    "Violet Crystal": "Skull Servant",
}


@pytest.mark.card("Beast Fangs", "Electro-Whip", "Follow Wind", "Laser Cannon Armor", "Legendary Sword")
@pytest.mark.card("Machine Conversion Factory", "Mystical Moon", "Power of Kaishin", "Raise Body Heat")
@pytest.mark.card("Silver Bow and Arrow", "Vile Germs", "Violet Crystal")
@pytest.mark.rule("R-EQUIP-03")
@pytest.mark.parametrize("name", EQUIPS_OF_A_TYPE)
def test_an_equip_for_one_type_gives_300_and_fits_no_other(name):
    host = EQUIPS_OF_A_TYPE[name]
    d = table(you=hand(name) + attack(host, "Blue-Eyes White Dragon"))
    atk, dfn = d.attack_of(host), d.defense_of(host)
    d.activate(name).resolve()
    assert (d.attack_of(host), d.defense_of(host)) == (atk + 300, dfn + 300)
    other = "Kuriboh" if host != "Kuriboh" else "Silver Fang"
    assert table(you=hand(name) + attack(other)).why_not(name) == ["J-EFF-12"]


@pytest.mark.card("Vile Germs", "DNA Surgery")
@pytest.mark.rule("J-EQUIP-01")
def test_an_equip_falls_when_its_monster_is_of_another_type():
    mine = attack("Darkworld Thorns") + equip("Vile Germs", on="Darkworld Thorns") + set_("DNA Surgery")
    d = table(you=mine).activate("DNA Surgery").choose("Zombie").resolve()
    assert d.graveyard(YOU) == ["Vile Germs"]


@pytest.mark.card("Forest")
def test_forest_strengthens_insects_beasts_plants_and_beast_warriors():
    names = ("Petit Moth", "Silver Fang", "Darkworld Thorns", "Battle Ox", "Kuriboh")
    d = table(you=hand("Forest") + attack(*names)).activate("Forest").resolve()
    assert [d.attack_of(name) for name in names] == [500, 1400, 1400, 1900, 300]
    assert d.defense_of("Petit Moth") == 400


@pytest.mark.card("Wasteland")
def test_wasteland_strengthens_dinosaurs_zombies_and_rocks():
    names = ("Two-Headed King Rex", "Skull Servant", "Giant Soldier of Stone", "Kuriboh")
    d = table(them=field("Wasteland"), you=attack(*names))
    assert [d.attack_of(name) for name in names] == [1800, 500, 1500, 300]


# -- Sparks, Hinotama, Final Flame ------------------------------------------------------------------


@pytest.mark.card("Sparks", "Hinotama", "Final Flame")
@pytest.mark.parametrize(("name", "amount"), [("Sparks", 200), ("Hinotama", 500), ("Final Flame", 600)])
def test_a_plain_fire_card_burns_the_opponent_alone(name, amount):
    d = table(you=hand(name)).activate(name).resolve()
    assert (d.lp(YOU), d.lp(THEM), d.graveyard(YOU)) == (8000, 8000 - amount, [name])
    d = table(you=hand(name), them=lp(amount)).activate(name)
    assert (d.over, d.winner) == (True, YOU)


@pytest.mark.card("Sparks", "Hinotama", "Final Flame", "Magic Jammer")
@pytest.mark.rule("J-MAG-06")
@pytest.mark.parametrize("name", ["Sparks", "Hinotama", "Final Flame"])
def test_a_negated_fire_card_burns_nobody(name):
    d = table(you=hand(name), them=set_("Magic Jammer") + hand("Kuriboh")).activate(name)
    assert d.respond("Magic Jammer").resolve().lp(THEM) == 8000


@pytest.mark.card("Reaper of the Cards")
def test_reaper_of_the_cards_destroys_a_trap():
    d = table(you=set_("Reaper of the Cards"), them=set_("Waboku")).flip("Reaper of the Cards").resolve()
    assert d.graveyard(THEM) == ["Waboku"]


@pytest.mark.card("Reaper of the Cards")
def test_reaper_of_the_cards_shows_a_magic_card_and_leaves_it():
    d = table(you=set_("Reaper of the Cards", "Dark Hole")).flip("Reaper of the Cards").resolve()
    assert d.magic_traps(YOU) == ["Dark Hole"] and d.is_set("Dark Hole")
    assert d.knows(THEM, "Dark Hole")
