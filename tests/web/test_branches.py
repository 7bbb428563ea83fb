"""What if: branches of finished games, through a real server."""

from typing import Any

import pytest

from operahouse.store.results import list_results
from operahouse.web import branches
from tests.web.conftest import Come
from tests.web.playing import play_on
from tests.web.serving import Served
from tests.web.test_people import key
from tests.web.test_reviews import finished, whole_review
from tests.web.visitor import Visitor


def branch(visitor: Visitor, table: str, place: int, **terms: Any) -> dict[str, Any]:  # noqa: ANN401
    """A branch in which the visitor plays the first seat."""
    body = {"place": place, "seat": "north", "level": "random", **terms}
    answer = visitor.http.post(f"/api/tables/{table}/branches", json=body)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def tree(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """The game and its branches."""
    found: list[dict[str, Any]] = visitor.get(f"/api/tables/{table}/branches")["branches"]
    return found


@pytest.mark.parametrize("imagined", [False, True])
def test_a_branch_is_played_to_its_end_reviewed_and_compared(come: Come, imagined: bool) -> None:
    anna = come("Anna")
    table = finished(anna)
    made = branch(anna, table, 4, imagined=imagined, name=" Bid more ")
    with anna.watch(made["id"], snapshot="yes") as line:
        play_on([line])
    game, own = tree(anna, table)
    assert (game["id"], game["parent"], game["mine"]) == (table, None, False)
    assert (own["id"], own["parent"], own["name"], own["imagined"]) == (made["id"], table, "Bid more", imagined)
    assert own["status"] == "ended"
    assert own["mine"]
    assert own["winners"]
    assert all(isinstance(seat["points"], int) for seat in [*game["seats"], *own["seats"]])
    review = whole_review(anna, made["id"])["review"]
    assert review["over"]
    assert tree(anna, made["id"]) == [game, own]


def test_the_moves_before_are_those_of_the_game(served: Served, come: Come) -> None:
    anna = come("Anna")
    table = finished(anna)
    match = served.server.live_matches[table].match
    place = next(at for at, (_, seat, _) in enumerate(match.moves) if at > 3 and seat == "north")
    made = branch(anna, table, place)
    found = served.server.live_matches[made["id"]].match
    assert [move[1:] for move in found.moves[:place]] == [move[1:] for move in match.moves[:place]]
    assert made["you"] == "north"
    assert not made["public"]


def test_nothing_of_a_running_game_can_be_branched(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(seats=["you", "random"], public=True)["id"]
    for visitor in (anna, bob):
        answer = visitor.http.post(f"/api/tables/{table}/branches", json={"place": 0, "seat": "north"})
        assert (answer.status_code, key(answer)) == (409, "table-screens-closed")


def test_a_private_game_is_branched_by_those_who_took_part_and_shared_by_the_link_of_a_branch(come: Come) -> None:
    anna, bob, nameless = come("Anna"), come("Bob"), come("", False)
    table = finished(anna, public=False)
    answer = bob.http.post(f"/api/tables/{table}/branches", json={"place": 0, "seat": "north"})
    assert answer.status_code == 404
    made = branch(anna, table, 2)["id"]
    with anna.watch(made, snapshot="yes") as line:
        play_on([line])
    for visitor in (bob, nameless):
        shown = visitor.http.get(f"/api/tables/{made}/branches").json()["branches"]
        assert [(one["id"], one["mine"]) for one in shown] == [(made, False)]
    assert bob.get(f"/api/tables/{made}/record")["moves"]
    again = branch(bob, made, 2)["id"]
    assert [one["id"] for one in tree(bob, made)] == [made, again]
    assert [one["id"] for one in tree(anna, table)] == [table, made]


def test_a_branch_has_the_name_that_its_owner_gives_it(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = finished(anna, public=True)
    made = branch(anna, table, 2)["id"]
    assert anna.http.put(f"/api/tables/{made}/branch", json={"name": "Earlier"}).status_code == 204
    assert tree(anna, table)[1]["name"] == "Earlier"
    for visitor, one in ((bob, made), (anna, table)):
        assert visitor.http.put(f"/api/tables/{one}/branch", json={"name": "Mine"}).status_code == 404


def test_branches_are_no_games_of_a_person(served: Served, come: Come) -> None:
    anna = come("Anna")
    table = finished(anna)
    made = branch(anna, table, 2)["id"]
    assert [one["id"] for one in anna.get("/api/me/tables")["tables"]] == [table]
    assert anna.get("/api/me/turns")["turns"] == []
    with anna.watch(made, snapshot="yes") as line:
        play_on([line])
    anna.get("/api/me/profile")
    person = anna.get("/api/me")["id"]
    results = served.server.store.read(lambda connection: list_results(connection, person, only_public=False))
    assert [one.result.match for one in results] == [table]


def test_there_is_a_most_of_branches(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(branches, "MOST_BRANCHES", 1)
    anna = come("Anna")
    table = finished(anna)
    branch(anna, table, 0)
    answer = anna.http.post(f"/api/tables/{table}/branches", json={"place": 0, "seat": "north"})
    assert (answer.status_code, key(answer)) == (409, "web-many-branches")
