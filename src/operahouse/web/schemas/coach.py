"""The coach's advice and comments."""

from pydantic import Field

from operahouse.web.schemas.base import Schema


class Reason(Schema):
    """What distinguishes a move from an average one, as a text key, and by how many points."""

    key: str
    points: float


class Advice(Schema):
    """A whole move as the coach sees it."""

    move: str
    points: float = Field(description="Expected in the end")
    chance: float = Field(description="To win, from 0 to 1")
    reasons: list[Reason]


class Judged(Advice):
    """A move that somebody considers or has made."""

    loss: float = Field(description="How much less often it wins than the best move")
    blunder: bool = Field(description="Whether the loss is large enough for a warning")


class TurningPoint(Schema):
    """A move that changed a chance to win."""

    number: int = Field(description="In the replay behind the seat's screen")
    place: int = Field(description="Among the moves that were not undone, from 1")
    seat: str
    move: str
    before: float = Field(description="The seat's chance to win, from 0 to 1")
    after: float
    better: Advice | None = Field(description="What the coach would have done, where that is clearly better")
    loss: float = Field(description="How much more often that wins")


class TurningPoints(Schema):
    """Where a finished game was decided: the largest changes, in the order in which they came."""

    moments: list[TurningPoint]
