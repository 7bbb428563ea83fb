"""Keeps the foyer true: says which public tables somebody is at, again and again while they are."""

import asyncio
from typing import TYPE_CHECKING, Final

from operahouse.store.foyer import Listing, delete_old_listings, write_listings
from operahouse.web.live_match import LiveMatch
from operahouse.web.presence import all_viewers
from operahouse.web.wall_clock import SECOND, now

if TYPE_CHECKING:
    from operahouse.web.server import Server

REPEAT_SECONDS: Final = 20
SEEN_FOR: Final = 60 * SECOND
"""How long somebody is believed to be at a table after a server has seen them there."""
SLOW_FOR: Final = 30 * 24 * 60 * 60 * SECOND
"""How long a slow game looks for players. Nobody waits for them at the table."""
AT_ONCE: Final = 100
"""Listings written together, so that moves don't wait long behind them."""


async def add_listing(server: "Server", live: LiveMatch, seeks: bool) -> None:
    """List a new public table."""
    listing = _listing(live, seeks)._replace(people=1)
    await asyncio.to_thread(server.store.change, lambda connection: write_listings(connection, [listing]))


async def keep_listings(server: "Server") -> None:
    """Repeat what is true in this process, until the server stops."""
    while True:
        await asyncio.sleep(REPEAT_SECONDS)
        await write_present(server)
        await asyncio.to_thread(server.store.change, lambda found: delete_old_listings(found, now() - SLOW_FOR))


async def write_present(server: "Server") -> None:
    """Say who is at the public tables of this process."""
    shown = [
        _listing(live, False)
        for live in server.live_matches.values()
        if live.summary.public and live.viewers and not live.match.outcome
    ]
    for start in range(0, len(shown), AT_ONCE):
        part = shown[start : start + AT_ONCE]
        await asyncio.to_thread(server.store.change, lambda found, part=part: write_listings(found, part))


def _listing(live: LiveMatch, seeks: bool) -> Listing:
    agreed = live.match.agreement
    slow = agreed.time_control.kind == "slow"
    until = live.summary.created + SLOW_FOR if slow else now() + SEEN_FOR
    return Listing(live.id, seeks, agreed.spectators, len(all_viewers(live)), now(), until)
