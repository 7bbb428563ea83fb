"""Guests, accounts and their sessions."""

from collections.abc import Collection, Sequence
from typing import Any
from unicodedata import normalize

from sqlalchemy import Connection, Row, Select, delete, exists, insert, or_, select, update

from operahouse.kernel.errors import OperahouseError
from operahouse.store.looks import look_values, looks_like
from operahouse.store.person import NameTaken as NameTaken
from operahouse.store.person import Person as Person
from operahouse.store.tables import PEOPLE, SESSIONS


def caseless(name: str) -> str:
    """A name for comparison: STRASSE equals Straße, and composed letters equal decomposed ones."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def add_person(connection: Connection, person: Person) -> None:
    """Add a guest or an account."""
    values = _values(person)
    if person.password:
        _check_free(connection, person)
        values |= look_values(person.name)
    connection.execute(insert(PEOPLE).values(**values))


def update_person(connection: Connection, person: Person) -> None:
    """Change everything but the id. A guest who gets a password becomes an account."""
    values = _values(person)
    if values["account"] is not None and values["account"] != connection.execute(_account_of(person.id)).scalar():
        _check_free(connection, person)
        values |= look_values(person.name)
    changed = connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values))
    if changed.rowcount != 1:
        raise OperahouseError("store-nobody", {})


def by_id(id_: str) -> Select[Any]:
    """A person by id."""
    return select(PEOPLE).where(PEOPLE.c.id == id_)


def by_account(name: str) -> Select[Any]:
    """The account with that name."""
    return select(PEOPLE).where(PEOPLE.c.account == caseless(name))


def by_name(words: str, limit: int | None) -> Select[Any]:
    """Accounts and guests whose names contain these words, accounts first, then the newest; all if there are none.

    SQLite knows upper and lower case only of a to z, so accounts are also searched by their name for comparison.
    """
    alike = PEOPLE.c.name.icontains(words, autoescape=True) | PEOPLE.c.account.contains(
        caseless(words), autoescape=True
    )
    accounts_first = (PEOPLE.c.account.is_(None), PEOPLE.c.created.desc(), PEOPLE.c.id)
    return select(PEOPLE).where(alike).order_by(*accounts_first).limit(limit)


def by_session(token_hash: str, now: int) -> Select[Any]:
    """The person who is signed in with that token."""
    return select(PEOPLE).join(SESSIONS).where(SESSIONS.c.token_hash == token_hash, SESSIONS.c.until > now)


def find_person(connection: Connection, wanted: Select[Any]) -> Person | None:
    """The person that a query finds."""
    return next(iter(find_people(connection, wanted)), None)


def find_people(connection: Connection, wanted: Select[Any]) -> list[Person]:
    """All people that a query finds."""
    found: Sequence[Row[Any]] = connection.execute(wanted).all()
    return [Person(row.id, row.name, row.password, row.language, row.created) for row in found]


def add_session(connection: Connection, token_hash: str, person: str, until: int) -> None:
    """Sign a person in until that time."""
    connection.execute(insert(SESSIONS).values(token_hash=token_hash, person=person, until=until))


def extend_session(connection: Connection, token_hash: str, until: int) -> None:
    """Extend a session."""
    connection.execute(update(SESSIONS).where(SESSIONS.c.token_hash == token_hash).values(until=until))


def end_session(connection: Connection, token_hash: str) -> None:
    """End one session."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash))


def end_sessions_of(connection: Connection, person: str, except_for: str = "") -> list[str]:
    """End all sessions of a person but one. Returns their hashes."""
    ended = delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.token_hash != except_for)
    return list(connection.execute(ended.returning(SESSIONS.c.token_hash)).scalars())


def sessions_in_force(connection: Connection, hashes: Collection[str], now: int) -> set[str]:
    """Which of these sessions have not ended."""
    wanted = select(SESSIONS.c.token_hash).where(SESSIONS.c.token_hash.in_(hashes), SESSIONS.c.until > now)
    return set(connection.execute(wanted).scalars())


def delete_expired_sessions(connection: Connection, now: int) -> None:
    """Delete sessions that have expired."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.until <= now))


def _check_free(connection: Connection, person: Person) -> None:
    """Raises NameTaken if another account has that name, or one that looks like it."""
    alike = or_(PEOPLE.c.account == caseless(person.name), looks_like(person.name))
    if connection.execute(select(exists().where(alike, PEOPLE.c.id != person.id))).scalar():
        raise NameTaken(person.name)


def _account_of(id_: str) -> Select[Any]:
    return select(PEOPLE.c.account).where(PEOPLE.c.id == id_)


def _values(person: Person) -> dict[str, Any]:
    """Only accounts reserve their name."""
    return {
        "id": person.id, "name": person.name, "account": caseless(person.name) if person.password else None,
        "password": person.password, "language": person.language, "created": person.created,
    }  # fmt: skip
