"""Cards of Legacy of Darkness (LOD)."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


# -- Airknight Parshath -----------------------------------------------------------------------------


@pytest.mark.card("Airknight Parshath")
@pytest.mark.rule("R-EFF-06", "R-EFF-07")
def test_airknight_pierces_a_defender_and_draws():
    d = table(you=attack("Airknight Parshath") + deck("Jinzo"), them=defense("Kuriboh"))
    d.to_battle().attack("Airknight Parshath", "Kuriboh").resolve()
    assert (d.lp(THEM), d.hand(YOU), d.graveyard(THEM)) == (8000 - 1700, ["Jinzo"], ["Kuriboh"])


@pytest.mark.card("Airknight Parshath")
def test_airknight_draws_for_a_direct_attack_and_for_a_beaten_attacker():
    d = table(you=attack("Airknight Parshath") + deck("Jinzo")).to_battle()
    d.attack("Airknight Parshath").resolve()
    assert (d.lp(THEM), d.hand(YOU)) == (6100, ["Jinzo"])
    d = table(you=attack("Airknight Parshath") + deck("Jinzo"), them=attack("Battle Ox"))
    d.to_battle().attack("Airknight Parshath", "Battle Ox").resolve()
    assert (d.lp(THEM), d.hand(YOU)) == (7800, ["Jinzo"])


@pytest.mark.card("Airknight Parshath")
def test_airknight_draws_when_it_is_attacked_by_a_weaker_monster():
    d = table(you=attack("Airknight Parshath") + deck("Jinzo"), them=attack("Battle Ox"), turn=THEM)
    d.to_battle().attack("Battle Ox", "Airknight Parshath").resolve()
    assert (d.lp(THEM), d.hand(YOU)) == (7800, ["Jinzo"])


@pytest.mark.card("Airknight Parshath")
@pytest.mark.rule("J-DMG-09")
def test_airknight_draws_nothing_without_battle_damage_to_the_opponent():
    d = table(you=attack("Airknight Parshath"), them=set_("Waboku") + defense("Kuriboh"))
    d.to_battle().attack("Airknight Parshath", "Kuriboh").respond("Waboku").resolve()
    assert (d.lp(THEM), d.hand(YOU)) == (8000, [])
    d = table(you=attack("Airknight Parshath"), them=defense("Mystical Elf"))
    d.to_battle().attack("Airknight Parshath", "Mystical Elf").resolve()
    assert (d.lp(YOU), d.lp(THEM), d.hand(YOU)) == (7900, 8000, [])


@pytest.mark.card("Airknight Parshath")
def test_airknight_draws_nothing_for_the_damage_of_another():
    d = table(you=attack("Airknight Parshath", "Battle Ox")).to_battle()
    d.attack("Battle Ox").resolve()
    assert d.hand(YOU) == []


@pytest.mark.card("Airknight Parshath", "Man-Eater Bug")
@pytest.mark.rule("J-DMG-04")
def test_airknight_draws_before_the_flip_effect_destroys_it():
    d = table(you=attack("Airknight Parshath") + deck("Jinzo"), them=set_("Man-Eater Bug"))
    d.to_battle().attack("Airknight Parshath", "Man-Eater Bug").resolve()
    kinds = [kind for kind in d.kinds() if kind in ("draw", "resolve")]
    assert kinds == ["resolve", "draw", "resolve"]
    assert (d.lp(THEM), d.hand(YOU), d.graveyard(YOU)) == (6700, ["Jinzo"], ["Airknight Parshath"])


@pytest.mark.card("Airknight Parshath")
@pytest.mark.rule("J-WIN-03")
def test_airknight_must_draw_from_an_empty_deck():
    d = table(you=attack("Airknight Parshath") + deck(rest=False)).to_battle()
    d.attack("Airknight Parshath").resolve()
    assert d.winner == THEM


# -- Exiled Force -----------------------------------------------------------------------------------


@pytest.mark.card("Exiled Force")
def test_exiled_force_gives_itself_to_destroy_a_monster():
    d = table(you=attack("Exiled Force"), them=set_("Man-Eater Bug") + attack("Jinzo"))
    d.activate("Exiled Force", targets=["Jinzo"])
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Exiled Force"], ["Jinzo"])
    tributed, destroyed = d.events("move")
    assert (tributed.causes, destroyed.causes) == ({"cost", "tribute"}, {"effect"})


@pytest.mark.card("Exiled Force")
@pytest.mark.rule("J-EFF-20")
def test_exiled_force_destroys_a_set_monster_unflipped():
    d = table(you=attack("Exiled Force"), them=set_("Man-Eater Bug")).activate("Exiled Force")
    assert (d.kind, d.graveyard(THEM)) == ("act", ["Man-Eater Bug"])


@pytest.mark.card("Exiled Force")
@pytest.mark.rule("J-EFF-12")
def test_exiled_force_alone_on_the_field_finds_no_target():
    d = table(you=attack("Exiled Force"))
    assert "J-EFF-12" in d.why_not("Exiled Force", "activate")


@pytest.mark.card("Exiled Force")
def test_exiled_force_never_names_itself_but_may_name_your_own():
    d = table(you=attack("Exiled Force", "Battle Ox"), them=attack("Jinzo")).activate("Exiled Force")
    assert sorted(d.options()) == ["pick Battle Ox", "pick Jinzo"]


@pytest.mark.card("Exiled Force")
@pytest.mark.rule("J-EFF-01", "J-EFF-02")
def test_exiled_force_is_used_in_your_own_main_phase_face_up():
    d = table(you=attack("Exiled Force"), them=attack("Battle Ox"), phase=BATTLE_PHASE)
    assert "J-EFF-01" in d.why_not("Exiled Force", "activate")
    d = table(you=attack("Exiled Force"), them=hand("Battle Ox"), turn=THEM).summon("Battle Ox")
    assert "J-EFF-01" in d.why_not("Exiled Force", "activate")
    d = table(you=set_("Exiled Force"), them=attack("Battle Ox"))
    assert "J-EFF-02" in d.why_not("Exiled Force", "activate")


@pytest.mark.card("Exiled Force", "Trap Hole")
@pytest.mark.rule("J-SUM-03", "J-EFF-04")
def test_exiled_force_is_used_before_trap_hole_can_answer_its_summon():
    d = table(you=hand("Exiled Force"), them=attack("Battle Ox") + set_("Trap Hole"))
    d.summon("Exiled Force")
    assert d.asked == YOU
    d.activate("Exiled Force")
    assert d.graveyard(THEM) == ["Battle Ox"]
    assert d.magic_traps(THEM) == ["Trap Hole"]


@pytest.mark.card("Exiled Force", "Torrential Tribute")
@pytest.mark.rule("J-SUM-03")
def test_torrential_tribute_may_be_chained_to_exiled_force():
    d = table(
        you=hand("Exiled Force") + attack("Kuriboh"), them=attack("Battle Ox") + set_("Torrential Tribute")
    )
    d.summon("Exiled Force").activate("Exiled Force", targets=["Battle Ox"]).respond("Torrential Tribute")
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], [])


@pytest.mark.card("Exiled Force", "Book of Moon")
@pytest.mark.rule("J-EFF-10")
def test_a_target_turned_face_down_is_destroyed_by_exiled_force_all_the_same():
    d = table(you=attack("Exiled Force"), them=attack("Battle Ox") + set_("Book of Moon"))
    d.activate("Exiled Force").respond("Book of Moon")
    assert d.graveyard(THEM) == ["Battle Ox", "Book of Moon"]


# -- After the Struggle, Burst Breath, Freed the Matchless General -------------------------------------

STRUGGLE = "After the Struggle"
FREED = "Freed the Matchless General"


@pytest.mark.card("After the Struggle")
def test_after_the_struggle_destroys_what_has_fought_when_the_battle_phase_ends():
    d = table(you=hand(STRUGGLE) + attack("Battle Ox", "Kuriboh"), them=defense("Giant Soldier of Stone"))
    d.activate(STRUGGLE).resolve().to_battle().attack("Battle Ox", "Giant Soldier of Stone").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Battle Ox", "Kuriboh"], ["Giant Soldier of Stone"])
    d.main2()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Kuriboh"], [])


@pytest.mark.card("After the Struggle")
def test_after_the_struggle_takes_a_direct_attacker_too():
    d = table(you=hand(STRUGGLE) + attack("Battle Ox")).activate(STRUGGLE).resolve().to_battle()
    assert d.attack("Battle Ox").main2().monsters(YOU) == []


@pytest.mark.card("After the Struggle", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_after_the_struggle_takes_a_fighter_that_has_been_turned_face_down():
    d = table(
        you=hand(STRUGGLE, "Book of Moon") + attack("Battle Ox"), them=defense("Giant Soldier of Stone")
    )
    d.activate(STRUGGLE).resolve().to_battle().attack("Battle Ox", "Giant Soldier of Stone").resolve()
    d.activate("Book of Moon", targets=["Giant Soldier of Stone"]).resolve()
    assert d.position("Giant Soldier of Stone") == "set"
    assert d.main2().monsters(THEM) == []


@pytest.mark.card("After the Struggle")
def test_after_the_struggle_is_over_with_its_turn():
    d = table(you=hand(STRUGGLE), them=attack("Battle Ox")).activate(STRUGGLE).resolve().end_turn()
    d.to_battle().attack("Battle Ox").main2()
    assert (d.monsters(THEM), d.lp(YOU)) == (["Battle Ox"], 6300)


@pytest.mark.card("After the Struggle", "Negate Attack")
@pytest.mark.rule("J-DMG-05")
def test_after_the_struggle_spares_an_attacker_whose_attack_was_stopped():
    d = table(you=hand(STRUGGLE) + attack("Battle Ox"), them=set_("Negate Attack") + attack("Kuriboh"))
    d.activate(STRUGGLE).resolve().to_battle().attack("Battle Ox", "Kuriboh").respond(
        "Negate Attack"
    ).resolve()
    assert (d.main2().monsters(YOU), d.monsters(THEM)) == (["Battle Ox"], ["Kuriboh"])


@pytest.mark.card("After the Struggle")
def test_after_the_struggle_is_used_in_main_phase_1_alone():
    d = table(you=hand(STRUGGLE) + attack("Battle Ox"))
    assert d.can("activate", STRUGGLE)
    assert "J-EFF-12" in d.to_battle().main2().why_not(STRUGGLE, "activate")


@pytest.mark.card("Burst Breath")
def test_burst_breath_destroys_what_has_no_more_def_than_the_dragon_had_atk():
    mine = set_("Burst Breath") + attack("Blackland Fire Dragon", "Mystical Elf")
    d = table(you=mine, them=attack("Battle Ox", "Giant Soldier of Stone") + set_("Kuriboh"))
    assert d.attack_of("Blackland Fire Dragon") == 1500
    d.activate("Burst Breath", cost=["Blackland Fire Dragon"]).resolve()
    assert d.monsters(YOU) == ["Mystical Elf"]
    assert d.monsters(THEM) == ["Giant Soldier of Stone", "Kuriboh"]


@pytest.mark.card("Burst Breath", "Axe of Despair")
def test_burst_breath_counts_the_atk_the_dragon_had_on_the_field():
    mine = set_("Burst Breath") + attack("Blackland Fire Dragon")
    mine = mine + equip("Axe of Despair", on="Blackland Fire Dragon")
    d = table(you=mine, them=attack("Giant Soldier of Stone", "Mystical Elf"))
    assert d.activate("Burst Breath").resolve().monsters(THEM) == []


@pytest.mark.card("Burst Breath")
def test_burst_breath_may_be_used_with_nothing_else_on_the_field():
    d = table(you=set_("Burst Breath") + attack("Blackland Fire Dragon")).activate("Burst Breath").resolve()
    assert d.graveyard(YOU) == ["Blackland Fire Dragon", "Burst Breath"]


@pytest.mark.card("Burst Breath")
@pytest.mark.rule("J-EFF-20")
def test_burst_breath_needs_a_face_up_dragon_of_yours():
    mine = set_("Burst Breath", "Blackland Fire Dragon") + attack("Battle Ox")
    d = table(you=mine, them=attack("Blackland Fire Dragon"))
    assert "J-EFF-12" in d.why_not("Burst Breath", "activate")


@pytest.mark.card("Burst Breath", "Soul Exchange")
def test_burst_breath_tributes_the_dragon_of_soul_exchange():
    d = table(
        you=set_("Burst Breath") + hand("Soul Exchange"), them=attack("Blackland Fire Dragon", "Kuriboh")
    )
    d.activate("Soul Exchange", targets=["Blackland Fire Dragon"]).resolve().activate(
        "Burst Breath"
    ).resolve()
    assert (d.monsters(THEM), d.graveyard(THEM)) == ([], ["Blackland Fire Dragon", "Kuriboh"])


def freed_draws(*top, mine=None, **more):
    """Your Draw Phase is about to begin, with Freed on your side and these cards on top of your Deck."""
    side = attack(FREED) + deck(*top)
    return table(you=side if mine is None else side + mine, turn_number=5, phase=TURN_BEGINS, **more)


@pytest.mark.card("Freed the Matchless General")
def test_freed_brings_a_small_warrior_in_place_of_your_draw():
    d = freed_draws(
        "Kuriboh", "Battle Ox", "Gearfried the Iron Knight", "Freed the Matchless General", "Exiled Force"
    )
    assert (d.phase, d.asked) == (DRAW_PHASE, YOU)
    assert d.use(FREED).options() == ["pick Exiled Force", "pick Gearfried the Iron Knight"]
    d.pick("Exiled Force").to_phase(MAIN_1)
    assert d.hand(YOU) == ["Exiled Force"]


@pytest.mark.card("Freed the Matchless General")
@pytest.mark.rule("R-PHASE-04")
def test_freed_need_not_be_used():
    d = freed_draws("Kuriboh", "Exiled Force").pass_()
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.card("Freed the Matchless General")
def test_freed_finds_nothing_in_your_opponents_turn():
    d = table(you=attack(FREED), turn=THEM, turn_number=6, phase=TURN_BEGINS).to_phase(MAIN_1)
    assert (d.hand(YOU), len(d.hand(THEM))) == ([], 1)


@pytest.mark.card("Freed the Matchless General")
@pytest.mark.rule("J-PUB-03")
def test_freed_gives_no_draw_back_when_there_is_no_such_warrior():
    d = freed_draws("Kuriboh").use(FREED).resolve().to_phase(MAIN_1)
    assert d.hand(YOU) == []


@pytest.mark.card("Freed the Matchless General")
def test_two_freeds_bring_one_warrior():
    d = freed_draws("Exiled Force", "Exiled Force", mine=attack(FREED)).use(at(YOU, 1))
    d.to_phase(MAIN_1)
    assert d.hand(YOU) == ["Exiled Force"]


@pytest.mark.card("Freed the Matchless General", "Ring of Destruction")
def test_freed_destroyed_in_answer_brings_nobody_and_the_draw_is_gone():
    d = freed_draws("Kuriboh", "Exiled Force", them=set_("Ring of Destruction"))
    d.use(FREED).respond("Ring of Destruction", targets=[FREED]).resolve()
    assert (d.hand(YOU), d.monsters(YOU)) == ([], [])


@pytest.mark.card("Freed the Matchless General", "Skill Drain")
def test_freed_negated_brings_nobody_and_does_not_give_the_draw_back():
    d = freed_draws("Kuriboh", "Exiled Force", mine=face_up("Skill Drain")).use(FREED).to_phase(MAIN_1)
    assert d.hand(YOU) == []


@pytest.mark.card("Freed the Matchless General", "Offerings to the Doomed")
def test_freed_brings_nobody_in_a_draw_phase_that_is_skipped():
    mine = attack(FREED) + set_("Offerings to the Doomed") + deck("Exiled Force")
    d = table(you=mine, them=attack("Battle Ox")).activate("Offerings to the Doomed", targets=["Battle Ox"])
    d.resolve().end_turn().end_turn()
    assert (d.phase, d.turn_player, d.hand(YOU)) == (MAIN_1, YOU, [])


@pytest.mark.card("Freed the Matchless General", "Maharaghi")
def test_freed_comes_before_maharaghi():
    d = table(you=attack(FREED) + hand("Maharaghi") + deck("Kuriboh", "Exiled Force"))
    d.summon("Maharaghi").resolve().end_turn().end_turn().use(FREED).no().to_phase(MAIN_1)
    assert d.hand(YOU) == ["Maharaghi", "Exiled Force"]


@pytest.mark.card("Freed the Matchless General", "Fusion Sword Murasame Blade")
def test_freed_negates_and_destroys_magic_that_targets_it():
    blade = "Fusion Sword Murasame Blade"
    d = table(you=attack(FREED) + hand(blade)).activate(blade).resolve()
    assert (d.attack_of(FREED), d.graveyard(YOU)) == (2300, [blade])


@pytest.mark.card("Freed the Matchless General", "Fissure", "Dark Hole")
@pytest.mark.parametrize("what", ["Fissure", "Dark Hole"])
def test_freed_falls_to_magic_that_does_not_target(what):
    d = table(you=attack(FREED), them=hand(what), turn=THEM).activate(what).resolve()
    assert d.graveyard(YOU) == [FREED]


@pytest.mark.card("Freed the Matchless General", "Monster Reborn", "Premature Burial")
def test_freed_comes_back_by_magic_and_premature_burial_is_destroyed_without_him():
    d = table(you=hand("Monster Reborn") + graveyard(FREED)).activate("Monster Reborn").choose("attack")
    assert d.resolve().monsters(YOU) == [FREED]
    d = table(you=hand("Premature Burial") + graveyard(FREED)).activate("Premature Burial").resolve()
    assert (d.monsters(YOU), d.graveyard(YOU), d.magic_traps(YOU)) == ([FREED], ["Premature Burial"], [])


@pytest.mark.card("Freed the Matchless General", "Change of Heart")
def test_freed_taken_face_down_stays_until_the_end_of_the_turn():
    d = table(you=hand("Change of Heart"), them=set_(FREED)).activate("Change of Heart").resolve()
    assert d.flip(FREED).resolve().controller(FREED) == YOU
    d.end_turn()
    assert d.controller(FREED) == THEM


@pytest.mark.card("Freed the Matchless General", "Blast with Chain")
def test_freed_wears_blast_with_chain():
    d = table(you=attack(FREED) + set_("Blast with Chain")).activate("Blast with Chain").resolve()
    assert d.attack_of(FREED) == 2800


@pytest.mark.card("Freed the Matchless General", "Butterfly Dagger - Elma")
def test_freed_destroys_elma_for_good():
    elma = "Butterfly Dagger - Elma"
    d = table(you=attack(FREED) + hand(elma)).activate(elma).resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == ([], [elma])


@pytest.mark.card("Tyrant Dragon", "Fiend Skull Dragon", "Call of the Haunted")
@pytest.mark.parametrize("name", ["Fiend Skull Dragon", "Tyrant Dragon"])
def test_a_dragon_that_wards_traps_destroys_its_call_of_the_haunted_and_stays(name):
    mine = set_("Call of the Haunted") + graveyard(name, proper=True) + attack("Blackland Fire Dragon")
    d = table(you=mine).activate("Call of the Haunted", targets=[name]).resolve()
    assert name in d.monsters(YOU) and "Call of the Haunted" in d.graveyard(YOU)


@pytest.mark.card("Frontier Wiseman", "Premature Burial", "Axe of Despair")
def test_frontier_wiseman_destroys_premature_burial_but_no_equip_that_was_there_before():
    mine = attack("Frontier Wiseman") + hand("Premature Burial") + graveyard("Exiled Force")
    d = table(you=mine).activate("Premature Burial").resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU)) == (["Frontier Wiseman", "Exiled Force"], [])
    mine = attack("Exiled Force") + hand("Frontier Wiseman") + equip("Axe of Despair", on="Exiled Force")
    d = table(you=mine).summon("Frontier Wiseman").resolve()
    assert d.attack_of("Exiled Force") == 2000


# -- Inaba White Rabbit -----------------------------------------------------------------------------


@pytest.mark.card("Inaba White Rabbit")
def test_the_rabbit_attacks_past_monsters_and_only_directly():
    d = table(you=attack("Inaba White Rabbit"), them=attack("Kuriboh")).to_battle()
    assert d.can("attack", "Inaba White Rabbit", DIRECT)
    assert not d.can("attack", "Inaba White Rabbit", "Kuriboh")
    d.attack("Inaba White Rabbit").resolve()
    assert (d.lp(THEM), d.monsters(THEM)) == (7300, ["Kuriboh"])


@pytest.mark.card("Inaba White Rabbit")
@pytest.mark.rule("J-EFF-15")
def test_the_rabbit_returns_in_the_end_phase_of_its_summon():
    d = table(you=hand("Inaba White Rabbit")).summon("Inaba White Rabbit").end_turn()
    assert d.hand(YOU) == ["Inaba White Rabbit"]


@pytest.mark.card("Inaba White Rabbit")
@pytest.mark.rule("J-EFF-15")
def test_the_rabbit_returns_in_the_end_phase_of_its_flip_even_the_opponents():
    d = table(you=set_("Inaba White Rabbit")).flip("Inaba White Rabbit").end_turn()
    assert d.hand(YOU) == ["Inaba White Rabbit"]
    d = table(you=set_("Inaba White Rabbit"), them=attack("Kuriboh"), turn=THEM)
    d.to_battle().attack("Kuriboh", "Inaba White Rabbit").end_turn()
    assert d.hand(YOU)[0] == "Inaba White Rabbit"


@pytest.mark.card("Inaba White Rabbit")
@pytest.mark.rule("J-EFF-15")
def test_the_rabbit_stays_while_it_is_set_and_in_later_turns():
    d = table(you=hand("Inaba White Rabbit")).set("Inaba White Rabbit").end_turn()
    assert d.is_set("Inaba White Rabbit")
    d = table(you=attack("Inaba White Rabbit")).end_turn()
    assert d.monsters(YOU) == ["Inaba White Rabbit"]


@pytest.mark.card("Inaba White Rabbit", "Book of Moon")
@pytest.mark.rule("J-EFF-15")
def test_the_rabbit_turned_face_down_again_stays():
    d = table(you=hand("Inaba White Rabbit", "Book of Moon")).summon("Inaba White Rabbit")
    d.activate("Book of Moon", targets=["Inaba White Rabbit"]).end_turn()
    assert d.is_set("Inaba White Rabbit")


@pytest.mark.card("Inaba White Rabbit", "Monster Reborn")
@pytest.mark.rule("J-EFF-15")
def test_the_rabbit_cannot_be_special_summoned():
    d = table(you=hand("Monster Reborn") + graveyard("Inaba White Rabbit"))
    assert "J-EFF-12" in d.why_not("Monster Reborn")


# -- Injection Fairy Lily ---------------------------------------------------------------------------

LILY = "Injection Fairy Lily"


@pytest.mark.card("Injection Fairy Lily")
@pytest.mark.rule("J-DMG-02")
def test_lily_pays_2000_for_3000_atk_in_one_battle():
    d = table(you=attack(LILY), them=attack("Jinzo")).to_battle()
    d.attack(LILY, "Jinzo")
    assert d.step == "Damage Step: damage calculation"
    d.activate(LILY).resolve()
    assert (d.lp(YOU), d.lp(THEM), d.graveyard(THEM)) == (6000, 7000, ["Jinzo"])
    assert d.attack_of(LILY) == 400


@pytest.mark.card("Injection Fairy Lily")
def test_lily_may_let_the_battle_go():
    d = table(you=attack(LILY), them=attack("Jinzo")).to_battle().attack(LILY, "Jinzo").pass_()
    assert (d.lp(YOU), d.graveyard(YOU)) == (6000, [LILY])


@pytest.mark.card("Injection Fairy Lily")
def test_lily_strikes_directly_with_3400():
    d = table(you=attack(LILY)).to_battle().attack(LILY).activate(LILY).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6000, 4600)


@pytest.mark.card("Injection Fairy Lily")
@pytest.mark.rule("R-EFF-07")
def test_lily_defends_herself_in_the_opponents_turn_and_set_too():
    d = table(you=attack(LILY), them=attack("Jinzo"), turn=THEM).to_battle()
    d.attack("Jinzo", LILY).activate(LILY).resolve()
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Jinzo"], 7000)
    d = table(you=set_(LILY), them=attack("Jinzo"), turn=THEM).to_battle().attack("Jinzo", LILY)
    assert d.position(LILY) == "defense"
    assert d.can("activate", LILY)


@pytest.mark.card("Injection Fairy Lily")
@pytest.mark.rule("J-EFF-07")
def test_lily_cannot_take_the_last_2000():
    d = table(you=attack(LILY) + lp(2000), them=attack("Kuriboh")).to_battle().attack(LILY, "Kuriboh")
    assert d.kind == "act"
    assert d.lp(YOU) == 2000
    d = table(you=attack(LILY) + lp(2001), them=attack("Kuriboh")).to_battle().attack(LILY, "Kuriboh")
    assert d.activate(LILY).lp(YOU) == 1


@pytest.mark.card("Injection Fairy Lily")
def test_lily_acts_only_in_damage_calculation_of_her_own_battle():
    d = table(you=attack(LILY, "Battle Ox"), them=attack("Kuriboh")).to_battle()
    d.attack("Battle Ox", "Kuriboh").resolve()
    assert d.lp(YOU) == 8000
    assert "J-EFF-12" in d.why_not(LILY, "activate")
    d = table(you=attack(LILY) + set_("Reinforcements"), them=attack("Kuriboh")).to_battle()
    d.attack(LILY, "Kuriboh").until("before damage calculation")
    assert not d.can("activate", LILY)


@pytest.mark.card("Injection Fairy Lily")
@pytest.mark.rule("J-CHAIN-02")
def test_lily_acts_once_in_a_battle_even_in_her_own_chain():
    d = table(you=attack(LILY), them=attack("Jinzo")).to_battle().attack(LILY, "Jinzo")
    d.activate(LILY)
    assert (d.kind, d.lp(YOU)) == ("act", 6000)


@pytest.mark.card("Injection Fairy Lily")
def test_lily_acts_again_in_the_next_battle_of_the_turn():
    d = table(you=attack(LILY), them=attack("Jinzo", "Battle Ox"), turn=THEM).to_battle()
    d.attack("Jinzo", LILY).activate(LILY).resolve()
    d.attack("Battle Ox", LILY).activate(LILY).resolve()
    assert (d.lp(YOU), d.monsters(THEM)) == (4000, [])


@pytest.mark.card("Injection Fairy Lily")
@pytest.mark.rule("J-CHAIN-02")
def test_of_two_lilies_the_turn_player_says_first_and_both_make_one_chain():
    d = table(you=attack(LILY), them=attack(LILY)).to_battle().attack(at(YOU, 1), at(THEM, 1))
    assert d.asked == YOU
    d.activate(at(YOU, 1)).respond(at(THEM, 1))
    assert (d.lp(YOU), d.lp(THEM)) == (6000, 6000)
    assert (d.graveyard(YOU), d.graveyard(THEM)) == ([LILY], [LILY])


# -- Reinforcement of the Army ----------------------------------------------------------------------


@pytest.mark.card("Reinforcement of the Army")
@pytest.mark.rule("J-PUB-02")
def test_the_army_brings_a_warrior_and_shows_it():
    d = table(you=hand("Reinforcement of the Army") + deck("Jinzo", "Exiled Force"))
    d.activate("Reinforcement of the Army")
    assert d.hand(YOU) == ["Exiled Force"]
    assert d.events("reveal")[-1].cards == ("Exiled Force",)
    assert d.events("reveal")[-1].shown == {YOU, THEM}
    assert [seen.name for seen in d.seen(by=THEM, of=YOU).hand] == ["Exiled Force"]
    assert len(d.events("shuffle")) == 1


@pytest.mark.card("Reinforcement of the Army")
def test_the_army_passes_over_high_levels_and_other_types():
    d = table(
        you=hand("Reinforcement of the Army")
        + deck("Battle Ox", "Tall Guard", "Exiled Force", "Trap Master"),
        cards=[normal_monster("Tall Guard", level=5)],
    )
    d.activate("Reinforcement of the Army")
    assert sorted(d.options()) == ["pick Exiled Force", "pick Trap Master"]


@pytest.mark.card("Reinforcement of the Army")
@pytest.mark.rule("J-PUB-03")
def test_the_army_may_search_in_vain_and_the_opponent_sees_the_deck():
    d = table(you=hand("Reinforcement of the Army") + deck("Jinzo", "Kuriboh", rest=False))
    d.activate("Reinforcement of the Army")
    assert d.hand(YOU) == []
    assert sorted(d.events("reveal")[-1].cards) == ["Jinzo", "Kuriboh"]
    assert THEM in d.events("reveal")[-1].shown
    assert len(d.events("shuffle")) == 1


@pytest.mark.card("Reinforcement of the Army", "Exiled Force")
def test_a_warrior_just_brought_may_be_used_at_once():
    d = table(you=hand("Reinforcement of the Army") + deck("Exiled Force"))
    d.activate("Reinforcement of the Army").summon("Exiled Force")
    assert d.monsters(YOU) == ["Exiled Force"]


# -- Marauding Captain ------------------------------------------------------------------------------

CAPTAIN = "Marauding Captain"


@pytest.mark.card("Marauding Captain")
def test_the_captain_keeps_other_warriors_from_being_attacked():
    d = table(you=attack(CAPTAIN, "Exiled Force", "Battle Ox"), them=attack("Jinzo"), turn=THEM).to_battle()
    assert d.can("attack", "Jinzo", CAPTAIN)
    assert d.can("attack", "Jinzo", "Battle Ox")
    assert not d.can("attack", "Jinzo", "Exiled Force")
    assert d.why_not("Jinzo", "attack", "Exiled Force") == ["R-GEN-01"]


@pytest.mark.card("Marauding Captain")
def test_a_face_down_warrior_can_be_attacked():
    d = table(you=attack(CAPTAIN) + set_("Exiled Force"), them=attack("Jinzo"), turn=THEM).to_battle()
    assert d.can("attack", "Jinzo", "Exiled Force")


@pytest.mark.card("Marauding Captain")
@pytest.mark.rule("R-BP-08")
def test_two_captains_cannot_be_attacked_at_all_nor_passed_by():
    d = table(you=attack(CAPTAIN, CAPTAIN), them=attack("Jinzo"), turn=THEM).to_battle()
    assert not d.can("attack", "Jinzo")


@pytest.mark.card("Marauding Captain", "Shift")
def test_shift_turns_no_attack_to_a_warrior_the_captain_shields():
    warrior = "Gearfried the Iron Knight"
    scene = {"them": attack("Summoned Skull"), "turn": THEM}
    d = table(**scene, you=attack("Marauding Captain", warrior) + set_("Shift")).to_battle()
    assert d.attack("Summoned Skull", "Marauding Captain").graveyard(YOU) == ["Marauding Captain"]
    d = table(**scene, you=attack("Marauding Captain", warrior, "Kuriboh") + set_("Shift")).to_battle()
    d.attack("Summoned Skull", "Marauding Captain").respond("Shift").resolve()
    assert sorted(d.graveyard(YOU)) == ["Kuriboh", "Shift"]


@pytest.mark.card("Marauding Captain", "Inaba White Rabbit")
def test_a_direct_attacker_passes_two_captains_by():
    d = table(you=attack(CAPTAIN, CAPTAIN), them=attack("Inaba White Rabbit"), turn=THEM).to_battle()
    assert d.can("attack", "Inaba White Rabbit", DIRECT)


@pytest.mark.card("Marauding Captain")
def test_your_own_monsters_attack_the_opponents_warriors_past_your_captain():
    d = table(you=attack(CAPTAIN, "Battle Ox"), them=attack("Exiled Force")).to_battle()
    assert d.can("attack", "Battle Ox", "Exiled Force")


@pytest.mark.card("Marauding Captain")
def test_the_captain_normal_summoned_may_bring_a_small_monster_of_any_type():
    d = table(you=hand(CAPTAIN, "Kuriboh", "Jinzo")).summon(CAPTAIN).use(CAPTAIN).choose("defense")
    assert (d.monsters(YOU).count("Kuriboh"), d.position("Kuriboh"), d.hand(YOU)) == (1, "defense", ["Jinzo"])
    d = table(you=hand(CAPTAIN, "Kuriboh")).summon(CAPTAIN).no()
    assert d.monsters(YOU) == [CAPTAIN]


@pytest.mark.card("Marauding Captain")
@pytest.mark.rule("J-EFF-12", "J-EFF-15")
def test_the_captain_brings_no_spirit_and_no_monster_of_level_5():
    d = table(you=hand(CAPTAIN, "Inaba White Rabbit", "Summoned Skull")).summon(CAPTAIN)
    assert d.kind == "act"


@pytest.mark.card("Marauding Captain")
def test_the_captain_flipped_or_special_summoned_brings_nobody():
    d = table(you=set_(CAPTAIN) + hand("Kuriboh")).flip(CAPTAIN)
    assert d.kind == "act"
    d = table(you=hand("Monster Reborn", "Kuriboh") + graveyard(CAPTAIN)).activate("Monster Reborn")
    assert d.choose("attack").kind == "act"


@pytest.mark.card("Marauding Captain", "Torrential Tribute")
@pytest.mark.rule("J-CHAIN-05")
def test_torrential_tribute_in_answer_to_the_captains_effect_comes_before_the_new_monster():
    d = table(you=hand(CAPTAIN, "Kuriboh"), them=set_("Torrential Tribute")).summon(CAPTAIN).use(CAPTAIN)
    d.respond("Torrential Tribute").choose("attack")
    assert d.monsters(YOU) == ["Kuriboh"]


@pytest.mark.card("Marauding Captain", "Torrential Tribute")
def test_torrential_tribute_in_answer_to_the_new_monster_takes_both():
    d = table(you=hand(CAPTAIN, "Kuriboh"), them=set_("Torrential Tribute")).summon(CAPTAIN).use(CAPTAIN)
    d.pass_().choose("attack").respond("Torrential Tribute").resolve()
    assert d.monsters(YOU) == []


# -- Fiber Jar --------------------------------------------------------------------------------------


def fibred(you=(), them=(), **more):
    """Fiber Jar is Flip Summoned."""
    d = table(you=set_("Fiber Jar") + list(you), them=list(them), **more)
    return d.flip("Fiber Jar").resolve_chain()


@pytest.mark.card("Fiber Jar")
def test_fiber_jar_begins_the_duel_anew():
    d = fibred(
        you=hand("Umi") + graveyard("Jinzo") + face_up("Gravity Bind") + removed("Sogen"),
        them=attack("Battle Ox") + set_("Trap Hole") + field("Yami") + hand("Kuriboh", "Sangan"),
    )
    for seat in (YOU, THEM):
        assert (d.monsters(seat), d.magic_traps(seat), d.graveyard(seat)) == ([], [], [])
        assert (len(d.hand(seat)), d.field(seat)) == (5, None)
    assert sorted(set(d.hand(YOU) + d.deck(YOU)) - {FILLER}) == ["Fiber Jar", "Gravity Bind", "Jinzo", "Umi"]
    assert d.removed(YOU) == ["Sogen"], "what is removed from play stays so"
    assert len({one.moment for one in d.events("draw")}) == 1, "both draw at once"


@pytest.mark.card("Fiber Jar")
@pytest.mark.rule("J-FUS-07", "J-TOK-01")
def test_fiber_jar_returns_fusion_monsters_to_the_fusion_deck_and_tokens_vanish():
    d = fibred(them=attack("Flame Swordsman", "Sheep Token") + graveyard("Thousand Dragon"))
    assert sorted(d.fusion_deck(THEM)) == ["Flame Swordsman", "Thousand Dragon"]
    assert d.monsters(THEM) == []


@pytest.mark.card("Fiber Jar")
@pytest.mark.rule("J-DMG-03", "J-BP-01")
def test_fiber_jar_destroyed_in_battle_returns_with_everything_and_the_battle_phase_goes_on():
    d = table(you=attack("Summoned Skull"), them=set_("Fiber Jar"))
    d.to_battle().attack("Summoned Skull", "Fiber Jar").resolve()
    assert (d.graveyard(YOU), d.graveyard(THEM)) == ([], [])
    assert "Fiber Jar" in d.deck(THEM) + d.hand(THEM)
    assert (d.phase, d.turn_player) == (BATTLE_PHASE, YOU)


@pytest.mark.card("Fiber Jar")
@pytest.mark.rule("J-WIN-03", "J-WIN-04")
def test_who_has_fewer_than_five_cards_loses_and_both_draw_the_duel():
    d = fibred(you=deck("Umi", rest=False), them=deck(*["Umi"] * 5, rest=False))
    assert (d.winner, d.rule) == (THEM, "R-WIN-05")
    d = fibred(you=deck("Umi", rest=False), them=deck("Umi", rest=False))
    assert (d.winner, d.rule) == (DRAW, "J-WIN-04")


@pytest.mark.card("Fiber Jar", "Call of the Haunted", "Snatch Steal")
@pytest.mark.rule("J-TERM-04")
def test_fiber_jar_returns_every_card_to_its_owner():
    d = table(
        you=set_("Fiber Jar") + hand("Snatch Steal") + deck(*["Umi"] * 10, rest=False),
        them=attack("Jinzo") + deck(*["Sogen"] * 10, rest=False),
    )
    d.activate("Snatch Steal", ["Jinzo"]).flip("Fiber Jar").resolve_chain()
    assert "Jinzo" in d.hand(THEM) + d.deck(THEM)
    assert "Snatch Steal" in d.hand(YOU) + d.deck(YOU)


@pytest.mark.card("Fiber Jar", "Sangan")
def test_what_fiber_jar_returns_reaches_no_graveyard():
    d = fibred(you=attack("Sangan"), them=attack("Witch of the Black Forest"))
    assert d.kind == "act" and d.events("move")[0].causes == {"move"}


@pytest.mark.card("Fiber Jar", "Stop Defense")
@pytest.mark.rule("J-FLIP-06")
def test_fiber_jar_turned_up_by_an_effect_works_after_that_chain():
    d = table(you=hand("Stop Defense"), them=set_("Fiber Jar"))
    d.activate("Stop Defense", ["Fiber Jar"]).resolve()
    assert (d.graveyard(YOU), d.monsters(THEM), len(d.hand(YOU))) == ([], [], 5)


# -- Creature Swap ----------------------------------------------------------------------------------


@pytest.mark.card("Creature Swap")
@pytest.mark.rule("J-CTRL-03")
def test_creature_swap_gives_each_player_a_monster_the_other_chose_to_part_with():
    d = table(you=attack("Kuriboh", "Jinzo") + hand("Creature Swap"), them=set_("Battle Ox", "Sangan"))
    d.activate("Creature Swap").pick("Kuriboh")
    assert d.asked == THEM
    d.pick("Sangan")
    assert (d.controller("Kuriboh"), d.controller("Sangan"), d.position("Sangan")) == (THEM, YOU, "set")
    d.end_turn().end_turn()
    assert (d.controller("Kuriboh"), d.controller("Sangan")) == (THEM, YOU)


@pytest.mark.card("Creature Swap")
@pytest.mark.rule("J-EFF-12")
def test_creature_swap_needs_a_monster_on_each_side():
    assert table(you=attack("Jinzo") + hand("Creature Swap")).why_not("Creature Swap") == ["J-EFF-12"]
    d = table(you=hand("Creature Swap"), them=attack("Jinzo"))
    assert d.why_not("Creature Swap") == ["J-EFF-12"]


@pytest.mark.card("Creature Swap", "Ring of Destruction")
def test_when_the_only_monster_of_a_side_goes_in_answer_nothing_is_switched():
    d = table(
        you=attack("Kuriboh") + hand("Creature Swap"), them=attack("Sangan") + set_("Ring of Destruction")
    )
    d.activate("Creature Swap").respond("Ring of Destruction", ["Kuriboh"]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM), d.kind) == ([], ["Sangan"], "act")


@pytest.mark.card("Creature Swap")
def test_the_switched_monsters_are_not_turned_by_hand_this_turn_but_by_effects():
    d = table(you=attack("Kuriboh") + hand("Creature Swap", "Book of Moon"), them=attack("Battle Ox"))
    d.activate("Creature Swap").resolve()
    assert d.why_not("Battle Ox", "change") == ["R-GEN-01"]
    d.activate("Book of Moon", ["Battle Ox"])
    assert d.position("Battle Ox") == "set"


@pytest.mark.card("Creature Swap")
@pytest.mark.rule("J-CTRL-01", "J-CTRL-02")
def test_with_both_fields_full_they_change_places():
    four = ("Silver Fang", "Silver Fang", "Silver Fang", "Silver Fang")
    d = table(you=attack("Kuriboh", *four) + hand("Creature Swap"), them=attack("Battle Ox", *four))
    d.activate("Creature Swap").pick("Kuriboh").pick("Battle Ox")
    assert d.monsters(YOU) == ["Battle Ox", *four]
    assert d.monsters(THEM) == ["Kuriboh", *four]
    assert (d.graveyard(YOU), d.graveyard(THEM)) == (["Creature Swap"], [])


@pytest.mark.card("Creature Swap", "Change of Heart")
@pytest.mark.rule("J-CTRL-04")
def test_a_monster_of_change_of_heart_given_back_stays_there():
    d = table(
        you=attack("Kuriboh") + hand("Change of Heart", "Creature Swap"), them=attack("Jinzo", "Sangan")
    )
    d.activate("Change of Heart", ["Jinzo"]).activate("Creature Swap").pick("Jinzo", "Sangan").end_turn()
    assert (d.controller("Jinzo"), d.controller("Sangan"), d.controller("Kuriboh")) == (THEM, YOU, YOU)


@pytest.mark.card("Creature Swap", "Snatch Steal")
@pytest.mark.rule("J-CTRL-04")
def test_snatch_steal_stays_on_a_monster_that_was_switched_back_and_still_pays():
    d = table(
        you=attack("Jinzo", owner=THEM) + equip("Snatch Steal", on="Jinzo") + hand("Creature Swap"),
        them=attack("Sangan"),
    )
    d.activate("Creature Swap").end_turn().to_phase(MAIN_1)
    assert (d.controller("Jinzo"), d.equipped_to("Snatch Steal"), d.lp(THEM)) == (THEM, "Jinzo", 9000)


@pytest.mark.card("Creature Swap", "Call of the Haunted", "Mystical Space Typhoon")
def test_a_monster_of_call_of_the_haunted_goes_with_it_from_the_other_side_too():
    d = table(
        you=set_("Call of the Haunted", "Mystical Space Typhoon")
        + graveyard("Battle Ox")
        + hand("Creature Swap"),
        them=attack("Sangan"),
    )
    d.activate("Call of the Haunted").resolve().activate("Creature Swap").resolve()
    d.activate("Mystical Space Typhoon", ["Call of the Haunted"]).resolve()
    assert (d.monsters(THEM), d.graveyard(YOU).count("Battle Ox")) == ([], 1)


@pytest.mark.card("Creature Swap", "Lord of D.")
@pytest.mark.rule("J-EFF-11")
def test_creature_swap_targets_nothing():
    d = table(
        you=attack("Kuriboh") + hand("Creature Swap"), them=attack("Lord of D.", "Blue-Eyes White Dragon")
    )
    d.activate("Creature Swap").pick("Blue-Eyes White Dragon")
    assert d.controller("Blue-Eyes White Dragon") == YOU


@pytest.mark.card("Creature Swap", "Scapegoat")
def test_a_token_may_be_given():
    d = table(you=attack("Sheep Token") + hand("Creature Swap"), them=attack("Jinzo")).activate(
        "Creature Swap"
    )
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Jinzo"], ["Sheep Token"])


# -- Yata-Garasu ------------------------------------------------------------------------------------

YATA = "Yata-Garasu"


@pytest.mark.card("Yata-Garasu")
@pytest.mark.rule("J-EFF-15")
def test_yata_garasu_takes_the_next_draw_and_returns_to_the_hand():
    d = table(you=hand(YATA)).summon(YATA).to_battle().attack(YATA).end_turn()
    assert (d.lp(THEM), d.hand(YOU)) == (7800, [YATA])
    d.to_phase(MAIN_1)
    assert d.hand(THEM) == []
    d.end_turn().end_turn().to_phase(MAIN_1)
    assert len(d.hand(THEM)) == 1


@pytest.mark.card("Yata-Garasu", "Waboku")
@pytest.mark.rule("J-DMG-09")
def test_yata_garasu_that_inflicts_nothing_takes_nothing():
    d = table(you=attack(YATA), them=set_("Waboku")).to_battle().attack(YATA).respond("Waboku").resolve()
    d.end_turn().to_phase(MAIN_1)
    assert len(d.hand(THEM)) == 1


@pytest.mark.card("Yata-Garasu")
def test_yata_garasu_attacked_in_defense_by_something_weaker_takes_the_next_draw_too():
    d = table(you=defense(YATA), them=attack("Feeble"), cards=[normal_monster("Feeble", 0, 0)], turn=THEM)
    d.to_battle().attack("Feeble", YATA).resolve().end_turn().end_turn().to_phase(MAIN_1)
    assert (d.lp(THEM), d.hand(THEM)) == (7900, [])


@pytest.mark.card("Yata-Garasu")
@pytest.mark.rule("J-PHASE-03")
def test_two_hits_skip_one_draw_phase():
    d = table(you=attack(YATA, "Kuriboh") + attack(YATA)).to_battle()
    d.attack(at(YOU, 1)).attack(at(YOU, 3)).end_turn().to_phase(MAIN_1)
    assert d.hand(THEM) == []
    d.end_turn().end_turn().to_phase(MAIN_1)
    assert len(d.hand(THEM)) == 1


@pytest.mark.card("Yata-Garasu")
@pytest.mark.rule("J-EFF-15")
def test_yata_garasu_is_not_special_summoned():
    d = table(you=hand("Monster Reborn") + graveyard(YATA))
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]


# -- Spear Dragon -----------------------------------------------------------------------------------


@pytest.mark.card("Spear Dragon")
def test_spear_dragon_pierces_and_goes_to_defense_after_its_attack():
    d = table(you=attack("Spear Dragon"), them=defense("Kuriboh")).to_battle()
    d.attack("Spear Dragon", "Kuriboh").resolve()
    assert (d.lp(THEM), d.position("Spear Dragon"), d.phase) == (8000 - 1700, "defense", BATTLE_PHASE)


@pytest.mark.card("Spear Dragon", "Waboku")
def test_spear_dragon_goes_to_defense_whatever_it_attacked_and_however_little_it_did():
    assert (
        table(you=attack("Spear Dragon")).to_battle().attack("Spear Dragon").position("Spear Dragon")
        == "defense"
    )
    d = table(you=attack("Spear Dragon"), them=attack("Kuriboh") + set_("Waboku")).to_battle()
    d.attack("Spear Dragon", "Kuriboh").respond("Waboku").resolve()
    assert (d.position("Spear Dragon"), d.monsters(THEM), d.lp(THEM)) == ("defense", ["Kuriboh"], 8000)


@pytest.mark.card("Spear Dragon", "Magic Cylinder")
@pytest.mark.rule("J-BP-02")
def test_spear_dragon_whose_attack_is_negated_stays_in_attack():
    d = table(you=attack("Spear Dragon"), them=set_("Magic Cylinder")).to_battle()
    d.attack("Spear Dragon").respond("Magic Cylinder").resolve()
    assert d.position("Spear Dragon") == "attack"


@pytest.mark.card("Spear Dragon")
@pytest.mark.rule("J-POS-02")
def test_spear_dragon_may_be_turned_back_in_the_next_turn():
    d = table(you=attack("Spear Dragon")).to_battle().attack("Spear Dragon").main2()
    assert "J-POS-02" in d.why_not("Spear Dragon", "change")
    d.end_turn().end_turn().change("Spear Dragon").to_battle()
    assert d.can("attack", "Spear Dragon", DIRECT)


@pytest.mark.card("Spear Dragon")
def test_spear_dragon_attacked_keeps_its_position():
    d = table(you=attack("Spear Dragon"), them=attack("Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", "Spear Dragon").resolve()
    assert d.position("Spear Dragon") == "attack"


@pytest.mark.card("Spear Dragon", "Lord of D.")
def test_lord_of_d_does_not_keep_spear_dragon_in_attack():
    d = table(you=attack("Spear Dragon", "Lord of D.")).to_battle().attack("Spear Dragon")
    assert d.position("Spear Dragon") == "defense"


# -- Dark Ruler Ha Des ------------------------------------------------------------------------------

HA_DES = "Dark Ruler Ha Des"


@pytest.mark.card("Dark Ruler Ha Des", "Sangan")
def test_sangan_destroyed_by_battle_with_ha_des_searches_nothing():
    d = table(you=attack(HA_DES), them=attack("Sangan") + deck("Kuriboh")).to_battle()
    d.attack(HA_DES, "Sangan").resolve()
    assert (d.graveyard(THEM), d.hand(THEM), d.kind) == (["Sangan"], [], "act")


@pytest.mark.card("Dark Ruler Ha Des", "Man-Eater Bug")
@pytest.mark.rule("J-DMG-03")
def test_a_flip_effect_of_a_monster_destroyed_by_a_fiend_is_negated():
    d = table(you=attack(HA_DES, "Summoned Skull"), them=set_("Man-Eater Bug")).to_battle()
    d.attack("Summoned Skull", "Man-Eater Bug").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM)) == ([HA_DES, "Summoned Skull"], ["Man-Eater Bug"])


@pytest.mark.card("Dark Ruler Ha Des", "Sangan")
def test_what_another_type_or_an_effect_destroys_keeps_its_effect():
    d = table(you=attack(HA_DES, "Battle Ox"), them=attack("Sangan") + deck("Kuriboh")).to_battle()
    assert d.attack("Battle Ox", "Sangan").resolve().hand(THEM) == ["Kuriboh"]
    d = table(you=attack(HA_DES) + hand("Raigeki"), them=attack("Sangan") + deck("Kuriboh"))
    assert d.activate("Raigeki").hand(THEM) == ["Kuriboh"]


@pytest.mark.card("Dark Ruler Ha Des", "Wall of Illusion")
def test_an_effect_after_the_calculation_is_negated():
    d = table(you=attack(HA_DES), them=defense("Wall of Illusion")).to_battle()
    d.attack(HA_DES, "Wall of Illusion").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM)) == ([HA_DES], ["Wall of Illusion"])


@pytest.mark.card("Dark Ruler Ha Des", "Sinister Serpent")
def test_the_serpent_stays_negated_in_the_graveyard_though_ha_des_is_gone():
    d = table(you=attack(HA_DES) + hand("Dark Hole"), them=attack("Sinister Serpent")).to_battle()
    d.attack(HA_DES, "Sinister Serpent").resolve().main2().activate("Dark Hole").end_turn().to_phase(MAIN_1)
    assert d.graveyard(THEM) == ["Sinister Serpent"]


@pytest.mark.card("Dark Ruler Ha Des", "Sangan", "Monster Reborn")
@pytest.mark.rule("J-TERM-07")
def test_a_monster_brought_back_has_its_effect_again():
    d = table(
        you=attack(HA_DES) + hand("Monster Reborn", "Dark Hole") + deck("Kuriboh"), them=attack("Sangan")
    ).to_battle()
    d.attack(HA_DES, "Sangan").resolve().main2().activate("Monster Reborn").choose("attack")
    d.activate("Dark Hole")
    assert len(d.events("shuffle")) == 1


@pytest.mark.card("Dark Ruler Ha Des", "Monster Reborn")
def test_ha_des_is_not_special_summoned_from_the_graveyard():
    d = table(you=hand("Monster Reborn") + graveyard(HA_DES))
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]


@pytest.mark.card("Dark Ruler Ha Des")
def test_a_monster_negated_by_ha_des_is_shown_so():
    d = table(you=attack(HA_DES), them=attack("Sangan")).to_battle().attack(HA_DES, "Sangan").resolve()
    assert d.seen(by=YOU, of=THEM).graveyard[0].negated


# -- Twin-Headed Behemoth ---------------------------------------------------------------------------

BEHEMOTH = "Twin-Headed Behemoth"


@pytest.mark.card("Twin-Headed Behemoth")
def test_behemoth_destroyed_returns_in_the_end_phase_with_1000():
    d = table(you=attack(BEHEMOTH), them=hand("Raigeki"), turn=THEM).activate("Raigeki").end_turn()
    d.choose("attack")
    assert (d.attack_of(BEHEMOTH), d.defense_of(BEHEMOTH)) == (1000, 1000)


@pytest.mark.card("Twin-Headed Behemoth")
def test_behemoth_destroyed_by_battle_returns_too():
    d = table(you=attack(BEHEMOTH), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", BEHEMOTH).resolve().end_turn().choose("defense")
    assert (d.position(BEHEMOTH), d.turn_player) == ("defense", YOU)


@pytest.mark.card("Twin-Headed Behemoth")
@pytest.mark.rule("J-TERM-01")
def test_behemoth_tributed_or_discarded_stays():
    d = table(you=attack(BEHEMOTH) + hand("Summoned Skull")).summon("Summoned Skull", [BEHEMOTH]).end_turn()
    assert d.graveyard(YOU) == [BEHEMOTH]


@pytest.mark.card("Twin-Headed Behemoth")
def test_behemoth_returns_once_per_duel():
    d = (
        table(you=attack(BEHEMOTH), them=hand("Raigeki", "Dark Hole"), turn=THEM)
        .activate("Raigeki")
        .end_turn()
    )
    d.choose("attack").end_turn().to_phase(MAIN_1)
    d.activate("Dark Hole").end_turn()
    assert (d.graveyard(YOU), d.turn_player) == ([BEHEMOTH], YOU)


@pytest.mark.card("Twin-Headed Behemoth", "Monster Reborn")
def test_behemoth_revived_after_its_use_has_its_own_values():
    d = table(you=attack(BEHEMOTH) + hand("Monster Reborn"), them=hand("Raigeki", "Dark Hole"), turn=THEM)
    d.activate("Raigeki").end_turn().choose("attack").end_turn().to_phase(MAIN_1)
    d.activate("Dark Hole").end_turn().to_phase(MAIN_1).activate("Monster Reborn", [BEHEMOTH]).choose(
        "attack"
    )
    assert d.attack_of(BEHEMOTH) == 1500


@pytest.mark.card("Twin-Headed Behemoth")
@pytest.mark.rule("R-ZONE-02")
def test_with_no_free_zone_behemoth_stays_and_is_used_up():
    four = ("Kuriboh",) * 4
    mine = hand("Battle Ox", "Tribute to The Doomed", "Dark Hole", "Monster Reborn", "Umi")
    d = table(you=attack(BEHEMOTH, *four) + mine, them=hand("Raigeki"))
    d.activate("Tribute to The Doomed", [BEHEMOTH], cost=["Umi"]).summon("Battle Ox").end_turn()
    assert BEHEMOTH in d.graveyard(YOU)
    d.end_turn().activate("Dark Hole").activate("Monster Reborn", [BEHEMOTH]).choose("attack").end_turn()
    d.activate("Raigeki").end_turn()
    assert BEHEMOTH in d.graveyard(YOU)


@pytest.mark.card("Twin-Headed Behemoth", "Change of Heart")
@pytest.mark.rule("J-TERM-04")
def test_behemoth_destroyed_on_the_other_side_returns_to_its_owner():
    d = table(you=hand("Dark Hole") + attack(BEHEMOTH, owner=THEM)).activate("Dark Hole").end_turn()
    d.choose("attack")
    assert d.controller(BEHEMOTH) == THEM


@pytest.mark.card("Twin-Headed Behemoth", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_behemoth_turned_face_down_has_its_own_values_again():
    d = table(you=attack(BEHEMOTH) + hand("Book of Moon"), them=hand("Raigeki"), turn=THEM).activate(
        "Raigeki"
    )
    d.end_turn().choose("attack").to_phase(MAIN_1).activate("Book of Moon").end_turn().end_turn()
    assert d.flip(BEHEMOTH).attack_of(BEHEMOTH) == 1500


@pytest.mark.card("Twin-Headed Behemoth", "Monster Reborn")
def test_behemoth_revived_in_the_turn_it_was_destroyed_has_not_used_its_effect():
    d = table(you=attack(BEHEMOTH), them=hand("Raigeki", "Monster Reborn", "Dark Hole"), turn=THEM)
    d.activate("Raigeki").activate("Monster Reborn").choose("attack")
    assert d.controller(BEHEMOTH) == THEM
    d.activate("Dark Hole").end_turn().choose("attack")
    assert d.controller(BEHEMOTH) == YOU


# -- Last Turn --------------------------------------------------------------------------------------


def last_turn(*yours, theirs=(), phase=MAIN_1, life=1000, **more):
    """The opponent's turn; you hold Last Turn, Set, and few Life Points."""
    you = [*lp(life), *set_("Last Turn"), *[part for one in yours for part in one]]
    return table(you, [*theirs, *deck(rest=False)], turn=THEM, phase=phase, **more)


def spring(d):
    """Activates Last Turn as soon as its player may."""
    return (d.leave_for(END_PHASE) if d.kind == "act" else d).activate("Last Turn").resolve()


@pytest.mark.card("Last Turn")
@pytest.mark.rule("J-WIN-10")
def test_last_turn_keeps_one_monster_and_lets_the_opponents_best_attack_it():
    d = last_turn(
        attack("Mystical Elf") + defense("Battle Ox") + hand("Kuriboh"),
        theirs=attack("Silver Fang") + hand("Raigeki") + deck("Summoned Skull", "Sangan"),
    )
    spring(d).pick("Mystical Elf")
    assert d.monsters(YOU) == ["Mystical Elf"]
    assert (d.hand(YOU), d.hand(THEM), d.magic_traps(YOU)) == ([], [], [])
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Kuriboh", "Last Turn"]
    d.pick("Summoned Skull")
    assert d.position("Summoned Skull") == "attack"
    assert (d.phase, d.options()) == (BATTLE_PHASE, ["attack Summoned Skull > Mystical Elf"])
    d.attack("Summoned Skull", "Mystical Elf").resolve()
    assert (d.phase, d.kind) == (MAIN_1, "act")
    assert (d.lp(YOU), d.monsters(YOU)) == (1000, [])
    assert d.can_go(BATTLE_PHASE)
    d.end_turn()
    assert (d.winner, d.rule) == (THEM, "J-WIN-10")


@pytest.mark.card("Last Turn")
@pytest.mark.rule("J-WIN-10")
def test_last_turn_is_won_by_a_monster_that_beats_the_other():
    d = last_turn(attack("Summoned Skull"), theirs=deck("Battle Ox"))
    spring(d).attack("Battle Ox", "Summoned Skull").resolve()
    assert (d.monsters(THEM), d.lp(THEM)) == ([], 8000)
    d.end_turn()
    assert (d.winner, d.rule) == (YOU, "J-WIN-10")


@pytest.mark.card("Last Turn")
@pytest.mark.rule("J-WIN-10")
def test_two_monsters_left_are_a_draw():
    d = last_turn(defense("Mystical Elf"), theirs=deck("Battle Ox"))
    spring(d).attack("Battle Ox", "Mystical Elf").resolve().end_turn()
    assert (d.winner, d.rule) == (DRAW, "J-WIN-10")


@pytest.mark.card("Last Turn")
@pytest.mark.rule("J-EFF-12")
def test_last_turn_needs_few_life_points_and_the_opponents_turn():
    assert "J-EFF-12" in last_turn(attack("Mystical Elf"), life=1001).why_not("Last Turn")
    assert "J-EFF-12" in last_turn().why_not("Last Turn")
    yours = table(lp(1000) + set_("Last Turn") + attack("Mystical Elf"))
    assert yours.why_not("Last Turn") == ["J-EFF-12"]


@pytest.mark.card("Last Turn", "Ceasefire")
def test_the_rest_of_the_chain_resolves_before_the_summon():
    d = last_turn(set_("Man-Eater Bug"), theirs=set_("Ceasefire") + deck("Battle Ox"))
    d.activate("Ceasefire").respond("Last Turn").resolve()
    assert d.position("Man-Eater Bug") == "defense"
    assert d.lp(YOU) == 500
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Last Turn", "Jinzo")
def test_jinzo_stops_nothing_of_it_any_more():
    d = last_turn(attack("Mystical Elf"), theirs=deck("Jinzo"))
    spring(d).attack("Jinzo", "Mystical Elf").resolve().end_turn()
    assert (d.winner, d.rule) == (THEM, "J-WIN-10")


@pytest.mark.card("Last Turn")
def test_the_special_battle_phase_comes_in_any_phase_and_the_normal_one_is_still_to_come():
    d = last_turn(defense("Mystical Elf"), theirs=deck("Battle Ox"), phase=DRAW_PHASE)
    spring(d)
    assert d.phase == BATTLE_PHASE
    d.attack("Battle Ox", "Mystical Elf").resolve()
    assert (d.phase, d.lp(THEM)) == (MAIN_1, 8000)
    d.to_battle()
    assert d.can("attack", "Battle Ox", "Mystical Elf")
    d.attack("Battle Ox", "Mystical Elf").resolve()
    assert d.lp(THEM) == 7700


@pytest.mark.card("Last Turn")
def test_in_the_middle_of_an_attack_the_outer_battle_phase_goes_on_afterwards():
    d = last_turn(defense("Mystical Elf"), theirs=attack("Silver Fang") + deck("Battle Ox"))
    d.to_battle().attack("Silver Fang", "Mystical Elf").respond("Last Turn").resolve()
    d.attack("Battle Ox", "Mystical Elf").resolve()
    assert (d.phase, d.step, d.kind) == (BATTLE_PHASE, "Battle Step", "act")
    assert d.can("attack", "Battle Ox", "Mystical Elf")
    assert d.can_go(MAIN_2)


@pytest.mark.card("Last Turn")
@pytest.mark.rule("R-BP-07")
def test_the_attack_must_be_made():
    d = last_turn(defense("Mystical Elf"), theirs=deck("Battle Ox"))
    spring(d)
    assert d.why_not_go(MAIN_1) == ["R-GEN-01"]


@pytest.mark.card("Last Turn")
def test_without_a_monster_at_resolution_the_opponent_still_summons():
    d = last_turn(attack("Mystical Elf"), theirs=set_("Ring of Destruction") + deck("Battle Ox"), life=900)
    d.leave_for(END_PHASE).activate("Last Turn").respond("Ring of Destruction", ["Mystical Elf"]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])
    assert (d.phase, d.kind) == (MAIN_1, "act")
    d.end_turn()
    assert (d.winner, d.rule) == (THEM, "J-WIN-10")


@pytest.mark.card("Last Turn")
def test_with_no_monster_in_the_deck_there_is_no_battle_but_a_last_look():
    d = last_turn(attack("Mystical Elf"), theirs=deck("Raigeki", "Waboku"))
    spring(d)
    assert (d.phase, d.kind, d.monsters(THEM)) == (MAIN_1, "act", [])
    d.end_turn()
    assert (d.winner, d.rule) == (YOU, "J-WIN-10")


@pytest.mark.card("Last Turn", "Snatch Steal")
@pytest.mark.rule("J-CTRL-04")
def test_a_borrowed_monster_goes_home_and_there_is_no_battle():
    d = table(
        lp(1000) + set_("Last Turn") + hand("Snatch Steal"),
        attack("Silver Fang") + deck("Waboku", "Battle Ox", rest=False),
        turn=YOU,
    )
    d.activate("Snatch Steal").resolve()
    d.end_turn()
    spring(d)
    assert d.monsters(YOU) == []
    assert sorted(d.monsters(THEM)) == ["Battle Ox", "Silver Fang"]


@pytest.mark.card("Last Turn", "Mystic Tomato")
def test_who_is_summoned_in_between_does_not_attack_in_it():
    d = last_turn(attack("Summoned Skull"), theirs=deck("Mystic Tomato", "Sangan"))
    spring(d).pick("Mystic Tomato")
    d.attack("Mystic Tomato", "Summoned Skull").resolve()
    d.use("Mystic Tomato").resolve()
    while d.kind == "choose":
        d.choose(d.state.decision.options[0].key)
    assert d.phase == MAIN_1
    assert d.monsters(THEM) != []
    d.to_battle()
    assert d.can("attack", d.monsters(THEM)[0], "Summoned Skull")


@pytest.mark.card("Last Turn")
@pytest.mark.rule("J-WIN-10")
def test_in_the_end_phase_the_last_look_is_still_taken_in_this_turn():
    d = last_turn(attack("Mystical Elf"), theirs=deck("Battle Ox"))
    while d.phase != END_PHASE:
        d.pass_() if d.can("pass") else d.choose("End Phase")
    spring(d)
    d.attack("Battle Ox", "Mystical Elf").resolve()
    assert (d.winner, d.rule, d.turn) == (THEM, "J-WIN-10", 5)


@pytest.mark.card("Last Turn")
def test_last_turn_in_a_saved_duel_goes_on():
    from spellspeed.saves import restore, snapshot, state_hash

    d = last_turn(attack("Mystical Elf"), theirs=attack("Silver Fang") + deck("Battle Ox"))
    d.to_battle().attack("Silver Fang", "Mystical Elf").respond("Last Turn").resolve()
    again = restore(snapshot(d.state), d.state.library)
    assert state_hash(again) == state_hash(d.state)


@pytest.mark.card("Last Turn", "Final Countdown")
@pytest.mark.rule("J-WIN-10")
def test_last_turn_comes_before_the_end_of_a_countdown():
    d = last_turn(attack("Summoned Skull"), theirs=deck("Battle Ox"))
    spring(d).attack("Battle Ox", "Summoned Skull").resolve().end_turn()
    assert d.winner == YOU


# -- Convulsion of Nature ---------------------------------------------------------------------------


def convulsed(you=(), them=(), **more):
    """Convulsion of Nature is in force."""
    d = table(you=hand("Convulsion of Nature") + list(you), them=list(them), **more)
    return d.activate("Convulsion of Nature").resolve()


@pytest.mark.card("Convulsion of Nature")
@pytest.mark.rule("J-PUB-01")
def test_convulsion_of_nature_turns_both_decks_upside_down():
    d = convulsed(you=deck("Umi", "Jinzo", "Sogen", rest=False), them=deck("Kuriboh", "Sangan", rest=False))
    assert (d.deck(YOU), d.deck(THEM)) == (["Sogen", "Jinzo", "Umi"], ["Sangan", "Kuriboh"])
    for by in (YOU, THEM):
        assert [d.seen(by, of).deck_top.name for of in (YOU, THEM)] == ["Sogen", "Sangan"]
        assert d.seen(by, YOU).deck_turned


@pytest.mark.card("Convulsion of Nature", "Pot of Greed")
def test_what_is_drawn_from_a_turned_deck_both_players_have_seen():
    d = convulsed(you=hand("Pot of Greed") + deck("Umi", "Jinzo", "Sogen", rest=False))
    d.activate("Pot of Greed").resolve()
    assert [card.name for card in d.seen(THEM, YOU).hand] == ["Sogen", "Jinzo"]
    assert d.seen(THEM, YOU).deck_top.name == "Umi"


@pytest.mark.card("Convulsion of Nature", "Mystical Space Typhoon")
def test_when_it_leaves_the_decks_lie_as_before():
    d = convulsed(you=deck("Umi", "Jinzo", rest=False) + set_("Mystical Space Typhoon"))
    d.activate("Mystical Space Typhoon", ["Convulsion of Nature"]).resolve()
    assert (d.deck(YOU), d.seen(THEM, YOU).deck_top) == (["Umi", "Jinzo"], None)


@pytest.mark.card("Convulsion of Nature")
def test_a_second_copy_changes_nothing():
    d = table(you=hand("Convulsion of Nature", "Convulsion of Nature") + deck("Umi", "Jinzo", rest=False))
    d.activate("Convulsion of Nature").activate("Convulsion of Nature").resolve()
    assert d.deck(YOU) == ["Jinzo", "Umi"]


@pytest.mark.card("Convulsion of Nature", "Imperial Order")
@pytest.mark.rule("J-CHAIN-04")
def test_while_it_is_negated_the_decks_lie_as_usual():
    d = convulsed(you=deck("Umi", "Jinzo", rest=False), them=set_("Imperial Order"))
    d.leave_for(END_PHASE).respond("Imperial Order")
    assert (d.deck(YOU), d.seen(THEM, YOU).deck_top) == (["Umi", "Jinzo"], None)


@pytest.mark.card("Convulsion of Nature", "Sangan")
def test_a_deck_that_is_shuffled_is_laid_face_up_again():
    d = convulsed(you=attack("Sangan") + hand("Dark Hole") + deck("Umi", "Sogen", "Yami", rest=False))
    d.activate("Dark Hole").resolve()
    assert d.seen(THEM, YOU).deck_top.name == d.deck(YOU)[0]


@pytest.mark.card("Convulsion of Nature", "Parasite Paracide", "Pharaoh's Treasure")
def test_a_card_that_lay_face_up_in_the_deck_lies_face_down_now_and_still_works():
    d = table(you=set_("Parasite Paracide") + hand("Convulsion of Nature"), them=deck(rest=False)).flip(
        "Parasite Paracide"
    )
    d.resolve_chain().activate("Convulsion of Nature").resolve()
    assert (d.seen(YOU, THEM).deck_top, d.seen(YOU, THEM).deck_reversed) == (None, ("Parasite Paracide",))
    d.end_turn()
    assert (d.monsters(THEM), d.lp(THEM)) == (["Parasite Paracide"], 7000)


# -- Magic Reflector --------------------------------------------------------------------------------

REFLECTOR = "Magic Reflector"


@pytest.mark.card(REFLECTOR, "Heavy Storm", "Mystical Space Typhoon")
def test_magic_reflector_saves_a_magic_card_once():
    d = table(
        you=hand(REFLECTOR) + face_up("Messenger of Peace"),
        them=hand("Heavy Storm", "Mystical Space Typhoon"),
    )
    d.activate(REFLECTOR).end_turn().activate("Heavy Storm").resolve()
    assert d.magic_traps(YOU) == ["Messenger of Peace"]
    d.activate("Mystical Space Typhoon", ["Messenger of Peace"]).resolve()
    assert d.magic_traps(YOU) == []


@pytest.mark.card(REFLECTOR, "Mystical Space Typhoon")
def test_two_counters_save_it_twice():
    d = table(
        you=hand(REFLECTOR, REFLECTOR) + face_up("Messenger of Peace"),
        them=hand("Mystical Space Typhoon", "Mystical Space Typhoon"),
    )
    d.activate(REFLECTOR).activate(REFLECTOR).end_turn()
    for _ in range(2):
        d.activate("Mystical Space Typhoon", ["Messenger of Peace"]).resolve()
    assert d.magic_traps(YOU) == ["Messenger of Peace"]


@pytest.mark.card(REFLECTOR, "Messenger of Peace", "Giant Trunade", "Yami")
@pytest.mark.rule("J-EFF-07", "J-TERM-01")
def test_it_does_not_save_from_an_unpaid_upkeep_a_return_or_a_new_field():
    d = table(you=face_up("Messenger of Peace", notes={"Reflector Counter": 1}), phase=TURN_BEGINS)
    d.resolve().no().to_phase(MAIN_1)
    assert d.magic_traps(YOU) == []
    d = table(
        you=face_up("Messenger of Peace", notes={"Reflector Counter": 1}),
        them=hand("Giant Trunade"),
        turn=THEM,
    )
    assert d.activate("Giant Trunade").hand(YOU) == ["Messenger of Peace"]
    d = table(you=field("Yami", notes={"Reflector Counter": 1}), them=hand("Sogen"), turn=THEM)
    assert d.activate("Sogen").field(YOU) is None


@pytest.mark.card(REFLECTOR, "Imperial Order")
def test_the_counter_works_under_imperial_order():
    d = table(
        you=face_up("Messenger of Peace", notes={"Reflector Counter": 1}),
        them=face_up("Imperial Order") + set_("Dust Tornado"),
    )
    d.leave_for(BATTLE_PHASE).respond("Dust Tornado", ["Messenger of Peace"]).resolve()
    assert d.magic_traps(YOU) == ["Messenger of Peace"]


@pytest.mark.card(REFLECTOR)
@pytest.mark.rule("J-EFF-12")
def test_magic_reflector_needs_another_face_up_magic_card_of_yours_and_gives_no_spell_counter():
    d = table(you=hand(REFLECTOR) + face_up("Gravity Bind"), them=face_up("Messenger of Peace"))
    assert d.why_not(REFLECTOR) == ["J-EFF-12"]
    d = table(you=hand(REFLECTOR) + face_up("Messenger of Peace")).activate(REFLECTOR)
    assert d.card("Messenger of Peace").notes == (("Reflector Counter", 1),)


# -- Royal Oppression -------------------------------------------------------------------------------

OPPRESSION = "Royal Oppression"


@pytest.mark.card(OPPRESSION, "Monster Reborn", "Call of the Haunted")
@pytest.mark.rule("J-SUM-06")
def test_royal_oppression_negates_an_effect_that_special_summons_and_destroys_the_card():
    d = table(you=hand("Monster Reborn") + graveyard("Kuriboh"), them=face_up(OPPRESSION))
    d.activate("Monster Reborn").respond(OPPRESSION).resolve()
    assert (d.monsters(YOU), d.lp(THEM)) == ([], 7200)
    d = table(you=set_("Call of the Haunted") + graveyard("Kuriboh"), them=face_up(OPPRESSION))
    d.activate("Call of the Haunted").respond(OPPRESSION).resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU)) == ([], [])


@pytest.mark.card(OPPRESSION, "Monster Reborn")
@pytest.mark.rule("J-EFF-05")
def test_either_player_may_use_royal_oppression():
    d = table(you=face_up(OPPRESSION), them=hand("Monster Reborn") + graveyard("Kuriboh"), turn=THEM)
    d.activate("Monster Reborn").respond(OPPRESSION).resolve()
    assert (d.monsters(THEM), d.lp(YOU)) == ([], 7200)
    d = table(you=hand("Monster Reborn") + face_up(OPPRESSION) + graveyard("Kuriboh"))
    d.activate("Monster Reborn").respond(OPPRESSION, seat=THEM).resolve()
    assert (d.monsters(YOU), d.lp(THEM), d.magic_traps(YOU)) == ([], 7200, [OPPRESSION])


@pytest.mark.card(OPPRESSION, "Cyber Jar", "Marauding Captain")
@pytest.mark.rule("J-FLIP-04")
def test_royal_oppression_answers_cyber_jar_and_marauding_captain():
    d = table(you=set_("Cyber Jar") + attack("Kuriboh"), them=face_up(OPPRESSION))
    d.flip("Cyber Jar").respond(OPPRESSION).resolve()
    assert (d.monsters(YOU), d.hand(YOU), d.graveyard(YOU)) == (["Kuriboh"], [], ["Cyber Jar"])
    d = table(you=hand("Marauding Captain", "Kuriboh"), them=face_up(OPPRESSION))
    d.summon("Marauding Captain").use("Marauding Captain").respond(OPPRESSION).resolve()
    assert (d.monsters(YOU), d.hand(YOU)) == ([], ["Kuriboh"])


@pytest.mark.card(OPPRESSION, "Cyber Jar")
@pytest.mark.rule("J-DMG-02")
def test_royal_oppression_not_in_the_damage_step():
    d = table(you=attack("Battle Ox"), them=set_("Cyber Jar") + face_up(OPPRESSION)).to_battle()
    d.attack("Battle Ox", "Cyber Jar")
    assert not d.can_respond(OPPRESSION)


@pytest.mark.card(OPPRESSION)
@pytest.mark.rule("J-SUM-06", "J-SUM-01")
def test_royal_oppression_negates_a_built_in_special_summon():
    ghoul = effect_monster(
        "Own Way",
        w.continuous(w.Bonus(w.THIS_CARD, attack=1)),
        attack=2000,
        cannot_be_summoned=w.NORMAL_SUMMON,
        procedure=w.Procedure((), w.discard()),
    )
    d = table(you=hand("Own Way", "Kuriboh"), them=face_up(OPPRESSION), cards=[ghoul])
    d.special_summon("Own Way", cost=["Kuriboh"]).choose("attack").respond(OPPRESSION).resolve()
    assert (d.monsters(YOU), d.graveyard(YOU), d.lp(THEM)) == ([], ["Kuriboh", "Own Way"], 7200)


@pytest.mark.card(OPPRESSION, "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-05", "J-TRAP-01")
def test_royal_oppression_must_be_face_up_before_and_stay():
    d = table(you=hand("Monster Reborn") + graveyard("Kuriboh"), them=set_(OPPRESSION))
    d.activate("Monster Reborn").respond(OPPRESSION)
    assert not d.can_respond(OPPRESSION)
    d = table(
        you=hand("Monster Reborn", "Mystical Space Typhoon") + graveyard("Kuriboh"), them=face_up(OPPRESSION)
    )
    d.activate("Monster Reborn").respond(OPPRESSION).respond(
        "Mystical Space Typhoon", [OPPRESSION]
    ).resolve().choose("attack")
    assert d.monsters(YOU) == ["Kuriboh"]


@pytest.mark.card(OPPRESSION, "Jam Breeding Machine")
def test_royal_oppression_answers_what_is_due_in_a_standby_phase():
    d = table(you=face_up("Jam Breeding Machine"), them=face_up(OPPRESSION), phase=TURN_BEGINS)
    d.respond(OPPRESSION, seat=THEM).to_phase(MAIN_1)
    assert (d.monsters(YOU), d.magic_traps(YOU)) == ([], [])


@pytest.mark.card(OPPRESSION, "Pot of Greed", "Change of Heart")
@pytest.mark.rule("J-EFF-07", "J-EFF-12")
def test_royal_oppression_answers_nothing_else_and_must_leave_a_life_point():
    d = table(you=hand("Pot of Greed"), them=face_up(OPPRESSION)).activate("Pot of Greed")
    assert len(d.hand(YOU)) == 2
    d = table(you=hand("Monster Reborn") + graveyard("Kuriboh"), them=face_up(OPPRESSION) + lp(800))
    assert not d.activate("Monster Reborn").can_respond(OPPRESSION, THEM)


@pytest.mark.card(OPPRESSION)
def test_what_royal_oppression_destroys_is_destroyed_by_its_controllers_card():
    mourner = effect_monster(
        "Mourner",
        w.trigger(w.Draw(1), when=w.Sent(causes=w.BY_EFFECT, by=w.OPPONENT), zones=w.FROM_GRAVEYARD),
        w.ignition(w.SpecialSummon(w.pick(w.revivable(w.MONSTER & w.IN_GRAVEYARD & w.YOURS)))),
    )
    for mine, theirs, drawn in ((OPPRESSION, None, 0), (None, OPPRESSION, 1)):
        d = table(
            you=attack("Mourner") + graveyard("Kuriboh") + (face_up(mine) if mine else []),
            them=face_up(theirs) if theirs else (),
            cards=[mourner],
        )
        d.activate("Mourner").respond(OPPRESSION, seat=THEM).resolve()
        assert (d.monsters(YOU), len(d.hand(YOU))) == ([], drawn)


# -- Troop Dragon -----------------------------------------------------------------------------------


@pytest.mark.card("Troop Dragon")
def test_troop_dragon_must_bring_another():
    d = table(you=attack("Troop Dragon") + deck("Troop Dragon"), them=attack("Battle Ox"))
    d.to_battle().attack("Troop Dragon", "Battle Ox").resolve().choose("defense")
    assert (d.monsters(YOU), d.position("Troop Dragon")) == (["Troop Dragon"], "defense")


@pytest.mark.card("Troop Dragon")
@pytest.mark.rule("J-PUB-03")
def test_the_last_troop_dragon_shows_the_deck():
    d = table(you=attack("Troop Dragon"), them=attack("Battle Ox"))
    d.to_battle().attack("Troop Dragon", "Battle Ox").resolve()
    assert [one.text for one in d.events("reveal")] == ["verify"]


# -- Disappear --------------------------------------------------------------------------------------


@pytest.mark.card("Disappear", "Monster Reborn")
@pytest.mark.rule("J-EFF-10")
def test_disappear_takes_the_target_of_monster_reborn_away():
    d = table(you=hand("Monster Reborn") + graveyard("Summoned Skull"), them=set_("Disappear"))
    d.activate("Monster Reborn").respond("Disappear", ["Summoned Skull"]).resolve()
    assert (d.removed(YOU), d.monsters(YOU)) == (["Summoned Skull"], [])


@pytest.mark.card("Disappear")
def test_disappear_cannot_choose_in_your_own_graveyard():
    d = table(you=set_("Disappear") + graveyard("Sangan"))
    assert "J-EFF-12" in d.why_not("Disappear")


# -- The Warrior Returning Alive --------------------------------------------------------------------


@pytest.mark.card("The Warrior Returning Alive")
@pytest.mark.rule("R-FUS-09")
def test_the_warrior_returning_alive_takes_a_warrior_back():
    warriors = graveyard("Marauding Captain", "Sangan", "Flame Swordsman")
    d = table(you=hand("The Warrior Returning Alive") + warriors).activate("The Warrior Returning Alive")
    assert sorted(d.options()) == ["pick Flame Swordsman", "pick Marauding Captain"]
    d.pick("Flame Swordsman").resolve()
    assert (d.hand(YOU), d.fusion_deck(YOU)) == ([], ["Flame Swordsman"])


# -- Fengsheng Mirror -------------------------------------------------------------------------------


@pytest.mark.card("Fengsheng Mirror")
def test_fengsheng_mirror_discards_a_spirit_if_there_is_one():
    d = table(you=hand("Fengsheng Mirror"), them=hand("Kuriboh", "Yata-Garasu"))
    d.activate("Fengsheng Mirror").resolve()
    assert (d.graveyard(THEM), [one.text for one in d.events("reveal")]) == (["Yata-Garasu"], ["look"])
    d = table(you=hand("Fengsheng Mirror"), them=hand("Kuriboh")).activate("Fengsheng Mirror").resolve()
    assert d.hand(THEM) == ["Kuriboh"]
    assert "J-EFF-12" in table(you=hand("Fengsheng Mirror")).why_not("Fengsheng Mirror")


# -- Dragon Manipulator, Shadow Tamer ---------------------------------------------------------------


@pytest.mark.card("Dragon Manipulator", "Shadow Tamer")
@pytest.mark.parametrize(
    "name, prey", [("Dragon Manipulator", "Blue-Eyes White Dragon"), ("Shadow Tamer", "Summoned Skull")]
)
def test_a_monster_is_taken_until_the_end_phase(name, prey):
    d = table(you=set_(name), them=attack(prey, "Battle Ox")).flip(name).resolve()
    assert d.controller(prey) == YOU
    d.end_turn()
    assert d.controller(prey) == THEM


@pytest.mark.card("Dragon Manipulator", "Shadow Tamer")
@pytest.mark.parametrize(
    "name, prey", [("Dragon Manipulator", "Blue-Eyes White Dragon"), ("Shadow Tamer", "Summoned Skull")]
)
def test_a_face_down_monster_is_not_taken(name, prey):
    d = table(you=set_(name), them=set_(prey) + attack("Battle Ox")).flip(name).resolve()
    assert (d.kind, d.controller(prey)) == ("act", THEM)


# -- Spring of Rebirth, Bad Reaction to Simochi -----------------------------------------------------


@pytest.mark.card("Spring of Rebirth", "Penguin Soldier")
def test_spring_of_rebirth_heals_once_for_monsters_that_return_together():
    d = table(you=face_up("Spring of Rebirth") + set_("Penguin Soldier"), them=attack("Battle Ox", "Sangan"))
    d.flip("Penguin Soldier").use("Penguin Soldier", ["Battle Ox", "Sangan"]).resolve()
    assert (sorted(d.hand(THEM)), d.lp(YOU)) == (["Battle Ox", "Sangan"], 8500)


@pytest.mark.card("Spring of Rebirth", "Giant Trunade")
def test_spring_of_rebirth_hears_nothing_of_magic_and_traps():
    d = table(you=face_up("Spring of Rebirth"), them=hand("Giant Trunade") + set_("Dark Hole"), turn=THEM)
    d.activate("Giant Trunade").resolve()
    assert d.lp(YOU) == 8000


@pytest.mark.card("Bad Reaction to Simochi", "Upstart Goblin", "Rain of Mercy")
def test_bad_reaction_to_simochi_turns_gains_of_the_opponent_into_damage():
    d = table(you=face_up("Bad Reaction to Simochi") + hand("Upstart Goblin", "Rain of Mercy"))
    d.activate("Upstart Goblin").resolve()
    assert d.lp(THEM) == 7000
    d.activate("Rain of Mercy").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (9000, 6000)


@pytest.mark.card("Bad Reaction to Simochi")
def test_two_bad_reactions_hurt_no_more_than_one():
    two = face_up("Bad Reaction to Simochi", "Bad Reaction to Simochi")
    d = table(you=two + hand("Upstart Goblin")).activate("Upstart Goblin").resolve()
    assert d.lp(THEM) == 7000


@pytest.mark.card("Bad Reaction to Simochi", "Fire Princess", "Goblin's Secret Remedy")
def test_a_gain_that_is_damage_is_no_gain():
    d = table(
        you=set_("Bad Reaction to Simochi"),
        them=attack("Fire Princess") + hand("Goblin's Secret Remedy"),
        turn=THEM,
    )
    d.activate("Goblin's Secret Remedy").respond("Bad Reaction to Simochi").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7400)


@pytest.mark.card("Bad Reaction to Simochi", "Snatch Steal")
def test_snatch_steal_under_bad_reaction_to_simochi_burns():
    d = table(you=face_up("Bad Reaction to Simochi") + hand("Snatch Steal"), them=attack("Battle Ox"))
    d.activate("Snatch Steal").resolve().end_turn().to_phase(MAIN_1)
    assert (d.lp(THEM), d.controller("Battle Ox")) == (7000, YOU)


# -- Asura Priest ----------------------------------------------------------------------------------


@pytest.mark.card("Asura Priest")
@pytest.mark.rule("R-BP-06")
def test_asura_priest_attacks_every_monster_once_and_then_not_directly():
    d = table(you=attack("Asura Priest", "Battle Ox"), them=attack("Kuriboh", "Baby Dragon")).to_battle()
    d.attack("Asura Priest", "Kuriboh").attack("Asura Priest", "Baby Dragon")
    assert (d.graveyard(THEM), d.why_not("Asura Priest", "attack", DIRECT)) == (
        ["Kuriboh", "Baby Dragon"],
        ["R-BP-06"],
    )
    assert d.can("attack", "Battle Ox", DIRECT)


@pytest.mark.card("Asura Priest", "Spirit Reaper")
def test_asura_priest_attacks_a_monster_that_survives_only_once():
    d = table(you=attack("Asura Priest"), them=defense("Spirit Reaper")).to_battle()
    d.attack("Asura Priest", "Spirit Reaper")
    assert d.why_not("Asura Priest", "attack", "Spirit Reaper") == ["R-BP-06"]


@pytest.mark.card("Asura Priest", "Scapegoat")
def test_asura_priest_that_has_attacked_directly_attacks_no_monster():
    d = table(you=attack("Asura Priest"), them=set_("Scapegoat")).to_battle().attack("Asura Priest")
    d.leave_for(MAIN_2).respond("Scapegoat").resolve()
    assert (d.lp(THEM), d.can("attack", "Asura Priest")) == (6300, False)


@pytest.mark.card("Asura Priest", "Mystic Tomato")
def test_asura_priest_attacks_what_a_searcher_brings():
    d = table(you=attack("Asura Priest"), them=attack("Mystic Tomato") + deck("Mystic Tomato")).to_battle()
    d.attack("Asura Priest", "Mystic Tomato").use("Mystic Tomato").resolve()
    d.attack("Asura Priest", "Mystic Tomato")
    assert d.lp(THEM) == 8000 - 300 - 300


@pytest.mark.card("Asura Priest")
@pytest.mark.rule("J-EFF-15")
def test_asura_priest_returns_to_the_hand():
    d = table(you=hand("Asura Priest")).summon("Asura Priest").end_turn()
    assert d.hand(YOU) == ["Asura Priest"]


# -- Twin-Headed Wolf ------------------------------------------------------------------------------


@pytest.mark.card("Twin-Headed Wolf")
def test_twin_headed_wolf_silences_flip_effects_beside_another_fiend():
    d = table(you=attack("Twin-Headed Wolf", "Feral Imp"), them=set_("Man-Eater Bug")).to_battle()
    d.attack("Twin-Headed Wolf", "Man-Eater Bug").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Twin-Headed Wolf", "Feral Imp"], ["Man-Eater Bug"])


@pytest.mark.card("Twin-Headed Wolf")
@pytest.mark.parametrize("beside", ["Battle Ox", None])
def test_twin_headed_wolf_alone_or_beside_no_fiend_silences_nothing(beside):
    names = ["Twin-Headed Wolf"] + ([beside] if beside else [])
    d = table(you=attack(*names), them=set_("Man-Eater Bug")).to_battle()
    d.attack("Twin-Headed Wolf", "Man-Eater Bug")
    if beside:
        d.pick("Twin-Headed Wolf")
    assert "Twin-Headed Wolf" in d.resolve().graveyard(YOU)


@pytest.mark.card("Twin-Headed Wolf", "Sangan")
def test_twin_headed_wolf_leaves_other_effects_alone():
    d = table(
        you=attack("Twin-Headed Wolf", "Feral Imp"), them=attack("Sangan") + deck("Kuriboh")
    ).to_battle()
    d.attack("Twin-Headed Wolf", "Sangan").resolve()
    assert d.hand(THEM) == ["Kuriboh"]


# -- Susa Soldier ----------------------------------------------------------------------------------


@pytest.mark.card("Susa Soldier")
@pytest.mark.rule("J-EFF-08")
def test_susa_soldier_inflicts_half():
    d = table(you=attack("Susa Soldier"), them=attack("Gemini Elf")).to_battle()
    assert d.attack("Susa Soldier", "Gemini Elf").resolve().lp(THEM) == 7950
    d = table(you=attack("Susa Soldier")).to_battle()
    assert d.attack("Susa Soldier").resolve().lp(THEM) == 7000


@pytest.mark.card("Susa Soldier")
def test_what_its_own_player_takes_is_not_halved():
    d = table(you=attack("Susa Soldier"), them=attack("Summoned Skull")).to_battle()
    assert d.attack("Susa Soldier", "Summoned Skull").resolve().lp(YOU) == 7500


# -- A Legendary Ocean ------------------------------------------------------------------------------

OCEAN = "A Legendary Ocean"


@pytest.mark.card(OCEAN)
def test_a_legendary_ocean_strengthens_water_monsters_and_takes_a_level_from_them():
    d = table(you=hand(OCEAN) + attack("Aqua Madoor", "Battle Ox"), them=attack("Aqua Madoor"))
    d.activate(OCEAN).resolve()
    assert (d.attack_of("Aqua Madoor", YOU), d.defense_of("Aqua Madoor", THEM)) == (1400, 2200)
    assert (d.level_of("Aqua Madoor", THEM), d.level_of("Battle Ox")) == (3, 4)


@pytest.mark.card(OCEAN)
@pytest.mark.rule("R-TRIB-01")
def test_with_a_legendary_ocean_a_level_5_water_monster_needs_no_tribute():
    wave = normal_monster("Wave", 2000, 0, level=5, attribute="WATER")
    d = table(you=hand("Wave") + field(OCEAN), cards=[wave])
    assert d.can("set", "Wave")
    d.summon("Wave")
    assert (d.monsters(YOU), d.attack_of("Wave")) == (["Wave"], 2200)
    assert "R-TRIB-01" in table(you=hand("Wave"), cards=[wave]).why_not("Wave")


@pytest.mark.card(OCEAN, "Gravity Bind")
def test_a_level_4_water_monster_slips_under_gravity_bind():
    d = table(you=attack("Aqua Madoor", "Battle Ox") + field(OCEAN) + face_up("Gravity Bind")).to_battle()
    assert d.can("attack", "Aqua Madoor", DIRECT) and not d.can("attack", "Battle Ox", DIRECT)


@pytest.mark.card(OCEAN, "Cyber Jar")
def test_monsters_cyber_jar_picks_up_are_in_no_hand():
    wave = normal_monster("Wave", 2000, 0, level=5, attribute="WATER")
    d = table(you=set_("Cyber Jar") + field(OCEAN) + deck("Wave"), cards=[wave]).flip("Cyber Jar")
    d.resolve()
    assert "Wave" not in d.monsters(YOU) and "Wave" in d.hand(YOU)


@pytest.mark.card(OCEAN, "Prohibition")
def test_a_legendary_ocean_counts_as_umi_and_falls_under_its_prohibition():
    d = table(you=hand(OCEAN, "Prohibition")).activate("Prohibition").choose("Umi").resolve()
    assert d.why_not(OCEAN) != []


@pytest.mark.card(OCEAN, "Imperial Order")
def test_negated_a_legendary_ocean_changes_no_level():
    d = table(you=attack("Aqua Madoor") + field(OCEAN) + face_up("Imperial Order"))
    assert (d.level_of("Aqua Madoor"), d.attack_of("Aqua Madoor")) == (4, 1200)


# -- Thunder Nyan Nyan ------------------------------------------------------------------------------

NYAN = "Thunder Nyan Nyan"


@pytest.mark.card(NYAN)
def test_thunder_nyan_nyan_is_summoned_beside_a_non_light_monster_and_destroyed():
    d = table(you=hand(NYAN) + attack("Battle Ox")).summon(NYAN)
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Battle Ox"], [NYAN])
    d = table(you=hand(NYAN) + attack("Mystical Elf") + set_("Battle Ox"), them=attack("Battle Ox")).summon(
        NYAN
    )
    assert sorted(d.monsters(YOU)) == ["Battle Ox", "Mystical Elf", NYAN]


@pytest.mark.card(NYAN)
def test_thunder_nyan_nyan_falls_when_a_face_down_one_is_turned_up_or_another_comes_over():
    d = table(you=attack(NYAN) + set_("Battle Ox")).flip("Battle Ox")
    assert d.monsters(YOU) == ["Battle Ox"]
    d = table(you=attack(NYAN) + hand("Change of Heart"), them=attack("Battle Ox"))
    assert d.activate("Change of Heart").resolve().monsters(YOU) == ["Battle Ox"]


@pytest.mark.card(NYAN, "Snatch Steal", "Call of the Haunted")
@pytest.mark.rule("J-CHAIN-04")
def test_thunder_nyan_nyan_can_fall_between_two_links():
    d = table(
        you=attack(NYAN) + set_("Call of the Haunted") + graveyard("Dark Magician"),
        them=hand("Snatch Steal"),
        turn=THEM,
    )
    d.activate("Snatch Steal", [NYAN]).respond("Call of the Haunted", ["Dark Magician"]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM), d.magic_traps(THEM)) == (["Dark Magician"], [], [])


@pytest.mark.card(NYAN, "Penguin Soldier")
def test_thunder_nyan_nyan_is_gone_before_an_attacked_penguin_soldier_can_choose_her():
    d = table(you=attack(NYAN) + set_("Penguin Soldier"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Penguin Soldier").use("Penguin Soldier")
    assert f"pick {NYAN}" not in d.options() and NYAN in d.graveyard(YOU)


# -- Ready for Intercepting, Ryu-Kishin Clown, A Feint Plan ----------------------------------------


@pytest.mark.card("Ready for Intercepting")
@pytest.mark.rule("J-BP-03", "J-BP-04")
@pytest.mark.parametrize(("target", "dead"), [("Gemini Elf", []), ("Dark Magician", ["Dark Magician"])])
def test_ready_for_intercepting_hides_an_attacker_or_what_is_attacked(target, dead):
    d = table(
        you=attack("Gemini Elf") + set_("Ready for Intercepting"), them=attack("Dark Magician")
    ).to_battle()
    weak = normal_monster("Dark Magician", 2500, 100, type="Spellcaster", level=7)
    d = table(
        you=attack("Gemini Elf") + set_("Ready for Intercepting"), them=attack("Dark Magician"), cards=[weak]
    ).to_battle()
    d.attack("Gemini Elf", "Dark Magician").respond("Ready for Intercepting", targets=[target]).resolve()
    assert (d.graveyard(THEM), d.events("replay"), d.lp(YOU)) == (dead, [], 8000)


@pytest.mark.card("Ready for Intercepting")
@pytest.mark.rule("J-EFF-12")
def test_ready_for_intercepting_needs_a_face_up_warrior_or_spellcaster():
    d = table(you=set_("Ready for Intercepting") + attack("Kuriboh") + set_("Gemini Elf"))
    assert d.why_not("Ready for Intercepting") == ["J-EFF-12"]


@pytest.mark.card("Ryu-Kishin Clown", "Final Attack Orders")
def test_ryu_kishin_clown_changes_a_position_when_summoned():
    clown = "Ryu-Kishin Clown"
    d = table(you=hand(clown), them=attack("Battle Ox")).summon(clown).pick("Battle Ox").resolve()
    assert d.position("Battle Ox") == "defense"
    d = table(you=hand(clown) + face_up("Final Attack Orders"), them=attack("Battle Ox"))
    assert d.summon(clown).pick("Battle Ox").resolve().position("Battle Ox") == "attack"


@pytest.mark.card("A Feint Plan")
def test_a_feint_plan_keeps_face_down_monsters_from_being_attacked():
    d = table(you=set_("A Feint Plan", "Kuriboh"), them=attack("Battle Ox", "Jinzo #7"), turn=THEM)
    d.leave_for(BATTLE_PHASE).respond("A Feint Plan").resolve().to_battle()
    assert not d.can("attack", "Battle Ox") and d.can("attack", "Jinzo #7", DIRECT)


@pytest.mark.card("A Feint Plan")
def test_an_attack_declared_before_a_feint_plan_goes_on():
    d = table(
        you=set_("A Feint Plan", "Kuriboh", "Sangan"), them=attack("Battle Ox", "Baby Dragon"), turn=THEM
    )
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("A Feint Plan").resolve()
    assert d.graveyard(YOU) == ["A Feint Plan", "Kuriboh"] and not d.can("attack", "Baby Dragon")


# -- Cave Dragon -----------------------------------------------------------------------------------


@pytest.mark.card("Cave Dragon", "Skill Drain")
def test_cave_dragon_is_normal_summoned_only_to_an_empty_side():
    d = table(you=hand("Cave Dragon") + attack("Kuriboh") + face_up("Skill Drain"))
    assert d.why_not("Cave Dragon", "summon") == ["R-GEN-01"] and d.can("set", "Cave Dragon")
    assert table(you=set_("Cave Dragon") + attack("Kuriboh")).can("flip", "Cave Dragon")
    assert table(you=hand("Cave Dragon"), them=attack("Kuriboh")).can("summon", "Cave Dragon")


@pytest.mark.card("Cave Dragon", "Skill Drain")
def test_cave_dragon_may_be_flip_summoned_and_skill_drain_frees_only_its_attack():
    d = table(you=hand("Cave Dragon") + attack("Battle Ox") + set_("Cave Dragon"))
    assert d.can("flip", "Cave Dragon") and d.can("set", "Cave Dragon")
    d = table(you=hand("Cave Dragon") + attack("Cave Dragon"), them=face_up("Skill Drain"))
    assert not d.can("summon", "Cave Dragon")
    assert d.to_battle().can("attack", "Cave Dragon", DIRECT)


@pytest.mark.card("Cave Dragon", "Skill Drain")
def test_cave_dragon_attacks_beside_another_dragon_alone():
    assert not table(you=attack("Cave Dragon")).to_battle().can("attack", "Cave Dragon")
    assert table(you=attack("Cave Dragon", "Cave Dragon")).to_battle().can("attack", at(YOU, 2))
    assert table(you=attack("Cave Dragon") + face_up("Skill Drain")).to_battle().can("attack", "Cave Dragon")


@pytest.mark.card("Cave Dragon", "Ring of Destruction")
@pytest.mark.rule("J-BP-03")
def test_the_attack_of_cave_dragon_stops_when_the_other_dragon_is_destroyed():
    d = table(you=attack("Cave Dragon", "Baby Dragon"), them=set_("Ring of Destruction")).to_battle()
    d.attack("Cave Dragon").respond("Ring of Destruction", targets=["Baby Dragon"]).resolve()
    assert d.lp(THEM) == 8000 - 1200


# -- Dragon's Rage, The A. Forces, Winged Minion ---------------------------------------------------


@pytest.mark.card("Dragon's Rage", "Spear Dragon")
def test_dragons_rage_lets_your_dragons_pierce_once():
    d = table(
        you=attack("Spear Dragon", "Baby Dragon") + face_up("Dragon's Rage"),
        them=defense("Kuriboh", "Sangan"),
    )
    d.to_battle().attack("Spear Dragon", "Kuriboh")
    assert d.lp(THEM) == 8000 - 1700
    assert d.attack("Baby Dragon", "Sangan").lp(THEM) == 8000 - 1700 - 600


@pytest.mark.card("The A. Forces")
def test_the_a_forces_are_cumulative_and_count_spellcasters():
    d = table(
        you=face_up("The A. Forces", "The A. Forces") + attack("Warrior", "Gemini Elf") + set_("Gemini Elf"),
        them=attack("Warrior"),
        cards=[normal_monster("Warrior", 1000, 0)],
    )
    assert (d.attack_of("Warrior", YOU), d.attack_of(at(YOU, 2)), d.attack_of("Warrior", THEM)) == (
        1800,
        1900,
        1000,
    )


@pytest.mark.card("Winged Minion", "DNA Surgery", "Book of Moon")
def test_winged_minion_makes_a_fiend_stronger_as_long_as_it_is_face_up():
    d = table(you=attack("Winged Minion", "Kuriboh") + hand("Book of Moon"), them=attack("Battle Ox"))
    d.activate("Winged Minion").resolve()
    assert (d.attack_of("Kuriboh"), d.defense_of("Kuriboh"), d.graveyard(YOU)) == (
        1000,
        900,
        ["Winged Minion"],
    )
    assert d.end_turn().end_turn().attack_of("Kuriboh") == 1000
    d.activate("Book of Moon", targets=["Kuriboh"]).resolve().end_turn().end_turn().flip("Kuriboh")
    assert d.attack_of("Kuriboh") == 300


@pytest.mark.card("Winged Minion")
@pytest.mark.rule("J-EFF-12")
def test_winged_minion_alone_has_no_target():
    assert table(you=attack("Winged Minion")).why_not("Winged Minion", "activate") == ["J-EFF-12"]


# -- Fushi No Tori, Otohime, Spirit Ryu ------------------------------------------------------------


@pytest.mark.card("Fushi No Tori")
def test_fushi_no_tori_gains_as_much_as_it_inflicts():
    d = table(you=attack("Fushi No Tori"), them=attack("Kuriboh")).to_battle()
    assert d.attack("Fushi No Tori", "Kuriboh").resolve().lp(YOU) == 8900


@pytest.mark.card("Otohime")
def test_otohime_may_change_a_position_when_summoned_or_turned_up():
    d = table(you=hand("Otohime"), them=attack("Battle Ox")).summon("Otohime").use("Otohime").resolve()
    assert (d.position("Battle Ox"), d.end_turn().hand(YOU)) == ("defense", ["Otohime"])
    d = table(you=set_("Otohime"), them=attack("Battle Ox", "Kuriboh"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Otohime").use("Otohime", targets=["Kuriboh"]).resolve()
    assert d.position("Kuriboh") == "defense"
    d = table(you=hand("Otohime"), them=attack("Battle Ox")).summon("Otohime").no()
    assert d.position("Battle Ox") == "attack"


@pytest.mark.card("Spirit Ryu")
def test_spirit_ryu_grows_in_the_battle_step_of_its_battle_as_often_as_it_is_paid():
    d = table(you=attack("Spirit Ryu") + hand("Baby Dragon", "Baby Dragon", "Kuriboh")).to_battle()
    assert not d.can("activate", "Spirit Ryu")
    dragon = ["Baby Dragon"]
    d.attack("Spirit Ryu").respond("Spirit Ryu", cost=dragon).resolve_chain()
    d.respond("Spirit Ryu", cost=dragon).resolve()
    assert (d.lp(THEM), d.hand(YOU), d.attack_of("Spirit Ryu")) == (5000, ["Kuriboh"], 3000)
    assert d.main2().attack_of("Spirit Ryu") == 1000


@pytest.mark.card("Spirit Ryu")
def test_spirit_ryu_does_not_grow_when_it_is_attacked():
    d = table(you=attack("Spirit Ryu") + hand("Baby Dragon"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Spirit Ryu").resolve().lp(YOU) == 7300


@pytest.mark.card("Spirit Ryu", "Rush Recklessly")
@pytest.mark.rule("R-CHAIN-07")
def test_spirit_ryu_begins_a_chain_and_answers_nothing():
    ryu, rush = "Spirit Ryu", "Rush Recklessly"
    d = table(you=attack(ryu) + hand("Baby Dragon"), them=attack("Battle Ox") + set_(rush))
    d.to_battle().attack(ryu, "Battle Ox").pass_().respond(rush, ["Battle Ox"])
    assert (d.chain(), d.kind, d.asked) == ([], "respond", YOU), "only when that Chain is over"
    assert d.attack_of("Battle Ox") == 2400


# -- Bottomless Trap Hole --------------------------------------------------------------------------

BOTTOMLESS = "Bottomless Trap Hole"


@pytest.mark.card(BOTTOMLESS)
def test_bottomless_trap_hole_removes_a_strong_summon_from_play():
    d = table(you=set_(BOTTOMLESS), them=hand("Battle Ox"), turn=THEM).summon("Battle Ox").respond(BOTTOMLESS)
    assert d.resolve().removed(THEM) == ["Battle Ox"]
    d = table(you=set_(BOTTOMLESS), them=hand("Mystic Tomato"), turn=THEM).summon("Mystic Tomato")
    assert "J-EFF-12" in d.why_not(BOTTOMLESS)


@pytest.mark.card(BOTTOMLESS, "The Flute of Summoning Dragon", "Lord of D.")
@pytest.mark.rule("J-EFF-11")
def test_bottomless_trap_hole_takes_several_at_once_and_targets_none():
    blue, flute = "Blue-Eyes White Dragon", "The Flute of Summoning Dragon"
    d = table(you=set_(BOTTOMLESS), them=attack("Lord of D.") + hand(flute, blue, blue), turn=THEM)
    d.activate(flute).resolve().pick(blue, blue).choose("attack").choose("attack")
    d.respond(BOTTOMLESS).resolve()
    assert d.removed(THEM) == [blue, blue]


@pytest.mark.card(BOTTOMLESS, "Book of Moon", "Monster Reborn", "Call of the Haunted")
def test_bottomless_trap_hole_misses_what_is_turned_down_and_takes_the_last_summon_of_a_chain():
    d = table(you=set_(BOTTOMLESS), them=hand("Battle Ox", "Book of Moon"), turn=THEM)
    d.summon("Battle Ox").respond(BOTTOMLESS).respond("Book of Moon").resolve()
    assert (d.removed(THEM), d.position("Battle Ox")) == ([], "set")
    dead = graveyard("Battle Ox", "Gemini Elf")
    d = table(
        you=set_(BOTTOMLESS), them=hand("Monster Reborn") + set_("Call of the Haunted") + dead, turn=THEM
    )
    d.activate("Monster Reborn", targets=["Battle Ox"]).respond("Call of the Haunted", targets=["Gemini Elf"])
    d.resolve().choose("attack").respond(BOTTOMLESS).resolve()
    assert (d.removed(THEM), d.monsters(THEM)) == (["Battle Ox"], ["Gemini Elf"])


@pytest.mark.card(BOTTOMLESS, "Mystic Tomato")
@pytest.mark.rule("J-DMG-08")
def test_bottomless_trap_hole_is_not_used_in_the_damage_step():
    strong = effect_monster("Strong Tomato", attack=1500, defense=1000, attribute="DARK")
    d = table(
        you=set_(BOTTOMLESS) + attack("Battle Ox"),
        them=attack("Mystic Tomato") + deck("Strong Tomato"),
        cards=[strong],
    ).to_battle()
    d.attack("Battle Ox", "Mystic Tomato").use("Mystic Tomato").resolve()
    assert d.monsters(THEM) == ["Strong Tomato"]


@pytest.mark.card("Bottomless Trap Hole", "Lava Golem")
def test_bottomless_trap_hole_takes_a_lava_golem_that_came_to_its_players_side():
    d = table(you=hand("Lava Golem"), them=attack("Kuriboh", "Sangan") + set_("Bottomless Trap Hole"))
    d.special_summon("Lava Golem", cost=["Kuriboh", "Sangan"], position="attack")
    d.respond("Bottomless Trap Hole").resolve()
    assert (d.monsters(THEM), d.removed(YOU)) == ([], ["Lava Golem"])


# -- Serpentine Princess, Skull Knight #2 -----------------------------------------------------------


@pytest.mark.card("Serpentine Princess", "Monster Recovery")
def test_serpentine_princess_returned_to_the_deck_brings_another():
    back = magic("Back", w.activate(w.ToDeck(w.TARGET, w.SHUFFLED), target=w.MONSTER))
    small = deck("Kuriboh", "Battle Ox", "Silver Fang")
    d = (
        table(you=attack("Serpentine Princess") + hand("Back") + small, cards=[back])
        .activate("Back")
        .resolve()
    )
    assert sorted(d.options()) == ["pick Kuriboh", "pick Silver Fang"]
    d.pick("Silver Fang").choose("attack")
    assert d.monsters(YOU) == ["Silver Fang"]
    d = table(you=set_("Serpentine Princess") + hand("Back") + small, cards=[back]).activate("Back").resolve()
    assert (d.kind, d.monsters(YOU)) == ("act", [])


@pytest.mark.card("Skull Knight #2", "Change of Heart")
def test_skull_knight_2_tributed_for_a_fiend_brings_another_to_the_player_who_tributed_it():
    knight = "Skull Knight #2"
    d = table(you=attack(knight) + hand("Summoned Skull") + deck(knight)).summon("Summoned Skull").resolve()
    d.choose("attack")
    assert sorted(d.monsters(YOU)) == [knight, "Summoned Skull"]
    d = table(you=attack(knight) + hand("Summoned Skull") + deck(knight)).set("Summoned Skull").resolve()
    d.choose("attack")
    assert knight in d.monsters(YOU)
    d = table(you=hand("Change of Heart", "Summoned Skull") + deck(knight), them=attack(knight))
    d.activate("Change of Heart").resolve().summon("Summoned Skull").resolve().choose("defense")
    assert d.position(knight) == "defense"


@pytest.mark.card("Skull Knight #2", "Cannon Soldier", "Solemn Judgment")
def test_skull_knight_2_tributed_for_anything_else_brings_nothing():
    knight = "Skull Knight #2"
    d = table(you=attack(knight) + hand("Curse of Dragon") + deck(knight)).summon("Curse of Dragon").resolve()
    assert d.monsters(YOU) == ["Curse of Dragon"]
    d = (
        table(you=attack(knight, "Cannon Soldier") + deck(knight))
        .activate("Cannon Soldier", cost=[knight])
        .resolve()
    )
    assert d.monsters(YOU) == ["Cannon Soldier"]
    d = table(you=attack(knight) + hand("Summoned Skull") + deck(knight), them=set_("Solemn Judgment"))
    d.summon("Summoned Skull").respond("Solemn Judgment").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card("Skull Knight #2", "Soul Exchange")
def test_skull_knight_2_tributed_by_soul_exchange_serves_nobody():
    knight = "Skull Knight #2"
    d = table(you=hand("Soul Exchange", "Summoned Skull") + deck(knight), them=attack(knight) + deck(knight))
    d.activate("Soul Exchange").resolve().summon("Summoned Skull").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Summoned Skull"], [])


# -- Lesser Fiend, Emergency Provisions, Possessed Dark Soul, Super Rejuvenation --------------------


@pytest.mark.card("Lesser Fiend", "Sangan")
def test_lesser_fiend_removes_what_it_destroys_from_play():
    d = (
        table(you=attack("Lesser Fiend"), them=attack("Sangan"))
        .to_battle()
        .attack("Lesser Fiend", "Sangan")
        .resolve()
    )
    assert (d.removed(THEM), d.hand(THEM)) == (["Sangan"], [])
    d = table(you=attack("Lesser Fiend"), them=set_("Man-Eater Bug")).to_battle()
    d.attack("Lesser Fiend", "Man-Eater Bug").resolve()
    assert (d.removed(THEM), d.monsters(YOU)) == (["Man-Eater Bug"], []), "its FLIP effect is not negated"


@pytest.mark.card("Emergency Provisions", "Raigeki", "Heavy Storm")
@pytest.mark.rule("J-MAG-05")
def test_emergency_provisions_takes_cards_that_are_used_or_doomed():
    d = table(you=hand("Raigeki", "Emergency Provisions") + set_("Waboku"), them=attack("Battle Ox"))
    d.activate("Raigeki").respond("Emergency Provisions", cost=["Raigeki"]).done().resolve()
    assert (d.lp(YOU), d.monsters(THEM), d.magic_traps(YOU)) == (9000, [], ["Waboku"])
    d = table(you=set_("Emergency Provisions", "Waboku", "Yami"), them=hand("Heavy Storm"), turn=THEM)
    d.activate("Heavy Storm").respond("Emergency Provisions", cost=["Waboku", "Yami"]).resolve()
    assert d.lp(YOU) == 10000
    assert "J-EFF-12" in table(you=hand("Emergency Provisions")).why_not("Emergency Provisions")


@pytest.mark.card("Possessed Dark Soul")
@pytest.mark.rule("J-TRIB-02")
def test_possessed_dark_soul_takes_all_small_face_up_monsters():
    soul = "Possessed Dark Soul"
    d = table(you=attack(soul), them=attack("Sangan", "Battle Ox", "Kuriboh") + set_("Silver Fang"))
    d.activate(soul).resolve()
    assert (sorted(d.monsters(YOU)), d.end_turn().controller("Sangan")) == (["Kuriboh", "Sangan"], YOU)
    full = attack(soul, "Battle Ox", "Silver Fang", "Mystical Elf", "Summoned Skull")
    d = table(you=full, them=attack("Sangan", "Kuriboh")).activate(soul).resolve().pick("Sangan")
    assert (len(d.monsters(YOU)), len(d.graveyard(THEM))) == (5, 1), "what finds no zone is destroyed"


@pytest.mark.card("Super Rejuvenation", "Graceful Charity")
def test_super_rejuvenation_draws_in_the_end_phase_for_dragons_tributed_or_discarded():
    dragon = normal_monster("Wyrm", 1000, 0, type="Dragon")
    d = table(
        you=hand("Graceful Charity", "Wyrm", "Kuriboh", "Summoned Skull", "Super Rejuvenation")
        + attack("Wyrm"),
        cards=[dragon],
    )
    d.activate("Graceful Charity").pass_().pick("Wyrm", "Kuriboh").resolve().activate(
        "Super Rejuvenation"
    ).resolve()
    d.summon("Summoned Skull")
    cards = len(d.hand(YOU))
    d.end_turn()
    assert len(d.hand(YOU)) == cards + 2


# -- Fusion Sword Murasame Blade, Heart of Clear Water, Smoke Grenade, Array of Revealing Light -----

MURASAME = "Fusion Sword Murasame Blade"
HEART = "Heart of Clear Water"


@pytest.mark.card(MURASAME, "Heavy Storm", "Giant Trunade", "Imperial Order", "Dust Tornado")
def test_murasame_blade_is_not_destroyed_by_effects_while_equipped():
    mine = attack("Armaill") + equip(MURASAME, on="Armaill")
    d = table(you=mine + hand("Heavy Storm"))
    assert d.attack_of("Armaill") == 1500
    assert d.activate("Heavy Storm").resolve().magic_traps(YOU) == [MURASAME]
    assert table(you=mine + hand("Giant Trunade")).activate("Giant Trunade").resolve().hand(YOU) == [MURASAME]
    d = table(you=mine + set_("Dust Tornado"), them=face_up("Imperial Order"))
    d = table(you=mine, them=face_up("Imperial Order") + set_("Dust Tornado"), turn=THEM)
    assert d.activate("Dust Tornado", [MURASAME]).resolve().magic_traps(YOU) == []


@pytest.mark.card(MURASAME, "Book of Moon", "Mystical Space Typhoon", "Gearfried the Iron Knight")
@pytest.mark.rule("J-EQUIP-01", "J-MAG-05")
def test_murasame_blade_falls_with_its_monster_and_while_it_is_only_activated():
    mine = attack("Armaill") + equip(MURASAME, on="Armaill") + hand("Book of Moon")
    assert MURASAME in table(you=mine).activate("Book of Moon").resolve().graveyard(YOU)
    d = table(you=hand(MURASAME) + attack("Armaill"), them=set_("Mystical Space Typhoon"))
    d.activate(MURASAME).respond("Mystical Space Typhoon", [MURASAME]).resolve()
    assert d.graveyard(YOU) == [MURASAME]
    iron = "Gearfried the Iron Knight"
    d = table(you=hand(MURASAME) + attack(iron)).activate(MURASAME).resolve()
    assert d.equipped_to(MURASAME) == iron


@pytest.mark.card(HEART, "Tribute to The Doomed", "Dark Hole")
def test_heart_of_clear_water_saves_from_battle_and_from_effects_that_target():
    mine = attack("Kuriboh") + equip(HEART, on="Kuriboh")
    d = (
        table(you=mine, them=attack("Battle Ox"), turn=THEM)
        .to_battle()
        .attack("Battle Ox", "Kuriboh")
        .resolve()
    )
    assert (d.monsters(YOU), d.lp(YOU)) == (["Kuriboh"], 6600)
    d = table(you=mine, them=hand("Tribute to The Doomed", "Sangan"), turn=THEM)
    assert d.activate("Tribute to The Doomed", ["Kuriboh"]).resolve().monsters(YOU) == ["Kuriboh"]
    d = table(you=mine, them=hand("Dark Hole"), turn=THEM).activate("Dark Hole").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card(HEART, "Axe of Despair", "Premature Burial")
@pytest.mark.rule("J-EQUIP-01")
def test_heart_of_clear_water_falls_at_1300_atk_and_saves_from_a_broken_burial():
    mine = attack("Kuriboh") + equip(HEART, on="Kuriboh") + hand("Axe of Despair")
    assert HEART in table(you=mine).activate("Axe of Despair", ["Kuriboh"]).resolve().graveyard(YOU)
    d = table(you=hand(HEART) + attack("Battle Ox")).activate(HEART, ["Battle Ox"]).resolve()
    assert d.graveyard(YOU) == [HEART]
    mine = hand("Premature Burial", HEART, "Mystical Space Typhoon") + graveyard("Kuriboh")
    d = table(you=mine).activate("Premature Burial").resolve().activate(HEART, ["Kuriboh"]).resolve()
    assert d.activate("Mystical Space Typhoon", ["Premature Burial"]).resolve().monsters(YOU) == ["Kuriboh"]


@pytest.mark.card(HEART, "Ekibyo Drakmord")
def test_heart_of_clear_water_saves_from_ekibyo_drakmord_which_stays():
    virus = "Ekibyo Drakmord"
    d = table(you=attack("Kuriboh") + equip(HEART, on="Kuriboh"), them=hand(virus), turn=THEM)
    d.activate(virus).resolve().end_turn().end_turn().end_turn().end_turn().end_turn()
    assert (d.monsters(YOU), d.magic_traps(THEM)) == (["Kuriboh"], [virus])


@pytest.mark.card(HEART, "Injection Fairy Lily")
def test_heart_of_clear_water_is_lost_at_once_as_lily_grows():
    lily = "Injection Fairy Lily"
    d = table(you=attack(lily) + equip(HEART, on=lily), them=attack("Summoned Skull"), phase=BATTLE_PHASE)
    assert d.attack(lily, "Summoned Skull").activate(lily).graveyard(YOU) == [HEART]


@pytest.mark.card("Fusion Sword Murasame Blade", "Imperial Order", "Dust Tornado")
def test_under_imperial_order_murasame_blade_can_be_destroyed():
    sword = "Fusion Sword Murasame Blade"
    mine = attack("Celtic Guardian") + equip(sword, on="Celtic Guardian")
    d = table(you=mine, them=face_up("Imperial Order") + set_("Dust Tornado")).end_turn()
    assert d.activate("Dust Tornado", [sword]).resolve().graveyard(YOU) == [sword]


@pytest.mark.card("Fusion Sword Murasame Blade", "Ryu Senshi", "Frontier Wiseman", "DNA Surgery")
@pytest.mark.rule("J-EQUIP-01")
def test_murasame_blade_is_lost_to_what_wards_off_magic_and_with_the_type():
    sword, knight = "Fusion Sword Murasame Blade", "Celtic Guardian"
    assert table(you=hand(sword) + attack("Ryu Senshi")).activate(sword).resolve().graveyard(YOU) == [sword]
    d = table(you=hand(sword) + attack(knight, "Frontier Wiseman")).activate(sword, [knight]).resolve()
    assert (d.graveyard(YOU), d.attack_of(knight)) == ([sword], 1400)
    d = table(you=hand(sword) + attack(knight) + set_("DNA Surgery")).activate(sword).resolve()
    assert d.activate("DNA Surgery").choose("Machine").resolve().graveyard(YOU) == [sword]


@pytest.mark.card("Blast with Chain", "Gearfried the Iron Knight", "Trap Hole")
@pytest.mark.rule("J-CHAIN-05")
def test_blast_with_chain_chained_to_trap_hole_destroys_a_card_after_the_chain():
    gear = "Gearfried the Iron Knight"
    d = table(you=hand(gear) + set_("Blast with Chain"), them=set_("Trap Hole") + attack("Battle Ox"))
    d.summon(gear).respond("Trap Hole").respond("Blast with Chain", [gear]).resolve_chain()
    assert d.graveyard(YOU) == ["Blast with Chain", gear]
    assert d.resolve().graveyard(THEM) == ["Trap Hole", "Battle Ox"]


@pytest.mark.card("A Legendary Ocean", "The Legendary Fisherman")
def test_a_legendary_ocean_reaches_the_fisherman_in_the_hand_alone():
    fisher = "The Legendary Fisherman"
    d = table(you=attack(fisher, zone=1) + field("A Legendary Ocean") + hand(fisher))
    assert (d.level_of(fisher), d.attack_of(fisher)) == (5, 1850)
    assert d.summon(fisher, tributes=[]).monsters(YOU) == [fisher, fisher]


@pytest.mark.card("Smoke Grenade of the Thief", "Imperial Order", "Dust Tornado")
def test_under_imperial_order_smoke_grenade_takes_nothing():
    smoke = "Smoke Grenade of the Thief"
    mine = attack("Battle Ox") + equip(smoke, on="Battle Ox") + face_up("Imperial Order")
    d = table(you=mine, them=set_("Dust Tornado") + hand("Kuriboh")).end_turn()
    assert "Kuriboh" in d.activate("Dust Tornado", [smoke]).resolve().hand(THEM)


@pytest.mark.card("Smoke Grenade of the Thief", "Gearfried the Iron Knight")
def test_gearfried_sets_off_smoke_grenade():
    smoke, gear = "Smoke Grenade of the Thief", "Gearfried the Iron Knight"
    d = table(you=attack(gear) + hand(smoke), them=hand("Kuriboh")).activate(smoke).resolve()
    assert (d.hand(THEM), d.graveyard(THEM)) == ([], ["Kuriboh"])


@pytest.mark.card("A Wingbeat of Giant Dragon", "Lord of D.")
def test_a_wingbeat_cannot_target_a_dragon_beside_lord_of_d():
    wing = "A Wingbeat of Giant Dragon"
    d = table(you=attack("Lord of D.", "Blue-Eyes White Dragon") + hand(wing), them=set_("Michizure"))
    assert d.why_not(wing) == ["J-EFF-12"]


@pytest.mark.card("Smoke Grenade of the Thief", "Heavy Storm", "Dark Hole")
def test_smoke_grenade_of_the_thief_destroyed_by_an_effect_takes_a_card_of_the_opponents_hand():
    smoke = "Smoke Grenade of the Thief"
    mine = attack("Battle Ox") + equip(smoke, on="Battle Ox")
    d = table(you=mine + hand("Heavy Storm"), them=hand("Kuriboh", "Sangan")).activate("Heavy Storm")
    d.pick("Sangan").resolve()
    assert (d.hand(THEM), d.graveyard(THEM)) == (["Kuriboh"], ["Sangan"])
    d = table(you=mine + hand("Dark Hole"), them=hand("Kuriboh")).activate("Dark Hole").resolve()
    assert d.hand(THEM) == ["Kuriboh"], "the rules destroyed it, with its monster"


@pytest.mark.card("Array of Revealing Light", "DNA Surgery")
def test_array_of_revealing_light_stops_monsters_of_the_declared_type_in_their_first_turn():
    array = "Array of Revealing Light"
    d = table(you=hand(array, "Kuriboh") + attack("Summoned Skull")).activate(array).choose("Fiend").resolve()
    d.summon("Kuriboh").to_battle()
    assert d.can("attack", "Summoned Skull", DIRECT) and not d.can("attack", "Kuriboh", DIRECT)
    d = (
        table(you=hand(array, "Kuriboh"))
        .activate(array)
        .choose("Dragon")
        .resolve()
        .summon("Kuriboh")
        .to_battle()
    )
    assert d.can("attack", "Kuriboh", DIRECT)


# -- Mysterious Guard, Spirit's Invitation ----------------------------------------------------------

GUARD = "Mysterious Guard"


@pytest.mark.card("Mysterious Guard")
def test_mysterious_guard_returns_a_second_monster_beside_a_warrior():
    d = table(
        you=set_(GUARD) + attack("Marauding Captain"), them=attack("Battle Ox", "Sangan", "Kuriboh")
    ).flip(GUARD)
    d.pick("Battle Ox").pick("Kuriboh").resolve()
    assert (d.deck(THEM)[0], d.hand(THEM), d.monsters(THEM)) == ("Battle Ox", ["Kuriboh"], ["Sangan"])


@pytest.mark.card("Mysterious Guard", "Ring of Destruction")
def test_mysterious_guard_alone_returns_one_monster_to_the_deck():
    d = table(you=set_(GUARD), them=attack("Battle Ox", "Sangan")).flip(GUARD).pick("Battle Ox").resolve()
    assert (d.deck(THEM)[0], d.monsters(THEM)) == ("Battle Ox", ["Sangan"])
    d = table(
        you=set_(GUARD) + attack("Marauding Captain"),
        them=attack("Battle Ox", "Kuriboh") + set_("Ring of Destruction"),
    )
    d.flip(GUARD).pick("Battle Ox").pick("Kuriboh").respond("Ring of Destruction", ["Battle Ox"]).resolve()
    assert (sorted(d.graveyard(THEM)), d.hand(THEM)) == (["Battle Ox", "Ring of Destruction"], ["Kuriboh"])


@pytest.mark.card("Spirit's Invitation", "Yata-Garasu", "Penguin Soldier")
def test_spirits_invitation_returns_a_monster_for_each_spirit_of_yours_that_returns():
    invitation = "Spirit's Invitation"
    d = table(you=face_up(invitation) + hand("Yata-Garasu"), them=attack("Battle Ox", "Kuriboh"))
    d.summon("Yata-Garasu").leave_for(END_PHASE).resolve().pick("Battle Ox").resolve()
    assert d.hand(THEM)[:1] == ["Battle Ox"]
    d = table(you=face_up(invitation), phase=TURN_BEGINS).resolve().yes()
    assert d.lp(YOU) == 7500
    d = table(you=face_up(invitation), phase=TURN_BEGINS).resolve().no()
    assert d.magic_traps(YOU) == []


# -- Bubble Crash, Drop Off, Soul Demolition --------------------------------------------------------


@pytest.mark.card("Bubble Crash", "Sangan")
def test_bubble_crash_leaves_each_player_five_cards():
    d = table(
        you=set_("Bubble Crash") + hand("Kuriboh", "Dark Hole"),
        them=attack("Battle Ox", "Sangan")
        + set_("Mirror Force")
        + hand("Pot of Greed", "Yami", "Silver Fang", "Mystical Elf"),
    )
    d.activate("Bubble Crash").resolve()
    assert d.asked == THEM
    d.pick("Sangan", "Yami")
    assert sorted(d.graveyard(THEM)) == ["Sangan", "Yami"]
    assert (d.hand(YOU), [one.cards for one in d.events("reveal")] != []) == (["Kuriboh", "Dark Hole"], True)


@pytest.mark.card("Bubble Crash")
def test_bubble_crash_needs_a_player_with_six_cards():
    five = hand("Pot of Greed", "Yami", "Silver Fang", "Mystical Elf", "Kuriboh")
    assert "J-EFF-12" in table(you=set_("Bubble Crash") + five).why_not("Bubble Crash")
    assert not table(you=set_("Bubble Crash"), them=five + attack("Battle Ox")).why_not("Bubble Crash")


@pytest.mark.card("Drop Off", "Electric Snake")
@pytest.mark.rule("J-TERM-02")
def test_drop_off_discards_the_card_of_the_draw_phase():
    d = table(
        you=set_("Drop Off"), them=deck("Electric Snake") + hand("Kuriboh"), turn=THEM, phase=TURN_BEGINS
    )
    d.respond("Drop Off").resolve()
    assert (d.graveyard(THEM), len(d.hand(THEM))) == (["Electric Snake"], 3)


@pytest.mark.card("Drop Off", "Pot of Greed")
def test_drop_off_answers_no_other_draw():
    d = table(you=set_("Drop Off"), them=hand("Pot of Greed"), turn=THEM).activate("Pot of Greed").resolve()
    assert len(d.hand(THEM)) == 2


@pytest.mark.card("Drop Off", "Mystical Space Typhoon")
@pytest.mark.rule("J-MAG-01")
def test_a_quick_play_card_that_was_drawn_may_be_used_before_drop_off_takes_it():
    d = table(
        you=set_("Drop Off", "Waboku"),
        them=deck("Mystical Space Typhoon") + hand("Kuriboh"),
        turn=THEM,
        phase=TURN_BEGINS,
    )
    d.respond("Drop Off").respond("Mystical Space Typhoon", ["Waboku"]).resolve()
    assert (d.hand(THEM), d.graveyard(THEM)) == (["Kuriboh"], ["Mystical Space Typhoon"])


@pytest.mark.card("Soul Demolition", "Mystical Space Typhoon", "Kycoo the Ghost Destroyer")
def test_soul_demolition_removes_a_monster_of_each_graveyard():
    soul = face_up("Soul Demolition") + attack("Sangan") + graveyard("Kuriboh", "Silver Fang")
    d = (
        table(you=soul, them=graveyard("Battle Ox", "Mystical Elf"))
        .activate("Soul Demolition")
        .pick("Battle Ox")
    )
    assert d.asked == THEM
    d.pick("Silver Fang").resolve()
    assert (d.removed(YOU), d.removed(THEM), d.lp(YOU)) == (["Silver Fang"], ["Battle Ox"], 7500)
    assert "J-EFF-12" in table(you=soul).why_not("Soul Demolition")
    d = table(you=soul + attack("Kycoo the Ghost Destroyer"), them=graveyard("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Soul Demolition")
    d = table(you=face_up("Soul Demolition") + graveyard("Kuriboh"), them=graveyard("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Soul Demolition")


# -- Nutrient Z, Life Absorbing Machine -------------------------------------------------------------


@pytest.mark.card("Nutrient Z")
@pytest.mark.rule("J-DMG-02")
def test_nutrient_z_heals_before_great_battle_damage():
    d = table(you=set_("Nutrient Z") + lp(2000), them=attack("Summoned Skull"), turn=THEM).to_battle()
    d.attack("Summoned Skull").respond("Nutrient Z").resolve()
    assert (d.lp(YOU), d.over) == (3500, False)
    d = table(you=set_("Nutrient Z"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox").respond("Nutrient Z").resolve()
    assert d.lp(YOU) == 6300
    assert table(you=set_("Nutrient Z"), them=attack("Battle Ox")).why_not("Nutrient Z")


@pytest.mark.card("Life Absorbing Machine", "Delinquent Duo", "Seven Tools of the Bandit")
def test_life_absorbing_machine_gives_half_of_what_was_paid_in_your_last_turn():
    d = table(
        you=face_up("Life Absorbing Machine") + hand("Delinquent Duo") + set_("Seven Tools of the Bandit"),
        them=hand("Kuriboh", "Sangan") + set_("Jar of Greed"),
    )
    d.activate("Delinquent Duo").resolve().end_turn()
    d.leave_for(BATTLE_PHASE).activate("Jar of Greed").respond("Seven Tools of the Bandit").resolve()
    assert d.lp(YOU) == 6000
    assert d.end_turn().to_phase(MAIN_1).lp(YOU) == 6500


# -- Gray Wing, The Secret of the Bandit -----------------------------------------------------------


@pytest.mark.card("Gray Wing")
def test_gray_wing_attacks_twice_for_a_card_discarded_in_main_phase_1():
    d = table(you=attack("Gray Wing") + hand("Kuriboh")).activate("Gray Wing").resolve().to_battle()
    d.attack("Gray Wing").attack("Gray Wing")
    assert (d.lp(THEM), d.can("attack", "Gray Wing")) == (8000 - 2600, False)
    d = table(you=attack("Gray Wing") + hand("Kuriboh")).to_battle().main2()
    assert not d.can("activate", "Gray Wing")


BANDIT = "The Secret of the Bandit"


@pytest.mark.card(BANDIT)
def test_the_secret_of_the_bandit_takes_a_card_for_each_battle_damage_of_one_monster():
    d = table(
        you=hand(BANDIT, BANDIT) + attack("Battle Ox", "Gemini Elf"), them=hand("Sangan", "Sogen", "Umi")
    )
    d.activate(BANDIT, targets=["Battle Ox"]).resolve().activate(BANDIT, targets=["Battle Ox"]).resolve()
    d.to_battle().attack("Gemini Elf")
    assert len(d.hand(THEM)) == 3
    assert len(d.attack("Battle Ox").hand(THEM)) == 2


# -- Spirits ---------------------------------------------------------------------------------------


@pytest.mark.card("Great Long Nose")
def test_great_long_nose_costs_the_opponent_his_next_battle_phase():
    d = table(you=attack("Great Long Nose")).to_battle().attack("Great Long Nose").end_turn()
    assert d.why_not_go(BATTLE_PHASE) == ["R-GEN-01"]
    assert d.reasons_to_stay(BATTLE_PHASE)[0].sentence == "Great Long Nose forbids your Battle Phase."
    assert d.end_turn().can_go(BATTLE_PHASE) and d.end_turn().can_go(BATTLE_PHASE)


@pytest.mark.card("Hino-Kagu-Tsuchi")
def test_hino_kagu_tsuchi_makes_the_opponent_discard_his_hand_before_he_draws():
    hino = "Hino-Kagu-Tsuchi"
    d = (
        table(you=attack(hino), them=hand("Sangan", "Kuriboh") + deck("Umi"))
        .to_battle()
        .attack(hino)
        .end_turn()
    )
    assert (d.hand(THEM), d.graveyard(THEM)) == (["Umi"], ["Sangan", "Kuriboh"])
    assert len(d.end_turn().end_turn().hand(THEM)) == 2


@pytest.mark.card("Hino-Kagu-Tsuchi", "Time Seal")
def test_hino_kagu_tsuchi_does_not_wait_for_a_draw_phase_that_is_skipped():
    hino = "Hino-Kagu-Tsuchi"
    d = table(you=attack(hino) + set_("Time Seal"), them=hand("Sangan")).activate("Time Seal").resolve()
    assert d.to_battle().attack(hino).end_turn().hand(THEM) == []


@pytest.mark.card("Maharaghi")
@pytest.mark.parametrize("down", [True, False])
def test_maharaghi_looks_at_the_top_card_before_your_next_draw(down):
    d = (
        table(you=hand("Maharaghi") + deck("Kuriboh", "Sangan"))
        .summon("Maharaghi")
        .resolve()
        .end_turn()
        .end_turn()
    )
    assert d.asked == YOU
    (d.yes if down else d.no)()
    assert d.hand(YOU)[-1] == ("Sangan" if down else "Kuriboh")


@pytest.mark.card("Yamata Dragon")
@pytest.mark.parametrize("held", [0, 3, 5])
def test_yamata_dragon_draws_up_to_five(held):
    cards = ["Kuriboh"] * held
    d = table(you=attack("Yamata Dragon") + hand(*cards)).to_battle().attack("Yamata Dragon").resolve()
    assert len(d.hand(YOU)) == 5


MACHINE = "Spiritual Energy Settle Machine"


@pytest.mark.card(MACHINE, "Inaba White Rabbit", "Mystical Space Typhoon")
def test_spirits_stay_under_the_settle_machine_and_return_when_it_goes():
    rabbit = "Inaba White Rabbit"
    d = table(you=hand(rabbit, "Kuriboh") + face_up(MACHINE), them=hand("Mystical Space Typhoon"))
    d.summon(rabbit).leave_for(END_PHASE).pick("Kuriboh")
    d.to_phase(MAIN_1)
    assert (d.turn_player, d.monsters(YOU)) == (THEM, [rabbit])
    d.activate("Mystical Space Typhoon").resolve()
    assert d.hand(YOU)[-1] == rabbit


@pytest.mark.card(MACHINE)
def test_the_settle_machine_is_destroyed_when_no_card_is_discarded():
    d = table(you=hand("Kuriboh") + face_up(MACHINE)).leave_for(END_PHASE).no()
    assert d.graveyard(YOU) == [MACHINE]
    assert table(you=face_up(MACHINE)).end_turn().graveyard(YOU) == [MACHINE]


# -- Dragon's Gunfire, Woodland Sprite --------------------------------------------------------------


@pytest.mark.card("Dragon's Gunfire")
def test_dragons_gunfire_burns_or_destroys_what_has_low_def():
    gun = "Dragon's Gunfire"
    d = table(you=hand(gun) + attack("Koumori Dragon"), them=attack("Kuriboh"))
    assert d.activate(gun, mode="damage").resolve().lp(THEM) == 7200
    d = table(
        you=hand(gun) + attack("Koumori Dragon"), them=attack("Kuriboh", "Mystical Elf") + set_("Kuriboh")
    )
    d.activate(gun, ["Kuriboh"], mode="destroy").resolve()
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Kuriboh"], 8000)
    assert table(you=hand(gun) + set_("Koumori Dragon")).why_not(gun) == ["J-EFF-12"]


@pytest.mark.card("Woodland Sprite", "Black Pendant")
def test_woodland_sprite_sends_her_equips_and_black_pendant_burns_too():
    mine = attack("Woodland Sprite") + equip("Black Pendant", on="Woodland Sprite")
    d = table(you=mine).activate("Woodland Sprite").resolve()
    assert (d.lp(THEM), d.graveyard(YOU)) == (7000, ["Black Pendant"])
    assert d.why_not("Woodland Sprite", "activate") == ["J-EFF-12"]


@pytest.mark.card("Woodland Sprite", "Snatch Steal")
def test_who_has_taken_woodland_sprite_may_send_away_what_holds_her():
    d = table(you=attack("Woodland Sprite"), them=hand("Snatch Steal"), turn=THEM)
    d.activate("Snatch Steal").resolve().activate("Woodland Sprite").resolve()
    assert (d.lp(YOU), d.controller("Woodland Sprite"), d.graveyard(THEM)) == (7500, YOU, ["Snatch Steal"])


@pytest.mark.card("Woodland Sprite", "Premature Burial")
def test_woodland_sprite_stays_when_premature_burial_is_only_sent_away():
    d = (
        table(you=hand("Premature Burial") + graveyard("Woodland Sprite"))
        .activate("Premature Burial")
        .resolve()
    )
    d.activate("Woodland Sprite").resolve()
    assert (d.monsters(YOU), d.lp(THEM)) == (["Woodland Sprite"], 7500)


# -- Gradius' Option --------------------------------------------------------------------------------


def option(**options):
    """Gradius' Option beside the Gradius it is linked with."""
    d = table(you=attack("Gradius") + hand("Gradius' Option", "Axe of Despair", "Axe of Despair"), **options)
    return d.special_summon("Gradius' Option", position="attack")


@pytest.mark.card("Gradius' Option", "Axe of Despair")
@pytest.mark.rule("J-SUM-06")
def test_gradius_option_has_the_values_of_its_gradius_and_no_others():
    d = option()
    assert (d.attack_of("Gradius' Option"), d.defense_of("Gradius' Option")) == (1200, 800)
    d.activate("Axe of Despair", ["Gradius"]).resolve()
    assert d.attack_of("Gradius' Option") == 2200
    d.activate("Axe of Despair", ["Gradius' Option"]).resolve()
    assert (d.attack_of("Gradius' Option"), d.attack_of("Gradius")) == (2200, 2200)


@pytest.mark.card("Gradius' Option", "Book of Moon", "Tribute to The Doomed")
def test_gradius_option_goes_with_its_gradius():
    d = option(them=set_("Book of Moon")).respond("Book of Moon", ["Gradius"]).resolve()
    assert (d.monsters(YOU), d.graveyard(YOU)) == (["Gradius"], ["Gradius' Option"])
    d = option(them=hand("Tribute to The Doomed", "Kuriboh")).end_turn().to_phase(MAIN_1)
    d.activate("Tribute to The Doomed", ["Gradius"], cost=["Kuriboh"]).resolve()
    assert (d.monsters(YOU), sorted(d.graveyard(YOU))) == ([], ["Gradius", "Gradius' Option"])


@pytest.mark.card("Gradius' Option", "Interdimensional Matter Transporter", "Tribute to The Doomed")
def test_gradius_option_that_was_away_selects_a_gradius_anew():
    away, doom = "Interdimensional Matter Transporter", "Tribute to The Doomed"
    you = attack("Gradius") + hand("Gradius' Option", doom, "Kuriboh") + set_(away)
    d = table(you=you).special_summon("Gradius' Option", position="attack").resolve()
    d.activate(away, ["Gradius' Option"]).resolve().end_turn()
    assert (d.monsters(YOU), d.attack_of("Gradius' Option")) == (["Gradius", "Gradius' Option"], 1200)
    d = table(you=you).special_summon("Gradius' Option", position="attack").resolve()
    d.activate(away, ["Gradius' Option"]).resolve()
    d.activate(doom, ["Gradius"], cost=["Kuriboh"]).resolve().end_turn()
    assert d.monsters(YOU) == [] and "Gradius' Option" in d.graveyard(YOU)


@pytest.mark.card("Gradius' Option", "Change of Heart")
def test_gradius_option_stays_when_its_gradius_changes_sides_and_takes_the_one_you_choose():
    d = (
        option(them=hand("Change of Heart"))
        .end_turn()
        .to_phase(MAIN_1)
        .activate("Change of Heart", ["Gradius"])
        .resolve()
    )
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Gradius' Option"], ["Gradius"])
    d = table(you=attack("Gradius", "Gradius") + hand("Gradius' Option")).special_summon("Gradius' Option")
    assert d.kind == "choose"
    d.pick(at(YOU, 2)).choose("attack")
    assert sorted(d.monsters(YOU)) == ["Gradius", "Gradius", "Gradius' Option"]


@pytest.mark.card("Gradius' Option", "Skill Drain")
def test_negated_gradius_option_has_no_values():
    d = table(you=attack("Gradius") + hand("Gradius' Option"), them=face_up("Skill Drain"))
    d.special_summon("Gradius' Option", position="attack")
    assert (d.attack_of("Gradius' Option"), d.defense_of("Gradius' Option")) == (0, 0)


@pytest.mark.card("Gradius' Option", "Monster Reborn")
def test_gradius_option_comes_in_no_other_way():
    d = table(you=hand("Gradius' Option", "Monster Reborn") + graveyard("Gradius' Option") + set_("Gradius"))
    assert not d.can("summon", "Gradius' Option") and not d.can("set", "Gradius' Option")
    assert not d.can("special summon", "Gradius' Option")
    assert "J-EFF-12" in d.why_not("Monster Reborn")


# -- The Puppet Magic of Dark Ruler -----------------------------------------------------------------


@pytest.mark.card("The Puppet Magic of Dark Ruler")
@pytest.mark.rule("J-EFF-12")
def test_the_puppet_magic_of_dark_ruler_takes_exactly_as_many_levels():
    five = attack("Battle Ox", "Silver Fang") + set_("Sangan") + attack("Kuriboh", "Petit Moth")
    d = table(you=hand("The Puppet Magic of Dark Ruler") + graveyard("Summoned Skull") + five)
    d.activate("The Puppet Magic of Dark Ruler").resolve().pick("Battle Ox")
    assert sorted(d.options()) == ["pick Kuriboh", "pick Petit Moth"]
    d.pick("Kuriboh").choose("attack")
    assert (d.monsters(YOU), len(d.removed(YOU))) == (["Silver Fang", "Sangan", "Summoned Skull"], 3)


@pytest.mark.card("The Puppet Magic of Dark Ruler", "Ring of Destruction")
def test_the_puppet_magic_of_dark_ruler_does_nothing_when_the_levels_are_gone():
    d = table(
        you=hand("The Puppet Magic of Dark Ruler") + graveyard("Sangan") + attack("Silver Fang"),
        them=set_("Ring of Destruction"),
    )
    d.activate("The Puppet Magic of Dark Ruler", ["Sangan"]).respond(
        "Ring of Destruction", ["Silver Fang"]
    ).resolve()
    assert (d.monsters(YOU), d.removed(YOU)) == ([], [])
    d = table(
        you=hand("The Puppet Magic of Dark Ruler") + graveyard("Sangan", "Silver Fang") + attack("Battle Ox")
    )
    assert "J-EFF-12" in d.why_not("The Puppet Magic of Dark Ruler")


# -- Super Robolady, Super Roboyarou, Blast with Chain ----------------------------------------------

LADY, YAROU = "Super Robolady", "Super Roboyarou"


@pytest.mark.card(LADY, YAROU)
@pytest.mark.parametrize(("one", "other"), [(LADY, YAROU), (YAROU, LADY)])
def test_a_super_robot_returns_to_the_fusion_deck_for_the_other_one(one, other):
    d = table(you=attack(one) + fusion_deck(other)).activate(one).choose("attack")
    assert (d.monsters(YOU), d.fusion_deck(YOU)) == ([other], [one])
    assert "J-EFF-12" in d.why_not(other, "activate"), "not in the turn it was Special Summoned"
    assert not d.card(other).proper


@pytest.mark.card(LADY, YAROU)
def test_each_super_robot_gains_1000_in_its_own_way():
    d = table(you=attack(LADY, YAROU)).to_battle().attack(LADY).attack(YAROU).resolve()
    assert d.lp(THEM) == 8000 - 2200 - 1200
    d = table(you=attack(LADY), them=attack("Kuriboh")).to_battle().attack(LADY, "Kuriboh").resolve()
    assert d.lp(THEM) == 8000 - 900
    d = table(you=attack(YAROU), them=attack("Kuriboh")).to_battle().attack(YAROU, "Kuriboh").resolve()
    assert d.lp(THEM) == 8000 - 1900


BLAST = "Blast with Chain"


@pytest.mark.card(BLAST, "Mystical Space Typhoon")
@pytest.mark.rule("J-EQUIP-04")
def test_blast_with_chain_becomes_an_equip_and_destroys_a_card_as_an_effect_destroys_it():
    d = table(you=set_(BLAST) + attack("Battle Ox"), them=attack("Kuriboh") + hand("Mystical Space Typhoon"))
    d.activate(BLAST).resolve()
    assert (d.attack_of("Battle Ox"), d.equipped_to(BLAST), d.graveyard(YOU)) == (2200, "Battle Ox", [])
    d.end_turn().activate("Mystical Space Typhoon").pick("Kuriboh").resolve()
    assert d.graveyard(THEM) == ["Mystical Space Typhoon", "Kuriboh"]


@pytest.mark.card(BLAST, "Dark Hole", "Mystical Space Typhoon")
@pytest.mark.rule("J-EQUIP-01", "J-MAG-05")
def test_blast_with_chain_destroyed_with_its_monster_or_in_its_own_chain_does_nothing():
    d = table(you=set_(BLAST) + attack("Battle Ox") + hand("Dark Hole"), them=set_("Waboku")).activate(BLAST)
    d.resolve().activate("Dark Hole").resolve()
    assert d.magic_traps(THEM) == ["Waboku"] and BLAST in d.graveyard(YOU)
    d = table(you=set_(BLAST) + attack("Battle Ox"), them=set_("Mystical Space Typhoon")).activate(BLAST)
    d.respond("Mystical Space Typhoon", [BLAST]).resolve()
    assert (d.attack_of("Battle Ox"), d.graveyard(YOU)) == (1700, [BLAST])


@pytest.mark.card(BLAST, "Gearfried the Iron Knight")
@pytest.mark.rule("J-DMG-02")
def test_blast_with_chain_in_the_damage_step_on_gearfried():
    # Upper Deck, 5 December 2003: Gearfried destroys it, and it destroys the attacker.
    iron, dragon = "Gearfried the Iron Knight", "Blue-Eyes White Dragon"
    d = table(you=set_(iron, BLAST), them=attack(dragon), turn=THEM).to_battle().attack(dragon, iron)
    d.until("before damage calculation").activate(BLAST).pick(dragon).resolve()
    assert d.graveyard(THEM) == [dragon]


# -- Tyrant Dragon ---------------------------------------------------------------------------------

TYRANT = "Tyrant Dragon"


@pytest.mark.card(TYRANT)
@pytest.mark.rule("R-BP-06")
def test_tyrant_dragon_attacks_again_while_the_opponent_has_monsters_and_nobody_attacked_since():
    d = table(you=attack(TYRANT, "Battle Ox"), them=attack("Kuriboh", "Sangan", "Baby Dragon")).to_battle()
    d.attack(TYRANT, "Kuriboh")
    assert d.can("attack", TYRANT, "Sangan")
    d.attack("Battle Ox", "Baby Dragon")
    assert not d.can("attack", TYRANT)


@pytest.mark.card(TYRANT)
def test_tyrant_dragon_does_not_attack_a_third_time_or_an_empty_field():
    d = table(you=attack(TYRANT), them=attack("Kuriboh", "Sangan", "Baby Dragon")).to_battle()
    d.attack(TYRANT, "Kuriboh").attack(TYRANT, "Baby Dragon")
    assert not d.can("attack", TYRANT)
    d = table(you=attack(TYRANT), them=attack("Kuriboh")).to_battle().attack(TYRANT, "Kuriboh")
    assert not d.can("attack", TYRANT)


@pytest.mark.card(TYRANT, "Shooting Star Bow - Ceal")
def test_tyrant_dragon_attacks_again_only_after_an_attack_on_a_monster():
    bow = "Shooting Star Bow - Ceal"
    mine = attack(TYRANT) + equip(bow, on=TYRANT)
    d = table(you=mine, them=attack("Kuriboh", "Sangan"), phase=BATTLE_PHASE).attack(TYRANT)
    assert not d.can("attack", TYRANT)
    d = table(you=mine, them=attack("Kuriboh", "Sangan"), phase=BATTLE_PHASE).attack(TYRANT, "Kuriboh")
    assert d.resolve().can("attack", TYRANT, DIRECT) and d.can("attack", TYRANT, "Sangan")


@pytest.mark.card(TYRANT, "Sakuretsu Armor", "Mirror Force")
def test_tyrant_dragon_undoes_traps_that_target_it_alone():
    d = table(you=attack(TYRANT), them=set_("Sakuretsu Armor", "Mirror Force")).to_battle()
    d.attack(TYRANT).respond("Sakuretsu Armor").resolve_chain()
    assert d.monsters(YOU) == [TYRANT]
    d = (
        table(you=attack(TYRANT), them=set_("Mirror Force"))
        .to_battle()
        .attack(TYRANT)
        .respond("Mirror Force")
    )
    assert d.resolve().monsters(YOU) == []


@pytest.mark.card(TYRANT, "Monster Reborn")
def test_tyrant_dragon_comes_back_for_a_dragon_tributed_as_it_does():
    d = table(you=hand("Monster Reborn") + graveyard(TYRANT) + set_("Baby Dragon") + attack("Kuriboh"))
    d.activate("Monster Reborn").resolve().choose("attack").resolve()
    assert (sorted(d.monsters(YOU)), "Baby Dragon" in d.graveyard(YOU)) == (["Kuriboh", TYRANT], True)
    d = table(you=hand("Monster Reborn") + graveyard(TYRANT) + attack("Kuriboh"))
    assert d.why_not("Monster Reborn", "activate") == ["J-EFF-12"]


@pytest.mark.card(TYRANT, "Monster Reborn", "Ring of Destruction")
def test_tyrant_dragon_stays_buried_when_the_dragon_is_gone_by_then():
    d = table(
        you=hand("Monster Reborn") + graveyard(TYRANT) + attack("Baby Dragon"),
        them=set_("Ring of Destruction"),
    )
    d.activate("Monster Reborn").respond("Ring of Destruction").resolve()
    assert (d.monsters(YOU), TYRANT in d.graveyard(YOU)) == ([], True)


# -- Bark of Dark Ruler ----------------------------------------------------------------------------

BARK = "Bark of Dark Ruler"


@pytest.mark.card(BARK)
@pytest.mark.rule("J-DMG-02")
def test_bark_of_dark_ruler_weakens_a_fiends_rival_for_life_points():
    d = table(
        you=set_(BARK) + attack("Summoned Skull"), them=attack("Blue-Eyes White Dragon"), turn=THEM
    ).to_battle()
    d.attack("Blue-Eyes White Dragon", "Summoned Skull").until("before damage calculation")
    d.activate(BARK).choose("600").resolve()
    assert (d.lp(YOU), d.graveyard(THEM), d.lp(THEM)) == (7400, ["Blue-Eyes White Dragon"], 7900)


@pytest.mark.card(BARK)
@pytest.mark.rule("J-EFF-07")
def test_bark_of_dark_ruler_costs_no_more_than_is_needed_or_can_be_paid():
    scene = {"you": set_(BARK) + attack("Summoned Skull"), "them": attack("Kuriboh")}
    d = table(**scene).to_battle().attack("Summoned Skull", "Kuriboh").until("before damage calculation")
    assert len(d.activate(BARK).options()) == 3
    d = table(**{**scene, "you": scene["you"] + lp(201)}).to_battle().attack("Summoned Skull", "Kuriboh")
    assert len(d.until("before damage calculation").activate(BARK).options()) == 2


@pytest.mark.card(BARK)
def test_bark_of_dark_ruler_helps_fiends_in_the_damage_step_alone():
    d = table(you=set_(BARK) + attack("Battle Ox"), them=attack("Kuriboh")).to_battle()
    assert d.attack("Battle Ox", "Kuriboh").resolve().lp(THEM) == 6600
    d = table(you=set_(BARK) + attack("Summoned Skull"), them=attack("Kuriboh")).to_battle()
    assert not d.can("activate", BARK)


@pytest.mark.card("Stamping Destruction")
def test_stamping_destruction_hits_the_controller_of_what_it_destroys():
    d = table(you=hand("Stamping Destruction") + attack("Koumori Dragon"), them=set_("Waboku"))
    d.activate("Stamping Destruction", ["Waboku"]).resolve()
    assert (d.graveyard(THEM), d.lp(THEM), d.lp(YOU)) == (["Waboku"], 7500, 8000)
    d = table(you=hand("Stamping Destruction") + attack("Koumori Dragon") + set_("Waboku"))
    d.activate("Stamping Destruction", ["Waboku"]).resolve()
    assert (d.lp(THEM), d.lp(YOU)) == (8000, 7500)


@pytest.mark.card("Stamping Destruction", "Mystical Space Typhoon")
def test_stamping_destruction_does_no_damage_when_the_card_is_gone():
    d = table(
        you=hand("Stamping Destruction") + attack("Koumori Dragon"),
        them=set_("Waboku", "Mystical Space Typhoon"),
    )
    d.activate("Stamping Destruction", ["Waboku"]).respond("Mystical Space Typhoon", ["Waboku"]).resolve()
    assert (d.lp(THEM), d.lp(YOU)) == (8000, 8000)
    d = table(you=hand("Stamping Destruction") + set_("Koumori Dragon"), them=set_("Waboku"))
    assert "J-EFF-12" in d.why_not("Stamping Destruction")


@pytest.mark.card("A Wingbeat of Giant Dragon", "Blue-Eyes White Dragon")
def test_a_wingbeat_returns_a_dragon_and_destroys_all_magic_and_traps():
    d = table(
        you=hand("A Wingbeat of Giant Dragon") + attack("Blue-Eyes White Dragon") + set_("Waboku"),
        them=set_("Trap Hole") + attack("Battle Ox"),
    )
    d.activate("A Wingbeat of Giant Dragon").resolve()
    assert (d.hand(YOU), d.magic_traps(YOU), d.magic_traps(THEM)) == (["Blue-Eyes White Dragon"], [], [])


@pytest.mark.card("A Wingbeat of Giant Dragon", "Ring of Destruction")
def test_a_wingbeat_without_its_dragon_destroys_nothing():
    d = table(
        you=hand("A Wingbeat of Giant Dragon") + attack("Blue-Eyes White Dragon") + set_("Waboku"),
        them=set_("Ring of Destruction", "Trap Hole"),
    )
    d.activate("A Wingbeat of Giant Dragon")
    d.respond("Ring of Destruction", ["Blue-Eyes White Dragon"]).resolve()
    assert (d.magic_traps(YOU), d.magic_traps(THEM)) == (["Waboku"], ["Trap Hole"])
    d = table(you=hand("A Wingbeat of Giant Dragon") + attack("Koumori Dragon"), them=set_("Trap Hole"))
    assert "J-EFF-12" in d.why_not("A Wingbeat of Giant Dragon") or d.level_of("Koumori Dragon") >= 5


@pytest.mark.card("A Wingbeat of Giant Dragon")
@pytest.mark.rule("R-FUS-09")
def test_a_wingbeat_returns_a_fusion_monster_to_the_fusion_deck():
    wing, dragon = "A Wingbeat of Giant Dragon", "Fiend Skull Dragon"
    d = table(you=hand(wing) + attack(dragon), them=set_("Trap Hole")).activate(wing).resolve()
    assert (d.fusion_deck(YOU), d.graveyard(THEM)) == ([dragon], ["Trap Hole"])


@pytest.mark.card("Stamping Destruction", "Ring of Destruction")
@pytest.mark.rule("J-EFF-13")
def test_stamping_destruction_needs_its_dragon_only_at_activation():
    stamp, ring = "Stamping Destruction", "Ring of Destruction"
    d = table(you=hand(stamp) + attack("Luster Dragon"), them=set_("Waboku", ring))
    d.activate(stamp, ["Waboku"]).respond(ring, ["Luster Dragon"]).resolve()
    assert d.lp(THEM) == 8000 - 1900 - 500
    d = table(you=hand(stamp) + attack("Luster Dragon"), them=set_(ring))
    d.activate(stamp, [ring]).respond(ring, ["Luster Dragon"]).resolve()
    assert d.lp(THEM) == 8000 - 1900 - 500, "it was only used"


# -- Ominous Fortunetelling, Fiend Comedian ---------------------------------------------------------


@pytest.mark.card("Ominous Fortunetelling")
@pytest.mark.parametrize(("said", "left"), [("Magic", 7300), ("Monster", 8000)])
def test_ominous_fortunetelling_guesses_a_random_card(said, left):
    trap_ = "Ominous Fortunetelling"
    d = table(you=face_up(trap_), them=hand("Kuriboh", "Sparks"), turn=THEM, chance=[1]).end_turn()
    d.use(trap_).choose(said).resolve()
    assert d.lp(THEM) == left
    assert "Sparks [known to you]" in d.picture() and "Kuriboh [known" not in d.picture()


@pytest.mark.card("Ominous Fortunetelling")
def test_ominous_fortunetelling_needs_a_hand():
    assert table(you=face_up("Ominous Fortunetelling"), turn=THEM).end_turn().phase == "Main Phase 1"


@pytest.mark.card("Fiend Comedian")
@pytest.mark.rule("J-EFF-14")
def test_fiend_comedian_removes_their_graveyard_or_buries_as_much_of_yours():
    fiend = "Fiend Comedian"
    theirs = graveyard("Kuriboh", "Sparks")
    d = table(you=set_(fiend), them=theirs, chance=[1]).activate(fiend).choose("heads").resolve()
    assert (d.graveyard(THEM), sorted(d.removed(THEM))) == ([], ["Kuriboh", "Sparks"])
    mine = set_(fiend) + deck("Battle Ox", "Yami", "Sogen")
    d = table(you=mine, them=theirs, chance=[1]).activate(fiend).choose("tails").resolve()
    assert (d.graveyard(THEM), d.graveyard(YOU)) == (["Kuriboh", "Sparks"], ["Battle Ox", "Yami", fiend])
    d = table(you=mine, chance=[1]).activate(fiend).choose("tails").resolve()
    assert d.graveyard(YOU) == [fiend]


# -- Fatal Abacus -----------------------------------------------------------------------------------


@pytest.mark.card("Fatal Abacus", "Dark Hole")
@pytest.mark.rule("R-EFF-03")
def test_fatal_abacus_hurts_the_owner_of_each_monster_sent_from_the_field():
    mine = face_up("Fatal Abacus") + attack("Kuriboh", "Battle Ox") + hand("Dark Hole")
    d = table(you=mine, them=attack("Battle Ox")).activate("Dark Hole").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7000, 7500)


@pytest.mark.card("Fatal Abacus", "Skull Invitation")
def test_fatal_abacus_hurts_the_owner_and_adds_up():
    d = table(you=face_up("Fatal Abacus", "Fatal Abacus") + attack("Cannon Soldier", "Battle Ox", owner=THEM))
    d.activate("Cannon Soldier", cost=["Battle Ox"]).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000 - 1000 - 500)


@pytest.mark.card("Fatal Abacus", "Banisher of the Light")
def test_fatal_abacus_sees_nothing_where_monsters_are_removed():
    mine = face_up("Fatal Abacus") + attack("Banisher of the Light", "Cannon Soldier", "Kuriboh")
    d = table(you=mine).activate("Cannon Soldier", cost=["Kuriboh"]).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 7500)


# -- what these cards do not do --------------------------------------------------------------------


@pytest.mark.card("Dragon's Rage")
def test_dragons_rage_helps_no_other_type():
    d = table(you=attack("Battle Ox") + face_up("Dragon's Rage"), them=defense("Kuriboh")).to_battle()
    assert d.attack("Battle Ox", "Kuriboh").resolve().lp(THEM) == 8000


@pytest.mark.card("The A. Forces")
def test_the_a_forces_strengthen_warriors_alone():
    d = table(you=face_up("The A. Forces") + attack("Gemini Elf", "Battle Ox"))
    assert (d.attack_of("Gemini Elf"), d.attack_of("Battle Ox")) == (1900, 1700)


@pytest.mark.card("Fushi No Tori", "Waboku")
@pytest.mark.rule("J-DMG-09", "J-EFF-15")
def test_fushi_no_tori_gains_nothing_without_damage_and_returns():
    d = table(you=hand("Fushi No Tori"), them=set_("Waboku")).summon("Fushi No Tori").to_battle()
    d.attack("Fushi No Tori").respond("Waboku").resolve()
    assert (d.lp(YOU), d.end_turn().hand(YOU)) == (8000, ["Fushi No Tori"])


@pytest.mark.card("Gray Wing")
@pytest.mark.rule("J-EFF-12")
def test_gray_wing_without_a_card_to_discard_attacks_once():
    d = table(you=attack("Gray Wing"))
    assert not d.can("activate", "Gray Wing")
    assert not d.to_battle().attack("Gray Wing").can("attack", "Gray Wing")


@pytest.mark.card("Great Long Nose")
def test_great_long_nose_attacked_costs_the_attackers_player_his_next_battle_phase():
    d = table(you=defense("Great Long Nose"), them=attack("Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh", "Great Long Nose").resolve().end_turn().end_turn()
    assert d.why_not_go(BATTLE_PHASE) == ["R-GEN-01"]


@pytest.mark.card("Maharaghi")
def test_maharaghi_attacked_face_down_looks_before_your_next_draw_too():
    d = table(you=set_("Maharaghi") + deck("Kuriboh"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Maharaghi").resolve().end_turn()
    assert (d.asked, d.phase, d.hand(YOU)) == (YOU, DRAW_PHASE, ["Maharaghi"])


@pytest.mark.card("Otohime", "Skill Drain")
def test_otohime_negated_changes_nothing():
    d = table(you=hand("Otohime") + face_up("Skill Drain"), them=attack("Battle Ox")).summon("Otohime")
    assert d.use("Otohime").resolve().position("Battle Ox") == "attack"


@pytest.mark.card("Ryu-Kishin Clown")
def test_ryu_kishin_clown_alone_must_turn_itself():
    d = table(you=hand("Ryu-Kishin Clown")).summon("Ryu-Kishin Clown").resolve()
    assert d.position("Ryu-Kishin Clown") == "defense"


@pytest.mark.card("The Secret of the Bandit")
def test_the_secret_of_the_bandit_takes_nothing_for_effect_damage_or_in_main_phase_2():
    d = table(you=hand(BANDIT) + attack("Battle Ox")).to_battle().main2()
    assert d.why_not(BANDIT, "activate") == ["J-EFF-12"]
    d = table(you=hand(BANDIT) + attack("Battle Ox"), them=hand("Sangan") + attack("Gemini Elf"))
    d.activate(BANDIT, targets=["Gemini Elf"]).resolve().to_battle().attack(
        "Battle Ox", "Gemini Elf"
    ).resolve()
    assert d.hand(THEM) == ["Sangan"]


@pytest.mark.card("Yamata Dragon")
def test_yamata_dragon_with_a_full_hand_draws_nothing():
    d = (
        table(you=attack("Yamata Dragon") + hand(*["Kuriboh"] * 6))
        .to_battle()
        .attack("Yamata Dragon")
        .resolve()
    )
    assert len(d.hand(YOU)) == 6


@pytest.mark.card("Possessed Dark Soul")
@pytest.mark.rule("J-CTRL-02")
def test_possessed_dark_souls_player_chooses_which_find_a_zone():
    soul = "Possessed Dark Soul"
    full = attack(soul, "Battle Ox", "Silver Fang", "Mystical Elf", "Summoned Skull")
    d = table(you=full, them=attack("Sangan", "Kuriboh", "Petit Moth")).activate(soul).resolve()
    assert (d.asked, sorted(d.options())) == (YOU, ["pick Kuriboh", "pick Petit Moth", "pick Sangan"])
    d.pick("Kuriboh")
    assert ("Kuriboh" in d.monsters(YOU), sorted(d.graveyard(THEM)[:2])) == (True, ["Petit Moth", "Sangan"])


# -- Second Coin Toss -------------------------------------------------------------------------------


@pytest.mark.card("Second Coin Toss", "Time Wizard")
@pytest.mark.rule("J-EFF-14")
def test_second_coin_toss_lets_you_toss_again_once():
    mine = attack("Time Wizard") + face_up("Second Coin Toss", "Second Coin Toss")
    d = table(you=mine, them=attack("Battle Ox"), chance=[0, 1]).activate("Time Wizard").choose("heads").yes()
    assert d.resolve().monsters(THEM) == []
    d = table(you=mine, them=attack("Battle Ox"), chance=[0, 1]).activate("Time Wizard").choose("heads").no()
    assert d.resolve().monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Second Coin Toss", "Barrel Dragon")
def test_second_coin_toss_tosses_all_coins_again_but_not_those_of_the_opponent():
    mine = attack("Barrel Dragon")
    d = table(you=mine + face_up("Second Coin Toss"), them=attack("Battle Ox"), chance=[0, 0, 0, 1, 1, 0])
    assert d.activate("Barrel Dragon").yes().resolve().monsters(THEM) == []
    theirs = attack("Battle Ox") + face_up("Second Coin Toss")
    d = table(you=mine, them=theirs, chance=[0, 0, 0]).activate("Barrel Dragon").resolve()
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Double Snare", "Jinzo", "Royal Decree")
def test_double_snare_destroys_what_negates_traps():
    d = table(you=hand("Double Snare"), them=attack("Jinzo", "Kuriboh")).activate("Double Snare").resolve()
    assert d.monsters(THEM) == ["Kuriboh"]
    d = table(you=hand("Double Snare"), them=face_up("Royal Decree")).activate("Double Snare").resolve()
    assert d.magic_traps(THEM) == []


@pytest.mark.card("Double Snare", "Trap Master", "Spell Canceller")
def test_double_snare_needs_such_a_card_face_up():
    d = table(you=hand("Double Snare"), them=set_("Jinzo") + attack("Trap Master"))
    assert "J-EFF-12" in d.why_not("Double Snare")


@pytest.mark.card("Dark Balter the Terrible", "Dark Hole")
def test_dark_balter_negates_a_normal_magic_card_for_1000():
    d = table(you=attack("Dark Balter the Terrible"), them=hand("Dark Hole"), turn=THEM)
    d.activate("Dark Hole").respond("Dark Balter the Terrible").resolve()
    assert (d.monsters(YOU), d.lp(YOU)) == (["Dark Balter the Terrible"], 7000)


@pytest.mark.card("Dark Balter the Terrible", "Sangan", "Mystical Space Typhoon")
def test_dark_balter_silences_what_it_destroys_and_answers_no_quick_play():
    d = table(you=attack("Dark Balter the Terrible"), them=attack("Sangan")).to_battle()
    d.attack("Dark Balter the Terrible", "Sangan").resolve()
    assert (d.graveyard(THEM), d.hand(THEM)) == (["Sangan"], [])
    d = table(
        you=attack("Dark Balter the Terrible") + set_("Waboku"),
        them=hand("Mystical Space Typhoon"),
        turn=THEM,
    )
    d.activate("Mystical Space Typhoon")
    assert not d.can_respond("Dark Balter the Terrible", YOU)


@pytest.mark.card("Fiend Skull Dragon", "Man-Eater Bug")
def test_fiend_skull_dragon_negates_flip_effects():
    d = table(you=attack("Fiend Skull Dragon"), them=set_("Man-Eater Bug"), turn=THEM)
    d.flip("Man-Eater Bug").resolve()
    assert d.monsters(YOU) == ["Fiend Skull Dragon"]


@pytest.mark.card("Fiend Skull Dragon", "Ring of Destruction", "Mirror Force")
def test_fiend_skull_dragon_negates_traps_that_target_it_alone():
    d = table(you=attack("Fiend Skull Dragon"), them=set_("Ring of Destruction"), turn=THEM)
    d.activate("Ring of Destruction").resolve()
    assert (d.monsters(YOU), d.lp(YOU), d.magic_traps(THEM)) == (["Fiend Skull Dragon"], 8000, [])
    d = table(you=attack("Fiend Skull Dragon"), them=set_("Mirror Force")).to_battle()
    d.attack("Fiend Skull Dragon").respond("Mirror Force").resolve()
    assert d.graveyard(YOU) == ["Fiend Skull Dragon"]


@pytest.mark.card("Ryu Senshi", "Axe of Despair", "Waboku")
def test_ryu_senshi_negates_magic_that_targets_it_and_normal_traps():
    d = table(you=attack("Ryu Senshi") + hand("Axe of Despair")).activate("Axe of Despair").resolve()
    assert (d.attack_of("Ryu Senshi"), d.graveyard(YOU)) == (2000, ["Axe of Despair"])
    d = table(you=attack("Ryu Senshi"), them=set_("Waboku")).to_battle()
    d.attack("Ryu Senshi").respond("Waboku").respond("Ryu Senshi").resolve()
    assert (d.lp(THEM), d.lp(YOU)) == (6000, 7000)


@pytest.mark.card("Ryu Senshi", "Dark Hole", "Gravity Bind")
def test_ryu_senshi_answers_no_continuous_trap_and_falls_to_what_does_not_target():
    d = table(you=attack("Ryu Senshi"), them=set_("Gravity Bind"), turn=THEM).activate("Gravity Bind")
    assert not d.can_respond("Ryu Senshi", YOU)
    d = table(you=attack("Ryu Senshi"), them=hand("Dark Hole"), turn=THEM).activate("Dark Hole").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card("Frontier Wiseman", "Stop Defense")
def test_frontier_wiseman_wards_warriors():
    mine = attack("Frontier Wiseman") + defense("Karbonala Warrior")
    d = table(you=mine, them=hand("Stop Defense"), turn=THEM).activate("Stop Defense").resolve()
    assert (d.position("Karbonala Warrior"), d.graveyard(THEM)) == ("defense", ["Stop Defense"])


@pytest.mark.card("Frontier Wiseman", "Stop Defense")
def test_frontier_wiseman_wards_neither_itself_nor_other_types():
    d = table(you=defense("Frontier Wiseman"), them=hand("Stop Defense"), turn=THEM)
    assert d.activate("Stop Defense").resolve().position("Frontier Wiseman") == "attack"


@pytest.mark.card("The Dragon's Bead", "Ring of Destruction")
def test_the_dragons_bead_negates_a_trap_that_targets_a_dragon():
    d = table(
        you=face_up("The Dragon's Bead") + attack("Koumori Dragon") + hand("Kuriboh"),
        them=set_("Ring of Destruction"),
        turn=THEM,
    )
    d.activate("Ring of Destruction").respond("The Dragon's Bead").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM), d.graveyard(YOU)) == (
        ["Koumori Dragon"],
        ["Ring of Destruction"],
        ["Kuriboh"],
    )


@pytest.mark.card("The Dragon's Bead", "Ring of Destruction")
def test_the_dragons_bead_must_lie_face_up_before():
    d = table(
        you=set_("The Dragon's Bead") + attack("Koumori Dragon") + hand("Kuriboh"),
        them=set_("Ring of Destruction"),
        turn=THEM,
    )
    d.activate("Ring of Destruction").respond("The Dragon's Bead").resolve()
    assert d.monsters(YOU) == [] and d.hand(YOU) == ["Kuriboh"]


# -- What else Dragon's Gunfire and Fiend Comedian do not do ----------------------------------------


@pytest.mark.card("Dragon's Gunfire")
@pytest.mark.rule("J-EFF-12")
def test_dragons_gunfire_without_a_target_can_only_burn():
    gun = "Dragon's Gunfire"
    d = table(you=hand(gun) + attack("Koumori Dragon"), them=attack("Mystical Elf")).activate(gun)
    assert d.resolve().lp(THEM) == 7200


@pytest.mark.card("Fiend Comedian")
def test_fiend_comedian_sends_what_is_left_of_a_small_deck():
    fiend = "Fiend Comedian"
    mine = set_(fiend) + deck("Battle Ox", rest=False)
    d = (
        table(you=mine, them=graveyard("Kuriboh", "Sparks"), chance=[1])
        .activate(fiend)
        .choose("tails")
        .resolve()
    )
    assert (d.deck(YOU), d.over) == ([], False)


# -- Throwstone Unit --------------------------------------------------------------------------------

THROWSTONE = "Throwstone Unit"


@pytest.mark.word("WITHIN_REACH")
@pytest.mark.card(THROWSTONE, "Kuriboh", "Battle Ox")
def test_throwstone_unit_tributes_a_warrior_to_destroy_what_its_attack_reaches():
    d = table(
        you=attack(THROWSTONE, "Battle Footballer", "Karbonala Warrior"), them=attack("Kuriboh", "Battle Ox")
    )
    d.activate(THROWSTONE, ["Kuriboh"], cost=["Karbonala Warrior"]).resolve()
    assert (d.monsters(THEM), d.graveyard(YOU)) == (["Battle Ox"], ["Karbonala Warrior"])
    d = table(you=attack(THROWSTONE, "Karbonala Warrior"), them=attack("Battle Ox"))
    assert d.why_not(THROWSTONE, "activate")


@pytest.mark.card(THROWSTONE, "Kuriboh")
def test_throwstone_unit_may_tribute_itself_but_none_that_is_no_warrior():
    d = table(you=attack(THROWSTONE, "Cosmo Queen"), them=attack("Kuriboh"))
    d.activate(THROWSTONE, ["Kuriboh"]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Cosmo Queen"], [])


@pytest.mark.card("Twin-Headed Behemoth", "Bottomless Trap Hole", "Megamorph")
def test_behemoth_comes_back_as_small_as_1000_but_its_original_atk_is_1500():
    d = table(
        you=attack(BEHEMOTH) + hand("Megamorph") + lp(4000),
        them=hand("Raigeki") + set_("Bottomless Trap Hole"),
        turn=THEM,
    )
    d.activate("Raigeki").end_turn().choose("attack").to_phase(MAIN_1)
    assert (d.magic_traps(THEM), d.attack_of(BEHEMOTH)) == (["Bottomless Trap Hole"], 1000)
    assert d.activate("Megamorph", [BEHEMOTH]).resolve().attack_of(BEHEMOTH) == 3000


@pytest.mark.card("Fiend Skull Dragon", "Summoner of Illusions")
def test_fiend_skull_dragon_summoned_by_a_flip_effect_negates_the_rest_of_it():
    illusions = "Summoner of Illusions"
    d = table(you=set_(illusions) + attack("Kuriboh") + fusion_deck("Fiend Skull Dragon")).flip(illusions)
    d.choose("attack").resolve().end_turn()
    assert "Fiend Skull Dragon" in d.monsters(YOU)


@pytest.mark.card("Super Robolady", "Monster Reborn")
@pytest.mark.rule("J-FUS-05")
def test_what_super_robolady_changes_into_was_not_properly_summoned():
    mine = attack("Super Robolady") + fusion_deck("Super Roboyarou") + hand("Dark Hole", "Monster Reborn")
    d = table(you=mine).activate("Super Robolady").choose("attack").activate("Dark Hole").resolve()
    assert d.graveyard(YOU) == ["Super Roboyarou", "Dark Hole"]
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]


# -- Patrician of Darkness --------------------------------------------------------------------------


def patrician(mine=(), theirs=("Battle Ox",), **more):
    """The opponent's Battle Step against Patrician of Darkness."""
    you = [*attack("Patrician of Darkness"), *mine]
    return table(you=you, them=attack(*theirs), turn=THEM, phase=BATTLE_PHASE, **more)


@pytest.mark.card("Patrician of Darkness")
def test_patrician_of_darkness_lets_you_choose_what_the_opponent_attacks():
    d = patrician(attack("Kuriboh") + set_("Sangan"))
    assert [one for one in d.options() if one.startswith("attack")] == [
        "attack Battle Ox > Patrician of Darkness"
    ]
    assert d.why_not("Battle Ox", "attack", "Kuriboh") == ["R-GEN-01"], "that is for the other to say"
    d.attack("Battle Ox", "Patrician of Darkness")
    assert (d.asked, d.options()) == (YOU, ["pick Patrician of Darkness", "pick Kuriboh", "pick Sangan"])
    d.pick("Sangan").resolve()
    assert (d.graveyard(YOU), d.monsters(YOU)) == (["Sangan"], ["Patrician of Darkness", "Kuriboh"])


@pytest.mark.card("Patrician of Darkness")
def test_patrician_of_darkness_chooses_for_each_attack_and_not_for_your_own():
    d = patrician(attack("Kuriboh"), ("Battle Ox", "Summoned Skull"))
    d.attack("Battle Ox", "Patrician of Darkness").pick("Patrician of Darkness").resolve()
    assert d.graveyard(THEM) == ["Battle Ox"]
    d.attack("Summoned Skull", "Patrician of Darkness").pick("Kuriboh").resolve()
    assert d.graveyard(YOU) == ["Kuriboh"]
    d = table(you=attack("Patrician of Darkness"), them=attack("Kuriboh", "Sangan"), phase=BATTLE_PHASE)
    d.attack("Patrician of Darkness", "Sangan").resolve()
    assert "Sangan" in d.graveyard(THEM)


@pytest.mark.card("Patrician of Darkness", "Marauding Captain", "The Legendary Fisherman")
def test_patrician_of_darkness_chooses_only_what_could_be_attacked():
    d = patrician(attack("Marauding Captain", "Celtic Guardian")).attack("Battle Ox", "Patrician of Darkness")
    assert d.options() == ["pick Patrician of Darkness", "pick Marauding Captain"]
    d = patrician(attack("The Legendary Fisherman") + field("Umi"))
    d.attack("Battle Ox", "Patrician of Darkness").resolve()
    assert d.graveyard(THEM) == ["Battle Ox"], "there was nothing to choose"


@pytest.mark.card("Patrician of Darkness", "Inaba White Rabbit", "Rainbow Flower")
def test_under_patrician_of_darkness_a_direct_attack_is_chosen_only_where_it_could_be_made():
    d = patrician(attack("Kuriboh"), ("Inaba White Rabbit",)).attack("Inaba White Rabbit").resolve()
    assert (d.lp(YOU), len(d.monsters(YOU))) == (7300, 2)
    d = patrician(attack("Kuriboh"), ("Rainbow Flower",)).attack("Rainbow Flower", "Patrician of Darkness")
    assert d.options() == ["pick Patrician of Darkness", "pick Kuriboh", "direct attack"]
    d.choose("direct attack").resolve()
    assert (d.lp(YOU), len(d.monsters(YOU))) == (7600, 2)
    d = patrician(attack("Kuriboh"), ("Rainbow Flower",)).attack("Rainbow Flower", "Patrician of Darkness")
    assert d.pick("Patrician of Darkness").resolve().graveyard(THEM) == ["Rainbow Flower"]


@pytest.mark.card("Patrician of Darkness", "Ring of Magnetism")
def test_patrician_of_darkness_must_choose_a_ringed_monster():
    d = patrician(attack("Kuriboh") + equip("Ring of Magnetism", on="Kuriboh"))
    d.attack("Battle Ox", "Kuriboh").resolve()
    assert d.monsters(YOU) == ["Patrician of Darkness"]


@pytest.mark.card("Patrician of Darkness", "Ring of Destruction")
@pytest.mark.rule("J-REPLAY-02")
def test_after_a_replay_patrician_of_darkness_chooses_again():
    d = patrician(attack("Kuriboh", "Sangan") + set_("Ring of Destruction"))
    d.attack("Battle Ox", "Patrician of Darkness").pick("Kuriboh")
    d.respond("Ring of Destruction", ["Kuriboh"]).resolve()
    d.attack("Battle Ox", "Patrician of Darkness")
    assert (d.asked, d.options()) == (YOU, ["pick Patrician of Darkness", "pick Sangan"])


@pytest.mark.card("Patrician of Darkness", "Lord of D.")
def test_patrician_of_darkness_targets_nothing_and_two_of_them_choose_once():
    d = patrician(attack("Lord of D.", "Luster Dragon")).attack("Battle Ox", "Patrician of Darkness")
    assert d.pick("Luster Dragon").resolve().graveyard(THEM) == ["Battle Ox"]
    d = patrician(attack("Patrician of Darkness", "Kuriboh")).attack("Battle Ox", at(YOU, 1))
    d.pick("Kuriboh").resolve()
    assert d.graveyard(YOU) == ["Kuriboh"]


@pytest.mark.card("Patrician of Darkness")
def test_patrician_of_darkness_face_down_or_alone_leaves_nothing_to_choose():
    you = set_("Patrician of Darkness") + attack("Kuriboh")
    d = table(you=you, them=attack("Battle Ox"), turn=THEM, phase=BATTLE_PHASE)
    d.attack("Battle Ox", "Kuriboh").resolve()
    assert d.graveyard(YOU) == ["Kuriboh"]
    d = patrician().attack("Battle Ox", "Patrician of Darkness").resolve()
    assert d.graveyard(THEM) == ["Battle Ox"]


@pytest.mark.card("Dragon Manipulator", "Shadow Tamer", "DNA Surgery")
@pytest.mark.parametrize(
    "name, prey", [("Dragon Manipulator", "Blue-Eyes White Dragon"), ("Shadow Tamer", "Summoned Skull")]
)
def test_a_type_that_changes_in_answer_does_not_save_the_monster(name, prey):
    d = table(you=set_(name), them=attack(prey) + set_("DNA Surgery"))
    d.flip(name).respond("DNA Surgery").choose("Fish").resolve()
    assert d.controller(prey) == YOU


@pytest.mark.card("Dark Balter the Terrible", "Swords of Revealing Light", "Ring of Destruction")
@pytest.mark.rule("J-MAG-06")
def test_swords_that_dark_balter_has_negated_lie_there_without_a_purpose_for_three_turns():
    swords = "Swords of Revealing Light"
    mine = attack("Dark Balter the Terrible", "Battle Ox")
    d = table(you=mine, them=hand(swords) + set_("Ring of Destruction"), turn=THEM).activate(swords)
    d.respond("Dark Balter the Terrible").resolve()
    d.activate("Ring of Destruction", ["Dark Balter the Terrible"]).resolve().end_turn().to_battle()
    assert d.can("attack", "Battle Ox", DIRECT) and d.magic_traps(THEM) == [swords]
    d.end_turn().end_turn().end_turn().end_turn().end_turn()
    assert (d.turn_player, d.magic_traps(THEM)) == (THEM, [])


@pytest.mark.card("Mysterious Guard", "Ring of Destruction")
def test_without_a_warrior_by_then_mysterious_guard_leaves_the_second_monster():
    d = table(
        you=set_(GUARD) + attack("Marauding Captain"),
        them=attack("Battle Ox", "Sangan") + set_("Ring of Destruction"),
    )
    d.flip(GUARD).pick("Battle Ox").pick("Sangan").respond(
        "Ring of Destruction", ["Marauding Captain"]
    ).resolve()
    assert (d.monsters(THEM), d.deck(THEM)[0]) == (["Sangan"], "Battle Ox")


@pytest.mark.card("Spirit's Invitation", "Penguin Soldier", "Yata-Garasu")
def test_spirits_invitation_answers_a_spirit_that_another_card_returns():
    mine = face_up("Spirit's Invitation") + attack("Yata-Garasu") + set_("Penguin Soldier")
    d = table(you=mine, them=attack("Battle Ox", "Kuriboh")).flip("Penguin Soldier")
    d.use("Penguin Soldier", ["Yata-Garasu"]).done().resolve().pick("Kuriboh").resolve()
    assert d.hand(THEM) == ["Kuriboh"]


@pytest.mark.card("Lesser Fiend", "Relinquished")
def test_what_relinquished_gives_up_in_its_place_is_not_removed_by_lesser_fiend():
    d = table(you=attack("Relinquished"), them=attack("Lesser Fiend", "Kuriboh"))
    d.activate("Relinquished", ["Kuriboh"]).resolve().to_battle().attack(
        "Relinquished", "Lesser Fiend"
    ).resolve()
    assert (d.graveyard(THEM), d.removed(THEM), d.monsters(YOU)) == (["Kuriboh"], [], ["Relinquished"])


@pytest.mark.card("Soul Demolition", "Ring of Destruction", "Dust Tornado", "Monster Reborn")
@pytest.mark.rule("J-EFF-13", "J-MAG-05")
def test_soul_demolition_needs_its_fiend_only_to_start_but_must_stay_itself():
    soul = face_up("Soul Demolition") + attack("Sangan") + graveyard("Kuriboh")
    d = table(you=soul, them=graveyard("Battle Ox") + set_("Ring of Destruction"))
    d.activate("Soul Demolition").respond("Ring of Destruction", ["Sangan"]).resolve()
    assert d.removed(YOU) == ["Kuriboh"]
    d = table(you=soul, them=graveyard("Battle Ox") + set_("Dust Tornado"))
    d.activate("Soul Demolition").respond("Dust Tornado", ["Soul Demolition"]).resolve()
    assert (d.removed(YOU), d.lp(YOU)) == ([], 7500)
    d = table(you=soul, them=graveyard("Battle Ox") + hand("Monster Reborn"), turn=THEM)
    d.activate("Monster Reborn", ["Battle Ox"]).respond("Soul Demolition").resolve()
    assert (d.monsters(THEM), d.removed(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Last Turn", "Thunder of Ruler", "Frozen Soul")
@pytest.mark.rule("J-WIN-10")
def test_where_the_battle_phase_is_skipped_last_turn_has_none_either():
    for skip in ("Thunder of Ruler", "Frozen Soul"):
        mine = lp(1000) + set_("Last Turn", skip) + attack("Summoned Skull")
        d = table(you=mine, them=deck("Battle Ox"), turn=THEM, phase=STANDBY_PHASE).respond(skip).resolve()
        d.to_phase(MAIN_1).leave_for(END_PHASE).activate("Last Turn").resolve().pick("Battle Ox").resolve()
        assert (d.monsters(YOU), d.monsters(THEM), d.phase) == (["Summoned Skull"], ["Battle Ox"], MAIN_1)
        assert d.end_turn().winner == DRAW, skip


@pytest.mark.card("Ryu Senshi", "Fiend Skull Dragon", "Premature Burial", "Call of the Haunted")
@pytest.mark.rule("J-TERM-01")
def test_what_revives_a_monster_that_wards_it_off_is_destroyed_and_the_monster_stays():
    for card, name in (("Premature Burial", "Ryu Senshi"), ("Call of the Haunted", "Fiend Skull Dragon")):
        side = set_(card) + graveyard(name, proper=True)
        d = table(you=side).activate(card).resolve()
        d = d.choose("attack").resolve() if d.kind == "position" else d
        assert (d.monsters(YOU), d.magic_traps(YOU), d.graveyard(YOU)) == ([name], [], [card])


@pytest.mark.card("Fiend Skull Dragon", "Terrorking Archfiend", "Archfiend's Roar")
def test_fiend_skull_dragon_is_an_archfiend():
    d = table(you=hand("Terrorking Archfiend") + attack("Fiend Skull Dragon"))
    assert d.can("summon", "Terrorking Archfiend")
    roar = "Archfiend's Roar"
    d = table(you=set_(roar) + graveyard("Fiend Skull Dragon", proper=True)).activate(roar).choose("attack")
    assert d.resolve().monsters(YOU) == ["Fiend Skull Dragon"]


@pytest.mark.card("Fiend Skull Dragon", "Man-Eater Bug", "Offerings to the Doomed")
@pytest.mark.rule("J-EFF-04")
def test_fiend_skull_dragon_that_has_left_by_then_negates_no_flip_effect():
    mine = set_("Man-Eater Bug") + hand("Offerings to the Doomed")
    d = table(you=mine, them=attack("Fiend Skull Dragon", "Kuriboh")).flip("Man-Eater Bug").pick("Kuriboh")
    d.respond("Offerings to the Doomed", ["Fiend Skull Dragon"], seat=YOU).resolve()
    assert d.monsters(THEM) == []


@pytest.mark.card("Life Absorbing Machine", "Fire Princess", "Delinquent Duo", "Premature Burial")
def test_life_absorbing_machine_gives_for_each_payment_by_itself():
    mine = face_up("Life Absorbing Machine") + attack("Fire Princess") + graveyard("Kuriboh")
    d = table(you=mine + hand("Delinquent Duo", "Premature Burial"), them=hand("Sangan", "Battle Ox"))
    d.activate("Delinquent Duo").resolve().activate("Premature Burial").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6200, 8000)
    d.end_turn().end_turn().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7100, 7000)


@pytest.mark.card("Emergency Provisions", "Banisher of the Light", "Imperial Order", "Black Pendant")
@pytest.mark.card("Premature Burial", "Fire Princess")
@pytest.mark.rule("J-TERM-01")
def test_what_emergency_provisions_sends_away_is_not_destroyed():
    provisions = "Emergency Provisions"
    d = table(you=set_(provisions, "Waboku") + attack("Banisher of the Light"))
    assert d.why_not(provisions) == ["J-EFF-12"], "nothing goes to the Graveyard"
    d = table(you=set_(provisions) + face_up("Imperial Order")).activate(provisions).resolve()
    assert d.lp(YOU) == 9000
    armed = attack("Battle Ox") + equip("Black Pendant", on="Battle Ox")
    d = table(you=hand(provisions) + armed).activate(provisions).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (9000, 7500)
    d = table(you=hand("Premature Burial", provisions) + graveyard("Battle Ox")).activate("Premature Burial")
    assert d.resolve().activate(provisions).resolve().monsters(YOU) == ["Battle Ox"]
    both = [at(YOU, 1, magic_trap=True), at(YOU, 2, magic_trap=True)]
    d = table(you=hand(provisions) + attack("Fire Princess") + set_("Waboku", "Waboku"))
    assert d.activate(provisions, cost=both).resolve().lp(THEM) == 7500


@pytest.mark.card("Spring of Rebirth", "Inaba White Rabbit", "Asura Priest", "Ultimate Offering")
def test_spirits_return_one_at_a_time_for_spring_of_rebirth():
    mine = face_up("Spring of Rebirth", "Ultimate Offering") + hand("Inaba White Rabbit", "Asura Priest")
    d = table(you=mine).summon("Inaba White Rabbit").activate("Ultimate Offering").resolve()
    d.choose("summon Asura Priest").leave_for(END_PHASE)
    while d.turn_player == YOU:
        d.pass_() if d.can("pass") else d.choose(d.state.decision.options[0].key)
    assert d.lp(YOU) == 8000 - 500 + 1000


@pytest.mark.card(MACHINE, "Imperial Order", "Asura Priest", "Inaba White Rabbit")
@pytest.mark.rule("J-EFF-15")
def test_under_imperial_order_only_spirits_of_this_turn_return_from_the_settle_machine():
    rabbit = "Inaba White Rabbit"
    mine = face_up(MACHINE) + attack("Asura Priest") + hand(rabbit, "Kuriboh")
    d = table(you=mine, them=face_up("Imperial Order")).summon(rabbit).leave_for(END_PHASE)
    while d.turn_player == YOU:
        d.pass_() if d.can("pass") else d.choose(d.state.decision.options[0].key)
    assert (d.monsters(YOU), rabbit in d.hand(YOU)) == (["Asura Priest"], True)


@pytest.mark.card("Hino-Kagu-Tsuchi", "Skill Drain")
@pytest.mark.rule("J-EFF-04")
def test_skill_drain_after_the_damage_does_not_save_a_hand_from_hino_kagu_tsuchi():
    hino = "Hino-Kagu-Tsuchi"
    d = table(you=attack(hino) + set_("Skill Drain"), them=hand("Sangan")).to_battle().attack(hino).main2()
    assert d.activate("Skill Drain").end_turn().graveyard(THEM) == ["Sangan"]
    d = table(you=attack(hino) + face_up("Skill Drain"), them=hand("Sangan")).to_battle().attack(hino)
    assert d.end_turn().graveyard(THEM) == []


@pytest.mark.card("Super Rejuvenation", "Lava Golem")
@pytest.mark.rule("J-PHASE-04")
def test_a_super_rejuvenation_drawn_in_the_end_phase_draws_once_more():
    # Upper Deck, 19 January 2004.
    wyrms = [normal_monster(name, 1000, 0, type="Dragon") for name in ("Wyrm", "Drake")]
    mine = hand("Super Rejuvenation", "Blue-Eyes White Dragon") + attack("Wyrm", "Drake")
    d = table(you=mine + deck("Super Rejuvenation", "Umi", "Sogen", "Yami"), cards=wyrms)
    d.activate("Super Rejuvenation").resolve().summon("Blue-Eyes White Dragon", ["Wyrm", "Drake"])
    d.leave_for(END_PHASE).activate("Super Rejuvenation").resolve()
    assert sorted(d.hand(YOU)) == ["Sogen", "Umi", "Yami"]
    d = table(
        you=set_("Super Rejuvenation") + attack("Wyrm", "Drake"),
        them=hand("Lava Golem"),
        turn=THEM,
        cards=wyrms,
    )
    d.special_summon("Lava Golem", cost=["Wyrm", "Drake"], position="attack")
    d.leave_for(END_PHASE).respond("Super Rejuvenation").resolve().end_turn()
    assert len(d.hand(YOU)) == 3, "two for the Dragons the opponent Tributed, one in the Draw Phase"


@pytest.mark.card("Bubble Crash", "Call of the Haunted", "Premature Burial")
@pytest.mark.rule("J-TERM-01")
def test_bubble_crash_destroys_nothing_but_what_leaves_takes_along_what_hangs_on_it():
    rest = ["Umi", "Yami", "Sogen", "Kuriboh"]
    d = table(you=set_("Bubble Crash", "Call of the Haunted") + graveyard("Battle Ox") + hand(*rest))
    d.activate("Call of the Haunted").resolve().activate("Bubble Crash").resolve().pick("Call of the Haunted")
    assert d.resolve().monsters(YOU) == []
    d = table(you=set_("Bubble Crash") + graveyard("Battle Ox") + hand("Premature Burial", *rest))
    d.activate("Premature Burial").resolve().activate("Bubble Crash").resolve().pick("Premature Burial")
    assert d.resolve().monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Drop Off", "Exodia the Forbidden One")
@pytest.mark.rule("J-WIN-05")
def test_the_last_piece_of_exodia_wins_before_drop_off():
    limbs = [f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")]
    theirs = hand(*limbs) + deck("Exodia the Forbidden One")
    d = table(you=set_("Drop Off"), them=theirs, turn=THEM, phase=TURN_BEGINS)
    assert (d.over, d.winner) == (True, THEM)


@pytest.mark.card("Drop Off", "Penguin Knight")
@pytest.mark.rule("J-TERM-02")
def test_penguin_knight_discarded_by_drop_off_comes_from_the_hand():
    theirs = deck("Penguin Knight") + graveyard("Umi")
    d = table(you=set_("Drop Off"), them=theirs, turn=THEM, phase=TURN_BEGINS).respond("Drop Off").resolve()
    assert d.graveyard(THEM) == ["Umi", "Penguin Knight"]


@pytest.mark.card("Nutrient Z", "Bad Reaction to Simochi")
@pytest.mark.rule("J-DMG-02")
def test_two_nutrients_heal_twice_and_bad_reaction_turns_the_gain_round():
    both = set_("Nutrient Z", "Nutrient Z")
    d = table(you=both, them=attack("Summoned Skull"), turn=THEM).to_battle().attack("Summoned Skull")
    d.respond(at(YOU, 1, magic_trap=True)).respond(at(YOU, 2, magic_trap=True)).resolve()
    assert d.lp(YOU) == 8000 + 8000 - 2500
    theirs = attack("Summoned Skull") + face_up("Bad Reaction to Simochi")
    d = table(you=set_("Nutrient Z"), them=theirs, turn=THEM).to_battle().attack("Summoned Skull")
    assert d.respond("Nutrient Z").resolve().lp(YOU) == 8000 - 4000 - 2500
    theirs = attack("Summoned Skull") + set_("Bad Reaction to Simochi")
    d = table(you=set_("Nutrient Z"), them=theirs, turn=THEM).to_battle().attack("Summoned Skull")
    assert not d.respond("Nutrient Z").can_respond("Bad Reaction to Simochi")


@pytest.mark.card("Ryu Senshi", "Reinforcements")
@pytest.mark.rule("J-DMG-02")
def test_ryu_senshi_negates_a_trap_in_the_damage_step():
    d = table(you=attack("Ryu Senshi"), them=attack("Battle Ox") + set_("Reinforcements")).to_battle()
    d.attack("Ryu Senshi", "Battle Ox").until("Damage Step: before damage calculation")
    d.respond("Reinforcements", ["Battle Ox"]).respond("Ryu Senshi").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (7000, 7700)


@pytest.mark.card("Bubble Crash", "Toon World")
@pytest.mark.rule("J-TERM-01")
def test_toon_world_sent_away_by_bubble_crash_takes_no_toon_along():
    mine = set_("Bubble Crash") + face_up("Toon World") + attack("Toon Mermaid")
    d = table(you=mine + hand("Umi", "Yami", "Sogen", "Kuriboh")).activate("Bubble Crash").resolve()
    assert d.pick("Toon World").monsters(YOU) == ["Toon Mermaid"]


@pytest.mark.card("Possessed Dark Soul", "Ameba")
def test_an_ameba_that_finds_no_zone_with_possessed_dark_soul_hurts_nobody():
    soul = "Possessed Dark Soul"
    full = attack(soul, "Battle Ox", "Silver Fang", "Mystical Elf", "Summoned Skull")
    d = table(you=full, them=attack("Ameba", "Kuriboh")).activate(soul).resolve().pick("Kuriboh").resolve()
    assert (d.lp(YOU), "Ameba" in d.graveyard(THEM)) == (8000, True)
