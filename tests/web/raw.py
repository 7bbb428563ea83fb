"""Raw bytes to a server: what no well-behaved client would send."""

import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from struct import pack

from tests.web import patient

MASK = b"\x01\x02\x03\x04"
TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A
RESERVED = 0x83
"""A kind of frame that no protocol defines."""


@contextmanager
def raw(port: int) -> Iterator[sockets.socket]:
    """A bare connection."""
    with sockets.create_connection(("127.0.0.1", port), timeout=patient.PATIENCE) as connection:
        yield connection


def everything(connection: sockets.socket) -> bytes:
    """All that comes until the server ends the connection."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def reset(connection: sockets.socket) -> None:
    """Go without a word, as a machine that loses its power."""
    connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, pack("ii", 1, 0))
    connection.close()


def upgrade(path: str, token: str, *headers: str) -> bytes:
    """The request that opens a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1", "Host: house", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Authorization: Bearer {token}", *headers, "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode()


def frame(kind: int, content: bytes) -> bytes:
    """A masked frame, as clients send it."""
    masked = bytes(byte ^ MASK[index % 4] for index, byte in enumerate(content))
    if len(content) < 126:
        return bytes((kind, 0x80 | len(content))) + MASK + masked
    return bytes((kind, 0x80 | 126)) + len(content).to_bytes(2) + MASK + masked


def read_until(connection: sockets.socket, wanted: bytes) -> bytes:
    """What comes, up to some words in it."""
    read = b""
    while wanted not in read:
        part = connection.recv(65536)
        assert part, read
        read += part
    return read
