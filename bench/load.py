"""Load on the server: many duels over websockets, how long an answer takes, and how many there can be.

``python bench/load.py`` runs the server on one core and the bots on another: first bots that think a second
on average before each answer, then bots that do not think. ``--write`` puts the table into docs/bench.md.
Times are taken by the bots, from sending an answer to having the next frame that comes of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/bench.md"
BEGIN, END = "<!-- load: written by bench/load.py -->\n", "<!-- load: end -->\n"
TARGET_MS = 50

SERVER = """
import pathlib, sys
from spellspeed.server.limits import Limits
from spellspeed.server.run import Wishes, serve
limits = Limits(messages_a_second=1e9, messages_at_once=10**9, requests_a_second=1e9, requests_at_once=10**9,
                new_a_second=1e9, new_at_once=10**9, address_connections=10**6, tables=10**6)
serve(Wishes(port=0, limits=limits), pathlib.Path(sys.argv[1]), say=lambda line: print(line, flush=True))
"""


class Bot:
    """One seat: answers at random, after thinking."""

    def __init__(self, url: str, ticket: dict[str, str], think: float, run: Run) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/ws/tables/{ticket['table']}"
        self.token = ticket["token"]
        self.seat = int(ticket["seat"])
        self.think = think
        self.run = run
        self.chance = random.Random(f"{ticket['table']}/{self.seat}")

    async def play(self) -> None:
        async with connect(self.address, compression=None, proxy=None, max_size=None) as socket:
            await socket.send(json.dumps({"message": "hello", "token": self.token}))
            sent = 0.0
            over = False
            async for text in socket:
                now = time.perf_counter()
                message = json.loads(text)
                kind = message["message"]
                if kind == "frame":
                    if sent:
                        self.run.took(now - sent)
                        sent = 0.0
                    decision = message["view"].get("decision")
                    if decision is not None:
                        if self.think:
                            await asyncio.sleep(self.chance.expovariate(1 / self.think))
                        if self.run.done:
                            return
                        key = self.chance.choice(decision["options"])["key"]
                        sent = time.perf_counter()
                        await socket.send(
                            json.dumps({"message": "answer", "number": decision["number"], "key": key})
                        )
                elif kind in ("welcome", "table"):
                    table = message["table"] if kind == "welcome" else message
                    if table["stage"] == "choice" and table.get("chooser", -1) == self.seat:
                        await socket.send(json.dumps({"message": "choose", "first": True}))
                    over = table["stage"] == "over"
                elif kind == "refused" and message["of"] == "answer":
                    raise RuntimeError(message["sentence"])
                if over or self.run.done:
                    return


class Run:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.answers = 0
        self.counting = False
        self.done = False
        self.finished = 0

    def took(self, seconds: float) -> None:
        self.answers += 1
        if self.counting:
            self.times.append(seconds)


async def seat_two(http: httpx.AsyncClient, secret: dict[str, str]) -> list[dict[str, str]]:
    """A table with two of the bots' people."""
    wish = {"deck": {"builtin": "SDY"}, "pace": 0}
    made = await http.post("/api/tables", json=wish, headers=secret["ann"])
    ticket = made.raise_for_status().json()
    body = {"deck": {"builtin": "SDK"}, "invite": ticket["invite"]}
    joined = await http.post(f"/api/tables/{ticket['table']}/join", json=body, headers=secret["bob"])
    return [ticket, joined.raise_for_status().json()]


async def measure(url: str, duels: int, think: float, seconds: float) -> Run:
    """So many duels at once for so long; a duel that ends is followed by another."""
    run = Run()
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        secret = {}
        for name in ("ann", "bob"):
            made = (await http.post("/api/players", json={"name": name})).raise_for_status().json()
            secret[name] = {"Authorization": f"Bearer {made['secret']}"}

        async def one_after_another(first: list[dict[str, str]]) -> None:
            tickets = first
            while not run.done:
                await asyncio.gather(*(Bot(url, ticket, think, run).play() for ticket in tickets))
                if not run.done:
                    run.finished += 1
                    tickets = await seat_two(http, secret)

        tables = [await seat_two(http, secret) for _ in range(duels)]
        tasks = [asyncio.create_task(one_after_another(tickets)) for tickets in tables]
        await asyncio.sleep(min(5.0, seconds / 2))
        run.counting = True
        await asyncio.sleep(seconds)
        run.counting = False
        run.done = True
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
                raise result
    return run


def with_server(duels: int, think: float, seconds: float) -> dict[str, float]:
    """Starts a server on the first core, and measures from the last one."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVER, home],
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {cores[0]}),
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            url = line.split()[-1].rstrip("/")
            os.sched_setaffinity(0, {cores[-1]})
            began = cpu_of(process.pid)
            run = asyncio.run(measure(url, duels, think, seconds))
            busy = cpu_of(process.pid) - began
        finally:
            os.sched_setaffinity(0, set(cores))
            process.terminate()
            process.wait(30)
            process.stdout.close()
    times = sorted(run.times)
    return {
        "duels": duels,
        "answers": len(times),
        "per_s": len(times) / seconds,
        "p50": 1000 * times[len(times) // 2],
        "p99": 1000 * times[len(times) * 99 // 100],
        "most": 1000 * times[-1],
        "busy_ms": 1000 * busy / max(1, run.answers),
        "finished": run.finished,
    }


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def table(rows: list[tuple[str, dict[str, float]]]) -> str:
    lines = [
        "| bots | seats | answers/s | median | 99 of 100 | longest |",
        "|---|---|---|---|---|---|",
    ]
    for name, row in rows:
        target = ""
        if "think" in name and "not" not in name:
            met = "" if row["p99"] <= TARGET_MS else ": missed"
            target = f" (≤ {TARGET_MS}{met})"
        lines.append(
            f"| {name} | {2 * row['duels']:.0f} | {row['per_s']:.0f} | {row['p50']:.1f} ms | "
            f"{row['p99']:.1f} ms{target} | {row['most']:.0f} ms |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--only", type=int, default=-1, help="only one of the three runs, from 0")
    parser.add_argument("--write", action="store_true", help="put the table into docs/bench.md")
    chosen = parser.parse_args()
    rows = []
    runs = (
        ("think 1 s on average", chosen.duels, 1.0),
        ("do not think", 20, 0.0),
        ("do not think, one duel", 1, 0.0),
    )
    for name, duels, think in runs if chosen.only < 0 else runs[chosen.only : chosen.only + 1]:
        print(f"{duels} duels, bots that {name} ...", file=sys.stderr)
        rows.append((name, with_server(duels, think, chosen.seconds)))
        print(json.dumps(rows[-1][1]), file=sys.stderr)
    text = table(rows)
    print(text)
    if chosen.write:
        page = PAGE.read_text(encoding="utf-8")
        head, _, rest = page.partition(BEGIN)
        _, _, tail = rest.partition(END)
        commit = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ).stdout.strip()
        day = time.strftime("%Y-%m-%d")
        said = f"Measured on {day} at commit {commit}, Python {sys.version.split()[0]}.\n\n"
        PAGE.write_text(f"{head}{BEGIN}{said}{text}{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
