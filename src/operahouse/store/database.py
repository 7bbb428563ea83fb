"""Connections to SQLite and PostgreSQL whose commits survive a power cut."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from time import sleep
from typing import Any, Final, Protocol, cast

import psycopg
from sqlalchemy import URL, Connection, Dialect, Engine, Table, TextClause, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from operahouse.kernel.errors import OperahouseError
from operahouse.store.errors import StoreError as StoreError
from operahouse.store.errors import StoreSilent as StoreSilent
from operahouse.store.timeouts import is_silence, limit_waiting

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg",
}  # fmt: skip
MOST_READERS: Final = 32
PRAGMAS: Final = [
    "busy_timeout=5000", "foreign_keys=ON", "synchronous=FULL", "fullfsync=ON", "checkpoint_fullfsync=ON",
]  # fmt: skip
"""A commit waits until the disk has it. macOS needs `fullfsync` for that."""
WAL_ATTEMPTS: Final = 200
WAL_PAUSE: Final = 0.025
SAFE_COMMITS: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
DATABASE_ERRORS: Final = (SQLAlchemyError, sqlite3.Error, psycopg.Error)


def store_error(error: BaseException) -> StoreError:
    """A database error without any value that was sent along, because some are secret."""
    cause: object = getattr(error, "orig", None) or error
    if isinstance(cause, psycopg.Error):
        why = cause.diag.message_primary or str(cause)
    else:
        why = str(cause) if isinstance(cause, sqlite3.Error) else type(cause).__name__
    lines = why.strip().splitlines()
    kind = StoreSilent if is_silence(error) else StoreError
    found = kind(lines[0] if lines else type(cause).__name__)
    found.__cause__ = error
    return found


@contextmanager
def database_errors() -> Iterator[None]:
    """Raises database errors of the block as StoreError."""
    try:
        yield
    except DATABASE_ERRORS as error:
        raise store_error(error) from error


def create_durable_engine(url: str, create: bool, answer_seconds: float | None = None) -> Engine:
    """An engine with durable connections. It does not connect yet, and creates a SQLite file only if asked.

    With `answer_seconds`, PostgreSQL has to answer in that time. Migrations and backups may take as long as they need.
    """
    address = read_url(url)
    if address.drivername.startswith("sqlite"):
        _find_file(Path(str(address.database)), create)
        engine = create_engine(address, paramstyle="named", hide_parameters=True, max_overflow=MOST_READERS)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    engine = create_engine(address, hide_parameters=True, max_overflow=MOST_READERS, pool_pre_ping=True)
    event.listen(engine, "connect", _prepare_postgresql)
    if answer_seconds is not None:
        limit_waiting(engine, answer_seconds)
    return engine


def read_url(url: str) -> URL:
    """The URL of a database of a supported kind."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise OperahouseError("store-unknown-url", {"known": "sqlite:///…, postgresql://…"}) from error
    driver = DRIVERS.get(address.drivername.partition("+")[0])
    if driver is None or (driver.startswith("sqlite") and address.database in (None, "", ":memory:")):
        raise OperahouseError("store-unknown-url", {"known": "sqlite:///…, postgresql://…"})
    return address.set(drivername=driver)


def writing_engine(engine: Engine) -> Engine:
    """The same engine, whose transactions lock for writing from the start."""
    return engine.execution_options(operahouse_writes=True)


@contextmanager
def consistent_read(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees the database as it was at its start, whatever others write meanwhile."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with database_errors(), engine.connect() as connection:
        yield connection


def insert_into(connection: Connection, table: Table) -> postgresql.Insert:
    """An INSERT that can say what to do on a conflict. Both dialects have the same methods."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)  # type: ignore[return-value]


class StatementResult(Protocol):
    """What a driver returns for a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows were written."""
        ...


class Driver(Protocol):
    """What `sqlite3` and `psycopg` connections have in common."""

    def execute(self, statement: str, values: dict[str, object], /) -> StatementResult:
        """Run a statement."""
        ...


def execute(connection: Connection, statement: TextClause, values: dict[str, object]) -> int:
    """Run a statement with the driver's own connection, in the same transaction. Returns how many rows it wrote."""
    driver = cast(Driver, connection.connection.driver_connection)
    return driver.execute(_compiled(statement, connection.dialect), values).rowcount


@lru_cache
def _compiled(statement: TextClause, dialect: Dialect) -> str:
    """A statement with its parameters spelled as the driver wants them."""
    return str(statement.compile(dialect=dialect))


def _find_file(file: Path, create: bool) -> None:
    """A new file is readable by its owner alone: it holds the seeds of games in progress."""
    if not create and not file.is_file():
        raise OperahouseError("store-missing", {"file": str(file)})
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise OperahouseError("store-file", {"file": str(file), "why": error.strerror or str(error)}) from error


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    """We begin transactions ourselves: see `_begin_sqlite`."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    _write_ahead(connection)


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Several processes may open a new file at once, and SQLite does not queue changes of the journal mode."""
    for _ in range(WAL_ATTEMPTS):
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            sleep(WAL_PAUSE)
        else:
            return
    connection.execute("PRAGMA journal_mode=WAL")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("operahouse_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_postgresql(connection: psycopg.Connection[Any], _: object) -> None:
    """Commits are durable, even if the server is configured otherwise."""
    connection.autocommit = True
    connection.execute(SAFE_COMMITS)
    connection.autocommit = False
