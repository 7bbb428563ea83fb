"""Lessons over HTTP. Nothing is kept while somebody learns: every request brings the answers so far."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request

from operahouse.kernel.errors import OperahouseError
from operahouse.lessons.course import courses, lesson
from operahouse.lessons.lesson import Lesson
from operahouse.lessons.progress import preview, lesson_stage
from operahouse.web.answers import WRONG
from operahouse.web.clock import now
from operahouse.web.denial import Denial, plain, write_outcome
from operahouse.web.languages import language_of
from operahouse.web.sessions import Somebody, TheHouse, Whoever
from operahouse.web.shapes import Answers, Courses, LessonMoves, LessonOutcomes, LessonShape, LessonStage

router = APIRouter(prefix="/api", tags=["lessons"], responses=WRONG)
GameName = Annotated[str, Path(max_length=80, description="A game of the house")]
LessonName = Annotated[str, Path(max_length=80, description="A lesson of its course")]


@router.get("/lessons")
async def list_lessons(house: TheHouse, me: Whoever) -> Courses:
    """All lessons, and which of them I have finished."""
    done = {} if me is None else await asyncio.to_thread(house.store.lessons_done, me.id)
    found = await asyncio.to_thread(courses)
    return Courses(courses={game: [_in_list(each) for each in course] for game, course in found.items()}, done=done)


@router.post("/lessons/{game}/{name}")
async def go_on(game: GameName, name: LessonName, wish: Answers) -> LessonStage:
    """Where the answers lead; a last one that is not wanted changes nothing and is explained."""
    stage = await asyncio.to_thread(lesson_stage, _found(game, name), wish.answers)
    return LessonStage.model_validate(plain(stage))


@router.post("/lessons/{game}/{name}/consider")
async def try_moves(
    game: GameName, name: LessonName, wish: LessonMoves, house: TheHouse, me: Whoever, request: Request
) -> LessonOutcomes:
    """What moves would bring where the answers lead, without making them."""
    outcomes = await asyncio.to_thread(preview, _found(game, name), wish.answers, wish.moves)
    language = language_of(request, me)
    return LessonOutcomes.model_validate({"outcomes": [write_outcome(each, language, house.say) for each in outcomes]})


@router.put("/me/lessons/{game}/{name}", status_code=204)
async def finish(game: GameName, name: LessonName, house: TheHouse, me: Somebody) -> None:
    """I have finished a lesson."""
    each = _found(game, name)
    await asyncio.to_thread(house.store.finish_lesson, me.id, each.game.name, each.name, now())


def _found(game: str, name: str) -> Lesson:
    try:
        return lesson(game, name)
    except OperahouseError as unknown:
        raise Denial(404, unknown.key, unknown.details) from unknown


def _in_list(each: Lesson) -> LessonShape:
    return LessonShape(name=each.name, minutes=each.minutes, steps=len(each.steps), rules=list(each.rules))
