"""One's own mistakes of all games, to be tried again."""

from typing import Literal

from pydantic import Field

from operahouse.web.schemas.base import Schema


class TrainingPuzzle(Schema):
    """A mistake of mine in a finished game."""

    table: str
    place: int = Field(description="Of the move, among those of its game")
    game: str
    seat: str
    theme: str = Field(description="What the better move does, in the game's own word")
    mark: Literal["slip", "mistake", "blunder"]
    box: int = Field(description="How often it was solved in a row")
    due: int = Field(description="When it comes back")
    tried: int


class Training(Schema):
    """My mistakes, the most overdue first and among those the worst."""

    now: int
    puzzles: list[TrainingPuzzle]


class TrainingTry(Schema):
    """Whether I found the best move by myself."""

    solved: bool
