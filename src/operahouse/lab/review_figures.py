"""What many reviewed games say together: averages with their errors, and how far chances come true.

Moments and seats of one game aren't independent, so every error is that of whole games.
"""

from math import sqrt
from typing import NamedTuple

from operahouse.lab.reviews import BANDS, Measured


class Mean(NamedTuple):
    """An average and its standard error."""

    value: float
    error: float

    @property
    def errors(self) -> float:
        """How many standard errors it lies from 0."""
        return self.value / self.error if self.error else 0.0


class Fit(NamedTuple):
    """How much of a result is fortune, and what is left of its variance without it."""

    slope: float
    error: float
    left: float
    """Results less this much of their fortune are as good as results of so many times as many games."""


class BandRow(NamedTuple):
    """Of the moments whose chance was judged about alike: how many, what was judged, and how often it came true."""

    moments: int
    judged: float
    won: float
    error: float


def mean_of(values: list[float]) -> Mean:
    """The average of at least two values."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return Mean(middle, sqrt(spread / len(values)))


def mean_fortunes(measured: list[Measured]) -> tuple[list[Mean], dict[str, Mean]]:
    """The mean fortune of each seat and, where different bots meet, of each bot."""
    by_seat = [mean_of([one.fortune[seat] for one in measured]) for seat in range(len(measured[0].fortune))]
    bots = list(dict.fromkeys(measured[0].bots))
    if len(bots) == 1:
        return by_seat, {}
    return by_seat, {bot: mean_of([_of_bot(one, one.fortune, bot) for one in measured]) for bot in sorted(bots)}


def _of_bot(one: Measured, values: list[float], bot: str) -> float:
    return _mean(_own(one, values, bot))


def fitted_fortune(measured: list[Measured]) -> Fit:
    """Results as a line over fortune, each bot's own average taken out."""
    rows = _centred(measured)
    spread = sum(lot * lot for game in rows for lot, _ in game)
    whole = sum(own * own for game in rows for _, own in game)
    if spread == 0 or whole == 0:
        return Fit(0.0, 0.0, 1.0)
    together = sum(lot * own for game in rows for lot, own in game)
    slope = together / spread
    error = sqrt(sum(sum(lot * (own - slope * lot) for lot, own in game) ** 2 for game in rows)) / spread
    return Fit(slope, error, 1 - together**2 / spread / whole)


def _centred(measured: list[Measured]) -> list[list[tuple[float, float]]]:
    """Game by game, for each seat: its fortune and its result less its start, less what its bot has on average."""
    results = [[own - began for own, began in zip(one.result, one.start, strict=True)] for one in measured]
    bots = {bot for one in measured for bot in one.bots}
    lucks = {bot: _mean([lot for one in measured for lot in _own(one, one.fortune, bot)]) for bot in bots}
    means = {
        bot: _mean([own for one, row in zip(measured, results, strict=True) for own in _own(one, row, bot)])
        for bot in bots
    }
    return [
        [(lot - lucks[bot], own - means[bot]) for bot, lot, own in zip(one.bots, one.fortune, row, strict=True)]
        for one, row in zip(measured, results, strict=True)
    ]


def _own(one: Measured, values: list[float], bot: str) -> list[float]:
    return [value for value, name in zip(values, one.bots, strict=True) if name == bot]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def root_mean_square(values: list[float]) -> float:
    """How large they are, whatever their sign."""
    return sqrt(sum(value * value for value in values) / len(values))


def calibration(measured: list[Measured]) -> list[BandRow]:
    """The bands with anything in them."""
    rows: list[BandRow] = []
    for band in range(BANDS):
        games = [one.bands[band] for one in measured]
        count = sum(own for own, _, _ in games)
        if count:
            rate = sum(won for _, won, _ in games) / count
            judged = sum(chance for _, _, chance in games) / count
            error = sqrt(sum((won - rate * own) ** 2 for own, won, _ in games)) / count
            rows.append(BandRow(count, judged, rate, error))
    return rows


def given_away(measured: list[Measured]) -> Mean:
    """The chance given away for each decision that counts, over all games."""
    count = sum(sum(one.decisions) for one in measured)
    rate = sum(sum(one.given_away) for one in measured) / count
    error = sqrt(sum((sum(one.given_away) - rate * sum(one.decisions)) ** 2 for one in measured)) / count
    return Mean(rate, error)
