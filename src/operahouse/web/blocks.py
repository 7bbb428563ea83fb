"""Whom I want nothing to do with, over HTTP."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path

from operahouse.store.blocks import MOST_BLOCKS, block, blocked_by, unblock
from operahouse.web.blocked_people import mute_blocked
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.schemas.care import BlockedPersonInfo, BlockList, NewBlock
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api/me/blocks", tags=["people"], responses=ERROR_RESPONSES)
PersonId = Annotated[str, Path(max_length=80, description="The id of a person")]


@router.get("")
async def list_blocks(server: CurrentServer, me: SignedIn) -> BlockList:
    """Whom I have blocked."""
    found = await asyncio.to_thread(server.store.read, lambda connection: blocked_by(connection, me.id))
    return BlockList(people=[BlockedPersonInfo(id=each.id, name=each.name) for each in found])


@router.post("", status_code=204)
async def block_person(body: NewBlock, server: CurrentServer, me: SignedIn) -> None:
    """Block somebody: they can't sit down at my tables, I don't hear them, and no seek brings us together."""
    if body.person == me.id:
        raise RequestError(409, "web-block-self")
    if await asyncio.to_thread(server.store.person, body.person) is None:
        raise RequestError(404, "web-nobody")
    if not await asyncio.to_thread(
        server.store.change, lambda connection: block(connection, me.id, body.person, now())
    ):
        raise RequestError(409, "web-blocks-full", {"most": MOST_BLOCKS})
    for live in list(server.live_matches.values()):
        if any(viewer.person.id == me.id for viewer in live.viewers):
            await mute_blocked(server, live, me.id)


@router.delete("/{person}", status_code=204)
async def unblock_person(person: PersonId, server: CurrentServer, me: SignedIn) -> None:
    """Take somebody off the list. At tables where I muted them I may listen again myself."""
    await asyncio.to_thread(server.store.change, lambda connection: unblock(connection, me.id, person))
