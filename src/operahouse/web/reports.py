"""Reporting somebody to the host, with what was said at the table."""

import asyncio
from typing import Final

from fastapi import APIRouter

from operahouse.store.reports import MOST_OPEN, Report, SaidLine, add_report
from operahouse.table.chat import LONGEST_SAYING, Said
from operahouse.table.fact import Observer
from operahouse.table.match import Match
from operahouse.table.text_checks import JOINER, check_text
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.schemas.care import NewReport
from operahouse.web.security import Address
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.table_codes import new_id
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api", tags=["people"], responses=ERROR_RESPONSES)
LINES: Final = 40
"""The latest lines of a table that go with a report."""
NOT_MUTED: Final[frozenset[str]] = frozenset()


@router.post("/reports", status_code=204)
async def report_person(body: NewReport, server: CurrentServer, me: SignedIn, address: Address) -> None:
    """Tell the host what somebody did. Only the host sees it, and what I could read at that table goes with it."""
    if body.person == me.id:
        raise RequestError(409, "web-report-self")
    words = check_text(body.words, LONGEST_SAYING, JOINER + "\n\t") if body.words.strip() else ""
    live = await server.live_match(body.table, address)
    await live.refresh()
    live.check_may_watch(me.id)
    name = name_at(live, body.person)
    if name is None:
        raise RequestError(404, "web-nobody")
    await server.limits.check_person("reports", me.id, address)
    report = Report(
        new_id(), now(), me.id, body.person, name, live.id, body.reason, words, said_at(live.match, me.id), None
    )
    person = await asyncio.to_thread(server.store.person, body.person)
    if person is None:
        raise RequestError(404, "web-nobody")
    if not await asyncio.to_thread(server.store.change, lambda connection: add_report(connection, report)):
        raise RequestError(409, "web-reports-full", {"most": MOST_OPEN})


def name_at(live: LiveMatch, person: str) -> str | None:
    """What somebody is called at a table: at a seat, among those who watch, or in what was said."""
    match = live.match
    if person in match.seat_of:
        return match.occupants[match.seat_of[person]].name
    if person in match.spectators:
        return match.spectators[person]
    said = [entry.fact for entry in match.entries if isinstance(entry.fact, Said)]
    return next((fact.name for fact in reversed(said) if fact.person == person), None)


def said_at(match: Match, reader: str) -> list[SaidLine]:
    """What the reader could read of what was said last, whether they had muted anybody or not."""
    observer = Observer(reader, match.seat_of.get(reader, ""), "", NOT_MUTED, {})
    found: list[SaidLine] = []
    for entry in reversed(match.entries):
        fact = entry.fact
        if isinstance(fact, Said) and fact.shown_to(match, entry, observer) is not None:
            found.append({"at": entry.at, "person": fact.person, "name": fact.name, "text": fact.text})
            if len(found) == LINES:
                break
    return found[::-1]
