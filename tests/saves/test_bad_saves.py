"""A save that cannot be read is refused with a sentence, and never half loaded."""

from random import Random

import msgspec
import pytest
from random_duels import finish, plain_deck, states

from spellspeed import Duel
from spellspeed.protocol import LoggedAnswer, encode
from spellspeed.saves import BadSave, _hash, read_save, restore, snapshot


@pytest.fixture(scope="module")
def duel():
    duel = Duel.start(plain_deck("one"), plain_deck("two"), seed=1)
    for number in range(30):
        duel.submit(duel.decision.options[number % len(duel.decision.options)].key)
    return duel


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff\xfe",
        b'{"format":"spellspeed-log-2"}',
        b'{"format":"spellspeed-snapshot-1"}',
        b"[" * 100_000,
    ],
    ids=["empty", "no format", "a list", "no text", "a later format", "fields missing", "nested"],
)
def test_other_data_is_no_saved_duel(data):
    with pytest.raises(BadSave, match="this is no saved duel"):
        Duel.load(data)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.99])
def test_a_file_that_is_cut_off_is_refused(duel, part):
    data = duel.save()
    with pytest.raises(BadSave, match="this is no saved duel"):
        Duel.load(data[: int(len(data) * part)])


def test_a_snapshot_of_another_version_is_refused_and_points_to_its_log(duel):
    saved = msgspec.structs.replace(read_save(duel.save()), version="0" * 32)
    with pytest.raises(BadSave, match=r"another version \(Spellspeed .*\); the log in it can be replayed"):
        Duel.load(encode(saved))
    assert Duel.replay(saved.log).decision == duel.decision


def test_a_changed_snapshot_is_refused(duel):
    data = duel.save().replace(b'"turn_player":', b'"turn_player":1')
    assert data != duel.save()
    with pytest.raises(BadSave, match="damaged: its hash is wrong"):
        Duel.load(data)


def test_a_snapshot_with_a_changed_log_is_refused(duel):
    saved = read_save(duel.save())
    log = msgspec.structs.replace(saved.log, answers=saved.log.answers[:-1])
    with pytest.raises(BadSave, match="damaged: its hash is wrong"):
        Duel.load(encode(msgspec.structs.replace(saved, log=log)))


def test_made_up_data_is_refused_or_loads_but_never_fails_otherwise():
    """Values exchanged at random, with a hash that fits."""
    for seed in range(6):
        chance = Random(seed)
        for number, state in enumerate(states(seed)):
            if number % 12:
                continue
            saved = snapshot(state)
            packed = msgspec.json.decode(msgspec.json.encode(saved.state))
            spoil(packed, chance)
            saved = msgspec.structs.replace(saved, state=packed, hash=_hash(packed))
            try:
                restore(saved)
            except BadSave as error:
                assert "damaged" in str(error)


def spoil(packed, chance):
    """Changes one value somewhere."""
    place = packed
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = chance.choice(keys)
        if isinstance(place[key], (dict, list)) and place[key] and chance.random() < 0.9:
            place = place[key]
            continue
        place[key] = chance.choice([None, -1, 10**6, "x", [], {}, {"card": "x"}, True])
        return


def test_a_log_with_answers_that_fit_nowhere_says_where_it_stops(duel):
    answers = (*duel.log.answers[:10], LoggedAnswer(0, "summon:999"))
    log = msgspec.structs.replace(duel.log, answers=answers, hashes=())
    with pytest.raises(ValueError, match="the replay stopped in turn"):
        Duel.replay(log)


@pytest.mark.parametrize(
    ("field", "value"), [("first", 2), ("seed", -1), ("rules", {"tea": True}), ("rules", {"zones": "tea"})]
)
def test_a_log_that_cannot_have_been_written_is_refused(duel, field, value):
    with pytest.raises(BadSave, match="this log cannot be replayed"):
        Duel.replay(msgspec.structs.replace(duel.log, **{field: value}))


def test_a_finished_duel_is_saved_too():
    state = finish(next(states(2)), 2)
    again = restore(snapshot(state))
    assert again.decision is None
    assert again.outcome.reason == state.outcome.reason
