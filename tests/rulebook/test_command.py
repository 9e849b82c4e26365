"""``spellspeed rules``."""

import json

import pytest

from spellspeed import rulebook
from spellspeed.play.cli import main


@pytest.fixture
def run(capsys):
    """Run ``spellspeed rules`` with these arguments; gives status, standard output and standard error."""

    def command(*arguments):
        with pytest.raises(SystemExit) as end:
            main(["rules", *arguments])
        printed = capsys.readouterr()
        return end.value.code or 0, printed.out, printed.err

    return command


@pytest.fixture
def shown(monkeypatch):
    """Pretend that these tests show R-WIN-01."""
    names = ("tests/rules/test_win.py::test_one", "tests/rules/test_win.py::test_two")
    monkeypatch.setattr(rulebook, "shown_by", lambda id: names if id == "R-WIN-01" else ())
    return names


def test_one_rule(run, shown):
    status, out, err = run("R-WIN-01")
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        f"R-WIN-01: {rulebook.sentence('R-WIN-01')}",
        "  source: Rulebook, Winning a Duel",
        *(f"  test: {name}" for name in shown),
    ]


def test_a_ruling_says_how_sure_it_is_and_which_switch_changes_it(run, shown):
    _, out, _ = run("j-mag-1")
    assert "  confidence: high" in out
    assert "  switch: quick_play_hand (any_phase, main_and_battle; the first is the usual one)" in out
    assert "  test: none yet" in out


def test_a_contradiction_says_what_settles_it(run):
    _, out, _ = run("X-04")
    assert "  settled by: R-EFF-01, R-DMG-05" in out
    assert "test:" not in out


def test_a_rule_that_waits_says_for_what(run, shown, monkeypatch):
    monkeypatch.setattr(rulebook, "waiting", lambda: {"R-WIN-02": rulebook.Waiting("Cards to come", "Soon.")})
    _, out, _ = run("R-WIN-02")
    assert "  test: none yet, waits for “Cards to come”" in out


def test_several_ids_and_families_keep_the_order_asked_for(run):
    _, out, _ = run("X-01", "R-SS", "R-SS-02", "--json")
    assert [one["id"] for one in json.loads(out)] == ["X-01", "R-SS-01", "R-SS-02"]


def test_words(run):
    status, out, _ = run("Chain", "Energy")
    assert status == 0
    assert out.startswith("J-WIN-01: ")


@pytest.mark.parametrize("asked", ["R-TRAP-99", "r-foo-1", "X-77", "Z-ABC-01", "TRAP-02"])
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_an_unknown_id_ends_with_2_and_names_the_nearest(run, asked, form):
    status, out, err = run(asked, *form)
    assert (status, out) == (2, "")
    assert err.startswith("spellspeed rules: there is no rule ")
    assert len(err.splitlines()) == 1
    assert any(id in err for id in rulebook.nearest(asked))


def test_one_unknown_id_among_others(run):
    assert run("R-WIN-01", "R-WIN-99")[:2] == (2, "")


def test_words_no_rule_has(run):
    assert run("dartboard") == (1, "", "spellspeed rules: no rule has all of these words\n")
    assert run("dartboard", "--json")[:2] == (1, "[]\n")


def test_json_of_all(run):
    status, out, err = run("--json")
    assert (status, err) == (0, "")
    listed = json.loads(out)
    assert [one["id"] for one in listed] == list(rulebook.RULES)
    for one in listed:
        rule = rulebook.rule(one["id"])
        assert one["sentence"] == rule.sentence
        assert one["source"] == rule.source
        assert one["tests"] == list(rulebook.shown_by(rule.id))


def test_all_for_people(run):
    status, out, _ = run()
    assert status == 0
    assert sum(not line.startswith(" ") for line in out.splitlines()) == len(rulebook.RULES)
