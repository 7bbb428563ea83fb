import pytest

from operahouse.kernel.errors import Refusal
from operahouse.table.agreeing import AskFor, rematch
from operahouse.table.ending import ABANDONED_AFTER, Ended
from operahouse.table.leaving import Leave, Resign, Return
from operahouse.table.moving import Play
from operahouse.table.proceed import bot_moves, bots_to_move, continue_as, next_tick, open_match
from operahouse.table.sight import sight
from tests.table.house import SEED, TOY, House, facts


def test_a_bot_plays_for_who_left_until_it_is_back() -> None:
    house = House(TOY, 3).sit_down()
    house.ask("bob", Leave())
    assert bots_to_move(house.match) == ["east"]
    house.let_bots_move()
    house.ask("bob", Return())
    assert bots_to_move(house.match) == []
    with pytest.raises(Refusal, match="table-not-away"):
        house.ask("bob", Return())


def test_bots_rest_while_everybody_is_away_and_the_match_ends_after_a_week() -> None:
    house = House(TOY).sit_down()
    house.ask("anna", Leave())
    house.ask("bob", Leave())
    assert bots_to_move(house.match) == []
    assert next_tick(house.match) == house.now + ABANDONED_AFTER
    house.wait(ABANDONED_AFTER)
    assert house.match.outcome == "abandoned"


def test_a_bot_asked_at_the_same_time_as_others_need_not_think_again_when_they_answer() -> None:
    house = House(TOY).sit_down()
    house.ask("bob", Leave())
    asked_at = house.match.asked_since["east"]
    house.play("bid 1", "north")
    after = bot_moves(house.match, "east", "bid 1", asked_at, house.now).match
    assert [move for _, _, move in after.moves] == ["bid 1", "bid 1"]


def test_a_late_bot_is_refused() -> None:
    house = House(TOY).sit_down()
    house.ask("bob", Leave())
    asked_at = house.match.asked_since["east"]
    house.let_bots_move()
    house.play("bid 3", "north")
    house.play("arrange a,b,-", "north")
    assert "east" in house.match.asked()
    with pytest.raises(Refusal, match="table-bot-late"):
        bot_moves(house.match, "east", "bid 1", asked_at, house.now)


def test_who_resigns_watches_and_comes_last() -> None:
    house = House(TOY, 3).sit_down()
    house.ask("anna", Resign())
    assert house.match.status == "playing"
    assert house.match.seat_of("anna") == ""
    assert sight(house.match, "anna", house.now)["view"] == sight(house.match, "", house.now)["view"]
    with pytest.raises(Refusal, match="table-no-seat"):
        house.ask("anna", Return())
    house.ask("cleo", Resign())
    ended = house.match.entries[-1].fact
    assert isinstance(ended, Ended)
    assert (ended.outcome, ended.result["ranking"]) == ("resigned", ["east", "south", "north"])


def test_bots_alone_do_not_play_on() -> None:
    house = House(TOY, 2).sit_down()
    house.ask("bob", Resign())
    assert facts(house.match)[-2:] == ["resigned", "ended"]
    for wish in (Play("bid 1"), Leave(), Resign(), Return()):
        with pytest.raises(Refusal, match="table-over"):
            house.ask("anna", wish)


def test_a_pause_needs_everybody_who_is_there() -> None:
    house = House(TOY, 3).sit_down()
    house.ask("anna", AskFor("pause", True))
    house.ask("bob", AskFor("pause", True))
    house.ask("bob", AskFor("pause", False))
    with pytest.raises(Refusal, match="table-wished-already"):
        house.ask("bob", AskFor("pause", False))
    house.ask("bob", AskFor("pause", True))
    assert house.match.status == "playing"
    house.ask("cleo", Leave())
    assert facts(house.match)[-2:] == ["left", "paused"]
    with pytest.raises(Refusal, match="table-paused"):
        house.ask("anna", Play("bid 1"))
    house.ask("anna", AskFor("resume", True))
    house.ask("bob", AskFor("resume", True))
    assert house.match.status == "playing"


def test_a_rematch_seats_everybody_again_under_a_new_seed() -> None:
    house = House(TOY).sit_down()
    with pytest.raises(Refusal, match="table-not-now"):
        house.ask("anna", AskFor("rematch", True))
    house.play_at_random(200)
    house.ask("anna", AskFor("rematch", True))
    with pytest.raises(Refusal, match="table-not-agreed"):
        rematch(house.match, "m1", SEED[::-1])
    house.ask("bob", AskFor("rematch", True))
    opened, seated = rematch(house.match, "m1", SEED[::-1])
    new = open_match(TOY, opened, house.now, seated).match
    assert new.places == house.match.places
    assert (new.opened.previous, new.seed) == ("m1", SEED[::-1])
    after = continue_as(house.match, "m2", house.now).match
    assert sight(after, "bob", house.now)["next"] == "m2"
