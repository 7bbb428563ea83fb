"""What if: playing on from a moment of a finished game, against bots, at a table of one's own."""

import asyncio
from secrets import token_bytes
from typing import Final

from fastapi import APIRouter
from sqlalchemy import Connection

from operahouse.kernel.game import Json
from operahouse.store.branch import Branch
from operahouse.store.branches import add_branch, branches_of, count_branches, find_branch, rename_branch
from operahouse.store.match_summary import summarize
from operahouse.store.people import Person
from operahouse.table.branch import BranchTerms, open_branch
from operahouse.table.seats import Seated
from operahouse.web.branch_lines import branch_line, branched_fact
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.rematch import SEED_BYTES
from operahouse.web.schemas.branches import BranchInfo, BranchTitle, BranchTree, NewBranch
from operahouse.web.schemas.tables import TableSummary
from operahouse.web.security import Address
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn
from operahouse.web.table_codes import free_code, new_id
from operahouse.web.tables import Id, table_summary
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api", tags=["branches"], responses=ERROR_RESPONSES)
MOST_BRANCHES: Final = 40
"""That a person may have of one game."""


@router.post("/tables/{id}/branches", status_code=201)
async def play_on(
    id: Id,  # noqa: A002
    body: NewBranch,
    server: CurrentServer,
    me: SignedIn,
    address: Address,
) -> TableSummary:
    """Play on from a moment of a finished game, which stays as it is."""
    parent = await server.live_match(id, address)
    parent.check_may_read(me.id)
    found = await asyncio.to_thread(server.store.read, lambda connection: find_branch(connection, id))
    root = found.root if found else id
    count = await asyncio.to_thread(server.store.read, lambda connection: count_branches(connection, root, me.id))
    if count >= MOST_BRANCHES:
        raise RequestError(409, "web-many-branches", {"most": MOST_BRANCHES})
    await server.limits.check_person("openings", me.id, address)
    live = await _open(server, parent, body, me, address)
    branch = Branch(
        live.id,
        id,
        root,
        me.id,
        branched_fact(live.match).place,
        body.seat,
        body.imagined,
        body.name.strip(),
        live.summary.created,
    )
    await asyncio.to_thread(server.store.change, lambda connection: add_branch(connection, branch))
    return table_summary(live.summary, me)


@router.get("/tables/{id}/branches")
async def list_branches(id: Id, server: CurrentServer, me: MaybePerson, address: Address) -> BranchTree:  # noqa: A002
    """A finished game, or a branch of one: the game with my branches of it."""
    asked = await server.live_match(id, address)
    person = "" if me is None else me.id
    asked.check_may_read(person)
    found = await asyncio.to_thread(server.store.read, lambda connection: _family(connection, id, person))
    root = found[0].root if found else id
    lines = [await _game(server, root, person, address)]
    lines += [branch_line(await server.live_match(branch.match, address), branch, person) for branch in found]
    return BranchTree(branches=[BranchInfo.model_validate(line) for line in lines if line is not None])


@router.put("/tables/{id}/branch", status_code=204)
async def name_branch(id: Id, body: BranchTitle, server: CurrentServer, me: SignedIn) -> None:  # noqa: A002
    """Call one of my branches something else."""
    branch = await asyncio.to_thread(server.store.read, lambda connection: find_branch(connection, id))
    if branch is None or branch.person != me.id:
        raise RequestError(404, "web-unknown-table")
    name = body.name.strip()
    await asyncio.to_thread(server.store.change, lambda connection: rename_branch(connection, id, name))


async def _open(server: Server, parent: LiveMatch, body: NewBranch, person: Person, address: str) -> LiveMatch:
    """A private table, stored before anybody sees it."""
    terms = BranchTerms(parent.id, body.place, body.seat, body.level, body.imagined)
    host = Seated(body.seat, person.id, person.name, "", "", not person.password)
    seed = token_bytes(SEED_BYTES)
    change = await server.slow_work.run(address, open_branch, parent.match, terms, host, seed, now())
    id_, code = new_id(), await free_code(server.store)
    summary = summarize(change.match, id_, code, False, False, change.match.entries[0].at)
    await server.store.write(id_, 1, change.entries, summary)
    return server.add(LiveMatch(server, change.match, summary))


def _family(connection: Connection, id_: str, person: str) -> list[Branch]:
    """A person's branches of the game that this is, or is a branch of; and this one, whose ever it is."""
    found = find_branch(connection, id_)
    return branches_of(connection, found.root if found else id_, person, id_)


async def _game(server: Server, root: str, person: str, address: str) -> Json | None:
    """The game itself, for those who may read it. Somebody may have sent them a branch only."""
    live = await server.live_match(root, address)
    try:
        live.check_may_read(person)
    except RequestError:
        return None
    return branch_line(live, None, person)
