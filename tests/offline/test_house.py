"""The house without a server: the same messages, and nothing is true before it is kept."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from operahouse.games.catalogue import game_names, load_game
from operahouse.table.record import verify
from tests.offline.house import Page, open_page
from tests.offline.memory_database import MemoryDatabase


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test."""
    asyncio.run(work)


async def come(page: Page) -> None:
    """Somebody to whom the device belongs."""
    status, _ = await page.ask("POST", "/api/guests", {"name": "Anna", "language": "en"})
    assert status == 201


async def open_table(page: Page, game: str = "opera", *bots: str, options: list[str] | None = None) -> str:
    """A table against these bots."""
    seats = ["you", *(bots or ["random"])]
    terms = {"game": game, "players": len(seats), "seats": seats, "options": options or []}
    status, table = await page.ask("POST", "/api/tables", terms)
    assert status == 201, table
    return str(table["id"])


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_against_bots_and_what_is_asked_after_it(game: str) -> None:
    async def play() -> None:
        async with open_page() as page:
            await come(page)
            id_ = await open_table(page, game, "random", "random")
            last = await page.connect(id_).play()
            assert last["status"] == "ended"
            _, record = await page.ask("GET", f"/api/tables/{id_}/record")
            assert verify(load_game(game), record).drawn >= 0
            _, replay = await page.ask("GET", f"/api/tables/{id_}/replay", query={"screen": last["you"]})
            number = replay["items"][-1]["number"]
            _, moment = await page.ask("GET", f"/api/tables/{id_}/replay/{number}", query={"screen": last["you"]})
            assert moment["view"] == last["view"]
            status, found = await page.ask("GET", f"/api/tables/{id_}/moments")
            assert status == 200
            assert isinstance(found["moments"], list)

    run(play())


def test_a_reload_goes_on_where_it_was() -> None:
    async def play() -> None:
        async with open_page() as page:
            await come(page)
            id_ = await open_table(page)
            seat = page.connect(id_)
            hello = await seat.next("hello")
            move = hello["snapshot"]["options"][0]["move"]
            seat.send({"type": "command", "command": {"kind": "play", "move": move}})
            await seat.next("done")
            kept = page.database
        async with open_page(kept) as page:
            again = await page.connect(id_).next("hello")
            assert again["number"] > hello["number"]
            assert again["snapshot"]["you"] == hello["snapshot"]["you"]
            assert (await page.connect(id_).play())["status"] == "ended"

    run(play())


def test_what_can_not_be_kept_is_told_and_changes_nothing() -> None:
    async def play() -> None:
        async with open_page() as page:
            await come(page)
            id_ = await open_table(page, "opera", "novice")
            seat = page.connect(id_)
            hello = await seat.next("hello")
            await asyncio.sleep(0.1)
            page.database.full = True
            before = len(page.database.log[id_])
            move = hello["snapshot"]["options"][0]["move"]
            seat.send({"type": "command", "command": {"kind": "play", "move": move}})
            refused = await seat.next("refused")
            assert refused["error"]["key"] == "offline-full"
            assert "no room left" in refused["error"]["text"]
            assert len(page.database.log[id_]) == before
            page.database.full = False
            seat.send({"type": "command", "command": {"kind": "play", "move": move}})
            await seat.next("done")

    run(play())


def test_another_tab_may_have_been_quicker() -> None:
    async def play() -> None:
        kept = MemoryDatabase()
        async with open_page(kept) as page:
            await come(page)
            id_ = await open_table(page, "opera", "novice")
            async with open_page(kept) as other:
                one, two = page.connect(id_), other.connect(id_)
                hello = await one.next("hello")
                await two.next("hello")
                for seat in (one, two):
                    seat.send({"type": "command", "command": {"kind": "say", "text": "Bravo!"}})
                await one.next("done")
                await two.next("done")
                assert [line["number"] for line in kept.log[id_]] == list(range(1, len(kept.log[id_]) + 1))
                assert hello["snapshot"]["status"] == "playing"

    run(play())


def test_a_game_goes_into_a_file_and_comes_out_of_it_on_another_device() -> None:
    async def play() -> None:
        async with open_page() as page:
            await come(page)
            id_ = await open_table(page)
            seat = page.connect(id_)
            await seat.next("hello")
            _, file = await page.ask("GET", f"/api/tables/{id_}/game")
        async with open_page() as other:
            await other.ask("POST", "/api/guests", {"name": "Bob", "language": "nl"})
            status, found = await other.ask("POST", "/api/games", json.loads(json.dumps(file)))
            assert status == 201, found
            assert found["table"]["you"] is not None
            assert (await other.connect(found["table"]["id"]).play())["status"] == "ended"

    run(play())


def test_a_file_that_can_not_have_happened_is_refused() -> None:
    async def play() -> None:
        async with open_page() as page:
            await come(page)
            id_ = await open_table(page)
            seat = page.connect(id_)
            await seat.play()
            _, file = await page.ask("GET", f"/api/tables/{id_}/game")
            moves = [entry for entry in file["entries"] if entry["kind"] == "moved" and entry["seat"] != "chance"]
            kind = moves[0]["move"].split()[0]
            moves[0]["move"] = next(each["move"] for each in moves if not each["move"].startswith(kind))
            tables = set(page.database.log)
            status, answer = await page.ask("POST", "/api/games", file)
            assert status == 422
            assert answer["error"]["key"] == "table-malformed-entry"
            assert set(page.database.log) == tables

    run(play())


def test_lessons_are_played_and_kept() -> None:
    async def play() -> None:
        async with open_page() as page:
            await come(page)
            status, stage = await page.ask("POST", "/api/lessons/opera/budget", {"answers": []})
            assert (status, stage["step"], stage["done"]) == (200, 1, False)
            status, error = await page.ask("POST", "/api/lessons/opera/nothing", {"answers": []})
            assert (status, error["error"]["key"]) == (404, "learn-unknown")
            assert (await page.ask("PUT", "/api/me/lessons/opera/budget", {}))[0] == 204
            assert page.database.lessons == {("opera", "budget")}

    run(play())


def test_a_fault_is_told_and_nobody_waits_for_ever() -> None:
    async def play() -> None:
        async with open_page() as page:
            status, error = await page.ask("GET", "/api/tables/nothing")
            assert (status, error["error"]["key"]) == (404, "web-unknown-table")
            assert (await page.ask("GET", "/api/nowhere"))[0] == 404
            seat = page.connect("nothing")
            assert (await seat.next("closing"))["error"]["key"] == "web-sign-in"
            assert await seat.closed == 4401

    run(play())
