"""The way into a house on a server: who one is there, its tables, and the line to one of them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException, HTTPResponse
from secrets import token_hex
from typing import Final, cast
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit, urlunsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from operahouse.kernel.errors import OperahouseError
from operahouse.kernel.game import Json

PATIENCE: Final = 20.0
"""Seconds to wait for an answer over HTTP or for a line to open."""
SECURE: Final = {"http": "ws", "https": "wss"}


class LineLost(Exception):
    """The line to the table broke; what was sent and not answered is to be sent again."""


class Denied(OperahouseError):
    """The server says no: told in the reader's language here, whatever language the guest has there."""

    def __init__(self, error: Json) -> None:
        details = error.get("details")
        super().__init__(str(error.get("key", "remote-nonsense")), details if isinstance(details, dict) else {})


class Door:
    """HTTP with a house, as somebody who is known there by a token."""

    def __init__(self, address: str, language: str, token: str = "") -> None:
        parts = urlsplit(address if "//" in address else f"http://{address}")
        if parts.scheme not in SECURE or not parts.netloc:
            raise OperahouseError("remote-address", {"address": address})
        self.address = urlunsplit((parts.scheme, parts.netloc, "", "", ""))
        self.token = token
        self._language = language

    def ask(self, path: str) -> Json:
        """What the house says of something."""
        return self._send(Request(self.address + path))

    def tell(self, path: str, body: Json) -> Json:
        """Ask the house for something new."""
        request = Request(self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        return self._send(request)

    def enter(self, name: str) -> None:
        """Become a guest with a name, unless one is known already."""
        if self.token and self._is_known():
            return
        self.token = str(self.tell("/api/guests", {"name": name, "language": self._language})["token"])

    @contextmanager
    def line(self, table: str, after: int) -> Iterator["Line"]:
        """A line to a table, from the last number seen on."""
        scheme, host = urlsplit(self.address)[:2]
        address = f"{SECURE[scheme]}://{host}/api/tables/{quote(table)}/socket?after={after}"
        try:
            with connect(address, additional_headers=self._headers(), open_timeout=PATIENCE, max_size=None) as socket:
                yield Line(socket)
        except (OSError, InvalidHandshake, ConnectionClosed) as wrong:
            raise LineLost(str(wrong)) from wrong

    def _is_known(self) -> bool:
        try:
            self.ask("/api/me")
        except Denied:
            self.token = ""
            return False
        return True

    def _headers(self) -> dict[str, str]:
        known = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"Accept-Language": self._language, **known}

    def _send(self, request: Request) -> Json:
        for name, value in self._headers().items():
            request.add_header(name, value)
        try:
            with cast("HTTPResponse", urlopen(request, timeout=PATIENCE)) as response:
                return _read(response.read())
        except HTTPError as error:
            raise Denied(_error_in(error)) from None
        except (URLError, HTTPException, OSError) as wrong:
            raise OperahouseError("remote-no-server", {"address": self.address, "why": str(wrong)}) from wrong


class Line:
    """Messages to and from one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def wish(self, wish: Json, id_: str) -> None:
        """Ask something of the table, under a name of its own: the same name twice is the same request."""
        self._socket.send(json.dumps({"type": "command", "id": id_, "command": wish}))

    def messages(self) -> Iterator[Json]:
        """What the table says, as it comes."""
        while True:
            yield _read(self._socket.recv())


def new_id() -> str:
    """A name for a request that nobody has used."""
    return token_hex(8)


def _read(text: bytes | str) -> Json:
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise OperahouseError("remote-nonsense", {})
    return data


def _error_in(answer: HTTPError) -> Json:
    """The error in an answer; other programs than ours answer otherwise."""
    try:
        error = _read(answer.read()).get("error")
    except OperahouseError:
        error = None
    return error if isinstance(error, dict) else {}
