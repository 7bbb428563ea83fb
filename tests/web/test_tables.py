"""Tables over HTTP: opened, found, listed, recorded, rated."""

import httpx
import pytest

from operahouse.table.record import verify
from tests.table.logged_match import find_game
from tests.web.conftest import Come
from tests.web.playing import play_on
from tests.web.test_people import PASSWORD, key
from tests.web.visitor import TableSocket, Visitor


def test_the_house_says_what_it_offers(come: Come) -> None:
    server = come("X", False).get("/api/house")
    assert {game["name"] for game in server["games"]} == {"opera", "operaopoly", "toy"}
    assert server["levels"] == ["random", "novice", "amateur", "expert", "master"]
    assert server["me"] is None


@pytest.mark.parametrize("game", ["opera", "operaopoly"])
def test_the_box_of_a_game_can_be_looked_into(come: Come, game: str) -> None:
    assert come("X", False).get(f"/api/games/{game}") == find_game(game).reference().components
    assert come("X", False).get(f"/api/games/{game}/orders") == find_game(game).reference().standing_orders
    for nothing in ("/api/games/nothing", "/api/games/nothing/orders"):
        assert come("X", False).http.get(nothing).status_code == 404


def test_a_table_is_found_by_link_and_by_code(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open()
    found = bob.get(f"/api/tables/{table['id']}")
    assert found == bob.get(f"/api/codes/{table['code'].lower()}")
    assert found == {**table, "you": None, "seats": [{**seat, "you": False} for seat in table["seats"]]}
    assert table["link"] == f"/t/{table['id']}"
    assert len(table["id"]) == 32


def test_only_public_tables_are_listed(come: Come) -> None:
    anna = come()
    shown, hidden = anna.open(public=True)["id"], anna.open()["id"]
    begun = anna.open(public=True, seats=["you", "random"])["id"]
    listed = [table["id"] for table in come("Bob").get("/api/tables?game=toy")["tables"]]
    assert shown in listed
    assert not {hidden, begun} & set(listed)
    assert come("Bob").get("/api/tables?game=opera") == {"tables": []}
    assert {table["id"] for table in anna.get("/api/me/tables")["tables"]} == {shown, hidden, begun}


@pytest.mark.parametrize(
    ("wanted", "status", "expected"),
    [
        ({"game": "chess"}, 422, "unknown-game"),
        ({"players": 7}, 409, "table-wrong-players"),
        ({"players": -1}, 409, "table-wrong-players"),
        ({"players": 10**18}, 409, "table-wrong-players"),
        ({"options": ["flying"]}, 409, "table-unknown-option"),
        ({"substitute": "cmd:rm -rf /"}, 409, "unknown-bot"),
        ({"seats": ["you", "cmd:rm -rf /"]}, 409, "unknown-bot"),
        ({"seats": ["you"]}, 422, "web-wrong-seats"),
        ({"seats": ["you", "you"]}, 422, "web-one-seat"),
        ({"pace": {"kind": "live"}}, 422, "malformed-missing"),
        ({"pace": {"kind": "slow", "days": 9999}}, 422, "malformed-out-of-range"),
        ({"rated": True}, 403, "web-rated-account"),
        ({"players": "2"}, 422, "malformed-not-integer"),
        ({"colour": "red"}, 422, "malformed-unknown-field"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(
    come: Come, wanted: dict[str, object], status: int, expected: str
) -> None:
    answer = come().http.post("/api/tables", json={"game": "toy", "players": 2, **wanted})
    assert (answer.status_code, key(answer)) == (status, expected)


def test_strangers_open_no_tables(come: Come) -> None:
    answer = come("X", False).http.post("/api/tables", json={"game": "toy", "players": 2})
    assert (answer.status_code, key(answer)) == (401, "web-sign-in")


@pytest.mark.parametrize("path", ["/api/tables/nothing", "/api/codes/NOTHIN", "/api/tables/nothing/record"])
def test_what_is_not_there_is_not_found(come: Come, path: str) -> None:
    answer = come().http.get(path)
    assert (answer.status_code, key(answer)) == (404, "web-unknown-table")


@pytest.mark.parametrize("game", ["opera", "operaopoly", "toy"])
def test_a_game_against_bots_ends_with_a_record_that_can_be_verified(come: Come, game: str) -> None:
    anna = come()
    table = anna.open(
        game=game,
        players=3 if game != "toy" else 2,
        seats=["you", "random", "random"][: 3 if game != "toy" else 2],
        public=True,
    )
    assert table["status"] == "playing"
    line = anna.watch(table["id"], snapshot="yes")
    early = anna.http.get(f"/api/tables/{table['id']}/record")
    assert (early.status_code, key(early)) == (409, "web-not-over")
    play_on([line])
    stranger = come("X", False)
    record = stranger.get(f"/api/tables/{table['id']}/record")
    assert verify(find_game(game), record).drawn == [seat for seat, _ in record["moves"]].count("chance")
    assert record["names"]["north" if game == "toy" else "red"] == "Anna"
    listed = stranger.get(f"/api/records?game={game}")
    assert listed["records"][-1]["id"] == table["id"]
    assert stranger.get(listed["records"][-1]["link"]) == record
    assert stranger.get(f"/api/records?game={game}&after={listed['next']}")["records"] == []


def test_the_record_of_a_private_game_is_for_those_who_sat_there(come: Come) -> None:
    anna = come()
    table = anna.open(seats=["you", "random"])["id"]
    play_on([anna.watch(table, snapshot="yes")])
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 200
    private, unknown = (
        come("Bob").http.get(f"/api/tables/{table}/record"),
        come("Bob").http.get("/api/tables/no/record"),
    )
    assert (private.status_code, private.json()) == (404, unknown.json())


def with_account(come: Come, name: str) -> Visitor:
    visitor: Visitor = come(name, False)
    visitor.take(visitor.http.post("/api/accounts", json={"name": name, "password": PASSWORD}))
    return visitor


def rated_game(come: Come) -> tuple[TableSocket, TableSocket]:
    """Two people with accounts at a rated table that has begun."""
    vera, walt = with_account(come, f"Vera{id(come)}"), with_account(come, f"Walt{id(come)}")
    table = vera.open(rated=True)["id"]
    host, guest = vera.watch(table), walt.watch(table)
    guest.sit("east")
    host.do("start")
    return host, guest


def test_a_rated_game_changes_ratings_once(come: Come) -> None:
    host, guest = rated_game(come)
    guest.do("resign")
    host.until_item("ended")
    again = host.visitor.watch(host.hello["table"]["id"])
    assert again.items[-1]["kind"] == "ended"
    best = ratings_when_there(host.visitor, host.visitor.name)
    names = [one["name"] for one in best]
    assert names.index(host.visitor.name) < names.index(guest.visitor.name)
    assert [(one["games"], one["you"]) for one in best if one["name"] == host.visitor.name] == [(1, True)]


def ratings_when_there(visitor: Visitor, name: str) -> list[dict[str, object]]:
    """The ratings, as soon as somebody is among them: rating goes on beside the game."""
    while True:
        ratings: list[dict[str, object]] = visitor.get("/api/ratings?game=toy")["ratings"]
        if any(one["name"] == name for one in ratings):
            return ratings


def test_rated_games_are_for_accounts_and_without_bots(come: Come) -> None:
    vera = with_account(come, "Vera")
    table = vera.open(rated=True)["id"]
    guest = come("Guest").watch(table)
    assert guest.refused("sit", seat="east", name="") == "web-rated-account"
    host = vera.watch(table)
    assert host.refused("seat-bot", seat="east", bot="random") == "web-rated-bots"
    answer: httpx.Response = vera.http.post(
        "/api/tables", json={"game": "toy", "players": 2, "rated": True, "seats": ["you", "random"]}
    )
    assert (answer.status_code, key(answer)) == (409, "web-rated-bots")
    host.send({"type": "hint", "id": "h"})
    assert host.answer("h")["error"]["key"] == "web-no-hints"
