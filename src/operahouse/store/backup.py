"""Backups: a whole database as gzipped lines of JSON, which restores to SQLite or PostgreSQL.

The first line names the format and the revision of the tables, the last line counts the rows. The code knows nothing
of the tables themselves, so a backup of an earlier version is restored as it was and migrated afterwards.
"""

import gzip
import os
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, MetaData, Table, insert, inspect, select

from operahouse.kernel.errors import OperahouseError
from operahouse.store.database import consistent_read
from operahouse.store.migrate import HEAD, revision_of, schema_change, upgrade
from operahouse.store.tables import TRANSIENT

FORM: Final = "operahouse-backup-1"
VERSIONS: Final = "alembic_version"
LEFT_OUT: Final = {VERSIONS, *(table.name for table in TRANSIENT)}
ROWS_AT_ONCE: Final = 500
Line = list[Any]
"""A table name and a row of it. The first line holds the format and revision, the last `end` and the counts."""
END: Final = "end"


def back_up(engine: Engine, file: Path) -> int:
    """Write a consistent copy while others go on writing. Returns the number of rows."""
    if file.exists():
        raise OperahouseError("store-file-exists", {"file": str(file)})
    part = file.with_name(file.name + ".part")
    try:
        with open(part, "xb", opener=_private) as target:
            with gzip.open(target, "wb", compresslevel=6) as packed:
                rows = _copy(engine, packed)
            target.flush()
            os.fsync(target.fileno())
        part.rename(file)
    except OSError as error:
        raise OperahouseError("store-file", {"file": str(file), "why": error.strerror or str(error)}) from error
    finally:
        part.unlink(missing_ok=True)
    return rows


def restore(engine: Engine, file: Path) -> int:
    """Fill an empty database, all or nothing. Returns the number of rows."""
    try:
        with gzip.open(file, "rb") as packed, schema_change(engine) as connection:
            lines = (msgspec.json.decode(line, type=Line) for line in packed)
            return _restore(connection, lines)
    except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.DecodeError, ValueError, StopIteration) as error:
        raise OperahouseError("store-not-a-backup", {"file": str(file)}) from error
    except OSError as error:
        raise OperahouseError("store-file", {"file": str(file), "why": error.strerror or str(error)}) from error


def _private(path: str, flags: int) -> int:
    """A backup holds every secret, so only its owner may read it."""
    return os.open(path, flags, 0o600)


def _copy(engine: Engine, packed: gzip.GzipFile) -> int:
    """Write all lines. Tables come before the tables that refer to them."""
    counts: Counter[str] = Counter()
    with consistent_read(engine) as connection:
        revision = revision_of(connection)
        if not revision:
            raise OperahouseError("store-not-migrated", {})
        packed.write(_line(FORM, revision))
        for table in _tables(connection):
            for row in connection.execute(select(table), execution_options={"yield_per": ROWS_AT_ONCE}).mappings():
                packed.write(_line(table.name, {str(name): value for name, value in row.items()}))
                counts[str(table.name)] += 1
    packed.write(_line(END, dict(counts)))
    return counts.total()


def _line(word: str, part: object) -> bytes:
    return msgspec.json.encode([str(word), part]) + b"\n"


def _restore(connection: Connection, lines: Iterator[Line]) -> int:
    form, revision = next(lines)
    if form != FORM:
        raise ValueError
    _clear(connection)
    upgrade(connection, revision)
    tables = {table.name: table for table in _tables(connection)}
    counts: Counter[str] = Counter()
    while (batch := list(islice(lines, ROWS_AT_ONCE))) and batch[-1][0] != END:
        counts += _insert(connection, tables, batch)
    if not batch or counts + _insert(connection, tables, batch[:-1]) != Counter(batch[-1][1]):
        raise ValueError
    upgrade(connection, HEAD)
    return sum(batch[-1][1].values())


def _insert(connection: Connection, tables: dict[str, Table], batch: Iterable[Line]) -> Counter[str]:
    """Rows of one or more tables, in their order."""
    by_table: dict[str, list[dict[str, Any]]] = {}
    for name, row in batch:
        by_table.setdefault(name, []).append(row)
    for name, rows in by_table.items():
        if name not in tables:
            raise ValueError
        connection.execute(insert(tables[name]), rows)
    return Counter({name: len(rows) for name, rows in by_table.items()})


def _clear(connection: Connection) -> None:
    """Drop the tables, so that those of the backup can be created. Refuses a database that holds anything."""
    tables = _tables(connection, LEFT_OUT)
    if any(connection.execute(select(table).limit(1)).first() for table in tables):
        raise OperahouseError("store-not-empty", {})
    found = MetaData()
    found.reflect(connection)
    if found.tables and VERSIONS not in found.tables:
        raise OperahouseError("store-not-empty", {})
    found.drop_all(connection)


def _tables(connection: Connection, left_out: Iterable[str] = LEFT_OUT) -> list[Table]:
    """The tables that exist, as the database describes them."""
    names = [name for name in inspect(connection).get_table_names() if name not in left_out]
    found = MetaData()
    found.reflect(connection, only=names)
    return [table for table in found.sorted_tables if table.name in names]
