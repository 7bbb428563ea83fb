"""People's own mistakes of all games, as puzzles that come back: soon after a failure, later after each success."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from operahouse.store.database import insert_into
from operahouse.store.tables import PEOPLE, TRAINING

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
AGAIN: Final = 10 * MINUTE
"""When a puzzle comes back that was failed."""
INTERVALS: Final = [DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY, 90 * DAY]
"""When it comes back after it was solved so often in a row."""
MOST_KEPT: Final = 400
"""Of one person; the smallest losses make room."""


class Puzzle(NamedTuple):
    """A mistake of a person in a game, and how well it's known by now."""

    person: str
    match: str
    place: int
    """Of the move, among those of its game."""
    game: str
    seat: str
    theme: str
    """What the better move does, in the game's own word."""
    mark: str
    loss: float
    box: int = 0
    """How often it was solved in a row."""
    due: int = 0
    tried: int = 0


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
    before = Puzzle(**row._asdict())
    box = min(before.box + 1, len(INTERVALS)) if solved else 0
    due = now + (INTERVALS[box - 1] if solved else AGAIN)
    after = before._replace(box=box, due=due, tried=before.tried + 1)
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
