"""Scores of boards and tables, and standings with their tie-breaks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from operahouse.club.matchpoints import SeatScore, mean_of, score_board
from operahouse.club.standings import TIE_BREAKS, standings
from operahouse.club.table_result import TableResult, ranked, table_score

RED = [80, 73, 68, 62]
BLUE = [71, 90, 83, 79]
YELLOW = [77, 77, 86, 82]


def board() -> list[TableResult]:
    """Four tables of three that played the same deal."""
    tables = []
    for number, points in enumerate(zip(RED, BLUE, YELLOW, strict=True)):
        seating = tuple(f"{seat}{number}" for seat in "rby")
        places = tuple(1 + sum(other > own for other in points) for own in points)
        tables.append(TableResult(seating, places, points, True))
    return tables


def test_two_matchpoints_for_every_table_beaten_and_one_for_a_tie() -> None:
    scores = score_board(board())
    assert [score[0].matchpoints for score in scores] == [6, 4, 2, 0]
    assert [score[1].matchpoints for score in scores] == [0, 6, 4, 2]
    assert [score[2].matchpoints for score in scores] == [1, 1, 6, 4]
    assert {score.most for table in scores for score in table} == {6}
    assert [score[0].difference for score in scores] == [9.5, 2.5, -2.5, -8.5]


@given(st.lists(st.lists(st.integers(-20, 120), min_size=3, max_size=3), min_size=2, max_size=9))
def test_the_matchpoints_of_a_seat_always_add_up(points: list[list[int]]) -> None:
    tables = [TableResult(("a", "b", "c"), (1, 2, 3), tuple(each), True) for each in points]
    scores = score_board(tables)
    for seat in range(3):
        assert sum(table[seat].matchpoints for table in scores) == len(tables) * (len(tables) - 1)
        assert all(0 <= table[seat].matchpoints <= table[seat].most for table in scores)


@pytest.mark.parametrize(
    ("results", "mean"), [([], None), ([10], 10), ([10, 20, 60], 30), ([10, 20, 30, 90], 25), ([0, 5, 6, 7, 99], 6)]
)
def test_the_mean_leaves_out_the_extremes(results: list[int], mean: float | None) -> None:
    assert mean_of(results) == mean


def test_nobody_is_compared_with_a_table_that_was_broken_off() -> None:
    tables = [*board()[:2], TableResult(("x", "y", "z"), (1, 2, 3), (), True, frozenset({2}))]
    scores = score_board(tables)
    assert scores[2] == [SeatScore(2, 4, 0.0), SeatScore(2, 4, 0.0), SeatScore(0, 4, 0.0)]
    assert [score[0].matchpoints for score in scores[:2]] == [3, 1]


def test_a_table_gives_two_for_every_seat_beaten() -> None:
    table = TableResult(("a", "", "b", "c"), (1, 2, 2, 4), (9, 8, 8, 1), True)
    assert [table_score(table, player) for player in "abc"] == [6, 3, 0]
    assert table_score(TableResult(("a", "b"), is_over=True), "a") == 1
    assert table_score(TableResult(("a", "b"), is_over=True, resigned=frozenset({0})), "a") == 0


def test_equal_figures_share_a_place() -> None:
    assert ranked({"a": (1, 2), "b": (3, 0), "c": (1, 2), "d": (0, 9)}) == [(1, "b"), (2, "a"), (2, "c"), (4, "d")]


def test_equal_scores_are_decided_by_the_opponents() -> None:
    first = [TableResult(("a", "b"), (1, 2), (9, 1), True), TableResult(("c", "d"), (1, 2), (9, 1), True)]
    second = [TableResult(("a", "c"), (1, 2), (9, 1), True), TableResult(("b", "d"), (2, 1), (1, 9), True)]
    table = standings("swiss", "abcd", [first, second])
    assert [(line.place, line.player, line.score) for line in table] == [
        (1, "a", 4),
        (2, "c", 2),
        (3, "d", 2),
        (4, "b", 0),
    ]
    assert [line.tie_breaks[0] for line in table] == [2, 6, 2, 6]


def test_a_duplicate_evening_counts_matchpoints_then_the_difference() -> None:
    table = standings("duplicate", [f"{seat}{number}" for seat in "rby" for number in range(4)], [board()])
    assert [line.player for line in table[:3]] == ["r0", "b1", "y2"]
    assert [line.tie_breaks[0] for line in table[:3]] == [9.5, 9.0, 6.5]
    assert {(line.score, line.most) for line in table[:3]} == {(6, 6)}


def test_whoever_goes_further_in_a_knock_out_stands_higher() -> None:
    first = [TableResult(("a", "b"), (1, 2), (9, 1), True), TableResult(("c", "d"), (1, 2), (9, 1), True)]
    final = [TableResult(("a", "c"), (2, 1), (1, 9), True)]
    table = standings("knockout", "abcd", [first, final])
    assert [(line.place, line.player) for line in table] == [(1, "c"), (2, "a"), (3, "b"), (3, "d")]
    assert standings("knockout", "ab", [])[0].score == 0


def test_every_format_says_how_ties_are_broken() -> None:
    for name, breaks in TIE_BREAKS.items():
        line = standings(name, ["a"], [])[0]
        assert (line.place, len(line.tie_breaks)) == (1, len(breaks))
