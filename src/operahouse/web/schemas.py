"""The models of everything that goes over HTTP. OpenAPI and the browser's types are generated from them."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from operahouse.kernel.game import Json

LONGEST_TEXT = 200
Name = Annotated[str, Field(max_length=LONGEST_TEXT, description="As others will see it", examples=["Anna"])]
Password = Annotated[str, Field(max_length=LONGEST_TEXT, examples=["con brio, ma non troppo"])]
Word = Annotated[str, Field(max_length=80)]


def _sent_as(name: str) -> WithJsonSchema:
    """A value that is made elsewhere, with the type of that name in `kernel.snapshot` or `table.wire`."""
    return WithJsonSchema({"type": "object", WIRE_TYPE: name})


WIRE_TYPE = "x-wire-type"
SnapshotJson = Annotated[Json, _sent_as("Snapshot")]
ItemJson = Annotated[Json, _sent_as("Item")]
TimeControl = Annotated[Json, _sent_as("TimeControlJson")]


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


class Preview(Schema):
    """What a move would lead to, or why it's not allowed."""

    move: str
    forecast: Json | None = Field(description="What anybody could then work out from the table")
    own: Json | None = Field(description="What the seat would then have")
    error: Error | None


class ErrorResponse(Schema):
    """The response to a request that failed."""

    error: Error


class PersonInfo(Schema):
    """A guest or an account."""

    id: str
    name: str
    guest: bool
    language: str


class GameInfo(Schema):
    """A game that can be played here."""

    name: str
    edition: str
    rules: str
    players: list[int]
    options: list[str]


class ServerInfo(Schema):
    """What the server offers, and who is asking."""

    version: str
    languages: list[str]
    levels: list[str]
    games: list[GameInfo]
    me: PersonInfo | None


class RuleNote(Schema):
    """A remark on a rule: our ruling, an option, where figures come from, or how editions differ."""

    kind: str
    text: str


class RuleDrawing(Schema):
    """A position that illustrates a rule. The client fetches it by name and draws it with the game's table."""

    name: str
    part: str = Field(description="Which part of the table is drawn")
    caption: str
    alt: str = Field(description="A text alternative for the drawing")


class RuleInfo(Schema):
    """One rule. Its number is its anchor everywhere."""

    number: str
    text: str
    notes: list[RuleNote]
    drawings: list[RuleDrawing]


class RulebookSection(Schema):
    """The rules whose numbers begin with the same letters."""

    letters: str
    title: str
    rules: list[RuleInfo]


class RulebookPage(Schema):
    """A rulebook in one language, in order."""

    game: str
    language: str
    title: str
    introduction: str
    sections: list[RulebookSection]


class Picture(Schema):
    """What a drawing of a rulebook shows: who looks, their view, and what follows from it."""

    part: str
    focus: str = Field(description="The seat, house or composer drawn, where not all are")
    seat: str = Field(description="Who looks; empty for a spectator")
    view: Json
    forecast: Json


class OrderQuestion(Schema):
    """A question that a standing order may answer."""

    text: str = Field(description="The key of its text")
    when: list[list[str]] = Field(description="The conditions under which it is asked")
    answers: list[str] = Field(description="Moves. The rules may refuse each of them when the question is asked")


class OrderCondition(Schema):
    """What a standing order may depend on: one of the words, or a number from `least` to `most`."""

    text: str = Field(description="The key of its text, with the arguments `of` and `value`")
    path: str = Field(description="A path into the seat's view; {seat} is the own seat, {of} one of `of`")
    compare: str
    of: list[str]
    words: list[str] = Field(description="Possible values; {seat} is the own seat; empty for a number")
    least: int
    most: int


class PossibleOrders(Schema):
    """What standing orders of a game may be about."""

    questions: list[OrderQuestion]
    conditions: list[OrderCondition]


class NewGuest(Schema):
    """A new guest."""

    name: Name
    language: Word = ""


class NewAccount(Schema):
    """A new account. A guest who is signed in keeps their games."""

    name: Name
    password: Password


class SignIn(Schema):
    """Name and password of an account."""

    name: Name
    password: Password


class Changes(Schema):
    """What to change about me."""

    name: Name | None = None
    language: Word | None = None


class Welcome(Schema):
    """Who you are from now on. The token is for programs; browsers get a cookie."""

    person: PersonInfo
    token: str


class TableSeat(Schema):
    """A seat of a table."""

    seat: str
    name: str
    bot: str
    asked: bool
    you: bool


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
    players: int = Field(ge=1, le=20)
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


class RecordInfo(Schema):
    """A finished public game."""

    id: str
    game: str
    players: int
    ended: int
    link: str


class Records(Schema):
    """Finished public games in the order in which they ended. Go on after `next`."""

    records: list[RecordInfo]
    next: int


class Board(Schema):
    """A table as lines of text."""

    lines: list[str]


class ReplayItems(Schema):
    """The whole stream of a finished game."""

    items: list[ItemJson]


class Reason(Schema):
    """What distinguishes a move from an average one, as a text key, and by how many points."""

    key: str
    points: float


class Advice(Schema):
    """A whole move as the coach sees it."""

    move: str
    points: float = Field(description="Expected in the end")
    chance: float = Field(description="To win, from 0 to 1")
    reasons: list[Reason]


class Judged(Advice):
    """A move that somebody considers or has made."""

    loss: float = Field(description="How much less often it wins than the best move")
    blunder: bool = Field(description="Whether the loss is large enough for a warning")


class Comment(Schema):
    """What the coach would have done in place of a move of a finished game."""

    seat: str
    advice: list[Advice]
    own: Judged


class TurningPoint(Schema):
    """A move that changed a chance to win."""

    number: int = Field(description="In the replay behind the seat's screen")
    place: int = Field(description="Among the moves that were not undone, from 1")
    seat: str
    move: str
    before: float = Field(description="The seat's chance to win, from 0 to 1")
    after: float
    better: Advice | None = Field(description="What the coach would have done, where that is clearly better")
    loss: float = Field(description="How much more often that wins")


class TurningPoints(Schema):
    """Where a finished game was decided: the largest changes, in the order in which they came."""

    moments: list[TurningPoint]


class RatingInfo(Schema):
    """How strong somebody is at a game."""

    name: str
    you: bool
    points: float = Field(description="A cautious estimate: mu less three sigma")
    mu: float
    sigma: float
    games: int


class Ratings(Schema):
    """The best first."""

    game: str
    ratings: list[RatingInfo]


class LessonInfo(Schema):
    """A lesson in a list. Its texts are found by its name."""

    name: str
    minutes: int
    steps: int
    rules: list[str] = Field(description="The numbers of the rules that it teaches")


class Courses(Schema):
    """The lessons of every game in their order, and which of them the person has finished."""

    courses: dict[str, list[LessonInfo]]
    done: dict[str, list[str]]


MoveText = Annotated[str, Field(max_length=2000)]
AnswersSoFar = Annotated[
    list[MoveText], Field(max_length=200, description="Moves in order, or `next` where there is nothing to do")
]


class Answers(Schema):
    """The learner's answers since the start of the lesson."""

    answers: AnswersSoFar


class LessonMoves(Schema):
    """Moves to preview at the stage that these answers lead to."""

    answers: AnswersSoFar
    moves: list[MoveText] = Field(max_length=60)


class Mistake(Schema):
    """Why the last answer was wrong. Nothing has changed."""

    key: str
    rule: str = Field(description="The number of the rule that refuses it; empty where the lesson wants another move")
    details: Json


class LessonStage(Schema):
    """The stage that the answers lead to: what is said, highlighted and asked."""

    game: str
    lesson: str
    step: int = Field(description="From 1")
    steps: int
    part: int = Field(description="How many moves of the step's task are made")
    parts: int
    done: bool
    seat: str
    light: list[str] = Field(description="Regions of the table that the step is about; none for the whole table")
    figures: Json = Field(description="Arguments of the step's texts")
    snapshot: SnapshotJson = Field(description="The table as the learner sees it")
    items: list[ItemJson] = Field(description="What the last answer led to, as the items of a table")
    wrong: Mistake | None
    solution: str = Field(description="A correct answer")


class LessonPreviews(Schema):
    """What each move would lead to."""

    previews: list[Preview]
