"""The Decks are cut by both: who gives first, what is told when, and what can be checked in the end."""

import json

import pytest
from server_scenes import House, begin, two_at_a_table

from spellspeed.match import Match
from spellspeed.protocol import MatchLog, decode
from spellspeed.verify import verify_file

AWAY = {"X-Forwarded-For": "192.0.2.7"}
"""What a proxy says of a client of another computer."""


def cut(one, two):
    for client in (one, two):
        client.until_stage("cut")
    one.send("cut", text="seven of hearts")
    two.send("cut", text="a dozen roses")


def duel_lost(loser, *clients):
    """A Duel of a Match that is conceded, up to the next one or the end."""
    begin(*clients)
    before = len(loser.table.get("results", ()))
    loser.send("concede")
    while len(loser.table.get("results", ())) == before:
        loser.receive()
    loser.send("go-on")
    for client in clients:
        while client.table["stage"] == "duel":
            client.receive()


def told(client):
    """All that a client is told, as it comes."""
    kept = []
    receive = client.socket.recv
    client.socket.recv = lambda timeout=None: kept.append(receive(timeout)) or kept[-1]
    return kept


@pytest.fixture
def match(house):
    """A Match that is over after two Duels: who played, their clients, and what they were told before."""
    ann, bob, one, two = two_at_a_table(house, mode="match", cut=True)
    heard = told(one), told(two)
    cut(one, two)
    duel_lost(one, one, two)
    begin(one, two)
    before = [text for texts in heard for text in texts]
    asked = [person.get("/api/replays").text for person in (ann, bob)]
    asked += [house.get(f"/api/tables/{one.id}?token=x").text, house.get("/api/lobby").text]
    tokens = house.app.state.hall.store.tokens
    ids = [tokens.replay(one.id, 1), tokens.replay(one.id, 2), tokens.match(one.id)]
    early = [ann.get(f"/api/{kind}/{id}/log") for kind in ("replays", "matches") for id in ids]
    duel_lost(one, one, two)
    for client in (one, two):
        client.until_stage("over")
    return ann, bob, one, two, before + asked, early


def test_the_log_of_a_whole_match_is_there_in_the_end(house, match):
    ann, _, one, two, _, _ = match
    commitment = one.table["commitment"]
    id = one.table["match"]
    assert two.table["match"] == id
    answer = house.get(f"/api/matches/{id}/log")  # whoever has the id, as with a replay
    assert "attachment" in answer.headers["content-disposition"]
    report = verify_file(answer.content, commitment=commitment, gave="seven of hearts")
    assert report.form == "match" and all(check.verdict == "true" for check in report.checks)
    assert Match.load(answer.content).save() == answer.content  # as `spellspeed play --match` writes it
    mine = {"commitment": commitment, "gave": "a dozen roses"}
    checked = house.http.post("/api/replays/verify", content=answer.content, params=mine).json()
    assert {check["verdict"] for check in checked["checks"]} == {"true"}
    lines = ann.get("/api/replays").json()["replays"]
    assert [line["match"] for line in lines] == [id, id]
    log = decode(answer.content, MatchLog)
    first = json.loads(house.get(f"/api/replays/{one.table['results'][0]['replay']}/log").content)
    assert next(step.log.seed for step in log.steps if hasattr(step, "log")) == first["seed"]


def test_nothing_of_the_chance_is_told_before_the_end(house, match):
    _, _, one, _, before, early = match
    log = json.loads(house.get(f"/api/matches/{one.table['match']}/log").content)
    seeds = [log["shuffle"]["seed"], *(str(step["log"]["seed"]) for step in log["steps"] if "log" in step)]
    assert len(seeds) == 3 and len(before) > 10
    assert [seed for seed in seeds if any(seed in text for text in before)] == []
    assert [text for text in before if '"seed"' in text or '"shuffled"' in text] == []
    assert {answer.status_code for answer in early} == {404}


def test_a_single_duel_has_no_log_of_a_match(house):
    ann, _, one, two = two_at_a_table(house)
    begin(one, two)
    one.send("concede")
    one.until_stage("over")
    assert one.table.get("match", "") == ""
    assert ann.get("/api/replays").json()["replays"][0]["match"] == ""


def test_who_watches_is_not_told_the_seed(house):
    """With it he could try which Decks fit the commitment; a log is for those who may know both lists."""
    _, _, one, two = two_at_a_table(house, mode="match", cut=True, public=True)
    watcher = house.client(one.id, name="Eve")
    cut(one, two)
    begin(one, two)
    one.send("concede", match=True)
    for client in (one, two, watcher):
        client.until_stage("over")
    assert one.table["shuffled"]["given"] == ["seven of hearts", "a dozen roses"]
    assert "shuffled" not in watcher.table and "match" not in watcher.table


def test_nothing_is_taken_back_once_the_seed_was_shown(house):
    client = house.seat(house.person().table(computer="random", cut=True))
    client.until_stage("cut")
    client.send("cut", text="mine")
    begin(client)
    client.until_asked()
    client.answer()
    client.send("concede")
    client.until_stage("over")
    assert client.table["shuffled"]["seed"]
    client.send("take-back")
    assert client.until("refused")["code"] == "not-now"
    client.until_stage("over")


@pytest.mark.parametrize("wish", [{"first": "me"}, {"seed": 7}])
def test_who_cuts_cannot_choose_chance(house, wish):
    made = house.person().post(
        "/api/tables", {"deck": {"builtin": "SDY"}, "computer": "random", "cut": True, **wish}
    )
    assert made.status_code == 400 and "cut" in made.json()["sentence"]


# ---- who gives first -------------------------------------------------------------------------------------


@pytest.fixture
def proxied(tmp_path):
    made = House(tmp_path / "home", proxied=True)
    yield made
    made.stop()


def seated(house, begins, joins):
    """A table to cut at: each is here, at the computer of the server, or AWAY."""
    ann, bob = house.person("Ann", headers=begins), house.person("Bob", headers=joins)
    ticket = ann.table(cut=True)
    one, two = house.seat(ticket), house.seat(bob.join(ticket))
    for client in (one, two):
        client.until_stage("cut")
    return one, two


@pytest.mark.parametrize("host", [0, 1])
def test_who_sits_at_the_computer_of_the_server_gives_first(proxied, host):
    clients = seated(proxied, *((None, AWAY) if host == 0 else (AWAY, None)))
    first, second = clients[host], clients[1 - host]
    assert [client.table.get("gives_first") for client in clients] == [host, host]
    second.send("cut", text="too early")
    refused = second.until("refused")
    assert refused["code"] == "not-now" and "gives first" in refused["sentence"]
    first.send("cut", text="seven of hearts")
    while not second.table["seats"][host].get("ready"):
        second.receive()
    second.send("cut", text="a dozen roses")
    begin(*clients)


@pytest.mark.parametrize(("begins", "joins"), [(None, None), (AWAY, AWAY)])
def test_where_both_or_none_sit_there_either_gives_first(proxied, begins, joins):
    one, two = seated(proxied, begins, joins)
    assert "gives_first" not in one.table
    two.send("cut", text="a dozen roses")
    one.send("cut", text="seven of hearts")
    begin(one, two)


def test_it_stays_so_in_a_rematch_and_after_a_stop(proxied):
    one, two = seated(proxied, None, AWAY)
    cut(one, two)
    begin(one, two)
    one.send("concede")
    for client in (one, two):
        client.until_stage("over")
        client.send("rematch")
    again = [proxied.seat(client.until("ticket")) for client in (one, two)]
    for client in again:
        client.until_stage("cut")
        assert client.table.get("gives_first") == 0
    again[1].send("cut", text="too early")
    assert again[1].until("refused")["code"] == "not-now"
