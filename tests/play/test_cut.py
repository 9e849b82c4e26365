"""Shuffle and cut at the terminal, and the log that can be checked afterwards."""

import io
import json

import pytest

from spellspeed.play import cli
from spellspeed.play.terminal.cut import cut
from spellspeed.play.terminal.screen import Screen
from spellspeed.play.terminal.start import Wishes, begin, begin_match
from spellspeed.play.terminal.table import sit
from spellspeed.protocol import Log, MatchLog, decode
from spellspeed.verify import verify_file


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("SPELLSPEED_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def sat(start, wishes, *lines):
    sink = io.StringIO()
    screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), sink)
    sit(start(screen, wishes))
    return sink.getvalue()


def sealed(text):
    """What was told before the first move."""
    return next(line for line in text.splitlines() if "is sealed by" in line).rpartition(" ")[2]


@pytest.mark.rule("R-SETUP-02")
def test_a_duel_is_cut_by_both_and_its_log_is_true(data):
    text = sat(begin, Wishes(first="me", cut=("seven of hearts",)), "concede", "yes", "")
    (path,) = (data / "logs").glob("*.json")
    log = decode(path.read_bytes(), Log)
    assert log.shuffle.given[0] == "seven of hearts"
    assert text.count(f"The seed of the shuffle was {log.shuffle.seed}") == text.count(log.shuffle.seed) == 1
    report = verify_file(path.read_bytes(), commitment=sealed(text), gave="seven of hearts")
    assert report.true and all(check.verdict == "true" for check in report.checks)


def test_a_match_is_cut_by_both_and_its_log_is_true(data):
    lines = ("1", *["concede", "duel", "yes", "", "1"] * 3)
    text = sat(begin_match, Wishes(cut=("seven of hearts",)), *lines)
    (path,) = (data / "logs").glob("*.json")
    log = decode(path.read_bytes(), MatchLog)
    assert log.shuffle.given[0] == "seven of hearts"
    assert text.count(f"The seed of the shuffle was {log.shuffle.seed}") == text.count(log.shuffle.seed) == 1
    report = verify_file(path.read_bytes(), commitment=sealed(text), gave="seven of hearts")
    assert report.true and all(check.verdict == "true" for check in report.checks)
    assert len({check.duel for check in report.checks}) >= 3


def test_the_toss_comes_from_the_shuffle_too():
    texts = [sat(begin, Wishes(rules="letter"), "quit") for _ in range(30)]
    assert {"You win the toss" in text for text in texts} == {True, False}
    assert len({sealed(text) for text in texts}) == 30


def test_with_a_seed_that_everybody_knows_there_is_no_cut():
    assert "is sealed by" not in sat(begin, Wishes(seed=1, first="me"), "quit")


def test_two_texts_that_are_drawn_are_two():
    from spellspeed.decks import builtin

    assert len(set(cut((builtin("SDY"), builtin("SDK"))).given)) == 2


def test_two_people_cut_both(data):
    wishes = Wishes(first="me", hotseat=True, cut=("seven", "of hearts"))
    sat(begin, wishes, "", "concede", "yes", "")
    (path,) = (data / "logs").glob("*.json")
    assert decode(path.read_bytes(), Log).shuffle.given == ("seven", "of hearts")


def test_a_file_saved_at_a_table_can_be_checked(tmp_path, capsys):
    duel, match = tmp_path / "duel.json", tmp_path / "match.json"
    sat(begin, Wishes(first="me"), f"save {duel}", "quit")
    sat(begin_match, Wishes(), "1", f"save {match}", "quit")
    for path in (duel, match):
        with pytest.raises(SystemExit) as end:
            cli.main(["verify", str(path)])
        out, err = capsys.readouterr()
        assert (end.value.code, err) == (0, "")
        assert "not checked: " in out and "is not over" in out


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as end:
        cli.main(["play", *arguments])
    return (*capsys.readouterr(), end.value.code)


def test_what_cannot_be_given_is_refused(capsys):
    out, err, status = run(capsys, "--cut", "two\nlines")
    assert (out, status) == ("", 2)
    assert err == 'spellspeed play: a player gives one line of text, not "two?lines"\n'


def test_the_computer_cuts_for_itself(capsys):
    out, err, status = run(capsys, "--cut", "seven", "--cut", "of hearts")
    assert (out, err, status) == ("", "spellspeed play: there is one person here to cut\n", 2)


def test_a_seed_and_a_cut_do_not_go_together(capsys):
    out, err, status = run(capsys, "--cut", "seven", "--seed", "7")
    assert (out, status) == ("", 2)
    assert err == "spellspeed play: with a seed that is given there is nothing to cut\n"


def test_a_format_of_ones_own_says_what_is_legal(capsys, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('format = 1\nname = "Kaiba only"\npool.sets = ["SDK"]\nrules.preset = "letter"\n')
    out, err, status = run(capsys, "--format", str(file))
    assert (out, status) == ("", 2) and "SDY" in err and "J-DECK-04" in err
    text = sat(begin, Wishes(deck="SDK", format=str(file), seed=1), "quit")
    assert text.startswith("Spellspeed: a duel by the format Kaiba only.")
    assert "the toss and start" in text  # by the letter the winner simply starts


def test_a_resumed_duel_keeps_its_shuffle(data):
    from spellspeed.play.terminal.start import resume

    text = sat(begin, Wishes(first="me"), "quit")
    sink = io.StringIO()
    sit(resume(Screen(io.StringIO("concede\nyes\n\n"), sink)))
    (path,) = (data / "logs").glob("*.json")
    assert verify_file(path.read_bytes(), commitment=sealed(text)).true
    assert json.loads(path.read_bytes())["shuffle"]["commitment"] == sealed(text)
