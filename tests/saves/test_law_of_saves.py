"""At any question: save, load and go on, or copy and go on, and the duel is the same."""

from random import Random

import msgspec
import pytest
from random_duels import finish, states

from spellspeed.duel.rules import Rules
from spellspeed.protocol import Snapshot, encode
from spellspeed.saves import restore, snapshot, state_hash

SEEDS = range(6)
EVERY = 6
RULES = Rules(zones="ask", replay_attacker="same_only")


def looked_at(seed, rules):
    chance = Random(seed)
    return (duel for duel in states(seed, rules) if chance.randrange(EVERY) == 0)


def question(duel):
    one = duel.decision
    about = (one.number, one.player, one.kind, one.prompt, one.about, one.least, one.most, one.picked)
    return about, [option.key for option in one.options]


@pytest.mark.parametrize("rules", [Rules(), RULES], ids=["judge", "ask for zones"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_snapshot_comes_back_as_it_was(seed, rules):
    for duel in looked_at(seed, rules):
        saved = encode(snapshot(duel))
        again = restore(msgspec.json.decode(saved, type=Snapshot))
        assert question(again) == question(duel)
        assert encode(snapshot(again)) == saved


@pytest.mark.parametrize("seed", SEEDS)
def test_a_loaded_duel_goes_on_alike(seed):
    for number, duel in enumerate(looked_at(seed, RULES)):
        if number % 8 == 0:
            again = restore(msgspec.json.decode(encode(snapshot(duel)), type=Snapshot))
            assert state_hash(finish(again, number)) == state_hash(finish(duel.clone(), number))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_goes_on_alike_and_leaves_the_other_alone(seed):
    for number, duel in enumerate(looked_at(seed, RULES)):
        if number % 8 == 0:
            before = state_hash(duel)
            ends = [state_hash(finish(duel.clone(), number)) for _ in range(2)]
            assert ends[0] == ends[1]
            assert state_hash(duel) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_step_that_runs_again_asks_the_same(seed):
    for duel in looked_at(seed, RULES):
        before, asked = state_hash(duel), question(duel)
        duel.ask_again()
        assert question(duel) == asked
        assert state_hash(duel) == before
