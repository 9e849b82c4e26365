"""The server is killed in mid-chain, many times; no answer is lost and no duel."""

import contextlib
import random

import pytest
from server_scenes import Killable, asked, begin
from websockets.exceptions import ConnectionClosed

KILLS = 6
MOST = 1200
CHAINS = {
    "name": "Chains",
    "main": ["Mystical Space Typhoon"] * 20 + ["Waboku"] * 10 + ["Mystical Elf"] * 10,
    "fusion": [],
    "side": [],
}


@pytest.fixture
def server(tmp_path):
    made = Killable(tmp_path / "home")
    yield made
    made.kill()


def test_killed_in_mid_chain_many_times_every_duel_goes_on(server):
    chance = random.Random(5)
    ann, bob = server.person("Ann"), server.person("Bob")
    wish = {"deck": {"deck": CHAINS}, "casual": True, "pace": 0}
    mine = ann.post("/api/tables", wish).json()
    body = {"deck": {"deck": CHAINS}, "invite": mine["invite"]}
    tickets = mine, bob.post(f"/api/tables/{mine['table']}/join", body).json()
    clients = [server.seat(one) for one in tickets]
    begin(*clients)
    kills = chains = 0
    for count in range(MOST):
        client = asked(*clients)
        decision = client.decision
        chain = "chain" in client.frame["view"]
        option = chance.choice(decision["options"])
        client.answer(option["key"])
        # Between sending and the acknowledgement, or just after it: whenever it hits.
        kill = (chain and kills < KILLS) or count % 37 == 36
        heard = not kill or chance.random() < 0.5
        if heard:
            client.until("accepted")
        if not kill:
            if client.table["stage"] == "over":
                break
            continue
        kills += 1
        chains += chain
        server.kill()
        for one in clients:
            with contextlib.suppress(ConnectionClosed, EOFError):
                one.close()
        server.start()
        before = [one.decision for one in clients]
        done = client.done
        index = clients.index(client)
        clients = [server.seat(one) for one in tickets]
        for one in clients:
            one.until("frame")
        now = clients[index].decision
        if heard:  # it was told to be in the database: it is
            assert now is None or now["number"] > done
        elif now is not None and now["number"] == done:
            assert now == before[index]  # the very prompt; it may be answered again
        else:
            assert now is None or now["number"] > done
        if clients[0].table["stage"] == "over":
            break
        if chains >= KILLS:
            break
    assert chains >= KILLS
    if clients[0].table["stage"] != "over":
        clients[0].send("concede")
    for one in clients:
        one.until_stage("over")
    replay = server.http.get(f"/api/replays/{clients[0].table['results'][0]['replay']}/log")
    checked = server.http.post("/api/replays/verify", content=replay.content).json()
    assert checked["true"], checked
