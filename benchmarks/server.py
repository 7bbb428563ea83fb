"""The whole server under load: tables of Opera with three viewers each, every move stored before it is answered.

The load comes from this process, over real sockets and on the loop that the server uses too, so that it takes little
of the machine; the server is another. In turns with it the ceiling is measured:
the same sockets and the same durable writes without rules (`benchmarks.bare_server`).
"""

import argparse
import asyncio
import json
import os
import socket as sockets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Final, NamedTuple
from urllib.request import urlopen

import uvloop

from benchmarks.prepared import Move, beginning, moves_of
from benchmarks.sockets import Socket, dial
from benchmarks.store import PEOPLE, named
from operahouse.store.connect import open_store
from operahouse.store.people import Person
from operahouse.web.sessions import hash_token

GAME: Final = "opera"
TABLES: Final = 200
MANY_TABLES: Final = 500
TURNS: Final = 3
PACED_TURNS: Final = 5
"""Waits are measured more often: what another machine on the host does for a second must not decide about them."""
PACE: Final = 2500
"""Moves a second while waits are measured."""
BUSY_PACE: Final = 1500
"""Moves a second at many tables together: each table three a second, more than any people make."""
BUSY_MOVES: Final = 12
FOREVER: Final = 2**53
USER_TICKS: Final = 11
"""The place of a process's own time in `/proc/PID/stat`, counted after its name; the system's time for it follows."""
STOLEN: Final = 7
"""The place of stolen time in the first line of `/proc/stat`."""
PLENTY: Final = "1000000000/second"
UNLIMITED: Final = {
    "OPERAHOUSE_CONNECTIONS": PLENTY, "OPERAHOUSE_REQUESTS": PLENTY,
    "OPERAHOUSE_MESSAGES_EACH_SECOND": "1000000", "OPERAHOUSE_MESSAGES_AT_ONCE": "1000000",
    "OPERAHOUSE_COMMANDS_EACH_SECOND": "1000000", "OPERAHOUSE_COMMANDS_AT_ONCE": "1000000",
    "OPERAHOUSE_SOCKETS_OF_PERSON": "1000000", "OPERAHOUSE_CONNECTIONS_OF_ADDRESS": "1000000",
}  # fmt: skip


class Load(NamedTuple):
    """What a load led to."""

    moves_per_second: float
    waits: list[float]
    news: int
    processor_microseconds: float
    """What the server took of the processors for each move, which says more than moves a second where others work."""


class Table:
    """One table with its viewers: a move is made when the one before it was acknowledged, and it is time for it."""

    def __init__(self, moves: list[Move], every: float) -> None:
        self._people = [move.person for move in moves]
        self._commands = [_command(number, move) for number, move in enumerate(moves)]
        self._every = every
        self._sockets: dict[str, Socket] = {}
        self._asked = 0.0
        self._made = 0
        self.waits: list[float] = []
        self.news = 0
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, port: int, name: str) -> None:
        """Everybody looks at the table."""
        for person in PEOPLE:
            path = f"/api/tables/{name}/socket?after=5&snapshot=no"
            self._sockets[person] = await dial(port, path, person, self._heard)

    def begin(self, delay: float) -> None:
        """The first move, so many seconds from now."""
        self._asked = perf_counter() + delay
        asyncio.get_running_loop().call_later(delay, self._move)

    def _move(self) -> None:
        self._sockets[self._people[self._made]].say(self._commands[self._made])

    def _next(self) -> None:
        """Waits are counted from when the move was due: who is late once does not hide it behind fewer moves."""
        moment = perf_counter()
        self._asked = self._asked + self._every if self._every else moment
        if self._asked > moment:
            asyncio.get_running_loop().call_later(self._asked - moment, self._move)
        else:
            self._move()

    def _heard(self, _: Socket, text: bytes) -> None:
        if text.startswith(b'{"type":"news"'):
            self.news += 1
        elif text.startswith(b'{"type":"done"'):
            self.waits.append(perf_counter() - self._asked)
            self._made += 1
            if self._made < len(self._commands):
                self._next()
            else:
                self.over.set_result(None)
        elif text.startswith(b'{"type":"refused"'):
            self.over.set_exception(RuntimeError(text.decode()))

    def close(self) -> None:
        """Everybody goes."""
        for socket in self._sockets.values():
            if socket.transport is not None:
                socket.transport.close()


def _command(number: int, move: Move) -> bytes:
    """What a player says to make a move."""
    return json.dumps({"type": "command", "id": str(number), "command": {"kind": "play", "move": move.move}}).encode()


async def load(process: int, port: int, moves: list[Move], count: int, every: float = 0.0) -> Load:
    """Play at all tables at once, as fast as it goes or with a move at each table every so many seconds."""
    tables = [Table(moves, every) for _ in range(count)]
    for index, table in enumerate(tables):
        await table.open(port, f"m{index}")
    start, ticks = perf_counter(), ticks_of(process)
    for index, table in enumerate(tables):
        table.begin(every * index / count)
    await asyncio.gather(*[table.over for table in tables])
    elapsed, spent = perf_counter() - start, (ticks_of(process) - ticks) / os.sysconf("SC_CLK_TCK")
    for table in tables:
        table.close()
    waits = [wait for table in tables for wait in table.waits]
    return Load(len(waits) / elapsed, waits, sum(table.news for table in tables), spent / len(waits) * 1e6)


def ticks_of(process: int) -> int:
    """The processor time that a process has taken so far, in ticks."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return int(fields[USER_TICKS]) + int(fields[USER_TICKS + 1])


def prepare(db: str, count: int, game: str = GAME) -> None:
    """People who are signed in, at tables where the game has begun."""
    store = open_store(db)
    for person in PEOPLE:
        store.add_person(Person(person, person.title(), "", "en", 1))
        store.add_session(hash_token(person), person, FOREVER)
    first = beginning(game)
    written = [store.submit(named(append, f"m{index}")) for index in range(count) for append in first]
    for future in written:
        future.result()
    store.close()


@contextmanager
def running(module: str, *words: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server process, and the port at which it serves."""
    with sockets.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    words = tuple(word.replace("PORT", str(port)) for word in words)
    process = subprocess.Popen(
        [sys.executable, "-m", module, *words], env={**os.environ, **UNLIMITED},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        _wait_for(port, process)
        yield process, port
    finally:
        process.terminate()
        process.wait()


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            urlopen(f"http://127.0.0.1:{port}/healthz", timeout=10).close()
        except OSError as trouble:
            if getattr(trouble, "code", 0):
                return
            continue
        return
    raise RuntimeError("the server did not start")


def measure(folder: Path, name: str, moves: list[Move], every: float = 0.0) -> Load:
    """The load on a new file, at the server or at the ceiling."""
    db = f"sqlite:///{folder / name}.db"
    prepare(db, TABLES)
    words = server_words(db) if name.startswith("house") else ceiling_words(db, GAME, len(moves))
    with running(*words) as (process, port):
        return uvloop.run(load(process.pid, port, moves, TABLES, every))


def server_words(db: str) -> list[str]:
    """What starts the server."""
    return ["operahouse", "serve", "--port", "PORT", "--db", db]


def ceiling_words(db: str, game: str, moves: int) -> list[str]:
    """What starts the same sockets and writes without rules."""
    return ["benchmarks.bare_server", db, "PORT", game, str(moves)]


def at_many_tables(folder: Path, moves: list[Move]) -> tuple[float, float]:
    """With many busy tables and three times as many sockets: what the server takes, and how long a move takes."""
    db = f"sqlite:///{folder / 'many'}.db"
    prepare(db, MANY_TABLES)
    with running(*server_words(db)) as (process, port):
        waits = uvloop.run(load(process.pid, port, moves, MANY_TABLES, MANY_TABLES / BUSY_PACE)).waits
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024, median(waits)


def processor_times() -> list[int]:
    """What the processors have done so far, in ticks; among it what other machines on the same host took from them."""
    with Path("/proc/stat").open(encoding="ascii") as file:
        return [int(ticks) for ticks in file.readline().split()[1:9]]


def main() -> None:
    """Measure both in turns, then waits at a steady pace, then the memory, and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    moves = moves_of(GAME, max(10, int(parser.parse_args().seconds * 12)))
    house: list[Load] = []
    bare: list[Load] = []
    with tempfile.TemporaryDirectory(dir="build") as folder:
        for turn in range(TURNS):
            bare.append(measure(Path(folder), f"bare{turn}", moves))
            house.append(measure(Path(folder), f"house{turn}", moves))
        before = processor_times()
        paced = [measure(Path(folder), f"house-paced{turn}", moves, TABLES / PACE).waits for turn in range(PACED_TURNS)]
        spent = [after - times for times, after in zip(before, processor_times(), strict=True)]
        memory, busy_wait = at_many_tables(Path(folder), moves[:BUSY_MOVES])
    figures = {
        "moves_per_second": median(one.moves_per_second for one in house),
        "processor_microseconds_for_a_move": median(one.processor_microseconds for one in house),
        "ceiling_moves_per_second": median(one.moves_per_second for one in bare),
        "wait_milliseconds_of_99_in_100": median(quantiles(waits, n=100)[-1] for waits in paced) * 1000,
        "wait_milliseconds_of_half": median(median(waits) for waits in paced) * 1000,
        "percent_stolen": 100 * spent[STOLEN] / sum(spent),
        "news_for_each_move": median(one.news / len(one.waits) for one in house),
        "megabytes": memory,
        "wait_milliseconds_among_many": busy_wait * 1000,
    }
    print(json.dumps({"name": f"server, {TABLES} tables with {len(PEOPLE)} viewers each", **figures}))


if __name__ == "__main__":
    main()
