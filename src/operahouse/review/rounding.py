"""Whole numbers that add up: figures shown together are rounded together."""

from collections.abc import Sequence
from math import floor


def rounded_together(values: Sequence[float], total: int) -> list[int]:
    """Each value as one of the whole numbers beside it, so that they add up to the total (largest remainder)."""
    whole = [floor(value) for value in values]
    order = sorted(range(len(values)), key=lambda place: whole[place] - values[place])
    missing = total - sum(whole)
    for turn in range(max(0, missing)):
        whole[order[turn % len(order)]] += 1
    return whole


def percents(shares: Sequence[float]) -> list[int]:
    """Shares of winning in whole percentages, 100 in all."""
    return rounded_together([100 * share for share in shares], 100)
