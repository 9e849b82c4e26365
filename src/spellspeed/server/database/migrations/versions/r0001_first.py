"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None
branch_labels = None
depends_on = None

Id = sa.String(16)


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
    op.create_table(
        "players",
        sa.Column("id", Id, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("secret", name="uq_players_secret"),
    )
    op.create_table(
        "decks",
        sa.Column("id", Id, nullable=False),
        sa.Column("player", Id, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_decks_player"),
    )
    op.create_index("ix_decks_player", "decks", ["player"])
    op.create_table(
        "tables",
        sa.Column("id", Id, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("player0", Id, nullable=True),
        sa.Column("player1", Id, nullable=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("rematch", Id, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["player0"], ["players.id"], name="fk_tables_player0"),
        sa.ForeignKeyConstraint(["player1"], ["players.id"], name="fk_tables_player1"),
    )
    op.create_index("ix_tables_player0", "tables", ["player0"])
    op.create_index("ix_tables_player1", "tables", ["player1"])
    op.create_index("ix_tables_over", "tables", ["over", "created"])
    op.create_table(
        "deeds",
        sa.Column("table", Id, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_deeds"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_deeds_table"),
    )
    op.create_table(
        "chat",
        sa.Column("table", Id, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table"),
    )
    op.create_table(
        "replays",
        sa.Column("id", Id, nullable=False),
        sa.Column("table", Id, nullable=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player0", Id, nullable=True),
        sa.Column("player1", Id, nullable=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_replays"),
    )
    for column in ("table", "player0", "player1"):
        op.create_index(f"ix_replays_{column}", "replays", [column])


def downgrade() -> None:
    for name in ("replays", "chat", "deeds", "tables", "decks", "players", "facts"):
        op.drop_table(name)
