"""A table in the memory of this process: decided here, true only when the store has it."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.store.log import Append
from operahouse.store.match_summary import MatchSummary, summarize
from operahouse.table.decide import Change
from operahouse.table.fact import Entry
from operahouse.table.log import apply_entries
from operahouse.table.match import Match
from operahouse.table.ports import WriteConflict
from operahouse.web.clock import now
from operahouse.web.denial import Denial
from operahouse.web.viewer import Viewer

Decide = Callable[[Match], Change]


class Keeper(Protocol):
    """What a table needs of the house."""

    @property
    def several(self) -> bool:
        """Whether other processes may write too."""
        ...

    async def write(self, append: Append) -> None:
        """Store entries; Overtaken if another process was quicker."""
        ...

    async def load(self, match: str, after: int) -> list[Entry]:
        """The entries after that number."""
        ...

    def changed(self, live: "Live", here: bool) -> None:
        """There are new entries, decided here or read from the store."""
        ...


class Live:
    """A match with its viewers. Everything that changes it passes one lock."""

    def __init__(self, keeper: Keeper, match: Match, summary: MatchSummary) -> None:
        self.id = summary.match
        self.match = match
        self.summary = summary
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.held_until = 0
        """Until then this process takes care of its clocks and bots."""
        self.thinking: dict[str, int] = {}
        """The seats whose bots think, and the entry that asked them."""
        self.used = now()
        self.elsewhere: dict[str, tuple[int, list[tuple[str, str]]]] = {}
        """Who looks at it in other processes, and when they said so: see `operahouse.web.presence`."""
        self.presence_told = 0
        self._keeper = keeper

    async def change(self, decide: Decide) -> Change:
        """Decide on the present, store it, and only then make it true. A Refusal changes nothing.

        Where other processes write too, the present may be older than it seems: before anything is refused, and where
        a number is already written, the rest of the log is read and it is decided again.
        """
        async with self.lock:
            while True:
                try:
                    outcome = decide(self.match)
                except Refusal:
                    if self._keeper.several and await self._read_on():
                        continue
                    raise
                if not outcome.entries:
                    return outcome
                summary = self.summary_after(outcome.match)
                try:
                    await self._keeper.write(Append(self.id, self.match.number + 1, tuple(outcome.entries), summary))
                except WriteConflict:
                    await self._read_on()
                    continue
                self._take(outcome.match, summary, True)
                return outcome

    async def catch_up(self, number: int) -> None:
        """Another process has written up to that number."""
        if self.match.number < number:
            async with self.lock:
                if self.match.number < number:
                    await self._read_on()

    async def refresh(self) -> None:
        """Know what other processes have written, if there are any."""
        if self._keeper.several:
            async with self.lock:
                await self._read_on()

    async def _read_on(self) -> bool:
        """Follow the log; whether there was more of it."""
        entries = await self._keeper.load(self.id, self.match.number)
        if entries:
            match = self.match.clone()
            apply_entries(match, entries)
            self._take(match, self.summary_after(match), False)
        return bool(entries)

    def _take(self, match: Match, summary: MatchSummary, here: bool) -> None:
        """It is true now; tell everybody."""
        self.match, self.summary, self.used = match, summary, match.entries.last().at
        for viewer in self.viewers:
            viewer.look(match)
        self._show_out()
        self._keeper.changed(self, here)

    def check_welcome(self, person: str) -> None:
        """Anybody may look who was not sent away; and during a game without spectators only those who play."""
        match = self.match
        if person in match.banned:
            raise Denial(403, "table-barred")
        if not match.agreement.spectators and match.state is not None and not match.seat_of(person):
            raise Denial(403, "table-no-spectators")

    def welcome(self, viewer: Viewer) -> None:
        """Somebody looks at the table from now on, unless it was sent away while it came in."""
        self.viewers.add(viewer)
        viewer.look(self.match)
        self._show_out()

    def _show_out(self) -> None:
        """Whoever is no longer welcome leaves."""
        if not self.match.banned and self.match.agreement.spectators:
            return
        for viewer in self.viewers:
            try:
                self.check_welcome(viewer.person.id)
            except Denial as denial:
                viewer.close(denial)

    def summary_after(self, match: Match) -> MatchSummary:
        """The card of the match as it stands. A rematch that is agreed on is something to do as well."""
        old = self.summary
        summary = summarize(match, self.id, old.code, old.public, old.rated, old.created)
        if match.outcome and match.agreed("rematch") and not match.next_match:
            return replace(summary, due=summary.changed)
        return summary

    def trouble(self, error: OperahouseError) -> None:
        """Tell everybody that something went wrong."""
        for viewer in self.viewers:
            viewer.trouble(error)
