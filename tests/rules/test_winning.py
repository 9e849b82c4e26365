"""Winning, losing and drawing a Duel."""

import pytest
from scenario import *

from spellspeed.language import words as w

pytestmark = both_seats

EXODIA = (
    "Exodia the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Leg of the Forbidden One",
)


@pytest.mark.rule("R-WIN-01")
def test_both_players_start_with_8000_life_points():
    d = opening()
    assert (d.lp(YOU), d.lp(THEM)) == (8000, 8000)


@pytest.mark.rule("R-WIN-02", "R-WIN-03", "R-WIN-09", "R-WIN-10")
def test_who_is_brought_to_0_life_points_loses_and_the_other_wins():
    d = table(you=attack("Battle Ox"), them=lp(1700)).to_battle().attack("Battle Ox")
    assert d.lp(THEM) == 0
    assert (d.winner, d.rule) == (YOU, "R-WIN-02")


@pytest.mark.rule("R-WIN-03")
def test_an_attack_that_fails_can_lose_the_duel():
    d = table(you=attack("Battle Ox") + lp(300), them=defense("Mystical Elf"))
    assert d.to_battle().attack("Battle Ox", "Mystical Elf").winner == THEM


@pytest.mark.rule("R-WIN-02")
def test_1_life_point_left_is_enough_to_go_on():
    d = table(you=attack("Battle Ox"), them=lp(1701)).to_battle().attack("Battle Ox")
    assert (d.lp(THEM), d.over) == (1, False)


@pytest.mark.rule("R-WIN-02", "J-WIN-01")
def test_damage_of_more_than_is_left_leaves_0_and_ends_the_duel_at_once():
    d = table(you=attack("Summoned Skull", "Battle Ox"), them=lp(100)).to_battle().attack("Summoned Skull")
    assert d.lp(THEM) == 0
    assert d.over
    assert d.phase == BATTLE_PHASE
    assert d.asked is None


@pytest.mark.rule("R-WIN-04", "R-WIN-10")
def test_both_at_0_together_is_a_draw():
    d = table(you=lp(0), them=lp(0))
    assert (d.winner, d.rule) == (DRAW, "R-WIN-04")


@pytest.mark.rule("R-WIN-05", "R-PHASE-05")
def test_who_cannot_draw_loses():
    d = table(them=deck(rest=False)).end_turn()
    assert (d.winner, d.rule) == (YOU, "R-WIN-05")


@pytest.mark.rule("R-WIN-06")
def test_an_empty_deck_alone_loses_nothing():
    d = table(them=deck("Battle Ox", rest=False)).end_turn()
    assert d.deck(THEM) == []
    assert not d.over
    assert d.end_turn().turn_player == YOU
    assert d.end_turn().winner == YOU


@pytest.mark.rule("R-WIN-07", "R-WIN-08")
def test_drawing_the_last_of_the_five_exodia_cards_wins_at_once():
    d = table(them=hand(*EXODIA[:4]) + deck(EXODIA[4])).end_turn()
    assert (d.winner, d.rule) == (THEM, "R-WIN-07")
    assert d.phase == DRAW_PHASE


@pytest.mark.rule("R-WIN-08")
@pytest.mark.parametrize("missing", EXODIA)
def test_four_exodia_cards_win_nothing(missing):
    four = [name for name in EXODIA if name != missing]
    d = table(you=hand(*four), them=hand("Kuriboh"))
    assert not d.over


@pytest.mark.rule("R-WIN-08")
def test_the_five_must_be_different():
    d = table(you=hand(*EXODIA[:4], EXODIA[0]))
    assert not d.over


@pytest.mark.rule("R-WIN-07")
def test_exodia_counts_only_in_the_hand():
    d = table(you=hand(*EXODIA[:3]) + graveyard(EXODIA[3]) + attack(EXODIA[4]))
    assert not d.over


@pytest.mark.rule("J-SETUP-02", "R-WIN-07")
def test_exodia_in_the_opening_hand_wins_before_the_first_turn():
    d = opening(them=EXODIA)
    assert (d.winner, d.rule) == (THEM, "R-WIN-07")
    assert d.turn == 0


@pytest.mark.rule("J-WIN-06")
def test_exodia_in_both_opening_hands_is_a_draw():
    d = opening(you=EXODIA, them=EXODIA)
    assert (d.winner, d.rule) == (DRAW, "J-WIN-06")


@pytest.mark.rule("J-WIN-07")
def test_who_completes_exodia_with_0_life_points_draws():
    d = table(you=hand(*EXODIA) + lp(0))
    assert (d.winner, d.rule) == (DRAW, "J-WIN-07")


@pytest.mark.rule("J-WIN-07")
def test_two_reasons_for_the_same_winner_are_one_win():
    d = table(you=hand(*EXODIA), them=lp(0))
    assert d.winner == YOU


@pytest.mark.rule("J-WIN-09")
@pytest.mark.parametrize("seat", [YOU, THEM])
def test_a_player_may_concede_in_either_turn(seat):
    d = table(turn=YOU).concede(seat)
    assert (d.winner, d.rule) == (1 - seat, "J-WIN-09")
    assert d.asked is None


# -- with effects -------------------------------------------------------------------------------------


@pytest.mark.rule("R-WIN-09")
@pytest.mark.card("Ookazi")
def test_effects_lower_life_points_too():
    d = table(you=hand("Ookazi"), them=lp(800)).activate("Ookazi").resolve()
    assert (d.lp(THEM), d.winner) == (0, YOU)


@pytest.mark.rule("J-WIN-01")
@pytest.mark.card("Just Desserts", "Dian Keto the Cure Master")
def test_who_is_at_0_loses_though_a_later_link_would_have_helped():
    d = table(
        you=hand("Dian Keto the Cure Master") + attack("Kuriboh") + lp(500),
        them=set_("Just Desserts"),
    )
    d.activate("Dian Keto the Cure Master").respond("Just Desserts").resolve()
    assert (d.lp(YOU), d.winner, d.rule) == (0, THEM, "R-WIN-02")


@pytest.mark.rule("J-WIN-01", "J-EFF-07")
@pytest.mark.card("Ultimate Offering")
def test_nobody_pays_his_last_life_points():
    both = face_up("Ultimate Offering") + hand("Kuriboh", "Battle Ox")
    assert not table(you=both + lp(500)).can("activate", "Ultimate Offering")
    assert table(you=both + lp(501)).can("activate", "Ultimate Offering")


@pytest.mark.rule("J-WIN-02", "R-WIN-04")
@pytest.mark.card("Ring of Destruction")
def test_T25_ring_of_destruction_takes_both_to_0_and_the_duel_is_drawn():
    d = table(you=set_("Ring of Destruction") + lp(1000), them=attack("Battle Ox") + lp(1700))
    d.activate("Ring of Destruction").resolve()
    assert (d.lp(YOU), d.lp(THEM)) == (0, 0)
    assert (d.winner, d.rule) == (DRAW, "R-WIN-04")


@pytest.mark.rule("J-WIN-03")
@pytest.mark.card("Pot of Greed")
def test_who_must_draw_more_than_the_deck_holds_draws_what_is_there_and_loses():
    d = table(you=hand("Pot of Greed") + deck("Battle Ox", rest=False)).activate("Pot of Greed").resolve()
    assert d.hand(YOU) == ["Battle Ox"]
    assert (d.winner, d.rule) == (THEM, "R-WIN-05")


@pytest.mark.rule("J-WIN-04")
@pytest.mark.card("Card Destruction")
def test_both_who_cannot_draw_for_the_same_effect_draw_the_duel():
    d = table(
        you=hand("Card Destruction", "Kuriboh") + deck(rest=False),
        them=hand("Kuriboh") + deck(rest=False),
    )
    d.activate("Card Destruction").resolve()
    assert (d.winner, d.rule) == (DRAW, "J-WIN-04")


@pytest.mark.rule("J-WIN-05")
@pytest.mark.card("Graceful Charity")
def test_T20_graceful_charity_draws_the_last_pieces_but_must_discard_first():
    d = table(you=hand("Graceful Charity", *EXODIA[:2]) + deck(*EXODIA[2:]))
    d.activate("Graceful Charity").resolve()
    assert not d.over
    d.pick(EXODIA[0], EXODIA[1])
    assert not d.over
    assert len(d.hand(YOU)) == 3


@pytest.mark.rule("J-WIN-05")
@pytest.mark.card("Graceful Charity")
def test_with_other_cards_to_discard_graceful_charity_wins():
    d = table(you=hand("Graceful Charity", "Kuriboh", "Battle Ox", *EXODIA[:2]) + deck(*EXODIA[2:]))
    d.activate("Graceful Charity").resolve()
    assert not d.over
    d.pick("Kuriboh", "Battle Ox")
    assert (d.winner, d.rule) == (YOU, "R-WIN-07")


@pytest.mark.rule("J-WIN-05")
def test_T20_five_pieces_completed_by_link_2_win_before_link_1():
    draw_trap = trap("Draw Trap", w.activate(w.Draw(1)))
    d = table(
        you=hand("Dian Keto the Cure Master", *EXODIA[:4]) + set_("Draw Trap") + deck(EXODIA[4]),
        cards=[draw_trap],
    )
    d.activate("Dian Keto the Cure Master").respond("Draw Trap").resolve()
    assert (d.winner, d.lp(YOU)) == (YOU, 8000)


@pytest.mark.rule("J-WIN-09")
@pytest.mark.card("Dian Keto the Cure Master")
def test_life_points_have_no_upper_limit():
    d = table(you=hand(*["Dian Keto the Cure Master"] * 3))
    for _ in range(3):
        d.activate("Dian Keto the Cure Master").resolve()
    assert d.lp(YOU) == 11000
