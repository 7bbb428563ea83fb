"""A duplicate board: every table has the same deal, and each seat is compared with the same seat elsewhere."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from operahouse.club.table_result import TableResult, score_against

FEWEST_WITH_EXTREMES: Final = 4
"""With so many results, the highest and the lowest don't count for the mean."""


class SeatScore(NamedTuple):
    """How a seat did against the same seat at the other tables."""

    matchpoints: int
    """Two for each table that was beaten, one for a tie."""
    most: int
    """As many as could be had."""
    difference: float
    """Points above the mean of the seat, of which the highest and the lowest result are left out."""


def score_board(tables: Sequence[TableResult]) -> list[list[SeatScore]]:
    """The scores of a board that is over at every table: for each table, those of its seats in order.

    A table that was broken off has no points, and nobody is compared with it. Whoever gave up there gets nothing,
    everybody else there gets the average.
    """
    return [[_score(tables, table, seat) for seat in range(len(table.seating))] for table in tables]


def mean_of(results: Sequence[int]) -> float | None:
    """The mean without the extremes; None without results."""
    kept = sorted(results)
    if len(kept) >= FEWEST_WITH_EXTREMES:
        kept = kept[1:-1]
    return sum(kept) / len(kept) if kept else None


def _score(tables: Sequence[TableResult], own: TableResult, seat: int) -> SeatScore:
    most = 2 * (len(tables) - 1)
    if not own.points:
        return SeatScore(0 if seat in own.resigned else most // 2, most, 0.0)
    others = [table.points[seat] for table in tables if table is not own and table.points]
    unplayed = len(tables) - 1 - len(others)
    matchpoints = sum(score_against(own.points[seat], points) for points in others) + unplayed
    mean = mean_of([*others, own.points[seat]])
    return SeatScore(matchpoints, most, 0.0 if mean is None else own.points[seat] - mean)
