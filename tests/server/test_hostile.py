"""Clients that mean no good: each is told why not, and no duel suffers."""

import json
import socket

import pytest
from server_scenes import begin, two_at_a_table
from websockets.exceptions import InvalidStatus

from spellspeed.server.limits import Limits

NASTY = "<script>alert(1)</script>"


# ---- tokens and seats ------------------------------------------------------------------------------------


def test_a_wrong_token_is_told_there_is_no_such_table(house):
    ticket = house.person().table()
    for token in ("", "guess", ticket["token"][:-1] + "!", ticket["invite"], "x" * 5000):
        told, code = house.client(ticket["table"], token).goodbye()
        assert (told["code"], code) == (4404, 4404)
    told, _ = house.client("no-such-table", "guess").goodbye()
    assert told["sentence"] == "There is no such table, or it is not for you."


def test_the_token_of_another_table_opens_nothing(house):
    one, other = house.person().table(), house.person().table()
    assert house.client(other["table"], one["token"]).goodbye()[1] == 4404


def test_the_computers_seat_is_nobodys(house):
    ticket = house.person().table(computer="random")
    assert house.client(ticket["table"], "").goodbye()[1] == 4404


def test_the_other_seats_question_cannot_be_answered(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    mover, other = (one, two) if one.decision else (two, one)
    decision = mover.decision
    other.send("answer", number=decision["number"], key=decision["options"][0]["key"])
    told = other.until("refused")
    assert told["of"] == "answer" and told["code"] in ("stale", "illegal")
    mover.answer(pick="Go to the End Phase")
    assert mover.until("accepted")["number"] == decision["number"]


def test_stale_and_illegal_answers_are_refused_and_change_nothing(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    mover = one if one.decision else two
    number = mover.decision["number"]
    for sent, key, code in (
        (number, "phase=4", "illegal"),
        (number - 1, "phase=6", "stale"),
        (number + 7, "phase=6", "stale"),
    ):
        mover.send("answer", number=sent, key=key)
        told = mover.until("refused")
        assert (told["code"], told["number"]) == (code, number)
    mover.send("answer", number=number, key="phase=6")
    mover.until("accepted")


def test_one_who_watches_cannot_play(house):
    _, _, one, two = two_at_a_table(house, public=True)
    begin(one, two)
    watcher = house.client(one.id)
    watcher.until("welcome")
    for message in (
        {"message": "answer", "key": "phase=6"},
        {"message": "concede"},
        {"message": "allow", "watch": "hands"},
    ):
        watcher.socket.send(json.dumps(message))
        assert watcher.until("refused")["code"] == "not-yours"
    assert one.table["stage"] == "duel"


def test_two_tabs_on_one_seat_the_first_answer_counts(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    mover = one if one.decision else two
    ticket = {"table": mover.id, "token": house.app.state.hall.ticket(mover.id, mover.seat).token}
    tab = house.seat(ticket)
    tab.until("frame")
    assert tab.frame == mover.frame
    number = mover.decision["number"]
    mover.send("answer", number=number, key="phase=6")
    mover.until("accepted")
    tab.send("answer", number=number, key="phase=6")
    assert tab.until("refused")["code"] in ("stale", "illegal")
    mover.until("frame")
    while tab.frame["frame"] < mover.frame["frame"]:
        tab.until("frame")
    assert tab.frame["view"] == mover.frame["view"]


# ---- what is sent ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"message":"fly"}',
        '{"message":"answer","key":5}',
        '{"message":"side","out":"x","into":[]}',
        "[" * 10_000,
        '{"message":"say","text":"' + "x" * 15_000,
    ],
)
def test_a_broken_message_ends_the_connection_and_not_the_duel(house, text):
    _, _, one, two = two_at_a_table(house)
    one.socket.send(text)
    told, code = one.goodbye()
    assert code == 4400 and told["sentence"].startswith("That is no message")
    two.send("say", text="still here")
    assert two.until("chat")["text"] == "still here"


def test_bytes_and_huge_frames_end_the_connection(house):
    _, _, one, two = two_at_a_table(house)
    one.socket.send(b"\xff\xfe")
    assert one.goodbye()[1] == 4400
    two.socket.send("x" * 200_000)
    assert two.goodbye()[1] in (1009, 4400)


def test_who_says_nothing_or_the_wrong_thing_first_is_sent_away(new_house):
    house = new_house(limits=Limits(hello_seconds=0.2))
    ticket = house.person().table()
    silent = house.client(ticket["table"], hello=False)
    assert silent.goodbye()[1] == 4408
    rude = house.client(ticket["table"], hello=False)
    rude.send("concede")
    assert rude.goodbye()[1] == 4400


def test_a_flood_is_refused_and_then_cut_off(new_house):
    house = new_house(limits=Limits(strikes=20))
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    for _ in range(200):
        one.send("look", frame=1)
    codes = {one.receive()["message"] for _ in range(60)}
    assert "looked" in codes
    assert one.goodbye()[1] == 4429
    assert any(message["message"] == "refused" and message["code"] == "too-fast" for message in one.others)
    two.send("say", text="still here")
    two.until("chat")


def test_chat_has_a_pace_and_a_length(new_house):
    house = new_house(limits=Limits(chat_seconds=60, chat_at_once=3))
    _, _, one, _ = two_at_a_table(house)
    one.send("say", text="x" * 501)
    assert one.until("refused")["code"] == "bad"
    one.send("say", text="x" * 5000)
    assert one.until("refused")["code"] == "too-long"
    one.send("say", text="well")
    one.send("say", text="played")
    assert one.until("refused")["code"] == "too-fast"


def test_scripts_in_names_chat_and_decks_come_back_as_plain_text(house):
    ann = house.person(NASTY)
    assert ann.name == NASTY
    ticket = ann.table()
    client = house.seat(ticket)
    client.until("welcome")
    assert client.table["seats"][0]["name"] == NASTY
    client.send("say", text=f"{NASTY}\u202e\x00 hi\n\tthere")
    assert client.until("chat")["text"] == f"{NASTY} hi there"
    kept = ann.post("/api/decks", {"name": NASTY, "main": ["Kuriboh"] * 3, "fusion": [], "side": [NASTY]})
    assert kept.json()["deck"]["name"] == NASTY
    assert kept.headers["content-type"] == "application/json"
    written = ann.post(
        "/api/deck/write",
        {"deck": {"name": "../../etc/passwd", "main": ["Kuriboh"], "fusion": [], "side": []}},
    )
    assert "/" not in written.json()["file"] and ".." not in written.json()["file"]


def test_names_are_short_lines(house):
    assert house.post("/api/players", {"name": "x" * 41}).status_code == 400
    assert house.post("/api/players", {"name": "x" * 5000}).status_code == 400
    assert house.post("/api/players", {"name": "\u200b\u202e"}).status_code == 400
    assert house.post("/api/players", {"name": "  "}).json()["name"] == "Guest"


# ---- http ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/../../../etc/passwd",
        "/assets/../../config.py",
        "/assets/..%2f..%2fconfig.py",
        "/%2e%2e/%2e%2e/config.py",
        "/app.py",
        "/page/../app.py",
        "/pictures/..%2f..%2fetc%2fpasswd",
        "/api/replays/..%2f..%2fspellspeed.sqlite3",
        "/spellspeed.sqlite3",
        "/assets/\x00.js",
    ],
)
def test_paths_lead_nowhere(house, path):
    with socket.create_connection(("127.0.0.1", house.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        told = b""
        while part := raw.recv(65536):
            told += part
    assert told.split(b" ", 2)[1] in (b"400", b"404", b"503"), told
    assert b"root:" not in told and b"import" not in told and b"SQLite" not in told


def test_a_deck_is_never_the_name_of_a_file(house, tmp_path):
    secret = tmp_path / "secret.ydk"
    secret.write_text("#main\n40640057\n")
    ann = house.person()
    for choice in ({"builtin": str(secret)}, {"text": str(secret)}, {"saved": str(secret)}):
        made = ann.post("/api/tables", {"deck": choice, "computer": "random"})
        assert made.status_code in (404, 422), made.text
        assert "Kuriboh" not in made.text
    assert (
        ann.post(
            "/api/deck/check",
            {"deck": {"name": "", "main": [], "fusion": [], "side": []}, "format": str(secret)},
        ).status_code
        == 404
    )


def test_bodies_are_json_of_a_size(house):
    ann = house.person()
    post = house.http.post
    assert post("/api/players", content=b'{"name":"x"}').status_code == 415
    json_head = {"Content-Type": "application/json"}
    assert post("/api/players", content=b"{", headers=json_head).status_code == 400
    assert post("/api/players", content=b"[" * 100_000, headers=json_head).status_code == 400
    assert post("/api/players", content=b'"' + b"x" * 300_000, headers=json_head).status_code == 413
    assert post("/api/players", content=b"\xff\xff", headers=json_head).status_code == 400
    assert (
        ann.post(
            "/api/deck/stats", {"deck": {"name": "", "main": ["Kuriboh"] * 5000, "fusion": [], "side": []}}
        ).status_code
        == 413
    )
    assert house.http.request("DELETE", "/api/about").status_code == 405


def test_other_sites_may_do_nothing(house):
    evil = {"Origin": "https://evil.example"}
    assert house.post("/api/players", {}, headers=evil).status_code == 403
    assert house.post("/api/players", {}, headers={"Origin": "null"}).status_code == 403
    assert house.post("/api/players", {}, headers={"Origin": house.url}).status_code == 201
    ticket = house.person().table()
    with pytest.raises(InvalidStatus) as refused:
        house.client(ticket["table"], ticket["token"], headers=evil)
    assert refused.value.response.status_code == 403


def test_nobody_elses_name_leads_here(house):
    for host in ("evil.example", "evil.example:80", "localhost.evil.example", "a b", ""):
        assert house.get("/api/about", headers={"Host": host}).status_code in (400, 421)
    for host in ("localhost:1", "192.168.1.7", "[::1]:80"):
        assert house.get("/api/about", headers={"Host": host}).status_code == 200


def test_every_answer_has_its_guards(house):
    for path in ("/api/about", "/", "/api/nothing", "/missing.js"):
        headers = house.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


def test_too_many_requests_wait(new_house):
    house = new_house(limits=Limits(requests_a_second=1, requests_at_once=5))
    codes = [house.get("/api/about").status_code for _ in range(8)]
    assert codes[0] == 200 and codes[-1] == 429
    assert house.get("/api/about").json()["code"] == "too-fast"


def test_too_much_is_not_begun_at_once(new_house):
    house = new_house(limits=Limits(new_a_second=0.1, new_at_once=3))
    ann = house.person()
    codes = [ann.post("/api/tables", {"deck": {"builtin": "SDY"}}).status_code for _ in range(4)]
    assert codes == [201, 201, 429, 429]
    assert ann.get("/api/me").status_code == 200


def test_one_sits_at_so_many_tables_and_keeps_so_many_decks(new_house):
    house = new_house(limits=Limits(tables=2, decks=1))
    ann = house.person()
    ann.table()
    ann.table(computer="random")
    told = ann.post("/api/tables", {"deck": {"builtin": "SDY"}})
    assert told.status_code == 429 and told.json()["code"] == "too-much"
    deck = {"name": "Mine", "main": ["Kuriboh"], "fusion": [], "side": []}
    assert [ann.post("/api/decks", deck).status_code for _ in range(2)] == [201, 429]


def test_too_many_connections_of_one_address_are_refused(new_house):
    house = new_house(limits=Limits(address_connections=2))
    ticket = house.person().table()
    for _ in range(2):
        house.seat(ticket).until("welcome")
    with pytest.raises(InvalidStatus):
        house.seat(ticket)


def test_a_secret_that_is_none_is_no_name(house):
    for secret in ("", "Bearer", "Bearer x", "Basic abc", "Bearer " + "x" * 10_000):
        assert house.get("/api/me", headers={"Authorization": secret}).status_code in (400, 401)


def test_the_decks_and_tables_of_others_are_not_there(house):
    ann, bob = house.person("Ann"), house.person("Bob")
    deck = {"name": "Mine", "main": ["Kuriboh"], "fusion": [], "side": []}
    id = ann.post("/api/decks", deck).json()["id"]
    assert bob.get(f"/api/decks/{id}").status_code == 404
    assert bob.put(f"/api/decks/{id}", deck).status_code == 404
    assert bob.delete(f"/api/decks/{id}").status_code == 404
    table = ann.table()["table"]
    assert bob.get(f"/api/tables/{table}").status_code == 404
    assert bob.delete(f"/api/tables/{table}").status_code == 404
    assert bob.post(f"/api/tables/{table}/join", {"deck": {"builtin": "SDK"}}).status_code == 404
    assert ann.get(f"/api/tables/{table}").json()["mine"]["seat"] == 0
