"""Tables in lists, and the terms of a new one."""

from typing import Annotated, Literal

from pydantic import Field

from operahouse.kernel.by_hand_types import Depth
from operahouse.kernel.game import Json
from operahouse.web.schemas.base import Schema, Word, sent_as

TimeControl = Annotated[Json, sent_as("TimeControlJson")]


class TableSeat(Schema):
    """A seat of a table."""

    seat: str
    name: str
    bot: str
    asked: bool
    you: bool
    guest: bool


class TableSummary(Schema):
    """A table in a list."""

    id: str
    code: str
    link: str
    game: str
    players: int
    options: list[str]
    pace: TimeControl
    public: bool
    rated: bool
    status: Literal["seating", "playing", "paused", "ended"]
    host: str
    created: int
    changed: int
    ended: int
    seats: list[TableSeat]
    you: str | None


class Tables(Schema):
    """A list of tables."""

    tables: list[TableSummary]


class NewTable(Schema):
    """The terms of a new table."""

    game: Word
    players: int = Field(description="As many as the game is for")
    options: list[Word] = Field(default=[], max_length=20)
    pace: TimeControl = Field(default={"kind": "none"})
    public: bool = False
    rated: bool = False
    spectators: bool = True
    substitute: Word = "novice"
    seats: list[Word] | None = Field(
        default=None,
        max_length=20,
        description="In the order of the seats: `you`, `open` or the level of a bot; you and open seats if not given",
    )
    begin: bool = Field(default=True, description="Begin at once if no seat is open")
    by_hand: Depth | None = Field(
        default=None, description="A game on a real table, and how much of it is entered: see docs/companion.md"
    )
    commitment: str = Field(default="", max_length=64, description="Your share in the deal: see docs/table.md")
