"""Where games are played: processes on this machine, or a Dask cluster. Both are executors; both may lose a worker."""

import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from types import TracebackType
from typing import Protocol, Self, TypeVar

from operahouse.kernel.errors import OperahouseError
from operahouse.lab.extras import need

Answer = TypeVar("Answer")
CONTEXT = get_context("spawn")
"""Processes are started afresh, not forked: a fork copies threads and locks in any state."""
PATIENCE = "10s"
"""How long a cluster may take to answer at first."""


class Crew(Protocol):
    """Workers that can be replaced."""

    size: int
    """How many tasks they work on at the same time."""

    def submit(self, task: Callable[..., Answer], *words: object) -> "Future[Answer]":
        """Have a task done."""
        ...

    def lost(self, future: "Future[Answer]") -> bool:
        """Whether a task that ended has failed because its worker died; it may be tried again."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        """Leave nobody behind; what is still being worked on is given up."""
        ...


class LocalCrew:
    """Processes on this machine, on a leash: when it is dropped, or we die, they end at once."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or available_cores()
        self._far_end, self._leash = CONTEXT.Pipe(duplex=False)
        self._pool = self._new_pool()

    def submit(self, task: Callable[..., Answer], *words: object) -> "Future[Answer]":
        """Have a task done; a pool found broken is replaced first."""
        try:
            return self._pool.submit(task, *words)
        except BrokenProcessPool:
            self._pool = self._new_pool()
            return self._pool.submit(task, *words)

    def lost(self, future: "Future[Answer]") -> bool:
        """One dead process breaks the whole pool."""
        return isinstance(future.exception(), BrokenProcessPool)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if kind is not None:
            self._leash.close()
        self._pool.shutdown(cancel_futures=True)
        self._leash.close()
        self._far_end.close()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, CONTEXT, _begin_work, (self._far_end,))


class ClusterCrew:
    """The workers of a Dask cluster; `operahouse[lab]` of the same version must be installed there."""

    def __init__(self, address: str) -> None:
        distributed = need("distributed")
        self._deaths = (distributed.scheduler.KilledWorker, distributed.comm.CommClosedError)
        try:
            self._client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise OperahouseError("lab-no-cluster", {"address": address}) from error
        self.size = max(1, sum(self._client.nthreads().values()))
        self._executor: Executor = self._client.get_executor(pure=False)

    def submit(self, task: Callable[..., Answer], *words: object) -> "Future[Answer]":
        """Have a task done."""
        return self._executor.submit(task, *words)

    def lost(self, future: "Future[Answer]") -> bool:
        """The cluster tries again by itself, and gives up on a task that was there when several workers died."""
        return future.cancelled() or isinstance(future.exception(), self._deaths)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._executor.shutdown(wait=kind is None)
        self._client.close()


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _begin_work(leash: Connection) -> None:
    """A worker leaves an interruption to us, and holds on to the leash."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(leash,), daemon=True).start()


def _end_with(leash: Connection) -> None:
    """Nothing is ever sent along the leash: there is something to read only when the other end is gone."""
    leash.poll(None)
    os._exit(1)
