"""Opening the database: SQLite's settings, migrations, and what can be wrong with a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import anyio
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from .writer import StorageFailed, Writer, plainly

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection, Engine

__all__ = ["Database", "DatabaseProblem"]

T = TypeVar("T")
FILE: Final = "spellspeed.sqlite3"
_BUSY_MS: Final = 3_000
_CHECKED_BYTES: Final = 100_000_000
"""A file up to this size is looked through as a whole at the start."""


class DatabaseProblem(RuntimeError):
    """The database cannot be used. The message is one sentence for a person."""


class Database:
    """The database of one server. Reads go their own ways; all writes go through `writer`, in order."""

    def __init__(self, engine: Engine, what: str) -> None:
        self.engine = engine
        self.what = what
        """What messages call it."""
        self.writer = Writer(engine)

    @classmethod
    def open(cls, where: Path | str, *, pages: int = 0) -> Database:
        """The database in this folder, or at this address (`postgresql+psycopg://…`), brought up to date.

        `pages` limits the size of an SQLite file, as a full disk would. Raises DatabaseProblem.
        """
        if isinstance(where, Path):
            file = where / FILE
            try:
                where.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise DatabaseProblem(
                    f"the data folder {where} cannot be made: {error.strerror or error}"
                ) from None
            address = sa.URL.create("sqlite", database=str(file))
            what = str(file)
        else:
            try:
                address = sa.make_url(where)
            except SQLAlchemyError:
                raise DatabaseProblem("this is no address of a database") from None
            what = address.render_as_string()
        try:
            engine = sa.create_engine(address)
            if engine.dialect.name == "sqlite":
                _prepare_sqlite(engine, pages)
            database = cls(engine, what)
            database._check()
            database._migrate()
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise DatabaseProblem(f"the database {what} cannot be used: {plainly(error)}") from None
        database.writer.start()
        return database

    def close(self) -> None:
        """Writes what waits to be written, and closes."""
        self.writer.stop()
        self.engine.dispose()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What a question to the database gives; other tables go on meanwhile. Raises StorageFailed."""

        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    return ask(connection)
            except DBAPIError as error:
                raise StorageFailed(plainly(error)) from None

        return await anyio.to_thread.run_sync(run)

    async def write(self, work: Callable[[Connection], Any]) -> None:
        """Carries out and commits. Raises StorageFailed when it could not be committed."""
        await self.writer.write(work)

    def _check(self) -> None:
        if self.engine.dialect.name != "sqlite":
            return
        with self.engine.connect() as connection:
            size: int = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            size *= connection.exec_driver_sql("PRAGMA page_size").scalar_one()
            if size <= _CHECKED_BYTES:
                found: str = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
                if found != "ok":
                    raise DatabaseProblem(
                        f"the database {self.what} is damaged; it has not been touched. Move it away to "
                        "begin anew, or put a copy from before in its place"
                    )

    def _migrate(self) -> None:
        from alembic import command
        from alembic.config import Config
        from alembic.runtime.migration import MigrationContext
        from alembic.script import ScriptDirectory

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        script = ScriptDirectory.from_config(config)
        with self.engine.connect() as connection:
            now = MigrationContext.configure(connection).get_current_revision()
        if now == script.get_current_head():
            return
        if now is not None and now not in {one.revision for one in script.walk_revisions()}:
            raise DatabaseProblem(
                f"the database {self.what} was written by a later version; it has not been touched"
            )
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def _prepare_sqlite(engine: Engine, pages: int) -> None:
    """The settings that only SQLite has: WAL, a short wait for locks, synced by checkpoints alone."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = NORMAL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA wal_autocheckpoint = 20000")
        if pages:
            cursor.execute(f"PRAGMA max_page_count = {pages}")
        cursor.close()
