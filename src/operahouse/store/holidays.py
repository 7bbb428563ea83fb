"""Holidays: for some days a bot stands in for somebody in slow games."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from operahouse.store.database import insert_into
from operahouse.store.match_index import find_summaries, playing_tables_of
from operahouse.store.match_summary import MatchSummary
from operahouse.store.tables import HOLIDAYS


class Holiday(NamedTuple):
    """From when to when somebody is away, and which bot plays for them."""

    person: str
    first: int
    until: int
    bot: str
    at_once: bool
    """Whether the bot plays from the first day on, and not only when the person's time has run out."""


def set_holiday(connection: Connection, new: Holiday) -> None:
    """Go on holiday. One at a time."""
    row = insert_into(connection, HOLIDAYS).values(**new._asdict())
    changes = {name: row.excluded[name] for name in ("first", "until", "bot", "at_once")}
    connection.execute(row.on_conflict_do_update(index_elements=["person"], set_=changes))


def end_holiday(connection: Connection, person: str) -> None:
    """Back home."""
    connection.execute(delete(HOLIDAYS).where(HOLIDAYS.c.person == person))


def holiday_of(connection: Connection, person: str) -> Holiday | None:
    """The holiday that somebody has planned or is on."""
    row = connection.execute(select(HOLIDAYS).where(HOLIDAYS.c.person == person)).first()
    return None if row is None else Holiday(*row)


def holidays_now(connection: Connection, people: Sequence[str], now: int) -> dict[str, Holiday]:
    """Which of these people are on holiday."""
    wanted = select(HOLIDAYS).where(HOLIDAYS.c.person.in_(people), HOLIDAYS.c.first <= now, HOLIDAYS.c.until > now)
    return {row.person: Holiday(*row) for row in connection.execute(wanted)}


def holidays_at_once(connection: Connection, now: int, limit: int) -> list[Holiday]:
    """People on holiday whose bots play from the first day on."""
    wanted = select(HOLIDAYS).where(HOLIDAYS.c.first <= now, HOLIDAYS.c.until > now, HOLIDAYS.c.at_once)
    return [Holiday(*row) for row in connection.execute(wanted.order_by(HOLIDAYS.c.person).limit(limit))]


def slow_games_of(connection: Connection, person: str) -> list[MatchSummary]:
    """The slow games that somebody plays."""
    found = find_summaries(connection, playing_tables_of(person))
    return [summary for summary in found if summary.time_control.kind == "slow"]


def forget_old_holidays(connection: Connection, now: int) -> None:
    """Delete holidays that are over."""
    connection.execute(delete(HOLIDAYS).where(HOLIDAYS.c.until <= now))
