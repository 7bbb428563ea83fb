"""Tables over HTTP: opening, finding and listing them."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query

from operahouse.store.match_summary import MatchSummary
from operahouse.store.people import Person
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.open_table import open_table
from operahouse.web.schemas.tables import NewTable, Tables, TableSeat, TableSummary
from operahouse.web.security import Address
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn
from operahouse.web.table_summary import write_table

router = APIRouter(prefix="/api", tags=["tables"], responses=ERROR_RESPONSES)
Id = Annotated[str, Path(max_length=80, description="The id of a table")]
Code = Annotated[str, Path(max_length=20, description="The short code of a table")]
GameName = Annotated[str, Query(max_length=80, description="Only of this game")]


@router.get("/tables")
async def list_open_tables(server: CurrentServer, me: MaybePerson, game: GameName = "") -> Tables:
    """Public tables with empty seats, the newest first."""
    return _list(await asyncio.to_thread(server.store.open_tables, game), me)


@router.get("/me/tables")
async def list_my_tables(server: CurrentServer, me: SignedIn) -> Tables:
    """My games, the last changed first. Branches are listed with their game."""
    return _list(await asyncio.to_thread(server.store.games_of, me.id), me)


@router.post("/tables", status_code=201)
async def create_table(body: NewTable, server: CurrentServer, me: SignedIn, address: Address) -> TableSummary:
    """Open a table. You are its host."""
    await server.limits.check_person("openings", me.id, address)
    live = await open_table(server, me, body)
    return table_summary(live.summary, me)


@router.get("/tables/{id}")
async def read_table(id: Id, server: CurrentServer, me: MaybePerson) -> TableSummary:  # noqa: A002
    """A table by its id, which only people who were given the link know."""
    live = server.live_matches.get(id)
    return table_summary(_found(live.summary if live else await asyncio.to_thread(server.store.summary, id)), me)


@router.get("/codes/{code}")
async def find_table(code: Code, server: CurrentServer, me: MaybePerson, address: Address) -> TableSummary:
    """A table by its short code. A rate limit makes guessing codes pointless."""
    await server.limits.check("codes", address)
    return table_summary(_found(await asyncio.to_thread(server.store.summary_by_code, code.strip().upper())), me)


def _list(summaries: list[MatchSummary], me: Person | None) -> Tables:
    return Tables.model_construct(tables=[table_summary(summary, me) for summary in summaries])


def table_summary(summary: MatchSummary, me: Person | None) -> TableSummary:
    """A table as this person sees it."""
    written = write_table(summary, me)
    seats = [TableSeat.model_construct(**seat) for seat in written["seats"]]
    return TableSummary.model_construct(**{**written, "seats": seats})


def _found(summary: MatchSummary | None) -> MatchSummary:
    if summary is None:
        raise RequestError(404, "web-unknown-table")
    return summary
