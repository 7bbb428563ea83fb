"""Learning from finished games on one device: branches of them, and one's own mistakes, kept like everything here."""

from secrets import token_bytes

from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.offline.server import OfflineServer
from operahouse.store.branch import Branch
from operahouse.store.match_summary import summarize
from operahouse.store.person import Person
from operahouse.store.puzzle import Puzzle
from operahouse.table.branch import BranchTerms, ViewTerms, open_branch, open_from_view
from operahouse.table.decide import Change
from operahouse.table.seats import Seated
from operahouse.web.branch_lines import branch_line, branched_fact
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.mistakes import write_puzzle
from operahouse.web.open_table import load_known_game
from operahouse.web.rematch import SEED_BYTES
from operahouse.web.table_codes import free_code, new_id
from operahouse.web.wall_clock import now

LATEST = 2**53
LONGEST_NAME = 60


async def play_on(server: OfflineServer, parent: LiveMatch, body: Reader, me: Person) -> LiveMatch:
    """A branch of a finished game: see `operahouse.web.branches`."""
    imagined, seat = body.get("imagined"), body.at("seat").text()
    terms = BranchTerms(
        parent.id,
        body.at("place").integer(0, LATEST),
        seat,
        body.optional_text("level") or "amateur",
        imagined is not None and imagined.flag(),
    )
    live = await _open(server, open_branch(parent.match, terms, _host(me, seat), token_bytes(SEED_BYTES), now()))
    found = await _branch(server, parent.id)
    name, place = body.optional_text("name", LONGEST_NAME).strip(), branched_fact(live.match).place
    root = found.root if found else parent.id
    await _keep(
        server, Branch(live.id, parent.id, root, me.id, place, seat, terms.imagined, name, live.summary.created)
    )
    return live


async def go_on(server: OfflineServer, body: Reader, me: Person) -> LiveMatch:
    """A game of a server goes on here, with hidden things as the person's seat imagines them."""
    terms = ViewTerms(
        body.at("parent").text(),
        [option.text() for option in body.at("options").items()],
        {seat: bot.text() for seat, bot in body.at("seats").entries()},
        body.at("view").mapping(),
    )
    game = load_known_game(server.as_server, body.at("game").text())
    host = _host(me, body.at("seat").text())
    return await _open(server, open_from_view(game, terms, host, token_bytes(SEED_BYTES), now()))


def _host(me: Person, seat: str) -> Seated:
    return Seated(seat, me.id, me.name, "", "", True)


async def _open(server: OfflineServer, change: Change) -> LiveMatch:
    id_, code = new_id(), await free_code(server.as_server.store)
    summary = summarize(change.match, id_, code, False, False, change.match.entries[0].at)
    await server.store.write(id_, 1, change.entries, summary)
    return server.add(LiveMatch(server.as_server, change.match, summary))


async def list_branches(server: OfflineServer, id_: str, me: Person) -> list[Json]:
    """A game and its branches; of a branch, the game that it comes from."""
    found = await _branch(server, id_)
    root = found.root if found else id_
    family = [branch for branch in await _branches(server) if branch.root == root]
    lines = [branch_line(await server.live_match(root), None, me.id)]
    return [*lines, *[branch_line(await server.live_match(branch.match), branch, me.id) for branch in family]]


async def name_branch(server: OfflineServer, id_: str, name: str) -> None:
    """Call a branch something else."""
    branch = await _branch(server, id_)
    if branch is None:
        raise RequestError(404, "web-unknown-table")
    await _keep(server, branch._replace(name=name.strip()))


async def _branch(server: OfflineServer, id_: str) -> Branch | None:
    return next((branch for branch in await _branches(server) if branch.match == id_), None)


async def _branches(server: OfflineServer) -> list[Branch]:
    found = [Branch(**row) for row in await server.store.kept("branch/")]
    return sorted(found, key=lambda branch: (branch.made, branch.match))


async def _keep(server: OfflineServer, branch: Branch) -> None:
    await server.store.keep(f"branch/{branch.match}", branch._asdict())


async def training(server: OfflineServer, me: Person) -> Json:
    """One's own mistakes of all games, the most overdue first and among those the worst."""
    own = [puzzle for puzzle in await server.puzzles() if puzzle.person == me.id]
    own.sort(key=lambda puzzle: (puzzle.due, -puzzle.loss, puzzle.match, puzzle.place))
    return {"now": now(), "puzzles": [write_puzzle(puzzle) for puzzle in own]}


async def note_try(server: OfflineServer, id_: str, place: int, solved: bool, me: Person) -> Json:
    """I have tried a puzzle."""
    wanted = (me.id, id_, place)
    before = next((one for one in await server.puzzles() if (one.person, one.match, one.place) == wanted), None)
    if before is None:
        raise RequestError(404, "web-not-here")
    after: Puzzle = before.after_try(solved, now())
    await server.keep_puzzle(after)
    return write_puzzle(after)
