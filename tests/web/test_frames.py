"""Frames that come whole take a short way. It must make no difference how the bytes of a client are cut."""

import asyncio
from typing import Any, Final

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.protocol import State

from operahouse.web.connection_limits import LimitedConfig
from operahouse.web.settings import Settings
from operahouse.web.websocket_protocol import MOST_UNREAD, PART, DirectWebSocketProtocol
from tests.web.raw import MASK, frame, upgrade

TEXT: Final = 0x81
BINARY: Final = 0x82
PING: Final = 0x89
PONG: Final = 0x8A
FIRST_PART: Final = 0x01
LAST_PART: Final = 0x80
LARGEST: Final = 1000
LONG: Final = "Ariadne " * 20
STREAM: Final = [
    frame(TEXT, b"Aida"), frame(FIRST_PART, b"Tu"), frame(PONG, b"1234"), frame(LAST_PART, b"randot"),
    frame(PING, b"?"), frame(TEXT, LONG.encode()), frame(PONG, b""), frame(TEXT, b""),
    frame(TEXT, "Götterdämmerung".encode()),
]  # fmt: skip
MESSAGES: Final = ["Aida", "Turandot", LONG, "", "Götterdämmerung"]


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self._closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """The client would get it."""
        self.written += bytes(data)

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self._closing

    def close(self) -> None:
        """Nothing more is to come."""
        self._closing = True

    def pause_reading(self) -> None:
        """Everything is here already."""

    def resume_reading(self) -> None:
        """Everything is here already."""


async def opened(application: ASGIApp, ping_interval: float | None = None) -> tuple[DirectWebSocketProtocol, Wire]:
    """A connection after its handshake."""
    config = LimitedConfig(
        application,  # type: ignore[arg-type]
        Settings(), log_config=None, ws_max_size=LARGEST, ws_per_message_deflate=False, ws_ping_interval=ping_interval,
    )  # fmt: skip
    config.load()
    protocol, wire = DirectWebSocketProtocol(config, ServerState(), {}), Wire()
    protocol.connection_made(wire)
    protocol.data_received(upgrade("/", "token"))
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    wire.written = b""
    return protocol, wire


async def received(chunks: list[bytes]) -> tuple[list[Any], bytes]:
    """What the application receives if the bytes come in these chunks, and what the client is sent."""
    messages: list[Any] = []

    async def application(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            messages.append(message.get("text"))
        messages.append(message["code"])

    protocol, wire = await opened(application)
    for chunk in chunks:
        protocol.data_received(chunk)
    if protocol.conn.state is State.OPEN:
        protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)
    return messages, wire.written


def in_chunks(data: bytes, size: int) -> list[bytes]:
    return [data[start : start + size] for start in range(0, len(data), size)]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 8, 11, 64, 500])
def test_messages_are_the_same_however_they_are_cut(size: int) -> None:
    messages, written = asyncio.run(received(in_chunks(b"".join(STREAM), size)))
    assert messages == [*MESSAGES, 1005]
    assert written == bytes([PONG, 1]) + b"?"


def test_whole_frames_are_received() -> None:
    messages, written = asyncio.run(received(STREAM))
    assert messages == [*MESSAGES, 1005]
    assert written == bytes([PONG, 1]) + b"?"


@pytest.mark.parametrize("before", range(5))
def test_the_rest_of_a_frame_is_not_mistaken_for_a_frame(before: int) -> None:
    inside = bytes(before) + frame(TEXT, b"Aida")
    outside = bytes([BINARY, 0x80 | len(inside)]) + MASK + inside
    cut = len(outside) - len(inside) + before
    messages, _ = asyncio.run(received([outside[:cut], outside[cut:]]))
    assert messages == [None, 1005]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(FIRST_PART, b"Tu"), frame(TEXT, b"Aida")], 1002),
        ([bytes([TEXT, 4]) + b"Aida"], 1002),
        ([frame(PONG, b"x" * 126)], 1002),
        ([frame(TEXT, b"\xff")], 1007),
        ([frame(TEXT, b"x" * (LARGEST + 1))], 1009),
    ],
    ids=["inside-another", "unmasked", "long-pong", "not-utf-8", "too-large"],
)
def test_what_the_protocol_forbids_ends_the_connection(frames: list[bytes], code: int) -> None:
    messages, written = asyncio.run(received([frame(TEXT, b"Aida"), *frames]))
    assert messages[0] == "Aida"
    assert "Aida" not in messages[1:]
    assert code.to_bytes(2, "big") in written


def test_who_has_just_said_something_is_not_asked_for_a_sign_of_life() -> None:
    assert asyncio.run(signs_of_life()) == [b"", bytes([PING, 4]), b"", bytes([PING, 4])]


async def signs_of_life() -> list[bytes]:
    """What a client is sent each time it is to be asked: it has come, is silent, speaks, is silent again."""
    asked: list[bytes] = []

    async def application(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            pass

    protocol, wire = await opened(application, ping_interval=3600)
    for said in (b"", b"", frame(TEXT, b"Aida"), b""):
        if said:
            protocol.data_received(said)
        protocol.send_keepalive_ping()
        asked.append(wire.written[:2])
        wire.written = b""
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)
    return asked


def test_many_messages_at_once_wait_as_they_came() -> None:
    waiting, heard = asyncio.run(flood(5000))
    assert waiting <= MOST_UNREAD + PART // len(frame(TEXT, b"0000"))
    assert heard == [str(number) for number in range(1000, 6000)]


async def flood(count: int) -> tuple[int, list[Any]]:
    """How many of so many messages wait in memory at most, and what the application hears in the end."""
    heard: list[Any] = []

    async def application(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])

    protocol, _ = await opened(application)
    data = b"".join(frame(TEXT, str(number).encode()) for number in range(1000, 1000 + count))
    most = 0
    for chunk in in_chunks(data, len(data) // 2):
        protocol.data_received(chunk)
        most = max(most, protocol.queue.qsize())
    while len(heard) < count:
        await asyncio.sleep(0)
        most = max(most, protocol.queue.qsize())
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)
    return most, heard
