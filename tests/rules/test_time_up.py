"""The time of a Match is up in the middle of a Duel (J-MATCH-05)."""

import msgspec
import pytest
from scenario import deck, lp, table

from spellspeed import Deck, Duel
from spellspeed.protocol import LoggedAnswer
from spellspeed.referee import ReplayStopped

ELVES = Deck("Elves", ("Mystical Elf",) * 40)


def scene(mine, theirs):
    return Duel(table(you=lp(mine), them=lp(theirs)).state)


def end_turn(duel):
    turn = duel.state.turn
    while duel.outcome is None and duel.state.turn == turn:
        duel.submit(duel.decision.options[-1].key)


@pytest.mark.rule("J-MATCH-05")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(100, 8000, 1), (8100, 8000, 0)])
def test_at_once_the_higher_life_points_win(mine, theirs, winner):
    duel = scene(mine, theirs)
    duel.call_time()
    assert (duel.outcome.winner, duel.outcome.rule) == (winner, "J-MATCH-05")
    assert duel.decision is None
    assert f"{max(mine, theirs)} Life Points to {min(mine, theirs)}" in duel.outcome.sentence


@pytest.mark.rule("J-MATCH-05")
def test_a_coin_decides_between_equal_life_points():
    winners = set()
    for seed in range(12):
        duel = Duel.start(ELVES, ELVES, seed=seed)
        duel.call_time()
        winners.add(duel.outcome.winner)
        assert duel.outcome.sentence.endswith("and the coin decided.")
    assert winners == {0, 1}


@pytest.mark.rule("J-MATCH-05")
def test_the_last_turns_are_played_to_their_end():
    duel = Duel.start(ELVES, ELVES, seed=1)
    duel.call_time(3)
    for turn in (1, 2, 3):
        assert (duel.outcome, duel.state.turn) == (None, turn)
        end_turn(duel)
    assert (duel.outcome.rule, duel.state.turn) == ("J-MATCH-05", 3)


@pytest.mark.rule("J-MATCH-05")
def test_nobody_has_to_draw_when_the_last_turn_is_over():
    duel = Duel(table(you=lp(9000), them=[*lp(8000), *deck(rest=False)]).state)
    duel.call_time(duel.state.turn)
    end_turn(duel)
    assert (duel.outcome.winner, duel.outcome.rule) == (0, "J-MATCH-05")
    poor = Duel(table(you=lp(8000), them=[*lp(9000), *deck(rest=False)]).state)
    poor.call_time(poor.state.turn)
    end_turn(poor)
    assert (poor.outcome.winner, poor.outcome.rule) == (1, "J-MATCH-05")


@pytest.mark.rule("J-MATCH-05")
def test_a_duel_that_is_won_before_is_won():
    duel = scene(100, 8000)
    duel.call_time(duel.state.turn)
    duel.concede(1)
    assert (duel.outcome.winner, duel.outcome.rule) == (0, "J-WIN-09")
    duel.call_time()
    assert duel.outcome.rule == "J-WIN-09"


def test_a_turn_that_is_past_cannot_be_the_last():
    duel = Duel.start(ELVES, ELVES, seed=1)
    end_turn(duel)
    with pytest.raises(ValueError, match="turn 1 is past"):
        duel.call_time(1)


@pytest.mark.parametrize("last", [0, 2])
def test_the_call_is_in_the_log_and_can_be_taken_back(last):
    duel = Duel.start(ELVES, ELVES, seed=1)
    duel.call_time(last)
    duel.undo()
    assert duel.log.answers == () and duel.outcome is None
    duel.call_time(last)
    while duel.outcome is None:
        end_turn(duel)
    assert duel.log.answers[0] == LoggedAnswer(-1, f"time={last}")
    again = Duel.load(duel.save())
    assert again.outcome == duel.outcome == Duel.replay(duel.log).outcome


@pytest.mark.parametrize("key", ["time=", "time=x", "time=-1", "time=1", "time=" + "9" * 5000, "time=²"])
def test_a_made_up_call_is_refused(key):
    duel = Duel.start(ELVES, ELVES, seed=1)
    end_turn(duel)
    log = msgspec.structs.replace(duel.log, answers=(*duel.log.answers, LoggedAnswer(-1, key)))
    with pytest.raises(ReplayStopped, match="is no turn to come"):
        Duel.replay(log)
