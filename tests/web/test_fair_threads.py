"""Slow work of one guest neither holds up the others nor what the database is asked."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from operahouse.kernel.errors import Refusal
from operahouse.web import lessons
from operahouse.web.fair_threads import FairThreads
from tests.web import patient
from tests.web.serving import serving
from tests.web.visitor import Visitor


def test_a_hundred_replays_of_one_address_come_after_one_of_another() -> None:
    asyncio.run(_ask_for_a_hundred_and_one())


async def _ask_for_a_hundred_and_one() -> None:
    threads, held, done = FairThreads(), threading.Event(), list[str]()

    def work(who: str) -> None:
        held.wait()
        done.append(who)

    asked = [asyncio.create_task(threads.run(who, work, who)) for who in ["flood"] * 100 + ["other"]]
    await asyncio.sleep(0)
    held.set()
    await asyncio.gather(*asked)
    threads.close()
    assert done[:2] == ["flood", "other"]
    assert len(done) == 101


def test_whoever_stops_waiting_leaves_the_thread_to_the_next() -> None:
    asyncio.run(_leave_while_it_runs())


async def _leave_while_it_runs() -> None:
    threads, begun, held = FairThreads(), threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        held.wait()

    leaving = asyncio.create_task(threads.run("one", work))
    await asyncio.to_thread(begun.wait)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    following = asyncio.create_task(threads.run("one", lambda: "next"))
    held.set()
    assert await following == "next"
    threads.close()


def test_an_error_reaches_whoever_asked() -> None:
    threads = FairThreads()

    def fail() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        asyncio.run(threads.run("one", fail))
    threads.close()


def test_others_come_in_while_somebody_asks_for_slow_lessons(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()

    def slow_stage(_: object, __: object) -> dict[str, object]:
        held.wait()
        raise Refusal("", "refusal-unknown-move", {"move": "x"})

    monkeypatch.setattr(lessons, "lesson_stage", slow_stage)
    with serving(db) as served, ThreadPoolExecutor(40) as guests:
        url = f"{served.address}/api/lessons/opera/budget"
        asked = [guests.submit(patient.post, url, json={"answers": []}) for _ in range(40)]
        with Visitor(served.address, "Bob") as bob:
            assert bob.get("/api/me")["name"] == "Bob"
            assert bob.open()["status"] == "seating"
        assert not any(one.done() for one in asked)
        held.set()
        assert {one.result().status_code for one in asked} == {409}
