"""Lessons over HTTP. The server keeps no state: every request brings the answers so far."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request

from operahouse.kernel.errors import OperahouseError
from operahouse.lessons.course import courses, lesson
from operahouse.lessons.lesson import Lesson
from operahouse.lessons.progress import lesson_stage, preview
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError, plain_json, write_preview
from operahouse.web.languages import language_of
from operahouse.web.schemas.lessons import Answers, Courses, LessonInfo, LessonMoves, LessonPreviews, LessonStage
from operahouse.web.security import Address
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api", tags=["lessons"], responses=ERROR_RESPONSES)
GameName = Annotated[str, Path(max_length=80, description="A game of the catalogue")]
LessonName = Annotated[str, Path(max_length=80, description="A lesson of its course")]


@router.get("/lessons")
async def list_lessons(server: CurrentServer, me: MaybePerson) -> Courses:
    """All lessons, and which of them I have finished."""
    done = {} if me is None else await asyncio.to_thread(server.store.lessons_done, me.id)
    found = await asyncio.to_thread(courses)
    return Courses(courses={game: [_in_list(each) for each in course] for game, course in found.items()}, done=done)


@router.post("/lessons/{game}/{name}")
async def read_stage(
    game: GameName, name: LessonName, body: Answers, server: CurrentServer, address: Address
) -> LessonStage:
    """The stage that the answers lead to. A wrong last answer changes nothing and is explained."""
    stage = await server.slow_work.run(address, lesson_stage, _found(game, name), body.answers)
    return LessonStage.model_validate(plain_json(stage))


@router.post("/lessons/{game}/{name}/preview")
async def preview_moves(
    game: GameName,
    name: LessonName,
    body: LessonMoves,
    server: CurrentServer,
    me: MaybePerson,
    address: Address,
    request: Request,
) -> LessonPreviews:
    """What moves would lead to at that stage, without making them."""
    previews = await server.slow_work.run(address, preview, _found(game, name), body.answers, body.moves)
    language = language_of(request, me)
    return LessonPreviews.model_validate(
        {"previews": [write_preview(each, language, server.localize) for each in previews]}
    )


@router.put("/me/lessons/{game}/{name}", status_code=204)
async def finish_lesson(game: GameName, name: LessonName, server: CurrentServer, me: SignedIn) -> None:
    """I have finished a lesson."""
    each = _found(game, name)
    await asyncio.to_thread(server.store.finish_lesson, me.id, each.game.name, each.name, now())


def _found(game: str, name: str) -> Lesson:
    try:
        return lesson(game, name)
    except OperahouseError as unknown:
        raise RequestError(404, unknown.key, unknown.details) from unknown


def _in_list(each: Lesson) -> LessonInfo:
    return LessonInfo(
        name=each.name,
        minutes=each.minutes,
        steps=len(each.steps),
        rules=list(each.rules),
        overture=each.is_overture,
    )
