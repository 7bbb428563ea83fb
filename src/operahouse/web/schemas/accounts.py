"""Guests, accounts and signing in."""

from typing import Annotated

from pydantic import Field

from operahouse.web.schemas.base import WITHOUT_NUL, Schema, Word

LONGEST_TEXT = 200
Name = Annotated[
    str,
    Field(max_length=LONGEST_TEXT, pattern=WITHOUT_NUL, description="As others will see it", examples=["Anna"]),
]
Password = Annotated[str, Field(max_length=LONGEST_TEXT, examples=["con brio, ma non troppo"])]


class PersonInfo(Schema):
    """A guest or an account."""

    id: str
    name: str
    guest: bool
    language: str


class NewGuest(Schema):
    """A new guest."""

    name: Name
    language: Word = ""


class NewAccount(Schema):
    """A new account. A guest who is signed in keeps their games."""

    name: Name
    password: Password
    bot: bool = Field(default=False, description="Whether it is for a program; its name then ends with a sign")


class NewPassword(Schema):
    """Another password for one's account."""

    old: Password
    new: Password


class Leaving(Schema):
    """Deleting oneself. Guests have no password."""

    password: Password = ""


class Recovery(Schema):
    """A new password for an account whose password is lost."""

    name: Name
    code: Password = Field(description="One of the recovery codes, in any spelling")
    password: Password


class RecoveryRequest(Schema):
    """Asking for new recovery codes."""

    password: Password


class RecoveryCodes(Schema):
    """New recovery codes. Earlier ones no longer work."""

    codes: list[str]


class SignIn(Schema):
    """Name and password of an account."""

    name: Name
    password: Password


class Changes(Schema):
    """What to change about me."""

    name: Name | None = None
    language: Word | None = None


class Welcome(Schema):
    """Who you are from now on. The token is for programs; browsers get a cookie."""

    person: PersonInfo
    token: str
    recovery_codes: list[str] = Field(
        default=[], description="Of a new account: each sets a new password once. They are never shown again"
    )
