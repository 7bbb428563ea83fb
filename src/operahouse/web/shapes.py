"""The shapes of everything that goes over HTTP: OpenAPI and the browser's types are made from them."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from operahouse.kernel.game import Json

LONGEST_TEXT = 200
Name = Annotated[str, Field(max_length=LONGEST_TEXT, description="As others will see it", examples=["Anna"])]
Password = Annotated[str, Field(max_length=LONGEST_TEXT, examples=["con brio, ma non troppo"])]
Word = Annotated[str, Field(max_length=80)]


class Shape(BaseModel):
    """Parts that nobody knows are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Error(Shape):
    """What is wrong: by key and details for programs, in a sentence for people."""

    key: str
    details: Json
    rule: str = Field(description="The number of the rule that refuses a move")
    path: str = Field(description="Where in what was sent the first thing wrong is")
    text: str = Field(description="A sentence in the reader's language")


class Wrong(Shape):
    """The answer to a request that is not fulfilled."""

    error: Error


class PersonShape(Shape):
    """Somebody who plays here."""

    id: str
    name: str
    guest: bool
    language: str


class GameShape(Shape):
    """A game of the house."""

    name: str
    edition: str
    rules: str
    players: list[int]
    options: list[str]


class HouseShape(Shape):
    """What the house offers, and who is asking."""

    version: str
    languages: list[str]
    levels: list[str]
    games: list[GameShape]
    me: PersonShape | None


class NewGuest(Shape):
    """Somebody who wants to play at once."""

    name: Name
    language: Word = ""


class NewAccount(Shape):
    """A name of one's own; a guest who is signed in keeps its games."""

    name: Name
    password: Password


class SignIn(Shape):
    """Somebody who comes back."""

    name: Name
    password: Password


class Changes(Shape):
    """What is to be different about me."""

    name: Name | None = None
    language: Word | None = None


class Welcome(Shape):
    """Who you are from now on; the token is for programs, browsers get a cookie."""

    person: PersonShape
    token: str


class SeatShape(Shape):
    """A seat of a table."""

    seat: str
    name: str
    bot: str
    asked: bool
    you: bool


class Summary(Shape):
    """A table in a list."""

    id: str
    code: str
    link: str
    game: str
    players: int
    options: list[str]
    public: bool
    rated: bool
    status: Literal["seating", "playing", "paused", "ended"]
    host: str
    created: int
    changed: int
    ended: int
    seats: list[SeatShape]
    you: str | None


class Tables(Shape):
    """Some tables."""

    tables: list[Summary]


class NewTable(Shape):
    """What is agreed at a new table."""

    game: Word
    players: int = Field(ge=1, le=20)
    options: list[Word] = Field(default=[], max_length=20)
    pace: Json = Field(default={"kind": "none"}, description="See the chapter on clocks in docs/table.md")
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


class RecordShape(Shape):
    """A finished public game."""

    id: str
    game: str
    players: int
    ended: int
    link: str


class Records(Shape):
    """Finished public games in the order of ending; go on after `next`."""

    records: list[RecordShape]
    next: int


class Board(Shape):
    """A table in lines of text."""

    lines: list[str]


class Story(Shape):
    """Everything that was told of a finished game."""

    items: list[Json]


class RatingShape(Shape):
    """How strong somebody is at a game."""

    name: str
    you: bool
    points: float = Field(description="What is almost certain: the guess less three times its doubt")
    mu: float
    sigma: float
    games: int


class Ratings(Shape):
    """The best first."""

    game: str
    ratings: list[RatingShape]
