"""``spellspeed ruling``."""

import io
import json
import sys

import pytest

from spellspeed import Duel
from spellspeed.play.cli import main

GOOD = """\
title: A good one
you hand: Pot of Greed
them magic and traps: (set) Jar of Greed
you: activate Pot of Greed
expect: them asked
both: pass
expect: you have 2 cards in hand; you LP 8000
"""
BAD = GOOD.replace("2 cards", "3 cards")
NOT_LEGAL = "you hand: Summoned Skull\nyou: summon Summoned Skull\nexpect: you LP 8000\n"


@pytest.fixture
def run(capsys):
    """Run ``spellspeed ruling``; gives status, standard output and standard error."""

    def command(*arguments):
        with pytest.raises(SystemExit) as end:
            main(["ruling", *map(str, arguments)])
        printed = capsys.readouterr()
        return end.value.code or 0, printed.out, printed.err

    return command


@pytest.fixture
def file(tmp_path):
    def write(text, name="ruling.txt"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write


def test_a_ruling_that_holds(run, file):
    status, out, err = run(file(GOOD))
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "A good one"
    assert lines[-1] == "All holds: 3 expectations."
    assert "line 4: you: activate Pot of Greed" in lines
    assert "  You activate Pot of Greed." in lines
    assert "    you hand: Cosmo Queen x2" in lines
    assert "line 7: holds: you LP 8000" in lines


def test_a_ruling_that_fails(run, file):
    status, out, _ = run(file(BAD))
    assert status == 1
    assert "line 7: FAILS: you have 3 cards in hand\n  instead: you 2 cards in hand" in out
    assert out.splitlines()[-1] == "1 of 3 expectations fails."


def test_brief_tells_only_what_fails(run, file):
    assert run("--brief", file(GOOD))[1] == "A good one\nAll holds: 3 expectations.\n"
    assert run("--brief", file(BAD))[1].splitlines()[1:] == [
        "line 7: FAILS: you have 3 cards in hand",
        "  instead: you 2 cards in hand",
        "1 of 3 expectations fails.",
    ]


def test_a_move_that_is_not_legal(run, file):
    status, out, _ = run("--brief", file(NOT_LEGAL))
    assert status == 1
    assert out.splitlines() == [
        "line 2: you: summon Summoned Skull",
        "  NOT LEGAL: summon Summoned Skull: it is not offered",
        "    R-TRIB-01: Summoned Skull is Level 6 and needs 1 Tribute; you can Tribute 0.",
        "    asked: you: Your move (Main Phase 1) Go to the Battle Phase; Go to the End Phase",
        "Stopped at line 2: that move cannot be made.",
    ]


def test_json(run, file):
    path = file(BAD)
    status, out, _ = run("--json", path)
    found = json.loads(out)
    assert status == 1
    assert (found["file"], found["title"], found["holds"]) == (str(path), "A good one", False)
    assert [step["line"] for step in found["steps"]] == [4, 5, 6, 7, 7]
    assert [step["holds"] for step in found["steps"]] == [True, True, True, False, True]
    assert found["steps"][0]["kind"] == "move"
    assert "you graveyard: Pot of Greed" in found["steps"][2]["field"]
    assert found["steps"][3]["said"] == "you 2 cards in hand"
    found = json.loads(run("--json", file(NOT_LEGAL))[1])
    assert found["stopped"] == 2
    assert found["steps"][0]["reasons"][0]["rule"] == "R-TRIB-01"


def test_json_of_a_file_that_cannot_be_read(run, file):
    path = file("you: summn Kuriboh\n" * 20)
    status, out, err = run("--json", path)
    found = json.loads(out)
    assert (status, found["file"], found["holds"], len(found["problems"])) == (2, str(path), False, 20)
    assert found["problems"][0].startswith("line 1: there is no move")
    assert "and 10 more lines that are wrong" in err
    status, out, _ = run("--json", "nowhere.txt")
    assert (status, json.loads(out)["problems"]) == (2, ["there is no file nowhere.txt"])


def test_standard_input(run, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GOOD.encode())))
    status, out, _ = run("--brief", "-")
    assert (status, out) == (0, "A good one\nAll holds: 3 expectations.\n")


def test_from_the_other_seat(run, file):
    assert run("--swapped", file(GOOD))[0] == 0
    assert run("--swapped", file(GOOD))[1] == run(file(GOOD))[1]


@pytest.mark.parametrize(
    "data, told",
    [
        (b"\x89PNG\r\n\x00\xff", "is no text; a ruling is plain text in UTF-8"),
        (b"you hand: Kuriboh\x00", "is no text; a ruling is plain text in UTF-8"),
        (b"", "is empty; docs/ruling-lab.md tells what stands in a ruling"),
        (b"# only a remark\n" * 300_000, "is larger than a ruling can be"),
        (b"you: pass\n" * 10_000, "the file has 10000 lines; a ruling has at most 2000"),
        (b"you: smmon Kuriboh", "line 1: there is no move"),
    ],
)
def test_files_that_are_no_rulings(run, file, data, told):
    status, out, err = run(file(data))
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.startswith("spellspeed ruling: ") and told in err


def test_files_that_are_none(run, tmp_path):
    for path, told in ((tmp_path, "is a folder; name a file in it"), (tmp_path / "none", "there is no file")):
        status, out, err = run(path)
        assert (status, out) == (2, "")
        assert told in err and len(err.splitlines()) == 1


def test_of_many_wrong_lines_the_first_are_told(run, file):
    _, _, err = run(file("\n".join(f"you: dance {number}" for number in range(30))))
    assert len(err.splitlines()) == 11
    assert err.splitlines()[-1].endswith("and 20 more lines that are wrong")


def test_a_byte_order_mark_and_other_line_ends_do_no_harm(run, file):
    assert run(file(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()))[0] == 0


# -- writing ----------------------------------------------------------------------------------------


def test_a_saved_duel_as_a_ruling(run, file):
    duel = Duel.start("SDY", "SDK", seed=3)
    status, out, err = run("--write", file(duel.save(), "duel.json"))
    assert (status, err) == (0, "")
    assert "turn: 1, you, Main Phase 1" in out
    assert "snapshot" not in out
    assert run(file(f"{out}\nexpect: you have 6 cards in hand; your turn"))[0] == 0


def test_a_duel_that_cannot_be_written(run, file, tmp_path):
    duel = Duel.start("SDY", "SDK", seed=3)
    duel.concede(0)
    assert "the duel in" in run("--write", file(duel.save(), "duel.json"))[2]
    assert "there is no file" in run("--write", tmp_path / "none")[2]
    assert run("--write", file(GOOD))[0] == 2
