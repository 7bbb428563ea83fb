"""Both games on both databases: tables with three viewers each, beside the same sockets and writes without rules.

`python -m benchmarks.databases` prints the figures as JSON: acknowledged moves a second and the ceiling of the same
minute.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from statistics import median
from typing import Final

import uvloop
from tests.store.postgres import empty_database, postgres_for

from benchmarks.prepared import Move, moves_of
from benchmarks.server import ceiling_words, load, prepare, running, server_words

GAMES: Final = ["opera", "operaopoly"]
DATABASES: Final = ["sqlite", "postgresql"]
TABLES: Final = 100
TURNS: Final = 3


class Databases:
    """New databases of both kinds."""

    def __init__(self, folder: Path, postgres: str) -> None:
        self._folder = folder
        self._postgres = postgres
        self._made = 0

    def new(self, kind: str) -> str:
        """The address of an empty one."""
        self._made += 1
        name = f"measured{self._made}"
        if kind == "sqlite":
            return f"sqlite:///{self._folder / name}.db"
        return empty_database(self._postgres, name)


@contextmanager
def databases() -> Iterator[Databases]:
    """Where new ones can be made."""
    with tempfile.TemporaryDirectory(dir="build") as folder, postgres_for(Path(folder)) as postgres:
        yield Databases(Path(folder), postgres.url)


def moves_per_second(db: str, words: list[str], game: str, moves: list[Move]) -> float:
    """As fast as it goes on a new database."""
    prepare(db, TABLES, game)
    with running(*words) as (process, port):
        return uvloop.run(load(process.pid, port, moves, TABLES)).moves_per_second


def main() -> None:
    """Measure each game on each database in turns with its ceiling."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    count = max(10, int(parser.parse_args().seconds * 12))
    figures: dict[str, float] = {}
    with databases() as made:
        for game, kind in product(GAMES, DATABASES):
            moves = moves_of(game, count)
            house: list[float] = []
            bare: list[float] = []
            for _ in range(TURNS):
                db = made.new(kind)
                bare.append(moves_per_second(db, ceiling_words(db, game, len(moves)), game, moves))
                db = made.new(kind)
                house.append(moves_per_second(db, server_words(db), game, moves))
            figures[f"{game} on {kind}"] = median(house)
            figures[f"{game} on {kind}, ceiling"] = median(bare)
    print(json.dumps({"name": f"server, {TABLES} tables with 3 viewers each", **figures}))


if __name__ == "__main__":
    main()
