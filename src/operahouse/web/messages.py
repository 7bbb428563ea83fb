"""The models of all socket messages. They document the protocol and generate tests and browser types; messages are not
checked against them at run time.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from operahouse.kernel.game import Json
from operahouse.web.schemas import Advice, Error, Judged, Schema, Summary

Id = Annotated[str, Field(max_length=80, description="An id of the client's choice")]


class Item(Schema, extra="allow"):
    """What happened, as far as this viewer may know. Its other fields depend on its kind: see docs/table.md."""

    number: int = Field(description="Counted from 1 without gaps, for this viewer alone")
    at: int = Field(description="Milliseconds since 1970")
    kind: str
    id: str = Field(default="", description="The id of the viewer's own request that it answers")


class Hello(Schema):
    """The first message: the table as it is now."""

    type: Literal["hello"]
    protocol: Literal[1]
    person: str
    table: Summary
    number: int = Field(description="The number of the last item this viewer may know")
    sight: Json | None = Field(default=None, description="If the client wants snapshots: see docs/table.md")


class News(Schema):
    """What is new, in order. With `screen`, the whole match again as that seat saw it."""

    type: Literal["news"]
    items: list[Item]
    sight: Json | None = Field(default=None, description="The table after the last item, if the client wants snapshots")
    screen: str = ""


class Done(Schema):
    """A command is carried out and stored, now or when it was first sent."""

    type: Literal["done"]
    id: Id
    number: int = Field(description="The number of the item that answers it")


class Refused(Schema):
    """A command or question was refused. Nothing has changed."""

    type: Literal["refused"]
    id: Id
    error: Error


class Outcome(Schema):
    """What a move would lead to, or why it is not allowed."""

    move: str
    prospects: Json | None
    own: Json | None
    error: Error | None


class Considered(Schema):
    """The answer to `consider`."""

    type: Literal["considered"]
    id: Id
    outcomes: list[Outcome]


class Hinted(Schema):
    """The answer to `hint`: the best moves, and how good the move is that was asked about."""

    type: Literal["hint"]
    id: Id
    advice: list[Advice]
    own: Judged | None


class Onlooker(Schema):
    """Somebody who watches the table now."""

    name: str
    seat: str | None


class Presence(Schema):
    """Who watches the table now."""

    type: Literal["presence"]
    people: list[Onlooker]


class Trouble(Schema):
    """Something went wrong; the server takes care of it."""

    type: Literal["trouble"]
    error: Error


class Closing(Schema):
    """The last message: the server stops, or the viewer may not watch."""

    type: Literal["closing"]
    error: Error


class Pong(Schema):
    """The answer to `ping`."""

    type: Literal["pong"]


class MakeWish(Schema):
    """A command to the table. docs/table.md lists the kinds."""

    type: Literal["wish"]
    id: Id
    wish: Json


class Consider(Schema):
    """What would these moves lead to?"""

    type: Literal["consider"]
    id: Id
    moves: list[str] = Field(max_length=60)


class AskHint(Schema):
    """What would the coach do?"""

    type: Literal["hint"]
    id: Id
    move: str = Field(default="", max_length=2000, description="A move to be judged beside the best ones")


class OpenScreen(Schema):
    """After the game: send everything as that seat saw it."""

    type: Literal["screen"]
    seat: str
    id: Id = ""


class Ping(Schema):
    """Is the server there?"""

    type: Literal["ping"]
    id: Id = ""


FromServer = Hello | News | Done | Refused | Considered | Hinted | Presence | Trouble | Closing | Pong
FromClient = MakeWish | Consider | AskHint | OpenScreen | Ping
from_server: TypeAdapter[FromServer] = TypeAdapter(Annotated[FromServer, Field(discriminator="type")])
from_client: TypeAdapter[FromClient] = TypeAdapter(Annotated[FromClient, Field(discriminator="type")])
