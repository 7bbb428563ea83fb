"""Uvicorn's WebSocket protocol with a direct channel, which the application finds in the scope of the connection.

It builds on private parts of uvicorn. Where they are missing, importing this module raises ImportError.
"""

import asyncio
from collections.abc import Callable
from struct import pack
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from operahouse.web.connection_limits import LimitedConfig, UnreadWatch
from operahouse.web.direct_channel import EXTENSION
from operahouse.web.limits import TokenBucket

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

PRIVATE_PARTS: Final = {
    "handle_connect", "send", "shutdown", "loop", "queue", "transport", "writable",
    "read_paused", "handshake_initiated", "handshake_complete", "close_sent", "disconnected", "conn", "client",
    "frames", "handle_events", "handle_ping", "handle_cont", "pause_writing", "resume_writing",
}  # fmt: skip
"""What is used of uvicorn's protocol: its methods, and what its constructor sets."""
MOST_UNREAD: Final = 32
"""Unread messages before the client is kept from sending more."""
MOST_FRAGMENTS: Final = 1000
"""Frames of one message."""
PINGS_EACH_SECOND: Final = 2.0
PINGS_AT_ONCE: Final = 100
"""Browsers send none at all, and programs one now and then."""
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
        self._limits = cast(LimitedConfig, config).connection_limits
        self._unread: UnreadWatch | None = None
        self._pings = TokenBucket(PINGS_EACH_SECOND, PINGS_AT_ONCE)
        self._last_frame = b""
        """Closes the connection once everything that came before a bad frame is answered."""
        self._host = ""
        self.read_paused = True
        """Uvicorn would pause reading after every message and resume it, which costs more than everything else."""
        self._behind = False
        """Reading is paused, because too many messages wait for the application."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection that was HTTP until now, and is counted anew."""
        super().connection_made(transport)
        self._unread = UnreadWatch(self.transport, self._limits.unread_seconds)
        self._host = self.client[0] if self.client else ""
        self._limits.enter(self._host)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._unread is not None:
            self._unread.stop()
        self._limits.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some frames. Those before a bad one are answered first."""
        if self._last_frame or (self.close_sent and self.conn.parser_exc is not None):
            return
        self.conn.receive_data(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()
        elif self.conn.parser_exc is None:
            self.handle_events()
        else:
            self._close_after_events()
        if not self._behind and self.queue.qsize() >= MOST_UNREAD:
            self._behind = True
            self.transport.pause_reading()

    def _refuse_handshake(self) -> None:
        """The request to open a socket is none. The library has written why."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _close_after_events(self) -> None:
        self._last_frame = b"".join(self.conn.data_to_send())
        self.handle_events()
        if self.queue.empty():
            self._send_last_frame()
        close = self.conn.close_sent
        code = CloseCode.PROTOCOL_ERROR if close is None else close.code
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": close.reason if close else ""})

    def _send_last_frame(self) -> None:
        self._flush()
        if not self.close_sent and not self.disconnected:
            self.transport.write(self._last_frame)
            self.close_sent = True
        self.transport.close()

    async def receive(self) -> "ASGIReceiveEvent":
        """The next message for the application. When it learns of the end, it has answered all before."""
        message = await self.queue.get()
        if self._behind and self.queue.empty():
            self._behind = False
            self.transport.resume_reading()
        if self._last_frame and message["type"] == "websocket.disconnect":
            self._send_last_frame()
        return message

    def handle_ping(self) -> None:
        """Answer, unless the client does not read answers. Who sends too many pings is disconnected."""
        if not self._pings.take() and self.conn.state is State.OPEN:
            self.conn.data_to_send()
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many pings")
            self._close_after_events()
        elif self.writable.is_set() or self.conn.state is not State.OPEN:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """A part of a message. A message is not made of any number of parts, even of empty ones."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS and self.conn.state is State.OPEN:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many frames")
            self._close_after_events()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        if self._unread is not None:
            self._unread.start()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.stop()

    def handle_connect(self, event: Request) -> None:
        """Put the channel into the scope before the application sees it."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            scope = cast(dict[str, Any], self.scope)
            scope.setdefault("extensions", {})[EXTENSION] = self

    def post(self, make_messages: Callable[[], list[bytes]]) -> bool:
        """Send messages if the connection is open and the client reads what it is sent. Returns whether it does.

        They become unmasked frames, as RFC 6455 has them for servers. No extension is ever negotiated.
        """
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        for message in make_messages():
            size = len(message)
            if size < SHORT_FRAME:
                header = bytes((TEXT_FRAME, size))
            elif size < MEDIUM_FRAME:
                header = pack("!BBH", TEXT_FRAME, SHORT_FRAME, size)
            else:
                header = pack("!BBQ", TEXT_FRAME, SHORT_FRAME + 1, size)
            if not self._posted:
                self.loop.call_soon(self._flush)
            self._posted += (header, message)
        return True

    def _flush(self) -> None:
        """Write what was posted since the last time."""
        if self._posted and not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(self._posted))
        self._posted.clear()

    async def send(self, message: "ASGISendEvent") -> None:
        """Posted messages go out before anything that is sent the usual way. A refusal ends the handshake too.

        After a bad frame the library sends nothing any more, but what came before it is still answered.
        """
        self._flush()
        if self._last_frame and message["type"] == "websocket.send":
            text = (message.get("text") or "").encode()
            self.post(lambda: [text])
            return
        if self._last_frame and message["type"] == "websocket.close":
            self._send_last_frame()
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def shutdown(self) -> None:
        """Posted messages go out before the connection closes."""
        self._flush()
        super().shutdown()
