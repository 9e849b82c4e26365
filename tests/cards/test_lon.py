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
