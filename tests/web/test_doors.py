"""What nobody should send is answered with an error of the sender's: never with a 500, and never with a traceback."""

import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.store.conftest import NewUrl
from tests.web import patient
from tests.web.conftest import Come
from tests.web.raw import BINARY, RESERVED, TEXT, everything, frame, raw, read_until, reset, upgrade
from tests.web.serving import Served, serving
from tests.web.test_people import key
from tests.web.visitor import Visitor

LONG = "x" * 300
Faults = Callable[[], list[str]]


@pytest.fixture
def faults(caplog: pytest.LogCaptureFixture) -> Iterator[Faults]:
    """What was logged as an error."""
    with capture_logs() as own:
        yield lambda: [
            *(str(line["event"]) for line in own if line["log_level"] == "error"),
            *(record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR),
        ]


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "http://a]b"])
def test_an_origin_that_is_no_address_is_a_foreign_one(served: Served, origin: str, faults: Faults) -> None:
    answer = patient.post(f"{served.address}/api/guests", json={"name": "A"}, headers={"Origin": origin})
    assert (answer.status_code, key(answer)) == (403, "web-foreign-origin")
    with raw(served.port) as connection:
        connection.sendall(upgrade("/api/tables/x/socket", "", f"Origin: {origin}"))
        assert everything(connection).startswith(b"HTTP/1.1 403")
    assert faults() == []


@pytest.mark.parametrize("path", ["/%00", "/a%00b.js", f"/{LONG}", f"/{LONG}/{LONG}", "/texts/en/%00.ftl"])
def test_a_path_that_no_file_can_have_is_the_page_or_nothing(db: str, tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("<p>the client</p>")
    with serving(db, client=tmp_path) as served:
        assert patient.get(f"{served.address}{path}").status_code == (404 if path.startswith("/texts") else 200)
        assert patient.get(f"{served.address}/assets{path}").status_code == 404
        assert patient.get(f"{served.address}/texts/en/{LONG}.ftl").status_code == 404


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "PROPFIND", "PURGE"])
def test_methods_without_a_use_are_not_allowed(served: Served, method: str) -> None:
    answer = patient.request(method, f"{served.address}/api/house")
    assert (answer.status_code, key(answer)) == (405, "web-not-so")
    assert answer.headers["allow"]


def test_the_allowed_methods_come_before_the_form_of_the_body(served: Served) -> None:
    answer = patient.post(f"{served.address}/api/house", content=b"x")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET")


def test_an_upload_that_breaks_off_is_nobodys_fault(served: Served, faults: Faults) -> None:
    for length in (b"Content-Length: 1000", b"Transfer-Encoding: chunked"):
        with raw(served.port) as connection:
            head = b"POST /api/guests HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\n"
            connection.sendall(head + length + b"\r\nExpect: 100-continue\r\n\r\n")
            read_until(connection, b"100 Continue")
            connection.sendall(b'5\r\n{"nam')
            reset(connection)
    assert patient.get(f"{served.address}/healthz").status_code == 200
    assert faults() == []


def test_bytes_that_are_no_text_are_no_json(served: Served, come: Come, faults: Faults) -> None:
    anna = come()
    table = anna.open()["id"]
    with raw(served.port) as connection:
        connection.sendall(upgrade(f"/api/tables/{table}/socket", anna.token))
        read_until(connection, b"presence")
        connection.sendall(frame(BINARY, b'{"type": "ping", "id": "\xff\xfe"}'))
        assert b"web-not-json" in read_until(connection, b"refused")
        connection.sendall(frame(BINARY, b'{"type": "ping"}'))
        read_until(connection, b"pong")
    assert faults() == []


def test_who_leaves_before_the_first_word_leaves_no_trace(served: Served, come: Come, faults: Faults) -> None:
    anna = come()
    table = anna.open()["id"]
    for path in (f"/api/tables/{table}/socket", "/api/tables/none/socket"):
        for _ in range(10):
            with raw(served.port) as connection:
                connection.sendall(upgrade(path, anna.token))
                reset(connection)
    with anna.watch(table) as line:
        assert line.do("say", text="still here") == 3
    assert faults() == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_nul_is_found_nowhere(kind: str, new_url: NewUrl) -> None:
    with serving(new_url(kind)) as served, Visitor(served.address) as anna:
        paths = ["/api/tables/%00", "/api/codes/%00", "/api/tables?game=%00", "/api/records?game=%00",
                 "/api/ratings?game=%00", "/api/tables/%00/record", "/api/tables/%00/board",
                 "/api/tables/%00/replay?screen=%00", "/api/tables/%00/moments", "/api/games/%00",
                 "/api/rulebooks/%00?language=%00"]  # fmt: skip
        found = {path: anna.http.get(path).status_code for path in paths}
        assert found == dict.fromkeys(paths, 422)
        for path, body in [
            ("/api/sessions", {"name": "a\0", "password": "con brio, ma non troppo"}),
            ("/api/accounts", {"name": "a\0", "password": "con brio, ma non troppo"}),
            ("/api/guests", {"name": "a\0"}),
            ("/api/guests", {"name": "a", "language": "\0"}),
            ("/api/tables", {"game": "toy", "players": 2, "substitute": "\0"}),
            ("/api/tables", {"game": "\0", "players": 2}),
        ]:
            assert anna.http.post(path, json=body).status_code == 422, path
        line = anna.watch("%00")
        assert (line.hello["error"]["key"], line.closed_with()) == ("web-unknown-table", 4404)
        table = anna.watch(anna.open()["id"])
        assert table.refused("say", text="a\0b") == "table-text-unprintable"
        assert table.do("say", "c\0d", text="fine") == 3


@pytest.mark.parametrize("heard", [b"presence", b"\r\n\r\n"], ids=["everything", "no word yet"])
def test_a_good_message_before_a_bad_frame_is_answered(served: Served, come: Come, heard: bytes) -> None:
    anna = come()
    table = anna.open()["id"]
    command = {"type": "command", "id": "s1", "command": {"kind": "say", "text": "last words"}}
    with raw(served.port) as connection:
        connection.sendall(upgrade(f"/api/tables/{table}/socket", anna.token))
        read_until(connection, heard)
        connection.sendall(frame(TEXT, json.dumps(command).encode()) + frame(RESERVED, b""))
        rest = everything(connection)
    assert b'{"type":"done","id":"s1","number":3}' in rest
    assert rest[rest.index(b"\x88") + 2 :].startswith((1002).to_bytes(2))
    assert [item["text"] for item in anna.watch(table).items if item["kind"] == "said"] == ["last words"]


@pytest.mark.parametrize("length", ["Content-Length: 5", "Transfer-Encoding: chunked"])
def test_an_upgrade_with_a_body_is_refused_at_once(served: Served, come: Come, length: str) -> None:
    anna = come()
    table = anna.open()["id"]
    with raw(served.port) as connection:
        connection.sendall(upgrade(f"/api/tables/{table}/socket", anna.token, length))
        assert everything(connection).startswith(b"HTTP/1.1 400")
