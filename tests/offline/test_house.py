"""The house without a server: the same messages, and nothing is true before it is kept."""

import asyncio
import json
import time
from collections.abc import Coroutine
from typing import Any, cast

import pytest

from operahouse.games.catalogue import game_names, load_game
from operahouse.review.report import ReviewJson
from operahouse.table.record import verify
from operahouse.web.reviews import ReviewService
from operahouse.web.wall_clock import CLOCK, SECOND, now
from tests.offline.house import Page, open_page
from tests.offline.memory_database import MemoryDatabase

LONG_AGO = 1000
"""Seconds."""


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


def test_the_time_is_right_though_this_memory_is_from_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        monkeypatch.setattr(CLOCK, "_offset", time.time() - time.monotonic() - LONG_AGO)
        async with open_page():
            assert abs(now() - time.time() * SECOND) < SECOND

    run(look())


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


def test_another_tab_shows_a_move_at_once() -> None:
    async def play() -> None:
        kept = MemoryDatabase()
        async with open_page(kept) as page:
            await come(page)
            id_ = await open_table(page, "opera", "novice")
            async with open_page(kept) as other:
                here, there = page.connect(id_), other.connect(id_)
                hello = await here.next("hello")
                await there.next("hello")
                kept.told = other.worker.heard
                move = hello["snapshot"]["options"][0]["move"]
                here.send({"type": "command", "command": {"kind": "play", "move": move}})
                while not any(
                    item["kind"] == "moved" and item.get("move") for item in (await there.next("news"))["items"]
                ):
                    pass

    run(play())


def test_a_branch_of_a_finished_game_is_played_named_and_listed() -> None:
    async def play() -> None:
        async with open_page() as page:
            await come(page)
            id_ = await open_table(page)
            seat = (await page.connect(id_).play())["you"]
            terms = {"place": 3, "seat": seat, "level": "random", "imagined": True}
            status, made = await page.ask("POST", f"/api/tables/{id_}/branches", terms)
            assert status == 201, made
            assert (await page.connect(made["id"]).play())["status"] == "ended"
            assert (await page.ask("PUT", f"/api/tables/{made['id']}/branch", {"name": " More "}))[0] == 204
            kept = page.database
        async with open_page(kept) as page:
            for asked in (id_, made["id"]):
                _, tree = await page.ask("GET", f"/api/tables/{asked}/branches")
                lines = [(line["id"], line["parent"], line["name"]) for line in tree["branches"]]
                assert lines == [(id_, None, ""), (made["id"], id_, "More")]

    run(play())


def test_a_review_is_kept_with_the_mistakes_to_learn_from(monkeypatch: pytest.MonkeyPatch) -> None:
    # The review that is made by itself after a game would add mistakes of its own.
    monkeypatch.setattr(ReviewService, "begin", lambda *_: None)

    async def play() -> None:
        async with open_page() as page:
            await come(page)
            id_ = await open_table(page)
            seat = (await page.connect(id_).play())["you"]
            decisions = [
                {"seat": seat, "place": place, "best": "bid 3", "mark": mark, "loss": loss}
                for place, mark, loss in ((4, "slip", 0.1), (9, "blunder", 0.4), (12, "best", 0.0))
            ]
            review = cast(ReviewJson, {"version": "1", "moments": [{"decisions": decisions}]})
            server = page.worker.server
            await server.keep_review(id_, (await server.live_match(id_)).match, review)
            kept = page.database
        async with open_page(kept) as page:
            assert await page.worker.server.find_review(id_, "1") == review
            assert await page.worker.server.find_review(id_, "2") is None
            _, before = await page.ask("GET", "/api/me/training")
            assert [(puzzle["place"], puzzle["mark"]) for puzzle in before["puzzles"]] == [(9, "blunder"), (4, "slip")]
            status, after = await page.ask("POST", f"/api/me/training/{id_}/9", {"solved": True})
            assert (status, after["box"], after["tried"]) == (200, 1, 1)
            await page.worker.server.keep_review(id_, (await page.worker.server.live_match(id_)).match, review)
            _, later = await page.ask("GET", "/api/me/training")
            assert later["puzzles"][-1] == after
            assert (await page.ask("POST", "/api/me/training/nothing/1", {"solved": True}))[0] == 404

    run(play())


@pytest.mark.parametrize("game", game_names())
def test_a_game_of_a_server_goes_on_and_is_handed_over(game: str) -> None:
    async def play() -> None:
        async with open_page() as page:
            await come(page)
            id_ = await open_table(page, game, "random")
            hello = await page.connect(id_).next("hello")
            shown = hello["snapshot"]
            body = {
                "parent": "elsewhere",
                "game": game,
                "options": [],
                "seat": shown["you"],
                "seats": {seat: who["bot"] for seat, who in shown["seats"].items()},
                "view": shown["view"],
            }
            status, made = await page.ask("POST", "/api/continuations", body)
            assert status == 201, made
            again = await page.connect(made["id"]).next("hello")
            assert again["snapshot"]["view"] == shown["view"]
            await page.connect(made["id"]).play()
            _, file = await page.ask("GET", f"/api/tables/{made['id']}/handover")
            assert (file["parent"], file["id"]) == ("elsewhere", made["id"])
            assert len(file["moves"]) > 10
            assert len(json.dumps(file)) < 65_536
            del body["view"]
            assert (await page.ask("POST", "/api/continuations", body))[0] == 422

    run(play())
