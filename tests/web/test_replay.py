"""A table to read: its board in lines of text, and a finished game moment by moment."""

import re

import pytest

from tests.web.conftest import Come
from tests.web.playing import play_on
from tests.web.test_people import key


@pytest.mark.parametrize(
    ("language", "round_one"), [("", "Round 1 of 9"), ("nl", "Ronde 1 van 9"), ("xx", "Round 1 of 9")]
)
def test_the_board_in_words(come: Come, language: str, round_one: str) -> None:
    anna = come()
    table = anna.open(game="opera", seats=["you", "random"])["id"]
    lines = anna.get(f"/api/tables/{table}/board?language={language}")["lines"]
    assert lines[0].startswith(round_one)


def test_the_board_shows_nobody_what_is_behind_a_screen(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(game="opera", seats=["you", "random"])["id"]
    own, others = (who.get(f"/api/tables/{table}/board?language=en")["lines"] for who in (anna, bob))
    assert any("personal stock" in line for line in own)
    assert not any("personal stock" in line for line in others)


def test_the_board_calls_people_by_their_names(come: Come) -> None:
    anna = come("Anna")
    table = anna.open(game="opera", seats=["you", "random"])["id"]
    board = "\n".join(anna.get(f"/api/tables/{table}/board?language=en")["lines"])
    assert "Anna level" in board
    assert "Anna (you):" in board
    assert "Domino:" in board
    assert not re.search("Red|Blue", board)


def test_before_the_game_there_is_no_board(come: Come) -> None:
    anna = come()
    answer = anna.http.get(f"/api/tables/{anna.open()['id']}/board")
    assert (answer.status_code, key(answer)) == (409, "table-not-begun")


def test_a_finished_game_is_told_again_with_any_screen_open(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(seats=["you", "random"], public=True)["id"]
    closed = anna.http.get(f"/api/tables/{table}/replay?screen=north")
    assert (closed.status_code, key(closed)) == (409, "table-screens-closed")
    play_on([anna.watch(table, snapshot="yes")])
    items = bob.get(f"/api/tables/{table}/replay?screen=north")["items"]
    moves = [item for item in items if item["kind"] == "moved" and item["seat"] == "north"]
    assert all("move" in item for item in moves)
    last = bob.get(f"/api/tables/{table}/replay/{items[-1]['number']}?screen=north")
    first = bob.get(f"/api/tables/{table}/replay/1?screen=north")
    assert (last["status"], last["you"], first["status"]) == ("ended", "north", "seating")
    missing = bob.http.get(f"/api/tables/{table}/replay/9999?screen=north")
    assert (missing.status_code, key(missing)) == (409, "table-no-such-moment")


def test_strangers_without_a_name_are_not_shown_anything(come: Come) -> None:
    table = come().open(seats=["you", "random"])["id"]
    assert come("X", False).http.get(f"/api/tables/{table}/board").status_code == 401


PAGES = ["record", "replay?screen=north", "replay/1?screen=north", "moments"]


@pytest.mark.parametrize("page", PAGES)
def test_a_finished_private_game_is_read_by_those_who_took_part(come: Come, page: str) -> None:
    anna, bob, stranger = come("Anna"), come("Bob"), come("Stranger")
    table = anna.open(players=3, seats=["you", "open", "random"])["id"]
    host, guest = anna.watch(table, snapshot="yes"), bob.watch(table)
    guest.sit("east")
    host.do("start")
    guest.do("resign")
    play_on([host])
    path = f"/api/tables/{table}/{page}"
    assert [who.http.get(path).status_code for who in (anna, bob)] == [200, 200]
    refused = stranger.http.get(path)
    assert (refused.status_code, key(refused)) == (404, "web-unknown-table")
    line = stranger.watch(table)
    assert (line.hello["error"]["key"], line.closed_with()) == ("web-unknown-table", 4404)
