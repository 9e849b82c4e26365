"""Phases and their order."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w

pytestmark = both_seats

SEVEN = ("Kuriboh",) * 7


@pytest.mark.rule("R-PHASE-01", "R-PHASE-13")
def test_the_players_take_turns():
    d = table(turn=YOU, turn_number=5)
    for number, player in ((6, THEM), (7, YOU), (8, THEM)):
        d.end_turn()
        assert (d.turn, d.turn_player) == (number, player)


@pytest.mark.rule("R-PHASE-02", "R-PHASE-13")
def test_the_phases_follow_each_other():
    d = table(turn=THEM, phase=END_PHASE).to_battle().main2().end_turn()
    assert [event.player for event in d.events("turn")] == [YOU, THEM]
    phases = (DRAW_PHASE, STANDBY_PHASE, MAIN_1, BATTLE_PHASE, MAIN_2, END_PHASE, DRAW_PHASE)
    told = [PHASES[event.amount] for event in d.events("phase")]
    assert tuple(told[:7]) == phases


@pytest.mark.rule("R-PHASE-03", "R-PHASE-07")
def test_what_a_main_phase_allows():
    d = table(you=hand("Battle Ox", "Trap Hole") + attack("Kuriboh") + set_("Mystical Elf"))
    assert d.options() == [
        "summon Battle Ox",
        "set Battle Ox",
        "set Trap Hole",
        "change Kuriboh",
        "flip Mystical Elf",
        BATTLE_PHASE,
        END_PHASE,
    ]


@pytest.mark.rule("R-PHASE-03")
def test_the_battle_phase_allows_no_play_of_a_main_phase():
    d = table(you=hand("Battle Ox", "Trap Hole") + attack("Kuriboh") + set_("Mystical Elf")).to_battle()
    assert d.options() == ["attack Kuriboh > direct", MAIN_2]
    assert "R-PHASE-07" in d.why_not("Battle Ox", "summon")
    assert "R-PHASE-07" in d.why_not("Trap Hole", "set")
    assert "R-POS-01" in d.why_not("Kuriboh", "change")
    assert "R-POS-01" in d.why_not("Mystical Elf", "flip")


@pytest.mark.rule("R-PHASE-04")
def test_the_turn_player_draws_exactly_one_card():
    d = table(you=hand("Kuriboh"), them=hand("Kuriboh") + deck("Battle Ox", "Gemini Elf")).end_turn()
    assert d.hand(THEM) == ["Kuriboh", "Battle Ox"]
    assert d.hand(YOU) == ["Kuriboh"]
    assert [(event.player, event.amount) for event in d.events("draw")] == [(THEM, 1)]


@pytest.mark.rule("R-PHASE-05")
def test_who_cannot_draw_in_the_draw_phase_loses():
    d = table(you=deck(rest=False), phase=TURN_BEGINS)
    assert (d.winner, d.rule) == (THEM, "R-WIN-05")


@pytest.mark.rule("R-PHASE-06")
def test_a_standby_phase_with_nothing_due_goes_on():
    d = table(phase=TURN_BEGINS)
    assert PHASES[d.events("phase")[1].amount] == STANDBY_PHASE
    assert d.phase == MAIN_1


@pytest.mark.rule("R-PHASE-08")
def test_after_main_phase_1_comes_the_battle_phase_or_the_end_phase():
    d = table()
    assert d.can_go(BATTLE_PHASE)
    assert d.can_go(END_PHASE)
    assert not d.can_go(MAIN_2)
    assert d.why_not_go(MAIN_2) == ["R-PHASE-10"]


@pytest.mark.rule("R-PHASE-09")
@pytest.mark.parametrize("first", [YOU, THEM])
def test_the_starting_player_has_no_battle_phase_in_the_first_turn(first):
    d = opening(["Battle Ox"] * 40, ["Battle Ox"] * 40, first=first)
    assert not d.can_go(BATTLE_PHASE)
    assert d.why_not_go(BATTLE_PHASE) == ["R-PHASE-09"]
    d.end_turn()
    assert d.turn_player == 1 - first
    assert d.can_go(BATTLE_PHASE)


@pytest.mark.rule("R-PHASE-10")
def test_without_a_battle_phase_the_turn_ends():
    d = table().end_turn()
    assert [PHASES[event.amount] for event in d.events("phase")][:2] == [END_PHASE, DRAW_PHASE]


@pytest.mark.rule("R-PHASE-10")
def test_main_phase_2_comes_after_a_battle_phase_without_attacks_too():
    d = table(you=hand("Battle Ox")).to_battle().main2()
    assert d.phase == MAIN_2
    assert d.can("summon", "Battle Ox")
    assert not d.can_go(BATTLE_PHASE)


@pytest.mark.rule("R-PHASE-11", "R-SUM-01")
def test_the_normal_summon_counts_over_both_main_phases():
    d = table(you=hand("Battle Ox", "Kuriboh")).summon("Battle Ox").to_battle().main2()
    assert d.why_not("Kuriboh", "summon") == ["R-SUM-01"]
    assert d.why_not("Kuriboh", "set") == ["R-SUM-01"]


@pytest.mark.rule("R-PHASE-11", "R-POS-02")
def test_a_change_of_position_counts_over_both_main_phases():
    d = table(you=defense("Kuriboh", "Battle Ox")).change("Kuriboh").to_battle().main2()
    assert d.why_not("Kuriboh", "change") == ["R-POS-02"]
    assert d.can("change", "Battle Ox")


@pytest.mark.rule("R-PHASE-11")
def test_main_phase_2_allows_what_main_phase_1_allows():
    you = hand("Battle Ox", "Trap Hole") + defense("Kuriboh") + set_("Mystical Elf")
    d = table(you=you).to_battle().main2()
    assert d.options() == [*table(you=you).options()[:-2], END_PHASE]


@pytest.mark.rule("R-PHASE-12", "J-PHASE-04")
def test_the_turn_player_discards_down_to_six():
    d = table(you=hand(*SEVEN, "Battle Ox")).end_turn()
    assert (d.phase, d.kind, d.asked) == (END_PHASE, "choose", YOU)
    assert d.options() == ["pick Kuriboh"] * 7 + ["pick Battle Ox"]
    d.pick("Battle Ox", "Kuriboh")
    assert len(d.hand(YOU)) == 6
    assert sorted(d.graveyard(YOU)) == ["Battle Ox", "Kuriboh"]
    assert d.turn_player == THEM


@pytest.mark.rule("R-PHASE-12")
def test_six_cards_may_be_kept():
    d = table(you=hand(*SEVEN[:6])).end_turn()
    assert len(d.hand(YOU)) == 6
    assert d.turn_player == THEM


@pytest.mark.rule("J-PHASE-04")
def test_only_the_turn_player_discards():
    d = table(you=hand("Kuriboh"), them=hand(*SEVEN, *SEVEN)).end_turn()
    assert len(d.hand(THEM)) == 15
    assert d.turn_player == THEM


@pytest.mark.rule("J-PHASE-04", "J-TERM-02")
def test_the_hand_limit_discards():
    d = table(you=hand(*SEVEN)).end_turn().pick("Kuriboh")
    (event,) = d.events("move")
    assert event.causes == {"discard", "hand limit"}


@pytest.mark.rule("R-PHASE-12", "R-BP-10")
def test_who_can_do_nothing_more_still_ends_his_phases_himself():
    d = table(you=attack("Battle Ox"), them=lp(8000)).to_battle()
    d.attack("Battle Ox")
    assert (d.phase, d.options()) == (BATTLE_PHASE, [MAIN_2])
    d.main2()
    assert (d.phase, d.options()) == (MAIN_2, [END_PHASE])
    d.end_turn()
    assert d.turn_player == THEM


@pytest.mark.rule("J-PHASE-05")
def test_no_turn_goes_back_to_an_earlier_phase():
    d = table().to_battle()
    assert not d.can_go(MAIN_1)
    d.main2()
    assert not d.can_go(MAIN_1)
    assert not d.can_go(BATTLE_PHASE)


@pytest.mark.rule("J-PHASE-02")
@pytest.mark.card("Reinforcements")
def test_nothing_may_be_activated_before_the_draw():
    d = table(you=set_("Reinforcements") + attack("Battle Ox"), phase=TURN_BEGINS)
    assert (d.phase, d.kind, len(d.hand(YOU))) == (DRAW_PHASE, "respond", 1)
    assert d.can_respond("Reinforcements")


@pytest.mark.rule("J-PHASE-01")
def test_both_players_may_act_before_a_phase_ends_the_turn_player_first():
    both = set_("Reinforcements") + attack("Battle Ox")
    d = table(you=both, them=both, phase=STANDBY_PHASE)
    assert (d.phase, d.asked) == (STANDBY_PHASE, YOU)
    d.pass_()
    assert (d.phase, d.asked) == (STANDBY_PHASE, THEM)
    d.pass_()
    assert d.phase == MAIN_1


@pytest.mark.rule("J-PHASE-01")
def test_if_the_opponent_acts_at_the_end_of_main_phase_1_it_goes_on():
    d = table(you=hand("Kuriboh"), them=set_("Reinforcements") + attack("Battle Ox"))
    d.leave_for(BATTLE_PHASE)
    assert (d.phase, d.asked, d.kind) == (MAIN_1, THEM, "respond")
    d.respond("Reinforcements").resolve()
    assert (d.phase, d.asked, d.kind) == (MAIN_1, YOU, "act")
    assert d.can("summon", "Kuriboh")


# -- what is due in a phase ---------------------------------------------------------------------------

DUE = effect_monster("Debt", w.duty(w.Draw(1), phase=w.STANDBY_PHASE, whose=0), attack=100)
MAY_BE_DUE = effect_monster("Gift", w.duty(w.GainLife(100), phase=w.STANDBY_PHASE, whose=2, mandatory=False))
GAIN = effect_monster("Rent", w.duty(w.GainLife(100), phase=w.STANDBY_PHASE, whose=2))


@pytest.mark.rule("R-PHASE-06", "J-PHASE-03")
def test_what_is_due_in_the_standby_phase_is_done_before_main_phase_1():
    d = table(you=attack("Debt") + deck("Kuriboh", "Battle Ox"), phase=TURN_BEGINS, cards=[DUE])
    assert (d.phase, d.hand(YOU)) == (MAIN_1, ["Kuriboh", "Battle Ox"])
    d.end_turn()
    assert len(d.hand(YOU)) == 2


@pytest.mark.rule("J-PHASE-03")
def test_each_thing_due_is_a_chain_of_its_own_and_the_turn_player_comes_first():
    d = table(
        you=attack("Rent"), them=attack("Debt", "Rent"), phase=STANDBY_PHASE, turn=THEM, cards=[DUE, GAIN]
    )
    assert (d.asked, d.options()) == (THEM, ["first Debt", "first Rent"])
    d.use("Rent")
    assert [event.player for event in d.events("gain")] == [THEM, YOU]
    assert (d.lp(YOU), d.lp(THEM), len(d.hand(THEM))) == (8100, 8100, 1)
    assert d.phase == MAIN_1


@pytest.mark.rule("J-PHASE-03")
def test_what_may_be_done_may_be_left():
    d = table(you=attack("Gift"), phase=STANDBY_PHASE, cards=[MAY_BE_DUE])
    assert d.options() == ["first Gift", "pass"]
    assert d.pass_().lp(YOU) == 8000
    assert d.phase == MAIN_1


@pytest.mark.rule("J-PHASE-03")
@pytest.mark.card("Mystical Space Typhoon")
@pytest.mark.parametrize("dodge, cards", [(False, 1), (True, 0)])
def test_what_is_compulsory_is_done_even_if_its_card_has_left_in_this_phase(dodge, cards):
    debt = magic("Debt", w.activate(), w.duty(w.Draw(1), phase=w.STANDBY_PHASE, whose=0), icon="continuous")
    d = table(
        you=face_up("Debt") + hand("Mystical Space Typhoon"),
        phase=STANDBY_PHASE,
        cards=[debt],
        rules={"standby_dodge": dodge},
    )
    d.activate("Mystical Space Typhoon").resolve()
    assert d.graveyard(YOU) == ["Debt", "Mystical Space Typhoon"]
    assert len(d.hand(YOU)) == cards
    assert d.phase == MAIN_1


@pytest.mark.rule("J-PHASE-03")
@pytest.mark.card("Mystical Space Typhoon")
def test_nothing_is_due_of_a_card_that_left_in_the_draw_phase():
    debt = magic("Debt", w.activate(), w.duty(w.Draw(1), phase=w.STANDBY_PHASE, whose=0), icon="continuous")
    d = table(you=face_up("Debt") + hand("Mystical Space Typhoon"), phase=DRAW_PHASE, cards=[debt])
    d.activate("Mystical Space Typhoon").resolve()
    assert (d.phase, d.hand(YOU)) == (MAIN_1, [])


@pytest.mark.rule("J-PHASE-03", "J-EFF-07", "R-MAG-04", "R-TRAP-04")
@pytest.mark.card("Imperial Order")
def test_an_upkeep_is_paid_or_the_card_is_destroyed():
    d = table(you=face_up("Imperial Order"), phase=STANDBY_PHASE)
    paid = table(you=face_up("Imperial Order"), phase=STANDBY_PHASE).yes()
    assert (paid.lp(YOU), paid.magic_traps(YOU)) == (7300, ["Imperial Order"])
    d.no()
    assert (d.lp(YOU), d.graveyard(YOU)) == (8000, ["Imperial Order"])


@pytest.mark.rule("J-PHASE-04")
@pytest.mark.card("The Wicked Worm Beast")
def test_effects_of_the_end_phase_come_before_the_hand_limit():
    d = table(you=attack("The Wicked Worm Beast") + hand(*["Kuriboh"] * 6)).end_turn()
    assert (d.phase, d.kind, len(d.hand(YOU))) == (END_PHASE, "choose", 7)
    d.pick("Kuriboh")
    assert d.turn_player == THEM


@pytest.mark.rule("J-PHASE-04")
def test_a_hand_that_grows_by_the_discard_is_cut_again():
    again = effect_monster(
        "Boomerang", w.trigger(w.Draw(2), when=w.Sent(origin=c.IN_HAND), zones=c.IN_GRAVEYARD)
    )
    d = table(you=hand("Boomerang", *["Kuriboh"] * 6), cards=[again]).end_turn()
    d.pick("Boomerang")
    assert (d.phase, d.kind, len(d.hand(YOU))) == (END_PHASE, "choose", 8)
    d.pick("Kuriboh", "Kuriboh")
    assert (d.turn_player, len(d.hand(YOU))) == (THEM, 6)


@pytest.mark.rule("J-PHASE-05")
@pytest.mark.card("Rush Recklessly")
def test_what_lasts_until_the_end_of_the_turn_ends_after_the_hand_limit():
    d = table(you=attack("Battle Ox") + hand("Rush Recklessly", *["Kuriboh"] * 7))
    d.activate("Rush Recklessly").resolve().end_turn()
    assert (d.kind, d.attack_of("Battle Ox")) == ("choose", 2400)
    d.pick("Kuriboh")
    assert d.attack_of("Battle Ox") == 1700
