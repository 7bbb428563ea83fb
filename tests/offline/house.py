"""A house as a page has one, in this process: requests, sockets and bots, without a browser."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from operahouse.app.texts import Texts
from operahouse.kernel.errors import OperahouseError
from operahouse.offline import thinker
from operahouse.offline.connection import Connection
from operahouse.offline.worker import Worker
from tests.offline.memory_database import MemoryDatabase


def say(language: str, key: str, details: str) -> str:
    """The texts as Python has them."""
    return Texts(language).explain(OperahouseError(key, json.loads(details)))


async def think(question: str, _: int) -> str:
    """Answer at once."""
    await asyncio.sleep(0)
    return thinker.answer(question)


class Page:
    """Asks what a page asks."""

    def __init__(self, worker: Worker, database: MemoryDatabase) -> None:
        self.worker = worker
        self.database = database

    async def ask(
        self, method: str, path: str, body: object = None, token: str | None = None, query: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """Status and body of an answer."""
        request = {"method": method, "path": path, "query": query or {}, "body": body, "token": token, "language": "en"}
        answer = json.loads(await self.worker.request(json.dumps(request)))
        return answer["status"], answer["body"]

    def connect(self, table: str, token: str = "", after: int = 0) -> "Seat":
        """Sit in front of a table."""
        return Seat(self.worker, table, token, after)


class Seat:
    """A connection and what came over it."""

    def __init__(self, worker: Worker, table: str, token: str, after: int) -> None:
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.connection: Connection = worker.connect(
            lambda text: self.messages.put_nowait(json.loads(text)), self._close, table, token, "en", after
        )
        self._asked = 0

    def _close(self, code: int) -> None:
        if not self.closed.done():
            self.closed.set_result(code)

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await asyncio.wait_for(self.messages.get(), 60)
            if message["type"] in kinds:
                return message

    def send(self, message: dict[str, Any]) -> str:
        """Send a message. Returns its id."""
        self._asked += 1
        id_ = f"{id(self)}-{self._asked}"
        self.connection.receive_text(json.dumps({**message, "id": id_}))
        return id_

    async def play(self) -> dict[str, Any]:
        """Play on with the first option whenever asked, until the end. Returns the last snapshot."""
        snapshot: dict[str, Any] = (await self.next("hello"))["snapshot"]
        while snapshot["status"] != "ended":
            if snapshot["options"] and snapshot["you"] in snapshot["asked"]:
                command = {"kind": "play", "move": snapshot["options"][0]["move"]}
                id_ = self.send({"type": "command", "command": command})
                snapshot = await self._answered(id_, snapshot)
            else:
                snapshot = (await self.next("news"))["snapshot"]
        return snapshot

    async def _answered(self, id_: str, snapshot: dict[str, Any]) -> dict[str, Any]:
        """Wait until a move is kept. Returns the newest snapshot."""
        while True:
            message = await self.next("news", "done", "refused", "closing")
            if message["type"] == "news":
                snapshot = message["snapshot"]
            else:
                assert (message["type"], message["id"]) == ("done", id_), message
                return snapshot


@asynccontextmanager
async def open_page(database: MemoryDatabase | None = None) -> AsyncIterator[Page]:
    """A page that has just been loaded."""
    kept = database or MemoryDatabase()
    worker = Worker(kept, think, say)
    await worker.open()
    try:
        yield Page(worker, kept)
    finally:
        await worker.server.close()
