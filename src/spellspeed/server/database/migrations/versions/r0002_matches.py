"""The logs of whole Matches."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"
branch_labels = None
depends_on = None

Id = sa.String(16)


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", Id, nullable=False),
        sa.Column("table", Id, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_table", "matches", ["table"])


def downgrade() -> None:
    op.drop_table("matches")
