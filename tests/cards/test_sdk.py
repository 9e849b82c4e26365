"""Cards of the Starter Deck: Kaiba (SDK)."""

import pytest
from scenario import *

from spellspeed.language.effects import continuous
from spellspeed.language.selections import FACE_UP, MONSTER
from spellspeed.language.statics import BECOME, HALVE, Bonus

pytestmark = both_seats


# -- Ancient Telescope, The Inexperienced Spy -------------------------------------------------------


@pytest.mark.card("Ancient Telescope")
def test_the_telescope_shows_the_top_five_to_its_player_alone():
    tops = ["Battle Ox", "Kuriboh", "Mystical Elf", "Sangan", "Jinzo"]
    d = table(you=hand("Ancient Telescope"), them=deck(*tops, "Dark Magician"))
    d.activate("Ancient Telescope")
    assert d.events("reveal")[-1].cards == tuple(tops)
    assert d.events("reveal")[-1].shown == {YOU}


@pytest.mark.card("Ancient Telescope")
@pytest.mark.rule("J-PUB-02")
def test_the_telescope_leaves_the_order_and_shuffles_nothing():
    d = table(you=hand("Ancient Telescope"), them=deck("Battle Ox", "Kuriboh"))
    before = d.deck(THEM)
    d.activate("Ancient Telescope")
    assert d.deck(THEM) == before
    assert d.events("shuffle") == []


@pytest.mark.card("Ancient Telescope")
def test_the_telescope_shows_what_there_is_of_a_short_deck():
    d = table(you=hand("Ancient Telescope"), them=deck("Battle Ox", "Kuriboh", rest=False))
    d.activate("Ancient Telescope")
    assert d.events("reveal")[-1].cards == ("Battle Ox", "Kuriboh")


@pytest.mark.card("The Inexperienced Spy")
def test_the_spy_sees_one_card_of_the_hand():
    d = table(you=hand("The Inexperienced Spy"), them=hand("Jinzo", "Kuriboh"))
    d.activate("The Inexperienced Spy").pick("Jinzo")
    assert [seen.name for seen in d.seen(by=YOU, of=THEM).hand] == ["Jinzo"]
    assert d.hand(THEM) == ["Jinzo", "Kuriboh"]


@pytest.mark.card("The Inexperienced Spy")
@pytest.mark.rule("J-EFF-12")
def test_the_spy_needs_a_hand_to_look_at():
    d = table(you=hand("The Inexperienced Spy", "Kuriboh"))
    assert "J-EFF-12" in d.why_not("The Inexperienced Spy")


# -- Castle Walls, Reinforcements -------------------------------------------------------------------


@pytest.mark.card("Reinforcements")
def test_reinforcements_adds_500_atk_until_the_turn_ends():
    d = table(you=set_("Reinforcements") + attack("Battle Ox"))
    d.activate("Reinforcements", targets=["Battle Ox"])
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (2200, 1000)
    d.end_turn()
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.card("Castle Walls")
def test_castle_walls_adds_500_def_until_the_turn_ends():
    d = table(you=set_("Castle Walls"), them=defense("Battle Ox"))
    d.activate("Castle Walls", targets=["Battle Ox"])
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (1700, 1500)
    d.end_turn()
    assert d.defense_of("Battle Ox") == 1000


@pytest.mark.card("Reinforcements", "Castle Walls")
def test_two_of_them_on_one_monster_add_up():
    d = table(
        you=set_("Reinforcements", "Reinforcements", "Castle Walls", "Castle Walls") + attack("Kuriboh")
    )
    for zone in (1, 2, 3, 4):
        d.activate(at(YOU, zone, magic_trap=True)).resolve()
    assert (d.attack_of("Kuriboh"), d.defense_of("Kuriboh")) == (1300, 1200)


@pytest.mark.card("Reinforcements", "Castle Walls")
@pytest.mark.rule("J-EFF-20")
def test_a_set_monster_cannot_be_strengthened():
    d = table(you=set_("Reinforcements", "Castle Walls", "Battle Ox"))
    assert "J-EFF-12" in d.why_not("Reinforcements")
    assert "J-EFF-12" in d.why_not("Castle Walls")


@pytest.mark.card("Reinforcements")
@pytest.mark.rule("J-DMG-02", "R-DMG-01")
def test_reinforcements_turns_a_battle_in_the_damage_step():
    d = table(you=set_("Reinforcements") + attack("Battle Ox"), them=attack("Gemini Elf"))
    d.to_battle().attack("Battle Ox", "Gemini Elf").pass_()
    assert d.step == "Damage Step: before damage calculation"
    d.activate("Reinforcements", targets=["Battle Ox"])
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Gemini Elf"], 7700)


@pytest.mark.card("Castle Walls")
@pytest.mark.rule("J-DMG-02")
def test_castle_walls_saves_a_defender_in_the_damage_step():
    d = table(you=attack("Battle Ox"), them=set_("Castle Walls") + defense("Mysterious Puppeteer"))
    d.to_battle().attack("Battle Ox", "Mysterious Puppeteer").pass_()
    d.activate("Castle Walls", targets=["Mysterious Puppeteer"])
    assert (d.lp(YOU), d.graveyard(THEM)) == (8000 - 300, ["Castle Walls"])


@pytest.mark.card("Reinforcements")
@pytest.mark.rule("R-DMG-02")
def test_reinforcements_comes_too_late_after_the_calculation():
    d = table(you=set_("Reinforcements") + attack("Airknight Parshath"), them=set_("Man-Eater Bug"))
    d.to_battle().attack("Airknight Parshath", "Man-Eater Bug")
    while d.kind == "respond":
        assert d.step in ("Battle Step", "Damage Step: before damage calculation", "Damage Step: start")
        d.pass_()


# -- De-Spell, Trap Master --------------------------------------------------------------------------


@pytest.mark.card("De-Spell")
def test_de_spell_destroys_a_face_up_magic_card():
    d = table(you=hand("De-Spell"), them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"))
    d.activate("De-Spell").no()
    assert d.graveyard(THEM) == ["Axe of Despair"]
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.card("De-Spell")
def test_de_spell_destroys_a_set_magic_card_unused():
    d = table(you=hand("De-Spell"), them=set_("Dark Hole") + attack("Battle Ox"))
    d.activate("De-Spell", targets=["Dark Hole"])
    assert (d.graveyard(THEM), d.monsters(THEM)) == (["Dark Hole"], ["Battle Ox"])


@pytest.mark.card("De-Spell")
def test_de_spell_shows_a_set_trap_and_leaves_it_set():
    d = table(you=hand("De-Spell"), them=set_("Mirror Force"))
    d.activate("De-Spell", targets=["Mirror Force"])
    assert d.magic_traps(THEM) == ["Mirror Force"]
    assert d.is_set("Mirror Force")
    assert d.knows(YOU, "Mirror Force")


@pytest.mark.card("De-Spell")
def test_a_trap_that_de_spell_showed_still_works():
    d = table(you=hand("De-Spell") + attack("Battle Ox"), them=set_("Mirror Force"))
    d.activate("De-Spell", targets=["Mirror Force"])
    d.to_battle().attack("Battle Ox").respond("Mirror Force")
    assert d.monsters(YOU) == []


@pytest.mark.card("De-Spell")
@pytest.mark.rule("J-EFF-12")
def test_de_spell_cannot_name_a_face_up_trap_or_a_monster():
    d = table(you=hand("De-Spell"), them=face_up("Gravity Bind") + attack("Jinzo") + set_("Man-Eater Bug"))
    assert "J-EFF-12" in d.why_not("De-Spell")


@pytest.mark.card("De-Spell")
@pytest.mark.rule("J-MAG-05")
def test_a_quick_play_that_de_spell_named_is_destroyed_and_resolves_all_the_same():
    d = table(you=hand("De-Spell") + attack("Jinzo"), them=set_("Rush Recklessly"))
    d.activate("De-Spell", targets=["Rush Recklessly"]).respond("Rush Recklessly", targets=["Jinzo"])
    d.resolve()
    assert d.attack_of("Jinzo") == 3100
    assert d.graveyard(THEM) == ["Rush Recklessly"]


@pytest.mark.card("De-Spell")
@pytest.mark.rule("J-EFF-10")
def test_a_set_trap_that_is_used_in_answer_no_longer_fits_de_spell():
    d = table(you=hand("De-Spell"), them=set_("Gravity Bind"))
    d.activate("De-Spell", targets=["Gravity Bind"]).respond("Gravity Bind")
    assert d.magic_traps(THEM) == ["Gravity Bind"]


@pytest.mark.card("Trap Master")
@pytest.mark.rule("R-EFF-01")
def test_trap_master_destroys_a_set_trap():
    d = table(you=set_("Trap Master"), them=set_("Mirror Force"))
    d.flip("Trap Master").resolve()
    assert d.graveyard(THEM) == ["Mirror Force"]


@pytest.mark.card("Trap Master")
def test_trap_master_destroys_a_face_up_trap():
    d = table(you=set_("Trap Master"), them=face_up("Gravity Bind"))
    d.flip("Trap Master").resolve()
    assert d.graveyard(THEM) == ["Gravity Bind"]


@pytest.mark.card("Trap Master")
def test_trap_master_shows_a_set_magic_card_and_leaves_it_set():
    d = table(you=set_("Trap Master"), them=set_("Dark Hole"))
    d.flip("Trap Master").resolve()
    assert d.is_set("Dark Hole")
    assert d.knows(YOU, "Dark Hole")


@pytest.mark.card("Trap Master")
@pytest.mark.rule("J-FLIP-05")
def test_trap_master_must_take_your_own_card_when_there_is_no_other():
    d = table(you=set_("Trap Master", "Dark Hole"), them=face_up("Imperial Order"))
    d.flip("Trap Master")
    assert d.options() == ["pick Imperial Order", "pick Dark Hole"] or d.options() == [
        "pick Dark Hole",
        "pick Imperial Order",
    ]
    d = table(you=set_("Trap Master", "Waboku"))
    d.flip("Trap Master").resolve()
    assert d.graveyard(YOU) == ["Waboku"]


@pytest.mark.card("Trap Master")
def test_trap_master_passes_over_a_face_up_magic_card():
    d = table(you=set_("Trap Master"), them=field("Yami") + attack("Jinzo"))
    d.flip("Trap Master").resolve()
    assert d.field(THEM) == "Yami"
    assert d.chain() == []


@pytest.mark.card("Trap Master")
@pytest.mark.rule("R-DMG-05", "R-EFF-02")
def test_trap_master_attacked_uses_its_effect_after_the_calculation():
    d = table(you=attack("Battle Ox") + set_("Waboku"), them=set_("Trap Master"))
    d.to_battle().attack("Battle Ox", "Trap Master").resolve()
    assert d.graveyard(YOU) == ["Waboku"]
    assert d.graveyard(THEM) == ["Trap Master"]


@pytest.mark.card("Trap Master")
@pytest.mark.rule("J-FLIP-03")
def test_trap_master_summoned_face_up_does_nothing():
    d = table(you=hand("Trap Master"), them=set_("Mirror Force"))
    d.summon("Trap Master").resolve()
    assert d.magic_traps(THEM) == ["Mirror Force"]


# -- Invigoration -----------------------------------------------------------------------------------


@pytest.mark.card("Invigoration")
@pytest.mark.rule("R-EQUIP-01", "R-EQUIP-02")
def test_invigoration_gives_an_earth_monster_of_either_side_400_atk_for_200_def():
    d = table(you=hand("Invigoration"), them=attack("Battle Ox"))
    d.activate("Invigoration", targets=["Battle Ox"])
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (2100, 800)


@pytest.mark.card("Invigoration")
@pytest.mark.rule("R-EQUIP-03")
def test_invigoration_takes_no_other_attribute_and_no_set_monster():
    d = table(you=hand("Invigoration") + attack("Kuriboh") + set_("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Invigoration")


@pytest.mark.card("Invigoration")
@pytest.mark.rule("J-EFF-09")
def test_invigoration_may_take_def_below_zero_and_shows_zero():
    weak = normal_monster("Clay Cup", 100, 100)
    d = table(you=hand("Invigoration") + attack("Clay Cup"), cards=[weak])
    d.activate("Invigoration", targets=["Clay Cup"])
    assert (d.attack_of("Clay Cup"), d.defense_of("Clay Cup")) == (500, 0)


# -- Just Desserts, Ookazi --------------------------------------------------------------------------


@pytest.mark.card("Just Desserts")
def test_just_desserts_burns_500_for_each_monster_of_the_opponent():
    d = table(you=set_("Just Desserts") + attack("Sangan"), them=attack("Battle Ox") + set_("Kuriboh"))
    d.activate("Just Desserts")
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7000)
    assert [event.amount for event in d.events("effect-damage")] == [1000]


@pytest.mark.card("Just Desserts")
@pytest.mark.rule("J-EFF-11")
def test_just_desserts_counts_as_it_resolves():
    d = table(you=set_("Just Desserts"), them=attack("Battle Ox") + set_("Scapegoat"))
    d.activate("Just Desserts").respond("Scapegoat")
    assert d.lp(THEM) == 8000 - 5 * 500


@pytest.mark.card("Just Desserts")
@pytest.mark.rule("J-EFF-11")
def test_just_desserts_finds_no_one_left():
    d = table(you=set_("Just Desserts", "Ring of Destruction"), them=attack("Battle Ox"))
    d.activate("Just Desserts").respond("Ring of Destruction", targets=["Battle Ox"])
    assert d.lp(THEM) == 8000 - 1700


@pytest.mark.card("Just Desserts")
@pytest.mark.rule("J-EFF-12")
def test_just_desserts_needs_a_monster_of_the_opponent():
    d = table(you=set_("Just Desserts") + attack("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Just Desserts")


@pytest.mark.card("Ookazi")
def test_ookazi_burns_800():
    d = table(you=hand("Ookazi")).activate("Ookazi")
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7200)


@pytest.mark.card("Ookazi")
@pytest.mark.rule("J-DMG-09")
def test_ookazis_damage_is_no_battle_damage():
    d = table(you=hand("Ookazi"), them=set_("Waboku"))
    d.activate("Ookazi").respond("Waboku")
    assert d.lp(THEM) == 7200
    assert d.events("battle-damage") == []


# -- Lord of D., The Flute of Summoning Dragon ------------------------------------------------------


@pytest.mark.card("Lord of D.")
def test_lord_of_d_keeps_dragons_from_being_named():
    d = table(you=attack("Lord of D.", "Koumori Dragon"), them=hand("Change of Heart"), turn=THEM)
    d.activate("Change of Heart")
    assert d.monsters(THEM) == ["Lord of D."]


@pytest.mark.card("Lord of D.")
def test_lord_of_d_protects_the_dragons_of_both_sides_from_both_players():
    d = table(you=attack("Lord of D.") + hand("Rush Recklessly"), them=attack("Koumori Dragon"))
    d.activate("Rush Recklessly")
    assert d.attack_of("Lord of D.") == 1900


@pytest.mark.card("Lord of D.")
@pytest.mark.rule("J-EFF-20")
def test_a_set_dragon_can_be_named_beside_lord_of_d():
    d = table(you=attack("Lord of D.") + set_("Koumori Dragon"), them=hand("Change of Heart"), turn=THEM)
    d.activate("Change of Heart", targets=["Koumori Dragon"])
    assert d.monsters(THEM) == ["Koumori Dragon"]


@pytest.mark.card("Lord of D.")
def test_lord_of_d_does_not_protect_a_dragon_in_the_graveyard():
    d = table(you=attack("Lord of D.") + hand("Monster Reborn") + graveyard("Koumori Dragon"))
    d.activate("Monster Reborn", targets=["Koumori Dragon"])
    d.choose("attack")
    assert d.position("Koumori Dragon") == "attack"


@pytest.mark.card("Lord of D.")
def test_lord_of_d_stops_nothing_that_names_no_target():
    d = table(you=attack("Lord of D.", "Koumori Dragon"), them=hand("Dark Hole"), turn=THEM)
    d.activate("Dark Hole")
    assert d.monsters(YOU) == []
    d = table(you=attack("Lord of D.") + defense("Koumori Dragon"), them=hand("Fissure"), turn=THEM)
    assert d.can("activate", "Fissure")


@pytest.mark.card("Lord of D.")
def test_lord_of_d_that_comes_later_saves_no_dragon_that_was_named():
    d = table(
        you=attack("Koumori Dragon") + set_("Call of the Haunted") + graveyard("Lord of D."),
        them=set_("Ring of Destruction"),
        turn=THEM,
    )
    d.activate("Ring of Destruction", targets=["Koumori Dragon"])
    d.respond("Call of the Haunted", targets=["Lord of D."])
    assert d.monsters(YOU) == ["Lord of D."]


@pytest.mark.card("Lord of D.")
def test_a_dragon_cannot_be_equipped_beside_lord_of_d():
    d = table(you=attack("Koumori Dragon") + hand("Axe of Despair", "Lord of D."))
    assert d.can("activate", "Axe of Despair")
    d = table(you=attack("Koumori Dragon", "Lord of D.") + hand("Axe of Despair"))
    d.activate("Axe of Despair")
    assert d.equipped_to("Axe of Despair") == "Lord of D."


@pytest.mark.card("Lord of D.")
def test_an_equip_on_a_dragon_stays_when_lord_of_d_is_summoned():
    d = table(
        you=attack("Koumori Dragon") + equip("Axe of Despair", on="Koumori Dragon") + hand("Lord of D.")
    )
    d.summon("Lord of D.")
    assert d.attack_of("Koumori Dragon") == 2500


@pytest.mark.card("Lord of D.", "Trap Hole", "Magic Cylinder")
@pytest.mark.rule("J-EFF-11")
def test_beside_lord_of_d_trap_hole_and_the_cylinder_find_no_dragon():
    d = table(you=attack("Lord of D.") + hand("Koumori Dragon"), them=set_("Trap Hole"))
    d.summon("Koumori Dragon")
    assert not d.can_respond("Trap Hole")
    d = table(you=attack("Lord of D.", "Koumori Dragon"), them=set_("Magic Cylinder"), phase=BATTLE_PHASE)
    d.attack("Koumori Dragon")
    assert d.lp(THEM) == 6500


@pytest.mark.card("Lord of D.")
@pytest.mark.rule("R-EFF-04")
def test_lord_of_d_turned_face_down_protects_no_longer():
    d = table(you=attack("Lord of D.", "Koumori Dragon") + hand("Book of Moon"), them=set_("Castle Walls"))
    d.activate("Book of Moon", targets=["Lord of D."])
    d.leave_for(END_PHASE).respond("Castle Walls", targets=["Koumori Dragon"])
    assert d.defense_of("Koumori Dragon") == 1700


@pytest.mark.card("The Flute of Summoning Dragon")
@pytest.mark.rule("R-SS-01", "J-SUM-07")
def test_the_flute_summons_two_dragons_from_the_hand():
    d = table(
        you=attack("Lord of D.")
        + hand("The Flute of Summoning Dragon", "Koumori Dragon", "Blue-Eyes White Dragon")
    )
    d.activate("The Flute of Summoning Dragon").pick("Koumori Dragon", "Blue-Eyes White Dragon")
    d.choose("attack").choose("defense")
    assert d.position("Koumori Dragon") == "attack"
    assert d.position("Blue-Eyes White Dragon") == "defense"
    assert d.events("summon")[-1].cards == ("Koumori Dragon", "Blue-Eyes White Dragon")


@pytest.mark.card("The Flute of Summoning Dragon")
def test_the_flute_may_summon_only_one():
    d = table(
        you=attack("Lord of D.") + hand("The Flute of Summoning Dragon", "Koumori Dragon", "Curse of Dragon")
    )
    d.activate("The Flute of Summoning Dragon").pick("Koumori Dragon").done().choose("attack")
    assert sorted(d.monsters(YOU)) == ["Koumori Dragon", "Lord of D."]
    assert d.hand(YOU) == ["Curse of Dragon"]


@pytest.mark.card("The Flute of Summoning Dragon", "Lord of D.")
def test_the_flute_plays_to_the_opponents_lord_of_d():
    d = table(you=hand("The Flute of Summoning Dragon", "Koumori Dragon"), them=attack("Lord of D."))
    assert d.can("activate", "The Flute of Summoning Dragon")


@pytest.mark.card("The Flute of Summoning Dragon", "Lord of D.")
@pytest.mark.rule("J-EFF-12")
def test_the_flute_needs_a_face_up_lord_of_d_and_a_dragon():
    d = table(you=set_("Lord of D.") + hand("The Flute of Summoning Dragon", "Koumori Dragon"))
    assert "J-EFF-12" in d.why_not("The Flute of Summoning Dragon")
    d = table(you=attack("Lord of D.") + hand("The Flute of Summoning Dragon", "Battle Ox"))
    assert "J-EFF-12" in d.why_not("The Flute of Summoning Dragon")


@pytest.mark.card("The Flute of Summoning Dragon", "Lord of D.")
@pytest.mark.rule("J-EFF-13")
def test_the_flute_is_silent_when_lord_of_d_is_gone_as_it_resolves():
    d = table(
        you=attack("Lord of D.") + hand("The Flute of Summoning Dragon", "Koumori Dragon"),
        them=set_("Ring of Destruction"),
    )
    d.activate("The Flute of Summoning Dragon").respond("Ring of Destruction", targets=["Lord of D."])
    assert d.monsters(YOU) == []
    assert d.hand(YOU) == ["Koumori Dragon"]


@pytest.mark.card("The Flute of Summoning Dragon")
@pytest.mark.rule("R-ZONE-02")
def test_with_one_free_zone_the_flute_summons_one_dragon():
    d = table(
        you=attack("Lord of D.", "Battle Ox", "Kuriboh", "Jinzo")
        + hand("The Flute of Summoning Dragon", "Koumori Dragon", "Blue-Eyes White Dragon")
    )
    d.activate("The Flute of Summoning Dragon").pick("Koumori Dragon").choose("attack")
    assert d.hand(YOU) == ["Blue-Eyes White Dragon"]
    assert len(d.monsters(YOU)) == 5


# -- Mysterious Puppeteer ---------------------------------------------------------------------------


@pytest.mark.card("Mysterious Puppeteer")
@pytest.mark.parametrize("who", [YOU, THEM])
def test_the_puppeteer_gains_500_for_a_normal_summon_of_either_player(who):
    other = hand("Battle Ox")
    d = table(
        you=attack("Mysterious Puppeteer") + (other if who == YOU else []),
        them=other if who == THEM else [],
        turn=who,
    )
    d.summon("Battle Ox").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8500, 8000)


@pytest.mark.card("Mysterious Puppeteer")
@pytest.mark.rule("R-TRIB-03")
def test_the_puppeteer_counts_a_flip_and_a_tribute_summon():
    d = table(you=defense("Mysterious Puppeteer") + set_("Battle Ox") + hand("Jinzo"))
    d.flip("Battle Ox").resolve()
    assert d.lp(YOU) == 8500
    d.summon("Jinzo", tributes=["Battle Ox"]).resolve()
    assert d.lp(YOU) == 9000


@pytest.mark.card("Mysterious Puppeteer")
@pytest.mark.rule("R-FUS-07")
def test_the_puppeteer_counts_no_set_and_no_special_summon():
    d = table(you=attack("Mysterious Puppeteer") + hand("Battle Ox", "Monster Reborn") + graveyard("Jinzo"))
    d.set("Battle Ox").activate("Monster Reborn").choose("attack")
    assert d.lp(YOU) == 8000


@pytest.mark.card("Mysterious Puppeteer")
def test_the_puppeteer_does_not_count_its_own_summon():
    d = table(you=hand("Mysterious Puppeteer")).summon("Mysterious Puppeteer").resolve()
    assert d.lp(YOU) == 8000


@pytest.mark.card("Mysterious Puppeteer", "Trap Hole")
def test_the_puppeteer_gains_although_trap_hole_destroys_the_monster():
    d = table(you=attack("Mysterious Puppeteer") + hand("Battle Ox"), them=set_("Trap Hole"))
    d.summon("Battle Ox")
    assert d.chain() == ["Mysterious Puppeteer"]
    d.respond("Trap Hole")
    assert (d.lp(YOU), d.graveyard(YOU)) == (8500, ["Battle Ox"])


@pytest.mark.card("Mysterious Puppeteer", "Exiled Force")
@pytest.mark.rule("J-SUM-04")
def test_beside_the_puppeteer_exiled_force_cannot_be_used_first():
    d = table(you=attack("Mysterious Puppeteer") + hand("Exiled Force"), them=set_("Trap Hole"))
    d.summon("Exiled Force")
    assert (d.asked, d.chain()) == (THEM, ["Mysterious Puppeteer"])
    d.pass_()
    assert d.kind == "act"


# -- Reverse Trap -----------------------------------------------------------------------------------


@pytest.mark.card("Reverse Trap")
def test_reverse_trap_turns_an_equip_round():
    d = table(
        you=set_("Reverse Trap"),
        them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"),
    )
    d.activate("Reverse Trap")
    assert d.attack_of("Battle Ox") == 700
    d.end_turn()
    assert d.attack_of("Battle Ox") == 2700


@pytest.mark.card("Reverse Trap")
def test_reverse_trap_turns_gains_and_losses_of_a_field_round():
    d = table(you=set_("Reverse Trap") + attack("Kuriboh", "Airknight Parshath"), them=field("Yami"))
    assert (d.attack_of("Kuriboh"), d.attack_of("Airknight Parshath")) == (500, 1700)
    d.activate("Reverse Trap")
    assert (d.attack_of("Kuriboh"), d.attack_of("Airknight Parshath")) == (100, 2100)
    assert (d.defense_of("Kuriboh"), d.defense_of("Airknight Parshath")) == (0, 1600)


@pytest.mark.card("Reverse Trap", "Rush Recklessly")
def test_reverse_trap_turns_what_comes_later_in_the_turn_too():
    d = table(you=set_("Reverse Trap") + attack("Battle Ox") + hand("Rush Recklessly"))
    d.activate("Reverse Trap").activate("Rush Recklessly", targets=["Battle Ox"])
    assert d.attack_of("Battle Ox") == 1000


@pytest.mark.card("Reverse Trap")
def test_a_second_reverse_trap_does_nothing():
    d = table(
        you=set_("Reverse Trap", "Reverse Trap")
        + attack("Battle Ox")
        + equip("Axe of Despair", on="Battle Ox")
    )
    d.activate(at(YOU, 1, magic_trap=True)).resolve().activate(at(YOU, 2, magic_trap=True))
    assert d.attack_of("Battle Ox") == 700


@pytest.mark.card("Reverse Trap")
@pytest.mark.rule("J-DMG-02")
def test_reverse_trap_cannot_be_used_in_the_damage_step():
    d = table(you=set_("Reverse Trap", "Reinforcements") + attack("Battle Ox"), them=attack("Gemini Elf"))
    d.to_battle().attack("Battle Ox", "Gemini Elf").pass_()
    assert d.step == "Damage Step: before damage calculation"
    assert "J-DMG-02" in d.why_not("Reverse Trap")


@pytest.mark.card("Reverse Trap")
def test_reverse_trap_leaves_halved_and_set_values_alone():
    half = continuous(Bonus(MONSTER & FACE_UP, attack=1, operation=HALVE))
    full = continuous(Bonus(MONSTER & FACE_UP, attack=900, operation=BECOME))
    for effect, left in ((half, 850), (full, 900)):
        moon = trap("Moonlight", effect, icon="continuous")
        d = table(you=set_("Reverse Trap") + attack("Battle Ox") + face_up("Moonlight"), cards=[moon])
        assert d.activate("Reverse Trap").attack_of("Battle Ox") == left


# -- The Wicked Worm Beast --------------------------------------------------------------------------


@pytest.mark.card("The Wicked Worm Beast")
def test_the_worm_returns_to_the_hand_in_its_players_end_phase():
    d = table(you=attack("The Wicked Worm Beast")).end_turn()
    assert d.hand(YOU) == ["The Wicked Worm Beast"]


@pytest.mark.card("The Wicked Worm Beast")
def test_the_worm_stays_in_the_opponents_end_phase():
    d = table(you=attack("The Wicked Worm Beast"), turn=THEM).end_turn()
    assert d.monsters(YOU) == ["The Wicked Worm Beast"]


@pytest.mark.card("The Wicked Worm Beast")
def test_the_worm_stays_face_down():
    d = table(you=set_("The Wicked Worm Beast") + hand("Battle Ox")).end_turn()
    assert d.is_set("The Wicked Worm Beast")


@pytest.mark.card("The Wicked Worm Beast", "Book of Moon")
def test_the_worm_turned_face_down_before_the_end_phase_stays():
    d = table(you=attack("The Wicked Worm Beast"), them=set_("Book of Moon"))
    d.leave_for(END_PHASE).respond("Book of Moon").end_turn()
    assert d.is_set("The Wicked Worm Beast")


@pytest.mark.card("The Wicked Worm Beast")
@pytest.mark.rule("J-PHASE-04")
def test_the_worm_comes_back_before_the_hand_is_counted():
    six = ["Battle Ox", "Kuriboh", "Jinzo", "Sangan", "Gemini Elf", "Mystical Elf"]
    d = table(you=attack("The Wicked Worm Beast") + hand(*six)).end_turn()
    assert d.prompt.startswith("Choose a card to discard (1 of 1)")
    d.pick("The Wicked Worm Beast")
    assert d.hand(YOU) == six


@pytest.mark.card("The Wicked Worm Beast", "Change of Heart")
@pytest.mark.rule("J-TERM-04")
def test_a_borrowed_worm_returns_to_its_owners_hand():
    d = table(you=hand("Change of Heart"), them=attack("The Wicked Worm Beast"))
    d.activate("Change of Heart").end_turn()
    assert d.options() == ["first The Wicked Worm Beast", "give back The Wicked Worm Beast"]
    d.choose("first The Wicked Worm Beast")
    assert d.hand(THEM)[0] == "The Wicked Worm Beast"


# -- Ultimate Offering ------------------------------------------------------------------------------


@pytest.mark.card("Ultimate Offering")
@pytest.mark.rule("J-SUM-10")
def test_ultimate_offering_summons_besides_the_turns_own_summon():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox", "Kuriboh"))
    d.activate("Ultimate Offering").resolve().choose("summon Battle Ox").summon("Kuriboh")
    assert d.monsters(YOU) == ["Kuriboh", "Battle Ox"]
    assert d.lp(YOU) == 7500


@pytest.mark.card("Ultimate Offering")
@pytest.mark.rule("J-SUM-05")
def test_ultimate_offering_may_set_instead():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox"), them=set_("Trap Hole"))
    d.activate("Ultimate Offering").resolve().choose("set Battle Ox")
    assert d.position("Battle Ox") == "set"
    assert not d.can_respond("Trap Hole")


@pytest.mark.card("Ultimate Offering")
def test_ultimate_offering_works_in_the_opponents_battle_phase():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox"), them=attack("Kuriboh"), turn=THEM)
    d.leave_for(BATTLE_PHASE)
    assert d.phase == BATTLE_PHASE
    d.respond("Ultimate Offering").resolve().choose("summon Battle Ox")
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Ultimate Offering")
@pytest.mark.rule("J-TRAP-01")
def test_ultimate_offering_turned_up_in_the_opponents_main_phase_serves_in_his_battle_phase():
    d = table(you=set_("Ultimate Offering") + hand("Battle Ox"), them=attack("Kuriboh"), turn=THEM)
    d.leave_for(BATTLE_PHASE).respond("Ultimate Offering").leave_for(BATTLE_PHASE)
    d.respond("Ultimate Offering").resolve_chain().choose("summon Battle Ox")
    assert (d.phase, d.monsters(YOU)) == (BATTLE_PHASE, ["Battle Ox"])


@pytest.mark.card("Ultimate Offering")
def test_ultimate_offering_is_silent_in_the_opponents_main_phase_and_your_battle_phase():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox"), them=hand("Kuriboh"), turn=THEM)
    d.summon("Kuriboh")
    assert "J-EFF-12" in d.why_not("Ultimate Offering")
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox") + attack("Kuriboh"), phase=BATTLE_PHASE)
    assert "J-EFF-12" in d.why_not("Ultimate Offering")


@pytest.mark.card("Ultimate Offering")
@pytest.mark.rule("J-DMG-02")
def test_ultimate_offering_is_silent_in_the_damage_step():
    d = table(
        you=face_up("Ultimate Offering") + set_("Castle Walls", "Kuriboh") + hand("Battle Ox"),
        them=attack("Gemini Elf"),
        phase=BATTLE_PHASE,
        turn=THEM,
    )
    d.attack("Gemini Elf", "Kuriboh").until("Damage Step")
    assert not d.can("activate", "Ultimate Offering")


@pytest.mark.card("Ultimate Offering")
def test_only_its_controller_uses_ultimate_offering():
    d = table(you=hand("Battle Ox", "Kuriboh"), them=face_up("Ultimate Offering"))
    d.summon("Battle Ox")
    assert "R-GEN-04" not in d.why_not("Kuriboh", "summon")
    assert d.options() == ["Battle Phase", "End Phase"]


@pytest.mark.card("Ultimate Offering")
@pytest.mark.rule("J-EFF-07")
def test_ultimate_offering_cannot_take_the_last_500():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox") + lp(500))
    assert "J-EFF-07" in d.why_not("Ultimate Offering")


@pytest.mark.card("Ultimate Offering")
@pytest.mark.rule("J-EFF-12")
def test_ultimate_offering_needs_a_monster_that_could_come_down():
    d = table(you=face_up("Ultimate Offering") + hand("Jinzo", "Dark Hole"))
    assert "J-EFF-12" in d.why_not("Ultimate Offering")


@pytest.mark.card("Ultimate Offering")
@pytest.mark.rule("J-TRAP-01")
def test_turning_ultimate_offering_up_and_using_it_are_two_chains():
    d = table(you=set_("Ultimate Offering") + hand("Battle Ox"))
    d.activate("Ultimate Offering")
    assert d.monsters(YOU) == []
    d.activate("Ultimate Offering").resolve().choose("summon Battle Ox")
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Ultimate Offering", "Heavy Storm")
@pytest.mark.rule("J-TRAP-01")
def test_chained_to_heavy_storm_only_a_face_up_ultimate_offering_summons():
    d = table(you=set_("Ultimate Offering") + hand("Heavy Storm", "Battle Ox"))
    d.activate("Heavy Storm").respond("Ultimate Offering").resolve()
    assert (d.monsters(YOU), d.lp(YOU)) == ([], 8000)
    d = table(you=face_up("Ultimate Offering") + hand("Heavy Storm", "Battle Ox"))
    d.activate("Heavy Storm").respond("Ultimate Offering").resolve().choose("summon Battle Ox")
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Ultimate Offering", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_ultimate_offering_destroyed_in_answer_summons_nothing():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox"), them=set_("Mystical Space Typhoon"))
    d.activate("Ultimate Offering").respond("Mystical Space Typhoon", targets=["Ultimate Offering"])
    assert (d.monsters(YOU), d.lp(YOU)) == ([], 7500)


@pytest.mark.card("Ultimate Offering")
@pytest.mark.rule("J-CHAIN-02")
def test_ultimate_offering_may_be_chained_to_itself():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox", "Kuriboh"))
    d.activate("Ultimate Offering").respond("Ultimate Offering")
    assert (d.chain(), d.lp(YOU)) == (["Ultimate Offering", "Ultimate Offering"], 7000)
    d.resolve().choose("summon Battle Ox").choose("summon Kuriboh")
    assert d.monsters(YOU) == ["Kuriboh", "Battle Ox"]


@pytest.mark.card("Ultimate Offering")
@pytest.mark.rule("J-SUM-10", "R-TRIB-01")
def test_ultimate_offering_takes_its_tributes_as_it_resolves():
    d = table(
        you=face_up("Ultimate Offering") + hand("Summoned Skull") + attack("Battle Ox"),
        them=set_("Ring of Destruction"),
    )
    d.activate("Ultimate Offering")
    assert d.monsters(YOU) == ["Battle Ox"]
    d.respond("Ring of Destruction", targets=["Battle Ox"]).resolve()
    assert (d.monsters(YOU), d.hand(YOU)) == ([], ["Summoned Skull"])
    d = table(you=face_up("Ultimate Offering") + hand("Summoned Skull") + attack("Battle Ox"))
    d.activate("Ultimate Offering").resolve().choose("summon Summoned Skull")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Summoned Skull"], ["Battle Ox"])


@pytest.mark.card("Ultimate Offering")
@pytest.mark.rule("J-REPLAY-01")
def test_tributing_the_target_of_an_attack_makes_a_replay():
    d = table(
        you=face_up("Ultimate Offering") + hand("Summoned Skull") + attack("Kuriboh"),
        them=attack("Battle Ox"),
        turn=THEM,
        phase=BATTLE_PHASE,
    )
    d.attack("Battle Ox", "Kuriboh").respond("Ultimate Offering").resolve().choose(
        "summon Summoned Skull"
    ).resolve()
    assert d.events("replay") != []
    assert d.can("attack", "Battle Ox", "Summoned Skull")
    assert d.can_go(MAIN_2)


@pytest.mark.card("Ultimate Offering", "Solemn Judgment")
@pytest.mark.rule("J-SUM-10")
def test_only_the_summon_of_link_1_can_be_negated():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox", "Kuriboh"), them=set_("Solemn Judgment"))
    d.activate("Ultimate Offering").respond("Ultimate Offering").resolve()
    d.choose("summon Battle Ox")
    assert (d.kind, d.asked) == ("choose", YOU)
    d.choose("summon Kuriboh").respond("Solemn Judgment")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Battle Ox"], ["Kuriboh"])


@pytest.mark.card("Ultimate Offering", "Mysterious Puppeteer")
def test_a_summon_by_ultimate_offering_triggers_as_a_normal_summon():
    d = table(
        you=face_up("Ultimate Offering") + hand("Battle Ox") + attack("Mysterious Puppeteer"),
        them=attack("Kuriboh"),
        turn=THEM,
        phase=BATTLE_PHASE,
    )
    d.attack("Kuriboh", "Mysterious Puppeteer").respond("Ultimate Offering").resolve().choose(
        "summon Battle Ox"
    )
    assert d.lp(YOU) == 8000


@pytest.mark.card("Ultimate Offering", "Trap Hole")
def test_trap_hole_answers_the_summon_of_link_1():
    d = table(you=face_up("Ultimate Offering") + hand("Battle Ox"), them=set_("Trap Hole"))
    d.activate("Ultimate Offering").resolve().choose("summon Battle Ox").respond("Trap Hole")
    assert d.graveyard(YOU) == ["Battle Ox"]


@pytest.mark.card("Ultimate Offering", "Scapegoat")
def test_after_scapegoat_ultimate_offering_can_only_set():
    d = table(you=face_up("Ultimate Offering") + set_("Scapegoat") + hand("Battle Ox"))
    d.activate("Ultimate Offering").respond("Scapegoat").resolve()
    assert d.position("Battle Ox") == "set"


@pytest.mark.card("Ultimate Offering", "Magical Hats")
def test_a_card_that_lies_as_a_monster_by_magical_hats_is_tributed_for_ultimate_offering():
    # Upper Deck, 2 February 2004.
    mine = face_up("Ultimate Offering") + set_("Magical Hats") + hand("Summoned Skull") + attack("Battle Ox")
    d = table(you=mine + deck("Dark Hole", "Raigeki"), them=attack("Gemini Elf"), turn=THEM).to_battle()
    d.attack("Gemini Elf", "Battle Ox").respond("Magical Hats").resolve_chain().pick("Dark Hole", "Raigeki")
    d.attack("Gemini Elf", "Raigeki").respond("Ultimate Offering").resolve_chain()
    d.choose("summon Summoned Skull").pick("Raigeki")
    assert "Summoned Skull" in d.monsters(YOU) and "Raigeki" in d.graveyard(YOU)
