"""A client of WebSockets that costs as little as can be, so that the server is what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

MASK = b"\x00\x00\x00\x00"
"""A client must mask what it sends; a mask of zeros leaves it as it is."""
HEADERS_END = b"\r\n\r\n"


class Socket(asyncio.Protocol):
    """One connection. Every text that comes in is handed to `heard` as bytes."""

    def __init__(self, heard: Callable[["Socket", bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self._heard = heard
        self._rest = b""
        """What has come of a frame that is not all there yet."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line stands; its class depends on the loop."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """First the answer to the handshake, then frames."""
        data = self._rest + data if self._rest else data
        start = 0
        if not self.opened.done():
            end = data.find(HEADERS_END)
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:60].decode()))
                return
            start = end + len(HEADERS_END)
            self.opened.set_result(None)
        self._rest = data[self._read_frames(data, start) :]

    def _read_frames(self, data: bytes, start: int) -> int:
        """All that are there; where the rest begins."""
        while len(data) - start >= 2:
            length, head = data[start + 1], 2
            if length == 126:
                length, head = int.from_bytes(data[start + 2 : start + 4]), 4
            elif length == 127:
                length, head = int.from_bytes(data[start + 2 : start + 10]), 10
            end = start + head + length
            if len(data) < end:
                break
            if data[start] == 0x81:
                self._heard(self, data[start + head : end])
            elif data[start] == 0x89:
                self._send(0x8A, data[start + head : end])
            start = end
        return start

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._send(0x81, text)

    def _send(self, kind: int, data: bytes) -> None:
        assert self.transport is not None
        size = len(data)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0x80 | 126]) + size.to_bytes(2)
        self.transport.write(head + MASK + data)


async def dial(port: int, path: str, token: str, heard: Callable[[Socket, bytes], None]) -> Socket:
    """Open a socket."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(heard), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
    )
    assert socket.transport is not None
    socket.transport.write(request.encode())
    await socket.opened
    return socket
