"""Lessons and their stages."""

from typing import Annotated

from pydantic import Field

from operahouse.kernel.game import Json
from operahouse.web.schemas.base import ItemJson, Preview, Schema, SnapshotJson


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
