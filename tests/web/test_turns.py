"""What waits for somebody, by the time that is left."""

from tests.web.conftest import Come
from tests.web.visitor import Visitor

SLOW = {"kind": "slow", "days": 3}
SLOWER = {"kind": "slow", "days": 7}


def turns(visitor: Visitor) -> list[tuple[str, bool]]:
    """The tables, and whether time runs out there."""
    return [(turn["table"]["id"], turn["until"] is not None) for turn in visitor.get("/api/me/turns")["turns"]]


def play_with_bot(visitor: Visitor, **terms: object) -> str:
    table: str = visitor.open(seats=["you", "random"], **terms)["id"]
    return table


def test_the_most_urgent_game_comes_first_and_those_without_a_clock_last(come: Come) -> None:
    anna = come("Anna")
    quiet = play_with_bot(anna)
    slower, slow = play_with_bot(anna, pace=SLOWER), play_with_bot(anna, pace=SLOW)
    assert turns(anna) == [(slow, True), (slower, True), (quiet, False)]
    assert turns(come("Bob")) == []


def test_a_game_that_waits_for_others_is_not_listed(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(pace=SLOW)["id"]
    host, guest = anna.watch(table), bob.watch(table)
    guest.sit("east")
    host.until_item("seated")
    assert turns(anna) == []
    host.do("start")
    assert (table, True) in turns(anna)
    host.do("play", move="bid 1")
    assert turns(anna) == []
    assert turns(bob) == [(table, True)]


def test_what_a_bot_answers_for_somebody_does_not_wait_for_them(come: Come) -> None:
    anna, bob = come("Anna"), come("Bob")
    table = anna.open(pace=SLOW)["id"]
    host, guest = anna.watch(table), bob.watch(table)
    guest.sit("east")
    host.until_item("seated")
    host.do("start")
    guest.until_item("started")
    guest.do("leave")
    assert turns(bob) == []


def test_strangers_have_no_turns(come: Come) -> None:
    assert come("X", False).http.get("/api/me/turns").status_code == 401
