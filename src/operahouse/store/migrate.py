"""Runs the migrations, one set for both kinds of databases."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, inspect, text

from operahouse.kernel.errors import OperahouseError
from operahouse.store.database import database_errors, execute, writing_engine

SCRIPTS: Final = "operahouse.store:migrations"
LOCK: Final = 0x6F706572
"""The advisory lock under which processes that start together on PostgreSQL take turns."""
HEAD: Final = "head"


def migrate(engine: Engine) -> None:
    """Bring the database up to date. Processes that start together take turns."""
    with schema_change(engine) as connection:
        if revision_of(connection) != newest_revision():
            upgrade(connection, HEAD)


@contextmanager
def schema_change(engine: Engine) -> Iterator[Connection]:
    """A transaction that may recreate tables. Other processes that want the same wait."""
    with database_errors(), writing_engine(engine).connect() as connection:
        _keep_references(connection, "OFF")
        try:
            with connection.begin():
                _wait_for_turn(connection)
                yield connection
        finally:
            _keep_references(connection, "ON")


def _keep_references(connection: Connection, mode: str) -> None:
    """SQLite changes a table by recreating it. Dropping the old one must not empty tables that refer to it."""
    if connection.dialect.name == "sqlite":
        execute(connection, text(f"PRAGMA foreign_keys={mode}"), {})


def _wait_for_turn(connection: Connection) -> None:
    """On SQLite the transaction itself locks out others."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})


def upgrade(connection: Connection, revision: str) -> None:
    """Run the migrations up to a revision, inside the current transaction."""
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise OperahouseError("store-newer", {}) from error


def check_revision(engine: Engine) -> None:
    """Raises an error unless the database is exactly up to date."""
    with database_errors(), engine.connect() as connection:
        revision = revision_of(connection)
    if revision and revision not in revisions():
        raise OperahouseError("store-newer", {})
    if revision != newest_revision():
        raise OperahouseError("store-not-migrated", {})


def revision_of(connection: Connection) -> str:
    """The last migration that was run; empty if none was."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""


def revisions() -> list[str]:
    """All migrations that exist, in order."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def newest_revision() -> str:
    """The last migration that exists."""
    return revisions()[-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return config
