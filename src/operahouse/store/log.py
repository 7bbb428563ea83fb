"""The log of every match: one row is one append, so that all of it is there or nothing.

A move is written with the driver's own connection: two statements, prepared once, and nothing in between. How the
moves of a whole group are written at once stands in `operahouse.store.together`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Dialect, select, text

from operahouse.kernel.errors import Malformed
from operahouse.store.cards import Card
from operahouse.store.database import Driver, driver_of
from operahouse.store.index import Values, card_values
from operahouse.store.sitters import sitters_after, write_sitters
from operahouse.store.tables import CARDS, LOG
from operahouse.table.codec import read_entry, write_entry
from operahouse.table.fact import Entry
from operahouse.table.ports import WriteConflict

WRITE_ENTRIES: Final = text("""
    INSERT INTO log (match, first, last, entries)
    SELECT :match, :first, :last, :entries
    WHERE :first = 1 + coalesce((SELECT last FROM log WHERE match = :match ORDER BY first DESC LIMIT 1), 0)
    ON CONFLICT DO NOTHING
""")
"""Writes nothing where the number is already there, nor where one would be left out."""
COLUMNS: Final = [column.name for column in CARDS.columns]
CHANGING: Final = ["status", "changed", "ended", "due", "number", "seats"]
WRITE_CARD: Final = text(f"""
    INSERT INTO cards ({", ".join(COLUMNS)}) VALUES ({", ".join(f":{name}" for name in COLUMNS)})
    ON CONFLICT (match) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in CHANGING)}
""")


class Append(msgspec.Struct, frozen=True):
    """Entries to be written, of which the first has the number expected, and the card of the match after them."""

    match: str
    expected: int
    entries: tuple[Entry, ...]
    card: Card


class LogWriting:
    """The statements of the move path in the words of one database."""

    def __init__(self, dialect: Dialect) -> None:
        self._entries = str(WRITE_ENTRIES.compile(dialect=dialect))
        self._card = str(WRITE_CARD.compile(dialect=dialect))

    def append(self, append: Append) -> "Appending":
        """The work of writing entries and the card that goes with them."""
        return Appending(self, append)

    def bare_append(self, match: str, expected: int, entries: Sequence[Entry]) -> Callable[[Connection], None]:
        """The work of writing entries alone."""
        row = entries_values(match, expected, entries)
        return lambda connection: self.write_entries(driver_of(connection), row)

    def write_entries(self, driver: Driver, row: Values) -> None:
        """Overtaken if the entries do not follow the last number."""
        if driver.execute(self._entries, row).rowcount != 1:
            raise WriteConflict(str(row["match"]), int(str(row["first"])))

    def write_card(self, driver: Driver, card: Card) -> None:
        """The card as it is now."""
        driver.execute(self._card, card_values(card))


class Appending:
    """The work of writing an append, alone or together with others."""

    __slots__ = ("_writing", "card", "first", "match", "row", "sitters")

    def __init__(self, writing: LogWriting, append: Append) -> None:
        self._writing = writing
        self.match = append.match
        self.first = append.expected
        self.row = entries_values(append.match, append.expected, append.entries)
        self.card = append.card
        self.sitters = sitters_after(append.entries, append.card.host)

    def __call__(self, connection: Connection) -> None:
        """Write it alone."""
        driver = driver_of(connection)
        self._writing.write_entries(driver, self.row)
        self._writing.write_card(driver, self.card)
        if self.sitters:
            write_sitters(connection, self.match, self.sitters)


def entries_values(match: str, expected: int, entries: Sequence[Entry]) -> Values:
    """A row of the log."""
    if not entries or any(entry.number != number for number, entry in enumerate(entries, expected)):
        numbers = [entry.number for entry in entries]
        raise ValueError(f"entries numbered {numbers} cannot be written at {expected}")
    try:
        written = msgspec.json.encode([write_entry(entry) for entry in entries]).decode()
    except UnicodeEncodeError as error:
        raise Malformed("", "store-unwritable", {}) from error
    return {"match": match, "first": expected, "last": entries[-1].number, "entries": written}


def load(connection: Connection, match: str, after: int = 0) -> list[Entry]:
    """The entries of a match after that number, in order."""
    rows = select(LOG.c.first, LOG.c.entries).where(LOG.c.match == match, LOG.c.last > after).order_by(LOG.c.first)
    found = [entry for row in connection.execute(rows) for entry in read_entries(row.first, row.entries)]
    return [entry for entry in found if entry.number > after]


def read_entries(first: int, written: str) -> list[Entry]:
    """The entries of a row; a row that was damaged is refused by its place in the log."""
    try:
        lines = msgspec.json.decode(written, type=list[Any])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(f"entries[{first - 1}]", "store-damaged", {}) from error
    return [read_entry(line, f"entries[{first - 1 + index}]") for index, line in enumerate(lines)]
