"""The results of a tournament: a Parquet file with a row for each seat of each game, queried with SQL."""

from pathlib import Path
from typing import Any

from operahouse.lab.optional_libraries import require
from operahouse.lab.plan import Plan
from operahouse.lab.schedule import rotations

RESULTS = "results.parquet"
COLUMNS = """{
    line_up: 'INTEGER', deal: 'BIGINT', rotation: 'INTEGER', decisions: 'INTEGER', moves: 'INTEGER',
    points: 'INTEGER[]', places: 'INTEGER[]', seconds: 'DOUBLE[]', course: 'INTEGER[][]',
    sources: 'MAP(VARCHAR, INTEGER)[]',
    done: 'STRUCT(round INTEGER, kind VARCHAR, what VARCHAR, times INTEGER)[][]'
}"""
SEATS = f"""
    WITH seats AS (
        SELECT line_up, deal, rotation, len(points)::INTEGER AS players,
            unnest(range(1, len(points) + 1))::INTEGER AS seat, unnest(points) AS points, unnest(places) AS place,
            decisions, moves, unnest(seconds) AS seconds,
            unnest(course) AS course, unnest(sources) AS sources, unnest(done) AS done
        FROM read_json(?, format = 'newline_delimited', columns = {COLUMNS})
    )
    SELECT line_up, deal, rotation, players, seat, bot, points, place,
        CASE WHEN place = 1 THEN 1 / count(*) FILTER (place = 1) OVER (PARTITION BY line_up, deal, rotation)
            ELSE 0 END AS won,
        decisions, moves, seconds, course, sources, done
    FROM seats JOIN sitting USING (line_up, rotation, seat)
    ORDER BY deal, line_up, rotation, seat
"""


class Results:
    """Rows to query; the table is called `results`. `won` is 1 for a win, a fraction for a shared one."""

    def __init__(self, *paths: Path) -> None:
        self._database = require("duckdb").connect()
        self._database.read_parquet([str(path) for path in paths]).create_view("results")

    def query(self, sql: str, *arguments: object) -> list[tuple[Any, ...]]:
        """The rows that a query returns."""
        rows: list[tuple[Any, ...]] = self._database.execute(sql, arguments).fetchall()
        return rows


def write_results(plan: Plan, journal: Path) -> Path:
    """Convert a journal to Parquet, beside it."""
    path = journal.with_name(RESULTS)
    with require("duckdb").connect() as database:
        database.execute("CREATE TABLE sitting (line_up INTEGER, rotation INTEGER, seat INTEGER, bot VARCHAR)")
        database.executemany("INSERT INTO sitting VALUES (?, ?, ?, ?)", _sitting(plan))
        database.sql(SEATS, params=[str(journal)]).write_parquet(str(path))
    return path


def _sitting(plan: Plan) -> list[tuple[int, int, int, str]]:
    """Which bot takes which seat in each rotation of each line-up."""
    return [
        (number, rotation, seat, bot)
        for number, line_up in enumerate(plan.line_ups)
        for rotation, bots in enumerate(rotations(line_up))
        for seat, bot in enumerate(bots, 1)
    ]
