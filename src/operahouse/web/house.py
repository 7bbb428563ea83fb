"""The house: all live tables of this process, and what keeps them going."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from importlib import import_module
from secrets import token_hex

from structlog import get_logger

import operahouse
from operahouse.kernel.game import Game
from operahouse.store.log import Append
from operahouse.store.store import Store
from operahouse.table.fact import Entry
from operahouse.table.log import rebuild
from operahouse.web import presence
from operahouse.web.bots import Bots
from operahouse.web.bus import Bus, Note
from operahouse.web.caretaker import Caretaker
from operahouse.web.clock import SECOND, now
from operahouse.web.coaching import Coaching
from operahouse.web.committing import Committing
from operahouse.web.denial import Denial
from operahouse.web.limits import Limits
from operahouse.web.live import Live
from operahouse.web.metrics import Metrics
from operahouse.web.passwords import Passwords
from operahouse.web.rating import rate
from operahouse.web.settings import Library, Say, Settings

log = get_logger()
GOODBYE = 3.0
"""Seconds in which viewers are told that the house closes."""


class House:
    """Made when the server starts, closed when it ends."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, say: Say, library: Library) -> None:
        self.settings = settings
        self.store = store
        self.say = say
        self.library = library
        self.bus = bus
        self.name = token_hex(8)
        """This process among others."""
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.tables: dict[str, Live] = {}
        self.closing = False
        self.written = 0
        """How often something was written."""
        catalogue = import_module(settings.catalogue)
        self.load_game: Callable[[str], Game] = catalogue.load_game
        self.game_names: Callable[[], list[str]] = catalogue.game_names
        self.bots = Bots(settings)
        self.coaching = Coaching(self.bots)
        self.passwords = Passwords()
        self.caretaker = Caretaker(self)
        self._committing = Committing(asyncio.get_running_loop(), self.metrics.writing.observe)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._secrets: dict[str, bytes] = {}
        self._background: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to listen to other processes, and to take care of tables."""
        await self.bus.open(self._heard, self.read_on)
        self.start(self.caretaker.run())
        log.info("opened", process=self.name, version=operahouse.__version__)

    async def say_goodbye(self) -> None:
        """Finish what is in flight; then every viewer hears that the house closes, as its last message."""
        self.closing = True
        speaking = []
        for live in list(self.tables.values()):
            async with live.lock:
                for viewer in live.viewers:
                    viewer.close(Denial(503, "web-closing"))
                    speaking.append(viewer.spoken.wait())
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await asyncio.gather(*speaking)

    async def close(self) -> None:
        """Hand the tables over to whoever is left."""
        self.closing = True
        for task in list(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.bots.close()
        await asyncio.to_thread(self.store.release, self.name)
        await self.bus.close()

    async def table(self, id_: str) -> Live:
        """A table by its id, from memory or from the store."""
        live = self.tables.get(id_)
        if live is not None:
            live.used = now()
            return live
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> Live:
        summary = await asyncio.to_thread(self.store.summary, id_)
        if summary is None:
            raise Denial(404, "web-unknown-table")
        match = await asyncio.to_thread(lambda: rebuild(self.load_game, self.store.load(id_)))
        live = self.take_in(Live(self, match, summary))
        if match.outcome and summary.rated:
            self.start(rate(self, live))
        return live

    def take_in(self, live: Live) -> Live:
        """A table comes into memory."""
        self.tables[live.id] = live
        self.metrics.tables.set(len(self.tables))
        return live

    @property
    def several(self) -> bool:
        """Whether other processes may write too."""
        return self.bus.several

    async def write(self, append: Append) -> None:
        """Store entries and wait until they are safe."""
        self.written += 1
        promise = self._committing.promise()
        self.store.write(append, promise)
        await promise.kept

    async def load(self, match: str, after: int) -> list[Entry]:
        """The entries after that number."""
        return await asyncio.to_thread(self.store.load, match, after)

    def changed(self, live: Live, here: bool) -> None:
        """Tell other processes, and see whether there is something to do."""
        if here:
            self.bus.publish(Note(live.id, live.match.number))
            if live.match.outcome and live.summary.rated:
                self.start(rate(self, live))
        self.caretaker.note(live)

    def _heard(self, note: Note) -> None:
        """Another process wrote entries of a match, or has other viewers."""
        if note.session:
            self._close_session(note.session)
        live = self.tables.get(note.match)
        if live is None or note.process == self.name:
            return
        if note.number > live.match.number:
            self.start(live.catch_up(note.number))
        if note.process:
            presence.hear(live, note)
            if note.ask and live.viewers:
                self.bus.publish(presence.note_of(live, self.name, False))

    def end_session(self, session: str) -> None:
        """Somebody has signed out; its sockets are closed, here and elsewhere."""
        self._close_session(session)
        self.bus.publish(Note(session=session))

    def _close_session(self, session: str) -> None:
        for live in self.tables.values():
            for viewer in live.viewers:
                if viewer.session == session:
                    viewer.close(Denial(401, "web-sign-in"))

    def read_on(self) -> None:
        """Something may have been missed: ask how far the logs of the tables in memory go."""
        if self.bus.several and self.tables:
            self.start(self._read_on())

    async def _read_on(self) -> None:
        for id_, number in (await asyncio.to_thread(self.store.last_numbers, list(self.tables))).items():
            if id_ in self.tables:
                await self.tables[id_].catch_up(number)

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside everything else, until the house closes."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        """What goes wrong where nobody waits is written down."""
        self._background.discard(task)
        if not task.cancelled() and (mistake := task.exception()) is not None:
            log.error("background", kind=type(mistake).__name__, exc_info=mistake)

    def tell_presence(self, live: Live, ask: bool) -> None:
        """Who looks at a table has changed."""
        presence.tell(live)
        self.bus.publish(presence.note_of(live, self.name, ask))

    def secret(self, name: str) -> bytes:
        """Random bytes that all processes of this house share."""
        if name not in self._secrets:
            self._secrets[name] = self.store.secret(name)
        return self._secrets[name]

    def put_away(self) -> list[str]:
        """Forget tables that nobody looks at and nothing happens at; which ones."""
        oldest = now() - int(self.settings.idle * SECOND)
        idle = [
            id_
            for id_, live in self.tables.items()
            if not live.viewers and not live.thinking and live.used < oldest and not live.lock.locked()
        ]
        for id_ in idle:
            del self.tables[id_]
        self.metrics.tables.set(len(self.tables))
        return idle
