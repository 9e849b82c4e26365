"""Two people and those who watch: matches, take-back by consent, chat, spectators, rematch, reconnecting."""

import json

import pytest
from server_scenes import Client, asked, begin, play, two_at_a_table

from spellspeed.decks import builtin
from spellspeed.verify import verify_file


def test_a_match_with_siding_goes_to_its_end(house):
    deck = builtin("SDK")
    plain = ["Mystical Elf", "Battle Ox", "Celtic Guardian", "Mammoth Graveyard", "Silver Fang"]
    side = (plain * 3)[:15]
    lists = {
        "name": "Sided",
        "main": [one for one in deck.main if one not in plain],
        "fusion": [],
        "side": side,
    }
    ann, bob = house.person("Ann"), house.person("Bob")
    wish = {"deck": {"deck": lists}, "mode": "match", "casual": True, "pace": 0}
    ticket = ann.post("/api/tables", wish).json()
    joined = bob.post(
        f"/api/tables/{ticket['table']}/join", {"deck": {"deck": lists}, "invite": ticket["invite"]}
    ).json()
    one, two = house.seat(ticket), house.seat(joined)
    for client in (one, two):
        client.until("welcome")
    begin(one, two)
    one.send("concede")
    for client in (one, two):
        while not client.table.get("results"):
            client.receive()
        assert client.table["stage"] == "duel"  # till someone goes on it could be taken back
    two.send("go-on")
    for client in (one, two):
        client.until_stage("siding")
    siding = one.others[-1] if one.others and one.others[-1]["message"] == "siding" else one.until("siding")
    assert siding["side_counts"] == [15, 15]
    assert siding["deck"]["side"] == side
    out, into = lists["main"][0], side[0]
    one.send("side", out=[out], into=[into])
    assert into in one.until("siding")["deck"]["main"]
    one.send("side", out=[out] * 40, into=[])
    assert one.until("refused")["code"] == "not-now"
    one.send("unside")
    assert one.until("siding")["deck"]["main"] == lists["main"]
    one.send("side", out=[out], into=[into])
    one.until("siding")
    one.send("ready")
    two.send("ready")
    begin(one, two)
    assert one.table["duel"] == 2 and one.frame["duel"] == 2 and one.frame["frame"] == 1
    assert one.table["seats"][1]["wins"] == 1
    assert two.table["results"][0].get("replay", "") == ""  # it would tell the decks
    one.send("concede", match=True)
    for client in (one, two):
        client.until_stage("over")
    assert one.table["end"]["rule"] == "J-WIN-09"
    assert len(ann.get("/api/replays").json()["replays"]) == 2
    log = house.get(f"/api/matches/{one.table['match']}/log")
    assert house.http.post("/api/replays/verify", content=log.content).json()["true"]


def test_a_take_back_between_people_is_asked_for(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    mover = asked(one, two)
    other = two if mover is one else one
    mover.answer(pick="Go to the End Phase")
    other.until_asked()
    mover.send("take-back")
    while not other.table.get("request"):
        other.receive()
    request = other.table["request"]
    name = mover.table["seats"][mover.seat]["name"]
    assert request["seat"] == mover.seat
    assert request["sentence"] == (
        f"{name} asks to go back to turn 1, Main Phase 1. {name} has seen nothing new since."
    )
    mover.send("take-back")
    assert mover.until("refused")["sentence"] == "You have asked, and the other player has not answered yet."
    mover.send("reply", id=request["id"], yes=True)  # one's own wish is not one's own to grant
    assert mover.until("refused")["code"] == "not-now"
    other.send("reply", id=request["id"], yes=False)
    while mover.table.get("request") or other.table.get("request"):
        (mover if mover.table.get("request") else other).receive()
    mover.send("take-back")
    while not other.table.get("request"):
        other.receive()
    epoch = mover.frame["epoch"]
    other.send("reply", id=other.table["request"]["id"], yes=True)
    while mover.frame["epoch"] == epoch:
        mover.receive()
    assert mover.decision["kind"] == "act" and mover.frame["frame"] == 1


def test_who_lets_take_back_is_told_what_the_other_has_seen_since(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    mover = asked(one, two)
    other = two if mover is one else one
    for client, done in ((mover, "Go to the End Phase"), (other, "Go to the End Phase")):
        client.until_asked(client.done)
        while not any(option["sentence"] == done for option in client.decision["options"]):
            client.answer(pick="Pass")
            client.until_asked(client.done)
        client.answer(pick=done)
    mover.until_asked(mover.done)
    other.quiet_now()
    epoch = mover.frame["epoch"]
    mover.send("take-back", frame=1)
    while not other.table.get("request"):
        other.receive()
    # the card that was drawn; it lies on top of the Deck again if he is let go back
    assert "turn 1, Main Phase 1." in other.table["request"]["sentence"]
    assert other.table["request"]["sentence"].endswith("has seen 1 card not known before since.")
    assert mover.frame["epoch"] == epoch and mover.frame["view"]["turn"] == 3


def test_a_new_answer_takes_the_wish_away(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    mover = asked(one, two)
    other = two if mover is one else one
    mover.answer(pick="Go to the End Phase")
    other.until_asked()
    mover.send("take-back")
    while not other.table.get("request"):
        other.receive()
    request = other.table["request"]
    other.answer(pick="Go to the End Phase")
    while other.table.get("request"):
        other.receive()
    other.send("reply", id=request["id"], yes=True)
    assert other.until("refused")["code"] == "not-now"


def test_who_watches_sees_what_lies_open(house):
    _, _, one, two = two_at_a_table(house, public=True)
    begin(one, two)
    watcher = house.client(one.id, name="Eve")
    watcher.until("frame")
    assert watcher.seat == -1
    view = watcher.frame["view"]
    assert view["viewer"] == "public" and "decision" not in view
    assert all("hand" not in side for side in view["sides"])
    while one.table.get("watching", 0) != 1:
        one.receive()
    play(one, two, stop=lambda client: client.frame["view"]["turn"] > 3)
    while watcher.frame["view"]["turn"] < 3:
        watcher.receive()
    assert "hand" not in json.dumps([side.get("hand", "") for side in watcher.frame["view"]["sides"]])


def test_hands_are_shown_when_both_allow_it(house):
    _, _, one, two = two_at_a_table(house, public=True)
    begin(one, two)
    watcher = house.client(one.id, name="Eve")
    watcher.until("frame")
    one.send("allow", watch="hands")
    one.until("table")
    two.send("allow", watch="hands")
    while watcher.frame is None or watcher.frame["view"]["viewer"] != "all":
        watcher.receive()
    assert all(card["name"] for side in watcher.frame["view"]["sides"] for card in side["hand"])
    # What such a one says is not for players while they play.
    watcher.send("say", text="he holds Raigeki")
    assert watcher.until("chat")["text"] == "he holds Raigeki"
    two.send("allow", watch="nobody")
    while "hand" in json.dumps(watcher.frame):
        watcher.receive()
        if watcher.frame is None:
            break
    assert all("Raigeki" not in line["text"] for line in one.chat + two.chat)
    again = house.client(one.id)
    again.until("welcome")
    again.wait(0.2)
    assert again.frame is None


def test_a_private_table_is_watched_with_a_link(house):
    ann = house.person("Ann")
    ticket = ann.table()
    watcher = house.client(ticket["table"], ticket["watch"], name="Eve")
    assert watcher.until("welcome")["table"]["stage"] == "waiting"


def test_chat_is_heard_by_all_and_kept(house):
    _, _, one, two = two_at_a_table(house, public=True)
    one.send("say", text="good luck")
    for client in (one, two):
        line = client.until("chat")
        assert (line["name"], line["text"], line.get("seat", -1)) == ("Ann", "good luck", 0)
    late = house.client(one.id)
    late.until("welcome")
    assert [line["text"] for line in late.chat] == ["good luck"]


def test_what_is_over_between_people_stays_so(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    asked(one, two).answer()
    one.send("concede")
    for client in (one, two):
        client.until_stage("over")
    for client in (one, two):
        client.send("take-back", frame=1)
        assert client.until("refused")["code"] == "not-now"


def test_a_rematch_needs_both(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    one.send("concede")
    for client in (one, two):
        client.until_stage("over")
    one.send("rematch")
    while not two.table["seats"][0].get("rematch"):
        two.receive()
    two.send("rematch")
    tickets = [client.until("ticket") for client in (one, two)]
    assert tickets[0]["table"] == tickets[1]["table"] != one.id
    again = [house.seat(ticket) for ticket in tickets]
    for client in again:
        client.until("welcome")
    begin(*again)
    assert [client.seat for client in again] == [0, 1]


def test_who_was_away_comes_back_to_the_same_prompt_and_hears_what_he_missed(house):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    play(one, two, stop=lambda client: client.frame["view"]["turn"] > 2)
    mover = asked(one, two)
    other = two if mover is one else one
    held = {"duel": 1, "epoch": other.frame["epoch"], "frame": other.frame["frame"]}
    token = house.app.state.hall.ticket(other.id, other.seat).token
    other.close()
    while mover.table["seats"][other.seat].get("present"):
        mover.receive()
    before = mover.frame["frame"]
    for _ in range(4):
        if asked_is(mover):
            mover.answer()
            mover.until("accepted")
            mover.wait(0.2)
    back = Client(house.url, other.id, token, have=held)
    welcome = back.until("welcome")
    back.until("frame")
    assert all(past["frame"] > held["frame"] for past in welcome.get("past", []))
    told = [event for past in welcome.get("past", []) for event in past.get("events", [])]
    told += back.frame["view"].get("events", [])
    assert told or mover.frame["frame"] == before
    fresh = Client(house.url, other.id, token)
    whole = fresh.until("welcome")
    fresh.until("frame")
    assert [past["frame"] for past in whole["past"]] == list(range(1, back.frame["frame"]))
    assert fresh.frame == back.frame
    back.close()
    fresh.close()


def asked_is(client):
    return client.decision is not None and client.decision["number"] > client.done


def test_invites_let_in_one_and_a_full_table_nobody(house):
    ann, bob, eve = (house.person(name) for name in ("Ann", "Bob", "Eve"))
    ticket = ann.table()
    path = f"/api/tables/{ticket['table']}"
    assert house.get(path, params={"token": ticket["invite"]}).json()["open"]
    own = ann.post(f"{path}/join", {"deck": {"builtin": "SDK"}, "invite": ticket["invite"]})
    assert own.status_code == 409
    bob.join(ticket)
    late = eve.post(f"{path}/join", {"deck": {"builtin": "SDK"}, "invite": ticket["invite"]})
    assert late.status_code == 409 and late.json()["code"] == "not-now"
    assert ann.delete(path).status_code == 409


def test_the_lobby_shows_public_tables_until_they_are_over(house):
    ann, _, one, two = two_at_a_table(house, public=True, decks=("SDJ", "SDP"))
    private = ann.table()
    shown = {table["table"]: table for table in house.get("/api/lobby").json()["tables"]}
    assert shown[one.id]["names"] == ["Ann", "Bob"] and private["table"] not in shown
    begin(one, two)
    one.send("concede")
    one.until_stage("over")
    assert one.id not in {table["table"] for table in house.get("/api/lobby").json()["tables"]}


def test_a_table_that_nobody_joined_is_taken_down(house):
    ann = house.person("Ann")
    ticket = ann.table()
    client = house.seat(ticket)
    client.until("welcome")
    assert ann.delete(f"/api/tables/{ticket['table']}").status_code == 204
    assert client.goodbye()[1] == 4404
    assert ann.get("/api/me").json()["tables"] == []


def test_a_shuffle_that_both_cut_can_be_checked(house):
    _, _, one, two = two_at_a_table(house, cut=True)
    for client in (one, two):
        client.until_stage("cut")
        assert len(client.table["commitment"]) == 64
    one.send("cut", text="")
    assert one.until("refused")["code"] == "not-now"
    one.send("cut", text="a lucky number: 7")
    two.send("cut", text="cut deep")
    begin(one, two)
    assert "shuffled" not in one.table
    commitment = one.table["commitment"]
    one.send("concede")
    for client in (one, two):
        client.until_stage("over")
    assert two.table["shuffled"]["given"] == ["a lucky number: 7", "cut deep"]
    assert two.table["shuffled"]["commitment"] == commitment
    log = house.get(f"/api/replays/{two.table['results'][0]['replay']}/log").content
    report = verify_file(log, commitment=commitment, gave="cut deep")
    assert report.true and all(check.verdict == "true" for check in report.checks)


@pytest.mark.parametrize("message", ["choose", "ready", "go-on", "unside", "cut", "back"])
def test_what_cannot_be_done_now_is_refused(house, message):
    _, _, one, two = two_at_a_table(house)
    begin(one, two)
    fields = {"choose": {"first": True}, "cut": {"text": "x"}}.get(message, {})
    one.send(message, **fields)
    told = one.until("refused")
    assert (told["of"], told["code"]) == (message, "not-now")
