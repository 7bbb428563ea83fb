"""Which lessons people have finished."""

from sqlalchemy import Connection, select

from operahouse.store.database import insert_into
from operahouse.store.tables import LESSONS


def lessons_done(connection: Connection, person: str) -> dict[str, list[str]]:
    """The lessons a person has finished, by game, the first one first."""
    wanted = select(LESSONS.c.game, LESSONS.c.name).where(LESSONS.c.person == person)
    done: dict[str, list[str]] = {}
    for game, name in connection.execute(wanted.order_by(LESSONS.c.at, LESSONS.c.game, LESSONS.c.name)):
        done.setdefault(game, []).append(name)
    return done


def finish_lesson(connection: Connection, person: str, game: str, name: str, at: int) -> None:
    """A person has finished a lesson. Only the first time is kept."""
    row = insert_into(connection, LESSONS).values(person=person, game=game, name=name, at=at)
    connection.execute(row.on_conflict_do_nothing())
