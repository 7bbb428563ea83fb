"""Migrations only add, so that processes of an earlier version go on beside those that have migrated the database."""

import pytest
from sqlalchemy import Connection, Inspector, inspect, text

from operahouse.store.connect import open_database
from operahouse.store.migrate import HEAD, revisions, schema_change, upgrade

MATCH = {
    "match": "m1", "code": "ABCDEF", "game": "opera", "rules": "1.0", "players": 2, "options": "[]", "public": True,
    "rated": False, "status": "seating", "host": "p1", "created": 1, "changed": 1, "ended": 0, "number": 1,
    "seats": "[]",
}  # fmt: skip
"""A table as the first version wrote it."""
PERSON = {"id": "p1", "name": "Anna", "account": "anna", "password": "x", "language": "en", "created": 1}


@pytest.mark.parametrize("revision", revisions())
def test_what_a_version_writes_and_reads_is_there_at_the_newest(url: str, revision: str) -> None:
    with open_database(url, create=True) as database, schema_change(database) as connection:
        upgrade(connection, revision)
        before = columns(inspect(connection))
        upgrade(connection, HEAD)
        after = columns(inspect(connection))
    for table, known in before.items():
        assert set(known) <= set(after[table])
        added = {name: filled for name, filled in after[table].items() if name not in known}
        assert all(added.values()), f"{table}: who doesn't know {added} can't write"


def columns(found: Inspector) -> dict[str, dict[str, bool]]:
    """The tables with their columns, and whether a row may be written without naming them."""
    return {
        table: {
            column["name"]: column["nullable"] or column["default"] is not None for column in found.get_columns(table)
        }
        for table in found.get_table_names()
    }


def test_the_first_version_writes_on(url: str) -> None:
    with open_database(url, create=True) as database, schema_change(database) as connection:
        upgrade(connection, HEAD)
        write(connection, "cards", MATCH)
        write(connection, "people", PERSON)
        assert connection.execute(text("SELECT pace FROM cards")).scalar() == '{"kind":"none"}'


def write(connection: Connection, table: str, row: dict[str, object]) -> None:
    """A row, with these columns alone."""
    names = ", ".join(row)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({', '.join(f':{name}' for name in row)})"), row)
