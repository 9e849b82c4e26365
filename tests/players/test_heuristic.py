"""The heuristic player in whole duels, and in single questions where a beginner would know what to do."""

import pytest

from spellspeed.play.selfplay import Setup, duel_seed, run, start
from spellspeed.players import make_player, player_seed
from spellspeed.referee import Duel


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("turned", [False, True])
def test_it_beats_random(starters, seat, turned):
    """Of 400 duels it must win 90 %: bench/run.py. Here a few of each seat and deck."""
    decks = starters[::-1] if turned else starters
    names = ("heuristic", "random") if seat == 0 else ("random", "heuristic")
    found = run(Setup(decks, names, seed=11), 12).report()
    assert found["errors"] == 0, found["failures"]
    assert found["players"][seat]["wins"] >= 11


def test_it_plays_itself_to_the_end(starters):
    found = run(Setup(starters, ("heuristic", "heuristic"), seed=3), 8).report()
    assert found["errors"] == 0, found["failures"]
    assert found["stopped"] == 0


def test_it_is_deterministic(starters):
    setup = Setup(starters, ("heuristic", "random"), seed=5)
    told, again = [], []
    run(setup, 3, seen=told.append)
    run(setup, 3, seen=again.append)
    assert told == again


def test_it_needs_nothing_but_the_view(starters):
    """The same view and question give the same answer, whoever made them."""
    setup = Setup(starters, ("heuristic", "heuristic"), seed=9)
    duel = Duel(start(setup, 0))
    players = [make_player("heuristic", player_seed(duel_seed(9, 0), seat)) for seat in (0, 1)]
    from spellspeed.protocol import View, decode, encode

    for _ in range(60):
        if duel.to_move is None:
            break
        seen = duel.view(duel.to_move)
        copy = decode(encode(seen), View)
        key = players[duel.to_move].choose(seen, seen.decision)
        assert (
            make_player("heuristic", 0).choose(copy, copy.decision) == key or seen.decision.kind == "respond"
        )
        duel.submit(key)
