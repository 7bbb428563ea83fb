"""The moves of many tables in a few statements.

The thread that writes lets go of the interpreter for every statement and must wait to get it back while tables are
being served. So what a group has in common is written at once: in SQLite, where all writing is done by one thread.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

import msgspec
from sqlalchemy import Connection

from operahouse.store.cards import Card
from operahouse.store.database import Answer
from operahouse.store.log import Appending
from operahouse.store.writer import Job, Outcome, Torn, one_by_one

SEVERAL: Final = 2
MOST_ROWS: Final = 64
"""In one statement. Groups are cut into powers of two, so that there are few statements to prepare."""


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
    for part in _parts(moves):
        rows = [value for move in part for value in move.row.values()]
        written: Answer = driver.execute(_entries_statement(len(part)), rows)
        if written.rowcount != len(part):
            raise Torn
        cards = [value for move in part for value in _changed(move.card)]
        driver.execute(_cards_statement(len(part)), cards)


def _parts(moves: Sequence[Appending]) -> list[Sequence[Appending]]:
    """Cut into powers of two, the largest first."""
    parts: list[Sequence[Appending]] = []
    start, size = 0, MOST_ROWS
    while start < len(moves):
        while size > len(moves) - start:
            size //= 2
        parts.append(moves[start : start + size])
        start += size
    return parts


def _changed(card: Card) -> tuple[object, ...]:
    """What changes of a card while a match goes on, in the order of the statement."""
    seats = msgspec.json.encode(card.seats).decode()
    return card.match, card.status, card.changed, card.ended, card.due, card.number, seats


@cache
def _entries_statement(rows: int) -> str:
    """As the statement for one row in `operahouse.store.log`, for several."""
    return f"""
        INSERT INTO log (match, first, last, entries)
        SELECT column1, column2, column3, column4 FROM (VALUES {_blanks(rows, 4)})
        WHERE column2 = 1 + coalesce((SELECT last FROM log WHERE match = column1 ORDER BY first DESC LIMIT 1), 0)
        ON CONFLICT DO NOTHING
    """


@cache
def _cards_statement(rows: int) -> str:
    return f"""
        UPDATE cards
        SET status = column2, changed = column3, ended = column4, due = column5, number = column6, seats = column7
        FROM (VALUES {_blanks(rows, 7)})
        WHERE cards.match = column1
    """


def _blanks(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)
