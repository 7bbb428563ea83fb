"""What a stranger can cost the server: connections, headers, half requests, and answers that nobody reads."""

import socket as sockets
import sys

import pytest

from operahouse.web import serve, websocket_protocol
from operahouse.web.http_protocol import MOST_PIPELINED
from tests.web import patient
from tests.web.raw import PING, TEXT, everything, frame, raw, read_until, upgrade
from tests.web.serving import serving
from tests.web.visitor import Visitor

HALF = b"GET /healthz HTTP/1.1\r\nHost: house\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"


def status(answer: bytes) -> bytes:
    return answer.partition(b"\r\n")[0]


@pytest.mark.parametrize("begin", [HALF + b"X: ", b"GET /", HALF])
def test_a_header_without_an_end_is_not_read_on(db: str, begin: bytes) -> None:
    with serving(db, largest_header=10_000) as served, raw(served.port) as connection:
        connection.sendall(begin)
        line = b"x" * 1000 if begin != HALF else b"x: y\r\n" * 200
        sent = 0
        try:
            while sent < 10_000_000:
                sent += connection.send(line)
        except OSError:
            pass
        assert sent < 10_000_000
        assert patient.get(f"{served.address}/healthz").status_code == 200


def test_a_large_header_is_refused_with_a_reason(db: str) -> None:
    with serving(db, largest_header=1024) as served, raw(served.port) as connection:
        connection.sendall(HALF + b"X: 1\r\n")
        connection.sendall(b"Y: " + b"y" * 2000)
        assert status(everything(connection)) == b"HTTP/1.1 431 Request Header Fields Too Large"


@pytest.mark.parametrize("part", [b"", b"\r\n", HALF, HALF + b"Upgrade: websocket\r\nConnection: upgrade\r\n"])
def test_half_a_request_is_not_waited_for(db: str, part: bytes) -> None:
    with serving(db, header_seconds=0.2) as served, raw(served.port) as connection:
        connection.sendall(part)
        assert status(everything(connection)) == b"HTTP/1.1 408 Request Timeout"


def test_a_socket_is_no_request_that_must_arrive(db: str) -> None:
    with serving(db, header_seconds=0.2) as served, Visitor(served.address) as anna:
        line = anna.watch(anna.open()["id"])
        with raw(served.port) as later:
            everything(later)
        assert line.do("say", text="still here") == 3


def test_half_a_request_after_a_whole_one_is_not_waited_for_either(db: str) -> None:
    with serving(db, header_seconds=0.2) as served, raw(served.port) as connection:
        connection.sendall(HALF + b"\r\n" + HALF)
        answers = everything(connection)
        assert answers.startswith(b"HTTP/1.1 200")
        assert b"\r\n\r\n" in answers


def test_requests_without_end_are_not_read_on(db: str) -> None:
    with serving(db) as served, raw(served.port) as connection:
        connection.sendall((HALF + b"\r\n") * 10_000)
        answers = everything(connection)
        assert answers.count(b"HTTP/1.1 200 OK") <= MOST_PIPELINED
        assert b"HTTP/1.1 429 Too Many Requests" in answers
        with raw(served.port) as another:
            another.sendall((HALF + b"\r\n") * MOST_PIPELINED + HALF + b"connection: close\r\n\r\n")
            assert everything(another).count(b"HTTP/1.1 200 OK") == MOST_PIPELINED + 1


def test_a_body_that_does_not_come_is_not_waited_for(db: str) -> None:
    with serving(db, body_seconds=0.2) as served, raw(served.port) as connection:
        connection.sendall(POST + b"{")
        assert b"web-too-slow" in read_until(connection, b"web-too-slow")


def test_one_address_has_only_so_many_connections(db: str) -> None:
    with serving(db, connections_of_address=2) as served:
        with raw(served.port) as first, raw(served.port) as second:
            first.sendall(HALF)
            second.sendall(HALF)
            with raw(served.port) as third:
                assert everything(third) == b""
            first.sendall(b"\r\n")
            assert status(read_until(first, b"fine")) == b"HTTP/1.1 200 OK"
        assert patient.get(f"{served.address}/healthz").status_code == 200


def test_sockets_count_once_and_until_they_close(db: str) -> None:
    with serving(db, connections_of_address=3) as served, Visitor(served.address) as anna:
        table = anna.open()["id"]
        for _ in range(5):
            with anna.watch(table) as line:
                assert line.hello["type"] == "hello"


def test_who_sends_pings_without_end_is_disconnected(db: str) -> None:
    with serving(db) as served, Visitor(served.address) as anna:
        table = anna.open()["id"]
        with raw(served.port) as connection:
            connection.sendall(upgrade(f"/api/tables/{table}/socket", anna.token))
            read_until(connection, b"presence")
            connection.sendall(frame(PING, b"") * 1000)
            assert b"too many pings" in everything(connection)


def test_answers_to_pings_do_not_pile_up(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_protocol, "PINGS_AT_ONCE", 10**9)
    with serving(db, unread_seconds=3600) as served, Visitor(served.address) as anna:
        table = anna.open()["id"]
        with sockets.socket() as connection:
            connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            connection.connect(("127.0.0.1", served.port))
            connection.sendall(upgrade(f"/api/tables/{table}/socket", anna.token))
            read_until(connection, b"presence")
            for _ in range(100):
                connection.sendall(frame(PING, b"x" * 125) * 1000)
            assert 0 < served.waiting_bytes < 2_000_000
            connection.shutdown(sockets.SHUT_WR)


def test_who_does_not_read_is_disconnected(db: str) -> None:
    with serving(db, unread_seconds=0.2) as served, Visitor(served.address) as anna:
        table = anna.open()["id"]
        with sockets.socket() as connection:
            connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            connection.connect(("127.0.0.1", served.port))
            connection.sendall(upgrade(f"/api/tables/{table}/socket", anna.token))
            read_until(connection, b"presence")
            words = frame(TEXT, b'{"type": "command", "id": "%s"}' % (b"x" * 70))
            with pytest.raises(OSError, match=r"reset|[Bb]roken"):
                connection.sendall(words * 1_000_000)


def test_another_uvicorn_still_limits_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "operahouse.web.http_protocol", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn.protocols.http.httptools_impl", None)
    assert serve.http_protocol() == "h11"
