"""95% confidence intervals."""

from math import pi, sqrt, tan
from typing import Final, NamedTuple

NORMAL: Final = 1.959963984540054
"""95% of a normal distribution lies within this many standard deviations."""


class Interval(NamedTuple):
    """An estimate with its 95% confidence interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """A win rate with Wilson's score interval. A shared win counts as a fraction."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = wins / games
    square = NORMAL**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = NORMAL / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return Interval(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)))


def clustered_mean(sums: list[float], counts: list[int]) -> Interval:
    """A mean of values that come in clusters: those of one deal are correlated and count as one observation.

    A ratio estimate with the variance between clusters, and Student's quantile for few clusters.
    """
    clusters, total = len(counts), sum(counts)
    mean = sum(sums) / total
    if clusters < 2:
        return Interval(mean, float("-inf"), float("inf"))
    squares = sum((own - mean * count) ** 2 for own, count in zip(sums, counts, strict=True))
    error = sqrt(squares * clusters / (clusters - 1)) / total
    reach = student(clusters - 1) * error
    return Interval(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """95% of Student's distribution lies within this many standard errors, by degrees of freedom.

    Exact for one and two, else by the Cornish–Fisher expansion, correct to two decimals.
    """
    if freedom == 1:
        return tan(pi * 0.475)
    if freedom == 2:
        return sqrt(2 * 0.95**2 / (1 - 0.95**2))
    z = NORMAL
    terms = [
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    ]
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
