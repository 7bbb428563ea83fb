"""Tells the event loop what the store's writer thread has committed. Many commits wake the loop once."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter


class PendingWrites:
    """The writes that requests wait for. A request that is cancelled does not cancel its write."""

    def __init__(self, loop: asyncio.AbstractEventLoop, observe_seconds: Callable[[float], object]) -> None:
        self.loop = loop
        self._observe_seconds = observe_seconds
        """Called with the seconds that one write of each group took."""
        self._finished: deque[tuple[PendingWrite, BaseException | None]] = deque()

    def finish(self, write: "PendingWrite", error: BaseException | None) -> None:
        """Called in the writer thread. The first of a group wakes the loop.

        The write is added before the length is checked, so the loop never misses one while it is working.
        """
        self._finished.append((write, error))
        if len(self._finished) == 1:
            self.loop.call_soon_threadsafe(self._wake_waiters)

    def _wake_waiters(self) -> None:
        if self._finished:
            self._observe_seconds(perf_counter() - self._finished[0][0].created)
        while self._finished:
            write, error = self._finished.popleft()
            if write.stored.done():
                continue
            if error is None:
                write.stored.set_result(None)
            else:
                write.stored.set_exception(error)


class PendingWrite:
    """A `operahouse.store.writer.FutureLike` whose result arrives in the event loop."""

    __slots__ = ("_writes", "created", "stored")

    def __init__(self, writes: PendingWrites) -> None:
        self._writes = writes
        self.stored: asyncio.Future[None] = writes.loop.create_future()
        self.created = perf_counter()

    def set_running_or_notify_cancel(self) -> bool:
        """What was decided is written, even if nobody waits any more."""
        return True

    def set_result(self, _: object, /) -> None:
        """The write is stored."""
        self._writes.finish(self, None)

    def set_exception(self, exception: BaseException, /) -> None:
        """The write failed."""
        self._writes.finish(self, exception)
