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
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

from operahouse.web.connection_limits import LimitedConfig, UnreadWatch
from operahouse.web.direct_channel import EXTENSION
from operahouse.web.limits import TokenBucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library is not compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

PRIVATE_PARTS: Final = {
    "handle_connect", "send", "shutdown", "loop", "queue", "transport", "writable",
    "read_paused", "handshake_initiated", "handshake_complete", "close_sent", "disconnected", "conn", "client",
    "frames", "handle_events", "handle_ping", "handle_pong", "handle_cont", "pause_writing", "resume_writing",
    "send_keepalive_ping", "schedule_ping",
}  # fmt: skip
"""What is used of uvicorn's protocol: its methods, and what its constructor sets."""
PRIVATE_PARTS_OF_LIBRARY: Final = {"parser", "current_size", "max_message_size"}
"""What is used of the library's protocol, besides what it documents."""
BETWEEN_FRAMES: Final = StreamReader.at_eof.__code__
"""Where the library waits when it has read all frames so far."""
MOST_UNREAD: Final = 32
"""Unread messages before the client is kept from sending more."""
PART: Final = 4096
"""Bytes in which frames are read while messages wait. So what waits takes little more memory than when it came."""
MOST_FRAGMENTS: Final = 1000
"""Frames of one message."""
PINGS_EACH_SECOND: Final = 2.0
PINGS_AT_ONCE: Final = 100
"""Browsers send none at all, and programs one now and then."""
TEXT_FRAME: Final = 0x81
"""The first byte of a frame that holds a whole text message."""
PONG_FRAME: Final = 0x8A
SHORT_FRAME: Final = 126
MEDIUM_FRAME: Final = 1 << 16
MASKED: Final = 0x80
"""The bit of the second byte that says that a mask follows."""
MASK_SIZE: Final = 4

missing = PRIVATE_PARTS - {*dir(WebSocketsSansIOProtocol), *WebSocketsSansIOProtocol.__init__.__code__.co_names}
missing |= PRIVATE_PARTS_OF_LIBRARY - {*Protocol.__init__.__code__.co_names}
if missing:
    raise ImportError(f"uvicorn's WebSocket protocol has no {', '.join(sorted(missing))}")


class DirectWebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection. It keeps reading while a few messages wait, and has a short way for what happens with every move:
    a whole message comes in, whole messages go out.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:  # noqa: ANN401
        super().__init__(config, server_state, app_state, **more)
        self._limits = cast(LimitedConfig, config).connection_limits
        self._unread: UnreadWatch | None = None
        self._pings = TokenBucket(PINGS_EACH_SECOND, PINGS_AT_ONCE)
        self._last_frame = b""
        """Closes the connection once everything that came before a bad frame is answered."""
        self._host = ""
        self._heard = False
        """Whether the client has sent something since it was last asked for a sign of life."""
        self.read_paused = True
        """Uvicorn would pause reading after every message and resume it, which costs more than everything else."""
        self._behind = False
        """Reading is paused, because too many messages wait for the application."""
        self._rest = b""
        """What came before reading was paused, and isn't read yet."""

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
        self._heard = True
        if self._rest:
            self._rest += data
        elif not self._take_single_frame(data):
            self._receive_parts(data)
        if not self._behind and self.queue.qsize() >= MOST_UNREAD:
            self._behind = True
            self.transport.pause_reading()

    def _is_over(self) -> bool:
        """Whether nothing more is read, because of a bad frame."""
        return bool(self._last_frame) or (self.close_sent and self.conn.parser_exc is not None)

    def _receive_parts(self, data: bytes) -> None:
        """Read frames until too many messages wait, and keep the rest."""
        start = 0
        while start < len(data) and not self._is_over() and (start == 0 or self.queue.qsize() < MOST_UNREAD):
            self._receive_frames(data[start : start + PART])
            start += PART
        self._rest = b"" if self._is_over() else data[start:]

    def _take_single_frame(self, data: bytes) -> bool:
        """Take the data if it is one frame with a whole text or a pong, as it nearly always is. Everything else is left
        to the library, which knows all frames but takes several times as long.
        """
        start = _payload_start(data)
        if start is None or self.close_sent or not self._is_between_messages(len(data) - start):
            return False
        payload = apply_mask(data[start:], data[start - MASK_SIZE : start])
        if data[0] == PONG_FRAME:
            self.handle_pong(Frame(Opcode.PONG, payload))
            return True
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": payload.decode()})
        except UnicodeDecodeError:
            return False
        return True

    def _is_between_messages(self, size: int) -> bool:
        """Whether the library has read everything that came before, and would accept a message of that size."""
        connection = self.conn
        most = connection.max_message_size
        if connection.state is not State.OPEN or connection.current_size is not None or (most and size > most):
            return False
        waits_in: Any = connection.parser
        while waits_in.gi_yieldfrom is not None:
            waits_in = waits_in.gi_yieldfrom
        return waits_in.gi_code is BETWEEN_FRAMES

    def _receive_frames(self, data: bytes) -> None:
        self.conn.receive_data(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()
        elif self.conn.parser_exc is None:
            self.handle_events()
        else:
            self._close_after_events()

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
        if not self.close_sent and not self.disconnected:
            self.transport.write(self._last_frame)
            self.close_sent = True
        self.transport.close()

    async def receive(self) -> "ASGIReceiveEvent":
        """The next message for the application. When it learns of the end, it has answered all before."""
        message = await self.queue.get()
        if self._behind and self.queue.empty():
            self._read_on()
        if self._last_frame and message["type"] == "websocket.disconnect":
            self._send_last_frame()
        return message

    def _read_on(self) -> None:
        """The application has had all messages: read the rest of what came, then what comes now."""
        rest, self._rest = self._rest, b""
        if rest:
            self._receive_parts(rest)
        if self.queue.qsize() < MOST_UNREAD:
            self._behind = False
            self.transport.resume_reading()

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

    def send_keepalive_ping(self) -> None:
        """Ask the client for a sign of life, unless it has given one by itself, as browsers do all the time."""
        if self._heard and not self.transport.is_closing():
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

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

        They become unmasked frames, as RFC 6455 has them for servers. No extension is ever negotiated. All are written
        at once, because each write calls the operating system.
        """
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        messages = make_messages()
        if len(messages) == 1:
            self.transport.write(_header(len(messages[0])) + messages[0])
        elif messages:
            self.transport.write(b"".join([part for each in messages for part in (_header(len(each)), each)]))
        return True

    async def send(self, message: "ASGISendEvent") -> None:
        """A refusal ends the handshake too.

        After a bad frame the library sends nothing any more, but what came before it is still answered.
        """
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


def _payload_start(data: bytes) -> int | None:
    """Where the payload begins, if the data is a single frame from a client, a whole text or a pong; else None."""
    if len(data) < 2 + MASK_SIZE or (data[0] != TEXT_FRAME and data[0] != PONG_FRAME):
        return None
    size = data[1] - MASKED
    if 0 <= size < SHORT_FRAME:
        start = 2 + MASK_SIZE
    elif size == SHORT_FRAME and data[0] == TEXT_FRAME:
        size, start = int.from_bytes(data[2:4], "big"), 4 + MASK_SIZE
    else:
        return None
    return start if len(data) == start + size else None


def _header(size: int) -> bytes:
    """The beginning of a frame that holds a whole text of so many bytes."""
    if size < SHORT_FRAME:
        return bytes((TEXT_FRAME, size))
    if size < MEDIUM_FRAME:
        return pack("!BBH", TEXT_FRAME, SHORT_FRAME, size)
    return pack("!BBQ", TEXT_FRAME, SHORT_FRAME + 1, size)
