"""Every duel ends, or can be stopped; no question is without an answer; the state hangs together."""

import pytest
from duel_laws import play
from random_duels import pools, random_deck

from spellspeed.decks import Deck

DUELS = 300
BATCH = 10


@pytest.mark.parametrize("first", range(0, DUELS, BATCH))
def test_random_duels_end_and_the_laws_hold(first):
    for seed in range(first, first + BATCH):
        assert play(seed) > 0


@pytest.mark.parametrize("seed", range(20))
def test_a_random_deck_is_legal_and_holds_what_was_wanted(seed):
    main, fusion = random_deck(seed, ["Pot of Greed", "Kuriboh", "Kuriboh", "Flame Swordsman"])
    assert Deck("random", tuple(main), tuple(fusion)).problems() == ()
    assert (main.count("Pot of Greed"), "Flame Swordsman" in fusion) == (1, True)
    assert main.count("Kuriboh") >= 2
    assert set(main) | set(fusion) <= set(pools()["any"]) | set(pools()["fusion"])
