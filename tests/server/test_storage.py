"""A full disk, a locked or damaged file, a later version, a port in use: a clear sentence, no duel lost."""

import fcntl
import socket
import sqlite3
import webbrowser

import pytest
from server_scenes import House, asked, begin, two_at_a_table

from spellspeed.server.database import Database, DatabaseProblem
from spellspeed.server.run import CannotServe, Wishes, open_browser, serve


def fill(home):
    """As many pages as the database has now, and no more."""
    with sqlite3.connect(home / "spellspeed.sqlite3") as database:
        return database.execute("PRAGMA page_count").fetchone()[0]


def test_with_a_full_disk_no_answer_is_taken_and_none_is_lost(new_house, tmp_path):
    home = tmp_path / "full"
    roomy = new_house(home)
    _, _, one, two = two_at_a_table(roomy)
    begin(one, two)
    tickets = [{"table": one.id, "token": roomy.app.state.hall.ticket(one.id, seat).token} for seat in (0, 1)]
    roomy.stop()
    tight = new_house(home, pages=fill(home))
    clients = [tight.seat(ticket) for ticket in tickets]
    for client in clients:
        client.until("frame")
    told = {"message": "accepted"}
    while told["message"] == "accepted":  # there is a little room in the last page
        mover = asked(*clients)
        mover.answer()
        told = mover.until("accepted", "refused")
    assert told["code"] == "storage" and "the disk is full" in told["sentence"]
    decision = mover.decision
    assert told["number"] == decision["number"]
    mover.answer()
    assert mover.until("refused")["number"] == decision["number"]
    tight.stop()
    again = new_house(home)
    client = again.seat(tickets[mover.seat])
    client.until("frame")
    assert client.decision == decision
    client.answer()
    client.until("accepted")


def test_a_locked_file_is_told_and_the_same_answer_works_afterwards(new_house, tmp_path):
    house = new_house(tmp_path / "locked")
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    mover = one if one.decision else two
    number = mover.decision["number"]
    other = sqlite3.connect(tmp_path / "locked/spellspeed.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    mover.answer(pick="Go to the End Phase")
    told = mover.until("refused")
    assert told["code"] == "storage" and "another program has locked the file" in told["sentence"]
    other.execute("ROLLBACK")
    other.close()
    mover.send("answer", number=number, key="phase=6")
    assert mover.until("accepted")["number"] == number


def test_a_file_that_is_no_database_is_told_and_not_touched(tmp_path):
    file = tmp_path / "spellspeed.sqlite3"
    file.write_bytes(b"this is my diary " * 100)
    with pytest.raises(DatabaseProblem, match="is no database of Spellspeed, or it is damaged"):
        Database.open(tmp_path)
    assert file.read_bytes().startswith(b"this is my diary")


def test_a_damaged_database_is_told_and_not_touched(tmp_path):
    house = House(tmp_path)
    for _ in range(40):
        house.person()
    house.stop()
    file = tmp_path / "spellspeed.sqlite3"
    data = bytearray(file.read_bytes())
    data[4096 * 4 : 4096 * 12] = b"\x55" * (4096 * 8)
    file.write_bytes(data)
    with pytest.raises(DatabaseProblem, match="damaged"):
        Database.open(tmp_path)
    assert file.read_bytes() == bytes(data)


def test_a_database_of_a_later_version_is_told_and_not_touched(tmp_path):
    Database.open(tmp_path).close()
    with sqlite3.connect(tmp_path / "spellspeed.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = 'r9999'")
    with pytest.raises(DatabaseProblem, match="later version"):
        Database.open(tmp_path)


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseProblem, match="cannot be made"):
        Database.open(tmp_path / "file" / "home")
    with pytest.raises(CannotServe, match="cannot be used"):
        serve(Wishes(port=0), tmp_path / "file" / "home")


def test_a_port_in_use_is_told(tmp_path):
    said = "is in use by another program; choose another one with --port"
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(CannotServe, match=said):
        serve(Wishes(port=taken.getsockname()[1]), tmp_path)
    with pytest.raises(CannotServe, match="from 0 to 65535"):
        serve(Wishes(port=70_000), tmp_path)


class Browser:
    """Takes note of what it is to open."""

    def __init__(self):
        self.opened = []

    def open(self, url, *_):
        self.opened.append(url)
        return True


def test_no_second_server_for_one_folder(tmp_path, monkeypatch):
    with (tmp_path / "server.lock").open("a+") as file:
        file.write("http://127.0.0.1:1/")
        file.flush()
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(CannotServe, match="another server uses the data folder"):
            serve(Wishes(port=0), tmp_path)
        said, browser = [], Browser()
        monkeypatch.setenv("DISPLAY", ":0")
        monkeypatch.setattr(webbrowser, "open", browser.open)
        serve(Wishes(port=0), tmp_path, browser=True, say=said.append)
        assert "runs already" in said[0] and browser.opened == ["http://127.0.0.1:1/"]


def test_where_there_is_no_browser_the_address_is_told(monkeypatch):
    said = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", lambda url: False)
    open_browser("http://127.0.0.1:1/", said.append)
    assert said == ["No browser could be opened here; open http://127.0.0.1:1/ in one yourself."]
