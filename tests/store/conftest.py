"""Every test of the store runs on a file of SQLite and on a real PostgreSQL server."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from operahouse.store.connect import open_store
from operahouse.store.store import Store
from tests.store.postgres import empty_database, postgres_for

NewUrl = Callable[[str], str]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The address of a PostgreSQL server, which all workers of a run share."""
    base = tmp_path_factory.getbasetemp()
    with postgres_for(base if worker_id == "master" else base.parent) as postgres:
        yield postgres.url


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
