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


class NoteShape(Shape):
    """What is told openly beside a rule: a ruling of ours, an option, where figures come from, how editions differ."""

    kind: str
    text: str


class DrawingShape(Shape):
    """A position that illustrates a rule; it is fetched by its name and drawn by the table of the game."""

    name: str
    part: str = Field(description="Which part of the table is drawn")
    caption: str
    alt: str = Field(description="What is to be seen, for those who cannot see it")


class RuleShape(Shape):
    """One rule; its number is its anchor everywhere."""

    number: str
    text: str
    notes: list[NoteShape]
    drawings: list[DrawingShape]


class SectionShape(Shape):
    """The rules whose numbers begin with the same letters."""

    letters: str
    title: str
    rules: list[RuleShape]


class RulebookShape(Shape):
    """A rulebook in one language, in order."""

    game: str
    language: str
    title: str
    introduction: str
    sections: list[SectionShape]


class PictureShape(Shape):
    """What a drawing of a rulebook shows: who looks, the view, and what follows from it."""

    part: str
    focus: str = Field(description="The seat, house or composer drawn, where not all are")
    seat: str = Field(description="Who looks; empty for a spectator")
    view: Json
    prospects: Json


class OrderQuestion(Shape):
    """A question that a standing order may answer."""

    text: str = Field(description="The key of its text")
    when: list[list[str]] = Field(description="The conditions under which it is asked")
    answers: list[str] = Field(description="Moves; the rules may refuse each of them when it is asked")


class OrderCondition(Shape):
    """What a standing order may depend on: one of the words, or a figure from `least` to `most`."""

    text: str = Field(description="The key of its text, with the blanks `of` and `value`")
    path: str = Field(description="Where the seat's view says it; {seat} is the own seat, {of} one of `of`")
    compare: str
    of: list[str]
    words: list[str] = Field(description="What it may be; {seat} is the own seat; none where it is a figure")
    least: int
    most: int


class OrdersShape(Shape):
    """What a seat may decide beforehand."""

    questions: list[OrderQuestion]
    conditions: list[OrderCondition]


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


class Reason(Shape):
    """What tells a move from the average one, as the key of a text, and by how many points."""

    key: str
    points: float


class Advice(Shape):
    """A whole move as the coach sees it."""

    move: str
    points: float = Field(description="Expected in the end")
    chance: float = Field(description="To win, from 0 to 1")
    reasons: list[Reason]


class Judged(Advice):
    """A move that somebody thinks of, or has made."""

    loss: float = Field(description="How much less often it wins than the best move")
    blunder: bool = Field(description="Whether that is so much that a warning is in order")


class Comment(Shape):
    """What the coach would have done in place of a move of a finished game."""

    seat: str
    advice: list[Advice]
    own: Judged


class MomentShape(Shape):
    """A move that changed a chance to win."""

    number: int = Field(description="In the story behind the screen of the seat")
    place: int = Field(description="Among the moves that stand, from 1")
    seat: str
    move: str
    before: float = Field(description="The seat's chance to win, from 0 to 1")
    after: float
    better: Advice | None = Field(description="What the coach would have done, where that is clearly better")
    loss: float = Field(description="How much more often that wins")


class Moments(Shape):
    """Where a finished game was won: the largest changes, in the order in which they came."""

    moments: list[MomentShape]


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


class LessonShape(Shape):
    """A lesson in a list; its texts are found by its name."""

    name: str
    minutes: int
    steps: int
    rules: list[str] = Field(description="The numbers of the rules that it teaches")


class Courses(Shape):
    """The lessons of every game in their order, and which of them whoever asks has finished."""

    courses: dict[str, list[LessonShape]]
    done: dict[str, list[str]]


MoveText = Annotated[str, Field(max_length=2000)]
AnswersSoFar = Annotated[
    list[MoveText], Field(max_length=200, description="Moves, or `next` where there is nothing to do; in order")
]


class Answers(Shape):
    """What the learner has answered since the beginning of the lesson."""

    answers: AnswersSoFar


class LessonMoves(Shape):
    """Moves to be tried out where these answers lead."""

    answers: AnswersSoFar
    moves: list[MoveText] = Field(max_length=60)


class Mistake(Shape):
    """Why the last answer was not the one; nothing has changed."""

    key: str
    rule: str = Field(description="The number of the rule that refuses it; empty where the lesson wants another move")
    details: Json


class LessonStage(Shape):
    """Where the answers lead: what is said, what is lit, what is asked."""

    game: str
    lesson: str
    step: int = Field(description="From 1")
    steps: int
    part: int = Field(description="How many moves of the step's task are made")
    parts: int
    done: bool
    seat: str
    light: list[str] = Field(description="Regions of the table that the step is about; none for the whole table")
    figures: Json = Field(description="What fills the blanks of the step's texts")
    sight: Json = Field(description="The table as the learner sees it, see docs/table.md")
    items: list[Json] = Field(description="What the last answer led to, as the items of a table")
    wrong: Mistake | None
    solution: str = Field(description="An answer that goes on")


class LessonOutcome(Shape):
    """What a move would bring, or why it is not allowed."""

    move: str
    prospects: Json | None
    own: Json | None
    error: Error | None


class LessonOutcomes(Shape):
    """What each move would bring."""

    outcomes: list[LessonOutcome]
