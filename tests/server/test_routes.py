"""What is asked over HTTP: cards, rules, decks, replays, the page."""

import sqlite3
import time

import msgspec
import pytest
from server_scenes import LOOSE, begin, play

from spellspeed.cards import catalogue
from spellspeed.decks import builtin, write_ydk


def lists(code="SDY"):
    deck = builtin(code)
    return {"name": deck.name, "main": list(deck.main), "fusion": list(deck.fusion), "side": []}


def test_the_server_tells_what_it_has(house):
    about = house.get("/api/about").json()
    assert [one["code"] for one in about["decks"]] == ["SDK", "SDY", "SDJ", "SDP"]
    assert about["computers"][0]["name"] == "heuristic"
    assert {"toss", "zones"} <= {one["name"] for one in about["switches"]}
    assert about["alone"] is True and about["pictures"] is False


def test_one_has_a_name_and_can_change_it(house):
    ann = house.person("  Ann\n ")
    assert ann.get("/api/me").json()["name"] == "Ann"
    changed = house.http.patch("/api/me", json={"name": "Anna"}, headers=ann.headers)
    assert changed.json()["name"] == ann.get("/api/me").json()["name"] == "Anna"
    assert house.get("/api/me").json()["code"] == "no-name"


# ---- cards and rules -------------------------------------------------------------------------------------


def test_cards_are_searched_with_the_grammar(house):
    found = house.get("/api/cards", params={"q": "type:fiend level:6 atk>=2500 -toon"}).json()
    assert [one["facts"]["name"] for one in found["cards"]] == [
        "Skull Archfiend of Lightning",
        "Summoned Skull",
    ]
    page = house.get("/api/cards", params={"q": "kind:trap", "start": 10, "count": 5, "sort": "name"}).json()
    assert page["found"] > 100 and len(page["cards"]) == 5
    wrong = house.get("/api/cards", params={"q": "kind:magic levl>=5"})
    assert wrong.status_code == 422 and wrong.json()["column"] == 12
    assert "level?" in wrong.json()["sentence"]


def test_all_cards_come_at_once_and_are_kept(house):
    everything = house.get("/api/cards/all")
    assert len(everything.json()["cards"]) == len(catalogue())
    tag = everything.headers["etag"]
    assert house.get("/api/cards/all", headers={"If-None-Match": tag}).status_code == 304


def test_a_card_has_a_page(house):
    jinzo = house.get("/api/cards/Jinzo").json()
    assert jinzo["facts"]["atk"] == 2400 and jinzo["text"] and jinzo["sets"]
    by_password = house.get(f"/api/cards/{jinzo['facts']['password']}").json()
    assert by_password["facts"]["name"] == "Jinzo"
    fusion = house.get("/api/cards/Flame Swordsman").json()
    assert "Masaki the Legendary Swordsman" in fusion["related"] and fusion["decks"] == ["SDJ"]
    missing = house.get("/api/cards/Jinzzo")
    assert missing.status_code == 404 and "Jinzo" in missing.json()["nearest"]
    assert house.get("/api/cards/Judge Man").status_code == 200
    assert house.get("/api/search").json()["fields"]["level"]


def test_rules_are_searched(house):
    assert house.get("/api/rules").json()["found"] > 300
    assert all(one["id"].startswith("R-WIN") for one in house.get("/api/rules?q=R-WIN").json()["rules"])
    assert house.get("/api/rules/r-win-01").json()["sentence"].startswith("Both players")
    assert house.get("/api/rules?q=trap hole").status_code == 200
    assert house.get("/api/rules/R-WIN-99").status_code == 404


# ---- decks -----------------------------------------------------------------------------------------------


def test_decks_are_kept(house):
    ann = house.person()
    id = ann.post("/api/decks", lists()).json()["id"]
    changed = lists() | {"name": "Mine", "main": lists()["main"][:-1]}
    assert ann.put(f"/api/decks/{id}", changed).json()["deck"]["name"] == "Mine"
    assert [one["id"] for one in ann.get("/api/decks").json()["decks"]] == [id]
    table = ann.post("/api/tables", {"deck": {"saved": id}, "computer": "random", "casual": True})
    assert table.status_code == 201
    assert ann.delete(f"/api/decks/{id}").status_code == 204
    assert ann.get(f"/api/decks/{id}").status_code == 404


def test_a_list_is_read_and_nothing_dropped_in_silence(house):
    read = house.post("/api/deck/read", {"text": "3x Kuriboh\n1 Kurribe", "name": "Mine"}).json()
    assert read["deck"]["main"] == ["Kuriboh"] * 3
    assert read["unread"][0]["nearest"] == ["Kuriboh"]
    told = house.post("/api/deck/read", {"text": "Once upon a time there was a king."}).json()
    assert told["deck"]["main"] == [] and told["unread"]
    assert house.post("/api/deck/read", {"text": "ydke://!!!"}).status_code == 422
    ydk = house.post("/api/deck/read", {"text": write_ydk(builtin("SDJ"))}).json()
    assert len(ydk["deck"]["main"]) == 48 and len(ydk["deck"]["fusion"]) == 2


def test_problems_come_with_their_mends(house):
    deck = lists() | {"side": ["Pot of Greed", "Pot of Greed"]}
    check = house.post("/api/deck/check", {"deck": deck}).json()
    assert not check["legal"] and check["counts"]["side"] == 2
    at = next(index for index, one in enumerate(check["problems"]) if one["moves"])
    mended = house.post("/api/deck/mend", {"deck": deck, "problem": at}).json()
    assert len(mended["check"]["problems"]) < len(check["problems"])
    every = house.post("/api/deck/mend", {"deck": deck}).json()
    assert not any(one["moves"] for one in every["check"]["problems"])
    assert house.post("/api/deck/mend", {"deck": deck, "problem": 99}).status_code == 404


def test_the_tools_of_the_editor(house):
    deck = lists()
    hints = house.post("/api/deck/advise", {"deck": deck}).json()["hints"]
    assert {one["rule"] for one in hints} >= {"R-ADV-01", "R-ADV-02"}
    numbers = house.post(
        "/api/deck/stats", {"deck": deck, "odds": ["Dark Hole", "2x kind:monster"], "together": True}
    )
    chances = numbers.json()["stats"]["chances"]
    assert len(chances) == 3 and 0 < chances[0]["opening"] < 1
    assert house.post("/api/deck/stats", {"deck": deck, "odds": ["kind:magic levl>1"]}).status_code == 422
    hands = house.post("/api/deck/hands", {"deck": deck, "hands": 3, "draws": 2, "seed": 7}).json()
    assert [len(one) for one in hands["hands"]] == [7, 7, 7] and hands["seed"] == 7
    for form in ("ydk", "ydke", "omega", "names", "link"):
        text = house.post("/api/deck/write", {"deck": deck, "form": form}).json()["text"]
        again = house.post("/api/deck/read", {"text": text}).json()["deck"]
        assert sorted(again["main"]) == sorted(deck["main"]), form
    built = house.post("/api/deck/build", {"seed": 4, "name": "By chance"}).json()
    assert house.post("/api/deck/check", {"deck": built}).json()["legal"]


# ---- replays ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(house):
    """A duel against the computer that is over, and its replay."""
    ann = house.person("Ann")
    client = house.seat(ann.table(computer="random", seed=5))
    client.until("welcome")
    play(client)
    return ann, client.table["results"][0]["replay"]


def test_a_replay_is_shown_from_turn_to_turn(house, played):
    ann, id = played
    page = ann.get(f"/api/replays/{id}").json()
    assert page["replayable"] and page["replay"]["seat"] == 0
    assert page["life"][0]["lp"] == [8000, 8000]
    assert [one["turn"] for one in page["turns"]][:3] == [1, 2, 3]
    frames = house.get(f"/api/replays/{id}/frames", params={"start": 0, "count": 10}).json()["frames"]
    assert [one["answers"] for one in frames] == list(range(10))
    hands = [side["hand"] for side in frames[0]["view"]["sides"]]
    assert all(card["name"] for hand in hands for card in hand)
    assert all(one["chosen"] for one in frames)
    seen = house.get(f"/api/replays/{id}/frames", params={"start": 3, "count": 1, "viewer": "1"}).json()
    assert "hand" not in seen["frames"][0]["view"]["sides"][0]
    assert house.get(f"/api/replays/{id}/frames?viewer=judge").status_code == 400
    assert house.get("/api/replays/nothing").status_code == 404


def test_a_replay_is_downloaded_checked_and_brought_back(house, played):
    ann, id = played
    log = house.get(f"/api/replays/{id}/log")
    assert "attachment" in log.headers["content-disposition"]
    checked = house.http.post("/api/replays/verify", content=log.content).json()
    assert checked["true"] and checked["form"] == "duel"
    bent = log.content.replace(b'"seed":', b'"seed":1')
    answer = house.http.post("/api/replays/verify", content=bent)
    assert answer.status_code == 400 or not answer.json()["true"]
    up = house.http.post("/api/replays", content=log.content, headers=ann.headers)
    again = ann.get(f"/api/replays/{up.json()['id']}").json()
    assert (again["replayable"] and again["replay"]["seat"] == 0) or again["replay"]["seat"] == -1
    assert house.http.post("/api/replays/verify", content=b"{}").status_code == 400
    assert house.http.post("/api/replays/verify", content=b"x" * 3_000_000).status_code == 413


@pytest.mark.parametrize("seat", [0, 1])
def test_one_plays_on_from_a_replay(house, played, seat):
    ann, id = played
    frames = house.get(f"/api/replays/{id}/frames", params={"start": 20, "count": 1}).json()["frames"]
    ticket = ann.post(f"/api/replays/{id}/take-over", {"answers": 20, "seat": seat}).json()
    assert ticket["seat"] == seat
    client = house.seat(ticket)
    client.until("welcome")
    client.until_asked()
    sides = client.frames[1]["view"]["sides"] if 1 in client.frames else client.frame["view"]["sides"]
    assert client.frame["view"]["turn"] >= frames[0]["view"]["turn"]
    assert sides
    play(client)
    client.send("rematch")
    assert client.until("ticket")["seat"] == seat
    late = ann.post(f"/api/replays/{id}/take-over", {"answers": 10**6, "seat": 0})
    assert late.status_code == 409


# ---- the page and files of the user's own ----------------------------------------------------------------


def test_the_page_answers_every_address(new_house, tmp_path):
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Spellspeed</title>")
    (page / "favicon.svg").write_text("<svg/>")
    (page / "assets/index-1a2b.js").write_text("1")
    house = new_house(page=page)
    for path in ("/", "/duel/abc", "/deck/1/edit"):
        assert house.get(path).text.startswith("<!doctype html>")
    asset = house.get("/assets/index-1a2b.js")
    assert "immutable" in asset.headers["cache-control"] and "javascript" in asset.headers["content-type"]
    assert house.get("/favicon.svg").status_code == 200
    assert house.get("/deck/favicon.svg").status_code == 404
    assert house.get("/assets/none.js").json()["code"] == "not-found"


def test_a_page_that_is_not_built_is_told(new_house, tmp_path):
    told = new_house(page=tmp_path / "none").get("/")
    assert told.status_code == 503 and "has not been built" in told.text


def test_pictures_and_texts_of_the_users_own(new_house, tmp_path):
    from spellspeed.server.official import Official

    (tmp_path / "40640057.png").write_bytes(b"\x89PNG")
    with sqlite3.connect(tmp_path / "cards.cdb") as database:
        database.execute("CREATE TABLE texts (id INTEGER, desc TEXT)")
        database.execute("INSERT INTO texts VALUES (40640057, 'As printed.')")
    database.close()
    house = new_house(pictures=tmp_path, official=Official(tmp_path / "cards.cdb"))
    assert house.get("/pictures/40640057").content == b"\x89PNG"
    assert house.get("/pictures/1").status_code == 404
    assert house.get("/api/cards/Kuriboh").json()["official"] == "As printed."
    assert house.get("/api/cards/Jinzo").json()["official"] == ""
    (tmp_path / "bad.cdb").write_text("no database")
    with pytest.raises(ValueError, match="is no card database"):
        Official(tmp_path / "bad.cdb")


def test_old_tables_are_forgotten_and_their_replays_stay(new_house):
    house = new_house(limits=msgspec.structs.replace(LOOSE, kept_days=0, idle_seconds=0.2))
    ann = house.person("Ann")
    client = house.seat(ann.table(computer="random", first="me", mode="match"))
    client.until_asked()
    other = ann.table()["table"]
    client.send("concede", match=True)
    client.until_stage("over")
    replay, match = client.table["results"][0]["replay"], client.table["match"]
    client.close()
    end = time.monotonic() + 20
    while ann.get(f"/api/tables/{client.id}").status_code != 404:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert ann.get(f"/api/replays/{replay}").json()["replayable"]
    assert house.get(f"/api/matches/{match}/log").status_code == 200
    assert ann.get(f"/api/tables/{other}").status_code == 200


def test_tables_come_back_after_a_stop(new_house, tmp_path):
    home = tmp_path / "again"
    house = new_house(home)
    ann = house.person("Ann")
    ticket = ann.table(computer="heuristic", seed=7, first="me")
    client = house.seat(ticket)
    begin(client)
    client.answer(pick="Go to the End Phase")
    decision = client.until_asked(client.done)
    house.stop()
    assert client.goodbye()[0]["code"] == 1012
    later = new_house(home)
    mine = later.http.get("/api/me", headers=ann.headers).json()["tables"]
    assert [(one["table"], one["stage"]) for one in mine] == [(ticket["table"], "kept")]
    again = later.seat(ticket)
    again.until("frame")
    assert again.decision == decision
    welcome = again.frame["frame"]
    assert welcome >= 1
