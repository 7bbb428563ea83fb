"""Records of finished games, and ratings."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query

from operahouse.kernel.game import Json
from operahouse.table.record import record_of
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.rating_scale import shown_rating
from operahouse.web.schemas.records import RatingInfo, Ratings, RecordInfo, Records
from operahouse.web.sessions import CurrentServer, MaybePerson
from operahouse.web.tables import GameName, Id
from operahouse.web.wall_clock import iso_time

router = APIRouter(prefix="/api", tags=["records"], responses=ERROR_RESPONSES)
LATEST = 2**53
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
async def read_record(id: Id, server: CurrentServer, me: MaybePerson) -> Json:  # noqa: A002
    """The record of a finished game: everybody's if it is public, else for those who took part."""
    live = await server.live_match(id)
    live.check_may_read("" if me is None else me.id)
    if not live.match.outcome:
        raise RequestError(409, "web-not-over")
    return await asyncio.to_thread(record_of, live.match, iso_time(live.match.entries[0].at))


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
