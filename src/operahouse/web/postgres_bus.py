"""A bus over PostgreSQL's LISTEN and NOTIFY."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder
from psycopg import AsyncConnection, Connection, Error
from structlog import get_logger

from operahouse.store.database import database_errors
from operahouse.store.timeouts import KEEPALIVE
from operahouse.web.bus import BusMessage, OnMessage, cancel_tasks

CHANNEL: Final = "operahouse"
LARGEST: Final = 7900
"""PostgreSQL refuses payloads of 8,000 bytes."""
MOST_WAITING: Final = 10_000
"""While the database is away, older messages are dropped. Everybody reads the log when it is back."""
PAUSE: Final = 1.0
_encoder = Encoder()
_decoder: Decoder[list[BusMessage]] = Decoder(list[BusMessage])
log = get_logger()


class PostgresBus:
    """One connection that listens and one that publishes. Both reconnect when they break."""

    has_peers = True

    def __init__(self, url: str, answer_seconds: float) -> None:
        self._url = url
        self._answer_seconds = answer_seconds
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, on_message: OnMessage, on_gap: Callable[[], None]) -> None:
        """Listen and publish in the background. Returns once it listens."""
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._retry(lambda: self._listen(on_message, on_gap, ready))),
            asyncio.create_task(self._retry(self._publish_waiting)),
        ]
        await ready.wait()

    def publish(self, message: BusMessage) -> None:
        """Tell the others. Messages that queue up are sent together."""
        written = _encoder.encode(message)
        if len(written) < LARGEST:
            self._waiting.append(written)
            self._wake.set()

    async def close(self) -> None:
        """Send what is waiting, then stop."""
        with suppress(Error, OSError, TimeoutError):
            async with asyncio.timeout(PAUSE), await self._connect() as connection:
                await self._send_all(connection)
        await cancel_tasks(self._tasks)

    async def _retry(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except (Error, OSError, TimeoutError) as error:
                log.warning("bus", error=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _connect(self) -> AsyncConnection[tuple[Any, ...]]:
        async with asyncio.timeout(self._answer_seconds):
            return await AsyncConnection.connect(self._url, autocommit=True, **KEEPALIVE)

    async def _listen(self, on_message: OnMessage, on_gap: Callable[[], None], ready: asyncio.Event) -> None:
        async with await self._connect() as connection:
            async with asyncio.timeout(self._answer_seconds):
                await connection.execute(f"LISTEN {CHANNEL}")
            on_gap()
            ready.set()
            async for notification in connection.notifies():
                for message in _read(notification.payload):
                    on_message(message)

    async def _publish_waiting(self) -> None:
        async with await self._connect() as connection:
            while True:
                await self._wake.wait()
                self._wake.clear()
                await self._send_all(connection)

    async def _send_all(self, connection: AsyncConnection[tuple[Any, ...]]) -> None:
        """What has queued up, in as few notifications as possible."""
        while self._waiting:
            messages, size = [self._waiting.popleft()], 0
            size = len(messages[0])
            while self._waiting and size + len(self._waiting[0]) + 3 < LARGEST:
                messages.append(self._waiting.popleft())
                size += len(messages[-1]) + 1
            payload = (b"[" + b",".join(messages) + b"]").decode()
            async with asyncio.timeout(self._answer_seconds):
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def notify_servers(url: str, message: BusMessage) -> None:
    """Tell all servers something, from a process that is none."""
    with database_errors(), Connection.connect(url, autocommit=True) as connection:
        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, _encoder.encode([message]).decode()))


def _read(payload: str) -> list[BusMessage]:
    """The messages in a notification. Malformed ones are skipped."""
    try:
        return _decoder.decode(payload)
    except DecodeError:
        log.warning("bus", error="unreadable")
        return []
