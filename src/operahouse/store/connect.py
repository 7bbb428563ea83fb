"""Opens a store by its database URL."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine

from operahouse.store.database import create_durable_engine
from operahouse.store.migrate import check_revision
from operahouse.store.migrate import migrate as bring_up_to_date
from operahouse.store.store import Store


def open_store(url: str, migrate: bool = True) -> Store:
    """The store at `sqlite:///path/file.db` or `postgresql://user@host/db`, migrated first unless told otherwise.

    Reads no data, so a large database opens as fast as an empty one.
    """
    engine = create_durable_engine(url, create=migrate)
    try:
        if migrate:
            bring_up_to_date(engine)
        else:
            check_revision(engine)
    except BaseException:
        engine.dispose()
        raise
    return Store(url, engine)


@contextmanager
def open_database(url: str, create: bool = False) -> Iterator[Engine]:
    """The database as it is, for backups and checks."""
    engine = create_durable_engine(url, create)
    try:
        yield engine
    finally:
        engine.dispose()
