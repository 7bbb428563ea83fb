"""Finished games and ratings."""

from pydantic import Field

from operahouse.web.schemas.base import ItemJson, ReasonJson, ReviewBody, RivalJson, Schema


class RecordInfo(Schema):
    """A finished public game."""

    id: str
    game: str
    players: int
    ended: int
    link: str


class Records(Schema):
    """Finished public games in the order in which they ended. Go on after `next`."""

    records: list[RecordInfo]
    next: int


class Board(Schema):
    """A table as lines of text."""

    lines: list[str]


class ReplayItems(Schema):
    """The whole stream of a finished game."""

    items: list[ItemJson]


class ReviewState(Schema):
    """The review of a finished game, as far as it is made."""

    done: int = Field(description="Moments that are judged")
    all: int = Field(description="Moments of the game; 0 before anything is known")
    failed: bool
    review: ReviewBody | None


class Attempt(Schema):
    """What another move would have been worth: chances to win, from 0 to 1."""

    move: str
    chance: float
    best: float = Field(description="With the best move known")
    played: float = Field(description="With the move of the game")
    reasons: list[ReasonJson] = Field(description="Why the better of these two is better: text keys and points")
    rivals: list[RivalJson] = Field(description="To whom the worse of them leaves most")


class RatingInfo(Schema):
    """How strong somebody is at a game."""

    name: str
    you: bool
    points: float = Field(description="A cautious estimate: mu less three sigma")
    mu: float
    sigma: float
    games: int
    value: int = Field(description="As people read it, around 1500")
    margin: int = Field(description="The true strength lies within it, 19 times of 20")


class Ratings(Schema):
    """The best first."""

    game: str
    ratings: list[RatingInfo]
