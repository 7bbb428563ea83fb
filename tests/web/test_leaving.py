"""Taking one's data along, and leaving for good."""

from operahouse.store.check import check
from tests.store.conftest import NewUrl
from tests.table.logged_match import find_game
from tests.web.conftest import Come
from tests.web.serving import Served, serving
from tests.web.test_people import PASSWORD, key
from tests.web.test_sign_in import account
from tests.web.visitor import Visitor


def leave(visitor: Visitor, password: str = "") -> int:
    return visitor.http.request("DELETE", "/api/me", json={"password": password}).status_code


def test_everything_about_oneself_can_be_taken_along(come: Come) -> None:
    anna, bob = account(come, "Fiordiligi"), come("Dorabella")
    table = anna.open()["id"]
    line = anna.watch(table)
    bob.watch(table).sit("east")
    line.do("say", text="soave sia il vento")
    line.do("note", text="a secret note")
    answer = anna.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["person"]["name"] == "Fiordiligi"
    assert [(one["id"], one["seat"], one["host"]) for one in data["tables"]] == [(table, "north", True)]
    assert [(entry["kind"], entry.get("text")) for entry in data["entries"]] == [
        ("seated", None), ("said", "soave sia il vento"), ("noted", "a secret note"),
    ]  # fmt: skip
    assert not any(word in answer.text for word in ("Dorabella", "seed", "argon2", bob.id))
    assert "soave" not in bob.http.get("/api/me/export").text


def test_an_account_leaves_with_its_password_only(come: Come) -> None:
    anna = account(come, "Despina")
    assert leave(anna) == leave(anna, "something else") == 401
    assert leave(anna, PASSWORD) == 204
    assert anna.http.get("/api/me").status_code == 401
    account(come, "Despina")


def test_games_go_on_without_whoever_left(served: Served, come: Come) -> None:
    anna, bob = come("Ferrando"), come("Guglielmo")
    table = anna.open(players=2, public=True)["id"]
    host, guest = anna.watch(table), bob.watch(table)
    guest.sit("east")
    host.until_item("seated")
    host.do("say", text="words of mine")
    host.do("start")
    guest.until_item("started")
    assert leave(anna) == 204
    assert host.until("closing")["error"]["key"] == "web-sign-in"
    end = guest.until_item("ended")
    assert end["outcome"] == "resigned"
    record = bob.http.get(f"/api/tables/{table}/record").text
    again = bob.watch(table)
    assert not any("Ferrando" in raw or "words of mine" in raw for raw in again.raw)
    assert "Ferrando" not in record
    assert [fault for finding in check(served.server.store.engine, find_game) for fault in finding.faults] == []


def test_a_table_whose_host_leaves_before_the_game_is_closed(come: Come) -> None:
    anna, bob = come("Ferrando"), come("Guglielmo")
    table = anna.open()["id"]
    line = bob.watch(table)
    line.sit("east")
    assert leave(anna) == 204
    assert line.until_item("ended")["outcome"] == "closed"
    assert line.refused("start") == "table-not-host"
    assert bob.get(f"/api/tables/{table}")["status"] == "ended"


def test_other_processes_forget_the_name_too(new_url: NewUrl) -> None:
    postgres = new_url("postgresql")
    with (
        serving(postgres) as one,
        serving(postgres) as two,
        Visitor(one.address, "Ferrando") as anna,
        Visitor(two.address, "Guglielmo") as bob,
    ):
        table = anna.open(players=2)["id"]
        host, guest = anna.watch(table), bob.watch(table)
        guest.sit("east")
        host.until_item("seated")
        host.do("start")
        guest.until_item("started")
        assert leave(anna) == 204
        guest.until_item("ended")
        again = bob.watch(table)
        while any("Ferrando" in raw for raw in again.raw):
            again = bob.watch(table)
        assert [item["name"] for item in again.items if item["kind"] == "seated"] == ["—", "Guglielmo"]


def test_exports_are_rare(db: str) -> None:
    with serving(db, exports="1/hour") as served, Visitor(served.address) as anna:
        assert anna.http.get("/api/me/export").status_code == 200
        late = anna.http.get("/api/me/export")
        assert (late.status_code, key(late)) == (429, "web-too-many")
