"""Cards of Labyrinth of Nightmare."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.duel.facts import Facts
from spellspeed.language import words as w
from spellspeed.language.card import define

pytestmark = both_seats


# -- Curse of the Masked Beast ----------------------------------------------------------------------


@pytest.mark.card("Curse of the Masked Beast")
@pytest.mark.rule("R-RIT-02", "R-RIT-05")
def test_curse_of_the_masked_beast_takes_eight_levels():
    d = table(you=attack("Battle Ox") + hand("Mystical Elf", "Curse of the Masked Beast", "The Masked Beast"))
    d.activate("Curse of the Masked Beast", ["Battle Ox"]).choose("attack")
    assert d.monsters(YOU) == ["The Masked Beast"]
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Curse of the Masked Beast", "Mystical Elf"]


@pytest.mark.card("Curse of the Masked Beast")
@pytest.mark.rule("R-RIT-01", "R-RIT-02")
def test_curse_of_the_masked_beast_refuses_seven_levels_and_a_missing_monster():
    d = table(you=attack("Dark Magician") + hand("Curse of the Masked Beast", "The Masked Beast"))
    assert d.why_not("Curse of the Masked Beast") == ["R-RIT-02"]
    d = table(you=attack("Cosmo Queen") + hand("Curse of the Masked Beast") + deck("The Masked Beast"))
    assert d.why_not("Curse of the Masked Beast") == ["R-RIT-01"]


@pytest.mark.card("Curse of the Masked Beast")
@pytest.mark.rule("J-RIT-04")
def test_curse_of_the_masked_beast_refuses_a_tribute_that_is_not_needed():
    d = table(
        you=attack("Dark Magician", "Kuriboh")
        + hand("Hane-Hane", "Curse of the Masked Beast", "The Masked Beast")
    )
    d.activate("Curse of the Masked Beast", ["Dark Magician", "Hane-Hane"]).choose("attack")
    assert sorted(d.monsters(YOU)) == ["Kuriboh", "The Masked Beast"]
    d = table(
        you=attack("Dark Magician", "Kuriboh")
        + hand("Hane-Hane", "Curse of the Masked Beast", "The Masked Beast")
    )
    d.activate("Curse of the Masked Beast", ["Kuriboh"])
    assert "pick Hane-Hane" not in d.options()


# -- Magic Cylinder ---------------------------------------------------------------------------------


@pytest.mark.card("Magic Cylinder")
@pytest.mark.rule("J-BP-02")
def test_magic_cylinder_negates_the_attack_and_inflicts_its_atk():
    d = table(you=attack("Summoned Skull"), them=set_("Magic Cylinder"), phase=BATTLE_PHASE)
    d.attack("Summoned Skull").respond("Magic Cylinder")
    assert (d.lp(YOU), d.lp(THEM)) == (5500, 8000)
    assert d.monsters(YOU) == ["Summoned Skull"]
    assert not d.can("attack", "Summoned Skull")


@pytest.mark.card("Magic Cylinder")
@pytest.mark.rule("J-POS-02", "J-BP-02")
def test_the_attack_negated_by_magic_cylinder_counts_as_made():
    d = table(you=attack("Summoned Skull"), them=set_("Magic Cylinder"), phase=BATTLE_PHASE)
    d.attack("Summoned Skull").respond("Magic Cylinder").main2()
    assert d.why_not("Summoned Skull", "change") == ["J-POS-02"]


@pytest.mark.card("Magic Cylinder")
def test_magic_cylinder_saves_the_monster_that_is_attacked():
    d = table(
        you=attack("Summoned Skull"), them=attack("Kuriboh") + set_("Magic Cylinder"), phase=BATTLE_PHASE
    )
    d.attack("Summoned Skull", "Kuriboh").respond("Magic Cylinder")
    assert d.monsters(THEM) == ["Kuriboh"]
    assert d.events("battle-damage") == []
    assert [e.amount for e in d.events("effect-damage")] == [2500]


@pytest.mark.card("Magic Cylinder")
def test_magic_cylinder_does_not_answer_its_own_players_attack():
    d = table(you=attack("Battle Ox") + set_("Magic Cylinder"), phase=BATTLE_PHASE)
    d.attack("Battle Ox")
    assert (d.lp(THEM), d.magic_traps(YOU)) == (6300, ["Magic Cylinder"])


@pytest.mark.card("Magic Cylinder", "Rush Recklessly")
def test_magic_cylinder_reads_the_atk_as_it_is_then():
    d = table(
        you=attack("Battle Ox") + hand("Rush Recklessly"), them=set_("Magic Cylinder"), phase=BATTLE_PHASE
    )
    d.attack("Battle Ox").respond("Magic Cylinder").respond("Rush Recklessly")
    assert d.lp(YOU) == 5600


@pytest.mark.card("Magic Cylinder", "Ring of Destruction")
@pytest.mark.rule("J-EFF-10")
def test_magic_cylinder_deals_no_damage_when_the_attacker_is_destroyed_in_chain():
    d = table(
        you=attack("Battle Ox") + set_("Ring of Destruction"), them=set_("Magic Cylinder"), phase=BATTLE_PHASE
    )
    d.attack("Battle Ox").respond("Magic Cylinder").respond("Ring of Destruction").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6300, 6300)


@pytest.mark.card("Magic Cylinder", "Book of Moon")
@pytest.mark.rule("J-EFF-10", "J-BP-03")
def test_magic_cylinder_does_nothing_to_an_attacker_turned_face_down_in_chain():
    d = table(you=attack("Battle Ox") + hand("Book of Moon"), them=set_("Magic Cylinder"), phase=BATTLE_PHASE)
    d.attack("Battle Ox").respond("Magic Cylinder").respond("Book of Moon").resolve()
    assert (d.lp(YOU), d.lp(THEM), d.position("Battle Ox")) == (8000, 8000, "set")


@pytest.mark.card("Magic Cylinder", "Ring of Destruction")
@pytest.mark.rule("J-EFF-10")
def test_magic_cylinder_means_the_attacker_and_never_the_monster_that_is_attacked():
    d = table(
        you=attack("Battle Ox") + set_("Ring of Destruction"),
        them=attack("Silver Fang") + set_("Magic Cylinder"),
        phase=BATTLE_PHASE,
    )
    d.attack("Battle Ox", "Silver Fang").respond("Magic Cylinder")
    d.respond("Ring of Destruction", ["Battle Ox"]).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6300, 6300)
    assert d.monsters(THEM) == ["Silver Fang"]


@pytest.mark.card("Magic Cylinder")
@pytest.mark.rule("J-EFF-10", "J-BP-03")
def test_magic_cylinder_deals_no_damage_when_the_attacker_changes_sides_in_chain():
    thief = define("Quick Thief", w.activate(w.TakeControl(w.TARGET), target=w.MONSTER & w.THEIRS)).script(
        Facts("Quick Thief", c.MAGIC, c.FRAME_MAGIC, icon=c.QUICK_PLAY, effect=True)
    )
    d = table(
        you=attack("Battle Ox"),
        them=set_("Magic Cylinder", "Quick Thief"),
        phase=BATTLE_PHASE,
        cards=[thief],
    )
    d.attack("Battle Ox").respond("Magic Cylinder").respond("Quick Thief").resolve()
    assert (d.lp(YOU), d.controller("Battle Ox")) == (8000, THEM)


@pytest.mark.card("Magic Cylinder", "Lord of D.")
def test_magic_cylinder_targets_the_attacker():
    d = table(you=attack("Luster Dragon", "Lord of D."), them=set_("Magic Cylinder"), phase=BATTLE_PHASE)
    assert not d.attack("Luster Dragon").can_respond("Magic Cylinder")


# -- Torrential Tribute -----------------------------------------------------------------------------


@pytest.mark.card("Torrential Tribute")
def test_torrential_tribute_destroys_all_monsters_after_a_summon():
    d = table(
        you=hand("Battle Ox") + set_("Mystical Elf"),
        them=attack("Silver Fang") + set_("Torrential Tribute"),
    )
    d.summon("Battle Ox").respond("Torrential Tribute")
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Mystical Elf"]
    assert d.graveyard(THEM) == ["Silver Fang", "Torrential Tribute"]


@pytest.mark.card("Torrential Tribute")
def test_torrential_tribute_answers_its_own_players_summon_too():
    d = table(you=hand("Battle Ox") + set_("Torrential Tribute"), them=attack("Silver Fang"))
    d.summon("Battle Ox").respond("Torrential Tribute")
    assert d.monsters(YOU) == d.monsters(THEM) == []


@pytest.mark.card("Torrential Tribute")
@pytest.mark.rule("J-SUM-05")
def test_torrential_tribute_does_not_answer_a_set_or_an_attack():
    d = table(you=attack("Silver Fang") + hand("Battle Ox"), them=set_("Torrential Tribute"))
    assert not d.set("Battle Ox").can_respond("Torrential Tribute")
    assert not d.to_battle().attack("Silver Fang").can_respond("Torrential Tribute")


@pytest.mark.card("Torrential Tribute", "The Stern Mystic")
@pytest.mark.rule("J-FLIP-04")
def test_torrential_tribute_is_chained_to_a_flip_effect_which_works_all_the_same():
    own = [normal_monster("Plain", 1500)]
    d = table(you=set_("The Stern Mystic"), them=attack("Plain") + set_("Torrential Tribute"), cards=own)
    d.flip("The Stern Mystic")
    assert d.chain() == ["The Stern Mystic"]
    d.respond("Torrential Tribute")
    assert [e.cards for e in d.events("resolve")] == [("Torrential Tribute",), ("The Stern Mystic",)]
    assert d.monsters(YOU) == d.monsters(THEM) == []


@pytest.mark.card("Torrential Tribute", "Monster Reborn", "Scapegoat", "Call of the Haunted")
def test_torrential_tribute_answers_summons_by_effects():
    for magic in ("Monster Reborn", "Scapegoat"):
        d = table(you=hand(magic) + graveyard("Battle Ox"), them=set_("Torrential Tribute")).activate(magic)
        if magic == "Monster Reborn":
            d.choose("attack")
        d.respond("Torrential Tribute")
        assert d.monsters(YOU) == []
    d = table(you=set_("Call of the Haunted") + graveyard("Battle Ox"), them=set_("Torrential Tribute"))
    d.activate("Call of the Haunted").respond("Torrential Tribute")
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Call of the Haunted"]


@pytest.mark.card("Torrential Tribute", "Pot of Greed")
@pytest.mark.rule("J-CHAIN-08")
def test_torrential_tribute_is_too_late_after_another_chain():
    d = table(you=hand("Battle Ox", "Pot of Greed"), them=set_("Torrential Tribute"))
    d.summon("Battle Ox").pass_().activate("Pot of Greed")
    assert not d.can_respond("Torrential Tribute")
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Torrential Tribute", "Exiled Force")
@pytest.mark.rule("J-SUM-03")
def test_torrential_tribute_only_chains_to_an_exiled_force_used_at_once():
    d = table(you=hand("Exiled Force"), them=attack("Battle Ox", "Silver Fang") + set_("Torrential Tribute"))
    d.summon("Exiled Force").activate("Exiled Force", targets=["Battle Ox"]).respond("Torrential Tribute")
    assert d.monsters(THEM) == []
    assert d.graveyard(YOU) == ["Exiled Force"]


# -- Mage Power -------------------------------------------------------------------------------------


@pytest.mark.card("Mage Power")
def test_mage_power_counts_itself_and_every_magic_and_trap_of_its_player():
    d = table(
        you=attack("Battle Ox") + hand("Mage Power") + set_("Waboku") + field("Umi"), them=set_("Waboku")
    )
    d.activate("Mage Power").resolve()
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (1700 + 1500, 1000 + 1500)


@pytest.mark.card("Mage Power", "Change of Heart")
@pytest.mark.rule("J-EQUIP-03")
def test_mage_power_counts_its_own_players_cards_though_the_monster_is_taken():
    d = table(
        you=attack("Battle Ox") + equip("Mage Power", on="Battle Ox") + set_("Waboku"),
        them=hand("Change of Heart") + set_("Waboku", "Mirror Force"),
        turn=THEM,
    )
    d.activate("Change of Heart").resolve()
    assert (d.controller("Battle Ox"), d.attack_of("Battle Ox")) == (THEM, 2700)


@pytest.mark.card("Mage Power", "Mystical Space Typhoon")
def test_mage_power_falls_as_cards_leave():
    d = table(
        you=attack("Battle Ox") + equip("Mage Power", on="Battle Ox") + set_("Waboku"),
        them=set_("Mystical Space Typhoon"),
    )
    assert d.attack_of("Battle Ox") == 2700
    d.end_turn().activate("Mystical Space Typhoon", [at(YOU, 2, magic_trap=True)]).resolve()
    assert d.attack_of("Battle Ox") == 2200


# -- United We Stand --------------------------------------------------------------------------------


@pytest.mark.card("United We Stand", "Scapegoat")
def test_united_we_stand_counts_face_up_monsters_of_its_player_tokens_too():
    d = table(
        you=attack("Battle Ox") + hand("United We Stand", "Scapegoat") + set_("Sangan"), them=attack("Jinzo")
    )
    d.activate("United We Stand", ["Battle Ox"])
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (2500, 1800)
    d = table(you=attack("Battle Ox") + hand("Scapegoat") + equip("United We Stand", on="Battle Ox"))
    assert d.activate("Scapegoat").attack_of("Battle Ox") == 1700 + 5 * 800


@pytest.mark.card("United We Stand")
@pytest.mark.rule("R-EQUIP-02")
def test_united_we_stand_on_the_opponents_monster_counts_your_side():
    d = table(you=attack("Battle Ox") + hand("United We Stand"), them=attack("Jinzo", "Kuriboh"))
    d.activate("United We Stand", ["Jinzo"])
    assert d.attack_of("Jinzo") == 2400 + 800


# -- Infinite Cards ---------------------------------------------------------------------------------

EIGHT = ("Battle Ox", "Mystical Elf", "Silver Fang", "Kuriboh", "Jinzo", "Summoned Skull", "Sogen", "Umi")


@pytest.mark.card("Infinite Cards")
@pytest.mark.rule("R-PHASE-12")
def test_with_infinite_cards_nobody_discards():
    d = table(you=hand(*EIGHT) + face_up("Infinite Cards"), them=hand(*EIGHT)).end_turn()
    assert (d.turn_player, len(d.hand(YOU))) == (THEM, 8)
    d.end_turn()
    assert (d.turn_player, len(d.hand(THEM))) == (YOU, 9)


@pytest.mark.card("Infinite Cards", "Mystical Space Typhoon")
@pytest.mark.rule("J-PHASE-04")
def test_without_infinite_cards_the_limit_is_back_at_once():
    d = table(you=hand(*EIGHT) + face_up("Infinite Cards"), them=set_("Mystical Space Typhoon"))
    d.leave_for(END_PHASE).respond("Mystical Space Typhoon", ["Infinite Cards"]).end_turn()
    assert (d.asked, d.kind) == (YOU, "choose")


# -- Royal Command ----------------------------------------------------------------------------------


@pytest.mark.card("Royal Command")
@pytest.mark.rule("J-FLIP-04")
def test_under_royal_command_a_flip_summon_uses_no_flip_effect():
    d = table(you=set_("Magician of Faith") + graveyard("Pot of Greed"), them=face_up("Royal Command"))
    d.flip("Magician of Faith")
    assert (d.position("Magician of Faith"), d.kind) == ("attack", "act")
    assert (d.hand(YOU), d.chain()) == ([], [])


@pytest.mark.card("Royal Command")
@pytest.mark.rule("J-EFF-04")
def test_royal_command_answers_a_flip_effect_and_negates_it():
    d = table(you=set_("Magician of Faith") + graveyard("Pot of Greed"), them=set_("Royal Command"))
    d.flip("Magician of Faith").respond("Royal Command").resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Pot of Greed"])


@pytest.mark.card("Royal Command", "Ring of Destruction")
def test_royal_command_negates_the_flip_effect_of_a_monster_that_has_left():
    d = table(
        you=set_("Magician of Faith") + graveyard("Pot of Greed"),
        them=set_("Royal Command", "Ring of Destruction"),
    )
    d.flip("Magician of Faith").respond("Royal Command").respond("Ring of Destruction", ["Magician of Faith"])
    d.resolve()
    assert d.hand(YOU) == [] and d.graveyard(YOU)[0] == "Pot of Greed"


@pytest.mark.card("Royal Command")
@pytest.mark.rule("J-DMG-02")
def test_royal_command_cannot_answer_a_flip_in_the_damage_step():
    d = table(
        you=attack("Summoned Skull"),
        them=set_("Magician of Faith", "Royal Command") + graveyard("Pot of Greed"),
        phase=BATTLE_PHASE,
    )
    d.attack("Summoned Skull", "Magician of Faith").pass_()
    assert not d.can_respond("Royal Command")
    assert d.resolve().hand(THEM) == ["Pot of Greed"]


@pytest.mark.card("Royal Command")
def test_other_effects_go_on_under_royal_command():
    d = table(you=attack("Exiled Force"), them=face_up("Royal Command") + attack("Battle Ox"))
    d.activate("Exiled Force").resolve()
    assert d.monsters(THEM) == []


# -- Scroll of Bewitchment --------------------------------------------------------------------------


@pytest.mark.card("Scroll of Bewitchment")
def test_scroll_of_bewitchment_gives_the_declared_attribute():
    d = table(you=attack("Battle Ox") + hand("Scroll of Bewitchment") + attack("Milus Radiant"))
    d.activate("Scroll of Bewitchment", ["Battle Ox"], mode="WIND")
    assert d.attack_of("Battle Ox") == 1300


@pytest.mark.card("Scroll of Bewitchment")
@pytest.mark.rule("J-EQUIP-01")
def test_an_equip_that_asks_another_attribute_falls_off():
    d = table(
        you=attack("Summoned Skull")
        + equip("Sword of Dark Destruction", on="Summoned Skull")
        + hand("Scroll of Bewitchment")
    )
    d.activate("Scroll of Bewitchment", mode="LIGHT")
    assert d.graveyard(YOU) == ["Sword of Dark Destruction"]
    assert d.attack_of("Summoned Skull") == 2500


# -- The Last Warrior from Another Planet -----------------------------------------------------------

LAST = "The Last Warrior from Another Planet"


@pytest.mark.card(LAST)
@pytest.mark.rule("R-FUS-01")
def test_the_last_warrior_destroys_your_other_monsters_when_it_is_special_summoned():
    d = table(
        you=hand("Polymerization", "Zombyra the Dark", "Maryokutai")
        + attack("Battle Ox")
        + fusion_deck(LAST),
        them=attack("Kuriboh"),
    )
    d.activate("Polymerization", ["Zombyra the Dark", "Maryokutai"]).choose("attack").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([LAST], ["Kuriboh"])


@pytest.mark.card(LAST, "Monster Reborn", "Scapegoat")
@pytest.mark.rule("R-SUM-05")
def test_under_the_last_warrior_monsters_are_set_but_not_summoned():
    d = table(
        you=hand("Battle Ox", "Monster Reborn") + graveyard("Kuriboh") + set_("Mystical Elf"),
        them=attack(LAST) + set_("Scapegoat"),
    )
    assert d.why_not("Battle Ox", "summon") == ["R-GEN-01"]
    assert d.why_not("Mystical Elf", "flip") == ["R-GEN-01"]
    assert "R-GEN-01" in d.why_not("Monster Reborn") and d.can("set", "Battle Ox")
    d.leave_for(BATTLE_PHASE)
    assert not d.can_respond("Scapegoat")


@pytest.mark.card(LAST)
@pytest.mark.rule("R-FUS-07")
def test_under_the_last_warrior_no_fusion_summon():
    d = table(
        you=hand("Polymerization", "Zombyra the Dark", "Maryokutai") + fusion_deck(LAST), them=attack(LAST)
    )
    assert d.why_not("Polymerization") == ["R-GEN-01"]


@pytest.mark.card(LAST)
@pytest.mark.rule("R-TRIB-01")
def test_the_last_warrior_may_itself_be_tributed_for_a_summon():
    d = table(you=attack(LAST, "Battle Ox") + hand("Summoned Skull"))
    d.summon("Summoned Skull", tributes=[LAST])
    assert d.monsters(YOU) == ["Battle Ox", "Summoned Skull"]
    d = table(you=attack("Battle Ox") + hand("Summoned Skull"), them=attack(LAST))
    assert d.why_not("Summoned Skull", "summon") == ["R-GEN-01"]
    d = table(you=attack(LAST, "Battle Ox", "Kuriboh") + hand("Dark Magician"))
    d.summon("Dark Magician")
    assert sorted(d.options()) == ["pick Battle Ox", "pick Kuriboh", f"pick {LAST}"]
    d.pick("Kuriboh")
    assert d.monsters(YOU) == ["Battle Ox", "Dark Magician"]


# -- Jam Breeding Machine ---------------------------------------------------------------------------

MACHINE = "Jam Breeding Machine"


@pytest.mark.card(MACHINE)
@pytest.mark.rule("R-TOK-01")
def test_jam_breeding_machine_makes_a_slime_token_in_each_of_your_standby_phases():
    d = table(you=face_up(MACHINE), phase=TURN_BEGINS).to_phase(MAIN_1)
    assert (d.monsters(YOU), d.position("Slime Token")) == (["Slime Token"], "attack")
    assert (d.attack_of("Slime Token"), d.defense_of("Slime Token")) == (500, 500)
    assert len(d.end_turn().monsters(YOU)) == 1
    assert len(d.end_turn().to_phase(MAIN_1).monsters(YOU)) == 2


@pytest.mark.card(MACHINE, "Scapegoat")
def test_with_jam_breeding_machine_you_summon_nothing_else_but_may_set():
    d = table(you=face_up(MACHINE) + hand("Battle Ox", "Scapegoat") + set_("Kuriboh"), them=hand("Battle Ox"))
    assert d.why_not("Battle Ox", "summon") == ["R-GEN-01"]
    assert d.why_not("Kuriboh", "flip") == ["R-GEN-01"]
    assert d.why_not("Scapegoat") == ["R-GEN-01"]
    d.set("Battle Ox").end_turn().summon("Battle Ox")
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card(MACHINE)
def test_with_two_jam_breeding_machines_not_even_a_slime_token_comes():
    d = table(you=face_up(MACHINE, MACHINE), phase=TURN_BEGINS).to_phase(MAIN_1)
    assert d.monsters(YOU) == []


@pytest.mark.card(MACHINE)
def test_a_monster_summoned_before_stays():
    d = table(you=hand("Battle Ox", MACHINE))
    d.summon("Battle Ox").activate(MACHINE)
    assert d.monsters(YOU) == ["Battle Ox"]


# -- Destiny Board and the Spirit Messages ----------------------------------------------------------

MESSAGES = tuple(f'Spirit Message "{letter}"' for letter in "INAL")


@pytest.mark.card("Destiny Board", 'Spirit Message "I"', 'Spirit Message "N"', 'Spirit Message "A"')
@pytest.mark.card('Spirit Message "L"')
@pytest.mark.rule("J-WIN-10")
def test_destiny_board_spells_its_word_and_wins():
    rest = [MESSAGES[0], *["Battle Ox"] * 3, *MESSAGES[2:]]
    d = table(face_up("Destiny Board") + hand(MESSAGES[1]) + deck(*rest), turn=THEM)
    placed = []
    while not d.over:
        placed = sorted(d.magic_traps(YOU))
        d.choose("End Phase")
    assert placed == sorted(["Destiny Board", *MESSAGES[:3]])
    assert (d.winner, d.rule) == (YOU, "J-WIN-10")
    assert (d.turn, d.phase, d.turn_player) == (11, END_PHASE, THEM)


@pytest.mark.card("Destiny Board")
def test_a_spirit_message_comes_only_in_the_opponents_end_phase():
    d = table(face_up("Destiny Board") + deck(*MESSAGES))
    d.end_turn()
    assert d.magic_traps(YOU) == ["Destiny Board"]
    d.end_turn()
    assert d.magic_traps(YOU) == ["Destiny Board", 'Spirit Message "I"']
    assert len(d.events("shuffle")) == 1


@pytest.mark.card('Spirit Message "I"', 'Spirit Message "N"', 'Spirit Message "A"', 'Spirit Message "L"')
@pytest.mark.parametrize("name", MESSAGES)
def test_a_spirit_message_is_neither_activated_nor_set(name):
    d = table(hand(name))
    assert not d.can("activate", name)
    assert "R-GEN-01" in d.why_not(name, "set")


@pytest.mark.card("Destiny Board")
def test_without_a_free_zone_no_message_is_placed():
    d = table(face_up("Destiny Board") + set_(*["Waboku"] * 4) + deck(*MESSAGES), turn=THEM)
    d.end_turn()
    assert len(d.magic_traps(YOU)) == 5
    assert 'Spirit Message "I"' not in d.magic_traps(YOU)


@pytest.mark.card("Destiny Board", "Mystical Space Typhoon")
@pytest.mark.parametrize("lost", ["Destiny Board", 'Spirit Message "I"'])
def test_when_one_goes_all_go(lost):
    d = table(
        face_up("Destiny Board", 'Spirit Message "I"', 'Spirit Message "N"') + set_("Waboku"),
        hand("Mystical Space Typhoon"),
        turn=THEM,
    )
    d.activate("Mystical Space Typhoon", [lost]).resolve()
    assert d.magic_traps(YOU) == ["Waboku"]


@pytest.mark.card("Destiny Board")
def test_the_opponents_board_stays():
    d = table(
        face_up("Destiny Board", 'Spirit Message "I"') + hand("Mystical Space Typhoon"),
        face_up("Destiny Board", 'Spirit Message "I"'),
    )
    d.activate("Mystical Space Typhoon", [at(YOU, 1, magic_trap=True)]).resolve()
    assert d.magic_traps(YOU) == []
    assert d.magic_traps(THEM) == ["Destiny Board", 'Spirit Message "I"']


@pytest.mark.card("Destiny Board", "Jinzo")
@pytest.mark.rule("J-TRAP-02")
def test_under_jinzo_nothing_is_placed_nothing_falls_and_nobody_wins():
    d = table(
        face_up("Destiny Board", 'Spirit Message "I"') + deck(*MESSAGES),
        attack("Jinzo") + hand("Mystical Space Typhoon"),
        turn=THEM,
    )
    d.activate("Mystical Space Typhoon", ['Spirit Message "I"']).resolve()
    assert d.magic_traps(YOU) == ["Destiny Board"]
    d.end_turn()
    assert d.magic_traps(YOU) == ["Destiny Board"]


@pytest.mark.card("Destiny Board", "Imperial Order")
@pytest.mark.rule("J-WIN-10")
def test_imperial_order_does_not_stop_the_messages():
    d = table(
        face_up("Destiny Board", *MESSAGES[:3]) + deck(MESSAGES[3]), face_up("Imperial Order"), turn=THEM
    )
    d.end_turn()
    assert (d.winner, d.rule) == (YOU, "J-WIN-10")


@pytest.mark.card("Destiny Board")
def test_two_boards_place_two_messages_but_have_no_room_for_the_last():
    d = table(face_up("Destiny Board", "Destiny Board") + deck(*MESSAGES), turn=THEM)
    d.end_turn()
    while d.kind == "order":
        d.choose(d.state.decision.options[0].key)
    assert sorted(d.magic_traps(YOU)) == ["Destiny Board", "Destiny Board", *sorted(MESSAGES[:2])]


# -- Kycoo the Ghost Destroyer ----------------------------------------------------------------------

KYCOO = "Kycoo the Ghost Destroyer"


@pytest.mark.card("Kycoo the Ghost Destroyer")
def test_kycoo_may_remove_up_to_two_monsters_of_the_opponents_graveyard():
    dead = graveyard("Jinzo", "Sangan", "Kuriboh", "Umi")
    d = (
        table(you=attack(KYCOO), them=dead)
        .to_battle()
        .attack(KYCOO)
        .use(KYCOO, ["Jinzo", "Kuriboh"])
        .resolve()
    )
    assert (d.removed(THEM), d.graveyard(THEM)) == (["Jinzo", "Kuriboh"], ["Sangan", "Umi"])
    d = table(you=attack(KYCOO), them=dead).to_battle().attack(KYCOO).use(KYCOO, ["Jinzo"]).done()
    assert d.removed(THEM) == ["Jinzo"]
    assert table(you=attack(KYCOO), them=dead).to_battle().attack(KYCOO).no().removed(THEM) == []


@pytest.mark.card("Kycoo the Ghost Destroyer")
@pytest.mark.rule("J-DMG-01")
def test_the_monster_kycoo_has_just_destroyed_is_not_there_yet():
    d = table(you=attack(KYCOO), them=attack("Kuriboh")).to_battle().attack(KYCOO, "Kuriboh").resolve()
    assert (d.graveyard(THEM), d.removed(THEM), d.kind) == (["Kuriboh"], [], "act")


GRAVE_ROBBER = magic(
    "Exorcism", w.activate(w.SendAway(w.TARGET, to=w.REMOVED), target=w.Target(w.MONSTER & w.IN_GRAVEYARD))
)


@pytest.mark.card("Kycoo the Ghost Destroyer")
def test_the_opponent_of_kycoo_removes_nothing_in_a_graveyard_and_you_may():
    mine, theirs = hand("Exorcism") + graveyard("Jinzo"), attack(KYCOO)
    d = table(you=mine, them=theirs, cards=[GRAVE_ROBBER])
    assert d.why_not("Exorcism") == ["R-GEN-01"]
    d = table(you=mine + attack(KYCOO), cards=[GRAVE_ROBBER]).activate("Exorcism")
    assert d.removed(YOU) == ["Jinzo"]


@pytest.mark.card("Kycoo the Ghost Destroyer", "Call of the Haunted")
def test_kycoo_that_comes_in_answer_keeps_the_cards_in_the_graveyard():
    d = table(
        you=hand("Exorcism") + graveyard("Jinzo"),
        them=set_("Call of the Haunted") + graveyard(KYCOO),
        cards=[GRAVE_ROBBER],
    )
    d.activate("Exorcism", ["Jinzo"]).respond("Call of the Haunted", [KYCOO]).resolve()
    assert (d.removed(YOU), "Jinzo" in d.graveyard(YOU)) == ([], True)


@pytest.mark.card("Kycoo the Ghost Destroyer", "Nobleman of Crossout")
def test_cards_on_the_field_and_in_the_deck_may_be_removed_under_kycoo():
    d = table(you=hand("Nobleman of Crossout"), them=attack(KYCOO) + set_("Mystical Elf"))
    assert d.activate("Nobleman of Crossout").removed(THEM) == ["Mystical Elf"]


# -- Riryoku Field ----------------------------------------------------------------------------------


@pytest.mark.card("Riryoku Field", "Change of Heart")
@pytest.mark.rule("J-MAG-06")
def test_riryoku_field_negates_a_magic_card_that_targets_one_monster():
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox") + set_("Riryoku Field"))
    d.activate("Change of Heart").respond("Riryoku Field").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], ["Change of Heart"])


@pytest.mark.card("Riryoku Field", "Axe of Despair")
def test_riryoku_field_negates_an_equip_and_your_own_cards():
    d = table(you=hand("Axe of Despair") + attack("Battle Ox") + set_("Riryoku Field"))
    d.activate("Axe of Despair").respond("Riryoku Field").resolve()
    assert d.attack_of("Battle Ox") == 1700


@pytest.mark.card("Riryoku Field", "Monster Reborn", "Premature Burial", "Dark Hole", "Fissure")
@pytest.mark.rule("J-EFF-11")
def test_riryoku_field_not_against_other_targets_or_none():
    field = attack("Battle Ox") + set_("Riryoku Field")
    for name in ("Monster Reborn", "Premature Burial", "Dark Hole", "Fissure"):
        d = table(you=hand(name) + graveyard("Kuriboh"), them=field).activate(name)
        assert not d.can_respond("Riryoku Field"), name


# -- Dark Spirit of the Silent ----------------------------------------------------------------------

SPIRIT = "Dark Spirit of the Silent"


@pytest.mark.card(SPIRIT)
@pytest.mark.rule("J-BP-02")
def test_dark_spirit_lets_another_monster_attack_in_place_of_the_first():
    d = table(you=attack("Summoned Skull", "Kuriboh"), them=attack("Battle Ox") + set_(SPIRIT)).to_battle()
    d.attack("Summoned Skull", "Battle Ox").respond(SPIRIT).resolve()
    assert (d.graveyard(YOU), d.lp(YOU), d.monsters(THEM)) == (["Kuriboh"], 6600, ["Battle Ox"])
    assert not d.can("attack", "Summoned Skull")


@pytest.mark.card(SPIRIT)
def test_a_monster_in_defense_position_is_turned_and_attacks():
    d = table(you=attack("Summoned Skull") + defense("Kuriboh"), them=attack("Battle Ox") + set_(SPIRIT))
    d.to_battle().attack("Summoned Skull", "Battle Ox").respond(SPIRIT, ["Kuriboh"]).resolve()
    assert (d.graveyard(YOU), d.lp(YOU)) == (["Kuriboh"], 6600)


@pytest.mark.card(SPIRIT)
def test_the_monster_that_attacked_instead_still_has_its_own_attack():
    d = table(you=attack("Kuriboh", "Battle Ox"), them=set_(SPIRIT)).to_battle()
    d.attack("Kuriboh").respond(SPIRIT).resolve()
    assert d.lp(THEM) == 6300
    d.attack("Battle Ox").resolve()
    assert d.lp(THEM) == 4600
    assert not d.can("attack", "Battle Ox") and not d.can("attack", "Kuriboh")


@pytest.mark.card(SPIRIT, "Dark Elf", "Gravity Bind")
def test_it_attacks_for_nothing_and_whatever_forbids_it():
    d = table(you=attack("Kuriboh", "Dark Elf"), them=set_(SPIRIT) + face_up("Gravity Bind")).to_battle()
    d.attack("Kuriboh").respond(SPIRIT).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 6000)


@pytest.mark.card(SPIRIT)
@pytest.mark.rule("J-EFF-12")
def test_dark_spirit_needs_another_face_up_monster():
    d = table(you=attack("Battle Ox") + set_("Kuriboh"), them=set_(SPIRIT)).to_battle()
    assert not d.attack("Battle Ox").can_respond(SPIRIT)


@pytest.mark.card(SPIRIT, "Mirror Force")
def test_the_new_attack_can_be_answered_in_its_turn():
    d = table(you=attack("Kuriboh", "Battle Ox"), them=set_(SPIRIT, "Mirror Force")).to_battle()
    d.attack("Kuriboh").respond(SPIRIT).respond("Mirror Force").resolve()
    assert (d.monsters(YOU), d.lp(THEM)) == ([], 8000)


@pytest.mark.card(SPIRIT, "Book of Moon")
def test_when_the_chosen_monster_is_turned_down_the_first_attack_goes_on():
    d = table(you=attack("Kuriboh", "Battle Ox") + hand("Book of Moon"), them=set_(SPIRIT)).to_battle()
    d.attack("Kuriboh").respond(SPIRIT).respond("Book of Moon", ["Battle Ox"]).resolve()
    assert (d.lp(THEM), d.position("Battle Ox")) == (7700, "set")


# -- Jam Defender, Revival Jam ----------------------------------------------------------------------

DEFENDER, JAM = "Jam Defender", "Revival Jam"


@pytest.mark.card(DEFENDER)
def test_jam_defender_turns_an_attack_to_revival_jam():
    d = table(you=attack("Battle Ox"), them=attack("Kuriboh", JAM) + face_up(DEFENDER)).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond(DEFENDER).resolve()
    assert (d.monsters(THEM), d.lp(THEM)) == (["Kuriboh"], 7800)


@pytest.mark.card(DEFENDER)
def test_of_two_jams_one_is_chosen_and_the_attacked_one_is_no_choice():
    d = table(you=attack("Battle Ox"), them=attack(JAM, JAM, "Kuriboh") + face_up(DEFENDER)).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond(DEFENDER)
    assert d.options() == [f"pick {JAM}", f"pick {JAM}"]
    d = table(you=attack("Battle Ox"), them=attack(JAM) + face_up(DEFENDER)).to_battle()
    assert not d.attack("Battle Ox", JAM).can_respond(DEFENDER)


@pytest.mark.card(DEFENDER)
@pytest.mark.rule("J-TRAP-01")
def test_jam_defender_is_turned_up_first_and_used_at_a_later_attack():
    d = table(
        you=attack("Battle Ox", "Silver Fang"), them=attack("Kuriboh", JAM) + set_(DEFENDER)
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").respond(DEFENDER)
    assert not d.can_respond(DEFENDER)


@pytest.mark.card(JAM)
@pytest.mark.rule("J-EFF-07", "J-CHAIN-07")
def test_revival_jam_comes_back_in_defense_position_for_1000():
    d = table(you=attack("Battle Ox"), them=attack(JAM)).to_battle()
    d.attack("Battle Ox", JAM).resolve().use(JAM).resolve()
    assert (d.lp(THEM), d.graveyard(THEM)) == (6800, [JAM])
    d.end_turn().to_phase(MAIN_1)
    assert (d.monsters(THEM), d.position(JAM)) == ([JAM], "defense")


@pytest.mark.card(JAM, "Dark Hole")
def test_not_unless_it_was_destroyed_by_battle_and_paid_for():
    d = table(you=hand("Dark Hole"), them=attack(JAM)).activate("Dark Hole")
    assert (d.kind, d.lp(THEM)) == ("act", 8000)
    d = table(you=attack("Battle Ox"), them=attack(JAM)).to_battle()
    d.attack("Battle Ox", JAM).resolve().no().end_turn().to_phase(MAIN_1)
    assert d.monsters(THEM) == []
    d = table(you=attack("Battle Ox"), them=attack(JAM) + lp(1100)).to_battle()
    assert d.attack("Battle Ox", JAM).resolve().kind == "act"


@pytest.mark.card(JAM, "Change of Heart")
@pytest.mark.rule("J-EFF-05")
def test_its_owner_pays_and_gets_it_back():
    d = table(you=attack(JAM, owner=THEM), them=attack("Summoned Skull")).to_battle()
    d.attack(JAM, "Summoned Skull").resolve().use(JAM).resolve()
    assert (d.lp(THEM), d.graveyard(THEM)) == (7000, [JAM])
    assert d.end_turn().to_phase(MAIN_1).monsters(THEM)[-1] == JAM


@pytest.mark.card(JAM, "Monster Reborn")
@pytest.mark.rule("J-TERM-07")
def test_once_it_has_left_the_graveyard_what_was_paid_is_lost():
    d = table(you=attack("Battle Ox") + hand("Soul Release"), them=attack(JAM)).to_battle()
    d.attack("Battle Ox", JAM).resolve().use(JAM).resolve().main2().activate("Soul Release", [JAM])
    d.done() if d.kind == "choose" else None
    d.resolve().end_turn().to_phase(MAIN_1)
    assert (d.monsters(THEM), d.removed(THEM), d.lp(THEM)) == ([], [JAM], 6800)


# -- Fire Princess ----------------------------------------------------------------------------------


@pytest.mark.card("Fire Princess", "Dian Keto the Cure Master")
def test_fire_princess_burns_each_time_you_gain_life_points():
    d = table(you=attack("Fire Princess") + hand("Dian Keto the Cure Master"), them=hand("Upstart Goblin"))
    d.activate("Dian Keto the Cure Master")
    assert (d.lp(YOU), d.lp(THEM)) == (9000, 7500)
    d.end_turn().activate("Upstart Goblin")
    assert (d.lp(YOU), d.lp(THEM)) == (10000, 7000)


@pytest.mark.card("Fire Princess")
@pytest.mark.rule("R-EFF-03", "J-DMG-09")
def test_it_is_no_chain_link_and_the_opponents_gain_does_not_matter():
    d = table(you=attack("Fire Princess"), them=hand("Dian Keto the Cure Master"), turn=THEM)
    assert d.activate("Dian Keto the Cure Master").lp(THEM) == 9000
    d = table(you=attack("Fire Princess", "Fire Princess") + hand("Dian Keto the Cure Master"))
    d.activate("Dian Keto the Cure Master")
    assert (d.lp(THEM), d.chain()) == (7000, [])


@pytest.mark.card("Fire Princess", "Dark Hole")
def test_fire_princess_burns_before_dark_hole_takes_her():
    poison = trap("Poison", w.activate(w.GainLife(1200)))
    d = table(you=attack("Fire Princess") + set_("Poison"), them=hand("Dark Hole"), turn=THEM, cards=[poison])
    d.activate("Dark Hole").respond("Poison").resolve()
    assert (d.lp(THEM), d.monsters(YOU)) == (7500, [])


@pytest.mark.card("Fire Princess", "Skill Drain")
def test_under_skill_drain_fire_princess_does_nothing():
    d = table(you=attack("Fire Princess") + hand("Dian Keto the Cure Master"), them=face_up("Skill Drain"))
    assert d.activate("Dian Keto the Cure Master").lp(THEM) == 8000


# -- Spirit Elimination -----------------------------------------------------------------------------

REMOVE_FIEND = w.remove_from_play(w.MONSTER & w.IN_GRAVEYARD & w.YOURS & w.FIEND)
"""A Fiend of your Graveyard is the price."""


@pytest.mark.card("Spirit Elimination", "Soul Release")
def test_spirit_elimination_removes_your_monsters_in_place_of_those_in_graveyards():
    d = table(
        hand("Spirit Elimination", "Soul Release")
        + attack("Battle Ox", "Kuriboh")
        + graveyard("Silver Fang"),
        graveyard("Jinzo"),
    )
    d.activate("Spirit Elimination").resolve()
    d.activate("Soul Release")
    assert "pick Silver Fang" not in d.options() and "pick Jinzo" not in d.options()
    d.pick("Battle Ox").done().resolve()
    assert (d.monsters(YOU), d.removed(YOU)) == (["Kuriboh"], ["Battle Ox"])
    assert "Silver Fang" in d.graveyard(YOU)


@pytest.mark.card("Spirit Elimination", "Soul Release")
def test_magic_cards_are_still_removed_from_the_graveyard_itself():
    d = table(hand("Spirit Elimination", "Soul Release") + attack("Battle Ox"), graveyard("Jinzo", "Raigeki"))
    d.activate("Spirit Elimination").resolve()
    d.activate("Soul Release").pick("Raigeki").done().resolve()
    assert (d.removed(THEM), d.graveyard(THEM)) == (["Raigeki"], ["Jinzo"])


@pytest.mark.card("Spirit Elimination")
def test_a_cost_is_paid_with_fitting_monsters_of_your_side():
    """As Dark Necrofear would ask for Fiends."""
    pact = magic("Pact", w.activate(w.Draw(1), cost=REMOVE_FIEND))
    fiends = hand("Spirit Elimination", "Pact") + attack("Summoned Skull", "Battle Ox") + graveyard("Kuriboh")
    d = table(fiends, cards=[pact])
    d.activate("Spirit Elimination").resolve()
    d.activate("Pact").resolve()
    assert (d.removed(YOU), d.monsters(YOU)) == (["Summoned Skull"], ["Battle Ox"])


@pytest.mark.card("Spirit Elimination")
def test_it_lasts_until_the_end_of_the_turn_and_only_for_you():
    pact = magic("Pact", w.activate(w.Draw(1), cost=REMOVE_FIEND))
    d = table(
        hand("Spirit Elimination", "Pact") + attack("Summoned Skull") + graveyard("Kuriboh"),
        cards=[pact],
    )
    d.activate("Spirit Elimination").resolve().end_turn().end_turn()
    d.activate("Pact").resolve()
    assert (d.removed(YOU), d.monsters(YOU)) == (["Kuriboh"], ["Summoned Skull"])


@pytest.mark.card("Spirit Elimination", "Necrovalley")
def test_under_necrovalley_the_field_is_not_locked():
    pact = magic("Pact", w.activate(w.Draw(1), cost=REMOVE_FIEND))
    d = table(
        field("Necrovalley")
        + hand("Spirit Elimination", "Pact")
        + attack("Summoned Skull")
        + graveyard("Kuriboh"),
        cards=[pact],
    )
    assert not d.can("activate", "Pact")
    d.activate("Spirit Elimination").resolve()
    d.activate("Pact").resolve()
    assert d.removed(YOU) == ["Summoned Skull"]


# -- Bait Doll --------------------------------------------------------------------------------------


def baited(name, you=(), them=(), **more):
    """Bait Doll has targeted the opponent's Set card and resolves, if nobody answers."""
    d = table(you=hand("Bait Doll") + list(you), them=set_(name) + list(them), **more)
    return d.activate("Bait Doll", [name])


@pytest.mark.card("Bait Doll", "Just Desserts")
@pytest.mark.rule("R-PUB-01")
def test_bait_doll_forces_a_trap_whose_timing_is_right():
    d = baited("Just Desserts", you=attack("Battle Ox", "Kuriboh")).resolve()
    assert (d.lp(YOU), d.graveyard(THEM)) == (7000, ["Just Desserts"])
    assert "Bait Doll" in d.deck(YOU) and d.graveyard(YOU) == []
    assert [one.cards for one in d.events("activate")] == [("Bait Doll",), ("Just Desserts",)]


@pytest.mark.card("Bait Doll", "Trap Hole", "Magic Jammer", "Waboku")
def test_a_trap_whose_timing_is_wrong_is_negated_and_destroyed():
    for name in ("Trap Hole", "Magic Jammer"):
        d = baited(name, them=hand("Umi")).resolve()
        assert (d.graveyard(THEM), "Bait Doll" in d.deck(YOU)) == ([name], True)
        assert d.events("move")[0].causes == {"effect"}
    d = table(you=hand("Bait Doll") + set_("Waboku", this_turn=True))
    d.activate("Bait Doll", ["Waboku"]).resolve()
    assert d.graveyard(YOU) == ["Waboku"], "it was Set this turn"


@pytest.mark.card("Bait Doll", "Call of the Haunted")
def test_the_player_of_the_trap_makes_its_choices():
    d = baited("Call of the Haunted", them=graveyard("Jinzo", "Kuriboh")).pass_()
    assert (d.asked, d.options()) == (THEM, ["pick Jinzo", "pick Kuriboh"])
    d.pick("Kuriboh").resolve()
    assert (d.monsters(THEM), d.magic_traps(THEM)) == (["Kuriboh"], ["Call of the Haunted"])
    d = baited("Call of the Haunted").resolve()
    assert d.graveyard(THEM) == ["Call of the Haunted"], "there was no monster to revive"


@pytest.mark.card("Bait Doll")
@pytest.mark.rule("J-EFF-07")
def test_the_player_of_the_trap_pays_its_cost_or_loses_it():
    dear = trap("Dear", w.activate(w.Draw(1), cost=w.Pay(1000)))
    d = baited("Dear", cards=[dear]).pass_().resolve()
    assert (d.lp(THEM), len(d.hand(THEM))) == (7000, 1)
    d = baited("Dear", them=lp(900), cards=[dear]).resolve()
    assert (d.lp(THEM), d.hand(THEM), d.graveyard(THEM)) == (900, [], ["Dear"])


@pytest.mark.card("Bait Doll", "Imperial Order")
def test_imperial_order_is_forced_and_stays_or_is_chained_and_negates():
    d = baited("Imperial Order").pass_().resolve()
    assert (d.magic_traps(THEM), "Bait Doll" in d.deck(YOU)) == (["Imperial Order"], True)
    assert d.card("Imperial Order").up
    d = baited("Imperial Order").respond("Imperial Order").resolve()
    assert (d.magic_traps(THEM), d.graveyard(YOU)) == (["Imperial Order"], ["Bait Doll"])


@pytest.mark.card("Bait Doll", "Jinzo", "Gravity Bind")
@pytest.mark.rule("J-TRAP-02")
def test_under_jinzo_a_normal_trap_is_destroyed_and_a_continuous_one_lies_there_without_a_purpose():
    d = baited("Just Desserts", you=attack("Jinzo")).resolve()
    assert (d.lp(YOU), d.graveyard(THEM)) == (8000, ["Just Desserts"])
    d = baited("Gravity Bind", you=attack("Jinzo") + hand("Dark Hole")).resolve()
    assert (d.magic_traps(THEM), d.card("Gravity Bind").up) == (["Gravity Bind"], True)
    assert d.to_battle().can("attack", "Jinzo")


@pytest.mark.card("Bait Doll", "Dark Hole")
@pytest.mark.rule("J-PUB-01")
def test_a_magic_card_is_shown_and_stays_set():
    d = baited("Dark Hole").resolve()
    assert (d.is_set("Dark Hole"), d.knows(YOU, "Dark Hole")) == (True, True)
    assert "Bait Doll" in d.deck(YOU)


@pytest.mark.card("Bait Doll", "Waboku")
@pytest.mark.rule("J-EFF-10")
def test_bait_doll_is_shuffled_into_the_deck_though_its_target_is_gone():
    d = baited("Waboku").respond("Waboku").resolve()
    assert ("Bait Doll" in d.deck(YOU), d.graveyard(YOU), d.graveyard(THEM)) == (True, [], ["Waboku"])


@pytest.mark.card("Bait Doll", "Ultimate Offering")
@pytest.mark.rule("J-CHAIN-04")
def test_nothing_can_answer_the_forced_trap():
    d = baited("Just Desserts", you=attack("Kuriboh") + set_("Seven Tools of the Bandit"))
    d.resolve()
    assert (d.lp(YOU), d.magic_traps(YOU)) == (7500, ["Seven Tools of the Bandit"])


# -- Jar of Greed, life gained ----------------------------------------------------------------------


@pytest.mark.card("Jar of Greed")
def test_jar_of_greed_draws_a_card():
    assert len(table(you=set_("Jar of Greed")).activate("Jar of Greed").resolve().hand(YOU)) == 1


@pytest.mark.card("Hysteric Fairy")
def test_hysteric_fairy_tributes_two_monsters_for_1000_life_points():
    d = table(you=attack("Hysteric Fairy", "Kuriboh"))
    d.activate("Hysteric Fairy", cost=["Hysteric Fairy", "Kuriboh"]).resolve()
    assert (d.lp(YOU), d.monsters(YOU)) == (9000, [])
    assert "J-EFF-12" in table(you=attack("Hysteric Fairy")).why_not("Hysteric Fairy", "activate")


@pytest.mark.card("Cure Mermaid", "Dancing Fairy", "Spirit of the Breeze")
@pytest.mark.parametrize(
    "part, gained",
    [
        (attack("Cure Mermaid"), 800),
        (defense("Dancing Fairy"), 1000),
        (attack("Dancing Fairy"), 0),
        (attack("Spirit of the Breeze"), 1000),
        (defense("Spirit of the Breeze"), 0),
        (set_("Cure Mermaid"), 0),
    ],
)
def test_a_monster_heals_in_your_standby_phase(part, gained):
    d = table(you=part, phase=TURN_BEGINS).to_phase(MAIN_1)
    assert d.lp(YOU) == 8000 + gained
    assert table(you=part, phase=TURN_BEGINS, turn=THEM).to_phase(MAIN_1).lp(YOU) == 8000


@pytest.mark.card("Darklord Marie", "Disappear")
def test_darklord_marie_heals_from_the_graveyard():
    assert table(you=graveyard("Darklord Marie"), phase=TURN_BEGINS).to_phase(MAIN_1).lp(YOU) == 8200
    assert table(you=attack("Darklord Marie"), phase=TURN_BEGINS).to_phase(MAIN_1).lp(YOU) == 8000
    d = table(you=graveyard("Darklord Marie"), them=set_("Disappear"), phase=TURN_BEGINS)
    assert d.respond("Disappear").to_phase(MAIN_1).lp(YOU) == 8000


# -- Tornado Bird, Spiritualism ---------------------------------------------------------------------


@pytest.mark.card("Tornado Bird")
@pytest.mark.rule("J-FLIP-05")
def test_tornado_bird_returns_two_magic_or_trap_cards():
    d = table(you=set_("Tornado Bird", "Yami"), them=set_("Dark Hole", "Mirror Force")).flip("Tornado Bird")
    d.pick("Yami", "Mirror Force").resolve()
    assert (d.hand(YOU), d.hand(THEM)) == (["Yami"], ["Mirror Force"])
    d = table(you=set_("Tornado Bird"), them=set_("Dark Hole")).flip("Tornado Bird").resolve()
    assert d.hand(THEM) == []


# -- De-Fusion, Supply ------------------------------------------------------------------------------


def fused(*more, them=None, you=None):
    """Rabid Horseman, Fusion Summoned with Versago the Destroyer in place of Mystic Horseman."""
    mine = hand("Polymerization", "Versago the Destroyer", *more) + attack("Battle Ox")
    mine += fusion_deck("Rabid Horseman") if you is None else fusion_deck("Rabid Horseman") + you
    options = {} if them is None else {"them": them}
    return table(you=mine, **options).activate("Polymerization", ["Battle Ox"]).choose("attack")


@pytest.mark.card("De-Fusion", "Versago the Destroyer")
@pytest.mark.rule("R-FUS-09")
def test_de_fusion_brings_back_the_very_materials_a_substitute_too():
    d = fused("De-Fusion").activate("De-Fusion", ["Rabid Horseman"]).yes().choose("attack").choose("defense")
    assert (sorted(d.monsters(YOU)), d.fusion_deck(YOU)) == (
        ["Battle Ox", "Versago the Destroyer"],
        ["Rabid Horseman"],
    )
    assert d.graveyard(YOU) == ["Polymerization", "De-Fusion"]


@pytest.mark.card("De-Fusion")
def test_de_fusion_need_not_bring_them_and_needs_all_of_them():
    d = fused("De-Fusion").activate("De-Fusion").no()
    assert (d.monsters(YOU), d.fusion_deck(YOU)) == ([], ["Rabid Horseman"])
    gone = graveyard("Battle Ox", "Mystic Horseman")
    d = fused("De-Fusion", "Soul Release", you=gone)
    d.activate("Soul Release", ["Versago the Destroyer"]).done().activate("De-Fusion").resolve()
    assert (d.monsters(YOU), d.fusion_deck(YOU)) == ([], ["Rabid Horseman"]), "namesakes do not count"


@pytest.mark.card("De-Fusion", "Magical Scientist")
@pytest.mark.rule("J-FUS-05")
def test_de_fusion_of_a_monster_that_was_not_fusion_summoned_brings_nothing():
    mine = attack("Magical Scientist") + hand("De-Fusion") + graveyard("Battle Ox", "Mystic Horseman")
    d = table(you=mine + fusion_deck("Rabid Horseman")).activate("Magical Scientist").choose("attack")
    d.activate("De-Fusion").resolve()
    assert (d.monsters(YOU), d.fusion_deck(YOU)) == (["Magical Scientist"], ["Rabid Horseman"])


@pytest.mark.card("De-Fusion")
def test_de_fusion_of_the_opponents_monster_finds_no_materials_in_your_graveyard():
    d = fused(them=set_("De-Fusion")).to_battle().attack("Rabid Horseman").respond("De-Fusion").resolve()
    assert (d.monsters(YOU), d.fusion_deck(YOU), d.lp(THEM)) == ([], ["Rabid Horseman"], 8000)
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Polymerization", "Versago the Destroyer"]


@pytest.mark.card("De-Fusion", "Monster Reborn", "Dark Hole")
@pytest.mark.rule("J-TERM-07")
def test_de_fusion_knows_no_materials_of_a_monster_that_left_and_came_back():
    d = fused("Dark Hole", "Monster Reborn", "De-Fusion").activate("Dark Hole").resolve()
    d.activate("Monster Reborn", ["Rabid Horseman"]).choose("attack").activate("De-Fusion").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card("De-Fusion")
def test_materials_brought_back_in_the_battle_phase_attack_too():
    d = fused("De-Fusion").to_battle().attack("Rabid Horseman").resolve()
    d.activate("De-Fusion").yes().choose("attack").choose("attack")
    d.attack("Battle Ox").attack("Versago the Destroyer").resolve()
    assert d.lp(THEM) == 8000 - 2000 - 1700 - 1100


@pytest.mark.card("De-Fusion", "Ojama Trio")
def test_de_fusion_brings_all_or_none():
    full = attack("Kuriboh", "Kuriboh", "Kuriboh", "Silver Fang")
    d = fused("De-Fusion", you=full).activate("De-Fusion").resolve()
    assert sorted(d.monsters(YOU)) == ["Kuriboh", "Kuriboh", "Kuriboh", "Silver Fang"]


@pytest.mark.card("Supply")
@pytest.mark.rule("J-FLIP-05")
def test_supply_returns_two_fusion_materials_to_the_hand():
    d = fused(you=set_("Supply")).flip("Supply").pick("Battle Ox", "Versago the Destroyer").resolve()
    assert sorted(d.hand(YOU)) == ["Battle Ox", "Versago the Destroyer"]


@pytest.mark.card("Supply")
def test_supply_knows_materials_from_their_namesakes():
    d = fused(you=set_("Supply") + graveyard("Mystic Horseman", "Battle Ox", "Kuriboh")).flip("Supply")
    assert sorted(d.options()) == ["pick Battle Ox", "pick Versago the Destroyer"]
    d.pick("Versago the Destroyer", "Battle Ox").resolve()
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Kuriboh", "Mystic Horseman", "Polymerization"]
    d = table(you=set_("Supply") + graveyard("Battle Ox", "Mystic Horseman")).flip("Supply").resolve()
    assert d.hand(YOU) == []


# -- Gilasaurus -------------------------------------------------------------------------------------


@pytest.mark.card("Gilasaurus")
@pytest.mark.rule("J-SUM-06")
def test_gilasaurus_summons_itself_and_the_opponent_may_revive_a_monster():
    d = table(you=hand("Gilasaurus", "Battle Ox"), them=graveyard("Summoned Skull", "Kuriboh"))
    d.special_summon("Gilasaurus", position="attack")
    assert (d.asked, sorted(d.options())) == (THEM, ["done", "pick Kuriboh", "pick Summoned Skull"])
    d.pick("Summoned Skull").resolve().choose("defense")
    assert (d.monsters(THEM), d.position("Summoned Skull")) == (["Summoned Skull"], "defense")
    assert d.can("summon", "Battle Ox")


@pytest.mark.card("Gilasaurus", "Monster Reborn")
def test_gilasaurus_summoned_in_another_way_gives_nothing():
    d = table(you=hand("Gilasaurus"), them=graveyard("Summoned Skull")).summon("Gilasaurus")
    assert (d.kind, d.monsters(THEM)) == ("act", [])
    d = table(you=hand("Monster Reborn") + graveyard("Gilasaurus"), them=graveyard("Summoned Skull"))
    d.activate("Monster Reborn", ["Gilasaurus"]).choose("attack")
    assert (d.kind, d.monsters(THEM)) == ("act", [])


@pytest.mark.card("Gilasaurus", "Necrovalley", "Skill Drain")
def test_gilasaurus_comes_though_nothing_can_be_revived():
    d = table(you=hand("Gilasaurus"), them=graveyard("Summoned Skull"))
    d.special_summon("Gilasaurus", position="attack").done().resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Gilasaurus"], [])
    d = table(you=hand("Gilasaurus") + field("Necrovalley"), them=graveyard("Summoned Skull"))
    d.special_summon("Gilasaurus", position="attack").resolve()
    assert (d.kind, d.monsters(THEM)) == ("act", [])
    d = table(you=hand("Gilasaurus") + face_up("Skill Drain"), them=graveyard("Summoned Skull"))
    d.special_summon("Gilasaurus", position="attack").pick("Summoned Skull").resolve()
    assert (d.kind, d.monsters(THEM)) == ("act", [])


@pytest.mark.card("Gilasaurus", "Necrovalley", "Skill Drain")
@pytest.mark.parametrize("lock", [field("Necrovalley"), face_up("Skill Drain")])
def test_gilasaurus_comes_where_the_opponent_can_revive_nothing(lock):
    d = table(you=hand("Gilasaurus"), them=graveyard("Battle Ox") + lock)
    d.special_summon("Gilasaurus", position="attack").resolve()
    if d.kind == "choose":
        d.pick("Battle Ox").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Gilasaurus"], [])


# -- Dark Necrofear ---------------------------------------------------------------------------------

FIENDS = graveyard("Sangan", "Summoned Skull", "Kuriboh", "Giant Germ")


@pytest.mark.card("Dark Necrofear")
@pytest.mark.rule("J-SUM-06", "J-FUS-06")
def test_dark_necrofear_comes_for_three_fiends_and_in_no_other_way_first():
    d = table(you=hand("Dark Necrofear") + FIENDS)
    d.special_summon("Dark Necrofear", cost=["Sangan", "Kuriboh", "Giant Germ"], position="attack")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Dark Necrofear"], ["Summoned Skull"])
    d = table(you=hand("Dark Necrofear", "Monster Reborn") + attack("Battle Ox", "Silver Fang"))
    assert not d.can("summon", "Dark Necrofear")
    assert "J-EFF-12" in d.why_not("Dark Necrofear", "special summon")
    d = table(you=hand("Monster Reborn") + graveyard("Dark Necrofear"))
    assert "J-EFF-12" in d.why_not("Monster Reborn")


def necrofear_destroyed(*more, **marks):
    """Your Dark Necrofear has been destroyed by the opponent's Ring of Destruction in his turn."""
    d = table(
        you=attack("Dark Necrofear", proper=True, **marks) + list(more),
        them=hand("Tribute to The Doomed", "Kuriboh") + attack("Battle Ox", "Silver Fang") + set_("Sangan"),
        turn=THEM,
    )
    return d.activate("Tribute to The Doomed", ["Dark Necrofear"]).resolve()


@pytest.mark.card("Dark Necrofear")
@pytest.mark.rule("J-EQUIP-04")
def test_dark_necrofear_destroyed_by_the_opponent_takes_a_monster_in_the_end_phase():
    d = necrofear_destroyed().to_phase(END_PHASE)
    assert sorted(d.options()) == ["pick Battle Ox", "pick Silver Fang"]
    d.pick("Battle Ox").resolve()
    assert (d.controller("Battle Ox"), d.magic_traps(YOU)) == (YOU, ["Dark Necrofear"])
    assert d.equipped_to("Dark Necrofear") == "Battle Ox"


@pytest.mark.card("Dark Necrofear", "Mystical Space Typhoon")
@pytest.mark.rule("J-CTRL-04")
def test_without_dark_necrofear_the_monster_goes_back_and_it_does_not_return():
    d = necrofear_destroyed(*hand("Mystical Space Typhoon")).to_phase(END_PHASE).pick("Battle Ox")
    d.resolve().to_phase(MAIN_1).activate("Mystical Space Typhoon").resolve()
    assert (d.controller("Battle Ox"), "Dark Necrofear" in d.graveyard(YOU)) == (THEM, True)
    d.end_turn()
    assert d.controller("Silver Fang") == THEM


@pytest.mark.card("Dark Necrofear", "Dark Hole")
def test_dark_necrofear_destroyed_by_its_own_player_does_nothing():
    d = table(
        you=attack("Dark Necrofear") + hand("Tribute to The Doomed", "Kuriboh"), them=attack("Battle Ox")
    )
    d.activate("Tribute to The Doomed", ["Dark Necrofear"]).resolve().end_turn()
    assert d.controller("Battle Ox") == THEM


@pytest.mark.card("Dark Necrofear")
def test_dark_necrofear_destroyed_by_battle_takes_a_monster():
    d = table(you=attack("Dark Necrofear"), them=attack("Summoned Skull"), turn=THEM)
    d.to_battle().attack("Summoned Skull", "Dark Necrofear").end_turn()
    assert d.controller("Summoned Skull") == YOU


@pytest.mark.card("Dark Necrofear")
@pytest.mark.rule("J-EFF-05")
def test_dark_necrofear_destroyed_on_the_opponents_side_does_nothing():
    d = table(you=attack("Summoned Skull"), them=attack("Dark Necrofear", owner=YOU))
    d.to_battle().attack("Summoned Skull", "Dark Necrofear").end_turn()
    assert d.controller("Summoned Skull") == YOU


@pytest.mark.card("Dark Necrofear", "Monster Reborn")
def test_dark_necrofear_that_came_back_before_the_end_phase_does_nothing():
    d = necrofear_destroyed(*set_("Call of the Haunted"))
    d.leave_for(BATTLE_PHASE).activate("Call of the Haunted").resolve().end_turn()
    assert d.monsters(YOU) == ["Dark Necrofear"]


@pytest.mark.card("Dark Necrofear", "Solemn Judgment")
@pytest.mark.rule("J-TERM-03")
def test_dark_necrofear_whose_summon_was_negated_takes_a_monster_all_the_same():
    d = table(you=hand("Dark Necrofear") + FIENDS, them=set_("Solemn Judgment") + attack("Battle Ox"))
    d.special_summon("Dark Necrofear", cost=["Sangan", "Kuriboh", "Giant Germ"], position="attack")
    d.respond("Solemn Judgment").resolve().end_turn()
    assert d.controller("Battle Ox") == YOU


@pytest.mark.card("Dark Necrofear")
@pytest.mark.rule("J-EQUIP-04", "J-CTRL-01")
def test_dark_necrofear_needs_free_zones_as_its_effect_is_used():
    d = necrofear_destroyed(*set_("Waboku", "Waboku", "Waboku", "Waboku", "Waboku")).end_turn()
    assert d.controller("Battle Ox") == THEM


@pytest.mark.card("Dark Necrofear")
def test_dark_necrofear_destroyed_in_the_hand_takes_a_monster_too():
    shred = define("Shred", w.activate(w.Destroy(w.every(w.MONSTER & w.IN_HAND & w.THEIRS)))).script(
        Facts("Shred", c.MAGIC, c.FRAME_MAGIC, effect=True)
    )
    d = table(you=hand("Shred") + attack("Battle Ox"), them=hand("Dark Necrofear"), cards=[shred])
    d.activate("Shred").resolve().end_turn()
    assert (d.controller("Battle Ox"), d.magic_traps(THEM)) == (THEM, ["Dark Necrofear"])


@pytest.mark.card("Dark Necrofear", "Imperial Order")
def test_under_imperial_order_dark_necrofear_holds_nobody():
    d = necrofear_destroyed(*set_("Imperial Order")).to_phase(END_PHASE).use("Dark Necrofear")
    d.pick("Battle Ox").resolve().to_phase(MAIN_1).activate("Imperial Order").resolve()
    assert (d.controller("Battle Ox"), "Dark Necrofear" in d.magic_traps(YOU)) == (THEM, True)


# -- The Unfriendly Amazon --------------------------------------------------------------------------

AMAZON = "The Unfriendly Amazon"


@pytest.mark.card("The Unfriendly Amazon")
@pytest.mark.rule("J-EFF-07")
def test_the_unfriendly_amazon_stays_for_a_tribute():
    d = table(you=attack(AMAZON) + set_("Kuriboh"), phase=TURN_BEGINS)
    d.resolve().pick("Kuriboh")
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([AMAZON], ["Kuriboh"])


@pytest.mark.card("The Unfriendly Amazon")
@pytest.mark.rule("J-EFF-07")
def test_the_unfriendly_amazon_goes_without_a_tribute():
    d = table(you=attack(AMAZON), phase=TURN_BEGINS).to_phase(MAIN_1)
    assert d.monsters(YOU) == []
    d = table(you=attack(AMAZON, "Kuriboh"), phase=TURN_BEGINS).resolve().no()
    assert d.monsters(YOU) == ["Kuriboh"]


# -- Collected Power --------------------------------------------------------------------------------

POWER = "Collected Power"


@pytest.mark.card(POWER)
@pytest.mark.rule("R-EQUIP-05")
def test_collected_power_puts_all_equips_on_one_monster_and_leaves_them_on_their_sides():
    # Upper Deck, 15 December 2003.
    mine = set_(POWER) + attack("Battle Ox", "Kuriboh") + equip("Axe of Despair", on="Kuriboh")
    d = table(you=mine, them=attack("Silver Fang") + equip("Black Pendant", on="Silver Fang"))
    d.activate(POWER, ["Battle Ox"]).resolve()
    assert (d.attack_of("Battle Ox"), d.attack_of("Kuriboh"), d.attack_of("Silver Fang")) == (3200, 300, 1200)
    assert (d.magic_traps(YOU), d.magic_traps(THEM)) == (["Axe of Despair"], ["Black Pendant"])


@pytest.mark.card(POWER, "Invigoration")
@pytest.mark.rule("J-EQUIP-01", "R-EQUIP-03")
def test_what_does_not_fit_is_destroyed():
    mine = set_(POWER) + attack("Battle Ox", "Mystical Elf") + equip("Invigoration", on="Battle Ox")
    d = table(you=mine).activate(POWER, ["Mystical Elf"]).resolve()
    assert d.graveyard(YOU) == ["Invigoration", POWER]
    assert table(you=set_(POWER) + attack("Battle Ox")).why_not(POWER) == ["J-EFF-12"]


@pytest.mark.card(POWER, "Snatch Steal")
@pytest.mark.rule("J-CTRL-04")
def test_snatch_steal_takes_the_newly_equipped_monster_and_gives_the_other_back():
    d = table(you=hand("Snatch Steal"), them=attack("Battle Ox", "Silver Fang") + set_(POWER))
    d.activate("Snatch Steal", ["Battle Ox"]).resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    d.end_turn().activate(POWER, ["Silver Fang"]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Silver Fang"], ["Battle Ox"])
    assert d.equipped_to("Snatch Steal") == "Silver Fang"


@pytest.mark.card(POWER, "Premature Burial")
def test_premature_burial_is_destroyed_with_the_monster_it_brought():
    mine = hand("Premature Burial") + set_(POWER) + attack("Kuriboh") + graveyard("Battle Ox")
    d = table(you=mine).activate("Premature Burial", ["Battle Ox"]).resolve()
    d.activate(POWER, ["Kuriboh"]).resolve()
    assert (d.monsters(YOU), sorted(d.graveyard(YOU))) == (
        ["Kuriboh"],
        ["Battle Ox", POWER, "Premature Burial"],
    )


@pytest.mark.card(POWER, "Relinquished", "Thousand-Eyes Restrict")
@pytest.mark.rule("J-EQUIP-04")
def test_a_held_monster_moves_only_to_one_that_may_hold_it_and_holds_none():
    mine = set_(POWER) + attack("Relinquished", "Thousand-Eyes Restrict", "Kuriboh")
    d = table(you=mine, them=attack("Battle Ox")).activate("Relinquished", ["Battle Ox"]).resolve()
    d.activate(POWER, ["Thousand-Eyes Restrict"]).resolve()
    assert (d.attack_of("Thousand-Eyes Restrict"), d.attack_of("Relinquished")) == (1700, 0)
    d = table(you=mine, them=attack("Battle Ox")).activate("Relinquished", ["Battle Ox"]).resolve()
    d.activate(POWER, ["Kuriboh"]).resolve()
    assert d.graveyard(THEM) == ["Battle Ox"]


@pytest.mark.card(POWER, "Y-Dragon Head", "Z-Metal Tank")
@pytest.mark.rule("J-EFF-16")
def test_of_several_unions_one_is_chosen_and_the_others_are_destroyed():
    x, y, z = "X-Head Cannon", "Y-Dragon Head", "Z-Metal Tank"
    d = table(you=set_(POWER) + attack(x, x, x, y, z))
    d.activate(y, [at(YOU, 1)]).resolve().activate(z, [at(YOU, 2)]).resolve().activate(POWER, [at(YOU, 3)])
    assert sorted(d.options()) == [f"pick {y}", f"pick {z}"]
    d.pick(z).resolve()
    assert (d.magic_traps(YOU), d.attack_of(at(YOU, 3))) == ([z], 2400)
    assert d.graveyard(YOU) == [y, POWER]


@pytest.mark.card(POWER, "Big Bang Shot")
def test_moved_equips_act_on_their_new_monster():
    mine = set_(POWER) + attack("Battle Ox", "Kuriboh") + equip("Big Bang Shot", on="Kuriboh")
    d = table(you=mine + hand("Mystical Space Typhoon")).activate(POWER, ["Battle Ox"]).resolve()
    assert (d.attack_of("Battle Ox"), d.removed(YOU)) == (2100, [])
    d.activate("Mystical Space Typhoon", ["Big Bang Shot"]).resolve()
    assert d.removed(YOU) == ["Battle Ox"]


# -- Tornado Wall ----------------------------------------------------------------------------------


@pytest.mark.card("Tornado Wall", "Umi", "Imperial Order")
def test_tornado_wall_stops_damage_from_the_opponents_attacks_while_umi_is_there():
    d = table(
        you=face_up("Tornado Wall") + attack("Kuriboh"), them=attack("Battle Ox") + field("Umi"), turn=THEM
    )
    d.to_battle().attack("Battle Ox", "Kuriboh").resolve()
    assert (d.lp(YOU), d.graveyard(YOU)) == (8000, ["Kuriboh"])
    d = table(
        you=face_up("Tornado Wall") + attack("Kuriboh"), them=attack("Battle Ox") + field("Umi")
    ).to_battle()
    assert d.attack("Kuriboh", "Battle Ox").resolve().lp(YOU) == 6600


@pytest.mark.card("Tornado Wall", "Imperial Order")
def test_tornado_wall_asks_for_umi_not_for_its_effect():
    order = face_up("Imperial Order")
    d = table(you=face_up("Tornado Wall") + field("Umi"), them=order + attack("Battle Ox"), turn=THEM)
    d.to_battle().attack("Battle Ox")
    assert (d.lp(YOU), d.magic_traps(YOU)) == (8000, ["Tornado Wall"])


@pytest.mark.card("Tornado Wall", "Umi", "Mystical Space Typhoon")
def test_tornado_wall_is_activated_under_umi_alone_and_falls_with_it():
    assert table(you=set_("Tornado Wall")).why_not("Tornado Wall") == ["J-EFF-12"]
    d = table(you=face_up("Tornado Wall") + field("Umi"), them=hand("Mystical Space Typhoon"), turn=THEM)
    d.activate("Mystical Space Typhoon", targets=["Umi"]).resolve()
    assert sorted(d.graveyard(YOU)) == ["Tornado Wall", "Umi"]


@pytest.mark.card("Tornado Wall", "Maiden of the Aqua", "Yami")
def test_tornado_wall_holds_where_the_field_counts_as_umi():
    d = table(
        you=set_("Tornado Wall") + attack("Maiden of the Aqua"), them=attack("Battle Ox") + hand("Yami")
    )
    d.activate("Tornado Wall").resolve().end_turn().to_battle().attack("Battle Ox", "Maiden of the Aqua")
    assert (d.resolve().lp(YOU), d.magic_traps(YOU)) == (8000, [])
    d = table(you=face_up("Tornado Wall") + attack("Maiden of the Aqua"), them=hand("Yami"), turn=THEM)
    assert d.activate("Yami").resolve().graveyard(YOU) == ["Tornado Wall"]


# -- Destruction Punch -----------------------------------------------------------------------------


@pytest.mark.card("Destruction Punch")
def test_destruction_punch_destroys_an_attacker_with_less_atk():
    d = table(you=set_("Destruction Punch", "Giant Soldier of Stone"), them=attack("Battle Ox"), turn=THEM)
    d.to_battle().attack("Battle Ox", "Giant Soldier of Stone").respond("Destruction Punch").resolve()
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Battle Ox"], 7700)


@pytest.mark.card("Destruction Punch", "Wall of Illusion")
def test_wall_of_illusion_comes_before_destruction_punch():
    d = table(
        you=set_("Destruction Punch") + defense("Wall of Illusion"), them=attack("Battle Ox"), turn=THEM
    )
    d.to_battle().attack("Battle Ox", "Wall of Illusion").respond("Destruction Punch").resolve()
    assert (d.graveyard(THEM), d.hand(THEM)) == ([], ["Battle Ox"])


# -- The Dark Door, Vengeful Bog Spirit ------------------------------------------------------------


@pytest.mark.card("The Dark Door", "Hayabusa Knight")
def test_one_monster_attacks_under_the_dark_door_and_may_do_so_twice():
    d = table(you=attack("Hayabusa Knight", "Battle Ox"), them=face_up("The Dark Door")).to_battle()
    d.attack("Hayabusa Knight")
    assert d.why_not("Battle Ox", "attack") == ["R-GEN-01"]
    assert d.attack("Hayabusa Knight").lp(THEM) == 6000
    assert d.end_turn().end_turn().to_battle().can("attack", "Battle Ox")


@pytest.mark.card("The Dark Door", "Magic Cylinder", "Scapegoat")
@pytest.mark.rule("J-BP-02", "J-REPLAY-01")
def test_a_negated_attack_counts_under_the_dark_door_and_a_replay_does_not():
    d = table(you=attack("Gemini Elf", "Battle Ox") + face_up("The Dark Door"), them=set_("Magic Cylinder"))
    d.to_battle().attack("Gemini Elf").respond("Magic Cylinder").resolve()
    assert not d.can("attack", "Battle Ox")
    d = table(you=attack("Gemini Elf", "Battle Ox") + face_up("The Dark Door"), them=set_("Scapegoat"))
    d.to_battle().attack("Gemini Elf").respond("Scapegoat").resolve()
    assert d.can("attack", "Battle Ox", at(THEM, 1))


@pytest.mark.card("Vengeful Bog Spirit")
def test_vengeful_bog_spirit_keeps_a_monster_from_attacking_in_the_turn_it_was_summoned():
    d = table(you=hand("Battle Ox") + set_("Kuriboh") + attack("Sangan"), them=face_up("Vengeful Bog Spirit"))
    d.summon("Battle Ox").flip("Kuriboh").to_battle()
    assert not d.can("attack", "Battle Ox") and not d.can("attack", "Kuriboh") and d.can("attack", "Sangan")
    assert d.end_turn().end_turn().to_battle().can("attack", "Battle Ox")


@pytest.mark.card("Vengeful Bog Spirit", "Mystical Space Typhoon")
def test_without_vengeful_bog_spirit_a_monster_summoned_under_it_attacks():
    d = table(you=hand("Battle Ox", "Mystical Space Typhoon"), them=face_up("Vengeful Bog Spirit"))
    d.summon("Battle Ox").activate("Mystical Space Typhoon").resolve().to_battle()
    assert d.can("attack", "Battle Ox", DIRECT)


# -- Nuvia the Wicked, Zombyra the Dark ------------------------------------------------------------


@pytest.mark.card("Nuvia the Wicked", "Skill Drain")
def test_nuvia_normal_summoned_is_destroyed_unless_it_is_negated():
    d = table(you=hand("Nuvia the Wicked"), them=attack("Kuriboh")).summon("Nuvia the Wicked").resolve()
    assert d.graveyard(YOU) == ["Nuvia the Wicked"]
    d = table(you=hand("Nuvia the Wicked") + face_up("Skill Drain")).summon("Nuvia the Wicked").resolve()
    assert d.monsters(YOU) == ["Nuvia the Wicked"]


@pytest.mark.card("Nuvia the Wicked")
def test_nuvia_loses_by_the_opponents_monsters():
    d = table(you=attack("Nuvia the Wicked"), them=attack("Kuriboh") + set_("Sangan"))
    assert d.attack_of("Nuvia the Wicked") == 1600


@pytest.mark.card("Zombyra the Dark", "Book of Moon")
def test_zombyra_weakens_with_each_monster_it_destroys_until_it_is_turned_down():
    d = table(you=attack("Zombyra the Dark") + hand("Book of Moon"), them=attack("Kuriboh")).to_battle()
    assert d.attack("Zombyra the Dark", "Kuriboh").resolve().attack_of("Zombyra the Dark") == 1900
    assert not d.can("attack", "Zombyra the Dark")
    d.main2().activate("Book of Moon").resolve().end_turn().end_turn().flip("Zombyra the Dark")
    assert d.attack_of("Zombyra the Dark") == 2100


@pytest.mark.card("Zombyra the Dark")
def test_zombyra_does_not_attack_directly():
    assert not table(you=attack("Zombyra the Dark")).to_battle().can("attack", "Zombyra the Dark")


# -- Bazoo the Soul-Eater, Deal of Phantom, Mask of Weakness ---------------------------------------

BAZOO = "Bazoo the Soul-Eater"


@pytest.mark.card(BAZOO)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_bazoo_grows_by_monsters_removed_until_the_opponents_turn_ends(count):
    d = table(you=attack(BAZOO) + graveyard("Kuriboh", "Sangan", "Baby Dragon", "Battle Ox"))
    d.activate(BAZOO, cost=["Kuriboh", "Sangan", "Baby Dragon"][:count])
    if count < 3:
        d.done()
    d.resolve()
    assert (d.attack_of(BAZOO), len(d.removed(YOU)), d.can("activate", BAZOO)) == (
        1600 + 300 * count,
        count,
        False,
    )
    assert d.end_turn().attack_of(BAZOO) == 1600 + 300 * count
    assert d.end_turn().attack_of(BAZOO) == 1600


@pytest.mark.card("Bazoo the Soul-Eater", "Change of Heart")
def test_what_each_player_gave_bazoo_ends_with_the_turn_of_the_other():
    bazoo = "Bazoo the Soul-Eater"
    d = table(
        you=attack(bazoo) + graveyard("Kuriboh"),
        them=hand("Change of Heart") + graveyard("Sangan", "Battle Ox"),
    )
    d.activate(bazoo).resolve().end_turn().activate("Change of Heart").resolve()
    assert d.activate(bazoo, cost=["Sangan", "Battle Ox"]).resolve().attack_of(bazoo) == 2500
    assert d.end_turn().attack_of(bazoo) == 2200
    assert d.end_turn().attack_of(bazoo) == 1600


@pytest.mark.card(BAZOO)
@pytest.mark.rule("J-EFF-12")
def test_bazoo_needs_a_monster_in_your_graveyard():
    d = table(you=attack(BAZOO) + graveyard("Waboku"), them=graveyard("Kuriboh"))
    assert d.why_not(BAZOO, "activate") == ["J-EFF-12"]


@pytest.mark.card("Deal of Phantom", "Ring of Destruction")
def test_deal_of_phantom_counts_the_graveyard_as_it_is_activated():
    d = table(
        you=set_("Deal of Phantom") + attack("Battle Ox", "Kuriboh") + graveyard("Sangan", "Sangan"),
        them=set_("Ring of Destruction"),
    )
    d.activate("Deal of Phantom", targets=["Battle Ox"]).respond(
        "Ring of Destruction", targets=["Kuriboh"]
    ).resolve()
    assert d.attack_of("Battle Ox") == 1900
    assert d.end_turn().attack_of("Battle Ox") == 1700


@pytest.mark.card("Mask of Weakness")
@pytest.mark.rule("J-DMG-02")
def test_mask_of_weakness_weakens_the_attacker_also_in_the_damage_step():
    d = table(
        you=set_("Mask of Weakness") + attack("Kuriboh"), them=attack("Battle Ox"), turn=THEM
    ).to_battle()
    d.attack("Battle Ox", "Kuriboh").until("before damage calculation").respond("Mask of Weakness").resolve()
    assert d.lp(YOU) == 8000 - 700
    assert "J-EFF-12" in table(you=set_("Mask of Weakness"), them=attack("Battle Ox")).why_not(
        "Mask of Weakness"
    )


# -- The spirits of the elements --------------------------------------------------------------------

SPIRITS = {
    "Garuda the Wind Spirit": "WIND",
    "Aqua Spirit": "WATER",
    "Spirit of Flames": "FIRE",
    "The Rock Spirit": "EARTH",
}


@pytest.mark.card("Garuda the Wind Spirit", "Aqua Spirit", "Spirit of Flames", "The Rock Spirit")
@pytest.mark.rule("J-SUM-06", "J-FUS-06")
@pytest.mark.parametrize("name", list(SPIRITS))
def test_a_spirit_of_an_element_comes_for_a_monster_of_it_in_the_graveyard(name):
    fit = normal_monster("Fit", 1000, 0, attribute=SPIRITS[name])
    d = table(you=hand(name) + graveyard("Sangan", "Fit"), cards=[fit]).special_summon(
        name, position="attack"
    )
    assert (d.monsters(YOU), d.removed(YOU), d.graveyard(YOU)) == ([name], ["Fit"], ["Sangan"])
    d = table(you=hand(name, "Monster Reborn") + graveyard(name))
    assert not d.can("summon", name) and not d.can("set", name)
    assert "J-EFF-12" in d.why_not("Monster Reborn")


@pytest.mark.card("Soul of Purity and Light")
def test_soul_of_purity_and_light_weakens_the_opponents_monsters_in_his_battle_phase():
    d = table(
        you=hand("Soul of Purity and Light") + graveyard("Mystical Elf", "Shining Angel"),
        them=attack("Battle Ox"),
    )
    d.special_summon("Soul of Purity and Light", cost=["Mystical Elf", "Shining Angel"], position="attack")
    assert len(d.removed(YOU)) == 2
    d.to_battle()
    assert d.attack_of("Battle Ox") == 1700
    d.end_turn().to_battle()
    assert (d.attack_of("Battle Ox"), d.attack_of("Soul of Purity and Light")) == (1400, 2000)
    assert d.main2().attack_of("Battle Ox") == 1700


@pytest.mark.card("Spirit of Flames", "The Rock Spirit")
def test_a_spirit_is_stronger_in_one_battle_phase_alone():
    d = table(you=attack("Spirit of Flames", "The Rock Spirit")).to_battle()
    assert (d.attack_of("Spirit of Flames"), d.attack_of("The Rock Spirit")) == (2000, 1700)
    d.end_turn().to_battle()
    assert (d.attack_of("Spirit of Flames"), d.attack_of("The Rock Spirit")) == (1700, 2000)


@pytest.mark.card("Aqua Spirit")
def test_aqua_spirit_turns_a_monster_in_the_opponents_standby_phase_and_holds_it():
    d = table(you=attack("Aqua Spirit"), them=attack("Battle Ox"), turn=THEM, phase=TURN_BEGINS)
    d.use("Aqua Spirit").resolve().to_phase(MAIN_1)
    assert (d.position("Battle Ox"), d.can("change", "Battle Ox")) == ("defense", False)


@pytest.mark.card("Garuda the Wind Spirit")
def test_garuda_turns_a_monster_in_the_opponents_end_phase():
    d = table(you=attack("Garuda the Wind Spirit"), them=defense("Battle Ox"), turn=THEM)
    d.to_phase(END_PHASE).use("Garuda the Wind Spirit").resolve()
    assert d.position("Battle Ox") == "attack"


# -- Crimson Sentry, Lady Panther, The Forgiving Maiden, Fairy Guardian -----------------------------

MOURNERS = ("Crimson Sentry", "Lady Panther", "The Forgiving Maiden")


@pytest.mark.card("Crimson Sentry", "Lady Panther", "The Forgiving Maiden")
@pytest.mark.parametrize("name", MOURNERS)
def test_tributed_it_takes_back_a_monster_that_battle_destroyed_this_turn(name):
    d = table(you=attack(name, "Battle Ox") + graveyard("Sangan"), them=attack("Summoned Skull"))
    assert "J-EFF-12" in d.why_not(name, "activate")
    d.to_battle().attack("Battle Ox", "Summoned Skull").main2().activate(name).resolve()
    where = {"Crimson Sentry": d.deck(YOU)[-1:], "Lady Panther": d.deck(YOU)[:1]}.get(name, d.hand(YOU))
    assert (where, d.graveyard(YOU)) == (["Battle Ox"], ["Sangan", name])


@pytest.mark.card("Crimson Sentry", "Lady Panther", "The Forgiving Maiden")
@pytest.mark.parametrize("name", MOURNERS)
def test_it_does_not_take_back_what_an_effect_destroyed_or_what_fell_earlier(name):
    d = table(you=attack(name, "Battle Ox") + hand("Tribute to The Doomed", "Kuriboh"))
    d.activate("Tribute to The Doomed", ["Battle Ox"], cost=["Kuriboh"]).resolve()
    assert "J-EFF-12" in d.why_not(name, "activate")
    d = table(you=attack(name, "Battle Ox"), them=attack("Summoned Skull"), turn=THEM)
    d.to_battle().attack("Summoned Skull", "Battle Ox").end_turn().to_phase(MAIN_1)
    assert "J-EFF-12" in d.why_not(name, "activate")


@pytest.mark.card("Fairy Guardian", "Mystical Space Typhoon", "Magic Jammer")
def test_fairy_guardian_takes_back_a_magic_card_the_opponent_has_sent_off():
    d = table(
        you=attack("Fairy Guardian") + hand("Dark Hole") + graveyard("Yami"),
        them=set_("Magic Jammer") + hand("Kuriboh"),
    )
    d.activate("Dark Hole").respond("Magic Jammer").resolve().activate("Fairy Guardian").resolve()
    assert (d.deck(YOU)[-1], d.graveyard(YOU)) == ("Dark Hole", ["Yami", "Fairy Guardian"])
    d = table(you=attack("Fairy Guardian") + hand("Pot of Greed")).activate("Pot of Greed").resolve()
    assert "J-EFF-12" in d.why_not("Fairy Guardian", "activate")


# -- Return of the Doomed, Miracle Dig, Card of Safe Return -----------------------------------------


@pytest.mark.card("Return of the Doomed")
def test_return_of_the_doomed_takes_a_fallen_monster_back_at_the_end_of_the_turn():
    d = table(
        you=hand("Return of the Doomed", "Kuriboh") + attack("Battle Ox"), them=attack("Summoned Skull")
    )
    d.activate("Return of the Doomed").resolve().to_battle().attack("Battle Ox", "Summoned Skull")
    assert d.hand(YOU) == []
    assert d.end_turn().hand(YOU) == ["Battle Ox"]


@pytest.mark.card("Return of the Doomed", "Magician of Faith")
def test_return_of_the_doomed_used_twice_takes_back_two():
    d = table(
        you=hand("Return of the Doomed", "Kuriboh", "Mystical Elf")
        + attack("Battle Ox", "Celtic Guardian")
        + set_("Magician of Faith"),
        them=attack("Summoned Skull"),
    )
    d.activate("Return of the Doomed", cost=["Kuriboh"]).resolve().flip("Magician of Faith").resolve()
    d.activate("Return of the Doomed").resolve().to_battle()
    d.attack("Battle Ox", "Summoned Skull").attack("Celtic Guardian", "Summoned Skull").resolve()
    assert d.end_turn().pick("Battle Ox").resolve().hand(YOU) == ["Battle Ox", "Celtic Guardian"]


@pytest.mark.card("Return of the Doomed")
def test_return_of_the_doomed_discards_a_monster_and_may_find_nothing():
    assert "J-EFF-12" in table(you=hand("Return of the Doomed", "Dark Hole")).why_not("Return of the Doomed")
    d = (
        table(you=hand("Return of the Doomed", "Kuriboh"))
        .activate("Return of the Doomed")
        .resolve()
        .end_turn()
    )
    assert d.hand(YOU) == []


@pytest.mark.card("Miracle Dig")
def test_miracle_dig_returns_three_of_five_removed_monsters_to_the_graveyard():
    five = removed("Battle Ox", "Kuriboh", "Sangan", "Silver Fang", "Mystical Elf")
    d = (
        table(you=hand("Miracle Dig") + five)
        .activate("Miracle Dig", ["Battle Ox", "Kuriboh", "Sangan"])
        .resolve()
    )
    assert (d.removed(YOU), len(d.graveyard(YOU))) == (["Silver Fang", "Mystical Elf"], 4)
    four = removed("Battle Ox", "Kuriboh", "Sangan", "Silver Fang", "Dark Hole")
    assert "J-EFF-12" in table(you=hand("Miracle Dig") + four).why_not("Miracle Dig")


@pytest.mark.card("Card of Safe Return", "Monster Reborn")
def test_card_of_safe_return_draws_when_your_graveyard_gives_a_monster_back():
    safe = face_up("Card of Safe Return")
    d = table(you=safe + graveyard("Sangan"), them=hand("Monster Reborn"), turn=THEM)
    d.activate("Monster Reborn").choose("attack").use("Card of Safe Return").resolve()
    assert len(d.hand(YOU)) == 1
    d = (
        table(you=safe + hand("Monster Reborn"), them=graveyard("Sangan"))
        .activate("Monster Reborn")
        .choose("attack")
    )
    assert (d.kind, d.hand(YOU)) == ("act", [])
    d = (
        table(you=safe + hand("Monster Reborn") + graveyard("Sangan"))
        .activate("Monster Reborn")
        .choose("attack")
    )
    assert d.no().hand(YOU) == []


# -- Equips of Labyrinth of Nightmare ---------------------------------------------------------------


@pytest.mark.card("Cyclon Laser")
@pytest.mark.rule("R-EQUIP-03")
def test_cyclon_laser_lets_gradius_pierce():
    d = table(
        you=attack("Gradius") + equip("Cyclon Laser", on="Gradius"), them=defense("Kuriboh")
    ).to_battle()
    assert d.attack("Gradius", "Kuriboh").resolve().lp(THEM) == 8000 - 1300
    assert table(you=hand("Cyclon Laser") + attack("Battle Ox")).why_not("Cyclon Laser") == ["J-EFF-12"]


@pytest.mark.card("Cyclon Laser", "Gradius' Option")
def test_cyclon_laser_does_not_let_gradius_option_pierce():
    option = "Gradius' Option"
    mine = attack("Gradius") + equip("Cyclon Laser", on="Gradius") + hand(option)
    d = table(you=mine, them=defense("Kuriboh")).special_summon(option, position="attack").resolve()
    assert d.to_battle().attack(option, "Kuriboh").resolve().lp(THEM) == 8000


@pytest.mark.card("Dragonic Attack", "DNA Surgery", "Lord of D.")
def test_of_dragonic_attack_and_dna_surgery_the_later_one_counts():
    dragonic, knight = "Dragonic Attack", "Celtic Guardian"
    d = table(you=hand(dragonic) + attack("Battle Ox") + set_("DNA Surgery"))
    d.activate("DNA Surgery").choose("Warrior").activate(dragonic).resolve()
    assert d.type_of("Battle Ox") == "Dragon"
    d = table(you=hand(dragonic, "Lord of D.") + attack(knight) + set_("DNA Surgery")).activate(dragonic)
    assert d.summon("Lord of D.").attack_of(knight) == 1900, "it was there first"
    d.activate("DNA Surgery").choose("Machine").resolve()
    assert (d.type_of(knight), d.graveyard(YOU)) == ("Machine", [dragonic])


@pytest.mark.card("Dragonic Attack", "Lord of D.", "DNA Surgery")
@pytest.mark.rule("J-EQUIP-01")
def test_dragonic_attack_makes_a_warrior_a_dragon():
    # Upper Deck, 4 February 2004: Lord of D. does not undo it.
    d = table(you=hand("Dragonic Attack") + attack("Armaill", "Lord of D.") + set_("DNA Surgery"))
    d.activate("Dragonic Attack", ["Armaill"]).resolve()
    assert (d.type_of("Armaill"), d.attack_of("Armaill")) == ("Dragon", 1200)
    assert d.magic_traps(YOU).count("Dragonic Attack") == 1
    d.activate("DNA Surgery").choose("Zombie").resolve()
    assert "Dragonic Attack" in d.graveyard(YOU)
    assert table(you=hand("Dragonic Attack") + attack("Battle Ox")).why_not("Dragonic Attack") == ["J-EFF-12"]


@pytest.mark.card("Lightning Blade")
def test_lightning_blade_strengthens_a_warrior_and_weakens_all_water_monsters():
    mine = attack("Armaill", "Aqua Madoor") + equip("Lightning Blade", on="Armaill")
    d = table(you=mine, them=attack("Aqua Madoor"))
    assert (d.attack_of("Armaill"), d.attack_of("Aqua Madoor", YOU), d.attack_of("Aqua Madoor", THEM)) == (
        1500,
        700,
        700,
    )
    assert table(you=hand("Lightning Blade") + attack("Battle Ox")).why_not("Lightning Blade") == ["J-EFF-12"]


@pytest.mark.card("Mask of Brutality")
@pytest.mark.rule("J-EFF-07")
def test_mask_of_brutality_is_paid_for_by_its_own_player_or_destroyed():
    mask = "Mask of Brutality"
    d = table(you=equip(mask, on="Battle Ox"), them=attack("Battle Ox"), turn=THEM)
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (2700, 0)
    d.end_turn().yes()
    assert d.lp(YOU) == 7000
    d = table(you=equip(mask, on="Battle Ox"), them=attack("Battle Ox"), turn=THEM).end_turn().no()
    assert d.graveyard(YOU) == [mask]


@pytest.mark.card("Mask of the Accursed")
def test_mask_of_the_accursed_stops_attacks_and_burns_the_controller_of_its_monster():
    mask = "Mask of the Accursed"
    d = table(you=equip(mask, on="Battle Ox"), them=attack("Battle Ox"), turn=THEM)
    assert not d.to_battle().can("attack", "Battle Ox", DIRECT) if d.can_go(BATTLE_PHASE) else True
    d.end_turn()
    d.to_phase(MAIN_1)
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7500)
    d = table(you=attack("Battle Ox") + equip(mask, on="Battle Ox"), turn=THEM).end_turn()
    d.to_phase(MAIN_1)
    assert (d.lp(YOU), d.lp(THEM)) == (7500, 8000)


@pytest.mark.card("Ekibyo Drakmord")
def test_ekibyo_drakmord_destroys_at_the_end_of_the_second_turn_and_returns_to_the_hand():
    virus = "Ekibyo Drakmord"
    d = table(you=hand(virus), them=attack("Battle Ox")).activate(virus).resolve().end_turn()
    assert not d.to_battle().can("attack", "Battle Ox", DIRECT) if d.can_go(BATTLE_PHASE) else True
    d.end_turn()
    assert d.monsters(THEM) == ["Battle Ox"]
    d.end_turn().end_turn()
    assert (d.graveyard(THEM), virus in d.hand(YOU)) == (["Battle Ox"], True)


@pytest.mark.card("Ekibyo Drakmord", "Imperial Order")
def test_under_imperial_order_ekibyo_drakmord_destroys_nothing_and_stays():
    virus = "Ekibyo Drakmord"
    d = table(you=hand(virus), them=attack("Battle Ox") + set_("Imperial Order")).activate(virus).resolve()
    d.end_turn().end_turn().end_turn().activate("Imperial Order").resolve().end_turn()
    assert (d.monsters(THEM), d.magic_traps(YOU)) == (["Battle Ox"], [virus])


@pytest.mark.card("Ekibyo Drakmord", "Change of Heart")
def test_the_turns_of_ekibyo_drakmord_begin_anew_with_another_controller():
    virus = "Ekibyo Drakmord"
    d = table(you=hand(virus, "Change of Heart"), them=attack("Battle Ox")).activate(virus).resolve()
    d.end_turn().end_turn().activate("Change of Heart").resolve().end_turn().end_turn()
    assert d.monsters(THEM) == ["Battle Ox"]


# -- Effect damage of Labyrinth of Nightmare --------------------------------------------------------


@pytest.mark.card("Amazoness Archer")
@pytest.mark.rule("J-EFF-06")
def test_amazoness_archer_tributes_two_monsters_for_1200_damage():
    d = table(you=attack("Amazoness Archer", "Kuriboh", "Battle Ox"))
    d.activate("Amazoness Archer", cost=["Kuriboh", "Battle Ox"]).resolve()
    assert (d.lp(THEM), d.monsters(YOU)) == (6800, ["Amazoness Archer"])
    d = table(you=attack("Amazoness Archer", "Kuriboh"))
    d.activate("Amazoness Archer", cost=["Amazoness Archer", "Kuriboh"]).resolve()
    assert (d.lp(THEM), d.monsters(YOU)) == (6800, [])
    assert table(you=attack("Amazoness Archer")).why_not("Amazoness Archer", "activate") == ["J-EFF-12"]


@pytest.mark.card("Fire Sorcerer")
def test_fire_sorcerer_removes_two_random_cards_of_the_hand():
    d = table(you=set_("Fire Sorcerer") + hand("Kuriboh", "Battle Ox", "Sparks"), chance=[0, 1])
    d.flip("Fire Sorcerer").resolve()
    assert (d.lp(THEM), d.hand(YOU), sorted(d.removed(YOU))) == (7200, ["Battle Ox"], ["Kuriboh", "Sparks"])


@pytest.mark.card("Fire Sorcerer")
def test_fire_sorcerer_does_nothing_with_one_card_in_hand():
    d = table(you=set_("Fire Sorcerer") + hand("Kuriboh")).flip("Fire Sorcerer").resolve()
    assert (d.lp(THEM), d.hand(YOU)) == (8000, ["Kuriboh"])


@pytest.mark.card("Lady Assailant of Flames")
def test_lady_assailant_of_flames_removes_the_top_three_cards():
    lady = "Lady Assailant of Flames"
    d = table(you=set_(lady) + deck("Kuriboh", "Battle Ox", "Sparks", "Mystical Elf", rest=False))
    d.flip(lady).resolve()
    assert (d.lp(THEM), len(d.removed(YOU)), d.deck(YOU)) == (7200, 3, ["Mystical Elf"])
    d = table(you=set_(lady) + deck("Kuriboh", "Battle Ox", rest=False)).flip(lady).resolve()
    assert (d.lp(THEM), d.removed(YOU)) == (8000, [])


@pytest.mark.card("Graverobber's Retribution")
def test_graverobbers_retribution_counts_the_monsters_of_the_opponent_removed_from_play():
    trap_ = "Graverobber's Retribution"
    mine = face_up(trap_) + removed("Kuriboh")
    d = table(you=mine, them=removed("Kuriboh", "Battle Ox", "Sparks"), turn=THEM).end_turn().resolve()
    assert (d.lp(THEM), d.lp(YOU)) == (7800, 8000)
    assert d.end_turn().resolve().lp(THEM) == 7800


# -- Spiritualism -----------------------------------------------------------------------------------


@pytest.mark.card("Spiritualism", "Magic Jammer", "Solemn Judgment")
@pytest.mark.rule("J-MAG-06")
def test_nobody_can_negate_spiritualism():
    d = table(you=hand("Spiritualism"), them=set_("Magic Jammer", "Solemn Judgment") + hand("Kuriboh"))
    d.activate("Spiritualism", ["Magic Jammer"]).resolve()
    assert (d.hand(THEM), d.lp(THEM)) == (["Kuriboh", "Magic Jammer"], 8000)


@pytest.mark.card("Spiritualism", "Imperial Order", "Spell Canceller")
def test_spiritualism_works_where_magic_cards_are_negated():
    d = table(you=hand("Spiritualism"), them=set_("Imperial Order"))
    d.activate("Spiritualism", ["Imperial Order"]).respond("Imperial Order").resolve()
    assert (d.hand(THEM), d.magic_traps(THEM)) == (["Imperial Order"], [])
    d = table(you=hand("Spiritualism", "Pot of Greed"), them=attack("Spell Canceller") + set_("Mirror Force"))
    assert d.why_not("Pot of Greed")
    assert d.activate("Spiritualism", ["Mirror Force"]).resolve().hand(THEM) == ["Mirror Force"]


# -- Chosen One -------------------------------------------------------------------------------------


@pytest.mark.card("Chosen One")
@pytest.mark.rule("J-EFF-12")
def test_chosen_one_summons_the_monster_if_chance_will_have_it():
    seen = set()
    for seed in range(8):
        d = table(you=hand("Chosen One", "Dark Magician", "Dark Hole", "Yami"), seed=seed)
        d.activate("Chosen One", ["Dark Hole", "Yami"]).resolve()
        if d.kind == "position":
            d.choose("attack")
        assert d.hand(YOU) == []
        seen.add((tuple(d.monsters(YOU)), tuple(sorted(d.graveyard(YOU)))))
    assert seen == {
        (("Dark Magician",), ("Chosen One", "Dark Hole", "Yami")),
        ((), ("Chosen One", "Dark Hole", "Dark Magician", "Yami")),
    }


@pytest.mark.card("Chosen One", "Lightforce Sword")
def test_chosen_one_does_nothing_without_one_of_the_three():
    for seed in range(3):
        d = table(
            you=hand("Chosen One", "Dark Magician", "Dark Hole", "Yami"),
            them=set_("Lightforce Sword"),
            seed=seed,
        )
        d.activate("Chosen One", ["Dark Hole", "Yami"]).respond("Lightforce Sword").resolve()
        assert (d.monsters(YOU), len(d.hand(YOU)), d.graveyard(YOU)) == ([], 2, ["Chosen One"])


@pytest.mark.card("Chosen One")
def test_chosen_one_takes_no_monster_that_cannot_be_special_summoned_so():
    ritual = hand("Chosen One", "Hungry Burger", "Dark Hole", "Yami")
    assert "J-EFF-12" in table(you=ritual).why_not("Chosen One")
    assert "J-EFF-12" in table(you=hand("Chosen One", "Kuriboh", "Yami")).why_not("Chosen One")


# -- Fusion Gate, Summoner of Illusions -------------------------------------------------------------


@pytest.mark.card("Fusion Gate")
@pytest.mark.rule("J-FUS-05")
def test_fusion_gate_removes_the_materials_and_summons_properly():
    mine = field("Fusion Gate") + hand("Battle Ox", "Mystic Horseman") + fusion_deck("Rabid Horseman")
    d = table(you=mine).activate("Fusion Gate").pick("Battle Ox").choose("attack")
    assert (d.monsters(YOU), sorted(d.removed(YOU))) == (["Rabid Horseman"], ["Battle Ox", "Mystic Horseman"])
    assert d.card("Rabid Horseman").proper and d.field(YOU) == "Fusion Gate"


@pytest.mark.card("Fusion Gate")
def test_either_player_uses_fusion_gate_in_his_own_main_phase():
    theirs = hand("Battle Ox", "Mystic Horseman") + fusion_deck("Rabid Horseman")
    d = table(you=field("Fusion Gate"), them=theirs, turn=THEM)
    d.activate("Fusion Gate").pick("Battle Ox").choose("attack")
    assert d.monsters(THEM) == ["Rabid Horseman"]
    assert not table(you=field("Fusion Gate"), them=theirs).can("activate", "Fusion Gate")


@pytest.mark.card("Fusion Gate", "De-Fusion", "Versago the Destroyer")
@pytest.mark.rule("J-FUS-03")
def test_materials_removed_by_fusion_gate_do_not_come_back():
    mine = field("Fusion Gate") + hand("Battle Ox", "Versago the Destroyer", "De-Fusion")
    d = (
        table(you=mine + fusion_deck("Rabid Horseman"))
        .activate("Fusion Gate")
        .pick("Battle Ox")
        .choose("attack")
    )
    d.activate("De-Fusion").resolve()
    assert (d.monsters(YOU), d.fusion_deck(YOU)) == ([], ["Rabid Horseman"])


ILLUSIONS = "Summoner of Illusions"


@pytest.mark.card(ILLUSIONS)
@pytest.mark.rule("J-FLIP-05", "J-FUS-05")
def test_summoner_of_illusions_tributes_another_monster_for_a_fusion_monster_of_one_turn():
    d = table(you=set_(ILLUSIONS) + attack("Kuriboh") + fusion_deck("Rabid Horseman")).flip(ILLUSIONS)
    d.choose("attack").resolve()
    assert (sorted(d.monsters(YOU)), d.graveyard(YOU)) == (["Rabid Horseman", ILLUSIONS], ["Kuriboh"])
    assert not d.card("Rabid Horseman").proper
    assert d.end_turn().monsters(YOU) == [ILLUSIONS]


@pytest.mark.card(ILLUSIONS, "Book of Moon")
def test_without_another_monster_or_a_fusion_monster_nothing_happens():
    d = table(you=set_(ILLUSIONS) + fusion_deck("Rabid Horseman")).flip(ILLUSIONS).resolve()
    assert d.monsters(YOU) == [ILLUSIONS]
    d = table(you=set_(ILLUSIONS) + attack("Kuriboh")).flip(ILLUSIONS).resolve()
    assert sorted(d.monsters(YOU)) == ["Kuriboh", ILLUSIONS]
    mine = set_(ILLUSIONS) + attack("Kuriboh") + fusion_deck("Rabid Horseman") + hand("Book of Moon")
    d = table(you=mine).flip(ILLUSIONS).pass_().choose("attack").resolve()
    d.activate("Book of Moon", ["Rabid Horseman"]).resolve().end_turn()
    assert "Rabid Horseman" in d.monsters(YOU), "turned face-down it is not destroyed"


@pytest.mark.card("Offerings to the Doomed")
def test_offerings_to_the_doomed_destroys_and_costs_the_next_draw():
    d = table(
        you=hand("Offerings to the Doomed") + deck("Jinzo", "Kuriboh"),
        them=attack("Battle Ox") + deck("Sangan"),
    )
    d.activate("Offerings to the Doomed").end_turn().end_turn()
    assert (d.graveyard(THEM), d.hand(YOU), d.hand(THEM)) == (["Battle Ox"], [], ["Sangan"])
    d.end_turn().end_turn()
    assert d.hand(YOU) == ["Jinzo"]


@pytest.mark.card("Offerings to the Doomed", "Book of Moon")
def test_offerings_to_the_doomed_costs_the_draw_though_the_target_is_hidden():
    d = table(
        you=hand("Offerings to the Doomed") + deck("Jinzo"),
        them=attack("Battle Ox") + set_("Book of Moon") + deck("Sangan"),
    )
    d.activate("Offerings to the Doomed").respond("Book of Moon").end_turn().end_turn()
    assert (d.monsters(THEM), d.hand(YOU)) == (["Battle Ox"], [])


@pytest.mark.card("Offerings to the Doomed", "Magic Jammer")
def test_offerings_to_the_doomed_costs_nothing_when_negated():
    d = table(
        you=hand("Offerings to the Doomed") + deck("Jinzo"),
        them=attack("Battle Ox") + set_("Magic Jammer") + hand("Sangan") + deck("Kuriboh"),
    )
    d.activate("Offerings to the Doomed").respond("Magic Jammer").end_turn().end_turn()
    assert d.hand(YOU) == ["Jinzo"]


@pytest.mark.card("Offerings to the Doomed")
def test_two_offerings_to_the_doomed_in_a_turn_cost_one_draw():
    d = table(
        you=hand("Offerings to the Doomed", "Offerings to the Doomed"), them=attack("Battle Ox", "Kuriboh")
    )
    d.activate("Offerings to the Doomed", ["Battle Ox"]).activate("Offerings to the Doomed", ["Kuriboh"])
    d.end_turn().end_turn()
    assert d.hand(YOU) == []
    assert len(d.end_turn().end_turn().hand(YOU)) == 1


@pytest.mark.card("Offerings to the Doomed", "Reckless Greed")
def test_draws_lost_to_offerings_and_reckless_greed_are_the_same():
    d = table(you=set_("Reckless Greed") + hand("Offerings to the Doomed"), them=attack("Kuriboh"))
    d.activate("Reckless Greed").resolve().activate("Offerings to the Doomed").resolve()
    drawn = len(d.hand(YOU))
    assert len(d.end_turn().end_turn().end_turn().end_turn().hand(YOU)) == drawn
    assert len(d.end_turn().end_turn().hand(YOU)) == drawn + 1


@pytest.mark.card("Nuvia the Wicked", "Light of Intervention")
def test_nuvia_summoned_in_defense_position_is_destroyed_too():
    d = table(you=hand("Nuvia the Wicked") + face_up("Light of Intervention")).summon("Nuvia the Wicked")
    assert d.choose("defense").resolve().graveyard(YOU) == ["Nuvia the Wicked"]


# -- Blind Destruction, Fairy Box, Jowgen the Spiritualist, Mask of Restrict ------------------------


@pytest.mark.card("Blind Destruction")
@pytest.mark.rule("J-EFF-14")
def test_blind_destruction_destroys_face_up_monsters_of_the_level_rolled():
    mine = face_up("Blind Destruction") + attack("Battle Ox", "Cosmo Queen") + set_("Battle Ox")
    d = (
        table(you=mine, them=attack("Battle Ox", "Summoned Skull"), turn=THEM, chance=[3])
        .end_turn()
        .resolve()
    )
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Battle Ox"], ["Battle Ox"])
    assert d.monsters(YOU) == ["Cosmo Queen", "Battle Ox"]


@pytest.mark.card("Blind Destruction")
def test_a_six_of_blind_destruction_destroys_level_six_and_more():
    mine = face_up("Blind Destruction") + attack("Battle Ox", "Cosmo Queen")
    d = table(you=mine, them=attack("Summoned Skull"), turn=THEM, chance=[5]).end_turn().resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Battle Ox"], [])
    assert table(you=mine, chance=[5]).end_turn().resolve().monsters(YOU) == ["Battle Ox", "Cosmo Queen"]


@pytest.mark.card("Fairy Box")
@pytest.mark.parametrize(("called", "lost"), [("heads", 0), ("tails", 1700)])
def test_fairy_box_may_take_all_atk_from_an_attacker(called, lost):
    d = table(you=face_up("Fairy Box"), them=attack("Battle Ox"), turn=THEM, chance=[1]).to_battle()
    d.attack("Battle Ox").choose(called).resolve()
    assert d.lp(YOU) == 8000 - lost
    assert d.main2().attack_of("Battle Ox") == 1700


@pytest.mark.card("Fairy Box")
@pytest.mark.rule("J-EFF-07")
def test_fairy_box_is_kept_for_500_life_points():
    d = table(you=face_up("Fairy Box"), turn=THEM).end_turn().yes()
    assert (d.lp(YOU), d.magic_traps(YOU)) == (7500, ["Fairy Box"])
    assert table(you=face_up("Fairy Box"), turn=THEM).end_turn().no().graveyard(YOU) == ["Fairy Box"]


@pytest.mark.card("Jowgen the Spiritualist", "Monster Reborn", "Scapegoat")
def test_jowgen_stops_all_special_summons():
    jowgen = "Jowgen the Spiritualist"
    mine = attack(jowgen) + hand("Monster Reborn", "Scapegoat", "Battle Ox") + graveyard("Kuriboh")
    d = table(you=mine)
    assert d.why_not("Monster Reborn") and d.why_not("Scapegoat")
    assert d.can("summon", "Battle Ox")
    d = table(you=hand("Monster Reborn") + graveyard("Kuriboh"), them=attack(jowgen))
    assert d.why_not("Monster Reborn")


@pytest.mark.card("Jowgen the Spiritualist")
def test_jowgen_destroys_what_was_special_summoned_also_face_down():
    jowgen = "Jowgen the Spiritualist"
    mine = attack(jowgen) + hand("Kuriboh", "Sparks") + attack("Battle Ox", how="Special Summoned")
    theirs = attack("Battle Ox") + set_("Kuriboh", how="Special Summoned")
    d = table(you=mine, them=theirs, chance=[1]).activate(jowgen).resolve()
    assert (d.monsters(YOU), d.monsters(THEM), d.hand(YOU)) == ([jowgen], ["Battle Ox"], ["Kuriboh"])
    assert table(you=attack(jowgen, "Battle Ox")).why_not(jowgen, "activate")


@pytest.mark.card("Mask of Restrict", "Cannon Soldier", "Black Illusion Ritual")
@pytest.mark.rule("R-TRIB-01")
def test_under_mask_of_restrict_nobody_tributes():
    mine = face_up("Mask of Restrict") + attack("Cannon Soldier", "Battle Ox") + hand("Summoned Skull")
    d = table(you=mine)
    assert d.why_not("Summoned Skull", "summon") and d.why_not("Cannon Soldier", "activate")
    mine = hand("Summoned Skull", "Black Illusion Ritual", "Relinquished", "Kuriboh") + attack("Kuriboh")
    d = table(you=mine, them=face_up("Mask of Restrict"))
    assert d.why_not("Summoned Skull", "summon") and d.why_not("Black Illusion Ritual")


@pytest.mark.card("Mask of Restrict", "Cannon Soldier")
def test_a_tribute_that_was_paid_before_mask_of_restrict_counts():
    d = table(you=attack("Cannon Soldier", "Kuriboh"), them=set_("Mask of Restrict"))
    d.activate("Cannon Soldier", cost=["Kuriboh"]).respond("Mask of Restrict").resolve()
    assert d.lp(THEM) == 7500


# -- Mask of Dispel ---------------------------------------------------------------------------------


@pytest.mark.card("Mask of Dispel", "Mystical Space Typhoon")
def test_mask_of_dispel_burns_the_controller_of_a_magic_card_till_that_goes():
    mask = "Mask of Dispel"
    theirs = field("Yami")
    d = table(you=hand(mask), them=theirs).activate(mask, ["Yami"]).resolve().end_turn().end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM), d.magic_traps(YOU)) == (8000, 7500, [mask])
    d = table(you=hand(mask, "Mystical Space Typhoon") + field("Yami")).activate(mask, ["Yami"]).resolve()
    d.end_turn().end_turn().resolve().use(mask).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7500, 8000)
    d.activate("Mystical Space Typhoon", ["Yami"]).resolve()
    assert d.magic_traps(YOU) == []


@pytest.mark.card("Mask of Dispel")
@pytest.mark.rule("J-EFF-12")
def test_mask_of_dispel_needs_a_face_up_magic_card():
    d = table(you=hand("Mask of Dispel"), them=set_("Sparks"))
    assert d.why_not("Mask of Dispel") == ["J-EFF-12"]


# -- what these cards do not do --------------------------------------------------------------------


@pytest.mark.card("Deal of Phantom")
def test_deal_of_phantom_with_an_empty_graveyard_or_in_the_damage_step():
    d = table(
        you=set_("Deal of Phantom") + attack("Battle Ox") + graveyard("Sangan"), them=attack("Battle Ox")
    )
    d.to_battle().attack(at(YOU, 1), at(THEM, 1)).until("before damage calculation")
    d.respond("Deal of Phantom", targets=[at(YOU, 1)]).resolve()
    assert d.graveyard(THEM) == ["Battle Ox"]


@pytest.mark.card("Mask of Weakness")
def test_mask_of_weakness_answers_no_monster_that_does_not_attack():
    d = table(you=set_("Mask of Weakness") + attack("Gemini Elf"), them=attack("Battle Ox")).to_battle()
    d.attack("Gemini Elf", "Battle Ox").respond("Mask of Weakness").resolve()
    assert d.graveyard(YOU) == ["Mask of Weakness", "Gemini Elf"]


@pytest.mark.card("Vengeful Bog Spirit")
def test_vengeful_bog_spirit_lets_a_monster_attack_that_was_only_turned_up_by_an_effect():
    d = table(you=hand("Book of Taiyou") + set_("Kuriboh"), them=face_up("Vengeful Bog Spirit"))
    assert d.activate("Book of Taiyou").resolve().to_battle().can("attack", "Kuriboh")


@pytest.mark.card("Maryokutai", "Dark Hole")
def test_maryokutai_is_tributed_to_negate_a_magic_card():
    d = table(you=attack("Maryokutai", "Kuriboh"), them=hand("Dark Hole"), turn=THEM)
    d.activate("Dark Hole").respond("Maryokutai").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Kuriboh"], ["Dark Hole"])


@pytest.mark.card("Maryokutai", "Dark Hole")
def test_maryokutai_acts_only_in_the_opponents_turn_and_face_up():
    d = table(you=attack("Maryokutai") + hand("Dark Hole")).activate("Dark Hole")
    assert not d.can_respond("Maryokutai", YOU)
    d = table(you=set_("Maryokutai"), them=hand("Dark Hole"), turn=THEM).activate("Dark Hole")
    assert not d.can_respond("Maryokutai", YOU)


@pytest.mark.card("The Emperor's Holiday", "Axe of Despair")
def test_the_emperors_holiday_negates_equips():
    d = table(
        you=set_("The Emperor's Holiday"),
        them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"),
    )
    assert d.attack_of("Battle Ox") == 2700
    d.activate("The Emperor's Holiday").resolve()
    assert (d.attack_of("Battle Ox"), d.magic_traps(THEM)) == (1700, ["Axe of Despair"])


@pytest.mark.card("The Emperor's Holiday", "Premature Burial")
def test_the_emperors_holiday_stops_premature_burial_only_as_it_is_played():
    d = table(
        you=set_("The Emperor's Holiday"),
        them=hand("Premature Burial") + graveyard("Jinzo"),
        turn=THEM,
    )
    d.activate("Premature Burial").respond("The Emperor's Holiday").resolve()
    assert (d.monsters(THEM), d.graveyard(THEM)) == ([], ["Jinzo", "Premature Burial"])


# -- Dreamsprite ------------------------------------------------------------------------------------


SPRITE = {"you": attack("Dreamsprite", "Summoned Skull", "Kuriboh"), "turn": THEM, "phase": BATTLE_PHASE}


@pytest.mark.card("Dreamsprite")
@pytest.mark.rule("J-REPLAY-01")
def test_dreamsprite_turns_the_attack_to_another_monster_of_yours_without_a_replay():
    d = table(**SPRITE, them=attack("Battle Ox")).attack("Battle Ox", "Dreamsprite")
    assert (d.asked, d.options()) == (YOU, ["pick Summoned Skull", "pick Kuriboh"])
    d.pick("Summoned Skull").resolve()
    assert (d.graveyard(THEM), d.lp(THEM), len(d.monsters(YOU))) == (["Battle Ox"], 7200, 3)


@pytest.mark.card("Dreamsprite")
def test_dreamsprite_set_turns_the_attack_too_and_stays_set_though_shown():
    d = table(you=set_("Dreamsprite") + attack("Summoned Skull"), them=attack("Battle Ox"), turn=THEM)
    d.to_battle().attack("Battle Ox", "Dreamsprite").resolve()
    assert (d.graveyard(THEM), d.is_set("Dreamsprite"), d.knows(THEM, "Dreamsprite")) == (
        ["Battle Ox"],
        True,
        True,
    )


@pytest.mark.card("Dreamsprite")
def test_dreamsprite_must_turn_it_but_not_when_it_is_alone_or_another_is_attacked():
    d = table(you=attack("Dreamsprite", "Kuriboh"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Dreamsprite").resolve()
    assert d.graveyard(YOU) == ["Kuriboh"], "its player was not asked whether"
    d = table(you=attack("Dreamsprite"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Dreamsprite").resolve().graveyard(YOU) == ["Dreamsprite"]
    d = table(**SPRITE, them=attack("Battle Ox")).attack("Battle Ox", "Kuriboh").resolve()
    assert d.graveyard(YOU) == ["Kuriboh"]


@pytest.mark.card("Dreamsprite")
def test_two_dreamsprites_do_not_turn_an_attack_to_and_fro():
    d = table(you=attack("Dreamsprite", "Dreamsprite"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", at(YOU, 1)).resolve()
    assert (d.graveyard(YOU), d.zones(YOU)[0], d.lp(YOU)) == (["Dreamsprite"], "Dreamsprite", 6600)


@pytest.mark.card("Dreamsprite", "The Legendary Fisherman", "Ring of Magnetism")
def test_dreamsprite_turns_attacks_to_what_could_not_be_attacked():
    d = table(
        you=attack("Dreamsprite", "The Legendary Fisherman") + field("Umi"), them=attack("Kuriboh"), turn=THEM
    )
    d.to_battle().attack("Kuriboh", "Dreamsprite").resolve()
    assert (d.graveyard(THEM), d.monsters(YOU)) == (["Kuriboh"], ["Dreamsprite", "The Legendary Fisherman"])
    mine = attack("Dreamsprite", "Summoned Skull") + equip("Ring of Magnetism", on="Dreamsprite")
    d = table(you=mine, them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Dreamsprite").resolve().graveyard(THEM) == ["Battle Ox"]


@pytest.mark.card("Dreamsprite", "Mirror Force")
@pytest.mark.rule("J-BP-01")
def test_a_trap_may_still_answer_an_attack_that_dreamsprite_turns():
    d = table(
        you=attack("Dreamsprite", "Kuriboh") + set_("Mirror Force"),
        them=attack("Battle Ox", "Summoned Skull"),
        turn=THEM,
    )
    d.to_battle().attack("Battle Ox", "Dreamsprite").respond("Mirror Force").resolve()
    assert (sorted(d.graveyard(THEM)), len(d.monsters(YOU))) == (["Battle Ox", "Summoned Skull"], 2)


@pytest.mark.card("Dreamsprite", "Ring of Destruction")
@pytest.mark.rule("J-REPLAY-01")
def test_when_the_target_of_dreamsprite_has_gone_there_is_a_replay():
    d = table(
        you=attack("Dreamsprite", "Kuriboh"),
        them=attack("Battle Ox") + set_("Ring of Destruction"),
        turn=THEM,
    )
    d.to_battle().attack("Battle Ox", "Dreamsprite").respond("Ring of Destruction", ["Kuriboh"]).resolve()
    assert (d.monsters(YOU), d.can("attack", "Battle Ox", "Dreamsprite")) == (["Dreamsprite"], True)


# -- Skull Lair -------------------------------------------------------------------------------------


BONES = graveyard("Kuriboh", "Sangan", "Silver Fang", "Battle Ox")


@pytest.mark.card("Skull Lair")
@pytest.mark.rule("J-EFF-06")
def test_skull_lair_destroys_a_monster_of_as_many_levels_as_monsters_are_removed():
    d = table(you=face_up("Skull Lair") + BONES, them=attack("Kuriboh", "Battle Ox", "Summoned Skull"))
    d.activate("Skull Lair", ["Battle Ox"], cost=["Kuriboh", "Sangan", "Silver Fang", "Battle Ox"]).resolve()
    assert (d.graveyard(THEM), len(d.removed(YOU)), d.graveyard(YOU)) == (["Battle Ox"], 4, [])
    assert "Skull Lair" in d.magic_traps(YOU)


@pytest.mark.card("Skull Lair")
def test_skull_lair_takes_only_numbers_for_which_there_is_a_level():
    d = table(you=face_up("Skull Lair") + BONES, them=attack("Sangan", "Kuriboh", "Summoned Skull"))
    d.activate("Skull Lair").pick("Battle Ox")
    assert "done" in d.options(), "Kuriboh has 1 star"
    d.pick("Kuriboh")
    assert "done" not in d.options()
    d.pick("Silver Fang").resolve()
    assert (d.graveyard(THEM), len(d.removed(YOU))) == (["Sangan"], 3)


@pytest.mark.card("Skull Lair")
@pytest.mark.rule("J-EFF-12")
def test_skull_lair_needs_a_face_up_monster_of_a_level_it_can_pay_for():
    d = table(you=face_up("Skull Lair") + BONES, them=attack("Summoned Skull") + set_("Kuriboh"))
    assert not d.can("activate", "Skull Lair") and "J-EFF-12" in d.why_not("Skull Lair")
    d = table(you=face_up("Skull Lair") + graveyard("Dark Hole"), them=attack("Kuriboh"))
    assert not d.can("activate", "Skull Lair") and "J-EFF-12" in d.why_not("Skull Lair")
    d = table(you=face_up("Skull Lair"), them=attack("Kuriboh") + graveyard("Kuriboh"))
    assert not d.can("activate", "Skull Lair") and "J-EFF-12" in d.why_not("Skull Lair")


@pytest.mark.card("Skull Lair", "Change of Heart")
@pytest.mark.rule("R-TRAP-04")
def test_skull_lair_is_used_in_the_opponents_turn_and_more_than_once():
    d = table(
        you=face_up("Skull Lair") + BONES + attack("Kuriboh"),
        them=hand("Change of Heart") + attack("Kuriboh"),
        turn=THEM,
    )
    d.activate("Change of Heart", ["Kuriboh"])
    d.respond("Skull Lair", [at(YOU, 1)], cost=["Battle Ox"]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Kuriboh"])
    d.end_turn().activate("Skull Lair", ["Kuriboh"], cost=["Sangan"]).resolve()
    assert (d.monsters(THEM), len(d.removed(YOU))) == ([], 2)


@pytest.mark.card("Skull Lair", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05", "J-EFF-06")
def test_skull_lair_destroyed_in_answer_does_nothing_and_what_was_paid_is_gone():
    d = table(
        you=face_up("Skull Lair") + graveyard("Sangan"),
        them=attack("Kuriboh") + set_("Mystical Space Typhoon"),
    )
    d.activate("Skull Lair").respond("Mystical Space Typhoon", ["Skull Lair"]).resolve()
    assert (d.monsters(THEM), d.removed(YOU)) == (["Kuriboh"], ["Sangan"])


@pytest.mark.card("Maryokutai", "Rush Recklessly")
@pytest.mark.rule("J-DMG-02")
def test_maryokutai_acts_in_the_damage_step_of_others_alone():
    for target, can in (("Kuriboh", True), ("Maryokutai", False)):
        theirs = attack("Battle Ox") + hand("Rush Recklessly")
        d = table(you=attack("Maryokutai", "Kuriboh"), them=theirs, turn=THEM).to_battle()
        d.attack("Battle Ox", target).until("Damage Step: before damage calculation")
        assert d.activate("Rush Recklessly", ["Battle Ox"]).can_respond("Maryokutai", YOU) == can


@pytest.mark.card("Mask of Restrict", "Share the Pain")
def test_mask_of_restrict_in_answer_to_share_the_pain_saves_the_opponents_monster():
    d = table(
        you=hand("Share the Pain") + attack("Kuriboh"), them=attack("Battle Ox") + set_("Mask of Restrict")
    )
    d.activate("Share the Pain").respond("Mask of Restrict").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Jowgen the Spiritualist", "Lava Golem")
def test_jowgen_is_not_tributed_for_lava_golem():
    d = table(you=hand("Lava Golem"), them=attack("Jowgen the Spiritualist", "Battle Ox"))
    assert d.why_not("Lava Golem", "special summon") == ["R-GEN-01"]


@pytest.mark.card("Fire Princess", "Mysterious Puppeteer", "Darklord Marie")
def test_fire_princess_counts_each_gain():
    d = table(you=attack("Mysterious Puppeteer") + hand("Fire Princess")).summon("Fire Princess").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8500, 7500)
    both = attack("Fire Princess") + graveyard("Darklord Marie", "Darklord Marie")
    d = table(you=both, phase=TURN_BEGINS)
    while d.phase != MAIN_1:
        d.pass_() if d.can("pass") else d.choose(d.state.decision.options[0].key)
    assert (d.lp(YOU), d.lp(THEM)) == (8400, 7000)


@pytest.mark.card("Fairy Box", "Lord of D.", "Injection Fairy Lily")
@pytest.mark.rule("J-EFF-11")
def test_fairy_box_targets_nobody_and_lily_grows_afterwards():
    theirs = attack("Koumori Dragon", "Lord of D.")
    d = table(you=face_up("Fairy Box"), them=theirs, turn=THEM, chance=[1]).to_battle()
    assert d.attack("Koumori Dragon").choose("heads").resolve().lp(YOU) == 8000
    lily = "Injection Fairy Lily"
    d = table(you=face_up("Fairy Box"), them=attack(lily), turn=THEM, chance=[1]).to_battle()
    assert d.attack(lily).choose("heads").respond(lily).resolve().lp(YOU) == 5000


@pytest.mark.card("The Emperor's Holiday", "Relinquished", "Butterfly Dagger - Elma", "Y-Dragon Head")
@pytest.mark.rule("J-EQUIP-04")
def test_the_emperors_holiday_negates_equips_and_neither_their_holders_nor_what_they_do_afterwards():
    holiday, dagger = "The Emperor's Holiday", "Butterfly Dagger - Elma"
    d = table(you=attack("Relinquished") + set_(holiday), them=attack("Battle Ox")).activate("Relinquished")
    assert d.resolve().activate(holiday).resolve().attack_of("Relinquished") == 1700
    mine = attack("Battle Ox") + equip(dagger, on="Battle Ox") + face_up(holiday)
    d = table(you=mine, them=hand("Mystical Space Typhoon"), turn=THEM)
    d.activate("Mystical Space Typhoon", [dagger]).resolve().use(dagger).resolve()
    assert d.hand(YOU) == [dagger]
    d = table(you=attack("X-Head Cannon", "Y-Dragon Head") + set_(holiday)).activate("Y-Dragon Head")
    d.resolve().activate(holiday).resolve().end_turn().end_turn().activate("Y-Dragon Head").resolve()
    assert (d.monsters(YOU), d.attack_of("X-Head Cannon")) == (["X-Head Cannon"], 1800)


@pytest.mark.card("Destiny Board", "Cold Wave", "Prohibition", 'Spirit Message "L"')
@pytest.mark.rule("J-WIN-10")
def test_cold_wave_stops_destiny_board_and_prohibition_does_not():
    d = table(you=face_up("Destiny Board") + deck(*MESSAGES), them=hand("Cold Wave"), turn=THEM)
    assert d.activate("Cold Wave").end_turn().magic_traps(YOU) == ["Destiny Board"]
    mine = face_up("Destiny Board", *MESSAGES[:3]) + deck(MESSAGES[3])
    d = table(you=mine, them=hand("Prohibition"), turn=THEM).activate("Prohibition").choose(MESSAGES[3])
    assert d.resolve().end_turn().winner == YOU


@pytest.mark.card("Card of Safe Return", "Agido")
@pytest.mark.rule("J-DMG-02")
def test_card_of_safe_return_does_not_draw_in_the_damage_step():
    d = table(you=attack("Agido") + face_up("Card of Safe Return"), them=attack("Summoned Skull"), chance=[3])
    d.to_battle().attack("Agido", "Summoned Skull").resolve().yes().choose("attack")
    assert (d.monsters(YOU), d.hand(YOU)) == (["Agido"], [])


@pytest.mark.card("Return of the Doomed", "Spell Canceller")
def test_spell_canceller_comes_too_late_for_return_of_the_doomed():
    mine = hand("Return of the Doomed", "Kuriboh", "Spell Canceller") + attack("Battle Ox", "Silver Fang")
    d = table(you=mine, them=attack("Summoned Skull")).activate("Return of the Doomed", cost=["Kuriboh"])
    d.resolve().summon("Spell Canceller", ["Silver Fang"]).to_battle().attack("Battle Ox", "Summoned Skull")
    assert d.end_turn().hand(YOU) == ["Battle Ox"]


@pytest.mark.card("Fairy Guardian", "Mystical Space Typhoon")
def test_fairy_guardian_takes_back_a_set_magic_card_the_opponent_destroyed():
    d = table(you=attack("Fairy Guardian") + hand("Umi"), them=set_("Mystical Space Typhoon"))
    d.set("Umi").leave_for(BATTLE_PHASE).respond("Mystical Space Typhoon").resolve()
    assert d.activate("Fairy Guardian").resolve().deck(YOU)[-1] == "Umi"


@pytest.mark.card("Fairy Box", "Rush Recklessly", "Reinforcements")
def test_an_attacker_struck_by_fairy_box_is_not_raised_by_a_trap_or_quick_play_magic():
    for name in ("Rush Recklessly", "Reinforcements"):
        theirs = attack("Battle Ox") + set_(name)
        d = table(you=face_up("Fairy Box"), them=theirs, turn=THEM, chance=[1]).to_battle()
        d.attack("Battle Ox").pass_().choose("heads").respond(name).resolve()
        assert (d.lp(YOU), d.attack_of("Battle Ox")) == (8000, 0), name


@pytest.mark.card(SPIRIT, "Spear Dragon", "Hayabusa Knight", "Spellbinding Circle", "Crass Clown")
@pytest.mark.rule("J-BP-02")
def test_a_monster_driven_by_the_dark_spirit_keeps_its_own_attacks_and_effects():
    d = table(you=attack("Kuriboh", "Spear Dragon"), them=set_(SPIRIT)).to_battle().attack("Kuriboh")
    d.respond(SPIRIT).resolve()
    assert (d.lp(THEM), d.position("Spear Dragon")) == (6100, "defense")
    d = table(you=attack("Kuriboh", "Hayabusa Knight"), them=set_(SPIRIT)).to_battle().attack("Kuriboh")
    d.respond(SPIRIT).resolve().attack("Hayabusa Knight").attack("Hayabusa Knight").resolve()
    assert d.lp(THEM) == 5000
    circle = set_(SPIRIT, "Spellbinding Circle")
    d = table(you=attack("Kuriboh", "Battle Ox"), them=circle).to_battle().attack("Battle Ox")
    d.respond("Spellbinding Circle", ["Battle Ox"]).resolve().attack("Kuriboh").respond(SPIRIT).resolve()
    assert d.lp(THEM) == 6300
    d = table(you=attack("Kuriboh") + defense("Crass Clown"), them=attack("Battle Ox") + set_(SPIRIT))
    d.to_battle().attack("Kuriboh", "Battle Ox").respond(SPIRIT).resolve()
    assert d.hand(THEM) == ["Battle Ox"]
