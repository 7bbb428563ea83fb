"""What a connection may cost, whoever it belongs to.

How many there are from an address, how long a request takes to arrive, and how long a client leaves unread what it is
sent.
"""

import asyncio
from collections import Counter
from typing import Final

import uvicorn
from starlette.applications import Starlette

from operahouse.web.addresses import network_of
from operahouse.web.settings import Settings

SLOWEST_READER: Final = 500
"""Bytes a second. Who reads more slowly than this while something waits is disconnected."""


class ConnectionLimits:
    """The limits of all connections of this process, and how many there are from each address."""

    def __init__(self, settings: Settings) -> None:
        self.header_bytes = settings.largest_header
        self.header_seconds = settings.header_seconds
        self.unread_seconds = settings.unread_seconds
        self._most = 0 if settings.behind_tls else settings.connections_of_address
        """0 if all connections come from a proxy."""
        self._open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """One more connection from there. Returns whether that is allowed; it counts until it leaves in any case."""
        network = network_of(host)
        self._open[network] += 1
        return not self._most or self._open[network] <= self._most

    def leave(self, host: str) -> None:
        """A connection from there is closed."""
        network = network_of(host)
        self._open[network] -= 1
        if self._open[network] <= 0:
            del self._open[network]


class LimitedConfig(uvicorn.Config):
    """Uvicorn's configuration, which every connection gets, with our limits."""

    def __init__(self, app: Starlette, settings: Settings, **options: object) -> None:
        super().__init__(app, **options)  # type: ignore[arg-type]
        self.connection_limits = ConnectionLimits(settings)


class UnreadWatch:
    """Ends a connection whose client does not read what it is sent. A slow reader has as long as it takes."""

    __slots__ = ("_left", "_seconds", "_timer", "_transport")

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self._left = 0

    def start(self) -> None:
        """The client has to read before more can be written."""
        if self._timer is None:
            self._left = self._transport.get_write_buffer_size()
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def stop(self) -> None:
        """The client has read, or is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        before, self._timer = self._left, None
        if before - self._transport.get_write_buffer_size() < SLOWEST_READER * self._seconds:
            self._transport.abort()
        else:
            self.start()
