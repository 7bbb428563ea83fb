"""The foyer: who looks for players, and who plays now."""

from typing import Literal

from pydantic import Field

from operahouse.kernel.game import Json
from operahouse.web.schemas.base import Schema, Word
from operahouse.web.schemas.profiles import ShownRating
from operahouse.web.schemas.tables import TableSummary, TimeControl


class WaitingTable(Schema):
    """A table that looks for players."""

    table: TableSummary
    seeks: bool = Field(description="Whether the game starts by itself when the last seat is taken")
    rating: ShownRating | None = Field(description="The host's rating at this game")


class PlayingTable(Schema):
    """A table that may be watched."""

    table: TableSummary
    people: int = Field(description="How many are there, players and spectators together")


class TablePicture(Schema):
    """A table as anybody sees it who walks by, with all screens closed."""

    number: int = Field(description="Of the latest entry in the log of the match")
    points: dict[str, int] = Field(description="By seat, in games that show them")
    view: Json
    forecast: Json


class Foyer(Schema):
    """What goes on in the house. Go on with tables opened before `next`; null after the last one."""

    waiting: list[WaitingTable]
    next: int | None
    playing: list[PlayingTable]
    waiting_in_all: int
    playing_in_all: int


class Seek(Schema):
    """What somebody wants to play, with anybody."""

    game: Word
    players: int = Field(description="As many as the game is for")
    pace: TimeControl = Field(default={"kind": "none"})
    commitment: str = Field(default="", max_length=64, description="Your share in the deal: see docs/table.md")


Pace = Literal["", "none", "live", "slow"]
