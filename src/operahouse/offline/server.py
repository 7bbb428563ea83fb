"""The house in a browser: stands where `operahouse.web.server.Server` stands, for one device and one process.

Matches, viewers, messages, bots and clocks are handled by the modules of the web room themselves. There are no
accounts, no sessions, no limits and no other processes.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from secrets import token_bytes, token_hex
from typing import TYPE_CHECKING, Final, cast

from structlog import get_logger

from operahouse.games.catalogue import game_names, load_game
from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json
from operahouse.offline.store import Database, OfflineStore
from operahouse.review.report import ReviewJson
from operahouse.store.puzzle import Puzzle
from operahouse.table.absence import Understudy
from operahouse.table.fact import Entry
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.web import presence
from operahouse.web.bus import SingleProcessBus
from operahouse.web.coach import CoachService
from operahouse.web.errors import RequestError
from operahouse.web.live_match import LiveMatch
from operahouse.web.message_limits import MessageLimit
from operahouse.web.mistakes import mistakes_of
from operahouse.web.ports import Bots, Localize
from operahouse.web.reviews import ReviewService
from operahouse.web.scheduler import Scheduler
from operahouse.web.wall_clock import CLOCK, SECOND, now

if TYPE_CHECKING:
    from operahouse.web.server import Server

LANGUAGES: Final = ("en", "nl", "fr", "it")
MESSAGES: Final = 1_000_000
"""People can't keep others from playing here."""
IDLE: Final = 60 * SECOND
log = get_logger()


@dataclass(frozen=True, slots=True)
class OfflineSettings:
    """What the web room asks its settings for."""

    languages: tuple[str, ...] = LANGUAGES
    stand_in_seconds: float = 60.0
    hold: float = 10.0
    poll: float = 1.0


class Uncounted:
    """Nobody counts here."""

    def inc(self) -> None:
        """One more."""

    def time(self) -> AbstractContextManager[None]:
        """How long something takes."""
        return nullcontext()

    def __getattr__(self, _: str) -> "Uncounted":
        return self


class OfflineServer:
    """Created when the page first needs it."""

    def __init__(self, database: Database, bots: Bots, localize: Localize) -> None:
        CLOCK.believe_machine()  # it may come from an image of the memory that was made long ago
        self.settings = OfflineSettings()
        self.live_matches: dict[str, LiveMatch] = {}
        self.store = OfflineStore(database, self.live_matches, token_bytes())
        self.store.report_full = self._report_full
        self.localize = localize
        self.bus = SingleProcessBus()
        self.name = token_hex(8)
        self.metrics = Uncounted()
        self.message_limit = MessageLimit(MESSAGES, MESSAGES, 1)
        self.command_limit = MessageLimit(MESSAGES, MESSAGES, 1)
        self.closing = False
        self.load_game = load_game
        self.game_names = game_names
        self.bots = bots
        self.coach = CoachService(bots)
        self.scheduler = Scheduler(self.as_server)
        self.reviews = ReviewService(self.as_server)
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._background: set[asyncio.Task[None]] = set()

    @property
    def as_server(self) -> "Server":
        """This, as the web room calls it."""
        return cast("Server", self)

    async def open(self) -> None:
        """Read who plays here, and start to run clocks and bots."""
        await self.store.open()
        self.start(self.scheduler.run())

    async def close(self) -> None:
        """Stop all work."""
        for task in list(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)

    async def live_match(self, id_: str) -> LiveMatch:
        """A match by its id, from memory or from the database."""
        live = self.live_matches.get(id_)
        if live is not None:
            live.last_used = now()
            return live
        if id_ not in self._loading:
            self._loading[id_] = asyncio.ensure_future(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> LiveMatch:
        entries = await self.store.load(id_)
        if not entries:
            raise RequestError(404, "web-unknown-table")
        match = rebuild(load_game, entries)
        return self.add(LiveMatch(self.as_server, match, await self.store.find_summary(id_, match)))

    async def hear(self, id_: str, number: int) -> None:
        """Another tab has written something."""
        live = self.live_matches.get(id_)
        if live is not None:
            await live.catch_up(number)
        elif not id_:
            await self.store.open()

    async def load_entries(self, id_: str, after: int) -> list[Entry]:
        """The stored entries of a match after that number."""
        return await self.store.load(id_, after)

    def add(self, live: LiveMatch) -> LiveMatch:
        """Keep a match in memory."""
        self.live_matches[live.id] = live
        self.scheduler.follow(live)
        return live

    def match_changed(self, live: LiveMatch) -> None:
        """Nobody is called."""

    def match_ended(self, live: LiveMatch) -> None:
        """A match has just ended: review it. Nothing is rated here."""
        self.reviews.begin(live)

    async def understudies(self, live: LiveMatch) -> dict[str, Understudy]:
        """Nobody is on holiday."""
        return {}

    async def check_may_sit(self, live: LiveMatch, person: str) -> None:
        """Everybody may."""

    async def seat_taken(self, live: LiveMatch) -> None:
        """No table seeks players here."""

    async def find_review(self, id_: str, version: str) -> Json | None:
        """The kept review of a match by that version of the judge."""
        found: list[Json] = await self.store.kept(f"review/{id_}")
        return next((review for review in found if review["version"] == version), None)

    async def keep_review(self, id_: str, match: Match, review: ReviewJson) -> None:
        """Keep the review of a match, and what can be learned from it. What is known of a mistake stays known."""
        await self.store.keep(f"review/{id_}", cast(Json, review))
        known = {(puzzle.match, puzzle.place): puzzle for puzzle in await self.puzzles()}
        for found in mistakes_of(id_, match, review):
            before = known.get((found.match, found.place), found)
            await self.keep_puzzle(before._replace(theme=found.theme, mark=found.mark, loss=found.loss))

    async def puzzles(self) -> list[Puzzle]:
        """Everybody's mistakes of all games."""
        return [Puzzle(**row) for row in await self.store.kept("puzzle/")]

    async def keep_puzzle(self, puzzle: Puzzle) -> None:
        """Add a mistake, or change what is known of it."""
        await self.store.keep(f"puzzle/{puzzle.match}/{puzzle.place}", puzzle._asdict())

    def _report_full(self, id_: str, error: RequestError) -> None:
        """Tell whoever looks at a match that its next move could not be kept. It is tried again, perhaps in vain."""
        live = self.live_matches.get(id_)
        if live is not None:
            live.report_error(error)

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Run something in the background."""
        task = asyncio.ensure_future(work)
        self._background.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            level = log.warning if isinstance(error, OperahouseError) else log.error
            level("background", kind=type(error).__name__, exc_info=error)

    def presence_changed(self, live: LiveMatch, ask: bool) -> None:
        """Viewers came or went."""
        self.show_presence(live)

    def show_presence(self, live: LiveMatch) -> None:
        """Viewers are told who sits where. Nobody is absent who plays at this very device."""
        presence.send_presence(live, int(self.settings.stand_in_seconds * SECOND))

    def secret(self, name: str) -> bytes:
        """A random secret."""
        return self.store.secret(name)

    def catch_up_all(self) -> None:
        """There are no other processes."""

    async def notice_outside_changes(self) -> None:
        """Nobody changes the database from outside."""

    def unload_idle(self) -> list[str]:
        """Drop matches from memory that nobody watches and that have been quiet for long. Returns their ids."""
        oldest = now() - IDLE
        idle = [
            id_
            for id_, live in self.live_matches.items()
            if not live.viewers and not live.bots_thinking and live.last_used < oldest and not live.lock.locked()
        ]
        for id_ in idle:
            del self.live_matches[id_]
        return idle
