"""Whom a match calls, and for what. Nothing of the game itself is in a call, only where and with whom it is."""

from typing import NamedTuple

from operahouse.store.match_summary import MatchSummary
from operahouse.table.fixed_deal import is_fixed
from operahouse.table.match import Match
from operahouse.web.live_match import LiveMatch
from operahouse.web.presence import all_viewers


class Call(NamedTuple):
    """Somebody is to be called."""

    person: str
    kind: str
    """One of `operahouse.store.notices.KINDS`."""
    about: str
    """The id of a match or of a tournament, or a day."""
    since: int
    """The entry that asks them; they were told already if they know of a later one."""
    number: int
    """The entry up to which they know afterwards."""
    link: str
    details: dict[str, object]
    """For the sentences: the game, and the others' names."""
    asks: bool = True
    """Whether the match waits for them."""


def calls_of(live: LiveMatch) -> list[Call]:
    """Everybody whom the match waits for, or for whom it has just begun, and who isn't at the table."""
    match = live.match
    if (
        match.status != "playing"
        or match.branched_at
        or match.sheet is not None
        or is_fixed(match)
        or not _others_wait(match)
    ):
        return []
    here = all_viewers(live)
    away = [(seat, match.occupants[seat].person) for seat in match.present]
    return [
        call
        for seat, person in away
        if person not in here and (call := _call(live.summary, match, seat, person)) is not None
    ]


def _others_wait(match: Match) -> bool:
    """Where only bots play along, nobody waits, unless time runs for days; nor around a real table."""
    if match.sheet is not None:
        return False
    return len(match.seat_of) > 1 or match.clock.time_control.kind == "slow"


def _call(summary: MatchSummary, match: Match, seat: str, person: str) -> Call | None:
    names = [held.name for other, held in match.occupants.items() if other != seat and held.person]
    details: dict[str, object] = {"game": summary.game, "names": names}
    link = f"/t/{summary.match}"
    if not any(mover != "chance" for _, mover, _ in match.moves):
        return Call(person, "start", summary.match, 1, match.number, link, details, seat in match.awaited)
    since = match.awaited_since.get(seat) if seat in match.awaited else None
    if since is None or _last_mover(match) == seat:
        return None
    return Call(person, "turn", summary.match, since, match.number, link, details)


def _last_mover(match: Match) -> str:
    """Whoever moved last and is to move again has only just been here: it's still the same turn."""
    return next((mover for _, mover, _ in reversed(match.moves) if mover != "chance"), "")
