"""Cards of the Starter Deck: Pegasus (SDP)."""

import pytest
from scenario import *

pytestmark = both_seats


@pytest.mark.card("Graceful Charity")
def test_graceful_charity_draws_three_and_discards_two_of_your_choice():
    d = table(you=hand("Graceful Charity", "Kuriboh") + deck("Jinzo", "Battle Ox", "Sangan"))
    d.activate("Graceful Charity").pick("Kuriboh", "Sangan")
    assert sorted(d.hand(YOU)) == ["Battle Ox", "Jinzo"]
    assert d.graveyard(YOU) == ["Kuriboh", "Sangan", "Graceful Charity"]


@pytest.mark.card("Graceful Charity")
@pytest.mark.rule("J-TERM-02")
def test_the_discards_of_graceful_charity_are_no_cost():
    d = table(you=hand("Graceful Charity") + deck("Jinzo", "Battle Ox", "Kuriboh"))
    d.activate("Graceful Charity").pick("Kuriboh", "Jinzo")
    assert d.events("move")[0].causes == {"discard"}


@pytest.mark.card("Graceful Charity", "Magic Jammer")
@pytest.mark.rule("J-MAG-06")
def test_graceful_charity_negated_neither_draws_nor_discards():
    d = table(you=hand("Graceful Charity", "Kuriboh"), them=set_("Magic Jammer") + hand("Jinzo"))
    d.activate("Graceful Charity").respond("Magic Jammer")
    assert d.hand(YOU) == ["Kuriboh"]


@pytest.mark.card("Graceful Charity")
@pytest.mark.rule("J-WIN-03")
def test_graceful_charity_with_too_few_cards_loses_the_duel():
    d = table(you=hand("Graceful Charity") + deck("Jinzo", "Battle Ox", rest=False))
    d.activate("Graceful Charity").pick("Jinzo")
    assert (d.winner, d.graveyard(YOU)[:2]) == (THEM, ["Jinzo", "Battle Ox"])


PIECES = (
    "Exodia the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Leg of the Forbidden One",
)


@pytest.mark.card("Graceful Charity", "Exodia the Forbidden One")
@pytest.mark.rule("J-WIN-05")
def test_exodia_drawn_by_graceful_charity_must_discard_first():
    d = table(you=hand("Graceful Charity", *PIECES[:3]) + deck(*PIECES[3:], "Kuriboh"))
    d.activate("Graceful Charity").pick("Kuriboh", PIECES[0])
    assert not d.over
    d = table(you=hand("Graceful Charity", "Jinzo", *PIECES[:3]) + deck(*PIECES[3:], "Kuriboh"))
    d.activate("Graceful Charity").pick("Kuriboh", "Jinzo")
    assert d.winner == YOU


@pytest.mark.card("Graceful Charity", "Sangan")
def test_sangan_discarded_by_graceful_charity_searches_nothing():
    d = table(you=hand("Graceful Charity", "Sangan") + deck("Jinzo", "Battle Ox", "Kuriboh", "Man-Eater Bug"))
    d.activate("Graceful Charity").pick("Sangan", "Jinzo")
    assert sorted(d.hand(YOU)) == ["Battle Ox", "Kuriboh"]


# -- Gryphon Wing -----------------------------------------------------------------------------------


@pytest.mark.card("Gryphon Wing", "Harpie's Feather Duster")
@pytest.mark.rule("J-CHAIN-09")
def test_gryphon_wing_turns_the_feather_duster_round():
    d = table(
        you=hand("Harpie's Feather Duster") + set_("Waboku") + field("Umi"),
        them=set_("Gryphon Wing", "Dark Hole"),
    )
    d.activate("Harpie's Feather Duster").respond("Gryphon Wing").resolve()
    assert (d.magic_traps(THEM), d.graveyard(THEM)) == (["Dark Hole"], ["Gryphon Wing"])
    assert sorted(d.graveyard(YOU)) == ["Harpie's Feather Duster", "Umi", "Waboku"]


@pytest.mark.card("Gryphon Wing", "Heavy Storm")
def test_gryphon_wing_answers_nothing_else():
    d = table(you=hand("Heavy Storm") + set_("Waboku"), them=set_("Gryphon Wing"))
    assert not d.activate("Heavy Storm").can_respond("Gryphon Wing")


@pytest.mark.card("Gryphon Wing", "Harpie's Feather Duster", "Solemn Judgment")
@pytest.mark.rule("J-CHAIN-09")
def test_gryphon_wing_must_be_chained_directly():
    d = table(you=hand("Harpie's Feather Duster") + set_("Waboku"), them=set_("Gryphon Wing", "Waboku"))
    d.activate("Harpie's Feather Duster").respond("Waboku", seat=THEM)
    assert not d.can_respond("Gryphon Wing")


@pytest.mark.card("Gryphon Wing", "Harpie's Feather Duster", "Fake Trap")
def test_fake_trap_answers_gryphon_wing():
    d = table(you=hand("Harpie's Feather Duster") + set_("Fake Trap", "Waboku"), them=set_("Gryphon Wing"))
    d.activate("Harpie's Feather Duster").respond("Gryphon Wing").respond("Fake Trap").resolve()
    assert (d.magic_traps(YOU), d.graveyard(THEM)) == (["Waboku"], ["Gryphon Wing"])
