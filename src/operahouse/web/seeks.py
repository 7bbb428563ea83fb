"""Seeking players with one click: sits down where somebody seeks the same, else opens a table that starts by itself."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from structlog import get_logger

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.reading import Reader
from operahouse.store.foyer import is_sought, sought_tables
from operahouse.store.people import Person
from operahouse.table.command import Request
from operahouse.table.decide import decide
from operahouse.table.seats import Sit
from operahouse.table.start import Start
from operahouse.table.time_control import read_time_control
from operahouse.web.blocked_people import blocks_at
from operahouse.web.live_match import LiveMatch
from operahouse.web.open_table import load_known_game, open_table
from operahouse.web.schemas.foyer import Seek
from operahouse.web.schemas.tables import NewTable
from operahouse.web.table_codes import new_id
from operahouse.web.wall_clock import now

if TYPE_CHECKING:
    from operahouse.web.server import Server

log = get_logger()
TRIED: Final = 20
"""Tables at which somebody tries to sit down before a new one is opened."""


async def seek(server: "Server", person: Person, body: Seek, address: str) -> LiveMatch:
    """The table at which the person sits from now on."""
    load_known_game(server, body.game)
    pace = msgspec.json.encode(read_time_control(Reader(body.pace, "pace")).to_json()).decode()
    async with server.seek_lock:
        found = await asyncio.to_thread(
            server.store.read, lambda seen: sought_tables(seen, body.game, body.players, pace, now(), TRIED)
        )
        for id_ in found:
            live = await _loaded(server, id_, address)
            if live is None:
                continue
            if person.id in live.match.seat_of or await _sit_down(server, live, person, body.commitment):
                await start_if_sought(server, live)
                return live
        await server.limits.check_person("openings", person.id, address)
        table = NewTable(game=body.game, players=body.players, pace=body.pace, public=True, commitment=body.commitment)
        return await open_table(server, person, table, seeks=True)


async def _loaded(server: "Server", id_: str, address: str) -> LiveMatch | None:
    """A table; None for one that can't be read, which must not keep anybody from finding another."""
    try:
        return await server.live_match(id_, address)
    except OperahouseError as error:
        log.warning("sought table", match=id_, key=error.key)
        return None


async def _sit_down(server: "Server", live: LiveMatch, person: Person, commitment: str) -> bool:
    """Whether there was a seat left for them, among people who want to play with each other."""
    free = live.match.free_seats()
    if not free or await blocks_at(server, live, person.id):
        return False
    command = Sit(free[0], person.name, commitment, not person.password)
    try:
        await live.change(lambda match: decide(match, Request(person.id, f"seek-{new_id()}", command), now()))
    except Refusal:
        return False
    return True


async def start_if_sought(server: "Server", live: LiveMatch) -> None:
    """Start the game, if the table seeks players and every seat is taken. The deal waits for everybody's share."""
    match = live.match
    if match.status != "seating" or match.free_seats():
        return
    if await asyncio.to_thread(server.store.read, lambda found: is_sought(found, live.id)):
        request = Request(match.agreement.host, f"sought-{live.id}", Start())
        with suppress(Refusal):
            await live.change(lambda present: decide(present, request, now()))
