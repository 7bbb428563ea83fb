"""The shapes of everything that goes over a socket. Nothing is checked by them while it flies: they are for documents,
tests and the browser's types.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from operahouse.kernel.game import Json
from operahouse.web.shapes import Advice, Error, Judged, Shape, Summary

Id = Annotated[str, Field(max_length=80, description="The client's own name for a message")]


class Item(Shape, extra="allow"):
    """What happened, as this viewer may know it; the rest of its parts follow from its kind, see docs/table.md."""

    number: int = Field(description="Counted from 1 without gaps, for this viewer alone")
    at: int = Field(description="Milliseconds since 1970")
    kind: str
    id: str = Field(default="", description="The viewer's own request that it answers")


class Hello(Shape):
    """The first message: the table as it is now."""

    type: Literal["hello"]
    protocol: Literal[1]
    person: str
    table: Summary
    number: int = Field(description="The number of the last item this viewer may know")
    sight: Json | None = Field(default=None, description="Where it is wished: see docs/table.md")


class News(Shape):
    """What is new, in order; with `screen`, the whole match again as that seat saw it."""

    type: Literal["news"]
    items: list[Item]
    sight: Json | None = Field(default=None, description="The table after the last item, where it is wished")
    screen: str = ""


class Done(Shape):
    """A wish is fulfilled and stored, now or when it was sent for the first time."""

    type: Literal["done"]
    id: Id
    number: int = Field(description="The number of the item that answers it")


class Refused(Shape):
    """Nothing has changed."""

    type: Literal["refused"]
    id: Id
    error: Error


class Outcome(Shape):
    """What a move would bring, or why it is not allowed."""

    move: str
    prospects: Json | None
    own: Json | None
    error: Error | None


class Considered(Shape):
    """An answer to `consider`."""

    type: Literal["considered"]
    id: Id
    outcomes: list[Outcome]


class Hinted(Shape):
    """An answer to `hint`: the best moves, and what becomes of the one that was asked about."""

    type: Literal["hint"]
    id: Id
    advice: list[Advice]
    own: Judged | None


class Onlooker(Shape):
    """Somebody who looks at the table now."""

    name: str
    seat: str | None


class Presence(Shape):
    """Who looks at the table now."""

    type: Literal["presence"]
    people: list[Onlooker]


class Trouble(Shape):
    """Something went wrong; the house sees to it."""

    type: Literal["trouble"]
    error: Error


class Closing(Shape):
    """The last message: the house closes, or the viewer is not welcome."""

    type: Literal["closing"]
    error: Error


class Pong(Shape):
    """An answer to `ping`."""

    type: Literal["pong"]


class MakeWish(Shape):
    """Something the table is asked for; the kinds of wishes are in docs/table.md."""

    type: Literal["wish"]
    id: Id
    wish: Json


class Consider(Shape):
    """What would these moves bring?"""

    type: Literal["consider"]
    id: Id
    moves: list[str] = Field(max_length=60)


class AskHint(Shape):
    """What would the coach do?"""

    type: Literal["hint"]
    id: Id
    move: str = Field(default="", max_length=2000, description="A move to be judged beside the best ones")


class OpenScreen(Shape):
    """After the game: show everything as that seat saw it."""

    type: Literal["screen"]
    seat: str
    id: Id = ""


class Ping(Shape):
    """Is anybody there?"""

    type: Literal["ping"]
    id: Id = ""


FromServer = Hello | News | Done | Refused | Considered | Hinted | Presence | Trouble | Closing | Pong
FromClient = MakeWish | Consider | AskHint | OpenScreen | Ping
from_server: TypeAdapter[FromServer] = TypeAdapter(Annotated[FromServer, Field(discriminator="type")])
from_client: TypeAdapter[FromClient] = TypeAdapter(Annotated[FromClient, Field(discriminator="type")])
