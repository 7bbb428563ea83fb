"""How a server bears a crowd: what a move costs while many tables are open, what a table takes, waits at a high pace.

`python -m benchmarks.crowd` prints the figures as JSON. At 100 tables people move; the others are open and watched.
"""

import argparse
import asyncio
import json
import resource
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

import uvloop

from benchmarks.prepared import Move, moves_of
from benchmarks.server import GAME, TABLES, load, measure, prepare, running, server_words
from benchmarks.sockets import Socket, dial
from benchmarks.store import PEOPLE

BUSY: Final = 100
"""Tables at which people move."""
CROWDS: Final = (100, 1000, 5000)
"""Open tables."""
PACE: Final = 2500
"""Moves a second among the crowd."""
SETTLING: Final = 5.0
"""Seconds from the last arrival until moves are made."""
HIGH_PACE: Final = 5000
TURNS: Final = 3
"""Everything is measured so often, in turns, and the middle of each figure counts."""


class Crowd(NamedTuple):
    """What was measured with so many open tables."""

    processor_microseconds: float
    kilobytes_for_a_table: float


def measure_crowd(folder: Path, moves: list[Move], count: int, turn: int) -> Crowd:
    """A steady pace of moves while so many tables are open."""
    db = f"sqlite:///{folder / f'crowd{count}-{turn}'}.db"
    prepare(db, count)
    with running(*server_words(db)) as (process, port):
        return uvloop.run(_measure(process.pid, port, moves, count))


async def _measure(process: int, port: int, moves: list[Move], count: int) -> Crowd:
    before = kilobytes_of(process)
    watching = [await dial(port, path_of(index), PEOPLE[0], _ignore) for index in range(count)]
    grown = kilobytes_of(process) - before
    await asyncio.sleep(SETTLING)
    spent = await load(process, port, moves, BUSY, BUSY / PACE)
    for socket in watching:
        if socket.transport is not None:
            socket.transport.close()
    return Crowd(spent.processor_microseconds, grown / count)


def path_of(index: int) -> str:
    """Where a table is watched."""
    return f"/api/tables/m{index}/socket?after=5&snapshot=no"


def _ignore(_: Socket, __: bytes) -> None:
    """Somebody watches and doesn't move."""


def kilobytes_of(process: int) -> int:
    """The memory that a process takes now."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def main() -> None:
    """Measure each crowd, then waits at a high pace, and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    moves = moves_of(GAME, max(10, int(parser.parse_args().seconds * 30)))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(dir="build") as folder:
        turns = [{count: measure_crowd(Path(folder), moves, count, turn) for count in CROWDS} for turn in range(TURNS)]
        paced = [measure(Path(folder), f"house-fast{turn}", moves, TABLES / HIGH_PACE) for turn in range(TURNS)]
    waits = median(quantiles(one.waits, n=100)[-1] for one in paced)
    figures = {
        **{
            f"processor_microseconds_at_{count}_tables": median(turn[count].processor_microseconds for turn in turns)
            for count in CROWDS
        },
        **{
            f"kilobytes_for_a_table_of_{count}": median(turn[count].kilobytes_for_a_table for turn in turns)
            for count in CROWDS
        },
        "moves_per_second": median(one.moves_per_second for one in paced),
        "wait_milliseconds_of_99_in_100_at_a_high_pace": waits * 1000,
    }
    print(json.dumps({"name": "server among many open tables", **figures}))


if __name__ == "__main__":
    main()
