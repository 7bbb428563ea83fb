"""Which requests are refused, and how."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from operahouse.web.client_messages import MOST_IGNORED
from tests.web import patient
from tests.web.conftest import Come
from tests.web.serving import Served, serving
from tests.web.test_people import key
from tests.web.visitor import Visitor


def test_every_answer_carries_a_strict_policy(served: Served) -> None:
    for path in ("/", "/api/house", "/api/nothing", "/texts/en/web.ftl", "/healthz"):
        headers = patient.get(f"{served.address}{path}").headers
        policy = dict(part.partition(" ")[::2] for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
        assert policy["frame-ancestors"] == "'none'"
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_what_belongs_to_a_person_is_kept_nowhere_on_the_way(served: Served) -> None:
    assert patient.get(f"{served.address}/api/house").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_pages_of_other_sites_do_nothing_here(served: Served, come: Come, origin: str) -> None:
    anna = come()
    for method, path in [("POST", "/api/tables"), ("DELETE", "/api/sessions"), ("PATCH", "/api/me")]:
        answer = anna.http.request(method, path, json={}, headers={"Origin": origin})
        assert (answer.status_code, key(answer)) == (403, "web-foreign-origin")
    table = anna.open()["id"]
    url = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(url, additional_headers={"Cookie": f"operahouse={anna.token}"}, origin=Origin(origin)),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_may_and_those_that_were_named(db: str) -> None:
    with serving(db, origins=("http://localhost:5173",)) as served:
        for origin in (served.address, "http://localhost:5173"):
            answer = patient.post(f"{served.address}/api/guests", json={"name": "A"}, headers={"Origin": origin})
            assert answer.status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_forms_of_other_sites_are_not_json(served: Served, kind: str) -> None:
    headers = {"Content-Type": kind} if kind else {}
    answer = patient.post(f"{served.address}/api/guests", content=b'{"name": "A"}', headers=headers)
    assert (answer.status_code, key(answer)) == (415, "web-json-only")


def test_what_is_too_large_is_not_read(served: Served, come: Come) -> None:
    body = b'{"name": "' + b"x" * 70_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    answer = patient.post(f"{served.address}/api/guests", content=body, headers=headers)
    assert (answer.status_code, key(answer)) == (413, "web-too-large")
    anna = come()
    line = anna.watch(anna.open()["id"])
    line.send("x" * 70_000)
    assert line.closed_with() == 1009


@pytest.mark.parametrize(
    "body", [b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"name": {"$gt": ""}}', b'{"name": null}']
)
def test_nonsense_is_refused_by_its_place(served: Served, body: bytes) -> None:
    answer = patient.post(f"{served.address}/api/guests", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]


def test_a_foreign_table_is_not_played_at(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    line = bob.watch(anna.open(seats=["you", "random"])["id"])
    assert line.refused("play", move="bid 1") == "table-no-seat"
    assert line.refused("undo") == "table-no-seat"
    assert line.refused("kick", seat="east") == "table-not-host"
    assert line.refused("start") == "table-not-host"
    assert line.refused("say", text="hello") == "table-stranger"
    line.send({"type": "preview", "id": "q", "moves": ["bid 1"]})
    assert line.answer("q")["error"]["key"] == "table-no-seat"
    line.send({"type": "hint", "id": "h"})
    assert line.answer("h")["error"]["key"] == "table-no-seat"


def test_the_same_id_of_another_person_is_another_request(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open()["id"]
    host, guest = anna.watch(table), bob.watch(table)
    assert host.do("say", "same", text="one") != guest.do("sit", "same", seat="east", name="")
    assert guest.items[-1]["kind"] == "seated"


def test_unknown_tables_and_strangers_are_shown_out(come: Come) -> None:
    anna, stranger = come(), come("X", False)
    unknown = anna.watch("0" * 32)
    assert (unknown.hello["error"]["key"], unknown.closed_with()) == ("web-unknown-table", 4404)
    without = stranger.watch(anna.open()["id"])
    assert (without.hello["error"]["key"], without.closed_with()) == ("web-sign-in", 4401)


def test_who_asks_too_often_waits(db: str) -> None:
    limits = {"arrivals": "2/hour", "codes": "3/minute", "openings": "1/hour"}
    with serving(db, **limits) as served, Visitor(served.address) as anna:
        Visitor(served.address, "Bob").go()
        late = anna.http.post("/api/guests", json={"name": "Cleo"})
        assert (late.status_code, key(late)) == (429, "web-too-many")
        tried = [anna.http.get(f"/api/codes/AAAAA{letter}").status_code for letter in "ABCDE"]
        assert tried == [404, 404, 404, 429, 429]
        anna.open()
        assert anna.http.post("/api/tables", json={"game": "toy", "players": 2}).status_code == 429


def test_many_guests_of_one_address_open_no_more_tables_than_a_few_people(db: str) -> None:
    with serving(db, openings="2/hour", people_of_address=2) as served:
        opened = []
        for name in ("Anna", "Bob", "Cleo"):
            with Visitor(served.address, name) as guest:
                asked = [guest.http.post("/api/tables", json={"game": "toy", "players": 2}) for _ in range(2)]
                opened += [answer.status_code for answer in asked]
        assert opened == [201, 201, 201, 201, 429, 429]


def test_thousands_of_attempts_from_one_address_leave_the_others_alone(db: str) -> None:
    with serving(db, connections="50/day", requests="200/day") as served, Visitor(served.address) as anna:
        line = anna.watch(anna.open()["id"])

        def attempt(_: int) -> int:
            try:
                with connect(f"ws://127.0.0.1:{served.port}/api/tables/none/socket") as socket:
                    socket.recv()
                    socket.recv()
            except InvalidStatus as refused:
                return refused.response.status_code
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0
            return 0

        with ThreadPoolExecutor(16) as pool:
            answers = list(pool.map(attempt, range(1000)))
        assert {4401: answers.count(4401), 429: answers.count(429)} == {4401: 49, 429: 951}
        with ThreadPoolExecutor(16) as pool:
            codes = list(pool.map(lambda _: patient.get(f"{served.address}/api/house").status_code, range(400)))
        assert {200: codes.count(200), 429: codes.count(429)} == {200: 198, 429: 202}
        assert line.do("say", text="still here") == 3


def test_who_talks_too_fast_is_told_so(db: str) -> None:
    with serving(db, messages_each_second=0.001, messages_at_once=3) as served, Visitor(served.address) as anna:
        line = anna.watch(anna.open()["id"])
        for index in range(3):
            line.do("say", text=f"number {index}")
        assert line.refused("say", text="one too many") == "web-too-many"


def test_many_sockets_share_the_limit_of_their_person(db: str) -> None:
    limits = {"messages_each_second": 0.001, "messages_at_once": 3}
    with serving(db, **limits) as served, Visitor(served.address) as anna, Visitor(served.address, "Bob") as bob:
        table = anna.open()["id"]
        for index in range(3):
            anna.watch(table).do("say", text=f"number {index}")
        assert anna.watch(table).refused("say", text="one too many") == "web-too-many"
        assert anna.watch(anna.open()["id"]).refused("say", text="elsewhere too") == "web-too-many"
        bob.watch(table).do("watch", name="Bob")


def test_many_people_share_the_limit_of_their_address(db: str) -> None:
    limits = {"commands_each_second": 0.001, "commands_at_once": 2, "people_of_address": 2}
    with serving(db, **limits) as served, Visitor(served.address) as anna:
        table = anna.open()["id"]
        for name in "BC":
            with Visitor(served.address, name) as guest:
                assert [guest.watch(table).ask("watch", name=name)["type"] for _ in range(3)] == [
                    "done", "done", "refused",
                ]  # fmt: skip
        assert anna.watch(table).refused("say", text="one too many") == "web-too-many"


def test_who_never_stops_is_disconnected(db: str) -> None:
    with serving(db, messages_each_second=0.001, messages_at_once=1) as served, Visitor(served.address) as anna:
        line = anna.watch(anna.open()["id"])
        for _ in range(MOST_IGNORED + 2):
            line.send({"type": "ping"})
        assert line.closed_with() == 4429


def test_too_many_sockets_of_one_person_are_turned_away(db: str) -> None:
    with serving(db, sockets_of_person=2) as served, Visitor(served.address) as anna:
        table = anna.open()["id"]
        lines = [anna.watch(table) for _ in range(3)]
        assert [line.hello["type"] for line in lines] == ["hello", "hello", "closing"]
        assert anna.watch(anna.open()["id"]).hello["error"]["key"] == "web-too-many"
        lines[0].close()
        served.wait_for(lambda: served.server.sockets[anna.id] == 1)
        assert anna.watch(table).hello["type"] == "hello"


def test_sockets_that_open_at_once_are_counted_too(db: str) -> None:
    with (
        serving(db, sockets_of_person=3) as served,
        Visitor(served.address) as anna,
        Visitor(served.address, "Bob") as bob,
        ThreadPoolExecutor(20) as pool,
    ):
        table = bob.open()["id"]
        lines = list(pool.map(lambda _: anna.watch(table), range(20)))
        assert [line.hello["type"] for line in lines].count("hello") == 3


def test_files_outside_the_client_are_not_served(db: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    client = tmp_path_factory.mktemp("client")
    (client / "index.html").write_text("<p>the client</p>")
    (client / "assets").mkdir()
    (client / "assets" / "a.js").write_text("1")
    with serving(db, client=client) as served, patient.Client(base_url=served.address) as http:
        assert http.get("/assets/a.js").headers["cache-control"].endswith("immutable")
        for path in ("/", "/t/abc", "/c/ABCDEF", "/%2e%2e/house.db", "/..%2fhouse.db", "//etc/passwd"):
            assert http.get(path).text == "<p>the client</p>"
        assert http.get("/assets/b.js").status_code == 404
        assert http.get("/texts/en/web.ftl").text.startswith("###")
        assert http.get("/texts/en/..%2f..%2fREADME.ftl").text == "<p>the client</p>"
        for path in ("/texts/%2e%2e/en.ftl", "/texts/xx/web.ftl", "/api/nothing"):
            answer = http.get(path)
            assert (answer.status_code, key(answer)) == (404, "web-not-here")
