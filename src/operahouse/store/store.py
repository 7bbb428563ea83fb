"""The store: all access to the database. Its methods block, except `submit` and `write`.

What is seldom needed has no method here: pass a function of a module of this room to `read` or `change`.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Select
from sqlalchemy.exc import IntegrityError

from operahouse.store import leases, lessons, looks, people
from operahouse.store.attempts import forget_old_attempts
from operahouse.store.batch import write_batch
from operahouse.store.database import StoreError, database_errors
from operahouse.store.hits import count_trial, forget_old_hits, take_hit
from operahouse.store.holidays import forget_old_holidays
from operahouse.store.log import Append, load_entries
from operahouse.store.match_index import (
    by_code,
    by_match,
    ended_after,
    find_summaries,
    games_of_person,
    last_numbers,
    open_tables,
    tables_of_person,
)
from operahouse.store.match_summary import MatchSummary
from operahouse.store.notices import forget_old_notices
from operahouse.store.people import NameTaken, Person
from operahouse.store.ratings import Rating, rate, ratings_of, top_ratings
from operahouse.store.reports import forget_old_reports
from operahouse.store.server_secrets import find_secret, make_secret
from operahouse.store.writer import Writer
from operahouse.table.fact import Entry

Result = TypeVar("Result")


class Store:
    """Logs, summaries, leases, people, ratings, lessons and secrets in one database. Thread-safe."""

    def __init__(self, url: str, engine: Engine) -> None:
        self.url = url
        self.engine = engine
        self.writer = Writer(engine, write_batch)

    def submit(self, append: Append) -> Future[None]:
        """Write entries and summary. The future is done when they are durable, and fails with WriteConflict."""
        return self.writer.submit(append, append.match)

    async def write(
        self,
        match: str,
        expected: int,
        entries: Sequence[Entry],
        summary: MatchSummary,
        rewritten: Sequence[Entry] = (),
    ) -> None:
        """Write entries and summary, and wait in an event loop until they are durable. Raises WriteConflict."""
        await self.writer.write(Append(match, expected, entries, summary, rewritten), match)

    def append(self, match: str, expected: int, entries: Sequence[Entry]) -> None:
        """Write entries of a match without a summary, and wait until they are durable."""
        self.submit(Append(match, expected, entries, None)).result()

    def load(self, match: str, after: int = 0) -> list[Entry]:
        """The entries after that number, in order."""
        return self.read(lambda connection: load_entries(connection, match, after))

    def summary(self, match: str) -> MatchSummary | None:
        """The summary of a match."""
        return self._summary(by_match(match))

    def summary_by_code(self, code: str) -> MatchSummary | None:
        """The summary of the match with that code."""
        return self._summary(by_code(code))

    def last_numbers(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these matches."""
        return self.read(lambda connection: last_numbers(connection, matches))

    def open_tables(self, game: str = "", limit: int = 50) -> list[MatchSummary]:
        """Public tables with empty seats, the newest first."""
        return self._summaries(open_tables(game, limit))

    def tables_of(self, person: str, limit: int | None = 100) -> list[MatchSummary]:
        """Tables where a person sits or is host, the last changed first. None for all."""
        return self._summaries(tables_of_person(person, limit))

    def games_of(self, person: str, limit: int = 100) -> list[MatchSummary]:
        """The same without branches."""
        return self._summaries(games_of_person(person, limit))

    def finished(self, game: str = "", after: int = 0, limit: int = 100) -> list[MatchSummary]:
        """Public matches that ended after that time, in the order in which they ended."""
        return self._summaries(ended_after(game, after, limit))

    def lease_due(self, holder: str, now: int, until: int, limit: int, watched: Sequence[str] = ()) -> list[str]:
        """Lease matches that are due and that nobody else holds."""
        return self.change(lambda connection: leases.lease_due(connection, holder, now, until, limit, watched))

    def due_between(self, after: int, until: int) -> list[str]:
        """Matches that become due in that time."""
        return self.read(lambda connection: leases.due_between(connection, after, until))

    def set_due(self, match: str, number: int, due: int | None) -> None:
        """Correct when a match is due, unless it has gone on since."""
        self.change(lambda connection: leases.set_due(connection, match, number, due))

    def renew(self, holder: str, matches: Sequence[str], until: int) -> list[str]:
        """Extend leases. Returns the matches that are still held."""
        return self.change(lambda connection: leases.renew(connection, holder, matches, until))

    def release(self, holder: str, matches: Sequence[str] | None = None) -> None:
        """Give up the leases of these matches, or all of the holder's."""
        self.change(lambda connection: leases.release(connection, holder, matches))

    def add_person(self, person: Person) -> None:
        """Add a guest or an account. Raises NameTaken if another account has the name, or one that looks like it."""
        self._write_person(person, lambda connection: people.add_person(connection, person))

    def person(self, id: str) -> Person | None:  # noqa: A002
        """A person by id."""
        return self._person(people.by_id(id))

    def account(self, name: str) -> Person | None:
        """The account with that name, compared without regard to case."""
        return self._person(people.by_account(name))

    def is_like_account(self, name: str) -> bool:
        """Whether somebody could take this name for that of an account."""
        return self.read(lambda connection: looks.is_like_account(connection, name))

    def note_look(self, person: str) -> None:
        """Note what the name of an account looks like, if an earlier version has left that out."""
        self.change(lambda connection: looks.fill_looks(connection, person))

    def update_person(self, person: Person) -> None:
        """Change everything but the id. Raises NameTaken if another account has the name, or one that looks like it."""
        self._write_person(person, lambda connection: people.update_person(connection, person))

    def _write_person(self, person: Person, job: Callable[[Connection], None]) -> None:
        """Of two who want a name at the same time, the database refuses one."""
        try:
            self.change(job)
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError) and person.password and self.is_like_account(person.name):
                raise NameTaken(person.name) from error
            raise

    def add_session(self, token_hash: str, person: str, until: int) -> None:
        """Sign a person in until that time."""
        self.change(lambda connection: people.add_session(connection, token_hash, person, until))

    def session(self, token_hash: str, now: int) -> Person | None:
        """The person who is signed in with that token."""
        return self._person(people.by_session(token_hash, now))

    def extend_session(self, token_hash: str, until: int) -> None:
        """Extend a session."""
        self.change(lambda connection: people.extend_session(connection, token_hash, until))

    def end_session(self, token_hash: str) -> None:
        """End one session."""
        self.change(lambda connection: people.end_session(connection, token_hash))

    def end_sessions_of(self, person: str, except_for: str = "") -> list[str]:
        """End all sessions of a person but one. Returns their hashes."""
        return self.change(lambda connection: people.end_sessions_of(connection, person, except_for))

    def delete_expired(self, now: int) -> None:
        """Delete sessions that have expired, and everything else that no longer matters."""

        def delete(connection: Connection) -> None:
            people.delete_expired_sessions(connection, now)
            forget_old_attempts(connection, now)
            forget_old_hits(connection, now)
            forget_old_notices(connection, now)
            forget_old_holidays(connection, now)
            forget_old_reports(connection, now)

        self.change(delete)

    def take_hit(self, key: str, amount: int, length: int, now: int) -> bool:
        """Count against a rate limit that all processes share. Doesn't wait for the disk, nor for the writer."""
        with database_errors(), self.engine.begin() as connection:
            return take_hit(connection, key, amount, length, now)

    def ratings(self, game: str, limit: int = 100) -> list[Rating]:
        """The best first, by mu less three sigma."""
        return self.read(lambda connection: top_ratings(connection, game, limit))

    def ratings_of(self, persons: Sequence[str], game: str) -> dict[str, Rating]:
        """The ratings of those who have one."""
        return self.read(lambda connection: ratings_of(connection, persons, game))

    def rate(self, match: str, ratings: Sequence[Rating], at: int = 0) -> bool:
        """Write the ratings after a match, once a match. Returns False if it was rated before."""
        return self.change(lambda connection: rate(connection, match, ratings, at))

    def lessons_done(self, person: str) -> dict[str, list[str]]:
        """The lessons a person has finished, by game."""
        return self.read(lambda connection: lessons.lessons_done(connection, person))

    def finish_lesson(self, person: str, game: str, name: str, at: int) -> None:
        """A person has finished a lesson. Only the first time is kept."""
        self.change(lambda connection: lessons.finish_lesson(connection, person, game, name, at))

    def secret(self, name: str) -> bytes:
        """A random secret, created once for this database."""
        found = self.read(lambda connection: find_secret(connection, name))
        while found is None:
            self.change(lambda connection: make_secret(connection, name))
            found = self.read(lambda connection: find_secret(connection, name))
        return found

    def data_version(self) -> int:
        """A number that changes when another process has written to an SQLite file. PostgreSQL has notifications."""
        if self.engine.dialect.name != "sqlite":
            return 0
        return self.change(lambda connection: int(connection.exec_driver_sql("PRAGMA data_version").scalar_one()))

    def try_write(self, now: int) -> Future[None]:
        """Write something that nobody reads. The future fails with StoreError if nothing can be stored."""
        return self.writer.submit(lambda connection: count_trial(connection, now))

    def close(self) -> None:
        """Write what is queued, then close the database."""
        self.writer.close()
        self.engine.dispose()

    def read(self, question: Callable[[Connection], Result]) -> Result:
        """Run a query in one transaction."""
        with database_errors(), self.engine.connect() as connection:
            return question(connection)

    def change(self, work: Callable[[Connection], Result]) -> Result:
        """Write with the next batch, and wait until it is durable."""
        return self.writer.submit(work).result()

    def _summaries(self, wanted: Select[Any]) -> list[MatchSummary]:
        return self.read(lambda connection: find_summaries(connection, wanted))

    def _summary(self, wanted: Select[Any]) -> MatchSummary | None:
        return next(iter(self._summaries(wanted)), None)

    def _person(self, wanted: Select[Any]) -> Person | None:
        return self.read(lambda connection: people.find_person(connection, wanted))
