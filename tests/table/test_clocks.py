import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.game import Game, Json
from operahouse.table.agreeing import AskFor
from operahouse.table.leaving import Return
from operahouse.table.moving import Play
from operahouse.table.pace import DAY, SECOND, Pace, size_of_decision
from operahouse.table.proceed import next_tick
from operahouse.table.sight import sight
from operahouse.table.undoing import TakeBack
from tests.games_under_test import every_game, hooks_of
from tests.table.house import TOY, House, facts, find_game

LIVE = Pace("live", bank=60 * SECOND, grant=5 * SECOND, each=SECOND)
FIRST = (60 + 5 + 3) * SECOND
"""The bank, and the grant for a bid with four options."""


def left(house: House) -> Json:
    clocks = sight(house.match, "anna", house.now)["clocks"]
    assert isinstance(clocks, dict)
    return {seat: clock["left"] for seat, clock in clocks.items()}


def test_without_a_clock_nothing_runs() -> None:
    house = House(TOY).sit_down()
    assert next_tick(house.match) is None
    assert house.wait(100 * DAY).entries == []


def test_clocks_run_side_by_side_where_all_are_asked() -> None:
    house = House(TOY, pace=LIVE).sit_down()
    house.wait(10 * SECOND)
    assert left(house) == {"north": FIRST - 10 * SECOND, "east": FIRST - 10 * SECOND}
    house.play("bid 1", "north")
    house.wait(20 * SECOND)
    assert left(house) == {"north": FIRST - 10 * SECOND, "east": FIRST - 30 * SECOND}


def test_a_bigger_decision_is_given_more_time() -> None:
    house = House(TOY, pace=LIVE).sit_down()
    house.play("bid 3", "north")
    house.play("bid 0", "east")
    assert left(house) == {"north": FIRST + 7 * SECOND, "east": FIRST}


def test_who_is_out_of_time_is_replaced_and_can_come_back() -> None:
    house = House(TOY, pace=LIVE).sit_down()
    house.play("bid 1", "north")
    deadline = next_tick(house.match)
    assert deadline == house.now + FIRST
    assert house.wait(FIRST - 1).entries == []
    house.now += 1
    with pytest.raises(Refusal, match="table-out-of-time"):
        house.ask("bob", Play("bid 1"))
    house.wait(0)
    assert house.match.places["east"].bot == "novice"
    with pytest.raises(Refusal, match="table-away"):
        house.ask("bob", Play("bid 1"))
    house.ask("bob", Return())
    assert left(house)["east"] == LIVE.grant
    house.play("bid 1", "east")


def test_undoing_gives_no_time() -> None:
    house = House(TOY, pace=LIVE).sit_down()
    for _ in range(5):
        house.now += SECOND
        house.play("bid 1", "north")
        house.ask("anna", TakeBack())
    assert left(house) == {"north": FIRST - 5 * SECOND, "east": FIRST - 5 * SECOND}


def test_time_for_the_next_question_goes_back_with_the_move() -> None:
    house = House(find_game("opera"), pace=LIVE).sit_down()
    for seat in house.match.asked():
        house.play("bid 7", seat)
    seat = house.match.asked()[0]
    before = left(house)
    house.play("hire impresario", seat)
    assert left(house) != before
    house.ask(house.match.places[seat].person, TakeBack())
    assert left(house) == before


def test_days_are_not_saved_up() -> None:
    house = House(TOY, pace=Pace("slow", days=2)).sit_down()
    for bid in ("bid 2", "bid 1"):
        house.wait(DAY // 2)
        house.play(bid)
    assert left(house)["north"] == 2 * DAY
    house.wait(2 * DAY)
    assert facts(house.match)[-1] == "left"


def test_clocks_stand_still_in_a_pause_which_ends_by_itself() -> None:
    house = House(TOY, pace=LIVE).sit_down()
    house.wait(10 * SECOND)
    house.ask("anna", AskFor("pause", True))
    house.ask("bob", AskFor("pause", True))
    house.wait(DAY - 1)
    assert left(house)["north"] == FIRST - 10 * SECOND
    assert house.match.status == "paused"
    house.wait(1)
    assert house.match.status == "playing"
    house.wait(SECOND)
    assert left(house)["north"] == FIRST - 11 * SECOND


@every_game
def test_a_clock_betrays_no_hidden_hand(game: Game) -> None:
    """The time given depends only on what a spectator sees."""
    house = House(game, 3).sit_down()
    for index in range(12):
        position = game.write_position(house.match.playing())
        original = game.read_position(position)
        for variation in hooks_of(game).hidden_variations(position, "", Generator(index)):
            other = game.read_position(variation)
            for seat in original.to_act():
                assert size_of_decision(game, other, seat) == size_of_decision(game, original, seat)
        house.play_at_random(1, index)
