"""The deal of the day."""

from typing import Literal

from pydantic import Field

from operahouse.web.schemas.base import Schema


class DailyLine(Schema):
    """A line of the leaderboard."""

    place: int
    name: str
    points: int
    percent: float | None = Field(description="How many of the others were beaten; null without others")
    you: bool


class DailyResult(Schema):
    """How my own game compares. Whoever gave up has no points."""

    points: int | None
    place: int | None
    percent: float | None


class DailyDeal(Schema):
    """The deal of a day, and once my own game or the day is over, its leaderboard."""

    day: str = Field(description="As 2026-11-18, in UTC")
    until: int = Field(description="When the day is over")
    over: bool
    game: str
    players: int
    seat: str = Field(description="Where everybody sits")
    level: str = Field(description="The level of the bots at the other seats")
    status: Literal["new", "playing", "done"]
    table: str | None = Field(description="The id of my own table")
    result: DailyResult | None
    finished: int = Field(description="How many have finished it")
    leaders: list[DailyLine]


class DailyDay(Schema):
    """A day of the archive."""

    day: str
    game: str
    table: str | None
    points: int | None
    percent: float | None


class DailyArchive(Schema):
    """The days before today, the latest first, and for how many days in a row I have finished the deal."""

    streak: int
    days: list[DailyDay]
