"""The bus of PostgreSQL: LISTEN and NOTIFY."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder
from psycopg import AsyncConnection, Error
from structlog import get_logger

from operahouse.web.bus import Heard, Note, give_up

CHANNEL: Final = "operahouse"
LARGEST: Final = 7900
"""PostgreSQL refuses payloads of 8,000 bytes."""
MOST_WAITING: Final = 10_000
"""While the database is away, older notes are forgotten: everybody reads on when it is back."""
PAUSE: Final = 1.0
_encoder = Encoder()
_decoder: Decoder[list[Note]] = Decoder(list[Note])
log = get_logger()


class PostgresBus:
    """One connection that listens and one that speaks; both are made anew when they break."""

    several = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Listen and speak beside everything else; what others say from now on is heard."""
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._again_and_again(lambda: self._listen(heard, missed, listening))),
            asyncio.create_task(self._again_and_again(self._speak)),
        ]
        await listening.wait()

    def publish(self, note: Note) -> None:
        """Tell the others; notes that queue up travel together."""
        written = _encoder.encode(note)
        if len(written) < LARGEST:
            self._waiting.append(written)
            self._wake.set()

    async def close(self) -> None:
        """Say what is still to be said, then be silent."""
        with suppress(Error, OSError, TimeoutError):
            async with asyncio.timeout(PAUSE), await self._connect() as connection:
                await self._say_all(connection)
        await give_up(self._tasks)

    async def _again_and_again(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
            except (Error, OSError) as trouble:
                log.warning("bus", trouble=type(trouble).__name__)
            await asyncio.sleep(PAUSE)

    async def _connect(self) -> AsyncConnection[tuple[Any, ...]]:
        return await AsyncConnection.connect(self._url, autocommit=True)

    async def _listen(self, heard: Heard, missed: Callable[[], None], listening: asyncio.Event) -> None:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            missed()
            listening.set()
            async for notification in connection.notifies():
                for note in _read(notification.payload):
                    heard(note)

    async def _speak(self) -> None:
        async with await self._connect() as connection:
            while True:
                await self._wake.wait()
                self._wake.clear()
                await self._say_all(connection)

    async def _say_all(self, connection: AsyncConnection[tuple[Any, ...]]) -> None:
        """What has queued up, in as few notifications as it fits into."""
        while self._waiting:
            notes, size = [self._waiting.popleft()], 0
            size = len(notes[0])
            while self._waiting and size + len(self._waiting[0]) + 3 < LARGEST:
                notes.append(self._waiting.popleft())
                size += len(notes[-1]) + 1
            payload = (b"[" + b",".join(notes) + b"]").decode()
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def _read(payload: str) -> list[Note]:
    """What another process said; nonsense is passed over."""
    try:
        return _decoder.decode(payload)
    except DecodeError:
        log.warning("bus", trouble="unreadable")
        return []
