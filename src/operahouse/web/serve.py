"""The server process: uvicorn with a graceful shutdown."""

import asyncio
import errno
import signal
import socket as sockets
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

import uvicorn
from fastapi import FastAPI
from structlog import get_logger

from operahouse.kernel.errors import OperahouseError
from operahouse.web.addresses import in_both_forms
from operahouse.web.app import create_app
from operahouse.web.connection_limits import LimitedConfig
from operahouse.web.gc_pauses import disable_automatic_gc
from operahouse.web.log_setup import set_up_logs
from operahouse.web.ports import Library, Localize
from operahouse.web.settings import Settings

SHUTDOWN_SECONDS: Final = 10
"""For finishing what is in flight."""
BACKLOG: Final = 2048
PORTS_TRIED: Final = 20
"""Where any port will do."""
SWITCH_INTERVAL: Final = 0.001
"""Seconds before a running thread yields to a waiting one. The writer thread needs the interpreter several times a
commit, and would wait the default 5 ms each time while the event loop is busy.
"""


class UvicornServer(uvicorn.Server):
    """Tells every viewer that the server stops, before the sockets are closed."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        config = LimitedConfig(
            app, settings, log_config=None, access_log=False, server_header=False, http=http_protocol(),
            ws=websocket_protocol(),
            ws_max_size=settings.largest_body, ws_per_message_deflate=False, proxy_headers=settings.behind_tls,
            forwarded_allow_ips=in_both_forms(settings.proxies), backlog=BACKLOG,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )  # fmt: skip
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Says goodbye to viewers before uvicorn closes their sockets."""
        await self._app.state.server.say_goodbye()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals stop the server and are not raised again afterwards, as uvicorn would."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def websocket_protocol() -> type[asyncio.Protocol] | Literal["auto"]:
    """The protocol with a direct channel, or uvicorn's own if uvicorn is not as that expects: slower, else the same."""
    try:
        from operahouse.web.websocket_protocol import DirectWebSocketProtocol
    except ImportError as missing:
        get_logger().warning("sockets without a direct channel", why=str(missing))
        return "auto"
    return DirectWebSocketProtocol


def http_protocol() -> type[asyncio.Protocol] | Literal["h11"]:
    """The protocol with limits, or if uvicorn is not as that expects one that at least limits the size of headers."""
    try:
        from operahouse.web.http_protocol import LimitedHttpProtocol
    except ImportError as missing:
        get_logger().warning("connections without time limits: put a proxy in front", why=str(missing))
        return "h11"
    return LimitedHttpProtocol


def run(settings: Settings, localize: Localize, library: Library, socket: sockets.socket) -> None:
    """Serve until the process is told to stop."""
    set_up_logs(settings.json_logs)
    server = UvicornServer(create_app(settings, localize, library), settings)
    disable_automatic_gc()
    sys.setswitchinterval(SWITCH_INTERVAL)
    server.run([socket])


def listen(host: str, port: int, any_port: bool = False) -> sockets.socket:
    """A listening socket on that port, or with `any_port` on the next free one."""
    why = ""
    for candidate in range(port, port + (PORTS_TRIED if any_port else 1)):
        socket = sockets.socket(sockets.AF_INET6 if ":" in host else sockets.AF_INET)
        socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        try:
            socket.bind((host, candidate))
            socket.listen(BACKLOG)
        except OSError as error:
            socket.close()
            if isinstance(error, sockets.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise OperahouseError("web-unknown-host", {"host": host}) from error
            why = error.strerror or str(error)
        else:
            return socket
    details: dict[str, object] = {"host": host, "port": str(port), "other": str(port + 1), "why": why}
    raise OperahouseError("web-port-taken", details)
