"""The writer thread: commits everything that has queued up in one transaction."""

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import sleep
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


Done = Callable[[Any, BaseException | None], None]
"""Takes the result of a job once it is durable, or the error if it failed. Called in the writer thread."""


class Job(NamedTuple):
    """Something to write, and whom to tell.

    The work may raise an OperahouseError as long as it has written nothing. The rest of its batch is written all the
    same.
    """

    key: str
    """Jobs of a batch run in the order of their keys, so that two processes never deadlock."""
    work: Callable[[Connection], Any]
    done: Done
    is_wanted: Callable[[], bool] | None = None
    """Asked when the job's turn has come; None if nobody can cancel it."""


class JobResult(NamedTuple):
    """The result of a job, valid once its batch is committed."""

    job: Job
    result: object
    refusal: OperahouseError | None


class CommitFailed(Exception):
    """Nobody knows whether the batch is stored, so it must not be written a second time."""


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
        self.commits = 0
        self._thread = Thread(target=self._run, name="operahouse-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], Result], key: str = "") -> Future[Result]:
        """Queue something to write. It can be cancelled until its turn has come."""
        future: Future[Result] = Future()
        self.queue(Job(key, work, partial(_settle, future), future.set_running_or_notify_cancel))
        return future

    def queue(self, job: Job) -> None:
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
        """Write all jobs in one commit, or if that fails, each once more by itself unless the database is
        silent. Tell the callers afterwards.
        """
        try:
            results = self._commit(jobs, run_jobs)
        except BatchConflict:
            self._write(jobs, one_by_one)
        except CommitFailed as failure:
            _fail(jobs, failure.__cause__ or failure)
        except Exception as error:
            if not retry or is_silence(error):
                _fail(jobs, error)
                return
            for job in jobs:
                self._write([job], one_by_one, retry=False)
        else:
            for job, result, refusal in results:
                job.done(result, refusal)

    def _commit(self, jobs: list[Job], run_jobs: RunJobs) -> list[JobResult]:
        """One transaction. If it fails before the commit, nothing is stored."""
        try:
            connection = self._connection = self._connection or self._engine.connect()
            connection.begin()
            results = run_jobs(connection, jobs)
        except Exception:
            self._disconnect()
            raise
        try:
            connection.commit()
        except Exception as error:
            self._disconnect()
            raise CommitFailed from error
        self.commits += 1
        return results

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


def _settle(future: Future[Result], result: Result, error: BaseException | None) -> None:
    """Pass on how a job ended to whoever waits for the future."""
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def _fail(jobs: list[Job], error: BaseException) -> None:
    for job in jobs:
        job.done(None, store_error(error) if isinstance(error, DATABASE_ERRORS) else error)
