"""Reports to the host, with the words in question."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypedDict

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from operahouse.store.tables import PEOPLE, REPORTS

MOST_OPEN: Final = 20
"""Open reports of one person. Whoever has made as many waits for the host."""
KEPT: Final = 365 * 24 * 60 * 60 * 1000
"""For how many milliseconds reports are kept."""


class SaidLine(TypedDict):
    """A line that was said at the table."""

    at: int
    person: str
    name: str
    text: str


class Report(NamedTuple):
    """What somebody has reported."""

    id: str
    at: int
    reporter: str
    person: str
    name: str
    """What the person was called then."""
    match: str
    """Empty if it's not about a table."""
    reason: str
    words: str
    """What the reporter says about it."""
    lines: list[SaidLine]
    closed: int | None


class ListedReport(NamedTuple):
    """A report, with the name of who made it."""

    report: Report
    reporter: str


LINES: Final = msgspec.json.Decoder(list[SaidLine])


def add_report(connection: Connection, new: Report) -> bool:
    """Returns False if the person has too many open ones."""
    own = select(func.count()).select_from(REPORTS)
    count = connection.execute(own.where(REPORTS.c.reporter == new.reporter, REPORTS.c.closed.is_(None))).scalar_one()
    if count >= MOST_OPEN:
        return False
    connection.execute(insert(REPORTS).values(**{**new._asdict(), "lines": msgspec.json.encode(new.lines).decode()}))
    return True


def list_reports(connection: Connection, closed: bool, limit: int) -> list[ListedReport]:
    """Open reports, the oldest first; or those that are closed, the latest first."""
    wanted: Select[Any] = select(REPORTS, PEOPLE.c.name.label("by")).join(PEOPLE, PEOPLE.c.id == REPORTS.c.reporter)
    if closed:
        wanted = wanted.where(REPORTS.c.closed.is_not(None)).order_by(REPORTS.c.closed.desc(), REPORTS.c.id)
    else:
        wanted = wanted.where(REPORTS.c.closed.is_(None)).order_by(REPORTS.c.at, REPORTS.c.id)
    return _read(connection.execute(wanted.limit(limit)).all())


def count_open(connection: Connection) -> int:
    """How many reports wait for the host."""
    wanted = select(func.count()).select_from(REPORTS).where(REPORTS.c.closed.is_(None))
    return connection.execute(wanted).scalar_one()


def close_report(connection: Connection, id_: str, at: int) -> bool:
    """The host has looked at it. Returns whether it was open."""
    open_one = update(REPORTS).where(REPORTS.c.id == id_, REPORTS.c.closed.is_(None))
    return connection.execute(open_one.values(closed=at)).rowcount == 1


def forget_old_reports(connection: Connection, now: int) -> None:
    """Delete reports that were closed long ago."""
    connection.execute(delete(REPORTS).where(REPORTS.c.closed < now - KEPT))


def _read(rows: Sequence[Any]) -> list[ListedReport]:
    found = [{name: getattr(row, name) for name in Report._fields} for row in rows]
    reports = [Report(**{**each, "lines": LINES.decode(each["lines"])}) for each in found]
    return [ListedReport(report, row.by) for report, row in zip(reports, rows, strict=True)]
