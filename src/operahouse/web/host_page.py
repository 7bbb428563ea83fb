"""The host's page over HTTP: reports, bans, who may register, and figures. Only for accounts that were made hosts."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query
from sqlalchemy import Connection

from operahouse.store.bans import Ban, ban, bans_in_force, lift_ban
from operahouse.store.hosts import is_host, registration, set_registration
from operahouse.store.people import Person
from operahouse.store.reports import ListedReport, close_report, count_open, list_reports
from operahouse.store.statistics import statistics
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.limits import KINDS
from operahouse.web.schemas.care import (
    BanInfo,
    HouseInfo,
    LimitInfo,
    NewBan,
    RegistrationChoice,
    ReportInfo,
    ReportLine,
    ReportList,
)
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.settings import Settings, variable
from operahouse.web.wall_clock import SECOND, now

DAY: Final = 24 * 60 * 60 * SECOND
SHOWN: Final = 100
OTHER_LIMITS: Final = ["viewers_at_table", "sockets_of_person", "connections_of_address", "people_of_address"]


async def require_host(server: CurrentServer, me: SignedIn) -> Person:
    """Who is asking. Raises RequestError if they aren't a host."""
    if not me.password or not await asyncio.to_thread(server.store.read, lambda found: is_host(found, me.id)):
        raise RequestError(403, "web-not-a-host")
    return me


router = APIRouter(prefix="/api/host", tags=["host"], responses=ERROR_RESPONSES, dependencies=[Depends(require_host)])
ReportId = Annotated[str, Path(max_length=80, description="The id of a report")]
BannedId = Annotated[str, Path(max_length=80, description="The id of a person")]
Closed = Annotated[bool, Query(description="Those that are closed instead of those that are open")]


@router.get("")
async def read_house_page(server: CurrentServer) -> HouseInfo:
    """How the house stands."""
    return await asyncio.to_thread(server.store.read, lambda connection: _house(connection, server.settings))


@router.get("/reports")
async def read_reports(server: CurrentServer, closed: Closed = False) -> ReportList:
    """Reports: open ones, the oldest first, or closed ones, the latest first."""
    found = await asyncio.to_thread(server.store.read, lambda connection: list_reports(connection, closed, SHOWN))
    return ReportList(reports=[_report(each) for each in found])


@router.post("/reports/{id}/close", status_code=204)
async def finish_report(id: ReportId, server: CurrentServer) -> None:  # noqa: A002
    """I have looked at this one."""
    if not await asyncio.to_thread(server.store.change, lambda connection: close_report(connection, id, now())):
        raise RequestError(404, "web-no-report")


@router.put("/registration", status_code=204)
async def choose_registration(body: RegistrationChoice, server: CurrentServer) -> None:
    """Decide who may come."""
    await asyncio.to_thread(server.store.change, lambda connection: set_registration(connection, body.registration))


@router.post("/bans", status_code=204)
async def ban_person(body: NewBan, server: CurrentServer, me: SignedIn) -> None:
    """Keep somebody out. They are signed out everywhere."""
    if body.person == me.id:
        raise RequestError(409, "web-block-self")
    person = await asyncio.to_thread(server.store.person, body.person)
    if person is None:
        raise RequestError(404, "web-nobody")
    new = Ban(person.id, person.name, now(), None if body.days is None else now() + body.days * DAY)
    await asyncio.to_thread(server.store.change, lambda connection: ban(connection, new))
    await server.end_sessions_of(person.id)


@router.delete("/bans/{person}", status_code=204)
async def unban_person(person: BannedId, server: CurrentServer) -> None:
    """Let somebody in again."""
    if not await asyncio.to_thread(server.store.change, lambda connection: lift_ban(connection, person)):
        raise RequestError(404, "web-nobody")


def _house(connection: Connection, settings: Settings) -> HouseInfo:
    found = statistics(connection, now())
    bans = [
        BanInfo(who=each.who, name=each.name, at=each.at, until=each.until)
        for each in bans_in_force(connection, now())[:SHOWN]
    ]
    return HouseInfo.model_validate(
        {
            "registration": registration(connection),
            "accounts": found.accounts,
            "guests": found.guests,
            "waiting": found.tables.get("seating", 0),
            "playing": found.tables.get("playing", 0) + found.tables.get("paused", 0),
            "ended": found.tables.get("ended", 0),
            "open_reports": count_open(connection),
            "bans": bans,
            "limits": [
                LimitInfo(setting=variable(name), value=str(getattr(settings, name)))
                for name in [*KINDS, *OTHER_LIMITS]
            ],
        }
    )


def _report(listed: ListedReport) -> ReportInfo:
    report = listed.report
    lines = [
        ReportLine(at=line["at"], name=line["name"], text=line["text"], reported=line["person"] == report.person)
        for line in report.lines
    ]
    return ReportInfo.model_validate(
        {
            "id": report.id, "at": report.at, "reporter": listed.reporter, "person": report.person,
            "name": report.name, "table": report.match, "reason": report.reason, "words": report.words,
            "lines": lines, "closed": report.closed,
        }
    )  # fmt: skip
