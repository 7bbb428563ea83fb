"""Reviews through a real server: made by themselves, kept, and only of games that are over."""

import time
from typing import Any

import pytest

from operahouse.games.catalogue import game_names
from operahouse.store.reviews import find_review, keep_review
from operahouse.web import reviews
from tests.web.conftest import Come
from tests.web.playing import play_on
from tests.web.serving import Served
from tests.web.test_people import key
from tests.web.visitor import Visitor

PATIENCE = 120


def whole_review(visitor: Visitor, table: str) -> dict[str, Any]:
    """Ask until the review is whole. On a busy machine that may be more often than is allowed."""
    deadline = time.monotonic() + PATIENCE
    state: dict[str, Any] = {"done": 0, "all": 0}
    while time.monotonic() < deadline:
        answer = visitor.http.get(f"/api/tables/{table}/review")
        if answer.status_code == 429:
            continue
        assert answer.status_code == 200
        state = answer.json()
        assert not state["failed"]
        if state["all"] and state["done"] == state["all"] and state["review"]["accounts"]:
            return state
    raise AssertionError(f"{state['done']} of {state['all']} moments")


def finished(anna: Visitor, **agreed: Any) -> str:  # noqa: ANN401
    """A game of the toy, played to its end."""
    table: str = anna.open(seats=["you", "random"], **agreed)["id"]
    with anna.watch(table, snapshot="yes") as line:
        play_on([line])
    return table


def test_a_review_is_made_by_itself_and_kept(served: Served, come: Come) -> None:
    anna = come("Anna")
    table = finished(anna, public=True)
    nameless = come("", False)
    found: dict[str, Any] = {}
    deadline = time.monotonic() + PATIENCE
    while not found.get("review") and time.monotonic() < deadline:
        found = nameless.http.get(f"/api/tables/{table}/review").json()
    state = whole_review(anna, table)
    review = state["review"]
    match = served.server.live_matches[table].match
    answered = [answer["place"] for moment in review["moments"] for answer in moment["answers"]]
    assert answered == [place for place, (_, seat, _) in enumerate(match.moves) if seat in review["seats"]]
    for account in review["accounts"]:
        result = account.pop("result")
        assert sum(account.values()) == pytest.approx(result, abs=1e-9)
    store = served.server.store
    kept = store.read(lambda connection: find_review(connection, table, review["version"]))
    assert kept is not None
    assert store.read(lambda connection: find_review(connection, table, "another")) is None
    assert whole_review(anna, table)["review"]["moments"] == kept["moments"]


def test_nothing_of_a_running_game_can_be_reviewed(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(seats=["you", "random"], public=True)["id"]
    for visitor in (anna, bob):
        answer = visitor.http.get(f"/api/tables/{table}/review")
        assert (answer.status_code, key(answer)) == (409, "table-screens-closed")


def test_a_private_game_is_reviewed_for_those_who_took_part(come: Come) -> None:
    anna, bob, nameless = come("Anna"), come("Bob"), come("", False)
    table = finished(anna, public=False)
    assert whole_review(anna, table)["review"]["over"]
    for visitor in (bob, nameless):
        assert visitor.http.get(f"/api/tables/{table}/review").status_code == 404


@pytest.mark.parametrize("game", game_names())
def test_a_game_that_was_given_up_is_reviewed_up_to_there(come: Come, game: str) -> None:
    anna = come("Anna")
    table = anna.open(game=game, seats=["you", "random"])["id"]
    with anna.watch(table, snapshot="yes") as line:
        while line.snapshot is None or line.snapshot["you"] not in line.snapshot["asked"]:
            line.next()
        line.do("play", move=line.snapshot["options"][0]["move"])
        line.do("resign")
    review = whole_review(anna, table)["review"]
    assert review["over"] is False
    assert review["moments"]


def test_a_review_of_another_version_is_made_again(served: Served, come: Come) -> None:
    anna = come("Anna")
    table = finished(anna)
    review = whole_review(anna, table)["review"]
    store = served.server.store
    store.change(lambda connection: keep_review(connection, table, "older", {"moments": []}, 1))
    assert whole_review(anna, table)["review"]["moments"] == review["moments"]


def test_only_so_many_wait(served: Served, come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    anna = come("Anna")
    table = finished(anna)
    assert served.server.reviews._running == {}
    assert anna.get(f"/api/tables/{table}/review")["failed"]
    monkeypatch.undo()
    assert whole_review(anna, table)["review"]["accounts"]


def test_another_move_can_be_tried_at_the_real_question(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(game="opera", seats=["you", "random"], public=True)["id"]
    with anna.watch(table, snapshot="yes") as line:
        while line.snapshot is None or line.snapshot["you"] not in line.snapshot["asked"]:
            line.next()
        asked = line.snapshot
        line.do("play", move="bid 0")
        closed = [anna.http.get(f"/api/tables/{table}/review/0/{what}") for what in ("question", "attempt?move=bid 1")]
        assert [key(answer) for answer in closed] == ["table-screens-closed"] * 2
        line.do("resign")
    review = whole_review(anna, table)["review"]
    decision = next(one for one in review["moments"][0]["decisions"] if one["move"] == "bid 0")
    question = bob.get(f"/api/tables/{table}/review/{decision['place']}/question")
    assert (question["you"], question["options"]) == (asked["you"], asked["options"])
    best = bob.get(f"/api/tables/{table}/review/{decision['place']}/attempt?move={decision['best']}")
    assert best["played"] == pytest.approx(decision["chance"])
    assert best["chance"] == best["best"] == pytest.approx(decision["chance"] + decision["loss"])
    assert decision["mark"]
    assert (best["reasons"], best["rivals"]) == (decision["reasons"], decision["rivals"])
    same = bob.get(f"/api/tables/{table}/review/{decision['place']}/attempt?move=bid 0")
    assert (same["reasons"], same["rivals"]) == ([], [])
    wrong = bob.http.get(f"/api/tables/{table}/review/{decision['place']}/attempt?move=bid 99")
    assert (wrong.status_code, key(wrong)) == (409, "refusal-unknown-move")
    nowhere = bob.http.get(f"/api/tables/{table}/review/999/attempt?move=bid 1")
    assert key(nowhere) == "table-no-such-moment"
