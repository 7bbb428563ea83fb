"""When something is next due in the matches in memory."""

from types import SimpleNamespace
from typing import cast

from operahouse.web.due_times import SPARE, DueTimes
from operahouse.web.live_match import LiveMatch


def live(id_: str, due: int | None) -> LiveMatch:
    """As much of a match as is asked for."""
    return cast(LiveMatch, SimpleNamespace(id=id_, summary=SimpleNamespace(due=due)))


def test_the_soonest_comes_first_and_what_is_past_is_forgotten() -> None:
    matches = {"a": live("a", 30), "b": live("b", 10), "c": live("c", None), "d": live("d", 0)}
    times = DueTimes(matches)
    for match in matches.values():
        times.add(match)
    assert [times.next_after(time) for time in (5, 10, 30)] == [10, 30, None]


def test_times_that_no_longer_hold_do_not_count() -> None:
    matches = {"a": live("a", 10), "b": live("b", 20), "c": live("c", 30)}
    times = DueTimes(matches)
    for match in matches.values():
        times.add(match)
    matches["a"] = live("a", 40)
    times.add(matches["a"])
    del matches["b"]
    assert [times.next_after(time) for time in (5, 30)] == [30, 40]


def test_a_match_that_changes_often_leaves_little_behind() -> None:
    matches = {"a": live("a", 1)}
    times = DueTimes(matches)
    for due in range(1, 5 * SPARE):
        matches["a"] = live("a", due)
        times.add(matches["a"])
        assert len(times._heap) <= SPARE + 1
    assert times.next_after(0) == 5 * SPARE - 1
