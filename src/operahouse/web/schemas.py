"""The models of everything that goes over HTTP. OpenAPI and the browser's types are generated from them."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from operahouse.kernel.game import Json

LONGEST_TEXT = 200
Name = Annotated[str, Field(max_length=LONGEST_TEXT, description="As others will see it", examples=["Anna"])]
Password = Annotated[str, Field(max_length=LONGEST_TEXT, examples=["con brio, ma non troppo"])]
Word = Annotated[str, Field(max_length=80)]


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


class Wrong(Schema):
    """The response to a request that failed."""

    error: Error


class PersonShape(Schema):
    """A guest or an account."""

    id: str
    name: str
    guest: bool
    language: str


class GameShape(Schema):
    """A game that can be played here."""

    name: str
    edition: str
    rules: str
    players: list[int]
    options: list[str]


class HouseShape(Schema):
    """What the server offers, and who is asking."""

    version: str
    languages: list[str]
    levels: list[str]
    games: list[GameShape]
    me: PersonShape | None


class NoteShape(Schema):
    """A remark on a rule: our ruling, an option, where figures come from, or how editions differ."""

    kind: str
    text: str


class DrawingShape(Schema):
    """A position that illustrates a rule. The client fetches it by name and draws it with the game's table."""

    name: str
    part: str = Field(description="Which part of the table is drawn")
    caption: str
    alt: str = Field(description="A text alternative for the drawing")


class RuleShape(Schema):
    """One rule. Its number is its anchor everywhere."""

    number: str
    text: str
    notes: list[NoteShape]
    drawings: list[DrawingShape]


class SectionShape(Schema):
    """The rules whose numbers begin with the same letters."""

    letters: str
    title: str
    rules: list[RuleShape]


class RulebookShape(Schema):
    """A rulebook in one language, in order."""

    game: str
    language: str
    title: str
    introduction: str
    sections: list[SectionShape]


class PictureShape(Schema):
    """What a drawing of a rulebook shows: who looks, their view, and what follows from it."""

    part: str
    focus: str = Field(description="The seat, house or composer drawn, where not all are")
    seat: str = Field(description="Who looks; empty for a spectator")
    view: Json
    prospects: Json


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


class OrdersShape(Schema):
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

    person: PersonShape
    token: str


class SeatShape(Schema):
    """A seat of a table."""

    seat: str
    name: str
    bot: str
    asked: bool
    you: bool


class Summary(Schema):
    """A table in a list."""

    id: str
    code: str
    link: str
    game: str
    players: int
    options: list[str]
    pace: Json = Field(description="See the chapter on clocks in docs/table.md")
    public: bool
    rated: bool
    status: Literal["seating", "playing", "paused", "ended"]
    host: str
    created: int
    changed: int
    ended: int
    seats: list[SeatShape]
    you: str | None


class Tables(Schema):
    """A list of tables."""

    tables: list[Summary]


class NewTable(Schema):
    """The terms of a new table."""

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


class RecordShape(Schema):
    """A finished public game."""

    id: str
    game: str
    players: int
    ended: int
    link: str


class Records(Schema):
    """Finished public games in the order in which they ended. Go on after `next`."""

    records: list[RecordShape]
    next: int


class Board(Schema):
    """A table as lines of text."""

    lines: list[str]


class Story(Schema):
    """The whole stream of a finished game."""

    items: list[Json]


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


class MomentShape(Schema):
    """A move that changed a chance to win."""

    number: int = Field(description="In the replay behind the seat's screen")
    place: int = Field(description="Among the moves that were not undone, from 1")
    seat: str
    move: str
    before: float = Field(description="The seat's chance to win, from 0 to 1")
    after: float
    better: Advice | None = Field(description="What the coach would have done, where that is clearly better")
    loss: float = Field(description="How much more often that wins")


class Moments(Schema):
    """Where a finished game was decided: the largest changes, in the order in which they came."""

    moments: list[MomentShape]


class RatingShape(Schema):
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
    ratings: list[RatingShape]


class LessonShape(Schema):
    """A lesson in a list. Its texts are found by its name."""

    name: str
    minutes: int
    steps: int
    rules: list[str] = Field(description="The numbers of the rules that it teaches")


class Courses(Schema):
    """The lessons of every game in their order, and which of them the person has finished."""

    courses: dict[str, list[LessonShape]]
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
    sight: Json = Field(description="The table as the learner sees it, see docs/table.md")
    items: list[Json] = Field(description="What the last answer led to, as the items of a table")
    wrong: Mistake | None
    solution: str = Field(description="A correct answer")


class LessonOutcome(Schema):
    """What a move would lead to, or why it is not allowed."""

    move: str
    prospects: Json | None
    own: Json | None
    error: Error | None


class LessonOutcomes(Schema):
    """What each move would lead to."""

    outcomes: list[LessonOutcome]
