"""Uvicorn's HTTP protocol with limits on the size and time of what comes before a request is whole.

It builds on private parts of uvicorn. Where they are missing, importing this module raises ImportError.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from operahouse.web.connection_limits import LimitedConfig, UnreadWatch

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

PRIVATE_PARTS: Final = {
    "on_message_begin", "on_headers_complete", "handle_websocket_upgrade", "send_400_response", "pause_writing",
    "resume_writing", "_should_upgrade", "cycle", "headers", "loop", "parser", "transport", "client", "pipeline",
    "_start_asgi_task",
}  # fmt: skip
"""What is used of uvicorn's protocol: its methods, and what its constructor sets."""
TOO_LARGE: Final = b"431 Request Header Fields Too Large"
TOO_SLOW: Final = b"408 Request Timeout"
TOO_MANY: Final = b"429 Too Many Requests"
MOST_PIPELINED: Final = 20
"""Requests that may wait for the answer to the one before. Browsers send none."""
NO_BODY: Final = {b"content-length": b"0"}
"""Headers that say there is no body, though they are about one."""

missing = PRIVATE_PARTS - {*dir(HttpToolsProtocol), *HttpToolsProtocol.__init__.__code__.co_names}
if missing:
    raise ImportError(f"uvicorn's HTTP protocol has no {', '.join(sorted(missing))}")


class LimitedHttpProtocol(HttpToolsProtocol):
    """A connection that is closed if a request does not arrive in time, or its header is too large."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:  # noqa: ANN401
        super().__init__(config, server_state, app_state, **more)
        self._limits = cast(LimitedConfig, config).connection_limits
        self._upgraded = False
        self._in_header = False
        self._header_bytes = 0
        self._arrival: asyncio.TimerHandle | None = None
        """Ends the connection unless a whole header arrives."""
        self._unread: UnreadWatch | None = None
        self._host = ""
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered. Those that follow it wait in the pipeline."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """One address has only so many connections, and each of them is for a request."""
        super().connection_made(transport)
        self._unread = UnreadWatch(transport, self._limits.unread_seconds)
        self._host = self.client[0] if self.client else ""
        if self._limits.enter(self._host):
            self._await_header()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._release()
        self._stop_answering()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: "ASGI3Application") -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        """Nothing can be written any more. Uvicorn would tell only the last of several requests."""
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def _release(self) -> None:
        self._stop_waiting()
        if self._unread is not None:
            self._unread.stop()
        self._limits.leave(self._host)

    def data_received(self, data: bytes) -> None:
        """A part of a request. What is still header after it is counted, unless it may be the rest of a body."""
        in_header = self._in_header or self.cycle is None
        super().data_received(data)
        if self._in_header and in_header:
            self._header_bytes += len(data)
            if self._header_bytes > self._limits.header_bytes:
                self._refuse(TOO_LARGE)
        if self._owes_nothing() and not self._upgraded and not self.transport.is_closing():
            self._await_header()

    def on_message_begin(self) -> None:
        """The header of a request begins. Of too many that follow each other nothing more is read."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse(TOO_MANY)
            raise OverflowError
        self._in_header, self._header_bytes = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The header is whole. RFC 6455 knows no upgrade with a body, and nobody would read it."""
        self._in_header = False
        if self.parser.should_upgrade() and self._should_upgrade() and self._has_body():
            self._refuse(b"400 Bad Request")
            return
        self._stop_waiting()
        super().on_headers_complete()

    def _has_body(self) -> bool:
        return any(
            name in (b"content-length", b"transfer-encoding") and NO_BODY.get(name) != value
            for name, value in self.headers
        )

    def handle_websocket_upgrade(self) -> None:
        """From here on it's another protocol's connection, which counts it anew."""
        if not self.transport.is_closing():
            self._upgraded = True
            self._release()
            super().handle_websocket_upgrade()

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

    def send_400_response(self, msg: str) -> None:
        """What was sent is no request; unless it was refused already."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _owes_nothing(self) -> bool:
        """No request is whole, so there is nothing to answer yet."""
        return self.cycle is None or self.cycle.response_complete

    def _await_header(self) -> None:
        if self._arrival is None:
            self._arrival = self.loop.call_later(self._limits.header_seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._arrival is not None:
            self._arrival.cancel()
            self._arrival = None

    def _too_late(self) -> None:
        self._arrival = None
        if self._owes_nothing():
            self._refuse(TOO_SLOW)

    def _refuse(self, status: bytes) -> None:
        """Answer without the application, and close."""
        if not self.transport.is_closing():
            self._stop_answering()
            self.transport.write(b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
