"""Tournaments and duplicate evenings."""

from typing import Literal

from pydantic import Field

from operahouse.web.schemas.base import Schema, Word
from operahouse.web.schemas.tables import TimeControl

TournamentFormat = Literal["swiss", "knockout", "league", "duplicate"]
LATEST = 2**53


class NewTournament(Schema):
    """The terms of a tournament."""

    name: Word
    format: TournamentFormat
    game: Word
    players: int = Field(ge=1, le=100, description="At each table, as many as the game is for")
    rounds: int = Field(default=3, ge=1, le=12, description="A knock-out takes as many as it needs")
    pace: TimeControl = Field(default={"kind": "none"}, description="A league has a pace of days")
    level: Word = Field(default="amateur", description="The bots that fill tables and play for whoever leaves")
    public: bool = Field(default=True, description="Listed for everybody; else for those who have the link")
    rated: bool = Field(default=False, description="Tables without guests and bots count for ratings")
    automatic: bool = Field(default=False, description="The next round begins by itself")
    starts: int | None = Field(default=None, ge=0, le=LATEST, description="When it is meant to start, for people")


class SeatToReplace(Schema):
    """A seat at a table of the round that is played."""

    seat: Word


class TournamentSummary(Schema):
    """A tournament in a list."""

    id: str
    link: str
    name: str
    format: TournamentFormat
    game: str
    players: int
    rounds: int
    round: int = Field(description="The round that is played, 0 before the first")
    pace: TimeControl
    public: bool
    status: Literal["open", "running", "ended"]
    organiser: str
    entrants: int
    entered: bool = Field(description="Whether I take part")
    created: int
    starts: int | None
    ended: int | None


class Tournaments(Schema):
    """A list of tournaments."""

    tournaments: list[TournamentSummary]


class TournamentEntrant(Schema):
    """Somebody who entered; `number` identifies them within the tournament."""

    number: int
    name: str
    guest: bool
    you: bool
    status: Literal["in", "withdrawn", "removed"]
    since: int = Field(description="The round from which they play")


class TournamentSeat(Schema):
    """A seat at a table, with its result once it may be seen."""

    seat: str
    entrant: int | None = Field(description="The number of the entrant; null for a bot")
    name: str
    you: bool
    place: int | None
    points: int | None
    score: int | None
    difference: float | None = Field(description="Duplicate: points above the mean of the seat, extremes left out")


class TournamentTable(Schema):
    """A table of a round."""

    number: int
    status: Literal["playing", "ended"]
    you: bool
    link: str | None = Field(description="Null while it may not be looked at")
    seats: list[TournamentSeat]


class TournamentRound(Schema):
    """A round and its tables."""

    number: int
    complete: bool
    shown: bool = Field(description="Whether results may be seen: of a board, only by those who have finished it")
    tables: list[TournamentTable]


class RoundScoreInfo(Schema):
    """What somebody got in a round."""

    seat: str
    points: int | None
    score: int
    difference: float | None


class StandingInfo(Schema):
    """A line of the standings. Rounds count once they are over at every table."""

    place: int
    tied: bool
    entrant: int
    name: str
    you: bool
    score: int
    most: int = Field(description="As much as could be had so far")
    rounds: list[RoundScoreInfo | None]
    tie_breaks: list[float] = Field(description="In the order of the tournament's `tie_breaks`")


class TournamentPage(TournamentSummary):
    """A tournament with everything that this person may see of it."""

    level: str
    rated: bool
    automatic: bool
    mine: bool = Field(description="Whether I am its organiser")
    removed: bool = Field(description="Whether the organiser has removed me")
    can_enter: bool
    can_begin: bool = Field(description="Whether the organiser may begin the first or next round now")
    tie_breaks: list[Literal["opponents", "wins", "points", "difference", "score"]]
    entries: list[TournamentEntrant]
    played: list[TournamentRound]
    standings: list[StandingInfo]
