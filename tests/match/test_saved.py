"""The log of a Match, which is its save too."""

import msgspec
import pytest
from match_scenes import MAIN, SIDE, WITH_SIDE, WITHOUT, go, match, play, win

from spellspeed import BadSave, Match, protocol
from spellspeed.match.book import read_match
from spellspeed.shuffle import Shuffle


def moves(m, count):
    """The first option, so many times."""
    for _ in range(count):
        m.duel.submit(m.duel.decision.options[0].key)
    return m


def sided(**switches):
    """Player 1 has lost a Duel and exchanged two cards."""
    m = play(match(**switches), 1)
    m.side(0, MAIN[:2], SIDE[:2])
    return m


def timed():
    m = moves(go(sided(clock="2005")), 3)
    m.spend(40 * 60)
    return moves(m, 1)


STANDS = {
    "at the beginning": match,
    "in a Duel": lambda: moves(go(match()), 5),
    "when a Duel is over and not taken down": lambda: go(match()),
    "while cards are exchanged": sided,
    "in a Duel with exchanged cards": lambda: moves(go(sided()), 5),
    "when the exchange was taken back": lambda: sided(),
    "when the loser may choose": lambda: play(match(WITHOUT, WITHOUT), 0),
    "in a Duel whose time is up": timed,
    "when it is won": lambda: play(match(), 0, 0),
    "by the letter": lambda: moves(go(match(toss="winner_starts")), 2),
}


def prepared(name):
    m = STANDS[name]()
    if name.startswith("when a Duel is over"):
        m.duel.concede(0)
    if name.startswith("when the exchange"):
        m.unside(0)
    return m


def same(one, two):
    assert two.log == one.log
    assert [two.view(seat) for seat in (0, 1)] == [one.view(seat) for seat in (0, 1)]
    assert [two.seen(seat) for seat in (0, 1)] == [one.seen(seat) for seat in (0, 1)]
    assert (two.stage, two.results, two.outcome) == (one.stage, one.results, one.outcome)
    assert (two.seconds_left, two.seed) == (one.seconds_left, one.seed)
    if one.duel is not None and one.stage == "duel":
        assert two.duel.log == one.duel.log
        assert two.duel.decision == one.duel.decision


@pytest.mark.parametrize("stand", STANDS)
def test_a_match_goes_on_where_it_was_saved(stand):
    m = prepared(stand)
    again = Match.load(m.save())
    same(m, again)
    while m.stage != "over":
        win(m, 1)
        win(again, 1)
        same(m, again)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("stand", ["at the beginning", "in a Duel", "while cards are exchanged"])
def test_a_match_that_was_given_up_is_over_in_its_log(stand, seat):
    m = prepared(stand)
    m.concede(seat)
    same(m, Match.load(m.save()))


def test_an_answer_can_be_taken_back_after_loading():
    again = Match.load(moves(go(match()), 3).save())
    again.duel.undo(3)
    assert again.duel.log.answers == ()


def test_a_match_by_a_shuffle_is_saved_with_it():
    shuffle = Shuffle.commit((WITH_SIDE, WITHOUT), seed=bytes(32))
    for seat in (0, 1):
        shuffle.contribute(seat, "cut")
    m = moves(go(Match.start(WITH_SIDE, WITHOUT, shuffle=shuffle)), 2)
    assert m.log.shuffle == shuffle.log()
    same(m, Match.load(m.save()))


def test_a_match_with_a_duel_that_was_set_up_by_hand_has_no_log():
    with pytest.raises(ValueError, match="set up by hand"):
        play(match(), "draw").save()


# -- what is refused --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"{}",
        b"[]",
        b'{"format":"spellspeed-log-1"}',
        b'{"format":"spellspeed-match-1"}',
        b"\xff",
    ],
)
def test_what_is_no_match_is_refused(data):
    with pytest.raises(BadSave, match="this is no saved Match"):
        Match.load(data)


def test_what_is_nested_too_deeply_is_refused():
    with pytest.raises(BadSave):
        Match.load(b"[" * 100_000)


def test_the_log_of_a_duel_is_no_match():
    with pytest.raises(BadSave, match="this is no saved Match"):
        Match.load(protocol.encode(go(match()).duel.log))


@pytest.mark.parametrize(
    ("old", "new"),
    [(b'"first":true', b'"first":false'), (b'"seed":1,', b'"seed":2,'), (SIDE[0].encode(), SIDE[5].encode())],
)
def test_a_match_that_was_changed_is_refused(old, new):
    data = go(sided()).save()
    assert old in data
    with pytest.raises(BadSave, match="was changed after it was saved"):
        Match.load(data.replace(old, new, 1))


def sealed(log, **changes):
    """A log that was changed, with the hash that fits."""
    from spellspeed.match.book import hash_of

    log = msgspec.structs.replace(log, **changes)
    return protocol.encode(msgspec.structs.replace(log, hash=hash_of(log)))


def test_a_made_up_match_is_refused_with_its_reason():
    log = moves(go(sided()), 3).log
    choose, duel, side, ready, choose_again = log.steps
    made_up = {
        "is not the one that was begun": {
            "steps": (msgspec.structs.replace(choose, first=False), *log.steps[1:])
        },
        "chooses who starts": {"steps": (msgspec.structs.replace(choose, seat=1 - choose.seat),)},
        "there is no copy": {
            "steps": (choose, duel, msgspec.structs.replace(side, out=("Kuriboh", "Kuriboh")))
        },
        "a Duel is being played": {"steps": (choose, ready)},
        "the players are exchanging": {"steps": (choose, duel, choose_again)},
        "replay stopped": {"duel": msgspec.structs.replace(log.duel, answers=log.duel.answers[1:])},
        "no such cards": {
            "decks": (msgspec.structs.replace(log.decks[0], main=("Nothing",) * 40), log.decks[1])
        },
        "there is no seat 7": {"steps": (msgspec.structs.replace(choose, seat=7),)},
        "there is no time that could be up": {"steps": (protocol.TimeStep(),)},
        "minutes": {"minutes": 0},
        "time does not go back": {"spent": -1},
        "switch toss": {"rules": {**log.rules, "toss": "heads"}},
    }
    for reason, changes in made_up.items():
        with pytest.raises(BadSave, match=reason):
            Match.load(sealed(log, **changes))


def test_a_time_that_was_not_called_is_refused():
    log = go(match(clock="2003")).log
    with pytest.raises(BadSave, match="does not show the time that was called"):
        Match.load(sealed(log, spent=40 * 60))


@pytest.mark.rule("J-MATCH-05")
@pytest.mark.parametrize("clock, last_turn", [("off", 0), ("2003", 0), ("2005", 0), ("2005", 3)])
def test_time_in_a_duel_that_the_clock_did_not_call_is_refused(clock, last_turn):
    m = go(match(clock=clock))
    if clock == "2005":
        m.spend(40 * 60)
        m.duel.undo()
    m.duel.call_time(last_turn)
    with pytest.raises(BadSave, match="time is called in Duel 1, as the clock of the Match did not"):
        Match.load(m.save())


@pytest.mark.rule("J-MATCH-05")
@pytest.mark.parametrize("clock", ["2003", "2005"])
def test_time_that_was_called_is_loaded(clock):
    m = moves(go(match(clock=clock)), 5)
    m.spend(40 * 60)
    assert Match.load(m.save()).duel.last_turn == m.duel.last_turn
    while m.duel.outcome is None:
        m.duel.submit(m.duel.decision.options[-1].key)
    m.end_duel()
    assert Match.load(m.save()).outcome == m.outcome


def test_another_end_is_refused():
    log = play(match(), 0, 0).log
    other = msgspec.structs.replace(log.outcome, winner=1)
    with pytest.raises(BadSave, match="does not end as it ended"):
        Match.load(sealed(log, outcome=other))


def test_the_hash_is_that_of_the_record_without_it():
    log = match().log
    from hashlib import sha256

    bare = protocol.encode(msgspec.structs.replace(log, hash=""))
    assert sha256(bare).hexdigest() == log.hash
    assert read_match(protocol.encode(log)) == log
