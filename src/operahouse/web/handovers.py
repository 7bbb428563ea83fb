"""Taking over games that somebody has played on their own device, without the server."""

import asyncio
from hmac import digest
from typing import Final

from fastapi import APIRouter

from operahouse.store.branch import Branch
from operahouse.store.branches import add_branch, count_branches, find_branch
from operahouse.store.match_summary import summarize
from operahouse.store.people import Person
from operahouse.table.decide import Change
from operahouse.table.fixed_deal import check_not_fixed
from operahouse.table.handover import Handover, place_in, play_again, read_handover
from operahouse.table.ports import WriteConflict
from operahouse.table.seats import Seated
from operahouse.web.branch_lines import branched_fact
from operahouse.web.branches import MOST_BRANCHES
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.open_table import load_known_game
from operahouse.web.schemas.handovers import NewHandover
from operahouse.web.schemas.tables import TableSummary
from operahouse.web.security import Address
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, SignedIn
from operahouse.web.table_codes import free_code
from operahouse.web.tables import table_summary
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api/me", tags=["tables"], responses=ERROR_RESPONSES)
ID_DIGITS: Final = 32


@router.post("/handovers")
async def take_over(body: NewHandover, server: CurrentServer, me: SignedIn, address: Address) -> TableSummary:
    """Keep a game that I played on my device, as a private table of mine. It's never rated, and kept once."""
    given = read_handover(body.model_dump())
    id_ = digest(server.secret("handover"), f"{me.id} {given.id}".encode(), "sha256").hex()[:ID_DIGITS]
    if await asyncio.to_thread(server.store.summary, id_) is None:
        await server.limits.check_person("handovers", me.id, address)
        await _keep(server, id_, given, me, address)
    live = await server.live_match(id_)
    if live.match.branched_at:
        await _list_branch(server, live, given, me)
    return table_summary(live.summary, me)


async def _keep(server: Server, id_: str, given: Handover, me: Person, address: str) -> None:
    """Play it again and store it. Another request may be quicker with the same game."""
    host = Seated(given.own_seat, me.id, me.name, "", "", not me.password)
    game = load_known_game(server, given.game)
    parent = await _parent(server, given, me, address) if given.parent else None
    if parent is not None:
        await _check_room(server, parent.id, me)

    def replay() -> Change:
        place = 0 if parent is None else place_in(parent.match, given)
        return play_again(game, given, host, place, now())

    change = await server.slow_work.run(address, replay)
    summary = summarize(change.match, id_, await free_code(server.store), False, False, change.match.entries[0].at)
    try:
        await server.store.write(id_, 1, change.entries, summary)
    except WriteConflict:
        return
    live = server.add(LiveMatch(server, change.match, summary))
    if change.match.outcome:
        server.match_ended(live)


async def _parent(server: Server, given: Handover, me: Person, address: str) -> LiveMatch:
    """The game here that it goes on from: one of mine, against bots, with the same terms."""
    parent = await server.live_match(given.parent, address)
    match = parent.match
    is_mine = list(match.seat_of.items()) == [(me.id, given.own_seat)]
    was_mine = match.resigned == (given.own_seat,) and match.agreement.host == me.id and not match.seat_of
    same = match.game.name == given.game and list(match.agreement.options) == given.options
    if not (is_mine or was_mine) or not same or match.initial_state is None:
        raise RequestError(404, "web-unknown-table")
    check_not_fixed(match)
    return parent


async def _root_of(server: Server, parent: str) -> str:
    found = await asyncio.to_thread(server.store.read, lambda connection: find_branch(connection, parent))
    return found.root if found else parent


async def _check_room(server: Server, parent: str, me: Person) -> None:
    root = await _root_of(server, parent)
    count = await asyncio.to_thread(server.store.read, lambda connection: count_branches(connection, root, me.id))
    if count >= MOST_BRANCHES:
        raise RequestError(409, "web-many-branches", {"most": MOST_BRANCHES})


async def _list_branch(server: Server, live: LiveMatch, given: Handover, me: Person) -> None:
    """Among the branches of its game, unless it's there since an earlier request."""
    id_, parent = live.id, given.parent
    if await asyncio.to_thread(server.store.read, lambda connection: find_branch(connection, id_)) is not None:
        return
    root, place = await _root_of(server, parent), branched_fact(live.match).place
    branch = Branch(id_, parent, root, me.id, place, given.own_seat, True, "", live.summary.created)
    await asyncio.to_thread(server.store.change, lambda connection: add_branch(connection, branch))
