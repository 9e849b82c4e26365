"""bench/pairs.py: every pair of decks plays."""

import sys
from pathlib import Path

from spellspeed.decks import Deck
from spellspeed.play.selfplay import Result, Setup
from spellspeed.play.tally import Tally

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "bench"))

import pairs


def tally(*results):
    found = Tally(Setup((Deck("One", ()), Deck("The other", ()))))
    for result in results:
        found.add(result)
    return found


def test_the_table_tells_who_won_and_what_went_wrong():
    one = tally(
        Result(0, 1, 0, "no cards left", "R-WIN-05", 30, 100),
        Result(1, 2, -1, "draw", "R-WIN-03", 10, 50),
        Result(2, 3, -2, "error", "", 5, 9, "KeyError: 7"),
    )
    assert pairs.table([pairs.row(one)]).splitlines() == [
        "| deck | against   | won | lost | drawn | turns | longest | errors |",
        "| ---- | --------- | --: | ---: | ----: | ----: | ------: | -----: |",
        "| One  | The other |   1 |    0 |     1 |  15.0 |      30 |      1 |",
    ]


def test_all_built_in_decks_play_each_other(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["pairs.py", "--duels", "1"])
    assert pairs.main() == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| SD")]
    assert len(lines) == 10
    assert all(line.split()[-2] == "0" for line in lines)


def test_a_deck_that_cannot_be_played_is_refused(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["pairs.py", "no such deck"])
    assert pairs.main() == 2
    assert "no such deck" in capsys.readouterr().err
