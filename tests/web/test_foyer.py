"""The foyer: who looks for players, who plays, and seeking with one click."""

from operahouse.store.connect import open_store
from operahouse.store.foyer import Listing, write_listings
from operahouse.web.open_table import MOST_WAITING
from tests.store.conftest import NewUrl
from tests.store.matches import plain_append
from tests.web.conftest import Come
from tests.web.serving import serving
from tests.web.test_people import key
from tests.web.visitor import Message, Visitor

SLOW = {"kind": "slow", "days": 3}


def seek(visitor: Visitor, **wanted: object) -> Message:
    """The table that somebody is led to."""
    answer = visitor.http.post("/api/seeks", json={"game": "toy", "players": 2, **wanted})
    assert answer.status_code == 200, answer.text
    table: Message = answer.json()
    return table


def waiting(visitor: Visitor, query: str = "") -> list[str]:
    return [each["table"]["id"] for each in visitor.get(f"/api/foyer?{query}")["waiting"]]


def test_two_who_seek_the_same_play_with_each_other(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    first = seek(anna)
    assert (first["status"], first["you"]) == ("seating", "north")
    assert first["id"] in waiting(bob)
    second = seek(bob)
    assert (second["id"], second["status"], second["you"]) == (first["id"], "playing", "east")
    assert first["id"] not in waiting(bob)
    assert first["id"] in [each["table"]["id"] for each in come("Carl").get("/api/foyer")["playing"]]


def test_whoever_seeks_twice_waits_at_one_table(come: Come) -> None:
    anna = come("Anna")
    assert seek(anna, players=3)["id"] == seek(anna, players=3)["id"]


def test_nobody_fills_the_foyer_alone(db: str) -> None:
    with serving(db) as served, Visitor(served.address, "Anna") as anna, Visitor(served.address, "Bob") as bob:
        for days in range(1, MOST_WAITING + 1):
            seek(anna, pace={"kind": "slow", "days": days})
        full = anna.http.post("/api/seeks", json={"game": "toy", "players": 3, "pace": SLOW})
        assert (full.status_code, key(full)) == (409, "web-many-waiting")
        public = anna.http.post("/api/tables", json={"game": "toy", "players": 3, "public": True})
        assert (public.status_code, key(public)) == (409, "web-many-waiting")
        assert anna.open(public=False)["status"] == "seating"
        assert seek(bob, players=3, pace=SLOW)["status"] == "seating"
        assert seek(bob, pace={"kind": "slow", "days": 1})["status"] == "playing"
        assert seek(anna, players=3, pace={"kind": "slow", "days": 1})["status"] == "seating"


def test_other_terms_are_another_table(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = seek(anna, pace=SLOW)
    other = seek(bob, pace={"kind": "slow", "days": 2})
    assert table["id"] != other["id"]
    assert {table["id"], other["id"]} <= set(waiting(bob, "pace=slow"))
    assert not {table["id"], other["id"]} & set(waiting(bob, "pace=live"))
    assert seek(come("Carl"), pace=SLOW)["status"] == "playing"
    assert seek(come("Dora"), pace={"kind": "slow", "days": 2})["status"] == "playing"


def test_a_sought_game_starts_too_when_somebody_sits_down_at_the_table(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = seek(anna, players=2, pace={"kind": "live", "bank": 60_000, "grant": 0, "each": 0})["id"]
    line = bob.watch(table)
    line.sit("east")
    assert line.until_item("started")["seats"]


def test_a_table_that_was_opened_waits_for_its_host(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(public=True)["id"]
    assert table in waiting(bob, "game=toy&players=2")
    bob.watch(table).sit("east")
    assert bob.get(f"/api/tables/{table}")["status"] == "seating"


def test_private_tables_are_not_listed(come: Come) -> None:
    anna = come("Anna")
    table = anna.open()["id"]
    assert table not in waiting(anna)


def test_the_foyer_comes_in_pages(come: Come) -> None:
    anna, *others = come("Anna"), come("Bob"), come("Carl")
    opened = [host.open(public=True, players=3)["id"] for host in (anna, *others) for _ in range(8)]
    page = anna.get("/api/foyer?players=3")
    rest = anna.get(f"/api/foyer?players=3&before={page['next']}")
    assert page["waiting_in_all"] >= 24
    listed = [each["table"]["id"] for each in [*page["waiting"], *rest["waiting"]]]
    assert len(page["waiting"]) == 20
    assert set(opened) <= set(listed)
    assert rest["next"] is None


def test_wrong_terms_are_refused_and_open_nothing(come: Come) -> None:
    anna = come("Anna")
    before = anna.get("/api/foyer")["waiting_in_all"]
    for wanted, error in (
        ({"game": "chess", "players": 2}, "unknown-game"),
        ({"game": "toy", "players": 9}, "table-wrong-players"),
        ({"game": "toy", "players": 2, "pace": {}}, "malformed-missing"),
    ):
        assert key(anna.http.post("/api/seeks", json=wanted)) == error
    assert anna.get("/api/foyer")["waiting_in_all"] == before
    assert come("X", False).http.post("/api/seeks", json={"game": "toy", "players": 2}).status_code == 401


def test_a_table_that_cannot_be_read_keeps_nobody_from_playing(new_url: NewUrl) -> None:
    url = new_url("sqlite")
    store = open_store(url)
    store.submit(plain_append("broken", 1)).result()
    listing = Listing("broken", seeks=True, spectators=True, people=1, seen=0, until=2**53)
    store.change(lambda connection: write_listings(connection, [listing]))
    store.close()
    with serving(url) as served, Visitor(served.address, "Anna") as anna:
        assert "broken" in waiting(anna)
        assert seek(anna)["status"] == "seating"


def test_seekers_of_several_processes_meet(new_url: NewUrl) -> None:
    url = new_url("postgresql")
    with (
        serving(url) as one,
        serving(url) as two,
        Visitor(one.address, "Anna") as anna,
        Visitor(two.address, "Bob") as bob,
    ):
        table = seek(anna)
        assert seek(bob)["id"] == table["id"]
        assert anna.watch(table["id"]).until_item("started")["seats"]
