"""The writer thread: commits everything that has queued up in one transaction."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import perf_counter, sleep
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from operahouse.kernel.errors import OperahouseError
from operahouse.store.database import DATABASE_ERRORS, store_error, writing_engine
from operahouse.store.timeouts import is_silence

LARGEST_BATCH: Final = 1000
"""Jobs in one commit, at most, so that the first of them does not wait long."""
COMMIT_SIBLINGS: Final = 5
COMMIT_DELAY: Final = 0.004
"""With at least COMMIT_SIBLINGS jobs queued, more are on their way: wait this many seconds for them. Fewer commits
leave more of the machine to the server, and a job that is almost alone never waits. PostgreSQL has the same two
settings.
"""
Result = TypeVar("Result")


class Job(NamedTuple):
    """Something to write, and who waits for it.

    The work may raise an OperahouseError as long as it has written nothing. The rest of its batch is written all the
    same.
    """

    key: str
    """Jobs of a batch run in the order of their keys, so that two processes never deadlock."""
    work: Callable[[Connection], Any]
    future: "Future[Any] | asyncio.Future[Any]"
    """Done once the work is durable, or has failed."""
    loop: asyncio.AbstractEventLoop | None
    """The event loop in which somebody waits; None if a thread does."""
    queued_at: float
    is_wanted: Callable[[], bool] | None = None
    """Asked when the job's turn has come; None if nobody can cancel it."""


class JobResult(NamedTuple):
    """The result of a job, valid once its batch is committed."""

    job: Job
    result: object
    error: BaseException | None


class BatchConflict(Exception):
    """The batch cannot be written at once because one of its jobs is refused. Nothing of it is stored."""


RunJobs = Callable[[Connection, list[Job]], list[JobResult]]
"""A way to run the jobs of a batch in one transaction."""


class Writer:
    """The only writer of a store. Callers are told after the commit, never before."""

    def __init__(self, engine: Engine, run_jobs: RunJobs | None = None) -> None:
        self._engine = writing_engine(engine)
        self._run_jobs = run_jobs or one_by_one
        self._connection: Connection | None = None
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self.awaited = 0
        """How many jobs an event loop has ever waited for."""
        self.commits = 0
        self.observe_seconds: Callable[[float], object] = lambda _: None
        """Called in the writer thread with the seconds that an event loop waited for one job of each batch."""
        self._thread = Thread(target=self._run, name="operahouse-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], Result], key: str = "") -> Future[Result]:
        """Queue something to write. It can be cancelled until its turn has come."""
        future: Future[Result] = Future()
        self._put(Job(key, work, future, None, perf_counter(), future.set_running_or_notify_cancel))
        return future

    async def write(self, work: Callable[[Connection], Result], key: str) -> Result:
        """Write something and wait for it in an event loop. Whoever stops waiting doesn't cancel it."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self.awaited += 1
        self._put(Job(key, work, future, loop, perf_counter()))
        return await future

    def _put(self, job: Job) -> None:
        """Queue a job for the next commit."""
        with self._lock:
            if self._closed:
                raise OperahouseError("store-closed", {})
            self._queue.put(job)

    def close(self) -> None:
        """Write what is queued, then stop."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            jobs, is_last = self._take()
            jobs.sort(key=lambda job: job.key)
            if jobs:
                self._write(jobs, self._run_jobs if len(jobs) > 1 else one_by_one)
        self._disconnect()

    def _take(self) -> tuple[list[Job], bool]:
        """Wait for a job, and take everything behind it. Also returns whether these are the last."""
        jobs: list[Job] = []
        item, waited = self._queue.get(), False
        while item is not None:
            if item.is_wanted is None or item.is_wanted():
                jobs.append(item)
            if len(jobs) >= LARGEST_BATCH:
                return jobs, False
            if not waited and self._queue.empty() and len(jobs) >= COMMIT_SIBLINGS:
                sleep(COMMIT_DELAY)
                waited = True
            try:
                item = self._queue.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True

    def _write(self, jobs: list[Job], run_jobs: RunJobs, retry: bool = True) -> None:
        """Write all jobs in one commit, and tell the callers afterwards.

        If that fails, each is written once more by itself; but not while the database is silent, and not after a
        commit that failed, for nobody knows whether it is stored.
        """
        committing = False
        try:
            connection = self._connection = self._connection or self._engine.connect()
            connection.begin()
            results = run_jobs(connection, jobs)
            committing = True
            connection.commit()
            self.commits += 1
        except BatchConflict:
            self._disconnect()
            self._write(jobs, one_by_one)
            return
        except Exception as error:
            self._disconnect()
            if retry and not committing and not is_silence(error):
                for job in jobs:
                    self._write([job], one_by_one, retry=False)
                return
            failure = store_error(error) if isinstance(error, DATABASE_ERRORS) else error
            results = [JobResult(job, None, failure) for job in jobs]
        for loop in {job.loop for job in jobs}:
            told = [result for result in results if result.job.loop is loop]
            if loop is None:
                _settle(told)
            else:
                loop.call_soon_threadsafe(_settle, told)
                self.observe_seconds(perf_counter() - told[0].job.queued_at)

    def _disconnect(self) -> None:
        """Drop a connection that may be broken. Uncommitted work is lost with it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
            connection.close()


def one_by_one(connection: Connection, jobs: list[Job]) -> list[JobResult]:
    """Run the jobs one after another. A job that is refused does not affect the others."""
    results = []
    for job in jobs:
        try:
            results.append(JobResult(job, job.work(connection), None))
        except OperahouseError as refusal:
            results.append(JobResult(job, None, refusal))
    return results


def _settle(results: list[JobResult]) -> None:
    """Pass on how jobs ended to whoever still waits."""
    for job, result, error in results:
        if job.future.done():
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)
