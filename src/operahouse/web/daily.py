"""The deal of the day over HTTP: everybody plays the same seat of the same deal against the same bots."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Path
from sqlalchemy import Connection

from operahouse.store.daily import (
    DailyGame,
    add_daily_game,
    count_players,
    daily_game,
    daily_games,
    leaderboard,
    standing,
)
from operahouse.store.people import Person
from operahouse.web.daily_deal import TheDeal, archive_days, deal_of, finish_daily, open_daily_table, today
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.schemas.daily import DailyArchive, DailyDay, DailyDeal, DailyLine, DailyResult
from operahouse.web.schemas.tables import TableSummary
from operahouse.web.security import Address
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn
from operahouse.web.tables import table_summary
from operahouse.web.wall_clock import SECOND, now

router = APIRouter(prefix="/api/daily", tags=["daily"], responses=ERROR_RESPONSES)
Day = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", description="As 2026-11-18")]
SHOWN: Final = 20
LONGEST_STREAK: Final = 1000
ARCHIVED: Final = 14


@router.get("")
async def read_deal_of_today(server: CurrentServer, me: MaybePerson) -> DailyDeal:
    """The deal of today. Results are for those who have played it."""
    return await _read(server, deal_of(server, today(now())), me)


@router.post("")
async def play_deal_of_today(server: CurrentServer, me: SignedIn, address: Address) -> TableSummary:
    """My own table with the deal of today. There is one for each person."""
    deal = deal_of(server, today(now()))
    found = await asyncio.to_thread(server.store.read, lambda connection: daily_game(connection, deal.day, me.id))
    if found is None:
        await server.limits.check_person("openings", me.id, address)
        live = await open_daily_table(server, me, deal)
        found = await asyncio.to_thread(
            server.store.change, lambda connection: add_daily_game(connection, deal.day, me.id, live.id)
        )
    return table_summary((await server.live_match(found.match)).summary, me)


@router.get("/archive")
async def read_archive(server: CurrentServer, me: MaybePerson) -> DailyArchive:
    """The last two weeks, and how I did."""
    games = await asyncio.to_thread(server.store.read, lambda connection: _own_games(connection, me))
    days = archive_days(now(), ARCHIVED)
    shown = await asyncio.to_thread(
        server.store.read, lambda found: [_archived(found, server, day, me) for day in days]
    )
    finished = {game.day for game in games if game.ended is not None}
    return DailyArchive(streak=_streak(finished, today(now())), days=shown)


@router.get("/{day}")
async def read_deal_of_day(day: Day, server: CurrentServer, me: MaybePerson) -> DailyDeal:
    """The deal of a day of the last two weeks."""
    if day != today(now()) and day not in archive_days(now(), ARCHIVED):
        raise RequestError(404, "web-not-here")
    return await _read(server, deal_of(server, day), me)


async def _read(server: Server, deal: TheDeal, me: Person | None) -> DailyDeal:
    """Whoever has ended their game a moment ago sees it counted."""
    if me is not None:
        game = await asyncio.to_thread(server.store.read, lambda found: daily_game(found, deal.day, me.id))
        if game is not None and game.ended is None:
            await finish_daily(server, await server.live_match(game.match))
    return await asyncio.to_thread(server.store.read, lambda connection: _written(connection, deal, me))


def _written(connection: Connection, deal: TheDeal, me: Person | None) -> DailyDeal:
    game = None if me is None else daily_game(connection, deal.day, me.id)
    done, over = game is not None and game.ended is not None, deal.day != today(now())
    leaders = leaderboard(connection, deal.day, SHOWN) if done or over else []
    compared = standing(connection, deal.day, game.points) if game is not None and game.points is not None else None
    lines = [
        DailyLine(
            place=line.place,
            name=line.name,
            points=line.points,
            percent=line.percent,
            you=me is not None and line.person == me.id,
        )
        for line in leaders
    ]
    result = DailyResult(
        points=game.points if game else None,
        place=compared.place if compared else None,
        percent=compared.percent if compared else None,
    )
    return DailyDeal(
        day=deal.day,
        until=_end_of(deal.day),
        over=over,
        game=deal.game.name,
        players=deal.players,
        seat=deal.seat,
        level=deal.level,
        status="done" if done else "playing" if game is not None else "new",
        table=game.match if game is not None else None,
        result=result if done else None,
        finished=count_players(connection, deal.day),
        leaders=lines,
    )


def _archived(connection: Connection, server: Server, day: str, me: Person | None) -> DailyDay:
    game = None if me is None else daily_game(connection, day, me.id)
    points = game.points if game is not None else None
    return DailyDay(
        day=day,
        game=deal_of(server, day).game.name,
        table=game.match if game is not None else None,
        points=points,
        percent=None if points is None else standing(connection, day, points).percent,
    )


def _own_games(connection: Connection, me: Person | None) -> list[DailyGame]:
    return [] if me is None else daily_games(connection, me.id, LONGEST_STREAK)


def _streak(finished: set[str], day: str) -> int:
    """Days in a row, up to today or, while today's is still to come, to yesterday."""
    at = datetime.fromisoformat(day).replace(tzinfo=UTC)
    if day not in finished:
        at -= timedelta(days=1)
    count = 0
    while at.date().isoformat() in finished:
        count, at = count + 1, at - timedelta(days=1)
    return count


def _end_of(day: str) -> int:
    start = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return int((start + timedelta(days=1)).timestamp()) * SECOND
