"""From the store's thread back to the event loop: many commits wake it once."""

import asyncio
from collections import deque
from concurrent.futures import Future


class Committing:
    """Waits for entries to be safe. A waiter that goes away never disturbs what is being written."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._done: deque[tuple[asyncio.Future[None], BaseException | None]] = deque()

    def wait(self, written: Future[None]) -> asyncio.Future[None]:
        """Done, in this loop, when the other is."""
        waiting: asyncio.Future[None] = self._loop.create_future()
        written.add_done_callback(lambda future: self._note(waiting, future.exception()))
        return waiting

    def _note(self, waiting: asyncio.Future[None], error: BaseException | None) -> None:
        """Called in the store's thread. Whoever adds the first to be told wakes the loop: added before it is counted,
        so that the loop, which may be telling just now, never overlooks one.
        """
        self._done.append((waiting, error))
        if len(self._done) == 1:
            self._loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        while self._done:
            waiting, error = self._done.popleft()
            if waiting.done():
                continue
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(error)
