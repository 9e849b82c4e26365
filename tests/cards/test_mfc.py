"""Cards of Magician's Force (MFC)."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

SCIENTIST = "Magical Scientist"
SWORDSMAN = "Flame Swordsman"


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("R-EFF-05", "J-SUM-07")
def test_the_scientist_pays_1000_for_a_small_fusion_monster():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN)).activate(SCIENTIST).choose("defense")
    assert (d.lp(YOU), d.position(SWORDSMAN), d.fusion_deck(YOU)) == (7000, "defense", [])


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("J-EFF-03")
def test_the_scientist_works_as_often_as_he_is_paid():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN, SWORDSMAN) + lp(2500))
    d.activate(SCIENTIST).choose("attack").activate(SCIENTIST).choose("attack")
    assert (d.lp(YOU), d.monsters(YOU).count(SWORDSMAN)) == (500, 2)


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("J-EFF-07")
def test_the_scientist_cannot_take_the_last_1000():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + lp(1000))
    assert "J-EFF-07" in d.why_not(SCIENTIST, "activate")


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("J-EFF-12")
def test_the_scientist_makes_no_monster_of_level_7():
    d = table(you=attack(SCIENTIST) + fusion_deck("Gaia the Dragon Champion"))
    assert "J-EFF-12" in d.why_not(SCIENTIST, "activate")


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("R-ZONE-02")
def test_the_scientist_needs_a_free_zone():
    d = table(you=attack(SCIENTIST, "Battle Ox", "Kuriboh", "Jinzo", "Sangan") + fusion_deck(SWORDSMAN))
    assert "R-ZONE-02" in d.why_not(SCIENTIST, "activate")


@pytest.mark.card("Magical Scientist")
def test_what_the_scientist_made_attacks_monsters_but_not_directly():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN), them=attack("Kuriboh"))
    d.activate(SCIENTIST).choose("attack").to_battle().attack(SWORDSMAN, "Kuriboh").resolve()
    assert d.lp(THEM) == 8000 - 1500
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN)).activate(SCIENTIST).choose("attack")
    d.to_battle()
    assert not d.can("attack", SWORDSMAN, DIRECT)
    assert d.can("attack", SCIENTIST, DIRECT)


@pytest.mark.card("Magical Scientist")
def test_what_the_scientist_made_goes_back_in_the_end_phase():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN)).activate(SCIENTIST).choose("attack").end_turn()
    assert (d.monsters(YOU), d.fusion_deck(YOU)) == ([SCIENTIST], [SWORDSMAN])


@pytest.mark.card("Magical Scientist", "Ring of Destruction")
def test_it_goes_back_though_the_scientist_has_gone():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + set_("Ring of Destruction"))
    d.activate(SCIENTIST).resolve().choose("attack")
    d.activate("Ring of Destruction", targets=[SCIENTIST]).end_turn()
    assert (d.monsters(YOU), d.fusion_deck(YOU)) == ([], [SWORDSMAN])


@pytest.mark.card("Magical Scientist", "Ring of Destruction")
@pytest.mark.rule("J-EFF-04")
def test_the_effect_resolves_though_the_scientist_is_destroyed_in_answer():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN), them=set_("Ring of Destruction"))
    d.activate(SCIENTIST).respond("Ring of Destruction").choose("attack")
    assert d.monsters(YOU) == [SWORDSMAN]


@pytest.mark.card("Magical Scientist", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_turned_face_down_it_stays_and_may_attack_directly_later():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + hand("Book of Moon"))
    d.activate(SCIENTIST).resolve().choose("attack").activate("Book of Moon", targets=[SWORDSMAN]).end_turn()
    assert d.position(SWORDSMAN) == "set"
    d.end_turn().flip(SWORDSMAN).to_battle()
    assert d.can("attack", SWORDSMAN, DIRECT)


@pytest.mark.card("Magical Scientist", "Dark Hole", "Monster Reborn")
@pytest.mark.rule("J-FUS-05", "R-FUS-08")
def test_destroyed_it_stays_in_the_graveyard_and_cannot_be_revived():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + hand("Dark Hole", "Monster Reborn"))
    d.activate(SCIENTIST).choose("attack").activate("Dark Hole")
    assert d.graveyard(YOU) == [SCIENTIST, SWORDSMAN, "Dark Hole"]
    d.activate("Monster Reborn")
    d.choose("attack").end_turn()
    assert d.monsters(YOU) == [SCIENTIST]
    assert SWORDSMAN in d.graveyard(YOU)


@pytest.mark.card("Magical Scientist", "Penguin Soldier")
@pytest.mark.rule("R-FUS-09")
def test_bounced_it_goes_to_the_fusion_deck():
    d = table(you=attack(SCIENTIST) + set_("Penguin Soldier") + fusion_deck(SWORDSMAN))
    d.activate(SCIENTIST).choose("attack").flip("Penguin Soldier").use("Penguin Soldier", [SWORDSMAN]).done()
    assert (d.hand(YOU), d.fusion_deck(YOU)) == ([], [SWORDSMAN])


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("R-TRIB-02")
def test_it_may_be_tributed():
    d = table(you=attack(SCIENTIST) + hand("Summoned Skull") + fusion_deck(SWORDSMAN))
    d.activate(SCIENTIST).choose("attack").summon("Summoned Skull", tributes=[SWORDSMAN]).end_turn()
    assert sorted(d.monsters(YOU)) == [SCIENTIST, "Summoned Skull"]


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("J-EFF-01")
def test_the_scientist_works_only_in_your_main_phase():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN), phase=BATTLE_PHASE)
    assert "J-EFF-01" in d.why_not(SCIENTIST, "activate")


@pytest.mark.card("Magical Scientist", "Scapegoat")
def test_after_scapegoat_the_scientist_rests():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + hand("Scapegoat"))
    d.activate("Scapegoat")
    assert d.why_not(SCIENTIST, "activate") != []


@pytest.mark.card("Magical Scientist")
@pytest.mark.rule("J-PHASE-03")
def test_two_monsters_of_the_same_scientist_go_back_one_after_the_other():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN, "Fusionist"))
    d.activate(SCIENTIST).pick(SWORDSMAN).choose("attack").activate(SCIENTIST).choose("attack").end_turn()
    first, second = d.state.decision.options
    assert first.key != second.key
    d.choose(second.key)
    assert d.fusion_deck(YOU) == ["Fusionist", SWORDSMAN]


# -- Breaker the Magical Warrior --------------------------------------------------------------------

BREAKER = "Breaker the Magical Warrior"
COUNTER = "Spell Counter"


def counters(d, name):
    return d.card(name).note(COUNTER)


@pytest.mark.card("Breaker the Magical Warrior")
@pytest.mark.rule("J-EFF-18")
def test_breaker_gets_a_counter_and_300_atk_as_he_is_normal_summoned():
    d = table(you=hand(BREAKER)).summon(BREAKER)
    assert (counters(d, BREAKER), d.attack_of(BREAKER)) == (1, 1900)
    assert d.seen(by=THEM, of=YOU).monsters[2].counters == {COUNTER: 1}


@pytest.mark.card("Breaker the Magical Warrior")
@pytest.mark.rule("J-EFF-18")
def test_breaker_flip_or_special_summoned_gets_none():
    d = table(you=set_(BREAKER)).flip(BREAKER)
    assert (counters(d, BREAKER), d.attack_of(BREAKER)) == (0, 1600)
    d = table(you=hand("Monster Reborn") + graveyard(BREAKER)).activate("Monster Reborn").choose("attack")
    assert counters(d, BREAKER) == 0


@pytest.mark.card("Breaker the Magical Warrior")
@pytest.mark.rule("J-EFF-18", "J-EFF-06")
def test_breaker_removes_his_counter_to_destroy_a_magic_or_trap():
    d = table(you=hand(BREAKER), them=set_("Waboku") + field("Yami")).summon(BREAKER)
    d.activate(BREAKER, ["Yami"]).resolve()
    assert (d.attack_of(BREAKER), d.graveyard(THEM)) == (1600, ["Yami"])
    assert "J-EFF-18" in d.why_not(BREAKER, "activate")


@pytest.mark.card("Breaker the Magical Warrior")
@pytest.mark.rule("J-EFF-12")
def test_breaker_needs_a_magic_or_trap_on_the_field():
    assert table(you=hand(BREAKER)).summon(BREAKER).why_not(BREAKER, "activate") == ["J-EFF-12"]


@pytest.mark.card("Breaker the Magical Warrior", "Trap Hole")
@pytest.mark.rule("J-SUM-04", "J-EFF-18")
def test_trap_hole_in_answer_to_the_counter_comes_before_it():
    d = table(you=hand(BREAKER), them=set_("Trap Hole", "Waboku")).summon(BREAKER)
    d.respond("Trap Hole").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU), d.events("counters")) == ([], [BREAKER], [])


@pytest.mark.card("Breaker the Magical Warrior", "Ring of Destruction")
@pytest.mark.rule("J-EFF-04", "J-EFF-06")
def test_ring_in_answer_to_breakers_effect_sees_1600_atk_and_the_card_is_destroyed_all_the_same():
    d = table(you=hand(BREAKER), them=set_("Ring of Destruction", "Waboku")).summon(BREAKER)
    d.resolve().activate(BREAKER, ["Waboku"]).respond("Ring of Destruction").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6400, 6400)
    assert sorted(d.graveyard(THEM)) == ["Ring of Destruction", "Waboku"]


@pytest.mark.card("Breaker the Magical Warrior")
@pytest.mark.rule("R-CHAIN-07")
def test_breakers_effect_answers_nothing():
    d = table(you=attack(BREAKER, notes={COUNTER: 1}), them=hand("Dark Hole") + set_("Waboku"), turn=THEM)
    d.activate("Dark Hole")
    assert not d.can_respond(BREAKER)


@pytest.mark.card("Breaker the Magical Warrior", "Book of Moon")
@pytest.mark.rule("J-EFF-18", "J-TERM-07")
def test_the_counter_is_lost_when_breaker_is_turned_face_down():
    d = table(you=hand(BREAKER, "Book of Moon")).summon(BREAKER).resolve().activate("Book of Moon")
    assert counters(d, BREAKER) == 0
    assert d.seen(by=YOU, of=YOU).monsters[2].counters == {}


@pytest.mark.card("Breaker the Magical Warrior")
def test_a_new_breaker_begins_without_a_counter():
    d = table(
        you=attack(BREAKER, notes={COUNTER: 1}) + hand("Dark Hole", "Monster Reborn"),
    )
    d.activate("Dark Hole").activate("Monster Reborn", [BREAKER]).choose("attack")
    assert counters(d, BREAKER) == 0


# -- Pineapple Blast --------------------------------------------------------------------------------

PINEAPPLE = "Pineapple Blast"


@pytest.mark.card("Pineapple Blast")
def test_pineapple_blast_leaves_the_opponent_as_many_monsters_as_you_have():
    mine = set_(PINEAPPLE) + hand("Battle Ox") + defense("Kuriboh")
    d = table(you=mine, them=attack("Gemini Elf", "Sangan") + set_("Wall of Illusion", "Giant Germ"))
    d.summon("Battle Ox").respond(PINEAPPLE)
    assert (d.asked, len(d.options())) == (THEM, 4)
    d.pick("Wall of Illusion", "Gemini Elf").resolve()
    assert sorted(d.monsters(THEM)) == ["Gemini Elf", "Wall of Illusion"]


@pytest.mark.card("Pineapple Blast")
def test_pineapple_blast_needs_more_monsters_on_the_other_side():
    d = table(you=set_(PINEAPPLE) + hand("Battle Ox"), them=attack("Gemini Elf")).summon("Battle Ox")
    assert d.kind == "act" and d.why_not(PINEAPPLE)


@pytest.mark.card("Pineapple Blast")
def test_pineapple_blast_answers_your_tribute_summon_but_no_flip_summon_and_none_of_the_opponents():
    them = attack("Gemini Elf", "Giant Germ")
    d = table(you=set_(PINEAPPLE) + hand("Summoned Skull") + attack("Kuriboh"), them=them)
    assert d.summon("Summoned Skull", tributes=["Kuriboh"]).can_respond(PINEAPPLE)
    d = table(you=set_(PINEAPPLE, "Kuriboh"), them=them).flip("Kuriboh")
    assert d.kind == "act" and d.why_not(PINEAPPLE)
    d = table(you=set_(PINEAPPLE), them=them + hand("Sangan"), turn=THEM).summon("Sangan")
    assert d.kind == "act"


@pytest.mark.card("Pineapple Blast", "Trap Hole")
def test_pineapple_blast_counts_as_it_resolves_and_with_no_monsters_left_destroys_all():
    d = table(
        you=set_(PINEAPPLE) + hand("Battle Ox"), them=attack("Gemini Elf", "Giant Germ") + set_("Trap Hole")
    )
    d.summon("Battle Ox").respond(PINEAPPLE).respond("Trap Hole").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], [])


@pytest.mark.card("Pineapple Blast", "Ring of Destruction")
def test_pineapple_blast_destroys_nothing_when_the_numbers_have_become_equal():
    them = attack("Gemini Elf", "Giant Germ") + set_("Ring of Destruction")
    d = table(you=set_(PINEAPPLE) + hand("Battle Ox"), them=them)
    d.summon("Battle Ox").respond(PINEAPPLE).respond("Ring of Destruction", targets=["Giant Germ"]).resolve()
    assert d.monsters(THEM) == ["Gemini Elf"]


@pytest.mark.card("Pineapple Blast", "Marauding Captain")
def test_pineapple_blast_is_not_used_when_marauding_captain_brings_a_monster():
    mine = set_(PINEAPPLE) + hand("Marauding Captain", "Kuriboh")
    d = table(you=mine, them=attack("Gemini Elf", "Sangan", "Giant Germ")).summon("Marauding Captain")
    assert d.use("Marauding Captain").choose("attack").kind == "act"
    assert d.magic_traps(YOU) == [PINEAPPLE]
    d = table(you=mine, them=attack("Gemini Elf", "Sangan", "Giant Germ")).summon("Marauding Captain").no()
    assert d.can_respond(PINEAPPLE)


@pytest.mark.card("Pineapple Blast", "My Body as a Shield")
def test_pineapple_blast_would_destroy_a_monster():
    d = table(
        you=set_(PINEAPPLE) + hand("Battle Ox"),
        them=attack("Gemini Elf", "Giant Germ") + set_("My Body as a Shield"),
    )
    d.summon("Battle Ox").respond(PINEAPPLE).respond("My Body as a Shield").resolve()
    assert d.monsters(THEM) == ["Gemini Elf", "Giant Germ"]


# -- Royal Magical Library --------------------------------------------------------------------------

LIBRARY = "Royal Magical Library"


@pytest.mark.card("Royal Magical Library")
@pytest.mark.rule("J-EFF-18")
def test_the_library_counts_every_magic_card_of_both_players_that_resolves():
    d = table(
        you=defense(LIBRARY) + attack("Battle Ox") + hand("Ookazi", "Axe of Despair"),
        them=set_("Mystical Space Typhoon"),
    )
    assert counters(d.activate("Ookazi").resolve(), LIBRARY) == 1
    d.activate("Axe of Despair", ["Battle Ox"]).resolve()
    assert counters(d, LIBRARY) == 2
    d.end_turn().activate("Mystical Space Typhoon").resolve()
    assert counters(d, LIBRARY) == 3


@pytest.mark.card("Royal Magical Library")
@pytest.mark.rule("J-EFF-18")
def test_the_library_holds_three_counters_and_gives_them_for_a_card():
    d = table(you=defense(LIBRARY, notes={COUNTER: 2}) + hand("Ookazi", "Ookazi") + deck("Jinzo"))
    assert "J-EFF-18" in d.why_not(LIBRARY, "activate")
    d.activate("Ookazi").activate("Ookazi")
    assert counters(d, LIBRARY) == 3
    d.activate(LIBRARY)
    assert (d.hand(YOU), counters(d, LIBRARY)) == (["Jinzo"], 0)


@pytest.mark.card("Royal Magical Library")
@pytest.mark.rule("J-EFF-18")
def test_a_trap_and_a_card_that_is_already_on_the_field_give_no_counter():
    d = table(you=defense(LIBRARY) + set_("Waboku") + face_up("Messenger of Peace"), phase=TURN_BEGINS)
    d.to_phase(STANDBY_PHASE).use("Messenger of Peace").resolve().yes().activate("Waboku").resolve()
    assert counters(d, LIBRARY) == 0


@pytest.mark.card("Royal Magical Library", "Magic Jammer")
@pytest.mark.rule("J-EFF-18", "J-MAG-06")
def test_a_negated_activation_gives_no_counter():
    d = table(you=defense(LIBRARY) + hand("Pot of Greed"), them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate("Pot of Greed").respond("Magic Jammer").resolve()
    assert (counters(d, LIBRARY), d.hand(YOU)) == (0, [])


@pytest.mark.card("Royal Magical Library", "Imperial Order")
@pytest.mark.rule("J-EFF-18", "J-MAG-06")
def test_a_negated_effect_gives_a_counter():
    d = table(you=defense(LIBRARY) + hand("Pot of Greed"), them=set_("Imperial Order"))
    d.activate("Pot of Greed").respond("Imperial Order").resolve()
    assert (counters(d, LIBRARY), d.hand(YOU)) == (1, [])


@pytest.mark.card("Royal Magical Library", "Monster Reborn")
@pytest.mark.rule("J-EFF-18")
def test_the_magic_card_that_brings_the_library_gives_it_no_counter():
    d = table(you=hand("Monster Reborn") + graveyard(LIBRARY)).activate("Monster Reborn").choose("attack")
    assert counters(d, LIBRARY) == 0


@pytest.mark.card("Royal Magical Library", "Call of the Haunted")
@pytest.mark.rule("J-EFF-18")
def test_a_library_that_comes_in_answer_to_a_magic_card_gets_none_for_it():
    d = table(you=hand("Pot of Greed") + graveyard(LIBRARY) + set_("Call of the Haunted"))
    d.activate("Pot of Greed").respond("Call of the Haunted").resolve()
    assert (counters(d, LIBRARY), len(d.hand(YOU))) == (0, 2)


@pytest.mark.card("Royal Magical Library", "Mystical Space Typhoon")
@pytest.mark.rule("J-EFF-18", "J-MAG-05")
def test_a_continuous_magic_destroyed_in_answer_gives_none_and_the_typhoon_one():
    d = table(you=defense(LIBRARY) + hand("Messenger of Peace"), them=set_("Mystical Space Typhoon"))
    d.activate("Messenger of Peace").respond("Mystical Space Typhoon", ["Messenger of Peace"]).resolve()
    assert counters(d, LIBRARY) == 1


@pytest.mark.card("Royal Magical Library", "Book of Moon")
@pytest.mark.rule("J-EFF-18")
def test_a_library_turned_face_down_in_the_chain_gets_none():
    d = table(you=defense(LIBRARY) + hand("Pot of Greed"), them=set_("Book of Moon"))
    d.activate("Pot of Greed").respond("Book of Moon").resolve()
    assert counters(d, LIBRARY) == 0


# -- Skilled Dark Magician --------------------------------------------------------------------------

SKILLED = "Skilled Dark Magician"


@pytest.mark.card("Skilled Dark Magician")
@pytest.mark.rule("J-EFF-18")
@pytest.mark.parametrize("place", [hand, deck, graveyard])
def test_skilled_dark_magician_with_three_counters_brings_dark_magician(place):
    d = table(you=attack(SKILLED, notes={COUNTER: 3}) + place("Dark Magician"))
    d.activate(SKILLED).choose("attack")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Dark Magician"], [SKILLED])


@pytest.mark.card("Skilled Dark Magician")
@pytest.mark.rule("J-EFF-12")
def test_with_two_counters_he_brings_nobody():
    d = table(you=attack(SKILLED, notes={COUNTER: 2}) + hand("Dark Magician", "Ookazi"))
    assert d.why_not(SKILLED, "activate") == ["J-EFF-12"]
    d.activate("Ookazi").activate(SKILLED).choose("defense")
    assert d.position("Dark Magician") == "defense"


@pytest.mark.card("Skilled Dark Magician")
@pytest.mark.rule("J-PUB-03")
def test_he_may_be_tributed_though_no_dark_magician_is_there():
    d = table(you=attack(SKILLED, notes={COUNTER: 3})).activate(SKILLED)
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], [SKILLED])
    assert [e.text for e in d.events("reveal")] == ["verify"]


@pytest.mark.card("Skilled Dark Magician")
@pytest.mark.rule("J-TRIB-02")
def test_on_a_full_field_he_makes_room_himself():
    full = attack(SKILLED, notes={COUNTER: 3}) + attack("Kuriboh", "Kuriboh", "Kuriboh", "Kuriboh")
    d = table(you=full + hand("Dark Magician")).activate(SKILLED).choose("attack")
    assert d.monsters(YOU).count("Dark Magician") == 1


@pytest.mark.card("Skilled Dark Magician")
@pytest.mark.rule("J-EFF-05")
def test_who_controls_him_brings_his_own_dark_magician():
    d = table(
        you=attack(SKILLED, owner=THEM, notes={COUNTER: 3}) + graveyard("Dark Magician"),
        them=hand("Dark Magician"),
    )
    d.activate(SKILLED).choose("attack")
    assert (d.monsters(YOU), d.graveyard(THEM), d.hand(THEM)) == (
        ["Dark Magician"],
        [SKILLED],
        ["Dark Magician"],
    )


@pytest.mark.card("Skilled Dark Magician")
@pytest.mark.rule("J-EFF-18")
def test_a_monster_that_is_negated_gathers_none_and_loses_what_it_has():
    drain = trap("Drain", w.continuous(w.negates(w.MONSTER)), icon="continuous")
    d = table(
        you=attack(SKILLED, notes={COUNTER: 2}) + hand("Ookazi"), them=set_("Drain"), cards=[drain], turn=THEM
    )
    d.activate("Drain").end_turn()
    assert counters(d, SKILLED) == 0
    assert counters(d.activate("Ookazi"), SKILLED) == 0


# -- Spell Canceller --------------------------------------------------------------------------------


@pytest.mark.card("Spell Canceller")
@pytest.mark.rule("R-EFF-03")
def test_under_spell_canceller_no_magic_card_is_activated():
    d = table(you=attack("Spell Canceller") + hand("Pot of Greed"), them=set_("Mystical Space Typhoon"))
    assert "J-TRAP-02" in d.why_not("Pot of Greed")
    d.leave_for(BATTLE_PHASE)
    assert not d.can_respond("Mystical Space Typhoon")


@pytest.mark.card("Spell Canceller", "Axe of Despair")
def test_spell_canceller_negates_face_up_magic_cards_until_it_leaves():
    d = table(
        you=attack("Battle Ox", "Kuriboh")
        + equip("Axe of Despair", on="Battle Ox")
        + hand("Spell Canceller"),
        them=set_("Ring of Destruction"),
    )
    d.summon("Spell Canceller", tributes=["Kuriboh"])
    assert d.attack_of("Battle Ox") == 1700
    d.respond("Ring of Destruction", ["Spell Canceller"]).resolve()
    assert d.attack_of("Battle Ox") == 2700


@pytest.mark.card("Spell Canceller", "Call of the Haunted")
@pytest.mark.rule("J-MAG-06")
def test_spell_canceller_called_in_a_chain_negates_the_magic_card_below():
    d = table(you=hand("Pot of Greed"), them=set_("Call of the Haunted") + graveyard("Spell Canceller"))
    d.activate("Pot of Greed").respond("Call of the Haunted").resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], ["Pot of Greed"])


@pytest.mark.card("Spell Canceller", "Premature Burial")
def test_premature_burial_brings_spell_canceller_and_is_negated_by_it():
    d = table(
        you=graveyard("Spell Canceller") + hand("Premature Burial"), them=set_("Dust Tornado"), phase=MAIN_1
    )
    d.activate("Premature Burial").resolve()
    d.leave_for(BATTLE_PHASE).respond("Dust Tornado", ["Premature Burial"]).resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU)) == (["Spell Canceller"], [])


@pytest.mark.card("Spell Canceller", "Black Pendant")
def test_what_works_in_the_graveyard_goes_on_under_spell_canceller():
    d = table(
        you=attack("Spell Canceller") + equip("Black Pendant", on="Spell Canceller"),
        them=set_("Dust Tornado"),
    )
    d.leave_for(BATTLE_PHASE).respond("Dust Tornado", ["Black Pendant"]).resolve()
    assert d.lp(THEM) == 7500


# -- Thunder of Ruler -------------------------------------------------------------------------------


@pytest.mark.card("Thunder of Ruler")
@pytest.mark.rule("R-PHASE-10")
def test_thunder_of_ruler_in_the_opponents_standby_phase_takes_his_battle_phase():
    d = table(you=attack("Battle Ox"), them=set_("Thunder of Ruler"), phase=STANDBY_PHASE)
    d.respond("Thunder of Ruler").to_phase(MAIN_1)
    assert not d.can_go(BATTLE_PHASE) and d.can_go(END_PHASE) and not d.can_go(MAIN_2)


@pytest.mark.card("Thunder of Ruler")
def test_thunder_of_ruler_is_for_that_phase_alone_and_for_that_turn():
    d = table(you=attack("Battle Ox"), them=set_("Thunder of Ruler"))
    d.leave_for(BATTLE_PHASE)
    assert not d.can_respond("Thunder of Ruler")
    d = table(you=attack("Battle Ox"), them=set_("Thunder of Ruler"), phase=STANDBY_PHASE)
    d.respond("Thunder of Ruler").end_turn().end_turn()
    assert d.can_go(BATTLE_PHASE)


@pytest.mark.card("Thunder of Ruler")
def test_thunder_of_ruler_not_in_your_own_standby_phase():
    d = table(you=set_("Thunder of Ruler", "Reckless Greed"), phase=STANDBY_PHASE)
    assert not d.can_respond("Thunder of Ruler")


# -- Tribe-Infecting Virus --------------------------------------------------------------------------

VIRUS = "Tribe-Infecting Virus"


@pytest.mark.card("Tribe-Infecting Virus")
def test_tribe_infecting_virus_destroys_all_monsters_of_the_declared_type():
    d = table(
        you=attack(VIRUS, "Battle Ox") + hand("Umi"), them=attack("Jinzo", "Garoozis") + set_("Battle Ox")
    )
    d.activate(VIRUS)
    assert d.options() == ["Beast-Warrior", "Machine", "Aqua"]
    d.choose("Beast-Warrior")
    assert (d.monsters(YOU), d.monsters(THEM), d.graveyard(YOU)) == (
        [VIRUS],
        ["Jinzo", "Battle Ox"],
        ["Umi", "Battle Ox"],
    )
    assert [e.text for e in d.events("declare")] == ["Beast-Warrior"]


@pytest.mark.card("Tribe-Infecting Virus")
@pytest.mark.rule("J-EFF-03", "J-EFF-06")
def test_the_virus_works_as_often_as_a_card_is_discarded():
    d = table(you=attack(VIRUS, "Battle Ox") + hand("Umi", "Sogen"), them=attack("Jinzo"))
    d.activate(VIRUS).choose("Machine").pick("Umi").activate(VIRUS).choose("Beast-Warrior")
    assert (d.monsters(YOU), d.monsters(THEM), d.hand(YOU)) == ([VIRUS], [], [])
    assert d.why_not(VIRUS, "activate") == ["J-EFF-12"]


@pytest.mark.card("Tribe-Infecting Virus")
@pytest.mark.rule("J-EFF-20")
def test_a_type_that_lies_only_face_down_cannot_be_declared():
    d = table(you=attack(VIRUS, "Battle Ox") + hand("Umi"), them=set_("Jinzo")).activate(VIRUS)
    assert not any("Machine" in option for option in d.options())


@pytest.mark.card("Tribe-Infecting Virus", "Book of Moon")
@pytest.mark.rule("J-EFF-11")
def test_the_virus_looks_at_the_field_as_it_resolves():
    d = table(you=attack(VIRUS) + hand("Umi"), them=attack("Jinzo") + set_("Book of Moon"))
    d.activate(VIRUS).choose("Machine").respond("Book of Moon", ["Jinzo"]).resolve()
    assert d.monsters(THEM) == ["Jinzo"]


# -- Kaiser Colosseum -------------------------------------------------------------------------------

COLOSSEUM = "Kaiser Colosseum"


@pytest.mark.card(COLOSSEUM)
def test_under_kaiser_colosseum_the_opponent_brings_no_more_monsters_than_you_have():
    d = table(you=attack("Kuriboh") + hand("Battle Ox"), them=face_up(COLOSSEUM) + attack("Summoned Skull"))
    assert d.why_not("Battle Ox", "summon") == ["R-GEN-01"]
    assert d.why_not("Battle Ox", "set") == ["R-GEN-01"]
    d = table(you=hand("Battle Ox"), them=face_up(COLOSSEUM) + attack("Summoned Skull"))
    assert d.summon("Battle Ox").monsters(YOU) == ["Battle Ox"]


@pytest.mark.card(COLOSSEUM)
def test_kaiser_colosseum_does_not_bind_its_player_nor_without_a_monster_of_his():
    d = table(you=face_up(COLOSSEUM) + attack("Kuriboh") + hand("Battle Ox"))
    assert d.can("summon", "Battle Ox")
    d = table(you=attack("Kuriboh") + hand("Battle Ox"), them=face_up(COLOSSEUM))
    assert d.can("summon", "Battle Ox")


@pytest.mark.card(COLOSSEUM, "Monster Reborn", "Scapegoat", "Change of Heart")
def test_under_kaiser_colosseum_no_special_summon_but_a_change_of_control():
    d = table(
        you=attack("Kuriboh") + hand("Monster Reborn", "Scapegoat", "Change of Heart"),
        them=face_up(COLOSSEUM) + attack("Summoned Skull") + graveyard("Battle Ox"),
    )
    assert "R-GEN-01" in d.why_not("Monster Reborn") and "R-GEN-01" in d.why_not("Scapegoat")
    d.activate("Change of Heart")
    assert len(d.monsters(YOU)) == 2 and d.can("activate", "Monster Reborn")


@pytest.mark.card(COLOSSEUM, "Scapegoat")
def test_four_tokens_need_room_for_four():
    d = table(
        you=hand("Scapegoat"), them=face_up(COLOSSEUM) + attack("Summoned Skull", "Kuriboh", "Battle Ox")
    )
    assert d.why_not("Scapegoat") == ["R-GEN-01"]


@pytest.mark.card(COLOSSEUM)
@pytest.mark.rule("R-TRIB-01")
def test_a_tribute_makes_room_under_kaiser_colosseum():
    d = table(
        you=attack("Kuriboh") + hand("Summoned Skull") + set_("Mystical Elf"),
        them=face_up(COLOSSEUM) + attack("Battle Ox", "Silver Fang"),
    )
    assert d.can("flip", "Mystical Elf")
    d.summon("Summoned Skull", tributes=["Kuriboh"])
    assert len(d.monsters(YOU)) == 2


@pytest.mark.card(COLOSSEUM)
def test_more_monsters_than_you_have_may_stay_and_be_flip_summoned():
    d = table(
        you=attack("Kuriboh", "Battle Ox") + set_("Mystical Elf"),
        them=face_up(COLOSSEUM) + attack("Summoned Skull"),
    )
    assert len(d.flip("Mystical Elf").monsters(YOU)) == 3


@pytest.mark.card(COLOSSEUM, "Cyber Jar")
def test_cyber_jar_lets_the_opponent_of_kaiser_colosseum_summon_no_more_than_it_lets_you():
    d = table(
        you=set_("Cyber Jar") + deck("Battle Ox", "Silver Fang", *["Raigeki"] * 3),
        them=face_up(COLOSSEUM) + deck("Kuriboh", *["Raigeki"] * 4),
    )
    d.flip("Cyber Jar")
    while d.kind != "act":
        d.choose("attack") if d.kind == "position" else d.pick(
            "Battle Ox"
        ) if d.kind == "choose" else d.pass_()
    assert len(d.monsters(THEM)) == 1


@pytest.mark.card(COLOSSEUM)
@pytest.mark.rule("R-FUS-03")
def test_under_kaiser_colosseum_a_fusion_with_two_materials_of_the_field():
    d = table(
        you=attack("Zombyra the Dark", "Maryokutai")
        + hand("Polymerization")
        + fusion_deck("The Last Warrior from Another Planet"),
        them=face_up(COLOSSEUM) + attack("Kuriboh"),
    )
    d.activate("Polymerization", ["Zombyra the Dark", "Maryokutai"]).choose("attack").resolve()
    assert d.monsters(YOU) == ["The Last Warrior from Another Planet"]
    d = table(
        you=attack("Battle Ox")
        + hand("Polymerization", "Zombyra the Dark", "Maryokutai")
        + fusion_deck("The Last Warrior from Another Planet"),
        them=face_up(COLOSSEUM) + attack("Kuriboh"),
    )
    assert d.why_not("Polymerization") == ["R-GEN-01"]


# -- Rivalry of Warlords ----------------------------------------------------------------------------

RIVALRY = "Rivalry of Warlords"


@pytest.mark.card(RIVALRY)
def test_rivalry_of_warlords_lets_each_player_choose_one_type_as_it_resolves():
    d = table(
        you=set_(RIVALRY) + attack("Battle Ox", "Summoned Skull", "Kuriboh"),
        them=attack("Dark Magician", "Silver Fang") + set_("Mystical Elf"),
    )
    d.activate(RIVALRY)
    assert (d.asked, sorted(d.options())) == (YOU, ["Beast-Warrior", "Fiend"])
    d.choose("Fiend")
    assert d.asked == THEM
    d.choose("Beast")
    assert d.monsters(YOU) == ["Summoned Skull", "Kuriboh"]
    assert d.monsters(THEM) == ["Silver Fang", "Mystical Elf"]
    assert {e.causes for e in d.events("move") if "Battle Ox" in e.cards} == {frozenset({"move"})}


@pytest.mark.card(RIVALRY)
def test_under_rivalry_no_monster_of_another_type_is_summoned_but_it_may_be_set():
    d = table(you=face_up(RIVALRY) + attack("Battle Ox") + hand("Kuriboh") + set_("Mystical Elf"))
    assert d.why_not("Kuriboh", "summon") == ["R-GEN-01"]
    assert d.why_not("Mystical Elf", "flip") == ["R-GEN-01"]
    assert d.can("set", "Kuriboh")
    d = table(you=face_up(RIVALRY) + hand("Kuriboh"), them=attack("Battle Ox"))
    assert d.can("summon", "Kuriboh")


@pytest.mark.card(RIVALRY)
@pytest.mark.rule("R-TRIB-01")
def test_under_rivalry_the_only_monster_may_be_tributed_for_another_type():
    d = table(you=face_up(RIVALRY) + attack("Battle Ox") + hand("Summoned Skull"))
    d.summon("Summoned Skull", tributes=["Battle Ox"])
    assert d.monsters(YOU) == ["Summoned Skull"]
    d = table(you=face_up(RIVALRY) + attack("Battle Ox", "Battle Ox") + hand("Summoned Skull"))
    assert d.why_not("Summoned Skull", "summon") == ["R-GEN-01"]


@pytest.mark.card(RIVALRY, "Soul Exchange")
@pytest.mark.rule("R-TRIB-01")
def test_under_rivalry_a_monster_that_must_be_tributed_first_leaves_the_others_where_they_are():
    mine = face_up(RIVALRY) + hand("Soul Exchange", "Summoned Skull", "Blue-Eyes White Dragon")
    d = table(you=mine + attack("Battle Ox"), them=attack("Mystical Elf"))
    d.activate("Soul Exchange")
    assert d.why_not("Summoned Skull", "summon") == ["R-GEN-01"]
    d.summon("Blue-Eyes White Dragon", tributes=["Mystical Elf", "Battle Ox"])
    assert d.monsters(YOU) == ["Blue-Eyes White Dragon"]


@pytest.mark.card(RIVALRY, "Guardian Grarl", "Gravity Axe - Grarl")
@pytest.mark.rule("R-TRIB-01")
def test_a_tribute_that_lifts_a_ban_and_takes_the_condition_away_is_none():
    you = face_up(RIVALRY) + attack("Kuriboh") + set_("Mystical Elf") + hand("Guardian Grarl", "Umi")
    d = table(you=you + equip("Gravity Axe - Grarl", on="Kuriboh"))
    assert d.why_not("Guardian Grarl", "summon") == ["R-GEN-01"]
    d = table(you=you + equip("Gravity Axe - Grarl", on="Battle Ox"), them=attack("Battle Ox"))
    d.summon("Guardian Grarl", tributes=["Kuriboh"])
    assert "Guardian Grarl" in d.monsters(YOU)


@pytest.mark.card(RIVALRY)
@pytest.mark.rule("J-DMG-03", "J-DMG-01")
def test_a_set_monster_of_another_type_is_destroyed_after_the_battle_that_turns_it_up():
    d = table(
        you=attack("Kuriboh"),
        them=face_up(RIVALRY) + attack("Battle Ox") + set_("Mystical Elf"),
        phase=BATTLE_PHASE,
    )
    d.attack("Kuriboh", "Mystical Elf").resolve()
    assert (d.lp(YOU), d.monsters(THEM)) == (6300, ["Battle Ox"])
    assert d.graveyard(THEM) == ["Mystical Elf"]


@pytest.mark.card(RIVALRY, "Magician of Faith")
@pytest.mark.rule("J-DMG-03")
def test_its_flip_effect_is_used_all_the_same():
    d = table(
        you=attack("Kuriboh"),
        them=face_up(RIVALRY) + attack("Battle Ox") + set_("Magician of Faith") + graveyard("Raigeki"),
        phase=BATTLE_PHASE,
    )
    d.attack("Kuriboh", "Magician of Faith").resolve()
    assert (d.hand(THEM), d.monsters(THEM)) == (["Raigeki"], ["Battle Ox"])


@pytest.mark.card(RIVALRY, "Change of Heart")
def test_a_monster_of_another_type_that_is_taken_is_destroyed():
    d = table(
        you=face_up(RIVALRY) + attack("Battle Ox") + hand("Change of Heart"), them=attack("Summoned Skull")
    )
    d.activate("Change of Heart")
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Battle Ox"], ["Summoned Skull"])


@pytest.mark.card(RIVALRY, "Monster Reborn")
@pytest.mark.rule("J-EFF-10")
def test_under_rivalry_a_special_summon_of_another_type_finds_no_target_or_disappears():
    d = table(you=face_up(RIVALRY) + attack("Battle Ox") + hand("Monster Reborn") + graveyard("Kuriboh"))
    assert d.why_not("Monster Reborn")
    d = table(you=attack("Battle Ox") + hand("Monster Reborn") + graveyard("Kuriboh"), them=set_(RIVALRY))
    d.activate("Monster Reborn").respond(RIVALRY).resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Battle Ox"], ["Kuriboh", "Monster Reborn"])


@pytest.mark.card(RIVALRY, "DNA Surgery")
def test_dna_surgery_makes_all_of_one_type_and_its_end_lets_the_player_choose():
    d = table(
        you=face_up(RIVALRY)
        + face_up("DNA Surgery", notes={"declared": 1})
        + attack("Battle Ox", "Kuriboh")
        + hand("Silver Fang"),
        them=set_("Dust Tornado"),
    )
    assert len(d.summon("Silver Fang").monsters(YOU)) == 3
    d.leave_for(BATTLE_PHASE).respond("Dust Tornado", ["DNA Surgery"]).resolve()
    d.choose("Fiend")
    assert d.monsters(YOU) == ["Kuriboh"]


@pytest.mark.card(RIVALRY, "Dark Hole")
def test_when_all_your_monsters_are_gone_any_type_may_come():
    d = table(you=face_up(RIVALRY) + attack("Battle Ox") + hand("Kuriboh", "Dark Hole"))
    d.activate("Dark Hole").summon("Kuriboh")
    assert d.monsters(YOU) == ["Kuriboh"]


@pytest.mark.card(RIVALRY, "Cyber Jar")
def test_cyber_jar_under_rivalry_different_types_face_up_must_be_made_one():
    d = table(
        you=face_up(RIVALRY) + set_("Cyber Jar") + deck("Battle Ox", "Silver Fang", *["Raigeki"] * 3),
        them=deck(*["Raigeki"] * 5),
    )
    d.flip("Cyber Jar").choose("attack").choose("attack").choose("Beast")
    assert d.monsters(YOU) == ["Silver Fang"]


# -- Double Spell -----------------------------------------------------------------------------------

FULL = ("Battle Ox", "Mystical Elf", "Silver Fang", "Summoned Skull", "Dark Magician")


def doubled(name, you=(), them=(), **more):
    """Double Spell uses this Magic Card in the opponent's Graveyard."""
    d = table(you=hand("Double Spell", "Umi") + list(you), them=graveyard(name) + list(them), **more)
    return d.activate("Double Spell").resolve()


@pytest.mark.card("Double Spell", "Pot of Greed")
def test_double_spell_does_what_the_opponents_magic_card_says():
    d = doubled("Pot of Greed")
    assert (len(d.hand(YOU)), d.graveyard(YOU)) == (2, ["Umi", "Double Spell"])
    assert d.graveyard(THEM) == ["Pot of Greed"]


@pytest.mark.card("Double Spell", "Tribute to The Doomed")
@pytest.mark.rule("J-EFF-06")
def test_its_choices_and_its_cost_are_yours_as_double_spell_resolves():
    d = doubled("Tribute to The Doomed", you=hand("Kuriboh", "Sangan"), them=attack("Jinzo", "Battle Ox"))
    assert d.asked == YOU
    d.pick("Sangan").pick("Jinzo")
    assert (d.graveyard(THEM), d.monsters(THEM)) == (["Tribute to The Doomed", "Jinzo"], ["Battle Ox"])
    assert sorted(d.graveyard(YOU)) == ["Double Spell", "Sangan", "Umi"]


@pytest.mark.card("Double Spell", "Snatch Steal", "Messenger of Peace")
@pytest.mark.rule("R-EQUIP-05")
def test_an_equip_is_laid_on_your_side_and_works_for_you():
    d = doubled("Snatch Steal", them=attack("Jinzo"))
    assert (d.monsters(YOU), d.magic_traps(YOU)) == (["Jinzo"], ["Snatch Steal"])
    assert d.card("Snatch Steal").owner == d._seat(THEM)
    d.end_turn()
    assert d.lp(THEM) == 9000, "the opponent's Standby Phase"
    d = doubled("Messenger of Peace", you=set_("Mystical Space Typhoon"))
    d.activate("Mystical Space Typhoon", ["Messenger of Peace"]).resolve()
    assert d.graveyard(THEM) == ["Messenger of Peace"]


@pytest.mark.card("Double Spell", "Sogen", "Yami")
@pytest.mark.rule("R-FIELD-03", "J-FIELD-02")
def test_a_field_magic_goes_to_your_field_card_zone():
    d = doubled("Sogen", you=attack("Battle Ox"), them=field("Yami"))
    assert (d.field(YOU), d.field(THEM), d.attack_of("Battle Ox")) == ("Sogen", None, 1900)


@pytest.mark.card("Double Spell", "Axe of Despair", "Monster Reborn")
@pytest.mark.rule("J-EFF-12")
def test_only_what_could_be_activated_now_can_be_chosen():
    d = table(you=hand("Double Spell", "Umi"), them=graveyard("Axe of Despair"))
    assert d.why_not("Double Spell") == ["J-EFF-12"], "there is no monster to equip"
    d = table(you=hand("Double Spell", "Umi"), them=graveyard("Monster Reborn"))
    assert d.why_not("Double Spell") == ["J-EFF-12"]
    d = table(you=hand("Double Spell", "Umi"), them=graveyard("Monster Reborn", "Jinzo"))
    assert d.why_not("Double Spell") == []


@pytest.mark.card("Double Spell", "Messenger of Peace")
@pytest.mark.rule("R-ZONE-04")
def test_what_stays_on_the_field_needs_a_second_zone():
    four = set_("Waboku", "Trap Hole", "Dust Tornado", "Just Desserts")
    d = table(you=hand("Double Spell", "Umi") + four, them=graveyard("Messenger of Peace"))
    assert d.why_not("Double Spell") == ["J-EFF-12"]
    d = table(you=hand("Double Spell", "Umi") + four, them=graveyard("Messenger of Peace", "Pot of Greed"))
    d.activate("Double Spell").resolve()
    assert len(d.hand(YOU)) == 2


@pytest.mark.card("Double Spell", "Magic Jammer", "Skilled Dark Magician")
@pytest.mark.rule("J-EFF-18", "J-CHAIN-09")
def test_the_card_that_is_used_is_not_activated():
    d = table(
        you=hand("Double Spell", "Umi") + attack("Skilled Dark Magician"),
        them=graveyard("Pot of Greed") + set_("Magic Jammer") + hand("Kuriboh"),
    )
    d.activate("Double Spell", cost=["Umi"])
    assert d.can_respond("Magic Jammer")
    d.resolve()
    assert d.card("Skilled Dark Magician").note("Spell Counter") == 1
    assert not d.can_respond("Magic Jammer")


@pytest.mark.card("Double Spell")
def test_a_double_spell_in_the_opponents_graveyard_is_used_with_its_own_cost_and_target():
    d = table(
        you=hand("Double Spell", "Umi", "Sogen"),
        them=graveyard("Double Spell", "Double Spell", "Pot of Greed"),
    )
    d.activate("Double Spell").pick("Umi").pick("Double Spell").pick("Pot of Greed").resolve()
    assert d.graveyard(YOU).count("Sogen") == 1 and len(d.hand(YOU)) == 2


# -- My Body as a Shield ----------------------------------------------------------------------------

SHIELD = "My Body as a Shield"


@pytest.mark.card(SHIELD, "Dark Hole", "Exiled Force")
@pytest.mark.rule("J-MAG-06")
def test_my_body_as_a_shield_negates_what_would_destroy_a_monster():
    d = table(you=hand("Dark Hole"), them=set_(SHIELD) + attack("Battle Ox"))
    d.activate("Dark Hole").respond(SHIELD).resolve()
    assert (d.monsters(THEM), d.lp(THEM), d.graveyard(YOU)) == (["Battle Ox"], 6500, ["Dark Hole"])
    d = table(you=attack("Exiled Force"), them=set_(SHIELD) + attack("Battle Ox"))
    d.activate("Exiled Force", ["Battle Ox"]).respond(SHIELD).resolve()
    assert (d.monsters(THEM), d.graveyard(YOU)) == (["Battle Ox"], ["Exiled Force"])


@pytest.mark.card(SHIELD, "Man-Eater Bug")
def test_a_flip_summoned_man_eater_bug_is_negated_and_destroyed():
    d = table(you=set_("Man-Eater Bug"), them=set_(SHIELD) + attack("Battle Ox"))
    d.flip("Man-Eater Bug")
    d.pick("Battle Ox") if d.kind == "choose" else None
    d.respond(SHIELD).resolve()
    assert (d.monsters(THEM), d.graveyard(YOU)) == (["Battle Ox"], ["Man-Eater Bug"])


@pytest.mark.card(SHIELD, "Man-Eater Bug")
@pytest.mark.rule("J-DMG-02")
def test_my_body_as_a_shield_not_in_the_damage_step():
    d = table(you=attack("Battle Ox") + set_(SHIELD), them=set_("Man-Eater Bug")).to_battle()
    d.attack("Battle Ox", "Man-Eater Bug")
    assert not d.can_respond(SHIELD)


@pytest.mark.card(SHIELD, "Barrel Dragon", "Call of the Haunted", "Mystical Space Typhoon")
@pytest.mark.rule("J-EFF-14")
def test_my_body_as_a_shield_not_against_what_may_or_will_only_later_destroy():
    d = table(you=attack("Barrel Dragon"), them=set_(SHIELD) + attack("Battle Ox"))
    assert not d.activate("Barrel Dragon", ["Battle Ox"]).can_respond(SHIELD)
    d = table(you=set_("Call of the Haunted") + graveyard("Kuriboh"), them=set_(SHIELD) + attack("Battle Ox"))
    assert not d.activate("Call of the Haunted").can_respond(SHIELD)
    d = table(you=hand("Mystical Space Typhoon") + set_("Waboku"), them=set_(SHIELD) + attack("Battle Ox"))
    assert not d.activate("Mystical Space Typhoon", ["Waboku"]).can_respond(SHIELD)


@pytest.mark.card(SHIELD, "The Last Warrior from Another Planet")
def test_my_body_as_a_shield_stops_the_last_warrior_from_another_planet():
    last = "The Last Warrior from Another Planet"
    d = table(
        you=attack("Battle Ox")
        + hand("Polymerization", "Zombyra the Dark", "Maryokutai")
        + fusion_deck(last),
        them=set_(SHIELD),
    )
    d.activate("Polymerization", ["Zombyra the Dark", "Maryokutai"]).choose("attack").respond(
        SHIELD
    ).resolve()
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.card(SHIELD, "Judgment of Anubis", "Dark Hole")
def test_judgment_of_anubis_answers_my_body_as_a_shield():
    d = table(
        you=hand("Dark Hole", "Kuriboh") + set_("Judgment of Anubis"), them=set_(SHIELD) + attack("Battle Ox")
    )
    d.activate("Dark Hole").respond(SHIELD).respond("Judgment of Anubis", cost=["Kuriboh"]).resolve()
    d.no() if d.kind == "yes-no" else None
    d.resolve()
    assert d.monsters(THEM) == []


# -- Dark Core, Hidden Spellbook, Emblem of Dragon Destroyer, Poison of the Old Man -----------------


@pytest.mark.card("Dark Core")
def test_dark_core_removes_a_face_up_monster_from_play():
    d = table(you=hand("Dark Core", "Kuriboh"), them=attack("Battle Ox") + set_("Sangan"))
    d.activate("Dark Core").resolve()
    assert (d.removed(THEM), d.graveyard(YOU)) == (["Battle Ox"], ["Kuriboh", "Dark Core"])


@pytest.mark.card("Dark Core")
def test_dark_core_needs_a_discard_and_a_face_up_monster():
    assert "J-EFF-12" in table(you=hand("Dark Core"), them=attack("Battle Ox")).why_not("Dark Core")
    assert "J-EFF-12" in table(you=hand("Dark Core", "Kuriboh"), them=set_("Sangan")).why_not("Dark Core")


@pytest.mark.card("Hidden Spellbook", "Disappear")
def test_hidden_spellbook_returns_exactly_two_magic_cards():
    d = table(
        you=set_("Hidden Spellbook") + graveyard("Dark Hole", "Kuriboh", "Yami"), them=set_("Disappear")
    )
    d.activate("Hidden Spellbook", ["Dark Hole", "Yami"]).respond("Disappear", ["Yami"]).resolve()
    assert (d.graveyard(YOU), d.removed(YOU)) == (["Kuriboh", "Hidden Spellbook"], ["Yami"])
    assert "Dark Hole" in d.deck(YOU)


@pytest.mark.card("Hidden Spellbook")
def test_hidden_spellbook_is_for_your_turn_and_two_cards():
    d = table(you=set_("Hidden Spellbook") + graveyard("Dark Hole"))
    assert "J-EFF-12" in d.why_not("Hidden Spellbook")
    d = table(you=set_("Hidden Spellbook") + graveyard("Dark Hole", "Yami"), turn=THEM)
    assert "J-EFF-12" in d.why_not("Hidden Spellbook")


@pytest.mark.card("Emblem of Dragon Destroyer")
def test_emblem_of_dragon_destroyer_fetches_buster_blader_from_deck_or_graveyard():
    d = table(you=hand("Emblem of Dragon Destroyer") + graveyard("Buster Blader", "Sangan"))
    assert d.activate("Emblem of Dragon Destroyer").resolve().hand(YOU) == ["Buster Blader"]
    d = table(you=hand("Emblem of Dragon Destroyer") + deck("Buster Blader"))
    assert d.activate("Emblem of Dragon Destroyer").resolve().hand(YOU) == ["Buster Blader"]


@pytest.mark.card("Poison of the Old Man")
def test_poison_of_the_old_man_heals_or_burns():
    d = table(you=hand("Poison of the Old Man")).activate("Poison of the Old Man", mode="gain").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (9200, 8000)
    d = table(you=hand("Poison of the Old Man")).activate("Poison of the Old Man", mode="damage").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7200)


# -- Dark Cat with White Tail -----------------------------------------------------------------------

CAT = "Dark Cat with White Tail"


@pytest.mark.card("Dark Cat with White Tail")
def test_dark_cat_returns_two_monsters_of_the_opponent_and_one_of_yours():
    d = table(you=set_(CAT) + attack("Kuriboh"), them=attack("Battle Ox", "Sangan", "Silver Fang"))
    d.flip(CAT).pick("Battle Ox", "Silver Fang").pick("Kuriboh").resolve()
    assert (sorted(d.hand(THEM)), d.hand(YOU)) == (["Battle Ox", "Silver Fang"], ["Kuriboh"])


@pytest.mark.card("Dark Cat with White Tail")
@pytest.mark.rule("J-FLIP-05", "J-DMG-03")
def test_dark_cat_without_enough_monsters_does_nothing():
    d = table(you=set_(CAT), them=attack("Battle Ox")).flip(CAT).resolve()
    assert d.hand(THEM) == []
    d = (
        table(you=attack("Battle Ox", "Sangan"), them=set_(CAT))
        .to_battle()
        .attack("Battle Ox", CAT)
        .resolve()
    )
    assert (d.hand(YOU), d.graveyard(THEM)) == ([], [CAT])


# -- Vampiric Orchis, Decayed Commander, Frontline Base ---------------------------------------------

COMPANIONS = {"Vampiric Orchis": "Des Dendle", "Decayed Commander": "Zombie Tiger"}


@pytest.mark.card("Vampiric Orchis", "Decayed Commander")
@pytest.mark.parametrize("name", list(COMPANIONS))
def test_a_normal_summon_may_bring_its_companion(name):
    d = table(you=hand(name, COMPANIONS[name])).summon(name).use(name).resolve().choose("attack")
    assert sorted(d.monsters(YOU)) == sorted([name, COMPANIONS[name]])
    d = table(you=hand(name, COMPANIONS[name])).summon(name).no()
    assert d.hand(YOU) == [COMPANIONS[name]]


@pytest.mark.card("Decayed Commander")
def test_decayed_commander_takes_a_card_after_a_direct_attack_alone():
    d = table(you=attack("Decayed Commander"), them=hand("Kuriboh", "Sangan"))
    d.to_battle().attack("Decayed Commander").resolve()
    assert len(d.hand(THEM)) == 1
    weak = normal_monster("Weak", 500, 0)
    d = table(you=attack("Decayed Commander"), them=hand("Sangan") + attack("Weak"), cards=[weak])
    assert d.to_battle().attack("Decayed Commander", "Weak").resolve().hand(THEM) == ["Sangan"]


@pytest.mark.card("Frontline Base")
def test_frontline_base_brings_a_union_once_per_turn():
    d = table(you=face_up("Frontline Base") + hand("Y-Dragon Head", "Z-Metal Tank", "Kuriboh"))
    d.activate("Frontline Base")
    assert sorted(d.options()) == ["pick Y-Dragon Head", "pick Z-Metal Tank"]
    d.pick("Y-Dragon Head").choose("attack")
    assert (d.monsters(YOU), d.can("activate", "Frontline Base")) == (["Y-Dragon Head"], False)


# -- Cat's Ear Tribe -------------------------------------------------------------------------------


@pytest.mark.card("Cat's Ear Tribe")
def test_what_attacks_cats_ear_tribe_has_an_original_atk_of_200():
    d = table(you=attack("Cat's Ear Tribe"), them=attack("Blue-Eyes White Dragon"), turn=THEM).to_battle()
    d.attack("Blue-Eyes White Dragon", "Cat's Ear Tribe").resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Cat's Ear Tribe"], ["Blue-Eyes White Dragon"])
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.card("Cat's Ear Tribe", "Axe of Despair", "Reinforcements")
def test_against_cats_ear_tribe_an_equip_still_counts_and_what_was_done_once_does_not():
    d = table(
        you=attack("Cat's Ear Tribe"),
        them=attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox") + set_("Reinforcements"),
        turn=THEM,
    )
    d.activate("Reinforcements", targets=["Battle Ox"]).resolve().to_battle()
    assert d.attack("Battle Ox", "Cat's Ear Tribe").resolve().lp(YOU) == 7000


@pytest.mark.card("Cat's Ear Tribe")
def test_cats_ear_tribe_changes_nothing_in_your_own_turn_or_for_others():
    d = table(you=attack("Cat's Ear Tribe"), them=attack("Battle Ox")).to_battle()
    assert d.attack("Cat's Ear Tribe", "Battle Ox").resolve().lp(YOU) == 6500
    d = table(you=attack("Cat's Ear Tribe", "Kuriboh"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Kuriboh").resolve().lp(YOU) == 6600


# -- Amazoness Archers -----------------------------------------------------------------------------

ARCHERS = {"you": set_("Amazoness Archers") + attack("Amazoness Tester", "Kuriboh"), "turn": THEM}
AMAZON = [normal_monster("Amazoness Tester", 1500, 2000)]


@pytest.mark.card("Amazoness Archers")
def test_amazoness_archers_turn_all_monsters_to_attack_weaken_them_and_make_them_attack():
    d = table(
        **ARCHERS, them=attack("Battle Ox") + set_("Man-Eater Bug") + defense("Baby Dragon"), cards=AMAZON
    )
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Amazoness Archers").resolve()
    assert [d.position(name) for name in d.monsters(THEM)] == ["attack", "attack", "attack"]
    assert (d.attack_of("Baby Dragon"), d.attack_of("Man-Eater Bug"), d.lp(YOU)) == (700, 0, 7100)
    assert d.why_not_go(MAIN_2) == ["R-GEN-01"]
    d.attack("Man-Eater Bug", "Amazoness Tester").attack("Baby Dragon", "Amazoness Tester")
    assert d.can_go(MAIN_2)


@pytest.mark.card("Amazoness Archers", "Fushioh Richie", "Royal Keeper", "Man-Eater Bug")
@pytest.mark.rule("J-CHAIN-07")
def test_amazoness_archers_start_what_is_turned_up_but_no_flip_effects():
    d = table(
        you=set_("Amazoness Archers") + attack("Amazoness Fighter"),
        them=attack("Summoned Skull")
        + set_("Fushioh Richie", "Royal Keeper", "Man-Eater Bug")
        + graveyard("Vampire Lord"),
        turn=THEM,
    )
    d.to_battle().attack("Summoned Skull", "Amazoness Fighter").respond("Amazoness Archers")
    d.use("Fushioh Richie").resolve_chain().choose("attack")
    assert (d.attack_of("Royal Keeper"), d.attack_of("Man-Eater Bug")) == (1400, 0)
    assert "Vampire Lord" in d.monsters(THEM) and d.attack_of("Vampire Lord") == 2000


@pytest.mark.card("Amazoness Archers", "Negate Attack", "Call of the Haunted")
def test_amazoness_archers_answered_and_after_a_replay():
    you = set_("Amazoness Archers", "Negate Attack", "Call of the Haunted") + graveyard("Kuriboh")
    scene = {
        "you": you + attack("Amazoness Fighter"),
        "them": attack("Battle Ox", "Gemini Elf"),
        "turn": THEM,
    }
    d = table(**scene).to_battle().attack("Battle Ox", "Amazoness Fighter").respond("Amazoness Archers")
    d.respond("Negate Attack").resolve()
    assert (d.phase, d.attack_of("Gemini Elf")) == ("Main Phase 2", 1400)
    d = table(**scene).to_battle().attack("Battle Ox", "Amazoness Fighter").respond("Amazoness Archers")
    d.resolve_chain().activate("Call of the Haunted").resolve()
    assert d.can("attack", "Battle Ox", "Kuriboh") and not d.can_go(MAIN_2)


@pytest.mark.card("Amazoness Archers", "Call of the Haunted", "Thousand-Eyes Restrict")
def test_amazoness_archers_leave_later_monsters_alone_and_thousand_eyes_restrict_attacks_first():
    scene = {"you": set_("Amazoness Archers") + attack("Amazoness Fighter"), "turn": THEM}
    theirs = attack("Summoned Skull") + set_("Call of the Haunted") + graveyard("Gemini Elf")
    d = table(**scene, them=theirs).to_battle().attack("Summoned Skull", "Amazoness Fighter")
    d.respond("Amazoness Archers").resolve().activate("Call of the Haunted").resolve()
    assert d.attack_of("Gemini Elf") == 1900 and d.can_go(MAIN_2)
    d = table(**scene, them=attack("Thousand-Eyes Restrict", "Gemini Elf")).to_battle()
    d.attack("Thousand-Eyes Restrict", "Amazoness Fighter").respond("Amazoness Archers").resolve()
    assert d.can("attack", "Gemini Elf", "Amazoness Fighter") and not d.can_go(MAIN_2)


@pytest.mark.card("Amazoness Archers")
def test_amazoness_archers_need_a_face_up_amazoness():
    d = table(
        you=set_("Amazoness Archers", "Amazoness Tester"), them=attack("Battle Ox"), turn=THEM, cards=AMAZON
    )
    d.to_battle().attack("Battle Ox", "Amazoness Tester").resolve()
    assert (d.graveyard(YOU), d.attack_of("Battle Ox")) == ([], 1700)


@pytest.mark.card("Amazoness Archers", "Magic Cylinder")
def test_amazoness_archers_chained_to_magic_cylinder_weaken_first():
    d = table(
        **{**ARCHERS, "you": ARCHERS["you"] + set_("Magic Cylinder")}, them=attack("Battle Ox"), cards=AMAZON
    )
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Magic Cylinder").respond(
        "Amazoness Archers"
    ).resolve()
    assert d.lp(THEM) == 8000 - 1200


@pytest.mark.card("Amazoness Archers", "Cat's Ear Tribe")
def test_a_monster_weakened_by_archers_has_200_atk_against_cats_ear_tribe():
    you = set_("Amazoness Archers") + attack("Amazoness Tester", "Cat's Ear Tribe")
    d = table(you=you, them=attack("Battle Ox"), turn=THEM, cards=AMAZON).to_battle()
    d.attack("Battle Ox", "Cat's Ear Tribe").respond("Amazoness Archers").resolve()
    assert (d.graveyard(THEM), d.lp(YOU)) == (["Battle Ox"], 8000)


# -- Dark Scorpion - Cliff the Trap Remover --------------------------------------------------------


@pytest.mark.card("Dark Scorpion - Cliff the Trap Remover")
def test_cliff_destroys_a_magic_or_trap_or_sends_cards_of_the_deck():
    cliff = "Dark Scorpion - Cliff the Trap Remover"
    d = table(you=attack(cliff), them=set_("Waboku")).to_battle().attack(cliff).pass_()
    d.use(cliff).choose("destroy").resolve()
    assert d.graveyard(THEM) == ["Waboku"]
    d = (
        table(you=attack(cliff), them=set_("Waboku") + deck("Kuriboh", "Sangan"))
        .to_battle()
        .attack(cliff)
        .pass_()
    )
    d.use(cliff).choose("send").resolve()
    assert d.graveyard(THEM) == ["Kuriboh", "Sangan"]


@pytest.mark.card("Dark Scorpion - Cliff the Trap Remover")
def test_cliff_cannot_choose_to_destroy_what_is_not_there():
    cliff = "Dark Scorpion - Cliff the Trap Remover"
    d = (
        table(you=attack(cliff), them=deck("Kuriboh", "Sangan"))
        .to_battle()
        .attack(cliff)
        .use(cliff)
        .resolve()
    )
    assert d.graveyard(THEM) == ["Kuriboh", "Sangan"]


# -- Unions -----------------------------------------------------------------------------------------

X, Y, Z = "X-Head Cannon", "Y-Dragon Head", "Z-Metal Tank"


def united(*more, you=None, **options):
    """Y-Dragon Head on X-Head Cannon, by its own effect."""
    mine = attack(X, Y) if you is None else attack(X, Y) + you
    return table(you=mine, **options).activate(Y, [X]).resolve()


@pytest.mark.card(Y)
@pytest.mark.rule("J-EFF-16")
def test_a_union_becomes_an_equip_of_the_monster_it_names():
    d = united()
    assert (d.monsters(YOU), d.magic_traps(YOU), d.equipped_to(Y)) == ([X], [Y], X)
    assert (d.attack_of(X), d.defense_of(X)) == (2200, 1900)
    d = table(you=attack("Battle Ox", Y), them=attack(X))
    assert "J-EFF-12" in d.why_not(Y, "activate")
    assert "J-EFF-12" in table(you=set_(X) + attack(Y)).why_not(Y, "activate")


@pytest.mark.card(Y)
@pytest.mark.rule("J-EFF-16")
def test_a_union_changes_once_per_turn_and_comes_back_in_attack_position():
    d = united()
    assert "J-EFF-12" in d.why_not(Y, "activate")
    d.end_turn().end_turn().activate(Y).resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU), d.position(Y)) == ([X, Y], [], "attack")
    assert d.attack_of(X) == 1800
    assert "J-EFF-12" in d.why_not(Y, "activate")


@pytest.mark.card(Y)
@pytest.mark.rule("J-EFF-16")
def test_a_union_that_came_back_may_attack_this_turn():
    d = united().end_turn().end_turn().activate(Y).resolve().to_battle()
    assert d.attack(X).attack(Y).resolve().lp(THEM) == 8000 - 1800 - 1500


@pytest.mark.card(Y, Z)
@pytest.mark.rule("J-EFF-16")
def test_a_monster_has_one_union_at_a_time():
    d = united(you=attack(Z))
    assert d.magic_traps(YOU) == [Y]
    assert "J-EFF-12" in d.why_not(Z, "activate")
    d = table(you=attack(Y, Z)).activate(Z, [Y]).resolve()
    assert (d.attack_of(Y), d.equipped_to(Z)) == (2100, Y)


@pytest.mark.card(Y)
@pytest.mark.rule("J-EFF-16")
def test_battle_destroys_the_union_in_place_of_its_host():
    d = united(them=attack("Summoned Skull")).to_battle()
    d.attack(X, "Summoned Skull").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU), d.lp(YOU)) == ([X], [Y], 8000 - 300)
    assert d.attack_of(X) == 1800


@pytest.mark.card(Y, "Dark Hole")
@pytest.mark.rule("J-EFF-16", "J-EQUIP-01")
def test_effects_destroy_the_host_itself_and_the_union_goes_with_it():
    d = united(you=hand("Dark Hole")).activate("Dark Hole").resolve()
    assert sorted(d.graveyard(YOU)) == ["Dark Hole", X, Y]


@pytest.mark.card(Y, "Mystical Space Typhoon")
@pytest.mark.rule("J-EFF-16")
def test_an_equipped_union_is_a_magic_card():
    d = united(them=set_("Mystical Space Typhoon"))
    d.end_turn().end_turn().activate(Y).respond("Mystical Space Typhoon", [Y]).resolve()
    assert (d.graveyard(YOU), d.monsters(YOU)) == ([Y], [X])


@pytest.mark.card(Y, "Skilled Dark Magician")
@pytest.mark.rule("J-EFF-16", "J-EFF-18")
def test_to_equip_a_union_is_no_activation_of_a_magic_card():
    d = table(you=attack(X, Y, "Skilled Dark Magician"), them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate(Y, [X])
    assert d.magic_traps(YOU) == [Y] and d.card("Skilled Dark Magician").notes == ()


@pytest.mark.card(Y, "Imperial Order")
@pytest.mark.rule("J-EFF-16")
def test_under_imperial_order_a_union_gives_nothing_and_does_not_come_back():
    d = united(you=set_("Imperial Order"), them=attack("Summoned Skull")).activate("Imperial Order").resolve()
    assert d.attack_of(X) == 1800
    d.to_battle().attack(X, "Summoned Skull").resolve()
    assert sorted(d.graveyard(YOU)) == [X, Y]


@pytest.mark.card(Y, "Skill Drain")
@pytest.mark.rule("J-EFF-16")
def test_under_skill_drain_a_union_stays_a_monster_and_one_equipped_before_goes_on():
    d = table(you=attack(X, Y), them=face_up("Skill Drain")).activate(Y, [X]).resolve()
    assert d.monsters(YOU) == [X, Y]
    d = united(you=set_("Skill Drain")).activate("Skill Drain").resolve()
    assert d.attack_of(X) == 2200


@pytest.mark.card(Y, Z)
@pytest.mark.rule("R-ZONE-04", "R-ZONE-02")
def test_a_union_needs_a_free_zone_both_ways():
    full = set_("Waboku", "Waboku", "Waboku", "Waboku", "Waboku")
    assert "J-EFF-16" in table(you=attack(X, Y) + full).why_not(Y, "activate")
    d = united().end_turn().end_turn()
    assert d.can("activate", Y)
    d = table(you=attack(X, Y, "Kuriboh", "Kuriboh", "Kuriboh") + hand("Silver Fang")).activate(Y, [X])
    d.resolve().summon("Silver Fang").end_turn().end_turn()
    assert "R-ZONE-02" in d.why_not(Y, "activate")


@pytest.mark.card(Y, "Limiter Removal")
def test_a_union_doubled_by_limiter_removal_is_not_destroyed_once_it_is_an_equip():
    d = table(you=attack(X, Y) + hand("Limiter Removal")).activate("Limiter Removal").resolve()
    d.activate(Y, [X]).resolve().end_turn()
    assert d.graveyard(YOU) == ["Limiter Removal", X, Y], "X is destroyed, and Y, an Equip, falls with it"


@pytest.mark.card("Union Rider", Y)
@pytest.mark.rule("J-EFF-16")
def test_union_rider_takes_a_union_of_the_opponent_without_its_bonus():
    d = table(you=attack("Union Rider"), them=attack(Y, Z, "Battle Ox"))
    d.activate("Union Rider", [Y]).resolve()
    assert (d.magic_traps(YOU), d.monsters(THEM), d.equipped_to(Y)) == ([Y], [Z, "Battle Ox"], "Union Rider")
    assert d.attack_of("Union Rider") == 1000
    assert "R-GEN-01" in d.why_not("Union Rider", "activate"), "one at a time"
    d.end_turn().end_turn()
    assert d.why_not(Y, "activate") != [], "its own effect cannot change it back"


@pytest.mark.card("Union Rider", Y)
@pytest.mark.rule("J-EQUIP-04", "J-EFF-16")
def test_union_rider_needs_a_zone_and_is_not_saved_by_the_union_it_has():
    full = set_("Waboku", "Waboku", "Waboku", "Waboku", "Waboku")
    assert "J-EQUIP-04" in table(you=attack("Union Rider") + full, them=attack(Y)).why_not(
        "Union Rider", "activate"
    )
    d = table(you=attack("Union Rider"), them=attack(Y, "Battle Ox")).activate("Union Rider", [Y]).resolve()
    d.to_battle().attack("Union Rider", "Battle Ox").resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Union Rider"], [Y])


@pytest.mark.card("Union Rider", "Second Goblin", "Kiryu", "Des Dendle")
@pytest.mark.rule("J-EFF-16")
def test_a_union_held_by_union_rider_does_nothing_of_its_own():
    for name in ("Second Goblin", "Kiryu"):
        d = table(you=attack("Union Rider"), them=attack(name)).activate("Union Rider").resolve()
        assert d.magic_traps(YOU) == [name]
        assert f"activate {name}" not in d.options()
        assert "J-EFF-16" in d.why_not(name, "activate")
    d = table(you=attack("Union Rider"), them=attack("Des Dendle") + attack("Kuriboh"))
    d.activate("Union Rider").resolve().to_battle().attack("Union Rider", "Kuriboh").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Union Rider"], ["Kuriboh"]), "no Token"


@pytest.mark.card("Union Rider")
def test_union_rider_takes_face_up_monsters_that_are_unions_and_no_others():
    d = table(you=attack("Union Rider"), them=set_(Y) + attack("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Union Rider", "activate")


# -- XY-Dragon Cannon, XZ-Tank Cannon, YZ-Tank Dragon ----------------------------------------------


@pytest.mark.card("XY-Dragon Cannon")
@pytest.mark.rule("J-SUM-06")
def test_xy_dragon_cannon_removes_its_parts_and_comes_out_of_the_fusion_deck():
    d = table(you=attack(X) + set_(Y) + fusion_deck("XY-Dragon Cannon"))
    d.special_summon("XY-Dragon Cannon", position="attack")
    assert (d.monsters(YOU), sorted(d.removed(YOU))) == (["XY-Dragon Cannon"], [X, Y])


@pytest.mark.card("XY-Dragon Cannon", Y)
def test_a_part_that_serves_as_an_equip_or_lies_in_the_hand_does_not_count():
    # Upper Deck, 29 January 2004.
    d = united(you=fusion_deck("XY-Dragon Cannon"))
    assert d.why_not("XY-Dragon Cannon", "special summon") == ["J-EFF-12"]
    d = table(you=attack(X) + hand(Y) + fusion_deck("XY-Dragon Cannon"))
    assert d.why_not("XY-Dragon Cannon", "special summon") == ["J-EFF-12"]


@pytest.mark.card("XY-Dragon Cannon", "Polymerization", "Monster Reborn", "Dark Hole", "Magical Scientist")
@pytest.mark.rule("J-FUS-06")
def test_xy_dragon_cannon_comes_in_no_other_way():
    d = table(you=hand("Polymerization") + attack(X, Y) + fusion_deck("XY-Dragon Cannon"))
    assert d.why_not("Polymerization") == ["R-FUS-02"]
    d = table(you=hand("Dark Hole", "Monster Reborn") + attack(X, Y) + fusion_deck("XY-Dragon Cannon"))
    d.special_summon("XY-Dragon Cannon", position="attack").activate("Dark Hole").resolve()
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]
    d = table(you=attack("Magical Scientist") + fusion_deck("XY-Dragon Cannon"))
    assert d.why_not("Magical Scientist", "activate") == ["J-EFF-12"]


@pytest.mark.card("XY-Dragon Cannon", "Solemn Judgment")
@pytest.mark.rule("J-SUM-06")
def test_the_summon_of_xy_dragon_cannon_may_be_negated():
    d = table(you=attack(X, Y) + fusion_deck("XY-Dragon Cannon"), them=set_("Solemn Judgment"))
    d.special_summon("XY-Dragon Cannon", position="attack").respond("Solemn Judgment").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([], ["XY-Dragon Cannon"])


@pytest.mark.card("XY-Dragon Cannon", "XZ-Tank Cannon", "YZ-Tank Dragon")
@pytest.mark.parametrize(
    ("parts", "cannon", "hit"),
    [
        ((X, Y), "XY-Dragon Cannon", "Skill Drain"),
        ((X, Z), "XZ-Tank Cannon", "Waboku"),
        ((Y, Z), "YZ-Tank Dragon", "Kuriboh"),
    ],
)
def test_each_cannon_discards_a_card_to_destroy_one_of_its_kind(parts, cannon, hit):
    d = table(
        you=attack(*parts) + hand("Sangan", "Sangan") + fusion_deck(cannon),
        them=face_up("Toll") + set_("Waboku", "Kuriboh") + attack("Battle Ox"),
    )
    hit = "Toll" if hit == "Skill Drain" else hit
    d.special_summon(cannon, position="attack").activate(cannon, [hit], cost=["Sangan"]).resolve()
    assert (d.graveyard(THEM), d.graveyard(YOU)) == ([hit], ["Sangan"])
    assert d.can("activate", cannon) is (hit == "none"), "there is no other of its kind"


# -- Demotion ---------------------------------------------------------------------------------------


@pytest.mark.card("Demotion", "Gravity Bind")
def test_demotion_takes_two_levels_from_a_monster():
    d = table(you=hand("Demotion") + attack("Battle Ox") + face_up("Gravity Bind"))
    d.activate("Demotion", ["Battle Ox"]).resolve()
    assert d.level_of("Battle Ox") == 2
    assert d.to_battle().can("attack", "Battle Ox", DIRECT)


@pytest.mark.card("Demotion")
def test_two_demotions_take_four_levels_and_none_goes_below_1():
    d = table(you=hand("Demotion", "Demotion") + attack("Summoned Skull", "Petit Moth"))
    d.activate("Demotion", ["Summoned Skull"]).activate("Demotion", ["Summoned Skull"]).resolve()
    assert d.level_of("Summoned Skull") == 2
    d = table(you=hand("Demotion"), them=attack("Kuriboh")).activate("Demotion", ["Kuriboh"]).resolve()
    assert d.level_of("Kuriboh") == 1


# -- Dramatic Rescue --------------------------------------------------------------------------------

RESCUE = "Dramatic Rescue"


@pytest.mark.card("Dramatic Rescue", "Tribute to The Doomed")
def test_dramatic_rescue_takes_a_targeted_amazoness_away_and_brings_another_monster():
    d = table(
        you=hand("Tribute to The Doomed", "Sangan"),
        them=set_(RESCUE) + attack("Amazoness Archer") + hand("Summoned Skull"),
    )
    d.activate("Tribute to The Doomed", ["Amazoness Archer"]).respond(RESCUE).resolve().choose("attack")
    assert (d.hand(THEM), d.monsters(THEM)) == (["Amazoness Archer"], ["Summoned Skull"])


@pytest.mark.card("Dramatic Rescue", "Raigeki", "Nobleman of Crossout", "Tribute to The Doomed")
def test_dramatic_rescue_needs_a_targeted_face_up_amazoness_and_a_monster_in_hand():
    rescue = set_(RESCUE) + attack("Amazoness Archer", "Kuriboh")
    d = table(you=hand("Raigeki"), them=rescue + hand("Sangan")).activate("Raigeki")
    assert d.monsters(THEM) == []
    d = table(you=hand("Tribute to The Doomed", "Sangan"), them=rescue)
    d.activate("Tribute to The Doomed", ["Amazoness Archer"])
    assert "Amazoness Archer" in d.graveyard(THEM)
    d = table(you=hand("Tribute to The Doomed", "Sangan"), them=rescue + hand("Sangan"))
    d.activate("Tribute to The Doomed", ["Kuriboh"])
    assert "Kuriboh" in d.graveyard(THEM)
    d = table(you=hand("Nobleman of Crossout"), them=set_(RESCUE, "Amazoness Archer") + hand("Sangan"))
    d.activate("Nobleman of Crossout")
    assert d.removed(THEM) == ["Amazoness Archer"]


@pytest.mark.card("Dramatic Rescue", "Ring of Destruction", "Tribute to The Doomed")
def test_without_the_amazoness_dramatic_rescue_brings_nothing():
    d = table(
        you=hand("Tribute to The Doomed", "Sangan") + set_("Ring of Destruction"),
        them=set_(RESCUE) + attack("Amazoness Archer") + hand("Summoned Skull"),
    )
    d.activate("Tribute to The Doomed", ["Amazoness Archer"]).respond(RESCUE).respond("Ring of Destruction")
    d.resolve()
    assert (d.hand(THEM), d.monsters(THEM)) == (["Summoned Skull"], [])


# -- Pixie Knight -----------------------------------------------------------------------------------


@pytest.mark.card("Pixie Knight")
def test_pixie_knight_returns_a_magic_card_of_the_opponents_choice_to_your_deck():
    d = table(
        you=attack("Pixie Knight") + graveyard("Dark Hole", "Pot of Greed", "Mirror Force"),
        them=attack("Battle Ox"),
    )
    d.to_battle().attack("Pixie Knight", "Battle Ox").resolve()
    assert (d.asked, sorted(d.options())) == (THEM, ["pick Dark Hole", "pick Pot of Greed"])
    d.pick("Dark Hole").resolve()
    assert d.deck(YOU)[0] == "Dark Hole"


@pytest.mark.card("Pixie Knight")
def test_pixie_knight_without_a_magic_card_does_nothing():
    d = (
        table(you=attack("Pixie Knight"), them=attack("Battle Ox"))
        .to_battle()
        .attack("Pixie Knight", "Battle Ox")
    )
    assert d.resolve().kind == "act"


# -- Big Bang Shot ----------------------------------------------------------------------------------

BANG = "Big Bang Shot"


@pytest.mark.card(BANG)
def test_big_bang_shot_gives_400_atk_and_pierces():
    d = table(you=attack("Battle Ox") + equip(BANG, on="Battle Ox"), them=defense("Kuriboh")).to_battle()
    assert d.attack("Battle Ox", "Kuriboh").resolve().lp(THEM) == 8000 - 1900


@pytest.mark.card(BANG, "Mystical Space Typhoon")
def test_its_monster_is_removed_from_play_as_big_bang_shot_leaves():
    d = table(you=attack("Battle Ox") + equip(BANG, on="Battle Ox") + hand("Mystical Space Typhoon"))
    d.activate("Mystical Space Typhoon", [BANG]).resolve()
    assert (d.monsters(YOU), d.removed(YOU)) == ([], ["Battle Ox"])


@pytest.mark.card(BANG, "Change of Heart", "Mystical Space Typhoon")
@pytest.mark.rule("J-CHAIN-04")
def test_it_is_removed_between_the_links_of_a_chain():
    d = table(
        you=hand("Change of Heart"),
        them=attack("Battle Ox") + equip(BANG, on="Battle Ox") + set_("Mystical Space Typhoon"),
    )
    d.activate("Change of Heart", ["Battle Ox"]).respond("Mystical Space Typhoon", [BANG]).resolve()
    assert (d.monsters(YOU), d.removed(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card(BANG, "Dark Hole", "Book of Moon", "Fiber Jar")
@pytest.mark.rule("J-EQUIP-01")
def test_a_monster_that_left_first_or_was_turned_down_is_not_removed():
    mine = attack("Battle Ox") + equip(BANG, on="Battle Ox")
    d = table(you=mine + hand("Dark Hole")).activate("Dark Hole").resolve()
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", BANG, "Dark Hole"]
    d = table(you=mine + hand("Book of Moon")).activate("Book of Moon").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Battle Ox"], [BANG, "Book of Moon"])
    d = table(you=mine + set_("Fiber Jar")).flip("Fiber Jar").resolve()
    assert d.removed(YOU) == []


@pytest.mark.card(BANG, "Imperial Order", "Dust Tornado")
def test_under_imperial_order_nothing_is_removed():
    mine = attack("Battle Ox") + equip(BANG, on="Battle Ox")
    d = table(you=mine, them=face_up("Imperial Order") + set_("Dust Tornado"), turn=THEM)
    d.activate("Dust Tornado", [BANG]).resolve()
    assert d.monsters(YOU) == ["Battle Ox"]


@pytest.mark.card(BANG, "Fairy Meteor Crush")
@pytest.mark.rule("J-EQUIP-03")
@pytest.mark.parametrize(("weapon", "amount"), [(BANG, 900), ("Fairy Meteor Crush", 500)])
def test_on_the_opponents_monster_it_hurts_the_opponent_of_its_own_player(weapon, amount):
    d = table(
        you=equip(weapon, on="Dark Magician") + defense("Giant Soldier of Stone"),
        them=attack("Dark Magician"),
        turn=THEM,
    )
    d.to_battle().attack("Dark Magician", "Giant Soldier of Stone").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000 - amount)


@pytest.mark.card(BANG, "Don Zaloog")
def test_the_damage_comes_from_the_monster():
    mine = attack("Don Zaloog") + equip(BANG, on="Don Zaloog")
    d = table(you=mine, them=set_("Kuriboh") + hand("Sangan")).to_battle()
    d.attack("Don Zaloog", "Kuriboh").use("Don Zaloog").choose("discard").resolve()
    assert d.hand(THEM) == []


# -- Amazoness Fighter, Amazoness Swords Woman -----------------------------------------------------

FIGHTER, SWORDS = "Amazoness Fighter", "Amazoness Swords Woman"


@pytest.mark.card(FIGHTER)
@pytest.mark.parametrize("turn", [YOU, THEM])
def test_amazoness_fighter_falls_without_battle_damage(turn):
    d = table(you=attack(FIGHTER), them=attack("Summoned Skull"), turn=turn).to_battle()
    d.attack(*([FIGHTER, "Summoned Skull"] if turn == YOU else ["Summoned Skull", FIGHTER])).resolve()
    assert (d.lp(YOU), d.graveyard(YOU), d.events("battle-damage")) == (8000, [FIGHTER], [])


@pytest.mark.card(FIGHTER)
def test_amazoness_fighter_protects_her_own_battles_alone_and_inflicts_damage():
    d = table(you=attack(FIGHTER, "Kuriboh"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Kuriboh").resolve().lp(YOU) == 6600
    d = table(you=attack(FIGHTER), them=attack("Kuriboh")).to_battle()
    assert d.attack(FIGHTER, "Kuriboh").resolve().lp(THEM) == 6800


@pytest.mark.card(SWORDS)
@pytest.mark.parametrize("turn", [YOU, THEM])
def test_amazoness_swords_woman_turns_her_damage_on_the_opponent(turn):
    d = table(you=attack(SWORDS), them=attack("Summoned Skull"), turn=turn).to_battle()
    d.attack(*([SWORDS, "Summoned Skull"] if turn == YOU else ["Summoned Skull", SWORDS])).resolve()
    assert (d.lp(YOU), d.lp(THEM), d.graveyard(YOU)) == (8000, 7000, [SWORDS])
    assert [e.player for e in d.events("battle-damage")] == [THEM]


@pytest.mark.card(SWORDS, FIGHTER, "Waboku", "Kuriboh", "Susa Soldier", "Spear Dragon")
@pytest.mark.parametrize(
    ("them", "mine", "his"),
    [
        (attack(FIGHTER) + equip("Axe of Despair", on=FIGHTER), 8000, 8000),
        (attack(SWORDS) + equip("Axe of Despair", on=at(THEM, 1)), 8000, 7000),
        (attack("Susa Soldier"), 8000, 7500),
        (attack("Spear Dragon"), 8000, 7600),
    ],
)
def test_swords_woman_against_others_that_change_damage(them, mine, his):
    d = table(you=attack(SWORDS), them=them, turn=THEM).to_battle()
    d.attack(at(THEM, 1), at(YOU, 1)).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (mine, his)


@pytest.mark.card(SWORDS, "Waboku", "Kuriboh")
@pytest.mark.rule("J-DMG-09")
@pytest.mark.parametrize("name", ["Waboku", "Kuriboh"])
def test_no_damage_is_turned_on_the_opponent_when_a_player_takes_none(name):
    mine = set_("Waboku") if name == "Waboku" else hand("Kuriboh")
    d = table(you=attack(SWORDS) + mine, them=attack("Summoned Skull"), turn=THEM).to_battle()
    d.attack("Summoned Skull", SWORDS).respond(name).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.card(SWORDS, "Robbin' Goblin")
def test_robbin_goblin_does_not_hear_damage_that_swords_woman_turns():
    d = table(
        you=attack(SWORDS) + face_up("Robbin' Goblin"),
        them=attack("Summoned Skull") + hand("Sangan"),
        turn=THEM,
    ).to_battle()
    assert d.attack("Summoned Skull", SWORDS).resolve().hand(THEM) == ["Sangan"]


# -- Giant Orc, Kishido Spirit, Continuous Destruction Punch ---------------------------------------


@pytest.mark.card("Giant Orc")
def test_giant_orc_lies_down_after_the_battle_phase_and_stays_down():
    d = table(you=attack("Giant Orc")).to_battle().attack("Giant Orc").main2()
    assert (d.position("Giant Orc"), d.lp(THEM)) == ("defense", 5800)
    d.end_turn().end_turn()
    assert d.why_not("Giant Orc", "change") == ["R-GEN-01"]
    assert d.end_turn().end_turn().can("change", "Giant Orc")


@pytest.mark.card("Kishido Spirit")
def test_kishido_spirit_saves_your_monster_from_one_of_the_same_atk():
    d = table(
        you=attack("Battle Ox") + face_up("Kishido Spirit"), them=attack("Battle Ox"), turn=THEM
    ).to_battle()
    d.attack(at(THEM, 1), at(YOU, 1)).resolve()
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Battle Ox"], ["Battle Ox"])
    d = table(
        you=defense("Battle Ox") + face_up("Kishido Spirit"), them=attack("Battle Ox"), turn=THEM
    ).to_battle()
    assert d.attack(at(THEM, 1), at(YOU, 1)).resolve().monsters(YOU) == ["Battle Ox"]
    d = table(
        you=attack("Kuriboh") + face_up("Kishido Spirit"), them=attack("Battle Ox"), turn=THEM
    ).to_battle()
    assert d.attack("Battle Ox", "Kuriboh").resolve().monsters(YOU) == []


PUNCH = "Continuous Destruction Punch"


@pytest.mark.card(PUNCH)
def test_continuous_destruction_punch_destroys_an_attacker_weaker_than_the_def():
    d = table(you=face_up(PUNCH) + set_("Giant Soldier of Stone"), them=attack("Mystic Tomato"), turn=THEM)
    d.to_battle().attack("Mystic Tomato", "Giant Soldier of Stone").resolve()
    assert (d.graveyard(THEM), d.lp(THEM), d.monsters(THEM)) == (["Mystic Tomato"], 7400, [])


@pytest.mark.card(PUNCH, "Man-Eater Bug", "Wall of Illusion")
@pytest.mark.rule("J-DMG-03")
def test_what_the_punch_destroys_can_no_longer_be_returned():
    d = table(
        you=face_up(PUNCH) + defense("Wall of Illusion"), them=attack("Battle Ox"), turn=THEM
    ).to_battle()
    d.attack("Battle Ox", "Wall of Illusion").resolve()
    assert (d.graveyard(THEM), d.hand(THEM)) == (["Battle Ox"], [])


@pytest.mark.card(PUNCH)
def test_continuous_destruction_punch_needs_more_def_and_your_monster_in_defense():
    equal = normal_monster("Equal", 1700, 1700)
    d = table(
        you=face_up(PUNCH) + defense("Equal"), them=attack("Battle Ox"), turn=THEM, cards=[equal]
    ).to_battle()
    assert d.attack("Battle Ox", "Equal").resolve().monsters(THEM) == ["Battle Ox"]
    d = table(you=face_up(PUNCH) + attack("Kuriboh"), them=defense("Giant Soldier of Stone")).to_battle()
    assert d.attack("Kuriboh", "Giant Soldier of Stone").resolve().monsters(YOU) == ["Kuriboh"]


# -- Helping Robo for Combat -----------------------------------------------------------------------


@pytest.mark.card("Helping Robo for Combat")
def test_helping_robo_draws_and_returns_a_card_for_a_monster_it_destroys():
    robo = "Helping Robo for Combat"
    d = table(you=attack(robo) + hand("Kuriboh") + deck("Sangan"), them=attack("Sangan")).to_battle()
    d.attack(robo, "Sangan").resolve()
    # The destroyed monster is still on the field.
    assert d.graveyard(THEM) == []
    d.pick("Kuriboh").resolve()
    assert (d.hand(YOU), d.deck(YOU)[-1]) == (["Sangan"], "Kuriboh")


@pytest.mark.card("Helping Robo for Combat", "Spirit Reaper")
def test_helping_robo_gets_nothing_for_a_monster_that_survives_or_damage():
    robo = "Helping Robo for Combat"
    d = table(you=attack(robo), them=attack("Spirit Reaper")).to_battle()
    assert d.attack(robo, "Spirit Reaper").resolve().hand(YOU) == []


# -- Ultimate Obedient Fiend -----------------------------------------------------------------------

FIEND = "Ultimate Obedient Fiend"


@pytest.mark.card(FIEND, "Man-Eater Bug")
def test_ultimate_obedient_fiend_attacks_alone_and_silences_what_it_destroys():
    d = table(you=attack(FIEND), them=set_("Man-Eater Bug")).to_battle()
    d.attack(FIEND, "Man-Eater Bug").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM)) == ([FIEND], ["Man-Eater Bug"])


@pytest.mark.card(FIEND)
@pytest.mark.parametrize("more", [hand("Kuriboh"), set_("Waboku"), defense("Kuriboh"), field("Umi")])
def test_ultimate_obedient_fiend_with_any_other_card_does_not_attack(more):
    assert table(you=attack(FIEND) + more).to_battle().why_not(FIEND, "attack") == ["R-GEN-01"]


# -- Meteorain -------------------------------------------------------------------------------------


@pytest.mark.card("Meteorain")
def test_meteorain_lets_all_your_monsters_pierce_this_turn():
    d = table(
        you=set_("Meteorain") + attack("Battle Ox") + hand("Gemini Elf"), them=defense("Kuriboh", "Sangan")
    )
    d.activate("Meteorain").resolve().summon("Gemini Elf").to_battle()
    d.attack("Battle Ox", "Kuriboh").attack("Gemini Elf", "Sangan")
    assert d.lp(THEM) == 8000 - 1500 - 1300


@pytest.mark.card("Meteorain")
def test_meteorain_only_up_to_your_battle_phase():
    d = table(you=set_("Meteorain") + attack("Battle Ox"), them=defense("Kuriboh")).to_battle().main2()
    assert d.why_not("Meteorain") == ["J-EFF-12"]
    d = table(you=set_("Meteorain"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox").resolve()
    assert (d.lp(YOU), d.magic_traps(YOU)) == (6300, ["Meteorain"])


@pytest.mark.card("Meteorain", "Amazoness Swords Woman", "Monster Reborn")
def test_meteorain_lets_later_monsters_pierce_and_swords_woman_turns_the_damage():
    d = table(
        you=set_("Meteorain") + attack("Gemini Elf") + hand("Monster Reborn") + graveyard("Battle Ox"),
        them=defense("Amazoness Swords Woman", "Kuriboh"),
    )
    d.activate("Meteorain").resolve().activate("Monster Reborn").resolve().choose("attack")
    d.to_battle().attack("Battle Ox", "Kuriboh").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 6500)
    assert d.attack("Gemini Elf", "Amazoness Swords Woman").resolve().lp(YOU) == 7700


# -- Amazoness Paladin, Amazoness Blowpiper --------------------------------------------------------


@pytest.mark.card("Amazoness Paladin")
def test_amazoness_paladin_counts_herself_and_her_sisters():
    d = table(you=attack("Amazoness Paladin", FIGHTER) + set_(SWORDS), them=attack(SWORDS))
    assert d.attack_of("Amazoness Paladin") == 1900


@pytest.mark.card("Amazoness Blowpiper")
def test_amazoness_blowpiper_weakens_a_monster_in_your_standby_phase():
    d = table(you=attack("Amazoness Blowpiper"), them=attack("Battle Ox", "Kuriboh"), turn=THEM).end_turn()
    d.pick("Battle Ox").resolve().to_phase(MAIN_1)
    assert (d.attack_of("Battle Ox"), d.attack_of("Kuriboh")) == (1200, 300)
    assert d.end_turn().attack_of("Battle Ox") == 1700


# -- Dark Magician Girl, Adhesion Trap Hole, The Hunter with 7 Weapons -----------------------------


@pytest.mark.card("Dark Magician Girl")
def test_dark_magician_girl_counts_both_graveyards():
    dead = graveyard("Dark Magician", "Kuriboh")
    assert table(you=attack("Dark Magician Girl") + dead, them=dead).attack_of("Dark Magician Girl") == 2600


@pytest.mark.card("Adhesion Trap Hole", "Axe of Despair", "Book of Moon")
def test_adhesion_trap_hole_halves_the_original_atk_of_what_the_opponent_summons():
    d = table(you=set_("Adhesion Trap Hole"), them=hand("Battle Ox", "Axe of Despair"), turn=THEM)
    d.summon("Battle Ox").respond("Adhesion Trap Hole").resolve().activate("Axe of Despair").resolve()
    assert d.attack_of("Battle Ox") == 1850
    assert d.end_turn().attack_of("Battle Ox") == 1850
    d = table(you=set_("Adhesion Trap Hole") + hand("Battle Ox")).summon("Battle Ox")
    assert "J-EFF-12" in d.why_not("Adhesion Trap Hole")


@pytest.mark.card("Adhesion Trap Hole", "Megamorph")
def test_megamorph_goes_before_adhesion_trap_hole():
    d = table(you=set_("Adhesion Trap Hole"), them=hand("Battle Ox", "Megamorph") + lp(4000), turn=THEM)
    d.summon("Battle Ox").respond("Adhesion Trap Hole").resolve()
    d.activate("Megamorph", targets=["Battle Ox"]).resolve()
    assert d.attack_of("Battle Ox") == 3400


@pytest.mark.card("Adhesion Trap Hole", "Cyber Jar")
def test_adhesion_trap_hole_halves_all_that_cyber_jar_brings_face_up():
    d = table(
        you=set_("Adhesion Trap Hole"),
        them=set_("Cyber Jar") + deck("Battle Ox", "Gemini Elf", "Kuriboh", "Sogen", "Umi"),
        turn=THEM,
    )
    d.flip("Cyber Jar").resolve_chain()
    for position in ("attack", "attack", "set"):
        d.choose(position)
    d.respond("Adhesion Trap Hole").resolve()
    assert (d.attack_of("Battle Ox"), d.attack_of("Gemini Elf"), d.attack_of("Kuriboh")) == (850, 950, 300)


@pytest.mark.card("Adhesion Trap Hole", "Zombyra the Dark")
def test_zombyra_halved_loses_200_more_for_each_monster_it_destroys():
    d = table(you=set_("Adhesion Trap Hole") + attack("Kuriboh"), them=hand("Zombyra the Dark"), turn=THEM)
    d.summon("Zombyra the Dark").respond("Adhesion Trap Hole").resolve().to_battle()
    d.attack("Zombyra the Dark", "Kuriboh").resolve()
    assert (d.lp(YOU), d.attack_of("Zombyra the Dark")) == (8000 - 750, 850)


HUNTER = "The Hunter with 7 Weapons"


@pytest.mark.card(HUNTER, "Mirror Wall")
@pytest.mark.parametrize(
    ("declared", "wall", "lp"), [("Beast-Warrior", False, 7700), ("Beast-Warrior", True, 8000)]
)
def test_the_hunter_is_stronger_against_the_declared_type(declared, wall, lp):
    d = table(you=hand(HUNTER), them=attack("Battle Ox") + (face_up("Mirror Wall") if wall else set_()))
    d.summon(HUNTER).resolve().choose(declared).resolve().to_battle()
    d.attack(HUNTER, "Battle Ox").resolve()
    # Halved first, then 1000 more.
    assert (d.lp(THEM), d.lp(YOU)) == (lp, 8000 - (200 if wall else 0))


@pytest.mark.card(HUNTER)
def test_the_hunter_gains_nothing_against_another_type():
    d = table(you=hand(HUNTER), them=attack("Kuriboh")).summon(HUNTER).resolve().choose("Dragon").resolve()
    assert d.to_battle().attack(HUNTER, "Kuriboh").resolve().lp(THEM) == 7300


# -- Great Phantom Thief ---------------------------------------------------------------------------


@pytest.mark.card("Great Phantom Thief")
def test_great_phantom_thief_takes_all_cards_of_the_declared_name():
    thief = "Great Phantom Thief"
    d = table(you=attack(thief), them=hand("Sangan", "Kuriboh", "Sangan")).to_battle().attack(thief)
    d.resolve().choose("Sangan").resolve()
    assert (d.hand(THEM), d.graveyard(THEM)) == (["Kuriboh"], ["Sangan", "Sangan"])


# -- D.D. Crazy Beast, Dimension Jar, Gather Your Mind ----------------------------------------------


@pytest.mark.card("D.D. Crazy Beast", "Sangan")
def test_dd_crazy_beast_removes_what_it_destroys_unless_it_falls_too():
    beast = "D.D. Crazy Beast"
    d = table(you=attack(beast), them=attack("Sangan")).to_battle().attack(beast, "Sangan").resolve()
    assert (d.removed(THEM), d.hand(THEM)) == (["Sangan"], [])
    even = normal_monster("Even", 1400, 0)
    d = (
        table(you=attack(beast), them=attack("Even"), cards=[even])
        .to_battle()
        .attack(beast, "Even")
        .resolve()
    )
    assert (d.removed(THEM), d.graveyard(THEM)) == ([], ["Even"])


@pytest.mark.card("Dimension Jar", "Kycoo the Ghost Destroyer")
def test_dimension_jar_lets_each_player_remove_up_to_three_monsters():
    d = table(
        you=set_("Dimension Jar") + graveyard("Kuriboh"),
        them=graveyard("Sangan", "Battle Ox", "Dark Hole", "Silver Fang", "Mystical Elf"),
    )
    d.flip("Dimension Jar").resolve().pick("Sangan", "Battle Ox").done()
    assert (d.asked, sorted(d.options())) == (THEM, ["done", "pick Kuriboh"])
    d.pick("Kuriboh")
    assert (d.removed(YOU), d.removed(THEM)) == (["Kuriboh"], ["Sangan", "Battle Ox"])
    d = table(
        you=set_("Dimension Jar") + attack("Kycoo the Ghost Destroyer") + graveyard("Kuriboh"),
        them=graveyard("Sangan"),
    )
    d.flip("Dimension Jar").resolve().pick("Sangan").resolve()
    assert (d.removed(YOU), d.removed(THEM)) == ([], ["Sangan"])


@pytest.mark.card("Gather Your Mind")
def test_one_gather_your_mind_in_a_turn():
    d = table(you=hand("Gather Your Mind") + deck("Gather Your Mind")).activate("Gather Your Mind").resolve()
    assert d.hand(YOU) == ["Gather Your Mind"]
    assert "R-GEN-01" in d.why_not("Gather Your Mind")
    d.end_turn().end_turn()
    assert d.can("activate", "Gather Your Mind")


# -- Tribute Doll, Miracle Restoring, Autonomous Action Unit, The Spell Absorbing Life --------------


@pytest.mark.card("Tribute Doll")
def test_tribute_doll_brings_a_level_7_monster_that_cannot_attack_this_turn():
    d = table(you=hand("Tribute Doll", "Dark Magician", "Summoned Skull") + attack("Kuriboh"))
    d.activate("Tribute Doll").resolve().choose("attack")
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Dark Magician"], ["Kuriboh", "Tribute Doll"])
    assert not d.to_battle().can("attack", "Dark Magician", DIRECT)
    assert "J-EFF-12" in table(you=hand("Tribute Doll", "Summoned Skull") + attack("Kuriboh")).why_not(
        "Tribute Doll"
    )


@pytest.mark.card("Miracle Restoring")
@pytest.mark.rule("J-EFF-18")
def test_miracle_restoring_takes_two_counters_from_any_of_your_cards():
    library = "Royal Magical Library"
    d = table(
        you=set_("Miracle Restoring")
        + graveyard("Dark Magician", "Sangan")
        + attack(library, notes={"Spell Counter": 1})
        + attack("Skilled Dark Magician", notes={"Spell Counter": 2}),
    )
    d.activate("Miracle Restoring").pick(library).resolve().choose("attack")
    assert "Dark Magician" in d.monsters(YOU)
    d = table(
        you=set_("Miracle Restoring")
        + graveyard("Dark Magician")
        + attack(library, notes={"Spell Counter": 1})
    )
    assert "J-EFF-18" in d.why_not("Miracle Restoring")


@pytest.mark.card("Autonomous Action Unit", "Giant Trunade", "Mystical Space Typhoon")
def test_autonomous_action_unit_takes_a_monster_of_the_opponents_graveyard_while_it_is_there():
    unit = "Autonomous Action Unit"
    d = table(you=hand(unit, "Giant Trunade") + graveyard("Kuriboh"), them=graveyard("Summoned Skull"))
    d.activate(unit).resolve()
    assert (d.lp(YOU), d.monsters(YOU), d.equipped_to(unit)) == (6500, ["Summoned Skull"], "Summoned Skull")
    d.activate("Giant Trunade").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM)) == ([], ["Summoned Skull"])


@pytest.mark.card("The Spell Absorbing Life")
def test_the_spell_absorbing_life_turns_up_and_heals_for_effect_monsters():
    d = table(you=set_("The Spell Absorbing Life", "Man-Eater Bug"), them=attack("Sangan", "Battle Ox"))
    d.activate("The Spell Absorbing Life").resolve()
    assert (d.lp(YOU), d.position("Man-Eater Bug"), d.monsters(THEM)) == (
        8800,
        "defense",
        ["Sangan", "Battle Ox"],
    )
    d = table(you=set_("The Spell Absorbing Life"), them=attack("Battle Ox"))
    assert "J-EFF-12" in d.why_not("The Spell Absorbing Life")


# -- Metalsilver Armor, Raregold Armor --------------------------------------------------------------


@pytest.mark.card("Metalsilver Armor", "Monster Reborn", "Raigeki", "Magic Cylinder")
def test_with_metalsilver_armor_the_opponent_targets_no_monster_but_its_bearer():
    mine = attack("Battle Ox", "Kuriboh") + equip("Metalsilver Armor", on="Battle Ox")
    d = table(you=mine, them=hand("Monster Reborn", "Raigeki") + graveyard("Sangan"), turn=THEM)
    assert d.why_not("Monster Reborn") == ["J-EFF-12"] and d.can("activate", "Raigeki")
    d = table(you=mine, them=hand("Tribute to The Doomed", "Sangan"), turn=THEM)
    d.activate("Tribute to The Doomed")
    assert d.graveyard(YOU)[:1] == ["Battle Ox"] or d.options() == ["pick Battle Ox"]
    d = table(you=mine, them=set_("Magic Cylinder")).to_battle().attack("Kuriboh")
    assert d.lp(THEM) == 7700, "Magic Cylinder could not target Kuriboh"
    assert table(you=mine + hand("Monster Reborn") + graveyard("Sangan")).can("activate", "Monster Reborn")


@pytest.mark.card("Metalsilver Armor")
def test_metalsilver_armor_on_the_opponents_monster_does_nothing():
    theirs = attack("Battle Ox") + hand("Monster Reborn") + graveyard("Sangan")
    d = table(you=equip("Metalsilver Armor", on="Battle Ox"), them=theirs, turn=THEM)
    assert d.can("activate", "Monster Reborn")


@pytest.mark.card("Raregold Armor")
def test_with_raregold_armor_the_opponent_attacks_its_bearer_alone():
    mine = attack("Battle Ox", "Kuriboh") + equip("Raregold Armor", on="Battle Ox")
    d = table(you=mine, them=attack("Summoned Skull"), turn=THEM).to_battle()
    assert d.can("attack", "Summoned Skull", "Battle Ox") and not d.can("attack", "Summoned Skull", "Kuriboh")
    d = table(you=mine + equip("Raregold Armor", on="Kuriboh"), them=attack("Summoned Skull"), turn=THEM)
    d.to_battle()
    assert d.kind != "act" or not d.can("attack", "Summoned Skull", "Battle Ox"), (
        "with two nobody is attacked"
    )


@pytest.mark.card("Raregold Armor", "Marauding Captain", "Ring of Magnetism")
def test_two_raregold_armors_stop_all_attacks_and_ring_of_magnetism_goes_before():
    gold, ring = "Raregold Armor", "Ring of Magnetism"
    mine = attack("Celtic Guardian", "Kuriboh") + equip(gold, on="Celtic Guardian")
    theirs = {"them": attack("Summoned Skull"), "turn": THEM, "phase": BATTLE_PHASE}
    assert not table(you=mine + equip(gold, on="Kuriboh"), **theirs).can("attack", "Summoned Skull")
    assert not table(you=mine + attack("Marauding Captain"), **theirs).can("attack", "Summoned Skull")
    d = table(you=mine + equip(ring, on="Kuriboh"), **theirs)
    assert d.can("attack", "Summoned Skull", "Kuriboh")
    assert not d.can("attack", "Summoned Skull", "Celtic Guardian")


# -- Remove Brainwashing, Ante ----------------------------------------------------------------------

BRAIN = "Remove Brainwashing"


@pytest.mark.card("Remove Brainwashing", "Creature Swap", "Mystical Space Typhoon")
@pytest.mark.rule("J-CTRL-02")
def test_remove_brainwashing_sends_all_monsters_home_for_good():
    d = table(
        you=hand("Creature Swap", "Mystical Space Typhoon") + attack("Kuriboh") + set_(BRAIN),
        them=attack("Battle Ox"),
    )
    d.activate("Creature Swap").resolve()
    assert d.controller("Battle Ox") == YOU
    d.activate(BRAIN).resolve()
    assert (d.controller("Battle Ox"), d.controller("Kuriboh")) == (THEM, YOU)
    d.activate("Mystical Space Typhoon", [BRAIN]).resolve()
    assert (d.controller("Battle Ox"), d.controller("Kuriboh")) == (THEM, YOU)


@pytest.mark.card("Remove Brainwashing", "Change of Heart", "Monster Reborn", "Ameba")
def test_under_remove_brainwashing_control_goes_over_and_comes_back():
    d = table(you=hand("Change of Heart"), them=set_(BRAIN) + attack("Ameba")).activate("Change of Heart")
    d.respond(BRAIN).resolve()
    assert (d.controller("Ameba"), d.lp(YOU), d.lp(THEM)) == (THEM, 6000, 8000)
    d = table(you=hand("Monster Reborn") + face_up(BRAIN), them=graveyard("Battle Ox")).activate(
        "Monster Reborn"
    )
    assert d.choose("attack").controller("Battle Ox") == THEM


@pytest.mark.card("Ante")
def test_ante_sends_the_card_of_the_lower_level_and_hurts_its_player():
    d = table(you=hand("Ante", "Summoned Skull", "Dark Hole"), them=hand("Kuriboh", "Pot of Greed")).activate(
        "Ante"
    )
    d.pick("Summoned Skull").pick("Kuriboh")
    assert (d.graveyard(THEM), d.lp(THEM), d.lp(YOU)) == (["Kuriboh"], 7000, 8000)
    d = table(you=hand("Ante", "Dark Hole", "Kuriboh"), them=hand("Sangan", "Pot of Greed")).activate("Ante")
    d.pick("Dark Hole").pick("Pot of Greed")
    assert (d.lp(YOU), d.lp(THEM), d.graveyard(YOU)) == (8000, 8000, ["Ante"])
    assert "J-EFF-12" in table(you=hand("Ante"), them=hand("Kuriboh")).why_not("Ante")


# -- Diffusion Wave-Motion -------------------------------------------------------------------------

WAVE = "Diffusion Wave-Motion"
MAGE = [normal_monster("Mage", 2500, 2000, type="Spellcaster", level=7)]


@pytest.mark.card(WAVE, "Man-Eater Bug", "Sangan")
def test_diffusion_wave_motion_makes_a_spellcaster_attack_all_and_silences_what_it_destroys():
    d = table(
        you=hand(WAVE) + attack("Mage", "Battle Ox"),
        them=set_("Man-Eater Bug") + attack("Sangan"),
        cards=MAGE,
    )
    d.activate(WAVE).resolve().to_battle()
    assert not d.can("attack", "Battle Ox") and d.why_not_go(MAIN_2) == ["R-GEN-01"]
    d.attack("Mage", "Man-Eater Bug").attack("Mage", "Sangan")
    assert (d.lp(YOU), d.monsters(YOU), d.hand(THEM)) == (7000, ["Mage", "Battle Ox"], [])
    assert not d.can("attack", "Mage") and d.can_go(MAIN_2)


@pytest.mark.card(WAVE, "Ring of Destruction", "Raigeki")
def test_the_others_do_not_attack_though_the_spellcaster_is_gone_later():
    scene = {"you": hand(WAVE) + attack("Mage", "Battle Ox"), "cards": MAGE}
    d = table(**scene, them=attack("Kuriboh") + set_("Ring of Destruction"))
    d.activate(WAVE).resolve().leave_for(BATTLE_PHASE).respond(
        "Ring of Destruction", targets=["Mage"]
    ).resolve()
    assert not d.to_battle().can("attack", "Battle Ox")
    d = table(**scene, them=attack("Kuriboh") + set_("Ring of Destruction"))
    d.activate(WAVE).respond("Ring of Destruction", targets=["Mage"]).resolve()
    assert d.to_battle().can("attack", "Battle Ox")


@pytest.mark.card(WAVE)
@pytest.mark.rule("J-EFF-12")
def test_diffusion_wave_motion_needs_a_monster_of_the_opponent_and_a_battle_phase():
    d = table(you=hand(WAVE) + attack("Mage"), cards=MAGE)
    assert d.why_not(WAVE, "activate") == ["J-EFF-12"]
    d = table(you=hand(WAVE) + attack("Mage"), them=attack("Kuriboh"), cards=MAGE).to_battle().main2()
    assert d.why_not(WAVE, "activate") == ["J-EFF-12"]


@pytest.mark.card(WAVE, "Swords of Revealing Light", "Marauding Captain", "Tribute Doll")
@pytest.mark.rule("J-EFF-12")
def test_diffusion_wave_motion_needs_a_spellcaster_that_can_attack_a_monster():
    for theirs in (
        face_up("Swords of Revealing Light") + attack("Kuriboh"),
        attack("Marauding Captain", "Marauding Captain"),
    ):
        assert not table(you=hand(WAVE) + attack("Mage"), them=theirs, cards=MAGE).can("activate", WAVE)
    d = table(you=hand(WAVE, "Tribute Doll", "Mage") + attack("Kuriboh"), them=attack("Kuriboh"), cards=MAGE)
    d.activate("Tribute Doll").resolve().choose("attack")
    assert d.monsters(YOU) == ["Mage"] and not d.can("activate", WAVE)


@pytest.mark.card(WAVE, "Magic Cylinder", "Raigeki", "Call of the Haunted")
def test_the_spellcaster_goes_on_after_a_negated_attack_and_attacks_directly_only_an_empty_field():
    scene = {"you": hand(WAVE, "Raigeki") + attack("Mage") + set_("Call of the Haunted"), "cards": MAGE}
    d = table(**scene, them=attack("Kuriboh", "Sangan") + set_("Magic Cylinder"))
    d.activate(WAVE).resolve().to_battle().attack("Mage", "Kuriboh").respond("Magic Cylinder").resolve()
    assert not d.can("attack", "Mage", "Kuriboh") and d.can("attack", "Mage", "Sangan")
    d = table(**scene, them=attack("Kuriboh")).activate(WAVE).resolve().to_battle().attack("Mage", "Kuriboh")
    assert not d.can("attack", "Mage", DIRECT)
    d = table(**scene, them=attack("Kuriboh")).activate(WAVE).resolve().activate("Raigeki").resolve()
    assert d.to_battle().can("attack", "Mage", DIRECT)


@pytest.mark.card(WAVE, "Twin Swords of Flashing Light - Tryce")
def test_two_attacks_by_diffusion_wave_motion_leave_none_for_the_twin_swords():
    d = table(
        you=hand(WAVE) + attack("Mage") + equip("Twin Swords of Flashing Light - Tryce", on="Mage"),
        them=attack("Kuriboh", "Battle Ox"),
        cards=MAGE,
    )
    d.activate(WAVE).resolve().to_battle().attack("Mage", "Kuriboh").attack("Mage", "Battle Ox")
    assert d.can_go(MAIN_2) and not d.can("attack", "Mage", DIRECT)


# -- Paladin of White Dragon -----------------------------------------------------------------------

PALADIN, BLUE = "Paladin of White Dragon", "Blue-Eyes White Dragon"


@pytest.mark.card(PALADIN, "Man-Eater Bug")
def test_paladin_of_white_dragon_destroys_a_face_down_monster_it_attacks():
    d = (
        table(you=attack(PALADIN), them=set_("Man-Eater Bug"))
        .to_battle()
        .attack(PALADIN, "Man-Eater Bug")
        .resolve()
    )
    assert (d.monsters(YOU), d.graveyard(THEM)) == ([PALADIN], ["Man-Eater Bug"])


@pytest.mark.card(PALADIN)
def test_paladin_brings_a_blue_eyes_that_does_not_attack_this_turn():
    d = table(you=attack(PALADIN) + attack(BLUE) + hand(BLUE)).activate(PALADIN).resolve()
    d.choose("attack").resolve().to_battle()
    assert d.monsters(YOU) == [BLUE, BLUE]
    assert len([option for option in d.options() if option.startswith("attack")]) == 1


# -- Amazoness Tiger, Amazoness Spellcaster --------------------------------------------------------

TIGER = "Amazoness Tiger"


@pytest.mark.card(TIGER)
def test_amazoness_tiger_counts_amazonesses_and_draws_the_attacks():
    d = table(you=attack(TIGER, FIGHTER, "Kuriboh"), them=attack("Summoned Skull"), turn=THEM).to_battle()
    assert d.attack_of(TIGER) == 1900
    assert not d.can("attack", "Summoned Skull", FIGHTER)
    assert d.can("attack", "Summoned Skull", TIGER) and d.can("attack", "Summoned Skull", "Kuriboh")


@pytest.mark.card(TIGER, "Creature Swap")
def test_there_is_one_amazoness_tiger_on_a_side():
    d = table(you=attack(TIGER) + hand(TIGER))
    assert d.why_not(TIGER, "summon") == ["R-GEN-01"] and d.can("set", TIGER)
    d = table(you=attack(TIGER) + set_(TIGER), them=attack("Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", at(YOU, 2)).resolve()
    assert d.zones(YOU)[:2] == [TIGER, None]
    d = (
        table(you=attack(TIGER) + hand("Creature Swap"), them=attack(TIGER))
        .activate("Creature Swap")
        .resolve()
    )
    assert (d.monsters(YOU), d.monsters(THEM)) == ([TIGER], [TIGER])


@pytest.mark.card("Amazoness Tiger", "Swords of Revealing Light")
def test_the_amazoness_tiger_that_is_turned_up_second_is_destroyed():
    tiger = "Amazoness Tiger"
    d = table(you=hand("Swords of Revealing Light"), them=attack(tiger, zone=1) + set_(tiger))
    d.activate("Swords of Revealing Light").resolve()
    assert (d.graveyard(THEM), d.zones(THEM)[0]) == ([tiger], tiger)
    d = table(you=attack("Kuriboh"), them=attack(tiger, zone=1) + set_(tiger, zone=2), phase=BATTLE_PHASE)
    d.attack("Kuriboh", at(THEM, 2)).resolve()
    assert d.lp(YOU) == 8000 - 1200, "1500 DEF were there in the calculation"
    assert (d.graveyard(THEM), d.zones(THEM)[0]) == ([tiger], tiger)


@pytest.mark.card("Amazoness Tiger", "Creature Swap", "Snatch Steal")
def test_an_amazoness_tiger_that_comes_to_another_is_destroyed_and_two_that_change_places_are_not():
    tiger = "Amazoness Tiger"
    d = table(you=attack(tiger) + hand("Snatch Steal"), them=attack(tiger)).activate("Snatch Steal")
    assert (d.monsters(YOU), d.resolve().graveyard(THEM)) == ([tiger], [tiger])
    d = table(you=attack(tiger) + hand("Creature Swap"), them=attack(tiger)).activate("Creature Swap")
    assert (d.resolve().monsters(YOU), d.monsters(THEM)) == ([tiger], [tiger])


@pytest.mark.card("Amazoness Tiger", "Cyber Jar")
def test_of_two_amazoness_tigers_from_cyber_jar_one_at_least_is_laid_face_down():
    tiger = "Amazoness Tiger"
    d = table(you=set_("Cyber Jar") + deck(tiger, tiger)).flip("Cyber Jar").choose("attack").resolve()
    where = [zone for zone in range(1, 6) if d.zones(YOU)[zone - 1] == tiger]
    assert sorted(d.position(at(YOU, zone)) for zone in where) == ["attack", "set"]


@pytest.mark.card("Big Bang Shot", "Emergency Provisions", "Giant Trunade")
def test_big_bang_shot_takes_its_monster_wherever_it_goes():
    shot = "Big Bang Shot"
    mine = attack("Battle Ox") + equip(shot, on="Battle Ox")
    d = table(you=mine + hand("Emergency Provisions")).activate("Emergency Provisions", cost=[shot])
    assert (d.removed(YOU), d.lp(YOU)) == (["Battle Ox"], 9000)
    d = table(you=mine, them=hand("Giant Trunade"), turn=THEM).activate("Giant Trunade")
    assert (d.removed(YOU), d.hand(YOU)) == (["Battle Ox"], [shot])


@pytest.mark.card("Amazoness Spellcaster", "Axe of Despair")
def test_amazoness_spellcaster_switches_original_atk_for_a_turn():
    d = table(
        you=hand("Amazoness Spellcaster") + attack(FIGHTER) + equip("Axe of Despair", on=FIGHTER),
        them=attack(BLUE),
    )
    d.activate("Amazoness Spellcaster").resolve()
    assert (d.attack_of(FIGHTER), d.attack_of(BLUE)) == (4000, 1500)
    d.end_turn()
    assert (d.attack_of(FIGHTER), d.attack_of(BLUE)) == (2500, 3000)


# -- Effect damage of Magician's Force --------------------------------------------------------------


@pytest.mark.card("Des Koala")
def test_des_koala_counts_the_hand_of_the_opponent():
    d = table(you=set_("Des Koala") + hand("Kuriboh"), them=hand("Kuriboh", "Sparks")).flip("Des Koala")
    assert d.resolve().lp(THEM) == 7200
    assert table(you=set_("Des Koala")).flip("Des Koala").resolve().lp(THEM) == 8000


@pytest.mark.card("Mass Driver")
def test_mass_driver_tributes_as_often_as_its_player_likes_in_his_main_phase():
    d = table(you=face_up("Mass Driver") + attack("Kuriboh", "Battle Ox"), them=attack("Kuriboh"))
    d.activate("Mass Driver", cost=["Kuriboh"]).resolve().activate("Mass Driver").resolve()
    assert (d.lp(THEM), d.monsters(YOU), d.monsters(THEM)) == (7200, [], ["Kuriboh"])
    assert d.why_not("Mass Driver") == ["R-MAG-02", "J-EFF-12"]


@pytest.mark.card("Mass Driver", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05")
def test_the_use_of_mass_driver_can_be_answered():
    d = table(you=face_up("Mass Driver") + attack("Kuriboh"), them=set_("Mystical Space Typhoon"))
    d.activate("Mass Driver").respond("Mystical Space Typhoon").resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU)) == ([], [])


@pytest.mark.card("Secret Barrel", "Mystical Space Typhoon")
def test_secret_barrel_counts_hand_and_field_with_the_cards_chained_to_it():
    theirs = hand("Kuriboh") + attack("Battle Ox") + set_("Trap Hole") + field("Yami")
    assert table(you=set_("Secret Barrel"), them=theirs).activate("Secret Barrel").resolve().lp(THEM) == 7200
    d = table(you=set_("Secret Barrel"), them=set_("Mystical Space Typhoon"))
    d.activate("Secret Barrel").respond("Mystical Space Typhoon").resolve()
    assert d.lp(THEM) == 7800
    assert table(you=set_("Secret Barrel")).why_not("Secret Barrel") == ["J-EFF-12"]


# -- Huge Revolution --------------------------------------------------------------------------------

CROWD = ("People Running About", "Oppressed People", "United Resistance")


@pytest.mark.card("Huge Revolution", "People Running About", "Oppressed People", "United Resistance")
@pytest.mark.rule("J-EFF-13")
def test_huge_revolution_takes_the_opponents_hand_and_field():
    d = table(
        you=set_("Huge Revolution") + attack(*CROWD),
        them=hand("Kuriboh", "Sangan")
        + attack("Battle Ox")
        + set_("Mirror Force", "Silver Fang")
        + field("Yami"),
    )
    d.activate("Huge Revolution").resolve()
    assert (d.hand(THEM), d.monsters(THEM), d.magic_traps(THEM), len(d.graveyard(THEM))) == ([], [], [], 6)
    assert d.monsters(YOU) == list(CROWD)


@pytest.mark.card("Huge Revolution", "Book of Moon")
def test_huge_revolution_needs_the_three_only_as_it_is_activated():
    d = table(you=set_("Huge Revolution") + attack(*CROWD), them=set_("Book of Moon") + hand("Kuriboh"))
    d.activate("Huge Revolution").respond("Book of Moon", ["Oppressed People"]).resolve()
    assert d.hand(THEM) == []
    d = table(you=set_("Huge Revolution") + attack(*CROWD[:2]) + set_(CROWD[2]), them=hand("Kuriboh"))
    assert "J-EFF-12" in d.why_not("Huge Revolution")
    d = table(you=set_("Huge Revolution") + attack(*CROWD), them=hand("Kuriboh"), turn=THEM)
    assert "J-EFF-12" in d.why_not("Huge Revolution")


# -- Physical Double --------------------------------------------------------------------------------


@pytest.mark.card("Physical Double", "Axe of Despair", "Yami")
@pytest.mark.rule("R-TOK-01")
def test_physical_double_makes_a_token_like_the_opponents_monster():
    wearer = attack("Summoned Skull") + equip("Axe of Despair", on="Summoned Skull")
    d = table(you=set_("Physical Double"), them=wearer + field("Yami") + hand("Pot of Greed"), turn=THEM)
    d.activate("Pot of Greed").respond("Physical Double", ["Summoned Skull"]).resolve().choose("attack")
    assert (d.monsters(YOU), d.attack_of("Mirage Token"), d.defense_of("Mirage Token")) == (
        ["Mirage Token"],
        2500 + 1000 + 200 + 200,
        1200 + 200 + 200,
    )
    assert d.level_of("Mirage Token") == 6
    assert d.end_turn().monsters(YOU) == []


@pytest.mark.card("Physical Double", "A Legendary Ocean")
@pytest.mark.rule("J-EFF-12")
def test_physical_double_takes_the_level_as_it_is_and_what_changes_it_comes_again():
    fish = [normal_monster("Fish", 1000, 0, level=5, attribute="WATER", type="Fish")]
    theirs = attack("Fish") + field("A Legendary Ocean") + hand("Pot of Greed")
    d = table(you=set_("Physical Double"), them=theirs, turn=THEM, cards=fish)
    d.activate("Pot of Greed").respond("Physical Double", ["Fish"]).resolve().choose("defense")
    assert d.level_of("Mirage Token") == 3


@pytest.mark.card("Physical Double", "Ring of Destruction")
def test_physical_double_makes_nothing_without_its_model_or_in_your_own_turn():
    theirs = attack("Battle Ox") + set_("Ring of Destruction") + hand("Pot of Greed")
    d = table(you=set_("Physical Double"), them=theirs, turn=THEM).activate("Pot of Greed")
    d.respond("Physical Double", ["Battle Ox"]).respond("Ring of Destruction", ["Battle Ox"]).resolve()
    assert d.monsters(YOU) == []
    d = table(you=set_("Physical Double"), them=attack("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Physical Double")


# -- The other Unions, Formation Union, Combination Attack ------------------------------------------


def wearing(union, host, *more, you=None, them=None, **options):
    """The Union on its host, by its own effect."""
    mine = attack(host, union) if you is None else attack(host, union) + you
    rest = {} if them is None else {"them": them}
    return table(you=mine, **rest, **options).activate(union, [host], effect=0).resolve()


@pytest.mark.card("Pitch-Dark Dragon", "Kiryu", "Koitsu")
@pytest.mark.rule("J-EFF-16")
@pytest.mark.parametrize(
    ("union", "host", "atk"),
    [("Pitch-Dark Dragon", "Dark Blade", 2200), ("Kiryu", "Dark Blade", 2700), ("Koitsu", "Aitsu", 3100)],
)
def test_a_union_strengthens_the_monster_it_names(union, host, atk):
    d = wearing(union, host)
    assert (d.attack_of(host), d.equipped_to(union)) == (atk, host)
    assert "J-EFF-12" in table(you=attack("Battle Ox", union)).why_not(union, "activate")


@pytest.mark.card("Pitch-Dark Dragon", "Koitsu")
@pytest.mark.parametrize(
    ("union", "host", "lost"), [("Pitch-Dark Dragon", "Dark Blade", 2000), ("Koitsu", "Aitsu", 2900)]
)
def test_its_host_pierces_and_the_union_itself_does_not(union, host, lost):
    d = wearing(union, host, them=defense("Kuriboh")).to_battle().attack(host, "Kuriboh").resolve()
    assert d.lp(THEM) == 8000 - lost
    d = table(you=attack("Pitch-Dark Dragon"), them=defense("Kuriboh")).to_battle()
    assert d.attack("Pitch-Dark Dragon", "Kuriboh").resolve().lp(THEM) == 8000


@pytest.mark.card("Kiryu")
def test_kiryu_is_tributed_so_that_dark_blade_attacks_directly_without_its_bonus():
    d = wearing("Kiryu", "Dark Blade", them=attack("Summoned Skull")).activate("Kiryu").resolve()
    assert (d.graveyard(YOU), d.attack_of("Dark Blade")) == (["Kiryu"], 1800)
    assert d.to_battle().attack("Dark Blade", DIRECT).resolve().lp(THEM) == 6200


@pytest.mark.card("Burning Beast", "Freezing Beast", "Toll")
@pytest.mark.parametrize(
    ("union", "host", "hit"),
    [("Burning Beast", "Freezing Beast", "Skill Drain"), ("Freezing Beast", "Burning Beast", "Waboku")],
)
def test_a_beast_destroys_a_card_as_its_host_inflicts_battle_damage(union, host, hit):
    theirs = face_up("Toll") if hit == "Skill Drain" else set_("Waboku")
    hit = "Toll" if hit == "Skill Drain" else hit
    d = wearing(union, host, them=theirs).to_battle().attack(host)
    if hit == "Waboku":
        d.pass_()
    if d.kind == "choose":
        d.pick(hit)
    d.resolve()
    assert d.graveyard(THEM) == [hit]


@pytest.mark.card("Burning Beast")
def test_burning_beast_as_the_only_face_up_card_destroys_itself():
    d = wearing("Burning Beast", "Freezing Beast").to_battle().attack("Freezing Beast").resolve()
    assert (d.graveyard(YOU), d.lp(THEM)) == (["Burning Beast"], 6500)


@pytest.mark.card("Second Goblin", "Giant Orc")
def test_second_goblin_changes_the_position_of_giant_orc_once_per_turn():
    d = wearing("Second Goblin", "Giant Orc").activate("Second Goblin").resolve()
    assert d.position("Giant Orc") == "defense"
    assert "R-GEN-01" in d.why_not("Second Goblin", "activate")


@pytest.mark.card("Second Goblin", "Giant Orc")
@pytest.mark.rule("J-POS-04")
def test_second_goblin_raises_an_orc_that_rests_after_its_attack():
    d = wearing("Second Goblin", "Giant Orc").to_battle().attack("Giant Orc").main2()
    assert d.position("Giant Orc") == "defense"
    assert d.activate("Second Goblin").resolve().position("Giant Orc") == "attack"


@pytest.mark.card("Zombie Tiger", "Decayed Commander")
def test_zombie_tiger_discards_when_its_host_destroys_a_monster_by_battle():
    them = attack("Kuriboh") + hand("Sangan")
    d = wearing("Zombie Tiger", "Decayed Commander", them=them)
    assert d.attack_of("Decayed Commander") == 1500
    d.to_battle().attack("Decayed Commander", "Kuriboh").resolve()
    assert d.hand(THEM) == []
    d = table(you=attack("Zombie Tiger"), them=them).to_battle().attack("Zombie Tiger", "Kuriboh").resolve()
    assert d.hand(THEM) == ["Sangan"], "not while it is a monster itself"


@pytest.mark.card("Des Dendle", "Vampiric Orchis")
@pytest.mark.rule("R-TOK-01")
def test_des_dendle_grows_a_token_when_its_host_destroys_a_monster():
    d = wearing("Des Dendle", "Vampiric Orchis", them=attack("Kuriboh")).to_battle()
    d.attack("Vampiric Orchis", "Kuriboh").resolve().choose("defense").resolve()
    assert d.monsters(YOU).count("Wicked Plant Token") == 1
    assert (d.attack_of("Wicked Plant Token"), d.position("Wicked Plant Token")) == (800, "defense")


@pytest.mark.card("Formation Union", "Y-Dragon Head")
@pytest.mark.rule("J-EFF-16")
def test_formation_union_equips_a_union_to_a_fitting_monster_or_brings_one_back():
    d = table(you=set_("Formation Union") + attack(X, Y, "Kuriboh")).activate("Formation Union").resolve()
    assert (d.equipped_to(Y), d.attack_of(X)) == (X, 2200)
    d = united(you=set_("Formation Union")).activate("Formation Union").resolve()
    assert (d.monsters(YOU), d.position(Y)) == ([X, Y], "attack")
    assert d.can("activate", Y) is False, "its own effect has been used this turn"


@pytest.mark.card("Formation Union", "Y-Dragon Head")
def test_formation_union_lets_a_union_attack_that_is_separated_in_the_battle_phase():
    d = (
        united(you=set_("Formation Union"))
        .to_battle()
        .attack(X)
        .resolve()
        .activate("Formation Union")
        .resolve()
    )
    assert d.attack(Y).resolve().lp(THEM) == 8000 - 2200 - 1500
    d = table(you=set_("Formation Union") + attack("Silver Fang"))
    assert d.why_not("Formation Union") != [], "there is no Union"


@pytest.mark.card("Formation Union", "Union Rider", "Y-Dragon Head")
def test_formation_union_takes_a_union_off_union_rider_to_its_own_side():
    d = table(you=attack("Union Rider") + set_("Formation Union"), them=attack(Y)).activate("Union Rider")
    d.resolve().activate("Formation Union").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Union Rider", Y], [])


@pytest.mark.card("Combination Attack", "Y-Dragon Head")
@pytest.mark.rule("R-BP-06", "J-EFF-16")
def test_combination_attack_separates_a_union_and_both_may_attack():
    d = united(you=hand("Combination Attack"))
    assert "J-EFF-12" in d.why_not("Combination Attack")
    d.to_battle().attack(X).resolve().activate("Combination Attack", [X]).choose("attack")
    d.resolve().attack(X).attack(Y).resolve()
    assert d.lp(THEM) == 8000 - 2200 - 1800 - 1500


@pytest.mark.card("Combination Attack", "Kiryu", "Twin Swords of Flashing Light - Tryce")
def test_combination_attack_gives_one_more_attack_after_two():
    swords = "Twin Swords of Flashing Light - Tryce"
    d = wearing("Kiryu", "Dark Blade", you=equip(swords, on="Dark Blade") + hand("Combination Attack"))
    d.to_battle().attack("Dark Blade").attack("Dark Blade").resolve()
    d.activate("Combination Attack").choose("defense").resolve().attack("Dark Blade").resolve()
    assert d.lp(THEM) == 8000 - 2200 - 2200 - 1300
    assert d.kind != "act" or not d.can("attack", "Dark Blade", DIRECT)


@pytest.mark.card("Combination Attack", "Y-Dragon Head")
def test_combination_attack_needs_a_free_monster_zone():
    mine = attack("Kuriboh", "Kuriboh", "Kuriboh") + hand("Combination Attack", "Sangan")
    d = united(you=mine).summon("Sangan").to_battle().attack(X).resolve()
    assert not d.can("activate", "Combination Attack")


# -- Disarmament, White Dragon Ritual ---------------------------------------------------------------


@pytest.mark.card("Disarmament")
def test_disarmament_destroys_all_equips_on_monsters_and_no_set_ones():
    mine = set_("Disarmament", "Invigoration") + attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox")
    d = table(you=mine, them=attack("Kuriboh") + equip("Megamorph", on="Kuriboh")).activate("Disarmament")
    d.resolve()
    assert (d.magic_traps(YOU), d.magic_traps(THEM)) == (["Invigoration"], [])


@pytest.mark.card("Disarmament", "Y-Dragon Head")
def test_disarmament_destroys_unions_that_serve_as_equips_and_needs_an_equip():
    d = united(you=set_("Disarmament")).activate("Disarmament").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == ([X], [Y, "Disarmament"])
    assert table(you=set_("Disarmament", "Axe of Despair")).why_not("Disarmament") == ["J-EFF-12"]


@pytest.mark.card("White Dragon Ritual")
@pytest.mark.rule("R-RIT-01")
def test_white_dragon_ritual_brings_paladin_of_white_dragon_for_four_levels():
    d = table(you=hand("White Dragon Ritual", "Paladin of White Dragon") + attack("Battle Ox"))
    d.activate("White Dragon Ritual").choose("defense")
    assert (d.monsters(YOU), d.position("Paladin of White Dragon")) == (
        ["Paladin of White Dragon"],
        "defense",
    )


@pytest.mark.card("White Dragon Ritual")
def test_white_dragon_ritual_refuses_too_few_levels():
    d = table(you=hand("White Dragon Ritual", "Paladin of White Dragon", "Kuriboh"))
    assert d.why_not("White Dragon Ritual") == ["R-RIT-02"]


@pytest.mark.card("Old Vindictive Magician")
def test_old_vindictive_magician_destroys_a_monster_of_the_opponent():
    d = table(you=set_("Old Vindictive Magician"), them=attack("Sangan") + set_("Kuriboh"))
    d.flip("Old Vindictive Magician").pick("Kuriboh").resolve()
    assert (d.monsters(THEM), d.graveyard(THEM)) == (["Sangan"], ["Kuriboh"])


@pytest.mark.card("Old Vindictive Magician")
def test_old_vindictive_magician_leaves_your_own_alone():
    d = table(you=set_("Old Vindictive Magician") + attack("Battle Ox")).flip("Old Vindictive Magician")
    assert sorted(d.monsters(YOU)) == ["Battle Ox", "Old Vindictive Magician"]


# -- Decks of Magician's Force ----------------------------------------------------------------------


@pytest.mark.card("Spellbook Organization")
def test_spellbook_organization_orders_your_top_three_cards():
    d = table(you=hand("Spellbook Organization") + deck("Kuriboh", "Battle Ox", "Sparks"), them=deck("Yami"))
    d.activate("Spellbook Organization").pick("Sparks").pick("Kuriboh")
    d.pick("Battle Ox") if d.kind != "act" else None
    assert d.resolve().deck(YOU)[:3] == ["Sparks", "Kuriboh", "Battle Ox"]
    assert "known to them" not in d.picture()


@pytest.mark.card("Magical Merchant")
def test_magical_merchant_takes_the_first_magic_or_trap_and_buries_the_rest():
    mine = set_("Magical Merchant") + deck("Kuriboh", "Battle Ox", "Sparks", "Trap Hole")
    d = table(you=mine).flip("Magical Merchant").resolve()
    assert (d.hand(YOU), d.graveyard(YOU), d.deck(YOU)[0]) == (
        ["Sparks"],
        ["Kuriboh", "Battle Ox"],
        "Trap Hole",
    )
    assert "Sparks [known to them]" in d.picture()


@pytest.mark.card("Magical Merchant")
def test_magical_merchant_finds_nothing_in_a_deck_of_monsters():
    d = table(you=set_("Magical Merchant") + deck("Kuriboh", "Battle Ox", rest=False)).flip(
        "Magical Merchant"
    )
    d.resolve()
    assert (d.hand(YOU), d.graveyard(YOU), sorted(d.deck(YOU))) == ([], [], ["Battle Ox", "Kuriboh"])


@pytest.mark.card("Senri Eye")
def test_senri_eye_looks_at_the_top_card_for_100_life_points_once():
    d = table(you=face_up("Senri Eye"), them=deck("Kuriboh"), turn=THEM, phase=END_PHASE)
    d.end_turn().use("Senri Eye").resolve()
    assert (d.lp(YOU), d.phase) == (7900, "Main Phase 1")
    assert "Kuriboh [known to you]" in d.picture()


# -- Spell Counters of Magician's Force -------------------------------------------------------------


@pytest.mark.card("Apprentice Magician", "Breaker the Magical Warrior")
@pytest.mark.rule("J-EFF-18")
def test_apprentice_magician_gives_a_counter_to_a_card_with_room():
    d = table(you=hand("Apprentice Magician"), them=attack("Breaker the Magical Warrior", "Battle Ox"))
    d.summon("Apprentice Magician").resolve()
    assert d.attack_of("Breaker the Magical Warrior") == 1900
    d = table(
        you=set_("Apprentice Magician") + attack("Breaker the Magical Warrior", notes={"Spell Counter": 1})
    )
    assert d.flip("Apprentice Magician").resolve().attack_of("Breaker the Magical Warrior") == 1900


@pytest.mark.card("Apprentice Magician")
def test_apprentice_magician_destroyed_by_battle_brings_a_small_spellcaster_face_down():
    mine = attack("Apprentice Magician") + deck("Magical Plant Mandragola", "Dark Magician")
    d = (
        table(you=mine, them=attack("Battle Ox"), turn=THEM)
        .to_battle()
        .attack("Battle Ox", "Apprentice Magician")
    )
    d.yes() if d.kind == "yes/no" else d.use("Apprentice Magician")
    d.resolve()
    assert d.position("Magical Plant Mandragola") == "set"


@pytest.mark.card("Armor Exe", "Royal Magical Library")
def test_armor_exe_waits_a_turn_and_lives_on_spell_counters():
    d = table(you=attack("Armor Exe", this_turn=True, how="Normal Summoned")).to_battle()
    assert d.kind != "act" or not d.can("attack", "Armor Exe", DIRECT)
    mine = attack("Armor Exe") + attack("Royal Magical Library", notes={"Spell Counter": 1})
    d = table(you=mine).end_turn().pick("Royal Magical Library").resolve()
    assert d.monsters(YOU) == ["Armor Exe", "Royal Magical Library"]
    assert d.end_turn().resolve().monsters(YOU) == ["Royal Magical Library"]


@pytest.mark.card("Exhausting Spell", "Breaker the Magical Warrior", "Royal Magical Library")
def test_exhausting_spell_removes_the_counters_of_both_players():
    spent = {"Spell Counter": 1}
    theirs = attack("Breaker the Magical Warrior", notes=spent)
    d = table(you=set_("Exhausting Spell") + attack("Breaker the Magical Warrior", notes=spent), them=theirs)
    d.activate("Exhausting Spell").resolve()
    breaker = "Breaker the Magical Warrior"
    assert (d.attack_of(breaker, YOU), d.attack_of(breaker, THEM)) == (1600, 1600)


@pytest.mark.card("Magical Marionette")
@pytest.mark.rule("J-EFF-18")
def test_magical_marionette_grows_without_limit_and_pays_two_counters():
    d = table(you=attack("Magical Marionette") + hand("Sparks"), them=hand("Sparks") + attack("Battle Ox"))
    assert d.activate("Sparks").resolve().attack_of("Magical Marionette") == 2200
    assert d.why_not("Magical Marionette", "activate") == ["J-EFF-18"]
    d.end_turn().activate("Sparks").resolve().end_turn()
    assert d.attack_of("Magical Marionette") == 2400
    d.activate("Magical Marionette", ["Battle Ox"]).resolve()
    assert (d.graveyard(THEM)[-1], d.attack_of("Magical Marionette")) == ("Battle Ox", 2000)
    d = table(you=attack("Magical Marionette", notes={"Spell Counter": 9}) + hand("Sparks"))
    assert d.activate("Sparks").resolve().attack_of("Magical Marionette") == 4000


@pytest.mark.card("Magical Plant Mandragola", "Magical Marionette", "Breaker the Magical Warrior")
def test_magical_plant_mandragola_gives_counters_on_both_sides():
    plant = "Magical Plant Mandragola"
    theirs = attack("Breaker the Magical Warrior", "Battle Ox") + set_("Magical Marionette")
    d = table(you=set_(plant) + attack("Magical Marionette"), them=theirs).flip(plant).resolve()
    assert d.attack_of("Magical Marionette", YOU) == 2200
    assert d.attack_of("Breaker the Magical Warrior") == 1900


@pytest.mark.card("Mega Ton Magical Cannon", "Magical Marionette")
def test_mega_ton_magical_cannon_spends_ten_counters():
    cannon = "Mega Ton Magical Cannon"
    theirs = attack("Battle Ox") + set_("Trap Hole")
    d = table(you=hand(cannon) + attack("Magical Marionette", notes={"Spell Counter": 10}), them=theirs)
    d.activate(cannon)
    while d.kind == "choose":
        d.pick("Magical Marionette")
    d.resolve()
    assert (d.monsters(THEM), d.magic_traps(THEM)) == ([], [])
    d = table(you=hand(cannon) + attack("Magical Marionette", notes={"Spell Counter": 9}), them=theirs)
    assert d.why_not(cannon) == ["J-EFF-18"]


@pytest.mark.card("Skilled White Magician")
@pytest.mark.rule("J-EFF-18")
def test_skilled_white_magician_with_three_counters_calls_buster_blader():
    skilled = "Skilled White Magician"
    mine = attack(skilled, notes={"Spell Counter": 3}) + hand("Buster Blader")
    d = table(you=mine).activate(skilled).choose("attack")
    assert (d.resolve().monsters(YOU), d.graveyard(YOU)) == (["Buster Blader"], [skilled])
    d = table(you=attack(skilled, notes={"Spell Counter": 2}) + hand("Buster Blader", "Sparks"))
    assert d.why_not(skilled, "activate")
    assert d.activate("Sparks").resolve().can("activate", skilled)


@pytest.mark.card("Skilled White Magician", "Magic Jammer")
def test_a_negated_activation_gives_skilled_white_magician_no_counter():
    mine = attack("Skilled White Magician", notes={"Spell Counter": 2}) + hand("Sparks")
    d = table(you=mine, them=set_("Magic Jammer") + hand("Kuriboh"))
    d.activate("Sparks").respond("Magic Jammer").resolve()
    assert d.why_not("Skilled White Magician", "activate")


# -- Wave-Motion Cannon, Neko Mane King -------------------------------------------------------------


@pytest.mark.card("Wave-Motion Cannon")
def test_wave_motion_cannon_counts_your_standby_phases():
    cannon = "Wave-Motion Cannon"
    d = table(you=hand(cannon)).activate(cannon).resolve()
    assert d.can("activate", cannon)
    d.end_turn()
    assert "Wave-Motion Cannon" in d.magic_traps(YOU)
    d.end_turn().end_turn().end_turn().activate(cannon).resolve()
    assert (d.lp(THEM), d.graveyard(YOU)) == (6000, [cannon])
    d = table(you=hand(cannon)).activate(cannon).resolve().activate(cannon).resolve()
    assert (d.lp(THEM), d.graveyard(YOU)) == (8000, [cannon])


@pytest.mark.card("Wave-Motion Cannon", "Imperial Order", "Solomon's Lawbook")
def test_wave_motion_cannon_counts_negated_and_skipped_standby_phases_too():
    cannon = "Wave-Motion Cannon"
    d = table(you=hand(cannon) + set_("Solomon's Lawbook")).activate(cannon).resolve()
    d.activate("Solomon's Lawbook").resolve().end_turn().end_turn().activate(cannon).resolve()
    assert d.lp(THEM) == 7000
    mine = face_up(cannon, since_turn=1)
    assert table(you=mine).activate(cannon).resolve().lp(THEM) == 6000
    d = table(you=mine, them=face_up("Imperial Order")).activate(cannon).resolve()
    assert (d.lp(THEM), d.graveyard(YOU)) == (8000, [cannon])


@pytest.mark.card("Neko Mane King", "Fissure", "Card Destruction")
def test_neko_mane_king_brings_the_end_phase_of_the_opponents_turn():
    neko = "Neko Mane King"
    theirs = hand("Fissure", "Kuriboh")
    d = table(you=attack(neko), them=theirs, turn=THEM).activate("Fissure").resolve()
    assert (d.turn_player, d.phase) == (YOU, "Main Phase 1")
    d = table(you=hand(neko), them=hand("Card Destruction", "Kuriboh"), turn=THEM)
    assert d.activate("Card Destruction").resolve().turn_player == YOU


@pytest.mark.card("Neko Mane King", "Fissure")
def test_neko_mane_king_does_nothing_in_battle_or_in_its_own_turn():
    neko = "Neko Mane King"
    d = (
        table(you=attack(neko), them=attack("Battle Ox"), turn=THEM)
        .to_battle()
        .attack("Battle Ox", neko)
        .resolve()
    )
    assert (d.turn_player, d.phase) == (THEM, "Battle Phase")
    d = table(you=set_(neko), them=set_("Raigeki Break") + hand("Kuriboh")).leave_for(BATTLE_PHASE)
    d.activate("Raigeki Break", [neko]).resolve()
    assert (d.turn_player, d.graveyard(YOU)) == (YOU, [neko])


@pytest.mark.card("Neko Mane King", "Raigeki Break")
def test_neko_mane_king_ends_the_battle_phase_and_leaves_no_main_phase_2():
    neko = "Neko Mane King"
    theirs = attack("Battle Ox", "Summoned Skull") + set_("Raigeki Break") + hand("Kuriboh", "Sparks")
    d = table(you=set_(neko), them=theirs, turn=THEM).to_battle()
    d.activate("Raigeki Break", [neko], cost=["Kuriboh"]).resolve()
    assert (d.turn_player, d.phase, d.lp(YOU)) == (YOU, "Main Phase 1", 8000)


# -- what these cards do not do --------------------------------------------------------------------


@pytest.mark.card("Amazoness Blowpiper")
def test_amazoness_blowpiper_weakens_nobody_in_the_opponents_standby_phase_or_a_face_down_monster():
    d = table(you=attack("Amazoness Blowpiper"), them=attack("Battle Ox")).end_turn()
    assert d.attack_of("Battle Ox") == 1700
    d = table(you=attack("Amazoness Blowpiper"), them=set_("Battle Ox"), turn=THEM).end_turn()
    assert (d.phase, d.turn_player) == (MAIN_1, YOU)


@pytest.mark.card("Amazoness Paladin")
def test_amazoness_paladin_counts_no_card_of_the_graveyard_or_the_opponent():
    d = table(you=attack("Amazoness Paladin") + graveyard(FIGHTER), them=attack(SWORDS))
    assert d.attack_of("Amazoness Paladin") == 1800


@pytest.mark.card("Amazoness Spellcaster")
@pytest.mark.rule("J-EFF-12")
def test_amazoness_spellcaster_needs_an_amazoness_of_yours_and_a_monster_of_theirs():
    name = "Amazoness Spellcaster"
    assert table(you=hand(name) + attack("Kuriboh"), them=attack(FIGHTER)).why_not(name, "activate") == [
        "J-EFF-12"
    ]
    assert table(you=hand(name) + attack(FIGHTER)).why_not(name, "activate") == ["J-EFF-12"]


@pytest.mark.card("Amazoness Spellcaster", "Gradius' Option")
def test_amazoness_spellcaster_gives_the_atk_of_gradius_option_which_keeps_it():
    option, spell = "Gradius' Option", "Amazoness Spellcaster"
    d = table(you=attack("Gradius") + hand(option), them=attack("Amazoness Fighter") + hand(spell))
    d.special_summon(option, position="attack").resolve().end_turn()
    d.activate(spell, ["Amazoness Fighter", option]).resolve()
    assert (d.attack_of("Amazoness Fighter"), d.attack_of(option)) == (1200, 1200)


@pytest.mark.card("Dark Magician Girl")
def test_dark_magician_girl_counts_no_dark_magician_on_the_field():
    d = table(you=attack("Dark Magician Girl", "Dark Magician"), them=graveyard("Kuriboh"))
    assert d.attack_of("Dark Magician Girl") == 2000


@pytest.mark.card("Great Phantom Thief")
def test_great_phantom_thief_takes_nothing_by_a_name_that_is_not_there():
    thief = "Great Phantom Thief"
    d = (
        table(you=attack(thief), them=hand("Sangan"))
        .to_battle()
        .attack(thief)
        .resolve()
        .choose("Kuriboh")
        .resolve()
    )
    assert (d.hand(THEM), len(d.events("reveal"))) == (["Sangan"], 1)


@pytest.mark.card("Kishido Spirit")
def test_kishido_spirit_saves_no_monster_of_the_opponent_and_none_from_effects():
    d = table(you=face_up("Kishido Spirit") + attack("Battle Ox"), them=attack("Battle Ox")).to_battle()
    d.attack(at(YOU, 1), at(THEM, 1)).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Battle Ox"], [])


@pytest.mark.card("Helping Robo for Combat")
def test_helping_robo_attacked_draws_for_the_attacker_it_destroys():
    robo = "Helping Robo for Combat"
    d = (
        table(you=attack(robo), them=attack("Kuriboh"), turn=THEM)
        .to_battle()
        .attack("Kuriboh", robo)
        .resolve()
    )
    assert (d.graveyard(THEM), len(d.hand(YOU))) == (["Kuriboh"], 0)


# -- Roulette Barrel, Pitch-Black Power Stone -------------------------------------------------------


@pytest.mark.card("Roulette Barrel")
@pytest.mark.rule("J-EFF-14")
def test_roulette_barrel_destroys_a_monster_of_one_of_two_levels():
    barrel = "Roulette Barrel"
    theirs = attack("Battle Ox", "Cosmo Queen") + set_("Battle Ox")
    d = (
        table(you=attack(barrel), them=theirs, chance=[3, 0])
        .activate(barrel)
        .choose("Level 4")
        .pick("Battle Ox")
    )
    assert (d.resolve().graveyard(THEM), bool(d.why_not(barrel, "activate"))) == (["Battle Ox"], True)
    d = table(you=attack(barrel), them=theirs, chance=[3, 0]).activate(barrel).choose("Level 1").resolve()
    assert (d.graveyard(THEM), d.monsters(YOU)) == ([], [barrel])
    d = table(you=attack(barrel), them=attack("Cosmo Queen"), chance=[5, 5]).activate(barrel)
    assert d.resolve().monsters(THEM) == ["Cosmo Queen"]


@pytest.mark.card("Pitch-Black Power Stone", "Breaker the Magical Warrior")
@pytest.mark.rule("J-EFF-18")
def test_pitch_black_power_stone_gives_its_three_counters_away():
    stone, breaker = "Pitch-Black Power Stone", "Breaker the Magical Warrior"
    d = table(you=set_(stone) + attack(breaker), them=set_("Sparks")).activate(stone).resolve()
    d.activate(stone, [breaker]).resolve()
    assert d.attack_of(breaker) == 1900
    assert d.why_not(stone)
    assert "Spell Counter" in d.picture()


@pytest.mark.card("Pitch-Black Power Stone", "Breaker the Magical Warrior")
def test_pitch_black_power_stone_is_destroyed_with_its_last_counter():
    stone, breaker = "Pitch-Black Power Stone", "Breaker the Magical Warrior"
    d = table(you=face_up(stone, notes={"Spell Counter": 1}) + attack(breaker))
    d.activate(stone, [breaker]).resolve()
    assert (d.graveyard(YOU), d.attack_of(breaker)) == ([stone], 1900)


@pytest.mark.card("Chaos Command Magician", "Man-Eater Bug")
def test_chaos_command_magician_negates_a_monster_effect_that_targets_it_alone():
    d = table(you=attack("Chaos Command Magician"), them=set_("Man-Eater Bug"), turn=THEM)
    d.flip("Man-Eater Bug").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Chaos Command Magician"], ["Man-Eater Bug"])


@pytest.mark.card("Chaos Command Magician", "Ring of Destruction", "Penguin Soldier")
def test_chaos_command_magician_does_not_stop_traps_or_effects_with_two_targets():
    d = table(you=attack("Chaos Command Magician"), them=set_("Ring of Destruction"), turn=THEM)
    assert d.activate("Ring of Destruction").resolve().monsters(YOU) == []
    d = table(you=attack("Chaos Command Magician", "Kuriboh"), them=set_("Penguin Soldier"), turn=THEM)
    d.flip("Penguin Soldier").use("Penguin Soldier", ["Chaos Command Magician", "Kuriboh"]).resolve()
    assert sorted(d.hand(YOU)) == ["Chaos Command Magician", "Kuriboh"]


@pytest.mark.card("Jar Robber", "Pot of Greed")
def test_jar_robber_draws_instead_of_pot_of_greed():
    d = table(you=set_("Jar Robber") + deck("Jinzo"), them=hand("Pot of Greed") + deck("Sangan"), turn=THEM)
    d.activate("Pot of Greed").respond("Jar Robber").resolve()
    assert (d.hand(YOU), d.hand(THEM)) == (["Jinzo"], [])


@pytest.mark.card("Jar Robber", "Pot of Greed", "Imperial Order")
def test_jar_robber_must_follow_pot_of_greed_at_once():
    d = table(you=set_("Jar Robber", "Imperial Order"), them=hand("Pot of Greed"), turn=THEM)
    d.activate("Pot of Greed").respond("Imperial Order")
    assert not d.can_respond("Jar Robber", YOU)


@pytest.mark.card("Dark Paladin", "Dark Hole")
def test_dark_paladin_negates_a_magic_card_for_a_discard():
    d = table(you=attack("Dark Paladin") + hand("Kuriboh"), them=hand("Dark Hole"), turn=THEM)
    d.activate("Dark Hole").respond("Dark Paladin").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Dark Paladin"], ["Kuriboh"])


@pytest.mark.card("Dark Paladin", "Monster Reborn")
def test_dark_paladin_counts_dragons_and_is_not_revived():
    d = table(
        you=attack("Dark Paladin", "Koumori Dragon"),
        them=set_("Koumori Dragon") + graveyard("Koumori Dragon", "Battle Ox"),
    )
    assert d.attack_of("Dark Paladin") == 2900 + 1000
    d = table(you=hand("Monster Reborn") + graveyard("Dark Paladin"))
    assert "J-EFF-12" in d.why_not("Monster Reborn")
    d = table(you=attack("Dark Paladin"), them=hand("Dark Hole"), turn=THEM).activate("Dark Hole")
    assert not d.can_respond("Dark Paladin", YOU)


# -- What else the cards of Magician's Force do not do ----------------------------------------------


@pytest.mark.card("Armor Exe", "Book of Moon", "Book of Taiyou")
def test_armor_exe_turned_down_and_up_again_may_attack():
    d = table(
        you=attack("Armor Exe", this_turn=True, how="Normal Summoned")
        + hand("Book of Moon", "Book of Taiyou")
    )
    d.activate("Book of Moon", ["Armor Exe"]).resolve().activate("Book of Taiyou", ["Armor Exe"]).resolve()
    assert d.to_battle().can("attack", "Armor Exe", DIRECT)


@pytest.mark.card("Exhausting Spell", "Royal Magical Library")
def test_exhausting_spell_takes_no_other_counters_and_no_cards():
    mine = set_("Exhausting Spell") + attack("Royal Magical Library", notes={"Spell Counter": 3})
    d = table(you=mine).activate("Exhausting Spell").resolve()
    assert (d.monsters(YOU), bool(d.why_not("Royal Magical Library", "activate"))) == (
        ["Royal Magical Library"],
        True,
    )


@pytest.mark.card("Magical Plant Mandragola", "Breaker the Magical Warrior")
def test_magical_plant_mandragola_gives_nothing_beyond_the_limit_or_when_summoned_face_up():
    plant = "Magical Plant Mandragola"
    mine = attack("Breaker the Magical Warrior", notes={"Spell Counter": 1})
    assert (
        table(you=mine + set_(plant)).flip(plant).resolve().attack_of("Breaker the Magical Warrior") == 1900
    )
    d = table(you=hand(plant) + attack("Breaker the Magical Warrior")).summon(plant).resolve()
    assert d.attack_of("Breaker the Magical Warrior") == 1600


@pytest.mark.card("Mega Ton Magical Cannon", "Magical Marionette")
def test_mega_ton_magical_cannon_spends_no_counters_of_the_opponent():
    theirs = attack("Magical Marionette", notes={"Spell Counter": 12})
    d = table(you=hand("Mega Ton Magical Cannon"), them=theirs)
    assert d.why_not("Mega Ton Magical Cannon") == ["J-EFF-18"]


@pytest.mark.card("Roulette Barrel")
def test_roulette_barrel_may_destroy_itself():
    barrel = "Roulette Barrel"
    d = table(you=attack(barrel), chance=[3, 3]).activate(barrel).resolve()
    assert d.graveyard(YOU) == [barrel]


@pytest.mark.card("Secret Barrel")
def test_secret_barrel_does_not_count_your_own_cards():
    mine = set_("Secret Barrel") + hand("Kuriboh", "Kuriboh") + attack("Battle Ox")
    d = table(you=mine, them=hand("Kuriboh")).activate("Secret Barrel").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7800)


@pytest.mark.card("Senri Eye")
def test_senri_eye_may_be_left_alone():
    d = table(you=face_up("Senri Eye"), them=deck("Kuriboh"), turn=THEM).end_turn().pass_()
    assert (d.lp(YOU), "known to you" in d.picture()) == (8000, False)


@pytest.mark.card("Spellbook Organization")
@pytest.mark.rule("J-MAG-02")
def test_a_set_spellbook_organization_works_in_the_turn_of_the_opponent():
    book = "Spellbook Organization"
    d = table(you=set_(book) + deck("Kuriboh", "Battle Ox", "Sparks"), them=hand("Pot of Greed"), turn=THEM)
    d.activate("Pot of Greed").respond(book)
    d.pick("Sparks", "Battle Ox")
    assert d.resolve().deck(YOU)[:3] == ["Sparks", "Battle Ox", "Kuriboh"]


# -- Anti-Spell ------------------------------------------------------------------------------------


@pytest.mark.card("Anti-Spell", "Magical Marionette", "Pot of Greed")
@pytest.mark.rule("J-EFF-18")
def test_anti_spell_removes_two_counters_to_negate_a_magic_card():
    one = attack(BREAKER, notes={"Spell Counter": 1}) + set_("Anti-Spell")
    two = one + attack("Magical Marionette", notes={"Spell Counter": 1})
    d = table(you=one, them=hand("Pot of Greed"), turn=THEM).activate("Pot of Greed")
    assert not d.can_respond("Anti-Spell", YOU)
    d = table(you=two, them=hand("Pot of Greed"), turn=THEM).activate("Pot of Greed")
    d.respond("Anti-Spell", cost=[BREAKER, "Magical Marionette"]).resolve()
    assert (d.hand(THEM), d.graveyard(THEM), counters(d, BREAKER)) == ([], ["Pot of Greed"], 0)


# -- Spell Shield Type-8 ----------------------------------------------------------------------------

TYPE_8 = "Spell Shield Type-8"


@pytest.mark.word("SendUnlessAimed")
@pytest.mark.card(TYPE_8, "Change of Heart")
@pytest.mark.rule("J-CHAIN-09")
def test_spell_shield_type_8_negates_what_targets_one_monster_for_nothing():
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox") + set_(TYPE_8))
    d.activate("Change of Heart", ["Battle Ox"]).respond(TYPE_8).resolve()
    assert (d.monsters(THEM), d.graveyard(YOU)) == (["Battle Ox"], ["Change of Heart"])


@pytest.mark.card(TYPE_8, "Pot of Greed", "Mystical Space Typhoon")
def test_spell_shield_type_8_negates_any_other_magic_for_a_magic_card_of_the_hand():
    d = table(you=hand("Pot of Greed"), them=hand("Kuriboh") + set_(TYPE_8))
    d.activate("Pot of Greed")
    assert not d.can_respond(TYPE_8, THEM)
    d = table(you=hand("Pot of Greed"), them=hand("Kuriboh", "Dark Hole") + set_(TYPE_8))
    d.activate("Pot of Greed").respond(TYPE_8).resolve()
    assert (d.hand(YOU), d.hand(THEM), d.graveyard(THEM)) == ([], ["Kuriboh"], ["Dark Hole", TYPE_8])
    d = table(you=hand("Mystical Space Typhoon"), them=set_(TYPE_8, "Waboku"))
    d.activate("Mystical Space Typhoon", ["Waboku"])
    assert not d.can_respond(TYPE_8, THEM)


@pytest.mark.card(TYPE_8, "Change of Heart", "Dark Hole")
def test_spell_shield_type_8_may_be_paid_for_though_it_need_not():
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox") + hand("Dark Hole") + set_(TYPE_8))
    d.activate("Change of Heart", ["Battle Ox"]).respond(TYPE_8, mode="free").resolve()
    assert d.hand(THEM) == ["Dark Hole"]
    d = table(you=hand("Change of Heart"), them=attack("Battle Ox") + hand("Dark Hole") + set_(TYPE_8))
    d.activate("Change of Heart", ["Battle Ox"]).respond(TYPE_8, mode="send").resolve()
    assert d.hand(THEM) == []


@pytest.mark.card("Anti-Spell", "Magical Marionette", "Pot of Greed", "Waboku")
def test_anti_spell_answers_no_trap():
    mine = attack("Magical Marionette", notes={"Spell Counter": 2}) + set_("Anti-Spell")
    d = table(you=mine, them=set_("Waboku"), turn=THEM).activate("Waboku")
    assert not d.can_respond("Anti-Spell", YOU)


@pytest.mark.card("Autonomous Action Unit", "Dimensionhole")
@pytest.mark.rule("J-CTRL-05")
def test_a_monster_of_autonomous_action_unit_comes_back_to_its_owner():
    unit = "Autonomous Action Unit"
    d = table(you=hand(unit, "Dimensionhole"), them=graveyard("Summoned Skull"))
    d.activate(unit).resolve().activate("Dimensionhole").resolve()
    assert (d.monsters(YOU), unit in d.graveyard(YOU)) == ([], True)
    d.end_turn().end_turn().to_phase(MAIN_1)
    assert d.controller("Summoned Skull") == THEM


@pytest.mark.card("Magical Scientist", "Skill Drain")
@pytest.mark.rule("J-EFF-04")
def test_skill_drain_comes_too_late_for_what_the_scientist_has_done():
    d = table(you=attack(SCIENTIST) + fusion_deck(SWORDSMAN) + set_("Skill Drain"))
    d.activate(SCIENTIST).resolve().choose("attack").activate("Skill Drain").resolve().to_battle()
    assert not d.can("attack", SWORDSMAN, DIRECT)
    assert d.end_turn().fusion_deck(YOU) == [SWORDSMAN]


@pytest.mark.card("Magical Scientist", "Jowgen the Spiritualist")
@pytest.mark.rule("J-EFF-12")
def test_under_jowgen_the_scientist_cannot_even_be_paid():
    d = table(you=attack(SCIENTIST), them=attack("Jowgen the Spiritualist"))
    assert d.why_not(SCIENTIST, "activate")


@pytest.mark.card("Physical Double")
@pytest.mark.rule("J-TOK-01")
def test_physical_double_copies_a_token():
    d = table(you=set_("Physical Double"), them=attack("Sheep Token"), turn=THEM)
    d.leave_for(BATTLE_PHASE).respond("Physical Double").resolve().choose("defense")
    assert (d.monsters(YOU), d.attack_of("Mirage Token"), d.level_of("Mirage Token")) == (
        ["Mirage Token"],
        0,
        1,
    )


@pytest.mark.card("Physical Double", "Axe of Despair")
def test_what_happens_to_the_model_later_leaves_the_mirage_token_alone():
    d = table(you=set_("Physical Double"), them=attack("Battle Ox") + hand("Axe of Despair"), turn=THEM)
    d.leave_for(BATTLE_PHASE).respond("Physical Double").resolve().choose("defense")
    d.activate("Axe of Despair", ["Battle Ox"]).resolve()
    assert (d.attack_of("Mirage Token"), d.attack_of("Battle Ox")) == (1700, 2700)


@pytest.mark.card("Remove Brainwashing", "Snatch Steal")
def test_snatch_steal_pays_on_though_remove_brainwashing_sent_its_monster_home():
    d = table(you=hand("Snatch Steal"), them=attack("Battle Ox") + set_(BRAIN))
    d.activate("Snatch Steal").resolve().end_turn().activate(BRAIN).resolve()
    d.end_turn().end_turn().to_phase(MAIN_1)
    assert (d.controller("Battle Ox"), d.lp(THEM)) == (THEM, 10000)


@pytest.mark.card("Apprentice Magician", "Banisher of the Light", "Skill Drain")
@pytest.mark.rule("J-EFF-05")
def test_apprentice_magician_acts_on_the_field_for_who_controls_it():
    apprentice, plant = "Apprentice Magician", "Magical Plant Mandragola"
    field_of = attack(apprentice, owner=THEM) + attack("Banisher of the Light") + deck(plant)
    d = table(you=field_of, them=attack("Battle Ox") + deck(plant), turn=THEM).to_battle()
    d.attack("Battle Ox", apprentice).use(apprentice).resolve()
    assert (d.monsters(YOU), d.is_set(plant)) == (["Banisher of the Light", plant], True)
    mine = attack(apprentice) + deck(plant) + face_up("Skill Drain")
    d = table(you=mine, them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", apprentice).use(apprentice).resolve().monsters(YOU) == []


@pytest.mark.card("Apprentice Magician")
@pytest.mark.rule("R-ZONE-02")
def test_apprentice_magician_takes_up_its_own_zone_till_the_damage_step_ends():
    four = attack("Battle Ox", "Battle Ox", "Battle Ox", "Battle Ox")
    mine = attack("Apprentice Magician") + four + deck("Magical Plant Mandragola")
    d = table(you=mine, them=attack("Summoned Skull"), turn=THEM).to_battle()
    d.attack("Summoned Skull", "Apprentice Magician").resolve()
    assert d.monsters(YOU) == ["Battle Ox"] * 4


@pytest.mark.card("Zombie Tiger", "Des Dendle", "Decayed Commander", "Vampiric Orchis", "Scapegoat")
@pytest.mark.rule("J-TOK-01")
def test_a_token_that_its_host_destroys_counts_for_a_union():
    d = wearing("Zombie Tiger", "Decayed Commander", them=attack("Sheep Token") + hand("Sangan"))
    assert d.to_battle().attack("Decayed Commander", "Sheep Token").resolve().hand(THEM) == []
    d = wearing("Des Dendle", "Vampiric Orchis", them=attack("Sheep Token")).to_battle()
    d.attack("Vampiric Orchis", "Sheep Token").resolve().choose("attack").resolve()
    assert "Wicked Plant Token" in d.monsters(YOU)


@pytest.mark.card("Zombie Tiger", "Decayed Commander", "Sangan")
@pytest.mark.rule("J-DMG-01")
def test_zombie_tiger_takes_its_card_before_sangan_brings_another():
    theirs = attack("Sangan") + hand("Raigeki") + deck("Kuriboh")
    d = wearing("Zombie Tiger", "Decayed Commander", them=theirs)
    d.to_battle().attack("Decayed Commander", "Sangan").resolve()
    assert (d.hand(THEM), d.graveyard(THEM)) == (["Kuriboh"], ["Raigeki", "Sangan"])


@pytest.mark.card("Dark Paladin", "Rush Recklessly")
@pytest.mark.rule("J-DMG-02")
def test_dark_paladin_negates_a_magic_card_in_the_damage_step():
    theirs = attack("Summoned Skull") + hand("Rush Recklessly")
    d = table(you=attack("Dark Paladin") + hand("Kuriboh"), them=theirs, turn=THEM).to_battle()
    d.attack("Summoned Skull", "Dark Paladin").until("Damage Step: before damage calculation")
    d.activate("Rush Recklessly", ["Summoned Skull"]).respond("Dark Paladin").resolve()
    assert (d.monsters(YOU), d.lp(THEM)) == (["Dark Paladin"], 7600)


@pytest.mark.card("Dark Paladin", "Dark Hole", "Book of Moon", "Ring of Destruction")
@pytest.mark.rule("J-EFF-04")
def test_dark_paladin_turned_down_or_destroyed_in_answer_negates_all_the_same():
    for answer in ("Book of Moon", "Ring of Destruction"):
        mine = attack("Dark Paladin", "Battle Ox") + hand("Kuriboh")
        d = table(you=mine, them=hand("Dark Hole") + set_(answer), turn=THEM).activate("Dark Hole")
        d.respond("Dark Paladin").respond(answer, ["Dark Paladin"]).resolve()
        assert "Battle Ox" in d.monsters(YOU), answer


@pytest.mark.card("Des Koala", "Barrel Behind the Door")
def test_des_koala_has_no_effect_against_an_empty_hand_and_can_be_turned_round():
    assert table(you=set_("Des Koala")).flip("Des Koala").events("activate") == []
    d = table(you=set_("Des Koala"), them=hand("Kuriboh") + set_("Barrel Behind the Door"))
    d.flip("Des Koala").respond("Barrel Behind the Door").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7600, 8000)


@pytest.mark.card("Dark Cat with White Tail", "Ring of Destruction")
@pytest.mark.rule("J-EFF-04", "J-EFF-10")
def test_what_is_left_of_the_targets_of_dark_cat_returns_even_without_the_cat():
    theirs = attack("Battle Ox", "Sangan") + set_("Ring of Destruction")
    d = table(you=set_(CAT), them=theirs).flip(CAT).pick("Battle Ox", "Sangan")
    d.respond("Ring of Destruction", ["Battle Ox"]).resolve()
    assert (d.hand(YOU), d.hand(THEM)) == ([CAT], ["Sangan"])
    d = table(you=set_(CAT), them=theirs).flip(CAT).pick("Battle Ox", "Sangan")
    d.respond("Ring of Destruction", [CAT]).resolve()
    assert (d.hand(YOU), sorted(d.hand(THEM))) == ([], ["Battle Ox", "Sangan"])


@pytest.mark.card("Dramatic Rescue", "Tribute to The Doomed", "Snatch Steal")
@pytest.mark.rule("J-TERM-04")
def test_dramatic_rescue_of_a_borrowed_amazoness_and_against_snatch_steal():
    mine = attack("Amazoness Archer", owner=THEM) + set_(RESCUE) + hand("Summoned Skull")
    d = table(you=mine, them=hand("Tribute to The Doomed", "Kuriboh"), turn=THEM)
    d.activate("Tribute to The Doomed", ["Amazoness Archer"]).respond(RESCUE).resolve().choose("attack")
    assert (d.hand(THEM), d.monsters(YOU)) == (["Amazoness Archer"], ["Summoned Skull"])
    theirs = attack("Amazoness Archer") + set_(RESCUE) + hand("Amazoness Archer")
    d = table(you=hand("Snatch Steal"), them=theirs)
    d.activate("Snatch Steal").respond(RESCUE).resolve().choose("attack")
    assert (d.hand(THEM), d.monsters(THEM), d.graveyard(YOU)) == (
        ["Amazoness Archer"],
        ["Amazoness Archer"],
        ["Snatch Steal"],
    )


@pytest.mark.card("Kiryu", "Mask of Restrict")
def test_under_mask_of_restrict_kiryu_is_not_tributed_as_an_equip_either():
    d = table(you=attack("Dark Blade", "Kiryu") + face_up("Mask of Restrict")).activate("Kiryu").resolve()
    assert d.magic_traps(YOU) == ["Mask of Restrict", "Kiryu"] and not d.can("activate", "Kiryu")


@pytest.mark.card("Pitch-Black Power Stone", "Breaker the Magical Warrior", "Royal Decree")
@pytest.mark.rule("J-EFF-18", "J-MAG-06")
def test_pitch_black_power_stone_has_its_counters_though_it_is_negated_and_refills_breaker():
    stone, breaker = "Pitch-Black Power Stone", "Breaker the Magical Warrior"
    d = table(you=set_(stone), them=set_("Royal Decree")).activate(stone).respond("Royal Decree").resolve()
    assert counters(d, stone) == 3
    mine = attack(breaker, notes={COUNTER: 1}) + face_up(stone, notes={COUNTER: 3})
    d = table(you=mine, them=set_("Waboku", "Dust Tornado")).activate(breaker, ["Waboku"]).resolve()
    d.activate(stone).resolve().activate(breaker, ["Dust Tornado"]).resolve()
    assert d.magic_traps(THEM) == []


@pytest.mark.card("Pitch-Black Power Stone", "Breaker the Magical Warrior", "Mystical Space Typhoon")
@pytest.mark.rule("J-CHAIN-04")
def test_the_last_counter_of_the_stone_is_moved_before_a_typhoon_comes():
    stone, breaker = "Pitch-Black Power Stone", "Breaker the Magical Warrior"
    mine = attack(breaker) + face_up(stone, notes={COUNTER: 1})
    d = table(you=mine, them=set_("Mystical Space Typhoon")).leave_for(END_PHASE)
    d.respond("Mystical Space Typhoon", [stone]).respond(stone).resolve()
    assert (counters(d, breaker), d.graveyard(YOU)) == (1, [stone])


@pytest.mark.card("Skilled Dark Magician", "Disappear")
@pytest.mark.rule("J-EFF-11")
def test_skilled_dark_magician_targets_no_dark_magician():
    mine = attack(SKILLED, notes={COUNTER: 3}) + graveyard("Dark Magician") + hand("Dark Magician")
    d = table(you=mine, them=set_("Disappear")).activate(SKILLED).respond("Disappear", ["Dark Magician"])
    assert d.resolve().choose("attack").monsters(YOU) == ["Dark Magician"]


@pytest.mark.card("Armor Exe", "Skill Drain")
@pytest.mark.rule("J-EFF-07")
def test_under_skill_drain_armor_exe_attacks_at_once_and_still_costs_its_counter():
    d = table(you=hand("Armor Exe"), them=face_up("Skill Drain")).summon("Armor Exe").to_battle()
    assert d.can("attack", "Armor Exe", DIRECT)
    d = table(you=attack("Armor Exe"), them=face_up("Skill Drain")).end_turn()
    assert d.monsters(YOU) == []


@pytest.mark.card("Chaos Command Magician", "Metallizing Parasite - Lunatite", "D.D. Warrior Lady")
@pytest.mark.card("Penguin Soldier")
def test_chaos_command_magician_negates_what_targets_it_alone_be_it_your_own():
    ccm, lunatite = "Chaos Command Magician", "Metallizing Parasite - Lunatite"
    d = table(you=attack(ccm, lunatite)).activate(lunatite, [ccm]).resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU)) == ([ccm, lunatite], [])
    d = table(you=attack(ccm), them=attack("D.D. Warrior Lady"), turn=THEM).to_battle()
    assert d.attack("D.D. Warrior Lady", ccm).use("D.D. Warrior Lady").resolve().removed(YOU) == [ccm]
    d = table(you=attack(ccm), them=set_("Penguin Soldier"), turn=THEM).flip("Penguin Soldier")
    d.use("Penguin Soldier").pick(ccm).done().resolve()
    assert d.monsters(YOU) == [ccm]


@pytest.mark.card("Neko Mane King", "Delinquent Duo", "Fissure", "Call of the Haunted")
@pytest.mark.rule("J-TERM-04")
def test_neko_mane_king_in_its_owners_hand_or_possession_and_only_by_the_opponents_effect():
    neko = "Neko Mane King"
    d = table(you=hand(neko, "Kuriboh"), them=hand("Delinquent Duo"), turn=THEM, chance=[0])
    assert d.activate("Delinquent Duo").resolve().turn_player == YOU
    d = table(you=attack(neko, owner=THEM), them=hand("Fissure"), turn=THEM).activate("Fissure").resolve()
    assert d.turn_player == THEM
    mine = set_("Call of the Haunted") + graveyard(neko)
    d = table(you=mine, them=hand("Mystical Space Typhoon"), turn=THEM).activate("Mystical Space Typhoon")
    d.respond("Call of the Haunted").resolve()
    assert (d.turn_player, neko in d.graveyard(YOU)) == (THEM, True)


@pytest.mark.card("Union Rider", "Combination Attack", "Mage Power", Y)
@pytest.mark.rule("J-EQUIP-04", "J-EFF-16")
def test_what_union_rider_holds_counts_for_mage_power_and_is_separated_to_its_side():
    mine = attack("Union Rider") + equip("Mage Power", on="Union Rider")
    d = table(you=mine, them=attack(Y)).activate("Union Rider").resolve()
    assert d.attack_of("Union Rider") == 1000 + 1000
    d = table(you=attack("Union Rider") + hand("Combination Attack"), them=attack(Y)).activate("Union Rider")
    d.resolve().to_battle().attack("Union Rider").resolve().activate("Combination Attack").choose("attack")
    assert d.resolve().monsters(YOU) == ["Union Rider", Y]


@pytest.mark.card("Formation Union", "Y-Dragon Head")
@pytest.mark.rule("R-ZONE-02")
def test_formation_union_separates_nothing_without_a_free_zone():
    four = attack(X, Y, "Kuriboh", "Kuriboh", "Kuriboh") + hand("Sangan") + set_("Formation Union")
    d = table(you=four).activate(Y).resolve().summon("Sangan")
    assert d.why_not("Formation Union") == ["R-ZONE-02"]


@pytest.mark.card("Ante", "A Legendary Ocean")
def test_ante_counts_a_level_that_is_changed_in_the_hand():
    four = [
        normal_monster("Wave", 1000, 0, level=4, attribute="WATER"),
        normal_monster("Rock", 1000, 0, level=4),
    ]
    d = table(you=hand("Ante", "Wave") + field("A Legendary Ocean"), them=hand("Rock"), cards=four)
    d.activate("Ante").resolve()
    assert (d.lp(YOU), d.graveyard(YOU)) == (7000, ["Wave", "Ante"])


@pytest.mark.card("Remove Brainwashing")
@pytest.mark.rule("J-CTRL-02")
def test_who_controls_too_many_returning_monsters_chooses_which_are_destroyed():
    mine = attack("Kuriboh", "Sangan", "Battle Ox", "Silver Fang")
    theirs = attack("Summoned Skull", "Mystical Elf", "Gemini Elf", owner=YOU)
    d = table(you=set_(BRAIN) + mine, them=theirs).activate(BRAIN).resolve()
    assert (d.asked, len(d.options())) == (THEM, 3)
    d.pick("Summoned Skull", "Mystical Elf").resolve()
    assert (d.monsters(YOU)[4], d.graveyard(YOU)) == ("Gemini Elf", ["Summoned Skull", "Mystical Elf"])


@pytest.mark.card("Remove Brainwashing")
@pytest.mark.rule("J-CTRL-02")
def test_where_none_or_all_find_a_zone_nothing_is_chosen():
    four = attack("Kuriboh", "Sangan", "Battle Ox", "Silver Fang")
    d = table(you=set_(BRAIN) + four + attack("Gemini Elf"), them=attack("Mystical Elf", owner=YOU)).activate(
        BRAIN
    )
    assert d.resolve().graveyard(YOU) == ["Mystical Elf"]
    mine = four + attack("Gemini Elf", owner=THEM)
    d = table(you=set_(BRAIN) + mine, them=attack("Mystical Elf", owner=YOU)).activate(BRAIN).resolve()
    assert ("Mystical Elf" in d.monsters(YOU), d.monsters(THEM)) == (True, ["Gemini Elf"])


@pytest.mark.card("Remove Brainwashing", "Lava Golem")
def test_remove_brainwashing_sends_lava_golem_home():
    d = table(you=hand("Lava Golem") + set_(BRAIN), them=attack("Battle Ox", "Kuriboh"))
    d.special_summon("Lava Golem", cost=["Battle Ox", "Kuriboh"], position="attack").activate(BRAIN).resolve()
    assert d.controller("Lava Golem") == YOU


@pytest.mark.card("Rivalry of Warlords", "Dragonic Attack", "Magical Hats")
def test_rivalry_of_warlords_destroys_what_becomes_a_dragon_and_leaves_magical_hats():
    mine = attack("Celtic Guardian", "Exiled Force") + hand("Dragonic Attack")
    d = table(you=face_up(RIVALRY) + mine).activate("Dragonic Attack", ["Celtic Guardian"]).resolve()
    assert d.monsters(YOU) == ["Exiled Force"]
    mine = set_("Magical Hats") + attack("Battle Ox") + deck("Umi", "Yami")
    d = table(you=face_up(RIVALRY) + mine, them=attack("Summoned Skull"), turn=THEM).to_battle()
    d.attack("Summoned Skull", "Battle Ox").respond("Magical Hats").resolve_chain().pick("Umi", "Yami")
    assert len(d.monsters(YOU)) == 3


@pytest.mark.card("Magical Scientist", "Reaper on the Nightmare")
def test_reaper_on_the_nightmare_made_by_the_scientist_attacks_monsters_alone():
    reaper = "Reaper on the Nightmare"
    d = table(you=attack(SCIENTIST) + fusion_deck(reaper), them=attack("Kuriboh")).activate(SCIENTIST)
    d.choose("attack").to_battle()
    assert (d.can("attack", reaper, DIRECT), d.can("attack", reaper, "Kuriboh")) == (False, True)


@pytest.mark.card("Dramatic Rescue", "Penguin Soldier")
def test_dramatic_rescue_answers_one_of_two_targets():
    theirs = attack("Amazoness Archer", "Battle Ox") + set_(RESCUE) + hand("Kuriboh")
    d = table(you=set_("Penguin Soldier"), them=theirs).flip("Penguin Soldier")
    d.use("Penguin Soldier", ["Amazoness Archer", "Battle Ox"]).respond(RESCUE).resolve().choose("attack")
    assert (sorted(d.hand(THEM)), d.monsters(THEM)) == (["Amazoness Archer", "Battle Ox"], ["Kuriboh"])
