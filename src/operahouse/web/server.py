"""The server: all live matches of this process, and what keeps them going."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from importlib import import_module
from secrets import token_hex
from typing import cast

from sqlalchemy import Connection
from structlog import get_logger

import operahouse
from operahouse.kernel.game import Game, Json
from operahouse.review.report import ReviewJson
from operahouse.store.curtain_calls import add_curtain_calls
from operahouse.store.foyer import count_waiting_of
from operahouse.store.people import sessions_in_force
from operahouse.store.reviews import find_review, keep_review
from operahouse.store.store import Store
from operahouse.store.training import file_mistakes
from operahouse.table.absence import Understudy
from operahouse.table.fact import Entry
from operahouse.table.fixed_deal import is_fixed
from operahouse.table.log import rebuild
from operahouse.table.match import Match
from operahouse.web import presence, shared_review
from operahouse.web.banned_networks import BannedNetworks
from operahouse.web.blocked_people import check_may_sit
from operahouse.web.bot_pool import BotPool
from operahouse.web.bus import Bus, BusMessage
from operahouse.web.coach import CoachService
from operahouse.web.curtain_calls import calls_for_review
from operahouse.web.daily_deal import finish_daily
from operahouse.web.errors import RequestError
from operahouse.web.fair_threads import FairThreads
from operahouse.web.limits import RateLimits
from operahouse.web.listings import add_listing, keep_listings
from operahouse.web.live_match import LiveMatch
from operahouse.web.message_limits import MessageLimit
from operahouse.web.metrics import Metrics
from operahouse.web.mistakes import mistakes_of
from operahouse.web.notifier import Notifier
from operahouse.web.outbox import Outbox
from operahouse.web.passwords import Passwords
from operahouse.web.ports import Library, Localize
from operahouse.web.rating import rate
from operahouse.web.results import file_results, results_of
from operahouse.web.reviews import ReviewService
from operahouse.web.scheduler import Scheduler
from operahouse.web.seeks import start_if_sought
from operahouse.web.settings import Settings
from operahouse.web.tournament_rounds import keep_tournaments, note_result
from operahouse.web.understudies import keep_understudies, understudies
from operahouse.web.viewer import Viewer
from operahouse.web.wall_clock import SECOND, now

log = get_logger()
NUL = "\0"
"""No id contains it, and PostgreSQL can't be asked for it."""
GOODBYE_SECONDS = 3.0
"""For telling viewers that the server stops."""
BUILD_POLL_SECONDS = 0.5
"""Between two looks whether the compiled build is ready."""


class Server:
    """Created when the process starts, closed when it ends."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, localize: Localize, library: Library) -> None:
        self.settings = settings
        self.store = store
        self.localize = localize
        self.library = library
        self.bus = bus
        self.name = token_hex(8)
        """Identifies this process among others."""
        self.metrics = Metrics()
        self.limits = RateLimits(settings, store)
        people = settings.people_of_address
        self.message_limit = MessageLimit(settings.messages_each_second, settings.messages_at_once, people)
        self.command_limit = MessageLimit(settings.commands_each_second, settings.commands_at_once, people)
        """Commands are stored for ever, so there is a limit of its own for them."""
        self.sockets: Counter[str] = Counter()
        """How many sockets each person has open, at all tables."""
        self.live_matches: dict[str, LiveMatch] = {}
        self.closing = False
        catalogue = import_module(settings.catalogue)
        self.load_game: Callable[[str], Game] = catalogue.load_game
        self.game_names: Callable[[], list[str]] = catalogue.game_names
        self.bots = BotPool(settings)
        self.coach = CoachService(self.bots)
        self.reviews = ReviewService(self)
        self.passwords = Passwords()
        self.slow_work = FairThreads()
        self.log_scans = FairThreads()
        """Looks through the whole log for a person. However many want that, the database serves others meanwhile."""
        self.scheduler = Scheduler(self)
        self.notifier = Notifier(self)
        self.outbox = Outbox(self)
        store.writer.observe_seconds = self.metrics.write_seconds.observe
        self.banned_networks = BannedNetworks()
        self._data_version = 0
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._secrets: dict[str, bytes] = {}
        self._background: set[asyncio.Task[None]] = set()
        self.seek_lock = asyncio.Lock()
        """Of two who seek the same game at once, the second joins the first."""
        self.tournament_lock = asyncio.Lock()
        """One thing at a time happens in tournaments. The database decides between processes."""

    async def open(self) -> None:
        """Start to listen to other processes and to run the clocks and bots of matches."""
        await self.banned_networks.read(self.store)
        await self.bus.open(self._receive, self.catch_up_all)
        self.start(self.scheduler.run())
        self.start(self._move_bots())
        self.start(keep_listings(self))
        self.start(keep_tournaments(self))
        await asyncio.to_thread(self.secret, "vapid")
        self.start(self.notifier.run())
        self.start(self.outbox.run())
        self.start(keep_understudies(self))
        log.info("opened", process=self.name, version=operahouse.__version__)

    async def _move_bots(self) -> None:
        """Move the bots to the compiled build once it's there."""
        build = self.settings.bot_build
        if build is None:
            return
        while not build.is_dir():
            await asyncio.sleep(BUILD_POLL_SECONDS)
        await self.bots.move_to(build)
        log.info("bots run on the compiled build now", build=str(build))

    async def say_goodbye(self) -> None:
        """Finish what is in flight, then tell every viewer that the server stops, as the last message."""
        self.closing = True
        sending = []
        for live in list(self.live_matches.values()):
            async with live.lock:
                for viewer in live.viewers:
                    viewer.close(RequestError(503, "web-closing"))
                    sending.append(viewer.finished.wait())
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await asyncio.gather(*sending)

    async def close(self) -> None:
        """Stop all work and release the leases, so that other processes can take over."""
        self.closing = True
        for task in list(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.bots.close()
        self.slow_work.close()
        self.log_scans.close()
        await asyncio.to_thread(self.store.release, self.name)
        await self.bus.close()

    async def live_match(self, id_: str, address: str = "") -> LiveMatch:
        """A match by its id, from memory or from the store, for somebody at that address."""
        live = self.live_matches.get(id_)
        if live is not None:
            live.last_used = now()
            return live
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_, address))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str, address: str) -> LiveMatch:
        summary = None if NUL in id_ else await asyncio.to_thread(self.store.summary, id_)
        if summary is None:
            raise RequestError(404, "web-unknown-table")
        match = await self.slow_work.run(address, lambda: rebuild(self.load_game, self.store.load(id_)))
        live = self.add(LiveMatch(self, match, summary))
        if match.outcome:
            self._count(live)
        return live

    async def load_entries(self, id_: str, after: int) -> list[Entry]:
        """The stored entries of a match after that number."""
        return await asyncio.to_thread(self.store.load, id_, after)

    def add(self, live: LiveMatch) -> LiveMatch:
        """Keep a match in memory."""
        self.live_matches[live.id] = live
        self.scheduler.follow(live)
        self.metrics.live_matches.set(len(self.live_matches))
        return live

    async def list_table(self, live: LiveMatch, seeks: bool) -> None:
        """Show a new public table in the foyer."""
        await add_listing(self, live, seeks)

    async def understudies(self, live: LiveMatch) -> dict[str, Understudy]:
        """The bots that play for people on holiday, by person."""
        return await understudies(self, live)

    async def check_may_sit(self, live: LiveMatch, person: str) -> None:
        """Raises RequestError if somebody at the table has blocked that person."""
        await check_may_sit(self, live, person)

    async def count_waiting(self, host: str) -> int:
        """How many public tables of a person wait for players."""
        return await asyncio.to_thread(self.store.read, lambda found: count_waiting_of(found, host, now()))

    async def seat_taken(self, live: LiveMatch) -> None:
        """Somebody has sat down: a table that seeks players starts once it's full."""
        await start_if_sought(self, live)

    async def find_review(self, id_: str, version: str) -> Json | None:
        """The kept review of a match by that version of the judge."""
        return await asyncio.to_thread(self.store.read, lambda connection: find_review(connection, id_, version))

    async def keep_review(self, id_: str, match: Match, review: ReviewJson) -> None:
        """Keep the review of a match, and what people can learn from it."""
        mistakes = mistakes_of(id_, match, review)
        summary = await asyncio.to_thread(self.store.summary, id_)
        calls = [] if summary is None else calls_for_review(match, results_of(match, summary), mistakes)

        def keep(connection: Connection) -> None:
            keep_review(connection, id_, review["version"], cast(Json, review), now())
            file_mistakes(connection, id_, mistakes)
            add_curtain_calls(connection, calls)

        await asyncio.to_thread(self.store.change, keep)

    def match_changed(self, live: LiveMatch) -> None:
        """A match has gone on: call whom it waits for, soon."""
        self.notifier.match_changed(live)

    def match_ended(self, live: LiveMatch) -> None:
        """A match has just ended: count it, and review it."""
        self._count(live)
        self.reviews.begin(live)

    def _count(self, live: LiveMatch) -> None:
        """File the results of a match that is over, and rate it, if it is rated; each happens once."""
        self.start(file_results(self.store, live.match, live.summary))
        self.start(note_result(self, live))
        if is_fixed(live.match):
            self.start(finish_daily(self, live))
        if live.summary.rated:
            self.start(rate(self, live))

    def _receive(self, message: BusMessage) -> None:
        """A message of another process: new entries, other viewers, or a session that ended."""
        if message.session:
            self._close_session(message.session)
        if message.again and message.process != self.name:
            self.start(self._read_again([message.match]) if message.match else self.read_everything_again())
        live = self.live_matches.get(message.match)
        if live is None or message.again or message.process == self.name:
            return
        if message.reviewed or message.commented:
            shared_review.receive(live, message)
            return
        if message.number > live.match.number:
            self.start(live.catch_up(message.number))
        if message.process:
            presence.receive_presence(live, message)
            self.show_presence(live)
            if message.ask and live.viewers:
                self.bus.publish(presence.presence_message(live, self.name, False))
                shared_review.repeat_lead(self, live)

    def end_session(self, session: str) -> None:
        """Somebody signed out: close their sockets, here and in other processes."""
        self._close_session(session)
        self.bus.publish(BusMessage(session=session))

    async def end_sessions_of(self, person: str, except_for: str = "") -> None:
        """Somebody signed out everywhere: end all their sessions but one."""
        for session in await asyncio.to_thread(self.store.end_sessions_of, person, except_for):
            self.end_session(session)

    def _close_session(self, session: str) -> None:
        for viewer in self._viewers():
            if viewer.session == session:
                viewer.close(RequestError(401, "web-sign-in"))

    def _viewers(self) -> list[Viewer]:
        return [viewer for live in self.live_matches.values() for viewer in live.viewers]

    async def read_again(self, matches: Sequence[str]) -> None:
        """The logs of these matches were rewritten: read them again, here and in other processes."""
        for match in matches:
            self.bus.publish(BusMessage(match, process=self.name, again=True))
        await self._read_again(matches)

    async def _read_again(self, matches: Sequence[str]) -> None:
        for id_ in matches:
            if id_ in self.live_matches:
                await self.live_matches[id_].read_again()

    async def read_everything_again(self) -> None:
        """Somebody changed the database from outside: matches, sessions, bans."""
        await self._read_again(list(self.live_matches))
        await self._read_bans()
        shown = {viewer.session for viewer in self._viewers()}
        valid = await asyncio.to_thread(self.store.read, lambda found: sessions_in_force(found, shown, now()))
        for session in shown - valid:
            self._close_session(session)

    async def _read_bans(self) -> None:
        """Networks may have been banned since, whose connections end then."""
        await self.banned_networks.read(self.store)
        for viewer in self._viewers():
            if self.banned_networks.include(viewer.host):
                viewer.close(RequestError(403, "web-banned-network"))

    async def notice_outside_changes(self) -> None:
        """On SQLite nobody tells us what `operahouse admin` has done, but the file shows that it was changed."""
        version = await asyncio.to_thread(self.store.data_version)
        if version == self._data_version:
            await self._read_bans()
            return
        self._data_version = version
        await self.read_everything_again()

    def catch_up_all(self) -> None:
        """A message may have been missed: compare all matches in memory with their stored logs."""
        if self.bus.has_peers and self.live_matches:
            self.start(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        for id_, number in (await asyncio.to_thread(self.store.last_numbers, list(self.live_matches))).items():
            if id_ in self.live_matches:
                await self.live_matches[id_].catch_up(number)

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Run something in the background until the server stops."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        """Log errors of background tasks, which nobody waits for."""
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background", kind=type(error).__name__, exc_info=error)

    def presence_changed(self, live: LiveMatch, ask: bool) -> None:
        """Viewers came or went: tell the viewers here and the other processes."""
        self.show_presence(live)
        self.bus.publish(presence.presence_message(live, self.name, ask))

    def show_presence(self, live: LiveMatch) -> None:
        """Viewers are told who sits where, who is here and who is gone."""
        presence.send_presence(live, int(self.settings.stand_in_seconds * SECOND))

    def secret(self, name: str) -> bytes:
        """A random secret that all processes share."""
        if name not in self._secrets:
            self._secrets[name] = self.store.secret(name)
        return self._secrets[name]

    def unload_idle(self) -> list[str]:
        """Drop matches from memory that nobody watches and that have been quiet for long. Returns their ids."""
        oldest = now() - int(self.settings.idle * SECOND)
        idle = [
            id_
            for id_, live in self.live_matches.items()
            if not live.viewers and not live.bots_thinking and live.last_used < oldest and not live.lock.locked()
        ]
        for id_ in idle:
            del self.live_matches[id_]
        self.metrics.live_matches.set(len(self.live_matches))
        return idle
