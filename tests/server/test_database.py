"""The database: migrations on SQLite, and on PostgreSQL where there is one; commits together and apart."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from spellspeed.server.database import Database
from spellspeed.server.database import tables as t
from spellspeed.server.database.writer import StorageFailed
from spellspeed.server.store import Store
from spellspeed.server.tokens import Pass


def run_apart(work):
    """Runs a coroutine in a thread of its own, as the browser of other tests may have a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


def agrees(database):
    """Do the migrations make what the code expects?"""
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    with database.engine.connect() as connection:
        return compare_metadata(MigrationContext.configure(connection), t.metadata)


def test_the_migrations_make_the_tables_of_the_code(tmp_path):
    database = Database.open(tmp_path)
    assert agrees(database) == []
    database.close()


def test_migrations_go_back_and_forth(tmp_path):
    from alembic import command
    from alembic.config import Config

    from spellspeed.server.database import engine

    database = Database.open(tmp_path)
    config = Config()
    config.set_main_option("script_location", str(Path(engine.__file__).parent / "migrations"))
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert sa.inspect(connection).get_table_names() == ["alembic_version"]
        command.upgrade(config, "head")
    assert agrees(database) == []
    database.close()


async def _use(database):
    """A player, decks, and deeds of two tables, of which one is wrong."""
    store = await Store.open(database)
    player, secret = await store.new_player("Ann")
    assert await store.player(secret) == player
    assert await store.player("guess") is None
    again = await Store.open(database)
    assert again.tokens.token("T", Pass("seat", 0)) == store.tokens.token("T", Pass("seat", 0))
    row = {"setup": "{}", "public": False, "over": False, "created": 0}
    await database.write(lambda connection: connection.execute(sa.insert(t.tables).values(id="T", **row)))

    def deed(number, table="T"):
        return {"table": table, "number": number, "deed": "{}", "at": 0}

    many = [database.writer.deeds([deed(number)]) for number in range(1, 40)]
    wrong = database.writer.deeds([deed(1)])
    stray = database.writer.deeds([deed(1, "no such table")])
    results = await asyncio.gather(*many, wrong, stray, return_exceptions=True)
    assert results[:39] == [None] * 39
    assert isinstance(results[39], StorageFailed) and isinstance(results[40], StorageFailed)
    query = sa.select(sa.func.count()).select_from(t.deeds)
    assert await database.read(lambda connection: connection.execute(query).scalar_one()) == 39


def test_what_fails_takes_nothing_with_it(tmp_path):
    database = Database.open(tmp_path)
    run_apart(_use(database))
    database.close()


# ---- PostgreSQL ------------------------------------------------------------------------------------------


def binaries():
    """Where the programs of a PostgreSQL are, or None."""
    for place in (shutil.which("initdb"), *sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))):
        if place and (Path(place).parent / "postgres").exists():
            return Path(place).parent
    return None


@pytest.fixture(scope="module")
def postgres():
    """A PostgreSQL of our own in a folder that goes away; the tests do not run where none is installed."""
    programs = binaries()
    if programs is None:
        return None
    pytest.importorskip("psycopg")
    user = {"user": "nobody", "group": "nogroup"} if os.name == "posix" and os.getuid() == 0 else {}
    folder = Path(tempfile.mkdtemp(prefix="spellspeed-"))
    if user:
        shutil.chown(folder, **user)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **user}
    made = [programs / "initdb", "-D", folder / "data", "-U", "tester", "-A", "trust", "-E", "UTF8"]
    subprocess.run(made, check=True, **quiet)
    command = [programs / "postgres", "-D", folder / "data", "-p", str(port), "-h", "127.0.0.1", "-k", folder]
    process = subprocess.Popen(command, **quiet)
    yield f"postgresql+psycopg://tester@127.0.0.1:{port}/postgres", process
    process.send_signal(signal.SIGINT)  # the fast shutdown: it waits for nobody
    process.wait(30)
    shutil.rmtree(folder, ignore_errors=True)


def opened(address):
    """The database, as soon as its server takes connections."""
    import time

    from spellspeed.server.database import DatabaseProblem

    for _ in range(200):
        try:
            return Database.open(address)
        except DatabaseProblem as error:
            last = error
            time.sleep(0.1)
    raise last


def test_the_same_on_postgresql(postgres):
    if postgres is None:
        return  # nothing is installed here that could be tested
    database = opened(postgres[0])
    assert agrees(database) == []
    run_apart(_use(database))
    database.close()
    Database.open(postgres[0]).close()
