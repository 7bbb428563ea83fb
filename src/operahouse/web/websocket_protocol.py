"""Uvicorn's WebSocket protocol with a direct channel, which the application finds in the scope of the connection.

It builds on private parts of uvicorn. Where they are missing, importing this module raises ImportError.
"""

from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from operahouse.web.direct_channel import EXTENSION

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

PRIVATE_PARTS: Final = {
    "handle_connect", "send_receive_event_to_app", "send", "shutdown", "loop", "queue", "transport", "writable",
    "read_paused", "handshake_initiated", "handshake_complete", "close_sent", "disconnected",
}  # fmt: skip
"""What is used of uvicorn's protocol: its methods, and what its constructor sets."""
MOST_UNREAD: Final = 32
"""Unread messages before the client is kept from sending more."""
TEXT_FRAME: Final = 0x81
"""The first byte of a frame that holds a whole text message."""
SHORT_FRAME: Final = 126
MEDIUM_FRAME: Final = 1 << 16

missing = PRIVATE_PARTS - {*dir(WebSocketsSansIOProtocol), *WebSocketsSansIOProtocol.__init__.__code__.co_names}
if missing:
    raise ImportError(f"uvicorn's WebSocket protocol has no {', '.join(sorted(missing))}")


class DirectWebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection. It keeps reading while a few messages wait, and writes what is posted in one event loop turn at
    once.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:  # noqa: ANN401
        super().__init__(config, server_state, app_state, **more)
        self._posted: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Put the channel into the scope before the application sees it."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            scope = cast(dict[str, Any], self.scope)
            scope.setdefault("extensions", {})[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """A message has arrived. Pausing and resuming reading for each would cost more than everything else."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        if not paused and self.queue.qsize() >= MOST_UNREAD:
            self.transport.pause_reading()
        else:
            self.read_paused = paused

    def is_free(self) -> bool:
        """The connection is open, and the client reads what it is sent."""
        return self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()

    def post(self, messages: list[bytes]) -> None:
        """Unmasked frames, as RFC 6455 has them for servers. No extension is ever negotiated."""
        if not self._posted:
            self.loop.call_soon(self._flush)
        for message in messages:
            self._posted += (_frame_header(len(message)), message)

    def _flush(self) -> None:
        """Write what was posted since the last time."""
        if self._posted and not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(self._posted))
        self._posted.clear()

    async def send(self, message: "ASGISendEvent") -> None:
        """Posted messages go out before anything that is sent the usual way."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Posted messages go out before the connection closes."""
        self._flush()
        super().shutdown()


def _frame_header(size: int) -> bytes:
    """The header of a frame with a text message of so many bytes."""
    if size < SHORT_FRAME:
        return bytes((TEXT_FRAME, size))
    if size < MEDIUM_FRAME:
        return bytes((TEXT_FRAME, SHORT_FRAME)) + size.to_bytes(2)
    return bytes((TEXT_FRAME, SHORT_FRAME + 1)) + size.to_bytes(8)
