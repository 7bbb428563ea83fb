"""What one bad guest can do to a server: fill its disk, slow others down, keep the bots busy, take its memory.

`python -m benchmarks.guests` prints the figures of this checkout, `--checkout FOLDER` those of another.
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
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SECONDS: Final = 5.0
"""How long each attack lasts."""
SOCKETS: Final = 20
TABLES: Final = 20
HALF_REQUESTS: Final = 900
PINGS: Final = 400_000
HEADER: Final = 50_000_000
MEGABYTE: Final = 1 << 20
HOUSE: Final = Path(__file__).parents[1]


class Guest:
    """Somebody who is signed in."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.token = ""
        self.token = self.post("/api/guests", {"name": name})["token"]

    def post(self, path: str, body: object) -> Any:  # noqa: ANN401
        """Send a request."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        request = Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers)
        with urlopen(request) as answer:
            return json.load(answer)

    def table(self, *seats: str) -> str:
        """Open a table of Opera."""
        table: str = self.post("/api/tables", {"game": "opera", "players": len(seats), "seats": seats})["id"]
        return table

    def watch(self, table: str) -> connect:
        """A socket."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(url, additional_headers={"Authorization": f"Bearer {self.token}"}, max_size=None)


async def flood(guest: Guest, table: str, message: dict[str, object], until: float) -> int:
    """Send a message again and again over one socket, as fast as it is answered. How often it was granted."""
    granted, number = 0, 0
    with suppress(ConnectionClosed):
        async with guest.watch(table) as socket:
            while perf_counter() < until:
                number += 1
                id_ = f"{id(socket)}-{number}"
                await socket.send(json.dumps({**message, "id": id_}))
                granted += (await answer(socket, id_))["type"] != "refused"
    return granted


async def answer(socket: ClientConnection, id_: str) -> dict[str, Any]:
    """The answer to a message."""
    while True:
        heard: dict[str, Any] = json.loads(await socket.recv())
        if heard.get("id") == id_ and heard["type"] != "news":
            return heard


async def flood_all(guest: Guest, table: str, message: dict[str, object]) -> int:
    """The same over many sockets at once."""
    until = perf_counter() + SECONDS
    return sum(await asyncio.gather(*[flood(guest, table, message, until) for _ in range(SOCKETS)]))


async def fill_disk(port: int, folder: Path) -> str:
    """Long notes over many sockets, and what coming back costs."""
    guest = Guest(port, "Notes")
    table = guest.table("you", "open")
    before = size_of(folder)
    note: dict[str, object] = {"type": "command", "command": {"kind": "note", "text": "n" * 4000}}
    stored = await flood_all(guest, table, note)
    largest, total = 0, 0
    async with guest.watch(table) as socket:
        number = json.loads(await socket.recv())["number"]
        while total < number:
            message = await socket.recv()
            items = json.loads(message).get("items", [])
            total += len(items)
            largest = max(largest, len(message))
    grown = (size_of(folder) - before) / MEGABYTE
    return f"{stored} notes stored, {grown:.1f} MiB on disk, largest message on return {largest / MEGABYTE:.2f} MiB"


def size_of(folder: Path) -> int:
    """The bytes of all files in a folder."""
    return sum(file.stat().st_size for file in folder.iterdir())


async def slow_others(port: int, _: Path) -> str:
    """Previews of sixty moves over many sockets, while somebody else chats."""
    guest, other = Guest(port, "Previews"), Guest(port, "Other")
    table, quiet = guest.table("you", "novice"), other.table("you", "open")
    before = await waits(other, quiet, 1.0)
    preview: dict[str, object] = {"type": "preview", "moves": [f"bid {number}" for number in range(60)]}
    attack = asyncio.create_task(flood_all(guest, table, preview))
    during = await waits(other, quiet, SECONDS)
    return f"median answer {before:.1f} ms before, {during:.1f} ms during {await attack} rounds of previews"


async def waits(guest: Guest, table: str, seconds: float) -> float:
    """The median time to an answer, in milliseconds."""
    found, until = [], perf_counter() + seconds
    async with guest.watch(table) as socket:
        while perf_counter() < until:
            start, id_ = perf_counter(), f"w{perf_counter()}"
            command = {"kind": "mute", "whom": "x", "on": True}
            await socket.send(json.dumps({"type": "command", "id": id_, "command": command}))
            await answer(socket, id_)
            found.append((perf_counter() - start) * 1000)
            await asyncio.sleep(0.05)
    return median(found)


async def starve_bots(port: int, _: Path) -> str:
    """Many tables of experts, while somebody else waits for a novice."""
    guest, other = Guest(port, "Experts"), Guest(port, "Other")
    alone = await novice_answers(other)
    watching = [await guest.watch(guest.table("you", "expert", "expert", "expert")) for _ in range(TABLES)]
    crowded = await novice_answers(other)
    for line in watching:
        await line.close()
    return f"a novice answers after {alone:.2f} s, with {TABLES} tables of experts after {crowded:.2f} s"


async def novice_answers(guest: Guest) -> float:
    """Seconds until a novice has made its first move."""
    start, table = perf_counter(), guest.table("you", "novice")
    async with guest.watch(table) as socket:
        while '"moved"' not in str(await socket.recv()):
            pass
    return perf_counter() - start


async def take_memory(port: int, _: Path) -> str:
    """An endless header, half requests, and pings whose answers are not read."""
    sent = await asyncio.to_thread(endless_header, port)
    half = [sockets.create_connection(("127.0.0.1", port)) for _ in range(HALF_REQUESTS)]
    for connection in half:
        with suppress(OSError):
            connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
    await asyncio.sleep(12)
    left = sum(is_open(connection) for connection in half)
    for connection in half:
        connection.close()
    guest = Guest(port, "Pings")
    pings = await asyncio.to_thread(unread_pings, guest, guest.table("you", "open"))
    read = f"{sent / MEGABYTE:.1f} MiB of header read"
    return f"{read}, {left} of {HALF_REQUESTS} half requests open after 12 s, {pings} unread pings taken"


def endless_header(port: int) -> int:
    """How much of a header that never ends is read."""
    sent = 0
    with sockets.create_connection(("127.0.0.1", port)) as connection, suppress(OSError):
        connection.sendall(b"GET / HTTP/1.1\r\nX: ")
        while sent < HEADER:
            sent += connection.send(b"x" * 65536)
    return sent


def is_open(connection: sockets.socket) -> bool:
    """Whether the server still waits for the rest."""
    connection.setblocking(False)
    try:
        connection.recv(1)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def unread_pings(guest: Guest, table: str) -> int:
    """How many pings are taken of somebody who reads no answers."""
    taken = 0
    with sockets.create_connection(("127.0.0.1", guest.port), timeout=5) as connection, suppress(OSError):
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                 f"Authorization: Bearer {guest.token}", "", ""]  # fmt: skip
        connection.sendall("\r\n".join(lines).encode())
        connection.recv(65536)
        while taken < PINGS:
            connection.sendall((b"\x89\xfd\0\0\0\0" + b"x" * 125) * 100)
            taken += 100
    return taken


@contextmanager
def serving(checkout: Path, db: Path) -> Iterator[tuple[int, int]]:
    """A server of that checkout with its own defaults; its process and port."""
    with sockets.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [sys.executable, "-m", "operahouse", "serve", "--port", str(port), "--db", f"sqlite:///{db}"]
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    server = subprocess.Popen(words, env=environment, cwd=checkout, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert server.stdout is not None
    server.stdout.readline()
    try:
        yield server.pid, port
    finally:
        server.terminate()
        server.communicate()


def memory_of(process: int) -> float:
    """The most memory that a process has had, in megabytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def main() -> None:
    """Each attack on a fresh server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checkout", type=Path, default=HOUSE)
    checkout: Path = parser.parse_args().checkout
    for attack in (fill_disk, slow_others, starve_bots, take_memory):
        with tempfile.TemporaryDirectory() as folder, serving(checkout, Path(folder) / "house.db") as (process, port):
            before = memory_of(process)
            figures = asyncio.run(attack(port, Path(folder)))
            print(f"{attack.__name__}: {figures}; memory {before:.0f} to {memory_of(process):.0f} MiB", flush=True)


if __name__ == "__main__":
    main()
