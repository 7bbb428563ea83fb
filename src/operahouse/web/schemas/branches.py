"""What if: branches of finished games."""

from pydantic import Field

from operahouse.web.schemas.base import Schema, Word

LONGEST_NAME = 60
BranchName = Field(default="", max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")


class NewBranch(Schema):
    """From where to play on, and how."""

    place: int = Field(ge=0, le=2**31, description="Before this move of the game, from 0")
    seat: Word = Field(description="Where I sit")
    level: Word = Field(default="amateur", description="The level of the bots at all other seats")
    imagined: bool = Field(default=False, description="Hidden things as that seat imagines them; else as they were")
    name: str = BranchName


class BranchTitle(Schema):
    """What a branch is called."""

    name: str = BranchName


class BranchSeat(Schema):
    """Who played a seat, and the points it has in the end."""

    seat: str
    name: str
    bot: str
    points: int | None = Field(description="Null while the game goes on, or if it was broken off")


class BranchInfo(Schema):
    """A line of the tree: the game itself, or a branch."""

    id: str
    parent: str | None = Field(description="The game or branch that it goes on from; null for the game itself")
    place: int = Field(description="How many moves of the parent were made")
    moves: int = Field(description="How many moves it has by now; those of the parent are counted unless imagined")
    seat: str | None = Field(description="The seat of whoever plays it")
    imagined: bool
    name: str
    mine: bool
    made: int
    status: str
    winners: list[str] = Field(description="The seats in the first place; empty while it goes on")
    seats: list[BranchSeat]


class BranchTree(Schema):
    """A game and its branches: mine, and the one that was asked for."""

    branches: list[BranchInfo] = Field(description="The game first, if I may read it")
