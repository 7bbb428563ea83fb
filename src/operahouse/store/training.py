"""People's own mistakes of all games, as puzzles that come back: soon after a failure, later after each success."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from operahouse.store.database import insert_into
from operahouse.store.puzzle import Puzzle
from operahouse.store.tables import PEOPLE, TRAINING

MOST_KEPT: Final = 400
"""Of one person; the smallest losses make room."""


def file_mistakes(connection: Connection, match: str, puzzles: Sequence[Puzzle]) -> None:
    """All mistakes that a review of a game found. What is known of those that were there before stays known.

    People who were forgotten meanwhile get none.
    """
    persons = select(PEOPLE.c.id).where(PEOPLE.c.id.in_([puzzle.person for puzzle in puzzles]))
    known = set(connection.execute(persons).scalars())
    puzzles = [puzzle for puzzle in puzzles if puzzle.person in known]
    found = [(puzzle.person, puzzle.place) for puzzle in puzzles]
    kept = connection.execute(select(TRAINING.c.person, TRAINING.c.place).where(TRAINING.c.match == match)).all()
    for person, place in kept:
        if (person, place) not in found:
            connection.execute(delete(TRAINING).where(_is(person, match, place)))
    for puzzle in puzzles:
        judged = {"theme": puzzle.theme, "mark": puzzle.mark, "loss": puzzle.loss}
        row = insert_into(connection, TRAINING).values(**puzzle._asdict())
        connection.execute(row.on_conflict_do_update(index_elements=["person", "match", "place"], set_=judged))
    for person in {puzzle.person for puzzle in puzzles}:
        _make_room(connection, person)


def puzzles_of(connection: Connection, person: str) -> list[Puzzle]:
    """What a person has to learn from, the most overdue first and among those the worst."""
    wanted = select(TRAINING).where(TRAINING.c.person == person)
    ordered = wanted.order_by(TRAINING.c.due, TRAINING.c.loss.desc(), TRAINING.c.match, TRAINING.c.place)
    return [Puzzle(**row._asdict()) for row in connection.execute(ordered)]


def note_try(connection: Connection, person: str, match: str, place: int, solved: bool, now: int) -> Puzzle | None:
    """Somebody tried a puzzle: one that was failed begins anew. None if they have no such puzzle."""
    row = connection.execute(select(TRAINING).where(_is(person, match, place))).one_or_none()
    if row is None:
        return None
    after = Puzzle(**row._asdict()).after_try(solved, now)
    changed = {"box": after.box, "due": after.due, "tried": after.tried}
    connection.execute(update(TRAINING).where(_is(person, match, place)).values(**changed))
    return after


def _is(person: str, match: str, place: int) -> ColumnElement[bool]:
    return (TRAINING.c.person == person) & (TRAINING.c.match == match) & (TRAINING.c.place == place)


def _make_room(connection: Connection, person: str) -> None:
    own = TRAINING.c.person == person
    count = connection.execute(select(func.count()).select_from(TRAINING).where(own)).scalar_one()
    smallest = select(TRAINING.c.match, TRAINING.c.place).where(own).order_by(TRAINING.c.loss, TRAINING.c.match)
    for match, place in connection.execute(smallest.limit(max(0, count - MOST_KEPT))).all():
        connection.execute(delete(TRAINING).where(_is(person, match, place)))
