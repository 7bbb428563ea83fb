"""From the store's thread back to the event loop: many commits wake it once."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter


class Committing:
    """Waits for entries to be safe. A waiter that goes away never disturbs what is being written."""

    def __init__(self, loop: asyncio.AbstractEventLoop, took: Callable[[float], object]) -> None:
        self._loop = loop
        self._took = took
        """Told the seconds it took until entries were safe, of one of those that were told together."""
        self._settled: deque[tuple[Promise, BaseException | None]] = deque()

    def promise(self) -> "Promise":
        """To be handed to the store."""
        return Promise(self, self._loop.create_future())

    def settle(self, promise: "Promise", error: BaseException | None) -> None:
        """Called in the store's thread. Whoever adds the first to be told wakes the loop: added before it is counted,
        so that the loop, which may be telling just now, never overlooks one.
        """
        self._settled.append((promise, error))
        if len(self._settled) == 1:
            self._loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        if self._settled:
            self._took(perf_counter() - self._settled[0][0].made)
        while self._settled:
            promise, error = self._settled.popleft()
            kept = promise.kept
            if kept.done():
                continue
            if error is None:
                kept.set_result(None)
            else:
                kept.set_exception(error)


class Promise:
    """A `operahouse.store.writer.Promise` that is kept in the event loop."""

    __slots__ = ("_committing", "kept", "made")

    def __init__(self, committing: Committing, kept: asyncio.Future[None]) -> None:
        self._committing = committing
        self.kept = kept
        self.made = perf_counter()

    def set_running_or_notify_cancel(self) -> bool:
        """What was decided is written, whoever still waits."""
        return True

    def set_result(self, _: object, /) -> None:
        """It is stored."""
        self._committing.settle(self, None)

    def set_exception(self, exception: BaseException, /) -> None:
        """It is not."""
        self._committing.settle(self, exception)
