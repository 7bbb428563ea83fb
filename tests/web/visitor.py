"""A client that uses a server through HTTP and sockets, and nothing else."""

import json
from contextlib import ExitStack, suppress
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from operahouse.web.schemas.messages import from_server
from tests.web import patient

Message = dict[str, Any]


class Visitor:
    """A person with a token; signed in as a guest unless told otherwise."""

    def __init__(self, address: str, name: str = "Anna", guest: bool = True) -> None:
        self.http = patient.Client(base_url=address)
        self.address = address
        self.name = name
        self.id = ""
        self.token = ""
        self.sent = 0
        self.sockets: list[TableSocket] = []
        if guest:
            self.take(self.http.post("/api/guests", json={"name": name}))

    def take(self, answer: httpx.Response) -> None:
        """Become the person of the response."""
        assert answer.status_code == 201, answer.text
        welcome = answer.json()
        self.id, self.token = welcome["person"]["id"], welcome["token"]

    def get(self, path: str) -> Any:  # noqa: ANN401
        """A resource."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open(self, **wanted: object) -> Message:
        """A new table; of the toy for two unless said otherwise."""
        answer = self.http.post("/api/tables", json={"game": "toy", "players": 2, **wanted})
        assert answer.status_code == 201, answer.text
        table: Message = answer.json()
        return table

    def watch(self, table: str, after: int = 0, snapshot: str = "no", address: str = "") -> "TableSocket":
        """A socket."""
        self.sockets.append(TableSocket(self, address or self.address, table, after, snapshot))
        return self.sockets[-1]

    def go(self) -> None:
        """Close everything."""
        self.http.close()
        for line in self.sockets:
            line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.go()


class TableSocket:
    """A socket to a table. Every message is checked against the documented models."""

    def __init__(self, visitor: Visitor, address: str, table: str, after: int, snapshot: str) -> None:
        self.visitor = visitor
        self.raw: list[str] = []
        self.items: list[Message] = []
        self.snapshot: Message | None = None
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?after={after}&snapshot={snapshot}"
        headers = {"Authorization": f"Bearer {visitor.token}"}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(url, additional_headers=headers, max_size=None, max_queue=None, open_timeout=patient.PATIENCE)
        )
        self.hello = self.next()
        self.number: int = self.hello.get("number", 0)
        while len(self.items) < self.number - after:
            self.next()

    def next(self) -> Message:
        """The next message, whatever it is."""
        raw = self.socket.recv(timeout=patient.PATIENCE)
        assert isinstance(raw, str)
        from_server.validate_json(raw)
        self.raw.append(raw)
        message: Message = json.loads(raw)
        if message["type"] == "news" and not message.get("screen"):
            self.items += message["items"]
        self.snapshot = message.get("snapshot") or self.snapshot
        return message

    def until(self, kind: str) -> Message:
        """The next message of a kind."""
        while True:
            message = self.next()
            if message["type"] == kind:
                return message

    def until_item(self, kind: str) -> Message:
        """The first item of a kind."""
        seen = 0
        while True:
            for item in self.items[seen:]:
                if item["kind"] == kind:
                    return item
            seen = len(self.items)
            self.next()

    def send(self, message: Message | str) -> None:
        """Send a message."""
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def ask(self, kind: str, id_: str = "", **parts: object) -> Message:
        """Send a command and return the answer."""
        self.visitor.sent += 1
        id_ = id_ or f"c{self.visitor.sent}"
        self.send({"type": "command", "id": id_, "command": {"kind": kind, **parts}})
        return self.answer(id_)

    def answer(self, id_: str) -> Message:
        """The answer to a message."""
        while True:
            message = self.next()
            if message.get("id") == id_:
                return message

    def do(self, kind: str, id_: str = "", **parts: object) -> int:
        """A command that is carried out. Returns the number of the item that answers it."""
        answer = self.ask(kind, id_, **parts)
        assert answer["type"] == "done", answer
        number: int = answer["number"]
        return number

    def refused(self, kind: str, **parts: object) -> str:
        """A command that is refused. Returns the key that says why."""
        answer = self.ask(kind, "", **parts)
        assert answer["type"] == "refused", answer
        key: str = answer["error"]["key"]
        return key

    def sit(self, seat: str) -> int:
        """Take a seat."""
        return self.do("sit", seat=seat, name="")

    def closed_with(self) -> int:
        """The code with which the server closes the socket."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code

    def close(self) -> None:
        """Close the socket."""
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
