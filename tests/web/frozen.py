"""A way to PostgreSQL that can freeze: nothing is refused and nothing is answered, as when a machine hangs."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from urllib.parse import parse_qs, urlsplit

PIECE = 65_536
DEFAULT_PORT = 5432


class Relay:
    """Passes bytes between its own port and the database, until it is frozen."""

    def __init__(self, url: str) -> None:
        self._parts = urlsplit(url)
        self._thawed = Event()
        self._thawed.set()
        self._lines: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        """The address of the database behind the relay."""
        port = self._listening.getsockname()[1]
        user = self._parts.username or ""
        return f"postgresql://{user}@127.0.0.1:{port}{self._parts.path}"

    def freeze(self) -> None:
        """From now on nothing passes."""
        self._thawed.clear()

    def thaw(self) -> None:
        """Everything passes again, also what was held up."""
        self._thawed.set()

    def close(self) -> None:
        """End all connections."""
        self.thaw()
        for line in [self._listening, *self._lines]:
            line.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                inside, _ = self._listening.accept()
                self._lines.append(inside)
                Thread(target=self._join, args=[inside], daemon=True).start()

    def _join(self, inside: socket.socket) -> None:
        self._thawed.wait()
        outside = self._dial()
        self._lines.append(outside)
        Thread(target=self._pass, args=[inside, outside], daemon=True).start()
        self._pass(outside, inside)

    def _dial(self) -> socket.socket:
        """The database listens on a socket in the file system, or on a port."""
        port = self._parts.port or DEFAULT_PORT
        folder = parse_qs(self._parts.query).get("host", [""])[0]
        if not folder.startswith("/"):
            return socket.create_connection((self._parts.hostname or "127.0.0.1", port))
        line = socket.socket(socket.AF_UNIX)
        line.connect(str(Path(folder) / f".s.PGSQL.{port}"))
        return line

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while piece := source.recv(PIECE):
                self._thawed.wait()
                target.sendall(piece)
        for line in (source, target):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


@contextmanager
def relay(url: str) -> Iterator[Relay]:
    """A relay to that database."""
    made = Relay(url)
    try:
        yield made
    finally:
        made.close()
