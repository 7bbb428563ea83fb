"""The deal of the day over HTTP."""

from random import Random

from operahouse.store.connect import open_store
from operahouse.web.daily import _streak
from operahouse.web.daily_deal import archive_days, today
from tests.store.conftest import NewUrl
from tests.web.conftest import Come
from tests.web.playing import make_move
from tests.web.serving import serving
from tests.web.test_people import key
from tests.web.visitor import Message, TableSocket, Visitor


def start(visitor: Visitor) -> Message:
    """The table at which somebody plays the deal of today."""
    answer = visitor.http.post("/api/daily", json={})
    assert answer.status_code == 200, answer.text
    table: Message = answer.json()
    return table


def play_on(line: TableSocket, seed: int) -> Message:
    """To the end, at random."""
    chance = Random(seed)
    while not (ended := [item for item in line.items if item["kind"] == "ended"]):
        if not make_move(line, chance):
            line.next()
    return ended[0]


def own_part(view: Message) -> Message:
    """What one's seat was dealt, in whichever of the games the day has; bots that move meanwhile don't change it."""
    own: Message = view["players"][view["seat"]]
    return {**own, "seats": view["seats"]}


def test_everybody_plays_the_same_seat_of_the_same_deal_once(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    tables = [start(anna), start(bob)]
    assert tables[0]["id"] != tables[1]["id"]
    assert start(anna)["id"] == tables[0]["id"]
    assert [table["you"] for table in tables] == [anna.get("/api/daily")["seat"]] * 2
    assert [seat["bot"] for seat in tables[0]["seats"]] == [seat["bot"] for seat in tables[1]["seats"]]
    lines = [anna.watch(tables[0]["id"], snapshot="yes"), bob.watch(tables[1]["id"], snapshot="yes")]
    published = [line.snapshot["published"] for line in lines if line.snapshot]
    assert published[0] == published[1]
    views = [line.snapshot["view"] for line in lines if line.snapshot]
    assert own_part(views[0]) == own_part(views[1])


def test_results_are_for_those_who_have_played(new_url: NewUrl) -> None:
    with (
        serving(new_url("sqlite")) as served,
        Visitor(served.address, "Anna") as anna,
        Visitor(served.address, "Bob") as bob,
    ):
        before = anna.get("/api/daily")
        assert (before["status"], before["table"], before["leaders"], before["finished"]) == ("new", None, [], 0)
        table = start(anna)["id"]
        assert anna.get("/api/daily")["status"] == "playing"
        end = play_on(anna.watch(table, snapshot="yes"), 1)
        after = anna.get("/api/daily")
        points = end["result"]["points"][after["seat"]]
        assert after["status"] == "done"
        assert after["result"] == {"points": points, "place": 1, "percent": None}
        assert after["leaders"] == [{"place": 1, "name": "Anna", "points": points, "percent": None, "you": True}]
        hidden = bob.get("/api/daily")
        assert (hidden["leaders"], hidden["finished"], hidden["result"]) == ([], 1, None)
        assert anna.get("/api/daily/archive")["streak"] == 1
        assert bob.get("/api/daily/archive")["streak"] == 0
        refused = bob.http.get(f"/api/tables/{table}/record")
        assert (refused.status_code, key(refused)) == (404, "web-unknown-table")


def test_whoever_gives_up_has_no_points_and_cannot_try_again(new_url: NewUrl) -> None:
    with serving(new_url("sqlite")) as served, Visitor(served.address, "Anna") as anna:
        table = start(anna)["id"]
        line = anna.watch(table)
        line.do("resign")
        line.until_item("ended")
        assert anna.get("/api/daily")["result"] == {"points": None, "place": None, "percent": None}
        assert start(anna)["id"] == table


def test_there_is_no_help_in_the_deal_of_the_day(come: Come) -> None:
    anna = come("Anna")
    line = anna.watch(start(anna)["id"], snapshot="yes")
    line.send({"type": "hint", "id": "h1"})
    assert line.answer("h1")["error"]["key"] == "web-no-hints"
    assert line.refused("rewind") == "table-fixed-deal"


def test_the_deal_changes_with_the_day_and_the_house(new_url: NewUrl) -> None:
    with serving(new_url("sqlite")) as served, Visitor(served.address, "Anna") as anna:
        day = anna.get("/api/daily")["day"]
        archive = anna.get("/api/daily/archive")["days"]
        assert archive[0]["day"] < day
        assert len(archive) == 14
        past = anna.get(f"/api/daily/{archive[0]['day']}")
        assert (past["over"], past["status"]) == (True, "new")
        assert len({each["game"] for each in archive}) > 1
        for wrong, status in (("1999-01-01", 404), ("tomorrow", 422)):
            assert anna.http.get(f"/api/daily/{wrong}").status_code == status


def test_days_are_counted_in_a_row() -> None:
    noon = 1_794_960_000_000
    day, before = today(noon), archive_days(noon, 3)
    assert _streak({day, *before[:2]}, day) == 3
    assert _streak(set(before), day) == 3
    assert _streak({day, before[1]}, day) == 1
    assert _streak({before[1]}, day) == 0


def test_strangers_look_and_have_to_come_in_to_play(come: Come) -> None:
    stranger = come("X", False)
    assert stranger.get("/api/daily")["status"] == "new"
    assert stranger.http.post("/api/daily", json={}).status_code == 401


def test_an_end_that_was_not_counted_is_counted_when_somebody_looks(new_url: NewUrl) -> None:
    url = new_url("sqlite")
    with serving(url) as served, Visitor(served.address, "Anna") as anna:
        table = start(anna)["id"]
        play_on(anna.watch(table, snapshot="yes"), 2)
        expected = anna.get("/api/daily")["result"]
    store = open_store(url)
    store.change(lambda connection: connection.exec_driver_sql("UPDATE daily SET points = NULL, ended = NULL"))
    store.close()
    with serving(url) as served, Visitor(served.address, "Bob") as bob:
        bob.http.headers["Authorization"] = f"Bearer {anna.token}"
        assert bob.get("/api/daily")["result"] == expected
