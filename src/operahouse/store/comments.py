"""What people write about moments of finished games. Comments go with the game, and with the person."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select

from operahouse.store.tables import COMMENTS, PEOPLE


class Comment(NamedTuple):
    """What somebody wrote about a moment."""

    id: str
    match: str
    person: str
    place: int
    """How many moves had been made."""
    text: str
    at: int


class SignedComment(NamedTuple):
    """A comment under the name that its writer has now."""

    comment: Comment
    name: str
    guest: bool


def add_comment(connection: Connection, comment: Comment) -> None:
    """Keep it."""
    connection.execute(COMMENTS.insert().values(**comment._asdict()))


def comments_on(connection: Connection, match: str) -> list[SignedComment]:
    """All comments on a game, in its order, and at each moment in the order in which they were written."""
    writer = select(COMMENTS, PEOPLE.c.name, PEOPLE.c.password).join(PEOPLE, PEOPLE.c.id == COMMENTS.c.person)
    wanted = writer.where(COMMENTS.c.match == match).order_by(COMMENTS.c.place, COMMENTS.c.at, COMMENTS.c.id)
    found: list[SignedComment] = []
    for row in connection.execute(wanted):
        comment = Comment(*(getattr(row, field) for field in Comment._fields))
        found.append(SignedComment(comment, row.name, not row.password))
    return found


def count_comments(connection: Connection, match: str) -> dict[str, int]:
    """How many comments each person has on a game."""
    counted = (
        select(COMMENTS.c.person, func.count().label("written"))
        .where(COMMENTS.c.match == match)
        .group_by(COMMENTS.c.person)
    )
    return {row.person: row.written for row in connection.execute(counted)}


def find_comment(connection: Connection, match: str, id_: str) -> Comment | None:
    """One comment on a game."""
    one = (COMMENTS.c.match == match) & (COMMENTS.c.id == id_)
    row = connection.execute(select(COMMENTS).where(one)).one_or_none()
    return None if row is None else Comment(**row._asdict())


def remove_comment(connection: Connection, id_: str) -> None:
    """For good."""
    connection.execute(delete(COMMENTS).where(COMMENTS.c.id == id_))
