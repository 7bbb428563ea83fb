"""A bot for somebody who is gone, if everybody else wants it."""

import pytest

from operahouse.kernel.errors import Refusal
from operahouse.table.absence import Leave, Return
from operahouse.table.decide import bots_to_move
from operahouse.table.snapshot import snapshot
from operahouse.table.stand_in import VoteStandIn
from operahouse.table.time_control import TimeControl
from tests.table.logged_match import TOY, LoggedMatch, facts


def test_a_bot_stands_in_once_all_others_agree_and_gives_the_seat_back() -> None:
    table = LoggedMatch(TOY, 3).sit_down()
    table.ask("anna", VoteStandIn("east", True))
    assert bots_to_move(table.match) == []
    assert snapshot(table.match, "cleo", table.now)["stand_ins"] == {"east": ["north"]}
    table.ask("cleo", VoteStandIn("east", True))
    assert facts(table.match)[-2:] == ["stand-in", "left"]
    assert table.stream("bob")[-1]["why"] == "vote"
    assert "stand_ins" not in snapshot(table.match, "cleo", table.now)
    assert bots_to_move(table.match) == ["east"]
    table.ask("bob", Return())
    assert bots_to_move(table.match) == []
    assert table.again().occupants == table.match.occupants


def test_a_vote_can_be_withdrawn_and_counts_once() -> None:
    table = LoggedMatch(TOY, 3).sit_down()
    table.ask("anna", VoteStandIn("east", True))
    with pytest.raises(Refusal, match="table-wished-already"):
        table.ask("anna", VoteStandIn("east", True))
    table.ask("anna", VoteStandIn("east", False))
    table.ask("cleo", VoteStandIn("east", True))
    assert table.match.present == ["north", "east", "south"]


def test_whoever_leaves_neither_votes_nor_is_voted_on() -> None:
    table = LoggedMatch(TOY, 3).sit_down()
    table.ask("anna", VoteStandIn("east", True))
    table.ask("cleo", Leave())
    assert table.match.occupants["east"].bot == "novice"
    table = LoggedMatch(TOY, 3).sit_down()
    table.ask("anna", VoteStandIn("east", True))
    table.ask("bob", Leave())
    assert table.match.stand_in_votes == frozenset()


@pytest.mark.parametrize("about", ["north", "west"])
def test_nobody_votes_about_themselves_or_nobody(about: str) -> None:
    table = LoggedMatch(TOY, 3).sit_down()
    with pytest.raises(Refusal, match="table-stand-in-nobody"):
        table.ask("anna", VoteStandIn(about, True))


def test_where_a_clock_runs_the_clock_decides() -> None:
    table = LoggedMatch(TOY, 2, TimeControl("slow", days=1)).sit_down()
    with pytest.raises(Refusal, match="table-stand-in-clock"):
        table.ask("anna", VoteStandIn("east", True))
