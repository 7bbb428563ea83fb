"""A client for a server's HTTP API and its match sockets."""

import json
from contextlib import ExitStack
from http.client import HTTPException, HTTPResponse
from typing import Final, cast
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit, urlunsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from operahouse.kernel.errors import OperahouseError, Refusal
from operahouse.kernel.game import Json

TIMEOUT: Final = 20.0
"""Seconds to wait for an HTTP response or for a socket to open."""
BOT_SIGN: Final = "(bot)"
"""With it the server marks the names of programs."""
SOCKET_SCHEMES: Final = {"http": "ws", "https": "wss"}


class ConnectionLost(Exception):
    """The socket broke. Commands that were not answered must be sent again."""


class ServerRefusal(Refusal):
    """The server refused something. It is explained in the language of this terminal."""

    def __init__(self, error: Json) -> None:
        details = error.get("details")
        key = str(error.get("key", "remote-nonsense"))
        super().__init__(str(error.get("rule", "")), key, details if isinstance(details, dict) else {})


class ServerClient:
    """Talks to one server with a session token."""

    def __init__(self, address: str, language: str, token: str = "") -> None:
        parts = urlsplit(address if "//" in address else f"http://{address}")
        if parts.scheme not in SOCKET_SCHEMES or not parts.netloc:
            raise OperahouseError("remote-address", {"address": address})
        self.address = urlunsplit((parts.scheme, parts.netloc, "", "", ""))
        self.token = token
        self._language = language

    def get(self, path: str) -> Json:
        """The response to a GET request."""
        return self._send(Request(self.address + path))

    def post(self, path: str, body: Json) -> Json:
        """The response to a POST request."""
        request = Request(self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        return self._send(request)

    def sign_in_as_guest(self, name: str) -> None:
        """Become a guest with this name, unless the token is still valid."""
        if self.token and self._is_signed_in():
            return
        self.token = str(self.post("/api/guests", {"name": name, "language": self._language})["token"])

    def create_bot_account(self, name: str, password: str) -> None:
        """Create the account of a program."""
        self.token = str(self.post("/api/accounts", {"name": name, "password": password, "bot": True})["token"])

    def sign_in_as_bot(self, name: str, password: str) -> None:
        """Use the account of a program, unless the token is still valid."""
        if not self.token or not self._is_signed_in():
            account: Json = {"name": f"{name} {BOT_SIGN}", "password": password}
            self.token = str(self.post("/api/sessions", account)["token"])

    def open_socket(self, match: str, after: int) -> "MatchSocket":
        """A socket to a match. The server first sends everything after that item."""
        scheme, host = urlsplit(self.address)[:2]
        address = f"{SOCKET_SCHEMES[scheme]}://{host}/api/tables/{quote(match)}/socket?after={after}"
        resources = ExitStack()
        try:
            connecting = connect(address, additional_headers=self._headers(), open_timeout=TIMEOUT, max_size=None)
            return MatchSocket(resources.enter_context(connecting), resources)
        except (OSError, InvalidHandshake, ConnectionClosed) as error:
            raise ConnectionLost(str(error)) from error

    def _is_signed_in(self) -> bool:
        try:
            self.get("/api/me")
        except ServerRefusal:
            self.token = ""
            return False
        return True

    def _headers(self) -> dict[str, str]:
        authorization = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"Accept-Language": self._language, **authorization}

    def _send(self, request: Request) -> Json:
        for name, value in self._headers().items():
            request.add_header(name, value)
        try:
            with cast("HTTPResponse", urlopen(request, timeout=TIMEOUT)) as response:
                return _read_json(response.read())
        except HTTPError as error:
            raise ServerRefusal(_error_in(error)) from None
        except (URLError, HTTPException, OSError) as error:
            raise OperahouseError("remote-no-server", {"address": self.address, "why": str(error)}) from error


class MatchSocket:
    """Messages to and from one match."""

    def __init__(self, socket: ClientConnection, resources: ExitStack) -> None:
        self._socket = socket
        self._resources = resources

    def send(self, message: Json) -> None:
        """Send a message. A command with the same id twice is the same request."""
        try:
            self._socket.send(json.dumps(message))
        except (OSError, ConnectionClosed) as error:
            raise ConnectionLost(str(error)) from error

    def receive(self, seconds: float | None = None) -> Json:
        """Wait for the next message; empty if none comes within these seconds."""
        try:
            return _read_json(self._socket.recv(seconds))
        except TimeoutError:
            return {}
        except (OSError, ConnectionClosed) as error:
            raise ConnectionLost(str(error)) from error

    def close(self) -> None:
        """Close the socket."""
        self._resources.close()


def _read_json(text: bytes | str) -> Json:
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise OperahouseError("remote-nonsense", {})
    return data


def _error_in(response: HTTPError) -> Json:
    """The error in a response. Other programs than ours may answer anything."""
    try:
        error = _read_json(response.read()).get("error")
    except OperahouseError:
        error = None
    return error if isinstance(error, dict) else {}
