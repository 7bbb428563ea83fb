"""Servers as processes of their own, which can be killed."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from tests.web.serving import GENEROUS


class Process:
    """`operahouse serve` with the toy among its games; it may die at any moment."""

    def __init__(self, db: str, *words: str, **settings: Any) -> None:  # noqa: ANN401
        chosen = {
            "catalogue": "tests.web.catalogue",
            "bot_workers": 1,
            "poll": 0.2,
            "hold": 2.0,
            **GENEROUS,
            **settings,
        }
        environment = {f"OPERAHOUSE_{name.upper()}": str(value) for name, value in chosen.items()}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "operahouse", "serve", "--port", "0", "--db", db, *words],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env={**os.environ, **environment, "OPERAHOUSE_LANG": "en", "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        self.pid = self._process.pid

    def address(self) -> str:
        """Where it serves; known as soon as it listens."""
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found is not None, said
        return found.group()

    def kill(self) -> None:
        """As a power cut would."""
        if self._process.returncode is None:
            self._process.kill()
            self._process.communicate()

    def end(self) -> int:
        """As an administrator would; the exit code."""
        self._process.terminate()
        self._process.communicate(timeout=120)
        return self._process.returncode


@contextmanager
def started(db: str, *words: str, **settings: Any) -> Iterator[Process]:  # noqa: ANN401
    """A server process that is gone afterwards, whatever happens."""
    process = Process(db, *words, **settings)
    try:
        yield process
    finally:
        process.kill()


def holders(db: str) -> set[str]:
    """Who takes care of tables just now."""
    with psycopg.connect(db) as connection:
        return {row[0] for row in connection.execute("SELECT holder FROM claims")}
