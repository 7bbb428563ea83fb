"""Training through a real server: mistakes are filed by reviews, and come back."""

from typing import cast

from operahouse.review.report import ReviewJson
from operahouse.store.puzzle import AGAIN, INTERVALS, Puzzle
from operahouse.store.training import file_mistakes
from operahouse.table.branch import BranchTerms, open_branch
from operahouse.table.decide import close_match
from operahouse.table.seats import Seated
from operahouse.web.mistakes import mistakes_of
from tests.table.logged_match import SEED, START, TOY, LoggedMatch
from tests.web.conftest import Come
from tests.web.serving import Served
from tests.web.test_reviews import finished, whole_review


def judged(*marks: tuple[str, str]) -> ReviewJson:
    """A review with a decision for each seat and mark."""
    decisions = [
        {"place": place, "seat": seat, "mark": mark, "best": "bid 3", "loss": 0.1}
        for place, (seat, mark) in enumerate(marks)
    ]
    return cast(ReviewJson, {"moments": [{"decisions": [one]} for one in decisions]})


def test_own_mistakes_become_puzzles_by_what_the_better_move_does() -> None:
    match = LoggedMatch(TOY).sit_down().match
    north, east = match.occupants
    review = judged((north, "blunder"), (east, "slip"), (north, ""), (north, "praise"))
    assert mistakes_of("m1", match, review) == [
        Puzzle("anna", "m1", 0, "toy", north, "bid", "blunder", 0.1),
        Puzzle("bob", "m1", 1, "toy", east, "bid", "slip", 0.1),
    ]


def test_branches_are_for_trying_things_out() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.play_at_random(2)
    parent = close_match(table.match, table.now).match
    seat = parent.moves[0][1]
    terms = BranchTerms("m1", 0, seat, "random", False)
    branch = open_branch(parent, terms, Seated(seat, "anna", "Anna", ""), SEED, START).match
    assert mistakes_of("m2", branch, judged((seat, "blunder"))) == []


def test_a_review_files_the_mistakes_that_it_found(come: Come) -> None:
    anna = come("Anna")
    table = finished(anna)
    own = anna.get(f"/api/tables/{table}")["you"]
    review = whole_review(anna, table)["review"]
    decisions = [one for moment in review["moments"] for one in moment["decisions"] if one["seat"] == own]
    mistakes = [one["place"] for one in decisions if one["mark"] in ("slip", "mistake", "blunder")]
    assert sorted(one["place"] for one in anna.get("/api/me/training")["puzzles"]) == mistakes


def test_what_is_failed_comes_back_soon_and_what_is_solved_later(served: Served, come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = finished(anna)
    whole_review(anna, table)
    person = anna.get("/api/me")["id"]
    mistake = Puzzle(person, table, 3, "toy", "north", "bid", "blunder", 0.9)
    served.server.store.change(lambda connection: file_mistakes(connection, table, [mistake]))
    training = anna.get("/api/me/training")
    assert [(one["table"], one["place"], one["theme"]) for one in training["puzzles"]] == [(table, 3, "bid")]
    assert training["puzzles"][0]["due"] <= training["now"]
    path = f"/api/me/training/{table}/3"
    solved = anna.http.post(path, json={"solved": True}).json()
    assert solved["box"] == 1
    assert solved["due"] >= training["now"] + INTERVALS[0]
    failed = anna.http.post(path, json={"solved": False}).json()
    assert (failed["box"], failed["tried"]) == (0, 2)
    assert training["now"] + AGAIN <= failed["due"] < solved["due"]
    assert bob.http.post(path, json={"solved": True}).status_code == 404
    assert bob.get("/api/me/training")["puzzles"] == []
