"""My holiday over HTTP: from when to when a bot stands in for me in slow games."""

import asyncio
from typing import Final

from fastapi import APIRouter

from operahouse.bots.levels import LEVELS
from operahouse.store.holidays import Holiday, end_holiday, holiday_of, set_holiday
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.schemas.notices import HolidayPlan, Holidays
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.understudies import begin_holiday, come_back
from operahouse.web.wall_clock import SECOND, now

router = APIRouter(prefix="/api/me/holiday", tags=["notices"], responses=ERROR_RESPONSES)
DAY: Final = 24 * 60 * 60 * SECOND
LONGEST_DAYS: Final = 60
FURTHEST: Final = 366 * DAY
"""How far ahead a holiday may begin."""


@router.get("")
async def read_holiday(server: CurrentServer, me: SignedIn) -> Holidays:
    """The holiday that I have planned, or am on."""
    found = await asyncio.to_thread(server.store.read, lambda connection: holiday_of(connection, me.id))
    if found is None or found.until <= now():
        return Holidays(holiday=None)
    plan = HolidayPlan(first=found.first, until=found.until, level=found.bot, at_once=found.at_once)
    return Holidays(holiday=plan)


@router.put("", status_code=204)
async def plan_holiday(body: HolidayPlan, server: CurrentServer, me: SignedIn) -> None:
    """Go on holiday, or change the one I have planned."""
    time = now()
    if body.level not in LEVELS:
        raise RequestError(422, "web-holiday-level", {"level": body.level, "known": ", ".join(LEVELS)})
    if body.until <= max(body.first, time):
        raise RequestError(422, "web-holiday-order")
    if body.until - body.first > LONGEST_DAYS * DAY or body.first > time + FURTHEST:
        raise RequestError(422, "web-holiday-long", {"days": LONGEST_DAYS})
    holiday = Holiday(me.id, body.first, body.until, body.level, body.at_once)
    await asyncio.to_thread(server.store.change, lambda connection: set_holiday(connection, holiday))
    if holiday.at_once and holiday.first <= time:
        server.start(begin_holiday(server, holiday))


@router.delete("", status_code=204)
async def come_home(server: CurrentServer, me: SignedIn) -> None:
    """Back home: the seats that a bot holds for me are mine again."""
    await asyncio.to_thread(server.store.change, lambda connection: end_holiday(connection, me.id))
    server.start(come_back(server, me.id))
