"""Rulings on winning, losing and drawing a Duel."""

import pytest
from scenario import *

from spellspeed.duel import constants as c
from spellspeed.language import words as w
from spellspeed.language.statics import Simple

pytestmark = both_seats

EXODIA = (
    "Exodia the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Leg of the Forbidden One",
)
FOUR, LAST = EXODIA[:4], EXODIA[4]

SPARK = magic("Spark", w.activate(w.Damage(500)), icon="quick-play")
BLAZE = magic("Blaze", w.activate(w.Damage(500, both=True)))
DUEL_OF_FIRE = magic("Duel of Fire", w.activate(w.Damage(500, of=0), w.Damage(500)))
HEAL_FIRST = magic("Heal First", w.activate(w.Damage(500, of=0), w.GainLife(1000)))
BOTH_DRAW = magic("Both Draw", w.activate(w.EachPlayer(w.Draw(2))), icon="quick-play")
GIVE = magic("Give", w.activate(w.Draw(1, of=1)), icon="quick-play")
TAKE = magic("Take", w.activate(w.Draw(1)), icon="quick-play")
PICK_UP = magic("Pick Up", w.activate(w.ToHand(w.pick(w.CARD & w.IN_DECK & w.YOURS, 1, 5, needed=False))))
PRICE = magic("Price", w.activate(w.GainLife(100), cost=w.Pay(100)))
OWN = [SPARK, BLAZE, DUEL_OF_FIRE, HEAL_FIRST, BOTH_DRAW, GIVE, TAKE, PICK_UP, PRICE]


def scene(you=(), them=(), **more):
    return table(you=you, them=them, cards=OWN, **more)


# -- Life Points ------------------------------------------------------------------------------------


@pytest.mark.rule("J-WIN-01")
@pytest.mark.card("Dian Keto the Cure Master")
def test_a_later_link_does_not_save_a_player_at_0():
    d = scene(hand("Dian Keto the Cure Master") + lp(500), set_("Spark")).activate(
        "Dian Keto the Cure Master"
    )
    d.respond("Spark")
    assert (d.winner, d.rule, d.lp(YOU)) == (THEM, "R-WIN-02", 0)
    assert [event.cards[0] for event in d.events("resolve")] == ["Spark"]


@pytest.mark.rule("J-WIN-01")
def test_life_points_are_not_looked_at_inside_one_effect():
    d = scene(hand("Heal First") + lp(500)).activate("Heal First")
    assert (d.over, d.lp(YOU)) == (False, 1000)


@pytest.mark.rule("J-WIN-01")
@pytest.mark.card("Ring of Destruction", "Witch of the Black Forest")
def test_the_duel_ends_before_a_trigger_can_help():
    d = table(
        you=attack("Witch of the Black Forest") + set_("Ring of Destruction"),
        them=attack("Battle Ox") + lp(1100),
        turn=THEM,
    ).leave_for(END_PHASE)
    d.respond("Ring of Destruction", ["Witch of the Black Forest"])
    assert (d.winner, d.lp(THEM), d.lp(YOU)) == (YOU, 0, 6900)
    assert len(d.events("activate")) == 1


@pytest.mark.rule("J-WIN-01")
def test_life_points_are_looked_at_when_damage_has_been_applied():
    frog = effect_monster(
        "Frog", w.trigger(w.GainLife(3000), when=w.Damaged(who=w.YOU, from_this=False)), attack=100
    )
    d = table(you=attack("Battle Ox"), them=attack("Frog") + lp(1600), cards=[frog]).to_battle()
    d.attack("Battle Ox", "Frog")
    assert (d.winner, d.phase, d.monsters(THEM)) == (YOU, BATTLE_PHASE, ["Frog"])


@pytest.mark.rule("J-WIN-01", "J-EFF-07")
def test_life_points_are_looked_at_after_a_payment():
    price = Simple(c.S_PAY_TO_ATTACK, w.MONSTER & w.THEIRS, "costs 500 to attack with", "", amount=500)
    toll = magic("Toll", w.continuous(price), icon="continuous")
    d = table(you=attack("Battle Ox") + lp(600), them=face_up("Toll") + set_("Spark"), cards=[toll, SPARK])
    d.to_battle().attack("Battle Ox")
    assert d.lp(YOU) == 100
    d.respond("Spark")
    assert d.winner == THEM
    assert d.lp(THEM) == 8000


# -- both at once -----------------------------------------------------------------------------------


@pytest.mark.rule("J-WIN-02", "R-WIN-04")
@pytest.mark.card("Ring of Destruction")
def test_T25_ring_of_destruction_takes_both_to_0():
    d = table(you=set_("Ring of Destruction") + lp(1700), them=attack("Battle Ox") + lp(1000))
    d.activate("Ring of Destruction", ["Battle Ox"])
    assert (d.winner, d.rule) == (DRAW, "R-WIN-04")
    assert (d.lp(YOU), d.lp(THEM)) == (0, 0)


@pytest.mark.rule("J-WIN-02")
@pytest.mark.parametrize("name", ["Blaze", "Duel of Fire"])
def test_one_effect_that_takes_both_to_0_is_a_draw_even_in_two_parts(name):
    d = scene(hand(name) + lp(500), lp(400)).activate(name)
    assert d.winner == DRAW


@pytest.mark.rule("J-WIN-01", "J-WIN-02")
def test_two_links_are_not_at_once():
    d = scene(hand("Spark") + lp(500), set_("Spark") + lp(500)).activate("Spark").respond("Spark")
    assert d.winner == THEM


# -- draws that fail --------------------------------------------------------------------------------


@pytest.mark.rule("J-WIN-03")
@pytest.mark.card("Pot of Greed")
def test_who_must_draw_too_many_draws_what_is_there_and_loses():
    d = table(you=hand("Pot of Greed") + deck("Kuriboh", rest=False)).activate("Pot of Greed")
    assert (d.winner, d.rule) == (THEM, "R-WIN-05")
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.rule("J-WIN-03")
def test_the_loss_comes_at_that_resolution():
    d = scene(hand("Take", "Spark") + deck(rest=False), lp(500)).activate("Spark").activate("Take")
    assert d.winner == THEM
    d = scene(hand("Take", "Spark") + deck(rest=False), lp(500)).activate("Take").activate("Spark")
    assert d.winner == YOU


@pytest.mark.rule("J-WIN-03")
def test_picking_up_cards_is_no_draw_and_does_as_many_as_possible():
    d = scene(hand("Pick Up") + deck("Kuriboh", rest=False)).activate("Pick Up")
    assert (d.hand(YOU), d.over) == (["Kuriboh"], False)
    d = scene(hand("Pick Up") + deck(rest=False)).activate("Pick Up")
    assert not d.over


@pytest.mark.rule("J-WIN-03")
def test_an_optional_draw_may_be_declined():
    reader = effect_monster(
        "Reader", w.trigger(w.Draw(1), when=w.Summoned(this=True), mandatory=False), attack=100
    )
    d = table(you=hand("Reader") + deck(rest=False), cards=[reader]).summon("Reader")
    assert d.options() == ["first Reader", "no"]
    assert not d.no().over


@pytest.mark.rule("J-WIN-04")
@pytest.mark.card("Card Destruction")
def test_both_failing_to_draw_by_the_same_effect_is_a_draw():
    d = table(
        you=hand("Card Destruction", "Kuriboh") + deck(rest=False), them=hand("Kuriboh") + deck(rest=False)
    ).activate("Card Destruction")
    assert (d.winner, d.rule) == (DRAW, "J-WIN-04")


@pytest.mark.rule("J-WIN-04")
def test_both_failing_to_draw_by_an_effect_of_each_player_is_a_draw():
    d = scene(hand("Both Draw") + deck(rest=False), deck("Kuriboh", rest=False)).activate("Both Draw")
    assert (d.winner, d.rule, d.hand(THEM)) == (DRAW, "J-WIN-04", ["Kuriboh"])


@pytest.mark.rule("J-WIN-04")
@pytest.mark.card("Card Destruction")
def test_only_one_failing_to_draw_loses():
    d = table(
        you=hand("Card Destruction", "Kuriboh") + deck(rest=False),
        them=hand("Kuriboh") + deck("Kuriboh", rest=False),
    ).activate("Card Destruction")
    assert d.winner == THEM


# -- Exodia -----------------------------------------------------------------------------------------


@pytest.mark.rule("J-WIN-05")
@pytest.mark.card("Graceful Charity", "Exodia the Forbidden One")
def test_T20_graceful_charity_must_discard_before_exodia_is_looked_at():
    top = deck(LAST, "Kuriboh", "Battle Ox")
    d = table(you=hand("Graceful Charity", *FOUR) + top).activate("Graceful Charity")
    assert d.kind == "choose"
    assert not d.over
    d.pick("Kuriboh", "Battle Ox")
    assert (d.winner, d.rule) == (YOU, "R-WIN-07")


@pytest.mark.rule("J-WIN-05")
@pytest.mark.card("Graceful Charity", "Exodia the Forbidden One")
def test_T20_with_nothing_else_to_discard_there_is_no_win():
    d = table(you=hand("Graceful Charity", *EXODIA[:2]) + deck(*EXODIA[2:])).activate("Graceful Charity")
    assert len(d.hand(YOU)) == 5
    d.pick(EXODIA[0], EXODIA[1])
    assert not d.over
    assert d.hand(YOU) == list(EXODIA[2:])


@pytest.mark.rule("J-WIN-05")
@pytest.mark.card("Exodia the Forbidden One")
def test_T20_exodia_completed_by_link_2_wins_before_link_1():
    d = scene(hand("Spark"), hand(*FOUR) + set_("Take") + deck(LAST) + lp(500)).activate("Spark")
    d.respond("Take")
    assert (d.winner, d.rule, d.lp(THEM)) == (THEM, "R-WIN-07", 500)


@pytest.mark.rule("J-WIN-05")
@pytest.mark.card("Exodia the Forbidden One", "Card Destruction")
def test_exodia_that_comes_and_goes_inside_one_effect_wins_nothing():
    churn = magic("Churn", w.activate(w.Draw(1), w.Discard(5)))
    d = table(you=hand("Churn", *FOUR) + deck(LAST), cards=[churn]).activate("Churn").pick(*FOUR)
    assert not d.over
    assert d.hand(YOU) == []


@pytest.mark.rule("J-WIN-06")
@pytest.mark.card("Exodia the Forbidden One")
def test_both_completing_exodia_by_the_same_effect_is_a_draw():
    d = scene(
        hand("Both Draw", *FOUR) + deck("Kuriboh", LAST),
        hand(*FOUR) + deck(LAST, "Kuriboh"),
    ).activate("Both Draw")
    assert (d.winner, d.rule) == (DRAW, "J-WIN-06")


# -- two different ends at once ---------------------------------------------------------------------


@pytest.mark.rule("J-WIN-07")
@pytest.mark.card("Exodia the Forbidden One")
def test_who_fails_to_draw_and_completes_exodia_at_once_draws():
    d = scene(hand("Both Draw", *FOUR) + deck(LAST, rest=False)).activate("Both Draw")
    assert (d.winner, d.rule) == (DRAW, "J-WIN-07")


@pytest.mark.rule("J-WIN-07")
def test_one_at_0_and_the_other_without_a_card_to_draw_is_a_draw():
    bargain = magic("Bargain", w.activate(w.Draw(1), w.Damage(8000)))
    d = table(you=hand("Bargain") + deck(rest=False), cards=[bargain]).activate("Bargain")
    assert (d.winner, d.rule) == (DRAW, "J-WIN-07")


@pytest.mark.rule("J-WIN-07")
@pytest.mark.card("Exodia the Forbidden One")
def test_exodia_and_the_opponent_at_0_at_once_is_one_win():
    bargain = magic("Bargain", w.activate(w.Draw(1), w.Damage(8000)))
    d = table(you=hand("Bargain", *FOUR) + deck(LAST), cards=[bargain]).activate("Bargain")
    assert d.winner == YOU


@pytest.mark.rule("J-WIN-07")
@pytest.mark.card("Exodia the Forbidden One")
def test_who_fails_to_draw_while_the_opponent_completes_exodia_loses_once():
    d = scene(hand("Both Draw") + deck(rest=False), hand(*FOUR) + deck(LAST)).activate("Both Draw")
    assert d.winner == THEM


@pytest.mark.rule("J-WIN-07")
def test_0_life_points_and_a_failed_draw_of_the_same_player_are_one_loss():
    ruin = magic("Ruin", w.activate(w.Damage(8000, of=0), w.Draw(1)))
    d = table(you=hand("Ruin") + deck(rest=False), cards=[ruin]).activate("Ruin")
    assert d.winner == THEM


# -- the end ends everything ------------------------------------------------------------------------


@pytest.mark.rule("J-WIN-01")
def test_an_outcome_ends_the_chain_and_every_question():
    d = (
        scene(hand("Take", "Spark", "Pot of Greed"), lp(500))
        .activate("Pot of Greed")
        .activate("Spark")
        .resolve()
    )
    assert d.over
    assert (d.asked, d.chain(), d.hand(YOU)) == (None, [], ["Take"])


@pytest.mark.rule("J-WIN-09")
def test_life_points_have_no_maximum():
    d = scene(hand("Heal First") + lp(999_999)).activate("Heal First")
    assert d.lp(YOU) == 1_000_499
