"""People who play while servers die: their lines break at any moment, and they go on at whichever server lives."""

import asyncio
import json
import os
import random
import signal
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.web import patient
from tests.web.playing import whole
from tests.web.starting import Process
from tests.web.visitor import Message, Visitor

BREATH = 0.05
"""Seconds before a broken line is dialled again."""
SERVERS = 2
ANSWER_SECONDS = 2.0
"""How long servers wait for their database."""


class Postgres:
    """A PostgreSQL of our own, which can be killed and frozen."""

    def __init__(self, folder: Path, url: str) -> None:
        self._folder = folder
        self.url = url
        self.killed = self.frozen = 0

    def kill(self) -> None:
        """One that serves a connection, which takes all others with it; PostgreSQL then recovers from its log."""
        connection = psycopg.connect(self.url)
        os.kill(connection.info.backend_pid, signal.SIGKILL)
        connection.close()
        self.killed += 1

    async def freeze(self, address: str) -> None:
        """Until a server says that it can't store anything."""
        listening = int((self._folder / "postmaster.pid").read_text().split()[0])
        send([listening], signal.SIGSTOP)
        working = children(listening)
        send(working, signal.SIGSTOP)
        try:
            async with httpx.AsyncClient(timeout=patient.PATIENCE) as client:
                while (await client.get(f"{address}/healthz")).status_code == 200:
                    pass
        finally:
            send([listening, *working], signal.SIGCONT)
        self.frozen += 1


async def healthy(address: str) -> None:
    """Until a server that listens has found its database: one that can't, ends."""
    async with httpx.AsyncClient(timeout=patient.PATIENCE) as client:
        while (await client.get(f"{address}/healthz")).status_code != 200:
            await asyncio.sleep(BREATH)


def send(processes: list[int], number: signal.Signals) -> None:
    """To all that are still there."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(word) for word in found.split()]


class Servers:
    """Some processes on one database, of which any may be killed; another is started in its place."""

    def __init__(self, db: str) -> None:
        self._db = db
        self._processes = [self._start() for _ in range(SERVERS)]
        self.addresses = [process.address() for process in self._processes]
        self.killed = 0

    def _start(self) -> Process:
        return Process(self._db, database_seconds=ANSWER_SECONDS)

    async def kill(self, index: int) -> None:
        """As a power cut would; people at it find the other one until it is back."""
        self._processes[index].kill()
        self.killed += 1
        self.addresses[index] = ""
        self._processes[index] = self._start()
        address = await asyncio.to_thread(self._processes[index].address)
        await healthy(address)
        self.addresses[index] = address

    def any_address(self, chance: random.Random) -> str:
        """One that lives, as far as anybody knows."""
        return chance.choice([address for address in self.addresses if address])

    def close(self) -> None:
        """End all of them."""
        for process in self._processes:
            process.kill()


@dataclass
class Progress:
    """What everybody has been promised."""

    promised: list[tuple[str, str, str, int]] = field(default_factory=list)
    """Table, person, id of the command, and the number under which it was acknowledged."""
    tables: list[str] = field(default_factory=list)
    news: asyncio.Condition = field(default_factory=asyncio.Condition)
    enough: bool = False
    """No new games are begun."""

    async def promise(self, table: str, person: str, id_: str, number: int) -> None:
        """A command was acknowledged."""
        self.promised.append((table, person, id_, number))
        async with self.news:
            self.news.notify_all()

    async def reach(self, count: int) -> None:
        """So many were acknowledged."""
        async with self.news:
            await self.news.wait_for(lambda: len(self.promised) >= count)


class Player:
    """Somebody at one table, over as many lines as it takes."""

    def __init__(self, visitor: Visitor, table: str, servers: Servers, progress: Progress, seed: int) -> None:
        self._visitor = visitor
        self._table = table
        self._servers = servers
        self._progress = progress
        self._chance = random.Random(seed)
        self._items: list[Message] = []
        self._snapshot: Message = {}
        self._open: Message | None = None
        """The command that is not answered yet: sent again on every new connection."""
        self._sent = 0

    async def play(self) -> list[Message]:
        """Until the game is over; everything that was told."""
        while not any(item["kind"] == "ended" for item in self._items):
            try:
                await self._stay_on_the_line()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(BREATH)
        return self._items

    async def _stay_on_the_line(self) -> None:
        address = self._servers.any_address(self._chance).replace("http", "ws", 1)
        url = f"{address}/api/tables/{self._table}/socket?after={len(self._items)}&snapshot=yes"
        headers = {"Authorization": f"Bearer {self._visitor.token}"}
        async with connect(url, additional_headers=headers, max_size=None, ping_interval=None) as socket:
            if self._open is not None:
                await socket.send(json.dumps(self._open))
            async for raw in socket:
                await self._hear(json.loads(raw))
                if any(item["kind"] == "ended" for item in self._items[-3:]):
                    return
                await self._move(socket)

    async def _hear(self, message: Message) -> None:
        self._snapshot = message.get("snapshot") or self._snapshot
        if message["type"] == "news":
            assert message["items"][0]["number"] == len(self._items) + 1
            self._items += message["items"]
        elif self._open is not None and message.get("id") == self._open["id"]:
            if message["type"] == "done":
                await self._progress.promise(self._table, self._visitor.id, message["id"], message["number"])
            self._open = None

    async def _move(self, socket: ClientConnection) -> None:
        """One move, if one is asked for and none is under way."""
        options = self._snapshot.get("options") or []
        if self._open is not None or not options:
            return
        self._sent += 1
        move = whole(self._chance.choice(options)["move"], self._chance)
        self._open = {"type": "command", "id": f"m{self._sent}", "command": {"kind": "play", "move": move}}
        await socket.send(json.dumps(self._open))


async def play_games(servers: Servers, progress: Progress, anna: Visitor, bob: Visitor, seed: int) -> None:
    """One table after another, with a bot between two people, until it is enough."""
    while not progress.enough:
        seed += 1
        try:
            table = await asyncio.to_thread(open_table, servers.any_address(random.Random(seed)), anna)
        except OSError:
            continue
        progress.tables.append(table)
        players = [Player(person, table, servers, progress, seed) for person in (anna, bob)]
        await sit_down(servers, table, bob, anna)
        stories = await asyncio.gather(*[player.play() for player in players])
        assert stories[0][-1]["kind"] == "ended"
        assert stories[1][-1]["kind"] == "ended"


def open_table(address: str, host: Visitor) -> str:
    """A table of the toy for three, over a line that may break: OSError then."""
    wanted = {"game": "toy", "players": 3, "seats": ["you", "open", "random"]}
    headers = {"Authorization": f"Bearer {host.token}"}
    try:
        answer = patient.post(f"{address}/api/tables", json=wanted, headers=headers)
    except httpx.HTTPError as broken:
        raise OSError from broken
    if answer.status_code == 503:
        raise OSError(answer.text)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def sit_down(servers: Servers, table: str, guest: Visitor, host: Visitor) -> None:
    """The guest takes the open seat, the host begins; both as often as it takes."""
    chance = random.Random(table)
    commands = [(guest, {"kind": "sit", "seat": "east", "name": ""}), (host, {"kind": "start"})]
    for person, command in commands:
        while not await _is_granted(servers.any_address(chance), table, person, command):
            await asyncio.sleep(BREATH)


async def _is_granted(address: str, table: str, person: Visitor, command: Message) -> bool:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?snapshot=no"
    try:
        async with connect(url, additional_headers={"Authorization": f"Bearer {person.token}"}) as socket:
            await socket.send(json.dumps({"type": "command", "id": "first", "command": command}))
            async for raw in socket:
                message = json.loads(raw)
                if message.get("id") == "first":
                    assert message["type"] == "done", message
                    return True
    except (OSError, WebSocketException, TimeoutError):
        pass
    return False
