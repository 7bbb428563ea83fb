"""Care for people: blocks, reports, and the host's page."""

from typing import Annotated, Literal

from pydantic import Field

from operahouse.web.schemas.base import WITHOUT_NUL, Schema, Word

Registration = Literal["open", "guests", "closed"]
Reason = Literal["words", "name", "play", "other"]


class NewBlock(Schema):
    """Whom I want nothing to do with."""

    person: Word = Field(description="Their id, as the table tells it")


class BlockedPersonInfo(Schema):
    """Somebody whom I have blocked."""

    id: str
    name: str


class BlockList(Schema):
    """Whom I have blocked, the latest first."""

    people: list[BlockedPersonInfo]


class NewReport(Schema):
    """What somebody did, for the host to look at. What was said at the table goes with it."""

    person: Word = Field(description="Their id, as the table tells it")
    table: Word = Field(description="Where it happened")
    reason: Reason
    words: Annotated[str, Field(max_length=500, pattern=WITHOUT_NUL, description="In my own words")] = ""


class ReportLine(Schema):
    """What somebody said."""

    at: int
    name: str
    text: str
    reported: bool = Field(description="Whether the person in question said it")


class ReportInfo(Schema):
    """A report."""

    id: str
    at: int
    reporter: str
    person: str
    name: str
    table: str
    reason: Reason
    words: str
    lines: list[ReportLine]
    closed: int | None


class ReportList(Schema):
    """Reports: open ones, the oldest first, or closed ones, the latest first."""

    reports: list[ReportInfo]


class BanInfo(Schema):
    """Who is kept out."""

    who: str = Field(description="The id of a person, or a network")
    name: str = Field(description="Empty for a network")
    at: int
    until: int | None = Field(description="null for good")


class NewBan(Schema):
    """Whom to keep out."""

    person: Word
    days: Annotated[int, Field(ge=1, le=36_500)] | None = Field(default=None, description="null for good")


class RegistrationChoice(Schema):
    """Who may come: everybody; no new accounts; nobody new at all."""

    registration: Registration


class LimitInfo(Schema):
    """A limit that a setting gives."""

    setting: str
    value: str


class HouseInfo(Schema):
    """How the house stands, for its host."""

    registration: Registration
    accounts: int
    guests: int
    waiting: int = Field(description="Tables that look for players")
    playing: int
    ended: int
    open_reports: int
    bans: list[BanInfo]
    limits: list[LimitInfo]
