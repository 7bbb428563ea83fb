"""What a block means at a table: who is blocked can't sit down there, and isn't heard.

Whoever is blocked is muted in the log of the match, like anybody else who is muted: what a viewer is shown must follow
from the log alone. Nobody but the person who blocked them learns of it.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from operahouse.kernel.errors import Refusal
from operahouse.store.blocks import Block, blocks_between
from operahouse.table.chat import Mute
from operahouse.table.command import Request
from operahouse.table.decide import decide
from operahouse.table.stream import muted_by
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.presence import all_viewers
from operahouse.web.table_codes import new_id
from operahouse.web.wall_clock import now

if TYPE_CHECKING:
    from operahouse.web.server import Server


async def blocks_at(server: "Server", live: LiveMatch, person: str) -> list[Block]:
    """Who of those with a seat has blocked the person, and whom of them the person has blocked."""
    others = {*live.match.seat_of, live.match.agreement.host} - {person}
    return await _between(server, person, others)


async def check_may_sit(server: "Server", live: LiveMatch, person: str) -> None:
    """Raises RequestError if somebody at the table, or its host, has blocked that person."""
    if any(block.blocked == person for block in await blocks_at(server, live, person)):
        raise RequestError(403, "web-blocked")


async def mute_blocked(server: "Server", live: LiveMatch, person: str) -> None:
    """Somebody has come to a table: mute whom they have blocked, and mute them for whoever has blocked them."""
    match = live.match
    others = {*match.seat_of, *match.spectators, *all_viewers(live)} - {person}
    for block in await _between(server, person, others):
        if block.blocked not in muted_by(live.match, block.person):
            request = Request(block.person, f"block-{new_id()}", Mute(block.blocked, True))
            with suppress(Refusal):
                await _decide(live, request)


async def _between(server: "Server", person: str, others: set[str]) -> list[Block]:
    if not others:
        return []
    return await asyncio.to_thread(server.store.read, lambda found: blocks_between(found, person, others))


async def _decide(live: LiveMatch, request: Request) -> None:
    await live.change(lambda match: decide(match, request, now()))
