"""Comments at moments of finished games."""

from pydantic import Field

from operahouse.web.schemas.base import WITHOUT_NUL, Schema

LONGEST_SENT = 2000
"""Whatever is longer isn't even counted. What is too long for a comment is refused with its length."""


class NewComment(Schema):
    """What to say about a moment."""

    place: int = Field(ge=0, le=2**31, description="How many moves had been made")
    text: str = Field(max_length=LONGEST_SENT, pattern=WITHOUT_NUL)


class CommentInfo(Schema):
    """What somebody wrote about a moment."""

    id: str
    place: int = Field(description="How many moves had been made")
    person: str = Field(description="Whom to mute")
    name: str
    guest: bool
    seat: str | None = Field(description="Where they sat; null for others")
    mine: bool
    removable: bool = Field(description="Whether I may remove it: my own, and as host every comment")
    text: str
    at: int


class Comments(Schema):
    """All comments on a game, without those of people I've muted, in the order of the game."""

    comments: list[CommentInfo]
