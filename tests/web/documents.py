"""The conversation of docs/protocol.md, held again with a real server. Run as a module it writes the page anew."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.web.serving import serving
from tests.web.visitor import Message, TableSocket, Visitor

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BLOCK = re.compile(r"```(http|socket) (\w+)(?: (\S+))?\n(.*?)\n```", re.DOTALL)
SECRET = re.compile(r"[0-9a-f]{64}|[0-9a-f]{32}|[A-Za-z0-9_-]{43}|[A-Z2-9]{6}")
"""Ids, hashes, tokens and codes are different every time."""
LOOSE = {"setup", "advice", "view", "own", "started", "scores", "version", "recovery_codes", "codes"}
"""Random values: only their kind is compared."""
LONG_AGO = 10**12
"""Whole numbers above this are times."""


class Block(NamedTuple):
    """A part of the conversation: requests over HTTP, or messages of one socket."""

    kind: str
    person: str
    path: str
    lines: list[str]


def blocks(page: str) -> list[Block]:
    """All of them, in order."""
    return [Block(kind, person, path, text.split("\n")) for kind, person, path, text in BLOCK.findall(page)]


class Conversation:
    """Who talks, and which documented id stands for which real one."""

    def __init__(self, address: str, visits: ExitStack) -> None:
        self._address = address
        self._visits = visits
        self._people: dict[str, Visitor] = {}
        self._lines: dict[tuple[str, str], TableSocket] = {}
        self.real: dict[str, str] = {}

    def hold(self, block: Block) -> Iterator[tuple[str, str]]:
        """What is documented and what was really answered, one after another."""
        person = self._person(block.person)
        yield from self._request(person, block) if block.kind == "http" else self._talk(person, block)

    def _person(self, name: str) -> Visitor:
        if name not in self._people:
            self._people[name] = self._visits.enter_context(Visitor(self._address, name, guest=False))
        return self._people[name]

    def _request(self, person: Visitor, block: Block) -> Iterator[tuple[str, str]]:
        method, path = self.translated(block.lines[0]).split(" ")
        body = block.lines[1] if block.lines[1].startswith("{") else ""
        headers = {"Content-Type": "application/json", "Accept-Language": "en"}
        answer = person.http.request(method, path, content=self.translated(body) or None, headers=headers)
        if answer.status_code == 201 and "token" in answer.json():
            person.take(answer)
        status, *documented = block.lines[2 if body else 1 :]
        yield status, str(answer.status_code)
        if documented or answer.content:
            yield documented[0], json.dumps(answer.json(), ensure_ascii=False)

    def _talk(self, person: Visitor, block: Block) -> Iterator[tuple[str, str]]:
        said = [line[2:] for line in block.lines if line.startswith("> ")]
        expected = [line[2:] for line in block.lines if line.startswith("< ")]
        line, first = self._line(person, block)
        for text in said:
            line.send(self.translated(text))
        for text in expected:
            yield text, json.dumps(self._next(line, json.loads(text), first), ensure_ascii=False)

    def _line(self, person: Visitor, block: Block) -> tuple[TableSocket, list[Message]]:
        """The socket of a person to a table, and what it has just been greeted with."""
        if (block.person, block.path) in self._lines:
            line = self._lines[block.person, block.path]
            line.send({"type": "ping"})
            line.until("pong")
            return line, []
        table = self.translated(block.path).split("/")[3]
        line = person.watch(table, snapshot="yes" if block.path.endswith("yes") else "no")
        self._lines[block.person, block.path] = line
        return line, [json.loads(raw) for raw in line.raw]

    def _next(self, line: TableSocket, documented: Message, first: list[Message]) -> Message:
        """The next message of that type: others may come in between at any time."""
        while True:
            message = first.pop(0) if first else line.next()
            if message["type"] == documented["type"]:
                return message

    def translated(self, text: str) -> str:
        """With the real ids in place of the documented ones."""
        for documented, real in self.real.items():
            text = text.replace(documented, real)
        return text

    def same(self, documented: object, actual: object) -> bool:
        """Whether they differ only in ids and times; which ids belong together is remembered."""
        if isinstance(documented, dict) and isinstance(actual, dict):
            return documented.keys() == actual.keys() and all(
                type(documented[key]) is type(actual[key]) if key in LOOSE else self.same(documented[key], actual[key])
                for key in documented
            )
        if isinstance(documented, list) and isinstance(actual, list):
            pairs = zip(documented, actual, strict=False)
            return len(documented) == len(actual) and all(self.same(*pair) for pair in pairs)
        if isinstance(documented, str) and isinstance(actual, str) and SECRET.fullmatch(documented):
            return self.real.setdefault(documented, actual) == actual
        if isinstance(documented, str):
            return self.translated(documented) == actual
        return documented == actual or (_is_time(documented) and _is_time(actual))


def _is_time(value: object) -> bool:
    return isinstance(value, int) and value > LONG_AGO


def rewritten(page: str) -> str:
    """The page with the answers a server gives now."""
    with TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/house.db") as served, ExitStack() as visits:
        conversation = Conversation(served.address, visits)
        for block in blocks(page):
            for documented, actual in conversation.hold(block):
                if not conversation.same(_read(documented), _read(actual)):
                    page = page.replace(documented, actual, 1)
                    conversation.real = {real: real for real in SECRET.findall(actual)} | conversation.real
    return page


def _read(text: str) -> object:
    return json.loads(text)


if __name__ == "__main__":
    PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
