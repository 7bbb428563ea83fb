"""What the page's worker calls. Everything that crosses the border is text; JSON where it has parts."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from operahouse.kernel.game import Json
from operahouse.offline.connection import Close, Connection, Send
from operahouse.offline.localize import Say, localizer
from operahouse.offline.requests import PageRequest, Requests
from operahouse.offline.server import OfflineServer
from operahouse.offline.store import Database
from operahouse.web.fair_queue import SLOW
from operahouse.web.ports import BotCrashed

Ask = Callable[[str, int], Awaitable[str]]
"""Asks the worker in which bots think: a question as JSON and what it costs; the answer as JSON."""


class AskedBots:
    """Bots that think in a worker of their own."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def ask(self, question: Json, person: str = "", cost: int = SLOW) -> Json:
        """The answer. Raises BotCrashed if there is none."""
        answer: dict[str, Any] = json.loads(await self._ask(json.dumps(question), cost))
        if "crashed" in answer:
            raise BotCrashed(answer["crashed"])
        return answer


class Worker:
    """The house of one page."""

    def __init__(self, database: Database, ask: Ask, say: Say) -> None:
        self.server = OfflineServer(database, AskedBots(ask), localizer(say))
        self._requests = Requests(self.server)

    async def open(self) -> None:
        """Before anything else."""
        await self.server.open()

    def heard(self, match: str, number: int) -> None:
        """Another tab has written entries of a match up to that number; or about people, without a match."""
        self.server.start(self.server.hear(match, number))

    async def request(self, written: str) -> str:
        """Answer a request: status and body."""
        answer = await self._requests.answer(PageRequest(**json.loads(written)))
        return json.dumps({"status": answer.status, "body": answer.body})

    def connect(self, send: Send, close: Close, table: str, token: str, language: str, after: int) -> Connection:
        """Open a connection to a table."""
        connection = Connection(self.server, send, close)
        self.server.start(connection.run(table, token, language, after))
        return connection
