"""Whole Matches, played by programs that know only their views."""

import pytest
from match_scenes import MAIN, SIDE

from spellspeed import Deck, Duel, Match
from spellspeed.match import side_plan
from spellspeed.players import make_player

STAPLES = ("Dark Hole", "Raigeki", "Monster Reborn", "Pot of Greed", "Trap Hole", "Mirror Force")
DECKS = (
    Deck("One", (*MAIN[:34], *STAPLES), (), ("Mystical Space Typhoon", "Dust Tornado", *SIDE[:13])),
    Deck("Two", (*MAIN[:34], *STAPLES), (), ("Heavy Storm", "Seven Tools of the Bandit", *SIDE[:13])),
)


def played(seed):
    """The Match to its end, and what was exchanged."""
    match = Match.start(*DECKS, seed=seed)
    exchanged = []
    while match.stage != "over":
        if match.stage == "choice":
            match.choose(match.chooser, first=True)
        elif match.stage == "siding":
            for seat in (0, 1):
                plan = side_plan(match.view(seat).deck, match.seen(seat))
                match.side(seat, [one.out for one in plan], [one.into for one in plan])
                match.ready(seat)
                exchanged += plan
        else:
            players = [make_player("random", seed + seat) for seat in (0, 1)]
            while (seat := match.duel.to_move) is not None:
                match.duel.submit(players[seat].choose(None, match.duel.decision))
            match.end_duel()
    return match, exchanged


@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_played_to_its_end(seed):
    match, exchanged = played(seed)
    assert 2 <= len(match.results) <= 3
    assert match.outcome.sentence == match.news[-1].sentence
    assert match.decks == match.registered == DECKS
    assert exchanged


def test_the_same_seed_plays_the_same_match():
    assert played(5)[0].results == played(5)[0].results


def test_a_duel_of_a_match_has_a_log_that_is_replayed():
    match, _ = played(1)
    assert Duel.replay(match.duel.log).outcome == match.duel.outcome
