"""Records and reviews of finished games, and ratings."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query

from operahouse.kernel.game import Json
from operahouse.table.record import record_of
from operahouse.table.replay import past_question
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.rating_scale import shown_rating
from operahouse.web.schemas.records import Attempt, RatingInfo, Ratings, RecordInfo, Records, ReviewState
from operahouse.web.security import Address
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn
from operahouse.web.tables import GameName, Id
from operahouse.web.wall_clock import iso_time

router = APIRouter(prefix="/api", tags=["records"], responses=ERROR_RESPONSES)
LATEST = 2**53
LONGEST_MOVE = 2000
Place = Annotated[
    int, Path(ge=0, le=LATEST, description="The place of a move among those that were not undone, from 0")
]
Move = Annotated[str, Query(max_length=LONGEST_MOVE, description="The move to try")]
Since = Annotated[int, Query(ge=0, le=LATEST, description="Only what ended later, in milliseconds since 1970")]


@router.get("/records")
async def list_records(server: CurrentServer, game: GameName = "", after: Since = 0) -> Records:
    """Finished public games in the order in which they ended: open data."""
    summaries = await asyncio.to_thread(server.store.finished, game, after)
    shown = [
        RecordInfo(
            id=summary.match,
            game=summary.game,
            players=summary.players,
            ended=summary.ended,
            link=f"/api/tables/{summary.match}/record",
        )
        for summary in summaries
    ]
    return Records(records=shown, next=summaries[-1].ended if summaries else after)


@router.get("/tables/{id}/record")
async def read_record(id: Id, server: CurrentServer, me: MaybePerson, address: Address) -> Json:  # noqa: A002
    """The record of a finished game: everybody's if it is public, else for those who took part."""
    live = await server.live_match(id, address)
    live.check_may_read("" if me is None else me.id)
    if not live.match.outcome:
        raise RequestError(409, "web-not-over")
    return await server.slow_work.run(address, record_of, live.match, iso_time(live.match.entries[0].at))


@router.get("/tables/{id}/review")
async def read_review(id: Id, server: CurrentServer, me: MaybePerson, address: Address) -> ReviewState:  # noqa: A002
    """The review of a finished game, as far as it is made; for the same people as its record.

    Whoever is signed in has it made if there is none. Ask again until `done` is `all`.
    """
    live = await server.live_match(id, address)
    live.check_may_read("" if me is None else me.id)
    if me is not None:
        await server.limits.check_person("coaching", me.id, address)
    return ReviewState.model_validate(await server.reviews.state(live, None if me is None else me.id))


@router.get("/tables/{id}/review/{place}/attempt")
async def read_attempt(
    id: Id,  # noqa: A002
    place: Place,
    server: CurrentServer,
    me: SignedIn,
    address: Address,
    move: Move,
) -> Attempt:
    """What another move would have been worth in place of one of a finished game, as its seat could see it."""
    await server.limits.check_person("coaching", me.id, address)
    live = await server.live_match(id, address)
    live.check_may_read(me.id)
    return Attempt.model_validate(await server.reviews.attempt(live, place, move, me.id))


@router.get("/tables/{id}/review/{place}/question")
async def read_question(id: Id, place: Place, server: CurrentServer, me: SignedIn, address: Address) -> Json:  # noqa: A002
    """The table as the seat saw it that made this move of a finished game, with everything it could do."""
    live = await server.live_match(id, address)
    live.check_may_read(me.id)
    return {**await server.slow_work.run(address, past_question, live.match, place)}


@router.get("/ratings")
async def list_ratings(server: CurrentServer, me: MaybePerson, game: Annotated[str, Query(max_length=80)]) -> Ratings:
    """The best players of a game first."""
    ratings = await asyncio.to_thread(server.store.ratings, game)
    shown = [
        RatingInfo(
            name=one.name,
            you=me is not None and one.person == me.id,
            points=one.mu - 3 * one.sigma,
            mu=one.mu,
            sigma=one.sigma,
            games=one.games,
            **shown_rating(one.mu, one.sigma)._asdict(),
        )
        for one in ratings
    ]
    return Ratings(game=game, ratings=shown)
