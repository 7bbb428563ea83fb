"""What if: playing on from a moment of a finished game, against bots, at a table of one's own."""

import asyncio
from secrets import token_bytes
from typing import Final

from fastapi import APIRouter
from sqlalchemy import Connection

from operahouse.store.branches import Branch, add_branch, branches_of, count_branches, find_branch, rename_branch
from operahouse.store.match_summary import summarize
from operahouse.store.people import Person
from operahouse.table.branch import Branched, BranchTerms, open_branch
from operahouse.table.match import Match
from operahouse.table.seats import Seated
from operahouse.web.error_responses import ERROR_RESPONSES
from operahouse.web.errors import RequestError
from operahouse.web.final_result import final_result
from operahouse.web.live_match import LiveMatch
from operahouse.web.players import players_at_start
from operahouse.web.rematch import SEED_BYTES
from operahouse.web.schemas.branches import BranchInfo, BranchSeat, BranchTitle, BranchTree, NewBranch
from operahouse.web.schemas.tables import TableSummary
from operahouse.web.server import Server
from operahouse.web.sessions import CurrentServer, MaybePerson, SignedIn
from operahouse.web.table_codes import free_code, new_id
from operahouse.web.tables import Id, table_summary
from operahouse.web.wall_clock import now

router = APIRouter(prefix="/api", tags=["branches"], responses=ERROR_RESPONSES)
MOST_BRANCHES: Final = 40
"""That a person may have of one game."""


@router.post("/tables/{id}/branches", status_code=201)
async def play_on(id: Id, body: NewBranch, server: CurrentServer, me: SignedIn) -> TableSummary:  # noqa: A002
    """Play on from a moment of a finished game, which stays as it is."""
    parent = await server.live_match(id)
    parent.check_may_read(me.id)
    found = await asyncio.to_thread(server.store.read, lambda connection: find_branch(connection, id))
    root = found.root if found else id
    count = await asyncio.to_thread(server.store.read, lambda connection: count_branches(connection, root, me.id))
    if count >= MOST_BRANCHES:
        raise RequestError(409, "web-many-branches", {"most": MOST_BRANCHES})
    await server.limits.check("openings", me.id)
    live = await _open(server, parent, body, me)
    branch = Branch(
        live.id,
        id,
        root,
        me.id,
        _branched(live.match).place,
        body.seat,
        body.imagined,
        body.name.strip(),
        live.summary.created,
    )
    await asyncio.to_thread(server.store.change, lambda connection: add_branch(connection, branch))
    return table_summary(live.summary, me)


@router.get("/tables/{id}/branches")
async def list_branches(id: Id, server: CurrentServer, me: MaybePerson) -> BranchTree:  # noqa: A002
    """A finished game, or a branch of one: the game with my branches of it."""
    asked = await server.live_match(id)
    person = "" if me is None else me.id
    asked.check_may_read(person)
    found = await asyncio.to_thread(server.store.read, lambda connection: _family(connection, id, person))
    root = found[0].root if found else id
    lines = [await _game(server, root, person)]
    lines += [_line(await server.live_match(branch.match), branch, person) for branch in found]
    return BranchTree(branches=[line for line in lines if line is not None])


@router.put("/tables/{id}/branch", status_code=204)
async def name_branch(id: Id, body: BranchTitle, server: CurrentServer, me: SignedIn) -> None:  # noqa: A002
    """Call one of my branches something else."""
    branch = await asyncio.to_thread(server.store.read, lambda connection: find_branch(connection, id))
    if branch is None or branch.person != me.id:
        raise RequestError(404, "web-unknown-table")
    name = body.name.strip()
    await asyncio.to_thread(server.store.change, lambda connection: rename_branch(connection, id, name))


async def _open(server: Server, parent: LiveMatch, body: NewBranch, person: Person) -> LiveMatch:
    """A private table, stored before anybody sees it."""
    terms = BranchTerms(parent.id, body.place, body.seat, body.level, body.imagined)
    host = Seated(body.seat, person.id, person.name, "", "", not person.password)
    change = await asyncio.to_thread(open_branch, parent.match, terms, host, token_bytes(SEED_BYTES), now())
    id_, code = new_id(), await free_code(server.store)
    summary = summarize(change.match, id_, code, False, False, change.match.entries[0].at)
    await server.store.write(id_, 1, change.entries, summary)
    return server.add(LiveMatch(server, change.match, summary))


def _family(connection: Connection, id_: str, person: str) -> list[Branch]:
    """A person's branches of the game that this is, or is a branch of; and this one, whose ever it is."""
    found = find_branch(connection, id_)
    return branches_of(connection, found.root if found else id_, person, id_)


async def _game(server: Server, root: str, person: str) -> BranchInfo | None:
    """The game itself, for those who may read it. Somebody may have sent them a branch only."""
    live = await server.live_match(root)
    try:
        live.check_may_read(person)
    except RequestError:
        return None
    return _line(live, None, person)


def _line(live: LiveMatch, branch: Branch | None, person: str) -> BranchInfo:
    match = live.match
    points, winners = final_result(match)
    people = players_at_start(match)
    return BranchInfo(
        id=live.id,
        parent=branch.parent if branch else None,
        place=branch.place if branch else 0,
        moves=len(match.moves),
        seat=branch.seat if branch else next((seat for seat, (one, _) in people.items() if one == person), None),
        imagined=branch is not None and branch.imagined,
        name=branch.name if branch else "",
        mine=branch is not None and branch.person == person,
        made=live.summary.created,
        status=match.status,
        winners=winners,
        seats=[
            BranchSeat(
                seat=seat,
                name=people[seat][1] if seat in people else "",
                bot="" if seat in people else held.bot,
                points=points.get(seat),
            )
            for seat, held in match.occupants.items()
        ],
    )


def _branched(match: Match) -> Branched:
    return next(entry.fact for entry in match.entries if isinstance(entry.fact, Branched))
