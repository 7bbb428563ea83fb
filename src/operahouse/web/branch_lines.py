"""The lines of a tree of branches: the game itself and those who go on from it."""

from typing import Final, cast

from operahouse.kernel.game import Json
from operahouse.kernel.reading import Reader
from operahouse.store.branch import Branch
from operahouse.table.branch import Branched
from operahouse.table.end import Ended
from operahouse.table.match import Match
from operahouse.table.players import players_at_start
from operahouse.web.live_match import LiveMatch

LARGEST: Final = 2**31


def branch_line(live: LiveMatch, branch: Branch | None, person: str) -> Json:
    """A `BranchInfo`."""
    match = live.match
    points, winners = _result(match)
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


def _result(match: Match) -> tuple[dict[str, int], list[str]]:
    """Points by seat and who won, once it's over and not only broken off."""
    if match.outcome not in ("finished", "resigned"):
        return {}, []
    result = Reader(next(entry.fact for entry in reversed(match.entries) if isinstance(entry.fact, Ended)).result)
    points = {seat: one.integer(-LARGEST, LARGEST) for seat, one in result.at("points").entries()}
    first = result.at("ranking").items()[0].value
    return points, [first] if isinstance(first, str) else list(cast(list[str], first))


def branched_fact(match: Match) -> Branched:
    """From where a branch goes on."""
    return next(entry.fact for entry in match.entries if isinstance(entry.fact, Branched))
