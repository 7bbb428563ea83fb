"""A table to read rather than to play at: its board in lines of text, and a finished game, moment by moment."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import SPECTATOR, Json
from operahouse.store.people import Person
from operahouse.table.replay import past_decision, replay_items, replay_snapshot
from operahouse.web.answers import WRONG
from operahouse.web.denial import Denial
from operahouse.web.house import House
from operahouse.web.live import Live
from operahouse.web.sessions import Somebody, TheHouse
from operahouse.web.shapes import Board, Comment, Moments, Story
from operahouse.web.tables import Id

router = APIRouter(prefix="/api", tags=["tables"], responses=WRONG)
LATEST = 2**53
Language = Annotated[str, Query(max_length=10, description="The language of the lines; that of the person by default")]
Screen = Annotated[str, Query(max_length=80, description="The seat behind whose screen to look")]
Number = Annotated[int, Path(ge=1, le=LATEST, description="A number of the story")]


@router.get("/tables/{id}/board")
async def read_board(id: Id, house: TheHouse, me: Somebody, language: Language = "") -> Board:  # noqa: A002
    """The whole table in lines of text, as I see it, for screen readers and whoever likes to read."""
    live = await _welcomed(house, id, me)
    match = live.match
    if match.state is None:
        raise Denial(409, "table-not-begun")
    seat = match.seat_of(me.id)
    view = match.game.view(match.state, match.seat_number(seat) if seat else SPECTATOR)
    spoken = language if language in house.settings.languages else me.language
    return Board(
        lines=match.game.text_board(view, lambda key, details: house.say(spoken, OperahouseError(key, details)))
    )


@router.get("/tables/{id}/story")
async def read_story(id: Id, house: TheHouse, me: Somebody, screen: Screen) -> Story:  # noqa: A002
    """Everything that was told of a finished game, with one screen open."""
    live = await _welcomed(house, id, me)
    return Story(items=await asyncio.to_thread(replay_items, live.match, me.id, screen))


@router.get("/tables/{id}/story/{number}")
async def read_moment(id: Id, number: Number, house: TheHouse, me: Somebody, screen: Screen) -> Json:  # noqa: A002
    """A finished game as that seat saw it when this number of the story had just been told."""
    live = await _welcomed(house, id, me)
    return await asyncio.to_thread(replay_snapshot, live.match, me.id, screen, number)


@router.get("/tables/{id}/story/{number}/comment")
async def read_comment(id: Id, number: Number, house: TheHouse, me: Somebody, screen: Screen) -> Comment:  # noqa: A002
    """What the coach would have done in place of the move that this number of the story tells."""
    house.limits.check("coaching", me.id)
    live = await _welcomed(house, id, me)
    asked = await asyncio.to_thread(past_decision, live.match, me.id, screen, number)
    return Comment.model_validate(await house.coaching.comment(id, live.match, asked))


@router.get("/tables/{id}/moments")
async def read_moments(id: Id, house: TheHouse, me: Somebody) -> Moments:  # noqa: A002
    """Where a finished game was won: the moves that changed a chance to win most."""
    house.limits.check("coaching", me.id)
    live = await _welcomed(house, id, me)
    return Moments.model_validate({"moments": await house.coaching.moments(id, live.match, me.id)})


async def _welcomed(house: House, id_: str, person: Person) -> Live:
    """A table at which this person may look."""
    live = await house.table(id_)
    live.check_welcome(person.id)
    return live
