"""Time limits for a PostgreSQL that does not answer: frozen, overloaded, or behind a broken network.

The server's own `statement_timeout` cannot help there, so the limit is kept on this side of the connection.
"""

from collections.abc import Callable, Generator
from math import ceil
from threading import Lock
from time import monotonic
from typing import Any, Final, TypeVar

from psycopg import Connection, OperationalError, errors
from sqlalchemy import Engine, event

SHORTEST_CONNECT: Final = 2
"""libpq takes anything less for this."""
KEEPALIVE: Final[dict[str, Any]] = {
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
Result = TypeVar("Result")


class DatabaseSilent(OperationalError):
    """The database did not answer in time. The connection is closed."""


def is_silence(error: BaseException) -> bool:
    """Whether a database error says that no answer came in time."""
    cause = getattr(error, "orig", None) or error
    return isinstance(cause, DatabaseSilent | errors.ConnectionTimeout | errors.QueryCanceled)


def limit_waiting(engine: Engine, seconds: float) -> None:
    """Make every statement and every attempt to connect fail after so many seconds."""
    opener = Opener(seconds)
    event.listen(engine, "do_connect", lambda _, __, words, options: opener.connect(*words, **options))


class Opener:
    """Opens connections with time limits.

    While the database is silent one thread at a time tries to connect, and all others fail at once. Otherwise they
    would wait one after the other for the few threads that may block.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._probe = Lock()
        self._silent = False

    def connect(self, *words: Any, **options: Any) -> Connection[Any]:  # noqa: ANN401
        """A new connection, or DatabaseSilent."""
        if not self._silent:
            return self._open(*words, **options)
        if not self._probe.acquire(blocking=False):
            raise DatabaseSilent("the database does not answer")
        try:
            return self._open(*words, **options)
        finally:
            self._probe.release()

    def _open(self, *words: Any, **options: Any) -> Connection[Any]:  # noqa: ANN401
        limits = {
            "connect_timeout": max(SHORTEST_CONNECT, ceil(self._seconds)),
            "tcp_user_timeout": int(self._seconds * 1000),
        }
        try:
            connection = LimitedConnection.connect(*words, **{**KEEPALIVE, **limits, **options})
        except errors.ConnectionTimeout:
            self._silent = True
            raise
        self._silent = False
        connection.limit(self._seconds, self._fell_silent)
        return connection

    def _fell_silent(self) -> None:
        self._silent = True


class LimitedConnection(Connection[Any]):
    """A connection that waits a limited time for each answer, and is closed if none came."""

    _limit: float | None = None

    def limit(self, seconds: float, on_silence: Callable[[], None]) -> None:
        """Wait at most so long from now on."""
        self._limit, self._on_silence = seconds, on_silence

    def wait(self, gen: Generator[Any, Any, Result], *words: Any, **options: Any) -> Result:  # noqa: ANN401
        """Let psycopg work until the answer is there."""
        if self._limit is None:
            return super().wait(gen, *words, **options)
        try:
            return super().wait(_limited(gen, monotonic() + self._limit), *words, **options)
        except DatabaseSilent:
            self.pgconn.finish()
            self._on_silence()
            raise


def _limited(work: Generator[Any, Any, Result], end: float) -> Generator[Any, Any, Result]:
    """The same steps. psycopg resumes them several times a second, also while nothing arrives."""
    try:
        wanted = next(work)
        while True:
            ready = yield wanted
            if not ready and monotonic() > end:
                raise DatabaseSilent("the database does not answer")
            wanted = work.send(ready)
    except StopIteration as done:
        result: Result = done.value
        return result
