"""Inserting where something may be already: both databases can, each with a statement of its own kind."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(connection: Connection, table: Table) -> postgresql.Insert:
    """An insert that knows what to do in a conflict. Both kinds have the same methods."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)  # type: ignore[return-value]
