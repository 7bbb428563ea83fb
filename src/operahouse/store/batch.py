"""Writes the moves of many matches with two statements.

The writer thread releases the interpreter lock for every statement and has to wait to get it back while the server is
busy. So a batch is written at once: all rows of a statement go over as one JSON text, however many there are. This is
for SQLite only, where one thread does all writing.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, text

from operahouse.store.database import execute
from operahouse.store.log import Append
from operahouse.store.match_index import CHANGING, Values
from operahouse.store.writer import BatchConflict, Job, JobResult, one_by_one

SMALLEST_BATCH: Final = 2


def _column(index: int) -> str:
    """A column of the row that `json_each` returns."""
    return f"json_extract(value, '$[{index}]')"


WRITE_ENTRIES: Final = text(f"""
    INSERT INTO log (match, first, last, entries)
    SELECT {", ".join(_column(index) for index in range(4))} FROM json_each(:rows)
    WHERE {_column(1)} = 1 + coalesce((SELECT last FROM log WHERE match = {_column(0)} ORDER BY first DESC LIMIT 1), 0)
    ON CONFLICT DO NOTHING
""")
"""Like the statement for one row in `operahouse.store.log`, for many rows."""
UPDATE_SUMMARIES: Final = text(f"""
    UPDATE cards SET {", ".join(f"{name} = {_column(index)}" for index, name in enumerate(CHANGING, 1))}
    FROM json_each(:rows) WHERE cards.match = {_column(0)}
""")


def write_batch(connection: Connection, jobs: list[Job]) -> list[JobResult]:
    """Run all jobs, writing the moves among them at once."""
    moves = _moves(jobs) if connection.dialect.name == "sqlite" else {}
    if len(moves) < SMALLEST_BATCH:
        return one_by_one(connection, jobs)
    write_moves(connection, list(moves.values()))
    rest = [job for job in jobs if job.key not in moves]
    return [*(JobResult(job, None, None) for job in jobs if job.key in moves), *one_by_one(connection, rest)]


def _moves(jobs: list[Job]) -> dict[str, Append]:
    """Jobs that only append to the log and update the summary of an existing match, one job a match."""
    keys = Counter(job.key for job in jobs)
    return {
        job.key: work
        for job in jobs
        if isinstance(work := job.work, Append) and keys[job.key] == 1
        if work.expected > 1 and work.summary is not None and not work.participants and not work.rewritten
    }


def write_moves(connection: Connection, moves: Sequence[Append]) -> None:
    """Write all of them. Raises BatchConflict if one of them does not follow the last number of its match."""
    if execute(connection, WRITE_ENTRIES, _rows([list(move.row.values()) for move in moves])) != len(moves):
        raise BatchConflict
    changed = [[getattr(move.summary, name) for name in ("match", *CHANGING)] for move in moves]
    execute(connection, UPDATE_SUMMARIES, _rows(changed))


def _rows(rows: list[list[object]]) -> Values:
    """Rows as the one parameter of a statement."""
    return {"rows": msgspec.json.encode(rows).decode()}
