"""uvicorn's sockets with a shorter way for what happens with every move.

The application finds the line of a socket among the extensions of its scope and may post messages on it at once, where
the usual way leads through a task and half a dozen layers. It still speaks the usual way to other servers, and wherever
the line is not free.
"""

from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from starlette.types import Scope
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

EXTENSION: Final = "operahouse.line"
MOST_UNREAD: Final = 32
"""Messages that may wait to be heard before the other side is kept from sending more."""
TEXT: Final = 0x81
"""The first byte of a frame with a whole text."""
SHORT: Final = 126
MIDDLE: Final = 1 << 16


class Line(Protocol):
    """Where messages go out."""

    def is_free(self) -> bool:
        """Whether a message would go out now rather than wait for the other side to read."""
        ...

    def post(self, messages: list[bytes]) -> None:
        """Send texts, one after another."""
        ...


def line_of(scope: Scope) -> Line | None:
    """The line of a socket, where the server has one."""
    return cast(Line | None, scope.get("extensions", {}).get(EXTENSION))


class LineProtocol(WebSocketsSansIOProtocol):
    """A connection. Reading goes on while a few messages wait; what is posted in one go is written in one go."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:  # noqa: ANN401
        super().__init__(config, server_state, app_state, **more)
        self._posted: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """The line goes with the scope, which the application sees only after this."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """A message has come. To stop and start reading for each would cost more than all else about it."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.transport.pause_reading()
        else:
            self.read_paused = paused

    def is_free(self) -> bool:
        """Open, and the other side reads what it is sent."""
        return self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()

    def post(self, messages: list[bytes]) -> None:
        """Frames as RFC 6455 has them for a server, which does not mask; no extension is ever agreed on."""
        if not self._posted:
            self.loop.call_soon(self._flush)
        for message in messages:
            self._posted += (_head(len(message)), message)

    def _flush(self) -> None:
        """Write what was posted since the last time."""
        if self._posted and not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(self._posted))
        self._posted.clear()

    async def send(self, message: "ASGISendEvent") -> None:
        """Nothing that is sent the usual way overtakes what was posted."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The last words go out first."""
        self._flush()
        super().shutdown()


def _head(size: int) -> bytes:
    """The beginning of a frame with a whole text of so many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2)
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8)
