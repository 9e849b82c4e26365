"""`spellspeed serve`, the browser half of `play`, and that the terminal needs none of it."""

import os
import signal
import subprocess
import sys

import httpx
import pytest

from spellspeed.server.config import lan_addresses, own_names
from spellspeed.server.run import CannotServe, Wishes, serve

SERVER_ONLY = {"alembic", "sqlalchemy", "starlette", "uvicorn", "websockets", "anyio"}


def started(tmp_path, *arguments, **more):
    environment = os.environ | {"SPELLSPEED_HOME": str(tmp_path / "home"), "BROWSER": "true", **more}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-u", "-m", "spellspeed", *arguments]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


def test_the_terminal_does_not_load_the_server():
    code = (
        "import sys; import spellspeed.play.commands.play; import spellspeed.play.terminal.start;"
        "import spellspeed.play.terminal.table; print(*{name.partition('.')[0] for name in sys.modules})"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert not SERVER_ONLY & set(run.stdout.split())


@pytest.mark.parametrize("arguments", [("serve", "--port", "0"), ("play", "--browser")])
def test_it_serves_until_it_is_stopped(tmp_path, arguments):
    process = started(tmp_path, *arguments)
    line = process.stdout.readline()
    assert line.startswith("Spellspeed is at http://127.0.0.1:"), line + process.stderr.read()
    url = line.split()[-1]
    assert httpx.get(f"{url}api/about", trust_env=False).json()["alone"] is True
    assert (tmp_path / "home/spellspeed.sqlite3").exists()
    again = started(tmp_path, "serve", "--port", "0")
    said = again.communicate(timeout=60)
    assert again.returncode == 2 and f"it is at {url}" in said[1]
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    assert "Traceback" not in errors
    assert not (tmp_path / "home/spellspeed.sqlite3-wal").exists()  # closed in good order


def test_others_are_told_where_it_is(tmp_path):
    process = started(tmp_path, "serve", "--lan", "--port", "0", "--name", "duel.example")
    lines = [process.stdout.readline()]
    while "Ctrl-C" not in lines[-1]:
        lines.append(process.stdout.readline())
    port = lines[0].split(":")[2].split("/")[0]
    assert f"http://duel.example:{port}/" in lines[1]
    about = httpx.get(f"http://127.0.0.1:{port}/api/about", trust_env=False).json()
    assert about["alone"] is False and about["addresses"][0] == f"http://duel.example:{port}/"
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert all(address not in ("127.0.0.1", "::1") for address in lan_addresses())
    assert "localhost" in own_names()


def test_wishes_that_cannot_be_met_are_told(tmp_path):
    for wish, said in (
        (Wishes(port=0, pictures=str(tmp_path / "none")), "there is no folder"),
        (Wishes(port=0, cdb=str(tmp_path / "none.cdb")), "is no card database"),
        (Wishes(port=0, host="no.such.host.invalid"), "cannot be used"),
        (Wishes(port=0, database="chess"), "no address of a database"),
        (Wishes(port=0, database="oracle://x"), "cannot be used"),
    ):
        with pytest.raises(CannotServe, match=said):
            serve(wish, tmp_path, say=lambda line: None)
