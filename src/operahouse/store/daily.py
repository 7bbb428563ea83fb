"""The deal of the day: who has played it, and how they compare. Days are written as 2026-11-18."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select, update

from operahouse.store.database import insert_into
from operahouse.store.tables import DAILY, PEOPLE


class DailyGame(NamedTuple):
    """The deal of a day as somebody plays it."""

    day: str
    person: str
    match: str
    points: int | None
    """None until it's over, and for whoever gave up."""
    ended: int | None


class DailyScore(NamedTuple):
    """A line of a leaderboard."""

    place: int
    person: str
    name: str
    points: int
    percent: float | None
    """How many of the others were beaten; of a tie, half. None while there are no others."""


class Standing(NamedTuple):
    """How a number of points compares."""

    better: int
    equal: int
    players: int

    @property
    def place(self) -> int:
        """1 for the best."""
        return self.better + 1

    @property
    def percent(self) -> float | None:
        """How many of the others are beaten, of a tie half; None without others."""
        others = self.players - 1
        if others < 1:
            return None
        worse = self.players - self.better - self.equal
        return 100 * (worse + (self.equal - 1) / 2) / others


def add_daily_game(connection: Connection, day: str, person: str, match: str) -> DailyGame:
    """Somebody starts. Returns the game they have already, if they have started before."""
    row = insert_into(connection, DAILY).values(day=day, person=person, match=match)
    connection.execute(row.on_conflict_do_nothing())
    found = daily_game(connection, day, person)
    assert found is not None
    return found


def end_daily_game(connection: Connection, match: str, points: int | None, ended: int) -> None:
    """It's over. Only the first end counts."""
    open_ = (DAILY.c.match == match) & DAILY.c.ended.is_(None)
    connection.execute(update(DAILY).where(open_).values(points=points, ended=ended))


def daily_game(connection: Connection, day: str, person: str) -> DailyGame | None:
    """How somebody plays the deal of a day."""
    wanted = select(DAILY).where(DAILY.c.day == day, DAILY.c.person == person)
    row = connection.execute(wanted).first()
    return None if row is None else DailyGame(*row)


def daily_games(connection: Connection, person: str, limit: int) -> list[DailyGame]:
    """The days that somebody has played, the latest first."""
    wanted = select(DAILY).where(DAILY.c.person == person).order_by(DAILY.c.day.desc()).limit(limit)
    return [DailyGame(*row) for row in connection.execute(wanted)]


def standing(connection: Connection, day: str, points: int) -> Standing:
    """How so many points compare on a day."""
    of_day = select(func.count()).select_from(DAILY).where(DAILY.c.day == day, DAILY.c.ended.is_not(None))

    def count(*more: Any) -> int:  # noqa: ANN401
        return connection.execute(of_day.where(*more)).scalar_one()

    return Standing(count(DAILY.c.points > points), count(DAILY.c.points == points), count())


def leaderboard(connection: Connection, day: str, limit: int) -> list[DailyScore]:
    """The best of a day."""
    wanted = (
        select(DAILY.c.person, PEOPLE.c.name, DAILY.c.points)
        .join(PEOPLE, PEOPLE.c.id == DAILY.c.person)
        .where(DAILY.c.day == day, DAILY.c.points.is_not(None))
        .order_by(DAILY.c.points.desc(), DAILY.c.ended, DAILY.c.person)
        .limit(limit)
    )
    rows = connection.execute(wanted).all()
    standings = {points: standing(connection, day, points) for points in {row.points for row in rows}}
    return [
        DailyScore(standings[row.points].place, row.person, row.name, row.points, standings[row.points].percent)
        for row in rows
    ]


def count_players(connection: Connection, day: str) -> int:
    """How many have finished the deal of a day."""
    wanted = select(func.count()).select_from(DAILY).where(DAILY.c.day == day, DAILY.c.ended.is_not(None))
    return connection.execute(wanted).scalar_one()
