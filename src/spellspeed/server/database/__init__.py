"""What the server keeps: one database, SQLite by default. See docs/server.md."""

from .engine import Database, DatabaseProblem

__all__ = ["Database", "DatabaseProblem"]
