"""The models of all socket messages. They document the protocol and generate tests and browser types; messages are not
checked against them at run time.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from operahouse.kernel.game import Json
from operahouse.web.schemas.base import CommandJson, DrawSent, Error, ItemJson, Preview, Schema, SnapshotJson
from operahouse.web.schemas.coach import Advice, Judged
from operahouse.web.schemas.tables import TableSummary

Id = Annotated[str, Field(max_length=80, description="An id of the client's choice")]


class Hello(Schema):
    """The first message: the table as it is now."""

    type: Literal["hello"]
    protocol: Literal[2]
    person: str
    table: TableSummary
    number: int = Field(description="The number of the last item this viewer may know")
    snapshot: SnapshotJson | None = Field(default=None, description="If the client wants snapshots")


class News(Schema):
    """What is new, in order. With `screen`, the whole match again as that seat saw it."""

    type: Literal["news"]
    items: list[ItemJson]
    more: bool = Field(default=False, description="The next message goes on; the last one has the snapshot")
    snapshot: SnapshotJson | None = Field(default=None, description="The table after the last item, if wanted")
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


class Previews(Schema):
    """The answer to `preview`."""

    type: Literal["previews"]
    id: Id
    previews: list[Preview]


class CoachAnswer(Schema):
    """The answer to `hint`: the best moves, and how good the move is that was asked about."""

    type: Literal["hint"]
    id: Id
    advice: list[Advice]
    own: Judged | None


class StepChoices(Schema):
    """The answer to `choices`: what may come next, and the whole move where it may end here."""

    type: Literal["choices"]
    id: Id
    choices: list[str]
    move: str
    draw: DrawSent | None = Field(description="What has to be told there instead")


class DecisionSent(Schema):
    """The answer to `decision`: the number of the seat, its view with memory, and the steps it may take."""

    type: Literal["decision"]
    id: Id
    decision: Json


class Onlooker(Schema):
    """Somebody who watches the table now."""

    name: str
    seat: str | None


class AbsentPlayer(Schema):
    """A player who is gone, in milliseconds."""

    gone: int
    """For how long."""
    vote_in: int | None
    """When the others may vote for a bot; null where a clock decides."""


class Presence(Schema):
    """Who watches the table now, and by seat which players don't."""

    type: Literal["presence"]
    people: list[Onlooker]
    absent: dict[str, AbsentPlayer]


class ReviewLead(Schema):
    """Where somebody is who leads a shared review."""

    name: str
    you: bool
    place: int = Field(description="How many moves were made")
    seat: str = Field(description="Whose screen is looked behind")
    open: bool = Field(description="Whether all screens are open")


class Led(Schema):
    """Somebody leads the shared review of a finished game, or nobody does any more."""

    type: Literal["led"]
    lead: ReviewLead | None


class Commented(Schema):
    """The comments on a finished game have changed: ask for them again."""

    type: Literal["commented"]


class ServerError(Schema):
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


class SendCommand(Schema):
    """A command to the table. docs/table.md lists the kinds."""

    type: Literal["command"]
    id: Id
    command: CommandJson


class AskPreviews(Schema):
    """What would these moves lead to?"""

    type: Literal["preview"]
    id: Id
    moves: list[str] = Field(max_length=60)


class AskCoach(Schema):
    """What would the coach do?"""

    type: Literal["hint"]
    id: Id
    move: str = Field(default="", max_length=2000, description="A move to be judged beside the best ones")


class AskChoices(Schema):
    """What may come next in a move of a game that is entered by hand, after these steps?"""

    type: Literal["choices"]
    id: Id
    seat: str
    steps: list[str] = Field(default=[], max_length=100)
    line: int = Field(default=0, ge=0, description="In place of that line; 0 for now")


class AskDecision(Schema):
    """What is there to decide for my seat? Only accounts of programs may ask."""

    type: Literal["decision"]
    id: Id


class OpenScreen(Schema):
    """After the game: send everything as that seat saw it."""

    type: Literal["screen"]
    seat: str
    id: Id = ""


class LeadReview(Schema):
    """After the game: lead a shared review from here, or stop leading."""

    type: Literal["lead"]
    on: bool
    place: int = Field(default=0, ge=0, description="How many moves were made")
    seat: str = Field(default="", description="Whose screen is looked behind")
    open: bool = Field(default=False, description="Whether all screens are open")
    id: Id = ""


class Ping(Schema):
    """Is the server there?"""

    type: Literal["ping"]
    id: Id = ""


FromServer = (
    Hello
    | News
    | Done
    | Refused
    | Previews
    | CoachAnswer
    | StepChoices
    | DecisionSent
    | Presence
    | Led
    | Commented
    | ServerError
    | Closing
    | Pong
)
FromClient = SendCommand | AskPreviews | AskCoach | AskChoices | AskDecision | OpenScreen | LeadReview | Ping
from_server: TypeAdapter[FromServer] = TypeAdapter(Annotated[FromServer, Field(discriminator="type")])
from_client: TypeAdapter[FromClient] = TypeAdapter(Annotated[FromClient, Field(discriminator="type")])
