import pytest

from operahouse.kernel.chance import Generator
from operahouse.kernel.errors import Refusal
from operahouse.kernel.events import Event
from operahouse.kernel.game import Game, Json
from operahouse.table.absence import Return
from operahouse.table.clock import decision_size
from operahouse.table.codec import write_entry
from operahouse.table.decide import next_due
from operahouse.table.moves import Play
from operahouse.table.snapshot import snapshot
from operahouse.table.time_control import DAY, SECOND, TimeControl
from operahouse.table.undo import Undo
from operahouse.table.votes import Vote
from tests.games_under_test import every_game, hooks_of
from tests.table.logged_match import TOY, LoggedMatch, facts, find_game
from tests.toy.extras import RichToy

LIVE = TimeControl("live", bank=60 * SECOND, increment=5 * SECOND, per_option=SECOND)
FIRST = (60 + 5 + 3) * SECOND
"""The bank, and the grant for a bid with four options."""


def left(table: LoggedMatch) -> Json:
    clocks = snapshot(table.match, "anna", table.now)["clocks"]
    assert isinstance(clocks, dict)
    return {seat: clock["left"] for seat, clock in clocks.items()}


def test_without_a_clock_nothing_runs() -> None:
    table = LoggedMatch(TOY).sit_down()
    assert next_due(table.match) is None
    assert table.wait(100 * DAY).entries == []


def test_clocks_run_side_by_side_where_all_are_asked() -> None:
    table = LoggedMatch(TOY, time_control=LIVE).sit_down()
    table.wait(10 * SECOND)
    assert left(table) == {"north": FIRST - 10 * SECOND, "east": FIRST - 10 * SECOND}
    table.play("bid 1", "north")
    table.wait(20 * SECOND)
    assert left(table) == {"north": FIRST - 10 * SECOND, "east": FIRST - 30 * SECOND}


def test_a_bigger_decision_is_given_more_time() -> None:
    table = LoggedMatch(TOY, time_control=LIVE).sit_down()
    table.play("bid 3", "north")
    table.play("bid 0", "east")
    assert left(table) == {"north": FIRST + 7 * SECOND, "east": FIRST}


def test_who_is_out_of_time_is_replaced_and_can_come_back() -> None:
    table = LoggedMatch(TOY, time_control=LIVE).sit_down()
    table.play("bid 1", "north")
    deadline = next_due(table.match)
    assert deadline == table.now + FIRST
    assert table.wait(FIRST - 1).entries == []
    table.now += 1
    with pytest.raises(Refusal, match="table-out-of-time"):
        table.ask("bob", Play("bid 1"))
    table.wait(0)
    assert table.match.occupants["east"].bot == "novice"
    with pytest.raises(Refusal, match="table-away"):
        table.ask("bob", Play("bid 1"))
    table.ask("bob", Return())
    assert left(table)["east"] == LIVE.increment
    table.play("bid 1", "east")


def test_undoing_gives_no_time() -> None:
    table = LoggedMatch(TOY, time_control=LIVE).sit_down()
    for _ in range(5):
        table.now += SECOND
        table.play("bid 1", "north")
        table.ask("anna", Undo())
    assert left(table) == {"north": FIRST - 5 * SECOND, "east": FIRST - 5 * SECOND}


def test_time_for_the_next_question_goes_back_with_the_move() -> None:
    table = LoggedMatch(find_game("opera"), time_control=LIVE).sit_down()
    for seat in table.match.awaited:
        table.play("bid 7", seat)
    seat = table.match.awaited[0]
    before = left(table)
    table.play("hire impresario", seat)
    assert left(table) != before
    table.ask(table.match.occupants[seat].person, Undo())
    assert left(table) == before


class ToyWithScenes(RichToy):
    """A toy that shows a scene when the bids are opened."""

    def scene_time(self, events: list[Event]) -> int:
        """They are paid then."""
        return SCENE if any(event.kind == "paid" for event in events) else 0


SCENE = 12 * SECOND


def clock_of(table: LoggedMatch, seat: str) -> Json:
    clocks = snapshot(table.match, "anna", table.now)["clocks"]
    assert clocks is not None
    return {**clocks[seat]}


def at_a_scene() -> LoggedMatch:
    """North has won the bid and is asked; its clock stands still for the scene."""
    table = LoggedMatch(ToyWithScenes(), time_control=LIVE).sit_down()
    table.play("bid 3", "north")
    table.play("bid 0", "east")
    return table


def test_clocks_stand_still_while_a_scene_is_shown() -> None:
    table = at_a_scene()
    before = clock_of(table, "north")
    assert before == {"left": before["left"], "runs": True, "still": SCENE}
    table.wait(SCENE - SECOND)
    assert clock_of(table, "north") == {"left": before["left"], "runs": True, "still": SECOND}
    table.wait(3 * SECOND)
    assert clock_of(table, "north") == {"left": left(table)["north"], "runs": True}
    assert left(table)["north"] == int(str(before["left"])) - 2 * SECOND


def test_the_scene_counts_towards_no_deadline() -> None:
    table = at_a_scene()
    assert next_due(table.match) == table.now + SCENE + int(str(left(table)["north"]))


def test_who_answers_during_a_scene_has_used_no_time_and_won_none() -> None:
    at_once, later = at_a_scene(), at_a_scene()
    later.wait(SCENE)
    for table in (at_once, later):
        table.play_at_random(1)
    assert left(at_once) == left(later)


def test_a_move_that_led_to_a_scene_is_not_undone_on_a_clock() -> None:
    table = at_a_scene()
    with pytest.raises(Refusal, match="table-undo-revealed"):
        table.ask("bob", Undo())


def test_a_scene_is_kept_in_the_log_and_only_where_there_is_one() -> None:
    table = at_a_scene()
    moves = [line for line in map(write_entry, table.match.entries) if line["kind"] == "moved"]
    assert [line.get("scene") for line in moves] == [None, SCENE]
    assert table.again().clock.running_since == table.match.clock.running_since


def test_without_a_clock_there_is_nothing_to_stand_still() -> None:
    table = LoggedMatch(ToyWithScenes()).sit_down()
    table.play("bid 3", "north")
    table.play("bid 0", "east")
    assert all("scene" not in write_entry(entry) for entry in table.match.entries)


def test_days_are_not_saved_up() -> None:
    table = LoggedMatch(TOY, time_control=TimeControl("slow", days=2)).sit_down()
    for bid in ("bid 2", "bid 1"):
        table.wait(DAY // 2)
        table.play(bid)
    assert left(table)["north"] == 2 * DAY
    table.wait(2 * DAY)
    assert facts(table.match)[-1] == "left"


def test_a_slow_game_shows_days_to_those_who_wait() -> None:
    table = LoggedMatch(find_game("opera"), time_control=TimeControl("slow", days=2)).sit_down()
    assert set(left(table).values()) == {2 * DAY}
    table.wait(DAY // 2)
    seat = table.match.awaited[0]
    table.play("bid 1", seat)
    assert left(table)[seat] == 2 * DAY
    assert left(table)[table.match.awaited[0]] == 2 * DAY - DAY // 2


def status_of(table: LoggedMatch) -> str:
    return table.match.status


def test_clocks_stand_still_in_a_pause_which_ends_by_itself() -> None:
    table = LoggedMatch(TOY, time_control=LIVE).sit_down()
    table.wait(10 * SECOND)
    table.ask("anna", Vote("pause", True))
    table.ask("bob", Vote("pause", True))
    table.wait(DAY - 1)
    assert left(table)["north"] == FIRST - 10 * SECOND
    assert status_of(table) == "paused"
    table.wait(1)
    assert status_of(table) == "playing"
    table.wait(SECOND)
    assert left(table)["north"] == FIRST - 11 * SECOND


@every_game
def test_a_clock_betrays_no_hidden_hand(game: Game) -> None:
    """The time given depends only on what a spectator sees."""
    table = LoggedMatch(game, 3).sit_down()
    for index in range(12):
        position = game.write_position(table.match.state_in_play())
        original = game.read_position(position)
        for variation in hooks_of(game).hidden_variations(position, "", Generator(index)):
            other = game.read_position(variation)
            for seat in original.to_act():
                assert decision_size(game, other, seat) == decision_size(game, original, seat)
        table.play_at_random(1, index)
