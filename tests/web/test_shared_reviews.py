"""A finished game looked at together: comments, leading and following, and what may be shared of it."""

import struct
import zlib
from pathlib import Path
from typing import Any

import httpx
import pytest

from operahouse.web import comments
from tests.web.conftest import Come
from tests.web.serving import serving
from tests.web.test_people import key
from tests.web.test_reviews import finished, whole_review
from tests.web.visitor import TableSocket, Visitor


def write(visitor: Visitor, table: str, text: str, place: int = 1) -> httpx.Response:
    """A comment."""
    return visitor.http.post(f"/api/tables/{table}/comments", json={"place": place, "text": text})


def texts(visitor: Visitor, table: str) -> list[str]:
    """What is written about a game, as this visitor reads it."""
    return [one["text"] for one in visitor.get(f"/api/tables/{table}/comments")["comments"]]


def lead(line: TableSocket, place: int, **parts: Any) -> None:  # noqa: ANN401
    """Lead from that moment."""
    line.send({"type": "lead", "id": "l", "on": True, "place": place, "seat": "north", "open": False, **parts})


def test_comments_are_kept_told_and_read_in_the_order_of_the_game(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = finished(anna, public=True)
    with anna.watch(table) as line:
        assert write(bob, table, "  Too late! ", 3).status_code == 201
        line.until("commented")
    assert write(anna, table, "A bold bid.", 1).status_code == 201
    first, second = anna.get(f"/api/tables/{table}/comments")["comments"]
    assert (first["text"], first["name"], first["seat"], first["mine"]) == ("A bold bid.", "Anna", "north", True)
    assert (second["text"], second["seat"], second["mine"], second["removable"]) == ("Too late!", None, False, True)
    assert texts(come("", False), table) == ["A bold bid.", "Too late!"]


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("  ", 1, "table-text-empty"),
        ("x" * 501, 1, "table-text-long"),
        ("a\u202eb", 1, "table-text-unprintable"),
        ("Well played", 10_000, "table-no-such-moment"),
    ],
)
def test_a_comment_that_says_nothing_or_too_much_is_refused(come: Come, text: str, place: int, expected: str) -> None:
    anna = come("Anna")
    table = finished(anna)
    answer = write(anna, table, text, place)
    assert (answer.status_code, key(answer)) == (409, expected)
    assert texts(anna, table) == []


def test_nobody_comments_on_a_game_that_goes_on_or_that_they_may_not_read(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    running = anna.open(seats=["you", "random"])["id"]
    assert key(write(anna, running, "Hm")) == "table-screens-closed"
    private = finished(anna, public=False)
    assert write(bob, private, "Hm").status_code == 404
    assert bob.http.get(f"/api/tables/{private}/comments").status_code == 404


def test_comments_are_bounded(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comments, "MOST_OF_PERSON", 1)
    monkeypatch.setattr(comments, "MOST_OF_GAME", 2)
    anna, bob, carla = come("Anna"), come("Bob"), come("Carla")
    table = finished(anna, public=True)
    assert write(anna, table, "One").status_code == 201
    assert key(write(anna, table, "Two")) == "web-many-comments"
    assert write(bob, table, "Three").status_code == 201
    assert key(write(carla, table, "Four")) == "web-many-comments"


def test_comments_are_removed_by_their_writer_or_the_host_alone(come: Come) -> None:
    anna, bob, carla = come("Anna"), come("Bob"), come("Carla")
    table = finished(anna, public=True)
    ids = [write(bob, table, text).json()["id"] for text in ("One", "Two")]
    path = f"/api/tables/{table}/comments"
    assert carla.http.delete(f"{path}/{ids[0]}").status_code == 404
    assert texts(carla, table) == ["One", "Two"]
    assert bob.http.delete(f"{path}/{ids[0]}").status_code == 204
    assert anna.http.delete(f"{path}/{ids[1]}").status_code == 204
    assert texts(carla, table) == []


def test_whoever_is_muted_is_not_read(come: Come) -> None:
    anna, bob, carla = come("Anna"), come("Bob"), come("Carla")
    table = finished(anna, public=True)
    write(bob, table, "Rubbish")
    with anna.watch(table) as line:
        line.do("mute", whom=bob.id, on=True)
        assert texts(anna, table) == []
        assert texts(carla, table) == ["Rubbish"]
        line.do("mute", whom=bob.id, on=False)
    assert texts(anna, table) == ["Rubbish"]


def test_comments_go_with_the_account_and_are_in_its_export(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = finished(anna, public=True)
    write(bob, table, "Well played")
    assert [one["text"] for one in bob.get("/api/me/export")["comments"]] == ["Well played"]
    assert bob.http.request("DELETE", "/api/me", json={}).status_code == 204
    assert texts(anna, table) == []


def test_others_follow_whoever_leads_until_they_leave(come: Come) -> None:
    anna, bob, carla = come("Anna"), come("Bob"), come("Carla")
    table = finished(anna, public=True)
    with bob.watch(table) as second:
        with anna.watch(table) as first:
            lead(first, 2)
            assert first.until("led")["lead"]["you"]
            shown = {"name": "Anna", "you": False, "place": 2, "seat": "north", "open": False}
            assert second.until("led")["lead"] == shown
            with carla.watch(table) as third:
                assert third.until("led")["lead"] == shown
            lead(first, 3, open=True)
            assert second.until("led")["lead"] == {**shown, "place": 3, "open": True}
            lead(second, 1)
            assert second.answer("l")["error"]["key"] == "web-led"
        assert second.until("led")["lead"] is None
        lead(second, 1)
        assert second.until("led")["lead"]["you"]
        second.send({"type": "lead", "on": False})
        assert second.until("led")["lead"] is None


def test_a_player_takes_the_lead_from_a_spectator(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = finished(anna, public=True)
    with bob.watch(table) as second, anna.watch(table) as first:
        lead(second, 1)
        first.until("led")
        lead(first, 2)
        assert first.until("led")["lead"]["you"]


@pytest.mark.parametrize(
    ("parts", "expected"), [({"place": 10_000}, "table-no-such-moment"), ({"seat": "west"}, "table-unknown-seat")]
)
def test_nobody_leads_to_where_nothing_is(come: Come, parts: dict[str, Any], expected: str) -> None:
    anna = come("Anna")
    table = finished(anna)
    with anna.watch(table) as line:
        lead(line, **{"place": 1, **parts})
        assert line.answer("l")["error"]["key"] == expected


def test_nobody_leads_while_the_game_goes_on(come: Come) -> None:
    anna = come("Anna")
    table = anna.open(seats=["you", "random"])["id"]
    with anna.watch(table) as line:
        lead(line, 0)
        assert line.answer("l")["error"]["key"] == "table-screens-closed"


def test_messengers_see_the_picture_of_a_public_game_alone(come: Come) -> None:
    anna, nameless = come("Anna"), come("", False)
    table = finished(anna, public=True)
    whole_review(anna, table)
    picture = nameless.http.get(f"/api/tables/{table}/picture.png")
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
    assert len(zlib.decompress(_chunk(picture.content, b"IDAT"))) == 630 * 1201
    running = anna.open(seats=["you", "random"], public=True)["id"]
    private = finished(anna, public=False)
    whole_review(anna, private)
    for hidden in (running, private, "nothing"):
        assert nameless.http.get(f"/api/tables/{hidden}/picture.png").status_code == 404


def test_messengers_read_title_and_result_of_a_public_game_alone(db: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>Operahouse</title></head><body></body></html>")
    with serving(db, client=tmp_path) as served, Visitor(served.address, "Anna <&>") as anna:
        public, private = finished(anna, public=True), finished(anna, public=False)
        plain = anna.http.get("/").text
        assert "og:title" not in plain
        for path in (f"/t/{public}", f"/t/{public}/replay"):
            page = anna.http.get(path).text
            assert f'<meta property="og:image" content="{served.address}/api/tables/{public}/picture.png" />' in page
            assert 'property="og:description" content="' in page
            assert "Anna &lt;&amp;&gt;" in page
            assert "Anna <&>" not in page
        for path in (f"/t/{private}", f"/t/{private}/replay", "/t/nothing"):
            assert anna.http.get(path).text == plain


def test_the_annotated_record_has_marks_ledger_and_comments(come: Come) -> None:
    anna, bob, nameless = come("Anna"), come("Bob"), come("", False)
    table = finished(anna, public=True)
    review = whole_review(anna, table)["review"]
    write(bob, table, "A bold bid.", 1)
    path = f"/api/tables/{table}/annotated"
    found = nameless.get(path)
    assert found["format"] == "operahouse-annotated/1"
    assert found["record"] == nameless.get(f"/api/tables/{table}/record")
    assert found["review"]["accounts"] == review["accounts"]
    assert [(one["place"], one["name"], one["text"]) for one in found["comments"]] == [(1, "Bob", "A bold bid.")]
    lines = nameless.http.get(path, params={"form": "text", "language": "en"}).text.splitlines()
    moves = [line for line in lines if line[:4].strip().isdigit() and line[4:6] == ". "]
    assert len(moves) == len(found["record"]["moves"])
    assert "      – Bob: A bold bid." in lines


def test_the_annotated_record_is_for_those_who_may_read_the_record(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    private = finished(anna, public=False)
    assert bob.http.get(f"/api/tables/{private}/annotated").status_code == 404
    running = anna.open(seats=["you", "random"])["id"]
    assert key(anna.http.get(f"/api/tables/{running}/annotated")) == "web-not-over"


def _chunk(png: bytes, name: bytes) -> bytes:
    """The content of a chunk of a picture."""
    place = png.index(name)
    length = int.from_bytes(png[place - 4 : place], "big")
    return png[place + 4 : place + 4 + length]
