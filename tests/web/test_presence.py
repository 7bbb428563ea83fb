"""Names, absence and waiting tables, over real sockets."""

from tests.web.conftest import Come
from tests.web.serving import serving
from tests.web.test_socket import two_at_a_table
from tests.web.visitor import Visitor


def test_a_new_name_is_the_one_at_the_table_at_once(come: Come) -> None:
    host, guest = two_at_a_table(come)
    host.visitor.http.patch("/api/me", json={"name": "Annette"})
    host.do("rename", name="whatever the client says")
    renamed = guest.until_item("renamed")
    assert (renamed["before"], renamed["name"]) == ("Anna", "Annette")
    assert {"name": "Annette", "seat": "north"} in guest.until("presence")["people"]


def test_whoever_changed_their_name_sits_down_under_the_new_one(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open()["id"]
    guest = bob.watch(table)
    bob.http.patch("/api/me", json={"name": "anna"})
    assert guest.refused("sit", seat="east", name="Bob") == "table-name-taken"
    bob.http.patch("/api/me", json={"name": "Roberto"})
    guest.sit("east")
    assert guest.until_item("seated")["name"] == "Anna"
    assert [item["name"] for item in guest.items if item["kind"] == "seated"] == ["Anna", "Roberto"]


def test_a_bot_stands_in_for_somebody_who_is_gone(db: str) -> None:
    with (
        serving(db, stand_in_seconds=0) as served,
        Visitor(served.address) as anna,
        Visitor(served.address, "B") as bob,
    ):
        table = anna.open()["id"]
        host, guest = anna.watch(table), bob.watch(table)
        guest.sit("east")
        host.do("start")
        assert host.refused("stand-in", absent="east", on=True) == "table-stand-in-here"
        guest.close()
        while not (absent := host.until("presence")["absent"]):
            pass
        assert absent["east"]["vote_in"] == 0
        host.do("stand-in", absent="east", on=True)
        assert host.until_item("left")["why"] == "vote"
        back = bob.watch(table)
        back.do("return")
        assert host.until_item("returned")["seat"] == "east"


def test_nobody_is_voted_away_before_they_have_been_gone_for_a_while(come: Come) -> None:
    host, guest = two_at_a_table(come)
    guest.close()
    while not (absent := host.until("presence")["absent"]):
        pass
    assert 0 < absent["east"]["vote_in"] <= 60_000
    assert host.refused("stand-in", absent="east", on=True) == "table-stand-in-here"


def test_where_a_clock_runs_there_is_no_vote(come: Come) -> None:
    host, guest = two_at_a_table(come, pace={"kind": "slow", "days": 1})
    guest.close()
    while not (absent := host.until("presence")["absent"]):
        pass
    assert absent["east"]["vote_in"] is None


def test_a_waiting_table_is_closed_by_its_host(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(public=True)["id"]
    host, guest = anna.watch(table), bob.watch(table)
    assert guest.refused("close") == "table-not-host"
    host.do("close")
    assert guest.until_item("ended")["outcome"] == "closed"
    assert all(each["id"] != table for each in bob.get("/api/tables")["tables"])
