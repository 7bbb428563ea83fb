"""Opening a database by its address."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine

from operahouse.store.database import connect
from operahouse.store.migrating import check_revision
from operahouse.store.migrating import migrate as bring_up_to_date
from operahouse.store.store import Store


def open_store(url: str, migrate: bool = True) -> Store:
    """The store at `sqlite:///path/file.db` or `postgresql://user@host/db`, brought up to date first.

    Nothing in it is read: a house with many games opens as quickly as a new one.
    """
    engine = connect(url, create=migrate)
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
    """The database as it is, for copies and checks."""
    engine = connect(url, create)
    try:
        yield engine
    finally:
        engine.dispose()
