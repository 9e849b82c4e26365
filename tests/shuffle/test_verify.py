"""`spellspeed verify`: a true log is true, and whatever was changed in one is told."""

import json
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from match_scenes import SIDE, WITH_SIDE, WITHOUT, go, win

from spellspeed import Deck, Duel, Match
from spellspeed.duel.rules import Rules
from spellspeed.match.book import hash_of
from spellspeed.play import cli
from spellspeed.protocol import LoggedAnswer, encode
from spellspeed.referee import BadSave
from spellspeed.shuffle import Shuffle
from spellspeed.verify import shuffled_orders, verify_duel, verify_file, verify_match

change = msgspec.structs.replace
DECKS = WITHOUT, Deck("Mine", WITH_SIDE.main, WITH_SIDE.fusion)
TRUE = ["commitment", "told", "texts", "seed", "orders", "outcome"]


def cut(decks):
    shuffle = Shuffle.commit(decks)
    for seat in (0, 1):
        shuffle.contribute(seat, f"text of {seat}")
    return shuffle


def played(duel, turns=4):
    chance = Random(1)
    while duel.outcome is None and duel.state.turn <= turns:
        duel.submit(chance.choice(duel.decision.options).key)
    return duel


@pytest.fixture(scope="module")
def sealed():
    """The log of a duel with a shuffle, and what was told before."""
    shuffle = cut(DECKS)
    duel = played(Duel.start(*DECKS, shuffle=shuffle))
    duel.concede(0)
    return duel.log, shuffle.commitment


@pytest.fixture(scope="module")
def match():
    """The log of a Match with exchanges, three Duels and a shuffle."""
    decks = WITH_SIDE, WITHOUT
    m = Match.start(*decks, shuffle=cut(decks))
    for winner in (0, 1, 0):
        go(m)
        played(m.duel, turns=2)
        m.duel.concede(1 - winner)
        m.end_duel()
        if m.stage == "siding":
            m.side(0, [m.decks[0].main[0]], [m.decks[0].side[0]])
    return m.log


def verdicts(report):
    return {check.name: check.verdict for check in report.checks}


def wrong(report):
    return [
        (check.name, check.duel) if check.duel else check.name
        for check in report.checks
        if check.verdict == "false"
    ]


# ---- duels -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-SETUP-02")
def test_a_true_log_is_true(sealed):
    log, commitment = sealed
    report = verify_duel(log, commitment=commitment, gave="text of 1")
    assert report.true and verdicts(report) == dict.fromkeys(TRUE, "true")


def test_without_what_he_was_told_a_player_is_shown_what_to_compare(sealed):
    log, commitment = sealed
    report = verify_duel(log)
    assert report.true and [verdicts(report)[name] for name in ("told", "texts")] == ["not checked"] * 2
    assert commitment in str(report.checks[1])
    assert '"text of 0" and "text of 1"' in str(report.checks[2])


def test_another_text_than_the_one_given_is_false(sealed):
    report = verify_duel(sealed[0], gave="text of 2")
    assert wrong(report) == ["texts"]


def changed_text(log):
    return change(log, shuffle=change(log.shuffle, given=("another", log.shuffle.given[1])))


def changed_seed(log):
    return change(log, seed=log.seed ^ 1)


def changed_secret(log):
    return change(log, shuffle=change(log.shuffle, seed="0" * 64))


def changed_list(log):
    """Two cards have changed places in the list, which stacks the Deck."""
    one, two = log.decks
    return change(log, decks=(change(one, main=(one.main[1], one.main[0], *one.main[2:])), two))


def changed_side(log):
    one, two = log.decks
    return change(log, decks=(change(one, side=SIDE), two))


def stacked(log):
    """The Decks lie in an order that someone has chosen."""
    return change(log, ordered=True)


def changed_answer(log):
    answers = list(log.answers)
    answers[1] = LoggedAnswer(answers[1].player, "phase=9")
    return change(log, answers=tuple(answers))


def cut_short(log):
    return change(log, answers=log.answers[:-1])


def changed_outcome(log):
    return change(log, outcome=change(log.outcome, winner=1 - log.outcome.winner))


def hidden_outcome(log):
    return change(log, outcome=None)


def changed_reason(log):
    return change(log, outcome=change(log.outcome, reason="another"))


def changed_turn(log):
    """The second turn is called another one."""
    one, two, *more = log.hashes
    return change(log, hashes=(one, change(two, turn=two.turn + 9), *more))


def changed_start(log):
    return change(log, first=1 - log.first)


@pytest.mark.parametrize(
    ("how", "found"),
    [
        (changed_text, ["seed"]),
        (changed_seed, ["seed", "outcome"]),
        (changed_secret, ["commitment", "seed"]),
        (changed_list, ["commitment", "outcome"]),
        (changed_side, ["commitment"]),
        (stacked, ["orders", "outcome"]),
        (changed_answer, ["outcome"]),
        (cut_short, ["outcome"]),
        (changed_outcome, ["outcome"]),
        (hidden_outcome, ["outcome"]),
        (changed_reason, ["outcome"]),
        (changed_turn, ["outcome"]),
        (changed_start, ["outcome"]),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_what_was_changed_is_told(sealed, how, found):
    log, commitment = sealed
    report = verify_duel(how(log), commitment=commitment)
    assert not report.true
    assert wrong(report) == found


def test_another_commitment_than_the_one_told_is_false(sealed):
    report = verify_duel(sealed[0], commitment="0" * 64)
    assert wrong(report) == ["told"]


def test_a_duel_without_a_shuffle_is_checked_as_far_as_it_goes():
    duel = Duel.start(*DECKS, seed=1)
    duel.concede(1)
    report = verify_duel(duel.log)
    assert report.true
    assert verdicts(report) == {"commitment": "not checked", "orders": "true", "outcome": "true"}
    assert wrong(verify_duel(duel.log, commitment="0" * 64)) == ["told"]


def test_a_duel_that_goes_on_has_no_outcome_yet(sealed):
    report = verify_duel(played(Duel.start(*DECKS, seed=1), turns=2).log)
    assert report.true and verdicts(report)["outcome"] == "not checked"
    assert "the duel is not over" in str(report.checks[-1])


@pytest.mark.parametrize("seed", [0, 1, 7, 2**64 - 1])
def test_the_page_and_the_core_shuffle_alike(seed):
    one, two = DECKS
    report = verify_duel(Duel.start(one, two, seed=seed, first=seed % 2).log)
    assert verdicts(report)["orders"] == "true"
    assert shuffled_orders(seed, (one.main, two.main)) != shuffled_orders(seed ^ 1, (one.main, two.main))


@pytest.mark.rule("J-MATCH-05")
@pytest.mark.parametrize("clock, verdict", [("off", "false"), ("2003", "true")])
def test_time_needs_a_clock(clock, verdict):
    duel = Duel.start(*DECKS, shuffle=cut(DECKS), rules=Rules(clock=clock))
    duel.call_time()
    assert verdicts(verify_duel(duel.log))["outcome"] == verdict


def test_a_log_of_other_cards_says_so(sealed):
    report = verify_duel(change(changed_answer(sealed[0]), library="another"))
    assert "another version" in str(report.checks[-1])


# ---- Matches ---------------------------------------------------------------------------------------------


def test_a_true_match_is_true(match):
    report = verify_match(match, commitment=match.shuffle.commitment, gave="text of 0")
    assert report.true and set(verdicts(report)) == {*TRUE, "hash", "match"}
    assert [check.duel for check in report.checks if check.name == "orders"] == [1, 2, 3]
    assert all(check.verdict == "true" for check in report.checks)


def forged(log, **changes):
    """The log with changes, and the hash made to fit."""
    changed = change(log, **changes)
    return change(changed, hash=hash_of(changed))


def steps_changed(log, **changes):
    """The log with the n-th Duel changed: `how`."""
    steps = list(log.steps)
    number = changes.pop("number")
    at = [place for place, step in enumerate(steps) if hasattr(step, "log")][number - 1]
    steps[at] = change(steps[at], log=changes["how"](steps[at].log))
    return forged(log, steps=tuple(steps))


@pytest.mark.parametrize(
    ("how", "found"),
    [
        (changed_seed, [("seed", 2), ("outcome", 2), "match"]),
        (changed_list, [("outcome", 2), "match"]),
        (changed_answer, [("outcome", 2), "match"]),
        (changed_outcome, [("outcome", 2), "match"]),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_what_was_changed_in_a_duel_of_a_match_is_told(match, how, found):
    assert wrong(verify_match(steps_changed(match, number=2, how=how))) == found


def test_another_registered_deck_is_told(match):
    one, two = match.decks
    changed = forged(match, decks=(one, change(two, main=(*two.main[1:], two.main[0]))))
    assert wrong(verify_match(changed)) == ["commitment", "match"]


def test_exchanges_that_were_not_made_are_told(match):
    without = tuple(step for step in match.steps if type(step).__name__ != "SideStep")
    assert wrong(verify_match(forged(match, steps=without))) == ["match"]


def test_another_outcome_of_the_match_is_told(match):
    changed = forged(match, outcome=change(match.outcome, winner=1 - match.outcome.winner))
    assert wrong(verify_match(changed)) == ["match"]


def test_what_no_replay_notices_is_told_by_the_hash(match):
    other = change(match, engine="another")
    assert wrong(verify_match(other)) == ["hash"]
    assert not wrong(verify_match(forged(other)))


def test_a_match_that_goes_on_has_no_outcome_yet():
    m = Match.start(WITH_SIDE, WITHOUT, seed=1)
    win(m, 0)
    report = verify_match(m.log)
    assert report.true and verdicts(report)["match"] == "not checked"


def test_a_match_that_was_conceded_is_true():
    m = go(Match.start(WITH_SIDE, WITHOUT, seed=1))
    played(m.duel, turns=2)
    m.concede(0)
    report = verify_match(m.log)
    assert report.true and verdicts(report)["match"] == "true"
    assert [check.duel for check in report.checks if check.name == "outcome"] == [1]


# ---- the command -----------------------------------------------------------------------------------------


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as end:
        cli.main(["verify", *map(str, arguments)])
    out, err = capsys.readouterr()
    return out, err, end.value.code


def test_the_command_says_step_by_step_what_is_true(capsys, tmp_path, sealed):
    log, commitment = sealed
    file = tmp_path / "duel.json"
    file.write_bytes(encode(log))
    out, err, status = run(capsys, file, "--commitment", commitment, "--gave", "text of 0")
    lines = out.splitlines()
    assert (status, err, len(lines)) == (0, "", 7)
    assert all(line.startswith("true: ") for line in lines[:-1])
    assert lines[-1] == f"{file}: nothing in it is false"


def test_the_command_says_what_is_false(capsys, tmp_path, sealed):
    file = tmp_path / "duel.json"
    file.write_bytes(encode(changed_seed(sealed[0])))
    out, _, status = run(capsys, file)
    assert status == 1
    assert f"false: The seed of the duel is {sealed[0].seed ^ 1} and should be {sealed[0].seed}." in out
    assert out.endswith("not all of it is true\n")


def test_the_command_as_json(capsys, tmp_path, match):
    file = tmp_path / "match.json"
    file.write_bytes(encode(match))
    out, _, status = run(capsys, file, "--json")
    found = json.loads(out)
    assert (status, found["readable"], found["true"], found["form"]) == (0, True, True, "match")
    assert found["checks"][0]["name"] == "commitment"


def test_a_snapshot_is_checked_by_its_log(tmp_path):
    duel = Duel.start(*DECKS, seed=1)
    duel.concede(1)
    assert verify_file(duel.save()) == verify_duel(duel.log)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "there is no such file"),
        ("directory", "this is a directory, not a log"),
        (b"", "this is no log"),
        (b"\x89PNG\r\n\x1a\n\0\0", "this is no log"),
        (b"#main\n40640057\n", "this is no log"),
        (b"{}", "this is no log"),
        (b"[" * 100_000, "this is no log"),
        (b'{"format":"spellspeed-log-1"}', "this is no log"),
    ],
    ids=["missing", "directory", "empty", "picture", "deck", "no format", "nested", "no fields"],
)
def test_what_is_no_log_is_one_clear_line(capsys, tmp_path, data, said):
    file = tmp_path / "it.json"
    if data == "directory":
        file.mkdir()
    elif data is not None:
        file.write_bytes(data)
    out, err, status = run(capsys, file)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"spellspeed verify: {file}: {said}")
    out, _, status = run(capsys, file, "--json")
    assert (status, json.loads(out)["readable"]) == (2, False)


def test_cards_that_we_do_not_know_make_a_log_unreadable(sealed):
    one, two = sealed[0].decks
    with pytest.raises(BadSave, match="no such cards: Sumoned Skull"):
        verify_duel(change(sealed[0], decks=(change(one, main=("Sumoned Skull",) * 40), two)))


def short_match():
    m = Match.start(WITH_SIDE, WITHOUT, shuffle=cut((WITH_SIDE, WITHOUT)))
    win(m, 0)
    m.side(0, [m.decks[0].main[0]], [m.decks[0].side[0]])
    win(m, 0)
    return m.log


def short_duel():
    duel = Duel.start(*DECKS, shuffle=cut(DECKS))
    duel.concede(0)
    return duel.log


LOGS = {make.__name__: encode(make()) for make in (short_duel, short_match)}


@settings(max_examples=60)
@given(st.sampled_from(sorted(LOGS)), st.data())
def test_no_change_of_a_log_is_anything_but_true_false_or_unreadable(which, data):
    found = json.loads(LOGS[which])
    place, parent = found, None
    while isinstance(place, (dict, list)) and place:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        parent, place = (place, key), place[key]
    parent[0][parent[1]] = data.draw(
        st.one_of(st.integers(), st.text(), st.none(), st.booleans(), st.just([]), st.just({}))
    )
    try:
        report = verify_file(json.dumps(found).encode())
    except BadSave as error:
        assert "\n" not in str(error)
    else:
        assert report.checks
