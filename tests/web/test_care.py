"""Care for people: blocks, reports, the host's page, holidays, and games played to the end."""

import asyncio

import pytest

from operahouse.store.hosts import add_host
from operahouse.web.understudies import begin_holidays
from operahouse.web.wall_clock import now
from tests.web.conftest import Come
from tests.web.serving import Served
from tests.web.visitor import TableSocket, Visitor

DAY = 24 * 60 * 60 * 1000
PASSWORD = "con brio, ma non troppo"
SLOW = {"kind": "slow", "days": 3}


def account(come: Come, name: str) -> Visitor:
    visitor = come(name, False)
    visitor.take(visitor.http.post("/api/accounts", json={"name": name, "password": PASSWORD}))
    return visitor


def block(who: Visitor, whom: Visitor) -> None:
    assert who.http.post("/api/me/blocks", json={"person": whom.id}).status_code == 204


def begin(anna: Visitor, bob: Visitor) -> tuple[str, TableSocket, TableSocket]:
    table = anna.open(pace=SLOW)["id"]
    host, guest = anna.watch(table), bob.watch(table)
    guest.sit("east")
    host.until_item("seated")
    host.do("start")
    return table, host, guest


def test_who_is_blocked_cannot_sit_down_and_no_seek_pairs_them(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    block(anna, bob)
    assert anna.get("/api/me/blocks") == {"people": [{"id": bob.id, "name": "Bob"}]}
    table = anna.open(public=True)["id"]
    assert bob.watch(table).refused("sit", seat="east", name="") == "web-blocked"
    sought = {"game": "toy", "players": 3, "pace": {"kind": "slow", "days": 5}}
    tables = [each.http.post("/api/seeks", json=sought).json()["id"] for each in (anna, bob)]
    assert tables[0] != tables[1]
    assert anna.http.delete(f"/api/me/blocks/{bob.id}").status_code == 204
    bob.watch(table).sit("east")


def test_who_is_blocked_is_not_heard_and_never_learns_of_it(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table, host, guest = begin(anna, bob)
    block(anna, bob)
    guest.do("say", text="psst")
    host.do("say", text="hello")
    assert [item["text"] for item in host.items if item["kind"] == "said"] == ["hello"]
    assert not [item for item in bob.watch(table).items if item["kind"] == "muted"]


def test_a_report_keeps_the_words_and_only_hosts_read_it(served: Served, come: Come) -> None:
    host_of_house, anna, bob = account(come, "Hostess"), come("Anna"), come("Bob")
    table, host, guest = begin(anna, bob)
    guest.do("say", text="something nasty")
    host.until_item("said")
    body = {"person": bob.id, "table": table, "reason": "words", "words": "He always does."}
    assert anna.http.post("/api/reports", json=body).status_code == 204
    assert host_of_house.http.get("/api/host/reports").status_code == 403
    served.server.store.change(lambda connection: add_host(connection, host_of_house.id))
    report = host_of_house.get("/api/host/reports")["reports"][-1]
    assert (report["reporter"], report["name"], report["words"]) == ("Anna", "Bob", "He always does.")
    assert [(line["text"], line["reported"]) for line in report["lines"]] == [("something nasty", True)]
    ban = {"person": bob.id, "days": 7}
    assert host_of_house.http.post("/api/host/bans", json=ban).status_code == 204
    assert bob.http.get("/api/me").status_code == 401
    assert host_of_house.http.post(f"/api/host/reports/{report['id']}/close", json={}).status_code == 204
    assert host_of_house.get("/api/host")["open_reports"] == 0


@pytest.mark.parametrize(
    ("who", "guests", "accounts"), [("guests", 201, 403), ("closed", 403, 403), ("open", 201, 201)]
)
def test_the_host_decides_who_may_come(served: Served, come: Come, who: str, guests: int, accounts: int) -> None:
    host = account(come, f"Host of {who}")
    served.server.store.change(lambda connection: add_host(connection, host.id))
    assert host.http.put("/api/host/registration", json={"registration": who}).status_code == 204
    new = come("New", False)
    assert new.http.post("/api/guests", json={"name": "New"}).status_code == guests
    other = come("Other", False)
    body = {"name": f"New of {who}", "password": PASSWORD}
    assert other.http.post("/api/accounts", json=body).status_code == accounts
    assert host.http.put("/api/host/registration", json={"registration": "open"}).status_code == 204


def test_on_holiday_a_bot_plays_and_hands_the_seat_back(served: Served, come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table, host, guest = begin(anna, bob)
    guest.close()
    live = served.server.live_matches[table]
    served.wait_for(lambda: bob.id not in {viewer.person.id for viewer in live.viewers})
    plan = {"first": now() - DAY, "until": now() + DAY, "level": "random", "at_once": True}
    assert bob.http.put("/api/me/holiday", json=plan).status_code == 204
    asyncio.run_coroutine_threadsafe(begin_holidays(served.server), served.loop).result()
    left = host.until_item("left")
    assert (left["seat"], left["why"], left["bot"], left["until"]) == ("east", "holiday", "random", plan["until"])
    assert bob.get("/api/me/holiday") == {"holiday": plan}
    assert bob.http.delete("/api/me/holiday").status_code == 204
    assert host.until_item("returned")["seat"] == "east"


def test_games_that_somebody_left_are_not_finished(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    _, host, guest = begin(anna, bob)
    guest.do("resign")
    host.until_item("ended")
    while not bob.get("/api/me/finished")["games"]:
        bob.get("/api/me/profile")
    assert bob.get("/api/me/finished") == {"games": 1, "finished": 0}
    assert anna.get("/api/me/profile")["finished"] == {"games": 1, "finished": 1}
