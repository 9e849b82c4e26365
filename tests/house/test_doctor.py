import json

import pytest

import spellspeed
from spellspeed._core import Core
from spellspeed.play.cli import main
from spellspeed.play.commands import doctor as doctor_command


def doctor(capsys, *arguments):
    with pytest.raises(SystemExit) as end:
        main(["doctor", *arguments])
    return capsys.readouterr().out, end.value.code


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("SPELLSPEED_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


CORES = [
    (Core("compiled", "fresh", "41 modules", ("spellspeed.duel",)), "core: compiled, 41 modules"),
    (Core("plain", "asked", "SPELLSPEED_PURE is set"), "core: plain, SPELLSPEED_PURE is set"),
    (Core("plain", "none", "no compiled modules found"), "core: plain, no compiled modules found"),
    (Core("plain", "stale", "older than the source"), "core: plain, older than the source"),
]


@pytest.mark.parametrize(("core", "line"), CORES, ids=[core.reason for core, _ in CORES])
def test_it_says_which_core_runs_and_why(capsys, monkeypatch, core, line):
    monkeypatch.setattr(spellspeed, "CORE", core)
    text, status = doctor(capsys)
    assert line in text.splitlines()
    assert status == 0


def test_it_says_what_to_do_about_a_stale_build(capsys, monkeypatch):
    monkeypatch.setattr(spellspeed, "CORE", Core("plain", "stale", "older than the source"))
    text, _ = doctor(capsys)
    assert "`make fast` compiles it again." in text


def test_it_tells_versions_and_the_data_folder(capsys, data):
    text, _ = doctor(capsys)
    lines = text.splitlines()
    assert lines[0].startswith(f"spellspeed: {spellspeed.__version__}, in ")
    assert f"data: {data} (made when the first thing is saved)" in lines
    assert any(line.startswith("msgspec: ") for line in lines)
    assert lines[-1] == "All is well."


def test_json_says_the_same(capsys, data):
    text, status = doctor(capsys, "--json")
    found = json.loads(text)
    assert found["core"]["kind"] == spellspeed.CORE.kind
    assert found["core"]["reason"] == spellspeed.CORE.reason
    assert found["data"] == {"folder": str(data), "exists": False}
    assert found["problems"] == []
    assert status == 0


def test_a_data_folder_that_cannot_be_made_is_a_problem(capsys, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SPELLSPEED_HOME", str(tmp_path / "file/data"))
    text, status = doctor(capsys)
    assert text.splitlines()[-1] == f"problem: the data folder {tmp_path / 'file/data'} cannot be written to"
    assert status == 1


def test_a_mistake_in_a_card_is_a_problem(capsys, monkeypatch):
    assert doctor_command.card_problems() == []
    monkeypatch.setattr(doctor_command, "card_problems", lambda: ["Trap Hole: it needs when="])
    text, status = doctor(capsys)
    assert text.splitlines()[-1] == "problem: Trap Hole: it needs when="
    assert status == 1


def test_cards_that_cannot_be_read_are_a_problem(capsys, monkeypatch):
    def broken():
        raise ValueError("Trap Hole is defined twice")

    monkeypatch.setattr("spellspeed.cards.library.library", broken)
    text, status = doctor(capsys)
    assert (
        text.splitlines()[-1] == "problem: the cards cannot be read: ValueError: Trap Hole is defined twice"
    )
    assert status == 1
