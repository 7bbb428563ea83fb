"""The lines of a tree of branches: the game itself and those who go on from it."""

from operahouse.kernel.game import Json
from operahouse.store.branch import Branch
from operahouse.table.branch import Branched
from operahouse.table.match import Match
from operahouse.table.players import players_at_start
from operahouse.web.final_result import final_result
from operahouse.web.live_match import LiveMatch


def branch_line(live: LiveMatch, branch: Branch | None, person: str) -> Json:
    """A `BranchInfo`."""
    match = live.match
    points, winners = final_result(match)
    people = players_at_start(match)
    return {
        "id": live.id,
        "parent": branch.parent if branch else None,
        "place": branch.place if branch else 0,
        "moves": len(match.moves),
        "seat": branch.seat if branch else next((seat for seat, (one, _) in people.items() if one == person), None),
        "imagined": branch is not None and branch.imagined,
        "name": branch.name if branch else "",
        "mine": branch is not None and branch.person == person,
        "made": live.summary.created,
        "status": match.status,
        "winners": winners,
        "seats": [
            {
                "seat": seat,
                "name": people[seat][1] if seat in people else "",
                "bot": "" if seat in people else held.bot,
                "points": points.get(seat),
            }
            for seat, held in match.occupants.items()
        ],
    }


def branched_fact(match: Match) -> Branched:
    """From where a branch goes on."""
    return next(entry.fact for entry in match.entries if isinstance(entry.fact, Branched))
