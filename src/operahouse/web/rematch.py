"""Rematches: opens the next table when everybody has agreed, and tells them where it is."""

from contextlib import suppress
from dataclasses import replace
from hmac import digest
from secrets import token_bytes
from typing import TYPE_CHECKING

from operahouse.kernel.errors import Refusal
from operahouse.store.match_summary import summarize
from operahouse.table.command import Request
from operahouse.table.decide import Change, announce_rematch, decide, open_match
from operahouse.table.match import Match
from operahouse.table.ports import WriteConflict
from operahouse.table.start import Start
from operahouse.table.votes import rematch_terms
from operahouse.web.live_match import LiveMatch
from operahouse.web.table_codes import free_code
from operahouse.web.wall_clock import now

if TYPE_CHECKING:
    from operahouse.web.server import Server

SEED_BYTES = 32
ID_DIGITS = 32


async def open_rematch(server: "Server", live: LiveMatch) -> None:
    """Any process may do this; the rematch opens once, because its id follows from this match's id."""
    match = live.match
    if not match.outcome or match.next_match or not match.agreed("rematch"):
        return
    id_ = digest(server.secret("rematch"), live.id.encode(), "sha256").hex()[:ID_DIGITS]
    change = _next_match(match, live.id)
    code = await free_code(server.store)
    summary = summarize(change.match, id_, code, live.summary.public, live.summary.rated, change.match.entries[0].at)
    with suppress(WriteConflict):
        await server.store.write(id_, 1, change.entries, summary)
    with suppress(Refusal):
        await live.change(lambda present: announce_rematch(present, id_, now()))


def _next_match(match: Match, id_: str) -> Change:
    """Seats everybody who agreed, and starts the game if no seat is empty."""
    agreement, seated = rematch_terms(match, id_, token_bytes(SEED_BYTES))
    people = [seat.person for seat in seated if seat.person]
    if agreement.host not in people:
        agreement = replace(agreement, host=people[0])
    change = open_match(match.game, agreement, now(), seated)
    return start_if_full(change)


def start_if_full(change: Change) -> Change:
    """Deal the game if no seat is empty."""
    match = change.match
    try:
        after = decide(match, Request(match.agreement.host, "begin", Start()), now())
    except Refusal:
        return change
    return Change(after.match, [*change.entries, *after.entries], after.answer)
