import json

import pytest

from spellspeed.decks import write_ydk
from spellspeed.play import cli, selfplay
from spellspeed.play.runs import run
from spellspeed.play.selfplay import Result, Setup, duel_seed, play_one
from spellspeed.play.tally import Tally
from spellspeed.players import player_seed


@pytest.fixture
def setup(plain_decks):
    return Setup(plain_decks, seed=7)


def report(tally):
    found = tally.report()
    return {key: value for key, value in found.items() if not key.endswith("_per_s") and key != "seconds"}


def test_a_run_adds_up_its_duels(setup):
    found = run(setup, 6).report()
    assert found["duels"] == 6
    assert found["errors"] == 0
    assert sum(one["wins"] for one in found["players"]) + found["draws"] == 6
    assert sum(found["reasons"].values()) == 6
    assert found["duels_per_s"] > 0 and found["decisions_per_s"] > found["duels_per_s"]


def test_the_same_run_plays_the_same_duels(setup):
    assert [play_one(setup, n) for n in range(3)] == [play_one(setup, n) for n in range(3)]


def test_more_processes_change_nothing(setup):
    assert report(run(setup, 6, jobs=2)) == report(run(setup, 6))


def test_one_duel_of_a_run_can_be_played_again_alone(setup):
    whole, alone = [], []
    run(setup, 4, seen=whole.append)
    run(setup, 1, first=3, seen=alone.append)
    assert alone == whole[3:]


def test_every_duel_has_a_seed_of_its_own():
    assert len({duel_seed(seed, index) for seed in range(20) for index in range(20)}) == 400


def test_the_players_take_turns_to_start(setup):
    duels = [selfplay.start(setup, index) for index in (0, 1)]
    assert [duel.turn_player for duel in duels] == [0, 1]
    assert [len(duel.pile(0, 1)) + len(duel.pile(0, 2)) for duel in duels] == [40, 40]


def test_a_duel_can_be_stopped(plain_decks):
    tally = run(Setup(plain_decks, max_turns=3), 4)
    assert tally.stopped == 4
    assert tally.longest == 3
    assert dict(tally.reasons) == {"stopped after turn 3": 4}


def test_only_questions_with_two_options_count(setup):
    duel = selfplay.start(setup, 0)
    count = 0
    picks = [selfplay.RandomPlayer(player_seed(duel_seed(setup.seed, 0), seat)).pick for seat in (0, 1)]
    while duel.decision is not None:
        count += len(duel.decision.options) >= 2
        duel.choose(picks[duel.decision.player](duel.decision))
    assert play_one(setup, 0).decisions == count


def test_an_error_is_caught_with_what_is_needed_to_see_it_again(setup, monkeypatch):
    def broken(*_):
        raise RuntimeError("the table fell over")

    monkeypatch.setattr(selfplay, "_play", broken)
    tally = run(setup, 3)
    assert tally.errors == 3
    first = tally.report()["failures"][0]
    assert first["duel"] == 0 and first["seed"] == duel_seed(7, 0)
    assert "RuntimeError: the table fell over" in first["error"]


def test_an_interrupted_run_tells_what_is_done(setup):
    def seen(result):
        if result.index == 1:
            raise KeyboardInterrupt

    tally = run(setup, 50, seen=seen)
    assert tally.interrupted
    assert tally.duels == 2


def test_draws_and_stops_are_no_wins(setup):
    tally = Tally(setup)
    for winner in (-1, -2, 0, 1, 1):
        tally.add(Result(0, 0, winner, "so", "", 1, 1))
    assert (tally.draws, tally.stopped, tally.wins, tally.wins_starting) == (1, 1, [1, 2], 1)


# ---- the command -----------------------------------------------------------------------------------------


@pytest.fixture
def files(plain_decks, tmp_path):
    paths = []
    for deck in plain_decks:
        path = tmp_path / f"{deck.name}.ydk"
        path.write_text(write_ydk(deck), encoding="utf-8")
        paths.append(str(path))
    return paths


def command(capsys, *arguments):
    with pytest.raises(SystemExit) as end:
        cli.main(["selfplay", *arguments])
    out, err = capsys.readouterr()
    return out, err, end.value.code


def test_the_command_tells_one_fact_a_line(capsys, files):
    out, err, status = command(capsys, *files, "--duels", "3")
    assert (err, status) == ("", 0)
    lines = out.splitlines()
    assert lines[0].startswith("3 duels in ")
    assert lines[1].startswith("player 1 (random, Yugi): ")
    assert lines[-1] == "errors: 0"


def test_the_command_prints_json(capsys, files):
    out, _, status = command(capsys, *files, "--duels", "2", "--json")
    found = json.loads(out)
    assert status == 0
    assert found["duels"] == 2
    assert {"errors", "duels_per_s", "decisions_per_s"} <= set(found)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere.ydk", "SDK"], 'there is no deck or file "nowhere.ydk"'),
        (["SDY", "SDK", "--players", "judge"], 'there is no player "judge"'),
        (["SDY", "SDK", "--players", "random,random,random"], "takes two names"),
        (["SDY", "SDK", "--duels", "0"], "--duels must be at least 1"),
        (["SDY", "SDK", "--jobs", "0"], "--jobs must be at least 1"),
        (["SDY", "SDK", "--max-turns", "-1"], "--max-turns must be at least 0"),
        (["SDY", "SDK", "--from", "-1"], "--from must be at least 0"),
    ],
)
def test_bad_input_gets_a_clear_message(capsys, arguments, message):
    out, err, status = command(capsys, *arguments)
    assert (out, status) == ("", 2)
    assert err.startswith("spellspeed selfplay: ") and message in err
