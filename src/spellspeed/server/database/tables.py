"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

__all__ = ["chat", "decks", "deeds", "facts", "matches", "metadata", "players", "replays", "tables"]

metadata: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Id: Final = sa.String(16)
Time: Final = sa.BigInteger()
"""Milliseconds since 1970."""

facts: Final = sa.Table(
    "facts",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Of the server itself: the key its tokens are made with."""

players: Final = sa.Table(
    "players",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", Time, nullable=False),
)

decks: Final = sa.Table(
    "decks",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("player", Id, sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("deck", sa.Text, nullable=False),
    sa.Column("changed", Time, nullable=False),
)

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("player0", Id, sa.ForeignKey("players.id"), nullable=True, index=True),
    sa.Column("player1", Id, sa.ForeignKey("players.id"), nullable=True, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("rematch", Id, nullable=True),
    sa.Column("created", Time, nullable=False),
    sa.Index("ix_tables_over", "over", "created"),
)

deeds: Final = sa.Table(
    "deeds",
    metadata,
    sa.Column("table", Id, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("deed", sa.Text, nullable=False),
    sa.Column("at", Time, nullable=False),
)
"""Everything that was done at a table, in order. The table is what comes of them."""

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("table", Id, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", Time, nullable=False),
)

replays: Final = sa.Table(
    "replays",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("table", Id, nullable=True, index=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("player0", Id, nullable=True, index=True),
    sa.Column("player1", Id, nullable=True, index=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("log", sa.Text, nullable=False),
    sa.Column("created", Time, nullable=False),
)

matches: Final = sa.Table(
    "matches",
    metadata,
    sa.Column("id", Id, primary_key=True),
    sa.Column("table", Id, nullable=False, index=True),
    sa.Column("log", sa.Text, nullable=False),
    sa.Column("created", Time, nullable=False),
)
"""The logs of whole Matches that are over; their Duels are among the replays, too."""
