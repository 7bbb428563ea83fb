"""Worker pools: processes on this machine, or a Dask cluster. Either may lose a worker."""

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
from operahouse.lab.optional_libraries import require

Answer = TypeVar("Answer")
CONTEXT = get_context("spawn")
"""Processes are spawned, not forked: a fork copies threads and locks in any state."""
CONNECT_TIMEOUT = "10s"
"""How long to wait for a cluster to answer."""


class WorkerPool(Protocol):
    """Workers that do tasks in parallel. A worker that dies is replaced."""

    size: int
    """How many tasks run at the same time."""

    def submit(self, task: Callable[..., Answer], *arguments: object) -> "Future[Answer]":
        """Run a task on a worker."""
        ...

    def lost(self, future: "Future[Answer]") -> bool:
        """Whether a finished task failed because its worker died. It can be tried again."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        """Stop all workers. Unfinished tasks are abandoned."""
        ...


class LocalWorkerPool:
    """Processes on this machine. They end at once when the pool is closed or this process dies."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or available_cores()
        self._pipe_reader, self._pipe_writer = CONTEXT.Pipe(duplex=False)
        self._executor = self._new_executor()

    def submit(self, task: Callable[..., Answer], *arguments: object) -> "Future[Answer]":
        """Run a task. A broken pool is replaced first."""
        try:
            return self._executor.submit(task, *arguments)
        except BrokenProcessPool:
            self._executor = self._new_executor()
            return self._executor.submit(task, *arguments)

    def lost(self, future: "Future[Answer]") -> bool:
        """One dead process breaks the whole executor."""
        return isinstance(future.exception(), BrokenProcessPool)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if kind is not None:
            self._pipe_writer.close()
        self._executor.shutdown(cancel_futures=True)
        self._pipe_writer.close()
        self._pipe_reader.close()

    def _new_executor(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, CONTEXT, _start_worker, (self._pipe_reader,))


class ClusterWorkerPool:
    """The workers of a Dask cluster. They need the same version of `operahouse[lab]`."""

    def __init__(self, address: str) -> None:
        distributed = require("distributed")
        self._deaths = (distributed.scheduler.KilledWorker, distributed.comm.CommClosedError)
        try:
            self._client = distributed.Client(address, timeout=CONNECT_TIMEOUT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise OperahouseError("lab-no-cluster", {"address": address}) from error
        self.size = max(1, sum(self._client.nthreads().values()))
        self._executor: Executor = self._client.get_executor(pure=False)

    def submit(self, task: Callable[..., Answer], *arguments: object) -> "Future[Answer]":
        """Run a task on a worker."""
        return self._executor.submit(task, *arguments)

    def lost(self, future: "Future[Answer]") -> bool:
        """The cluster retries by itself, and gives up on a task that lost several workers."""
        return future.cancelled() or isinstance(future.exception(), self._deaths)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._executor.shutdown(wait=kind is None)
        self._client.close()


def available_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _start_worker(parent: Connection) -> None:
    """Ignore interrupts, which the parent handles, and end when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with, args=(parent,), daemon=True).start()


def _exit_with(parent: Connection) -> None:
    """Nothing is ever sent through the pipe. It becomes readable only when its other end is closed."""
    parent.poll(None)
    os._exit(1)
