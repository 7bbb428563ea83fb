"""The log of every match. One row is one append, so it is stored whole or not at all.

Moves are written with the driver's own connection: two prepared statements and nothing in between. See
`operahouse.store.batch` for many moves at once.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, select, text

from operahouse.kernel.errors import Malformed
from operahouse.store.database import execute
from operahouse.store.match_index import CHANGING, Values, summary_values
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
REWRITE_ENTRY: Final = text(
    "UPDATE log SET entries = :entries WHERE match = :match AND first = :first AND last = :first"
)
"""Replaces an entry that is alone in its row."""
COLUMNS: Final = [column.name for column in MATCHES.columns]
ADD_SUMMARY: Final = text(
    f"INSERT INTO cards ({', '.join(COLUMNS)}) VALUES ({', '.join(f':{name}' for name in COLUMNS)})"
)
UPDATE_SUMMARY: Final = text(
    f"UPDATE cards SET {', '.join(f'{name} = :{name}' for name in CHANGING)} WHERE match = :match"
)


class Append:
    """Entries to write, the first of which has the number `expected`, and the summary of the match after them.

    A job of the writer: it writes by itself when called, or with others by `operahouse.store.batch`. Without a summary,
    the index of matches stays as it is. Rewritten entries are earlier ones of which something is to be forgotten.
    """

    __slots__ = ("entries", "expected", "match", "participants", "rewritten", "row", "summary")

    def __init__(
        self,
        match: str,
        expected: int,
        entries: Sequence[Entry],
        summary: MatchSummary | None,
        rewritten: Sequence[Entry] = (),
    ) -> None:
        if not entries or any(entry.number != number for number, entry in enumerate(entries, expected)):
            numbers = [entry.number for entry in entries]
            raise ValueError(f"entries numbered {numbers} cannot be written at {expected}")
        written = _write_entries(entries)
        self.match = match
        self.expected = expected
        self.entries = entries
        self.row: Values = {"match": match, "first": expected, "last": entries[-1].number, "entries": written}
        """The row of the log."""
        self.rewritten = rewritten
        self.summary = summary
        self.participants = {} if summary is None else participant_changes(entries, summary.host)

    def __call__(self, connection: Connection) -> None:
        """Write it by itself. Raises WriteConflict if the entries don't follow the last number."""
        if execute(connection, WRITE_ENTRIES, self.row) != 1:
            raise WriteConflict(self.match, self.expected)
        if self.summary is not None and self.expected == 1:
            execute(connection, ADD_SUMMARY, summary_values(self.summary))
        elif self.summary is not None:
            seats = msgspec.json.encode(self.summary.seats).decode()
            execute(connection, UPDATE_SUMMARY, {**asdict(self.summary), "seats": seats})
        if self.participants:
            write_participants(connection, self.match, self.participants)
        for entry in self.rewritten:
            row: Values = {"match": self.match, "first": entry.number, "entries": _write_entries([entry])}
            execute(connection, REWRITE_ENTRY, row)


def _write_entries(entries: Sequence[Entry]) -> str:
    """Entries as they are stored in a row."""
    try:
        return msgspec.json.encode([write_entry(entry) for entry in entries]).decode()
    except UnicodeEncodeError as error:
        raise Malformed("", "store-unwritable", {}) from error


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
