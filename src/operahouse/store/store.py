"""The store: everything that is kept, behind one door. Its methods block, except `submit`."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Select, select
from sqlalchemy.exc import IntegrityError

from operahouse.store import claims, lessons, people
from operahouse.store.cards import Card
from operahouse.store.database import StoreTrouble, answering
from operahouse.store.house_secrets import find_secret, make_secret
from operahouse.store.index import by_code, by_match, cards, ended_after, numbers, of_person, waiting
from operahouse.store.log import Append, LogWriting, load
from operahouse.store.people import NameTaken, Person
from operahouse.store.ratings import Rating, best, rate, ratings_of
from operahouse.store.together import together
from operahouse.store.writer import Job, Promise, Writer
from operahouse.table.fact import Entry

Result = TypeVar("Result")


class Store:
    """Logs, cards, claims, people, ratings, lessons and secrets in one database. Any thread may use it."""

    def __init__(self, url: str, engine: Engine) -> None:
        self.url = url
        self.engine = engine
        self.writer = Writer(engine, together)
        self._log = LogWriting(engine.dialect)

    def submit(self, append: Append) -> Future[None]:
        """Write entries and card; the future is done when they are safe. Overtaken if that number is written."""
        return self.writer.submit(self._log.append(append), append.match)

    def write(self, append: Append, promise: Promise) -> None:
        """Like `submit`, for whoever brings a promise that costs less than a future."""
        self.writer.queue(Job(append.match, self._log.append(append), promise))

    def append(self, match: str, expected: int, entries: Sequence[Entry]) -> None:
        """Write entries of a match that has no card, and wait until they are safe."""
        self.writer.submit(self._log.bare_append(match, expected, entries), match).result()

    def load(self, match: str, after: int = 0) -> list[Entry]:
        """The entries after that number, in order."""
        return self._read(lambda connection: load(connection, match, after))

    def card(self, match: str) -> Card | None:
        """The card of a match."""
        return self._card(by_match(match))

    def card_by_code(self, code: str) -> Card | None:
        """The card of the match with that code."""
        return self._card(by_code(code))

    def numbers(self, matches: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these matches."""
        return self._read(lambda connection: numbers(connection, matches))

    def open_tables(self, game: str = "", limit: int = 50) -> list[Card]:
        """Public tables that wait for people, the newest first."""
        return self._cards(waiting(game, limit))

    def tables_of(self, person: str, limit: int = 100) -> list[Card]:
        """Tables where a person sits or is host, the one that changed last first."""
        return self._cards(of_person(person, limit))

    def finished(self, game: str = "", after: int = 0, limit: int = 100) -> list[Card]:
        """Public matches that ended after that time, in the order of ending."""
        return self._cards(ended_after(game, after, limit))

    def claim_due(self, holder: str, now: int, until: int, limit: int) -> list[str]:
        """Hold matches whose time has come and that nobody else holds."""
        return self._write(lambda connection: claims.claim_due(connection, holder, now, until, limit))

    def renew(self, holder: str, matches: Sequence[str], until: int) -> list[str]:
        """Hold matches longer; those that are still held."""
        return self._write(lambda connection: claims.renew(connection, holder, matches, until))

    def release(self, holder: str, matches: Sequence[str] | None = None) -> None:
        """Hold matches no longer; all of the holder's without a list."""
        self._write(lambda connection: claims.release(connection, holder, matches))

    def add_person(self, person: Person) -> None:
        """A new guest or account; NameTaken where another account has the name."""
        self._write(lambda connection: people.add_person(connection, person))

    def person(self, id: str) -> Person | None:  # noqa: A002
        """Somebody by id."""
        return self._person(people.by_id(id))

    def account(self, name: str) -> Person | None:
        """The account of that name, capital letters or not."""
        return self._person(people.by_account(name))

    def update_person(self, person: Person) -> None:
        """Change everything about somebody but the id; NameTaken where another account has the name."""
        try:
            self._write(lambda connection: people.update_person(connection, person))
        except StoreTrouble as trouble:
            if isinstance(trouble.__cause__, IntegrityError):
                raise NameTaken(person.name) from trouble
            raise

    def add_session(self, token_hash: str, person: str, until: int) -> None:
        """Somebody is signed in until that time."""
        self._write(lambda connection: people.add_session(connection, token_hash, person, until))

    def session(self, token_hash: str, now: int) -> Person | None:
        """Who is signed in with that token."""
        return self._person(people.by_session(token_hash, now))

    def extend_session(self, token_hash: str, until: int) -> None:
        """Stay signed in longer."""
        self._write(lambda connection: people.extend_session(connection, token_hash, until))

    def end_session(self, token_hash: str) -> None:
        """Sign out here."""
        self._write(lambda connection: people.end_session(connection, token_hash))

    def end_sessions_of(self, person: str) -> None:
        """Sign somebody out everywhere."""
        self._write(lambda connection: people.end_sessions_of(connection, person))

    def forget_sessions(self, now: int) -> None:
        """Remove what has expired; nobody is signed out by it."""
        self._write(lambda connection: people.forget_sessions(connection, now))

    def ratings(self, game: str, limit: int = 100) -> list[Rating]:
        """The best first, by what is almost certain: mu less three sigma."""
        return self._read(lambda connection: best(connection, game, limit))

    def ratings_of(self, persons: Sequence[str], game: str) -> dict[str, Rating]:
        """The ratings of those who have one."""
        return self._read(lambda connection: ratings_of(connection, persons, game))

    def rate(self, match: str, ratings: Sequence[Rating]) -> bool:
        """Write what a match did to ratings, once a match; False if it was rated before."""
        return self._write(lambda connection: rate(connection, match, ratings))

    def lessons_done(self, person: str) -> dict[str, list[str]]:
        """The lessons somebody has finished, by game."""
        return self._read(lambda connection: lessons.lessons_done(connection, person))

    def finish_lesson(self, person: str, game: str, name: str, at: int) -> None:
        """Somebody has finished a lesson; the first time counts."""
        self._write(lambda connection: lessons.finish_lesson(connection, person, game, name, at))

    def secret(self, name: str) -> bytes:
        """Random bytes, made once for this database."""
        found = self._read(lambda connection: find_secret(connection, name))
        while found is None:
            self._write(lambda connection: make_secret(connection, name))
            found = self._read(lambda connection: find_secret(connection, name))
        return found

    def ping(self) -> None:
        """Ask the database something; StoreTrouble if it does not answer."""
        self._read(lambda connection: connection.execute(select(1)))

    def close(self) -> None:
        """Write what has been handed in, then let go of the database."""
        self.writer.close()
        self.engine.dispose()

    def _read(self, question: Callable[[Connection], Result]) -> Result:
        """Ask the database in one transaction."""
        with answering(), self.engine.connect() as connection:
            return question(connection)

    def _write(self, work: Callable[[Connection], Result]) -> Result:
        """Write with the next group, and wait until it is safe."""
        return self.writer.submit(work).result()

    def _cards(self, wanted: Select[Any]) -> list[Card]:
        return self._read(lambda connection: cards(connection, wanted))

    def _card(self, wanted: Select[Any]) -> Card | None:
        return next(iter(self._cards(wanted)), None)

    def _person(self, wanted: Select[Any]) -> Person | None:
        return self._read(lambda connection: people.find_person(connection, wanted))
