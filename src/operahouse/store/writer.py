"""One thread that writes: whatever has queued up meanwhile is committed together."""

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import sleep
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Engine

from operahouse.kernel.errors import OperahouseError
from operahouse.store.database import DATABASE_ERRORS, for_writing, trouble

MOST_TOGETHER: Final = 1000
"""So many jobs share a commit at most, so that the first of them does not wait long."""
SIBLINGS: Final = 5
DELAY: Final = 0.004
"""Where so many jobs have queued up more are on their way, and are waited for so many seconds: fewer commits leave more
of the machine to the tables. Who is almost alone never waits. PostgreSQL knows the two as `commit_siblings` and
`commit_delay`.
"""
Result = TypeVar("Result")


class Promise(Protocol):
    """What a job keeps to whoever waits for it, once it is stored: a `Future`, or something simpler."""

    def set_running_or_notify_cancel(self) -> bool:
        """The job is about to be done; False if nobody wants it any more."""
        ...

    def set_result(self, result: Any, /) -> None:  # noqa: ANN401
        """It is stored."""
        ...

    def set_exception(self, exception: BaseException, /) -> None:
        """It is not."""
        ...


class Job(NamedTuple):
    """Something to write, and who waits for it.

    The work may raise an OperahouseError as long as it has written nothing: the rest of its group is then
    written all the same.
    """

    place: str
    """Jobs of a group are done in the order of their places, so that no two processes wait for each other."""
    work: Callable[[Connection], Any]
    promise: Promise


class Outcome(NamedTuple):
    """What became of a job once its group is committed."""

    job: Job
    result: object
    refusal: OperahouseError | None


class CommitFailed(Exception):
    """Nobody knows whether the group is stored: it must not be written a second time."""


class Torn(Exception):
    """A group cannot be written together, for one of its jobs is refused: nothing of it is stored."""


Doing = Callable[[Connection, list[Job]], list[Outcome]]
"""A way to do the jobs of a group in one transaction."""


class Writer:
    """The only writer of a store. A future is done after the commit, never before."""

    def __init__(self, engine: Engine, doing: Doing | None = None) -> None:
        self._engine = for_writing(engine)
        self._doing = doing or one_by_one
        self._connection: Connection | None = None
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = Lock()
        self._closed = False
        self.commits = 0
        self._thread = Thread(target=self._run, name="operahouse-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], Result], place: str = "") -> Future[Result]:
        """Queue something to write."""
        future: Future[Result] = Future()
        self.queue(Job(place, work, future))
        return future

    def queue(self, job: Job) -> None:
        """Queue a job whose promise is made already."""
        with self._gate:
            if self._closed:
                raise OperahouseError("store-closed", {})
            self._queue.put(job)

    def close(self) -> None:
        """Write what is queued, then end."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            jobs, ending = self._take()
            if jobs:
                self._write(jobs)
        self._disconnect()

    def _take(self) -> tuple[list[Job], bool]:
        """Wait for a job, and take all behind it, also those waited for; and whether they are the last."""
        jobs: list[Job] = []
        ending = self._drain(jobs, self._queue.get())
        if not ending and SIBLINGS <= len(jobs) < MOST_TOGETHER:
            sleep(DELAY)
            with suppress(Empty):
                ending = self._drain(jobs, self._queue.get_nowait())
        return jobs, ending

    def _drain(self, jobs: list[Job], item: Job | None) -> bool:
        """Take a job and those behind it, as long as there is room; whether they are the last."""
        while item is not None:
            if item.promise.set_running_or_notify_cancel():
                jobs.append(item)
            if len(jobs) >= MOST_TOGETHER:
                return False
            try:
                item = self._queue.get_nowait()
            except Empty:
                return False
        return True

    def _write(self, jobs: list[Job]) -> None:
        """All together; where one of them cannot be written, each by itself."""
        jobs.sort(key=lambda job: job.place)
        try:
            try:
                outcomes = self._commit(jobs, self._doing)
            except Torn:
                outcomes = self._commit(jobs, one_by_one)
        except CommitFailed as failure:
            _fail(jobs, failure.__cause__ or failure)
        except Exception:
            for job in jobs:
                self._write_alone(job)
        else:
            _tell(outcomes)

    def _write_alone(self, job: Job) -> None:
        try:
            outcomes = self._commit([job], one_by_one)
        except CommitFailed as failure:
            _fail([job], failure.__cause__ or failure)
        except Exception as error:
            _fail([job], error)
        else:
            _tell(outcomes)

    def _commit(self, jobs: list[Job], doing: Doing) -> list[Outcome]:
        """One transaction. If it fails before the commit, nothing of it is stored."""
        try:
            connection = self._connect()
            outcomes = doing(connection, jobs)
        except Exception:
            self._disconnect()
            raise
        try:
            connection.commit()
        except Exception as error:
            self._disconnect()
            raise CommitFailed from error
        self.commits += 1
        return outcomes

    def _connect(self) -> Connection:
        """A connection with a transaction begun."""
        if self._connection is None:
            self._connection = self._engine.connect()
        self._connection.begin()
        return self._connection

    def _disconnect(self) -> None:
        """Let go of a connection that may be broken; whatever was not committed is lost with it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
            connection.close()


def one_by_one(connection: Connection, jobs: list[Job]) -> list[Outcome]:
    """One job after another; a job that is refused leaves the others as they are."""
    return [_do(job, connection) for job in jobs]


def _do(job: Job, connection: Connection) -> Outcome:
    try:
        return Outcome(job, job.work(connection), None)
    except OperahouseError as refusal:
        return Outcome(job, None, refusal)


def _tell(outcomes: list[Outcome]) -> None:
    """Everything is stored: now it may be known."""
    for job, result, refusal in outcomes:
        if refusal is None:
            job.promise.set_result(result)
        else:
            job.promise.set_exception(refusal)


def _fail(jobs: list[Job], error: BaseException) -> None:
    for job in jobs:
        job.promise.set_exception(trouble(error) if isinstance(error, DATABASE_ERRORS) else error)
