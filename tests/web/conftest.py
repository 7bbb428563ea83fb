"""Servers and visitors."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.store.conftest import new_url, server
from tests.web.serving import Served, serving
from tests.web.visitor import Visitor

__all__ = ["new_url", "server"]
Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on a file of SQLite, which the tests of a file share."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}") as running:
        yield running


@pytest.fixture
def come(served: Served) -> Iterator[Come]:
    """Makes visitors, who all go home in the end."""
    with ExitStack() as visits:
        yield lambda name="Anna", guest=True: visits.enter_context(Visitor(served.address, name, guest))


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A file of its own."""
    return f"sqlite:///{tmp_path / 'house.db'}"
