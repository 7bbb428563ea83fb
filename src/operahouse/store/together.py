"""The moves of many tables in two statements.

The thread that writes lets go of the interpreter for every statement and must wait to get it back while tables are
being served. So what a group has in common is written at once, the rows of each statement handed over as one JSON text
however many moves there are: in SQLite, where all writing is done by one thread.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
from sqlalchemy import Connection

from operahouse.store.cards import Card
from operahouse.store.database import Answer
from operahouse.store.log import CHANGING, Appending
from operahouse.store.writer import Job, Outcome, Torn, one_by_one

SEVERAL: Final = 2


def _column(index: int) -> str:
    """A value of the row that `json_each` shows."""
    return f"json_extract(value, '$[{index}]')"


WRITE_ENTRIES: Final = f"""
    INSERT INTO log (match, first, last, entries)
    SELECT {", ".join(_column(index) for index in range(4))} FROM json_each(?)
    WHERE {_column(1)} = 1 + coalesce((SELECT last FROM log WHERE match = {_column(0)} ORDER BY first DESC LIMIT 1), 0)
    ON CONFLICT DO NOTHING
"""
"""As the statement for one row in `operahouse.store.log`, for several."""
WRITE_CARDS: Final = f"""
    UPDATE cards SET {", ".join(f"{name} = {_column(index)}" for index, name in enumerate(CHANGING, 1))}
    FROM json_each(?) WHERE cards.match = {_column(0)}
"""


def together(connection: Connection, jobs: list[Job]) -> list[Outcome]:
    """Do all jobs of a group, the moves among them at once."""
    moves = _moves(jobs) if connection.dialect.name == "sqlite" else {}
    if len(moves) < SEVERAL:
        return one_by_one(connection, jobs)
    write_moves(connection, list(moves.values()))
    rest = [job for job in jobs if job.place not in moves]
    return [*(Outcome(job, None, None) for job in jobs if job.place in moves), *one_by_one(connection, rest)]


def _moves(jobs: list[Job]) -> dict[str, Appending]:
    """What changes nothing but the log and the card of a match that is there, and is the only job of its match."""
    places = Counter(job.place for job in jobs)
    return {
        job.place: job.work
        for job in jobs
        if isinstance(job.work, Appending) and places[job.place] == 1 and job.work.first > 1 and not job.work.sitters
    }


def write_moves(connection: Connection, moves: Sequence[Appending]) -> None:
    """All of them, or Torn if one of them was overtaken."""
    driver = cast(Any, connection.connection.driver_connection)
    written: Answer = driver.execute(WRITE_ENTRIES, [_table([list(move.row.values()) for move in moves])])
    if written.rowcount != len(moves):
        raise Torn
    driver.execute(WRITE_CARDS, [_table([_changed(move.card) for move in moves])])


def _table(rows: list[Any]) -> str:
    return msgspec.json.encode(rows).decode()


def _changed(card: Card) -> tuple[object, ...]:
    """What changes of a card while a match goes on, in the order of the statement."""
    seats = msgspec.json.encode(card.seats).decode()
    return card.match, card.status, card.changed, card.ended, card.due, card.number, seats
