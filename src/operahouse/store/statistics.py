"""Figures about a house, for the people who run it."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, func, select

from operahouse.store.tables import LOG, MATCHES, PEOPLE, SESSIONS

DAY: Final = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Statistics:
    """How much of everything there is."""

    accounts: int
    guests: int
    signed_in: int
    """People with at least one session."""
    tables: dict[str, int]
    """By status."""
    games: dict[str, int]
    """Finished tables by game."""
    changed_today: int
    changed_this_week: int
    log_rows: int


def statistics(connection: Connection, now: int) -> Statistics:
    """Count everything."""

    def count(*, since: int) -> int:
        return connection.execute(select(func.count()).where(MATCHES.c.changed >= since)).scalar_one()

    status = select(MATCHES.c.status, func.count()).group_by(MATCHES.c.status).order_by(MATCHES.c.status)
    ended = select(MATCHES.c.game, func.count()).where(MATCHES.c.status == "ended").group_by(MATCHES.c.game)
    accounts = connection.execute(select(func.count(PEOPLE.c.account))).scalar_one()
    everybody = connection.execute(select(func.count(PEOPLE.c.id))).scalar_one()
    signed_in = select(func.count(SESSIONS.c.person.distinct())).where(SESSIONS.c.until > now)
    return Statistics(
        accounts=accounts,
        guests=everybody - accounts,
        signed_in=connection.execute(signed_in).scalar_one(),
        tables=_counts(connection, status),
        games=_counts(connection, ended.order_by(MATCHES.c.game)),
        changed_today=count(since=now - DAY),
        changed_this_week=count(since=now - 7 * DAY),
        log_rows=connection.execute(select(func.count()).select_from(LOG)).scalar_one(),
    )


def _counts(connection: Connection, wanted: Select[Any]) -> dict[str, int]:
    return {row[0]: row[1] for row in connection.execute(wanted)}
