"""Several processes on one PostgreSQL: viewers of one table at different servers, and a server that dies."""

import os
import signal
from contextlib import suppress
from time import monotonic

import httpx
import pytest

from operahouse.store.connect import open_store
from tests.store.conftest import NewUrl
from tests.web import patient
from tests.web.playing import play_on
from tests.web.serving import serving
from tests.web.starting import started
from tests.web.visitor import Message, TableSocket, Visitor


@pytest.fixture
def postgres(new_url: NewUrl) -> str:
    """A new database with its tables."""
    url = new_url("postgresql")
    open_store(url).close()
    return url


def test_viewers_at_different_servers_see_the_same_and_each_other(postgres: str) -> None:
    with (
        serving(postgres) as one,
        serving(postgres) as two,
        Visitor(one.address) as anna,
        Visitor(two.address, "Bob") as bob,
    ):
        table = anna.open()["id"]
        host, guest = anna.watch(table), bob.watch(table)
        assert both_present(host) == both_present(guest) == {"Anna", "Bob"}
        guest.sit("east")
        host.until_item("seated")
        host.do("start")
        guest.until_item("started")
        guest.do("play", move="bid 1")
        host.do("play", move="bid 0")
        end = play_on([anna.watch(table, snapshot="yes"), bob.watch(table, snapshot="yes")])
        assert end["outcome"] == "finished"
        both = [anna.watch(table, address=address).items for address in (one.address, two.address)]
        assert both[0] == both[1]


def both_present(line: TableSocket) -> set[str]:
    """Who watches the table, once there are two: the first viewer is first told that they are alone."""
    people: list[Message] = []
    while len(people) < 2:
        people = line.until("presence")["people"]
    return {person["name"] for person in people}


def test_moves_of_one_moment_are_both_played(postgres: str) -> None:
    """Each process decides on what it knows; the second one reads on and decides again."""
    with (
        serving(postgres) as one,
        serving(postgres) as two,
        Visitor(one.address) as anna,
        Visitor(two.address, "Bob") as bob,
    ):
        table = anna.open()["id"]
        host, guest = anna.watch(table), bob.watch(table)
        guest.sit("east")
        host.until_item("seated")
        host.do("start")
        guest.until_item("started")
        for index in range(30):
            host.send({"type": "command", "id": f"h{index}", "command": {"kind": "say", "text": f"host {index}"}})
            guest.send({"type": "command", "id": f"g{index}", "command": {"kind": "say", "text": f"guest {index}"}})
        for line, letter in ((host, "h"), (guest, "g")):
            assert all(line.answer(f"{letter}{index}")["type"] == "done" for index in range(30))
        items = anna.watch(table).items
        said = [item["text"] for item in items if item["kind"] == "said"]
        for name in ("host", "guest"):
            assert [text for text in said if text.startswith(name)] == [f"{name} {index}" for index in range(30)]


def test_another_process_takes_over_the_bots_of_one_that_died(postgres: str) -> None:
    with started(postgres) as first, started(postgres) as second:
        address, other = first.address(), second.address()
        with Visitor(address) as anna:
            table = anna.open(seats=["you", "random"])["id"]
            line = anna.watch(table, snapshot="yes")
            line.until_item("moved")
            first.kill()
            back = anna.watch(table, after=len(line.items), snapshot="yes", address=other)
            assert play_on([back])["outcome"] == "finished"


def test_clocks_run_out_though_nobody_is_connected(postgres: str) -> None:
    with serving(postgres) as one, Visitor(one.address) as anna:
        pace = {"kind": "live", "bank": 400, "grant": 0, "each": 0}
        table = anna.open(seats=["you", "random"], pace=pace)["id"]
        one.stop()
        with serving(postgres) as two:
            line = anna.watch(table, address=two.address)
            assert line.until_item("left")["why"] == "time"


def test_one_door_several_processes(postgres: str) -> None:
    with started(postgres, "--workers", "2") as server:
        address = server.address()
        with Visitor(address) as anna:
            table = anna.open(seats=["you", "random"])["id"]
            assert play_on([anna.watch(table, snapshot="yes")])["outcome"] == "finished"
            workers = children(server.pid)
            assert len(workers) == 2
            os.kill(workers[0], signal.SIGKILL)
            while not (set(children(server.pid)) - set(workers)):
                assert patient.get(f"{address}/healthz").status_code == 200
            table = anna.open(seats=["you", "random"])["id"]
            assert play_on([anna.watch(table, snapshot="yes")])["outcome"] == "finished"
        assert server.end() == 0


def children(pid: int) -> list[int]:
    """The server processes that share a port."""
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        return [int(word) for word in file.read().split()]


def test_workers_end_with_a_supervisor_that_was_killed(postgres: str) -> None:
    with started(postgres, "--workers", "2") as server:
        address = server.address()
        assert patient.get(f"{address}/healthz").status_code == 200
        workers = children(server.pid)
        server.kill()
        try:
            assert is_closed(address, monotonic() + 30)
        finally:
            for pid in workers:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)


def is_closed(address: str, end: float) -> bool:
    """Whether nobody answers at that address any more, before that time."""
    while monotonic() < end:
        try:
            patient.get(f"{address}/healthz")
        except httpx.ConnectError:
            return True
        except httpx.TransportError:
            continue
    return False
