import pytest

from operahouse.kernel.errors import Refusal
from operahouse.table.absence import Leave, Resign, Return
from operahouse.table.decide import accept_bot_move, announce_rematch, bots_to_move, next_due, open_match
from operahouse.table.end import ABANDONED_AFTER, Ended
from operahouse.table.moves import Play
from operahouse.table.seats import SeatBot, Sit
from operahouse.table.snapshot import snapshot
from operahouse.table.start import Start
from operahouse.table.votes import Vote, rematch_terms
from tests.table.logged_match import SEED, TOY, LoggedMatch, facts


def test_a_bot_plays_for_who_left_until_it_is_back() -> None:
    table = LoggedMatch(TOY, 3).sit_down()
    table.ask("bob", Leave())
    assert bots_to_move(table.match) == ["east"]
    table.let_bots_move()
    table.ask("bob", Return())
    assert bots_to_move(table.match) == []
    with pytest.raises(Refusal, match="table-not-away"):
        table.ask("bob", Return())


def test_bots_rest_while_everybody_is_away_and_the_match_ends_after_a_week() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("anna", Leave())
    table.ask("bob", Leave())
    assert bots_to_move(table.match) == []
    assert next_due(table.match) == table.now + ABANDONED_AFTER
    table.wait(ABANDONED_AFTER)
    assert table.match.outcome == "abandoned"


def test_a_single_person_may_let_bots_play_it_out() -> None:
    table = LoggedMatch(TOY)
    table.ask("anna", Sit("north", "Anna"))
    table.ask("anna", SeatBot("east", "random"))
    table.ask("anna", Start())
    table.let_bots_move()
    table.ask("anna", Leave())
    assert bots_to_move(table.match) == ["north"]
    table.let_bots_move()
    assert table.match.outcome == "finished"


def test_a_bot_asked_at_the_same_time_as_others_need_not_think_again_when_they_answer() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("bob", Leave())
    asked_at = table.match.awaited_since["east"]
    table.play("bid 1", "north")
    after = accept_bot_move(table.match, "east", "bid 1", asked_at, table.now).match
    assert [move for _, _, move in after.moves] == ["bid 1", "bid 1"]


def test_a_late_bot_is_refused() -> None:
    table = LoggedMatch(TOY).sit_down()
    table.ask("bob", Leave())
    asked_at = table.match.awaited_since["east"]
    table.let_bots_move()
    table.play("bid 3", "north")
    table.play("arrange a,b,-", "north")
    assert "east" in table.match.awaited
    with pytest.raises(Refusal, match="table-bot-late"):
        accept_bot_move(table.match, "east", "bid 1", asked_at, table.now)


def test_who_resigns_watches_and_comes_last() -> None:
    table = LoggedMatch(TOY, 3).sit_down()
    table.ask("anna", Resign())
    assert table.match.status == "playing"
    assert "anna" not in table.match.seat_of
    assert snapshot(table.match, "anna", table.now)["view"] == snapshot(table.match, "", table.now)["view"]
    with pytest.raises(Refusal, match="table-no-seat"):
        table.ask("anna", Return())
    table.ask("cleo", Resign())
    ended = table.match.entries[-1].fact
    assert isinstance(ended, Ended)
    assert (ended.outcome, ended.result["ranking"]) == ("resigned", ["east", "south", "north"])


def test_bots_alone_do_not_play_on() -> None:
    table = LoggedMatch(TOY, 2).sit_down()
    table.ask("bob", Resign())
    assert facts(table.match)[-2:] == ["resigned", "ended"]
    for command in (Play("bid 1"), Leave(), Resign(), Return()):
        with pytest.raises(Refusal, match="table-over"):
            table.ask("anna", command)


def test_a_pause_needs_everybody_who_is_there() -> None:
    table = LoggedMatch(TOY, 3).sit_down()
    table.ask("anna", Vote("pause", True))
    table.ask("bob", Vote("pause", True))
    table.ask("bob", Vote("pause", False))
    with pytest.raises(Refusal, match="table-wished-already"):
        table.ask("bob", Vote("pause", False))
    table.ask("bob", Vote("pause", True))
    assert table.match.status == "playing"
    table.ask("cleo", Leave())
    assert facts(table.match)[-2:] == ["left", "paused"]
    with pytest.raises(Refusal, match="table-paused"):
        table.ask("anna", Play("bid 1"))
    table.ask("anna", Vote("resume", True))
    table.ask("bob", Vote("resume", True))
    assert table.match.status == "playing"


def test_a_rematch_seats_everybody_again_under_a_new_seed() -> None:
    table = LoggedMatch(TOY).sit_down()
    with pytest.raises(Refusal, match="table-not-now"):
        table.ask("anna", Vote("rematch", True))
    table.play_at_random(200)
    table.ask("anna", Vote("rematch", True))
    with pytest.raises(Refusal, match="table-not-agreed"):
        rematch_terms(table.match, "m1", SEED[::-1])
    table.ask("bob", Vote("rematch", True))
    opened, seated = rematch_terms(table.match, "m1", SEED[::-1])
    new = open_match(TOY, opened, table.now, seated).match
    assert new.occupants == table.match.occupants
    assert (new.agreement.previous, new.seed) == ("m1", SEED[::-1])
    after = announce_rematch(table.match, "m2", table.now).match
    assert snapshot(after, "bob", table.now)["next"] == "m2"
