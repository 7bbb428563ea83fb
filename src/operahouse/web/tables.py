"""Tables over HTTP: opened, found by link or code, listed."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from operahouse.store.match_summary import MatchSummary
from operahouse.store.people import Person
from operahouse.web.answers import WRONG
from operahouse.web.denial import Denial
from operahouse.web.opening import open_table
from operahouse.web.security import address_of
from operahouse.web.sessions import Somebody, TheHouse, Whoever
from operahouse.web.shapes import NewTable, Summary, Tables
from operahouse.web.summaries import table_summary

router = APIRouter(prefix="/api", tags=["tables"], responses=WRONG)
Id = Annotated[str, Path(max_length=80, description="The id of a table")]
Code = Annotated[str, Path(max_length=20, description="The short code of a table")]
GameName = Annotated[str, Query(max_length=80, description="Only of this game")]


@router.get("/tables")
async def list_open_tables(house: TheHouse, me: Whoever, game: GameName = "") -> Tables:
    """Public tables that wait for people, the newest first."""
    return _list(await asyncio.to_thread(house.store.open_tables, game), me)


@router.get("/me/tables")
async def list_my_tables(house: TheHouse, me: Somebody) -> Tables:
    """My games, the one that changed last first."""
    return _list(await asyncio.to_thread(house.store.tables_of, me.id), me)


@router.post("/tables", status_code=201)
async def make_table(wish: NewTable, house: TheHouse, me: Somebody) -> Summary:
    """Open a table; you are its host."""
    house.limits.check("openings", me.id)
    live = await open_table(house, me, wish)
    return table_summary(live.summary, me)


@router.get("/tables/{id}")
async def read_table(id: Id, house: TheHouse, me: Whoever) -> Summary:  # noqa: A002
    """A table by its id, which is known to whoever was given the link."""
    live = house.tables.get(id)
    return table_summary(_found(live.summary if live else await asyncio.to_thread(house.store.summary, id)), me)


@router.get("/codes/{code}")
async def find_table(code: Code, house: TheHouse, me: Whoever, request: Request) -> Summary:
    """A table by its short code. Trying codes at random is not worth while: few tries are allowed."""
    house.limits.check("codes", address_of(request))
    return table_summary(_found(await asyncio.to_thread(house.store.summary_by_code, code.strip().upper())), me)


def _list(summaries: list[MatchSummary], me: Person | None) -> Tables:
    return Tables.model_construct(tables=[table_summary(summary, me) for summary in summaries])


def _found(summary: MatchSummary | None) -> MatchSummary:
    if summary is None:
        raise Denial(404, "web-unknown-table")
    return summary
