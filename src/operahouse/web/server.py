"""The server process: uvicorn, told to say goodbye before it hangs up."""

import signal
import socket as sockets
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from fastapi import FastAPI

from operahouse.kernel.errors import OperahouseError
from operahouse.web.app import create_app
from operahouse.web.line import LineProtocol
from operahouse.web.logs import set_up_logs
from operahouse.web.rubbish import take_charge
from operahouse.web.settings import Library, Say, Settings

GOODBYE: Final = 10
"""Seconds in which what is in flight may be finished."""
QUEUE: Final = 2048
TRIES: Final = 20
"""Ports tried where any will do."""
TURN: Final = 0.001
"""Seconds after which a thread that runs makes way for one that waits. The store's thread needs the interpreter some
times a commit, and would wait the usual 5 thousandths each time while the tables keep this one busy.
"""


class Server(uvicorn.Server):
    """Tells every viewer that the house closes, before the sockets are closed."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        config = uvicorn.Config(
            app, log_config=None, access_log=False, server_header=False, ws=LineProtocol,
            ws_max_size=settings.largest_body, ws_per_message_deflate=False, proxy_headers=settings.behind_tls,
            forwarded_allow_ips="*" if settings.behind_tls else None, timeout_graceful_shutdown=GOODBYE, backlog=QUEUE,
        )  # fmt: skip
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """First words, then deeds."""
        await self._app.state.house.say_goodbye()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal to end is a wish, and is not raised again when it has been fulfilled."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def run(settings: Settings, say: Say, library: Library, listening: sockets.socket) -> None:
    """Serve until the process is told to end."""
    set_up_logs(settings.json_logs)
    server = Server(create_app(settings, say, library), settings)
    take_charge()
    sys.setswitchinterval(TURN)
    server.run([listening])


def listen(host: str, port: int, any_port: bool = False) -> sockets.socket:
    """A listening socket on that port; where any will do, on the next free one."""
    why = ""
    for candidate in range(port, port + (TRIES if any_port else 1)):
        listening = sockets.socket(sockets.AF_INET6 if ":" in host else sockets.AF_INET)
        listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(QUEUE)
        except OSError as trouble:
            listening.close()
            why = trouble.strerror or str(trouble)
        else:
            return listening
    details: dict[str, object] = {"host": host, "port": str(port), "other": str(port + 1), "why": why}
    raise OperahouseError("web-port-taken", details)
