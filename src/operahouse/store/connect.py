"""Opens a store by its database URL."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Engine

from operahouse.store.database import create_durable_engine
from operahouse.store.migrate import check_revision
from operahouse.store.migrate import migrate as bring_up_to_date
from operahouse.store.store import Store

ANSWER_SECONDS: Final = 5.0


def open_store(url: str, migrate: bool = True, answer_seconds: float = ANSWER_SECONDS) -> Store:
    """The store at `sqlite:///path/file.db` or `postgresql://user@host/db`, migrated first unless told otherwise.

    Reads no data, so a large database opens as fast as an empty one. Afterwards the database has to answer everything
    within `answer_seconds`.
    """
    with open_database(url, create=migrate) as patient:
        if migrate:
            bring_up_to_date(patient)
        else:
            check_revision(patient)
    return Store(url, create_durable_engine(url, False, answer_seconds))


@contextmanager
def open_database(url: str, create: bool = False) -> Iterator[Engine]:
    """The database as it is, for backups and checks."""
    engine = create_durable_engine(url, create)
    try:
        yield engine
    finally:
        engine.dispose()
