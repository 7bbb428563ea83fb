"""A match in the memory of this process. Decided here, but true only once it is stored."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.store.match_summary import MatchSummary, update_summary
from operahouse.table.decide import AT_ONCE, Change, bots_to_move, goes_on_unwatched
from operahouse.table.log import apply_entries, rebuild
from operahouse.table.match import Match
from operahouse.table.ports import WriteConflict
from operahouse.web.bus import BusMessage, Lead
from operahouse.web.errors import RequestError
from operahouse.web.viewer import Viewer
from operahouse.web.wall_clock import now

if TYPE_CHECKING:
    from operahouse.web.server import Server

Decide = Callable[[Match], Change]


class LiveMatch:
    """A match with its viewers. A lock makes sure that only one change happens at a time."""

    def __init__(self, server: "Server", match: Match, summary: MatchSummary) -> None:
        self.id = summary.match
        self.match = match
        self.summary = summary
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.leased_until = 0
        """Until then this process runs its clock and bots."""
        self.bots_thinking: dict[str, int] = {}
        """The seats whose bots are thinking, and the entry that asked them to."""
        self.last_used = now()
        self.remote_viewers: dict[str, tuple[int, list[tuple[str, str]]]] = {}
        """The viewers in other processes, and when those reported them: see `operahouse.web.presence`."""
        self.presence_sent = 0
        self.lead: Lead | None = None
        """Who leads the shared review of a finished match: see `operahouse.web.shared_review`."""
        self.picture = b""
        """What is shown of a finished match beside links to it, once somebody has wanted to see it."""
        self._last_seen: dict[str, int] = {}
        """When people's last connection was closed, since the match was loaded."""
        self._loaded_at = self.last_used
        self._server = server

    async def change(self, decide: Decide, requester: Viewer | None = None) -> Change:
        """Decide, store the new entries, and only then make them true. A Refusal changes nothing.

        Other processes may have written entries that are not known here. So before a refusal, and after a write
        conflict, load what is new and decide again. The requester gets the news together with the reply, which saves a
        packet; everybody else gets it at once.
        """
        bus = self._server.bus
        async with self.lock:
            while True:
                try:
                    change = decide(self.match)
                except Refusal:
                    if bus.has_peers and await self._load_new_entries():
                        continue
                    raise
                if not change.entries:
                    return change
                summary, first = update_summary(self.summary, change.match), self.match.number + 1
                try:
                    await self._server.store.write(self.id, first, change.entries, summary, change.rewritten)
                except WriteConflict:
                    await self._load_new_entries()
                    continue
                self._set(change.match, summary, requester)
                if bus.has_peers:
                    bus.publish(BusMessage(self.id, change.match.number))
                if change.match.outcome:
                    self._server.match_ended(self)
                elif change.match.state is not None:
                    self._server.match_changed(self)
                return change

    async def catch_up(self, number: int) -> None:
        """Another process has written entries up to that number."""
        if self.match.number < number:
            async with self.lock:
                if self.match.number < number:
                    await self._load_new_entries()

    async def refresh(self) -> None:
        """Load what other processes have written, if there are any."""
        if self._server.bus.has_peers:
            async with self.lock:
                await self._load_new_entries()

    async def read_again(self) -> None:
        """The log was rewritten, or others may look at it now: read the match from its beginning."""
        server = self._server
        async with self.lock:
            match = await asyncio.to_thread(lambda: rebuild(server.load_game, server.store.load(self.id)))
            summary = await asyncio.to_thread(server.store.summary, self.id) or self.summary
            had_ended = bool(self.match.outcome)
            self._set(match, update_summary(summary, match))
        if match.outcome and not had_ended:
            server.match_ended(self)

    async def _load_new_entries(self) -> bool:
        """Returns whether there were any."""
        entries = await self._server.load_entries(self.id, self.match.number)
        if entries:
            match = self.match.clone()
            apply_entries(match, entries)
            self._set(match, update_summary(self.summary, match))
        return bool(entries)

    def _set(self, match: Match, summary: MatchSummary, requester: Viewer | None = None) -> None:
        """Make this the current match, show it to the viewers, and do what is due."""
        seats_changed = match.seat_of is not self.match.seat_of
        self.match, self.summary, self.last_used = match, summary, match.entries[-1].at
        for viewer in self.viewers:
            viewer.match = match
            if viewer is not requester:
                viewer.send()
        if seats_changed:
            self._server.show_presence(self)
        if match.banned or not match.agreement.spectators:
            self._close_unwelcome()
        if match.bots or summary.due is not None:
            self._schedule()

    def _schedule(self) -> None:
        """Let clocks and bots go on when it's time for them."""
        due = AT_ONCE if self.bots_to_move() else self.summary.due
        if due is not None:
            self._server.scheduler.schedule(self, due)

    def bots_to_move(self) -> list[str]:
        """The seats whose bots have to decide now. Bots of a single person wait while nobody looks."""
        return bots_to_move(self.match) if self.viewers or goes_on_unwatched(self.match) else []

    def check_may_read(self, person: str) -> None:
        """Raises RequestError unless the game is public or the person took part: as host, at a seat, or as a spectator.

        Whoever resigned is a spectator. A branch is for everybody who has its link.
        """
        match = self.match
        took_part = person == match.agreement.host or person in match.seat_of or person in match.spectators
        if not self.summary.public and not took_part and not match.branched_at:
            raise RequestError(404, "web-unknown-table")

    def check_may_watch(self, person: str) -> None:
        """Raises RequestError for people who were banned, for non-players while a game goes on without spectators, and
        for strangers once a private game is over.
        """
        match = self.match
        if match.outcome:
            self.check_may_read(person)
        if person in match.banned:
            raise RequestError(403, "table-barred")
        goes_on = match.state is not None and not match.outcome
        if not match.agreement.spectators and goes_on and person not in match.seat_of:
            raise RequestError(403, "table-no-spectators")

    def add_viewer(self, viewer: Viewer) -> None:
        """Show the match to a viewer from now on, unless they were banned while they connected."""
        self.viewers.add(viewer)
        viewer.match = self.match
        viewer.send()
        self._close_unwelcome()
        self._schedule()

    def remove_viewer(self, viewer: Viewer) -> None:
        """A connection is closed."""
        self.viewers.discard(viewer)
        self.last_used = self._last_seen[viewer.person.id] = now()

    def gone_since(self, person: str) -> int:
        """Since when somebody who doesn't watch is gone, as far as this process knows."""
        return self._last_seen.get(person, self._loaded_at)

    def _close_unwelcome(self) -> None:
        """Disconnect viewers who may no longer watch."""
        for viewer in self.viewers:
            try:
                self.check_may_watch(viewer.person.id)
            except RequestError as error:
                viewer.close(error)

    def report_error(self, error: OperahouseError) -> None:
        """Tell all viewers that something went wrong."""
        for viewer in self.viewers:
            viewer.report_error(error)
