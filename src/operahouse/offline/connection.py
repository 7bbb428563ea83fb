"""A viewer's connection, without a network: texts come in and go out as over the server's socket."""

import asyncio
from collections.abc import Callable
from typing import Any

from operahouse.kernel.errors import OperahouseError
from operahouse.offline.server import OfflineServer
from operahouse.web.client_messages import MessageHandler
from operahouse.web.encoding import encode
from operahouse.web.errors import RequestError, status_of, write_error
from operahouse.web.greeting import hello
from operahouse.web.live_match import LiveMatch
from operahouse.web.viewer import CLOSE_CODE_BASE, Viewer

Send = Callable[[str], None]
"""Sends a message to the page."""
Close = Callable[[int], None]
"""Tells the page that the connection is closed, with a code."""


class Connection:
    """One viewer at one table."""

    def __init__(self, server: OfflineServer, send: Send, close: Close) -> None:
        self._server = server
        self._send = send
        self._close = close
        self._received: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    def receive_text(self, text: str) -> None:
        """A message of the page."""
        self._received.put_nowait({"type": "websocket.receive", "text": text})

    def disconnect(self) -> None:
        """The page has left."""
        self._received.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> Any:  # noqa: ANN401
        """The next message, as `MessageHandler` reads them from a socket."""
        return await self._received.get()

    def post(self, make_messages: Callable[[], list[bytes]]) -> bool:
        """Send at once, as the direct channel of a socket does. The page always reads."""
        for message in make_messages():
            self._send(message.decode())
        return True

    async def run(self, table: str, token: str, language: str, after: int) -> None:
        """Show the table until the page leaves."""
        server = self._server
        try:
            viewer, live = await self._admit(table, token, language)
        except OperahouseError as error:
            written = write_error(error, language, server.localize)
            self._send(encode({"type": "closing", "error": written}).decode())
            self._close(CLOSE_CODE_BASE + status_of(error))
            return
        self._send(encode(hello(live, viewer, after)).decode())
        viewer.channel = self
        live.add_viewer(viewer)
        server.presence_changed(live, ask=False)
        waiting = asyncio.ensure_future(self._send_waiting(viewer))
        try:
            await MessageHandler(server.as_server, live, viewer, "").run(self.receive)
        finally:
            waiting.cancel()
            live.remove_viewer(viewer)
            server.presence_changed(live, ask=False)
            self._close(viewer.close_code)

    async def _admit(self, table: str, token: str, language: str) -> tuple[Viewer, LiveMatch]:
        person = self._server.store.by_token(token)
        if person is None:
            raise RequestError(401, "web-sign-in")
        live = await self._server.live_match(table)
        live.check_may_watch(person.id)
        return Viewer(person, token, person.language or language, True, self._server.localize), live

    async def _send_waiting(self, viewer: Viewer) -> None:
        """Send what comes in several pages, and the last message to somebody who is sent away."""
        while True:
            await viewer.wake.wait()
            if viewer.failure is not None:
                raise viewer.failure
            self.post(viewer.take_messages)
            if viewer.closed and not viewer.wake.is_set():
                self.disconnect()
                return
