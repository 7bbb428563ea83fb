"""What the server offers."""

from pydantic import Field

from operahouse.web.schemas.accounts import PersonInfo
from operahouse.web.schemas.base import Schema


class GameInfo(Schema):
    """A game that can be played here."""

    name: str
    edition: str
    rules: str
    players: list[int]
    seats: list[str]
    """In the order in which they are taken; with fewer players, the first ones."""
    options: list[str]


class ServerInfo(Schema):
    """What the server offers, and who is asking."""

    version: str
    languages: list[str]
    levels: list[str]
    games: list[GameInfo]
    mail: bool = Field(default=False, description="Whether a forgotten password can be replaced by mail")
    me: PersonInfo | None


class OrderQuestion(Schema):
    """A question that a standing order may answer."""

    text: str = Field(description="The key of its text")
    when: list[list[str]] = Field(description="The conditions under which it is asked")
    answers: list[str] = Field(description="Moves. The rules may refuse each of them when the question is asked")


class OrderCondition(Schema):
    """What a standing order may depend on: one of the words, or a number from `least` to `most`."""

    text: str = Field(description="The key of its text, with the arguments `of` and `value`")
    path: str = Field(description="A path into the seat's view; {seat} is the own seat, {of} one of `of`")
    compare: str
    of: list[str]
    words: list[str] = Field(description="Possible values; {seat} is the own seat; empty for a number")
    least: int
    most: int


class PossibleOrders(Schema):
    """What standing orders of a game may be about."""

    questions: list[OrderQuestion]
    conditions: list[OrderCondition]
