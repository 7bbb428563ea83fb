"""Bots that play for people on holiday, in slow games."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from structlog import get_logger

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.store.holidays import Holiday, holidays_at_once, holidays_now, slow_games_of
from operahouse.store.match_summary import MatchSummary
from operahouse.table.absence import Understudy
from operahouse.table.decide import end_holiday, start_holiday
from operahouse.web.live_match import LiveMatch
from operahouse.web.presence import all_viewers
from operahouse.web.wall_clock import now

if TYPE_CHECKING:
    from operahouse.web.server import Server

SECONDS: Final = 60
AT_ONCE: Final = 500
log = get_logger()


async def understudies(server: "Server", live: LiveMatch) -> dict[str, Understudy]:
    """Who plays for the people at this table that are on holiday, once their time has run out."""
    if live.match.clock.time_control.kind != "slow":
        return {}
    people = list(live.match.seat_of)
    found = await asyncio.to_thread(server.store.read, lambda connection: holidays_now(connection, people, now()))
    return {person: understudy_at(live, holiday) for person, holiday in found.items()}


def understudy_at(live: LiveMatch, holiday: Holiday) -> Understudy:
    """The bot that the person has chosen; in rated games the one that was agreed on at the table."""
    bot = live.match.agreement.substitute if live.summary.rated else holiday.bot
    return Understudy(bot, holiday.until)


async def keep_understudies(server: "Server") -> None:
    """Let bots take over for those who want it from the first day on, until the server stops."""
    while True:
        await asyncio.sleep(SECONDS)
        try:
            await begin_holidays(server)
        except OperahouseError as error:
            log.warning("holidays", error=error.key)


async def begin_holidays(server: "Server") -> None:
    """Let bots take over wherever somebody on holiday still plays and isn't at the table."""
    found = await asyncio.to_thread(server.store.read, lambda connection: holidays_at_once(connection, now(), AT_ONCE))
    for holiday in found:
        await begin_holiday(server, holiday)


async def begin_holiday(server: "Server", holiday: Holiday) -> None:
    """Let a bot take over at all slow games of somebody."""
    for summary in await _slow_games(server, holiday.person):
        if not _is_away(summary, holiday.person):
            live = await server.live_match(summary.match)
            if holiday.person not in all_viewers(live):
                with suppress(Refusal):
                    await _start(live, holiday)


async def _start(live: LiveMatch, holiday: Holiday) -> None:
    understudy = understudy_at(live, holiday)
    await live.change(lambda match: start_holiday(match, holiday.person, understudy, now()))


async def come_back(server: "Server", person: str) -> None:
    """Give somebody their seats back."""
    for summary in await _slow_games(server, person):
        if _is_away(summary, person):
            live = await server.live_match(summary.match)
            with suppress(Refusal):
                await live.change(lambda match: end_holiday(match, person, now()))


async def _slow_games(server: "Server", person: str) -> list[MatchSummary]:
    return await asyncio.to_thread(server.store.read, lambda connection: slow_games_of(connection, person))


def _is_away(summary: MatchSummary, person: str) -> bool:
    return any(seat.person == person and seat.bot for seat in summary.seats)
