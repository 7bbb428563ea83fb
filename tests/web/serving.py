"""A real server on a real port, in a thread of the test."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from operahouse.app.commands.serve import localize
from operahouse.app.rulebook_cache import RulebookCache
from operahouse.app.texts import texts_folder
from operahouse.web.app import create_app
from operahouse.web.serve import UvicornServer, listen
from operahouse.web.server import Server
from operahouse.web.settings import Settings
from tests.web import patient

PLENTY = "1000000/second"
GENEROUS: dict[str, Any] = {
    "requests": PLENTY, "arrivals": PLENTY, "sign_ins": PLENTY, "openings": PLENTY, "codes": PLENTY,
    "connections": PLENTY, "exports": PLENTY, "handovers": PLENTY, "mails": PLENTY, "reports": PLENTY,
    "messages_each_second": 1e6, "messages_at_once": 1_000_000,
    "commands_each_second": 1e6, "commands_at_once": 1_000_000, "connections_of_address": 1_000_000,
}  # fmt: skip


class Served:
    """A server that runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings, localize, RulebookCache())
        self._door = listen("127.0.0.1", settings.port)
        self.port: int = self._door.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._server = UvicornServer(self.app, settings)
        self._thread = threading.Thread(target=self._server.run, args=([self._door],))

    @property
    def server(self) -> Server:
        """The server object inside the process."""
        server: Server = self.app.state.server
        return server

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop of the server, for what a test does inside."""
        return next(iter(self.server._background)).get_loop()

    @property
    def waiting_bytes(self) -> int:
        """What is written to connections and waits for clients to read it."""
        return sum(each.transport.get_write_buffer_size() for each in self._server.server_state.connections)

    def wait_for(self, condition: Callable[[], bool]) -> None:
        """Until the server has come that far."""
        while not condition():
            patient.get(f"{self.address}/healthz")

    def start(self) -> "Served":
        """Start to serve. Clients that come before it is ready wait."""
        self._thread.start()
        return self

    def stop(self) -> None:
        """Stop as a signal would."""
        self._server.should_exit = True
        self._thread.join()
        self._door.close()


def settings_for(db: str, **settings: Any) -> Settings:  # noqa: ANN401
    """With the toy among the games, and without rate limits unless they are given."""
    chosen: dict[str, Any] = {
        "db": db, "port": 0, "catalogue": "tests.web.catalogue", "texts": texts_folder(), "bot_workers": 1, "poll": 0.1,
        **GENEROUS, **settings,
    }  # fmt: skip
    return Settings(**chosen)


@contextmanager
def serving(db: str, **settings: Any) -> Iterator[Served]:  # noqa: ANN401
    """A server that runs inside the block."""
    served = Served(settings_for(db, **settings)).start()
    try:
        yield served
    finally:
        served.stop()
