"""What waits for me: my games in which I am to answer, by the time that is left."""

import asyncio

from fastapi import APIRouter

from operahouse.store.match_index import find_summaries, playing_tables_of
from operahouse.store.match_summary import MatchSummary
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.schemas.turns import Turn, Turns
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.tables import table_summary

router = APIRouter(prefix="/api/me", tags=["people"], responses=ERROR_RESPONSES)


@router.get("/turns")
async def list_turns(server: CurrentServer, me: SignedIn) -> Turns:
    """The games that wait for me, where time runs out first."""
    found = await asyncio.to_thread(
        server.store.read, lambda connection: find_summaries(connection, playing_tables_of(me.id))
    )
    waiting = sorted((summary for summary in found if _waits_for(summary, me.id)), key=_urgency)
    return Turns.model_construct(
        turns=[Turn.model_construct(table=table_summary(summary, me), until=_until(summary)) for summary in waiting]
    )


def _waits_for(summary: MatchSummary, person: str) -> bool:
    """Whether the person is to answer, and no bot does it for them."""
    return any(seat.person == person and seat.awaited and not seat.bot for seat in summary.seats)


def _until(summary: MatchSummary) -> int | None:
    return summary.due if summary.time_control.kind != "none" else None


def _urgency(summary: MatchSummary) -> tuple[bool, int]:
    until = _until(summary)
    return (until is None, summary.changed if until is None else until)
