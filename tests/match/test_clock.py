"""The clock of a Match (J-MATCH-05)."""

import pytest
from match_scenes import go, match, play

from spellspeed.match import NotNow
from spellspeed.match.clock import MatchClock

ALL = 40 * 60


def duel_at(m, mine, theirs):
    """The Duel goes on from a table with these Life Points."""
    from scenario import lp, table

    from spellspeed import Duel

    m._duel = Duel(table(you=lp(mine), them=lp(theirs)).state)
    return m


def end_turn(duel):
    turn = duel.state.turn
    while duel.outcome is None and duel.state.turn == turn:
        duel.submit(duel.decision.options[-1].key)


@pytest.mark.rule("J-MATCH-05")
def test_without_a_clock_no_time_goes_by():
    m = match()
    assert m.seconds_left is None and m.view(0).seconds_left == -1
    m.spend(10**9)
    go(m).spend(10**9)
    assert m.duel.outcome is None and m.stage == "duel"


@pytest.mark.rule("J-MATCH-05")
def test_a_match_has_40_minutes():
    m = go(match(clock="2003"))
    assert m.seconds_left == m.view(1).seconds_left == ALL
    m.spend(ALL - 1)
    assert (m.seconds_left, m.duel.outcome) == (1, None)
    m.spend(1)
    assert (m.seconds_left, m.duel.outcome.rule) == (0, "J-MATCH-05")
    assert m.news[-1].rule == "J-MATCH-05"


@pytest.mark.rule("J-MATCH-05")
@pytest.mark.parametrize("lp", [(100, 50), (50, 100)])
def test_in_the_third_duel_the_higher_life_points_win(lp):
    m = go(play(match(clock="2003"), 0, 1))
    duel_at(m, *lp).spend(ALL)
    m.end_duel()
    winner = 0 if lp[0] > lp[1] else 1
    assert [one.winner for one in m.results] == [0, 1, winner]
    assert (m.outcome.winner, m.outcome.rule) == (winner, "R-MATCH-02")


@pytest.mark.rule("J-MATCH-05")
def test_equal_life_points_are_decided_by_a_coin():
    winners = set()
    for seed in range(12):
        m = go(play(match(seed=seed, clock="2003"), 0, 1))
        m.spend(ALL)
        m.end_duel()
        assert m.outcome.rule == "R-MATCH-02"
        winners.add(m.outcome.winner)
    assert winners == {0, 1}


@pytest.mark.rule("J-MATCH-05")
def test_by_the_clock_of_2005_this_turn_and_three_more_are_played():
    m = go(match(clock="2005"))
    end_turn(m.duel)
    m.spend(ALL)
    for turn in (2, 3, 4, 5):
        assert (m.duel.outcome, m.duel.state.turn) == (None, turn)
        end_turn(m.duel)
        m.spend(60)
    assert (m.duel.outcome.rule, m.duel.state.turn) == ("J-MATCH-05", 5)
    m.end_duel()
    assert m.stage == "over" and len(m.results) == 1


@pytest.mark.rule("J-MATCH-05")
@pytest.mark.parametrize("clock", ["2003", "2005"])
@pytest.mark.parametrize("ahead", [0, 1])
def test_no_further_duel_is_begun(clock, ahead):
    m = play(match(clock=clock), ahead)
    assert m.stage == "siding"
    m.spend(ALL)
    assert m.stage == "over"
    assert (m.outcome.winner, m.outcome.rule) == (ahead, "J-MATCH-05")
    assert m.outcome.sentence == f"Player {ahead + 1} wins the Match on time: 1 Duel won, 0 lost."
    with pytest.raises(NotNow, match="the Match is over"):
        m.spend(1)


@pytest.mark.rule("J-MATCH-05")
def test_with_as_many_duels_each_a_coin_decides_the_match():
    def winner(seed, *winners):
        m = play(match(seed=seed, clock="2003"), *winners)
        m.spend(ALL)
        assert m.outcome.rule == "J-MATCH-05" and "the coin decides" in m.outcome.sentence
        return m.outcome.winner

    for winners in ((), (0, 1), ("draw",)):
        assert {winner(seed, *winners) for seed in range(12)} == {0, 1}


@pytest.mark.rule("J-MATCH-05", "R-MATCH-02")
def test_a_duel_that_ends_before_its_time_counts_as_it_ended():
    m = go(match(clock="2005"))
    m.spend(ALL)
    m.duel.concede(0)
    m.end_duel()
    assert (m.results[0].rule, m.outcome.winner, m.outcome.rule) == ("J-WIN-09", 1, "J-MATCH-05")


@pytest.mark.rule("J-MATCH-05")
def test_time_that_is_up_after_the_last_answer_ends_the_match():
    m = go(match(clock="2003"))
    m.duel.concede(0)
    m.spend(ALL)
    assert m.stage == "duel"
    m.end_duel()
    assert (m.stage, m.outcome.winner) == ("over", 1)


@pytest.mark.rule("J-MATCH-05")
@pytest.mark.parametrize("clock", ["2003", "2005"])
def test_the_call_comes_again_when_it_was_taken_back(clock):
    m = go(match(clock=clock))
    m.spend(ALL)
    m.duel.undo()
    assert m.duel.outcome is None and m.duel.last_turn == 0
    m.spend(0)
    assert m.duel.outcome is not None or m.duel.last_turn == 4


@pytest.mark.parametrize("minutes", [0, -1, 10**9])
def test_a_wrong_number_of_minutes_is_refused(minutes):
    with pytest.raises(ValueError, match="minutes"):
        MatchClock("2003", minutes)


def test_time_does_not_go_back():
    with pytest.raises(ValueError, match="time does not go back"):
        match(clock="2003").spend(-1)
