"""The log of every match. One row is one append, so it is stored whole or not at all.

Moves are written with the driver's own connection: two prepared statements and nothing in between. See
`operahouse.store.batch` for many moves at once.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Dialect, select, text

from operahouse.kernel.errors import Malformed
from operahouse.store.database import driver_of
from operahouse.store.match_index import Values, summary_values
from operahouse.store.match_summary import MatchSummary
from operahouse.store.participants import participant_changes, write_participants
from operahouse.store.tables import LOG, MATCHES
from operahouse.table.codec import read_entry, write_entry
from operahouse.table.fact import Entry
from operahouse.table.ports import WriteConflict

WRITE_ENTRIES: Final = text("""
    INSERT INTO log (match, first, last, entries)
    SELECT :match, :first, :last, :entries
    WHERE :first = 1 + coalesce((SELECT last FROM log WHERE match = :match ORDER BY first DESC LIMIT 1), 0)
    ON CONFLICT DO NOTHING
""")
"""Writes nothing if the number already exists or would leave a gap."""
COLUMNS: Final = [column.name for column in MATCHES.columns]
CHANGING: Final = ["status", "changed", "ended", "due", "number", "seats"]
WRITE_SUMMARY: Final = text(f"""
    INSERT INTO cards ({", ".join(COLUMNS)}) VALUES ({", ".join(f":{name}" for name in COLUMNS)})
    ON CONFLICT (match) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in CHANGING)}
""")


class Append(msgspec.Struct, frozen=True):
    """Entries to write, the first of which has the number `expected`, and the summary of the match after them."""

    match: str
    expected: int
    entries: tuple[Entry, ...]
    summary: MatchSummary


class LogStatements:
    """The SQL statements that write moves, compiled for one database."""

    def __init__(self, dialect: Dialect) -> None:
        self.write_entries = str(WRITE_ENTRIES.compile(dialect=dialect))
        self.write_summary = str(WRITE_SUMMARY.compile(dialect=dialect))


class AppendWork:
    """A job that writes entries: by itself when called, or with others by `operahouse.store.batch`."""

    __slots__ = ("_statements", "first", "match", "participants", "row", "summary")

    def __init__(
        self, statements: LogStatements, match: str, first: int, entries: Sequence[Entry], summary: MatchSummary | None
    ) -> None:
        """Without a summary, the index of matches stays as it is."""
        self._statements = statements
        self.match = match
        self.first = first
        self.row = log_row(match, first, entries)
        self.summary = summary
        self.participants = {} if summary is None else participant_changes(entries, summary.host)

    def __call__(self, connection: Connection) -> None:
        """Write it by itself. Raises WriteConflict if the entries don't follow the last number."""
        driver = driver_of(connection)
        if driver.execute(self._statements.write_entries, self.row).rowcount != 1:
            raise WriteConflict(self.match, self.first)
        if self.summary is not None:
            driver.execute(self._statements.write_summary, summary_values(self.summary))
        if self.participants:
            write_participants(connection, self.match, self.participants)


def log_row(match: str, expected: int, entries: Sequence[Entry]) -> Values:
    """Entries as a row of the log."""
    if not entries or any(entry.number != number for number, entry in enumerate(entries, expected)):
        numbers = [entry.number for entry in entries]
        raise ValueError(f"entries numbered {numbers} cannot be written at {expected}")
    try:
        written = msgspec.json.encode([write_entry(entry) for entry in entries]).decode()
    except UnicodeEncodeError as error:
        raise Malformed("", "store-unwritable", {}) from error
    return {"match": match, "first": expected, "last": entries[-1].number, "entries": written}


def load_entries(connection: Connection, match: str, after: int = 0) -> list[Entry]:
    """The entries of a match after that number, in order."""
    rows = select(LOG.c.first, LOG.c.entries).where(LOG.c.match == match, LOG.c.last > after).order_by(LOG.c.first)
    found = [entry for row in connection.execute(rows) for entry in read_entries(row.first, row.entries)]
    return [entry for entry in found if entry.number > after]


def read_entries(first: int, written: str) -> list[Entry]:
    """The entries of a row. Raises Malformed with its place in the log if the row is damaged."""
    try:
        lines = msgspec.json.decode(written, type=list[Any])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(f"entries[{first - 1}]", "store-damaged", {}) from error
    return [read_entry(line, f"entries[{first - 1 + index}]") for index, line in enumerate(lines)]
