"""Cards of Dark Crisis."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats


# -- Contract with the Abyss ------------------------------------------------------------------------


@pytest.mark.card("Contract with the Abyss")
def test_contract_with_the_abyss_summons_any_dark_ritual_monster_of_your_choice():
    hands = (
        "Contract with the Abyss",
        "Hungry Burger",
        "Relinquished",
        "Crab Turtle",
        "Kuriboh",
        "Man-Eater Bug",
    )
    d = table(you=hand(*hands, "Sangan", "Silver Fang")).activate("Contract with the Abyss")
    assert sorted(d.options()) == ["pick Hungry Burger", "pick Relinquished"]
    d.pick("Hungry Burger", "Kuriboh", "Man-Eater Bug", "Sangan").choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]
    assert sorted(d.hand(YOU)) == ["Crab Turtle", "Relinquished", "Silver Fang"]


@pytest.mark.card("Contract with the Abyss")
def test_contract_with_the_abyss_is_for_dark_ritual_monsters_alone():
    d = table(you=hand("Contract with the Abyss", "Crab Turtle", "Dark Magician", "Cosmo Queen"))
    assert d.why_not("Contract with the Abyss") == ["R-RIT-01"]


@pytest.mark.card("Contract with the Abyss", "Monster Reborn", "Dark Hole")
@pytest.mark.rule("J-FUS-06")
def test_a_monster_summoned_by_contract_with_the_abyss_may_be_revived():
    cards = ("Contract with the Abyss", "Hungry Burger", "Summoned Skull", "Dark Hole", "Monster Reborn")
    d = table(you=hand(*cards)).activate("Contract with the Abyss").choose("attack").activate("Dark Hole")
    d.activate("Monster Reborn", ["Hungry Burger"]).choose("attack")
    assert d.monsters(YOU) == ["Hungry Burger"]


@pytest.mark.card("Contract with the Abyss", "Ring of Destruction")
@pytest.mark.rule("J-RIT-02")
def test_without_tributes_contract_with_the_abyss_does_nothing():
    d = table(
        you=hand("Contract with the Abyss", "Relinquished") + attack("Kuriboh"),
        them=set_("Ring of Destruction"),
    )
    d.activate("Contract with the Abyss").respond("Ring of Destruction", ["Kuriboh"]).resolve()
    assert (d.hand(YOU), d.monsters(YOU)) == (["Relinquished"], [])


# -- Arsenal Robber ---------------------------------------------------------------------------------


@pytest.mark.card("Arsenal Robber")
def test_arsenal_robber_makes_the_opponent_send_an_equip_of_his_choice_from_his_deck():
    d = table(you=set_("Arsenal Robber"), them=deck("Axe of Despair", "Dark Hole", "Black Pendant"))
    d.activate("Arsenal Robber").resolve()
    assert (d.asked, sorted(d.options())) == (THEM, ["pick Axe of Despair", "pick Black Pendant"])
    d.pick("Black Pendant")
    assert d.graveyard(THEM) == ["Black Pendant"]
    assert [one.player for one in d.events("shuffle")] == [THEM]
    assert d.lp(YOU) == 8000, "Black Pendant was not on the field"


@pytest.mark.card("Arsenal Robber")
@pytest.mark.rule("J-PUB-03")
def test_without_an_equip_the_deck_is_shown_and_shuffled():
    d = table(you=set_("Arsenal Robber"), them=deck("Dark Hole"))
    d.activate("Arsenal Robber").resolve()
    assert d.graveyard(THEM) == []
    assert [one.text for one in d.events("reveal")] == ["verify"]
    assert len(d.events("shuffle")) == 1


# -- Final Countdown --------------------------------------------------------------------------------


def end_turns(d, count):
    """Ends so many turns; who holds too many cards discards the first."""
    for _ in range(count):
        turn = d.turn
        while not d.over and d.turn == turn:
            d.end_turn()
            while d.kind == "choose":
                d.choose(d.state.decision.options[0].key)
    return d


@pytest.mark.card("Final Countdown")
@pytest.mark.rule("J-WIN-10")
def test_final_countdown_wins_when_the_twentieth_turn_ends():
    d = table(hand("Final Countdown"))
    d.activate("Final Countdown").resolve()
    assert d.lp(YOU) == 6000
    assert d.graveyard(YOU) == ["Final Countdown"]
    end_turns(d, 19)
    assert not d.over
    end_turns(d, 1)
    assert (d.winner, d.rule) == (YOU, "J-WIN-10")
    assert d.turn == 24


@pytest.mark.card("Final Countdown")
def test_final_countdown_needs_2000_life_points_and_some_left():
    assert "J-EFF-07" in table(hand("Final Countdown") + lp(2000)).why_not("Final Countdown")
    assert table(hand("Final Countdown") + lp(2001)).can("activate", "Final Countdown")


@pytest.mark.card("Final Countdown", "Imperial Order")
def test_imperial_order_stops_final_countdown_only_as_it_resolves():
    d = table(hand("Final Countdown"), set_("Imperial Order"))
    d.activate("Final Countdown").respond("Imperial Order").resolve()
    assert d.lp(YOU) == 6000
    assert d.state.forces == () or all(force.static.after == 1 for force in d.state.forces)


@pytest.mark.card("Final Countdown", "Pyro Clock of Destiny")
@pytest.mark.rule("J-WIN-10")
def test_two_final_countdowns_that_end_together_are_a_draw():
    d = table(hand("Final Countdown"), hand("Final Countdown") + set_("Pyro Clock of Destiny"))
    d.activate("Final Countdown").resolve().end_turn()
    d.activate("Final Countdown").resolve()
    d.activate("Pyro Clock of Destiny")
    clocks = [option for option in d.state.decision.options]
    assert len(clocks) == 2
    d.choose(clocks[1].key).resolve()
    end_turns(d, 18)
    assert not d.over
    end_turns(d, 1)
    assert (d.winner, d.rule) == (DRAW, "J-WIN-10")


@pytest.mark.card("Final Countdown")
def test_a_second_final_countdown_keeps_its_own_count():
    d = table(hand("Final Countdown", "Final Countdown") + set_("Pyro Clock of Destiny"))
    d.activate("Final Countdown").resolve()
    end_turns(d, 2)
    d.activate("Final Countdown").resolve()
    assert [force.count for force in d.state.forces] == [2, 0]


# -- Skill Drain ------------------------------------------------------------------------------------


@pytest.mark.card("Skill Drain")
@pytest.mark.rule("J-EFF-07")
def test_skill_drain_costs_1000_and_negates_monsters_on_the_field():
    d = table(you=set_("Skill Drain") + attack("Muka Muka") + hand("Ookazi"))
    d.activate("Skill Drain")
    assert (d.lp(YOU), d.attack_of("Muka Muka")) == (7000, 600)
    assert "J-EFF-07" in table(you=set_("Skill Drain") + lp(1000)).why_not("Skill Drain")


@pytest.mark.card("Skill Drain", "Exiled Force", "Sangan")
@pytest.mark.rule("J-EFF-04")
def test_skill_drain_does_not_reach_a_monster_that_has_left_the_field():
    d = table(you=attack("Exiled Force"), them=face_up("Skill Drain") + attack("Sangan") + deck("Kuriboh"))
    d.activate("Exiled Force").resolve()
    assert (d.graveyard(THEM), d.hand(THEM)) == (["Sangan"], ["Kuriboh"])


@pytest.mark.card("Skill Drain")
def test_an_effect_of_a_monster_that_stays_is_used_in_vain():
    d = table(you=attack("Magical Scientist") + fusion_deck("Flame Swordsman"), them=face_up("Skill Drain"))
    d.activate("Magical Scientist").resolve()
    assert (d.lp(YOU), d.monsters(YOU)) == (7000, ["Magical Scientist"])


@pytest.mark.card("Skill Drain")
@pytest.mark.rule("J-FLIP-04", "J-DMG-02")
def test_skill_drain_answers_a_flip_summon_but_not_in_the_damage_step():
    d = table(you=set_("Magician of Faith") + graveyard("Pot of Greed"), them=set_("Skill Drain"))
    d.flip("Magician of Faith").respond("Skill Drain").resolve()
    assert d.hand(YOU) == []
    d = table(
        you=attack("Battle Ox"),
        them=set_("Magician of Faith", "Skill Drain") + graveyard("Pot of Greed"),
        phase=BATTLE_PHASE,
    )
    d.attack("Battle Ox", "Magician of Faith").pass_()
    assert not d.can_respond("Skill Drain")


@pytest.mark.card("Skill Drain", "Dark Elf")
def test_under_skill_drain_dark_elf_attacks_for_nothing():
    d = table(you=attack("Dark Elf"), them=face_up("Skill Drain"), phase=BATTLE_PHASE)
    d.attack("Dark Elf").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 6000)


@pytest.mark.card("Skill Drain", "Jinzo")
@pytest.mark.rule("J-TRAP-02")
def test_skill_drain_first_silences_jinzo_and_jinzo_first_silences_skill_drain():
    d = table(you=attack("Battle Ox") + hand("Jinzo"), them=face_up("Skill Drain") + set_("Dust Tornado"))
    d.summon("Jinzo", tributes=["Battle Ox"])
    assert d.card("Jinzo").negaters and not d.card("Skill Drain").negaters
    d = table(you=attack("Jinzo"), them=set_("Skill Drain"))
    assert "J-TRAP-02" in d.why_not("Skill Drain")


@pytest.mark.card("Skill Drain")
@pytest.mark.rule("J-EFF-15")
def test_under_skill_drain_a_spirit_stays():
    d = table(you=hand("Asura Priest"), them=face_up("Skill Drain"))
    d.summon("Asura Priest").end_turn()
    assert d.monsters(YOU) == ["Asura Priest"]


@pytest.mark.card("Skill Drain")
def test_the_upkeep_of_a_monster_is_paid_though_its_effects_are_negated():
    miser = effect_monster(
        "Miser", w.duty(w.PayOrLose(800), phase=w.STANDBY_PHASE, whose=0, upkeep=True), attack=2000
    )
    d = table(you=attack("Miser"), them=face_up("Skill Drain"), phase="the turn begins", cards=[miser])
    d.resolve().yes().to_phase(MAIN_1)
    assert (d.lp(YOU), d.monsters(YOU)) == (7200, ["Miser"])


# -- Different Dimension Gate -----------------------------------------------------------------------


def gate(you=(), them=(), **more):
    """The Gate, with a monster of each side in it."""
    d = table([*hand("Different Dimension Gate"), *you], [*them], **more).activate("Different Dimension Gate")
    return (d.pick("Mystical Elf") if d.kind == "choose" else d).resolve()


@pytest.mark.card("Different Dimension Gate", "Heavy Storm")
def test_the_gate_removes_two_monsters_and_gives_them_back_when_it_is_destroyed():
    d = gate(hand("Heavy Storm") + defense("Mystical Elf", zone=2), attack("Battle Ox", zone=4))
    assert (d.removed(YOU), d.removed(THEM)) == (["Mystical Elf"], ["Battle Ox"])
    d.activate("Heavy Storm").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Mystical Elf"], ["Battle Ox"])
    assert (d.position("Mystical Elf"), d.position("Battle Ox")) == ("defense", "attack")
    assert d.events("summon") == []


@pytest.mark.card("Different Dimension Gate")
@pytest.mark.rule("J-EFF-12")
def test_the_gate_needs_a_monster_on_each_side():
    d = table(hand("Different Dimension Gate") + attack("Mystical Elf"))
    assert d.why_not("Different Dimension Gate") == ["J-EFF-12"]


@pytest.mark.card("Different Dimension Gate")
@pytest.mark.rule("J-SUM-08")
def test_the_gate_keeps_no_zone_free_and_who_finds_none_is_lost():
    d = gate(
        hand("Heavy Storm", "Kuriboh") + attack("Mystical Elf", *["Silver Fang"] * 4), attack("Battle Ox")
    )
    d.summon("Kuriboh").resolve()
    d.activate("Heavy Storm").resolve()
    assert "Mystical Elf" in d.graveyard(YOU)
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Different Dimension Gate")
def test_the_gate_sent_away_undestroyed_gives_nothing_back():
    broom = magic("Broom", w.activate(w.SendAway(w.every(w.MAGIC & w.FACE_UP & w.OTHER))))
    d = gate(hand("Broom") + attack("Mystical Elf"), attack("Battle Ox"), cards=[broom])
    d.activate("Broom").resolve()
    assert "Different Dimension Gate" in d.graveyard(YOU)
    assert (d.removed(YOU), d.removed(THEM)) == (["Mystical Elf"], ["Battle Ox"])


@pytest.mark.card("Different Dimension Gate", "Change of Heart")
@pytest.mark.rule("J-CTRL-05")
def test_a_borrowed_monster_in_the_gate_goes_back_to_its_owner():
    d = table(
        hand("Different Dimension Gate", "Change of Heart", "Heavy Storm"), attack("Battle Ox", "Silver Fang")
    )
    d.activate("Change of Heart", ["Battle Ox"]).resolve()
    d.activate("Different Dimension Gate").resolve()
    assert sorted(d.removed(THEM)) == ["Battle Ox", "Silver Fang"]
    d.activate("Heavy Storm").resolve()
    assert sorted(d.monsters(THEM)) == ["Battle Ox", "Silver Fang"]
    assert d.monsters(YOU) == []


@pytest.mark.card("Different Dimension Gate")
@pytest.mark.rule("J-TOK-01")
def test_a_token_in_the_gate_does_not_come_back():
    d = gate(hand("Heavy Storm") + defense("Sheep Token"), attack("Battle Ox"))
    d.activate("Heavy Storm").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Different Dimension Gate", "Ring of Destruction")
@pytest.mark.rule("J-EFF-10")
def test_only_the_surviving_monster_goes_through_the_gate():
    d = table(
        hand("Different Dimension Gate") + attack("Mystical Elf"),
        attack("Battle Ox") + set_("Ring of Destruction"),
    )
    d.activate("Different Dimension Gate").respond("Ring of Destruction", ["Mystical Elf"]).resolve()
    assert (d.removed(YOU), d.removed(THEM)) == ([], ["Battle Ox"])
    assert d.graveyard(YOU) == ["Mystical Elf"]


@pytest.mark.card("Different Dimension Gate")
def test_two_gates_give_back_their_own_monsters():
    d = table(
        hand("Different Dimension Gate", "Different Dimension Gate") + attack("Mystical Elf", "Silver Fang"),
        attack("Battle Ox", "Kuriboh") + set_("Mystical Space Typhoon"),
    )
    d.activate("Different Dimension Gate", ["Mystical Elf", "Battle Ox"]).resolve()
    d.activate("Different Dimension Gate").resolve()
    d.end_turn()
    d.activate("Mystical Space Typhoon", [at(YOU, 3, magic_trap=True)]).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Mystical Elf"], ["Battle Ox"])
    assert sorted(d.removed(YOU) + d.removed(THEM)) == ["Kuriboh", "Silver Fang"]


# -- Contract with Exodia, Exodia Necross -----------------------------------------------------------

EXODIA = (
    "Exodia the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Leg of the Forbidden One",
)


def necross(*parts, **more):
    """Exodia Necross on your side, all five pieces in your Graveyard."""
    return table([*attack("Exodia Necross"), *graveyard(*EXODIA)] + [p for one in parts for p in one], **more)


@pytest.mark.card("Contract with Exodia", "Exodia Necross")
def test_contract_with_exodia_summons_exodia_necross():
    d = table(hand("Contract with Exodia", "Exodia Necross") + graveyard(*EXODIA))
    d.activate("Contract with Exodia").resolve()
    d.choose("attack")
    assert d.monsters(YOU) == ["Exodia Necross"]


@pytest.mark.card("Contract with Exodia")
@pytest.mark.rule("J-EFF-12")
def test_contract_with_exodia_needs_all_five_pieces_and_exodia_necross_in_the_hand():
    four = table(hand("Contract with Exodia", "Exodia Necross") + graveyard(*EXODIA[1:]))
    assert four.why_not("Contract with Exodia") == ["J-EFF-12"]
    alone = table(hand("Contract with Exodia") + graveyard(*EXODIA))
    assert alone.why_not("Contract with Exodia") == ["J-EFF-12"]


@pytest.mark.card("Contract with Exodia", "Exodia Necross", "Disappear")
@pytest.mark.rule("J-EFF-13")
def test_exodia_necross_comes_and_falls_when_a_piece_is_removed_in_answer_to_the_contract():
    d = table(
        you=hand("Contract with Exodia", "Exodia Necross") + graveyard(*w.EXODIA), them=set_("Disappear")
    )
    d.activate("Contract with Exodia").respond("Disappear", targets=[w.EXODIA[1]]).resolve().choose("attack")
    assert "Exodia Necross" in d.graveyard(YOU) and d.events("summon")


@pytest.mark.card("Exodia Necross")
@pytest.mark.rule("J-FUS-06")
def test_exodia_necross_comes_out_in_no_other_way():
    d = table(hand("Exodia Necross", "Monster Reborn") + graveyard("Exodia Necross", *EXODIA))
    assert not d.can("summon", "Exodia Necross") and not d.can("set", "Exodia Necross")
    d.activate("Monster Reborn")
    assert "pick Exodia Necross" not in d.options()


@pytest.mark.card("Exodia Necross", "Raigeki", "Mirror Force")
def test_exodia_necross_is_not_destroyed_by_battle_magic_or_traps():
    d = table(
        attack("Exodia Necross") + graveyard(*EXODIA), hand("Raigeki") + attack("Summoned Skull"), turn=THEM
    )
    d.activate("Raigeki").resolve()
    assert d.monsters(YOU) == ["Exodia Necross"]
    d.to_battle().attack("Summoned Skull", "Exodia Necross").resolve()
    assert (d.monsters(YOU), d.lp(YOU)) == (["Exodia Necross"], 7300)


@pytest.mark.card("Exodia Necross", "Man-Eater Bug")
def test_the_effect_of_a_monster_destroys_exodia_necross():
    d = table(attack("Exodia Necross") + graveyard(*EXODIA), set_("Man-Eater Bug"), turn=THEM)
    d.flip("Man-Eater Bug").pick("Exodia Necross").resolve()
    assert "Exodia Necross" in d.graveyard(YOU)


@pytest.mark.card("Exodia Necross", "Raigeki")
@pytest.mark.rule("R-EFF-04")
def test_a_face_down_exodia_necross_is_destroyed_like_any_other():
    d = table(set_("Exodia Necross") + graveyard(*EXODIA), hand("Raigeki"), turn=THEM)
    d.activate("Raigeki").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card("Exodia Necross")
def test_exodia_necross_grows_in_each_of_your_standby_phases():
    d = necross()
    d.end_turn()
    assert d.attack_of("Exodia Necross") == 1800
    d.end_turn()
    assert d.attack_of("Exodia Necross") == 2300
    d.end_turn().end_turn()
    assert d.attack_of("Exodia Necross") == 2800


@pytest.mark.card("Exodia Necross", "Soul Release")
def test_exodia_necross_falls_when_a_piece_leaves_the_graveyard():
    d = table(attack("Exodia Necross") + graveyard(*EXODIA), hand("Soul Release"), turn=THEM)
    d.activate("Soul Release", ["Left Arm of the Forbidden One"]).done().resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card("Exodia Necross", "Change of Heart")
def test_exodia_necross_falls_under_a_player_without_the_pieces():
    d = table(attack("Exodia Necross") + graveyard(*EXODIA), hand("Change of Heart"), turn=THEM)
    d.activate("Change of Heart").resolve()
    assert "Exodia Necross" in d.graveyard(YOU)


@pytest.mark.card("Exodia Necross", "Skill Drain")
@pytest.mark.rule("J-EFF-04")
def test_skill_drain_takes_its_growth_for_good_and_spares_it_for_a_time():
    d = necross(set_("Skill Drain") + hand("Mystical Space Typhoon"))
    while d.turn < 7 or d.phase != MAIN_1:
        if d.can("pass"):
            d.pass_()
        else:
            d.choose(d.state.decision.options[-1 if d.kind == "act" else 0].key)
    assert d.attack_of("Exodia Necross") == 2300
    d.activate("Skill Drain").resolve()
    assert d.attack_of("Exodia Necross") == 1800
    d.activate("Mystical Space Typhoon", ["Skill Drain"]).resolve()
    assert d.attack_of("Exodia Necross") == 1800


@pytest.mark.card("Exodia Necross", "Skill Drain", "Soul Release")
def test_exodia_necross_falls_when_it_is_free_of_skill_drain_again():
    d = table(
        attack("Exodia Necross") + graveyard(*EXODIA) + face_up("Skill Drain"),
        hand("Soul Release", "Mystical Space Typhoon"),
        turn=THEM,
    )
    d.activate("Soul Release", ["Left Arm of the Forbidden One"]).done().resolve()
    assert d.monsters(YOU) == ["Exodia Necross"]
    d.activate("Mystical Space Typhoon", ["Skill Drain"]).resolve()
    assert d.monsters(YOU) == []


# -- Butterfly Dagger - Elma ------------------------------------------------------------------------

ELMA = "Butterfly Dagger - Elma"


@pytest.mark.card("Butterfly Dagger - Elma", "Mystical Space Typhoon")
def test_elma_destroyed_while_equipped_may_return_to_the_hand():
    d = (
        table(you=attack("Battle Ox") + hand(ELMA), them=set_("Mystical Space Typhoon"))
        .activate(ELMA)
        .resolve()
    )
    assert d.attack_of("Battle Ox") == 2000
    d.end_turn().activate("Mystical Space Typhoon").resolve().use(ELMA)
    assert d.hand(YOU) == [ELMA]


@pytest.mark.card("Butterfly Dagger - Elma", "Mystical Space Typhoon")
@pytest.mark.rule("J-CHAIN-07")
def test_elma_destroyed_in_the_middle_of_a_chain_misses_the_timing():
    d = table(
        you=attack("Battle Ox") + equip(ELMA, on="Battle Ox") + hand("Pot of Greed"),
        them=set_("Mystical Space Typhoon"),
    )
    d.activate("Pot of Greed").respond("Mystical Space Typhoon", [ELMA]).resolve()
    assert (d.kind, ELMA in d.graveyard(YOU)) == ("act", True)


@pytest.mark.card("Butterfly Dagger - Elma", "Fissure")
@pytest.mark.rule("J-EQUIP-01")
def test_elma_that_loses_its_monster_does_not_return():
    d = table(you=attack("Battle Ox") + equip(ELMA, on="Battle Ox"), them=hand("Fissure"), turn=THEM)
    d.activate("Fissure").resolve()
    assert (d.kind, ELMA in d.graveyard(YOU)) == ("act", True)


@pytest.mark.card("Butterfly Dagger - Elma")
def test_elma_destroyed_together_with_its_monster_returns():
    all_of_it = magic("Final Destiny Once", w.activate(w.Destroy(w.every(w.CARD & w.ON_FIELD & w.OTHER))))
    d = table(
        you=attack("Battle Ox") + equip(ELMA, on="Battle Ox"),
        them=hand("Final Destiny Once"),
        turn=THEM,
        cards=[all_of_it],
    )
    d.activate("Final Destiny Once").resolve().use(ELMA)
    assert d.hand(YOU) == [ELMA]


@pytest.mark.card("Butterfly Dagger - Elma", "Mystical Space Typhoon")
def test_elma_destroyed_as_it_is_activated_does_not_return():
    d = table(you=attack("Battle Ox") + hand(ELMA), them=set_("Mystical Space Typhoon"))
    d.activate(ELMA).respond("Mystical Space Typhoon", [ELMA]).resolve()
    assert (d.kind, d.graveyard(YOU)) == ("act", [ELMA])


@pytest.mark.card("Butterfly Dagger - Elma", "Imperial Order", "Dust Tornado")
def test_imperial_order_does_not_keep_elma_from_returning():
    d = table(
        you=attack("Battle Ox") + equip(ELMA, on="Battle Ox") + face_up("Imperial Order"),
        them=set_("Dust Tornado"),
    )
    d.end_turn().activate("Dust Tornado", [ELMA]).resolve().use(ELMA)
    assert d.hand(YOU) == [ELMA]


@pytest.mark.card("Butterfly Dagger - Elma")
@pytest.mark.rule("J-DMG-02")
def test_elma_destroyed_in_the_damage_step_does_not_return():
    thief = effect_monster(
        "Thief", w.trigger(w.Destroy(w.TARGET), when=w.Damaged(), target=w.MAGIC_OR_TRAP), attack=2500
    )
    d = table(
        you=attack("Battle Ox") + equip(ELMA, on="Battle Ox"), them=attack("Thief"), turn=THEM, cards=[thief]
    ).to_battle()
    d.attack("Thief", "Battle Ox").resolve()
    assert (ELMA in d.graveyard(YOU), d.hand(YOU), d.kind) == (True, [], "act")


@pytest.mark.card("Butterfly Dagger - Elma", "Gearfried the Iron Knight")
def test_gearfried_destroys_elma_by_his_effect_so_it_may_return():
    d = table(you=attack("Gearfried the Iron Knight") + hand(ELMA)).activate(ELMA).use(ELMA)
    assert d.hand(YOU) == [ELMA]


# -- Reflect Bounder --------------------------------------------------------------------------------

BOUNDER = "Reflect Bounder"


@pytest.mark.card("Reflect Bounder")
@pytest.mark.rule("J-DMG-01")
def test_reflect_bounder_burns_before_the_calculation_and_is_destroyed_after_it():
    d = table(you=attack(BOUNDER), them=attack("Silver Fang"), turn=THEM).to_battle()
    d.attack("Silver Fang", BOUNDER).resolve()
    assert (d.lp(THEM), d.lp(YOU)) == (8000 - 1200 - 500, 8000)
    assert (d.graveyard(YOU), d.graveyard(THEM)) == ([BOUNDER], ["Silver Fang"])
    assert [(e.cards, e.causes) for e in d.events("move")] == [
        ((BOUNDER,), {"effect"}),
        (("Silver Fang",), {"battle"}),
    ]


@pytest.mark.card("Reflect Bounder")
def test_reflect_bounder_attacked_by_something_stronger_is_destroyed_by_battle():
    d = (
        table(you=attack(BOUNDER), them=attack("Jinzo"), turn=THEM)
        .to_battle()
        .attack("Jinzo", BOUNDER)
        .resolve()
    )
    assert (d.lp(THEM), d.lp(YOU), d.graveyard(YOU)) == (8000 - 2400, 8000 - 700, [BOUNDER])
    assert [e.causes for e in d.events("move")] == [{"battle"}]


@pytest.mark.card("Reflect Bounder")
def test_reflect_bounder_in_defense_reflects_nothing():
    d = table(you=defense(BOUNDER), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", BOUNDER).resolve()
    assert (d.lp(THEM), d.graveyard(YOU)) == (8000, [BOUNDER])
    d = table(you=set_(BOUNDER), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", BOUNDER).resolve().lp(THEM) == 8000


@pytest.mark.card("Reflect Bounder")
def test_reflect_bounder_that_attacks_reflects_nothing():
    d = table(you=attack(BOUNDER), them=attack("Kuriboh")).to_battle().attack(BOUNDER, "Kuriboh").resolve()
    assert (d.lp(THEM), d.monsters(YOU)) == (8000 - 1400, [BOUNDER])


@pytest.mark.card("Reflect Bounder", "Waboku")
@pytest.mark.rule("J-DMG-09")
def test_waboku_does_not_stop_the_damage_of_reflect_bounder():
    d = table(you=attack(BOUNDER), them=attack("Battle Ox") + set_("Waboku"), turn=THEM).to_battle()
    d.attack("Battle Ox", BOUNDER).respond("Waboku").resolve()
    assert d.lp(THEM) == 8000 - 1700


@pytest.mark.card("Reflect Bounder", "Injection Fairy Lily")
def test_lily_grows_only_after_reflect_bounder_has_burned():
    d = table(you=attack(BOUNDER), them=attack("Injection Fairy Lily"), turn=THEM).to_battle()
    d.attack("Injection Fairy Lily", BOUNDER).activate("Injection Fairy Lily").resolve()
    assert (d.lp(THEM), d.lp(YOU)) == (8000 - 400 - 2000, 8000 - 1700)


@pytest.mark.card("Reflect Bounder", "Dark Ruler Ha Des")
def test_ha_des_destroys_reflect_bounder_by_battle():
    d = table(you=attack(BOUNDER), them=attack("Dark Ruler Ha Des"), turn=THEM).to_battle()
    d.attack("Dark Ruler Ha Des", BOUNDER).resolve()
    assert (d.lp(THEM), d.graveyard(YOU)) == (8000 - 2450, [BOUNDER])
    assert [e.causes for e in d.events("move")] == [{"battle"}]


# -- Vampire Lord -----------------------------------------------------------------------------------

VAMPIRE = "Vampire Lord"


@pytest.mark.card("Vampire Lord")
def test_vampire_lord_makes_the_opponent_send_a_card_of_a_declared_kind():
    d = table(you=attack(VAMPIRE), them=deck("Jinzo", "Umi", "Waboku", "Sogen")).to_battle().attack(VAMPIRE)
    d.choose("Magic")
    assert (d.asked, sorted(d.options())) == (THEM, ["pick Sogen", "pick Umi"])
    d.pick("Sogen")
    assert (d.graveyard(THEM), d.events("shuffle") != []) == (["Sogen"], True)


@pytest.mark.card("Vampire Lord")
@pytest.mark.rule("J-PUB-03")
def test_when_there_is_no_such_card_the_deck_is_shown_and_nothing_is_sent():
    d = table(you=attack(VAMPIRE), them=deck("Jinzo", rest=False)).to_battle().attack(VAMPIRE).choose("Trap")
    assert (d.graveyard(THEM), [e.text for e in d.events("reveal")]) == ([], ["verify"])


@pytest.mark.card("Vampire Lord", "Raigeki")
def test_vampire_lord_destroyed_by_the_opponents_card_returns_in_your_next_standby_phase():
    d = table(you=attack(VAMPIRE), them=hand("Raigeki"), turn=THEM).activate("Raigeki")
    assert d.graveyard(YOU) == [VAMPIRE]
    d.end_turn().choose("defense")
    assert (d.position(VAMPIRE), d.turn_player, d.phase) == ("defense", YOU, MAIN_1)


@pytest.mark.card("Vampire Lord", "Dark Hole")
def test_vampire_lord_destroyed_by_your_own_card_or_by_battle_stays():
    d = (
        table(you=attack(VAMPIRE) + hand("Dark Hole"))
        .activate("Dark Hole")
        .end_turn()
        .end_turn()
        .to_phase(MAIN_1)
    )
    assert VAMPIRE in d.graveyard(YOU)
    d = table(you=attack(VAMPIRE), them=attack("Jinzo"), turn=THEM).to_battle().attack("Jinzo", VAMPIRE)
    assert d.end_turn().to_phase(MAIN_1).graveyard(YOU) == [VAMPIRE]


@pytest.mark.card("Vampire Lord", "Horn of Heaven")
@pytest.mark.rule("J-TERM-03")
def test_vampire_lord_whose_summon_is_negated_returns():
    d = table(you=hand(VAMPIRE) + attack("Kuriboh"), them=attack("Silver Fang") + set_("Horn of Heaven"))
    d.summon(VAMPIRE, ["Kuriboh"]).respond("Horn of Heaven")
    assert VAMPIRE in d.graveyard(YOU)
    d.end_turn().end_turn().choose("attack")
    assert d.monsters(YOU) == [VAMPIRE]


@pytest.mark.card("Vampire Lord", "Sasuke Samurai")
def test_vampire_lord_destroyed_face_down_by_sasuke_returns():
    d = table(you=set_(VAMPIRE), them=attack("Sasuke Samurai"), turn=THEM).to_battle()
    d.attack("Sasuke Samurai", VAMPIRE).end_turn().choose("attack")
    assert d.monsters(YOU) == [VAMPIRE]


@pytest.mark.card("Vampire Lord", "Soul Exchange")
@pytest.mark.rule("J-TERM-01")
def test_vampire_lord_tributed_by_the_opponent_stays():
    d = table(you=attack(VAMPIRE), them=hand("Soul Exchange", "Summoned Skull"), turn=THEM)
    d.activate("Soul Exchange").summon("Summoned Skull", [VAMPIRE]).end_turn().to_phase(MAIN_1)
    assert d.graveyard(YOU) == [VAMPIRE]


@pytest.mark.card("Vampire Lord", "Ring of Destruction")
def test_vampire_lord_destroyed_under_the_opponents_control_stays():
    d = table(
        you=hand("Umi") + set_("Ring of Destruction"),
        them=attack(VAMPIRE, owner=YOU) + set_("Waboku"),
        turn=YOU,
    )
    d.activate("Ring of Destruction").resolve().end_turn().end_turn().to_phase(MAIN_1)
    assert VAMPIRE in d.graveyard(YOU)


@pytest.mark.card("Vampire Lord", "Call of the Haunted", "Mystical Space Typhoon")
def test_vampire_lord_that_goes_with_call_of_the_haunted_stays():
    d = table(you=graveyard(VAMPIRE) + set_("Call of the Haunted"), them=set_("Mystical Space Typhoon"))
    d.activate("Call of the Haunted").resolve().end_turn()
    d.activate("Mystical Space Typhoon", ["Call of the Haunted"]).resolve()
    assert VAMPIRE in d.graveyard(YOU)
    d.end_turn().to_phase(MAIN_1)
    assert VAMPIRE in d.graveyard(YOU)


@pytest.mark.card("Vampire Lord", "Raigeki", "Monster Reborn")
def test_vampire_lord_who_has_come_back_before_and_gone_again_otherwise_stays():
    d = table(
        you=attack(VAMPIRE) + set_("Call of the Haunted"),
        them=hand("Raigeki") + attack("Summoned Skull"),
        turn=THEM,
    )
    d.activate("Raigeki").resolve_chain().activate("Call of the Haunted").resolve().to_battle()
    d.attack("Summoned Skull", VAMPIRE).resolve().end_turn().to_phase(MAIN_1)
    assert VAMPIRE in d.graveyard(YOU)


@pytest.mark.card("Vampire Lord", "Raigeki")
def test_vampire_lord_destroyed_in_your_standby_phase_returns_in_the_next_one():
    d = table(you=attack(VAMPIRE), them=set_("Ring of Destruction"), phase=TURN_BEGINS).to_phase(
        STANDBY_PHASE
    )
    d.activate("Ring of Destruction").resolve()
    assert (d.phase, d.graveyard(YOU)) == (MAIN_1, [VAMPIRE])
    d.end_turn().end_turn().choose("attack")
    assert d.monsters(YOU) == [VAMPIRE]


# -- Judgment of Anubis -----------------------------------------------------------------------------

ANUBIS = "Judgment of Anubis"


@pytest.mark.card(ANUBIS, "Heavy Storm")
@pytest.mark.rule("J-MAG-06")
def test_judgment_of_anubis_negates_and_then_may_destroy_a_monster_for_its_attack():
    d = table(you=hand("Heavy Storm") + attack("Summoned Skull"), them=set_(ANUBIS) + hand("Kuriboh"))
    d.activate("Heavy Storm").respond(ANUBIS).resolve().yes()
    assert (d.monsters(YOU), d.lp(YOU), d.hand(THEM)) == ([], 5500, [])
    d = table(you=hand("Heavy Storm") + attack("Summoned Skull"), them=set_(ANUBIS) + hand("Kuriboh"))
    d.activate("Heavy Storm").respond(ANUBIS).resolve().no()
    assert (d.monsters(YOU), d.lp(YOU)) == (["Summoned Skull"], 8000)


@pytest.mark.card(ANUBIS, "Mystical Space Typhoon")
def test_judgment_of_anubis_works_without_monsters_and_does_not_target():
    d = table(you=hand("Mystical Space Typhoon"), them=set_(ANUBIS, "Waboku") + hand("Kuriboh"))
    d.activate("Mystical Space Typhoon", ["Waboku"]).respond(ANUBIS).resolve()
    assert (d.kind, d.graveyard(YOU)) == ("act", ["Mystical Space Typhoon"])
    assert d.magic_traps(THEM) == ["Waboku"]


@pytest.mark.card(ANUBIS, "Dark Hole", "Dust Tornado", "Remove Trap")
@pytest.mark.rule("J-EFF-12")
def test_judgment_of_anubis_only_against_magic_that_destroys_magic_or_traps():
    d = table(you=hand("Dark Hole") + attack("Battle Ox"), them=set_(ANUBIS) + hand("Kuriboh"))
    assert not d.activate("Dark Hole").can_respond(ANUBIS)
    d = table(you=set_("Dust Tornado"), them=set_(ANUBIS, "Waboku") + hand("Kuriboh"))
    assert not d.activate("Dust Tornado", ["Waboku"]).can_respond(ANUBIS)
    d = table(you=hand("Remove Trap"), them=face_up("Gravity Bind") + set_(ANUBIS) + hand("Kuriboh"))
    assert d.activate("Remove Trap").can_respond(ANUBIS)
    d = table(you=hand("Heavy Storm"), them=set_(ANUBIS))
    assert not d.activate("Heavy Storm").can_respond(ANUBIS)


# -- Terrorking, Desrook, Pandemonium ---------------------------------------------------------------

KING, ROOK, HELL = "Terrorking Archfiend", "Desrook Archfiend", "Pandemonium"


@pytest.mark.card(KING)
def test_terrorking_is_summoned_only_beside_an_archfiend_but_may_be_set():
    d = table(you=hand(KING))
    assert (d.why_not(KING, "summon"), d.can("set", KING)) == (["R-GEN-01"], True)
    d = table(you=hand(KING) + attack("Summoned Skull"))
    assert d.can("summon", KING)
    d = table(you=set_(KING), them=attack("Summoned Skull"))
    assert d.why_not(KING, "flip") == ["R-GEN-01"]


@pytest.mark.card(KING, "Skill Drain", "Monster Reborn")
def test_that_condition_is_no_effect_and_does_not_touch_a_special_summon():
    assert not table(you=hand(KING), them=face_up("Skill Drain")).can("summon", KING)
    d = table(you=hand("Monster Reborn") + graveyard(KING)).activate("Monster Reborn").choose("attack")
    assert d.monsters(YOU) == [KING]


@pytest.mark.card(KING, ROOK)
@pytest.mark.rule("J-EFF-07")
def test_archfiends_must_be_paid_for_and_fall_when_that_is_impossible():
    d = table(you=attack(KING), phase=TURN_BEGINS).to_phase(MAIN_1)
    assert (d.lp(YOU), d.monsters(YOU)) == (7200, [KING])
    d = table(you=attack(ROOK) + lp(500), phase=TURN_BEGINS).to_phase(MAIN_1)
    assert (d.lp(YOU), d.monsters(YOU)) == (500, [])


@pytest.mark.card(KING, "Change of Heart")
@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize("shown, taken", [(2, False), (5, False), (3, True), (6, True)])
def test_a_die_decides_as_an_effect_that_targets_terrorking_resolves(shown, taken):
    d = table(you=hand("Change of Heart"), them=attack(KING), chance=[shown - 1]).activate("Change of Heart")
    d.resolve()
    assert (d.monsters(YOU) == [KING]) == taken
    assert d.graveyard(YOU) == ["Change of Heart"]


@pytest.mark.card(ROOK, "Snatch Steal")
def test_desrook_answers_to_a_three_and_the_card_is_destroyed():
    d = table(you=hand("Snatch Steal"), them=attack(ROOK), chance=[2]).activate("Snatch Steal").resolve()
    assert (d.monsters(THEM), d.graveyard(YOU)) == ([ROOK], ["Snatch Steal"])


@pytest.mark.card(KING, "Rush Recklessly", "Book of Moon", "Dark Hole")
def test_no_die_for_your_own_effects_what_does_not_target_or_a_face_down_king():
    d = table(you=hand("Rush Recklessly") + attack(KING), chance=[1]).activate("Rush Recklessly")
    assert d.attack_of(KING) == 2700
    d = table(you=hand("Dark Hole"), them=attack(KING), chance=[1]).activate("Dark Hole")
    assert d.monsters(THEM) == []
    d = table(you=hand("Change of Heart"), them=set_(KING), chance=[1]).activate("Change of Heart").resolve()
    assert d.monsters(YOU) == [KING]


@pytest.mark.card(KING, "Sangan", "Skill Drain")
@pytest.mark.rule("J-DMG-03")
def test_terrorking_negates_what_it_destroys_by_battle():
    d = table(you=attack(KING), them=attack("Sangan") + deck("Kuriboh")).to_battle()
    d.attack(KING, "Sangan").resolve()
    assert d.hand(THEM) == []
    d = table(you=attack(KING) + face_up("Skill Drain"), them=attack("Sangan") + deck("Kuriboh")).to_battle()
    d.attack(KING, "Sangan").resolve()
    assert d.hand(THEM) == ["Kuriboh"]


@pytest.mark.card(ROOK, KING, "Raigeki")
def test_desrook_in_the_hand_brings_terrorking_back():
    d = table(you=attack(KING) + hand(ROOK), them=hand("Raigeki"), turn=THEM)
    d.activate("Raigeki").respond(ROOK).resolve().choose("defense")
    assert (d.monsters(YOU), d.position(KING), d.graveyard(YOU)) == ([KING], "defense", [ROOK])


@pytest.mark.card(ROOK, KING)
@pytest.mark.rule("J-DMG-02")
def test_even_in_the_damage_step_and_from_the_opponents_graveyard():
    d = table(you=attack("Summoned Skull"), them=attack(KING) + hand(ROOK)).to_battle()
    d.attack("Summoned Skull", KING).respond(ROOK).resolve().choose("attack")
    assert d.monsters(THEM) == [KING]
    d = table(you=attack("Summoned Skull"), them=attack(KING, owner=YOU) + hand(ROOK)).to_battle()
    d.attack("Summoned Skull", KING).respond(ROOK).resolve().choose("attack")
    assert (d.monsters(THEM), d.graveyard(YOU)) == ([KING], [])


@pytest.mark.card(ROOK, KING)
def test_desrook_answers_a_set_terrorking_too_but_no_tribute():
    d = table(you=set_(KING) + hand(ROOK), them=hand("Raigeki"), turn=THEM)
    assert d.activate("Raigeki").can_respond(ROOK)
    d = table(you=attack(KING) + hand(ROOK, "Summoned Skull")).summon("Summoned Skull", tributes=[KING])
    assert not d.can_respond(ROOK)


@pytest.mark.card(ROOK, KING, "Ring of Destruction", "Pot of Greed")
@pytest.mark.rule("J-CHAIN-07")
def test_desrook_misses_a_terrorking_destroyed_at_link_2():
    d = table(
        you=attack(KING) + hand(ROOK), them=hand("Pot of Greed") + set_("Ring of Destruction"), turn=THEM
    )
    d.activate("Pot of Greed").respond("Ring of Destruction", [KING]).resolve_chain()
    assert not d.can_respond(ROOK)


@pytest.mark.card(ROOK, KING)
def test_two_terrorkings_and_two_desrooks_bring_one_back():
    d = table(you=attack(KING, KING) + hand(ROOK, ROOK), them=hand("Raigeki"), turn=THEM)
    d.activate("Raigeki").respond(ROOK)
    while d.kind == "choose":
        d._submit(d.state.decision.options[0])
    assert not d.can_respond(ROOK)
    d.resolve().choose("attack")
    assert (d.monsters(YOU), d.hand(YOU)) == ([KING], [ROOK])


@pytest.mark.card(HELL, KING)
def test_under_pandemonium_nobody_pays_for_archfiends():
    d = table(you=attack(KING), them=field(HELL), phase=TURN_BEGINS).to_phase(MAIN_1)
    assert (d.lp(YOU), d.monsters(YOU)) == (8000, [KING])


@pytest.mark.card(HELL, KING, "Raigeki")
@pytest.mark.rule("J-PUB-02")
def test_pandemonium_lets_the_owner_search_an_archfiend_of_a_lower_level():
    deep = deck("Summoned Skull", KING, ROOK, "Kuriboh")
    d = table(you=attack(KING) + deep, them=field(HELL) + hand("Raigeki"), turn=THEM)
    d.activate("Raigeki").resolve().use(HELL).resolve()
    assert d.hand(YOU) == [ROOK]


@pytest.mark.card(HELL, "Raigeki")
def test_pandemonium_lets_one_archfiend_be_added_for_several_destroyed_at_once():
    mine = attack("Skull Archfiend of Lightning", KING) + field(HELL) + deck(ROOK, "Shadowknight Archfiend")
    d = table(you=mine, them=hand("Raigeki"), turn=THEM).activate("Raigeki").use(HELL)
    assert (d.pick(ROOK).resolve().hand(YOU), d.kind) == ([ROOK], "act")


@pytest.mark.card(HELL, "Raigeki")
def test_pandemonium_serves_the_owner_of_an_archfiend_that_the_opponent_controlled():
    theirs = attack("Shadowknight Archfiend", owner=YOU)
    d = table(you=field(HELL) + hand("Raigeki") + deck(ROOK), them=theirs).activate("Raigeki").use(HELL)
    assert d.resolve().hand(YOU) == [ROOK]


@pytest.mark.card(HELL, KING)
def test_pandemonium_not_after_a_battle_and_once_for_several_archfiends():
    d = table(you=attack("Summoned Skull"), them=attack(KING) + field(HELL) + deck(ROOK)).to_battle()
    assert d.attack("Summoned Skull", KING).resolve().kind == "act"
    both = attack(KING, "Summoned Skull") + deck(KING, ROOK)
    d = table(you=both, them=field(HELL) + hand("Raigeki"), turn=THEM)
    d.activate("Raigeki").resolve().use(HELL).resolve()
    assert sorted(d.options()) == [f"pick {ROOK}", f"pick {KING}"]
    assert len(d.pick(KING).hand(YOU)) == 1 and d.kind == "act"


@pytest.mark.card(HELL, KING)
@pytest.mark.rule("J-EFF-05")
def test_an_archfiend_the_opponent_controls_lets_its_owner_search():
    d = table(you=attack(KING, owner=THEM) + field(HELL), them=deck(ROOK) + hand("Raigeki"), turn=THEM)
    d.activate("Raigeki").resolve().use(HELL).resolve()
    assert (d.hand(THEM), sorted(d.graveyard(THEM))) == ([ROOK], ["Raigeki", KING])


@pytest.mark.card(HELL, ROOK, KING)
@pytest.mark.rule("J-CHAIN-06")
def test_desrook_answers_pandemonium_in_the_same_chain():
    d = table(
        you=attack(KING) + hand(ROOK) + deck("Vilepawn Archfiend"),
        them=field(HELL) + hand("Raigeki"),
        turn=THEM,
    )
    d.activate("Raigeki").resolve().use(HELL).respond(ROOK).resolve().choose("attack").resolve()
    assert (d.monsters(YOU), d.hand(YOU)) == ([KING], ["Vilepawn Archfiend"])


# -- Outstanding Dog Marron -------------------------------------------------------------------------


@pytest.mark.card("Outstanding Dog Marron", "Dark Hole")
def test_outstanding_dog_marron_is_shuffled_into_the_deck():
    d = table(you=hand("Dark Hole") + attack("Outstanding Dog Marron")).activate("Dark Hole").resolve()
    assert "Outstanding Dog Marron" in d.deck(YOU)
    assert [one.player for one in d.events("shuffle")] == [YOU]


# -- Despair from the Dark, Fear from the Dark ------------------------------------------------------

FEARS = ("Despair from the Dark", "Fear from the Dark")


@pytest.mark.card("Despair from the Dark", "Fear from the Dark", "Delinquent Duo", "Needle Worm")
@pytest.mark.parametrize("name", FEARS)
def test_sent_from_hand_or_deck_by_the_opponent_it_is_summoned(name):
    d = table(you=hand("Delinquent Duo"), them=hand(name)).activate("Delinquent Duo").resolve()
    d.choose("attack")
    assert d.monsters(THEM) == [name]
    d = table(you=set_("Needle Worm"), them=deck(name)).flip("Needle Worm").resolve().choose("defense")
    assert d.monsters(THEM) == [name]


@pytest.mark.card("Despair from the Dark", "Fear from the Dark", "Painful Choice", "Raigeki")
@pytest.mark.parametrize("name", FEARS)
def test_sent_by_its_own_player_or_from_the_field_it_stays(name):
    five = ("Battle Ox", "Kuriboh", "Sangan", "Silver Fang")
    d = table(you=hand("Painful Choice") + deck(name, *five, rest=False)).activate("Painful Choice")
    d.pick(name, *five[:3]).pick("Sangan").resolve()
    assert (d.monsters(YOU), name in d.graveyard(YOU)) == ([], True)
    d = table(you=hand("Raigeki"), them=attack(name)).activate("Raigeki").resolve()
    assert d.monsters(THEM) == []


# -- Des Feral Imp, Keldo, Ray of Hope, Spell Reproduction, Iron Blacksmith Kotetsu -----------------


@pytest.mark.card("Des Feral Imp")
@pytest.mark.rule("J-FUS-07")
def test_des_feral_imp_returns_a_card_of_your_graveyard():
    d = table(you=set_("Des Feral Imp") + graveyard("Dark Hole", "Flame Swordsman"))
    d.flip("Des Feral Imp").pick("Flame Swordsman").resolve()
    assert (d.graveyard(YOU), d.fusion_deck(YOU)) == (["Dark Hole"], ["Flame Swordsman"])


@pytest.mark.card("Keldo")
def test_keldo_destroyed_by_battle_returns_two_cards_of_the_opponents_graveyard():
    d = table(you=attack("Summoned Skull") + graveyard("Dark Hole", "Sangan", "Yami"), them=attack("Keldo"))
    d.to_battle().attack("Summoned Skull", "Keldo").resolve().pick("Dark Hole", "Yami").resolve()
    assert d.graveyard(YOU) == ["Sangan"]
    assert [one.player for one in d.events("shuffle")] == [YOU]


@pytest.mark.card("Keldo")
@pytest.mark.rule("J-EFF-12")
def test_keldo_does_nothing_with_one_card_there():
    d = table(you=attack("Summoned Skull") + graveyard("Dark Hole"), them=attack("Keldo"))
    d.to_battle().attack("Summoned Skull", "Keldo").resolve()
    assert d.graveyard(YOU) == ["Dark Hole"]


@pytest.mark.card("Ray of Hope")
def test_ray_of_hope_returns_two_light_monsters():
    d = table(you=set_("Ray of Hope") + graveyard("Mystical Elf", "Sangan", "Shining Angel"))
    d.activate("Ray of Hope").pick("Mystical Elf", "Shining Angel").resolve()
    assert d.graveyard(YOU) == ["Sangan", "Ray of Hope"]
    assert "J-EFF-12" in table(you=set_("Ray of Hope") + graveyard("Mystical Elf")).why_not("Ray of Hope")


@pytest.mark.card("Spell Reproduction")
def test_spell_reproduction_takes_a_magic_card_back_for_two():
    magic_cards = ("Spell Reproduction", "Dark Hole", "Yami", "Kuriboh")
    d = table(you=hand(*magic_cards) + graveyard("Pot of Greed")).activate("Spell Reproduction")
    assert sorted(d.options()) == ["pick Dark Hole", "pick Yami"]
    d.pick("Dark Hole", "Yami")
    d.resolve()
    assert sorted(d.hand(YOU)) == ["Kuriboh", "Pot of Greed"]


@pytest.mark.card("Spell Reproduction", "Banisher of the Light")
@pytest.mark.rule("J-TERM-02")
def test_what_spell_reproduction_sends_must_arrive_in_the_graveyard():
    d = table(you=hand("Spell Reproduction", "Dark Hole", "Yami") + attack("Banisher of the Light"))
    assert "J-EFF-12" in d.why_not("Spell Reproduction")


@pytest.mark.card("Iron Blacksmith Kotetsu")
def test_kotetsu_fetches_an_equip():
    d = table(you=set_("Iron Blacksmith Kotetsu") + deck("Dark Hole", "Axe of Despair"))
    d.flip("Iron Blacksmith Kotetsu").resolve()
    assert d.hand(YOU) == ["Axe of Despair"]


# -- Dark Scorpions --------------------------------------------------------------------------------

CHICK = "Dark Scorpion - Chick the Yellow"
GORG = "Dark Scorpion - Gorg the Strong"
MEANAE = "Dark Scorpion - Meanae the Thorn"


@pytest.mark.card(CHICK)
def test_chick_returns_a_card_on_the_field():
    d = table(you=attack(CHICK), them=face_up("Gravity Bind")).to_battle()
    d.attack(CHICK).use(CHICK).choose("return").pick("Gravity Bind").resolve()
    assert d.hand(THEM) == ["Gravity Bind"]


@pytest.mark.card(CHICK)
@pytest.mark.parametrize("down", [True, False])
def test_chick_looks_at_the_top_card_of_the_opponents_deck(down):
    d = table(you=attack(CHICK), them=deck("Kuriboh", "Sangan")).to_battle()
    d.attack(CHICK).use(CHICK).choose("look").resolve()
    assert "Kuriboh" in d.prompt
    (d.yes if down else d.no)().resolve()
    assert d.deck(THEM)[0] == ("Sangan" if down else "Kuriboh")
    assert d.deck(THEM)[-1 if down else 0] == "Kuriboh"


@pytest.mark.card(CHICK)
def test_chick_need_not_use_an_effect():
    d = table(you=attack(CHICK), them=face_up("Gravity Bind")).to_battle().attack(CHICK).no().resolve()
    assert (d.hand(THEM), d.monsters(YOU)) == ([], [CHICK])


@pytest.mark.card(GORG)
def test_gorg_returns_a_monster_to_the_top_of_the_deck_or_sends_a_card():
    for mode, top in (("return", "Kuriboh"), ("send", FILLER)):
        d = table(you=attack(GORG), them=attack("Battle Ox") + set_("Kuriboh") + deck("Sangan")).to_battle()
        d.attack(GORG, "Battle Ox").use(GORG).choose(mode)
        d.resolve()
        assert (d.deck(THEM)[0] == top, "Sangan" in d.graveyard(THEM)) == (True, mode == "send")


@pytest.mark.card(MEANAE)
@pytest.mark.parametrize("mode", ["search", "recover"])
def test_meanae_adds_a_dark_scorpion_card(mode):
    d = table(you=attack(MEANAE) + deck("Don Zaloog", CHICK) + graveyard("Don Zaloog", GORG)).to_battle()
    d.attack(MEANAE).use(MEANAE).choose(mode)
    d.resolve()
    assert d.hand(YOU) == [CHICK if mode == "search" else GORG]


# -- Mefist the Infernal General -------------------------------------------------------------------


@pytest.mark.card("Mefist the Infernal General")
def test_mefist_pierces_and_makes_the_opponent_discard():
    d = table(you=attack("Mefist the Infernal General"), them=defense("Kuriboh") + hand("Sangan")).to_battle()
    d.attack("Mefist the Infernal General", "Kuriboh").resolve()
    assert (d.lp(THEM), d.hand(THEM)) == (8000 - 1600, [])


# -- Sakuretsu Armor -------------------------------------------------------------------------------


@pytest.mark.card("Sakuretsu Armor")
def test_sakuretsu_armor_destroys_the_attacker():
    d = table(you=set_("Sakuretsu Armor"), them=attack("Summoned Skull", "Battle Ox"), turn=THEM).to_battle()
    d.attack("Summoned Skull").respond("Sakuretsu Armor").resolve()
    assert (d.graveyard(THEM), d.lp(YOU)) == (["Summoned Skull"], 8000)


@pytest.mark.card("Sakuretsu Armor", "Book of Moon")
@pytest.mark.rule("J-EFF-10")
def test_sakuretsu_armor_misses_an_attacker_turned_face_down():
    d = table(you=set_("Sakuretsu Armor"), them=attack("Summoned Skull") + hand("Book of Moon"), turn=THEM)
    d.to_battle().attack("Summoned Skull").respond("Sakuretsu Armor").respond("Book of Moon").resolve()
    assert (d.position("Summoned Skull"), d.lp(YOU)) == ("set", 8000)


@pytest.mark.card("Sakuretsu Armor")
def test_sakuretsu_armor_answers_no_attack_of_your_own():
    d = table(you=set_("Sakuretsu Armor") + attack("Battle Ox")).to_battle().attack("Battle Ox").resolve()
    assert d.lp(THEM) == 6300


# -- Battle-Scarred ---------------------------------------------------------------------------------

SCARRED = "Battle-Scarred"


@pytest.mark.card("Battle-Scarred", "Terrorking Archfiend")
def test_battle_scarred_makes_the_opponent_pay_as_much():
    d = table(you=set_(SCARRED) + attack("Terrorking Archfiend", "Battle Ox"), turn=THEM)
    d.leave_for(END_PHASE).activate(SCARRED).end_turn().to_phase(MAIN_1)
    assert (d.lp(YOU), d.lp(THEM)) == (7200, 7200)


@pytest.mark.card("Battle-Scarred", "Terrorking Archfiend")
def test_who_has_too_little_pays_nothing_for_battle_scarred():
    d = table(you=set_(SCARRED) + attack("Terrorking Archfiend"), them=lp(700), turn=THEM)
    d.leave_for(END_PHASE).activate(SCARRED).end_turn().to_phase(MAIN_1)
    assert (d.lp(YOU), d.lp(THEM)) == (7200, 700)


@pytest.mark.card("Battle-Scarred", "Terrorking Archfiend", "Mystical Space Typhoon", "Hane-Hane")
def test_battle_scarred_and_its_archfiend_go_together():
    scarred = set_(SCARRED) + attack("Summoned Skull")
    d = table(you=scarred, them=hand("Mystical Space Typhoon"), turn=THEM).leave_for(BATTLE_PHASE)
    d.activate(SCARRED).resolve()
    d.activate("Mystical Space Typhoon", [SCARRED]).resolve()
    assert (d.monsters(YOU), d.magic_traps(YOU)) == ([], [])
    d = table(you=scarred + set_("Hane-Hane")).activate(SCARRED).resolve().flip("Hane-Hane")
    d.pick("Summoned Skull").resolve()
    assert (d.hand(YOU), d.magic_traps(YOU)) == (["Summoned Skull"], [])


@pytest.mark.card("Battle-Scarred", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_battle_scarred_stays_when_its_archfiend_is_turned_face_down():
    d = table(you=set_(SCARRED) + attack("Summoned Skull") + hand("Book of Moon", "Mystical Space Typhoon"))
    d.activate(SCARRED).resolve().activate("Book of Moon").resolve()
    assert d.magic_traps(YOU) == [SCARRED]
    d.activate("Mystical Space Typhoon").resolve()
    assert d.monsters(YOU) == ["Summoned Skull"]


@pytest.mark.card("Battle-Scarred")
def test_battle_scarred_needs_an_archfiend():
    assert "J-EFF-12" in table(you=set_(SCARRED) + attack("Battle Ox")).why_not(SCARRED)


# -- A Deal with Dark Ruler -------------------------------------------------------------------------

DEAL = "A Deal with Dark Ruler"


@pytest.mark.card("A Deal with Dark Ruler", "Tribute to The Doomed")
def test_a_deal_with_dark_ruler_follows_the_loss_of_a_great_monster():
    d = table(
        you=hand(DEAL, "Tribute to The Doomed", "Kuriboh")
        + attack("Blue-Eyes White Dragon")
        + deck("Berserk Dragon")
    )
    assert "J-EFF-12" in d.why_not(DEAL)
    d.activate("Tribute to The Doomed", ["Blue-Eyes White Dragon"], cost=["Kuriboh"]).resolve()
    d.activate(DEAL).resolve().choose("attack")
    assert (d.monsters(YOU), len(d.events("shuffle"))) == (["Berserk Dragon"], 1)
    d.end_turn().end_turn()


@pytest.mark.card("A Deal with Dark Ruler", "Raigeki", "Hane-Hane")
def test_a_deal_with_dark_ruler_hears_nothing_of_other_losses():
    d = table(you=hand(DEAL, "Raigeki"), them=attack("Blue-Eyes White Dragon")).activate("Raigeki").resolve()
    assert "J-EFF-12" in d.why_not(DEAL)
    d = table(you=hand(DEAL) + attack("Blue-Eyes White Dragon") + set_("Hane-Hane")).flip("Hane-Hane")
    d.pick("Blue-Eyes White Dragon").resolve()
    assert "J-EFF-12" in d.why_not(DEAL)
    d = table(you=hand(DEAL, "Raigeki", "Tribute to The Doomed", "Kuriboh") + attack("Summoned Skull"))
    d.activate("Tribute to The Doomed", ["Summoned Skull"], cost=["Kuriboh"]).resolve()
    assert "J-EFF-12" in d.why_not(DEAL)


@pytest.mark.card("A Deal with Dark Ruler", "Dark Necrofear", "Dust Tornado")
def test_a_deal_with_dark_ruler_hears_nothing_of_a_monster_that_served_as_an_equip():
    d = table(
        you=attack("Dark Necrofear", proper=True) + hand(DEAL),
        them=hand("Raigeki") + set_("Dust Tornado") + attack("Battle Ox"),
        turn=THEM,
    )
    d.activate("Raigeki").resolve().to_phase(END_PHASE).resolve().to_phase(MAIN_1)
    d.leave_for(BATTLE_PHASE).respond("Dust Tornado", targets=["Dark Necrofear"]).resolve()
    assert "Dark Necrofear" in d.graveyard(YOU) and "J-EFF-12" in d.why_not(DEAL)


@pytest.mark.card("A Deal with Dark Ruler", "Tribute to The Doomed")
def test_a_deal_with_dark_ruler_is_for_the_same_turn():
    d = table(
        you=hand("Tribute to The Doomed", "Kuriboh") + attack("Blue-Eyes White Dragon") + set_(DEAL),
        them=hand("Sangan"),
    )
    d.activate("Tribute to The Doomed", ["Blue-Eyes White Dragon"], cost=["Kuriboh"]).resolve().end_turn()
    assert "J-EFF-12" in d.why_not(DEAL)


@pytest.mark.card("A Deal with Dark Ruler", "Raigeki", "Change of Heart")
def test_two_deals_follow_one_loss_even_of_a_monster_that_was_taken():
    d = table(
        you=hand(DEAL, DEAL, "Change of Heart", "Tribute to The Doomed", "Kuriboh")
        + deck("Berserk Dragon", "Berserk Dragon"),
        them=attack("Blue-Eyes White Dragon"),
    )
    d.activate("Change of Heart").resolve()
    d.activate("Tribute to The Doomed", ["Blue-Eyes White Dragon"], cost=["Kuriboh"]).resolve()
    d.activate(DEAL).resolve().choose("attack").activate(DEAL).resolve().choose("attack")
    assert d.monsters(YOU) == ["Berserk Dragon", "Berserk Dragon"]


# -- D.D. Warrior Lady ------------------------------------------------------------------------------

LADY = "D.D. Warrior Lady"


@pytest.mark.card("D.D. Warrior Lady")
@pytest.mark.rule("J-DMG-03")
def test_dd_warrior_lady_removes_herself_and_the_monster_she_battled():
    d = table(you=attack(LADY), them=attack("Summoned Skull")).to_battle().attack(LADY, "Summoned Skull")
    d.use(LADY).resolve()
    assert (d.removed(YOU), d.removed(THEM), d.lp(YOU)) == ([LADY], ["Summoned Skull"], 7000)
    d = (
        table(you=attack("Kuriboh"), them=defense(LADY))
        .to_battle()
        .attack("Kuriboh", LADY)
        .use(LADY)
        .resolve()
    )
    assert (d.removed(YOU), d.removed(THEM)) == (["Kuriboh"], [LADY])


@pytest.mark.card("D.D. Warrior Lady")
def test_dd_warrior_lady_may_be_declined_and_a_direct_attack_gives_nothing():
    d = table(you=attack(LADY), them=attack("Summoned Skull")).to_battle().attack(LADY, "Summoned Skull").no()
    assert (d.graveyard(YOU), d.monsters(THEM)) == ([LADY], ["Summoned Skull"])
    d = table(you=attack(LADY)).to_battle().attack(LADY).resolve()
    assert d.monsters(YOU) == [LADY]


@pytest.mark.card("D.D. Warrior Lady", "Skill Drain", "Dark Ruler Ha Des")
def test_dd_warrior_lady_negated_removes_nothing():
    d = table(you=attack(LADY), them=attack("Summoned Skull") + face_up("Skill Drain"))
    d.to_battle().attack(LADY, "Summoned Skull").use(LADY).resolve()
    assert d.graveyard(YOU) == [LADY]
    d = (
        table(you=attack(LADY), them=attack("Dark Ruler Ha Des"))
        .to_battle()
        .attack(LADY, "Dark Ruler Ha Des")
    )
    assert (d.resolve().graveyard(YOU), d.removed(THEM)) == ([LADY], [])


@pytest.mark.card("D.D. Warrior Lady")
def test_of_two_dd_warrior_ladies_the_second_link_removes_both():
    d = (
        table(you=attack(LADY), them=attack(LADY))
        .to_battle()
        .attack(LADY, at(THEM, 1))
        .use(LADY)
        .use(LADY)
        .resolve()
    )
    assert (d.removed(YOU), d.removed(THEM)) == ([LADY], [LADY])


# -- The Guardians and their Equips -----------------------------------------------------------------

DAGGER, AXE, BOW = "Butterfly Dagger - Elma", "Gravity Axe - Grarl", "Shooting Star Bow - Ceal"
ROD, BLADE, SWORDS = (
    "Rod of Silence - Kay'est",
    "Wicked-Breaking Flamberge - Baou",
    ("Twin Swords of Flashing Light - Tryce"),
)
GUARDIANS = {
    "Guardian Elma": DAGGER,
    "Guardian Ceal": BOW,
    "Guardian Kay'est": ROD,
}


@pytest.mark.card("Guardian Elma", "Guardian Ceal", "Guardian Kay'est")
@pytest.mark.parametrize("guardian", GUARDIANS)
def test_a_guardian_is_summoned_only_while_you_control_its_equip(guardian):
    weapon = GUARDIANS[guardian]
    d = table(you=hand(guardian) + attack("Battle Ox"), them=equip(weapon, on="Battle Ox"))
    assert "R-GEN-01" in d.why_not(guardian)
    assert d.can("set", guardian), "a Set is no Summon"
    d = table(you=hand(guardian) + attack("Battle Ox") + equip(weapon, on="Battle Ox"))
    assert d.can("summon", guardian)
    d = table(you=set_(guardian))
    assert "R-GEN-01" in d.why_not(guardian, "flip")


@pytest.mark.card("Guardian Elma", "Monster Reborn")
def test_a_guardian_is_not_special_summoned_either_without_its_equip():
    d = table(you=hand("Monster Reborn") + graveyard("Guardian Elma"))
    assert d.why_not("Monster Reborn") == ["J-EFF-12"]
    mine = (
        hand("Monster Reborn")
        + graveyard("Guardian Elma")
        + attack("Battle Ox")
        + equip(DAGGER, on="Battle Ox")
    )
    assert table(you=mine).can("activate", "Monster Reborn")


@pytest.mark.card("Guardian Elma")
def test_guardian_elma_takes_a_fitting_equip_from_your_graveyard_without_its_cost():
    mine = hand("Guardian Elma") + attack("Battle Ox") + equip(DAGGER, on="Battle Ox")
    d = table(you=mine + graveyard(BLADE, "Snatch Steal", "Premature Burial", "Dark Hole")).summon(
        "Guardian Elma"
    )
    d.use("Guardian Elma").resolve()
    assert (d.equipped_to(BLADE), d.attack_of("Guardian Elma"), d.hand(YOU)) == ("Guardian Elma", 1800, [])


@pytest.mark.card("Guardian Elma", "Disappear")
@pytest.mark.rule("J-EFF-10")
def test_guardian_elmas_equip_may_be_removed_in_answer_and_she_may_leave_it_there():
    mine = hand("Guardian Elma") + attack("Battle Ox") + equip(DAGGER, on="Battle Ox") + graveyard(BLADE)
    d = table(you=mine, them=set_("Disappear")).summon("Guardian Elma").use("Guardian Elma")
    d.respond("Disappear", [BLADE]).resolve()
    assert (d.removed(YOU), d.magic_traps(YOU)) == ([BLADE], [DAGGER])
    d = table(you=mine).summon("Guardian Elma").no()
    assert d.graveyard(YOU) == [BLADE]
    full = set_("Waboku", "Waboku", "Waboku", "Waboku")
    d = table(you=mine + full).summon("Guardian Elma")
    assert d.graveyard(YOU) == [BLADE], "there is no zone for it"


@pytest.mark.card("Guardian Grarl")
def test_guardian_grarl_comes_by_himself_as_the_only_card_in_hand_with_his_axe():
    mine = hand("Guardian Grarl") + attack("Battle Ox") + equip(AXE, on="Battle Ox")
    d = table(you=mine).special_summon("Guardian Grarl", position="attack")
    assert "Guardian Grarl" in d.monsters(YOU)
    assert table(you=mine + hand("Kuriboh")).why_not("Guardian Grarl", "special summon") == ["J-SUM-06"]
    assert table(you=hand("Guardian Grarl")).why_not("Guardian Grarl", "special summon") == ["J-SUM-06"]


@pytest.mark.card("Guardian Grarl")
def test_guardian_grarl_is_not_summoned_by_tributing_the_bearer_of_the_only_axe():
    mine = hand("Guardian Grarl", "Kuriboh") + attack("Battle Ox") + equip(AXE, on="Battle Ox")
    assert "R-GEN-01" in table(you=mine).why_not("Guardian Grarl")
    d = table(you=mine + attack("Silver Fang")).summon("Guardian Grarl")
    assert (d.graveyard(YOU), d.magic_traps(YOU)) == (["Silver Fang"], [AXE])


@pytest.mark.card("Guardian Ceal", "Shooting Star Bow - Ceal")
@pytest.mark.rule("J-EFF-06")
def test_guardian_ceal_sends_an_equip_of_yours_on_him_to_destroy_a_monster():
    mine = attack("Guardian Ceal") + equip(BOW, on="Guardian Ceal")
    d = (
        table(you=mine, them=attack("Battle Ox"))
        .activate("Guardian Ceal", ["Battle Ox"], cost=[BOW])
        .resolve()
    )
    assert (d.graveyard(YOU), d.graveyard(THEM)) == ([BOW], ["Battle Ox"])
    assert "J-EFF-12" in d.why_not("Guardian Ceal", "activate")
    d = table(you=attack("Guardian Ceal"), them=attack("Battle Ox") + equip(BOW, on="Guardian Ceal"))
    assert "J-EFF-12" in d.why_not("Guardian Ceal", "activate"), "it is the opponent's"


@pytest.mark.card("Guardian Ceal", "Big Bang Shot")
def test_guardian_ceal_may_send_big_bang_shot_and_goes_with_it():
    mine = attack("Guardian Ceal") + equip("Big Bang Shot", on="Guardian Ceal")
    d = table(you=mine, them=attack("Battle Ox")).activate("Guardian Ceal").resolve()
    assert (d.removed(YOU), d.graveyard(THEM)) == (["Guardian Ceal"], ["Battle Ox"])


@pytest.mark.card("Guardian Kay'est")
@pytest.mark.rule("R-BP-08")
def test_guardian_kayest_cannot_be_attacked_and_does_not_stop_direct_attacks():
    d = table(you=attack("Battle Ox"), them=attack("Guardian Kay'est", "Guardian Kay'est")).to_battle()
    assert d.can("attack", "Battle Ox", DIRECT) and not d.can("attack", "Battle Ox", at(THEM, 1))
    assert d.attack("Battle Ox").resolve().lp(THEM) == 6300
    d = table(you=attack("Battle Ox"), them=attack("Guardian Kay'est", "Kuriboh")).to_battle()
    assert not d.can("attack", "Battle Ox", DIRECT) and d.can("attack", "Battle Ox", "Kuriboh")


@pytest.mark.card("Guardian Kay'est", "Dark Hole", "Umi", "Snatch Steal", "Different Dimension Gate")
def test_guardian_kayest_is_unaffected_by_magic_cards():
    d = table(you=hand("Dark Hole") + field("Umi"), them=attack("Guardian Kay'est", "Battle Ox"))
    assert (d.attack_of("Guardian Kay'est"), d.defense_of("Guardian Kay'est")) == (1000, 1800)
    assert d.activate("Dark Hole").resolve().monsters(THEM) == ["Guardian Kay'est"]
    d = table(you=hand("Snatch Steal"), them=attack("Guardian Kay'est")).activate("Snatch Steal").resolve()
    assert (d.monsters(THEM), d.equipped_to("Snatch Steal")) == (["Guardian Kay'est"], "Guardian Kay'est")
    d = table(you=hand("Different Dimension Gate") + attack("Battle Ox"), them=attack("Guardian Kay'est"))
    d.activate("Different Dimension Gate").resolve()
    assert (d.removed(YOU), d.monsters(THEM)) == (["Battle Ox"], ["Guardian Kay'est"])


@pytest.mark.card("Guardian Kay'est", "Creature Swap", "Ring of Destruction", "Tribute to The Doomed")
def test_guardian_kayest_is_not_switched_and_traps_hit_her():
    d = table(you=hand("Creature Swap") + attack("Battle Ox"), them=attack("Guardian Kay'est"))
    d.activate("Creature Swap").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Battle Ox"], ["Guardian Kay'est"])
    d = table(you=set_("Ring of Destruction"), them=attack("Guardian Kay'est"))
    assert d.activate("Ring of Destruction").resolve().graveyard(THEM) == ["Guardian Kay'est"]


@pytest.mark.card("Guardian Tryce", "Dark Hole", SWORDS)
def test_guardian_tryce_brings_back_the_very_monster_tributed_for_it():
    mine = hand("Guardian Tryce", "Dark Hole") + attack("Kuriboh", "Battle Ox") + equip(SWORDS, on="Kuriboh")
    d = table(you=mine + graveyard("Battle Ox")).summon("Guardian Tryce", tributes=["Battle Ox"])
    d.activate("Dark Hole").choose("attack")
    assert d.monsters(YOU) == ["Battle Ox"] and d.graveyard(YOU).count("Battle Ox") == 1


@pytest.mark.card("Guardian Tryce", "Monster Reborn", "Dark Hole")
def test_guardian_tryce_special_summoned_brings_nothing_back():
    mine = hand("Dark Hole", "Monster Reborn") + attack("Kuriboh") + equip(SWORDS, on="Kuriboh")
    d = table(you=mine + graveyard("Guardian Tryce", "Battle Ox"))
    d.activate("Monster Reborn", ["Guardian Tryce"]).choose("attack").activate("Dark Hole").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card("Guardian Tryce", "Soul Release", "Dark Hole")
def test_guardian_tryce_brings_nothing_when_the_tribute_is_no_longer_in_the_graveyard():
    mine = hand("Guardian Tryce", "Soul Release", "Dark Hole") + attack("Kuriboh", "Battle Ox")
    d = table(you=mine + equip(SWORDS, on="Kuriboh") + graveyard("Battle Ox"))
    d.summon("Guardian Tryce", tributes=["Battle Ox"]).activate("Soul Release").pick("Battle Ox", "Battle Ox")
    d.activate("Dark Hole").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card("Gravity Axe - Grarl")
@pytest.mark.rule("J-POS-04")
def test_gravity_axe_locks_the_positions_of_the_opponents_monsters():
    d = table(
        you=attack("Battle Ox") + equip(AXE, on="Battle Ox"),
        them=attack("Kuriboh") + set_("Sangan"),
        turn=THEM,
    )
    assert d.attack_of("Battle Ox") == 2200
    assert not d.can("change", "Kuriboh") and not d.can("flip", "Sangan")
    d = table(you=equip(AXE, on="Battle Ox"), them=attack("Kuriboh", "Battle Ox"), turn=THEM)
    assert d.can("change", "Kuriboh"), "the bearer is not on the side of the Axe's player"
    d = table(
        you=attack("Battle Ox") + equip(AXE, on="Battle Ox") + hand("Block Attack"), them=attack("Kuriboh")
    )
    assert d.activate("Block Attack").resolve().position("Kuriboh") == "defense"


@pytest.mark.card("Shooting Star Bow - Ceal")
def test_shooting_star_bow_takes_1000_atk_and_lets_the_bearer_attack_directly():
    d = table(you=attack("Battle Ox") + equip(BOW, on="Battle Ox"), them=attack("Summoned Skull")).to_battle()
    assert d.attack("Battle Ox", DIRECT).resolve().lp(THEM) == 7300


@pytest.mark.card("Shooting Star Bow - Ceal", "Injection Fairy Lily")
@pytest.mark.rule("J-EFF-09")
def test_injection_fairy_lily_with_shooting_star_bow_reaches_2400():
    lily = "Injection Fairy Lily"
    d = table(you=attack(lily) + equip(BOW, on=lily), them=attack("Battle Ox")).to_battle()
    assert d.attack(lily, DIRECT).activate(lily).resolve().lp(THEM) == 8000 - 2400


@pytest.mark.card("Shooting Star Bow - Ceal", "Mystical Space Typhoon")
@pytest.mark.rule("J-REPLAY-03")
def test_without_the_bow_a_direct_attack_is_replayed():
    mine = attack("Battle Ox") + equip(BOW, on="Battle Ox")
    d = table(you=mine, them=attack("Kuriboh") + set_("Mystical Space Typhoon")).to_battle()
    d.attack("Battle Ox", DIRECT).respond("Mystical Space Typhoon", [BOW]).resolve()
    assert d.lp(THEM) == 8000 and d.can("attack", "Battle Ox", "Kuriboh")


@pytest.mark.card("Shooting Star Bow - Ceal", "Zombyra the Dark", "Magical Scientist")
def test_shooting_star_bow_helps_nobody_who_cannot_attack_directly():
    bow, zombyra, scientist = "Shooting Star Bow - Ceal", "Zombyra the Dark", "Magical Scientist"
    d = table(you=attack(zombyra) + equip(bow, on=zombyra), phase=BATTLE_PHASE)
    assert not d.can("attack", zombyra)
    d = table(you=attack(scientist) + hand(bow) + fusion_deck("Ryu Senshi"))
    d.activate(scientist, ["Ryu Senshi"]).choose("attack").resolve()
    d.activate(bow, ["Ryu Senshi"]).resolve().to_battle()
    assert not d.can("attack", "Ryu Senshi")


@pytest.mark.card("Rod of Silence - Kay'est")
def test_rod_of_silence_destroys_the_other_equips_on_its_monster():
    mine = hand(ROD) + attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox")
    d = table(you=mine, them=equip(BOW, on="Battle Ox")).activate(ROD, ["Battle Ox"]).resolve()
    assert (d.magic_traps(YOU), d.magic_traps(THEM)) == ([ROD], [])
    assert (d.attack_of("Battle Ox"), d.defense_of("Battle Ox")) == (1700, 1500)


@pytest.mark.card("Rod of Silence - Kay'est", ELMA, "Black Pendant")
def test_rod_of_silence_negates_the_equips_it_destroys_so_elma_does_not_return():
    rod, pendant = "Rod of Silence - Kay'est", "Black Pendant"
    mine = attack("Battle Ox") + hand(rod)
    d = table(you=mine + equip(ELMA, on="Battle Ox")).activate(rod).resolve()
    assert (d.kind, d.graveyard(YOU)) == ("act", [ELMA])
    d = table(you=attack("Battle Ox") + equip(rod, on="Battle Ox") + hand(ELMA)).activate(ELMA).resolve()
    assert (d.kind, d.graveyard(YOU)) == ("act", [ELMA])
    d = table(you=mine + equip(pendant, on="Battle Ox")).activate(rod).resolve()
    assert d.lp(THEM) == 7500, "this does not ask whether it was equipped"


@pytest.mark.card("Rod of Silence - Kay'est", "Tribute to The Doomed", "Dark Hole")
def test_rod_of_silence_negates_magic_that_targets_its_monster_and_no_other():
    mine = attack("Battle Ox") + equip(ROD, on="Battle Ox")
    d = table(you=mine, them=hand("Tribute to The Doomed", "Kuriboh", "Snatch Steal"), turn=THEM)
    d.activate("Tribute to The Doomed", ["Battle Ox"], cost=["Kuriboh"])
    d.activate("Snatch Steal", ["Battle Ox"]).resolve()
    assert (d.monsters(YOU), d.magic_traps(THEM)) == (["Battle Ox"], [])
    d = table(you=mine, them=hand("Dark Hole"), turn=THEM).activate("Dark Hole").resolve()
    assert d.monsters(YOU) == []
    d = table(you=mine, them=set_("Ring of Destruction")).end_turn().activate("Ring of Destruction").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card("Wicked-Breaking Flamberge - Baou", "Sangan")
@pytest.mark.rule("J-DMG-03")
def test_flamberge_negates_what_its_bearer_destroys_by_battle_flip_effects_too():
    # Upper Deck, 14 January and 22 February 2004.
    mine = attack("Battle Ox") + equip(BLADE, on="Battle Ox")
    d = table(you=mine, them=attack("Sangan")).to_battle().attack("Battle Ox", "Sangan").resolve()
    assert (d.hand(THEM), d.lp(THEM)) == ([], 8000 - 1200)
    d = table(you=mine, them=set_("Man-Eater Bug")).to_battle().attack("Battle Ox", "Man-Eater Bug").resolve()
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Battle Ox"], ["Man-Eater Bug"])


@pytest.mark.card("Wicked-Breaking Flamberge - Baou", "Twin Swords of Flashing Light - Tryce")
@pytest.mark.rule("J-EFF-06", "J-TERM-02")
@pytest.mark.parametrize("weapon", [BLADE, SWORDS])
def test_both_cost_a_card_of_the_hand(weapon):
    d = table(you=hand(weapon, "Kuriboh") + attack("Battle Ox")).activate(
        weapon, ["Battle Ox"], cost=["Kuriboh"]
    )
    d.resolve()
    assert (d.graveyard(YOU), d.attack_of("Battle Ox")) == (["Kuriboh"], 2200 if weapon == BLADE else 1200)
    assert d.events("move")[0].causes == {"cost"}, "sent, not discarded"
    assert "J-EFF-12" in table(you=hand(weapon) + attack("Battle Ox")).why_not(weapon)


@pytest.mark.card("Twin Swords of Flashing Light - Tryce")
def test_with_twin_swords_a_monster_attacks_twice_and_no_more_with_two_of_them():
    mine = attack("Battle Ox") + equip(SWORDS, on="Battle Ox")
    d = table(you=mine).to_battle().attack("Battle Ox").attack("Battle Ox").resolve()
    assert d.lp(THEM) == 8000 - 2400
    d = (
        table(you=mine + equip(SWORDS, on="Battle Ox"))
        .to_battle()
        .attack("Battle Ox")
        .attack("Battle Ox")
        .resolve()
    )
    assert d.kind != "act" or not d.can("attack", "Battle Ox", DIRECT)


@pytest.mark.card("Twin Swords of Flashing Light - Tryce", "Magic Cylinder")
@pytest.mark.rule("J-BP-02")
def test_a_negated_first_attack_leaves_the_second():
    mine = attack("Battle Ox") + equip(SWORDS, on="Battle Ox")
    d = table(you=mine, them=set_("Magic Cylinder")).to_battle().attack("Battle Ox").respond("Magic Cylinder")
    d.resolve().attack("Battle Ox").resolve()
    assert d.lp(THEM) == 8000 - 1200


@pytest.mark.card("Twin Swords of Flashing Light - Tryce", "Mystical Space Typhoon")
@pytest.mark.rule("J-BP-03")
def test_without_twin_swords_the_second_attack_stops():
    swords, storm = "Twin Swords of Flashing Light - Tryce", "Mystical Space Typhoon"
    d = table(you=attack("Battle Ox") + equip(swords, on="Battle Ox"), them=set_(storm), phase=BATTLE_PHASE)
    d.attack("Battle Ox").resolve().attack("Battle Ox").respond(storm, [swords]).resolve()
    assert d.lp(THEM) == 8000 - 1200
    assert (d.kind, d.can("attack", "Battle Ox", DIRECT)) == ("act", False)


@pytest.mark.card("Twin Swords of Flashing Light - Tryce", "Diffusion Wave-Motion")
def test_twin_swords_beside_diffusion_wave_motion_make_two_attacks():
    swords, wave = "Twin Swords of Flashing Light - Tryce", "Diffusion Wave-Motion"
    mine = attack("Dark Magician") + hand(wave) + equip(swords, on="Dark Magician")
    d = table(you=mine, them=attack("Kuriboh", "Sangan", "Battle Ox")).activate(wave).to_battle()
    d.attack("Dark Magician", "Kuriboh").attack("Dark Magician", "Sangan").resolve()
    assert not d.can("attack", "Dark Magician")


@pytest.mark.card("Twin Swords of Flashing Light - Tryce", "Spear Dragon", "Goblin Attack Force")
@pytest.mark.parametrize(("name", "attacks"), [("Spear Dragon", 1), ("Goblin Attack Force", 2)])
def test_with_twin_swords_a_monster_rests_when_its_own_effect_says_so(name, attacks):
    swords = "Twin Swords of Flashing Light - Tryce"
    d = table(you=attack(name) + equip(swords, on=name), phase=BATTLE_PHASE).attack(name).resolve()
    assert d.can("attack", name, DIRECT) == (attacks == 2)
    if attacks == 2:
        d.attack(name).resolve()
    assert d.main2().position(name) == "defense"


@pytest.mark.card("Rod of the Mind's Eye", "Susa Soldier", "Gyaku-Gire Panda", "Gravekeeper's Vassal")
def test_rod_of_the_minds_eye_goes_before_other_changes_of_the_damage():
    rod, susa, panda, vassal = (
        "Rod of the Mind's Eye",
        "Susa Soldier",
        "Gyaku-Gire Panda",
        "Gravekeeper's Vassal",
    )
    d = table(you=attack(susa) + equip(rod, on=susa), phase=BATTLE_PHASE)
    assert d.attack(susa).resolve().lp(THEM) == 7000
    d = table(you=attack(panda) + equip(rod, on=panda), them=defense("Kuriboh"), phase=BATTLE_PHASE)
    assert d.attack(panda, "Kuriboh").resolve().lp(THEM) == 7000
    d = table(you=attack(vassal) + equip(rod, on=vassal), phase=BATTLE_PHASE)
    assert d.attack(vassal).resolve().lp(THEM) == 8000 - 700, "that is effect damage"


@pytest.mark.card("Wicked-Breaking Flamberge - Baou", "Amazoness Fighter")
def test_flamberge_does_not_negate_what_acts_in_the_calculation():
    sword, fighter = "Wicked-Breaking Flamberge - Baou", "Amazoness Fighter"
    mine = attack("Battle Ox") + equip(sword, on="Battle Ox")
    d = table(you=mine, them=attack(fighter), phase=BATTLE_PHASE).attack("Battle Ox", fighter)
    assert (d.resolve().lp(THEM), d.graveyard(THEM)) == (8000, [fighter])


@pytest.mark.card("Butterfly Dagger - Elma", "Ryu Senshi")
def test_elma_negated_and_destroyed_by_ryu_senshi_does_not_return():
    d = table(you=attack("Ryu Senshi") + hand(ELMA)).activate(ELMA).resolve()
    assert (d.kind, d.graveyard(YOU)) == ("act", [ELMA])


# -- Guardian Baou ----------------------------------------------------------------------------------


@pytest.mark.card("Guardian Baou", "Sangan")
def test_guardian_baou_gains_1000_for_each_monster_it_destroys_by_battle_and_negates_it():
    mine = attack("Guardian Baou") + equip(BLADE, on="Guardian Baou")
    d = table(you=mine, them=attack("Sangan")).to_battle().attack("Guardian Baou", "Sangan").resolve()
    assert (d.attack_of("Guardian Baou"), d.hand(THEM)) == (2300, [])
    d = table(you=mine + hand("Tribute to The Doomed", "Kuriboh"), them=attack("Sangan"))
    d.activate("Tribute to The Doomed", ["Sangan"], cost=["Kuriboh"]).resolve()
    assert d.attack_of("Guardian Baou") == 1300


@pytest.mark.card("Guardian Baou")
def test_guardian_baou_gains_nothing_from_battles_of_others():
    d = table(you=attack("Guardian Baou", "Battle Ox"), them=attack("Kuriboh")).to_battle()
    assert d.attack("Battle Ox", "Kuriboh").resolve().attack_of("Guardian Baou") == 800
    assert "R-GEN-01" in table(you=hand("Guardian Baou")).why_not("Guardian Baou")


# -- Final Attack Orders, Little-Winguard ----------------------------------------------------------

ORDERS = "Final Attack Orders"


@pytest.mark.card(ORDERS)
def test_final_attack_orders_put_all_face_up_monsters_into_attack_and_keep_them_there():
    d = table(you=set_(ORDERS) + defense("Battle Ox"), them=defense("Kuriboh") + set_("Sangan"))
    d.activate(ORDERS).resolve()
    assert [d.position(name) for name in ("Battle Ox", "Kuriboh", "Sangan")] == ["attack", "attack", "set"]
    assert "R-GEN-01" in d.end_turn().end_turn().why_not("Battle Ox", "change")


@pytest.mark.card(ORDERS)
def test_a_monster_attacked_face_down_fights_in_attack_position_under_final_attack_orders():
    d = table(you=attack("Battle Ox"), them=set_("Giant Soldier of Stone") + face_up(ORDERS)).to_battle()
    d.attack("Battle Ox", "Giant Soldier of Stone").resolve()
    assert (d.graveyard(THEM), d.lp(THEM)) == (["Giant Soldier of Stone"], 8000 - 400)


@pytest.mark.card(ORDERS, "Crass Clown")
@pytest.mark.rule("R-DMG-07")
def test_crass_clown_turned_to_attack_by_final_attack_orders_returns_a_monster_after_the_calculation():
    d = table(you=attack("Battle Ox"), them=set_("Crass Clown") + face_up(ORDERS)).to_battle()
    d.attack("Battle Ox", "Crass Clown").resolve()
    assert (d.hand(YOU), d.graveyard(THEM), d.lp(THEM)) == (["Battle Ox"], ["Crass Clown"], 8000 - 350)


@pytest.mark.card("Final Attack Orders", "Dragon Capture Jar")
@pytest.mark.parametrize(
    ("first", "second", "position"),
    [
        ("Dragon Capture Jar", "Final Attack Orders", "attack"),
        ("Final Attack Orders", "Dragon Capture Jar", "defense"),
    ],
)
def test_of_two_cards_that_hold_a_position_the_latest_counts(first, second, position):
    d = table(you=set_(first, second) + attack("Luster Dragon"))
    d.activate(first).resolve().activate(second).resolve()
    assert d.position("Luster Dragon") == position


@pytest.mark.card("Little-Winguard")
def test_little_winguard_may_change_its_position_in_your_end_phase():
    d = table(you=attack("Little-Winguard")).leave_for(END_PHASE)
    d.use("Little-Winguard").resolve()
    assert d.position("Little-Winguard") == "defense"


# -- Different Dimension Dragon, Kaiser Glider -----------------------------------------------------

DDD = "Different Dimension Dragon"


@pytest.mark.card(DDD, "Dark Hole", "Tribute to The Doomed")
def test_different_dimension_dragon_falls_only_to_what_targets_it():
    d = table(
        you=attack(DDD, "Kuriboh"), them=hand("Dark Hole", "Tribute to The Doomed", "Kuriboh"), turn=THEM
    )
    d.activate("Dark Hole").resolve()
    assert d.monsters(YOU) == [DDD]
    d.activate("Tribute to The Doomed").resolve()
    assert DDD in d.graveyard(YOU)


@pytest.mark.card(DDD, "Dark Hole", "Man-Eater Bug")
def test_different_dimension_dragon_falls_face_down_or_by_a_monster():
    assert (
        table(you=set_(DDD), them=hand("Dark Hole"), turn=THEM).activate("Dark Hole").resolve().monsters(YOU)
        == []
    )
    d = table(you=attack(DDD), them=set_("Man-Eater Bug"), turn=THEM).flip("Man-Eater Bug")
    assert d.pick(DDD).resolve().graveyard(YOU) == [DDD]


@pytest.mark.card(DDD)
@pytest.mark.parametrize(("rival", "survives"), [("Gemini Elf", True), ("Summoned Skull", False)])
def test_different_dimension_dragon_survives_battle_with_weak_monsters(rival, survives):
    d = table(you=attack(DDD), them=attack(rival), turn=THEM).to_battle().attack(rival, DDD).resolve()
    assert (d.monsters(YOU) == [DDD], d.lp(YOU) < 8000) == (survives, True)


GLIDER = "Kaiser Glider"


@pytest.mark.card(GLIDER)
def test_kaiser_glider_is_not_destroyed_by_one_of_the_same_atk():
    same = normal_monster("Same", 2400, 0)
    d = (
        table(you=attack(GLIDER), them=attack("Same"), cards=[same])
        .to_battle()
        .attack(GLIDER, "Same")
        .resolve()
    )
    assert (d.monsters(YOU), d.graveyard(THEM)) == ([GLIDER], ["Same"])


@pytest.mark.card(GLIDER, "Raigeki")
def test_kaiser_glider_destroyed_returns_a_monster():
    d = table(you=attack(GLIDER), them=hand("Raigeki") + attack("Battle Ox", "Kuriboh"), turn=THEM)
    d.activate("Raigeki").resolve().pick("Kuriboh").resolve()
    assert d.hand(THEM) == ["Kuriboh"]
    d = table(you=attack(GLIDER), them=attack("Blue-Eyes White Dragon"), turn=THEM).to_battle()
    assert d.attack("Blue-Eyes White Dragon", GLIDER).resolve().hand(THEM) == ["Blue-Eyes White Dragon"]


@pytest.mark.card("Kaiser Glider")
def test_kaiser_glider_destroyed_in_the_hand_returns_a_monster_too():
    shred = magic("Shred", w.activate(w.Destroy(w.every(w.MONSTER & w.IN_HAND & w.THEIRS))))
    d = table(you=hand("Shred") + attack("Battle Ox"), them=hand("Kaiser Glider"), cards=[shred])
    d.activate("Shred").resolve()
    assert (d.hand(YOU), d.monsters(YOU)) == (["Battle Ox"], [])


# -- Thousand Needles, Kelbek, Blast Held by a Tribute ---------------------------------------------


@pytest.mark.card("Thousand Needles")
@pytest.mark.parametrize(("how", "dies"), [(defense, True), (set_, True), (attack, False)])
def test_thousand_needles_in_defense_destroys_a_weaker_attacker(how, dies):
    weak = normal_monster("Weak", 900, 0)
    d = table(you=how("Thousand Needles"), them=attack("Weak"), turn=THEM, cards=[weak]).to_battle()
    d.attack("Weak", "Thousand Needles").resolve()
    assert d.graveyard(THEM) == ["Weak"]
    assert [e.amount for e in d.events("battle-damage")] == [900 if dies else 100]


@pytest.mark.card("Thousand Needles")
def test_thousand_needles_spares_an_attacker_of_equal_atk():
    equal = normal_monster("Equal", 1800, 0)
    d = table(you=defense("Thousand Needles"), them=attack("Equal"), turn=THEM, cards=[equal]).to_battle()
    assert d.attack("Equal", "Thousand Needles").resolve().monsters(THEM) == ["Equal"]


@pytest.mark.card("Kelbek")
def test_kelbek_returns_what_attacks_it_even_when_it_falls():
    d = table(you=attack("Kelbek"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Kelbek").resolve().hand(THEM) == ["Battle Ox"]
    assert d.graveyard(YOU) == ["Kelbek"]
    d = table(you=attack("Kelbek"), them=defense("Giant Soldier of Stone")).to_battle()
    assert d.attack("Kelbek", "Giant Soldier of Stone").resolve().hand(THEM) == []


BLAST = "Blast Held by a Tribute"


@pytest.mark.card(BLAST)
def test_blast_held_by_a_tribute_destroys_attackers_and_inflicts_1000():
    d = table(
        you=set_(BLAST),
        them=attack("Kuriboh", "Battle Ox") + defense("Sangan") + hand("Summoned Skull"),
        turn=THEM,
    )
    d.summon("Summoned Skull", tributes=["Kuriboh"]).to_battle().attack("Summoned Skull").respond(
        BLAST
    ).resolve()
    assert (d.lp(THEM), d.monsters(THEM)) == (7000, ["Sangan"])


@pytest.mark.card(BLAST)
def test_blast_held_by_a_tribute_does_not_answer_other_monsters():
    d = table(
        you=set_(BLAST),
        them=attack("Battle Ox") + attack("Summoned Skull", how="Special Summoned"),
        turn=THEM,
    )
    d.to_battle().attack("Battle Ox").attack("Summoned Skull").resolve()
    assert d.lp(YOU) == 8000 - 1700 - 2500


@pytest.mark.card("Blast Held by a Tribute", "Ring of Destruction")
def test_blast_held_by_a_tribute_hurts_only_if_it_destroys_and_answers_a_monster_you_summoned_yourself():
    skull = "Summoned Skull"
    scene = {"you": set_("Blast Held by a Tribute"), "turn": THEM}
    theirs = attack(skull, how="Tribute Summoned") + set_("Ring of Destruction")
    d = table(**scene, them=theirs).to_battle().attack(skull).respond("Blast Held by a Tribute")
    d.respond("Ring of Destruction", targets=[skull]).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (5500, 5500)
    d = table(**scene, them=attack(skull, how="Tribute Summoned", owner=YOU)).to_battle().attack(skull)
    assert d.respond("Blast Held by a Tribute").resolve().lp(THEM) == 7000


# -- Gyaku-Gire Panda, Mudora, Tsukuyomi -----------------------------------------------------------


@pytest.mark.card("Gyaku-Gire Panda")
def test_gyaku_gire_panda_counts_the_opponents_monsters_and_pierces():
    d = table(
        you=attack("Gyaku-Gire Panda", "Battle Ox"), them=defense("Kuriboh") + set_("Sangan")
    ).to_battle()
    assert d.attack_of("Gyaku-Gire Panda") == 1800
    d.attack("Gyaku-Gire Panda", "Kuriboh")
    assert (d.lp(THEM), d.attack_of("Gyaku-Gire Panda")) == (8000 - 1600, 1300)


@pytest.mark.card("Mudora")
def test_mudora_counts_fairies_in_your_graveyard():
    dead = graveyard("Petit Angel", "Kuriboh")
    assert table(you=attack("Mudora") + dead, them=dead).attack_of("Mudora") == 1700


@pytest.mark.card("Tsukuyomi")
def test_tsukuyomi_turns_a_monster_face_down_and_returns():
    d = table(you=hand("Tsukuyomi"), them=attack("Battle Ox")).summon("Tsukuyomi").pick("Battle Ox").resolve()
    assert (d.position("Battle Ox"), d.end_turn().hand(YOU)) == ("set", ["Tsukuyomi"])


@pytest.mark.card("Tsukuyomi")
@pytest.mark.rule("J-EFF-15")
def test_tsukuyomi_alone_must_turn_itself_down_and_stays():
    d = table(you=hand("Tsukuyomi")).summon("Tsukuyomi").resolve()
    assert (d.position("Tsukuyomi"), d.end_turn().monsters(YOU)) == ("set", ["Tsukuyomi"])


@pytest.mark.card("Tsukuyomi")
@pytest.mark.rule("J-DMG-03")
def test_tsukuyomi_destroyed_by_the_attack_turns_the_attacker_down():
    d = table(you=set_("Tsukuyomi"), them=attack("Battle Ox"), turn=THEM).to_battle()
    d.attack("Battle Ox", "Tsukuyomi").resolve()
    assert (d.graveyard(YOU), d.position("Battle Ox")) == (["Tsukuyomi"], "set")


# -- Berserk Dragon ---------------------------------------------------------------------------------


@pytest.mark.card("Berserk Dragon", "Monster Reborn")
def test_berserk_dragon_loses_atk_and_attacks_every_monster():
    d = table(you=attack("Berserk Dragon"), them=attack("Battle Ox", "Kuriboh")).to_battle()
    d.attack("Berserk Dragon", "Battle Ox").attack("Berserk Dragon", "Kuriboh")
    assert (d.monsters(THEM), d.can_go(MAIN_2)) == ([], True)
    assert d.end_turn().attack_of("Berserk Dragon") == 3000
    assert d.end_turn().attack_of("Berserk Dragon") == 3000
    d = table(you=hand("Monster Reborn", "Berserk Dragon") + graveyard("Berserk Dragon", proper=True))
    assert "J-EFF-12" in d.why_not("Monster Reborn")
    assert not d.can("summon", "Berserk Dragon")


@pytest.mark.card("Berserk Dragon", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_berserk_dragon_turned_down_is_whole_again():
    d = table(you=attack("Berserk Dragon"), them=set_("Book of Moon")).end_turn()
    d.activate("Book of Moon").resolve().end_turn().flip("Berserk Dragon")
    assert d.attack_of("Berserk Dragon") == 3500


@pytest.mark.card("Berserk Dragon", "Scapegoat")
def test_berserk_dragon_that_attacked_directly_attacks_no_monster_afterwards():
    d = table(you=attack("Berserk Dragon", "Gemini Elf"), them=set_("Scapegoat")).to_battle()
    d.attack("Berserk Dragon").resolve().attack("Gemini Elf").respond("Scapegoat").resolve()
    assert d.can("attack", "Gemini Elf") and not d.can("attack", "Berserk Dragon")


# -- Mustering of the Dark Scorpions, Agido, Archfiend's Roar ---------------------------------------


@pytest.mark.card("Mustering of the Dark Scorpions")
def test_mustering_brings_dark_scorpions_of_different_names():
    chick, gorg = "Dark Scorpion - Chick the Yellow", "Dark Scorpion - Gorg the Strong"
    d = table(
        you=hand("Mustering of the Dark Scorpions", chick, chick, gorg, "Kuriboh") + attack("Don Zaloog")
    )
    d.activate("Mustering of the Dark Scorpions").pick(chick)
    assert sorted(d.options()) == ["done", f"pick {gorg}"]
    d.pick(gorg).choose("attack").choose("attack")
    assert sorted(d.monsters(YOU)) == sorted(["Don Zaloog", chick, gorg])
    d = table(you=hand("Mustering of the Dark Scorpions", chick) + set_("Don Zaloog"))
    assert "J-EFF-12" in d.why_not("Mustering of the Dark Scorpions")


@pytest.mark.card("Mustering of the Dark Scorpions", "Ring of Destruction")
@pytest.mark.rule("J-EFF-13")
def test_mustering_goes_on_without_don_zaloog_and_brings_a_name_that_is_there_already():
    chick = "Dark Scorpion - Chick the Yellow"
    scene = {"you": hand("Mustering of the Dark Scorpions", chick) + attack("Don Zaloog", chick)}
    d = table(**scene, them=set_("Ring of Destruction")).activate("Mustering of the Dark Scorpions")
    d.respond("Ring of Destruction", targets=["Don Zaloog"]).resolve().choose("attack")
    assert d.monsters(YOU).count(chick) == 2


@pytest.mark.card("Agido")
@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize("die, offered", [(4, ["Agido", "Keldo"]), (6, ["Big", "Six"]), (3, [])])
def test_agido_brings_a_fairy_of_the_level_the_die_shows(die, offered):
    fairies = [
        normal_monster("Six", 1000, 0, level=6, type="Fairy"),
        normal_monster("Big", 1000, 0, level=8, type="Fairy"),
    ]
    buried = graveyard("Keldo", "Six", "Big", "Sangan")
    d = table(you=attack("Agido") + buried, them=attack("Summoned Skull"), cards=fairies, chance=[die - 1])
    d.to_battle().attack("Agido", "Summoned Skull").resolve()
    if offered:
        d.yes()
        assert sorted(d.options()) == [f"pick {name}" for name in offered]
        d.pick(offered[0]).choose("attack")
        assert d.monsters(YOU) == [offered[0]]
    else:
        assert d.monsters(YOU) == []


@pytest.mark.card("Archfiend's Roar", "Cannon Soldier")
def test_archfiends_roar_revives_an_archfiend_that_cannot_be_tributed_until_the_end_phase():
    d = table(
        you=set_("Archfiend's Roar")
        + graveyard("Summoned Skull", "Kuriboh")
        + hand("Dark Magician")
        + attack("Cannon Soldier", "Sangan"),
    )
    d.activate("Archfiend's Roar").resolve().choose("attack").activate("Cannon Soldier")
    assert sorted(d.options()) == ["pick Cannon Soldier", "pick Sangan"]
    d.pick("Sangan").resolve()
    assert (d.lp(YOU), d.can("summon", "Dark Magician")) == (7500, False)
    assert "Summoned Skull" in d.end_turn().graveyard(YOU)


@pytest.mark.card("Archfiend's Roar", "Book of Moon")
@pytest.mark.rule("J-TERM-07")
def test_an_archfiend_turned_face_down_is_free_of_the_roar():
    d = table(you=set_("Archfiend's Roar") + graveyard("Summoned Skull") + hand("Book of Moon"))
    d.activate("Archfiend's Roar").resolve().choose("attack").activate("Book of Moon").resolve().end_turn()
    assert d.monsters(YOU) == ["Summoned Skull"]


# -- Interdimensional Matter Transporter, Arsenal Summoner, Precious Cards from Beyond --------------


@pytest.mark.card("Interdimensional Matter Transporter", "Dark Hole")
def test_interdimensional_matter_transporter_hides_a_monster_until_the_end_phase():
    d = table(you=hand("Dark Hole") + set_("Interdimensional Matter Transporter") + defense("Battle Ox"))
    d.activate("Interdimensional Matter Transporter").resolve()
    assert d.removed(YOU) == ["Battle Ox"]
    d.end_turn()
    assert (d.monsters(YOU), d.position("Battle Ox")) == (["Battle Ox"], "defense")


@pytest.mark.card("Interdimensional Matter Transporter", "Limiter Removal")
@pytest.mark.rule("J-TERM-07")
def test_a_monster_that_was_away_is_not_destroyed_by_limiter_removal():
    d = table(
        you=hand("Limiter Removal") + set_("Interdimensional Matter Transporter") + attack("Cannon Soldier")
    )
    d.activate("Limiter Removal").resolve().activate(
        "Interdimensional Matter Transporter"
    ).resolve().end_turn()
    assert (d.monsters(YOU), d.attack_of("Cannon Soldier")) == (["Cannon Soldier"], 1400)


@pytest.mark.card("Arsenal Summoner")
def test_arsenal_summoner_fetches_a_guardian_but_not_one_of_the_old_ones():
    guardians = ("Guardian Elma", "Celtic Guardian", "The Reliable Guardian", "Guardian Sphinx", "Kuriboh")
    d = table(you=set_("Arsenal Summoner") + deck(*guardians)).flip("Arsenal Summoner").resolve()
    assert sorted(d.options()) == ["pick Guardian Elma", "pick Guardian Sphinx"]
    assert d.pick("Guardian Elma").hand(YOU) == ["Guardian Elma"]


@pytest.mark.card("Precious Cards from Beyond")
def test_precious_cards_from_beyond_draws_for_two_tributes():
    precious = face_up("Precious Cards from Beyond")
    two = attack("Kuriboh", "Sangan")
    d = (
        table(you=precious + two + hand("Dark Magician"))
        .summon("Dark Magician", ["Kuriboh", "Sangan"])
        .resolve()
    )
    assert len(d.hand(YOU)) >= 2
    d = table(you=precious + attack("Kuriboh", "Battle Ox") + hand("Dark Magician"))
    assert len(d.set("Dark Magician", ["Kuriboh", "Battle Ox"]).resolve().hand(YOU)) == 2
    d = table(you=precious + two + hand("Summoned Skull")).summon("Summoned Skull", ["Kuriboh"]).resolve()
    assert d.hand(YOU) == []


@pytest.mark.card("Precious Cards from Beyond", "Lava Golem")
def test_precious_cards_from_beyond_hears_nothing_of_other_tributes():
    d = table(
        you=face_up("Precious Cards from Beyond") + hand("Lava Golem"), them=attack("Battle Ox", "Kuriboh")
    )
    d.special_summon("Lava Golem", cost=["Battle Ox", "Kuriboh"], position="attack").resolve()
    assert d.hand(YOU) == []
    d = table(
        you=face_up("Precious Cards from Beyond"),
        them=hand("Dark Magician") + attack("Battle Ox", "Kuriboh"),
        turn=THEM,
    )
    assert d.summon("Dark Magician", ["Battle Ox", "Kuriboh"]).resolve().hand(YOU) == []


# -- Altar for Tribute, Morale Boost, Token Thanksgiving, Zolga, Ojama Trio -------------------------


@pytest.mark.card("Altar for Tribute", "Axe of Despair")
@pytest.mark.rule("J-TERM-01")
def test_altar_for_tribute_sends_a_monster_for_its_original_atk():
    d = table(you=set_("Altar for Tribute") + attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"))
    d.activate("Altar for Tribute").resolve()
    assert (d.lp(YOU), d.monsters(YOU)) == (9700, [])


@pytest.mark.card("Morale Boost", "Axe of Despair", "Mystical Space Typhoon")
def test_morale_boost_heals_who_equips_and_hurts_who_loses_an_equip():
    d = table(
        you=face_up("Morale Boost") + attack("Battle Ox") + hand("Axe of Despair"),
        them=set_("Mystical Space Typhoon"),
    )
    d.activate("Axe of Despair").resolve()
    assert d.lp(YOU) == 9000
    d.leave_for(BATTLE_PHASE).respond("Mystical Space Typhoon", ["Axe of Despair"]).resolve()
    assert d.lp(YOU) == 8000


@pytest.mark.card("Morale Boost", "Heavy Storm")
def test_morale_boost_destroyed_with_the_equips_hurts_nobody():
    d = table(
        you=face_up("Morale Boost")
        + attack("Battle Ox")
        + equip("Axe of Despair", on="Battle Ox")
        + hand("Heavy Storm")
    )
    assert d.activate("Heavy Storm").resolve().lp(YOU) == 8000


@pytest.mark.card("Token Thanksgiving", "Scapegoat")
def test_token_thanksgiving_heals_for_each_token():
    d = table(you=hand("Token Thanksgiving", "Scapegoat"), them=attack("Battle Ox"))
    assert "J-EFF-12" in d.why_not("Token Thanksgiving")
    d.activate("Scapegoat").resolve().activate("Token Thanksgiving").resolve()
    assert (d.lp(YOU), d.monsters(YOU)) == (8000 + 4 * 800, [])


@pytest.mark.card("Zolga", "Change of Heart", "Solemn Judgment", "Cannon Soldier")
def test_zolga_heals_who_controlled_it_as_it_was_tributed_for_a_summon():
    d = table(you=attack("Zolga") + hand("Summoned Skull")).summon("Summoned Skull").resolve()
    assert d.lp(YOU) == 10000
    d = table(you=hand("Change of Heart", "Summoned Skull"), them=attack("Zolga"))
    d.activate("Change of Heart").resolve().summon("Summoned Skull").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (10000, 8000)
    d = table(you=attack("Zolga") + hand("Summoned Skull"), them=set_("Solemn Judgment"))
    d.summon("Summoned Skull").respond("Solemn Judgment").resolve()
    assert d.lp(YOU) == 8000
    d = table(you=attack("Zolga", "Cannon Soldier")).activate("Cannon Soldier", cost=["Zolga"]).resolve()
    assert d.lp(YOU) == 8000


@pytest.mark.card("Ojama Trio", "Raigeki")
@pytest.mark.rule("J-EFF-12")
def test_ojama_trio_fills_the_opponents_field_and_hurts_him_for_each_token():
    d = table(you=set_("Ojama Trio") + hand("Raigeki"), them=attack("Battle Ox", "Kuriboh"))
    d.activate("Ojama Trio").resolve()
    assert d.monsters(THEM).count("Ojama Token") == 3
    assert (d.position(at(THEM, 3)), d.lp(THEM)) == ("defense", 8000)
    d.activate("Raigeki").resolve()
    assert d.lp(THEM) == 7100
    d = table(you=set_("Ojama Trio"), them=attack("Battle Ox", "Kuriboh", "Sangan"))
    assert "J-EFF-12" in d.why_not("Ojama Trio")


@pytest.mark.card("Ojama Trio", "Cannon Soldier")
def test_ojama_tokens_are_no_tributes_for_a_summon():
    d = table(you=set_("Ojama Trio"), them=hand("Summoned Skull") + attack("Cannon Soldier"), turn=THEM)
    d.leave_for(BATTLE_PHASE).activate("Ojama Trio").resolve()
    d.summon("Summoned Skull")
    assert d.graveyard(THEM) == ["Cannon Soldier"]


# -- Cestus of Dagla, Rod of the Mind's Eye ---------------------------------------------------------

CESTUS = "Cestus of Dagla"


@pytest.mark.card(CESTUS)
@pytest.mark.rule("J-EQUIP-03")
def test_cestus_of_dagla_gives_500_and_the_battle_damage_as_life_points():
    d = table(you=attack("Petit Angel") + equip(CESTUS, on="Petit Angel")).to_battle()
    d.attack("Petit Angel").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000 + 1100, 8000 - 1100)
    d = table(you=equip(CESTUS, on="Petit Angel"), them=attack("Petit Angel"), turn=THEM).to_battle()
    assert d.attack("Petit Angel").resolve().lp(YOU) == 8000 - 1100, "neither player gains"
    assert d.lp(THEM) == 8000


@pytest.mark.card(CESTUS)
def test_two_cestuses_both_give_life_points():
    mine = attack("Petit Angel") + equip(CESTUS, on="Petit Angel") + equip(CESTUS, on="Petit Angel")
    d = table(you=mine).to_battle().attack("Petit Angel").resolve()
    while d.kind == "order":
        d.submit(d.state.decision.options[0])
        d.resolve()
    assert d.lp(YOU) == 8000 + 3200


@pytest.mark.card(CESTUS, "Airknight Parshath")
@pytest.mark.rule("J-CHAIN-06")
def test_cestus_of_dagla_and_airknight_make_one_chain_in_the_order_their_player_likes():
    air = "Airknight Parshath"
    d = table(you=attack(air) + equip(CESTUS, on=air), phase=BATTLE_PHASE).attack(air)
    assert (d.kind, d.asked, len(d.options())) == ("order", YOU, 2)
    d.choose(f"first {air}").resolve()
    assert (d.lp(YOU), len(d.hand(YOU))) == (8000 + 2400, 1)


@pytest.mark.card("Rod of the Mind's Eye", "Kuriboh")
def test_rod_of_the_minds_eye_makes_the_battle_damage_1000():
    eye = "Rod of the Mind's Eye"
    mine = attack("Summoned Skull") + equip(eye, on="Summoned Skull")
    assert table(you=mine).to_battle().attack("Summoned Skull").resolve().lp(THEM) == 7000
    weak = attack("Petit Moth") + equip(eye, on="Petit Moth")
    assert table(you=weak).to_battle().attack("Petit Moth").resolve().lp(THEM) == 7000
    d = table(you=mine, them=hand("Kuriboh")).to_battle().attack("Summoned Skull")
    assert d.until("damage calculation").activate("Kuriboh").resolve().lp(THEM) == 8000


@pytest.mark.card("Rod of the Mind's Eye")
def test_rod_of_the_minds_eye_changes_no_damage_to_its_own_player():
    mine = attack("Petit Moth") + equip("Rod of the Mind's Eye", on="Petit Moth")
    d = table(you=mine, them=attack("Summoned Skull")).to_battle().attack("Petit Moth", "Summoned Skull")
    assert d.resolve().lp(YOU) == 8000 - 2200


# -- Blindly Loyal Goblin, Falling Down -------------------------------------------------------------

GOBLIN = "Blindly Loyal Goblin"


@pytest.mark.card("Blindly Loyal Goblin", "Change of Heart", "Creature Swap")
def test_blindly_loyal_goblin_cannot_be_taken_while_it_is_face_up():
    d = table(you=hand("Change of Heart", "Creature Swap") + attack("Kuriboh"), them=attack(GOBLIN))
    assert "J-EFF-12" in d.why_not("Change of Heart") and "J-EFF-12" in d.why_not("Creature Swap")
    d = table(you=hand("Creature Swap") + attack("Kuriboh"), them=attack(GOBLIN, "Battle Ox"))
    d.activate("Creature Swap").resolve()
    assert (d.controller("Battle Ox"), d.controller(GOBLIN)) == (YOU, THEM)


@pytest.mark.card("Blindly Loyal Goblin", "Change of Heart", "Remove Brainwashing")
def test_blindly_loyal_goblin_turned_up_on_the_other_side_stays_there():
    d = table(you=hand("Change of Heart"), them=set_(GOBLIN)).activate("Change of Heart").resolve()
    d.flip(GOBLIN).end_turn()
    assert d.controller(GOBLIN) == YOU
    d = table(you=attack(GOBLIN, owner=THEM) + face_up("Remove Brainwashing"))
    assert d.controller(GOBLIN) == YOU


@pytest.mark.card("Blindly Loyal Goblin", "Change of Heart", "Ceasefire")
def test_change_of_heart_does_nothing_to_a_goblin_that_was_turned_up_in_chain():
    d = table(you=hand("Change of Heart"), them=set_(GOBLIN, "Ceasefire"))
    d.activate("Change of Heart").respond("Ceasefire").resolve()
    assert d.controller(GOBLIN) == THEM


@pytest.mark.card("Falling Down", "Axe of Despair", "Mystical Space Typhoon")
def test_falling_down_takes_a_monster_while_you_have_an_archfiend_card():
    d = table(you=hand("Falling Down") + attack("Summoned Skull"), them=attack("Battle Ox"))
    d.activate("Falling Down").resolve()
    assert d.controller("Battle Ox") == YOU
    d.end_turn().to_phase(MAIN_1)
    assert d.lp(YOU) == 7200
    d = (
        table(you=hand("Falling Down") + attack("Kuriboh"), them=attack("Battle Ox"))
        .activate("Falling Down")
        .resolve()
    )
    assert (d.controller("Battle Ox"), d.graveyard(YOU)) == (THEM, ["Falling Down"])


@pytest.mark.card("Falling Down", "Tribute to The Doomed")
def test_falling_down_goes_with_the_last_archfiend_unless_the_monster_is_one():
    d = table(
        you=hand("Falling Down", "Tribute to The Doomed", "Sangan") + attack("Summoned Skull"),
        them=attack("Battle Ox"),
    )
    d.activate("Falling Down").resolve().activate("Tribute to The Doomed", ["Summoned Skull"]).resolve()
    assert d.controller("Battle Ox") == THEM
    d = table(
        you=hand("Falling Down", "Tribute to The Doomed", "Sangan") + attack("Summoned Skull"),
        them=attack("Terrorking Archfiend"),
    )
    d.activate("Falling Down").resolve().activate("Tribute to The Doomed", ["Summoned Skull"]).resolve()
    assert d.controller("Terrorking Archfiend") == YOU


# -- Dragged Down into the Grave --------------------------------------------------------------------

DRAGGED = "Dragged Down into the Grave"


@pytest.mark.card("Dragged Down into the Grave")
@pytest.mark.rule("J-TERM-02")
def test_dragged_down_into_the_grave_takes_a_card_of_each_hand_and_gives_one():
    d = (
        table(you=hand(DRAGGED, "Kuriboh", "Sangan"), them=hand("Battle Ox", "Dark Hole"))
        .activate(DRAGGED)
        .resolve()
    )
    assert (d.asked, sorted(d.options())) == (YOU, ["pick Battle Ox", "pick Dark Hole"])
    d.pick("Dark Hole")
    assert (d.asked, sorted(d.options())) == (THEM, ["pick Kuriboh", "pick Sangan"])
    d.pick("Kuriboh")
    assert (sorted(d.graveyard(YOU)), d.graveyard(THEM)) == ([DRAGGED, "Kuriboh"], ["Dark Hole"])
    assert (len(d.hand(YOU)), len(d.hand(THEM))) == (2, 2)


@pytest.mark.card("Dragged Down into the Grave")
def test_dragged_down_into_the_grave_needs_a_card_in_each_hand():
    assert "J-EFF-12" in table(you=hand(DRAGGED), them=hand("Battle Ox")).why_not(DRAGGED)
    assert "J-EFF-12" in table(you=hand(DRAGGED, "Kuriboh")).why_not(DRAGGED)


# -- Checkmate, Dark Scorpion Combination ----------------------------------------------------------

KING = "Terrorking Archfiend"


@pytest.mark.card("Checkmate", KING)
def test_checkmate_lets_terrorking_archfiend_attack_directly():
    d = table(you=hand("Checkmate") + attack(KING, "Summoned Skull"), them=attack("Battle Ox"))
    d.activate("Checkmate", cost=["Summoned Skull"]).resolve().to_battle().attack(KING)
    assert (d.lp(THEM), d.graveyard(YOU)) == (6000, ["Summoned Skull", "Checkmate"])


@pytest.mark.card("Checkmate")
@pytest.mark.rule("J-EFF-12")
def test_checkmate_does_not_tribute_the_only_target():
    d = table(you=hand("Checkmate") + attack(KING, "Kuriboh"))
    assert d.why_not("Checkmate", "activate") == ["J-EFF-12"]


@pytest.mark.card("Checkmate", "Twin Swords of Flashing Light - Tryce")
def test_checkmate_and_the_twin_swords_make_two_direct_attacks():
    king = "Terrorking Archfiend"
    d = table(
        you=hand("Checkmate")
        + attack(king, "Shadowknight Archfiend")
        + equip("Twin Swords of Flashing Light - Tryce", on=king),
        them=attack("Gemini Elf"),
    )
    d.activate("Checkmate", cost=["Shadowknight Archfiend"]).resolve().to_battle().attack(king)
    assert d.attack(king).lp(THEM) == 8000 - 2 * 1500


COMBINATION = "Dark Scorpion Combination"
SCORPIONS = ("Don Zaloog", CHICK, GORG, MEANAE, "Dark Scorpion - Cliff the Trap Remover")


@pytest.mark.card(COMBINATION, "Don Zaloog")
def test_dark_scorpion_combination_makes_five_direct_attacks_of_400():
    d = table(you=set_(COMBINATION) + attack(*SCORPIONS), them=attack("Battle Ox"))
    d.activate(COMBINATION).resolve().to_battle()
    for name in SCORPIONS:
        d.attack(name).no()
    assert (d.lp(THEM), d.monsters(THEM)) == (6000, ["Battle Ox"])


@pytest.mark.card(COMBINATION, "Waboku")
def test_dark_scorpion_combination_needs_all_five_and_helps_none_in_other_battles():
    assert table(you=set_(COMBINATION) + attack(*SCORPIONS[:4])).why_not(COMBINATION) == ["J-EFF-12"]
    d = table(you=set_(COMBINATION) + attack(*SCORPIONS), them=attack("Kuriboh") + set_("Waboku"))
    d.activate(COMBINATION).resolve().to_battle().attack("Don Zaloog", "Kuriboh").resolve().no()
    assert d.lp(THEM) == 8000 - 1100
    d.attack(GORG).respond("Waboku").resolve()
    assert d.lp(THEM) == 8000 - 1100


@pytest.mark.card("Dark Scorpion Combination", "Rod of the Mind's Eye")
def test_rod_of_the_minds_eye_goes_before_dark_scorpion_combination():
    rod = equip("Rod of the Mind's Eye", on="Don Zaloog")
    d = table(you=attack(*SCORPIONS) + set_("Dark Scorpion Combination") + rod, them=attack("Gemini Elf"))
    d.activate("Dark Scorpion Combination").resolve().to_battle()
    assert d.attack("Don Zaloog").lp(THEM) == 7000


# -- Mirage Knight, Shinato, Maju Garzett ----------------------------------------------------------


@pytest.mark.card("Mirage Knight", "Axe of Despair")
def test_mirage_knight_gains_the_original_atk_of_its_rival_and_is_removed_in_the_end_phase():
    axe = equip("Axe of Despair", on="Blue-Eyes White Dragon")
    d = table(you=attack("Mirage Knight"), them=attack("Blue-Eyes White Dragon") + axe).to_battle()
    d.attack("Mirage Knight", "Blue-Eyes White Dragon").resolve()
    assert d.lp(THEM) == 8000 - (2800 + 3000 - 4000)
    assert d.end_turn().removed(YOU) == ["Mirage Knight"]


@pytest.mark.card("Mirage Knight", "Skill Drain", "Book of Moon")
def test_mirage_knight_stays_if_it_did_not_battle_or_was_turned_down():
    assert table(you=attack("Mirage Knight")).to_battle().end_turn().monsters(YOU) == ["Mirage Knight"]
    d = table(you=attack("Mirage Knight") + hand("Book of Moon"), them=attack("Kuriboh")).to_battle()
    d.attack("Mirage Knight", "Kuriboh").resolve().main2().activate("Book of Moon").resolve()
    assert d.end_turn().monsters(YOU) == ["Mirage Knight"]


@pytest.mark.card("Mirage Knight", "Monster Reborn")
def test_mirage_knight_is_summoned_in_no_common_way():
    d = table(you=hand("Mirage Knight", "Monster Reborn") + graveyard("Mirage Knight"))
    assert not d.can("summon", "Mirage Knight") and not d.can("activate", "Monster Reborn")


SHINATO = "Shinato, King of a Higher Plane"


@pytest.mark.card(SHINATO)
@pytest.mark.parametrize(("how", "damage"), [(defense, 1700), (set_, 1700), (attack, 1600)])
def test_shinato_inflicts_the_atk_of_a_monster_destroyed_in_defense(how, damage):
    d = table(you=attack(SHINATO), them=how("Battle Ox")).to_battle().attack(SHINATO, "Battle Ox").resolve()
    assert d.lp(THEM) == 8000 - damage


@pytest.mark.card("Great Maju Garzett", "Book of Moon", "Skill Drain")
def test_great_maju_garzett_has_twice_the_original_atk_of_its_tribute():
    maju = "Great Maju Garzett"
    d = table(you=hand(maju, "Book of Moon") + attack("Battle Ox") + equip("Axe of Despair", on="Battle Ox"))
    d.summon(maju, tributes=["Battle Ox"])
    assert d.attack_of(maju) == 3400
    d.activate("Book of Moon").resolve().end_turn().end_turn().flip(maju)
    assert d.attack_of(maju) == 0
    d = table(you=hand(maju) + attack("Battle Ox"), them=face_up("Skill Drain")).summon(
        maju, tributes=["Battle Ox"]
    )
    assert d.attack_of(maju) == 0


@pytest.mark.card("Great Maju Garzett", "Skill Drain")
def test_great_maju_garzett_loses_its_atk_for_good_when_it_is_negated():
    maju = "Great Maju Garzett"
    d = table(you=hand(maju) + attack("Battle Ox") + set_("Skill Drain")).summon(maju, tributes=["Battle Ox"])
    d.activate("Skill Drain").resolve()
    assert d.attack_of(maju) == 0


@pytest.mark.card("Maju Garzett", "Great Maju Garzett")
def test_maju_garzett_has_the_original_atk_of_both_tributes_face_down_ones_too():
    d = table(you=hand("Maju Garzett") + attack("Battle Ox") + set_("Kuriboh"))
    assert d.summon("Maju Garzett", tributes=["Battle Ox", "Kuriboh"]).attack_of("Maju Garzett") == 2000
    d = table(you=hand("Maju Garzett") + attack("Battle Ox", "Maju Garzett"))
    d.summon("Maju Garzett", tributes=["Battle Ox", "Maju Garzett"])
    assert d.attack_of("Maju Garzett") == 0


@pytest.mark.card("Great Maju Garzett", "Megamorph", "Mystical Space Typhoon")
def test_great_maju_garzett_loses_its_atk_for_good_to_megamorph():
    maju = "Great Maju Garzett"
    mine = hand(maju, "Megamorph", "Mystical Space Typhoon") + attack("Battle Ox") + lp(7000)
    d = table(you=mine).summon(maju, tributes=["Battle Ox"]).activate("Megamorph").resolve()
    assert d.attack_of(maju) == 0
    assert d.activate("Mystical Space Typhoon").resolve().attack_of(maju) == 0


@pytest.mark.card("Great Maju Garzett", "Cat's Ear Tribe")
def test_great_maju_garzett_that_has_attacked_cats_ear_tribe_is_left_with_nothing():
    maju, cats = "Great Maju Garzett", "Cat's Ear Tribe"
    d = table(you=defense(cats), them=hand(maju) + attack("Battle Ox"), turn=THEM)
    d.summon(maju, tributes=["Battle Ox"]).to_battle()
    assert d.attack_of(maju) == 3400
    assert d.attack(maju, cats).resolve().graveyard(YOU) == [cats], "200 ATK against 100 DEF"
    assert d.attack_of(maju) == 0


# -- Fairy of the Spring ----------------------------------------------------------------------------


@pytest.mark.card("Fairy of the Spring", "Axe of Despair")
@pytest.mark.rule("J-EFF-12")
def test_fairy_of_the_spring_takes_an_equip_back_for_another_turn():
    d = table(
        you=hand("Fairy of the Spring") + graveyard("Axe of Despair", "Dark Hole") + attack("Battle Ox")
    )
    d.activate("Fairy of the Spring", ["Axe of Despair"]).resolve()
    assert d.hand(YOU) == ["Axe of Despair"]
    assert "J-TRAP-02" in d.why_not("Axe of Despair")
    assert d.set("Axe of Despair").why_not("Axe of Despair")
    d.end_turn().end_turn().to_phase(MAIN_1).activate("Axe of Despair", ["Battle Ox"]).resolve()
    assert d.attack_of("Battle Ox") == 2700


@pytest.mark.card("Fairy of the Spring", "Axe of Despair")
def test_fairy_of_the_spring_leaves_another_such_equip_free():
    equips = hand("Fairy of the Spring", "Axe of Despair") + graveyard("Axe of Despair")
    d = table(you=equips + attack("Battle Ox")).activate("Fairy of the Spring", ["Axe of Despair"]).resolve()
    assert d.activate("Axe of Despair", ["Battle Ox"]).resolve().attack_of("Battle Ox") == 2700
    assert not d.can("activate", "Axe of Despair")
    assert "J-EFF-12" in table(you=hand("Fairy of the Spring")).why_not("Fairy of the Spring")


# -- Metallizing Parasite - Lunatite ----------------------------------------------------------------

LUNATITE = "Metallizing Parasite - Lunatite"


@pytest.mark.card(LUNATITE, "Dark Hole", "Limiter Removal")
@pytest.mark.rule("J-EFF-16")
def test_the_host_of_lunatite_is_unaffected_by_the_opponents_magic_cards():
    d = table(you=attack("Battle Ox", LUNATITE), them=hand("Dark Hole", "Raigeki"))
    d.activate(LUNATITE, ["Battle Ox"]).resolve().end_turn().activate("Dark Hole").resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    d = table(you=attack("Battle Ox", LUNATITE) + hand("Dark Hole")).activate(LUNATITE).resolve()
    assert d.activate("Dark Hole").resolve().monsters(YOU) == [], "your own affect it"
    assert "J-EFF-12" in table(you=set_("Battle Ox") + attack(LUNATITE)).why_not(LUNATITE, "activate")


@pytest.mark.card(LUNATITE, "Limiter Removal")
def test_what_had_affected_it_before_goes_on():
    d = table(you=attack("X-Head Cannon", LUNATITE) + hand("Limiter Removal")).activate("Limiter Removal")
    d.resolve().activate(LUNATITE, ["X-Head Cannon"]).resolve().end_turn()
    assert "X-Head Cannon" in d.graveyard(YOU)


# -- Dark Flare Knight, Cyber Raider, Cost Down -----------------------------------------------------

FLARE = "Dark Flare Knight"


@pytest.mark.card(FLARE)
def test_dark_flare_knight_spares_its_player_battle_damage_and_brings_mirage_knight():
    d = table(you=attack(FLARE) + deck("Mirage Knight"), them=attack("Blue-Eyes White Dragon")).to_battle()
    d.attack(FLARE, "Blue-Eyes White Dragon").resolve()
    if d.kind == "choose":
        d.pick("Mirage Knight")
    d.choose("attack").resolve()
    assert (d.lp(YOU), d.monsters(YOU), d.graveyard(YOU)) == (8000, ["Mirage Knight"], [FLARE])


@pytest.mark.card(FLARE, "Dark Hole", "Dark Ruler Ha Des")
@pytest.mark.rule("J-MAG-06")
def test_dark_flare_knight_destroyed_by_an_effect_or_by_ha_des_brings_nobody():
    d = table(you=attack(FLARE) + deck("Mirage Knight") + hand("Dark Hole")).activate("Dark Hole").resolve()
    assert d.monsters(YOU) == []
    d = table(
        you=attack(FLARE) + deck("Mirage Knight"), them=attack("Dark Ruler Ha Des"), turn=THEM
    ).to_battle()
    d.attack("Dark Ruler Ha Des", FLARE).resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card("Cyber Raider")
def test_cyber_raider_destroys_an_equip_or_takes_it():
    axe = "Axe of Despair"
    theirs = attack("Battle Ox") + equip(axe, on="Battle Ox")
    d = table(you=hand("Cyber Raider"), them=theirs).summon("Cyber Raider").choose("destroy").resolve()
    assert (d.graveyard(THEM), d.attack_of("Cyber Raider")) == ([axe], 1400)
    d = table(you=hand("Cyber Raider"), them=theirs).summon("Cyber Raider").choose("take").resolve()
    assert (d.equipped_to(axe), d.attack_of("Cyber Raider"), d.magic_traps(THEM)) == (
        "Cyber Raider",
        2400,
        [axe],
    )


@pytest.mark.card("Cyber Raider", "Premature Burial")
def test_cyber_raider_takes_nothing_that_does_not_fit_and_does_nothing_without_an_equip():
    d = table(you=hand("Cyber Raider", "Premature Burial") + graveyard("Battle Ox"))
    d.activate("Premature Burial").choose("attack") if d.kind == "position" else d.activate(
        "Premature Burial"
    )
    d.resolve().summon("Cyber Raider").resolve()
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Premature Burial"], "only to destroy it was possible"
    assert table(you=hand("Cyber Raider")).summon("Cyber Raider").chain() == []


@pytest.mark.card("Cost Down")
@pytest.mark.rule("R-TRIB-01")
def test_cost_down_takes_two_levels_from_the_monsters_in_hand_after_their_summon_too():
    d = (
        table(you=hand("Cost Down", "Kuriboh", "Summoned Skull"))
        .activate("Cost Down", cost=["Kuriboh"])
        .resolve()
    )
    d.summon("Summoned Skull")
    assert (d.monsters(YOU), d.level_of("Summoned Skull")) == (["Summoned Skull"], 4)
    assert d.end_turn().level_of("Summoned Skull") == 6


@pytest.mark.card("Cost Down", "A Legendary Ocean")
def test_two_cost_downs_take_four_levels_and_monsters_drawn_later_keep_theirs():
    cards = ("Cost Down", "Cost Down", "Kuriboh", "Kuriboh", "Blue-Eyes White Dragon", "Pot of Greed")
    d = table(you=hand(*cards) + deck("Summoned Skull"))
    d.activate("Cost Down", cost=["Kuriboh"]).activate("Cost Down", cost=["Kuriboh"]).activate("Pot of Greed")
    assert d.resolve().can("summon", "Blue-Eyes White Dragon")
    assert not d.can("summon", "Summoned Skull")


# -- Ritual Magic Cards -----------------------------------------------------------------------------

RITUALS = {
    "Contract with the Dark Master": "Dark Master - Zorc",
    "Incandescent Ordeal": "Legendary Flame Lord",
    "Shinato's Ark": "Shinato, King of a Higher Plane",
}


@pytest.mark.card("Contract with the Dark Master", "Incandescent Ordeal", "Shinato's Ark")
@pytest.mark.rule("R-RIT-01", "J-RIT-01")
@pytest.mark.parametrize("name", RITUALS)
def test_a_ritual_magic_card_brings_its_monster_for_enough_levels(name):
    monster = RITUALS[name]
    d = table(you=hand(name, monster, "Cosmo Queen")).activate(name).choose("attack")
    assert (d.monsters(YOU), sorted(d.graveyard(YOU))) == ([monster], sorted([name, "Cosmo Queen"]))
    assert d.card(monster).proper
    assert table(you=hand(name, monster, "Summoned Skull")).why_not(name) == ["R-RIT-02"]


@pytest.mark.card("Really Eternal Rest", "Axe of Despair")
def test_really_eternal_rest_destroys_monsters_with_an_equip():
    d = table(
        you=set_("Really Eternal Rest") + attack("Battle Ox"),
        them=attack("Sangan", "Kuriboh") + equip("Axe of Despair", on="Sangan"),
    )
    d.activate("Really Eternal Rest").resolve()
    assert (d.monsters(THEM), d.monsters(YOU)) == (["Kuriboh"], ["Battle Ox"])


@pytest.mark.card("Really Eternal Rest")
def test_really_eternal_rest_needs_an_equipped_monster():
    d = table(you=set_("Really Eternal Rest"), them=attack("Sangan"))
    assert "J-EFF-12" in d.why_not("Really Eternal Rest")


# -- Archfiend's Oath, Dark Master - Zorc, Legendary Flame Lord, Sasuke Samurai #2 -------------------


@pytest.mark.card("Archfiend's Oath")
@pytest.mark.parametrize(("said", "in_hand"), [("Kuriboh", ["Kuriboh"]), ("Sparks", [])])
def test_archfiends_oath_names_the_top_card(said, in_hand):
    oath = "Archfiend's Oath"
    d = table(you=face_up(oath) + deck("Kuriboh", "Yami")).activate(oath).choose(said).resolve()
    assert (d.lp(YOU), d.hand(YOU), d.deck(YOU)[0]) == (7500, in_hand, "Yami")
    assert d.graveyard(YOU) == ([] if in_hand else ["Kuriboh"])
    assert d.why_not(oath)


@pytest.mark.card("Dark Master - Zorc")
@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize(
    ("die", "yours", "theirs"),
    [(0, 2, 0), (1, 2, 0), (2, 2, 1), (4, 2, 1), (5, 0, 2)],
)
def test_dark_master_zorc_destroys_by_a_die(die, yours, theirs):
    zorc = "Dark Master - Zorc"
    d = table(you=attack(zorc, "Kuriboh"), them=attack("Battle Ox") + set_("Kuriboh"), chance=[die])
    d.activate(zorc)
    if theirs == 1:
        d.pick("Battle Ox")
    d.resolve()
    assert (len(d.monsters(YOU)), len(d.monsters(THEM))) == (yours, theirs)
    assert not yours or d.why_not(zorc, "activate")


@pytest.mark.card("Legendary Flame Lord")
@pytest.mark.rule("J-EFF-18")
def test_legendary_flame_lord_burns_the_field_for_three_counters():
    lord = "Legendary Flame Lord"
    mine = attack(lord, "Kuriboh", notes={"Spell Counter": 2}) + hand("Sparks")
    d = table(you=mine, them=attack("Battle Ox") + set_("Kuriboh"))
    assert d.why_not(lord, "activate") == ["J-EFF-18"]
    d.activate("Sparks").resolve().activate(lord).resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([lord], [])
    assert "J-EFF-18" in d.why_not(lord, "activate")


@pytest.mark.card("Sasuke Samurai #2", "Black Pendant", "Mirror Force")
def test_sasuke_samurai_2_stops_magic_and_traps_of_both_until_the_turn_ends():
    sasuke = "Sasuke Samurai #2"
    mine = attack(sasuke, "Battle Ox") + hand("Sparks")
    d = table(you=mine, them=set_("Mirror Force", "Jar of Greed")).activate(sasuke).pass_().resolve()
    assert (d.lp(YOU), bool(d.why_not("Sparks")), bool(d.why_not(sasuke, "activate"))) == (7200, True, True)
    d.to_battle().attack("Battle Ox")
    assert d.lp(THEM) == 6300
    d.end_turn()
    d.to_phase(MAIN_1)
    assert "activate Jar of Greed" in d.options()


@pytest.mark.card("Sasuke Samurai #2", "Jar of Greed")
@pytest.mark.rule("R-CHAIN-01")
def test_traps_may_still_be_chained_to_sasuke_samurai_2():
    sasuke = "Sasuke Samurai #2"
    d = (
        table(you=attack(sasuke), them=set_("Jar of Greed"))
        .activate(sasuke)
        .respond("Jar of Greed")
        .resolve()
    )
    assert len(d.hand(THEM)) == 1


# -- More Archfiends --------------------------------------------------------------------------------


@pytest.mark.card("Skull Archfiend of Lightning", "Shadowknight Archfiend", "Vilepawn Archfiend")
@pytest.mark.card("Darkbishop Archfiend")
@pytest.mark.rule("J-EFF-07")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("Skull Archfiend of Lightning", 500),
        ("Shadowknight Archfiend", 900),
        ("Vilepawn Archfiend", 500),
        ("Darkbishop Archfiend", 500),
    ],
)
def test_an_archfiend_must_be_paid_for_in_your_standby_phase(name, price):
    assert table(you=attack(name), turn=THEM).end_turn().resolve().lp(YOU) == 8000 - price
    d = table(you=attack(name) + lp(price), turn=THEM).end_turn().resolve()
    assert (d.lp(YOU), d.graveyard(YOU)) == (price, [name])


@pytest.mark.card("Skull Archfiend of Lightning", "Tribute to The Doomed")
@pytest.mark.parametrize(("die", "stays"), [(0, True), (1, False), (2, True), (4, False), (5, True)])
def test_skull_archfiend_of_lightning_turns_off_what_targets_it(die, stays):
    skull = "Skull Archfiend of Lightning"
    d = table(you=attack(skull), them=hand("Tribute to The Doomed", "Kuriboh"), turn=THEM, chance=[die])
    d.activate("Tribute to The Doomed", [skull], cost=["Kuriboh"]).resolve()
    assert d.monsters(YOU) == ([skull] if stays else [])


@pytest.mark.card("Darkbishop Archfiend", "Tribute to The Doomed")
def test_darkbishop_archfiend_rolls_for_the_other_archfiends():
    bishop = "Darkbishop Archfiend"
    theirs = hand("Tribute to The Doomed", "Kuriboh")
    d = table(you=attack(bishop, "Summoned Skull"), them=theirs, turn=THEM, chance=[0])
    d.activate("Tribute to The Doomed", ["Summoned Skull"], cost=["Kuriboh"]).resolve()
    assert d.monsters(YOU) == [bishop, "Summoned Skull"]
    d = table(you=attack(bishop, "Battle Ox"), them=theirs, turn=THEM)
    d.activate("Tribute to The Doomed", ["Battle Ox"], cost=["Kuriboh"]).resolve()
    assert d.monsters(YOU) == [bishop]


@pytest.mark.card("Infernalqueen Archfiend")
def test_infernalqueen_archfiend_strengthens_an_archfiend_in_each_standby_phase():
    queen = "Infernalqueen Archfiend"
    d = table(you=attack(queen), them=attack("Summoned Skull")).end_turn().pick("Summoned Skull").resolve()
    assert d.attack_of("Summoned Skull") == 3500
    d.end_turn()
    assert d.attack_of("Summoned Skull") == 2500


@pytest.mark.card("Shadowknight Archfiend")
@pytest.mark.rule("R-DMG-09")
def test_shadowknight_archfiend_inflicts_half_the_battle_damage():
    d = table(you=attack("Shadowknight Archfiend")).to_battle().attack("Shadowknight Archfiend")
    assert d.resolve().lp(THEM) == 7000


@pytest.mark.card("Vilepawn Archfiend")
def test_vilepawn_archfiend_draws_the_attacks_away_from_other_archfiends():
    pawn = "Vilepawn Archfiend"
    d = table(
        you=attack(pawn, "Summoned Skull", "Kuriboh"), them=attack("Cosmo Queen"), turn=THEM
    ).to_battle()
    assert d.can("attack", "Cosmo Queen", pawn) and d.can("attack", "Cosmo Queen", "Kuriboh")
    assert not d.can("attack", "Cosmo Queen", "Summoned Skull")


# -- Frozen Soul ------------------------------------------------------------------------------------


@pytest.mark.card("Frozen Soul")
def test_frozen_soul_skips_the_next_battle_phase_of_a_stronger_opponent():
    d = table(you=set_("Frozen Soul") + lp(6000), them=attack("Battle Ox")).activate("Frozen Soul").resolve()
    d.end_turn()
    assert not d.can_go(BATTLE_PHASE)
    assert d.end_turn().end_turn().can_go(BATTLE_PHASE)
    assert table(you=set_("Frozen Soul") + lp(6001)).why_not("Frozen Soul") == ["J-EFF-12"]


@pytest.mark.card("Frozen Soul")
def test_frozen_soul_used_in_the_battle_phase_means_that_of_the_next_turn():
    d = table(you=set_("Frozen Soul") + lp(6000), them=attack("Battle Ox", "Kuriboh"), turn=THEM).to_battle()
    d.attack("Kuriboh").respond("Frozen Soul").resolve()
    assert d.can("attack", "Battle Ox", DIRECT)
    d.end_turn().end_turn()
    assert not d.can_go(BATTLE_PHASE)
    assert d.end_turn().end_turn().can_go(BATTLE_PHASE)


# -- what these cards do not do --------------------------------------------------------------------


@pytest.mark.card("Dark Scorpion - Gorg the Strong", "Dark Scorpion - Meanae the Thorn")
@pytest.mark.parametrize("name", [GORG, MEANAE])
def test_a_dark_scorpion_need_not_use_its_effect(name):
    d = table(you=attack(name) + deck(CHICK), them=attack("Kuriboh")).to_battle().attack(name, "Kuriboh").no()
    assert (d.hand(YOU), d.graveyard(THEM)) == ([], ["Kuriboh"])


@pytest.mark.card("Gyaku-Gire Panda")
def test_gyaku_gire_panda_counts_none_of_your_monsters():
    d = table(you=attack("Gyaku-Gire Panda", "Kuriboh"))
    assert d.attack_of("Gyaku-Gire Panda") == 800


@pytest.mark.card("Kelbek", "Skill Drain")
def test_kelbek_negated_returns_nothing():
    d = table(you=attack("Kelbek") + face_up("Skill Drain"), them=attack("Battle Ox"), turn=THEM).to_battle()
    assert d.attack("Battle Ox", "Kelbek").resolve().hand(THEM) == []


@pytest.mark.card("Little-Winguard")
def test_little_winguard_need_not_and_not_in_the_opponents_end_phase():
    d = table(you=attack("Little-Winguard")).leave_for(END_PHASE).pass_()
    assert d.resolve().position("Little-Winguard") == "attack"
    d = table(you=attack("Little-Winguard"), turn=THEM).end_turn()
    assert d.position("Little-Winguard") == "attack"


@pytest.mark.card("Little-Winguard", "Spellbinding Circle")
@pytest.mark.rule("J-POS-04")
def test_little_winguard_turns_itself_though_a_card_holds_it():
    d = table(you=attack("Little-Winguard"), them=set_("Spellbinding Circle")).leave_for(BATTLE_PHASE)
    d.respond("Spellbinding Circle").resolve().to_phase(END_PHASE).use("Little-Winguard").resolve()
    assert d.position("Little-Winguard") == "defense"


@pytest.mark.card("Maju Garzett")
def test_maju_garzett_set_with_tributes_has_no_atk():
    d = table(you=hand("Maju Garzett") + attack("Battle Ox", "Kuriboh"))
    d.set("Maju Garzett", tributes=["Battle Ox", "Kuriboh"]).end_turn().end_turn().flip("Maju Garzett")
    assert d.attack_of("Maju Garzett") == 0


@pytest.mark.card("Mefist the Infernal General", "Waboku")
@pytest.mark.rule("J-DMG-09")
def test_mefist_takes_no_card_without_battle_damage():
    d = table(you=attack("Mefist the Infernal General"), them=hand("Sangan") + set_("Waboku")).to_battle()
    assert d.attack("Mefist the Infernal General").respond("Waboku").resolve().hand(THEM) == ["Sangan"]


@pytest.mark.card("Mudora")
def test_mudora_follows_the_side_it_is_on():
    d = table(you=attack("Mudora"), them=hand("Change of Heart") + graveyard("Petit Angel"), turn=THEM)
    assert d.attack_of("Mudora") == 1500
    assert d.activate("Change of Heart").resolve().attack_of("Mudora") == 1700


@pytest.mark.card("Shinato, King of a Higher Plane")
def test_shinato_inflicts_nothing_for_a_monster_that_an_effect_destroys():
    d = table(you=attack(SHINATO) + hand("Fissure"), them=defense("Battle Ox")).activate("Fissure").resolve()
    assert d.lp(THEM) == 8000


SHINATO = "Shinato, King of a Higher Plane"


@pytest.mark.card("Shinato, King of a Higher Plane", "D.D. Warrior Lady", "Yomi Ship", "Maju Garzett")
@pytest.mark.parametrize(
    ("prey", "damage"),
    [("D.D. Warrior Lady", 0), ("Yomi Ship", 800), ("Maju Garzett", 0), ("Battle Ox", 1700)],
)
def test_shinato_must_still_be_there_and_reads_the_original_atk(prey, damage):
    d = table(you=attack(SHINATO), them=defense(prey)).to_battle().attack(SHINATO, prey)
    if d.kind != "act":
        d.use(prey)
    assert d.resolve().lp(THEM) == 8000 - damage


@pytest.mark.card("Shinato, King of a Higher Plane", "Fairy Meteor Crush", "Barrel Behind the Door")
def test_shinato_pierces_first_and_its_effect_can_be_turned_back():
    d = table(you=attack(SHINATO) + equip("Fairy Meteor Crush", on=SHINATO), them=defense("Battle Ox"))
    assert d.to_battle().attack(SHINATO, "Battle Ox").resolve().lp(THEM) == 8000 - 2300 - 1700
    d = table(you=attack(SHINATO), them=defense("Battle Ox") + set_("Barrel Behind the Door")).to_battle()
    d.attack(SHINATO, "Battle Ox").respond("Barrel Behind the Door").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (6300, 8000)


@pytest.mark.card("Blindly Loyal Goblin", "Relinquished")
def test_relinquished_cannot_take_a_face_up_blindly_loyal_goblin():
    goblin = table(you=attack("Relinquished"), them=attack(GOBLIN))
    assert "J-EFF-12" in goblin.why_not("Relinquished", "activate")
    d = table(you=attack("Relinquished"), them=set_(GOBLIN)).activate("Relinquished").resolve()
    assert d.equipped_to(GOBLIN) == "Relinquished"


# -- Dice Re-Roll, Goblin of Greed ------------------------------------------------------------------


@pytest.mark.card("Dice Re-Roll", "Dice Jar")
@pytest.mark.rule("J-EFF-14")
def test_dice_re_roll_has_all_dice_rolled_again_once_this_turn():
    d = table(you=set_("Dice Re-Roll", "Dice Jar"), chance=[0, 5, 2, 1]).activate("Dice Re-Roll").resolve()
    d.flip("Dice Jar").yes().resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 6500)


@pytest.mark.card("Dice Re-Roll", "Graceful Dice")
def test_dice_re_roll_may_spoil_a_roll_of_the_opponent():
    theirs = hand("Graceful Dice") + attack("Kuriboh")
    d = table(you=set_("Dice Re-Roll"), them=theirs, turn=THEM, chance=[5, 0])
    d.activate("Graceful Dice").respond("Dice Re-Roll").resolve().yes().resolve()
    assert d.attack_of("Kuriboh") == 400


@pytest.mark.card("Goblin of Greed", "Magic Jammer", "Kuriboh", "Graceful Charity")
@pytest.mark.rule("J-EFF-06")
def test_goblin_of_greed_stops_discards_as_costs_alone():
    mine = hand("Tribute to The Doomed", "Graceful Charity", "Sparks")
    d = table(you=mine + set_("Raigeki Break"), them=attack("Goblin of Greed"))
    assert d.why_not("Tribute to The Doomed") and d.why_not("Raigeki Break")
    assert d.can("activate", "Graceful Charity")
    d = table(
        you=attack("Goblin of Greed") + set_("Magic Jammer") + hand("Yami"), them=hand("Sparks"), turn=THEM
    )
    assert d.activate("Sparks").lp(YOU) == 7800


@pytest.mark.card("Different Dimension Dragon", "Raigeki", "Fissure", "Mirror Force")
@pytest.mark.rule("J-EFF-12")
def test_what_could_destroy_nothing_but_different_dimension_dragon_is_not_activated():
    them = hand("Raigeki", "Fissure", "Dark Hole")
    d = table(you=attack(DDD), them=them, turn=THEM)
    assert [d.why_not(name, "activate") for name in ("Raigeki", "Fissure", "Dark Hole")] == [["J-EFF-12"]] * 3
    d = table(you=attack(DDD, "Kuriboh"), them=them, turn=THEM)
    assert d.can("activate", "Raigeki") and d.activate("Fissure").resolve().monsters(YOU) == [DDD]
    d = table(you=attack(DDD), them=set_("Mirror Force")).to_battle().attack(DDD)
    assert (d.lp(THEM), d.magic_traps(THEM)) == (6800, ["Mirror Force"])


@pytest.mark.card("Non-Spellcasting Area", "Raigeki")
def test_non_spellcasting_area_shields_monsters_without_effect():
    d = table(
        you=face_up("Non-Spellcasting Area") + attack("Battle Ox", "Kuriboh"), them=hand("Raigeki"), turn=THEM
    )
    assert d.activate("Raigeki").resolve().monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Non-Spellcasting Area", "Raigeki", "Ring of Destruction")
def test_non_spellcasting_area_shields_neither_face_down_monsters_nor_from_traps():
    d = table(you=face_up("Non-Spellcasting Area") + set_("Battle Ox"), them=hand("Raigeki"), turn=THEM)
    assert d.activate("Raigeki").resolve().monsters(YOU) == []
    area = face_up("Non-Spellcasting Area") + attack("Battle Ox")
    d = table(you=area, them=set_("Ring of Destruction"), turn=THEM).activate("Ring of Destruction").resolve()
    assert d.monsters(YOU) == []


@pytest.mark.card("Pandemonium Watchbear", "Pandemonium", "Mystical Space Typhoon")
def test_pandemonium_watchbear_keeps_pandemonium_from_the_opponents_effects():
    mine = attack("Pandemonium Watchbear") + field("Pandemonium")
    d = table(you=mine, them=hand("Mystical Space Typhoon"), turn=THEM)
    assert d.activate("Mystical Space Typhoon", ["Pandemonium"]).resolve().field(YOU) == "Pandemonium"


@pytest.mark.card("Pandemonium Watchbear", "Pandemonium", "Mystical Space Typhoon")
def test_pandemonium_watchbear_does_not_stop_your_own_effects():
    mine = attack("Pandemonium Watchbear") + field("Pandemonium") + hand("Mystical Space Typhoon")
    assert table(you=mine).activate("Mystical Space Typhoon", ["Pandemonium"]).resolve().field(YOU) is None


# -- What the cards of chance and choice of Dark Crisis do not do -----------------------------------


@pytest.mark.card("Archfiend's Oath")
@pytest.mark.rule("J-EFF-07")
def test_archfiends_oath_cannot_be_paid_with_the_last_500_life_points():
    assert table(you=face_up("Archfiend's Oath") + lp(500)).why_not("Archfiend's Oath")
    assert table(you=face_up("Archfiend's Oath"), turn=THEM).lp(YOU) == 8000


@pytest.mark.card("Dark Master - Zorc")
def test_dark_master_zorc_may_roll_though_there_is_nothing_to_destroy():
    zorc = "Dark Master - Zorc"
    d = table(you=attack(zorc), chance=[3]).activate(zorc).resolve()
    assert d.monsters(YOU) == [zorc]
    assert table(you=attack(zorc), chance=[5]).activate(zorc).resolve().graveyard(YOU) == [zorc]


@pytest.mark.card("Goblin of Greed")
def test_a_face_down_goblin_of_greed_allows_discards():
    d = table(you=hand("Tribute to The Doomed", "Sparks"), them=set_("Goblin of Greed") + attack("Kuriboh"))
    assert d.can("activate", "Tribute to The Doomed")


@pytest.mark.card("Infernalqueen Archfiend", "Tribute to The Doomed")
@pytest.mark.parametrize(("die", "stays"), [(0, False), (1, True), (4, True)])
def test_infernalqueen_archfiend_rolls_for_herself(die, stays):
    queen = "Infernalqueen Archfiend"
    d = table(you=attack(queen), them=hand("Tribute to The Doomed", "Kuriboh"), turn=THEM, chance=[die])
    d.activate("Tribute to The Doomed", [queen], cost=["Kuriboh"]).resolve()
    assert d.monsters(YOU) == ([queen] if stays else [])


@pytest.mark.card("Legendary Flame Lord", "Call of the Haunted")
def test_a_magic_card_activated_before_legendary_flame_lord_came_gives_no_counter():
    lord = "Legendary Flame Lord"
    mine = hand("Sparks") + set_("Call of the Haunted") + graveyard(lord, proper=True)
    d = table(you=mine).activate("Sparks").respond("Call of the Haunted").resolve()
    assert d.monsters(YOU) == [lord] and "Spell Counter" not in d.picture()


# -- Spell Vanishing --------------------------------------------------------------------------------


@pytest.mark.card("Spell Vanishing", "Upstart Goblin")
@pytest.mark.rule("J-MAG-06")
def test_spell_vanishing_sends_all_namesakes_of_hand_and_deck_to_the_graveyard():
    mine = hand("Upstart Goblin", "Upstart Goblin", "Pot of Greed") + deck("Raigeki", "Upstart Goblin")
    d = table(you=mine, them=set_("Spell Vanishing") + hand("Kuriboh", "Yami") + deck("Upstart Goblin"))
    d.activate("Upstart Goblin").respond("Spell Vanishing", cost=["Kuriboh", "Yami"]).resolve()
    assert (d.hand(YOU), d.graveyard(YOU)) == (["Pot of Greed"], ["Upstart Goblin"] * 3)
    assert (d.hand(THEM), "Upstart Goblin" in d.deck(THEM)) == ([], True)


@pytest.mark.card("Spell Vanishing", "Upstart Goblin")
def test_spell_vanishing_needs_two_cards_to_discard_and_a_magic_card_to_negate():
    d = table(you=hand("Upstart Goblin"), them=set_("Spell Vanishing") + hand("Kuriboh")).activate(
        "Upstart Goblin"
    )
    assert not d.can_respond("Spell Vanishing", THEM)
    d = table(you=set_("Jar of Greed"), them=set_("Spell Vanishing") + hand("Kuriboh", "Yami"))
    assert not d.activate("Jar of Greed").can_respond("Spell Vanishing", THEM)


@pytest.mark.card("Archfiend's Roar", "Interdimensional Matter Transporter")
@pytest.mark.rule("J-TERM-07")
def test_an_archfiend_that_left_and_came_back_is_free_of_the_roar():
    transporter = "Interdimensional Matter Transporter"
    d = table(you=set_("Archfiend's Roar", transporter) + graveyard("Summoned Skull"))
    d.activate("Archfiend's Roar").resolve().choose("attack").activate(transporter).resolve().end_turn()
    assert d.monsters(YOU) == ["Summoned Skull"]


@pytest.mark.card("Ojama Trio", "Remove Brainwashing")
@pytest.mark.rule("J-CTRL-02")
def test_ojama_tokens_belong_to_the_player_of_ojama_trio():
    cards = set_("Ojama Trio", "Remove Brainwashing")
    d = table(you=cards).activate("Ojama Trio").resolve().activate("Remove Brainwashing").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == (["Ojama Token"] * 3, [])
    d = table(you=cards + attack("Kuriboh", "Sangan", "Battle Ox", "Silver Fang"))
    d.activate("Ojama Trio").resolve().activate("Remove Brainwashing").resolve()
    d.pick(at(THEM, 3), at(THEM, 4))
    assert (d.monsters(YOU).count("Ojama Token"), d.lp(YOU), d.lp(THEM)) == (1, 8000, 7400)


@pytest.mark.card("Ojama Trio", "Black Illusion Ritual")
@pytest.mark.rule("J-RIT-03")
def test_an_ojama_token_may_be_tributed_for_a_ritual():
    theirs = hand("Black Illusion Ritual", "Relinquished") + attack("Kuriboh", "Sangan")
    d = table(you=set_("Ojama Trio"), them=theirs, turn=THEM)
    d.activate("Black Illusion Ritual").respond("Ojama Trio").resolve().pick(at(THEM, 3)).choose("attack")
    assert d.monsters(THEM).count("Ojama Token") == 2 and "Relinquished" in d.monsters(THEM)


@pytest.mark.card("Ojama Trio", "The Last Warrior from Another Planet")
@pytest.mark.rule("J-EFF-12")
def test_ojama_trio_is_not_activated_where_nothing_may_be_summoned():
    d = table(you=set_("Ojama Trio"), them=attack("The Last Warrior from Another Planet"))
    assert d.why_not("Ojama Trio")


@pytest.mark.card("Vampire Lord", "Royal Oppression")
def test_vampire_lord_stopped_by_royal_oppression_is_destroyed_and_tries_again_next_time():
    d = table(you=attack(VAMPIRE), them=hand("Raigeki") + face_up("Royal Oppression"), turn=THEM)
    d.activate("Raigeki").resolve_chain().end_turn().activate("Royal Oppression", seat=THEM).resolve()
    assert (d.monsters(YOU), d.lp(THEM)) == ([], 7200)
    d.end_turn().end_turn().resolve().choose("attack")
    assert d.monsters(YOU) == [VAMPIRE]


# -- Staunch Defender -------------------------------------------------------------------------------


def staunch(mine=("Summoned Skull", "Kuriboh"), theirs=("Battle Ox", "Silver Fang"), more=(), **other):
    """The opponent's Battle Step against a Set Staunch Defender."""
    you = [*attack(*mine), *set_("Staunch Defender"), *more]
    return table(you=you, them=attack(*theirs), turn=THEM, phase=BATTLE_PHASE, **other)


@pytest.mark.card("Staunch Defender")
@pytest.mark.rule("J-REPLAY-02")
def test_staunch_defender_makes_a_replay_and_all_monsters_attack_one_of_yours():
    d = staunch().attack("Battle Ox", "Kuriboh").respond("Staunch Defender", ["Summoned Skull"]).resolve()
    assert sorted(one for one in d.options() if one.startswith("attack")) == [
        "attack Battle Ox > Summoned Skull",
        "attack Silver Fang > Summoned Skull",
    ]
    assert d.why_not_go(MAIN_2) == ["R-GEN-01"] and "R-GEN-01" in d.why_not("Battle Ox", "attack", "Kuriboh")
    d.attack("Silver Fang", "Summoned Skull").resolve()
    assert not d.can_go(MAIN_2)
    d.attack("Battle Ox", "Summoned Skull").resolve()
    assert (sorted(d.graveyard(THEM)), d.can_go(MAIN_2)) == (["Battle Ox", "Silver Fang"], True)


@pytest.mark.card("Staunch Defender")
def test_staunch_defender_makes_a_replay_even_if_the_monster_chosen_is_attacked_already():
    d = staunch().attack("Battle Ox", "Kuriboh").respond("Staunch Defender", ["Kuriboh"]).resolve()
    assert d.can("attack", "Silver Fang", "Kuriboh") and d.can("attack", "Battle Ox", "Kuriboh")


@pytest.mark.card("Staunch Defender")
def test_when_the_chosen_monster_is_destroyed_nothing_more_can_attack():
    d = staunch().attack("Battle Ox", "Summoned Skull").respond("Staunch Defender", ["Kuriboh"]).resolve()
    d.attack("Battle Ox", "Kuriboh").resolve()
    assert d.graveyard(YOU) == ["Staunch Defender", "Kuriboh"]
    assert not d.can("attack", "Silver Fang", "Summoned Skull") and d.can_go(MAIN_2)
    d.main2().end_turn().end_turn().to_battle()
    assert d.can("attack", "Silver Fang", "Summoned Skull"), "it holds for one turn"


@pytest.mark.card("Staunch Defender", "Spirit Reaper")
@pytest.mark.rule("J-EFF-10")
def test_spirit_reaper_chosen_is_destroyed_and_nothing_more_can_attack():
    d = staunch(mine=("Spirit Reaper", "Kuriboh")).attack("Battle Ox", "Kuriboh")
    d.respond("Staunch Defender", ["Spirit Reaper"]).resolve()
    assert "Spirit Reaper" in d.graveyard(YOU)
    assert not d.can("attack", "Battle Ox", "Kuriboh") and d.can_go(MAIN_2)
    d = staunch(mine=("Spirit Reaper",)).attack("Battle Ox", "Spirit Reaper")
    d.respond("Staunch Defender", ["Spirit Reaper"]).resolve()
    assert (d.monsters(YOU), d.can("attack", "Battle Ox", DIRECT), d.lp(YOU)) == ([], False, 8000)


@pytest.mark.card("Staunch Defender", "Ring of Destruction")
@pytest.mark.rule("J-EFF-10")
def test_when_the_chosen_monster_has_gone_before_it_resolves_the_battle_goes_on_as_ever():
    d = table(
        you=attack("Summoned Skull", "Kuriboh", "Sangan") + set_("Staunch Defender"),
        them=attack("Battle Ox") + set_("Ring of Destruction"),
        turn=THEM,
    )
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Staunch Defender", ["Sangan"])
    d.respond("Ring of Destruction", ["Sangan"]).resolve()
    assert d.can("attack", "Battle Ox", "Kuriboh") and d.can("attack", "Battle Ox", "Summoned Skull")


@pytest.mark.card("Staunch Defender", "Guardian Kay'est", "The Legendary Fisherman", "Marauding Captain")
@pytest.mark.rule("J-EFF-12")
def test_staunch_defender_chooses_only_a_face_up_monster_that_can_be_attacked():
    d = staunch(mine=("Guardian Kay'est", "The Legendary Fisherman", "Kuriboh"), more=field("Umi"))
    assert d.attack("Battle Ox", "Kuriboh").respond("Staunch Defender").kind != "choose", "only Kuriboh"
    d = staunch(mine=("Marauding Captain", "Celtic Guardian"), more=set_("Sangan"))
    d.attack("Battle Ox", "Sangan").respond("Staunch Defender").resolve()
    assert d.can("attack", "Battle Ox", "Marauding Captain") and not d.can("attack", "Battle Ox", "Sangan")
    d = staunch(mine=(), more=set_("Sangan")).attack("Battle Ox", "Sangan")
    assert not d.can_respond("Staunch Defender")


@pytest.mark.card("Staunch Defender", "Call of the Haunted")
def test_monsters_summoned_later_in_the_turn_must_attack_the_chosen_one_too():
    d = table(
        you=attack("Summoned Skull", "Kuriboh") + set_("Staunch Defender"),
        them=attack("Battle Ox") + set_("Call of the Haunted") + graveyard("Silver Fang"),
        turn=THEM,
    )
    d.to_battle().attack("Battle Ox", "Kuriboh").respond("Staunch Defender", ["Summoned Skull"]).resolve()
    d.attack("Battle Ox", "Summoned Skull").resolve()
    assert d.can_go(MAIN_2)
    d.activate("Call of the Haunted", ["Silver Fang"]).resolve()
    assert not d.can_go(MAIN_2)
    assert d.can("attack", "Silver Fang", "Summoned Skull") and not d.can("attack", "Silver Fang", "Kuriboh")


@pytest.mark.card("Staunch Defender", "Dark Elf")
@pytest.mark.rule("J-REPLAY-04")
def test_under_staunch_defender_attacks_still_cost_what_they_cost():
    d = staunch(theirs=("Dark Elf",)).attack("Dark Elf", "Kuriboh")
    d.respond("Staunch Defender", ["Summoned Skull"]).resolve().attack("Dark Elf", "Summoned Skull").resolve()
    assert d.lp(THEM) == 8000 - 2 * 1000 - 500


@pytest.mark.card("Staunch Defender")
def test_monsters_that_have_attacked_or_cannot_attack_need_not():
    d = table(
        you=attack("Summoned Skull", "Kuriboh") + set_("Staunch Defender"),
        them=attack("Cosmo Queen", "Battle Ox") + defense("Silver Fang"),
        turn=THEM,
    )
    d.to_battle().attack("Cosmo Queen", "Kuriboh").resolve().attack("Battle Ox", "Summoned Skull")
    d.respond("Staunch Defender", ["Summoned Skull"]).resolve()
    d.attack("Battle Ox", "Summoned Skull").resolve()
    assert (d.graveyard(THEM), d.can_go(MAIN_2)) == (["Battle Ox"], True)


@pytest.mark.card("Staunch Defender")
def test_of_two_staunch_defenders_the_last_to_resolve_applies():
    d = staunch(more=set_("Staunch Defender")).attack("Battle Ox", "Kuriboh")
    d.respond(at(YOU, 1, magic_trap=True), ["Kuriboh"]).respond(
        at(YOU, 2, magic_trap=True), ["Summoned Skull"]
    )
    d.resolve()
    assert d.can("attack", "Battle Ox", "Kuriboh") and not d.can("attack", "Battle Ox", "Summoned Skull")
    d = staunch(more=set_("Staunch Defender")).attack("Battle Ox", "Summoned Skull")
    d.respond(at(YOU, 1, magic_trap=True), ["Kuriboh"]).resolve().attack("Battle Ox", "Kuriboh")
    d.respond(at(YOU, 2, magic_trap=True), ["Summoned Skull"]).resolve()
    assert d.can("attack", "Battle Ox", "Summoned Skull") and not d.can("attack", "Battle Ox", "Kuriboh")


@pytest.mark.card("Staunch Defender", "Rainbow Flower", "Inaba White Rabbit")
def test_under_staunch_defender_nothing_attacks_directly():
    d = staunch(theirs=("Rainbow Flower", "Inaba White Rabbit")).attack("Rainbow Flower")
    d.respond("Staunch Defender", ["Summoned Skull"]).resolve()
    assert [one for one in d.options() if one.startswith("attack")] == [
        "attack Rainbow Flower > Summoned Skull"
    ]


@pytest.mark.card("Staunch Defender", "Diffusion Wave-Motion")
def test_under_staunch_defender_a_monster_that_attacks_all_attacks_the_chosen_one_once():
    d = table(
        you=defense("Millennium Shield") + attack("Kuriboh") + set_("Staunch Defender"),
        them=attack("Dark Magician", "Battle Ox") + hand("Diffusion Wave-Motion"),
        turn=THEM,
    )
    d.activate("Diffusion Wave-Motion", ["Dark Magician"]).resolve().to_battle()
    d.attack("Dark Magician", "Kuriboh").respond("Staunch Defender", ["Millennium Shield"]).resolve()
    d.attack("Dark Magician", "Millennium Shield").resolve()
    assert (d.monsters(YOU), d.can_go(MAIN_2)) == (["Millennium Shield", "Kuriboh"], True)
    assert [one for one in d.options() if one.startswith("attack")] == []


@pytest.mark.card("Staunch Defender", "Book of Moon")
@pytest.mark.rule("J-EFF-10")
def test_the_chosen_monster_turned_down_later_is_still_the_one_to_attack():
    d = staunch(mine=("Millennium Shield", "Kuriboh"), more=set_("Book of Moon"))
    d.attack("Battle Ox", "Kuriboh").respond("Staunch Defender", ["Millennium Shield"]).resolve().attack(
        "Battle Ox", "Millennium Shield"
    )
    d.respond("Book of Moon", ["Millennium Shield"]).resolve()
    assert d.can("attack", "Silver Fang", "Millennium Shield")
    assert not d.can("attack", "Silver Fang", "Kuriboh")


@pytest.mark.card("Staunch Defender", "Thousand-Eyes Restrict")
def test_beside_thousand_eyes_restrict_the_others_need_not_attack_as_long_as_it_stays():
    theirs = ("Thousand-Eyes Restrict", "Battle Ox")
    d = staunch(theirs=theirs).attack("Thousand-Eyes Restrict", "Kuriboh")
    d.respond("Staunch Defender", ["Summoned Skull"]).resolve()
    assert not d.can("attack", "Battle Ox", "Summoned Skull")
    d.attack("Thousand-Eyes Restrict", "Summoned Skull").resolve()
    assert d.can("attack", "Battle Ox", "Summoned Skull") and not d.can_go(MAIN_2)


@pytest.mark.card("Token Thanksgiving", "Relinquished")
@pytest.mark.rule("J-EQUIP-04")
def test_token_thanksgiving_destroys_a_token_that_relinquished_holds():
    d = table(you=attack("Relinquished") + set_("Token Thanksgiving"), them=attack("Sheep Token"))
    d.activate("Relinquished").resolve().activate("Token Thanksgiving").resolve()
    assert (d.lp(YOU), d.magic_traps(YOU)) == (8800, [])


@pytest.mark.card("Falling Down", "Axe of Despair", "Shadow Tamer")
@pytest.mark.parametrize(
    "mine", [attack("Kuriboh") + equip("Axe of Despair", on="Kuriboh"), attack("Shadow Tamer")]
)
def test_falling_down_asks_for_any_archfiend_card(mine):
    d = table(you=hand("Falling Down") + mine, them=attack("Battle Ox")).activate("Falling Down").resolve()
    assert d.controller("Battle Ox") == YOU


@pytest.mark.card("Darkbishop Archfiend", KING, "Change of Heart")
@pytest.mark.rule("J-EFF-14")
@pytest.mark.parametrize(
    ("dice", "taken"), [((0, 2), False), ((0, 0), False), ((3, 1), False), ((3, 3), True)]
)
def test_beside_darkbishop_a_targeted_archfiend_has_two_dice(dice, taken):
    mine = attack("Darkbishop Archfiend", KING)
    d = table(you=mine, them=hand("Change of Heart"), turn=THEM, chance=dice)
    d.activate("Change of Heart", [KING]).resolve()
    assert (d.monsters(THEM) == [KING]) == taken


@pytest.mark.card("Dice Re-Roll", KING, "Change of Heart")
@pytest.mark.rule("J-EFF-14")
def test_dice_re_roll_has_the_die_of_an_archfiend_rolled_again():
    d = table(you=attack(KING) + set_("Dice Re-Roll"), them=hand("Change of Heart"), turn=THEM, chance=[0, 1])
    d.activate("Change of Heart").respond("Dice Re-Roll").resolve()
    assert d.asked == YOU
    assert d.yes().monsters(YOU) == [KING]
    d = table(you=hand("Change of Heart") + set_("Dice Re-Roll"), them=attack(KING), chance=[1, 0])
    d.activate("Dice Re-Roll").resolve().activate("Change of Heart").resolve()
    assert (d.asked, d.yes().monsters(YOU)) == (YOU, [KING])


@pytest.mark.card("Dice Re-Roll", "Roulette Barrel")
def test_dice_re_roll_has_both_throws_of_roulette_barrel_made_again():
    mine = set_("Dice Re-Roll") + attack("Roulette Barrel")
    d = table(you=mine, them=attack("Summoned Skull"), chance=[0, 0, 5, 5]).activate("Dice Re-Roll").resolve()
    assert d.activate("Roulette Barrel").yes().resolve().monsters(THEM) == []


@pytest.mark.card("Morale Boost", "Y-Dragon Head", "Relinquished", "Tailor of the Fickle", "Guardian Elma")
@pytest.mark.rule("J-EFF-16")
def test_morale_boost_counts_every_kind_of_equip():
    d = table(you=face_up("Morale Boost") + attack("X-Head Cannon", "Y-Dragon Head"))
    assert d.activate("Y-Dragon Head").resolve().lp(YOU) == 9000
    d.end_turn().end_turn().activate("Y-Dragon Head").resolve()
    assert (d.lp(YOU), len(d.monsters(YOU))) == (8000, 2)
    d = table(you=face_up("Morale Boost") + attack("Relinquished"), them=attack("Battle Ox"))
    assert d.activate("Relinquished").resolve().lp(YOU) == 9000
    armed = face_up("Morale Boost") + attack("Battle Ox", "Kuriboh")
    d = table(you=armed + equip("Axe of Despair", on="Battle Ox") + hand("Tailor of the Fickle"))
    assert d.activate("Tailor of the Fickle").resolve().lp(YOU) == 9000
    mine = armed + equip(DAGGER, on="Battle Ox") + hand("Guardian Elma") + graveyard("Axe of Despair")
    assert table(you=mine).summon("Guardian Elma").use("Guardian Elma").resolve().lp(YOU) == 9000


@pytest.mark.card("Vilepawn Archfiend")
@pytest.mark.rule("R-BP-08")
def test_two_vilepawns_protect_each_other():
    mine = attack("Vilepawn Archfiend", "Vilepawn Archfiend", "Summoned Skull")
    d = table(you=mine, them=attack("Cosmo Queen"), turn=THEM).to_battle()
    assert not d.can("attack", "Cosmo Queen")
    d = table(you=attack("Vilepawn Archfiend", "Summoned Skull"), them=attack("Cosmo Queen"), turn=THEM)
    d.to_battle()
    assert d.can("attack", "Cosmo Queen", "Vilepawn Archfiend")
    assert not d.can("attack", "Cosmo Queen", "Summoned Skull")


@pytest.mark.card(BOUNDER, "Final Attack Orders")
@pytest.mark.rule("J-DMG-01")
def test_final_attack_orders_turn_a_set_reflect_bounder_into_attack_before_it_fights():
    orders = "Final Attack Orders"
    d = table(you=set_(BOUNDER) + face_up(orders), them=attack("Silver Fang"), turn=THEM).to_battle()
    assert d.attack("Silver Fang", BOUNDER).resolve().lp(THEM) == 8000 - 1200 - 500
    d = table(you=set_(BOUNDER, orders), them=attack("Silver Fang"), turn=THEM).to_battle()
    assert d.attack("Silver Fang", BOUNDER).respond(orders).resolve().lp(THEM) == 8000 - 1200 - 500


@pytest.mark.card(BOUNDER, "D.D. Warrior Lady", "White Magical Hat", "Axe of Despair")
def test_who_battles_reflect_bounder_has_his_effects_after_it():
    d = table(you=attack(BOUNDER), them=attack("D.D. Warrior Lady"), turn=THEM).to_battle()
    d.attack("D.D. Warrior Lady", BOUNDER).use("D.D. Warrior Lady").resolve()
    assert (d.graveyard(YOU), d.removed(YOU), d.removed(THEM)) == ([BOUNDER], [], ["D.D. Warrior Lady"])
    hat = attack("White Magical Hat") + equip("Axe of Despair", on="White Magical Hat")
    d = table(you=attack(BOUNDER) + hand("Kuriboh"), them=hat, turn=THEM).to_battle()
    d.attack("White Magical Hat", BOUNDER).resolve()
    assert (d.lp(YOU), d.lp(THEM), d.hand(YOU)) == (7700, 6000, [])


@pytest.mark.card(BOUNDER, "Last Turn")
def test_reflect_bounder_chosen_for_last_turn_reflects():
    mine = set_("Last Turn") + attack(BOUNDER) + lp(1000)
    d = table(you=mine, them=deck("Battle Ox"), turn=THEM).leave_for(END_PHASE)
    d.activate("Last Turn").resolve().pick("Battle Ox").attack("Battle Ox", BOUNDER).resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (1000, 6300)


@pytest.mark.card("D.D. Warrior Lady", "Fiber Jar")
@pytest.mark.rule("J-CHAIN-06")
def test_dd_warrior_lady_and_a_flip_effect_stand_on_one_chain():
    d = table(you=attack(LADY), them=set_("Fiber Jar"), phase=BATTLE_PHASE)
    d.attack(LADY, "Fiber Jar").use(LADY).resolve()
    assert (d.removed(YOU), d.removed(THEM), len(d.hand(YOU))) == ([LADY], ["Fiber Jar"], 5)


@pytest.mark.card("D.D. Warrior Lady", "Man-Eater Bug")
@pytest.mark.rule("J-CHAIN-06", "J-EFF-10")
def test_a_bug_that_took_dd_warrior_lady_as_its_target_loses_her():
    d = table(you=attack(LADY, "Battle Ox"), them=set_("Man-Eater Bug"), phase=BATTLE_PHASE)
    d.attack(LADY, "Man-Eater Bug").pick(LADY).use(LADY).resolve()
    assert (d.removed(YOU), d.removed(THEM), d.monsters(YOU)) == ([LADY], ["Man-Eater Bug"], ["Battle Ox"])


@pytest.mark.card("Interdimensional Matter Transporter", "Yata-Garasu", "Mirage Knight")
@pytest.mark.rule("J-EFF-15")
def test_what_a_monster_owes_in_the_end_phase_it_owes_though_it_was_away():
    transporter = "Interdimensional Matter Transporter"
    d = table(you=hand("Yata-Garasu") + set_(transporter)).summon("Yata-Garasu")
    assert d.activate(transporter).resolve().end_turn().hand(YOU) == ["Yata-Garasu"]
    d = table(you=attack("Mirage Knight") + set_(transporter), them=attack("Battle Ox")).to_battle()
    d.attack("Mirage Knight", "Battle Ox").resolve().activate(transporter).resolve().end_turn()
    assert d.removed(YOU) == ["Mirage Knight"]


@pytest.mark.card("Interdimensional Matter Transporter", "Zombyra the Dark", "Goblin Attack Force")
@pytest.mark.rule("J-TERM-07")
def test_a_monster_that_was_away_has_its_own_atk_and_its_position():
    transporter = "Interdimensional Matter Transporter"
    d = table(you=attack("Zombyra the Dark") + set_(transporter), them=attack("Battle Ox")).to_battle()
    d.attack("Zombyra the Dark", "Battle Ox").resolve()
    assert d.attack_of("Zombyra the Dark") == 1900
    assert d.activate(transporter).resolve().end_turn().attack_of("Zombyra the Dark") == 2100
    force = "Goblin Attack Force"
    d = table(you=attack(force) + set_(transporter)).to_battle().attack(force).main2()
    d.activate(transporter).resolve().end_turn().end_turn().to_phase(MAIN_1)
    assert (d.position(force), d.can("change", force)) == ("defense", True)


@pytest.mark.card("Interdimensional Matter Transporter", "Call of the Haunted", "Change of Heart")
@pytest.mark.rule("J-SUM-08", "J-CTRL-05")
def test_a_monster_that_was_away_needs_a_zone_and_goes_to_its_owner():
    transporter = "Interdimensional Matter Transporter"
    full = attack("Battle Ox", "Kuriboh", "Kuriboh", "Kuriboh", "Silver Fang") + graveyard("Sangan")
    d = table(you=set_(transporter, "Call of the Haunted") + full)
    d.activate(transporter, ["Battle Ox"]).resolve().activate("Call of the Haunted").resolve().end_turn()
    assert "Battle Ox" in d.graveyard(YOU)
    d = table(you=set_(transporter) + hand("Change of Heart"), them=attack("Battle Ox"))
    d.activate("Change of Heart").resolve().activate(transporter).resolve().end_turn()
    assert d.monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Different Dimension Gate", "Miracle Dig", "Heavy Storm")
def test_a_monster_that_left_the_gate_otherwise_stays_away_and_the_other_returns():
    d = gate(
        hand("Miracle Dig", "Heavy Storm")
        + attack("Mystical Elf")
        + removed("Kuriboh", "Sangan", "Silver Fang", "Jinzo"),
        attack("Battle Ox"),
    )
    d.activate("Miracle Dig").pick("Mystical Elf", "Kuriboh", "Sangan").resolve()
    d.activate("Heavy Storm").resolve()
    assert (d.monsters(YOU), d.monsters(THEM)) == ([], ["Battle Ox"])


@pytest.mark.card("Different Dimension Gate", "Yata-Garasu")
@pytest.mark.rule("J-EFF-15")
def test_a_spirit_that_comes_back_in_a_later_turn_stays():
    d = table(hand("Different Dimension Gate", "Yata-Garasu", "Heavy Storm"), attack("Mystical Elf"))
    d.summon("Yata-Garasu").activate("Different Dimension Gate").resolve().end_turn().end_turn()
    d.to_phase(MAIN_1).activate("Heavy Storm").resolve().end_turn()
    assert d.monsters(YOU) == ["Yata-Garasu"]


@pytest.mark.card("Non-Spellcasting Area", "Premature Burial", "Dust Tornado", "Change of Heart")
@pytest.mark.rule("J-CTRL-03")
def test_under_non_spellcasting_area_premature_burial_and_change_of_heart_lose_their_monsters():
    area = "Non-Spellcasting Area"
    d = table(you=hand("Premature Burial", area) + graveyard("Battle Ox"), them=set_("Dust Tornado"))
    d.activate("Premature Burial").resolve().activate(area).leave_for(END_PHASE)
    d.respond("Dust Tornado", ["Premature Burial"]).resolve()
    assert d.monsters(YOU) == ["Battle Ox"]
    d = table(you=hand("Change of Heart") + face_up(area), them=set_("Battle Ox")).activate("Change of Heart")
    assert d.resolve().flip("Battle Ox").resolve().monsters(THEM) == ["Battle Ox"]


@pytest.mark.card("Non-Spellcasting Area", "Creature Swap", "Scapegoat", "Raigeki")
@pytest.mark.rule("J-TOK-01")
def test_non_spellcasting_area_shields_tokens_and_stops_a_switch():
    area = face_up("Non-Spellcasting Area")
    d = table(you=area + attack("Sheep Token"), them=hand("Raigeki"), turn=THEM).activate("Raigeki")
    assert d.resolve().monsters(YOU) == ["Sheep Token"]
    d = table(you=area + hand("Creature Swap") + attack("Battle Ox"), them=attack("Kuriboh"))
    assert d.activate("Creature Swap").resolve().monsters(YOU) == ["Battle Ox"]


@pytest.mark.card("Pandemonium Watchbear", "Pandemonium", "Ceasefire", "Mystical Space Typhoon", "Yami")
def test_pandemonium_watchbear_may_be_turned_up_in_time_and_does_not_stop_a_new_field():
    mine = set_("Pandemonium Watchbear", "Ceasefire") + field("Pandemonium")
    d = table(you=mine, them=hand("Mystical Space Typhoon"), turn=THEM)
    d.activate("Mystical Space Typhoon", ["Pandemonium"]).respond("Ceasefire").resolve()
    assert d.field(YOU) == "Pandemonium"
    d = table(you=attack("Pandemonium Watchbear") + field("Pandemonium"), them=hand("Yami"), turn=THEM)
    assert d.activate("Yami").resolve().field(YOU) is None


@pytest.mark.card("Cost Down", "Marauding Captain", "Maju Garzett", "Great Maju Garzett")
@pytest.mark.rule("R-TRIB-01")
def test_cost_down_helps_marauding_captain_and_starves_the_garzetts():
    captain = "Marauding Captain"
    d = table(you=hand("Cost Down", "Kuriboh", captain, "Summoned Skull"))
    d.activate("Cost Down", cost=["Kuriboh"]).resolve()
    d.summon(captain).use(captain).resolve().choose("attack")
    assert d.monsters(YOU) == ["Summoned Skull", captain]
    for name in ("Great Maju Garzett", "Maju Garzett"):
        d = table(you=hand("Cost Down", "Kuriboh", name) + attack("Battle Ox"))
        d.activate("Cost Down", cost=["Kuriboh"]).resolve().summon(name)
        assert d.attack_of(name) == 0, name


@pytest.mark.card("Zolga", "Soul Exchange")
@pytest.mark.rule("J-EFF-05")
def test_zolga_heals_its_controller_though_the_opponent_tributes_it_and_two_heal_twice():
    d = table(you=hand("Soul Exchange", "Summoned Skull"), them=attack("Zolga")).activate("Soul Exchange")
    d.resolve().summon("Summoned Skull").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 10000)
    d = table(you=hand("Dark Magician") + attack("Zolga", "Zolga")).summon("Dark Magician")
    while d.kind != "act":
        d.pass_() if d.can("pass") else d.choose(d.state.decision.options[0].key)
    assert d.lp(YOU) == 12000


@pytest.mark.card("Altar for Tribute", "Scapegoat", "Banisher of the Light")
@pytest.mark.rule("J-TOK-01", "J-EFF-06")
def test_altar_for_tribute_needs_a_monster_that_can_go_to_a_graveyard():
    altar = "Altar for Tribute"
    assert table(you=set_(altar) + attack("Sheep Token")).why_not(altar) == ["J-EFF-12"]
    d = table(you=set_(altar) + attack("Battle Ox"), them=attack("Banisher of the Light"))
    assert d.why_not(altar) == ["J-EFF-12"]
    d = table(you=set_(altar) + attack("Battle Ox", owner=THEM)).activate(altar).resolve()
    assert (d.lp(YOU), d.graveyard(THEM)) == (9700, ["Battle Ox"])


@pytest.mark.card("Battle-Scarred", "Terrorking Archfiend", "Pandemonium")
def test_under_pandemonium_battle_scarred_costs_nobody_anything():
    mine = set_(SCARRED) + attack("Terrorking Archfiend") + field("Pandemonium")
    d = table(you=mine, turn=THEM).leave_for(END_PHASE).activate(SCARRED).end_turn().to_phase(MAIN_1)
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.card(ROOK, KING, HELL, "Raigeki")
@pytest.mark.rule("J-CHAIN-08")
def test_a_desrook_that_pandemonium_brings_is_too_late():
    d = table(you=attack(KING) + deck(ROOK), them=field(HELL) + hand("Raigeki"), turn=THEM)
    d.activate("Raigeki").resolve().use(HELL).resolve()
    assert (d.hand(YOU), d.kind, d.asked) == ([ROOK], "act", THEM)


@pytest.mark.card(KING, "Relinquished")
def test_an_archfiend_that_serves_as_an_equip_does_not_help_terrorking():
    d = table(you=hand(KING) + attack("Relinquished"), them=attack("Summoned Skull")).activate("Relinquished")
    assert d.resolve().why_not(KING, "summon") == ["R-GEN-01"]


@pytest.mark.card("Guardian Ceal", "Snatch Steal")
def test_who_has_taken_guardian_ceal_cannot_send_snatch_steal_at_it():
    d = table(you=hand("Snatch Steal"), them=attack("Guardian Ceal")).activate("Snatch Steal").resolve()
    assert d.why_not("Guardian Ceal", "activate") == ["J-EFF-12"]


@pytest.mark.card("Guardian Tryce", "Dark Hole", "Tribute to The Doomed")
@pytest.mark.rule("J-TRIB-01")
def test_guardian_tryce_set_with_a_tribute_or_summoned_with_the_opponents_monster():
    theirs = hand("Tribute to The Doomed", "Kuriboh")
    d = table(you=hand("Guardian Tryce") + attack("Battle Ox"), them=theirs).set("Guardian Tryce").end_turn()
    d.activate("Tribute to The Doomed", ["Guardian Tryce"], cost=["Kuriboh"]).resolve().choose("attack")
    assert d.monsters(YOU) == ["Battle Ox"]
    mine = hand("Guardian Tryce", "Dark Hole") + attack("Kuriboh") + equip(SWORDS, on="Kuriboh")
    d = table(you=mine + attack("Battle Ox", owner=THEM)).summon("Guardian Tryce", tributes=["Battle Ox"])
    d.activate("Dark Hole").resolve().choose("attack")
    assert (d.monsters(YOU), d.graveyard(THEM)) == (["Battle Ox"], [])


@pytest.mark.card("Sasuke Samurai #2", "Black Pendant", "Exiled Force")
def test_under_sasuke_samurai_2_black_pendant_does_not_burn_from_the_graveyard():
    sasuke = "Sasuke Samurai #2"
    mine = attack(sasuke, "Kuriboh", "Exiled Force") + equip("Black Pendant", on="Kuriboh")
    d = table(you=mine).activate(sasuke).resolve().activate("Exiled Force", ["Kuriboh"]).resolve()
    assert (d.lp(THEM), "Black Pendant" in d.graveyard(YOU)) == (8000, True)


@pytest.mark.card("Precious Cards from Beyond", "Soul Exchange")
def test_precious_cards_from_beyond_counts_a_lent_tribute_and_each_copy_draws():
    mine = face_up("Precious Cards from Beyond") + hand("Soul Exchange", "Dark Magician") + attack("Kuriboh")
    d = table(you=mine, them=attack("Battle Ox")).activate("Soul Exchange").resolve()
    assert len(d.summon("Dark Magician", ["Battle Ox", "Kuriboh"]).resolve().hand(YOU)) == 2
    two = face_up("Precious Cards from Beyond", "Precious Cards from Beyond") + hand("Dark Magician")
    d = (
        table(you=two + attack("Kuriboh", "Battle Ox"))
        .summon("Dark Magician", ["Battle Ox", "Kuriboh"])
        .resolve()
    )
    d.choose(d.state.decision.options[0].key).resolve()
    assert len(d.hand(YOU)) == 4


@pytest.mark.card(ANUBIS, "Bait Doll")
@pytest.mark.rule("J-MAG-06")
def test_judgment_of_anubis_answers_bait_doll_which_may_destroy_a_trap():
    d = table(you=hand("Bait Doll"), them=set_(ANUBIS, "Trap Hole") + hand("Kuriboh"))
    d.activate("Bait Doll", ["Trap Hole"]).respond(ANUBIS).resolve()
    assert (d.graveyard(YOU), d.magic_traps(THEM)) == (["Bait Doll"], ["Trap Hole"])


@pytest.mark.card("Dragged Down into the Grave", "Appropriate")
@pytest.mark.rule("J-CHAIN-07")
def test_both_draw_at_once_as_the_last_thing_dragged_down_into_the_grave_does():
    d = table(you=hand(DRAGGED, "Kuriboh"), them=hand("Sangan") + set_("Appropriate")).activate(DRAGGED)
    assert d.can_respond("Appropriate")
    d = table(you=hand(DRAGGED, "Kuriboh") + deck(rest=False), them=hand("Sangan")).activate(DRAGGED)
    assert d.winner == THEM, "an empty Deck does not forbid it"


@pytest.mark.card("Archfiend's Oath", "Convulsion of Nature")
def test_archfiends_oath_works_with_the_decks_turned():
    oath = "Archfiend's Oath"
    d = table(you=face_up(oath, "Convulsion of Nature") + deck("Kuriboh", "Yami", rest=False))
    top = d.deck(YOU)[0]
    assert d.activate(oath).choose(top).resolve().hand(YOU) == [top]


@pytest.mark.card("Frozen Soul", "Great Long Nose", "Thunder of Ruler")
@pytest.mark.rule("R-PHASE-10")
def test_frozen_soul_waits_for_a_battle_phase_that_is_not_skipped_anyway():
    d = table(you=attack("Great Long Nose") + set_("Frozen Soul") + lp(1000)).to_battle()
    d.attack("Great Long Nose").resolve().main2().activate("Frozen Soul").resolve()
    for battle in (False, False, True):
        d.end_turn()
        assert d.can_go(BATTLE_PHASE) == battle
        d.end_turn()
    mine = set_("Frozen Soul", "Thunder of Ruler") + lp(1000)
    d = table(you=mine, turn=THEM, phase=STANDBY_PHASE).respond("Thunder of Ruler").to_phase(MAIN_1)
    d.leave_for(END_PHASE).respond("Frozen Soul").resolve()
    for battle in (False, False, True):
        assert d.can_go(BATTLE_PHASE) == battle
        d.end_turn().end_turn()


@pytest.mark.card("Frozen Soul", "Poison of the Old Man")
@pytest.mark.rule("J-EFF-13")
def test_frozen_soul_does_not_count_again_as_it_resolves():
    mine = set_("Frozen Soul", "Poison of the Old Man") + lp(6000)
    d = table(you=mine, turn=THEM).leave_for(END_PHASE).activate("Frozen Soul")
    d.respond("Poison of the Old Man", mode="gain", seat=YOU).resolve()
    assert (d.lp(YOU), d.can_go(BATTLE_PHASE)) == (7200, False)


@pytest.mark.card("Skill Drain", "Relinquished", "Goblin Attack Force", "Ultimate Obedient Fiend")
@pytest.mark.card("Toon Mermaid", "Spear Cretin", "Twin-Headed Behemoth")
@pytest.mark.rule("J-EFF-04")
def test_what_skill_drain_lifts_and_what_it_does_not_reach():
    d = table(you=attack("Relinquished") + set_("Skill Drain"), them=attack("Battle Ox"))
    d.activate("Relinquished").resolve().activate("Skill Drain").resolve()
    assert (d.attack_of("Relinquished"), d.graveyard(THEM)) == (0, ["Battle Ox"])
    drain = face_up("Skill Drain")
    d = table(you=attack("Goblin Attack Force"), them=drain).to_battle().attack("Goblin Attack Force").main2()
    assert d.position("Goblin Attack Force") == "attack"
    d = table(you=attack("Ultimate Obedient Fiend", "Kuriboh"), them=drain).to_battle()
    assert d.can("attack", "Ultimate Obedient Fiend", DIRECT)
    d = table(you=hand("Toon Mermaid") + face_up("Toon World"), them=drain + attack("Kuriboh"))
    d.special_summon("Toon Mermaid", position="attack").to_battle().attack("Toon Mermaid", "Kuriboh")
    assert (d.resolve().lp(YOU), d.lp(THEM)) == (8000, 6900)
    d = table(you=attack("Twin-Headed Behemoth"), them=drain + hand("Fissure"), turn=THEM).activate("Fissure")
    assert d.resolve().end_turn().choose("attack").monsters(YOU) == ["Twin-Headed Behemoth"]
    d = table(you=set_("Spear Cretin") + graveyard("Kuriboh"), them=drain + hand("Fissure"))
    d.flip("Spear Cretin").resolve().end_turn().activate("Fissure").resolve()
    assert (d.kind, d.monsters(YOU)) == ("act", [])


@pytest.mark.card("Battle-Scarred", "Terrorking Archfiend", "Snatch Steal")
def test_who_has_taken_a_battle_scarred_archfiend_pays_twice():
    d = table(you=set_(SCARRED) + attack("Terrorking Archfiend"), them=hand("Snatch Steal")).activate(SCARRED)
    d.resolve().end_turn().activate("Snatch Steal", ["Terrorking Archfiend"]).resolve()
    d.end_turn().end_turn().to_phase(MAIN_1)
    assert d.lp(THEM) == 8000 - 800 - 800


@pytest.mark.card("Sasuke Samurai #2", "Jar of Greed")
@pytest.mark.rule("J-PHASE-05")
def test_in_the_end_phase_sasuke_samurai_2_stops_nothing_any_more():
    sasuke = "Sasuke Samurai #2"
    d = table(you=attack(sasuke), them=set_("Jar of Greed")).activate(sasuke).resolve().leave_for(END_PHASE)
    while d.phase != END_PHASE:
        assert not d.can_respond("Jar of Greed")
        d.pass_()
    assert d.can_respond("Jar of Greed")


@pytest.mark.card("Archfiend's Roar", "Fiend Skull Dragon")
def test_archfiends_roar_does_not_target_the_monster_any_more_in_the_end_phase():
    d = table(you=set_("Archfiend's Roar") + graveyard("Fiend Skull Dragon", proper=True))
    d.activate("Archfiend's Roar").resolve().choose("attack").end_turn()
    assert d.graveyard(YOU) == ["Archfiend's Roar", "Fiend Skull Dragon"]


@pytest.mark.card("Falling Down", "Relinquished")
def test_an_archfiend_that_relinquished_holds_keeps_falling_down_up():
    d = table(you=attack("Relinquished") + hand("Falling Down"), them=attack("Summoned Skull", "Battle Ox"))
    d.activate("Relinquished", ["Summoned Skull"]).resolve().activate("Falling Down").resolve()
    assert d.controller("Battle Ox") == YOU


@pytest.mark.card("Agido", "Necrovalley")
def test_under_necrovalley_agido_is_negated_and_rolls_no_die():
    mine = attack("Agido") + graveyard("Keldo") + field("Necrovalley")
    d = table(you=mine, them=attack("Summoned Skull"), chance=[3])
    d.to_battle().attack("Agido", "Summoned Skull").resolve()
    assert (d.kind, d.monsters(YOU), d.events("chance")) == ("act", [], [])
    assert [event.cards for event in d.events("negate")] == [("Agido",)]


@pytest.mark.card("Agido", "Necrovalley")
def test_under_necrovalley_agido_is_negated_though_it_could_bring_only_itself():
    d = table(you=attack("Agido") + field("Necrovalley"), them=attack("Summoned Skull"), chance=[3])
    d.to_battle().attack("Agido", "Summoned Skull").resolve()
    assert (d.kind, d.monsters(YOU), d.events("chance")) == ("act", [], [])
    assert [event.cards for event in d.events("negate")] == [("Agido",)]
