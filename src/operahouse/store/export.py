"""Everything that is stored about a person, for themselves."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, select

from operahouse.kernel.game import Json
from operahouse.store.erasure import rows_about
from operahouse.store.match_summary import MatchSummary
from operahouse.store.people import Person
from operahouse.store.store import Store
from operahouse.store.tables import (
    BLOCKS,
    BRANCHES,
    COMMENTS,
    CURTAIN_CALLS,
    DAILY,
    ENTRIES,
    HOLIDAYS,
    LOG,
    NOTICE_SETTINGS,
    NOTICES,
    PREFERENCES,
    PUSH_SUBSCRIPTIONS,
    RATING_STEPS,
    RATINGS,
    REPORTS,
    RESULTS,
    TRAINING,
)

FORMAT: Final = "operahouse-person/1"


def export_person(store: Store, person: Person) -> Json:
    """Name, ratings, results, lessons, tables, and every line of a log that is about them.

    Moves are in the games' records.
    """
    return {
        "format": FORMAT,
        "person": {
            "id": person.id, "name": person.name, "account": bool(person.password),
            "language": person.language, "created": person.created,
        },
        "ratings": store.read(lambda connection: _ratings(connection, person.id)),
        "rating_course": store.read(lambda connection: _rows(connection, RATING_STEPS, person.id)),
        "results": store.read(lambda connection: _rows(connection, RESULTS, person.id)),
        "curtain_calls": store.read(lambda connection: _rows(connection, CURTAIN_CALLS, person.id)),
        "daily": store.read(lambda connection: _rows(connection, DAILY, person.id)),
        "tournaments": store.read(lambda connection: _rows(connection, ENTRIES, person.id)),
        "branches": store.read(lambda connection: _rows(connection, BRANCHES, person.id)),
        "training": store.read(lambda connection: _rows(connection, TRAINING, person.id)),
        "comments": store.read(lambda connection: _rows(connection, COMMENTS, person.id)),
        "preferences": store.read(lambda connection: _rows(connection, PREFERENCES, person.id)),
        "notice_settings": store.read(lambda connection: _rows(connection, NOTICE_SETTINGS, person.id)),
        "browsers": store.read(lambda connection: _rows(connection, PUSH_SUBSCRIPTIONS, person.id)),
        "notices": store.read(lambda connection: _rows(connection, NOTICES, person.id)),
        "holidays": store.read(lambda connection: _rows(connection, HOLIDAYS, person.id)),
        "blocks": store.read(lambda connection: _rows(connection, BLOCKS, person.id)),
        "reports": store.read(lambda connection: _reports(connection, person.id)),
        "lessons": store.lessons_done(person.id),
        "tables": [_table(summary, person.id) for summary in store.tables_of(person.id, limit=None)],
        "entries": store.read(lambda connection: _entries(connection, person.id)),
    }  # fmt: skip


def _ratings(connection: Connection, person: str) -> list[Json]:
    columns = [RATINGS.c[name] for name in ("game", "mu", "sigma", "games")]
    return [row._asdict() for row in connection.execute(select(*columns).where(RATINGS.c.person == person))]


def _rows(connection: Connection, table: Table, person: str) -> list[Json]:
    """The rows of a table about a person, in the order of their keys."""
    columns = [column for column in table.columns if column.name != "person"]
    wanted = select(*columns).where(table.c.person == person).order_by(*table.primary_key)
    return [row._asdict() for row in connection.execute(wanted)]


def _reports(connection: Connection, person: str) -> list[Json]:
    """What the person has reported; not who has reported them."""
    columns = [REPORTS.c[name] for name in ("at", "name", "match", "reason", "words", "lines", "closed")]
    wanted = select(*columns).where(REPORTS.c.reporter == person).order_by(REPORTS.c.at)
    return [row._asdict() for row in connection.execute(wanted)]


def _table(summary: MatchSummary, person: str) -> Json:
    seat = next((seat.seat for seat in summary.seats if seat.person == person), None)
    return {
        "id": summary.match, "code": summary.code, "game": summary.game, "status": summary.status, "seat": seat,
        "host": summary.host == person, "created": summary.created, "ended": summary.ended,
    }  # fmt: skip


def _entries(connection: Connection, person: str) -> list[Json]:
    """Seats taken and left, words said, notes; nothing that others did."""
    found = []
    for match, first in rows_about(connection, person):
        row = (LOG.c.match == match) & (LOG.c.first == first)
        entries: list[dict[str, Any]] = msgspec.json.decode(
            connection.execute(select(LOG.c.entries).where(row)).scalar_one()
        )
        found += [{"table": match, **entry} for entry in entries if entry.get("person") == person]
    return found
