"""The foyer over HTTP: tables that look for players, tables to watch, and seeking players with one click."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Query
from sqlalchemy import Connection

from operahouse.store.foyer import Wanted, count_tables, playing_tables, waiting_tables
from operahouse.store.people import Person
from operahouse.store.ratings import ratings_at
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.listings import SEEN_FOR
from operahouse.web.profile import write_rating
from operahouse.web.schemas.foyer import Foyer, Pace, PlayingTable, Seek, WaitingTable
from operahouse.web.schemas.tables import TableSummary
from operahouse.web.security import Address
from operahouse.web.seeks import seek
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn
from operahouse.web.tables import GameName, table_summary
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api", tags=["foyer"], responses=ERROR_RESPONSES)
PAGE_LENGTH: Final = 20
SHOWN_PLAYING: Final = 12
LATEST: Final = 2**53
Players = Annotated[int, Query(ge=0, le=100, description="Only for so many players; 0 for any")]
WantedPace = Annotated[Pace, Query(description="Only with this kind of time control")]
Before = Annotated[int, Query(ge=0, le=LATEST, description="Only tables opened earlier, in milliseconds since 1970")]


@router.get("/foyer")
async def read_foyer(
    server: CurrentServer,
    me: MaybePerson,
    game: GameName = "",
    players: Players = 0,
    pace: WantedPace = "",
    before: Before = LATEST,
) -> Foyer:
    """Public tables that look for players, the newest first, and those that are played now."""
    wanted = Wanted(game, players, pace)
    return await asyncio.to_thread(server.store.read, lambda connection: _foyer(connection, wanted, before, me))


@router.post("/seeks")
async def seek_players(body: Seek, server: CurrentServer, me: SignedIn, address: Address) -> TableSummary:
    """Sit down where somebody seeks the same, else at a new table. The game starts by itself when it's full."""
    return table_summary((await seek(server, me, body, address)).summary, me)


def _foyer(connection: Connection, wanted: Wanted, before: int, me: Person | None) -> Foyer:
    time = now()
    waiting = waiting_tables(connection, wanted, time, before, PAGE_LENGTH + 1)
    hosts = ratings_at(connection, [(each.summary.host, each.summary.game) for each in waiting])
    playing = playing_tables(connection, time - SEEN_FOR, SHOWN_PLAYING)
    counts = count_tables(connection, time, time - SEEN_FOR)
    shown = waiting[:PAGE_LENGTH]
    return Foyer.model_construct(
        waiting=[
            WaitingTable.model_construct(
                table=table_summary(each.summary, me),
                seeks=each.listing.seeks,
                rating=write_rating(hosts.get((each.summary.host, each.summary.game))),
            )
            for each in shown
        ],
        next=shown[-1].summary.created if len(waiting) > PAGE_LENGTH else None,
        playing=[
            PlayingTable.model_construct(table=table_summary(each.summary, me), people=each.listing.people)
            for each in playing
        ],
        waiting_in_all=counts.waiting,
        playing_in_all=counts.playing,
    )
