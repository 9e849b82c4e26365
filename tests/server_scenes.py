"""A server to test against, people who have a name there, and clients at a table."""

from __future__ import annotations

import contextlib
import json
import os
import random
import subprocess
import sys
import threading
import time

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from spellspeed.server import run
from spellspeed.server.app import application
from spellspeed.server.config import Config
from spellspeed.server.database import Database
from spellspeed.server.limits import Limits

LOOSE = Limits(
    messages_a_second=1e6,
    messages_at_once=10**6,
    requests_a_second=1e6,
    requests_at_once=10**6,
    new_a_second=1e6,
    new_at_once=10**6,
    chat_seconds=1e-6,
    chat_at_once=10**6,
)
"""For tests that are about something else."""
WAIT = 20


class House:
    """A server of its own thread, on a port that was free."""

    def __init__(self, home, limits=LOOSE, pages=0, proxied=False, **settings):
        self.home = home
        self.database = Database.open(home, pages=pages)
        listening = run.listen("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        settings.setdefault("page", home / "no page")
        self.app = application(self.database, Config(limits=limits, **settings))
        self._server = run.Server(
            self.app, run.settings(self.app, limits, proxied=proxied, log_level="critical")
        )
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]})
        self._thread.start()
        while not self._server.started:
            time.sleep(0.005)
        self._clients = []
        self.http = httpx.Client(base_url=self.url, timeout=WAIT, trust_env=False)

    def person(self, name="Ann", headers=None):
        return Person(self, name, headers)

    def get(self, path, **more):
        return self.http.get(path, **more)

    def post(self, path, body=None, **more):
        return self.http.post(path, json={} if body is None else body, **more)

    def seat(self, ticket, **hello):
        return self.client(ticket["table"], ticket["token"], **hello)

    def client(self, table, token="", **hello):
        self._clients.append(Client(self.url, table, token, **hello))
        return self._clients[-1]

    def stop(self):
        if not self._thread.is_alive():
            return
        self.http.close()
        self._server.should_exit = True
        self._thread.join(WAIT)
        for one in self._clients:
            one.close()
        self.database.close()


class Person:
    """Somebody with a name of his own."""

    def __init__(self, house, name="Ann", headers=None):
        self.house = house
        made = house.post("/api/players", {"name": name})
        assert made.status_code == 201, made.text
        self.id, self.secret, self.name = (made.json()[one] for one in ("player", "secret", "name"))
        self.headers = {"Authorization": f"Bearer {self.secret}", **(headers or {})}

    def get(self, path):
        return self.house.http.get(path, headers=self.headers)

    def post(self, path, body=None):
        return self.house.http.post(path, json={} if body is None else body, headers=self.headers)

    def put(self, path, body):
        return self.house.http.put(path, json=body, headers=self.headers)

    def delete(self, path):
        return self.house.http.delete(path, headers=self.headers)

    def table(self, deck="SDY", **wish):
        """A new table; against the computer with `computer`."""
        made = self.post("/api/tables", {"deck": {"builtin": deck}, "pace": 0, **wish})
        assert made.status_code == 201, made.text
        return made.json()

    def join(self, ticket, deck="SDK"):
        wish = {"deck": {"builtin": deck}, "invite": ticket.get("invite", "")}
        made = self.post(f"/api/tables/{ticket['table']}/join", wish)
        assert made.status_code == 201, made.text
        return made.json()


class Client:
    """A connection to a table that remembers what it was told."""

    def __init__(self, url, table, token="", *, hello=True, headers=None, **more):
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self._context = connect(
            address, compression=None, additional_headers=headers, proxy=None, open_timeout=WAIT
        )
        self.socket = self._context.__enter__()
        self.id = table
        self.table = None
        self.seat = -1
        self.frames = {}
        self.frame = None
        self.done = 0
        """The number of the last question that was answered."""
        self.chat = []
        self.others = []
        """Messages of other kinds, in order."""
        if hello:
            self.send("hello", token=token, **more)

    def send(self, message, **fields):
        self.socket.send(json.dumps({"message": message, **fields}))

    def receive(self, timeout=WAIT):
        """The next message, taken note of."""
        message = json.loads(self.socket.recv(timeout))
        kind = message["message"]
        if kind == "welcome":
            self.table, self.seat = message["table"], message.get("seat", -1)
            self.chat = message.get("chat", [])
            self.frame, self.frames = None, {}
        elif kind == "table":
            self.table = message
        elif kind == "frame":
            number = message["frame"]
            self.frames = {one: held for one, held in self.frames.items() if one < number}
            self.frame = self.frames[number] = message
        elif kind == "chat":
            self.chat.append(message)
        else:
            self.others.append(message)
        return message

    def wait(self, seconds):
        """Takes note of what comes, or of nothing for so long."""
        with contextlib.suppress(TimeoutError):
            self.receive(seconds)

    def until(self, *kinds, timeout=WAIT):
        """The next message of one of these kinds."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["message"] in kinds:
                return message

    def until_stage(self, *stages):
        while self.table is None or self.table["stage"] not in stages:
            self.receive()
        return self.table

    @property
    def decision(self):
        return None if self.frame is None else self.frame["view"].get("decision")

    def until_asked(self, past=0):
        """The next question to this seat, with a number above `past`."""
        while self.decision is None or self.decision["number"] <= past:
            self.receive()
        return self.decision

    def answer(self, key=None, number=None, pick=None):
        """Answers the open question: by key, by what its sentence begins with, or with the last option."""
        decision = self.until_asked()
        if key is None:
            fits = [one for one in decision["options"] if pick is None or one["sentence"].startswith(pick)]
            key = fits[-1]["key"]
        self.done = decision["number"] if number is None else number
        self.send("answer", number=self.done, key=key)

    def quiet(self, seconds=0.15):
        """Nothing more comes."""
        try:
            message = self.socket.recv(seconds)
        except TimeoutError:
            return True
        raise AssertionError(message[:300])

    def quiet_now(self):
        """Takes note of what has come; True when nothing has."""
        try:
            self.receive(0.1)
        except TimeoutError:
            return True
        return False

    def goodbye(self):
        """The last message, when the server closes."""
        last = None
        try:
            while True:
                message = self.receive()
                if message["message"] == "goodbye":
                    last = message
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else None
            return last, code

    def close(self):
        self._context.__exit__(None, None, None)


def play(*clients, seed=1, stop=None):
    """Lets the clients play by chance, each in a thread, till the table is over or `stop(client)` says so."""
    done = threading.Event()
    failed = []

    def run(client):
        chance = random.Random(seed + client.seat)
        answered = (0, 0)
        try:
            while not done.is_set():
                if stop is not None and stop(client):
                    done.set()
                    return
                stage = client.table["stage"]
                if stage == "over":
                    return
                asked = client.decision
                if stage == "choice" and client.table.get("chooser", -1) == client.seat:
                    client.send("choose", first=True)
                    client.until_stage("duel")
                elif stage == "duel" and asked and (client.frame["duel"], asked["number"]) > answered:
                    answered = (client.frame["duel"], asked["number"])
                    client.send("answer", number=answered[1], key=chance.choice(asked["options"])["key"])
                else:
                    client.wait(0.2)
        except Exception as error:
            failed.append(error)
            done.set()

    threads = [threading.Thread(target=run, args=(client,)) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive(), "it does not end"
    if failed:
        raise failed[0]


def asked(*clients):
    """The client that is asked now."""
    while True:
        for client in clients:
            if client.decision is not None and client.decision["number"] > client.done:
                return client
            client.wait(0.02)


def two_at_a_table(house, decks=("SDY", "SDK"), **wish):
    """Ann and Bob at a table, each with a client."""
    ann, bob = house.person("Ann"), house.person("Bob")
    ticket = ann.table(decks[0], **wish)
    other = bob.join(ticket, decks[1])
    clients = house.seat(ticket), house.seat(other)
    for one in clients:
        one.until("welcome")
    return ann, bob, *clients


def begin(*clients):
    """The one who chooses goes first; both are at the Duel then."""
    for one in clients:
        one.until_stage("choice", "duel")
    for one in clients:
        if one.table["stage"] == "choice" and one.table.get("chooser", -1) == one.seat:
            one.send("choose", first=True)
    for one in clients:
        one.until_stage("duel")
        while one.frame is None:
            one.receive()


class Killable:
    """A server in a process of its own, to be killed at any moment and started again on the same folder."""

    CODE = """
import pathlib, sys
from server_scenes import LOOSE
from spellspeed.server.run import Wishes, serve
serve(Wishes(port=0, limits=LOOSE), pathlib.Path(sys.argv[1]), say=lambda line: print(line, flush=True))
"""

    def __init__(self, home):
        self.home = home
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.CODE, str(self.home)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        line = self.process.stdout.readline()
        assert line.startswith("Spellspeed is at "), line
        self.url = line.split()[-1].rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=WAIT, trust_env=False)

    def kill(self):
        """As kill -9 does; nothing is tidied up."""
        self.http.close()
        self.process.kill()
        self.process.wait(WAIT)
        self.process.stdout.close()

    def post(self, path, body=None, **more):
        return self.http.post(path, json={} if body is None else body, **more)

    def seat(self, ticket, **hello):
        return Client(self.url, ticket["table"], ticket["token"], **hello)

    def person(self, name):
        return Person(self, name)
