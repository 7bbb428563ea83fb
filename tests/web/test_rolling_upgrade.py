"""A process of the previous release goes on beside one of today's, which has migrated the database they share."""

import json
import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.compatibility.keep_release import KEPT
from tests.store.conftest import NewUrl
from tests.web import patient
from tests.web.serving import serving

ENGLISH = {"OPERAHOUSE_LANG": "en", "OPERAHOUSE_LANGUAGES": "en"}
PASSWORD = "piano, ma non troppo"
GAME = {"game": "opera", "players": 2, "begin": False, "public": True}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the source of the previous release."""
    folder = tmp_path_factory.mktemp("previous")
    with tarfile.open(KEPT) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


@contextmanager
def previous_release(package: Path, db: str) -> Iterator[str]:
    """The address of a server of the previous release, with the settings it was delivered with."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("OPERAHOUSE_")}
    process = subprocess.Popen(
        [sys.executable, "-m", "operahouse", "serve", "--port", "0", "--db", db],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env={**environment, **ENGLISH, "PYTHONPATH": str(package), "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found.group()
    finally:
        process.kill()
        process.communicate()


class Person:
    """Somebody who talks to servers of any version, so this knows as little of the messages as possible."""

    def __init__(self, welcome: httpx.Response) -> None:
        assert welcome.status_code == 201, welcome.text
        self.headers = {"Authorization": f"Bearer {welcome.json()['token']}"}

    def open(self, address: str) -> str:
        """A new table."""
        answer = patient.post(f"{address}/api/tables", json=GAME, headers=self.headers)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def command(self, address: str, table: str, **command: str) -> list[dict[str, Any]]:
        """Carry out a command at a table, and return everything that is known of it then."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?after=0"
        items: list[dict[str, Any]] = []
        with connect(url, additional_headers=self.headers, open_timeout=patient.PATIENCE) as socket:
            socket.send(json.dumps({"type": "command", "id": token_hex(8), "command": command}))
            while True:
                message = json.loads(socket.recv(timeout=patient.PATIENCE))
                assert message["type"] not in ("refused", "error"), message
                items += message.get("items", [])
                if message["type"] == "done":
                    return items


def guest(address: str, name: str) -> Person:
    """Somebody new without an account."""
    return Person(patient.post(f"{address}/api/guests", json={"name": name}))


def account(address: str, name: str, door: str = "accounts") -> Person:
    """Somebody who makes an account, or comes back to it."""
    return Person(patient.post(f"{address}/api/{door}", json={"name": name, "password": PASSWORD}))


def test_people_and_tables_are_served_by_both(package: Path, new_url: NewUrl) -> None:
    """Only accounts sit at tables of today's: the kept version refuses a log that says who is a guest."""
    db = new_url("postgresql")
    with ExitStack() as running:
        old = running.enter_context(previous_release(package, db))
        anna = guest(old, "Anna")
        first = anna.open(old)
        new = running.enter_context(serving(db)).address
        dora, ezra, fritz = account(old, "Dora"), account(new, "Ezra"), account(new, "Fritz")
        opened = [(anna, old), (guest(old, "Bob"), old), (dora, old), (dora, new), (ezra, old), (ezra, new)]
        for table in [first, *[person.open(address) for person, address in opened]]:
            for address in (new, old, new):
                fritz.command(address, table, kind="watch", name="Fritz")
                items = fritz.command(address, table, kind="watch", name="")
            assert [item["watching"] for item in items if item["kind"] == "watched"] == [True, False] * 3
        account(old, "Ezra", "sessions")
        account(new, "Dora", "sessions")
        assert patient.post(f"{new}/api/accounts", json={"name": "Dоra", "password": PASSWORD}).status_code == 409
