"""Lessons and their stages."""

from typing import Annotated

from pydantic import Field

from operahouse.kernel.game import Json
from operahouse.web.schemas.base import ItemJson, Preview, Schema, SnapshotJson
from operahouse.web.schemas.coach import Advice


class LessonInfo(Schema):
    """A lesson in a list. Its texts are found by its name."""

    name: str
    minutes: int
    steps: int
    rules: list[str] = Field(description="The numbers of the rules that it teaches")
    overture: bool = Field(description="Whether it introduces the game in pictures, and may be skipped")


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


class ComparedMove(Advice):
    """A move that could have been chosen: what the coach thinks of it, and what it would surely have brought."""

    figures: dict[str, int]


class ChoiceComparison(Schema):
    """What the learner chose freely, and all moves, the best first."""

    chosen: str
    remark: str = Field(description="The suffix of what is said about this choice; empty if there is nothing to say")
    moves: list[ComparedMove]


class LessonPicture(Schema):
    """A part of the table that is drawn in the table's place."""

    part: str
    focus: str


class LessonStage(Schema):
    """The stage that the answers lead to: what is said, highlighted and asked."""

    game: str
    lesson: str
    step: int = Field(description="From 1")
    steps: int
    part: int = Field(description="How many moves of the step's task are made")
    parts: int
    free: bool = Field(description="Whether the learner may make any legal move")
    done: bool
    seat: str
    light: list[str] = Field(description="Regions of the table that the step is about; none for the whole table")
    picture: LessonPicture | None
    figures: Json = Field(description="Arguments of the step's texts")
    snapshot: SnapshotJson = Field(description="The table as the learner sees it")
    items: list[ItemJson] = Field(description="What the last answer led to, as the items of a table")
    wrong: Mistake | None
    solution: str = Field(description="An answer that goes on")
    comparison: ChoiceComparison | None = Field(description="Once a free choice is made")


class LessonPreviews(Schema):
    """What each move would lead to."""

    previews: list[Preview]
