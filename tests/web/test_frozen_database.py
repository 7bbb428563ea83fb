"""A database that neither answers nor refuses: everything that waits for it ends in time, with a sentence."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from operahouse.store.connect import open_store
from tests.store.conftest import NewUrl
from tests.web import patient
from tests.web.frozen import Relay, relay
from tests.web.serving import Served, serving
from tests.web.visitor import Visitor


@pytest.fixture
def line(new_url: NewUrl) -> Iterator[Relay]:
    """A database that can freeze."""
    url = new_url("postgresql")
    open_store(url).close()
    with relay(url) as made:
        yield made


@pytest.fixture
def served(line: Relay) -> Iterator[Served]:
    """A server that gives up on the database after two seconds."""
    with serving(line.url, database_seconds=2.0) as running:
        try:
            yield running
        finally:
            line.thaw()


def test_its_health_says_so(line: Relay, served: Served) -> None:
    assert patient.get(f"{served.address}/healthz").status_code == 200
    line.freeze()
    answer = patient.get(f"{served.address}/healthz")
    assert (answer.status_code, answer.json()["error"]["key"]) == (503, "web-database-silent")


def test_requests_are_answered_with_a_sentence_and_work_again_afterwards(line: Relay, served: Served) -> None:
    with Visitor(served.address) as anna:
        line.freeze()
        for _ in range(3):
            answer = patient.post(f"{served.address}/api/guests", json={"name": "B"})
            assert answer.status_code == 503
            assert "Your game is safe" in answer.json()["error"]["text"]
        line.thaw()
        assert anna.open()["host"] == "Anna"


def test_a_move_that_cannot_be_stored_ends_the_connection_as_documented(line: Relay, served: Served) -> None:
    with Visitor(served.address) as anna:
        socket = anna.watch(anna.open()["id"])
        line.freeze()
        socket.send({"type": "command", "id": "c1", "command": {"kind": "say", "text": "hello"}})
        assert socket.until("closing")["error"]["key"] == "web-database-silent"
        assert socket.closed_with() == 4503


def test_who_comes_meanwhile_is_turned_away_as_documented(line: Relay, served: Served) -> None:
    with Visitor(served.address) as anna:
        table = anna.open()["id"]
        line.freeze()
        socket = anna.watch(table)
        assert socket.hello["error"]["key"] == "web-database-silent"
        assert socket.closed_with() == 4503


def test_a_file_that_cannot_be_written_is_no_good_health(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'house.db'}") as running:
        assert patient.get(f"{running.address}/healthz").status_code == 200  # it has started
        with closing(sqlite3.connect(tmp_path / "house.db")) as other:
            other.execute("BEGIN IMMEDIATE")
            assert patient.get(f"{running.address}/healthz").status_code == 503
        assert patient.get(f"{running.address}/healthz").status_code == 200
