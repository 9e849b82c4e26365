"""Players, decks and tables in the database: the questions that are asked of it, and what is written."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import sqlalchemy as sa

from spellspeed.decks.deck import Deck

from .database import tables as t
from .deeds import Deed, Setup, dumps, loads
from .messages import Chat
from .tokens import Tokens, hashed, new_id, new_secret

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

    from .database import Database

__all__ = ["KeptTable", "Player", "Store"]

_FORGOTTEN_AT_ONCE: Final = 200
_KNOWN: Final = 5_000
"""Players whose secrets are kept in memory."""


class Player(NamedTuple):
    id: str
    name: str


class KeptTable(NamedTuple):
    """A table as it is in the database."""

    id: str
    setup: Setup
    deeds: list[Deed]
    players: tuple[str | None, str | None]
    chat: list[Chat]
    hidden: frozenset[int]
    created: int
    rematch: str
    over: bool


class KeptReplay(NamedTuple):
    """A replay as it is in the database; `line` and `log` are JSON."""

    line: str
    log: str
    players: tuple[str | None, str | None]


class Store:
    """What the server keeps."""

    def __init__(self, database: Database, tokens: Tokens) -> None:
        self.database = database
        self.tokens = tokens
        self._players: dict[str, Player] = {}

    @classmethod
    async def open(cls, database: Database) -> Store:
        """With the key of this server, which is made the first time."""

        def ask(connection: Connection) -> str | None:
            found: str | None = connection.execute(
                sa.select(t.facts.c.value).where(t.facts.c.name == "key")
            ).scalar()
            return found

        key = await database.read(ask)
        if key is None:
            key = secrets.token_hex(32)
            row = {"name": "key", "value": key}
            await database.write(lambda connection: connection.execute(sa.insert(t.facts).values(row)))
        return cls(database, Tokens(bytes.fromhex(key)))

    async def _rows(self, query: sa.Select[Any]) -> list[Any]:
        return await self.database.read(lambda connection: list(connection.execute(query)))

    # -- players ------------------------------------------------------------------------------------

    async def new_player(self, name: str) -> tuple[Player, str]:
        """A player and his secret."""
        player, secret = Player(new_id(), name), new_secret()
        row = {"id": player.id, "secret": hashed(secret), "name": name, "created": _now()}
        await self.database.write(lambda connection: connection.execute(sa.insert(t.players).values(row)))
        return player, secret

    async def player(self, secret: str) -> Player | None:
        """Whose secret this is."""
        key = hashed(secret)
        found = self._players.get(key)
        if found is None:
            found = await self.database.read(lambda connection: _player(connection, key))
            if found is not None:
                if len(self._players) >= _KNOWN:
                    self._players.clear()
                self._players[key] = found
        return found

    async def rename(self, player: Player, name: str) -> Player:
        change = sa.update(t.players).where(t.players.c.id == player.id).values(name=name)
        await self.database.write(lambda connection: connection.execute(change))
        self._players = {key: one for key, one in self._players.items() if one.id != player.id}
        return Player(player.id, name)

    # -- decks --------------------------------------------------------------------------------------

    async def decks(self, player: str) -> list[tuple[str, Deck, int]]:
        """Id, deck and time of change, the newest first."""
        query = (
            sa.select(t.decks.c.id, t.decks.c.deck, t.decks.c.changed)
            .where(t.decks.c.player == player)
            .order_by(t.decks.c.changed.desc(), t.decks.c.id)
        )
        rows = await self._rows(query)
        return [(id, loads(deck, Deck), changed) for id, deck, changed in rows]

    async def deck(self, player: str, id: str) -> tuple[Deck, int] | None:
        query = sa.select(t.decks.c.deck, t.decks.c.changed).where(
            t.decks.c.player == player, t.decks.c.id == id
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (loads(row[0], Deck), row[1])

    async def count_decks(self, player: str) -> int:
        query = sa.select(sa.func.count()).where(t.decks.c.player == player)
        count: int = await self.database.read(lambda connection: connection.execute(query).scalar_one())
        return count

    async def new_deck(self, player: str, deck: Deck) -> tuple[str, int]:
        id, now = new_id(), _now()
        row = {"id": id, "player": player, "deck": dumps(deck), "changed": now}
        await self.database.write(lambda connection: connection.execute(sa.insert(t.decks).values(row)))
        return id, now

    async def change_deck(self, id: str, deck: Deck) -> int:
        now = _now()
        change = sa.update(t.decks).where(t.decks.c.id == id).values(deck=dumps(deck), changed=now)
        await self.database.write(lambda connection: connection.execute(change))
        return now

    async def delete_deck(self, id: str) -> None:
        change = sa.delete(t.decks).where(t.decks.c.id == id)
        await self.database.write(lambda connection: connection.execute(change))

    # -- tables -------------------------------------------------------------------------------------

    async def new_table(self, setup: Setup, players: tuple[str | None, str | None]) -> tuple[str, int]:
        id, now = new_id(), _now()
        row = {
            "id": id,
            "setup": dumps(setup),
            "player0": players[0],
            "player1": players[1],
            "public": setup.public,
            "over": False,
            "rematch": None,
            "created": now,
        }
        await self.database.write(lambda connection: connection.execute(sa.insert(t.tables).values(row)))
        return id, now

    async def change_table(self, id: str, **values: Any) -> None:
        change = sa.update(t.tables).where(t.tables.c.id == id).values(**values)
        await self.database.write(lambda connection: connection.execute(change))

    async def delete_table(self, id: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sa.delete(t.chat).where(t.chat.c.table == id))
            connection.execute(sa.delete(t.deeds).where(t.deeds.c.table == id))
            connection.execute(sa.delete(t.tables).where(t.tables.c.id == id))

        await self.database.write(work)

    async def forget(self, before: int) -> None:
        """Tables that are over and began before then, with all that was done and said there; replays stay."""
        old = sa.select(t.tables.c.id).where(t.tables.c.over.is_(True), t.tables.c.created < before)
        ids = [row[0] for row in await self._rows(old.limit(_FORGOTTEN_AT_ONCE))]
        if not ids:
            return

        def work(connection: Connection) -> None:
            connection.execute(sa.delete(t.chat).where(t.chat.c.table.in_(ids)))
            connection.execute(sa.delete(t.deeds).where(t.deeds.c.table.in_(ids)))
            connection.execute(sa.delete(t.tables).where(t.tables.c.id.in_(ids)))

        await self.database.write(work)

    async def table(self, id: str) -> KeptTable | None:
        return await self.database.read(lambda connection: _table(connection, id))

    async def tables_of(self, player: str, most: int) -> list[tuple[str, int]]:
        """Ids of the tables of a player that are not over, with his seat, the newest first."""
        table = t.tables
        query = (
            sa.select(table.c.id, table.c.player0)
            .where(sa.or_(table.c.player0 == player, table.c.player1 == player), table.c.over.is_(False))
            .order_by(table.c.created.desc())
            .limit(most)
        )
        rows = await self._rows(query)
        return [(id, 0 if player0 == player else 1) for id, player0 in rows]

    async def count_tables(self, player: str) -> int:
        table = t.tables
        query = sa.select(sa.func.count()).where(
            sa.or_(table.c.player0 == player, table.c.player1 == player), table.c.over.is_(False)
        )
        count: int = await self.database.read(lambda connection: connection.execute(query).scalar_one())
        return count

    async def setups(self, ids: list[str]) -> dict[str, tuple[Setup, int]]:
        """What these tables began with, and when."""
        query = sa.select(t.tables.c.id, t.tables.c.setup, t.tables.c.created).where(t.tables.c.id.in_(ids))
        rows = await self._rows(query)
        return {id: (loads(setup, Setup), created) for id, setup, created in rows}

    async def public_tables(self, since: int, most: int) -> list[str]:
        """Ids of the public tables that are not over, the newest first."""
        table = t.tables
        query = (
            sa.select(table.c.id)
            .where(table.c.public.is_(True), table.c.over.is_(False), table.c.created >= since)
            .order_by(table.c.created.desc())
            .limit(most)
        )
        return [row[0] for row in await self._rows(query)]

    async def say(self, table: str, line: Chat, *, hidden: bool) -> None:
        row = {
            "table": table,
            "number": line.number,
            "seat": _HIDDEN if hidden else line.seat,
            "name": line.name,
            "text": line.text,
            "at": line.at,
        }
        await self.database.write(lambda connection: connection.execute(sa.insert(t.chat).values(row)))

    # -- replays ------------------------------------------------------------------------------------

    async def replays(self, player: str, most: int) -> list[tuple[str, int]]:
        """The lines of a player's replays with his seat, the newest first."""
        table = t.replays
        query = (
            sa.select(table.c.line, table.c.table, table.c.player0)
            .where(sa.or_(table.c.player0 == player, table.c.player1 == player))
            .order_by(table.c.created.desc(), table.c.number.desc())
            .limit(most)
        )
        rows = await self._rows(query)
        return [(line, -1 if home is None else 0 if player0 == player else 1) for line, home, player0 in rows]

    async def replay(self, id: str) -> KeptReplay | None:
        table = t.replays
        query = sa.select(table.c.line, table.c.log, table.c.player0, table.c.player1).where(table.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else KeptReplay(row[0], row[1], (row[2], row[3]))

    async def match_log(self, id: str) -> str | None:
        """The log of a whole Match, as JSON."""
        query = sa.select(t.matches.c.log).where(t.matches.c.id == id)
        found: str | None = await self.database.read(lambda connection: connection.execute(query).scalar())
        return found

    async def new_replay(self, player: str, id: str, line: str, log: str) -> None:
        """One that was uploaded."""
        row = {
            "id": id,
            "table": None,
            "number": 1,
            "player0": player,
            "player1": None,
            "line": line,
            "log": log,
            "created": _now(),
        }
        await self.database.write(lambda connection: connection.execute(sa.insert(t.replays).values(row)))


_HIDDEN: Final = -2
"""The seat of a line that players do not see while they play: said by one who saw their hands."""


def _player(connection: Connection, key: str) -> Player | None:
    query = sa.select(t.players.c.id, t.players.c.name).where(t.players.c.secret == key)
    row = connection.execute(query).first()
    return None if row is None else Player(row[0], row[1])


def _table(connection: Connection, id: str) -> KeptTable | None:
    row = connection.execute(sa.select(t.tables).where(t.tables.c.id == id)).first()
    if row is None:
        return None
    done = sa.select(t.deeds.c.deed).where(t.deeds.c.table == id).order_by(t.deeds.c.number)
    said = sa.select(t.chat).where(t.chat.c.table == id).order_by(t.chat.c.number)
    lines = connection.execute(said).all()
    return KeptTable(
        id=row.id,
        setup=loads(row.setup, Setup),
        deeds=[loads(row.deed, Deed) for row in connection.execute(done)],
        players=(row.player0, row.player1),
        chat=[Chat(one.number, one.name, one.text, max(-1, one.seat), one.at) for one in lines],
        hidden=frozenset(one.number for one in lines if one.seat == _HIDDEN),
        created=row.created,
        rematch=row.rematch or "",
        over=row.over,
    )


def _now() -> int:
    return time.time_ns() // 1_000_000
