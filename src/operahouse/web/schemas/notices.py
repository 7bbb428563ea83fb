"""How people want to be called, and when they are away."""

from typing import Annotated, Literal

from pydantic import Field

from operahouse.web.schemas.accounts import Password
from operahouse.web.schemas.base import WITHOUT_NUL, Schema, Word

Way = Literal["push", "mail"]
Minutes = Annotated[int, Field(ge=0, lt=24 * 60, description="Minutes after midnight, in the person's time zone")]
MailAddress = Annotated[str, Field(max_length=254, pattern=WITHOUT_NUL, examples=["anna@example.org"])]
Token = Annotated[str, Field(max_length=1000, pattern=WITHOUT_NUL)]
Time = Annotated[int, Field(ge=0, le=2**53, description="Milliseconds since 1970")]


class WantedNotices(Schema):
    """By which ways I'm called for what."""

    turn: list[Way] = Field(max_length=2, description="A game waits for me")
    start: list[Way] = Field(max_length=2, description="A game begins at a table of mine")
    round: list[Way] = Field(max_length=2, description="A round of a tournament begins")
    daily: list[Way] = Field(max_length=2, description="There's a new deal of the day")


class Quiet(Schema):
    """Hours in which I'm not called; they may go over midnight."""

    start: Minutes
    end: Minutes


class NoticeChoice(Schema):
    """How I want to be called."""

    wanted: WantedNotices
    quiet: Quiet | None
    time_zone: Word = Field(examples=["Europe/Amsterdam"])


class NoticeInfo(Schema):
    """How I'm called, and what is possible here."""

    wanted: WantedNotices
    quiet: Quiet | None
    time_zone: str
    push_key: str | None = Field(description="The server's key for the browser's subscription; null without push")
    browsers: int = Field(description="In how many browsers I'm called")
    can_mail: bool = Field(description="Whether the host has set up mail")
    mail: str = Field(description="My confirmed address; empty if there is none")


class BrowserKeyPair(Schema):
    """What the browser gave us to encrypt with, in base64."""

    p256dh: Annotated[str, Field(max_length=200, pattern=WITHOUT_NUL)]
    auth: Annotated[str, Field(max_length=100, pattern=WITHOUT_NUL)]


class NewBrowser(Schema):
    """A browser to be called in, as its `PushSubscription` describes it."""

    endpoint: Annotated[str, Field(max_length=1000, pattern=WITHOUT_NUL)]
    keys: BrowserKeyPair


class OldBrowser(Schema):
    """A browser in which I'm no longer called."""

    endpoint: Annotated[str, Field(max_length=1000, pattern=WITHOUT_NUL)]


class NewMail(Schema):
    """My mail address; empty to have none. It counts once the link that we send there has been followed."""

    address: MailAddress
    password: Password


class LinkToken(Schema):
    """What a link in a mail says."""

    token: Token


class ConfirmedMail(Schema):
    """The address that counts from now on."""

    mail: str


class ForgottenPassword(Schema):
    """Asking for a link to a new password."""

    name: Annotated[str, Field(max_length=200, pattern=WITHOUT_NUL)]


class PasswordByLink(Schema):
    """A new password, with the link from a mail."""

    token: Token
    password: Password


class HolidayPlan(Schema):
    """When a bot stands in for me in slow games."""

    first: Time
    until: Time
    level: Word = Field(description="The bot; in rated games the one agreed on at the table", examples=["amateur"])
    at_once: bool = Field(description="From the first day on; otherwise when my time has run out")


class Holidays(Schema):
    """My holiday, if I have planned one or am on it."""

    holiday: HolidayPlan | None
