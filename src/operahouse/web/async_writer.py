"""Stores entries without blocking the event loop. Many commits of the store's writer thread wake the loop once."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from time import perf_counter

from operahouse.store.log import Append
from operahouse.store.writer import Job, Writer


class AsyncWriter:
    """Writes for requests that wait in the event loop. A request that is cancelled does not cancel its write."""

    def __init__(self, writer: Writer, observe_seconds: Callable[[float], object]) -> None:
        self.count = 0
        """How many writes were begun."""
        self._writer = writer
        self._loop = asyncio.get_running_loop()
        self._observe_seconds = observe_seconds
        """Called with the seconds that one write of each group took."""
        self._finished: deque[tuple[asyncio.Future[None], float, BaseException | None]] = deque()

    async def write(self, append: Append) -> None:
        """Store entries and wait until they are durable. Raises WriteConflict if another process was quicker."""
        self.count += 1
        stored: asyncio.Future[None] = self._loop.create_future()
        self._writer.queue(Job(append.match, append, partial(self._finish, stored, perf_counter())))
        await stored

    def _finish(self, stored: asyncio.Future[None], begun: float, _: object, error: BaseException | None) -> None:
        """Called in the writer thread. The first of a group wakes the loop.

        The write is added before the length is checked, so the loop never misses one while it is working.
        """
        self._finished.append((stored, begun, error))
        if len(self._finished) == 1:
            self._loop.call_soon_threadsafe(self._wake_waiters)

    def _wake_waiters(self) -> None:
        """Let the requests go on whose entries are stored."""
        if self._finished:
            self._observe_seconds(perf_counter() - self._finished[0][1])
        while self._finished:
            stored, _, error = self._finished.popleft()
            if stored.done():
                continue
            if error is None:
                stored.set_result(None)
            else:
                stored.set_exception(error)
