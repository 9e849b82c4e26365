"""Against the computer: it plays by itself, everything can be taken back, and looked at again."""

import pytest
from server_scenes import begin, play

from spellspeed.decks import builtin

ELVES = {"deck": {"name": "Elves", "main": ["Mystical Elf"] * 40, "fusion": [], "side": []}}
"""A deck that does nobody much harm."""


def seated(house, **wish):
    ann = house.person("Ann")
    client = house.seat(ann.table(computer="heuristic", **wish))
    client.until("welcome")
    return ann, client


@pytest.mark.parametrize("computer", ["random", "heuristic"])
def test_a_duel_against_the_computer_goes_to_its_end(house, computer):
    ann = house.person("Ann")
    client = house.seat(ann.table(computer=computer, seed=3))
    client.until("welcome")
    play(client)
    assert client.table["stage"] == "over"
    assert client.table["seats"][1]["computer"] == computer
    assert client.frame["view"]["outcome"]["rule"] == client.table["end"]["rule"]


@pytest.mark.parametrize("rules", ["judge", "letter"])
@pytest.mark.parametrize(("wish", "starts"), [("me", 0), ("them", 1)])
def test_one_can_say_who_starts(house, wish, starts, rules):
    _, client = seated(house, first=wish, rules=rules)
    client.until_asked()
    assert client.frames[1]["view"]["turn_player"] == starts
    assert client.frames[1]["view"]["turn"] == 1


def test_the_same_seed_gives_the_same_hand(house):
    hands = []
    for _ in range(2):
        _, client = seated(house, seed=7, first="me", opponent={"builtin": "SDK"})
        client.until_asked()
        hands.append([card["name"] for card in client.frame["view"]["sides"][0]["hand"]])
    assert hands[0] == hands[1]


def test_an_answer_is_taken_back_at_once(house):
    _, client = seated(house, first="me", seed=7)
    first = client.until_asked()
    view = client.frame["view"]
    client.answer(pick="Go to the End Phase")
    client.until_asked(first["number"])
    assert client.frame["can_take_back"]
    epoch = client.frame["epoch"]
    client.send("take-back")
    while client.frame["epoch"] == epoch:
        client.receive()
    again = client.frame
    assert again["frame"] == 1 and again["view"]["sides"] == view["sides"]
    assert again["view"]["decision"]["number"] > first["number"]  # the old answer stays stale
    client.send("answer", number=first["number"], key="phase=6")
    assert client.until("refused")["code"] == "stale"


def test_one_goes_back_to_any_frame(house):
    _, client = seated(house, first="me", seed=7, opponent=ELVES, casual=True)
    for _ in range(6):
        client.until_asked(client.done)
        client.answer(pick="Go to the End Phase") if any(
            one["sentence"] == "Go to the End Phase" for one in client.decision["options"]
        ) else client.answer()
    client.until_asked(client.done)
    target = next(
        number
        for number, frame in client.frames.items()
        if number > 1 and frame["view"].get("decision") and frame["view"]["turn"] > 1
    )
    wanted = client.frames[target]["view"]
    epoch = client.frame["epoch"]
    client.send("take-back", frame=target)
    while client.frame["epoch"] == epoch:
        client.receive()
    assert client.frame["frame"] == target
    assert client.frame["view"]["sides"] == wanted["sides"]


def test_the_end_can_be_taken_back_too(house):
    ann, client = seated(house, first="me", seed=7)
    first = client.until_asked()
    client.send("concede")
    client.until_stage("over")
    replays = ann.get("/api/replays").json()["replays"]
    assert replays
    client.send("take-back")
    client.until_stage("duel")
    assert client.until_asked(first["number"])
    assert ann.get("/api/replays").json()["replays"] == []
    assert ann.get("/api/me").json()["tables"][0]["stage"] == "duel"


def test_a_play_that_is_begun_can_be_gone_back_in(house):
    lists = {"name": "", "main": ["Mystical Elf", "Summoned Skull"] * 20, "fusion": [], "side": []}
    wish = {"deck": {"deck": lists}, "opponent": ELVES, "computer": "heuristic", "casual": True}
    client = house.seat(house.person().post("/api/tables", wish | {"first": "me", "seed": 5}).json())
    client.until("welcome")
    for _ in range(60):
        decision = client.until_asked(client.done)
        if client.frame.get("can_go_back"):
            break
        wanted = [one for one in decision["options"] if one["verb"] == "set"]
        tributes = [one for one in decision["options"] if "1 Tribute" in one["sentence"]]
        mine = [card for card in client.frame["view"]["sides"][0]["monsters"] if card]
        client.answer((tributes if len(mine) > 1 and tributes else wanted or decision["options"])[-1]["key"])
    assert client.decision["kind"] == "choose"
    epoch = client.frame["epoch"]
    client.send("back")
    while client.frame["epoch"] == epoch:
        client.receive()
    assert client.decision["kind"] == "act" and not client.frame.get("can_go_back")


def test_earlier_frames_are_shown_again(house):
    _, client = seated(house, first="me", seed=7)
    first = client.until_asked()
    client.answer(pick="Go to the End Phase")
    client.until_asked(first["number"])
    client.send("look", frame=1)
    looked = client.until("looked")
    assert looked["view"]["sides"] == client.frames[1]["view"]["sides"]
    assert looked["view"]["events"] == client.frames[1]["view"]["events"]
    client.send("look", frame=999)
    assert client.until("refused")["code"] == "not-now"


def test_why_not_is_answered_with_rules(house):
    _, client = seated(house, first="me", seed=7)
    client.until_asked()
    client.send("why-not", verb="phase", card="battle")
    why = client.until("why")
    assert why["reasons"][0]["rule"] == "R-PHASE-09"
    assert why["wish"]["card"] == "battle"
    client.send("why-not", verb="fly")
    assert "no move" in client.until("why")["sentence"]


def test_teaching_lines_and_previews_come_with_the_frame(house):
    _, client = seated(house, first="me", seed=7)
    client.until_asked()
    assert "You may Summon or Set one monster this turn." in client.frame["teaching"]


def test_chances_that_one_does_not_wish_to_be_asked_are_passed_over(house):
    _, client = seated(house, first="them", seed=11, deck="SDJ", opponent=ELVES, casual=True)
    client.send("prompts", mode="set")
    while client.frame is None or client.frame["view"]["turn"] < 12:
        decision = client.until_asked(client.done)
        assert decision["kind"] != "respond"  # nothing but monsters was ever Set
        monsters = [one for one in decision["options"] if one["verb"] in ("summon", "set")]
        client.answer(monsters[0]["key"] if monsters and monsters[0]["verb"] == "summon" else None)
    again = house.seat({"table": client.id, "token": house.app.state.hall.ticket(client.id, 0).token})
    assert again.until("welcome")["prompts"]["mode"] == "set"


def test_a_match_against_the_computer(house):
    plain = builtin("SDK")
    side = [name for name in ("Raigeki", "Dark Hole", "Kuriboh", "Sangan", "Trap Hole") for _ in range(3)]
    lists = {"name": "", "main": list(plain.main), "fusion": [], "side": side}
    wish = {"deck": {"deck": lists}, "opponent": {"deck": lists}, "mode": "match", "casual": True}
    client = house.seat(house.person().post("/api/tables", wish | {"computer": "heuristic"}).json())
    client.until("welcome")
    for number in (1, 2):
        begin(client)
        while client.table["duel"] < number:
            client.receive()
        client.until_asked()
        client.send("concede")
        while len(client.table.get("results", [])) < number:
            client.receive()
        client.send("go-on")
        if number == 1:
            client.until_stage("siding")
            client.send("ready")
            client.until_stage("choice", "duel")
    client.until_stage("over")
    assert client.table["end"]["winner"] == 1 and client.table["seats"][1]["wins"] == 2


def test_a_computer_that_fails_does_not_hold_up_the_duel(house, monkeypatch):
    _, client = seated(house, first="me", seed=7)
    client.until_asked()
    live = house.app.state.hall.live(client.id)

    class Broken:
        def choose(self, view, decision):
            raise RuntimeError("no idea")

    live.automatic._players[1] = Broken()
    client.answer(pick="Go to the End Phase")
    assert client.until_asked(client.done)
    real = live.course.do

    def fails(deed):
        if deed.auto and deed.key == live.course.duel.decision.options[-1].key:
            raise KeyError("the core")
        real(deed)

    monkeypatch.setattr(live.course, "do", fails)
    client.answer(pick="Go to the End Phase")
    client.wait(0.5)
    client.send("say", text="still here")
    client.until("chat")


def test_rematch_begins_at_once(house):
    _, client = seated(house, first="me", seed=7)
    client.until_asked()
    client.send("rematch")
    assert client.until("refused")["code"] == "not-now"
    client.send("concede")
    client.until_stage("over")
    client.send("rematch")
    ticket = client.until("ticket")
    again = house.seat(ticket)
    again.until("welcome")
    begin(again)
    assert again.id != client.id and again.table["seats"][0]["name"] == "Ann"


def test_unknown_computers_and_wishes_for_persons_are_refused(house):
    ann = house.person()
    deck = {"builtin": "SDY"}
    assert ann.post("/api/tables", {"deck": deck, "computer": "judge"}).json()["nearest"] == [
        "random",
        "heuristic",
    ]
    assert ann.post("/api/tables", {"deck": deck, "seed": 5}).status_code == 400
    assert ann.post("/api/tables", {"deck": deck, "rules": "house"}).status_code == 404
    assert ann.post("/api/tables", {"deck": deck, "switches": {"toss": "me"}}).status_code == 400
    assert ann.post("/api/tables", {"deck": deck, "switches": {"tos": "me"}}).status_code == 404
    assert ann.post("/api/tables", {"deck": {}}).status_code == 400
    few = {"deck": {"name": "Few", "main": ["Kuriboh"] * 3, "fusion": [], "side": []}}
    told = ann.post("/api/tables", {"deck": few, "computer": "random"})
    assert told.status_code == 422 and told.json()["code"] == "illegal-deck"
    assert "R-DECK-01" in told.json()["problems"][0]
