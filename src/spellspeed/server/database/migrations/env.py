"""Run by Alembic for each migration; the connection comes from `Database`."""

from alembic import context

from spellspeed.server.database.tables import metadata


def migrate() -> None:
    connection = context.config.attributes["connection"]
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=connection.dialect.name == "sqlite",  # SQLite changes a table by writing it anew
        compare_type=True,
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # run by Alembic, not merely imported
    migrate()
