"""Guests and people with an account, and how they stay signed in."""

from dataclasses import dataclass
from typing import Any
from unicodedata import normalize

from sqlalchemy import Connection, Row, Select, delete, exists, insert, select, update

from operahouse.kernel.errors import OperahouseError
from operahouse.store.tables import PEOPLE, SESSIONS
from operahouse.store.upserting import insert_into


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays here."""

    id: str
    name: str
    password: str
    """The hash of the password; empty for a guest."""
    language: str
    created: int


class NameTaken(OperahouseError):
    """Another account has that name, capital letters or not."""

    def __init__(self, name: str) -> None:
        super().__init__("store-name-taken", {"name": name})


def caseless(name: str) -> str:
    """A name as it is compared: STRASSE and Straße are the same, and so are letters composed in different ways."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def add_person(connection: Connection, person: Person) -> None:
    """A new guest or account."""
    row = insert_into(connection, PEOPLE).values(**_values(person))
    added = row.on_conflict_do_nothing(index_elements=[PEOPLE.c.account]).returning(PEOPLE.c.id)
    if connection.execute(added).first() is None:
        raise NameTaken(person.name)


def update_person(connection: Connection, person: Person) -> None:
    """Change everything about somebody but the id. A guest who gets a password has an account from then on."""
    values = _values(person)
    taken = exists().where(PEOPLE.c.account == values["account"], PEOPLE.c.id != person.id)
    if values["account"] is not None and connection.execute(select(taken)).scalar():
        raise NameTaken(person.name)
    changed = connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values))
    if changed.rowcount != 1:
        raise OperahouseError("store-nobody", {})


def by_id(id_: str) -> Select[Any]:
    """Somebody by id."""
    return select(PEOPLE).where(PEOPLE.c.id == id_)


def by_account(name: str) -> Select[Any]:
    """The account of that name."""
    return select(PEOPLE).where(PEOPLE.c.account == caseless(name))


def by_session(token_hash: str, now: int) -> Select[Any]:
    """Who is signed in with that token."""
    return select(PEOPLE).join(SESSIONS).where(SESSIONS.c.token_hash == token_hash, SESSIONS.c.until > now)


def find_person(connection: Connection, wanted: Select[Any]) -> Person | None:
    """The one a question finds."""
    row: Row[Any] | None = connection.execute(wanted).first()
    return None if row is None else Person(row.id, row.name, row.password, row.language, row.created)


def add_session(connection: Connection, token_hash: str, person: str, until: int) -> None:
    """Somebody is signed in until that time."""
    connection.execute(insert(SESSIONS).values(token_hash=token_hash, person=person, until=until))


def extend_session(connection: Connection, token_hash: str, until: int) -> None:
    """Stay signed in longer."""
    connection.execute(update(SESSIONS).where(SESSIONS.c.token_hash == token_hash).values(until=until))


def end_session(connection: Connection, token_hash: str) -> None:
    """Sign out here."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash))


def end_sessions_of(connection: Connection, person: str) -> None:
    """Sign somebody out everywhere."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))


def forget_sessions(connection: Connection, now: int) -> None:
    """Remove what has expired."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.until <= now))


def _values(person: Person) -> dict[str, Any]:
    """Only accounts keep others from their name."""
    return {
        "id": person.id, "name": person.name, "account": caseless(person.name) if person.password else None,
        "password": person.password, "language": person.language, "created": person.created,
    }  # fmt: skip
