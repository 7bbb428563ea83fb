"""Follows a machine whose clock was set or that was asleep. No player's clock counts the time that was skipped."""

import asyncio
from typing import TYPE_CHECKING

from structlog import get_logger

from operahouse.kernel.errors import OperahouseError
from operahouse.table.decide import restart_clocks, stop_clocks
from operahouse.web.live_match import LiveMatch
from operahouse.web.wall_clock import CLOCK, machine_time, now

if TYPE_CHECKING:
    from operahouse.web.server import Server

log = get_logger()


async def follow_machine(server: "Server") -> None:
    """Stop the players' clocks, believe the machine's, and let theirs go on.

    That concerns every match in memory, and those whose clocks would have run out meanwhile.
    """
    log.warning("clock", jumped_by=machine_time() - now())
    due = await asyncio.to_thread(server.store.due_between, now(), machine_time())
    stopped = [live for id_ in {*server.live_matches, *due} if (live := await _stop(server, id_)) is not None]
    CLOCK.believe_machine()
    for live in stopped:
        await live.change(lambda match: restart_clocks(match, now()))


async def _stop(server: "Server", id_: str) -> LiveMatch | None:
    """The match, if clocks were running. One whose log cannot be read must not hold up the others."""
    try:
        live = await server.live_match(id_)
        change = await live.change(lambda match: stop_clocks(match, now()))
    except OperahouseError as error:
        log.error("unreadable match", error=str(error))
        return None
    return live if change.entries else None
