"""Tournaments and duplicate evenings over HTTP: opening, entering, and what organisers do. Programs use it alike."""

import asyncio
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Path
from starlette.responses import Response

from operahouse.kernel.errors import Malformed, Refusal
from operahouse.kernel.reading import Reader
from operahouse.store.people import Person
from operahouse.store.tournaments import (
    IN,
    OPEN,
    RoundTable,
    Tournament,
    add_tournament,
    enter,
    find_tournament,
    leave,
    list_tournaments,
)
from operahouse.table.agreement import check_bot
from operahouse.table.look_alikes import look_of
from operahouse.table.match import seat_names
from operahouse.table.names import check_name
from operahouse.table.time_control import read_time_control
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.open_table import load_known_game
from operahouse.web.schemas.tournaments import NewTournament, SeatToReplace, TournamentPage, Tournaments
from operahouse.web.security import Address
from operahouse.web.server import NUL, Server
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn
from operahouse.web.table_codes import new_id
from operahouse.web.tournament_page import Seen, page_of, read_tournament, summary_of
from operahouse.web.tournament_rounds import begin_round, close_table, end_now, step_out
from operahouse.web.wall_clock import SECOND, now

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=ERROR_RESPONSES)
MOST_OPEN: Final = 3
"""Tournaments that one person may have under way."""
SHOWN: Final = 50
ENDED_LATELY: Final = 7 * 24 * 60 * 60 * SECOND
LARGEST: Final = 10_000
Id = Annotated[str, Path(max_length=80, description="The id of a tournament")]
Number = Annotated[int, Path(ge=1, le=LARGEST, description="The number of an entrant, or of a table of this round")]


@router.get("")
async def list_all(server: CurrentServer, me: MaybePerson) -> Tournaments:
    """Public tournaments and my own that aren't over, or ended in the last week."""
    person, since = "" if me is None else me.id, now() - ENDED_LATELY
    found = await asyncio.to_thread(
        server.store.read, lambda connection: list_tournaments(connection, person, since, SHOWN)
    )
    return Tournaments(tournaments=[summary_of(listed) for listed in found])


@router.post("", status_code=201, response_model=TournamentPage)
async def open_tournament(body: NewTournament, server: CurrentServer, me: SignedIn, address: Address) -> Response:
    """Open a tournament. I am its organiser, and enter it myself if I want to play."""
    terms = _terms(server, body, me)
    await server.limits.check_person("openings", me.id, address)
    await asyncio.to_thread(server.store.change, lambda connection: add_tournament(connection, terms, MOST_OPEN))
    return await _page(server, terms.id, me, address, status=201)


@router.get("/{id}", response_model=TournamentPage)
async def read_one(id: Id, server: CurrentServer, me: MaybePerson, address: Address) -> Response:  # noqa: A002
    """A tournament, for everybody who has its link: entrants, rounds, standings."""
    return await _page(server, id, me, address)


@router.post("/{id}/entries", response_model=TournamentPage)
async def enter_tournament(id: Id, server: CurrentServer, me: SignedIn, address: Address) -> Response:  # noqa: A002
    """Enter, before the start or, except in a knock-out, from the next round on."""
    seen = await _seen(server, id, me)
    await server.limits.check("openings", me.id)
    look = look_of(me.name)
    if any(look.is_like(look_of(one.name)) for one in seen.people if one.person != me.id and one.status == IN):
        raise Refusal("", "table-name-taken", {"name": me.name})
    await asyncio.to_thread(server.store.change, lambda connection: enter(connection, id, me.id))
    return await _page(server, id, me, address)


@router.delete("/{id}/entries/me", response_model=TournamentPage)
async def withdraw(id: Id, server: CurrentServer, me: SignedIn, address: Address) -> Response:  # noqa: A002
    """Withdraw. A bot plays on for me at a table that I'm at."""
    seen = await _seen(server, id, me)
    if not seen.entered:
        raise RequestError(409, "web-tournament-not-entered")
    await _take_out(server, seen, me.id, removed=False)
    return await _page(server, id, me, address)


@router.delete("/{id}/entries/{number}", response_model=TournamentPage)
async def remove_entrant(id: Id, number: Number, server: CurrentServer, me: SignedIn, address: Address) -> Response:  # noqa: A002
    """Remove somebody, who can't enter again. For the organiser."""
    seen = await _organised(server, id, me)
    person = next((one.person for one in seen.people if one.number == number), None)
    if person is None:
        raise RequestError(404, "web-not-here")
    await _take_out(server, seen, person, removed=True)
    return await _page(server, id, me, address)


@router.post("/{id}/rounds", response_model=TournamentPage)
async def begin(id: Id, server: CurrentServer, me: SignedIn, address: Address) -> Response:  # noqa: A002
    """Start with the first round, or begin the next one. For the organiser."""
    await _organised(server, id, me)
    await server.limits.check("openings", me.id)
    await begin_round(server, id)
    return await _page(server, id, me, address)


@router.post("/{id}/tables/{number}/replace", response_model=TournamentPage)
async def replace(
    id: Id,  # noqa: A002
    number: Number,
    body: SeatToReplace,
    server: CurrentServer,
    me: SignedIn,
    address: Address,
) -> Response:
    """Let a bot play for somebody at a table of this round until they come back. For the organiser."""
    seen = await _organised(server, id, me)
    table = _table(seen, number)
    person = table.seating[seen.seats.index(body.seat)] if body.seat in seen.seats else ""
    if not person:
        raise RequestError(404, "web-not-here")
    await step_out(server, table, person)
    return await _page(server, id, me, address)


@router.post("/{id}/tables/{number}/close", response_model=TournamentPage)
async def close(id: Id, number: Number, server: CurrentServer, me: SignedIn, address: Address) -> Response:  # noqa: A002
    """Break off a game of this round. Everybody at its table gets the average. For the organiser."""
    seen = await _organised(server, id, me)
    await close_table(server, _table(seen, number))
    return await _page(server, id, me, address)


@router.post("/{id}/end", response_model=TournamentPage)
async def end(id: Id, server: CurrentServer, me: SignedIn, address: Address) -> Response:  # noqa: A002
    """End the tournament now. Games that are being played go on, and don't count for it. For the organiser."""
    await _organised(server, id, me)
    await end_now(server, id)
    return await _page(server, id, me, address)


def _terms(server: Server, body: NewTournament, me: Person) -> Tournament:
    """The terms, checked like those of a table. Raises an error that names what is wrong."""
    game = load_known_game(server, body.game)
    if body.players not in game.player_counts:
        raise Refusal("", "table-wrong-players", {"low": game.player_counts[0], "high": game.player_counts[-1]})
    check_bot(body.level)
    pace = read_time_control(Reader(body.pace, "pace"))
    if body.format == "league" and pace.kind != "slow":
        raise Malformed("pace", "web-tournament-league-pace", {})
    return Tournament(
        new_id(), check_name(body.name), body.format, game.name, body.players, body.rounds,
        msgspec.json.encode(pace.to_json()).decode(), body.level, body.public,
        body.rated and body.format != "duplicate", body.automatic or body.format == "league", me.id, OPEN, 0, now(),
        body.starts,
    )  # fmt: skip


async def _seen(server: Server, id_: str, me: Person | None) -> Seen:
    """A tournament as this person sees it. Raises RequestError if there is none."""
    found = None
    if NUL not in id_:
        found = await asyncio.to_thread(server.store.read, lambda connection: find_tournament(connection, id_))
    if found is None:
        raise RequestError(404, "web-tournament-unknown")
    seats = seat_names(server.load_game(found.game), found.players)
    seen = await asyncio.to_thread(server.store.read, lambda connection: read_tournament(connection, id_, seats, me))
    assert seen is not None
    return seen


async def _organised(server: Server, id_: str, me: Person) -> Seen:
    """A tournament that this person organises. Raises RequestError for others."""
    seen = await _seen(server, id_, me)
    if seen.tournament.organiser != me.id:
        raise RequestError(403, "web-tournament-not-organiser")
    return seen


async def _page(server: Server, id_: str, me: Person | None, address: str, status: int = 200) -> Response:
    """Written in a thread, fairly by address: with many entrants and rounds it takes a while."""
    seen = await _seen(server, id_, me)
    written = await server.slow_work.run(address, lambda: page_of(seen).model_dump_json())
    return Response(written, status, media_type="application/json")


async def _take_out(server: Server, seen: Seen, person: str, removed: bool) -> None:
    found = seen.tournament
    await asyncio.to_thread(server.store.change, lambda connection: leave(connection, found.id, person, removed))
    for table in seen.tables:
        if table.round == found.round and table.result is None and person in table.seating:
            with suppress(RequestError):
                await step_out(server, table, person)


def _table(seen: Seen, number: int) -> RoundTable:
    """A table of the round that is played."""
    found = [table for table in seen.tables if table.round == seen.tournament.round and table.number == number]
    if not found or found[0].result is not None:
        raise RequestError(404, "web-not-here")
    return found[0]
