"""What all models share: how strict they are, errors, and values whose types are named elsewhere."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from operahouse.kernel.game import Json

WITHOUT_NUL = r"^[^\x00]*$"
"""Texts that are looked up or stored. PostgreSQL has no NUL."""
Word = Annotated[str, Field(max_length=80, pattern=WITHOUT_NUL)]
WIRE_TYPE = "x-wire-type"


def sent_as(name: str) -> WithJsonSchema:
    """A value that is made elsewhere, with the type of that name as `web.json_schema` defines it."""
    return WithJsonSchema({"type": "object", WIRE_TYPE: name})


SnapshotJson = Annotated[Json, sent_as("Snapshot")]
ItemJson = Annotated[Json, sent_as("Item")]
ReviewBody = Annotated[Json, sent_as("Review")]
ReasonJson = Annotated[Json, sent_as("ReviewReason")]
RivalJson = Annotated[Json, sent_as("ReviewRival")]
DrawSent = Annotated[Json, sent_as("DrawJson")]
CommandJson = Annotated[Json, sent_as("Command")]


class Schema(BaseModel):
    """Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Error(Schema):
    """An error: key and details for programs, a sentence for people."""

    key: str
    details: Json
    rule: str = Field(description="The number of the rule that refuses a move")
    path: str = Field(description="The path to the first mistake in the request")
    text: str = Field(description="A sentence in the reader's language")


class ErrorResponse(Schema):
    """The response to a request that failed."""

    error: Error


class Preview(Schema):
    """What a move would lead to, or why it's not allowed."""

    move: str
    forecast: Json | None = Field(description="What anybody could then work out from the table")
    own: Json | None = Field(description="What the seat would then have")
    error: Error | None
