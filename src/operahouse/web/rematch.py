"""Everybody wants to play once more: the next table is opened, and everybody is told where."""

from contextlib import suppress
from dataclasses import replace
from hmac import digest
from secrets import token_bytes
from typing import TYPE_CHECKING

from operahouse.kernel.errors import Refusal
from operahouse.store.log import Append
from operahouse.store.match_summary import summarize
from operahouse.table.command import Request
from operahouse.table.decide import Change, announce_rematch, decide, open_match
from operahouse.table.match import Match
from operahouse.table.ports import WriteConflict
from operahouse.table.start import Start
from operahouse.table.votes import rematch_terms
from operahouse.web.clock import now
from operahouse.web.codes import free_code
from operahouse.web.live import Live

if TYPE_CHECKING:
    from operahouse.web.house import House

SEED_BYTES = 32
ID_DIGITS = 32


async def open_rematch(house: "House", live: Live) -> None:
    """Done by any process, once: the id of the next table follows from this one's, so none is opened twice."""
    match = live.match
    if not match.outcome or match.next_match or not match.agreed("rematch"):
        return
    id_ = digest(house.secret("rematch"), live.id.encode(), "sha256").hex()[:ID_DIGITS]
    outcome = _next_match(match, live.id)
    code = await free_code(house.store)
    summary = summarize(outcome.match, id_, code, live.summary.public, live.summary.rated, outcome.match.entries[0].at)
    with suppress(WriteConflict):
        await house.write(Append(id_, 1, tuple(outcome.entries), summary))
    with suppress(Refusal):
        await live.change(lambda present: announce_rematch(present, id_, now()))


def _next_match(match: Match, id_: str) -> Change:
    """Everybody who agreed is seated; where no seat is free, the game begins."""
    opened, seated = rematch_terms(match, id_, token_bytes(SEED_BYTES))
    people = [seat.person for seat in seated if seat.person]
    if opened.host not in people:
        opened = replace(opened, host=people[0])
    outcome = open_match(match.game, opened, now(), seated)
    return begun(outcome)


def begun(outcome: Change) -> Change:
    """The game is dealt if no seat is free."""
    match = outcome.match
    try:
        after = decide(match, Request(match.agreement.host, "begin", Start()), now())
    except Refusal:
        return outcome
    return Change(after.match, [*outcome.entries, *after.entries], after.answer)
