"""Whether ratings predict who wins better than no ratings do."""

from collections.abc import Sequence
from itertools import groupby
from math import log, sqrt
from typing import NamedTuple

from operahouse.store.ratings import RatedSeat
from operahouse.web.rating import MODEL


class RatingCheck(NamedTuple):
    """How far predictions were off, on average over all games: less is better."""

    games: int
    log_loss: float
    """Of the ratings that everybody had before each game."""
    constant: float
    """Of giving everybody at the table the same chance."""
    gain: float
    """How much less the first is."""
    error: float
    """The standard error of that gain."""


def check_ratings(seats: Sequence[RatedSeat]) -> RatingCheck | None:
    """Go through the games in order, each predicted from the ratings before it. None without games."""
    known: dict[str, tuple[float, float]] = {}
    losses: list[tuple[float, float]] = []
    for _, group in groupby(seats, key=lambda seat: seat.match):
        table = list(group)
        best = min(seat.place for seat in table)
        won = [seat.place == best for seat in table]
        if len(table) > 1:
            chances = _chances([known.get(seat.person, (MODEL.mu, MODEL.sigma)) for seat in table])
            losses.append((_loss(chances, won), _loss([1 / len(table)] * len(table), won)))
        known.update({seat.person: (seat.mu, seat.sigma) for seat in table})
    return _summed(losses) if losses else None


def _chances(ratings: Sequence[tuple[float, float]]) -> list[float]:
    """The chance of everybody to win."""
    return [
        float(chance) for chance in MODEL.predict_win([[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in ratings])
    ]


def _loss(chances: Sequence[float], won: Sequence[bool]) -> float:
    """Those who share the first place share the loss."""
    winners = [chance for chance, first in zip(chances, won, strict=True) if first]
    return sum(-log(max(chance, 1e-12)) for chance in winners) / len(winners)


def _summed(losses: Sequence[tuple[float, float]]) -> RatingCheck:
    count = len(losses)
    gains = [constant - loss for loss, constant in losses]
    gain = sum(gains) / count
    spread = sum((each - gain) ** 2 for each in gains) / max(1, count - 1)
    return RatingCheck(
        count, sum(loss for loss, _ in losses) / count, sum(each for _, each in losses) / count, gain,
        sqrt(spread / count),
    )  # fmt: skip
