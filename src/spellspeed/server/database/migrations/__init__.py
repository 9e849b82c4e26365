"""How databases of earlier versions are brought up to date, by Alembic: one file a step in `versions`."""
