"""The Match: who starts, who wins it."""

import pytest
from match_scenes import WITH_SIDE, WITHOUT, drawn_duel, go, match, play, win

from spellspeed import Deck, IllegalDeck, UnplayableDeck
from spellspeed.cards.library import library
from spellspeed.duel.effects import Library, Script
from spellspeed.match import DuelResult, Match, NotNow, verdict

both = pytest.mark.parametrize("seat", [0, 1])


def ended(*winners, **switches):
    outcome = play(match(**switches), *winners).outcome
    return outcome and (outcome.winner, outcome.rule)


@both
@pytest.mark.rule("R-MATCH-01", "R-MATCH-02")
def test_two_duels_won_win_the_match(seat):
    assert ended(seat) is None
    assert ended(seat, 1 - seat) is None
    assert ended(seat, seat) == (seat, "R-MATCH-02")
    assert ended(seat, 1 - seat, seat) == (seat, "R-MATCH-02")
    assert ended(seat, "draw", seat) == (seat, "R-MATCH-02")


@both
@pytest.mark.rule("R-MATCH-01", "R-MATCH-02")
def test_no_duel_is_played_after_the_match_is_won(seat):
    m = play(match(), seat, seat)
    assert m.stage == "over" and len(m.results) == 2
    with pytest.raises(NotNow, match="the Match is over"):
        m.choose(0, first=True)
    with pytest.raises(NotNow, match="the Match is over"):
        m.ready(0)
    with pytest.raises(NotNow, match="the Match is over"):
        m.concede(0)


@both
@pytest.mark.rule("R-MATCH-01", "R-MATCH-03", "J-WIN-02", "J-MATCH-03")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_win_and_two_draws_win_the_match(seat, place):
    winners = ["draw", "draw"]
    winners.insert(place, seat)
    assert ended(*winners) == (seat, "R-MATCH-03")


@both
@pytest.mark.rule("R-MATCH-04")
def test_a_win_a_loss_and_a_draw_make_a_draw(seat):
    assert ended(seat, 1 - seat, "draw") == (-1, "R-MATCH-04")
    assert ended("draw", seat, 1 - seat) == (-1, "R-MATCH-04")


@pytest.mark.rule("R-MATCH-01", "R-MATCH-05")
def test_three_draws_make_a_draw():
    assert ended("draw", "draw") is None
    assert ended("draw", "draw", "draw") == (-1, "R-MATCH-05")


@both
@pytest.mark.rule("J-MATCH-03", "X-17")
def test_by_the_tournament_policy_they_play_until_somebody_has_won_two(seat):
    ude = {"match_policy": "ude"}
    assert ended(seat, "draw", "draw", **ude) is None
    assert ended("draw", "draw", "draw", **ude) is None
    assert ended(seat, 1 - seat, "draw", **ude) is None
    assert ended(seat, "draw", "draw", 1 - seat, "draw", seat, **ude) == (seat, "R-MATCH-02")


@both
@pytest.mark.rule("J-WIN-02", "R-MATCH-03")
@pytest.mark.card("Ring of Destruction")
def test_T25_ring_of_destruction_draws_duels_and_one_win_is_enough(seat):
    assert drawn_duel().outcome.winner == -1
    m = play(match(), "draw", seat, "draw")
    assert [one.winner for one in m.results] == [-1, seat, -1]
    assert m.outcome.sentence == f"Player {seat + 1} wins the Match: 1 Duel won, 0 lost, 2 drawn."


# -- who starts -------------------------------------------------------------------------------------


@pytest.mark.rule("R-MATCH-06")
def test_a_coin_toss_settles_the_first_duel():
    winners = [match(seed=seed).chooser for seed in range(200)]
    assert 70 < sum(winners) < 130
    assert winners == [match(seed=seed).chooser for seed in range(200)]
    assert "R-MATCH-06" in [one.rule for one in match().news]


@pytest.mark.rule("J-MATCH-01", "R-MATCH-06")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_the_winner_of_the_toss_chooses(seed, first):
    m = match(seed=seed)
    chooser = m.chooser
    with pytest.raises(NotNow, match="chooses who starts"):
        m.choose(1 - chooser, first=True)
    assert m.duel is None
    m.choose(chooser, first=first)
    assert m.duel.to_move == (chooser if first else 1 - chooser)


@pytest.mark.rule("J-MATCH-01")
@pytest.mark.parametrize("seed", range(4))
def test_or_the_winner_of_the_toss_simply_starts(seed):
    winner = match(seed=seed).chooser
    m = match(seed=seed, toss="winner_starts")
    assert m.stage == "duel" and m.duel.to_move == winner
    win(m, winner)
    go_on = 1 - winner
    m.ready(0)
    assert m.chooser == go_on  # the switch is about the toss, not about the loser's choice


@both
@pytest.mark.rule("R-MATCH-07")
@pytest.mark.parametrize("first", [True, False])
def test_the_loser_of_a_duel_decides_who_starts_the_next(seat, first):
    m = play(match(), 1 - seat)
    m.ready(0)
    assert m.chooser == seat
    m.choose(seat, first=first)
    assert m.duel.to_move == (seat if first else 1 - seat)
    m.duel.concede(1 - seat)
    m.end_duel()
    m.ready(0)
    assert m.chooser == 1 - seat


@pytest.mark.rule("J-MATCH-02")
def test_after_a_draw_a_coin_is_tossed_again():
    choosers = []
    for seed in range(24):
        m = play(match(seed=seed), "draw")
        m.ready(0)
        assert m.news[-1].rule == "J-MATCH-02"
        choosers.append((match(seed=seed).chooser, m.chooser))
    assert set(choosers) == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_every_duel_is_shuffled_anew():
    m = match()
    seeds = []
    for winner in (0, 1, 0):
        win(m, winner)
        seeds.append(m.duel.log.seed)
    assert len(set(seeds)) == 3


# -- what may be done when --------------------------------------------------------------------------


@both
@pytest.mark.rule("J-WIN-09")
def test_a_player_concedes_the_duel_or_the_match(seat):
    m = go(match())
    m.duel.concede(seat)
    m.end_duel()
    assert m.outcome is None
    go(m).concede(seat)
    assert m.duel.outcome.winner == 1 - seat
    assert (m.outcome.winner, m.outcome.rule, m.outcome.wins) == (
        1 - seat,
        "J-WIN-09",
        tuple([0, 2][:: 1 - 2 * seat]),
    )


@both
@pytest.mark.rule("J-WIN-09")
def test_the_match_may_be_conceded_between_duels(seat):
    before = match()
    before.concede(seat)
    between = play(match(), seat)
    between.concede(seat)
    for m in (before, between):
        assert m.stage == "over" and m.outcome.winner == 1 - seat


def test_the_end_of_a_duel_may_be_undone_until_it_is_taken_down():
    m = go(match())
    with pytest.raises(NotNow, match="the Duel is not over"):
        m.end_duel()
    m.duel.concede(0)
    m.duel.undo()
    m.duel.concede(1)
    m.end_duel()
    assert [one.winner for one in m.results] == [0]


def test_the_number_of_the_duel():
    m = match()
    assert m.number == 1
    win(m, 0)
    assert m.number == 2
    win(m, 0)
    assert m.number == 2


def test_the_seed_is_told_after_the_match():
    m = match(seed=77)
    assert m.seed is None
    m.concede(0)
    assert m.seed == 77


def test_no_duel_of_a_match_tells_its_seed():
    m = play(match(seed=77), 1)
    again = Match.load(m.save())
    go(again).duel.submit(again.duel.decision.options[-1].key)
    again.duel.undo()
    again.duel.concede(0)
    assert [one.duel.outcome.winner for one in (m, again)] == [1, 1]
    assert [one.duel.seed for one in (m, again, Match.load(again.save()))] == [None] * 3
    assert again.duel.clone().seed is None


@pytest.mark.parametrize("seed", [-1, 1 << 64, "7", 1.5])
def test_a_wrong_seed_is_refused(seed):
    with pytest.raises((ValueError, TypeError), match="a seed is a number"):
        match(seed=seed)


def test_a_wrong_seat_is_refused():
    with pytest.raises(ValueError, match="no seat 2"):
        match().view(2)


def test_an_illegal_deck_is_refused_with_all_its_problems_unless_casual():
    bad = Deck("Bad", ("Pot of Greed",) * 4, (), ("Kuriboh",))
    with pytest.raises(IllegalDeck) as refused:
        Match.start(bad, WITHOUT)
    assert {one.rule for one in refused.value.found} >= {"R-DECK-01", "R-DECK-09", "R-LIMIT-03"}
    assert Match.start(bad, WITHOUT, casual=True).stage == "choice"


def test_a_side_deck_that_cannot_be_played_is_refused():
    whole = library()
    name = WITH_SIDE.side[3]
    facts = whole.script(name).facts
    few = Library({**whole.scripts, name: Script(facts, written=False)}, whole.version)
    with pytest.raises(UnplayableDeck) as refused:
        Match.start(WITH_SIDE, WITHOUT, library=few)
    assert refused.value.cards == (name,)


def test_a_duel_may_be_played_on_the_core():
    m = go(match())
    duel = m.duel.state.clone()
    with pytest.raises(NotNow, match="the Duel is not over"):
        m.end_duel(played=duel)
    assert m.log.duel is not None
    duel.concede(1)
    m.end_duel(played=duel)
    assert m.results[0].winner == 0
    with pytest.raises(ValueError, match="has no log"):
        m.save()


def test_the_verdict_needs_no_order():
    def result(winner):
        return DuelResult(winner, "", "", 0, 1)

    assert verdict([]) is None
    assert verdict([result(1), result(-1), result(-1)]).wins == (0, 1)
