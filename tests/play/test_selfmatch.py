"""selfplay --match: Matches between two programs, and the Duels in them."""

import json
from itertools import pairwise

import pytest
from match_scenes import WITH_SIDE, WITHOUT

from spellspeed.decks import Deck
from spellspeed.play import cli, selfplay
from spellspeed.play.runs import run
from spellspeed.play.selfmatch import MOST_DUELS, MatchResult, play_match
from spellspeed.play.selfplay import Result, Setup
from spellspeed.play.tally import MatchTally

STRONG = (
    "Summoned Skull",
    "Dark Magician",
    "Blue-Eyes White Dragon",
    "La Jinn the Mystical Genie of the Lamp",
)
SIDING = Deck("Siding", WITH_SIDE.main, (), ("Fissure", "Dark Hole", *WITH_SIDE.side[:13]))


@pytest.fixture
def setup():
    return Setup((WITH_SIDE, WITHOUT), seed=7, match=True)


def report(tally):
    found = tally.report()
    return {key: value for key, value in found.items() if not key.endswith("_per_s") and key != "seconds"}


@pytest.mark.rule("R-MATCH-01", "R-MATCH-02")
def test_a_run_adds_up_its_matches_and_their_duels(setup):
    found = run(setup, 8).report()
    assert (found["matches"], found["errors"]) == (8, 0)
    wins = [one["match_wins"] for one in found["players"]]
    assert sum(wins) + found["match_draws"] == sum(found["lengths"].values()) == 8
    assert found["duels"] == sum(int(length) * count for length, count in found["lengths"].items())
    assert sum(one["wins"] for one in found["players"]) + found["draws"] == found["duels"]
    assert found["matches_per_s"] > 0


@pytest.mark.rule("R-MATCH-07")
def test_the_loser_of_a_duel_starts_the_next():
    setup = Setup((WITH_SIDE, WITHOUT), seed=3, match=True)
    for index in range(6):
        duels = play_match(setup, index).duels
        for before, after in pairwise(duels):
            assert before.winner < 0 or after.first == 1 - before.winner


def test_the_same_run_plays_the_same_matches(setup):
    assert [play_match(setup, n) for n in range(3)] == [play_match(setup, n) for n in range(3)]


def test_more_processes_change_nothing(setup):
    assert report(run(setup, 6, jobs=2)) == report(run(setup, 6))


def test_one_match_of_a_run_can_be_played_again_alone(setup):
    whole, alone = [], []
    run(setup, 4, seen=whole.append)
    run(setup, 1, first=3, seen=alone.append)
    assert alone == whole[3:]


@pytest.mark.rule("R-MATCH-08")
def test_the_players_use_their_side_decks_or_not():
    decks = SIDING, Deck("Strong", (STRONG * 20)[:60])
    sided = run(Setup(decks, seed=1, match=True), 4).report()
    assert sided["siding"] and sided["players"][0]["exchanges"] > 0
    assert sided["players"][1]["exchanges"] == 0
    plain = run(Setup(decks, seed=1, match=True, siding=False), 4).report()
    assert not plain["siding"] and plain["players"][0]["exchanges"] == 0


def test_other_players_play_matches_too():
    setup = Setup((WITH_SIDE, WITHOUT), ("heuristic", "random"), seed=1, match=True)
    assert run(setup, 2).report()["players"][0]["match_wins"] == 2


def test_a_match_stops_with_a_duel_that_is_stopped(setup):
    tally = run(Setup(setup.decks, seed=7, max_turns=2, match=True), 3)
    assert (tally.matches, tally.matches_stopped, tally.stopped, tally.duels) == (3, 3, 3, 3)
    assert not tally.lengths


@pytest.mark.rule("J-MATCH-03", "J-WIN-06")
def test_a_match_that_would_never_end_is_stopped():
    limbs = [f"{side} {limb} of the Forbidden One" for side in ("Left", "Right") for limb in ("Arm", "Leg")]
    both = Deck("Both hold Exodia", ("Exodia the Forbidden One", *limbs))
    found = run(Setup((both, both), rules={"match_policy": "ude"}, match=True), 1).report()
    assert (found["matches_stopped"], found["draws"], found["errors"]) == (1, MOST_DUELS, 0)


def test_an_error_is_told_with_the_number_of_its_match(setup, monkeypatch):
    def broken(*_):
        raise RuntimeError("the table fell over")

    monkeypatch.setattr(selfplay, "_play", broken)
    tally = run(setup, 3)
    assert (tally.errors, tally.matches, sum(tally.match_wins)) == (3, 3, 0)
    first = tally.report()["failures"][0]
    assert first["match"] == 0
    assert "RuntimeError: the table fell over" in first["error"]


def test_an_error_between_two_duels_is_told_too(setup, monkeypatch):
    def broken(*_):
        raise RuntimeError("the Side Deck fell down")

    monkeypatch.setattr("spellspeed.play.selfmatch._sided", broken)
    tally = run(setup, 1)
    assert (tally.errors, tally.matches, tally.duels) == (1, 1, 1)
    assert "fell down" in tally.report()["failures"][0]["error"]


def test_draws_count():
    tally = MatchTally(Setup((WITH_SIDE, WITHOUT), match=True))
    drawn = Result(0, 0, -1, "so", "", 5, 9)
    tally.add_match(MatchResult(0, 0, -1, "R-MATCH-05", (drawn, drawn, drawn)))
    assert (tally.match_draws, tally.draws, dict(tally.lengths)) == (1, 3, {3: 1})


# ---- the command -----------------------------------------------------------------------------------------


def command(capsys, *arguments):
    with pytest.raises(SystemExit) as end:
        cli.main(["selfplay", *arguments])
    out, err = capsys.readouterr()
    return out, err, end.value.code


def test_the_command_tells_of_matches_and_duels(capsys):
    out, err, status = command(capsys, "SDY", "SDK", "--match", "--duels", "2")
    lines = out.splitlines()
    assert (err, status) == ("", 0)
    assert lines[0].startswith("2 matches, ") and " duels in " in lines[0]
    assert lines[1].startswith("matches of player 1 (random, SDY): ")
    assert any(line.startswith("matches of 2 duels: ") or line.startswith("matches of 3") for line in lines)
    assert any(line.startswith("player 1 (random, SDY): ") for line in lines)
    assert lines[-1] == "errors: 0"


def test_the_command_as_json(capsys):
    out, _, status = command(capsys, "SDY", "SDK", "--match", "--duels", "2", "--no-siding", "--json")
    found = json.loads(out)
    assert (status, found["matches"], found["errors"], found["siding"]) == (0, 2, 0, False)
    assert found["duels"] >= 4


def test_illegal_decks_are_refused_or_played_casually(capsys, tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("40 Mystical Elf\n", encoding="utf-8")
    out, err, status = command(capsys, str(file), "SDK")
    assert (out, status) == ("", 2)
    assert err.startswith("spellspeed selfplay: mine: ") and "R-DECK-11" in err and "--casual" in err
    out, err, status = command(capsys, str(file), "SDK", "--casual", "--duels", "2", "--json")
    assert (err, status, json.loads(out)["duels"]) == ("", 0, 2)
