"""Runs slow work in threads of its own, fairly by address, so that reading the database never waits behind it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from operahouse.web.fair_queue import SLOW, FairQueue, Permit

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
THREADS: Final = 1
"""More would not be faster: Python runs one at a time, and the event loop waits for each."""


class FairThreads:
    """Reading whole logs, replays and lessons. Whoever asks for a hundred of them waits for them, and nobody else."""

    def __init__(self) -> None:
        self._queue = FairQueue(THREADS)
        self._threads = ThreadPoolExecutor(THREADS, "slow")

    async def run(
        self, address: str, work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Result:
        """The result of the work, done for somebody at that address; the empty one is the server itself."""
        turn = await self._queue.take(address, SLOW)
        running = asyncio.wrap_future(self._threads.submit(work, *args, **kwargs))
        running.add_done_callback(lambda done: self._finish(done, turn))
        return await asyncio.shield(running)

    def _finish(self, done: "asyncio.Future[Result]", turn: Permit) -> None:
        """Whoever no longer waits doesn't stop the thread, so its place is free only now."""
        self._queue.give_back(turn)
        if not done.cancelled():
            done.exception()  # whoever waits for the result has it

    def close(self) -> None:
        """Start nothing new."""
        self._threads.shutdown(wait=False, cancel_futures=True)
